"""What is told to a reader: the texts of a language, who sits where, and the cards that are played with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..core.card_file import name_of
from ..core.game import Data, View
from ..texts import LANGUAGES, SEAT_KEYS
from .screen import TerminalTexts, spelled


class Nothing(str):
    """What is not there: a text may ask whether it is `none`, and a line that would say it is left out."""

    def __eq__(self, other: object) -> bool:
        return other == "none"

    __hash__ = str.__hash__


NOTHING = Nothing("\0")


def bracketed(words: list[str]) -> str:
    """Words in brackets after something; nothing where there are none."""
    return f" ({', '.join(words)})" if words else ""


def mentions(key: str, seen: Any, cards: list[str], around: Data) -> Iterator[tuple[str, Data]]:
    """Where a view names one of these cards: the key of the list or the keys of thing and fact, and the facts around it."""
    if isinstance(seen, dict):
        facts = {**around, **seen}
        yield from [(f"{key}-{inner}", facts) for inner, fact in seen.items() if isinstance(fact, str) and fact in cards]
        around = {inner: fact for inner, fact in facts.items() if isinstance(fact, (str, int))}
        for inner, fact in seen.items():
            yield from mentions(inner, fact, cards, around)
    if isinstance(seen, list):
        count = sum(isinstance(one, str) and one in cards for one in seen)
        yield from [(key, {**around, "count": count})] if count else []
        for one in seen:
            yield from mentions(key, one, cards, around)


class Teller:
    """Says facts to somebody. `reader` is the seat of the person who reads, or None for someone who only watches.

    Labels are the messages `fact-<key>`, names `<key>-<value>` or `card-<value>`, things of several facts `seen-<key>`, and what is
    hidden is a number. `printed-<section>` is a card, `known-<key>` what a view says of it where it names it.
    """

    OWN_WORDS: list[str] = []  # things that a game's own `value` tells

    def __init__(self, texts: TerminalTexts, cards: Data, names: list[str], reader: int | None) -> None:
        self.texts = texts
        self.say = texts.say
        self.names = names
        self.reader = reader
        self.cards = cards
        rows = [(section, row) for section in cards for row in cards[section] if isinstance(row, dict) and "id" in row]
        self.rows: dict[str, Data] = {row["id"]: row for _, row in rows}
        self.sections: dict[str, str] = {row["id"]: section for section, row in rows}
        self.copies: dict[tuple[str, ...], list[str]] = {}
        for card in self.rows:
            self.copies.setdefault(self.sort(card), []).append(card)

    def mine(self, view: View) -> Data:
        """What a view shows of the reader's own seat."""
        assert self.reader is not None
        seen: Data = view["seats"][self.reader]
        return seen

    # Cards

    def named(self) -> list[str]:
        """The cards that may be asked for by their names, of copies the first."""
        return [card for card in self.rows if self.spellings(card) and self.alike(card)[0] == card]

    def alike(self, card: str) -> list[str]:
        """A card and its copies."""
        return self.copies[self.sort(card)]

    def sort(self, card: str) -> tuple[str, ...]:
        """What copies of a card have in common."""
        return self.sections[card], *self.spellings(card)

    def name(self, card: str, key: str = "card") -> str:
        """What something is called, a card as the file has it that is played with."""
        if f"name_{self.texts.language}" in self.rows.get(card, {}):
            return spelled(name_of(self.rows[card], self.texts.language))
        known = [found for found in (f"{key}-{card}", f"card-{card}") if self.texts.has(found)]
        return self.say(known[0]) if known else spelled(card)

    def spellings(self, card: str) -> list[str]:
        """A card's names in every language, long ones also by what stands before the comma."""
        row = self.rows[card]
        full = [name_of(row, language) for language in LANGUAGES if f"name_{language}" in row]
        full = full or ([self.name(card)] if self.texts.has(f"card-{card}") else [])
        return [*full, *[name.split(",")[0] for name in full if "," in name]]

    def listed(self, cards: list[str]) -> str:
        return ", ".join(self.name(card) for card in cards)

    def tell(self, card: str) -> list[str]:
        """What a card does, paragraph by paragraph."""
        return self.does(self.sections[card], self.rows[card])

    def does(self, section: str, row: Data) -> list[str]:
        return self.texts.tell(section, row)

    def gist(self, card: str, facts: Data) -> str:
        """What a card does, in short, in a move of these facts."""
        del facts
        return "".join(self.tell(card)[:1])

    def printed(self, section: str, row: Data) -> list[str]:
        """A card: its name with its numbers, then what it does."""
        if self.texts.has(f"printed-{section}"):
            facts = {"copies": len(self.alike(row["id"])) if "id" in row else 1, **row, "card": row.get("id", "")}
            return [self.sentence(f"printed-{section}", facts), *self.does(section, row)]
        known = [f"{self.label(key)} {self.value(key, value)}" for key, value in row.items() if self.texts.has(f"fact-{key}")]
        return [": ".join(filter(None, [self.name(row["id"]) if "id" in row else "", ", ".join(known)]))]

    def whereabouts(self, view: View, card: str) -> list[str]:
        """Where a card is as far as the reader knows, and what it is like there."""
        found = [(f"known-{key}", facts) for key, facts in mentions("", view, self.alike(card), {})]
        return [line for key, facts in found if self.texts.has(key) for line in self.pieces(key, facts)]

    # Any fact

    def label(self, key: str) -> str:
        """What a fact is called; a game that has no word for it shows its key."""
        return self.say(f"fact-{key}") if self.texts.has(f"fact-{key}") else key.replace("_", " ")

    def value(self, key: str, value: Any) -> str:
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.say("plain-yes" if value else "plain-no")
        if isinstance(value, int) and key.removesuffix("s") in SEAT_KEYS and value < len(self.names):
            return self.names[value]
        if isinstance(value, str):
            return self.name(value, key)
        if isinstance(value, list):
            return self.several(key, value)
        if isinstance(value, dict) and self.texts.has(f"seen-{key}"):
            return self.thing(f"seen-{key}", value)
        if isinstance(value, dict):
            return ", ".join(f"{self.label(inner)}: {self.value(inner, fact)}" for inner, fact in value.items())
        return str(value)

    def several(self, key: str, values: list[Any]) -> str:
        """What can be seen one by one, and how many there are that cannot."""
        hidden = sum(value is None for value in values)
        words = [self.value(key, value) for value in values if value is not None]
        words += [self.say("plain-hidden", count=hidden)] if hidden else []
        return (", " if not values or self.is_thing(key, values) else "; ").join(words) or "–"

    # Sentences

    def spoken(self, facts: Data) -> Data:
        """Facts as parameters of a text: names for cards, words for things; the number of what is listed as `<key>_count`, and a
        number in a thing by both keys.
        """
        found = self.texts.spoken(facts, self.names, self.reader)
        for key, fact in facts.items():
            if isinstance(fact, dict):
                found |= {f"{key}_{inner}": number for inner, number in fact.items() if isinstance(number, int)}
            if isinstance(fact, list):
                found[f"{key}_count"] = len(fact)
            if fact is None or fact == []:
                found[key] = NOTHING
            elif isinstance(fact, dict) and fact.get("card") and not self.texts.has(f"seen-{key}"):
                found[key] = self.name(fact["card"])
            elif isinstance(fact, str) and key != "id" and found.get(key) == fact and fact in self.rows:
                found[key] = self.name(fact)
            elif self.is_thing(key, fact):
                found[key] = self.value(key, fact)
        return found

    def is_thing(self, key: str, fact: Any) -> bool:
        """Whether a fact of several parts fits into a sentence."""
        one = fact[0] if isinstance(fact, list) else fact
        if isinstance(one, (dict, list)):
            return key in self.OWN_WORDS or self.texts.has(f"seen-{key}")
        return isinstance(fact, list)

    def pieces(self, key: str, facts: Data) -> list[str]:
        """The lines of a message that say something of these facts; what has lines itself may be longer than Fluent takes."""
        spoken = self.spoken(facts)
        blocks = {name: fact for name, fact in spoken.items() if isinstance(fact, str) and "\n" in fact}
        said = self.say(key, **{**spoken, **{name: f"\1{name}\1" for name in blocks}})
        for name, block in blocks.items():
            said = said.replace(f"\1{name}\1", block)
        return [line for line in said.split("\n") if line.strip() and NOTHING not in line]

    def sentence(self, key: str, facts: Data) -> str:
        return "\n".join(self.pieces(key, facts))

    def thing(self, key: str, facts: Data) -> str:
        """The first line of a message, and in brackets what the others have to say."""
        first, *marks = self.pieces(key, facts)
        return f"{first.rstrip()}{bracketed(marks)}"

    def lines(self, key: str, things: Iterable[Data]) -> str | None:
        """A message for each of these, one below the other."""
        return "\n".join(self.thing(key, facts) for facts in things) or None

    def by_seat(self, key: str, values: Iterable[Any]) -> str:
        """What everybody has, in the order of the seats; a card with what its row says."""
        found = [{**self.rows[one], "card": one} if self.texts.has(f"seen-{key}") and one else one for one in values]
        return ", ".join(f"{self.names[seat]}: {self.value(key, one)}" for seat, one in enumerate(found) if one is not None)

    def move(self, facts: Data) -> str:
        """A move in words: `move-<kind>`; of a game that has none for it, what it is spelled by."""
        key = f"move-{facts['kind']}"
        if self.texts.has(key):
            return self.sentence(key, facts)
        said = self.spoken(facts)
        return " ".join(str(said[part]) for part in facts)

    def event(self, facts: Data) -> str:
        """An event as a sentence, with what the bare one leaves out: `inside-<event>` in brackets, and `after-<event>`."""
        kind = facts["event"]
        text = self.sentence(f"event-{kind}", facts)
        inside, after = (self.pieces(key, facts) if self.texts.has(key) else [] for key in [f"inside-{kind}", f"after-{kind}"])
        text = f"{text[:-1]}{bracketed(inside)}{text[-1]}"
        return " ".join([text, *[line.strip() for line in after]])
