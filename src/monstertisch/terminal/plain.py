"""Any view as it can be read: single facts in lines, rows of the same shape as tables, the seats last; and any list of cards."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.card_file import is_reconstructed, tell_source
from ..core.game import Data, View
from .drawing import Flow, indented, plain_grid, plain_table
from .teller import Teller, bracketed

SELF = ["seat"]  # whose view it is: the reader knows


def draw(to: Teller, view: View) -> list[RenderableType]:
    return [Rule(style="dim"), *block(to, {key: value for key, value in view.items() if key not in SELF})]


def block(to: Teller, view: Data) -> list[RenderableType]:
    """What is said in a word or two stands in a line, then what needs more room, each under its name."""
    short = {key: value for key, value in view.items() if not is_table(value) and not isinstance(value, dict)}
    lines: list[RenderableType] = []
    if short:
        lines.append(Flow([Text(f"{to.label(key)}: {to.value(key, value)}") for key, value in short.items()], " · "))
    for key, value in sorted(view.items(), key=lambda fact: fact[0] == "seats"):
        if is_table(value):
            heading = [] if key == "seats" else [Text(to.label(key), style="bold")]
            lines += [*heading, table(to, key, value)]
        elif isinstance(value, dict):
            lines += [Text(to.label(key), style="bold"), *[indented(line) for line in block(to, value)]]
    return lines


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def table(to: Teller, key: str, rows: list[Data]) -> RenderableType:
    """One row each; the rows of `seats` are those of the people."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    people = to.names if key == "seats" and len(to.names) == len(rows) else []
    firsts = people or [str(number + 1) for number in range(len(rows))]
    cells = [[to.value(column, row[column]) if column in row else "" for column in columns] for row in rows]
    headers = [to.say("head-player") if people else "", *[to.label(column) for column in columns]]
    made = plain_table(headers, [[first, *row] for first, row in zip(firsts, cells, strict=True)])
    for column in made.columns[1:]:
        column.no_wrap = False
    return made


def card_list(to: Teller, sections: list[str]) -> list[RenderableType]:
    """Every card with what it does and where we have it from, reconstructed ones marked."""
    lines: list[RenderableType] = []
    for section in sections:
        rows = []
        for row in to.cards[section]:
            from_where = bracketed([tell_source(row["source"], to.say)] if "source" in row else [])
            told = "; ".join(to.printed(section, row))
            rows.append(["~" if is_reconstructed(row) else "", row.get("id", ""), f"{told}{from_where}"])
        grid = plain_grid(rows)
        for column in grid.columns[:2]:
            column.min_width = 1
        heading = to.say(f"cards-of-{section}") if to.texts.has(f"cards-of-{section}") else to.label(section)
        lines += [Text(heading, style="bold"), grid, ""]
    marked = any(is_reconstructed(row) for section in sections for row in to.cards[section])
    return [*lines, to.say("cards-legend")] if marked else lines
