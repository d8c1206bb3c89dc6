"""What a view holds, in words: labels `fact-<key>`, names `<key>-<value>` or `card-<value>`, and what is hidden as a number."""

from __future__ import annotations

from typing import Any

from ...texts import SEAT_KEYS
from ..words import TerminalTexts, spelled


class Facts:
    """Says facts to somebody who knows who sits where."""

    def __init__(self, texts: TerminalTexts, names: list[str]) -> None:
        self.texts = texts
        self.names = names

    def label(self, key: str) -> str:
        """What a fact is called; a game that has no word for it shows its key."""
        return self.texts.say(f"fact-{key}") if self.texts.has(f"fact-{key}") else key.replace("_", " ")

    def name(self, key: str, value: str) -> str:
        known = [found for found in (f"{key}-{value}", f"card-{value}") if self.texts.has(found)]
        return self.texts.say(known[0]) if known else spelled(value)

    def value(self, key: str, value: Any) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.texts.say("plain-yes" if value else "plain-no")
        if isinstance(value, int) and key in SEAT_KEYS and value < len(self.names):
            return self.names[value]
        if isinstance(value, str):
            return self.name(key, value)
        if isinstance(value, list):
            return self.several(key, value)
        if isinstance(value, dict):
            return ", ".join(f"{self.label(inner)}: {self.value(inner, fact)}" for inner, fact in value.items())
        return str(value)

    def several(self, key: str, values: list[Any]) -> str:
        """What can be seen one by one, and how many there are that cannot."""
        hidden = sum(value is None for value in values)
        words = [self.value(key, value) for value in values if value is not None]
        words += [self.texts.say("plain-hidden", count=hidden)] if hidden else []
        between = "; " if any(isinstance(value, (dict, list)) for value in values) else ", "
        return between.join(words) or "–"
