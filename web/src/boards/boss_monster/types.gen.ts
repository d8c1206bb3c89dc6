// Generated from src/monstertisch/games/boss_monster/shapes.py by `npm run types`. Do not edit.

export type Class = "cleric" | "fighter" | "mage" | "thief";

export type Phase = "opening" | "beginning" | "build" | "reveal" | "bait" | "adventure" | "end" | "over";

export type DeckName = "room" | "spell";

export type Want = "dungeon" | "hero_anywhere" | "hero_at_own_entrance" | "hero_here" | "hero_in_any_dungeon" | "hero_in_own_dungeon" | "hero_in_town" | "hero_with_miniboss" | "miniboss" | "monster_room" | "opponent" | "opponents_miniboss" | "opponents_room" | "other_own_room" | "own_monster_room" | "own_room_for_miniboss" | "player" | "room" | "room_of_same_dungeon" | "treasure";

export type Discard = "discard_cards" | "discard_minibosses" | "discard_monster_rooms" | "discard_spells";

export type Price = "pay_coins" | "give_coins" | "discard_cards" | "discard_minibosses" | "discard_monster_rooms" | "discard_spells" | "sacrifice";

export type LureRule = "treasure" | "fewest_souls" | "most_souls_minus_wounds";

export type Skip = "inactive" | "first_room" | "mixed";

export type WindowName = "build" | "entrance" | "room" | "idle";

export type WhyCoins = "start" | "gain" | "give" | "pay" | "take" | "swap" | "lay" | "miniboss" | "promote" | "out";

export type WhyDrawn = "effect" | "intrigue" | "opening" | "turn";

export type WhyDiscarded = "cost" | "effect" | "opening" | "random" | "sold";

export type WhyDestroyed = "cost" | "effect";

export type WhyFizzled = "target" | "condition";

export type HowBuilt = "first" | "reveal" | "now";

export type HowAttached = "reveal" | "now" | "taken";

export type HowDied = "damage" | "limbo" | "end" | "killed" | "killed_in_limbo";

export type HeroPlace = "dungeon" | "town" | "entrance";

export type Ending = "souls" | "last" | "all_out" | "exhausted";

export type LastingWord = "damage" | "double" | "health" | "icon" | "no_icons" | "each_icon" | "blank" | "deactivate" | "shield" | "skip_first" | "hold" | "switch_off" | "tax" | "zoning" | "deal" | "monsters";

export interface Treasure {
  cleric: number;
  fighter: number;
  mage: number;
  thief: number;
}

/** Treasure by class; a class without any is left out. */
export interface Icons {
  cleric?: number;
  fighter?: number;
  mage?: number;
  thief?: number;
}

/** Where something comes from: a card, where it lies now, and which text of a miniboss. */
export interface Source {
  card: string;
  owner: number | null;
  slot: number | null;
  level: number | null;
}

/** A seat, a room, a miniboss, a hero or a treasure; of what has left its place only the name. */
export interface Target {
  seat?: number;
  slot?: number;
  room?: string;
  miniboss?: string;
  hero?: string;
  treasure?: Class;
}

export interface HealthModifier {
  n: number;
  source: Source;
}

/** A hero; `paid` are the seats that have paid for his text. */
export interface HeroView {
  hero: string;
  health: number;
  printed: number;
  left: number;
  damage: number;
  epic: boolean;
  souls: number;
  classes: Class[];
  rule: LureRule;
  held: boolean;
  text_on: boolean;
  modifiers: HealthModifier[];
  paid: number[];
}

/** Where a hero in town would go, and why. */
export interface Bait {
  hero: string;
  to: number | null;
  why: "lured" | "tie" | "none";
  rule: "R79" | "R80";
  values: (number | null)[];
}

export interface MinibossView {
  card: string;
  level: number;
  used: boolean;
  spent: boolean;
  text_on: boolean;
  blanks_heroes: boolean;
}

export interface DamageModifier {
  what: "damage" | "double";
  n: number;
  source: Source;
}

export interface IconModifier {
  what: "no_icons" | "each_icon" | "double" | "icon";
  class: Class | null;
  n: number;
  source: Source;
}

/** A slot, counted from the boss, with its visible room. */
export interface RoomView {
  slot: number;
  room: string;
  rank: "ordinary" | "advanced";
  type: "monster" | "trap";
  active: boolean;
  off: "covered" | "deactivated" | null;
  text_on: boolean;
  hero_text_on: boolean;
  used: boolean;
  coins: number;
  damage: number;
  printed_damage: number;
  modifiers: DamageModifier[];
  treasure: Icons;
  printed: Icons;
  icon_modifiers: IconModifier[];
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
  skipped: Skip | null;
}

