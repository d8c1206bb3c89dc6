"""What leaves for a seat: the shapes of this game's view, moves, previews and events. The page's types are made from them."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ...core.game import Arrays, Shapes

Class = Literal["cleric", "fighter", "mage", "thief"]
Phase = Literal["opening", "beginning", "build", "reveal", "bait", "adventure", "end", "over"]
DeckName = Literal["room", "spell"]
Want = Literal[
    "dungeon",
    "hero_anywhere",
    "hero_at_own_entrance",
    "hero_here",
    "hero_in_any_dungeon",
    "hero_in_own_dungeon",
    "hero_in_town",
    "hero_with_miniboss",
    "miniboss",
    "monster_room",
    "opponent",
    "opponents_miniboss",
    "opponents_room",
    "other_own_room",
    "own_monster_room",
    "own_room_for_miniboss",
    "player",
    "room",
    "room_of_same_dungeon",
    "treasure",
]
Discard = Literal["discard_cards", "discard_minibosses", "discard_monster_rooms", "discard_spells"]
Price = Literal[
    "pay_coins", "give_coins", "discard_cards", "discard_minibosses", "discard_monster_rooms", "discard_spells", "sacrifice"
]
LureRule = Literal["treasure", "fewest_souls", "most_souls_minus_wounds"]
Skip = Literal["inactive", "first_room", "mixed"]
WindowName = Literal["build", "entrance", "room", "idle"]
WhyCoins = Literal["start", "gain", "give", "pay", "take", "swap", "lay", "miniboss", "promote", "out"]
WhyDrawn = Literal["effect", "intrigue", "opening", "turn"]
WhyDiscarded = Literal["cost", "effect", "opening", "random", "sold"]
WhyDestroyed = Literal["cost", "effect"]
WhyFizzled = Literal["target", "condition"]
HowBuilt = Literal["first", "reveal", "now"]
HowAttached = Literal["reveal", "now", "taken"]
HowDied = Literal["damage", "limbo", "end", "killed", "killed_in_limbo"]
HeroPlace = Literal["dungeon", "town", "entrance"]
Ending = Literal["souls", "last", "all_out", "exhausted"]
LastingWord = Literal[
    "damage",
    "double",
    "health",
    "icon",
    "no_icons",
    "each_icon",
    "blank",
    "deactivate",
    "shield",
    "skip_first",
    "hold",
    "switch_off",
    "tax",
    "zoning",
    "deal",
    "monsters",
]


# What the view is made of


class Treasure(TypedDict):
    cleric: int
    fighter: int
    mage: int
    thief: int


class Icons(TypedDict, total=False):
    """Treasure by class; a class without any is left out."""

    cleric: int
    fighter: int
    mage: int
    thief: int


class Source(TypedDict):
    """Where something comes from: a card, where it lies now, and which text of a miniboss."""

    card: str
    owner: int | None
    slot: int | None
    level: int | None


class Target(TypedDict, total=False):
    """A seat, a room, a miniboss, a hero or a treasure; of what has left its place only the name."""

    seat: int
    slot: int
    room: str
    miniboss: str
    hero: str
    treasure: Class


class HealthModifier(TypedDict):
    n: int
    source: Source


class HeroView(TypedDict):
    """A hero; `paid` are the seats that have paid for his text."""

    hero: str
    health: int
    printed: int
    left: int
    damage: int
    epic: bool
    souls: int
    classes: list[Class]
    rule: LureRule
    held: bool
    text_on: bool
    modifiers: list[HealthModifier]
    paid: list[int]


class Bait(TypedDict):
    """Where a hero in town would go, and why."""

    hero: str
    to: int | None
    why: Literal["lured", "tie", "none"]
    rule: Literal["R79", "R80"]
    values: list[int | None]


class MinibossView(TypedDict):
    card: str
    level: int
    used: bool
    spent: bool
    text_on: bool
    blanks_heroes: bool


class DamageModifier(TypedDict):
    what: Literal["damage", "double"]
    n: int
    source: Source


IconModifier = TypedDict(
    "IconModifier",
    {"what": Literal["no_icons", "each_icon", "double", "icon"], "class": Class | None, "n": int, "source": Source},
)


class RoomView(TypedDict):
    """A slot, counted from the boss, with its visible room."""

    slot: int
    room: str
    rank: Literal["ordinary", "advanced"]
    type: Literal["monster", "trap"]
    active: bool
    off: Literal["covered", "deactivated"] | None
    text_on: bool
    hero_text_on: bool
    used: bool
    coins: int
    damage: int
    printed_damage: int
    modifiers: list[DamageModifier]
    treasure: Icons
    printed: Icons
    icon_modifiers: list[IconModifier]
    miniboss: MinibossView | None
    beneath: list[str]
    hero: str | None
    face_down: bool


class WalkStep(TypedDict):
    slot: int
    room: str
    damage: int
    reduced: int
    left: int
    skipped: Skip | None


class Walk(TypedDict):
    """How far a hero would get as things are."""

    hero: str
    steps: list[WalkStep]
    dies_in: int | None
    left: int
    souls: int
    wounds: int


class FaceDown(TypedDict):
    """A card laid face down; who may not know it gets null."""

    slot: int
    new: bool
    card: str | None
    miniboss: bool | None
    locked: bool


Bonus = TypedDict("Bonus", {"class": Class, "n": int, "source": Source})


class Deal(TypedDict):
    """A spell deal with this seat that may still be made."""

    seat: int
    source: Source


class SeatView(TypedDict):
    """A player. `hand` and `aside` are told to the seat itself alone; `known` are cards of others that this viewer is sure of."""

    seat: int
    boss: str | None
    offers: list[str]
    chosen: str | None
    xp: int | None
    levelled: bool
    boss_used: bool
    boss_text_on: bool
    alive: bool
    coins: int
    souls: int
    wounds: int
    souls_pile: list[str]
    wounds_pile: list[str]
    room_cards: int
    spell_cards: int
    hand: list[str] | None
    aside: list[str] | None
    known: list[str]
    face_down: FaceDown | None
    build_used: bool
    promoted: bool
    sold: bool
    take_backs_left: int
    lured: int
    treasure: Treasure
    bonuses: list[Bonus]
    entrance: list[HeroView]
    inside: HeroView | None
    walk: list[Walk]
    rooms: list[RoomView]
    deals: list[Deal]


class Deed(TypedDict):
    """What was declared, as far as it has been declared."""

    seat: int
    card: str
    source: Source
    spell: bool
    mode: int | None
    targets: list[Target]
    coins: int


class Lasting(TypedDict):
    """What lasts until the turn ends, by how much, and on what."""

    what: LastingWord
    n: int
    source: Source
    card: str
    sign: Literal["less", "more"]
    by: int
    seat: NotRequired[int]
    slot: NotRequired[int]
    room: NotRequired[str]
    hero: NotRequired[str]
    treasure: NotRequired[Class]
    owner: NotRequired[int]


class Walker(TypedDict):
    hero: str
    seat: int
    slot: int | None
    where: Literal["entrance", "room", "limbo"]
    figure: HeroView


class HeroDeck(TypedDict):
    ordinary: int
    epic: int


class Decks(TypedDict):
    rooms: int
    spells: int
    heroes: HeroDeck


class Goals(TypedDict):
    """So many souls win, so many wounds lose."""

    souls: int
    wounds: int


class HeroWorth(TypedDict):
    """So many souls or wounds a hero counts."""

    ordinary: int
    epic: int


class Options(TypedDict):
    choose_boss: bool
    intrigue: bool
    hard_mode: bool
    room_for_coin: bool
    english_setup: bool
    optional_spells: bool
    bait_order: Literal["newest_first", "oldest_first"]
    empty_adventure_turns: bool
    miniboss_drops: bool


# The open question. All may know it


class Asked(TypedDict):
    seats: list[int]


class Subject(TypedDict):
    """A card of `seat`."""

    seat: int
    source: Source


class AboutDeed(Asked, Subject):
    """A question about what a card of `seat` does."""


class PlainQuestion(Asked):
    kind: Literal["first_room", "intrigue", "over", "redraw"]


class BossQuestion(Asked):
    kind: Literal["boss"]
    cards: list[str]


class DiscardTwo(Asked):
    """`left` by seat."""

    kind: Literal["discard_two"]
    left: list[int]


class Window(Asked):
    """Spells and actions; `active` is -1 while nobody's turn is on, `stage` the part of the window."""

    kind: Literal["window"]
    window: WindowName
    active: int
    hero: str | None
    dungeon: int | None
    slot: int | None
    waiting: list[Deed]
    stage: int


