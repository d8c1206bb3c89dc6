// How a finished game is told again, move by move; a game may have its own way (boards/<game>/replay.ts).

import { part } from "./api";
import type { Facts } from "./types.gen";

export const PACE = 1500; // milliseconds per move at single speed
const NOTHING = 350; // where a move did nothing that anyone could see

export interface Retelling<Event = Facts> {
  /** The events that say in short what a move was; `moving`: it is being shown, so nothing of how that ends. */
  short: (events: Event[], moving: boolean) => Event[];
  /** How long a move is shown at single speed, in milliseconds. */
  lasts: (events: Event[]) => number;
}

const PLAIN: Retelling = {
  short: (events) => events,
  lasts: (events) => (events.length ? PACE : NOTHING),
};

const OWN = import.meta.glob<Retelling>("../boards/*/replay.ts", { import: "default" });

export async function retellingOf(game: string): Promise<Retelling> {
  const own = OWN[`../boards/${game}/replay.ts`];
  return own ? part(own()) : PLAIN;
}