/** How far a hero would get as things are. */
export interface Walk {
  hero: string;
  steps: WalkStep[];
  dies_in: number | null;
  left: number;
  souls: number;
  wounds: number;
}

/** A card laid face down; who may not know it gets null. */
export interface FaceDown {
  slot: number;
  new: boolean;
  card: string | null;
  miniboss: boolean | null;
  locked: boolean;
}

export interface Bonus {
  class: Class;
  n: number;
  source: Source;
}

/** A spell deal with this seat that may still be made. */
export interface Deal {
  seat: number;
  source: Source;
}

/** A player. `hand` and `aside` are told to the seat itself alone; `known` are cards of others that this viewer is sure of. */
export interface SeatView {
  seat: number;
  boss: string | null;
  offers: string[];
  chosen: string | null;
  xp: number | null;
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
  aside: string[] | null;
  known: string[];
  face_down: FaceDown | null;
  build_used: boolean;
  promoted: boolean;
  sold: boolean;
  take_backs_left: number;
  lured: number;
  treasure: Treasure;
  bonuses: Bonus[];
  entrance: HeroView[];
  inside: HeroView | null;
  walk: Walk[];
  rooms: RoomView[];
  deals: Deal[];
}

/** What was declared, as far as it has been declared. */
export interface Deed {
  seat: number;
  card: string;
  source: Source;
  spell: boolean;
  mode: number | null;
  targets: Target[];
  coins: number;
}

/** What lasts until the turn ends, by how much, and on what. */
export interface Lasting {
  what: LastingWord;
  n: number;
  source: Source;
  card: string;
  sign: "less" | "more";
  by: number;
  seat?: number;
  slot?: number;
  room?: string;
  hero?: string;
  treasure?: Class;
  owner?: number;
}

export interface Walker {
  hero: string;
  seat: number;
  slot: number | null;
  where: "entrance" | "room" | "limbo";
  figure: HeroView;
}

export interface HeroDeck {
  ordinary: number;
  epic: number;
}

export interface Decks {
  rooms: number;
  spells: number;
  heroes: HeroDeck;
}

/** So many souls win, so many wounds lose. */
export interface Goals {
  souls: number;
  wounds: number;
}

/** So many souls or wounds a hero counts. */
export interface HeroWorth {
  ordinary: number;
  epic: number;
}

export interface Options {
  choose_boss: boolean;
  intrigue: boolean;
  hard_mode: boolean;
  room_for_coin: boolean;
  english_setup: boolean;
  optional_spells: boolean;
  bait_order: "newest_first" | "oldest_first";
  empty_adventure_turns: boolean;
  miniboss_drops: boolean;
}

export interface Asked {
  seats: number[];
}

/** A card of `seat`. */
export interface Subject {
  seat: number;
  source: Source;
}

/** A question about what a card of `seat` does. */
export interface AboutDeed {
  seats: number[];
  seat: number;
  source: Source;
}

export interface PlainQuestion {
  seats: number[];
  kind: "first_room" | "intrigue" | "over" | "redraw";
}

export interface BossQuestion {
  seats: number[];
  kind: "boss";
  cards: string[];
}

/** `left` by seat. */
export interface DiscardTwo {
  seats: number[];
  kind: "discard_two";
  left: number[];
}

/** Spells and actions; `active` is -1 while nobody's turn is on, `stage` the part of the window. */
export interface Window {
  seats: number[];
  kind: "window";
  window: WindowName;
  active: number;
  hero: string | null;
  dungeon: number | null;
  slot: number | null;
  waiting: Deed[];
  stage: number;
}

export interface PayMiniboss {
  seats: number[];
  kind: "pay_miniboss";
  seat: number;
  slot: number;
  card: string;
  new: boolean;
  price: number;
}

export interface OrderTriggers {
  seats: number[];
  kind: "order";
  seat: number;
  triggers: Source[];
}

/** About what a card does, with nothing beyond the card. */
export interface DeedQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "double" | "mode" | "trigger";
}

export interface Prevent {
  seats: number[];
  seat: number;
  source: Source;
  kind: "prevent";
}

export interface TargetQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "target";
  number: number;
  want: Want | "sacrifice";
}

export interface CostQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "cost";
  want: Discard;
  left: number;
}

export interface CoinsQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "coins";
  least: number;
  most: number;
}

export interface LayCoins {
  seats: number[];
  seat: number;
  source: Source;
  kind: "lay_coins";
  most: number;
}

