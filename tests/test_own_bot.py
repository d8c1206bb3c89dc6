"""A bot of somebody else's package plays like ours, without a line about it in ours; a bad one spoils nothing that is finished."""

from __future__ import annotations

import json
import os
import re
from importlib.metadata import EntryPoint
from pathlib import Path

import moody_bots
import pytest
from example import BOT, EXAMPLES, SOURCE, command, installed, lines_of, own_test, told_pieces
from terminal.sessions import Session

from monstertisch.bots import BOTS, OURS, foreign, levels_of, make_bot
from monstertisch.bots.foreign import GROUP, find_bots
from monstertisch.bots.levels import LEVELS
from monstertisch.core.reason import BadBot, BadSetup, Reason
from monstertisch.games import GAMES
from monstertisch.lab import series
from monstertisch.lab.arena import compete
from monstertisch.lab.simulate import simulate
from monstertisch.texts import LANGUAGES, Texts

TUTORIAL = EXAMPLES.parent / "docs" / "your_own_bot.md"
GAME = GAMES["maechtige_monster"]
THREE = GAME.setup(3)


# The example


def test_no_file_of_ours_knows_the_example_by_name() -> None:
    ours = [
        path
        for folder in [SOURCE / "monstertisch", EXAMPLES.parent / "web" / "src"]
        for path in folder.rglob("*")
        if path.is_file()
    ]

    assert [path for path in ours if re.search(rb"dreamer", path.read_bytes(), re.IGNORECASE)] == []


def test_the_tutorial_builds_the_example_to_the_letter() -> None:
    built = told_pieces(TUTORIAL)

    assert sorted(built) == sorted(path.name for path in BOT.iterdir() if path.suffix in [".py", ".toml"])
    for name, lines in built.items():
        assert lines == lines_of(BOT / name), name


def test_the_example_is_as_small_as_the_tutorial_says() -> None:
    code = [line for line in lines_of(BOT / "dreamer.py")[1:] if not re.match("from |import ", line)]

    assert len(code) < 25


def test_the_examples_own_test_passes() -> None:
    ran = own_test(BOT)

    assert ran.returncode == 0, ran.stdout + ran.stderr


def documented(word: str) -> list[str]:
    """The words of the command of this name in the tutorial."""
    [line] = re.findall(rf"^monstertisch ({word} .*)$", TUTORIAL.read_text("utf-8"), re.MULTILINE)
    return str(line).split()


def test_the_documented_series_is_won_by_the_example() -> None:
    ran = command(*documented("simulate"), "--json", path=installed(BOT))

    assert json.loads(ran.stdout)["wins"]["dreamer"]["low"] > 1 / 3


def test_the_documented_arena_rates_the_example() -> None:
    ran = command(*documented("arena"), path=installed(BOT))

    assert ran.returncode == 0, ran.stderr
    assert re.search(r"^dreamer +\d", ran.stdout, re.MULTILINE)


def test_a_person_plays_against_the_example_in_the_terminal(tmp_path: Path) -> None:
    session = Session(tmp_path, *documented("play"), "--seed", "3", "--lang", "en", PYTHONPATH=installed(BOT))
    first = session.read()
    assert "dreamer" in first
    session.play_to_the_end(first)

    assert session.exit_code() == 0


def test_help_and_refusals_name_it() -> None:
    helped = command("play", "--help", path=installed(BOT))
    refused = command("simulate", "kingscraft", "--bots", "clever", path=installed(BOT))

    assert "search, dreamer)" in " ".join(helped.stdout.split())
    assert "grandmaster, dreamer." in refused.stderr


# What cannot be used


@pytest.mark.parametrize("name", [*OURS, *LEVELS])
def test_a_name_of_ours_is_not_given_away(name: str) -> None:
    known = dict(BOTS)
    [reason] = find_bots(known, [EntryPoint(name, "moody_bots:sane", GROUP)], LEVELS)

    assert reason == Reason("bot-taken", "", {"package": "moody_bots:sane", "name": name})
    assert known == BOTS


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("lost", "no_such_package:bot", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("lost", "json:no_bot", "AttributeError: module 'json' has no attribute 'no_bot'"),
        ("name", "moody_bots:ONCE_IN", "it cannot be called"),
        ("My Bot", "moody_bots:sane", "its name is not made of"),
        ("search:9", "moody_bots:sane", "its name is not made of"),
    ],
)
def test_a_broken_bot_is_left_out_and_the_others_are_not(name: str, value: str, problem: str) -> None:
    known = dict(BOTS)
    [reason] = find_bots(known, [EntryPoint(name, value, GROUP), EntryPoint("sane", "moody_bots:sane", GROUP)], LEVELS)

    assert list(known) == [*BOTS, "sane"]
    assert (reason.code, reason.params["package"]) == ("bot-broken", value)
    assert problem in reason.params["problem"]


def test_every_command_says_which_bot_was_left_out(tmp_path: Path) -> None:
    """Where complaints go; the answer is not disturbed."""
    moody_bots.install(tmp_path, "broken = no_such_package:bot", "greedy = moody_bots:sane")
    ran = command("games", "--json", path=f"{SOURCE}{os.pathsep}{tmp_path}")

    assert ran.returncode == 0
    assert [game["name"] for game in json.loads(ran.stdout)] == list(GAMES)
    assert "The bot of no_such_package:bot was left out, because it cannot be loaded (ModuleNotFoundError" in ran.stderr
    assert "The bot of moody_bots:sane was left out: there already is one called “greedy”." in ran.stderr


