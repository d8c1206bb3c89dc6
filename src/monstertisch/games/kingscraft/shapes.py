"""What leaves for a seat: the shapes of this game's view, moves, previews and events. The page's types are made from them."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ...core.game import Arrays, Shapes

FightMoment = Literal["fight_before_roll", "fight_hero_roll", "fight_enemy_roll", "fight_result"]
TieMoment = Literal["turn_order", "friendly_before_roll", "friendly_roll"]
Slot = Literal["foot", "body", "head", "hand", "hand2"]
Where = Literal["foot", "body", "head", "hand", "hand2", "backpack", "overflow"]
Banner = Literal["foot", "body", "head", "hand", "neutral"]
Ban = Literal["foot", "body", "head", "hand", "improved", "neutral", "potions", "rerolls"]
Target = Literal["self", "other", "enemy"]
Age = Literal["young", "old", "promo"]
Phase = Literal["choose", "order", "turns", "over"]
Side = Literal["hero", "enemy", "friendly"]
FightSide = Literal["hero", "enemy"]
RankedBy = Literal["speed", "power"]
HealedBy = Literal["action", "potion", "won"]
DiscardedFor = Literal["surplus", "market", "exchanged"]
TakenFor = Literal["reward", "share", "swap"]
Share = Literal["yes", "no"]
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


class PrintedItem(OfClass):
    """An item with both of its sides; one of class 1 is never improved."""

    item: str
    slot: Banner
    joker: bool
    effects: Effects
    improved_effects: Effects | None


class Item(PrintedItem):
    """An item, and whether its golden side lies up."""

    improved: bool


class Enemy(TypedDict):
    card: str
    speed: int
    effects: Effects
    bans: list[Ban]


class PrintedCreature(Enemy):
    level: int
    standard: bool


class Creature(PrintedCreature):
    """The creature face up, how many cards of its level are `left`, this one included, and those beaten."""

    left: int
    beaten: list[str]


class PrintedKing(Enemy):
    """`beer` is one ban per face of the die, `flag` the speed that spares an item."""

    age: Age
    beer: list[Ban]
    flag: int | None


class King(PrintedKing):
    """The king, the guards before him, and what the beer was this time."""

    guards: int
    guard_bonus: int
    beer_now: Ban | None


# The forge and the deck


class Recipe(TypedDict):
    """The two arrows that lead to an item; the rest is told to a seat alone. `next`: with the product of one step before."""

    materials: list[str]
    owned: NotRequired[list[bool]]
    jokers: NotRequired[list[str]]
    enough: NotRequired[bool]
    craftable: NotRequired[bool]
    next: NotRequired[bool]


class Place(Item):
    """A place of the forge, wherever its item is now."""

    place: str
    here: bool
    owner: int | None
    token: bool
    recipe: Recipe | None


class ForgeBoard(TypedDict):
    """A board of the forge, with a row for every class."""

    letter: str
    rows: list[list[Place]]


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


class Reward(OfClass):
    """What a victory brings: an item of `class`, or so many potions, and then so many steps in the forge."""

    steps: int


class FightView(TypedDict):
    """A fight. `decider` rolls for the enemy; null: chance does. `reward` is null against the king: his fall ends the game."""

    seat: int
    enemy: str
    level: int
    king: bool
    decider: int | None
    reward: Reward | None
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


class InFight(TypedDict):
    window: FightMoment
    hero: int


class FightWindow(Asked, InFight):
    """A potion may be played in the fight of `hero`."""

    kind: Literal["window"]


class InTie(TypedDict):
    window: TieMoment
    tied: list[int]


class TieWindow(Asked, InTie):
    kind: Literal["window"]


class InTurn(TypedDict):
    at: Literal["start", "end"]
    card: str


class OwnTurn(Asked, InTurn):
    kind: Literal["own_turn"]


class TakeOfClass(Asked, OfClass):
    kind: Literal["reward", "share"]


class StepsLeft(TypedDict):
    steps: int


class Forging(Asked, StepsLeft):
    kind: Literal["forge"]


class SwappedItem(OfClass):
    item: str


class Swapping(Asked, SwappedItem):
    kind: Literal["swap_for"]


class Surplus(TypedDict):
    surplus: int


class Settling(Asked, Surplus):
    kind: Literal["settle"]


class PlaceInDeck(TypedDict):
    place: int
    of: int


class PuttingBack(Asked, PlaceInDeck):
    kind: Literal["put_back"]


class Kept(TypedDict):
    keep: int


class Keeping(Asked, Kept):
    kind: Literal["keep"]


Question = PlainQuestion | FightWindow | TieWindow | OwnTurn | TakeOfClass | Forging | Swapping | Settling | PuttingBack | Keeping


class DamageStep(TypedDict):
    """From so much damage on so many hearts are lost."""

    least: int
    most: int
    hearts: int


class RealmView(TypedDict):
    """`damage` is the table of what damage costs; more than it says costs no less."""

    seat: int | None
    round: int
    rounds: int
    phase: Phase
    prompt: Question
    active: int | None
    winner: int | None
    order: list[int]
    turns_done: int
    king: King
    creatures: list[Creature]
    forge: list[ForgeBoard]
    deck: Deck
    discard: list[str]
    doses: list[Dose]
    token: Token | None
    seats: list[SeatView]
    fight: FightView | None
    friendly: FriendlyView | None
    powers: list[Power]
    damage: list[DamageStep]


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
    costs: list[str]
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
    why: RankedBy
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
    reward: Reward | None


class SpeedCheck(TypedDict):
    """All bans that are on and off, and of each the first, or "none"."""

    seat: int
    speed: int
    needed: int
    bans: list[Ban]
    cancelled: list[Ban]
    ban: Ban | Literal["none"]
    off: Ban | Literal["none"]


class OfSide(TypedDict):
    """Whose dice they are; in a fight `seat` is the hero's, whoever rolls."""

    side: Side
    seat: int


