"""Numbered moves, listed in groups by their kind: for games that have many kinds of moves."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .board import Board, Position
from .drawing import Flow, numbered, plain_grid

Group = tuple[str, list[str]]  # the key of the heading ("": none), and the kinds of moves
Cell = tuple[int, str, str]  # a move: its number, its name, and what it brings
Shape = Callable[[list[Cell]], RenderableType]


def kind_of(board: Board, action: int) -> str:
    return str(board.moves.spell_out(action)["kind"])


def numbers(board: Board, position: Position) -> dict[int, int]:
    """The number of every move of the list."""
    return {action: at for at, action in enumerate(board.order(position), start=1)}


def draw(board: Board, position: Position, asked: str, groups: list[Group], shapes: dict[str, Shape]) -> list[RenderableType]:
    """What is asked, then group by group the moves, one in a line unless the first kind of the group has a shape of its own."""
    lines: list[RenderableType] = [Text(asked, style="bold")]
    number = numbers(board, position)
    headed = False
    for heading, kinds in groups:
        group = [action for action in number if kind_of(board, action) in kinds]
        if not group:
            continue
        if heading and (headed or heading != "group-finish"):
            lines.append(board.texts.say(heading))
            headed = True
        shape = shapes.get(kinds[0], listed)
        lines.append(shape([(number[action], *board.describe(position, action)) for action in group]))
    return lines


def listed(cells: list[Cell]) -> Table:
    """One line each: number, name, and what it brings."""
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for number, name, brings in cells:
        grid.add_row(numbered(number, name), brings)
    return grid


def in_a_line(cells: list[Cell]) -> Flow:
    """Short names, several in a line."""
    return Flow([numbered(number, name) for number, name, _ in cells], "  ")


def by_name(cells: list[Cell]) -> dict[str, list[Text]]:
    """What the moves of one name bring, each with its number."""
    rows: dict[str, list[Text]] = {}
    for number, name, brings in cells:
        rows.setdefault(name, []).append(numbered(number, brings))
    return rows


def which(board: Board, position: Position, told: dict[int, tuple[str, str]]) -> str:
    """Asks which of several moves is meant, by their numbers and words."""
    number = numbers(board, position)
    found = [f"{number[action]}) {', '.join(word for word in words if word)}" for action, words in told.items()]
    return board.texts.say("which-move", moves="; ".join(found))
