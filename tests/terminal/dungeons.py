"""A table of Boss Monster in this process at a position that a test wrote down."""

from __future__ import annotations

from pathlib import Path

from rules.boss_monster.positions import GAME, Play

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data
from monstertisch.core.match import Match
from monstertisch.terminal.play import Table
from monstertisch.terminal.saves import Save
from monstertisch.terminal.words import TerminalTexts, console


def table_of(game: Play, folder: Path, language: str = "en") -> Table:
    """Anna at seat 1 against random bots. Only the position is the test's, the log is empty."""
    setup = game.state.setup
    match = Match(GAME, setup, Luck(secret_of(1)), ["Anna", *["bot:random"] * (setup.players - 1)])
    path = folder / "table.jsonl"
    path.touch()
    table = Table(match, Save(path), TerminalTexts(language, GAME), console())
    match.state = game.state
    return table


def played(table: Table) -> list[Data]:
    """The moves of the log, spelled out."""
    return [GAME.spell_out(entry.action) for entry in table.match.entries]
