"""The pieces of a position that come and go: what lasts until the end of the turn, triggers that wait, and effects being used."""

from __future__ import annotations

from typing import Final, TypeVar, final

T = TypeVar("T")


def replaced(row: list[T], at: int, value: T) -> list[T]:
    """The row with another entry; what copies of a position share is replaced, never changed."""
    found = row[:]
    found[at] = value
    return found


def without(pile: list[int], card: int) -> list[int]:
    """The pile without this card, wherever it lies in it."""
    return [other for other in pile if other != card]


NOTHING_THERE: Final = -1

# What lasts until the end of the turn (R106).
LASTING: Final = [
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


@final
class Lasting:
    """One effect until the end of the turn, with the card it comes from. It never changes."""

    def __init__(self, what: int, n: int, source: int, on: int, seat: int, extra: int) -> None:
        self.what: Final = what
        self.n: Final = n
        self.source: Final = source
        self.on: Final = on  # a room or a hero; -1: none
        self.seat: Final = seat  # a dungeon or a player; -1: none
        self.extra: Final = extra

    def to_data(self) -> list[int]:
        return [self.what, self.n, self.source, self.on, self.seat, self.extra]


@final
class Trigger:
    """R35: an ability that has fired and is still to resolve. It never changes."""

    def __init__(self, seat: int, source: int, ability: int, subject: int) -> None:
        self.seat: Final = seat  # its controller; -1: a hero's own text
        self.source: Final = source
        self.ability: Final = ability  # its place among the abilities of the design
        self.subject: Final = subject  # the hero or the room it is about; -1: none

    def to_data(self) -> list[int]:
        return [self.seat, self.source, self.ability, self.subject]


@final
class Deed:
    """R29: an ability or a spell on its way: declared piece by piece, waiting, or being carried out."""

    def __init__(
        self,
        seat: int,
        source: int,
        ability: int,
        mode: int,
        first: int,
        second: int,
        paid: int,
        laid: int,
        subject: int,
        flags: int,
        owner: int,
    ) -> None:
        self.seat: Final = seat  # its controller
        self.source: Final = source
        self.ability: Final = ability
        self.mode = mode
        self.first = first  # the targets: seats, treasure types or things
        self.second = second
        self.paid = paid  # coins
        self.laid = laid
        self.subject: Final = subject
        self.flags = flags
        self.owner: Final = owner  # in whose dungeon (or hand) the source is

    def copy(self) -> Deed:
        return Deed(*self.to_data())

    def to_data(self) -> list[int]:
        """In the order of the constructor."""
        return [
            self.seat, self.source, self.ability, self.mode, self.first, self.second,
            self.paid, self.laid, self.subject, self.flags, self.owner,
        ]  # fmt: skip


# Flags of a deed.
IS_TRIGGER: Final = 1
IS_DEAL: Final = 2  # A 35: the second half of Ancient Guardtower
GAVE_ROOM: Final = 4  # its cost destroyed the room the hero stood in (R29, R102)
PREVENTED: Final = 8
FIZZLED: Final = 16
ASKED_COINS: Final = 32  # how many coins are paid has been said
PAID: Final = 64  # its costs

# Phases (R22), the opening before them.
PHASES: Final = ["opening", "beginning", "build", "reveal", "bait", "adventure", "end", "over"]
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