class PayMiniboss(Asked):
    kind: Literal["pay_miniboss"]
    seat: int
    slot: int
    card: str
    new: bool
    price: int


class OrderTriggers(Asked):
    kind: Literal["order"]
    seat: int
    triggers: list[Source]


class DeedQuestion(AboutDeed):
    """About what a card does, with nothing beyond the card."""

    kind: Literal["double", "mode", "trigger"]


class Prevent(AboutDeed):
    kind: Literal["prevent"]


class TargetQuestion(AboutDeed):
    kind: Literal["target"]
    number: int
    want: Want | Literal["sacrifice"]


class CostQuestion(AboutDeed):
    kind: Literal["cost"]
    want: Discard
    left: int


class CoinsQuestion(AboutDeed):
    kind: Literal["coins"]
    least: int
    most: int


class LayCoins(AboutDeed):
    kind: Literal["lay_coins"]
    most: int


class TaxQuestion(AboutDeed):
    kind: Literal["tax"]
    n: int
    card: str


class CountQuestion(AboutDeed):
    kind: Literal["discard_rooms", "heal"]
    left: int


FromDiscard = TypedDict("FromDiscard", {"from": Literal["discard"]})


class TakeQuestion(AboutDeed, FromDiscard):
    kind: Literal["take"]
    left: int


