"""What leaves for a seat: the shapes of this game's view, moves, previews and events. The page's types are made from them."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ...core.game import Shapes

Slot = Literal["foot", "body", "head", "hand", "hand2"]
Where = Literal["foot", "body", "head", "hand", "hand2", "backpack", "overflow"]
Banner = Literal["foot", "body", "head", "hand", "neutral"]
Ban = Literal["foot", "body", "head", "hand", "improved", "neutral", "potions", "rerolls"]
Age = Literal["young", "old", "promo"]
Side = Literal["hero", "enemy", "friendly"]
Sides = Literal[6, 12]


# What is printed on cards


class ExtraPerValue(TypedDict):
    values: list[int]
    n: int


class Effects(TypedDict, total=False):
    """What a card does; an effect that it does not have is left out."""

    d6: int
    d12: int
    strength: int
    armour: int
    speed: int
    reroll_die: int
    reroll_values: list[int]
    force_reroll_values: list[int]
    set_die: int
    repeat_fight: int
    heal: int
    heal_after_win: int
    extra_per_value: ExtraPerValue


OfClass = TypedDict("OfClass", {"class": int})


class Item(OfClass):
    item: str
    slot: Banner
    joker: bool
    effects: Effects
    improved_effects: Effects | None
    improved: bool


class Enemy(TypedDict):
    card: str
    speed: int
    effects: Effects
    bans: list[Ban]


class Creature(Enemy):
    """The creature face up, how many cards of its level are `left`, this one included, and those beaten."""

    level: int
    standard: bool
    left: int
    beaten: list[str]


class King(Enemy):
    """`beer` is one ban per face of the die, `flag` the speed that spares an item; `beer_now` is what was rolled."""

    age: Age
    beer: list[Ban]
    flag: int | None
    guards: int
    guard_bonus: int
    beer_now: Ban | None


# The forge and the deck


class Recipe(TypedDict):
    """The arrows that lead to an item; the rest is told to a seat alone."""

    materials: tuple[str, str]
    owned: NotRequired[tuple[bool, bool]]
    jokers: NotRequired[list[str]]
    enough: NotRequired[bool]
    craftable: NotRequired[bool]


class Place(Item):
    """A place of the forge, wherever its item is now."""

    place: str
    here: bool
    owner: int | None
    token: bool
    recipe: Recipe | None


class ForgeBoard(TypedDict):
    letter: str
    rows: tuple[list[Place], list[Place], list[Place]]


class Deck(TypedDict):
    """`top` are the potions from the top down as far as this seat knows any; `unseen` are in the deck or were drawn by others."""

    count: int
    top: list[str | None]
    unseen: list[str]
    token: bool


class Token(TypedDict):
    """The Merchant's: on an item, on the deck, or null in her hand."""

    seat: int
    on: str | None


class Dose(TypedDict):
    """A potion in force: until the end of whose turn; null: of the round."""

    potion: str
    user: int
    target: int | Literal["enemy"]
    slot: Slot | None
    until: int | None


# Players


class SlotView(TypedDict):
    """An active slot; `printed` is the Nobleman's ability under it, `works` whether it counts now."""

    slot: Slot
    item: Item | None
    printed: Effects | None
    works: bool


class SpecialCard(TypedDict):
    card: str
    used: bool


class SpecialToken(TypedDict):
    token: str
    used: bool


DiceCount = TypedDict("DiceCount", {"6": int, "12": int})


class SeatView(TypedDict):
    """A player. A potion that is not known is null. `cards` are the Rogue's, `tokens` and `expert` the Alchemist's, `fresh` own."""

    seat: int
    character: str
    board: str
    neutral: bool
    colour: str
    hearts: int
    most_hearts: int
    speed: int
    strength: int
    armour: int
    dice: DiceCount
    rerolls: int
    slots: list[SlotView]
    backpack: list[Item]
    overflow: list[Item]
    potions: list[str | None]
    free_places: int
    potions_used: int
    has_chosen: bool
    card: str | None
    last_card: str | None
    turn_over: bool
    arranged_left: int
    cards: NotRequired[list[SpecialCard]]
    tokens: NotRequired[list[SpecialToken]]
    expert: NotRequired[bool]
    fresh: NotRequired[list[str]]


# Fights


class Die(TypedDict):
    sides: Sides
    face: int


class DieView(Die):
    picked: bool


class Source(TypedDict):
    """What lets a side reroll values: a slot with its item, a potion, or the enemy's card."""

    slot: NotRequired[Slot]
    item: NotRequired[str | None]
    potion: NotRequired[str]
    card: NotRequired[str]


