"""Random games for rulings that speak of all positions."""

from __future__ import annotations

from collections.abc import Iterator

from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.event import Events
from monstertisch.core.game import Data, State

from .positions import GAME, displaces, of


class Step:
    """One move of a random game: the position before, the move, what everyone saw, and the state after; `seed` makes it again."""

    def __init__(self, seed: int, before: Data, seat: int, action: int, events: list[Data], state: State) -> None:
        self.seed = seed
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.state = state

    def ends_round(self) -> bool:
        return bool(of(self.events, "revealed"))


def random_game(seed: int) -> Iterator[Step]:
    """The seed fixes players and options too. Every other move displaces if one can, so that displacing is common."""
    luck = Luck(secret_of(seed))
    thoughts = Luck(derive(secret_of(seed), "thoughts"))
    options = {"chain": seed // 4 % 2 == 1, "king": seed // 8 % 2 == 0}
    state = GAME.new(GAME.setup(3 + seed % 4, options), luck)
    while state.to_act():
        seat = state.to_act()[0]
        before = state.to_data()
        found = state.options(seat)
        if thoughts.below("mood", 2):
            found = [action for action in found if displaces(before, action)] or found
        action = found[thoughts.below("move", len(found))]
        events = Events()
        state.play(seat, action, luck, events)
        yield Step(seed, before, seat, action, events.seen_by(None), state)


def random_games(count: int) -> Iterator[Step]:
    """Sixteen games in a row meet every number of players with every combination of options."""
    for seed in range(count):
        yield from random_game(seed)
