// The shapes that this game's view, moves and events have (games/kingscraft: view.py, fight_view.py, moves.py).

export type Slot = "foot" | "body" | "head" | "hand" | "hand2";

export interface Effects {
  d6?: number;
  d12?: number;
  strength?: number;
  armour?: number;
  speed?: number;
  reroll_die?: number;
  reroll_values?: number[];
  force_reroll_values?: number[];
  set_die?: number;
  repeat_fight?: number;
  heal?: number;
  heal_after_win?: number;
  extra_per_value?: { values: number[]; n: number };
  ban?: string;
}

export interface Item {
  item: string;
  class: number;
  slot: string; // foot, body, head, hand or neutral
  joker: boolean;
  effects: Effects;
  improved_effects: Effects | null;
  improved: boolean;
}

/** The arrows that lead to an item; a spectator owns nothing. */
export interface Recipe {
  materials: [string, string];
  owned?: [boolean, boolean];
  jokers?: string[];
  enough?: boolean;
  craftable?: boolean;
}

/** A place of the forge, wherever its item is now. */
export interface Place extends Item {
  place: string;
  here: boolean;
  owner: number | null;
  token: boolean;
  recipe: Recipe | null;
}

export interface ForgeBoard {
  letter: string;
  rows: [Place[], Place[], Place[]];
}

export interface Enemy {
  card: string;
  speed: number;
  effects: Effects;
  bans: string[];
  level?: number;
  standard?: boolean;
  left?: number; // cards of this level, this one included
  beaten?: string[];
  age?: string;
  beer?: string[];
  flag?: number | null;
  guards?: number;
  guard_bonus?: number;
  beer_now?: string | null;
}

export interface SlotView {
  slot: Slot;
  item: Item | null;
  printed: Effects | null; // the Nobleman's
  works: boolean;
}

export interface SeatView {
  seat: number;
  character: string;
  board: string;
  neutral: boolean;
  colour: string;
  hearts: number;
  most_hearts: number;
  speed: number;
  strength: number;
  armour: number;
  dice: { "6": number; "12": number };
  rerolls: number;
  slots: SlotView[];
  backpack: Item[];
  overflow: Item[];
  potions: (string | null)[];
  free_places: number;
  potions_used: number;
  has_chosen: boolean;
  card: string | null;
  turn_over: boolean;
  arranged_left: number;
  cards?: { card: string; used: boolean }[]; // the Rogue's
  tokens?: { token: string; used: boolean }[]; // the Alchemist's
  expert?: boolean;
  fresh?: string[];
}

export interface DieView {
  sides: 6 | 12;
  face: number;
  picked?: boolean;
}

export interface SourceView {
  slot?: Slot;
  item?: string | null;
  potion?: string;
  card?: string;
  values: number[];
  used: boolean;
  picking: boolean;
}

export interface PoolView {
  dice: DieView[];
  pool: { "6": number; "12": number };
  strength: number;
  extra: number;
  power: number;
  rerolls_left: number;
  sets_left: number;
  sources: SourceView[];
  armour?: number;
  repeats_left?: number;
  rolled?: boolean;
}

export interface BanView {
  ban: string;
  on: boolean;
  why: string; // beer, slow, fast, or the potion
}

export interface Outcome {
  wins: boolean;
  damage: number;
  lost: number;
  hearts: number;
}

export interface FightView {
  seat: number;
  enemy: string;
  level: number;
  king: boolean;
  decider: number | null;
  attempt: number;
  speed: number;
  needed: number;
  checked: boolean;
  bans: BanView[];
  harmless: boolean;
  hero: PoolView | null;
  foe: PoolView | null;
  outcome: Outcome | null;
  guards: number;
  guard_bonus: number;
}

export interface FriendlyView {
  sides: (PoolView & { seat: number })[];
}

export interface Dose {
  potion: string;
  user: number;
  target: number | "enemy";
  slot: Slot | null;
  until: number | null;
}

/** The open question: all may know it. */
export interface Question {
  kind: string;
  seats: number[];
  window?: string;
  tied?: number[];
  hero?: number;
  at?: "start" | "end";
  card?: string;
  class?: number;
  steps?: number;
  surplus?: number;
  place?: number;
  of?: number;
  keep?: number;
  item?: string;
}

export interface RealmView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: "choose" | "order" | "turns" | "over";
  prompt: Question;
  active: number | null;
  winner: number | null;
  order: number[];
  turns_done: number;
  king: Enemy;
  creatures: [Enemy, Enemy, Enemy];
  forge: ForgeBoard[];
  deck: { count: number; top: (string | null)[]; token: boolean };
  discard: string[];
  doses: Dose[];
  token: { seat: number; on: string | null } | null;
  seats: SeatView[];
  fight: FightView | null;
  friendly: FriendlyView | null;
}
