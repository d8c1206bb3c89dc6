"""The cards: reading a card file, checking it (R33), and the flat tables the rules look things up in."""

from __future__ import annotations

from importlib import resources
from typing import Final

from ...core.card_file import Check, parse
from ...core.game import Data

TYPES: Final = ["orc", "dragon", "insect", "undead", "sea", "demon"]
LEVELS: Final = [1, 2, 3]
STRENGTHS: Final = [1, 2, 3, 4, 5]
LEAST_GUARDS: Final = 36  # six players meet six guards in each of six rounds (R7, R8)
MOST_GUARDS: Final = 99
LARGEST: Final = 999  # no number of a card file may be larger (Q43)

SECTIONS: Final = ["backs", "types", "monsters", "guards", "tiles"]
KEYS: Final = {
    "backs": ["level", "strength", "loot"],
    "monsters": ["type", "strength", "heal"],
    "guards": ["id", "level", "strength", "loot"],
}


class Cards:
    """All cards of one box as flat lists. A guard is named by its index, a level by its stars, a tile by its index."""

    def __init__(self, rows: Data) -> None:
        guards = rows["guards"]
        self.guard_id: Final[list[str]] = [row["id"] for row in guards]
        self.level: Final[list[int]] = [row["level"] for row in guards]
        self.strength: Final[list[int]] = [row["strength"] for row in guards]
        self.loot: Final[list[int]] = [row["loot"] for row in guards]
        backs = sorted(rows["backs"], key=lambda row: row["level"])
        nothing = [[0, 0]]
        self.strength_range: Final[list[list[int]]] = nothing + [row["strength"] for row in backs]
        self.loot_range: Final[list[list[int]]] = nothing + [row["loot"] for row in backs]
        self.limit: Final[list[int]] = [most for _, most in self.strength_range]
        heal = {(row["type"], row["strength"]): row["heal"] for row in rows["monsters"]}
        self.heal: Final[dict[str, list[int]]] = {kind: [heal[kind, strength] for strength in STRENGTHS] for kind in TYPES}


RULE: Final = "R33"  # about card files


def printed_rows() -> Data:
    """The rows of our own card file."""
    return parse(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"), RULE)


def check_backs(cards: Data, check: Check) -> dict[int, Data]:
    """One back per level, each with two ranges from the smaller to the larger number."""
    backs: dict[int, Data] = {}
    before = len(check.wrong)
    for path, row in check.rows(cards, "backs", KEYS["backs"], []):
        sound = check.one_of(row["level"], LEVELS, f"{path}.level")
        for key in ["strength", "loot"]:
            span = row[key]
            if not isinstance(span, list) or len(span) != 2:
                check.add("no-range", f"{path}.{key}")
                sound = False
            elif [end for i, end in enumerate(span) if not check.number(end, f"{path}.{key}[{i}]", 0, LARGEST)]:
                sound = False
            elif span[0] > span[1]:
                check.add("range-backwards", f"{path}.{key}", least=span[0], most=span[1])
                sound = False
        if sound and row["level"] in backs:
            check.add("twice", f"{path}.level", value=row["level"])
        elif sound:
            backs[row["level"]] = row
    for level in LEVELS:
        if level not in backs and len(check.wrong) == before:
            check.add("no-back", "backs", level=level)
    return backs


def check_types(cards: Data, check: Check) -> None:
    """The six types may have other names; a card file may leave them out."""
    forms = ["many_de", "many_en", "told_de", "told_en"]
    for path, row in check.cards(cards, "types", TYPES, ["id", "name_de", "name_en"], forms) if "types" in cards else []:
        check.names(row, path)
        for key in [key for key in forms if key in row]:
            check.text(row[key], f"{path}.{key}")


def check_monsters(cards: Data, check: Check) -> None:
    """Each of the six types has the strengths 1 to 5 once; healing costs nothing or something, never less."""
    seen: set[tuple[str, int]] = set()
    before = len(check.wrong)
    for path, row in check.rows(cards, "monsters", KEYS["monsters"], []):
        known = check.one_of(row["type"], TYPES, f"{path}.type")
        known = check.one_of(row["strength"], STRENGTHS, f"{path}.strength") and known
        check.number(row["heal"], f"{path}.heal", 0, LARGEST)
        if known and (row["type"], row["strength"]) in seen:
            check.add("twice", f"{path}.strength", value=row["strength"])
        elif known:
            seen.add((row["type"], row["strength"]))
    missing = [(kind, strength) for kind in TYPES for strength in STRENGTHS if (kind, strength) not in seen]
    if missing and len(check.wrong) == before:
        check.add("no-monster", "monsters", monster=missing[0][0], strength=missing[0][1])


def check_guards(cards: Data, backs: dict[int, Data], check: Check) -> None:
    """Guards of every level, enough of them for six players, each within the ranges of its level's back."""
    ids: set[str] = set()
    count = dict.fromkeys(LEVELS, 0)
    before = len(check.wrong)
    for path, row in check.rows(cards, "guards", KEYS["guards"], []):
        if check.text(row["id"], f"{path}.id"):
            if row["id"] in ids:
                check.add("twice", f"{path}.id", value=row["id"])
            ids.add(row["id"])
        if not check.one_of(row["level"], LEVELS, f"{path}.level"):
            continue
        count[row["level"]] += 1
        for key in ["strength", "loot"]:
            if check.number(row[key], f"{path}.{key}", 0, LARGEST) and row["level"] in backs:
                least, most = backs[row["level"]][key]
                if not least <= row[key] <= most:
                    check.add("out-of-range", f"{path}.{key}", value=row[key], least=least, most=most)
    if len(check.wrong) > before:
        return
    total = sum(count.values())
    if not LEAST_GUARDS <= total <= MOST_GUARDS:
        check.add("count", "guards", count=total, least=LEAST_GUARDS, most=MOST_GUARDS)
    for level in [level for level in LEVELS if not count[level]]:
        check.add("no-guard", "guards", level=level)


def check_tiles(cards: Data, check: Check) -> None:
    """The twelve tiles of R31 are fixed: a card file leaves them out or repeats them as they are."""
    found = cards.get("tiles")
    if found is None:
        return
    if not isinstance(found, list) or len(found) != len(TILE_ROWS):
        check.add("tile-count", "tiles", wanted=len(TILE_ROWS))
        return
    for at, (row, ours) in enumerate(zip(found, TILE_ROWS, strict=True)):
        if not isinstance(row, dict):
            check.add("no-row", f"tiles[{at}]")
            continue
        check.looks(row, f"tiles[{at}]")
        for key in sorted({*row, *ours} - {"source"}):
            if key not in row or key not in ours or repr(row[key]) != repr(ours[key]):  # 2, 2.0 and True are not the same here
                check.add("tile-fixed", f"tiles[{at}].{key}", tile=ours["key"])


def check_cards(cards: Data) -> None:
    """Raises BadCards with everything that is wrong with these rows."""
    check = Check(RULE)
    check.sections(cards, SECTIONS)
    backs = check_backs(cards, check)
    check_types(cards, check)
    check_monsters(cards, check)
    check_guards(cards, backs, check)
    check_tiles(cards, check)
    check.end()


PRINTED: Final = printed_rows()
TILE_ROWS: Final[list[Data]] = PRINTED["tiles"]
TILES: Final[list[str]] = [row["key"] for row in TILE_ROWS]
PRINTED_CARDS: Final = Cards(PRINTED)
