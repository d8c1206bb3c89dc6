"""What leaves for a seat: the shapes of this game's view, moves, previews and events. The page's types are made from them."""

from typing import Literal

from typing_extensions import TypedDict

from ...core.game import Arrays, Shapes
from .cards import TILES

Span = list[int]  # two numbers, the least and the most


# The view


class Monster(TypedDict):
    seat: int
    strength: int


class Spans(TypedDict):
    strength: Span
    loot: Span


class Front(TypedDict):
    """A guard that was revealed."""

    card: str
    strength: int
    loot: int


class GuardView(TypedDict):
    """A guard with what is printed on its back, and `now` with the tile in force."""

    level: int
    strength: Span
    loot: Span
    now: Spans
    front: Front | None
    slots: list[Monster | None]


class Pile(TypedDict):
    """How many guards are left, the level on top, and how many there are of each level."""

    count: int
    top: int | None
    levels: list[int]


class SeatView(TypedDict):
    """A seat. `heal` is by strength, `heal_now` with the tile in force; a card that may be in hand or aside is null."""

    type: str
    heal: list[int]
    heal_now: list[int]
    gold: int
    hand: list[int | None]
    aside: list[int | None]


class CastleView(TypedDict):
    seat: int | None
    round: int
    rounds: int
    chain: bool
    king: bool
    start: int
    turn: int | None
    tile: str | None
    tiles: list[str]
    guards: list[GuardView]
    pile: Pile
    revealed: list[str]
    seats: list[SeatView]


# Moves


class Move(TypedDict):
    """A card goes to a place; guards are counted from the gate, from 1."""

    kind: Literal["place"]
    strength: int
    guard: int
    slot: int


class Free(TypedDict):
    """Nobody lies there."""

    kind: Literal["place"]


class Displace(TypedDict):
    """A monster lies there: whose and how strong, the price, and what of it goes to the owner."""

    kind: Literal["displace"]
    owner: int
    lying: int
    price: int
    to_owner: int


# Events


class Dealt(TypedDict):
    seat: int
    hand: list[int]
    aside: list[int]


class DealtUnseen(TypedDict):
    seat: int


class Placed(TypedDict):
    seat: int
    type: str
    strength: int
    guard: int
    slot: int


class Displaced(Placed):
    owner: int
    owner_type: str
    lying: int
    price: int
    to_owner: int
    gold: list[int]


class Printed(TypedDict):
    strength: int
    loot: int


class Revealed(TypedDict):
    """A guard is turned up; `sum` is that of the monsters before it."""

    guard: int
    card: str
    level: int
    sum: int
    strength: int
    loot: int
    printed: Printed


class Beaten(TypedDict):
    """The guard is beaten; `left` of the loot goes to nobody."""

    guard: int
    loot: int
    left: int


class Loot(TypedDict):
    seat: int
    guard: int
    amount: int
    gold: list[int]


class Lost(TypedDict):
    """The guard is too strong."""

    guard: int
    sum: int
    strength: int


class HealedMonster(TypedDict):
    guard: int
    slot: int
    strength: int
    cost: int


class Healed(TypedDict):
    """What healing costs a seat, what of it was paid, and what was waived."""

    seat: int
    monsters: list[HealedMonster]
    due: int
    paid: int
    waived: int
    gold: list[int]


class TakenUp(TypedDict):
    """From now on all know every hand."""

    hands: list[list[int]]


class Round(TypedDict):
    """A round begins: the levels of the guards dealt, and of the one on top of the pile."""

    round: int
    rounds: int
    start: int
    levels: list[int]
    top: int | None


class TileTurned(TypedDict):
    tile: str


class Over(TypedDict):
    scores: list[int]
    places: list[int]
    winners: list[int]


ARRAYS = Arrays(
    seats=["Monster.seat", "CastleView.start", "CastleView.turn"],
    by_seat=["CastleView.seats"],
    within={
        "Monster.strength": (1, 5),
        "GuardView.level": (1, 3),
        "Pile.top": (1, 3),
        "SeatView.hand": (1, 5),
        "SeatView.aside": (1, 5),
    },
    most={
        "GuardView.strength": 2,
        "GuardView.loot": 2,
        "GuardView.slots": 2,
        "Spans.strength": 2,
        "Spans.loot": 2,
        "Pile.levels": 3,
        "SeatView.heal": 5,
        "SeatView.heal_now": 5,
        "CastleView.tiles": len(TILES),
        "CastleView.guards": "players",
    },
    words=TILES,
)

SHAPES = Shapes(
    view=CastleView,
    arrays=ARRAYS,
    moves=Move,
    previews={"place": Free | Displace},
    events={
        "beaten": Beaten,
        "dealt": (Dealt, DealtUnseen),
        "displaced": Displaced,
        "healed": Healed,
        "loot": Loot,
        "lost": Lost,
        "over": Over,
        "placed": Placed,
        "revealed": Revealed,
        "round": Round,
        "taken_up": TakenUp,
        "tile": TileTurned,
    },
)