@pytest.mark.usefixtures("moody")
@pytest.mark.parametrize(
    ("name", "problem"), [("picky", "ValueError: it only knows Kingscraft"), ("no_bot", "what was made is no bot")]
)
def test_a_bot_that_does_not_play_this_game_is_refused_and_not_offered(name: str, problem: str) -> None:
    with pytest.raises(BadSetup, match="bot-refuses") as refused:
        make_bot(name, GAME)

    assert problem in refused.value.reason.params["problem"]
    assert name not in levels_of(GAME)
    assert "picky" in levels_of(GAMES["kingscraft"])
    assert "sane" in levels_of(GAME)


# What spoils a game

SPOILED = {
    "raising": Reason("bot-raised", "", {"bot": "raising", "problem": "ZeroDivisionError: integer division or modulo by zero"}),
    "leaving": Reason("bot-raised", "", {"bot": "leaving", "problem": "SystemExit: 3"}),
    "silent": Reason("bot-says-nothing", "", {"bot": "silent", "kind": "NoneType"}),
    "cheating": Reason("bot-nonsense", "", {"bot": "cheating", "answer": "1000000", "count": 10}),
    "stalling": Reason("bot-stalled", "", {"bot": "stalling", "seconds": 0.2}),
}


@pytest.mark.usefixtures("moody")
@pytest.mark.parametrize("name", SPOILED)
def test_a_bot_that_spoils_a_game_is_named_and_the_games_before_it_are_counted(
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(foreign, "LONGEST", 0.2)
    tally = simulate(GAME, THREE, [name, "random", "random"], seed=5, count=50, on=1)

    assert tally.failure is not None
    assert tally.failure.reason == SPOILED[name]
    assert 0 < tally.games == len(tally.finals) < 50
    assert tally.finals == simulate(GAME, THREE, ["sane", "random", "random"], seed=5, count=tally.games).finals


def test_what_is_said_of_it_is_said_in_both_languages() -> None:
    for reason in [*SPOILED.values(), Reason("bots-ended", "", {"bots": "dying, random"})]:
        for language in LANGUAGES:
            assert (reason.params.get("bot") or "dying") in Texts(language).reason(reason)


@pytest.mark.usefixtures("moody")
def test_several_processes_keep_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ones before the spoiled game, wherever they were played."""
    alone = simulate(GAME, THREE, ["raising", "random", "random"], seed=5, count=50, on=1)
    monkeypatch.setattr(series, "ALONE", 0.0)
    together = simulate(GAME, THREE, ["raising", "random", "random"], seed=5, count=50, on=2)

    assert together.failure is not None
    assert alone.failure is not None
    assert together.failure.reason == alone.failure.reason
    assert together.finals == alone.finals


@pytest.mark.usefixtures("moody")
def test_a_bot_that_ends_its_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ALONE", 0.0)

    tally = simulate(GAME, THREE, ["dying", "random", "random"], seed=5, count=500, on=2)

    assert tally.failure is not None
    assert tally.failure.reason == Reason("bots-ended", "", {"bots": "dying, random"})
    assert 0 < tally.games < 500


@pytest.mark.usefixtures("moody")
def test_an_arena_keeps_its_whole_deals_and_its_file_all_games(tmp_path: Path) -> None:
    kept = tmp_path / "arena.jsonl"
    found = compete(GAME, THREE, ["raising", "random", "random"], 5, range(30), kept=kept)

    assert found.failure is not None
    assert found.failure.reason == SPOILED["raising"]
    assert 0 < found.deals < 30
    assert len(kept.read_text("utf-8").splitlines()) - 1 >= 3 * found.deals


@pytest.mark.usefixtures("moody")
def test_a_bot_that_spoils_the_first_game_leaves_nothing_to_report() -> None:
    with pytest.raises(BadBot, match="bot-raised"):
        simulate(GAME, THREE, ["always_raising"], seed=1, count=5)
    with pytest.raises(BadBot, match="bot-raised"):
        compete(GAME, THREE, ["always_raising"], seed=1, deals=range(5))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Der Bot „raising“ hat einen Fehler und keinen Zug gemacht (ZeroDivisionError: integer division or modulo by zero)"),
        ("en", "The bot “raising” failed and made no move (ZeroDivisionError: integer division or modulo by zero)"),
    ],
)
def test_the_command_line_reports_what_was_finished_and_then_what_went_wrong(moody: Path, language: str, said: str) -> None:
    words = ["simulate", "maechtige-monster", "--players", "3", "--games", "50", "--seed", "5", "--bots", "raising,random,random"]
    ran = command(*words, "--json", "--lang", language, path=f"{SOURCE}{os.pathsep}{moody}")

    assert ran.returncode == 2
    assert 0 < json.loads(ran.stdout)["games"] < 50
    assert " ".join(ran.stderr.split()) == said


def test_the_terminal_keeps_a_game_that_a_bot_spoils(moody: Path, tmp_path: Path) -> None:
    words = ["play", "maechtige-monster", "--players", "3", "--bots", "always_raising", "--seed", "1", "--lang", "en"]
    session = Session(tmp_path / "home", *words, PYTHONPATH=f"{SOURCE}{os.pathsep}{moody}")
    last = session.play_to_the_end(session.read())

    assert session.exit_code() == 2
    assert "The game is kept." in last
    assert "The bot “always_raising” failed and made no move (ZeroDivisionError" in last
    assert "Traceback" not in last
