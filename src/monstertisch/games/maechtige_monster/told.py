"""Cards in words: how monsters are called, one and many, and what a king's tile says."""

from __future__ import annotations

from ...core.card_file import name_of
from ...core.game import Data, Say
from .cards import PRINTED


def names(rows: Data, language: str) -> dict[str, str]:
    """`told-type`: as the object of a sentence, where that is another form."""
    found: dict[str, str] = {}
    types: list[Data] = rows["types"] if "types" in rows else PRINTED["types"]
    for row in types:
        name = name_of(row, language)
        told = str(row.get(f"told_{language}", name))
        forms = {
            "type": name,
            "monster": name,
            "types": str(row.get(f"many_{language}", name)),
            "owner_type": told,
            "told-type": told,
        }
        found |= {f"{form}-{row['id']}": said for form, said in forms.items()}
    return found


def tell(section: str, row: Data, say: Say) -> list[str]:
    """R31: a tile is a rule and has a text of its own; what the other cards say are their numbers."""
    return [say(f"tile-{row['key']}")] if section == "tiles" else []
