"""What leaves for a seat: the shapes of the view, the moves, what is foreseen of them, and the events."""

from typing import Literal

from typing_extensions import TypedDict

from monstertisch.core.game import Shapes


class Lying(TypedDict):
    card: str
    fright: int
    seat: int


class Holder(TypedDict):
    """A seat; a ghost that the viewer cannot see is null."""

    points: int
    hand: list[str | None]


class CellarView(TypedDict):
    seat: int | None
    round: int
    turn: int | None
    pile: int
    stairs: list[Lying]
    seats: list[Holder]


class Lay(TypedDict):
    kind: Literal["lay"]
    card: str


class Flee(TypedDict):
    kind: Literal["flee"]


class Scary(TypedDict):
    fright: int


class Left(TypedDict):
    """Who gets how many ghosts."""

    owner: int
    count: int


class Begins(TypedDict):
    seat: int
    count: int


class Drawn(TypedDict):
    seat: int
    card: str


class Someone(TypedDict):
    seat: int


class Took(TypedDict):
    seat: int
    count: int
    points: int


class Over(TypedDict):
    scores: list[int]
    places: list[int]
    winners: list[int]


SHAPES = Shapes(
    view=CellarView,
    moves=Lay | Flee,
    previews={"lay": Scary, "flee": Left},
    events={"begins": Begins, "laid": Lying, "drawn": (Drawn, Someone), "fled": Someone, "took": Took, "over": Over},
)
