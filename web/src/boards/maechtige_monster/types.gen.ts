// Generated from src/monstertisch/games/maechtige_monster/shapes.py by `npm run types`. Do not edit.

export interface Monster {
  seat: number;
  strength: number;
}

export interface Spans {
  strength: number[];
  loot: number[];
}

/** A guard that was revealed. */
export interface Front {
  card: string;
  strength: number;
  loot: number;
}

/** A guard with what is printed on its back, and `now` with the tile in force. */
export interface GuardView {
  level: number;
  strength: number[];
  loot: number[];
  now: Spans;
  front: Front | null;
  slots: (Monster | null)[];
}

/** How many guards are left, the level on top, and how many there are of each level. */
export interface Pile {
  count: number;
  top: number | null;
  levels: number[];
}

/** A seat. `heal` is by strength, `heal_now` with the tile in force; a card that may be in hand or aside is null. */
export interface SeatView {
  type: string;
  heal: number[];
  heal_now: number[];
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
  pile: Pile;
  revealed: string[];
  seats: SeatView[];
}

/** A card goes to a place; guards are counted from the gate, from 1. */
export interface Move {
  kind: "place";
  strength: number;
  guard: number;
  slot: number;
}

/** Nobody lies there. */
export interface Free {
  kind: "place";
}

/** A monster lies there: whose and how strong, the price, and what of it goes to the owner. */
export interface Displace {
  kind: "displace";
  owner: number;
  lying: number;
  price: number;
  to_owner: number;
}

export interface Dealt {
  seat: number;
  hand: number[];
  aside: number[];
}

export interface DealtUnseen {
  seat: number;
}

export interface Placed {
  seat: number;
  type: string;
  strength: number;
  guard: number;
  slot: number;
}

export interface Displaced {
  seat: number;
  type: string;
  strength: number;
  guard: number;
  slot: number;
  owner: number;
  owner_type: string;
  lying: number;
  price: number;
  to_owner: number;
  gold: number[];
}

export interface Printed {
  strength: number;
  loot: number;
}

/** A guard is turned up; `sum` is that of the monsters before it. */
export interface Revealed {
  guard: number;
  card: string;
  level: number;
  sum: number;
  strength: number;
  loot: number;
  printed: Printed;
}

/** The guard is beaten; `left` of the loot goes to nobody. */
export interface Beaten {
  guard: number;
  loot: number;
  left: number;
}

export interface Loot {
  seat: number;
  guard: number;
  amount: number;
  gold: number[];
}

/** The guard is too strong. */
export interface Lost {
  guard: number;
  sum: number;
  strength: number;
}

export interface HealedMonster {
  guard: number;
  slot: number;
  strength: number;
  cost: number;
}

/** What healing costs a seat, what of it was paid, and what was waived. */
export interface Healed {
  seat: number;
  monsters: HealedMonster[];
  due: number;
  paid: number;
  waived: number;
  gold: number[];
}

/** From now on all know every hand. */
export interface TakenUp {
  hands: number[][];
}

/** A round begins: the levels of the guards dealt, and of the one on top of the pile. */
export interface Round {
  round: number;
  rounds: number;
  start: number;
  levels: number[];
  top: number | null;
}

export interface TileTurned {
  tile: string;
}

export interface Over {
  scores: number[];
  places: number[];
  winners: number[];
}

export interface Events {
  beaten: Beaten;
  dealt: DealtUnseen & Partial<Dealt>;
  displaced: Displaced;
  healed: Healed;
  loot: Loot;
  lost: Lost;
  over: Over;
  placed: Placed;
  revealed: Revealed;
  round: Round;
  taken_up: TakenUp;
  tile: TileTurned;
}

export type EventOf<Kind extends keyof Events> = { [One in Kind]: { event: One } & Events[One] }[Kind];

export type Event = EventOf<keyof Events>;

export interface Previews {
  place: Free | Displace;
}
