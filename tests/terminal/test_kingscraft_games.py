"""Whole games of Kingscraft through a real pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.cli import run

from .sessions import Session, board_of

PLAIN = ["--players", "2", "--seed", "5", "--lang", "en"]


def pick(shown: str, turn: int) -> str:
    """A number from the list that was shown last, now a low one, now a high one."""
    numbers = re.findall(r"(?:^| )(\d+)\) ", board_of(shown), re.MULTILINE)
    return str(1 + turn * 5 % max(int(number) for number in numbers))


def play_on(session: Session, shown: str) -> str:
    """To the end, by numbers; tells the last thing shown."""
    turn = 0
    while not session.ended:
        turn += 1
        shown = session.type(pick(shown, turn))
    return shown


@pytest.mark.parametrize(("language", "over", "wins"), [("de", "Der König ist besiegt.", "gewinn"), ("en", "crown", "win")])
def test_a_person_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, over: str, wins: str
) -> None:
    """R141: from the first prompt until someone has beaten the king, and the kept file verifies."""
    options = ["--option", "king=young", "--option", "character=nobleman,swashbuckler,assassin"]
    session = Session(tmp_path, "play", "kingscraft", "--players", "3", "--seed", "3", "--lang", language, *options)

    last = play_on(session, session.read())

    assert over in last
    assert wins in last
    assert session.exit_code() == 0
    assert "\x1b" not in session.everything
    [kept] = (tmp_path / "games").iterdir()
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    assert run(["verify", kept.name]) == 0
    assert run(["replay", kept.name, "--lang", language]) == 0
    told = capsys.readouterr()
    assert over in " ".join(told.out.split())
    assert told.err == ""


def test_ctrl_c_keeps_the_game_and_resume_goes_on_at_the_same_position(tmp_path: Path) -> None:
    """In the middle of a turn; interrupted or not, the same answers lead to the same end."""
    settings = ["play", "kingscraft", *PLAIN]
    opening = ["guard", "1", "forge", "1"]
    whole = Session(tmp_path / "whole", *settings)
    expected = play_on(whole, [whole.read(), *[whole.type(words) for words in opening]][-1])

    broken = Session(tmp_path / "broken", *settings)
    broken.read()
    for words in opening:
        broken.type(words)
    before = broken.type("")
    left = broken.interrupt()
    resumed = Session(tmp_path / "broken", "resume", "--lang", "en")
    after = resumed.read()

    assert "monstertisch resume" in left
    assert broken.exit_code() == 130
    assert "We go on in round" in after
    assert board_of(after) == board_of(before)
    assert ranking_in(play_on(resumed, after)) == ranking_in(expected)


def ranking_in(shown: str) -> list[str]:
    return shown[shown.rindex("Place") :].split("\n")[:3]


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
