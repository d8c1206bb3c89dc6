"""Which kinds of moves and events the games of the conformance kit meet."""

from __future__ import annotations

from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.event import Events
from monstertisch.core.game import Game, Setup
from monstertisch.core.testing import Measure, Trial


def every_kind(game: Game) -> set[str]:
    assert game.shapes is not None
    return {*[f"event {kind}" for kind in game.shapes.events], *[f"move {spelled['kind']}" for spelled in game.moves.spelled]}


def kinds_met(game: Game, setup: Setup, seed: int) -> set[str]:
    """In the game that `check_game` plays with this seed."""
    assert game.shapes is not None
    trial = Trial(game, setup, Measure(game.shapes), derive(secret_of(seed), "game 0"))
    chance, events = Luck(trial.secret), Events()
    state = game.new(setup, chance, events)
    met = set()
    while state.to_act():
        seat, action = trial.choose(state)
        met.add(f"move {setup.moves.spell_out(action)['kind']}")
        state.play(seat, action, chance, events)
    return met | {f"event {event.kind}" for event in events.happened}