class DealQuestion(AboutDeed):
    kind: Literal["deal"]
    owner: int


class LookQuestion(AboutDeed):
    """Only who looks sees the hand of `owner`."""

    kind: Literal["look"]
    owner: int
    cards: NotRequired[list[str]]


class CardsQuestion(AboutDeed):
    """One of these cards; those that this viewer may not know are left out."""

    kind: Literal["build_now", "keep_discard"]
    cards: list[str]


Question = (
    PlainQuestion | BossQuestion | DiscardTwo | Window | PayMiniboss | OrderTriggers | DeedQuestion | Prevent | TargetQuestion
    | CostQuestion | CoinsQuestion | LayCoins | TaxQuestion | CountQuestion | TakeQuestion | DealQuestion | LookQuestion
    | CardsQuestion
)  # fmt: skip


class LairView(TypedDict):
    """A dungeon has room for so many `slots`."""

    seat: int | None
    turn: int
    phase: Phase
    prompt: Question
    active: int | None
    order: list[int]
    winner: int | None
    options: Options
    goals: Goals
    slots: int
    worth: HeroWorth
    deck: Decks
    discard: list[str]
    removed: list[str]
    town: list[HeroView]
    bait: list[Bait]
    seats: list[SeatView]
    lasting: list[Lasting]
    waiting: list[Deed]
    declaration: Deed | None
    walker: Walker | None
    quiet: int


# Moves


class PlainMove(TypedDict):
    kind: Literal["pass", "accept", "decline", "redraw", "keep", "take_back"]


class ChooseBoss(TypedDict):
    kind: Literal["boss"]
    boss: str


class OnCard(TypedDict):
    kind: Literal["discard", "sell", "take"]
    card: str


class PlaceCard(TypedDict):
    kind: Literal["place"]
    card: str
    slot: int


class Promote(TypedDict):
    kind: Literal["promote"]
    slot: int
    pay: NotRequired[Literal["room"]]


