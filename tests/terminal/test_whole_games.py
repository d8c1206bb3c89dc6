"""Whole games through a real pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.cli import run

from .sessions import Session, board_of


@pytest.mark.parametrize(("language", "over", "wins"), [("de", "Das Spiel ist aus.", "gewinn"), ("en", "The game is over.", "win")])
def test_a_person_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, over: str, wins: str
) -> None:
    """From the first prompt to the ranking, and the kept file verifies."""
    session = Session(
        tmp_path, "play", "maechtige-monster", "--players", "4", "--lang", language, "--option", "chain", "--option", "king"
    )

    last = session.play_to_the_end(session.read())

    assert over in last
    assert wins in last
    assert session.exit_code() == 0
    [kept] = (tmp_path / "games").iterdir()
    assert f"monstertisch verify {kept.name}" in last
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    assert run(["verify", kept.name]) == 0
    [secret] = re.findall(r"\b[0-9a-f]{64}\b", last)
    assert secret in kept.read_text("utf-8")
    assert capsys.readouterr().err == ""


def test_ctrl_c_keeps_the_game_and_resume_goes_on_at_the_same_position(tmp_path: Path) -> None:
    """Interrupted or not, the same answers lead to the same end: bots meet the same luck."""
    settings = ["play", "--players", "3", "--seed", "5", "--lang", "en", "--option", "king"]
    whole = Session(tmp_path / "whole", *settings)
    expected = whole.play_to_the_end(whole.read())

    broken = Session(tmp_path / "broken", *settings)
    broken.read()
    before = broken.type("")
    left = broken.interrupt()
    resumed = Session(tmp_path / "broken", "resume", "--lang", "en")
    after = resumed.read()

    assert "monstertisch resume" in left
    assert broken.exit_code() == 130
    assert board_of(after) == board_of(before)
    assert ranking_in(resumed.play_to_the_end(after)) == ranking_in(expected)


def ranking_in(shown: str) -> list[str]:
    return shown[shown.rindex("Place") :].split("\n")[:4]


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    """Ctrl-D is a way to leave, not a mistake."""
    session = Session(tmp_path, "play", "--lang", "de")
    session.read()

    session.child.sendeof()
    shown = session.read()

    assert "Das Spiel ist gesichert." in shown
    assert session.exit_code() == 0


def test_no_colours_where_none_are_wanted(tmp_path: Path) -> None:
    """NO_COLOR, a dumb terminal: not one escape sequence."""
    dumb = Session(tmp_path, "play", "--players", "3", "--seed", "1", TERM="dumb")
    dumb.play_to_the_end(dumb.read())
    plain = Session(tmp_path, "play", "--players", "3", "--seed", "1", TERM="xterm-256color")
    plain.play_to_the_end(plain.read())

    assert "\x1b" not in dumb.everything
    assert "\x1b" not in plain.everything
