// The guided first game of a game that has one (boards/<game>/tour.ts): what each step waits for, when it is done, and which text it
// says. It advises and never blocks.

import { part } from "./api";
import type { Facts, NewTable } from "./types.gen";

/** Something a step waits for: an event, ours or another's or anyone's, a choice on offer (by what it would bring, or by its kind), or the reader's nod. */
export type Sign =
  { kind: "start" } | { kind: "read" } | { kind: "event"; event: string; by?: "me" | "other"; from?: "me" } | { kind: "choice"; preview?: string; does?: string };

export interface TourStep {
  text: string; // `tour-<game>-<text>`
  shows: Sign; // when it comes up
  done: Sign; // when it goes away
  at?: string; // selector of the thing it speaks of, or of the card to play
  also?: string; // and of what belongs to that thing: the places it can go, the numbers it is compared with
}

export interface Tour {
  table: Pick<NewTable, "players" | "level" | "options">; // its deal is made for it
  above?: boolean; // the coach stands above the table, which leaves no room for him beside it
  steps: TourStep[];
}

const TOURS = import.meta.glob<Tour>("../boards/*/tour.ts", { import: "default" });

export function hasTour(game: string): boolean {
  return `../boards/${game}/tour.ts` in TOURS;
}

export function tourOf(game: string): Promise<Tour> {
  return part(TOURS[`../boards/${game}/tour.ts`]());
}

/** Whether an event is the one a step waits for, seen from this seat. */
export function matches(sign: Sign, fact: Facts, seat: number | null): boolean {
  if (sign.kind !== "event" || fact.event !== sign.event) return false;
  if (sign.from === "me") return fact.owner === seat && fact.seat !== seat;
  if (sign.by === "me") return fact.seat === seat;
  return sign.by !== "other" || fact.seat !== seat;
}
