"""A game being played in a rule test: wishes in words, and asking what may be done and what happened."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from monstertisch.core.chance import Chance, Script
from monstertisch.core.event import Events
from monstertisch.core.game import Data, Game
from monstertisch.core.reason import IllegalMove, Reason
from monstertisch.core.testing import Measure


@cache
def measure_of(game: Game) -> Measure:
    assert game.shapes is not None
    return Measure(game.shapes)


class Play:
    """A state, its luck, and everything that happened. Each game has its own words for wishes and its own ways to go on."""

    game: Game
    luck: Chance

    def __init__(self, state: Any) -> None:
        self.state = state
        self.happened: list[Any] = []

    # Wishes

    def spelled(self, seat: int, wish: str) -> Data:
        raise NotImplementedError

    def move(self, seat: int, wish: str) -> int:
        found: int = self.state.setup.moves.read(self.spelled(seat, wish))
        return found

    def act(self, seat: int, action: int) -> None:
        events = Events()
        self.state.play(seat, action, self.luck, events)
        self.happened += events.happened
        measure_of(self.game).check_events(events.happened)
        measure_of(self.game).check_views(self.state.setup, self.state)

    # Asking

    @property
    def view(self) -> Data:
        found: Data = self.state.view(None)
        return found

    @property
    def prompt(self) -> Data:
        found: Data = self.view["prompt"]
        return found

    @property
    def asked(self) -> list[int]:
        found: list[int] = self.state.to_act()
        return found

    def why_not(self, seat: int, wish: str) -> Reason | None:
        found: Reason | None = self.state.why_not(seat, self.move(seat, wish))
        return found

    def refused(self, seat: int, wish: str) -> str | None:
        """Code and rule against this wish; playing it must fail for the same reason and change nothing."""
        reason = self.why_not(seat, wish)
        if reason is None:
            return None
        before = self.state.digest()
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(seat, self.move(seat, wish), Script({}))
        assert refusal.value.reason == reason
        assert self.state.digest() == before
        return f"{reason.code} {reason.rule}"

    def may(self, seat: int, wish: str) -> bool:
        return self.move(seat, wish) in self.state.options(seat)

    def offered(self, seat: int, kind: str) -> list[Data]:
        """The moves of this kind that the seat may make, spelled out."""
        moves = [self.state.setup.moves.spell_out(action) for action in self.state.options(seat)]
        return [move for move in moves if move["kind"] == kind]

    def told(self, kind: str, seat: int | None = None) -> list[Data]:
        """All events of this kind so far, as this seat (None: everyone) saw them."""
        seen = [event.seen_by(seat) for event in self.happened if event.kind == kind]
        return [facts for facts in seen if facts is not None]

    def last(self, kind: str, seat: int | None = None) -> Data:
        return self.told(kind, seat)[-1]

    def player(self, seat: int, reader: int | None = None) -> Data:
        found: Data = self.state.view(reader)["seats"][seat]
        return found
