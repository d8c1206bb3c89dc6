"""The card list: every card with its values and source, reconstructed ones marked."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ...core.card_file import is_reconstructed
from ...core.game import Data
from ..cards import source
from ..drawing import plain_table
from ..words import TerminalTexts
from .picture import stars

COLUMNS = {
    "backs": ["level", "strength", "loot", "source"],
    "monsters": ["type", "strength", "heal", "source"],
    "guards": ["id", "level", "strength", "loot", "source"],
    "tiles": ["id", "tile", "source"],
}


def card_list(rows: Data, texts: TerminalTexts) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for section, columns in COLUMNS.items():
        table = plain_table("", *[texts.say(f"column-{column}") for column in columns])
        table.columns[0].min_width = 1
        for column in table.columns[-2:]:
            column.no_wrap = False
        for row in rows[section]:
            mark = "~" if is_reconstructed(row) else ""
            table.add_row(mark, *[cell(row, column, texts) for column in columns])
        lines += [Text(texts.say(f"cards-{section}"), style="bold"), table, ""]
    return [*lines, texts.say("cards-legend")]


def cell(row: Data, column: str, texts: TerminalTexts) -> str:
    if column == "tile":
        return texts.say(f"tile-{row['key']}")
    value = row[column]
    if column == "type":
        return texts.say(f"type-{value}")
    if column == "level":
        return stars(value)
    if column == "source":
        return source(texts, value)
    return f"{value[0]}–{value[1]}" if isinstance(value, list) else str(value)
