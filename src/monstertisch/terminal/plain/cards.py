"""The card list of any game: section by section, every row with the facts that have a word."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ...core.game import Data
from ..words import TerminalTexts
from .facts import Facts


def card_list(rows: Data, texts: TerminalTexts) -> list[RenderableType]:
    facts = Facts(texts, [])
    lines: list[RenderableType] = []
    for section, cards in rows.items():
        lines += [Text(facts.label(section), style="bold"), *[row_of(facts, row) for row in cards], ""]
    return lines


def row_of(facts: Facts, row: Data) -> str:
    """A card's name, and what is known of it."""
    named = [facts.name("card", row["id"])] if "id" in row else []
    known = [f"{facts.label(key)} {facts.value(key, value)}" for key, value in row.items() if facts.texts.has(f"fact-{key}")]
    return ": ".join(part for part in [", ".join(named), ", ".join(known)] if part)
