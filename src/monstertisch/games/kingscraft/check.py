"""R143: what a card file must be like, checked value by value, each complaint with the path of the value."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any, Final

from ...core.card_file import Check
from ...core.game import Data
from .cards import BANS, IDS, LETTERS, PRINTED, RULE, SLOTS, TARGETS, WINDOWS, Cards, Recipes

LARGEST: Final = 99  # of strength, armour and speed
MOST: Final = {"d6": 20, "d12": 5, "reroll_die": 20, "repeat_fight": 1, "set_die": 1, "heal": 9, "heal_after_win": 9}

NAMES: Final = ["id", "name_de", "name_en"]
NEEDED: Final = {
    "items": [*NAMES, "class", "board", "place", "slot", "effects"],
    "boards": ["letter", "removable", "arrows"],
    "potions": NAMES,
    "kings": [*NAMES, "age", "effects", "bans"],
    "creatures": [*NAMES, "level", "effects", "bans"],
    "standard_creatures": [*NAMES, "level", "effects", "bans"],
    "characters": [*NAMES, "hearts", "effects"],
    "actions": [*NAMES, "order"],
    "tokens": NAMES,
    "tables": ["players", "boards_removed", "creatures"],
}
POTION_KEYS: Final = ["effects", "target", "timing", "duration"]
NUMBERS: Final[dict[str, list[str]]] = {  # what an action says beyond its order
    "ATTACK1": ["forge"],
    "GUARD": ["king_strength"],
    "FORGE": ["forge"],
    "RA2": ["draw", "keep"],
    "RA3": ["strength"],
    "RA4": ["forge"],
}

BASE: Final = ["d6", "d12", "strength", "armour", "speed"]
PRINTED_KINDS: Final = [*BASE, "reroll_die"]
FACES: Final = ["reroll_values", "force_reroll_values"]
ITEM_KINDS: Final = [*PRINTED_KINDS, *FACES, "extra_per_value", "repeat_fight", "heal_after_win"]
ENEMY_KINDS: Final = ["d6", "d12", "strength", "reroll_die", *FACES, "repeat_fight"]
FIGHT: Final = ["fight_before_roll", "fight_hero_roll", "fight_enemy_roll"]
REROLLS: Final = ["friendly_roll", "fight_hero_roll"]
BEFORE: Final = ["friendly_before_roll", "fight_before_roll"]
# R74, R76: what a potion for each target can do, in which windows, and how long it lasts.
POTION_KINDS: Final[dict[str, dict[str, tuple[list[str], list[str]]]]] = {
    "self": {
        "heal": (["own_turn", *FIGHT], ["instant"]),
        "armour": (["own_turn", *FIGHT], ["turn", "round"]),
        "strength": (["friendly_before_roll", "friendly_roll", *FIGHT], ["turn"]),
        "d6": (BEFORE, ["turn"]),
        "d12": (BEFORE, ["turn"]),
        "speed": (["turn_order", "own_turn", "fight_before_roll"], ["turn"]),
        "reroll_values": (REROLLS, ["turn"]),
        "set_die": (REROLLS, ["turn"]),
        "repeat_fight": (["fight_result"], ["turn"]),
    },
    "other": {
        "speed": (["turn_order", "fight_before_roll"], ["turn"]),
        "ban": (["fight_before_roll"], ["turn"]),
        "force_reroll_values": (REROLLS, ["turn"]),
    },
    "enemy": {"strength": (FIGHT, ["turn"])},
}
MOST_CARDS: Final = {"items": 99, "potions": 99, "creatures": 99, "kings": 30}  # where a box may hold other cards than ours
JOKERS: Final = 2  # R65: of class 1 and of class 2; the moves name them both
START_ITEMS: Final = 8  # R10: two for each of four
ID: Final = re.compile(r"[A-Z][A-Z0-9]*(_[A-Z0-9]+)*")
PLACE: Final = re.compile(r"c[123]_\w{1,12}")


def rows_of(cards: Data, section: str, optional: list[str], check: Check) -> list[tuple[str, Data]]:
    """The complete rows of a section with their names: cards of one's own where the rules let a box differ, else those of ours."""
    if section in MOST_CARDS:
        found = own_rows(cards, section, optional, check)
    else:
        found = check.cards(cards, section, IDS[section], NEEDED[section], optional)
    for path, row in found:
        check.names(row, path)
    return found


