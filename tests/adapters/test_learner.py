"""The example that learns, and what the document for researchers shows."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from monstertisch.adapters.table import encoder_of
from monstertisch.games import GAMES

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "research.md").read_text("utf-8")


@pytest.fixture
def learner(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(ROOT / "examples" / "learner")
    yield import_module("learn")
    del sys.modules["learn"]


def test_a_lesson_is_learned_and_told(learner: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "EVALUATED", 8)
    monkeypatch.setattr(learner, "PORTION", 100)
    told: list[str] = []
    player, curve = learner.train(seed=1, updates=1, games=4, moments=200, report=told.append)

    assert player.net.steps >= 2 * learner.PASSES
    assert len(told) == len(curve) == 2
    assert learner.drawn(curve).count("<polyline") == 1


@pytest.mark.long
def test_a_short_lesson_helps(learner: Any) -> None:
    """It knows nothing at first, and is better than random players soon."""
    player, curve = learner.train(seed=1, updates=8, games=64, moments=6000, report=len)
    after = learner.measure(player, "random", 300, seed=5)

    assert abs(curve[0][1].mean) < 0.15
    assert after.mean > 0.2


@pytest.mark.parametrize("block", re.findall(r"^```python\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL))
def test_what_the_document_shows_runs(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {})


def test_the_document_tells_how_many_features_and_actions_there_are() -> None:
    rows = re.findall(r"^\| ([^|]+?) \| ([\d, ]+) \| ([\d, ]+) \| (\d+) \|$", DOCUMENT, re.MULTILINE)
    told: dict[tuple[str, int], tuple[int, int]] = {}
    for name, players, sizes, actions in rows:
        key = name.lower().replace("ä", "ae").replace(" ", "_")
        told |= {
            (key, int(count)): (int(size), int(actions)) for count, size in zip(players.split(", "), sizes.split(", "), strict=True)
        }
    true = {}
    for name, game in GAMES.items():
        for players in range(game.least_players, game.most_players + 1):
            encoder = encoder_of(game, game.setup(players))
            true[name, players] = (encoder.size, encoder.actions)

    assert told == true