export interface TaxQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "tax";
  n: number;
  card: string;
}

export interface CountQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "discard_rooms" | "heal";
  left: number;
}

export interface FromDiscard {
  from: "discard";
}

export interface TakeQuestion {
  seats: number[];
  seat: number;
  source: Source;
  from: "discard";
  kind: "take";
  left: number;
}

export interface DealQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "deal";
  owner: number;
}

/** Only who looks sees the hand of `owner`. */
export interface LookQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "look";
  owner: number;
  cards?: string[];
}

/** One of these cards; those that this viewer may not know are left out. */
export interface CardsQuestion {
  seats: number[];
  seat: number;
  source: Source;
  kind: "build_now" | "keep_discard";
  cards: string[];
}

export type Question = PlainQuestion | BossQuestion | DiscardTwo | Window | PayMiniboss | OrderTriggers | DeedQuestion | Prevent | TargetQuestion | CostQuestion | CoinsQuestion | LayCoins | TaxQuestion | CountQuestion | TakeQuestion | DealQuestion | LookQuestion | CardsQuestion;

/** A dungeon has room for so many `slots`. */
export interface LairView {
  seat: number | null;
  turn: number;
  phase: Phase;
  prompt: Question;
  active: number | null;
  order: number[];
  winner: number | null;
  options: Options;
  goals: Goals;
  slots: number;
  worth: HeroWorth;
  deck: Decks;
  discard: string[];
  removed: string[];
  town: HeroView[];
  bait: Bait[];
  seats: SeatView[];
  lasting: Lasting[];
  waiting: Deed[];
  declaration: Deed | null;
  walker: Walker | null;
  quiet: number;
}

export interface PlainMove {
  kind: "pass" | "accept" | "decline" | "redraw" | "keep" | "take_back";
}

export interface ChooseBoss {
  kind: "boss";
  boss: string;
}

export interface OnCard {
  kind: "discard" | "sell" | "take";
  card: string;
}

export interface PlaceCard {
  kind: "place";
  card: string;
  slot: number;
}

export interface Promote {
  kind: "promote";
  slot: number;
  pay?: "room";
}

/** A card of the hand, a room or (with `level`) its miniboss, a boss, a hero, or a deal with a seat. */
export interface Declare {
  kind: "declare";
  card?: string;
  seat?: number;
  slot?: number;
  level?: number;
  boss?: number;
  hero?: string;
  deal?: number;
}

export interface ChooseMode {
  kind: "mode";
  mode: number;
}

/** A seat, a room, a hero or a treasure. */
export interface ChooseTarget {
  kind: "target";
  seat?: number;
  slot?: number;
  hero?: string;
  treasure?: Class;
}

export interface PayCoins {
  kind: "coins";
  n: number;
}

/** The text of a room, of its miniboss, or of the boss comes next. */
export interface ChooseTrigger {
  kind: "trigger";
  slot?: number;
  miniboss?: true;
  boss?: true;
}

export interface Draw {
  kind: "draw";
  deck: DeckName;
}

export type Move = PlainMove | ChooseBoss | OnCard | PlaceCard | Promote | Declare | ChooseMode | ChooseTarget | PayCoins | ChooseTrigger | Draw;

export interface ForeseenRoom {
  slot: number;
  room: string;
  damage: number;
}

export interface ForeseenHero {
  hero: string;
  to: number | null;
  souls: number;
  wounds: number;
}

/** What a card would change if it came into play there: only what differs, and whether the boss would wake up. */
export interface Foreseen {
  instead_of: string | null;
  rooms: ForeseenRoom[];
  treasure: Icons;
  heroes: ForeseenHero[];
  level_up: boolean;
}

export interface PromotePreview {
  level: number;
  coins: number;
}

/** Of a room the damage that it does now. */
export interface TargetPreview {
  damage?: number;
}

/** So many, or at least so many; neither is fixed: it depends. */
export interface CostPreview {
  cost: Price;
  n: number | null;
  least: number | null;
}

export interface ModePreview {
  costs: CostPreview[];
  targets: Want[];
}

/** The card, and for every mode what it costs and what is to be chosen; nothing of a deal. */
export interface DeclarePreview {
  card?: string;
  modes?: ModePreview[];
}

export interface Offered {
  seat: number;
  bosses: string[];
}

export interface ChoseUnseen {
  seat: number;
}

export interface Chose {
  seat: number;
  boss: string;
}

export interface Bosses {
  bosses: string[];
  order: number[];
}

export interface OfSeat {
  seat: number;
}

