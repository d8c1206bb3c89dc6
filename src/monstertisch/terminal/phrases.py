"""Typed words and what they may name: whole names, beginnings or parts of them, with or without articles, umlauts spelled out."""

from __future__ import annotations

import re
from functools import lru_cache

Words = tuple[str, ...]
EXACT, BEGUN, PART = 0, 1, 2  # how well words fit: the whole name, beginnings of words, parts of words

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "'": None, "’": None})
PARTICLES = ["an", "ab", "aus", "ein", "um", "zurueck"]  # German verbs come in two parts: nimm die Karte zurück
FILLERS = [
    "the", "a", "an", "my", "on", "onto", "at", "in", "into", "to", "from", "of", "with", "for", "against", "and",
    "der", "die", "das", "den", "dem", "ein", "eine", "einen", "mein", "meine", "meinen", "auf", "zu", "zum", "von", "mit", "fuer",
    "gegen", "und",
]  # fmt: skip


@lru_cache(maxsize=4000)
def tokens(text: str) -> Words:
    """Words and numbers, as they are compared."""
    return tuple(re.findall(r"[^\W\d_]+|\d+", text.casefold().translate(UMLAUTS)))


def joined(words: Words) -> Words:
    """German verbs put together: `nimm die Karte zurück` begins with `nimm zurück`."""
    return (words[0], words[-1], *words[1:-1]) if len(words) > 2 and words[-1] in PARTICLES else words


def left(words: Words) -> Words:
    """Without what says nothing."""
    return tuple(word for word in words if word not in FILLERS)


def begins(part: str, word: str) -> bool:
    return part == word if word.isdecimal() else part.startswith(word)


def fitting(words: Words, names: list[str], more: list[str]) -> int | None:
    """How well words fit the best of these names; `more` are words that may be said beside it: a place, a player, a level."""
    if not words:
        return BEGUN
    fits = []
    for name in names:
        parts = left(tokens(name))
        if parts and words[: len(parts)] == parts and all(word in more for word in words[len(parts) :]):
            return EXACT
        rest = [word for word in words if word not in more]
        if rest and all(any(begins(part, word) for part in parts) for word in rest):
            fits.append(BEGUN)
        elif rest and all(len(word) > 2 and any(word in part for part in parts) for word in rest):
            fits.append(PART)
    return min(fits, default=None)


def readings(words: Words, verbs: dict[str, list[str]]) -> list[tuple[list[str], Words]]:
    """Which of these verbs the first words may be, and the words that are left: whole verbs first, then shortened ones."""
    whole: dict[int, list[str]] = {}
    begun = []
    for kind, ways in verbs.items():
        for verb in ways:
            parts = tokens(verb)
            if words[: len(parts)] == parts:
                whole.setdefault(len(parts), []).append(kind)
            elif words and len(parts) == 1 and verb.startswith(words[0]):
                begun.append(kind)
    found = [(list(dict.fromkeys(whole[length])), left(words[length:])) for length in sorted(whole, reverse=True)]
    return [*found, (list(dict.fromkeys(begun)), left(words[1:]))]
