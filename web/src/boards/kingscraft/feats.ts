// What everyone did in a game, counted from its events.

import type { Whichever } from "../../lib/whichever";
import type { Event } from "./types.gen";

/** One seat's game in numbers. */
export interface Feats {
  beaten: [number, number, number]; // creatures by level
  challenged: number; // fights against the king
  forged: number;
  potions: number;
}

/** How it ended: who beat the king and how, or nobody. */
export interface End {
  king: string;
  round: number;
  slayer: number | null;
  power: number;
  against: number;
  hearts: number;
}

export function featsOf(events: Event[], seats: number): Feats[] {
  const all = Array.from({ length: seats }, (): Feats => ({ beaten: [0, 0, 0], challenged: 0, forged: 0, potions: 0 }));
  const { king } = endOf(events);
  let level = 0; // of the enemy in the last fight
  for (const fact of events) {
    const { seat = -1 }: Whichever<Event> = fact;
    const feats = all[seat];
    if (!feats) continue;
    if (fact.event === "fight") level = fact.level;
    if (fact.event === "won" && fact.enemy !== king) feats.beaten[level - 1]++;
    if (fact.event === "fight" && fact.enemy === king) feats.challenged++;
    if (fact.event === "combined" || fact.event === "improved") feats.forged++;
    if (fact.event === "played") feats.potions++;
  }
  return all;
}

export function endOf(events: Event[]): End {
  const end: End = { king: "", round: 0, slayer: null, power: 0, against: 0, hearts: 0 };
  for (const fact of events) {
    if (fact.event === "setup") end.king = fact.king;
    if (fact.event === "round") end.round = fact.round;
    if (fact.event === "compared") Object.assign(end, { power: fact.hero_power, against: fact.enemy_power, hearts: fact.hearts });
    if (fact.event === "won" && fact.enemy === end.king)
      Object.assign(end, { slayer: fact.seat, hearts: fact.hearts ?? end.hearts });
  }
  return end;
}
