"""All games at all tables, and random play in them."""

from __future__ import annotations

from collections.abc import Iterator

from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.game import Game, Setup, State
from monstertisch.games import GAMES

TABLES = [(name, players) for name, game in GAMES.items() for players in range(game.least_players, game.most_players + 1)]


def positions(game: Game, setup: Setup, seed: int, most: int = 1_000_000, every: int = 1) -> Iterator[State]:
    """Every so many positions of a random game; the last one is not left out if it comes in time."""
    luck, whims = Luck(secret_of(seed)), Thoughts(secret_of(seed + 1))
    state = game.new(setup, luck)
    for move in range(most):
        if move % every == 0 or not state.to_act():
            yield state
        if not state.to_act():
            return
        waiting = state.to_act()
        seat = waiting[whims.below("seat", len(waiting))]
        options = state.options(seat)
        state.play(seat, options[whims.below("move", len(options))], luck)
