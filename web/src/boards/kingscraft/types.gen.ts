// Generated from src/monstertisch/games/kingscraft/shapes.py by `npm run types`. Do not edit.

export type FightMoment = "fight_before_roll" | "fight_hero_roll" | "fight_enemy_roll" | "fight_result";

export type TieMoment = "turn_order" | "friendly_before_roll" | "friendly_roll";

export type Slot = "foot" | "body" | "head" | "hand" | "hand2";

export type Where = "foot" | "body" | "head" | "hand" | "hand2" | "backpack" | "overflow";

export type Banner = "foot" | "body" | "head" | "hand" | "neutral";

export type Ban = "foot" | "body" | "head" | "hand" | "improved" | "neutral" | "potions" | "rerolls";

export type Target = "self" | "other" | "enemy";

export type Age = "young" | "old" | "promo";

export type Phase = "choose" | "order" | "turns" | "over";

export type Side = "hero" | "enemy" | "friendly";

export type FightSide = "hero" | "enemy";

export type RankedBy = "speed" | "power";

export type HealedBy = "action" | "potion" | "won";

export type DiscardedFor = "surplus" | "market" | "exchanged";

export type TakenFor = "reward" | "share" | "swap";

export type Share = "yes" | "no";

export type Sides = 6 | 12;

export interface ExtraPerValue {
  values: number[];
  n: number;
}

/** What a card does; an effect that it does not have is left out. */
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
  extra_per_value?: ExtraPerValue;
}

export interface OfClass {
  class: number;
}

/** An item with both of its sides; one of class 1 is never improved. */
export interface PrintedItem {
  class: number;
  item: string;
  slot: Banner;
  joker: boolean;
  effects: Effects;
  improved_effects: Effects | null;
}

/** An item, and whether its golden side lies up. */
export interface Item {
  class: number;
  item: string;
  slot: Banner;
  joker: boolean;
  effects: Effects;
  improved_effects: Effects | null;
  improved: boolean;
}

export interface Enemy {
  card: string;
  speed: number;
  effects: Effects;
  bans: Ban[];
}

export interface PrintedCreature {
  card: string;
  speed: number;
  effects: Effects;
  bans: Ban[];
  level: number;
  standard: boolean;
}

/** The creature face up, how many cards of its level are `left`, this one included, and those beaten. */
export interface Creature {
  card: string;
  speed: number;
  effects: Effects;
  bans: Ban[];
  level: number;
  standard: boolean;
  left: number;
  beaten: string[];
}

/** `beer` is one ban per face of the die, `flag` the speed that spares an item. */
export interface PrintedKing {
  card: string;
  speed: number;
  effects: Effects;
  bans: Ban[];
  age: Age;
  beer: Ban[];
  flag: number | null;
}

/** The king, the guards before him, and what the beer was this time. */
export interface King {
  card: string;
  speed: number;
  effects: Effects;
  bans: Ban[];
  age: Age;
  beer: Ban[];
  flag: number | null;
  guards: number;
  guard_bonus: number;
  beer_now: Ban | null;
}

/** The two arrows that lead to an item; the rest is told to a seat alone. `next`: with the product of one step before. */
export interface Recipe {
  materials: string[];
  owned?: boolean[];
  jokers?: string[];
  enough?: boolean;
  craftable?: boolean;
  next?: boolean;
}

/** A place of the forge, wherever its item is now. */
export interface Place {
  class: number;
  item: string;
  slot: Banner;
  joker: boolean;
  effects: Effects;
  improved_effects: Effects | null;
  improved: boolean;
  place: string;
  here: boolean;
  owner: number | null;
  token: boolean;
  recipe: Recipe | null;
}

/** A board of the forge, with a row for every class. */
export interface ForgeBoard {
  letter: string;
  rows: Place[][];
}

/** `top` are the potions from the top down as far as this seat knows any; `unseen` are in the deck or were drawn by others. */
export interface Deck {
  count: number;
  top: (string | null)[];
  unseen: string[];
  token: boolean;
}

/** The Merchant's: on an item, on the deck, or null in her hand. */
export interface Token {
  seat: number;
  on: string | null;
}

