"""What is told to a reader: the texts of a language, who sits where, and the cards that are played with."""

from __future__ import annotations

from typing import Any

from ..core.card_file import name_of
from ..core.event import Facts
from ..core.game import Data, View
from ..texts import SEAT_KEYS
from .screen import TerminalTexts, spelled


class Teller:
    """Says facts to somebody. `reader` is the seat of the person who reads, or None for someone who only watches.

    Labels are the messages `fact-<key>`, names `<key>-<value>` or `card-<value>`, and what is hidden is a number.
    """

    def __init__(self, texts: TerminalTexts, cards: Data, names: list[str], reader: int | None) -> None:
        self.texts = texts
        self.say = texts.say
        self.names = names
        self.reader = reader
        self.cards = cards
        rows = [(section, row) for section in cards for row in cards[section] if isinstance(row, dict) and "id" in row]
        self.rows: dict[str, Data] = {row["id"]: row for _, row in rows}
        self.sections: dict[str, str] = {row["id"]: section for section, row in rows}

    def mine(self, view: View) -> Data:
        """What a view shows of the reader's own seat."""
        assert self.reader is not None
        seen: Data = view["seats"][self.reader]
        return seen

    # Cards

    @property
    def explained(self) -> list[str]:
        """The cards that may be asked for by their names."""
        return list(self.rows)

    def name(self, card: str, key: str = "card") -> str:
        """What something is called, a card as the file has it that is played with."""
        if f"name_{self.texts.language}" in self.rows.get(card, {}):
            return spelled(name_of(self.rows[card], self.texts.language))
        known = [found for found in (f"{key}-{card}", f"card-{card}") if self.texts.has(found)]
        return self.say(known[0]) if known else spelled(card)

    def spellings(self, card: str) -> list[str]:
        """A card's names in every language."""
        row = self.rows[card]
        return [name_of(row, language) for language in ["de", "en"] if f"name_{language}" in row] or [self.name(card)]

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards)

    def tell(self, card: str) -> list[str]:
        """What a card does, paragraph by paragraph."""
        return self.texts.tell(self.sections[card], self.rows[card])

    # Any fact

    def label(self, key: str) -> str:
        """What a fact is called; a game that has no word for it shows its key."""
        return self.say(f"fact-{key}") if self.texts.has(f"fact-{key}") else key.replace("_", " ")

    def value(self, key: str, value: Any) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.say("plain-yes" if value else "plain-no")
        if isinstance(value, int) and key in SEAT_KEYS and value < len(self.names):
            return self.names[value]
        if isinstance(value, str):
            return self.name(value, key)
        if isinstance(value, list):
            return self.several(key, value)
        if isinstance(value, dict):
            return ", ".join(f"{self.label(inner)}: {self.value(inner, fact)}" for inner, fact in value.items())
        return str(value)

    def several(self, key: str, values: list[Any]) -> str:
        """What can be seen one by one, and how many there are that cannot."""
        hidden = sum(value is None for value in values)
        words = [self.value(key, value) for value in values if value is not None]
        words += [self.say("plain-hidden", count=hidden)] if hidden else []
        between = "; " if any(isinstance(value, (dict, list)) for value in values) else ", "
        return between.join(words) or "–"

    # Sentences

    def spoken(self, facts: Data) -> Data:
        """Facts as parameters of a text: cards and lists of cards by their names, a source by that of its card, nothing as none."""
        found = self.texts.spoken(facts, self.names, self.reader)
        for key, fact in facts.items():
            if fact is None or fact == []:
                found[key] = "none"
            elif isinstance(fact, list) and all(isinstance(one, str) for one in fact):
                found[key] = self.listed(fact)
            elif isinstance(fact, dict) and "card" in fact:
                found[key] = self.name(fact["card"] or "none")
            elif isinstance(fact, str) and key != "id" and found.get(key) == fact and fact in self.rows:
                found[key] = self.name(fact)
        return found

    def sentence(self, key: str, facts: Data) -> str:
        return self.say(key, **self.spoken(facts))

    def pieces(self, key: str, facts: Data) -> list[str]:
        """The lines of a message that have something to say of these facts."""
        return [line for line in self.sentence(key, facts).split("\n") if line.strip()]

    def move(self, facts: Data) -> str:
        """A move in words: `move-<kind>`; of a game that has none for it, what it is spelled by."""
        key, said = f"move-{facts['kind']}", self.spoken(facts)
        return self.say(key, **said) if self.texts.has(key) else " ".join(str(said[part]) for part in facts)

    def foreseen(self, facts: Data, preview: Facts) -> str:
        """What a move would bring, if the game has words for it: `move-<kind>-text`."""
        key = f"move-{facts['kind']}-text"
        return self.sentence(key, {**facts, **preview}) if self.texts.has(key) else ""

    def event(self, facts: Data) -> str:
        """An event as a sentence, with what the bare one leaves out: `inside-<event>` in brackets, `after-<event>`, and `more`."""
        kind = facts["event"]
        text = self.sentence(f"event-{kind}", facts)
        keys = [f"inside-{kind}", f"after-{kind}"]
        inside, after = (self.sentence(key, facts).strip() if self.texts.has(key) else "" for key in keys)
        text = f"{text[:-1]} ({inside}){text[-1]}" if inside not in ["", "none"] else text
        return " ".join(part for part in [text, after, facts.get("more", "")] if part)
