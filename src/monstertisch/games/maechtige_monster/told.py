"""Cards in words: how monsters are called, one and many, and what a king's tile says, a message (`text-tile-…`) per effect."""

from __future__ import annotations

from typing import Any

from ...core.card_file import name_of, signed, together
from ...core.game import Data, Say
from .cards import PRINTED, STRENGTHS, TILE_ROWS


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


def quotes(say: Say) -> dict[str, str]:
    """The tiles by their keys, at length and in short: a card file repeats them as they are or leaves them out."""
    told = {row["key"]: tell("tiles", row, say) for row in TILE_ROWS}
    return {f"{family}-{key}": told[key][at] for at, family in enumerate(["tile", "short-tile"]) for key in told}


def tell(section: str, row: Data, say: Say) -> list[str]:
    """R31: what a tile changes, at length, then in short; what the other cards say are their numbers."""
    if section != "tiles":
        return []
    facts = tile_facts(row, say)
    return [say(f"text-tile-{row['effect']}", **facts), say(f"text-tile-{row['effect']}-short", **facts)]


def tile_facts(row: Data, say: Say) -> dict[str, Any]:
    """What a tile is about, in numbers and in lists as one says them."""
    strengths: list[int] = row.get("strengths", [])
    guards: list[int] = row.get("guards", [])
    changes = {key: row[key] for key in ["strength", "loot"] if row.get(key)}
    told = [say(f"text-tile-{key}", n=abs(n), sign="less" if n < 0 else "more", count=len(guards)) for key, n in changes.items()]
    return {
        "strengths": together([str(strength) for strength in strengths], say),
        "either": either([str(strength) for strength in strengths], say),
        "aside": together([str(strength) for strength in STRENGTHS if strength not in strengths], say),
        "place": "last" if guards and guards[0] < 0 else "first",
        "guards": together([str(guard) for guard in guards], say),
        "count": len(guards),
        "does": together(told, say),
        "changes": ", ".join([say(f"text-tile-{key}-short", signed=signed(n)) for key, n in changes.items()]),
        "several": "yes" if len(changes) > 1 else "no",
        "loot": row.get("loot", 0),
        "cost": row.get("cost", 0),
    }


def either(words: list[str], say: Say) -> str:
    return "".join(words) if len(words) < 2 else say("text-tile-or", most=", ".join(words[:-1]), last=words[-1])
