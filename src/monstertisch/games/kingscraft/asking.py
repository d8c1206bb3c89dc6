"""When a person is asked: a window in which nothing can be done, or that is not wanted, passes without a word (R76)."""

from __future__ import annotations

from typing import Final

from ...core.game import SWIFT, WAVED
from .moves import DONE, PASS
from .state import Realm

OWN_WINDOWS: Final = ["hero_repeat", "hero_reroll"]  # R82, R88: the hero's own questions, which end with "done"


def foregone(realm: Realm, seat: int, tempo: int, options: list[int]) -> int:
    """The pass that the tempo gives; -1: the person is asked."""
    kind = realm.agenda.steps[-1].prompt if realm.agenda.steps else ""
    answer = PASS if kind == "window" else DONE if kind in OWN_WINDOWS else -1
    if answer not in options:
        return -1
    if len(options) == 1 or (kind == "window" and (tempo == WAVED or (tempo == SWIFT and not concerns(realm, seat)))):
        return answer
    return -1


def concerns(realm: Realm, seat: int) -> bool:
    """Whether it is about a fight of one's own."""
    facts = realm.agenda.steps[-1].facts(realm)
    return facts.get("hero") == seat or seat in facts.get("tied", [])
