"""Kingscraft on any screen: 80 columns, terminals that know only ASCII, every move of the list in words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rules.kingscraft.positions import GAME

from monstertisch.cli import run
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.terminal.board import position_at
from monstertisch.terminal.kingscraft import TableBoard
from monstertisch.terminal.kingscraft.wishes import example
from monstertisch.terminal.words import TerminalTexts

from .sessions import SOURCE

QUESTIONS = [
    "?",
    "? 1",
    "? sword",
    "? sch",
    "? könig",
    "? level 3",
    "? grimm",
    "? forge",
    "? potions",
    "? fight",
    "? rules",
    "help",
    "log",
]
TABLES = [
    ("de", 2, "alchemist,merchant", "K_ZWERG"),
    ("en", 3, "nobleman,assassin,rogue", "K_PIRAT"),
    ("de", 4, "rogue,alchemist,swashbuckler,assassin-neutral", "old"),
]


def numbers_in(shown: str) -> list[int]:
    """The numbers of the list that was shown last."""
    return [int(found) for found in re.findall(r"(?:^| )(\d+)\) ", shown[shown.rindex("─" * 20) :], re.MULTILINE)]


@pytest.fixture
def talkative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Someone who asks everything at every fifth question, then plays a number; the list fills with all that was shown."""
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    shown: list[str] = []
    waiting: list[str] = []
    turns = 0

    def answer(_prompt: str) -> str:
        nonlocal turns
        shown.append(capsys.readouterr().out)
        if not waiting:
            turns += 1
            if turns > 60:
                raise EOFError
            waiting.extend(QUESTIONS if turns % 5 == 1 else ["log"] if turns % 5 == 2 else [])
            waiting.append(str(1 + turns * 7 % max(numbers_in(shown[-1]))))
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return shown


@pytest.mark.parametrize(("language", "players", "characters", "king"), TABLES)
def test_no_line_is_longer_than_80_columns(
    talkative: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    players: int,
    characters: str,
    king: str,
) -> None:
    """With the longest names, every character and the promo kings, everything asked again and again."""
    monkeypatch.setenv("COLUMNS", "80")
    options = ["--option", f"character={characters}", "--option", f"king={king}"]
    settings = ["--players", str(players), "--seed", "2", "--name", "Wilhelmina", "--bots", "random", "--lang", language]

    assert run(["play", "kingscraft", *settings, *options]) == 0
    shown = "".join([*talkative, capsys.readouterr().out])
    assert "Wilhelmina" in shown
    assert [line for line in shown.split("\n") if cell_len(line) > 80] == []
    assert [line for line in shown.split("\n") if line != line.rstrip()] == []
    assert "…" not in shown
    assert "None" not in shown


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_our_characters_gets_others(tmp_path: Path, encoding: str) -> None:
    """Stars, dashes, quotation marks and umlauts have a plain spelling, in names of cards too."""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE), "MONSTERTISCH_DATA": str(tmp_path), "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "monstertisch", "play", "kingscraft", "--seed", "3", "--lang", "de", "--bots", "random"]
    typed = "? regeln\n? loewenhelm\n? koenig\nangriff 1\n\xff\n"

    done = subprocess.run(command, input=typed.encode("latin-1"), capture_output=True, env=variables, timeout=60, check=False)

    assert done.returncode == 0
    assert done.stderr == b""
    out = done.stdout.decode(encoding)
    assert ("Lederruestung" if encoding == "ascii" else "Lederrüstung") in out
    assert re.search(r"L(oe|ö)wenhelm: Klasse 3, Kopf", out)
    assert re.findall(r"\w\?\w", out) == []


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_the_list_can_be_typed(seed: int) -> None:
    """The words that are proposed for a move mean this move, in both languages, whatever the position."""
    players = 2 + seed % 3
    characters = ["rogue", "alchemist", "assassin", "merchant", "nobleman"][seed % 2 :][:players]
    setup = GAME.setup(players, {"character": characters, "king": ["any", "K_PIRAT"][seed % 2]})
    match = Match(GAME, setup, Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"][:players])
    chance = Luck(secret_of(100 + seed))
    languages = [TerminalTexts(language, GAME) for language in ["de", "en"]]
    boards = [[TableBoard(GAME, GAME.card_rows(), texts, match.seats, seat) for texts in languages] for seat in range(players)]
    kinds = set()
    for turn in range(500):
        if match.over:
            break
        seat = match.state.to_act()[0]
        position = position_at(match.state, seat)
        for board in boards[seat] if turn % 10 == 0 else []:
            for action in board.order(position):
                words = example(board, position.view, action)
                meant = board.wish(words.casefold(), position) or []
                kinds.add(GAME.spell_out(action)["kind"])
                assert [one for one in meant if one in position.options] == [action], f"seed {seed}: {words}"
        match.play(seat, position.options[chance.below("any", len(position.options))])

    assert len(kinds) >= 8
