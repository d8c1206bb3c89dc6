// What is shown of an entry, one moment after the other.

import type { Facts } from "../lib/types.gen";

/** Where in the log the table stands while something is being shown. */
export interface Moment {
  n: number; // the entry
  upTo: number; // how many of its events are told then
}

/** A moment that is shown for a while. */
export interface Beat<Event = Facts> extends Moment {
  events: Event[]; // those that are told now
  lasts: number; // milliseconds; 0: not shown at all
  stop: boolean; // worth waiting for a click, if one likes that
}
