"""Whole games of Boss Monster through a real pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.cli import run

from .sessions import Session, board_of

PLAIN = ["--players", "2", "--seed", "5", "--lang", "en", "--bots", "random"]


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


@pytest.mark.parametrize(("language", "over", "wins"), [("de", "gewinnt", "Geheimnis"), ("en", "win", "secret")])
def test_a_person_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, over: str, wins: str
) -> None:
    """R109: from the first prompt until someone has won, and the kept file verifies and can be told."""
    options = ["--option", "choose_boss", "--option", "intrigue", "--option", "room_for_coin", "--bots", "random"]
    session = Session(tmp_path, "play", "boss-monster", "--players", "4", "--seed", "7", "--lang", language, *options)

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
    assert ("Runde 3\n" if language == "de" else "Turn 3\n") in told.out
    assert told.err == ""


def test_ctrl_c_keeps_the_game_and_resume_goes_on_at_the_same_position(tmp_path: Path) -> None:
    """Interrupted or not, the same answers lead to the same end."""
    settings = ["play", "boss-monster", *PLAIN]
    opening = ["1", "1", "1", "1"]
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
    """Words, wrong wishes, switches, explanations, and a move taken back: nothing is lost on the way."""
    session = Session(tmp_path, "play", "boss-monster", *PLAIN, "--option", "choose_boss")
    begun = session.read()

    assert "Which boss do you keep?" in begun
    assert "I do not understand “wear crown”." in session.type("wear crown")
    assert "Not possible:" in session.type("build loot box 1")
    assert "Hold: on." in session.type("hold")
    assert "Pass until something concerns you: on." in session.type("switches")
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
