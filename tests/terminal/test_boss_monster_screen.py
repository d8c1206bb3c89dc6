"""Boss Monster on any screen: 80 columns, terminals that know only ASCII, every move of the list in words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from rich.cells import cell_len
from rules.boss_monster.positions import GAME

from monstertisch.cli import run
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.terminal.board import position_at
from monstertisch.terminal.boss_monster import TableBoard
from monstertisch.terminal.boss_monster.wishes import example
from monstertisch.terminal.words import TerminalTexts

from .sessions import SOURCE

QUESTIONS = [
    "?",
    "? 1",
    "? loot box",
    "? sch",
    "? spike",
    "? grimm",
    "? wilhelmina",
    "? town",
    "? ablage",
    "? hand",
    "? boss",
    "? rules",
    "switches",
    "help",
    "log",
]
TABLES: list[tuple[str, int, list[str]]] = [
    ("de", 2, ["boss=dr_deadly,calabeza", "english_setup", "optional_spells"]),
    ("en", 3, ["choose_boss", "room_for_coin", "intrigue"]),
    ("de", 4, ["hard_mode", "empty_adventure_turns", "miniboss_drops", "bait_order=oldest_first"]),
]


def numbers_in(shown: str) -> list[int]:
    """The numbers of the list that was shown last."""
    return [int(found) for found in re.findall(r"(?:^| )(\d+)\) ", shown[shown.rindex("─" * 20) :], re.MULTILINE)]


@pytest.fixture
def talkative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Someone who wants to be asked always, asks everything at every seventh question, then plays a number; the list fills with all
    that was shown."""
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    shown: list[str] = []
    waiting: list[str] = ["hold"]
    turns = 0

    def answer(_prompt: str) -> str:
        nonlocal turns
        shown.append(capsys.readouterr().out)
        if not waiting:
            turns += 1
            if turns > 60:
                raise EOFError
            waiting.extend(QUESTIONS if turns % 7 == 1 else [])
            waiting.append(str(1 + turns * 7 % max(numbers_in(shown[-1] if len(shown) < 2 else "".join(shown[-2:])))))
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return shown


@pytest.mark.parametrize(("language", "players", "chosen"), TABLES)
def test_no_line_is_longer_than_80_columns(
    talkative: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    players: int,
    chosen: list[str],
) -> None:
    """With the longest names and all variants, everything asked again and again."""
    monkeypatch.setenv("COLUMNS", "80")
    options = [word for option in chosen for word in ["--option", option]]
    settings = ["--players", str(players), "--seed", "2", "--name", "Wilhelmina", "--bots", "random", "--lang", language]

    assert run(["play", "boss-monster", *settings, *options]) == 0
    shown = "".join([*talkative, capsys.readouterr().out])
    assert "Wilhelmina" in shown
    assert [line for line in shown.split("\n") if cell_len(line) > 80] == []
    assert [line for line in shown.split("\n") if line != line.rstrip()] == []
    assert "…" not in shown
    assert "None" not in shown


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_our_characters_gets_others(tmp_path: Path, encoding: str) -> None:
    """Stars, dashes, quotation marks and umlauts have a plain spelling, in names and texts of cards too."""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE), "MONSTERTISCH_DATA": str(tmp_path), "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "monstertisch", "play", "boss-monster", "--seed", "3", "--lang", "de", "--bots", "random"]
    typed = "? regeln\n? saegezahnpendel\n? raeubertresor\n1\n\xff\n"

    done = subprocess.run(command, input=typed.encode("latin-1"), capture_output=True, env=variables, timeout=60, check=False)

    assert done.returncode == 0
    assert done.stderr == b""
    out = done.stdout.decode(encoding)
    assert ("Saegezahnpendel: Fallenraum" if encoding == "ascii" else "Sägezahnpendel: Fallenraum") in out
    assert re.search(r"R(ae|ä)ubertresor: erweiterter Fallenraum", out)
    assert re.findall(r"\w\?\w", out) == []


@pytest.mark.parametrize("seed", range(4))
def test_every_move_of_the_list_can_be_typed(seed: int) -> None:
    """The words that are proposed for a move mean this move, in both languages, whatever the position."""
    players = 2 + seed % 3
    options = {"choose_boss": seed % 2 == 1, "room_for_coin": True, "intrigue": True, "optional_spells": seed > 1}
    match = Match(GAME, GAME.setup(players, options), Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"][:players])
    chance = Luck(secret_of(100 + seed))
    languages = [TerminalTexts(language, GAME) for language in ["de", "en"]]
    boards = [[TableBoard(GAME, GAME.card_rows(), texts, match.seats, seat) for texts in languages] for seat in range(players)]
    kinds = set()
    turn = 0
    while not match.over:
        seat = match.state.to_act()[0]
        position = position_at(match.state, seat)
        turn += 1
        for board in [boards[seat][turn % 2]] if len(position.options) > 1 else []:
            for action in board.order(position):
                words = example(board, position.view, action)
                meant = board.wish(words.casefold(), position) or []
                kinds.add(GAME.spell_out(action)["kind"])
                assert [one for one in meant if one in position.options] == [action], f"seed {seed}: {words}"
        match.play(seat, position.options[chance.below("any", len(position.options))])

    assert len(kinds) >= 10


@pytest.mark.parametrize("seed", [100, 101, 102])
def test_every_question_and_event_of_a_game_has_its_words(seed: int) -> None:
    """For everybody at the table and for someone who only watches; each kind of question with its picture and explanation."""
    players = 2 + seed % 3
    options = {"choose_boss": True, "intrigue": True, "optional_spells": True, "empty_adventure_turns": True}
    match = Match(GAME, GAME.setup(players, options), Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"][:players])
    chance, texts = Luck(secret_of(1000 + seed)), TerminalTexts("en" if seed % 2 else "de", GAME)
    readers = [*range(players), None]
    boards = [TableBoard(GAME, GAME.card_rows(), texts, match.seats, reader) for reader in readers]
    shown: Counter[str] = Counter()
    happened = [*match.opening]
    while not match.over:
        seat = match.state.to_act()[0]
        position, board = position_at(match.state, seat), boards[seat]
        kind = position.view["prompt"]["kind"]
        shown[kind] += 1
        if shown[kind] < 20 and len(position.options) > 1:
            assert all([board.picture(position), board.glance(position), board.choices(position), board.explain("", position)])
        happened += match.play(seat, position.options[chance.below("any", len(position.options))]).events
    for board in boards:
        seen = [event.seen_by(board.reader) for event in happened]
        assert len(board.story([facts for facts in seen if facts is not None])) > 20

    assert len(shown) >= 8
