"""Whole games through a real pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.cli import run

from .sessions import Session, board_of

WHOLE = {
    "maechtige-monster": "--players 4 --option chain --option king",
    "kingscraft": "--players 3 --seed 3 --option king=young --option character=nobleman,swashbuckler,assassin",
    "boss-monster": "--players 4 --seed 7 --bots random --option choose_boss --option intrigue --option room_for_coin",
}


@pytest.mark.parametrize(
    ("game", "language", "over", "wins", "told"),
    [
        pytest.param("maechtige-monster", "de", "Das Spiel ist aus.", "gewinn", "Runde 3", marks=pytest.mark.long),
        ("maechtige-monster", "en", "The game is over.", "win", "Round 3"),
        ("kingscraft", "de", "Der König ist besiegt.", "gewinn", "Runde 3"),
        pytest.param("kingscraft", "en", "crown", "win", "Round 3", marks=pytest.mark.long),
        ("boss-monster", "de", "gewinn", "Geheimnis", "Runde 3"),
        pytest.param("boss-monster", "en", "win", "secret", "Turn 3", marks=pytest.mark.long),
    ],
)
def test_a_person_plays_a_whole_game(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    game: str,
    language: str,
    over: str,
    wins: str,
    told: str,
) -> None:
    """From the first prompt to the ranking, and the kept file verifies and can be told."""
    session = Session(tmp_path, "play", game, "--lang", language, *WHOLE[game].split())

    last = session.play_to_the_end(session.read())

    assert over in last
    assert wins in last
    assert session.exit_code() == 0
    assert "\x1b" not in session.everything
    [kept] = (tmp_path / "games").iterdir()
    assert f"monstertisch verify {kept.name}" in last
    [secret] = re.findall(r"\b[0-9a-f]{64}\b", last)
    assert secret in kept.read_text("utf-8")
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    assert run(["verify", kept.name]) == 0
    assert run(["replay", kept.name, "--lang", language]) == 0
    replayed = capsys.readouterr()
    assert over in " ".join(replayed.out.split())
    assert f"\n{told}" in replayed.out
    assert replayed.err == ""


@pytest.mark.parametrize(
    ("game", "settings", "opening"),
    [
        ("maechtige-monster", "--players 3 --option king", []),
        pytest.param("kingscraft", "--players 2", ["guard", "1", "forge", "1"], marks=pytest.mark.long),
        ("boss-monster", "--players 2 --bots random", ["1", "1", "1", "1"]),
    ],
)
def test_ctrl_c_keeps_the_game_and_resume_goes_on_at_the_same_position(
    tmp_path: Path, game: str, settings: str, opening: list[str]
) -> None:
    """In the middle of a turn; interrupted or not, the same answers are answered alike: bots meet the same luck."""
    words = ["play", game, *settings.split(), "--seed", "5", "--lang", "en"]
    whole = Session(tmp_path / "whole", *words)
    expected = whole.play([whole.read(), *[whole.type(typed) for typed in opening]][-1], turns=12)
    whole.type("quit")

    broken = Session(tmp_path / "broken", *words)
    broken.read()
    for typed in opening:
        broken.type(typed)
    before = broken.type("")
    left = broken.interrupt()
    resumed = Session(tmp_path / "broken", "resume", "--lang", "en")
    after = resumed.read()

    assert "monstertisch resume" in left
    assert broken.exit_code() == 130
    assert "We go on in round" in after
    assert board_of(after) == board_of(before)
    assert resumed.play(after, turns=12) == expected
    resumed.type("quit")


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
    dumb.play(dumb.read(), turns=5)
    dumb.type("quit")
    plain = Session(tmp_path, "play", "--players", "3", "--seed", "1", TERM="xterm-256color")
    plain.play(plain.read(), turns=5)
    plain.type("quit")

    assert "\x1b" not in dumb.everything
    assert "\x1b" not in plain.everything
