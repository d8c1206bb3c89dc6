"""Card files: TOML in which a syntax error is named with its line, and everything else that is wrong with its path."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from .reason import BadCards, Reason

if TYPE_CHECKING:
    from .game import Data, Say

LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 240
FEW: Final = 16  # words that a complaint lists in full
ICON: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")  # a name of game-icons.net
BREAK: Final = "|"  # where a long name may be broken
SOURCES: Final = ["rulebook", "public", "derived", "reconstructed"]  # where a fact can be from, the surest first


def parse(text: str, rule: str) -> Data:
    """The rows of a card file; `rule` is the game's rule about card files."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at (?:line (\d+), column \d+|end of document)\)", str(error))
        line = int(place[1]) if place and place[1] else text.count("\n") + 1
        detail = str(error).split(" (at ")[0]
        raise BadCards(Reason("cards-syntax", rule, {"line": line, "detail": detail})) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list …
        raise BadCards(Reason("cards-beyond", rule)) from None


def listed(word: str, choices: list[str]) -> str:
    """What would be possible; of a long list what is most like the word."""
    if len(choices) <= FEW:
        return ", ".join(choices) or "–"
    return ", ".join([*sorted(get_close_matches(word, choices, FEW // 2, 0.0)), "…"])


def whole(name: str) -> str:
    """A name of a row as it is said."""
    return name.replace(BREAK, "")


def breakable(name: str) -> str:
    """A name of a row for a page, which breaks it only where it may be broken."""
    return name.replace(BREAK, "\u00ad")


def name_of(row: Data, language: str) -> str:
    return whole(str(row[f"name_{language}"]))


def is_reconstructed(row: Data) -> bool:
    return "reconstructed" in row.get("source", {}).values()


def tell_source(source: dict[str, str], say: Say) -> str:
    """Where the facts of a card are from: "name and class from the rulebook; effects reconstructed"; "all" is the whole card."""
    found = []
    for where in SOURCES:
        facts = [fact for fact, origin in source.items() if origin == where]
        if facts == ["all"]:
            found.append(say(f"source-{where}"))
        elif facts:
            found.append(say(f"source-{where}-of", facts=together([say(f"fact-{fact}") for fact in facts], say)))
    return "; ".join(found)


def together(words: list[str], say: Say) -> str:
    """A list as one says it: Grimm, Mira and Knut."""
    return "".join(words) if len(words) < 2 else say("together", most=", ".join(words[:-1]), last=words[-1])


def signed(n: int) -> str:
    """A change as it is printed."""
    return f"−{-n}" if n < 0 else f"+{n}"


class Check:
    """Collects what is wrong with a card file, each with the path of the value; what is asked tells whether it is so."""

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule
        self.wrong: list[Reason] = []

    def add(self, code: str, path: str, **params: Any) -> None:
        self.wrong.append(Reason(f"cards-{code}", self.rule, {"path": path, **params}))

    def end(self) -> None:
        """Raises BadCards with everything that is wrong."""
        if self.wrong:
            raise BadCards(*self.wrong)

    # Rows

    def sections(self, cards: Data, known: list[str]) -> None:
        for key in cards:
            if key not in known:
                self.add("unknown-key", key, known=listed(key, known))

    def rows(self, cards: Data, section: str, needed: list[str], optional: list[str]) -> list[tuple[str, Data]]:
        """The rows of a section that are complete enough to be looked at further, each with its path."""
        found = cards.get(section)
        if not isinstance(found, list):
            self.add("no-list", section)
            return []
        complete = []
        for at, row in enumerate(found):
            path = f"{section}[{at}]"
            if self.keys(row, path, needed, [*optional, "icon", "source"]):
                if self.looks(row, path):
                    complete.append((path, row))
        return complete

    def cards(self, cards: Data, section: str, ids: list[str], needed: list[str], optional: list[str]) -> list[tuple[str, Data]]:
        """The complete rows of a section in which each of these ids stands once, and no other."""
        before = len(self.wrong)
        seen: set[str] = set()
        sound = []
        for path, row in self.rows(cards, section, needed, optional):
            if not isinstance(row["id"], str) or row["id"] not in ids:
                self.add("unknown-id", f"{path}.id", value=str(row["id"]))
            elif row["id"] in seen:
                self.add("twice", f"{path}.id", value=row["id"])
            else:
                seen.add(row["id"])
                sound.append((path, row))
        missing = [name for name in ids if name not in seen]
        if missing and len(self.wrong) == before:
            self.add("missing-card", section, id=missing[0])
        return sound

    def looks(self, row: Data, path: str) -> bool:
        """What any card may have: a picture, and where its facts are from."""
        before = len(self.wrong)
        icon, source = row.get("icon", "unknown"), row.get("source", {})
        if not isinstance(icon, str) or not ICON.fullmatch(icon):
            self.add("no-icon", f"{path}.icon")
        if isinstance(source, dict):
            for fact, origin in source.items():
                if self.text(fact, f"{path}.source"):
                    self.one_of(origin, SOURCES, f"{path}.source.{fact}")
        else:
            self.add("no-source", f"{path}.source", choices=listed("", SOURCES))
        return len(self.wrong) == before

    def names(self, row: Data, path: str) -> None:
        """A card has a name in every language, with marks where it may be broken."""
        for key in ["name_de", "name_en"]:
            if self.text(row[key], f"{path}.{key}") and not whole(row[key]).strip():
                self.add("no-text", f"{path}.{key}")

    def keys(self, row: object, path: str, needed: list[str], optional: Sequence[str]) -> bool:
        if not isinstance(row, dict):
            self.add("no-row", path)
            return False
        before = len(self.wrong)
        for key in row:
            if key not in needed and key not in optional:
                self.add("unknown-key", f"{path}.{key}", known=listed(str(key), [*needed, *optional]))
        for key in needed:
            if key not in row:
                self.add("missing-key", f"{path}.{key}")
        return len(self.wrong) == before

    # Values

    def text(self, value: object, path: str, longest: int = LONGEST_NAME) -> bool:
        if isinstance(value, str) and value.strip() and len(value) <= longest and value.isprintable():
            return True
        self.add("no-text", path)
        return False

    def number(self, value: object, path: str, least: int, most: int) -> bool:
        if type(value) is not int:
            self.add("no-number", path)
            return False
        if not least <= value <= most:
            self.add("out-of-range", path, value=value, least=least, most=most)
            return False
        return True

    def one_of(self, value: object, choices: Sequence[Any], path: str) -> bool:
        if choices and type(value) is type(choices[0]) and value in choices:
            return True
        self.add("no-choice", path, value=str(value), choices=listed(str(value), [str(choice) for choice in choices]))
        return False

    def words(self, value: object, choices: Sequence[str], path: str, least: int = 0, most: int = 99) -> bool:
        """A list of words out of these, so many."""
        if not isinstance(value, list):
            self.add("no-list", path)
            return False
        if not least <= len(value) <= most:
            self.add("so-many-words", path, least=least, most=most)
            return False
        wrong = [word for at, word in enumerate(value) if not self.one_of(word, choices, f"{path}[{at}]")]
        return not wrong

    def different(self, values: list[Any], path: str) -> bool:
        """Nothing stands there twice."""
        twice = [(at, value) for at, value in enumerate(values) if value in values[:at]]
        for at, value in twice:
            self.add("twice", f"{path}[{at}]", value=value)
        return not twice
