"""What leaves for a seat: the shapes of view, moves, previews and events."""

from typing import Literal

from typing_extensions import TypedDict

from monstertisch.core.game import Shapes


class Laid(TypedDict):
    seat: int
    card: str
    fright: int


class Player(TypedDict):
    """Of the cards of others only the number is known."""

    points: int
    hand: list[str | None]


class CellarView(TypedDict):
    seat: int | None
    round: int
    turn: int | None
    pile: int
    stairs: list[Laid]
    seats: list[Player]


class Lay(TypedDict):
    kind: Literal["lay"]
    card: str


class Flee(TypedDict):
    kind: Literal["flee"]


class Fright(TypedDict):
    fright: int


class StairsLost(TypedDict):
    owner: int
    count: int


class OfSeat(TypedDict):
    seat: int


class Begins(OfSeat):
    count: int


class Drawn(OfSeat):
    card: str


class Took(OfSeat):
    count: int
    points: int


class Over(TypedDict):
    scores: list[int]
    places: list[int]
    winners: list[int]


SHAPES = Shapes(
    view=CellarView,
    moves=Lay | Flee,
    previews={"lay": Fright, "flee": StairsLost},
    events={"begins": Begins, "drawn": (Drawn, OfSeat), "fled": OfSeat, "laid": Laid, "over": Over, "took": Took},
)