export interface OfHero {
  hero: string;
  seat: number;
}

export interface OfRoom {
  seat: number;
  slot: number;
  room: string;
}

export interface OfHeroInRoom {
  hero: string;
  seat: number;
  slot: number;
  room: string;
}

/** What a card does, or does not. */
export interface OfCard {
  seat: number;
  card: string;
  source: Source;
}

/** `card` is the first of the `cards`. */
export interface CardsShown {
  seat: number;
  cards: string[];
  count: number;
  card: string;
}

export interface Milled {
  seat: number;
  cards: string[];
  count: number;
  card: string;
  source: Source | null;
}

export interface Redrew {
  seat: number;
  cards: string[];
  count: number;
  card?: string;
}

export interface Discarded {
  seat: number;
  cards: string[];
  count: number;
  card: string;
  why: WhyDiscarded;
  source: Source | null;
}

/** Which card did it, if one did, and where that card is. */
export interface ByCard {
  source: Source | null;
  card?: string;
}

export interface DrewUnseen {
  seat: number;
  deck: DeckName;
  count: number;
  why: WhyDrawn;
  source: Source | null;
  card?: string;
}

export interface Drew {
  seat: number;
  deck: DeckName;
  count: number;
  why: WhyDrawn;
  source: Source | null;
  card?: string;
  cards: string[];
}

export interface CoinsMoved {
  gold: number[];
  coins: number[];
  why: WhyCoins;
  source: Source | null;
  card?: string;
  seat: number;
  n: number;
}

/** `n` coins of `seat`; to `owner`, if another player gets them. */
export interface Coins {
  gold: number[];
  coins: number[];
  why: WhyCoins;
  source: Source | null;
  card?: string;
  seat: number;
  n: number;
  owner?: number;
}

export interface CoinsOnRoom {
  seat: number;
  slot: number;
  room: string;
  n: number;
}

export interface Counted {
  seat: number;
  card: string;
  source: Source;
  n: number;
}

export interface PhaseBegan {
  phase: Phase;
}

export interface TurnCount {
  round: number;
}

/** `left` heroes are in the deck. */
export interface HeroRevealed {
  hero: string;
  epic: boolean;
  left: number;
}

export interface PlacedUnseen {
  seat: number;
  slot: number;
  new: boolean;
}

export interface Placed {
  seat: number;
  slot: number;
  new: boolean;
  card: string;
}

export interface TookBackUnseen {
  seat: number;
  slot: number;
}

export interface TookBack {
  seat: number;
  slot: number;
  card: string;
}

export interface Revealed {
  cards: Placed[];
}

export interface Unpaid {
  seat: number;
  card: string;
}

/** `over` which room; null: in a new place. */
export interface Built {
  seat: number;
  slot: number;
  room: string;
  over: string | null;
  new: boolean;
  how: HowBuilt;
}

/** `owner` had it before. */
export interface MinibossBuilt {
  seat: number;
  slot: number;
  room: string;
  miniboss: string;
  level: number;
  how: HowAttached;
  owner: number | null;
}

export interface MinibossReset {
  seat: number;
  slot: number;
  miniboss: string;
  level: number;
}

/** `card` was paid with. */
export interface Promoted {
  seat: number;
  slot: number;
  miniboss: string;
  level: number;
  card: string | null;
}

export interface MinibossReturned {
  seat: number;
  slot: number;
  miniboss: string;
  source: Source;
}

export interface LevelUp {
  seat: number;
  boss: string;
}

export interface Destroyed {
  seat: number;
  slot: number;
  room: string;
  why: WhyDestroyed;
  coins: number;
  uncovered: string | null;
  miniboss: string | null;
  source: Source;
}

export interface SwappedRooms {
  seat: number;
  slots: number[];
  rooms: string[];
  source: Source;
}

export interface Lured {
  hero: string;
  values: (number | null)[];
  seat: number;
}

export interface Stayed {
  hero: string;
  values: (number | null)[];
  why: "tie" | "none";
}

export interface Skipped {
  hero: string;
  seat: number;
  slot: number;
  room: string;
  why: Skip;
}

/** In a room or between rooms. */
export interface OfHeroSomewhere {
  hero: string;
  seat: number;
  slot: number | null;
  room: string | null;
}

export interface Damaged {
  hero: string;
  seat: number;
  slot: number | null;
  room: string | null;
  damage: number;
  reduced: number;
  left: number;
  source: Source | null;
}

/** `card` killed him; null: damage did. */
export interface Died {
  hero: string;
  seat: number;
  slot: number | null;
  room: string | null;
  how: HowDied;
  card: string | null;
}

