// The shapes that this game's view, moves and events have (games/boss_monster: view.py, moves.py).

export type Class = "cleric" | "fighter" | "mage" | "thief";
export const CLASSES: Class[] = ["cleric", "fighter", "mage", "thief"];
export type Icons = Partial<Record<Class, number>>;

/** Where something comes from: a card, and where it lies now. */
export interface Source {
  card: string;
  owner: number | null;
  slot: number | null;
  level: number | null; // which text of a miniboss
}

export interface Target {
  seat?: number;
  slot?: number;
  room?: string;
  miniboss?: string;
  hero?: string;
  treasure?: Class;
}

export interface HeroView {
  hero: string;
  health: number;
  printed: number;
  left: number;
  damage: number;
  epic: boolean;
  souls: number;
  classes: Class[];
  rule: "treasure" | "fewest_souls" | "most_souls_minus_wounds";
  held: boolean;
  text_on: boolean;
  modifiers: { n: number; source: Source }[];
  paid: number[];
}

export interface Bait {
  hero: string;
  to: number | null;
  why: "lured" | "tie" | "none";
  rule: string;
  values: (number | null)[];
}

export interface MinibossView {
  card: string;
  level: number;
  used: boolean;
  spent: boolean;
  text_on: boolean;
}

export interface RoomView {
  slot: number; // counted from the boss
  room: string;
  rank: "ordinary" | "advanced";
  type: "monster" | "trap";
  active: boolean;
  off: null | "covered" | "deactivated";
  text_on: boolean;
  hero_text_on: boolean;
  used: boolean;
  coins: number;
  damage: number;
  printed_damage: number;
  modifiers: { what: "damage" | "double"; n: number; source: Source }[];
  treasure: Icons;
  printed: Icons;
  icon_modifiers: { what: string; class: Class | null; n: number; source: Source }[];
  miniboss: MinibossView | null;
  beneath: string[];
  hero: string | null;
  face_down: boolean;
}

export interface WalkStep {
  slot: number;
  room: string;
  damage: number;
  reduced: number;
  left: number;
  skipped: string | null;
}

/** What a card would change if it came into play there. */
export interface Foreseen {
  instead_of: string | null;
  rooms: { slot: number; room: string; damage: number }[]; // those that are new or do other damage
  treasure: Icons; // what the dungeon would count then, where that differs
  heroes: { hero: string; to: number | null; souls: number; wounds: number }[]; // those who would go elsewhere or fare otherwise
  level_up: boolean; // the boss would wake up
}

export interface Walk {
  hero: string;
  steps: WalkStep[];
  dies_in: number | null;
  left: number;
  souls: number;
  wounds: number;
}

export interface FaceDown {
  slot: number;
  new: boolean;
  card: string | null;
  miniboss: boolean | null;
  locked: boolean;
}

export interface SeatView {
  seat: number;
  boss: string | null;
  xp: number;
  levelled: boolean;
  boss_used: boolean;
  boss_text_on: boolean;
  alive: boolean;
  coins: number;
  souls: number;
  wounds: number;
  souls_pile: string[];
  wounds_pile: string[];
  room_cards: number;
  spell_cards: number;
  hand: string[] | null;
  known: string[];
  face_down: FaceDown | null;
  build_used: boolean;
  promoted: boolean;
  sold: boolean;
  take_backs_left: number;
  lured: number;
  treasure: Record<Class, number>;
  bonuses: { class: Class; n: number; source: Source }[];
  entrance: HeroView[];
  inside: HeroView | null;
  walk: Walk[];
  rooms: RoomView[];
  deals: { seat: number; source: Source }[];
}

/** Something declared that waits for the active player. */
export interface Waiting {
  seat: number;
  source: Source;
  targets: Target[];
  coins: number;
}

/** The open question: all may know it, but for what is marked. */
export interface Question {
  kind: string;
  seats: number[];
  forced: boolean | null; // only for a seat that is asked
  concerns?: boolean | null; // the same
  window?: "build" | "entrance" | "room" | "limbo" | "idle";
  active?: number;
  hero?: string | null;
  dungeon?: number | null;
  slot?: number | null;
  waiting?: Waiting[];
  stage?: number;
  seat?: number;
  source?: Source;
  number?: number;
  want?: string;
  least?: number;
  most?: number;
  left?: number | number[];
  n?: number;
  card?: string;
  price?: number;
  triggers?: Source[];
  from?: string;
  owner?: number;
  cards?: string[] | null;
  offered?: string[];
}

export interface Lasting extends Target {
  what: string;
  n: number;
  source: Source;
}

export interface Walker {
  hero: string;
  seat: number;
  slot: number | null;
  where: "entrance" | "room" | "limbo";
  figure: HeroView;
}

export interface LairView {
  seat: number | null;
  turn: number;
  phase: string;
  prompt: Question;
  active: number | null;
  order: number[];
  winner: number | null;
  options: Record<string, boolean | string>;
  deck: { rooms: number; spells: number; heroes: { ordinary: number; epic: number } };
  discard: string[];
  removed: string[];
  town: HeroView[];
  bait: Bait[];
  seats: SeatView[];
  lasting: Lasting[];
  waiting: Waiting[];
  declaration: null | { seat: number; source: Source; mode: number | null; targets: Target[]; coins: number | null };
  walker: Walker | null;
  quiet: number;
}
