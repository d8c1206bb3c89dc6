// The shapes that this game's view, moves and events have (games/maechtige_monster: view.py, moves.py, rules.py).

import type { Choice, NoChoice } from "../../lib/types.gen";

export type Range = [number, number];

export interface Monster {
  seat: number;
  strength: number;
}

export interface GuardView {
  level: number;
  strength: Range; // printed on the back
  loot: Range;
  now: { strength: Range; loot: Range }; // with the tile in force
  front: { card: string; strength: number; loot: number } | null;
  slots: [Monster | null, Monster | null];
}

export interface SeatView {
  type: string;
  heal: number[]; // by strength
  heal_now: number[]; // with the tile in force
  gold: number;
  hand: (number | null)[];
  aside: (number | null)[];
}

export interface CastleView {
  seat: number | null;
  round: number;
  rounds: number;
  chain: boolean;
  king: boolean;
  start: number;
  turn: number | null;
  tile: string | null;
  tiles: string[];
  guards: GuardView[];
  pile: { count: number; top: number | null; levels: number[] };
  revealed: string[];
  seats: SeatView[];
}

export interface Place {
  guard: number; // from 1, as the moves count
  slot: number;
}

/** What the picked card may do at a place. */
export interface Fate {
  option: Choice | null;
  refusal: NoChoice | null;
}
