"""Cards whose rows have names: what they are called, and how they are listed with their sources."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from ..core.card_file import is_reconstructed, name_of, tell_source
from ..core.game import Data
from .drawing import plain_grid
from .words import TerminalTexts, spelled


class CardNames:
    """The rows of the cards that are played with, and the texts of the reader's language."""

    def __init__(self, cards: dict[str, list[Data]], texts: TerminalTexts) -> None:
        self.rows: dict[str, Data] = {row["id"]: row for section in cards.values() for row in section if "id" in row}
        self.sections = {row["id"]: section for section in cards for row in cards[section] if "id" in row}
        self.texts = texts

    def name(self, card: str) -> str:
        return spelled(name_of(self.rows[card], self.texts.language))

    def names(self, card: str) -> list[str]:
        """In every language: what a person may type."""
        return [name_of(self.rows[card], language) for language in ["de", "en"]]

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards)


def rows_with_sources(
    cards: dict[str, list[Data]], wording: CardNames, facts: Callable[[str, Data], list[str]]
) -> list[RenderableType]:
    """Section by section every card: its name, its facts, and where we have it from; reconstructed ones are marked."""
    texts = wording.texts
    lines: list[RenderableType] = []
    for section, rows in cards.items():
        grid = plain_grid()
        for _ in range(2):
            grid.add_column(no_wrap=True)
        for row in rows:
            words = "; ".join(part for part in [wording.name(row["id"]), *facts(section, row)] if part)
            grid.add_row("~" if is_reconstructed(row) else " ", row["id"], f"{words} ({source(texts, row['source'])})")
        lines += [Text(texts.say(f"cards-{section}"), style="bold"), grid, ""]
    return lines


def source(texts: TerminalTexts, text: dict[str, str] | str) -> str:
    """Where a card is from, in the reader's language; an own card file may say what it likes."""
    if isinstance(text, dict):
        return tell_source(text, texts.say)
    key = "source-" + "-".join(re.findall(r"\w+", text))
    return texts.say(key) if texts.has(key) else spelled(text)