class Declare(TypedDict):
    """A card of the hand, a room or (with `level`) its miniboss, a boss, a hero, or a deal with a seat."""

    kind: Literal["declare"]
    card: NotRequired[str]
    seat: NotRequired[int]
    slot: NotRequired[int]
    level: NotRequired[int]
    boss: NotRequired[int]
    hero: NotRequired[str]
    deal: NotRequired[int]


class ChooseMode(TypedDict):
    kind: Literal["mode"]
    mode: int


class ChooseTarget(TypedDict):
    """A seat, a room, a hero or a treasure."""

    kind: Literal["target"]
    seat: NotRequired[int]
    slot: NotRequired[int]
    hero: NotRequired[str]
    treasure: NotRequired[Class]


class PayCoins(TypedDict):
    kind: Literal["coins"]
    n: int


class ChooseTrigger(TypedDict):
    """The text of a room, of its miniboss, or of the boss comes next."""

    kind: Literal["trigger"]
    slot: NotRequired[int]
    miniboss: NotRequired[Literal[True]]
    boss: NotRequired[Literal[True]]


class Draw(TypedDict):
    kind: Literal["draw"]
    deck: DeckName


Move = PlainMove | ChooseBoss | OnCard | PlaceCard | Promote | Declare | ChooseMode | ChooseTarget | PayCoins | ChooseTrigger | Draw


# What can be foreseen of a move


class ForeseenRoom(TypedDict):
    slot: int
    room: str
    damage: int


class ForeseenHero(TypedDict):
    hero: str
    to: int | None
    souls: int
    wounds: int


class Foreseen(TypedDict):
    """What a card would change if it came into play there: only what differs, and whether the boss would wake up."""

    instead_of: str | None
    rooms: list[ForeseenRoom]
    treasure: Icons
    heroes: list[ForeseenHero]
    level_up: bool


class PromotePreview(TypedDict):
    level: int
    coins: int


class TargetPreview(TypedDict):
    """Of a room the damage that it does now."""

    damage: NotRequired[int]


class CostPreview(TypedDict):
    """So many, or at least so many; neither is fixed: it depends."""

    cost: Price
    n: int | None
    least: int | None


class ModePreview(TypedDict):
    costs: list[CostPreview]
    targets: list[Want]


class DeclarePreview(TypedDict, total=False):
    """The card, and for every mode what it costs and what is to be chosen; nothing of a deal."""

    card: str
    modes: list[ModePreview]


# Events


class Offered(TypedDict):
    seat: int
    bosses: list[str]


class ChoseUnseen(TypedDict):
    seat: int


class Chose(ChoseUnseen):
    boss: str


class Bosses(TypedDict):
    bosses: list[str]
    order: list[int]


class OfSeat(TypedDict):
    seat: int


class OfHero(TypedDict):
    hero: str
    seat: int


class OfRoom(TypedDict):
    seat: int
    slot: int
    room: str


class OfHeroInRoom(OfHero):
    slot: int
    room: str


class OfCard(TypedDict):
    """What a card does, or does not."""

    seat: int
    card: str
    source: Source


class CardsShown(TypedDict):
    """`card` is the first of the `cards`."""

    seat: int
    cards: list[str]
    count: int
    card: str


class Milled(CardsShown):
    source: Source | None


class Redrew(TypedDict):
    seat: int
    cards: list[str]
    count: int
    card: NotRequired[str]


class Discarded(CardsShown):
    why: WhyDiscarded
    source: Source | None


class ByCard(TypedDict):
    """Which card did it, if one did, and where that card is."""

    source: Source | None
    card: NotRequired[str]


class DrewUnseen(TypedDict):
    seat: int
    deck: DeckName
    count: int
    why: WhyDrawn
    source: Source | None
    card: NotRequired[str]


class Drew(DrewUnseen):
    cards: list[str]


class CoinsMoved(TypedDict):
    gold: list[int]
    coins: list[int]
    why: WhyCoins
    source: Source | None
    card: NotRequired[str]
    seat: int
    n: int


