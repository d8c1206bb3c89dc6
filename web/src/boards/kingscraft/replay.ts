// A finished game told again: the end of a fight stays a while, and what is only tidied up is left to the log.

import { PACE, type Retelling } from "../../lib/retelling";
import type { Event } from "./types.gen";

const END_OF_FIGHT = 4200; // milliseconds
const NOTHING = 350; // a pass that nobody noticed
const ENDS: Event["event"][] = ["compared", "won", "lost"];
const DETAILS: Event["event"][] = ["speed_check", "order", "ranked", "stowed", "expired", "reshuffled", "turned_up"];

export default {
  short: (events, moving) => {
    const end = events.findIndex((fact) => ENDS.includes(fact.event));
    const shown = moving && end >= 0 ? events.slice(0, end) : events;
    return shown.filter((fact) => !DETAILS.includes(fact.event));
  },
  lasts: (events) => {
    if (events.some((fact) => fact.event === "won" || fact.event === "lost")) return END_OF_FIGHT;
    return events.length ? PACE : NOTHING;
  },
} satisfies Retelling<Event>;
