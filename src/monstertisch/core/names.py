"""What people write and others read: nothing in it that nobody sees, and names that can be told apart."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 24
BOT: Final = "bot:"  # begins what a bot is called in a match, and nobody else
MOST_MARKS: Final = 5  # on one letter; scripts need up to four, more of them run over the lines above and below

# Control, format and direction characters, halves of characters, private and unassigned ones, separators of lines and paragraphs.
HIDDEN: Final = ["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"]
# Letters, marks and symbols without a shape: their category does not tell, but their name does.
SHAPELESS: Final = re.compile(r"\b(?:FILLER|BLANK|VARIATION SELECTOR|GRAPHEME JOINER|VOWEL INHERENT|NULL NOTEHEAD)\b")
PICTURES: Final = ("\U0001f000", "\U0001faff")  # reserved for emoji, also for those that this Python does not know yet
JOINER, AS_EMOJI = "\u200d", "\ufe0f"  # what glues emoji together and asks for their coloured form


def seen(text: str) -> str:
    """The text without what nobody sees. What glues an emoji is part of it; a mark needs a letter to stand on."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    marks = 0
    for at, char in enumerate(text):
        mark = unicodedata.category(char).startswith("M")
        marks = marks + 1 if mark else 0
        if char in (JOINER, AS_EMOJI):
            fits = bool(kept) and (is_symbol(kept[-1]) or (char == JOINER and kept[-1] == AS_EMOJI))
            shown = fits and (char == AS_EMOJI or is_symbol(text[at + 1 : at + 2]))
        elif mark:
            shown = has_shape(char) and bool(kept) and not kept[-1].isspace() and marks <= MOST_MARKS
        else:
            shown = has_shape(char)
        if shown:
            kept.append(char)
    return "".join(kept)


@lru_cache(maxsize=1000)  # umlauts, lines and dashes come with every sentence
def has_shape(char: str) -> bool:
    if PICTURES[0] <= char <= PICTURES[1]:
        return True
    return unicodedata.category(char) not in HIDDEN and not SHAPELESS.search(unicodedata.name(char, ""))


def is_symbol(char: str) -> bool:
    return bool(char) and has_shape(char) and (unicodedata.category(char) in ("So", "Sk") or PICTURES[0] <= char <= PICTURES[1])


def one_line(text: str) -> str:
    """What was said, as one line of what can be seen."""
    return seen(re.sub(r"\s+", " ", text)).strip()


def is_name(text: str) -> bool:
    """Whether a person can be called this: not empty, not too long, not as a bot is, and nothing in it that nobody sees."""
    return 1 <= len(text) <= LONGEST_NAME and text == text.strip() == seen(text) and not text.startswith(BOT)


def likeness(name: str) -> str:
    """Equal for names that look alike: whatever their spaces, capitals, widths and ligatures."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen(name)).casefold())
    return "".join(char for char in folded if not char.isspace() and char not in (JOINER, AS_EMOJI))


def all_differ(names: list[str]) -> bool:
    return len({likeness(name) for name in names}) == len(names)