def own_rows(cards: Data, section: str, optional: list[str], check: Check) -> list[tuple[str, Data]]:
    """The complete rows of a section that may hold other cards than ours, each under an id that no other card of the box has."""
    taken = [name for other in IDS if other != section for name in (ids_in(cards, other) if other in MOST_CARDS else IDS[other])]
    found = []
    for path, row in check.rows(cards, section, NEEDED[section], optional):
        if not isinstance(row["id"], str) or not ID.fullmatch(row["id"]):
            check.add("no-id", f"{path}.id")
        elif row["id"] in taken:
            check.add("twice", f"{path}.id", value=row["id"])
        else:
            taken.append(row["id"])
            found.append((path, row))
    if isinstance(cards.get(section), list) and not 1 <= len(cards[section]) <= MOST_CARDS[section]:
        check.add("so-many-cards", section, value=len(cards[section]), least=1, most=MOST_CARDS[section])
    return found


def ids_in(cards: Data, section: str) -> list[Any]:
    rows = cards.get(section)
    return [row.get("id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def check_words(value: object, choices: list[str], path: str, check: Check) -> bool:
    """A list of different words out of these."""
    return check.words(value, choices, path) and isinstance(value, list) and check.different(value, path)


def check_faces(value: object, path: str, check: Check) -> None:
    """R122-R124: faces of a die, each once."""
    if not isinstance(value, list) or not value:
        check.add("no-faces", path)
    elif not [face for at, face in enumerate(value) if not check.number(face, f"{path}[{at}]", 1, 12)]:
        check.different(value, path)


def check_effects(value: object, path: str, kinds: list[str], check: Check) -> bool:
    """R120-R126: known primitives, each with a number or faces that make sense."""
    if not check.keys(value, path, [], kinds):
        return False
    assert isinstance(value, dict)
    before = len(check.wrong)
    for kind, worth in value.items():
        at = f"{path}.{kind}"
        if kind in FACES:
            check_faces(worth, at, check)
        elif kind == "extra_per_value":
            if check.keys(worth, at, ["values", "n"], []):
                check_faces(worth["values"], f"{at}.values", check)
                check.number(worth["n"], f"{at}.n", 1, 20)
        elif kind == "ban":
            check.one_of(worth, [*SLOTS, "choice"], at)
        else:
            check.number(worth, at, 1, MOST.get(kind, LARGEST))
    return len(check.wrong) == before


def check_items(cards: Data, check: Check) -> None:
    """R2, R65: each item has a place of its own and the sides of its class; class and joker of our items belong to the id."""
    before = len(check.wrong)
    printed = {row["id"]: row for row in PRINTED["items"]}
    for path, row in rows_of(cards, "items", ["joker", "improved"], check):
        ours = printed.get(row["id"], row)
        check.one_of(row["slot"], [*SLOTS, "neutral"], f"{path}.slot")
        check.one_of(row["board"], list(LETTERS), f"{path}.board")
        check.one_of(row.get("joker", False), [ours.get("joker", False)] if ours is not row else [False, True], f"{path}.joker")
        if check.one_of(row["class"], [ours["class"]] if ours is not row else [1, 2, 3], f"{path}.class"):
            if not isinstance(row["place"], str) or not PLACE.fullmatch(row["place"]) or row["place"][1] != str(row["class"]):
                check.add("no-place", f"{path}.place", start=f"c{row['class']}_")
            check_sides(row, path, check)
    if len(check.wrong) == before:
        check_places(cards, check)
        check_jokers(cards, check)


def check_sides(row: Data, path: str, check: Check) -> None:
    """R2, R65: class 1 has one side, class 2 and 3 have two; jokers have no effect, all others have one on every side."""
    if ("improved" in row) != (row["class"] >= 2):
        check.add("one-side" if row["class"] == 1 else "two-sides", f"{path}.improved")
    kinds = [] if row.get("joker") is True else ITEM_KINDS
    for side in ["effects", "improved"]:
        if side in row and check_effects(row[side], f"{path}.{side}", kinds, check) and kinds and not row[side]:
            check.add("no-effect", f"{path}.{side}")


def check_places(cards: Data, check: Check) -> None:
    """R2: no two items share a place."""
    seen: set[tuple[str, str]] = set()
    for at, row in enumerate(cards["items"]):
        if (row["board"], row["place"]) in seen:
            check.add("twice", f"items[{at}].place", value=f"{row['board']} {row['place']}")
        seen.add((row["board"], row["place"]))


def check_jokers(cards: Data, check: Check) -> None:
    """R65: two jokers stand for class 1, two for class 2."""
    for kind, wanted in [(1, JOKERS), (2, JOKERS), (3, 0)]:
        count = len([row for row in cards["items"] if row.get("joker", False) and row["class"] == kind])
        if count != wanted:
            check.add("so-many-jokers", "items", kind=kind, value=count, wanted=wanted)


def check_boards(cards: Data, check: Check) -> None:
    """R7, R64: boards A to G; every item of class 2 or 3 but the jokers has an arrow, and its materials are one class lower."""
    seen: list[str] = []
    items: list[Any] = cards["items"] if isinstance(cards.get("items"), list) else []
    sound = not check.wrong
    for path, row in check.rows(cards, "boards", NEEDED["boards"], ["last"]):
        letter = row["letter"]
        if not check.one_of(letter, list(LETTERS), f"{path}.letter"):
            continue
        if letter in seen:
            check.add("twice", f"{path}.letter", value=letter)
        seen.append(letter)
        check.one_of(row["removable"], [False] if letter in "AG" else [False, True], f"{path}.removable")
        if sound:  # else the items may lie anywhere
            lying = [item["place"] for item in items if item["board"] == letter and not item.get("joker", False)]
            check_last(row, lying, path, check)
            check_arrows(row, lying, path, check)
    missing = [letter for letter in LETTERS if letter not in seen]
    if missing and sound and not check.wrong:
        check.add("missing-card", "boards", id=missing[0])


def check_last(row: Data, lying: list[str], path: str, check: Check) -> None:
    """R64: every board but G says which places the arrows of its right neighbour come from."""
    if row["letter"] == "G":
        if "last" in row:
            check.add("unknown-key", f"{path}.last", known=", ".join([*NEEDED["boards"], "source"]))
    elif "last" not in row:
        check.add("missing-key", f"{path}.last")
    elif not isinstance(row["last"], list) or len(row["last"]) != 2:
        check.add("two-places", f"{path}.last")
    else:
        for at, place in enumerate(row["last"]):
            check.one_of(place, places(lying, at + 1), f"{path}.last[{at}]")


def places(lying: list[str], of_class: int) -> list[str]:
    return [place for place in lying if place[1] == str(of_class)] or ["-"]


def check_arrows(row: Data, lying: list[str], path: str, check: Check) -> None:
    arrows = row["arrows"]
    if not check.keys(arrows, f"{path}.arrows", [place for place in lying if place[1] != "1"], []):
        return
    for place, sources in arrows.items():
        at = f"{path}.arrows.{place}"
        if not isinstance(sources, list) or len(sources) != 2:
            check.add("two-places", at)
            continue
        below = int(place[1]) - 1
        left = [] if row["letter"] == "A" else [f"left.c{below}"]
        check_words(sources, [*places(lying, below), *left], at, check)


def check_potions(cards: Data, check: Check) -> None:
    """R74, R76: one effect that fits the target, in windows that fit the effect; blank ones say nothing."""
    rows = rows_of(cards, "potions", ["blank", *POTION_KEYS], check)
    if rows and all("blank" in row for _, row in rows):
        check.add("all-blank", "potions")
    for path, row in rows:
        if "blank" in row:
            check.one_of(row["blank"], [True], f"{path}.blank")
            for key in [key for key in POTION_KEYS if key in row]:
                check.add("blank", f"{path}.{key}")
            continue
        if not check.keys(row, path, [*NAMES, *POTION_KEYS], ["icon", "source"]):
            continue
        if not check.one_of(row["target"], TARGETS, f"{path}.target"):
            continue
        kinds = POTION_KINDS[row["target"]]
        if not check.keys(row["effects"], f"{path}.effects", [], list(kinds)):
            continue
        if len(row["effects"]) != 1:
            check.add("one-effect", f"{path}.effects")
            continue
        (kind,) = row["effects"]
        check_worth(row, kind, path, check)
        windows, durations = kinds[kind]
        possible = [window for window in WINDOWS if window in windows]
        if check_words(row["timing"], possible, f"{path}.timing", check) and not row["timing"]:
            check.add("no-timing", f"{path}.timing")
        check.one_of(row["duration"], durations, f"{path}.duration")


def check_worth(row: Data, kind: str, path: str, check: Check) -> None:
    """R120: only on potions a number may be negative."""
    at = f"{path}.effects.{kind}"
    if kind in ["speed", "strength"] and row["effects"][kind] != 0:
        check.number(row["effects"][kind], at, -LARGEST, LARGEST)
    else:
        check_effects(row["effects"], f"{path}.effects", [kind], check)


def check_enemies(cards: Data, check: Check) -> None:
    """R102, R109-R114: levels and ages of our enemies belong to the ids; every enemy has some power."""
    for section, fixed in [("creatures", "level"), ("standard_creatures", "level"), ("kings", "age")]:
        printed = {row["id"]: row[fixed] for row in PRINTED[section]}
        for path, row in rows_of(cards, section, ["beer", "flag"] if section == "kings" else [], check):
            free = ["young", "old", "promo"] if section == "kings" else [1, 2, 3]
            check.one_of(row[fixed], [printed[row["id"]]] if row["id"] in printed else free, f"{path}.{fixed}")
            check_words(row["bans"], [*BANS], f"{path}.bans", check)
            effects = row["effects"]
            if check_effects(effects, f"{path}.effects", ENEMY_KINDS, check) and not {"d6", "d12", "strength"} & set(effects):
                check.add("no-power", f"{path}.effects")
            if "flag" in row:
                check.number(row["flag"], f"{path}.flag", 1, LARGEST)
            if "beer" in row:
                check_beer(row["beer"], f"{path}.beer", check)


def check_ages(cards: Data, check: Check) -> None:
    """R14: a table may ask for a young or an old king."""
    for age in ["young", "old"]:
        if not [row for row in cards["kings"] if row["age"] == age]:
            check.add("no-king", "kings", age=age)


def check_beer(beer: object, path: str, check: Check) -> None:
    """R113: one ban for every face of a d6."""
    if not isinstance(beer, list) or len(beer) != 6:
        check.add("six-bans", path)
        return
    for at, ban in enumerate(beer):
        check.one_of(ban, BANS, f"{path}[{at}]")


def check_characters(cards: Data, check: Check) -> None:
    """R130-R135: hearts, dice and speed; the Nobleman alone has something printed at his slots."""
    printed = {row["id"]: row for row in PRINTED["characters"]}
    for path, row in rows_of(cards, "characters", ["printed", "character", "side_de", "side_en"], check):
        for key in ["character", "side_de", "side_en"]:
            if key in row:
                check.one_of(row[key], [printed[row["id"]].get(key, "-")], f"{path}.{key}")
        check.number(row["hearts"], f"{path}.hearts", 1, 6)
        check_effects(row["effects"], f"{path}.effects", BASE, check)
        if row["id"] != "EDELMANN":
            if "printed" in row:
                check.add("unknown-key", f"{path}.printed", known=", ".join([*NEEDED["characters"], "source"]))
        elif "printed" not in row:
            check.add("missing-key", f"{path}.printed")
        elif check.keys(row["printed"], f"{path}.printed", [*SLOTS], []):
            for slot in SLOTS:
                check_effects(row["printed"][slot], f"{path}.printed.{slot}", PRINTED_KINDS, check)


def check_actions(cards: Data, check: Check) -> None:
    """R19, R137: an order from 1 to 9, and the numbers that a card of this name has."""
    numbers = sorted({key for keys in NUMBERS.values() for key in keys})
    for path, row in rows_of(cards, "actions", numbers, check):
        check.number(row["order"], f"{path}.order", 1, 9)
        wanted = NUMBERS.get(row["id"], [])
        if check.keys(row, path, [*NEEDED["actions"], *wanted], ["icon", "source"]):
            sound = [check.number(row[key], f"{path}.{key}", 1, LARGEST if "strength" in key else 9) for key in wanted]
            if "keep" in wanted and all(sound) and row["keep"] > row["draw"]:
                check.add("out-of-range", f"{path}.keep", value=row["keep"], least=1, most=row["draw"])


def check_tables(cards: Data, check: Check) -> None:
    """R7, R13: one row each for 2, 3 and 4 players; so many boards can be taken out, and each level has creatures enough."""
    before = len(check.wrong)
    removable = len([row for row in cards["boards"] if row["removable"]]) if not check.wrong else 2
    creatures = (
        [len([row for row in cards["creatures"] if row["level"] == level]) for level in [1, 2, 3]] if not check.wrong else [99] * 3
    )
    seen: list[int] = []
    for path, row in check.rows(cards, "tables", NEEDED["tables"], []):
        if check.one_of(row["players"], [2, 3, 4], f"{path}.players"):
            if row["players"] in seen:
                check.add("twice", f"{path}.players", value=row["players"])
            seen.append(row["players"])
        check.number(row["boards_removed"], f"{path}.boards_removed", 0, min(2, removable))
        if not isinstance(row["creatures"], list) or len(row["creatures"]) != 3:
            check.add("three-numbers", f"{path}.creatures")
        else:
            for at, count in enumerate(row["creatures"]):
                check.number(count, f"{path}.creatures[{at}]", 1, creatures[at])
    missing = [players for players in [2, 3, 4] if players not in seen]
    if missing and len(check.wrong) == before:
        check.add("missing-card", "tables", id=missing[0])


def check_layouts(rows: Data, check: Check) -> None:
    """T42: what must be true of every layout of the forge; the first that is wrong is named."""
    cards = Cards(rows)
    for count in [3, 4, 5]:
        for middle in permutations([1, 2, 3, 4, 5], count):
            check_layout(cards, [0, *middle, 6], check)
            if check.wrong:
                return


def check_layout(cards: Cards, layout: list[int], check: Check) -> None:
    """No two items with the same recipe, no material that is good for nothing, and enough to start with."""
    letters = "".join([LETTERS[board] for board in layout])
    in_play = [item for item, board in enumerate(cards.item_board) if board in layout]
    recipes = Recipes(cards, layout)
    first = len([item for item in in_play if cards.item_class[item] == 1])
    if first < START_ITEMS:
        check.add("few-items", "items", value=first, least=START_ITEMS, layout=letters)
    pairs: dict[tuple[int, int], int] = {}
    for item in [item for item in in_play if recipes.first[item] >= 0]:
        pair = (min(recipes.first[item], recipes.second[item]), max(recipes.first[item], recipes.second[item]))
        if pair in pairs:
            check.add("same-recipe", "boards", item=cards.item_id[item], other=cards.item_id[pairs[pair]], layout=letters)
        pairs[pair] = item
    used = [material for pair in pairs for material in pair]
    for item in [item for item in in_play if cards.item_class[item] < 3 and not cards.joker[item] and item not in used]:
        check.add("no-use", "boards", item=cards.item_id[item], layout=letters)


def check_cards(cards: Data) -> None:
    """Raises BadCards with everything that is wrong with these rows."""
    check = Check(RULE)
    check.sections(cards, list(NEEDED))
    check_items(cards, check)
    check_boards(cards, check)
    check_potions(cards, check)
    check_enemies(cards, check)
    check_characters(cards, check)
    check_actions(cards, check)
    rows_of(cards, "tokens", [], check)
    check_tables(cards, check)
    if not check.wrong:
        check_ages(cards, check)
        check_layouts(cards, check)
    check.end()