/** A potion in force: until the end of whose turn; null: of the round. */
export interface Dose {
  potion: string;
  user: number;
  target: number | "enemy";
  slot: Slot | null;
  until: number | null;
}

/** An active slot; `printed` is the Nobleman's ability under it, `works` whether it counts now. */
export interface SlotView {
  slot: Slot;
  item: Item | null;
  printed: Effects | null;
  works: boolean;
}

export interface SpecialCard {
  card: string;
  used: boolean;
}

export interface SpecialToken {
  token: string;
  used: boolean;
}

export interface DiceCount {
  "6": number;
  "12": number;
}

/** A player. A potion that is not known is null. `cards` are the Rogue's, `tokens` and `expert` the Alchemist's, `fresh` own. */
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
  dice: DiceCount;
  rerolls: number;
  slots: SlotView[];
  backpack: Item[];
  overflow: Item[];
  potions: (string | null)[];
  free_places: number;
  potions_used: number;
  has_chosen: boolean;
  card: string | null;
  last_card: string | null;
  turn_over: boolean;
  arranged_left: number;
  cards?: SpecialCard[];
  tokens?: SpecialToken[];
  expert?: boolean;
  fresh?: string[];
}

export interface Die {
  sides: Sides;
  face: number;
}

export interface DieView {
  sides: Sides;
  face: number;
  picked: boolean;
}

