"""What typed words mean: beginnings of words of the sentence that says a move, in any language, without what says nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

Words = tuple[str, ...]
Say = Callable[[str], str]
WHOLE, EXACT, BEGUN, PART = 0, 1, 2, 3  # how well words fit: the whole sentence, the whole name, beginnings, parts of words

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "'": None, "’": None})


@lru_cache(maxsize=4000)
def tokens(text: str) -> Words:
    """Words and numbers, as they are compared; a slot such as 2.1 is one."""
    return tuple(re.findall(r"[^\W\d_]+|\d+(?:\.\d+)?", text.casefold().translate(UMLAUTS)))


def phrases(text: str) -> list[Words]:
    """What a message lists with commas."""
    return [tokens(phrase) for phrase in text.split(",")]


def is_number(word: str) -> bool:
    return word[0].isdecimal()


class Vocabulary:
    """The words of all languages that a person may type, by the keys of their messages."""

    def __init__(self, *languages: Say) -> None:
        self.languages = languages
        self.fillers = {word for say in languages for word in tokens(say("typed-fillers"))}

    def is_one_of(self, typed: Words, key: str) -> bool:
        """Whether the typed words are one of the phrases of this message."""
        return any(typed in phrases(say(key)) for say in self.languages)

    def without_fillers(self, words: Words) -> Words:
        """The words that say something."""
        return tuple(word for word in words if word not in self.fillers)

    def said(self, words: Words) -> Words:
        """What somebody says; who leaves only a number may have meant the letter before it: a1. A number alone says nothing."""
        found = self.without_fillers(words)
        alone = len(found) == 1 and is_number(found[0])
        return found if not alone else words if len(words) > 1 else ()


class Said(NamedTuple):
    """A move as it can be said: what it is about, what may be said beside (a place, a player, a level), other words for it, such as
    verbs of one or two words, and numbers in the orders in which they may come.
    """

    name: Words
    beside: Words
    others: list[Words]
    numbers: list[Words]

    def verbs(self, words: Words) -> Words:
        """The other words that count: of two that belong together both or none."""
        whole = [word for phrase in self.others if len(phrase) == 1 or set(phrase) <= set(words) for word in phrase]
        return tuple(whole) + tuple(number for numbers in self.numbers[1:] for number in numbers)

    def is_about(self, words: Words) -> bool:
        """Whether some word is of the name or a number, if there are any."""
        named = self.name + tuple(number for numbers in self.numbers[1:] for number in numbers)
        return not named or any(fits(word, named) is not None for word in words)

    def counts(self, words: Words) -> bool:
        """Whether the numbers come as they may: 4 on 2 is not 2 on 4."""
        found = tuple(filter(is_number, words))
        return any(found == numbers[: len(found)] for numbers in self.numbers)

    def is_stuttered(self, words: Words) -> bool:
        """Whether some word is said more often than the sentence has it."""
        parts = self.name + self.beside
        return any(words.count(word) > max(parts.count(word), 1) for word in words if not is_number(word))

    def fitting(self, words: Words) -> int | None:
        """How well words fit; None: not at all. What is only beside the point says no move."""
        verbs = self.verbs(words)
        found = [fits(word, self.name + self.beside, verbs) for word in words]
        if None in found or self.is_stuttered(words) or not self.counts(words):
            return None
        if not any(fits(word, self.name, verbs) is not None for word in words):
            return None
        worst = max(fit for fit in found if fit is not None)
        if worst != WHOLE or set(self.name + self.beside) <= set(words):
            return worst
        return EXACT if set(self.name) <= set(words) else BEGUN


def said(name: str, beside: str, others: list[str], vocabulary: Vocabulary) -> Said:
    """A move by the words of its sentence, and by others in every language, which are not part of its name."""
    about, more = (vocabulary.without_fillers(tokens(text)) for text in [name, beside])
    found = [vocabulary.without_fillers(phrase) for text in others for phrase in phrases(text)]
    numbers = [tuple(filter(is_number, words)) for words in [about + more, *found]]
    plain = [words for words in found if words and not any(map(is_number, words))]
    left = tuple(word for word in about if not any(word in words for words in found))
    return Said(left, more, plain, numbers)


def fits(word: str, parts: Words, verbs: Words = ()) -> int | None:
    """How well a word fits one of these parts; verbs are never guessed from their middle."""
    if word in parts or word in verbs:
        return WHOLE
    if is_number(word):
        return None
    if any(part.startswith(word) for part in parts + verbs):
        return BEGUN
    return PART if len(word) > 2 and any(word in part for part in parts) else None


def best(words: Words, ways: list[Said]) -> int | None:
    """How well words fit the likeliest of these ways."""
    return min((fit for way in ways if (fit := way.fitting(words)) is not None), default=None)


def meant(words: Words, moves: Mapping[int, list[Said]], options: list[int]) -> list[int]:
    """The moves that these words may mean: a whole name just that; where names are only begun, what is possible goes first."""
    found = {}
    for action, ways in moves.items():
        fit = best(words, [way for way in ways if action in options or way.is_about(words)])
        if fit is not None:
            found[action] = fit
    exact = [action for action, fit in found.items() if fit <= EXACT]
    legal = [action for action in exact or found if action in options]
    likely = legal or exact or list(found)
    return [action for action in likely if found[action] == min(found[one] for one in likely)]


def among(words: Words, moves: Mapping[int, list[Said]]) -> list[int]:
    """The answer to a question which of several moves is meant: any words that only some of them have."""
    found = [
        action
        for action, ways in moves.items()
        if words and any(all(fits(word, way.name + way.beside, way.verbs(words)) is not None for word in words) for way in ways)
    ]
    return found if len(found) < len(moves) else []