class SourceView(Source):
    values: list[int]
    used: bool
    picking: bool


class PoolView(TypedDict):
    """The dice of one side, and what may still be done with them."""

    dice: list[DieView]
    pool: DiceCount
    strength: int
    extra: int
    power: int
    rerolls_left: int
    sets_left: int
    sources: list[SourceView]


class HeroPool(PoolView):
    armour: int
    repeats_left: int


class FoePool(PoolView):
    rolled: bool
    repeats_left: int


class FriendlyPool(PoolView):
    seat: int


class BanView(TypedDict):
    """A ban, whether it is on, and why: the beer, a hero too slow or fast enough, or a potion, which is named."""

    ban: Ban | Slot
    on: bool
    why: Literal["beer", "slow", "fast", "potion"]
    potion: str | None


class Outcome(TypedDict):
    """What would happen if the fight ended now."""

    wins: bool
    damage: int
    lost: int
    hearts: int


class FightView(TypedDict):
    """A fight. `decider` rolls for the enemy; null: chance does."""

    seat: int
    enemy: str
    level: int
    king: bool
    decider: int | None
    attempt: int
    speed: int
    needed: int
    checked: bool
    bans: list[BanView]
    harmless: bool
    hero: HeroPool | None
    foe: FoePool | None
    outcome: Outcome | None
    guards: int
    guard_bonus: int


class FriendlyView(TypedDict):
    sides: list[FriendlyPool]


class Power(TypedDict):
    """What one participant of a friendly fight achieved."""

    seat: int
    power: int
    dice: list[Die]


# The open question: all may know it


class Asked(TypedDict):
    seats: list[int]


class PlainQuestion(Asked):
    kind: Literal[
        "ambush",
        "break_in",
        "choose",
        "enemy_repeat",
        "enemy_reroll",
        "flag",
        "friendly_reroll",
        "hero_repeat",
        "hero_reroll",
        "over",
        "overflow",
        "theft",
        "token",
    ]


class FightWindow(Asked):
    """A potion may be played in the fight of `hero`."""

    kind: Literal["window"]
    window: Literal["fight_before_roll", "fight_hero_roll", "fight_enemy_roll", "fight_result"]
    hero: int


class TieWindow(Asked):
    kind: Literal["window"]
    window: Literal["turn_order", "friendly_before_roll", "friendly_roll"]
    tied: list[int]


class OwnTurn(Asked):
    kind: Literal["own_turn"]
    at: Literal["start", "end"]
    card: str


class TakeOfClass(Asked, OfClass):
    kind: Literal["reward", "share"]


class Forging(Asked):
    kind: Literal["forge"]
    steps: int


class Swapping(Asked, OfClass):
    kind: Literal["swap_for"]
    item: str


class Settling(Asked):
    kind: Literal["settle"]
    surplus: int


class PuttingBack(Asked):
    kind: Literal["put_back"]
    place: int
    of: int


class Keeping(Asked):
    kind: Literal["keep"]
    keep: int


Question = PlainQuestion | FightWindow | TieWindow | OwnTurn | TakeOfClass | Forging | Swapping | Settling | PuttingBack | Keeping


class RealmView(TypedDict):
    seat: int | None
    round: int
    rounds: int
    phase: Literal["choose", "order", "turns", "over"]
    prompt: Question
    active: int | None
    winner: int | None
    order: list[int]
    turns_done: int
    king: King
    creatures: tuple[Creature, Creature, Creature]
    forge: list[ForgeBoard]
    deck: Deck
    discard: list[str]
    doses: list[Dose]
    token: Token | None
    seats: list[SeatView]
    fight: FightView | None
    friendly: FriendlyView | None
    powers: list[Power]


# Moves


class PlainMove(TypedDict):
    kind: Literal["pass", "done", "roll", "repeat", "draw", "decline", "research", "expert"]


class Choose(TypedDict):
    kind: Literal["choose"]
    card: str


class Wear(TypedDict):
    kind: Literal["wear"]
    slot: Slot
    item: str


class TakeOff(TypedDict):
    kind: Literal["take_off"]
    slot: Slot


class Play(TypedDict):
    """A potion, on oneself or the enemy, on a seat, or on one slot of the hero."""

    kind: Literal["play"]
    potion: str
    seat: NotRequired[int]
    slot: NotRequired[Slot]


class OnDie(Die):
    kind: Literal["reroll", "set_die", "pick"]