/** What lets a side reroll values: a slot with its item, a potion, or the enemy's card. */
export interface Source {
  slot?: Slot;
  item?: string | null;
  potion?: string;
  card?: string;
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

/** The dice of one side, and what may still be done with them. */
export interface PoolView {
  dice: DieView[];
  pool: DiceCount;
  strength: number;
  extra: number;
  power: number;
  rerolls_left: number;
  sets_left: number;
  sources: SourceView[];
}

export interface HeroPool {
  dice: DieView[];
  pool: DiceCount;
  strength: number;
  extra: number;
  power: number;
  rerolls_left: number;
  sets_left: number;
  sources: SourceView[];
  armour: number;
  repeats_left: number;
}

export interface FoePool {
  dice: DieView[];
  pool: DiceCount;
  strength: number;
  extra: number;
  power: number;
  rerolls_left: number;
  sets_left: number;
  sources: SourceView[];
  rolled: boolean;
  repeats_left: number;
}

export interface FriendlyPool {
  dice: DieView[];
  pool: DiceCount;
  strength: number;
  extra: number;
  power: number;
  rerolls_left: number;
  sets_left: number;
  sources: SourceView[];
  seat: number;
}

/** A ban, whether it is on, and why: the beer, a hero too slow or fast enough, or a potion, which is named. */
export interface BanView {
  ban: Ban | Slot;
  on: boolean;
  why: "beer" | "slow" | "fast" | "potion";
  potion: string | null;
}

/** What would happen if the fight ended now. */
export interface Outcome {
  wins: boolean;
  damage: number;
  lost: number;
  hearts: number;
}

/** What a victory brings: an item of `class`, or so many potions, and then so many steps in the forge. */
export interface Reward {
  class: number;
  steps: number;
}

/** A fight. `decider` rolls for the enemy; null: chance does. `reward` is null against the king: his fall ends the game. */
export interface FightView {
  seat: number;
  enemy: string;
  level: number;
  king: boolean;
  decider: number | null;
  reward: Reward | null;
  attempt: number;
  speed: number;
  needed: number;
  checked: boolean;
  bans: BanView[];
  harmless: boolean;
  hero: HeroPool | null;
  foe: FoePool | null;
  outcome: Outcome | null;
  guards: number;
  guard_bonus: number;
}

export interface FriendlyView {
  sides: FriendlyPool[];
}

/** What one participant of a friendly fight achieved. */
export interface Power {
  seat: number;
  power: number;
  dice: Die[];
}

export interface Asked {
  seats: number[];
}

export interface PlainQuestion {
  seats: number[];
  kind: "ambush" | "break_in" | "choose" | "enemy_repeat" | "enemy_reroll" | "flag" | "friendly_reroll" | "hero_repeat" | "hero_reroll" | "over" | "overflow" | "theft" | "token";
}

export interface InFight {
  window: FightMoment;
  hero: number;
}

/** A potion may be played in the fight of `hero`. */
export interface FightWindow {
  seats: number[];
  window: FightMoment;
  hero: number;
  kind: "window";
}

export interface InTie {
  window: TieMoment;
  tied: number[];
}

export interface TieWindow {
  seats: number[];
  window: TieMoment;
  tied: number[];
  kind: "window";
}

export interface InTurn {
  at: "start" | "end";
  card: string;
}

export interface OwnTurn {
  seats: number[];
  at: "start" | "end";
  card: string;
  kind: "own_turn";
}

export interface TakeOfClass {
  seats: number[];
  class: number;
  kind: "reward" | "share";
}

export interface StepsLeft {
  steps: number;
}

export interface Forging {
  seats: number[];
  steps: number;
  kind: "forge";
}

export interface SwappedItem {
  class: number;
  item: string;
}

export interface Swapping {
  seats: number[];
  class: number;
  item: string;
  kind: "swap_for";
}

export interface Surplus {
  surplus: number;
}

export interface Settling {
  seats: number[];
  surplus: number;
  kind: "settle";
}

export interface PlaceInDeck {
  place: number;
  of: number;
}

export interface PuttingBack {
  seats: number[];
  place: number;
  of: number;
  kind: "put_back";
}

export interface Kept {
  keep: number;
}

export interface Keeping {
  seats: number[];
  keep: number;
  kind: "keep";
}

export type Question = PlainQuestion | FightWindow | TieWindow | OwnTurn | TakeOfClass | Forging | Swapping | Settling | PuttingBack | Keeping;

/** From so much damage on so many hearts are lost. */
export interface DamageStep {
  least: number;
  most: number;
  hearts: number;
}

/** `damage` is the table of what damage costs; more than it says costs no less. */
export interface RealmView {
  seat: number | null;
  round: number;
  rounds: number;
  phase: Phase;
  prompt: Question;
  active: number | null;
  winner: number | null;
  order: number[];
  turns_done: number;
  king: King;
  creatures: Creature[];
  forge: ForgeBoard[];
  deck: Deck;
  discard: string[];
  doses: Dose[];
  token: Token | null;
  seats: SeatView[];
  fight: FightView | null;
  friendly: FriendlyView | null;
  powers: Power[];
  damage: DamageStep[];
}

export interface PlainMove {
  kind: "pass" | "done" | "roll" | "repeat" | "draw" | "decline" | "research" | "expert";
}

export interface Choose {
  kind: "choose";
  card: string;
}

export interface Wear {
  kind: "wear";
  slot: Slot;
  item: string;
}

export interface TakeOff {
  kind: "take_off";
  slot: Slot;
}

/** A potion, on oneself or the enemy, on a seat, or on one slot of the hero. */
export interface Play {
  kind: "play";
  potion: string;
  seat?: number;
  slot?: Slot;
}

export interface OnDie {
  sides: Sides;
  face: number;
  kind: "reroll" | "set_die" | "pick";
}

/** A reroll of values by what lies in a slot, by a potion, or by the enemy's card. */
export interface UseSource {
  kind: "use";
  slot?: Slot;
  potion?: string;
  card?: "enemy";
}

export interface OnItem {
  kind: "take" | "improve" | "brew" | "return" | "swap";
  item: string;
}

/** `first` and `second` are the materials along the arrows: there themselves ("own"), or the joker in their place. */
export interface Combine {
  kind: "combine";
  item: string;
  first: string;
  second: string;
}

export interface OnPotion {
  kind: "exchange" | "discard" | "put" | "reproduce";
  potion: string;
}

/** The Merchant's token, on an item or on the deck. */
export interface PlaceToken {
  kind: "token";
  item?: string;
  on?: "deck";
}

export interface Experiment {
  kind: "experiment";
  hearts: number;
}

/** An item, or any potion of a seat. */
export interface Steal {
  kind: "steal";
  item?: string;
  seat?: number;
}

export interface Ambush {
  kind: "ambush";
  level: number;
}

export type Move = PlainMove | Choose | Wear | TakeOff | Play | OnDie | UseSource | OnItem | Combine | OnPotion | PlaceToken | Experiment | Steal | Ambush;

/** The number of the card, whom it attacks as things lie now, and the chance to win in percent; null: it cannot be told. */
export interface CardPreview {
  order: number;
  enemy?: string;
  win?: number | null;
}

/** What lies there now, and where that goes. */
export interface WearPreview {
  instead_of: string | null;
  to?: Slot | "backpack";
}

export interface CombinePreview {
  costs: string[];
  brings: string;
  improved: boolean;
}

export interface ImprovePreview {
  effects: Effects | null;
}

export interface BrewPreview {
  costs: string[];
  potions: number;
}

/** So many potions, and places for so many. */
export interface DrawPreview {
  potions: number;
  room: number;
}

export interface AmbushPreview {
  win: number | null;
}

export interface SetUp {
  king: string;
  layout: string;
  creatures: string[];
  items: string[][];
}

export interface Round {
  round: number;
  rounds: number;
}

export interface ChoseUnseen {
  seat: number;
}

export interface Chose {
  seat: number;
  card: string;
}

export interface Revealed {
  cards: string[];
  numbers: number[];
}

/** How a tie came out, by the speeds or powers of its seats. */
export interface Ranked {
  seat: number;
  order: number[];
  why: RankedBy;
  values: Record<string, number>;
}

export interface Friendly {
  seats: number[];
  roll: number;
}

export interface Powers {
  sides: Power[];
}

/** The order of the turns, with the card of each seat. */
export interface Order {
  seat: number;
  seats: number[];
  cards: string[];
}

export interface Turn {
  seat: number;
  card: string;
}

export interface Beer {
  seat: number;
  face: number;
  ban: Ban;
}

export interface Fizzled {
  seat: number;
  enemy: string;
}

export interface Fight {
  seat: number;
  enemy: string;
  level: number;
  guards: number;
  decider: number | null;
  reward: Reward | null;
}

/** All bans that are on and off, and of each the first, or "none". */
export interface SpeedCheck {
  seat: number;
  speed: number;
  needed: number;
  bans: Ban[];
  cancelled: Ban[];
  ban: Ban | "none";
  off: Ban | "none";
}

/** Whose dice they are; in a fight `seat` is the hero's, whoever rolls. */
export interface OfSide {
  side: Side;
  seat: number;
}

/** Dice fell; `faces` is what they show, as a log writes it. */
export interface Rolled {
  side: Side;
  seat: number;
  dice: Die[];
  faces: string;
  power: number;
}

export interface ChangedDie {
  sides: Sides;
  face: number;
  to: number;
}

export interface Change {
  dice: ChangedDie[];
  faces: string;
  to: string;
}

/** Dice that showed something else before. */
export interface Turned {
  side: Side;
  seat: number;
  dice: ChangedDie[];
  faces: string;
  to: string;
  power: number;
}

export interface Rerolled {
  side: Side;
  seat: number;
  dice: ChangedDie[];
  faces: string;
  to: string;
  power: number;
  by?: Source;
}

export interface Forced {
  side: Side;
  seat: number;
  dice: ChangedDie[];
  faces: string;
  to: string;
  power: number;
  by: Source;
}

export interface Repeated {
  seat: number;
  side: FightSide;
}

/** `lost` hearts for the damage that the armour did not stop; `hearts` are left. */
export interface Compared {
  seat: number;
  hero_power: number;
  enemy_power: number;
  armour: number;
  damage: number;
  lost: number;
  hearts: number;
}

export interface FightEnded {
  seat: number;
  enemy: string;
  hearts: number;
}

export interface TurnedUp {
  level: number;
  enemy: string;
  left: number;
}

export interface Healed {
  seat: number;
  healed: number;
  hearts: number;
  why: HealedBy;
}

export interface OfItem {
  seat: number;
  item: string;
  improved: boolean;
}

export interface Took {
  seat: number;
  item: string;
  improved: boolean;
  to: Where;
  why: TakenFor;
}

export interface Combined {
  seat: number;
  item: string;
  improved: boolean;
  to: Where;
  from: string[];
}

export interface GaveBack {
  seat: number;
  item: string;
  improved: boolean;
  from: Where;
}

export interface Stowed {
  seat: number;
  item: string;
  improved: boolean;
  to: Where;
}

export interface TakenOff {
  seat: number;
  item: string;
  improved: boolean;
  slot: Slot;
}

export interface Worn {
  seat: number;
  item: string;
  improved: boolean;
  slot: Slot;
  instead_of: string | null;
}

export interface Stole {
  seat: number;
  item: string;
  improved: boolean;
  owner: number;
  to: Where;
}

export interface StoleUnseen {
  seat: number;
  owner: number;
}

export interface StolePotion {
  seat: number;
  owner: number;
  potion: string;
}

/** On an item, or on the "deck". */
export interface TokenPlaced {
  seat: number;
  item: string;
}

/** `owner` took what it lay on; `share` says whether the Merchant gets something for it. */
export interface TokenReturned {
  seat: number;
  item: string;
  owner: number;
  share: Share;
}

export interface Declined {
  class: number;
  seat: number;
}

export interface DrewUnseen {
  seat: number;
  count: number;
}

export interface Drew {
  seat: number;
  count: number;
  potions: string[];
}

export interface Discarded {
  seat: number;
  potion: string;
  why: DiscardedFor;
}

export interface Reshuffled {
  count: number;
}

/** A potion. `owner` is whom it is for: the seat itself, another one, or the hero whose enemy it is for. */
export interface Played {
  seat: number;
  potion: string;
  on: Target;
  owner: number;
  slot: Slot | "none";
}

export interface Expired {
  potions: string[];
}

export interface BecameExpert {
  seat: number;
}

export interface Experimented {
  seat: number;
  lost: number;
  hearts: number;
}

export interface Reproduced {
  seat: number;
  potion: string;
}

export interface PutBackUnseen {
  seat: number;
  place: number;
}

export interface PutBack {
  seat: number;
  place: number;
  potion: string;
}

/** The king was beaten by `winner`, or nobody did it in time. */
export interface Over {
  how: "king" | "draw";
  winner: number | null;
  seat?: number;
  scores: number[];
  places: number[];
  winners: number[];
}

export interface Events {
  beer: Beer;
  brewed: GaveBack;
  chose: ChoseUnseen & Partial<Chose>;
  combined: Combined;
  compared: Compared;
  declined: Declined;
  discarded: Discarded;
  drew: DrewUnseen & Partial<Drew>;
  experiment: Experimented;
  expert: BecameExpert;
  expired: Expired;
  fight: Fight;
  fizzled: Fizzled;
  forced: Forced;
  friendly: Friendly;
  healed: Healed;
  improved: OfItem;
  lost: FightEnded;
  lost_potion: StolePotion;
  order: Order;
  over: Over;
  played: Played;
  powers: Powers;
  put_back: PutBackUnseen & Partial<PutBack>;
  ranked: Ranked;
  repeated: Repeated;
  reproduced: Reproduced;
  rerolled: Rerolled;
  researched: DrewUnseen & Partial<Drew>;
  reshuffled: Reshuffled;
  returned: GaveBack;
  revealed: Revealed;
  rolled: Rolled;
  round: Round;
  setup: SetUp;
  speed_check: SpeedCheck;
  stole: Stole;
  stole_potion: StoleUnseen & Partial<StolePotion>;
  stowed: Stowed;
  taken_off: TakenOff;
  token_placed: TokenPlaced;
  token_returned: TokenReturned;
  took: Took;
  turn: Turn;
  turned: Turned;
  turned_up: TurnedUp;
  won: FightEnded;
  worn: Worn;
}

export type EventOf<Kind extends keyof Events> = { [One in Kind]: { event: One } & Events[One] }[Kind];

export type Event = EventOf<keyof Events>;

export interface Previews {
  ambush: AmbushPreview;
  brew: BrewPreview;
  choose: CardPreview;
  combine: CombinePreview;
  draw: DrawPreview;
  experiment: DrawPreview;
  improve: ImprovePreview;
  wear: WearPreview;
}
