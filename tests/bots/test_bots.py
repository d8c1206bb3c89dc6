"""The names of the bots, and what holds for each of them."""

from __future__ import annotations

import pytest

from monstertisch.bots import BOTS, make_bot
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.reason import BadSetup, Reason
from monstertisch.core.sight import look

from .table import GAME, play_game


@pytest.mark.parametrize("name", [name for name in BOTS if name != "search"])  # which takes longer: see test_search.py
def test_a_bot_plays_a_whole_game(name: str) -> None:
    state, actions = play_game([name] * 3, {}, seed=1)

    assert state.to_act() == []
    assert len(actions) >= 6 * 3 * 2


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot("clever", GAME)

    assert refusal.value.reason == Reason(
        "unknown-bot", "", {"bot": "clever", "known": "random, hasty, greedy, search, beginner, journeyman, master, grandmaster"}
    )


def test_nobody_imagines_a_world_for_a_blind_bot() -> None:
    state = GAME.new(GAME.setup(4), Luck(secret_of(1)))
    sight = look(state, state.to_act()[0], make_bot("random", GAME), Luck(secret_of(2)))

    with pytest.raises(AssertionError, match="blind"):
        _ = sight.world
