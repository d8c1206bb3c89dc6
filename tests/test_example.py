"""A game of somebody else's package is played like ours, without a line about it in ours; a broken one harms nobody."""

from __future__ import annotations

import json
import os
import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from example import EXAMPLE, SOURCE, command, commands, installed, lines_of, own_test, told_pieces
from terminal.sessions import Session

from monstertisch.games import GAMES, GROUP, find_games

GAME = "cellar-ghosts"


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_no_file_of_ours_knows_the_example_by_name() -> None:
    ours = [
        path
        for folder in [SOURCE / "monstertisch", EXAMPLE.parents[1] / "web" / "src"]
        for path in folder.rglob("*")
        if path.is_file()
    ]
    knowing = [path for path in ours if re.search(rb"cellar.?ghosts", path.read_bytes(), re.IGNORECASE)]

    assert len(ours) > 300
    assert knowing == []


def test_an_installed_game_is_listed() -> None:
    listed = {game["name"]: game for game in json.loads(command("games", "--json").stdout)}

    assert list(listed) == [*GAMES, "cellar_ghosts"]
    assert listed["cellar_ghosts"]["title"] == "Cellar Ghosts"
    assert listed["cellar_ghosts"]["options"][0]["title"] == "Long night"


def test_it_keeps_the_contract() -> None:
    """By its own test, which its author would run."""
    ran = own_test(EXAMPLE)

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_bots_that_know_nothing_of_it_play_it_better_than_at_random() -> None:
    words = ["simulate", GAME, "--players", "2", "--games", "120", "--bots", "greedy,random", "--uses", "--json"]
    found = json.loads(command(*words).stdout)

    assert found["wins"]["greedy"]["low"] > 0.5
    assert found["uses"]["mouse"] > 0


@pytest.mark.parametrize(
    ("language", "title", "over"),
    [
        ("de", "Kellergeister", "Das Spiel ist aus."),
        pytest.param("en", "Cellar Ghosts", "is over.", marks=pytest.mark.long),  # other tests are in English
    ],
)
def test_a_person_plays_it_in_the_terminal(tmp_path: Path, language: str, title: str, over: str) -> None:
    """From the first prompt to the ranking; what was kept verifies, can be told, makes a golden game, and can be played on."""
    words = ["play", GAME, "--players", "3", "--seed", "3", "--lang", language]
    session = Session(tmp_path, *words, PYTHONPATH=installed())
    first = session.read()
    assert title in first
    last = session.play_to_the_end(first)

    assert over in last
    assert session.exit_code() == 0
    [kept] = (tmp_path / "games").iterdir()
    golden = tmp_path / "kept.txt"
    golden.write_bytes(kept.read_bytes())
    told, *_ = commands(f"replay {kept} --lang {language}", f"verify {kept}", f"golden write {golden}", f"golden check {golden}")
    assert over in told
    assert "does: lay" in golden.read_text("utf-8")
    other = Session(tmp_path / "other", "play", "--from", str(kept), "--at", "2", "--lang", language, PYTHONPATH=installed())
    other.play_to_the_end(other.read())
    [played_on] = (tmp_path / "other" / "games").iterdir()
    assert json.loads(command("verify", str(played_on), "--json").stdout)["goes_on_from"] == 2


def test_the_terminal_explains_and_refuses_in_its_words(tmp_path: Path) -> None:
    session = Session(tmp_path, "play", GAME, "--players", "2", "--seed", "3", "--lang", "en", PYTHONPATH=installed())
    session.read()

    assert "Not possible:\n  There is nobody on the stairs to run away from – R7: Run away" in session.type("?")
    assert "Not possible: There is nobody on the stairs to run away from – R7." in session.type("run away")
    assert "Mouse: Fright 1" in session.type("? mouse")
    assert "I know nothing about" in session.type("? king")
    assert "I do not understand" in session.type("dance")
    assert "You lay Mouse (1) on the stairs." in session.type("lay mouse")


def test_its_cards_are_listed_and_checked(tmp_path: Path) -> None:
    text = (EXAMPLE / "cellar_ghosts" / "cards.toml").read_text("utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace("fright = 8", "fright = 100"), "utf-8")

    [listed, _] = commands(f"cards list {GAME}", f"cards check {EXAMPLE}/cellar_ghosts/cards.toml")

    assert "The Nothing: Fright 8" in listed
    assert "ghosts[7].fright: 100 is not between 1 and 99" in command("cards", "check", str(wrong)).stdout


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:Game", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("json:NoGame", "AttributeError: module 'json' has no attribute 'NoGame'"),
        ("builtins:dict", "AssertionError: it is no game"),
        ("monstertisch.core.game:Game", "AttributeError"),
    ],
)
def test_a_broken_game_is_left_out(value: str, problem: str) -> None:
    games = dict(GAMES)
    [reason] = find_games(games, [entry("broken", value)])

    assert list(games) == list(GAMES)
    assert reason.code == "game-broken"
    assert reason.params["package"] == value
    assert problem in reason.params["problem"]


def test_a_name_that_is_taken_is_refused() -> None:
    games = dict(GAMES)
    [reason] = find_games(games, [entry("mine", "monstertisch.games.kingscraft:Kingscraft")])

    assert games == GAMES
    assert (reason.code, reason.params["name"]) == ("game-taken", "kingscraft")


def test_every_command_says_which_game_was_left_out(tmp_path: Path) -> None:
    """Where complaints go; the answer is not disturbed."""
    facts = tmp_path / "broken-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", "utf-8")
    (facts / "entry_points.txt").write_text(f"[{GROUP}]\nbroken = broken_game:Broken\n", "utf-8")
    ran = command("games", "--json", path=f"{SOURCE}{os.pathsep}{tmp_path}")

    assert ran.returncode == 0
    assert [game["name"] for game in json.loads(ran.stdout)] == list(GAMES)
    assert ran.stderr.startswith("The game of broken_game:Broken was left out, because it cannot be loaded (ModuleNotFoundError")


TUTORIAL = EXAMPLE.parents[1] / "docs" / "your_own_game.md"


def test_the_tutorial_builds_the_example_to_the_letter() -> None:
    """The pieces under the name of each file, one below the other, are that file."""
    built = told_pieces(TUTORIAL)
    code = [path for ending in ["*.py", "*.toml", "en.ftl"] for path in EXAMPLE.rglob(ending)]

    assert sorted(built) == sorted(path.relative_to(EXAMPLE).as_posix() for path in code)
    for name, lines in built.items():
        assert lines == lines_of(EXAMPLE / name), name
