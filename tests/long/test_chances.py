"""Honest chances: seats that an analysis gave a small chance win seldom, and as often as it said."""

from __future__ import annotations

import math

import pytest

from monstertisch.bots import make_bot
from monstertisch.bots.search import won
from monstertisch.core.chance import Luck, Thoughts, derive, secret_of
from monstertisch.core.match import Match
from monstertisch.core.sight import look
from monstertisch.games import GAMES
from monstertisch.lab.analysis import Study

pytestmark = pytest.mark.long
GAMES_PLAYED = 150
WORLDS = 10  # up to four times as many


def played(name: str, players: int, seed: int) -> Match:
    game, secret = GAMES[name], secret_of(seed)
    match = Match(game, game.setup(players), Luck(secret), ["bot:greedy"] * players)
    bot, thoughts = make_bot("greedy", game), Thoughts(derive(secret, "bots"))
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, bot.choose(look(match.state, seat, bot, thoughts), thoughts))
    return match


@pytest.mark.parametrize(("name", "players"), [("maechtige_monster", 4), ("kingscraft", 2), ("boss_monster", 2)])
def test_whoever_is_said_to_lead_wins_about_as_often_as_was_said(name: str, players: int) -> None:
    """In the middle of every game: the seat with the best chance, and what it came to. Within three standard errors."""
    said, came = 0.0, 0.0
    for seed in range(GAMES_PLAYED):
        match = played(name, players, seed)
        study = Study(match, WORLDS)
        middle = study.count // 2
        chances, _ = study.chances(middle, study.position(middle))
        said += max(chances)
        came += won(match.state.result())[chances.index(max(chances))]
    share = said / GAMES_PLAYED

    assert share > 1.2 / players  # it says something
    assert came / GAMES_PLAYED == pytest.approx(share, abs=3 * math.sqrt(share * (1 - share) / GAMES_PLAYED))
