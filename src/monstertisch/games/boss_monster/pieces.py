"""The pieces of a position that come and go: what lasts until the end of the turn, triggers that wait, and effects being used."""

from __future__ import annotations

from typing import Final, TypeVar, final

from ...core.fields import names_of
from .shapes import LastingWord, Phase

T = TypeVar("T")


def replaced(row: list[T], at: int, value: T) -> list[T]:
    """The row with another entry; what copies of a position share is replaced, never changed."""
    if row[at] is value:
        return row
    found = row[:]
    found[at] = value
    return found


def all_replaced(row: list[int], places: list[int], value: int) -> list[int]:
    """The row with the same entry at several places."""
    others = [at for at in places if row[at] != value]
    if not others:
        return row
    found = row[:]
    for at in others:
        found[at] = value
    return found


def without(pile: list[int], card: int) -> list[int]:
    """The pile without this card, wherever it lies in it."""
    return [other for other in pile if other != card]


NOTHING_THERE: Final = -1

# What lasts until the end of the turn (R106).
LASTING: Final[list[LastingWord]] = [
    "damage", "double", "health", "icon", "no_icons", "each_icon", "blank", "deactivate", "shield", "skip_first", "hold",
    "switch_off", "tax", "zoning", "deal", "monsters",
]  # fmt: skip
DAMAGE: Final = 0  # on a room
DOUBLE: Final = 1  # on a room
HEALTH: Final = 2  # on a hero
ICON: Final = 3  # on a dungeon; `extra` is the treasure type
NO_ICONS: Final = 4  # on a room
EACH_ICON: Final = 5  # on a room
BLANK: Final = 6  # on a room
DEACTIVATE: Final = 7  # on a room
SHIELD: Final = 8  # on a dungeon (A 29)
SKIP_FIRST: Final = 9  # on a dungeon (R94)
HOLD: Final = 10  # on a hero (R85)
SWITCH_OFF: Final = 11  # on a boss, by its seat
TAX: Final = 12  # on a player
ZONING: Final = 13  # for a player (R44)
DEAL: Final = 14  # for a player; `extra` is the opponent (A 35)
MONSTERS: Final = 15  # damage of all monster rooms of a dungeon


class Piece:
    """What is written as a row of numbers, in the order in which the constructor names its fields."""

    def to_data(self) -> list[int]:
        return [getattr(self, name) for name in names_of(self)]


@final
class Lasting(Piece):
    """One effect until the end of the turn, with the card it comes from. It never changes."""

    def __init__(self, what: int, n: int, source: int, on: int, seat: int, extra: int) -> None:
        self.what: Final = what
        self.n: Final = n
        self.source: Final = source
        self.on: Final = on  # a room or a hero; -1: none
        self.seat: Final = seat  # a dungeon or a player; -1: none
        self.extra: Final = extra


@final
class Trigger(Piece):
    """R35: an ability that has fired and is still to resolve. It never changes."""

    def __init__(self, seat: int, source: int, ability: int, subject: int) -> None:
        self.seat: Final = seat  # its controller; -1: a hero's own text
        self.source: Final = source
        self.ability: Final = ability  # its place among the abilities of the design
        self.subject: Final = subject  # the hero or the room it is about; -1: none


@final
class Deed(Piece):
    """R29: an ability or a spell on its way: declared piece by piece, waiting, or being carried out."""

    def __init__(self, seat: int, source: int, ability: int, owner: int, like: Deed | None = None) -> None:
        """A copy of the other deed, or one for which nothing has been chosen yet."""
        self.seat: int = seat  # its controller
        self.source: int = source
        self.ability: int = ability  # its place among the abilities of the design
        self.mode: int = like.mode if like is not None else 0  # -1: still to be chosen
        self.first: int = like.first if like is not None else -1  # the targets: seats, treasure types or things
        self.second: int = like.second if like is not None else -1
        self.paid: int = like.paid if like is not None else 0  # coins
        self.laid: int = like.laid if like is not None else 0
        self.subject: int = like.subject if like is not None else -1  # of a trigger: the hero or the room it is about
        self.flags: int = like.flags if like is not None else 0
        self.owner: int = owner  # in whose dungeon (or hand) the source is

    def copy(self) -> Deed:
        return Deed(self.seat, self.source, self.ability, self.owner, self)


def fired(seat: int, trigger: Trigger) -> Deed:
    """R35: a trigger on its way, in the hands of this seat."""
    deed = Deed(seat, trigger.source, trigger.ability, seat)
    deed.subject = trigger.subject
    deed.flags = IS_TRIGGER
    return deed


# Flags of a deed.
IS_TRIGGER: Final = 1
IS_DEAL: Final = 2  # A 35: the second half of Ancient Guardtower
GAVE_ROOM: Final = 4  # its cost destroyed the room the hero stood in (R29, R102)
PREVENTED: Final = 8
FIZZLED: Final = 16
ASKED_COINS: Final = 32  # how many coins are paid has been said
PAID: Final = 64  # its costs

# Phases (R22), the opening before them.
PHASES: Final[list[Phase]] = ["opening", "beginning", "build", "reveal", "bait", "adventure", "end", "over"]
OPENING: Final = 0
BEGINNING: Final = 1
BUILD: Final = 2
REVEAL: Final = 3
BAIT: Final = 4
ADVENTURE: Final = 5
END: Final = 6
OVER: Final = 7

# Where the hero who walks is.
AT_ENTRANCE: Final = 0
IN_ROOM: Final = 1
IN_LIMBO: Final = 2

# Marks on a card (R27, R37, R66): used this turn; of a miniboss also: text 3 has been declared. On a hero: the seats that paid.
USED: Final = 1
SPENT: Final = 2

EVERYBODY: Final = 31  # who knows a card, as bits: the seats, and 16 for spectators
