"""What happened, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Facts = Mapping[str, Any]  # what somebody is told, as plain data; the shapes of a game say what there is

EVERYONE: Final = -1

NOTHING: Final = 0  # nobody learned anything that was hidden
OWN: Final = 1  # the others learned something that only the actor knew
HIDDEN: Final = 2  # something came to light that the actor did not know either


class Event:
    """One thing that happened. The audience (EVERYONE or a seat) gets `facts`, the others `instead` (None: they notice nothing).

    An event that moves money carries `gold`, the change of every seat's purse.
    """

    def __init__(self, kind: str, facts: Facts, audience: int, instead: Facts | None, uncovers: int) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.audience: Final = audience
        self.instead: Final = instead
        self.uncovers: Final = uncovers

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """What this seat (None: a spectator) gets of it, as plain data."""
        facts = self.facts if self.audience == EVERYONE or self.audience == seat else self.instead
        return None if facts is None else {"event": self.kind, **facts}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.audience}, {self.instead!r}, {self.uncovers})"


class Events:
    """The collector that a driver hands to the rules when it wants to know what happened."""

    def __init__(self) -> None:
        self.happened: list[Event] = []

    def add(self, kind: str, facts: Facts, audience: int, instead: Facts | None, uncovers: int) -> None:
        self.happened.append(Event(kind, facts, audience, instead, uncovers))

    def seen_by(self, seat: int | None) -> list[dict[str, Any]]:
        found = [event.seen_by(seat) for event in self.happened]
        return [facts for facts in found if facts is not None]
