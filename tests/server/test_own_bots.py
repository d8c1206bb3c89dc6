"""Bots of other packages at tables: they are levels of their own, and a bad one costs nobody a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monstertisch.server import house
from monstertisch.server.settings import Settings

from .conftest import Collected
from .running import Person, ThreadServer, play_on

pytestmark = [pytest.mark.usefixtures("moody", "from_scratch"), pytest.mark.sqlite]


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server whose bots have little time."""
    running = ThreadServer(Settings(tmp_path / "data", bot_pause=0.0, think_limit=1.5)).start()
    yield running
    running.stop()


def moves_at(server: ThreadServer, level: str) -> int:
    """How many moves a table with bots of this level makes, until there are enough of them."""
    ada = Person(server.port, "Ada")
    table = ada.join(ada.new_table(3, fill=True, level=level)["code"])
    play_on([table], moves=4)
    ada.close()
    server.stop()  # else its bots go on failing while the next test listens
    return table.n


def test_they_are_offered_where_they_play(hurried: ThreadServer) -> None:
    ada = Person(hurried.port, "Ada")
    found = {game["name"]: game["levels"] for game in ada.browser.get("/api/games").json()}
    ada.close()

    assert "sane" in found["maechtige_monster"]
    assert "picky" not in found["maechtige_monster"]
    assert "picky" in found["kingscraft"]


def test_one_plays_at_a_table(hurried: ThreadServer, log: Collected) -> None:
    assert moves_at(hurried, "sane") >= 4
    assert log.taken() == []


@pytest.mark.parametrize(
    ("level", "cause"),
    [("always_raising", "BadBot: bot-raised"), ("always_silent", "BadBot: bot-says-nothing"), ("gone", "BadSetup: unknown-bot")],
)
def test_a_bad_one_costs_the_table_nothing_and_the_log_names_it(
    hurried: ThreadServer, log: Collected, monkeypatch: pytest.MonkeyPatch, level: str, cause: str
) -> None:
    """Neither does one whose package is gone while its tables are still there."""
    monkeypatch.setattr(house, "levels_of", lambda _game: [level])
    moved = moves_at(hurried, level)
    told = [line.splitlines()[0] for line in log.taken()]

    assert moved >= 4
    assert "no bot could think: a move was made at random" in told
    assert [line for line in told if line.startswith(f"a bot failed: {cause}") and f"'{level}'" in line]
