"""The words: Fluent catalogues, one per language, and how reasons and events become sentences."""

from __future__ import annotations

import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from .core.card_file import breakable, is_reconstructed
from .core.game import Data, Game, Say
from .core.reason import Reason

LANGUAGES = ["de", "en"]
LARGEST_NUMBER, LONGEST_WORD = 10**15, 1000  # Fluent refuses to format much more
SEAT_KEYS = ["seat", "owner", "turn", "start"]  # parameters that hold a seat and are shown as a name


def default_language() -> str:
    """The language of this machine's user, if we speak it."""
    for variable in ["MONSTERTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]:
        wanted = os.environ.get(variable, "")
        if wanted:
            return "de" if wanted.lower().startswith("de") else "en"
    return "en"


@cache
def catalogue(language: str, folder: str | Path) -> dict[str, str]:
    """One file of texts: every message by its key, and every term by its own with the hyphen before it, as they stand there."""
    text = (Path(__file__).parent / folder / f"{language}.ftl").read_text("utf-8")
    _, *parts = re.split(r"(?m)^(-?[a-zA-Z][a-zA-Z0-9_-]*)(?= *=)", text)
    return {key: key + rest for key, rest in zip(parts[::2], parts[1::2], strict=True)}


class Bundle(FluentBundle):
    """Every message is read once, when it is first asked for: reading all would take as long as loading the rest of a program."""

    def __init__(self, language: str, written: dict[str, str]) -> None:
        super().__init__([language], use_isolating=False)
        self.unread = written

    def has_message(self, message_id: str) -> bool:
        self.read(message_id)
        return message_id in self._messages

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self.read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def read(self, key: str) -> None:
        if key in self.unread:
            self.add_resource(FluentResource(self.unread.pop(key)))


@cache
def bundle(language: str, *folders: str | Path) -> Bundle:
    """The files of several folders together."""
    return Bundle(language, {key: text for folder in folders for key, text in catalogue(language, folder).items()})


@lru_cache(maxsize=10_000, typed=True)
def said(texts: FluentBundle, key: str, **params: Any) -> str:
    """A message with these parameters; a table says most of its sentences again and again."""
    pattern = texts.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    text, errors = texts.format_pattern(pattern, {name: sayable(value) for name, value in params.items()})
    assert not errors, f"{key}: {errors}"
    return str(text)


def sayable(value: Any) -> Any:
    """A parameter as a sentence can hold it: what a file says may be longer than any sentence."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    return f"{value[:LONGEST_WORD]}…" if isinstance(value, str) and len(value) > LONGEST_WORD else value


class Texts:
    """All texts of one language: the general ones, those of more folders, ours by name, such as "terminal", or that of a game, and
    what sentences say of the cards that are played with, which `Game.names` and `Game.quotes` take from their rows.

    Parameters are numbers and names. A string that has a text of its own is shown as that text: the fact `tile: "no_change"` as
    the message `tile-no_change`. A seat is shown as its name. `$you` is "yes" where a sentence's `seat` is the reader, `$owner_you`
    where its `owner` is.
    """

    def __init__(self, language: str, *folders: str | Path) -> None:
        self.language = language
        self.names: dict[str, str] = {}
        self.bundle = bundle(language, "", *folders)

    def of_cards(self, game: Game, rows: Data) -> Self:
        """From now on these cards are spoken of."""
        self.names = game.names(rows, self.language)
        self.names |= game.quotes(rows, self.say)
        return self

    def has(self, key: str) -> bool:
        return key in self.names or bool(self.bundle.has_message(key))

    def say(self, key: str, **params: Any) -> str:
        return self.names[key] if key in self.names else said(self.bundle, key, **params)

    def spoken(self, facts: dict[str, Any], names: list[str], reader: int | None) -> dict[str, Any]:
        """Facts as parameters of a text."""
        params: dict[str, Any] = {}
        for key, name in [("seat", "you"), ("owner", "owner_you"), ("start", "start_you")]:
            params[name] = "yes" if reader is not None and facts.get(key) == reader else "no"
        for key, fact in facts.items():
            if key == "event":
                continue  # names the text, is no part of it
            if key in SEAT_KEYS and isinstance(fact, int):
                params[key] = names[fact] if fact < len(names) else self.say("seat-number", number=fact + 1)
            elif isinstance(fact, str):
                # A name that does not fit into a sentence as it is has another one for it.
                known = [name for name in (f"told-{key}-{fact}", f"{key}-{fact}") if self.has(name)]
                params[key] = self.say(known[0]) if known else fact
            elif isinstance(fact, (int, float)):
                params[key] = fact
        return params

    def event(self, facts: dict[str, Any], names: list[str], reader: int | None) -> str:
        """One event, as `Event.seen_by` gives it to the reader, as a sentence."""
        return self.say(f"event-{facts['event']}", **self.spoken(facts, names, reader))

    def reason(self, reason: Reason, names: list[str] | None = None) -> str:
        """A refusal in words, with its rule."""
        text = self.say(f"reason-{reason.code}", **self.spoken(reason.params, names or [], None))
        return f"{text} – {reason.rule}" if reason.rule else text


def missing(game: Game) -> list[str]:
    """The messages that a game needs and does not have, by their files: its name, what is counted, options, events.

    Where a whole file is not there, that.
    """
    files = [f"{language}.ftl" for language in LANGUAGES if not (game.folder / f"{language}.ftl").is_file()]
    if files:
        return files
    assert game.shapes is not None
    wanted = [f"game-{game.name}", f"game-{game.name}-text", "score", *[f"event-{kind}" for kind in game.shapes.events]]
    for option in game.table_options:
        wanted += [f"table-{option.name}", f"table-{option.name}-text"]
        wanted += [f"{option.name}-{choice}" for choice in option.choices]
    speaking = [Texts(language, game.folder).of_cards(game, game.card_rows()) for language in LANGUAGES]
    return [f"{texts.language}.ftl: {key}" for texts in speaking for key in wanted if not texts.has(key)]


@cache
def told_cards(game: Game, language: str) -> Data:
    """Our cards in the words of a language: their names by the keys of texts, and their rows."""
    rows = game.card_rows()
    texts = Texts(language, game.folder).of_cards(game, rows)
    return {
        "names": texts.names,
        "rows": {section: [told_row(game, section, row, texts.say, language) for row in rows[section]] for section in rows},
    }


def told_row(game: Game, section: str, row: Data, say: Say, language: str) -> Data:
    """`text`: what it does, in paragraphs; `ours`: some fact of it is reconstructed; `name`: may be broken at soft hyphens."""
    told = {**row, **game.implied(section, row), "text": game.tell(section, row, say), "ours": is_reconstructed(row)}
    if f"name_{language}" in row:
        told["name"] = breakable(row[f"name_{language}"])
    return told
