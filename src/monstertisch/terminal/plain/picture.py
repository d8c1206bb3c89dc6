"""A view as it can be read: single facts in lines, rows of the same shape as tables, the seats last."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.game import Data, View
from ..drawing import Flow, indented, plain_table
from .facts import Facts

SELF = ["seat"]  # whose view it is: the reader knows


def draw(facts: Facts, view: View) -> list[RenderableType]:
    return [Rule(style="dim"), *block(facts, {key: value for key, value in view.items() if key not in SELF})]


def block(facts: Facts, view: Data) -> list[RenderableType]:
    """What is said in a word or two stands in a line, then what needs more room, each under its name."""
    short = {key: value for key, value in view.items() if not is_table(value) and not isinstance(value, dict)}
    lines: list[RenderableType] = []
    if short:
        lines.append(Flow([Text(f"{facts.label(key)}: {facts.value(key, value)}") for key, value in short.items()], " · "))
    for key, value in sorted(view.items(), key=lambda fact: fact[0] == "seats"):
        if is_table(value):
            heading = [] if key == "seats" else [Text(facts.label(key), style="bold")]
            lines += [*heading, table(facts, key, value)]
        elif isinstance(value, dict):
            lines += [Text(facts.label(key), style="bold"), *[indented(line) for line in block(facts, value)]]
    return lines


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def table(facts: Facts, key: str, rows: list[Data]) -> RenderableType:
    """One row each; the rows of `seats` are those of the people."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    made = plain_table(facts.texts.say("head-player") if key == "seats" else "", *[facts.label(column) for column in columns])
    for column in made.columns[1:]:
        column.no_wrap = False
    for number, row in enumerate(rows):
        first = facts.names[number] if key == "seats" and number < len(facts.names) else str(number + 1)
        made.add_row(first, *[facts.value(column, row.get(column)) if column in row else "" for column in columns])
    return made
