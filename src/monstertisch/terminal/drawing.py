"""What the boards of all games are drawn with: tables without lines, numbered moves, indented lines, the ranking."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..core.game import Result
from .words import TerminalTexts


def plain_table(*headers: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for header in headers:
        table.add_column(header, no_wrap=True)
    return table


def plain_grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))


def numbered(number: int, words: str) -> Text:
    """A move that may be chosen by its number."""
    return Text.assemble((f"{number:2})", "bold"), f" {words}", no_wrap=True)


def indented(line: RenderableType, columns: int = 2) -> Padding:
    """A line whose continuation stays under its beginning."""
    return Padding(Text(line) if isinstance(line, str) else line, (0, 0, 0, columns), expand=False)


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


class Flow:
    """Pieces one after the other, as many in a line as fit; no piece is broken."""

    def __init__(self, pieces: list[Text], between: str) -> None:
        self.pieces = pieces
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(self.between) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self.between if line else "").append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(max(piece.cell_len for piece in self.pieces), options.max_width)


def both_ends(left: Text, right: str) -> Table:
    """Two texts at both ends of one line."""
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(left, right)
    return line


def ranking(result: Result, names: list[str], texts: TerminalTexts) -> Table:
    """The places with their scores; equal scores share a place."""
    table = plain_table(*[texts.say(header) for header in ["head-place", "head-player", "score"]])
    for column in [table.columns[0], table.columns[2]]:
        column.justify = "right"
    for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
        style = "bold" if result.places[seat] == 1 else ""
        table.add_row(f"{result.places[seat]}.", names[seat], str(result.scores[seat]), style=style)
    return table
