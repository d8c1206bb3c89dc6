"""A person talks with a table of Kingscraft through a real pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

from .sessions import Session

PLAIN = ["--players", "2", "--seed", "5", "--lang", "en"]


def test_a_person_talks_with_the_table(tmp_path: Path) -> None:
    """Words, wrong wishes, a question in answer, explanations, and a move taken back: nothing is lost on the way."""
    session = Session(tmp_path, "play", "kingscraft", *PLAIN, "--option", "boards_out=EF")
    begun = session.read()

    assert "Round 1 · choosing cards" in begun
    assert "I do not understand “wear crown”." in session.type("wear crown")
    assert "Not possible:" in session.type("take helmet")
    assert "Choose your card" in session.type("?")
    assert "Sword: class 2, hand, board D" in session.type("? schwert")
    turn = session.type("guard")
    assert "Choose your reward: class 1." in turn
    assert "have been turned since." in session.type("undo")
    assert "Everything stays as it is." in session.type("no")
    session.type("undo")
    back = session.type("yes")
    assert "Your last move is taken back." in back
    assert "Round 1 · choosing cards" in back
    assert "Choose your reward: class 1." in session.type("wache")


def test_arranging_is_taken_back_without_being_asked(tmp_path: Path) -> None:
    """R54: nobody learned anything from it."""
    session = Session(tmp_path, "play", "kingscraft", *PLAIN)
    shown = session.read()
    [first, *_] = re.findall(r" (\d+)\) (?:foot|body|head|hand)", shown)

    assert "You put on" in session.type(first)
    assert "Your last move is taken back." in session.type("undo")
    assert "You have not played anything" in session.type("undo")