class UseSource(TypedDict):
    """A reroll of values by what lies in a slot, by a potion, or by the enemy's card."""

    kind: Literal["use"]
    slot: NotRequired[Slot]
    potion: NotRequired[str]
    card: NotRequired[Literal["enemy"]]


class OnItem(TypedDict):
    kind: Literal["take", "improve", "brew", "return", "swap"]
    item: str


class Combine(TypedDict):
    """`first` and `second` are the materials along the arrows: there themselves ("own"), or the joker in their place."""

    kind: Literal["combine"]
    item: str
    first: str
    second: str


class OnPotion(TypedDict):
    kind: Literal["exchange", "discard", "put", "reproduce"]
    potion: str


class PlaceToken(TypedDict):
    """The Merchant's token, on an item or on the deck."""

    kind: Literal["token"]
    item: NotRequired[str]
    on: NotRequired[Literal["deck"]]


class Experiment(TypedDict):
    kind: Literal["experiment"]
    hearts: int


class Steal(TypedDict):
    """An item, or any potion of a seat."""

    kind: Literal["steal"]
    item: NotRequired[str]
    seat: NotRequired[int]


class Ambush(TypedDict):
    kind: Literal["ambush"]
    level: int


Move = (
    PlainMove | Choose | Wear | TakeOff | Play | OnDie | UseSource | OnItem | Combine | OnPotion | PlaceToken | Experiment
    | Steal | Ambush
)  # fmt: skip


# What can be foreseen of a move


class CardPreview(TypedDict):
    """The number of the card, whom it attacks as things lie now, and the chance to win in percent; null: it cannot be told."""

    order: int
    enemy: NotRequired[str]
    win: NotRequired[int | None]


class WearPreview(TypedDict):
    """What lies there now, and where that goes."""

    instead_of: str | None
    to: NotRequired[Slot | Literal["backpack"]]


class CombinePreview(TypedDict):
    costs: tuple[str, str]
    brings: str
    improved: bool


class ImprovePreview(TypedDict):
    effects: Effects | None


class BrewPreview(TypedDict):
    costs: list[str]
    potions: int


class DrawPreview(TypedDict):
    """So many potions, and places for so many."""

    potions: int
    room: int


class AmbushPreview(TypedDict):
    win: int | None


# Events


class SetUp(TypedDict):
    king: str
    layout: str
    creatures: list[str]
    items: list[list[str]]


class Round(TypedDict):
    round: int
    rounds: int


class ChoseUnseen(TypedDict):
    seat: int


class Chose(ChoseUnseen):
    card: str


class Revealed(TypedDict):
    cards: list[str]
    numbers: list[int]


class Ranked(TypedDict):
    """How a tie came out, by the speeds or powers of its seats."""

    seat: int
    order: list[int]
    why: Literal["speed", "power"]
    values: dict[str, int]


class Friendly(TypedDict):
    seats: list[int]
    roll: int


class Powers(TypedDict):
    sides: list[Power]


class Order(TypedDict):
    """The order of the turns, with the card of each seat."""

    seat: int
    seats: list[int]
    cards: list[str]


class Turn(TypedDict):
    seat: int
    card: str


class Beer(TypedDict):
    seat: int
    face: int
    ban: Ban


class Fizzled(TypedDict):
    seat: int
    enemy: str


class Fight(TypedDict):
    seat: int
    enemy: str
    level: int
    guards: int
    decider: int | None


class SpeedCheck(TypedDict):
    """All bans that are on and off, and of each the first, or "none"."""

    seat: int
    speed: int
    needed: int
    bans: list[Ban]
    cancelled: list[Ban]
    ban: Ban | Literal["none"]
    off: Ban | Literal["none"]


class Rolled(TypedDict):
    """Dice fell. In a fight `seat` is the hero's, whoever rolls; `faces` is what the dice show, as a log writes it."""

    side: Side
    seat: int
    dice: list[Die]
    faces: str
    power: int


class ChangedDie(Die):
    to: int


class Turned(TypedDict):
    """Dice that showed something else before."""

    side: Side
    seat: int
    dice: list[ChangedDie]
    faces: str
    to: str
    power: int


class Rerolled(Turned):
    by: NotRequired[Source]


class Forced(Turned):
    by: Source


class Repeated(TypedDict):
    seat: int
    side: Literal["hero", "enemy"]


class Compared(TypedDict):
    """`lost` hearts for the damage that the armour did not stop; `hearts` are left."""

    seat: int
    hero_power: int
    enemy_power: int
    armour: int
    damage: int
    lost: int
    hearts: int


