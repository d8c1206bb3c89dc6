"""A person talks with a table of Boss Monster through a real pseudo-terminal, and reads its cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.cli import run

from .sessions import Session

PLAIN = ["--players", "2", "--seed", "5", "--lang", "en", "--bots", "random"]


def test_a_person_talks_with_the_table(tmp_path: Path) -> None:
    """Words, wrong wishes, the pace, explanations, and a move taken back: nothing is lost on the way."""
    session = Session(tmp_path, "play", "boss-monster", *PLAIN, "--option", "choose_boss")
    begun = session.read()

    assert "Which boss do you keep?" in begun
    assert "I do not understand “wear crown”." in session.type("wear crown")
    assert "Not possible:" in session.type("build loot box 1")
    assert "Pace: normal." in session.type("pace normal")
    assert "All choose one of two bosses" in session.type("?")
    assert "Loot Box: trap room, damage 1, treasure: spellbooks, 2 times in the game" in session.type("? beutekiste")
    chosen = session.type("1")
    assert "Discard 2 cards." in chosen
    session.type("1")
    assert "Your last move is taken back." in session.type("undo")
    assert "Discard one more card." in session.type("2")


def test_the_card_list_has_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    """R1-R5: 12 bosses, 42 rooms, 10 minibosses, 15 spells, 42 heroes, each with its text and where it is from."""
    assert run(["cards", "list", "boss-monster", "--lang", "de"]) == 0
    out = capsys.readouterr().out

    assert all(heading in out for heading in ["Bosse\n", "Räume\n", "Minibosse\n", "Zauber\n", "Helden\n"])
    assert len(re.findall(r"^[~ ]  [a-z_]+ +\S", out, re.MULTILINE)) == 12 + 42 + 10 + 15 + 42
    assert "Stachel" in out
    assert "rulebook" not in out
    assert "public" not in out