class Coins(CoinsMoved):
    """`n` coins of `seat`; to `owner`, if another player gets them."""

    owner: NotRequired[int]


class CoinsOnRoom(OfRoom):
    n: int


class Counted(OfCard):
    n: int


class PhaseBegan(TypedDict):
    phase: Phase


class TurnCount(TypedDict):
    round: int


class HeroRevealed(TypedDict):
    """`left` heroes are in the deck."""

    hero: str
    epic: bool
    left: int


class PlacedUnseen(TypedDict):
    seat: int
    slot: int
    new: bool


class Placed(PlacedUnseen):
    card: str


class TookBackUnseen(TypedDict):
    seat: int
    slot: int


class TookBack(TookBackUnseen):
    card: str


class Revealed(TypedDict):
    cards: list[Placed]


class Unpaid(TypedDict):
    seat: int
    card: str


class Built(OfRoom):
    """`over` which room; null: in a new place."""

    over: str | None
    new: bool
    how: HowBuilt


class MinibossBuilt(OfRoom):
    """`owner` had it before."""

    miniboss: str
    level: int
    how: HowAttached
    owner: int | None


class MinibossReset(TypedDict):
    seat: int
    slot: int
    miniboss: str
    level: int


class Promoted(MinibossReset):
    """`card` was paid with."""

    card: str | None


class MinibossReturned(TypedDict):
    seat: int
    slot: int
    miniboss: str
    source: Source


class LevelUp(TypedDict):
    seat: int
    boss: str


class Destroyed(OfRoom):
    why: WhyDestroyed
    coins: int
    uncovered: str | None
    miniboss: str | None
    source: Source


class SwappedRooms(TypedDict):
    seat: int
    slots: list[int]
    rooms: list[str]
    source: Source


class Lured(TypedDict):
    hero: str
    values: list[int | None]
    seat: int


class Stayed(TypedDict):
    hero: str
    values: list[int | None]
    why: Literal["tie", "none"]


class Skipped(OfHeroInRoom):
    why: Skip


class OfHeroSomewhere(OfHero):
    """In a room or between rooms."""

    slot: int | None
    room: str | None


class Damaged(OfHeroSomewhere):
    damage: int
    reduced: int
    left: int
    source: Source | None


class Died(OfHeroSomewhere):
    """`card` killed him; null: damage did."""

    how: HowDied
    card: str | None


class Soul(OfHero):
    souls: int
    total: int


class Wound(OfHero):
    wounds: int
    total: int


class HealedWound(OfHero):
    source: Source
    souls: int
    wounds: int


class HeroRemoved(OfHero):
    source: Source


HeroMoved = TypedDict(
    "HeroMoved",
    {
        "hero": str,
        "from": HeroPlace,
        "to": Literal["town", "entrance"],
        "seat": NotRequired[int],
        "source": Source,
    },
)


class ReturnedToTown(TypedDict):
    hero: str


class Declared(Deed):
    waits: bool


class Fizzled(OfCard):
    why: WhyFizzled


class Prevented(TypedDict):
    """The spell `card` of `owner`."""

    seat: int
    card: str
    owner: int
    source: Source


class Taxed(TypedDict):
    seat: int
    card: str
    paid: Literal[0, 1]


class LookedUnseen(TypedDict):
    seat: int
    owner: int
    count: int


class Looked(LookedUnseen):
    cards: list[str]


class TookHiddenUnseen(TypedDict):
    seat: int
    owner: int
    deck: DeckName
    source: Source | None


class TookHidden(TookHiddenUnseen):
    card: str


class LostHidden(TypedDict):
    seat: int
    owner: int
    card: str
    source: Source | None


Took = TypedDict("Took", {"seat": int, "from": Literal["discard", "discarded"], "owner": int | None, "card": str, "source": Source})


class Eliminated(TypedDict):
    seat: int
    souls: int
    wounds: int
    cards: list[str]


class Reshuffled(TypedDict):
    deck: DeckName
    count: int


