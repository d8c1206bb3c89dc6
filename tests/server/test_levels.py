"""How well bots play at a table: which levels a game offers, and that those who think long keep nobody waiting for ever."""

from __future__ import annotations

import pytest

from monstertisch.bots import levels_of
from monstertisch.games import GAMES
from monstertisch.server import house

from .conftest import People
from .running import play_on

pytestmark = pytest.mark.sqlite


def test_games_tell_the_levels_of_their_bots(people: People) -> None:
    (ada,) = people(1)
    found = ada.browser.get("/api/games").json()

    assert {game["name"]: game["levels"] for game in found} == {name: levels_of(game) for name, game in GAMES.items()}


def test_a_level_that_a_game_does_not_offer_is_refused(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "levels_of", lambda _game: ["beginner"])
    (ada,) = people(1)
    wanted = {"game": "maechtige_monster", "players": 3, "names": ["Ada"], "level": "grandmaster", "fill": True}
    refused = ada.browser.post("/api/tables", json=wanted)

    assert refused.status_code == 409
    assert refused.json()["detail"]["code"] == "unknown-bot"
    assert refused.json()["detail"]["params"] == {"bot": "grandmaster", "known": "beginner"}


def test_masters_play_at_a_table(people: People) -> None:
    (ada,) = people(1)
    table = ada.join(ada.new_table(3, fill=True, level="master")["code"])
    play_on([table], moves=4)

    assert table.n >= 4
    assert {seat["level"] for seat in table.table["seats"]} == {None, "master"}
