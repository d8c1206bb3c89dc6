"""Cards in words: what they are called, and what they do, told from the words and numbers of their rows."""

from __future__ import annotations

from typing import Final

from ...core.card_file import name_of
from ...core.game import Data
from .cards import PRINTED

# By which keys texts ask for the cards of a section.
FAMILIES: Final = {
    "items": ["item"],
    "potions": ["potion"],
    "creatures": ["enemy"],
    "standard_creatures": ["enemy"],
    "kings": ["enemy", "king"],
    "actions": ["card"],
    "tokens": ["token"],
}
HERO: Final[Data] = PRINTED["characters"][0]
CHARACTERS: Final[dict[str, str]] = {row["id"]: row["character"] for row in PRINTED["characters"] if row is not HERO}


def names(rows: Data, language: str) -> dict[str, str]:
    found = {
        f"{family}-{row['id']}": name_of(row, language)
        for section, families in FAMILIES.items()
        for row in rows[section]
        for family in families
    }
    side = HERO[f"side_{language}"]  # R130: the other side of every board
    for row in rows["characters"]:
        if row["id"] in CHARACTERS:
            for family in ["character", "characters"]:
                found[f"{family}-{CHARACTERS[row['id']]}"] = name_of(row, language)
                found[f"{family}-{CHARACTERS[row['id']]}-neutral"] = f"{name_of(row, language)}, {side}"
    return found