class Over(TypedDict):
    how: Ending
    winner: int
    seat: int
    scores: list[int]
    places: list[int]
    winners: list[int]
    souls: list[int]
    wounds: list[int]


# What explains a value to people is left out: the value is there.
ARRAYS = Arrays(
    seats=[
        "Asked.seats",
        "Subject.seat",
        "Source.owner",
        "Target.seat",
        "HeroView.paid",
        "Bait.to",
        "Deed.seat",
        "Lasting.seat",
        "Lasting.owner",
        "Walker.seat",
        "Window.active",
        "Window.dungeon",
        "PayMiniboss.seat",
        "OrderTriggers.seat",
        "DealQuestion.owner",
        "LookQuestion.owner",
        "LairView.active",
        "LairView.winner",
        "LairView.order",
    ],
    by_seat=["LairView.seats", "Bait.values", "DiscardTwo.left"],
    most={
        "LairView.order": "players",
        "LairView.town": "heroes",
        "LairView.bait": "heroes",
        "SeatView.entrance": "heroes",
        "SeatView.walk": "heroes",
        "SeatView.rooms": 5,
    },
    newest={"LairView.lasting": 6, "LairView.waiting": 3, "Deed.targets": 3, "OrderTriggers.triggers": 6},
    left_out=[
        "HeroView.modifiers",
        "RoomView.modifiers",
        "RoomView.icon_modifiers",
        "RoomView.printed",
        "RoomView.beneath",
        "Walk.steps",
        "Window.waiting",
        "SeatView.seat",
        "SeatView.souls_pile",
        "SeatView.wounds_pile",
        "SeatView.bonuses",
        "SeatView.deals",
    ],
)

SHAPES = Shapes(
    view=LairView,
    arrays=ARRAYS,
    moves=Move,
    previews={"declare": DeclarePreview, "place": Foreseen, "promote": PromotePreview, "target": TargetPreview},
    events={
        "adventure_turn": OfSeat,
        "bosses": Bosses,
        "build_turn": OfSeat,
        "built": Built,
        "chose": (Chose, ChoseUnseen),
        "coins": Coins,
        "coins_lost": CoinsOnRoom,
        "coins_on": CoinsOnRoom,
        "counted": Counted,
        "damaged": Damaged,
        "declared": Declared,
        "declined": OfCard,
        "destroyed": Destroyed,
        "died": Died,
        "discarded": Discarded,
        "drew": (Drew, DrewUnseen),
        "eliminated": Eliminated,
        "enters": OfHero,
        "fizzled": Fizzled,
        "healed": HealedWound,
        "hero_moved": HeroMoved,
        "hero_removed": HeroRemoved,
        "hero_revealed": HeroRevealed,
        "hero_turn": OfHero,
        "idle_window": OfSeat,
        "lasting": Lasting,
        "level_up": LevelUp,
        "limbo": OfHero,
        "looked": (Looked, LookedUnseen),
        "lost_hidden": LostHidden,
        "lured": Lured,
        "milled": Milled,
        "miniboss_built": MinibossBuilt,
        "miniboss_returned": MinibossReturned,
        "offered": Offered,
        "over": Over,
        "phase": PhaseBegan,
        "placed": (Placed, PlacedUnseen),
        "prevented": Prevented,
        "promoted": Promoted,
        "redrew": Redrew,
        "reset": MinibossReset,
        "reshuffled": Reshuffled,
        "resolves": OfCard,
        "returned_to_town": ReturnedToTown,
        "revealed": Revealed,
        "room_entered": OfHeroInRoom,
        "skipped": Skipped,
        "soul": Soul,
        "stayed": Stayed,
        "survived": OfHeroInRoom,
        "swapped_rooms": SwappedRooms,
        "taxed": Taxed,
        "took": Took,
        "took_back": (TookBack, TookBackUnseen),
        "took_hidden": (TookHidden, TookHiddenUnseen),
        "trigger": OfCard,
        "turn": TurnCount,
        "turn_over": TurnCount,
        "unpaid": Unpaid,
        "wound": Wound,
    },
)