class FightEnded(TypedDict):
    seat: int
    enemy: str
    hearts: int


class TurnedUp(TypedDict):
    level: int
    enemy: str
    left: int


class Healed(TypedDict):
    seat: int
    healed: int
    hearts: int
    why: Literal["action", "potion", "won"]


class OfItem(TypedDict):
    seat: int
    item: str
    improved: bool


class Took(OfItem):
    to: Where
    why: Literal["reward", "share", "swap"]


Combined = TypedDict("Combined", {"seat": int, "item": str, "improved": bool, "to": Where, "from": list[str]})
GaveBack = TypedDict("GaveBack", {"seat": int, "item": str, "improved": bool, "from": Where})


class Stowed(OfItem):
    to: Where


class TakenOff(OfItem):
    slot: Slot


class Worn(OfItem):
    slot: Slot
    instead_of: str | None


class Stole(OfItem):
    owner: int
    to: Where


class StoleUnseen(TypedDict):
    seat: int
    owner: int


class StolePotion(StoleUnseen):
    potion: str


class TokenPlaced(TypedDict):
    """On an item, or on the "deck"."""

    seat: int
    item: str


class TokenReturned(TypedDict):
    """`owner` took what it lay on; `share` says whether the Merchant gets something for it."""

    seat: int
    item: str
    owner: int
    share: Literal["yes", "no"]


class Declined(OfClass):
    seat: int


class DrewUnseen(TypedDict):
    seat: int
    count: int


class Drew(DrewUnseen):
    potions: list[str]


class Discarded(TypedDict):
    seat: int
    potion: str
    why: Literal["surplus", "market", "exchanged"]


class Reshuffled(TypedDict):
    count: int


class Played(TypedDict):
    """A potion. `owner` is whom it is for: the seat itself, another one, or the hero whose enemy it is for."""

    seat: int
    potion: str
    on: Literal["self", "other", "enemy"]
    owner: int
    slot: Slot | Literal["none"]


class Expired(TypedDict):
    potions: list[str]


class BecameExpert(TypedDict):
    seat: int


class Experimented(TypedDict):
    seat: int
    lost: int
    hearts: int


class Reproduced(TypedDict):
    seat: int
    potion: str


class PutBackUnseen(TypedDict):
    seat: int
    place: int


class PutBack(PutBackUnseen):
    potion: str


class Over(TypedDict):
    """The king was beaten by `winner`, or nobody did it in time."""

    how: Literal["king", "draw"]
    winner: int | None
    seat: NotRequired[int]
    scores: list[int]
    places: list[int]
    winners: list[int]


SHAPES = Shapes(
    view=RealmView,
    moves=Move,
    previews={
        "ambush": AmbushPreview,
        "brew": BrewPreview,
        "choose": CardPreview,
        "combine": CombinePreview,
        "draw": DrawPreview,
        "experiment": DrawPreview,
        "improve": ImprovePreview,
        "wear": WearPreview,
    },
    events={
        "beer": Beer,
        "brewed": GaveBack,
        "chose": (Chose, ChoseUnseen),
        "combined": Combined,
        "compared": Compared,
        "declined": Declined,
        "discarded": Discarded,
        "drew": (Drew, DrewUnseen),
        "experiment": Experimented,
        "expert": BecameExpert,
        "expired": Expired,
        "fight": Fight,
        "fizzled": Fizzled,
        "forced": Forced,
        "friendly": Friendly,
        "healed": Healed,
        "improved": OfItem,
        "lost": FightEnded,
        "lost_potion": StolePotion,
        "order": Order,
        "over": Over,
        "played": Played,
        "powers": Powers,
        "put_back": (PutBack, PutBackUnseen),
        "ranked": Ranked,
        "repeated": Repeated,
        "reproduced": Reproduced,
        "rerolled": Rerolled,
        "researched": (Drew, DrewUnseen),
        "reshuffled": Reshuffled,
        "returned": GaveBack,
        "revealed": Revealed,
        "rolled": Rolled,
        "round": Round,
        "setup": SetUp,
        "speed_check": SpeedCheck,
        "stole": Stole,
        "stole_potion": (StolePotion, StoleUnseen),
        "stowed": Stowed,
        "taken_off": TakenOff,
        "token_placed": TokenPlaced,
        "token_returned": TokenReturned,
        "took": Took,
        "turn": Turn,
        "turned": Turned,
        "turned_up": TurnedUp,
        "won": FightEnded,
        "worn": Worn,
    },
)
