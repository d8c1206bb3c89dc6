"""What the boards of all games are drawn with: lines, tables without lines, numbered moves, the ranking."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core.game import Result
from .screen import TerminalTexts

Rows = Iterable[Sequence[RenderableType]]
CELL = " | "  # parts the cells of a row
EMPTY = "|"  # an empty line
STYLES = ["cyan", "red", "green", "magenta", "blue", "yellow"]  # of the people at the table
FIGURES = re.compile(r"[-+−–±.,%\d ]*")


def plain_table(headers: list[str], rows: Rows) -> Table:
    """Columns of figures stand on the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    cells = [list(row) for row in rows]
    for at, header in enumerate(headers):
        figures = all(FIGURES.fullmatch(str(row[at])) for row in cells if at < len(row))
        table.add_column(header, no_wrap=True, justify="right" if figures else "left")
    for row in cells:
        table.add_row(*row)
    return table


def plain_grid(rows: Rows, whole: int = -1) -> Table:
    """Rows without headers; only the last column may be broken, or what comes after the first `whole` ones."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        grid.add_row(*row)
    for column in grid.columns[:whole]:
        column.no_wrap = True
    return grid


def numbered(number: int, words: str) -> Text:
    """A move that may be chosen by its number."""
    return Text.assemble((f"{number:2})", "bold"), f" {words}")


def indented(line: RenderableType, columns: int = 2) -> Padding:
    """A line whose continuation stays under its beginning."""
    return Padding(Text(line) if isinstance(line, str) else line, (0, 0, 0, columns), expand=False)


def hanging(line: str, names: Sequence[str] = ()) -> RenderableType:
    """A line with the spaces that it begins with; people have their colours."""
    text = line.lstrip(" ")
    return indented(coloured(text, names), len(line) - len(text)) if text else line


def coloured(words: str, names: Sequence[str]) -> Text:
    text = Text(words.removeprefix("# "), style="bold" if words.startswith("# ") else "")
    for name, style in zip(names, STYLES, strict=False):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style)
    return text


def drawn(lines: list[str], names: Sequence[str]) -> list[RenderableType]:
    """A message as it lies on the table: a line with bars is a row of a table, one that begins with `#` a heading."""
    found: list[RenderableType] = ["", Rule(style="dim")]
    for is_row, alike in groupby(lines, lambda line: CELL in f"{line} "):
        if is_row:
            found.append(plain_grid([coloured(cell.rstrip(), names) for cell in f"{line} ".split(CELL)] for line in alike))
        else:
            found += ["" if line == EMPTY else hanging(line, names) for line in alike]
    return [*found, ""]


class Choice(NamedTuple):
    """A move of the list: its number, what it is about, what is said beside, and what it brings."""

    number: int
    name: str
    beside: str
    brings: str


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


def listed(choices: list[Choice]) -> RenderableType:
    """Moves of one kind: what is about the same in one line, short ones beside each other, others one below the other."""
    names = list(dict.fromkeys(choice.name for choice in choices))
    if not any(choice.beside or choice.brings for choice in choices):
        return Flow([numbered(choice.number, choice.name) for choice in choices], "  ")
    if len(names) == len(choices):
        return plain_grid(([numbered(one.number, f"{one.name} {one.beside}".strip()), one.brings] for one in choices), whole=0)
    alike = [[choice for choice in choices if choice.name == name] for name in names]
    rows: Rows = [
        [f" {same[0].name}", Flow([numbered(choice.number, choice.beside) for choice in same], "  "), *brought(same)]
        for same in alike
    ]
    return plain_grid(rows, whole=1)


def brought(same: list[Choice]) -> list[str]:
    """What all of these bring, if it is the same."""
    return [same[0].brings] if len({choice.brings for choice in same}) == 1 else []


def ranking(result: Result, names: list[str], texts: TerminalTexts) -> Table:
    """The places with their scores; equal scores share a place."""
    headers = [texts.say(header) for header in ["head-place", "head-player", "score"]]
    seats = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    table = plain_table(headers, [[f"{result.places[seat]}.", names[seat], str(result.scores[seat])] for seat in seats])
    for row, seat in zip(table.rows, seats, strict=True):
        row.style = "bold" if result.places[seat] == 1 else ""
    return table
