// What everyone did in a game, counted from its events.

import type { Whichever } from "../../lib/whichever";
import type { Event, SeatView } from "./types.gen";

/** One seat's game in numbers. */
export interface Feats {
  souls: number;
  wounds: number;
  built: number;
  minibosses: number;
  spells: number;
  out: number | null; // the turn in which this seat was eliminated
}

export interface End {
  how: string;
  winner: number | null;
  turn: number;
}

function featsOf(events: Event[], seats: number): Feats[] {
  const all = Array.from({ length: seats }, (): Feats => ({ souls: 0, wounds: 0, built: 0, minibosses: 0, spells: 0, out: null }));
  let turn = 1;
  for (const fact of events) {
    if (fact.event === "turn") turn = fact.round;
    const { seat = -1 }: Whichever<Event> = fact;
    const feats = all[seat];
    if (!feats) continue;
    if (fact.event === "soul") feats.souls = fact.total;
    if (fact.event === "wound") feats.wounds = fact.total;
    if (fact.event === "healed") Object.assign(feats, { souls: fact.souls, wounds: fact.wounds });
    if (fact.event === "built") feats.built++;
    if (fact.event === "miniboss_built") feats.minibosses++;
    if (fact.event === "declared" && fact.spell) feats.spells++;
    if (fact.event === "eliminated") feats.out = turn;
  }
  return all;
}

/** With the souls and wounds that lie on the table. Whoever was eliminated lost theirs; what they had until then stands in the events. */
export function finalFeats(events: Event[], seats: SeatView[]): Feats[] {
  return featsOf(events, seats.length).map((feats, seat) =>
    seats[seat]!.alive ? { ...feats, souls: seats[seat]!.souls, wounds: seats[seat]!.wounds } : feats,
  );
}

export function endOf(events: Event[]): End {
  const end: End = { how: "souls", winner: null, turn: 1 };
  for (const fact of events) {
    if (fact.event === "turn") end.turn = fact.round;
    if (fact.event === "over") Object.assign(end, { how: fact.how, winner: fact.winner });
  }
  return end;
}
