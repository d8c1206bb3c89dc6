"""Everything fits: 80 columns, narrow windows, and terminals that know only ASCII."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from monstertisch.cli import run

from .sessions import SOURCE, pick

QUESTIONS = ["?", "? 1", "? 5", "? guard 1", "? wächter 3", "? 1.1", "? tile", "? rules", "help", "log"]


@pytest.fixture
def talkative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Someone who asks everything at every turn, then plays; the list fills with all that was shown."""
    monkeypatch.setenv("MONSTERTISCH_DATA", str(tmp_path))
    shown: list[str] = []
    waiting: list[str] = []
    asked: list[str] = []
    turns = 0

    def answer(_prompt: str) -> str:
        nonlocal turns
        shown.append(capsys.readouterr().out)
        if not waiting and not asked:
            waiting.extend(QUESTIONS)
            turns += 1
            asked.append(pick(shown[-1], turns))
        return waiting.pop(0) if waiting else asked.pop()

    monkeypatch.setattr("builtins.input", answer)
    return shown


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("players", "kinds"), [(3, "sea,demon,insect"), (6, "sea,demon,insect,undead,orc,dragon")])
def test_no_line_is_longer_than_80_columns(
    talkative: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    players: int,
    kinds: str,
) -> None:
    """A whole game with the longest names, every question asked at every turn."""
    monkeypatch.setenv("COLUMNS", "80")
    options = ["--option", "king", "--option", "chain", "--option", f"type={kinds}"]
    settings = ["--players", str(players), "--seed", "2", "--name", "Wilhelmina", "--bots", "random", "--lang", language]

    assert run(["play", *settings, *options]) == 0
    shown = "".join([*talkative, capsys.readouterr().out])
    assert "Wilhelmina" in shown
    assert [line for line in shown.split("\n") if cell_len(line) > 80] == []
    assert [line for line in shown.split("\n") if line != line.rstrip()] == []
    assert "…" not in shown


@pytest.mark.parametrize("columns", ["20", "200"])
def test_other_widths_cut_nothing_off(
    talkative: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    assert run(["play", "--players", "3", "--seed", "2", "--bots", "random", "--lang", "de"]) == 0
    assert "…" not in "".join(talkative)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_without_our_characters_gets_others(tmp_path: Path, encoding: str) -> None:
    """Stars, dashes, quotation marks and umlauts have a plain spelling; columns stay in line."""
    variables = {**os.environ, "PYTHONPATH": str(SOURCE), "MONSTERTISCH_DATA": str(tmp_path), "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "monstertisch", "play", "--players", "3", "--seed", "3", "--lang", "de", "--name", "Jörg"]
    typed = "1\n? regeln\n\xff\n"

    done = subprocess.run(command, input=typed.encode("latin-1"), capture_output=True, env=variables, timeout=60, check=False)

    assert done.returncode == 0
    assert done.stderr == b""
    out = done.stdout.decode(encoding)
    assert "?erk" not in out
    assert ("Waechter" if encoding == "ascii" else "Wächter") in out
    heads = [line for line in out.split("\n") if line.startswith("Am Tisch")]
    rows = [line for line in out.split("\n") if line.startswith(("Joerg (du)", "Jörg (du)"))]
    assert heads
    assert heads[0].index("Monster") == rows[0].index("Orks")
