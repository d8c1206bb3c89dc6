"""R136: what an ability in a card file must be like: known words that make sense together, and that cannot go on for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...core.card_file import Check
from ...core.game import Data
from .card_grammar import (
    BELONGS,
    BUILDING,
    COST_COUNTS,
    COUNTING,
    DONE_TO,
    EFFECT_COUNTS,
    HERO_WORDS,
    IN_ROOM,
    LASTING_COUNTS,
    ONLY_ON,
    SWITCHES,
    TRIGGERS,
    UNLIMITED,
)
from .effects.vocabulary import ALWAYS, CLASSES, COSTS, DO, LIMITS, PHASES, SACRIFICES, TARGETS, WHEN

LEVELS: Final = 3
LARGEST: Final = 20  # of an amount on a card
MOST: Final = {"miniboss_start_level": 3, "skip_mixed_rooms": 4}
ABILITY_KEYS: Final = [
    *["on", "always", "from", "by", "limit", "phase", "optional", "when"],
    *["cost", "target", "most_health", "modes", "do", "hero_facing"],
]
MODE_KEYS: Final = ["when", "cost", "target", "do"]
EMPTY: Final[list[tuple[str, Any]]] = [("cost", {}), ("do", {}), ("target", [])]


def check_ability(row: object, section: str, path: str, check: Check) -> None:
    if not check.keys(row, path, [], ABILITY_KEYS):
        return
    assert isinstance(row, dict)
    if "always" in row:
        for key in [key for key in row if key not in ["always", "hero_facing"]]:
            check.add("not-with", f"{path}.{key}", other="always")
        check_primitives(row["always"], ALWAYS, row, section, f"{path}.always", check)
    check_words(row, section, path, check)
    modes = row.get("modes", [{}])
    if not isinstance(modes, list) or not modes or len(modes) > 4:
        check.add("no-modes", f"{path}.modes")
        return
    for at, mode in enumerate(modes if "always" not in row else []):
        check_mode(row, mode, section, f"{path}.modes[{at}]" if "modes" in row else path, check)


def check_words(row: Data, section: str, path: str, check: Check) -> None:
    """Who uses it, when, and how often."""
    allowed: dict[str, list[Any]] = {
        "on": TRIGGERS[section],
        "from": ["hand"] if section == "rooms" else [],
        "by": ["opponents"],
        "limit": LIMITS[1:],
        "phase": PHASES,
        "optional": [True],
        "when": WHEN[1:],
        "hero_facing": [True],
    }
    for key, choices in allowed.items():
        if key in row:
            check.one_of(row[key], choices, f"{path}.{key}")
    if "most_health" in row:
        check.number(row["most_health"], f"{path}.most_health", 1, LARGEST)
    for one, other in [("on", "from"), ("on", "by"), ("on", "phase"), ("on", "modes"), ("from", "by"), ("from", "limit")]:
        if one in row and other in row:
            check.add("not-with", f"{path}.{other}", other=one)
    if "optional" in row and "on" not in row:
        check.add("only-with", f"{path}.optional", other="on")
    if "on" in row and "cost" in row and "optional" not in row:
        check.add("only-with", f"{path}.cost", other="optional")  # R36
    if row.get("limit") == "opponent" and section != "heroes":
        check.one_of("opponent", ["turn"], f"{path}.limit")
    if section == "heroes" and "on" not in row and "always" not in row and row.get("by") != "opponents":
        check.add("only-with", path, other="by")


def check_endless(row: Data, section: str, level: int, path: str, check: Check) -> None:
    """Nothing can be done again and again for ever: what has no limit must use something up."""
    if "limit" in row or "always" in row:
        return
    done = [word for mode in [row, *row.get("modes", [])] for word in mode.get("do", {})]
    if "on" in row:
        endless = row["on"] not in UNLIMITED or (row["on"] in BUILDING and {"rebuild_all", "rebuild_target"} & {*done})
        if endless and section != "spells":
            check.add("endless", path)
    elif "from" in row:
        if {"draw_rooms", "take_cards"} & {*done}:
            check.add("endless", path)
    elif section != "spells" and level != LEVELS and not uses_up(row):
        check.add("endless", path)


def uses_up(row: Data) -> bool:
    """A sacrifice, or coins for the owner of the card."""
    cost = row.get("cost", {})
    return "sacrifice" in cost or ("by" in row and "give_coins" in cost)


def check_mode(row: Data, mode: object, section: str, path: str, check: Check) -> None:
    """One way to use an ability, together with its common part."""
    if mode is not row and not check.keys(mode, path, [], MODE_KEYS):
        return
    assert isinstance(mode, dict)
    if "when" in mode:
        check.one_of(mode["when"], WHEN[1:], f"{path}.when")
    common = path.split(".modes")[0]
    for key, empty in EMPTY:
        for holder, place in [(row, common), (mode, path)]:
            if type(holder.get(key, empty)) is not type(empty):
                check.add("no-list" if key == "target" else "no-row", f"{place}.{key}")
                return
    whole = {
        **row,
        "cost": {**row.get("cost", {}), **mode.get("cost", {})},
        "do": {**row.get("do", {}), **mode.get("do", {})},
        "target": [*row.get("target", []), *mode.get("target", [])],
    }
    if check.words(whole["target"], TARGETS, f"{path}.target", most=2):
        check_primitives(whole["cost"], COSTS, whole, section, f"{path}.cost", check)
        check_primitives(whole["do"], DO, whole, section, f"{path}.do", check)
        check_targets(whole, path, check)


def check_primitives(rows: object, known: Sequence[str], row: Data, section: str, path: str, check: Check) -> None:
    """Known words that make sense here, each with an amount."""
    if not check.keys(rows, path, [], known):
        return
    assert isinstance(rows, dict)
    if not rows and known is not COSTS:
        check.add("no-effect", path)
    for word, amount in rows.items():
        if section not in BELONGS.get(word, [section]):
            check.add("not-on", f"{path}.{word}", section=section)
        elif known is DO and row.get("on", "") not in ONLY_ON.get(word, [row.get("on", "")]):
            check.add("only-on", f"{path}.{word}", triggers=", ".join(ONLY_ON[word]))
        elif word == "sacrifice":
            check_sacrifice(amount, row, section, f"{path}.{word}", check)
        elif word == "icon_here":
            check.one_of(amount, CLASSES, f"{path}.{word}")
        else:
            check_amount(word, amount, known, row, section, f"{path}.{word}", check)


def check_sacrifice(amount: object, row: Data, section: str, path: str, check: Check) -> None:
    """R123: the price of an action; "here" is for cards that have a room."""
    rooms = SACRIFICES if section in IN_ROOM and "from" not in row else [word for word in SACRIFICES if word != "here"]
    for key in [key for key in ["on", "by"] if key in row]:
        check.add("not-with", path, other=key)
    check.one_of(amount, rooms, path)


def check_amount(word: str, amount: object, known: Sequence[str], row: Data, section: str, path: str, check: Check) -> None:
    """A number; { plus, each, per }; or { least } for coins that the player chooses."""
    signed = word.startswith("damage_") and word != "damage_hero"
    least = -LARGEST if signed else 1
    if not isinstance(amount, dict):
        check.number(amount, path, least, 1 if word in SWITCHES else MOST.get(word, LARGEST))
    elif known is COSTS and "least" in amount:
        if check.keys(amount, path, ["least"], []) and check.one_of(word, ["pay_coins", "give_coins"], path):
            check.number(amount["least"], f"{path}.least", 0, 1)
    elif check.one_of(word, COUNTING, path) and check.keys(amount, path, ["each", "per"], ["plus"]):
        check.number(amount.get("plus", 0), f"{path}.plus", 0, LARGEST)
        check.number(amount["each"], f"{path}.each", least, LARGEST)
        counts = COST_COUNTS if known is COSTS else EFFECT_COUNTS if known is DO else LASTING_COUNTS[section]
        if check.one_of(amount["per"], counts, f"{path}.per"):
            check_per(amount["per"], row, f"{path}.per", check)


def check_per(per: str, row: Data, path: str, check: Check) -> None:
    """What is counted must be there."""
    cost, do, targets = row.get("cost", {}), row.get("do", {}), row.get("target", [])
    chosen = [word for word, value in cost.items() if isinstance(value, dict) and "least" in value]
    there = {
        "coins_paid": bool(chosen) or "take_coins" in do,
        "coins_laid": "lay_coins" in do,
        "icons_of_that_room": "damage_other_monsters" in do,
        "level_of_target": targets[:1] in (["miniboss"], ["opponents_miniboss"]),
    }
    if not there.get(per, True):
        check.add("not-counted", path, value=per)


def check_targets(row: Data, path: str, check: Check) -> None:
    """Every primitive finds the targets it is done to, and no target is chosen for nothing."""
    targets: list[str] = row["target"]
    for word in row["do"]:
        for at, wanted in enumerate(DONE_TO.get(word, [])):
            if at >= len(targets) or targets[at] not in wanted:
                check.add("needs-target", f"{path}.do.{word}", targets=", ".join(wanted))
                break
    most = max([len(DONE_TO.get(word, [])) for word in row["do"]], default=0)
    if len(targets) > most:
        check.add("idle-target", f"{path}.target", value=targets[-1])
    if "most_health" in row and not any(word in HERO_WORDS for word in targets):
        check.add("only-with", f"{path}.most_health", other="hero_here")
