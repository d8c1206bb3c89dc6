"""Who sits where, and how a wish that does not fit the table is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ..core.names import likeness
from ..core.reason import Reason, Refusal

BOT_NAMES = ["Grimm", "Mira", "Knorz", "Wanda", "Fips", "Tilda", "Brumm", "Ilka", "Zott", "Rune", "Moll", "Quast"]


class NotPossible(Refusal):
    """A request that does not fit the table as it is."""


def refuse(code: str, **params: Any) -> NotPossible:
    return NotPossible(Reason(code, "", params))


@dataclass
class Seat:
    kind: Literal["open", "human", "bot"]
    player: int | None
    name: str
    resigned: bool = False


def free_bot_name(seats: list[Seat]) -> str:
    return next(name for name in BOT_NAMES if not name_taken(name, seats))


def name_taken(name: str, seats: list[Seat]) -> bool:
    """Whether somebody at the table has a name that looks like this one."""
    return likeness(name) in [likeness(seat.name) for seat in seats]