class Rolled(OfSide):
    """Dice fell; `faces` is what they show, as a log writes it."""

    dice: list[Die]
    faces: str
    power: int


class ChangedDie(Die):
    to: int


class Change(TypedDict):
    dice: list[ChangedDie]
    faces: str
    to: str


class Turned(OfSide, Change):
    """Dice that showed something else before."""

    power: int


class Rerolled(Turned):
    by: NotRequired[Source]


class Forced(Turned):
    by: Source


class Repeated(TypedDict):
    seat: int
    side: FightSide


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
    why: HealedBy


class OfItem(TypedDict):
    seat: int
    item: str
    improved: bool


class Took(OfItem):
    to: Where
    why: TakenFor


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
    share: Share


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
    why: DiscardedFor


class Reshuffled(TypedDict):
    count: int


class Played(TypedDict):
    """A potion. `owner` is whom it is for: the seat itself, another one, or the hero whose enemy it is for."""

    seat: int
    potion: str
    on: Target
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


# What follows from the id of a card is left out, and so is what is the same in every game.
ARRAYS = Arrays(
    seats=[
        "Asked.seats",
        "InFight.hero",
        "InTie.tied",
        "Place.owner",
        "Token.seat",
        "Dose.user",
        "Dose.target",
        "Dose.until",
        "FightView.seat",
        "FightView.decider",
        "FriendlyPool.seat",
        "Power.seat",
        "RealmView.active",
        "RealmView.winner",
        "RealmView.order",
    ],
    by_seat=["RealmView.seats"],
    within={"SourceView.values": (1, 12)},
    most={
        "RealmView.order": "players",
        "RealmView.creatures": 3,
        "RealmView.forge": "boards",
        "RealmView.doses": "potions",
        "ForgeBoard.rows": (3, 4),
        "Recipe.materials": 2,
        "Recipe.owned": 2,
        "Deck.top": "potions",
        "SeatView.slots": 5,
        "SeatView.backpack": 12,
        "SeatView.overflow": 12,
        "SeatView.cards": 4,
        "SeatView.tokens": 4,
        "PoolView.dice": 40,
        "FriendlyView.sides": "players",
    },
    newest={"PoolView.sources": 6, "FightView.bans": 10, "RealmView.powers": 4},
    left_out=[
        "PrintedItem.effects",
        "PrintedItem.improved_effects",
        "Enemy.effects",
        "PrintedKing.beer",
        "Recipe.jokers",
        "Place.place",
        "ForgeBoard.letter",
        "SlotView.printed",
        "SeatView.seat",
        "SeatView.colour",
        "Power.dice",
        "RealmView.damage",
    ],
)

SHAPES = Shapes(
    view=RealmView,
    arrays=ARRAYS,
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
