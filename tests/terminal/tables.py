"""A table in this process at a position that a test wrote down, and people who type a list of answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import State
from monstertisch.core.match import Match
from monstertisch.games import GAMES
from monstertisch.terminal.play import Table
from monstertisch.terminal.saves import Save
from monstertisch.terminal.words import TerminalTexts, console

GAME = GAMES["maechtige_monster"]


def table_at(state: State, folder: Path, language: str = "en") -> Table:
    """Anna at seat 1 against random bots. Only the position is the test's, the log is empty."""
    setup = GAME.setup(len(state.purses()))
    match = Match(GAME, setup, Luck(secret_of(1)), ["Anna", *["bot:random"] * (setup.players - 1)])
    match.state = state
    path = folder / "table.jsonl"
    path.touch()
    return Table(match, Save(path), TerminalTexts(language, GAME), console())


def types(monkeypatch: pytest.MonkeyPatch, *answers: str | type[BaseException]) -> None:
    """These answers are typed, one per prompt; an exception is raised in place of an answer. Then the input ends."""
    waiting: Iterator[str | type[BaseException]] = iter(answers)

    def answer(_prompt: str) -> str:
        typed = next(waiting, EOFError)
        if isinstance(typed, str):
            return typed
        raise typed

    monkeypatch.setattr("builtins.input", answer)