export interface Soul {
  hero: string;
  seat: number;
  souls: number;
  total: number;
}

export interface Wound {
  hero: string;
  seat: number;
  wounds: number;
  total: number;
}

export interface HealedWound {
  hero: string;
  seat: number;
  source: Source;
  souls: number;
  wounds: number;
}

export interface HeroRemoved {
  hero: string;
  seat: number;
  source: Source;
}

export interface HeroMoved {
  hero: string;
  from: HeroPlace;
  to: "town" | "entrance";
  seat?: number;
  source: Source;
}

export interface ReturnedToTown {
  hero: string;
}

export interface Declared {
  seat: number;
  card: string;
  source: Source;
  spell: boolean;
  mode: number | null;
  targets: Target[];
  coins: number;
  waits: boolean;
}

export interface Fizzled {
  seat: number;
  card: string;
  source: Source;
  why: WhyFizzled;
}

/** The spell `card` of `owner`. */
export interface Prevented {
  seat: number;
  card: string;
  owner: number;
  source: Source;
}

export interface Taxed {
  seat: number;
  card: string;
  paid: 0 | 1;
}

export interface LookedUnseen {
  seat: number;
  owner: number;
  count: number;
}

export interface Looked {
  seat: number;
  owner: number;
  count: number;
  cards: string[];
}

export interface TookHiddenUnseen {
  seat: number;
  owner: number;
  deck: DeckName;
  source: Source | null;
}

export interface TookHidden {
  seat: number;
  owner: number;
  deck: DeckName;
  source: Source | null;
  card: string;
}

export interface LostHidden {
  seat: number;
  owner: number;
  card: string;
  source: Source | null;
}

export interface Took {
  seat: number;
  from: "discard" | "discarded";
  owner: number | null;
  card: string;
  source: Source;
}

export interface Eliminated {
  seat: number;
  souls: number;
  wounds: number;
  cards: string[];
}

export interface Reshuffled {
  deck: DeckName;
  count: number;
}

export interface Over {
  how: Ending;
  winner: number;
  seat: number;
  scores: number[];
  places: number[];
  winners: number[];
  souls: number[];
  wounds: number[];
}

export interface Events {
  adventure_turn: OfSeat;
  bosses: Bosses;
  build_turn: OfSeat;
  built: Built;
  chose: ChoseUnseen & Partial<Chose>;
  coins: Coins;
  coins_lost: CoinsOnRoom;
  coins_on: CoinsOnRoom;
  counted: Counted;
  damaged: Damaged;
  declared: Declared;
  declined: OfCard;
  destroyed: Destroyed;
  died: Died;
  discarded: Discarded;
  drew: DrewUnseen & Partial<Drew>;
  eliminated: Eliminated;
  enters: OfHero;
  fizzled: Fizzled;
  healed: HealedWound;
  hero_moved: HeroMoved;
  hero_removed: HeroRemoved;
  hero_revealed: HeroRevealed;
  hero_turn: OfHero;
  idle_window: OfSeat;
  lasting: Lasting;
  level_up: LevelUp;
  limbo: OfHero;
  looked: LookedUnseen & Partial<Looked>;
  lost_hidden: LostHidden;
  lured: Lured;
  milled: Milled;
  miniboss_built: MinibossBuilt;
  miniboss_returned: MinibossReturned;
  offered: Offered;
  over: Over;
  phase: PhaseBegan;
  placed: PlacedUnseen & Partial<Placed>;
  prevented: Prevented;
  promoted: Promoted;
  redrew: Redrew;
  reset: MinibossReset;
  reshuffled: Reshuffled;
  resolves: OfCard;
  returned_to_town: ReturnedToTown;
  revealed: Revealed;
  room_entered: OfHeroInRoom;
  skipped: Skipped;
  soul: Soul;
  stayed: Stayed;
  survived: OfHeroInRoom;
  swapped_rooms: SwappedRooms;
  taxed: Taxed;
  took: Took;
  took_back: TookBackUnseen & Partial<TookBack>;
  took_hidden: TookHiddenUnseen & Partial<TookHidden>;
  trigger: OfCard;
  turn: TurnCount;
  turn_over: TurnCount;
  unpaid: Unpaid;
  wound: Wound;
}

export type EventOf<Kind extends keyof Events> = { [One in Kind]: { event: One } & Events[One] }[Kind];

export type Event = EventOf<keyof Events>;

export interface Previews {
  declare: DeclarePreview;
  place: Foreseen;
  promote: PromotePreview;
  target: TargetPreview;
}
