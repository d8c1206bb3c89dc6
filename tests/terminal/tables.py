"""A table in this process at a position that a test wrote down, and people who type a list of answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rules.kingscraft.positions import Play as KingscraftPlay
from rules.play import Play

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data
from monstertisch.core.match import Match
from monstertisch.games import GAMES
from monstertisch.terminal.board import Board
from monstertisch.terminal.play import Table
from monstertisch.terminal.saves import Save
from monstertisch.terminal.screen import TerminalTexts, console

GAME = GAMES["maechtige_monster"]
BOARDS: dict[tuple[str, ...], Board] = {}  # they hold nothing of a game, and learn once how every move may be said


def table_at(state: Any, folder: Path, language: str = "en") -> Table:
    """Anna at seat 1 against random bots. Only the position is the test's, the log is empty."""
    setup = state.setup
    game = GAMES[setup.game]
    match = Match(game, setup, Luck(secret_of(1)), ["Anna", *["bot:random"] * (setup.players - 1)])
    path = folder / "table.jsonl"
    path.touch()
    table = Table(match, Save(path), TerminalTexts(language, game, match.setup.cards), console())
    match.state = state
    known = BOARDS.setdefault((language, *table.names, setup.game), table.board)
    if known.moves is table.board.moves and known.to.cards == table.board.to.cards:
        table.board = known
    return table


def table_of(game: Play, folder: Path, language: str = "en") -> Table:
    """A position of the rule tests; where dice are rolled, there are enough."""
    table = table_at(game.state, folder, language)
    if isinstance(game, KingscraftPlay):
        game.expect("3 4 " * 40)
        table.match.luck = game.luck
    return table


def played(table: Table) -> list[Data]:
    """The moves of the log, spelled out."""
    return [table.match.setup.moves.spell_out(entry.action) for entry in table.match.entries]


def shown(table: Table, capsys: pytest.CaptureFixture[str]) -> str:
    """All that is shown of a position, and the file is free for another table."""
    capsys.readouterr()
    table.show_position()
    table.save.close()
    return " ".join(capsys.readouterr().out.split())


def types(monkeypatch: pytest.MonkeyPatch, *answers: str | type[BaseException]) -> None:
    """These answers are typed, one per prompt; an exception is raised in place of an answer. Then the input ends."""
    waiting: Iterator[str | type[BaseException]] = iter(answers)

    def answer(_prompt: str) -> str:
        typed = next(waiting, EOFError)
        if isinstance(typed, str):
            return typed
        raise typed

    monkeypatch.setattr("builtins.input", answer)
