"""Kingscraft's card check: every value of our file is spoilt in every way we know, and the check must name the place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy, deepcopy
from importlib import resources
from typing import Any

import pytest

from monstertisch.core.reason import BadCards, Reason
from monstertisch.games.kingscraft.cards import parse, printed_rows
from monstertisch.games.kingscraft.check import NEEDED, check_cards

Rows = dict[str, Any]
Steps = tuple[str | int, ...]

TEXT = resources.files("monstertisch.games.kingscraft").joinpath("cards.toml").read_text("utf-8")
OURS = printed_rows()


def complaints(rows: Any) -> list[Reason]:
    try:
        check_cards(rows)
    except BadCards as refusal:
        return refusal.reasons
    return []


def paths(rows: Any) -> list[str]:
    return [reason.params["path"] for reason in complaints(rows)]


def codes(rows: Any) -> list[tuple[str, str]]:
    return [(reason.code.removeprefix("cards-"), reason.params["path"]) for reason in complaints(rows)]


# Spoiling the file


def values(node: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Every value of the file with the steps that lead to it, rows and lists included."""
    if steps:
        yield steps, node
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []
    for step, child in children:
        yield from values(child, (*steps, step))


def path_of(steps: Steps) -> str:
    """As the check writes it: items[12].effects.speed"""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


def spoil(steps: Steps, change: Callable[[Any, Any], None]) -> Rows:
    """Our rows after `change` was made to the row or list that holds the value, at its key; all else is shared with ours."""
    rows = copy(OURS)
    holder: Any = rows
    for step in steps[:-1]:
        holder[step] = copy(holder[step])
        holder = holder[step]
    change(holder, steps[-1])
    return rows


def put(value: Any) -> Callable[[Any, Any], None]:
    def change(holder: Any, step: Any) -> None:
        holder[step] = value

    return change


def delete(holder: Any, step: Any) -> None:
    del holder[step]


def named(steps: Steps, found: list[str]) -> bool:
    """Is the spoilt value named, or the list or table that it is part of?"""
    return any(path_of(steps[:length]) in found for length in range(min(len(steps), 3), len(steps) + 1))


def missed(spoilt: Iterable[tuple[Steps, Rows]]) -> list[str]:
    return [path_of(steps) for steps, rows in spoilt if not named(steps, paths(rows))]


def at(section: str, card: str) -> int:
    (found,) = [index for index, row in enumerate(OURS[section]) if row.get("id", row.get("letter")) == card]
    return found


ROWS = [steps for steps, _ in values(OURS) if len(steps) == 2]
ENTRIES = [(steps, value) for steps, value in values(OURS) if len(steps) >= 3]
WRONG_TYPES: list[Any] = [None, 2.5, [], {"value": 2}]


def test_our_card_file_passes_the_check() -> None:
    """R143: without a single complaint."""
    assert complaints(OURS) == []


def test_every_row_of_our_file_names_its_source() -> None:
    """R143: nobody has to guess what is printed and what is ours."""
    words = ("rulebook", "derived", "public", "reconstructed")
    rows = [row for section in OURS.values() for row in section]

    assert [row for row in rows if not any(word in row["source"] for word in words)] == []


def test_the_order_of_the_rows_does_not_matter() -> None:
    """R143: cards are known by their ids."""
    assert complaints({section: rows[::-1] for section, rows in OURS.items()}) == []


def test_a_source_may_be_left_out() -> None:
    """R143: an own card file need not tell where its numbers come from."""
    bare = {section: [{key: row[key] for key in row if key != "source"} for row in rows] for section, rows in OURS.items()}

    assert complaints(bare) == []


def test_every_missing_key_is_noticed() -> None:
    """R143: a source may be left out, what makes a king special too; a potion says something or is blank."""
    optional = ["source", "beer", "flag", "blank"]
    entries = [steps for steps, _ in ENTRIES if len(steps) == 3 and steps[-1] not in optional]

    assert missed([(steps, spoil(steps, delete)) for steps in entries]) == []
    assert ("missing-key", "potions[22].effects") in codes(spoil(("potions", 22, "blank"), delete))


@pytest.mark.parametrize("value", WRONG_TYPES, ids=repr)
def test_every_value_of_a_wrong_type_is_noticed(value: Any) -> None:
    """R143: wherever it stands, sources included."""
    entries = [steps for steps, old in ENTRIES if type(old) is not type(value)]

    assert missed([(steps, spoil(steps, put(value))) for steps in entries]) == []


def test_every_number_that_is_equal_but_not_whole_is_noticed() -> None:
    """R143: 1.0 is no 1, and neither is true; 1 is no true."""
    numbers = [(steps, old) for steps, old in ENTRIES if type(old) is int]
    switches = [(steps, old) for steps, old in ENTRIES if type(old) is bool]
    spoilt = [(steps, spoil(steps, put(float(old)))) for steps, old in numbers]
    spoilt += [(steps, spoil(steps, put(True))) for steps, old in numbers if old == 1]
    spoilt += [(steps, spoil(steps, put(int(old)))) for steps, old in switches]

    assert missed(spoilt) == []


@pytest.mark.parametrize("value", [-100, 100, 10**30])
def test_every_number_out_of_range_is_noticed(value: int) -> None:
    """R143: no number is larger than 99."""
    entries = [steps for steps, old in ENTRIES if type(old) is int]

    assert len(entries) > 300
    assert missed([(steps, spoil(steps, put(value))) for steps in entries]) == []


def test_every_zero_and_every_negative_number_is_noticed() -> None:
    """R143, R120: negative numbers are for potions alone, and no effect is worth 0; no board need be taken out."""
    numbers = [steps for steps, old in ENTRIES if type(old) is int and steps[-1] != "boards_removed"]
    signed = [steps for steps in numbers if steps[0] == "potions" and steps[-1] in ["speed", "strength"]]

    assert missed([(steps, spoil(steps, put(0))) for steps in numbers]) == []
    assert missed([(steps, spoil(steps, put(-1))) for steps in numbers if steps not in signed]) == []
    assert [paths(spoil(steps, put(-1))) for steps in signed] == [[]] * 6


def test_every_unknown_word_is_noticed() -> None:
    """R143: names and sources are free, all else is not."""
    free = ["source", "name_de", "name_en"]
    entries = [steps for steps, old in ENTRIES if isinstance(old, str) and steps[-1] not in free]

    assert missed([(steps, spoil(steps, put("unknown"))) for steps in entries]) == []


@pytest.mark.parametrize("name", ["", " ", "a\nb", "a\u200bb", "x" * 61, 7], ids=repr)
def test_a_name_is_a_short_line(name: Any) -> None:
    """R143: something to read, at most 60 characters."""
    first = [steps for steps, _ in ENTRIES if steps[1] == 0 and steps[-1] in ["name_de", "name_en"]]

    assert len(first) == 2 * len(NEEDED) - 4  # boards and tables have no names
    assert missed([(steps, spoil(steps, put(name))) for steps in first]) == []


@pytest.mark.parametrize("steps", ROWS, ids=path_of)
def test_every_dropped_row_is_noticed(steps: Steps) -> None:
    """R143: every card of the box, board and table must be there."""
    assert complaints(spoil(steps, delete))


@pytest.mark.parametrize("steps", ROWS, ids=path_of)
def test_every_doubled_row_is_noticed(steps: Steps) -> None:
    """R143: the second one is named."""
    rows = deepcopy(OURS)
    section, index = str(steps[0]), int(steps[1])
    rows[section].append(deepcopy(rows[section][index]))

    key = {"boards": "letter", "tables": "players"}.get(section, "id")
    assert f"{section}[{len(OURS[section])}].{key}" in paths(rows)


@pytest.mark.parametrize("value", [1, "word", None], ids=repr)
def test_every_unknown_key_is_noticed(value: Any) -> None:
    """R143: a slip of the pen is not passed over, in a row, an effect or an arrow."""
    tables = [steps for steps, node in values(OURS) if isinstance(node, dict)]

    assert len(tables) > 200
    assert missed([((*steps, "unknown"), spoil((*steps, "unknown"), put(value))) for steps in tables]) == []


@pytest.mark.parametrize("value", [None, 1, "row", []], ids=repr)
def test_every_row_that_is_none_is_noticed(value: Any) -> None:
    """R143: something else in place of a row."""
    assert [path_of(steps) for steps in ROWS if path_of(steps) not in paths(spoil(steps, put(value)))] == []


@pytest.mark.parametrize("section", NEEDED)
@pytest.mark.parametrize("value", [None, 1, "rows", {}, []], ids=repr)
def test_every_section_that_is_no_list_of_rows_is_noticed(section: str, value: Any) -> None:
    """R143: an empty list counts as one without its rows."""
    assert complaints({**OURS, section: value})
    assert complaints({key: rows for key, rows in OURS.items() if key != section})


def test_an_unknown_section_is_noticed() -> None:
    """R143: and it does not hide what else is wrong."""
    assert paths({**OURS, "heroes": []}) == ["heroes"]
    assert paths({**OURS, "heroes": [], "tokens": OURS["tokens"][:3]}) == ["heroes", "tokens"]


def test_two_mistakes_are_told_together() -> None:
    """R143: whoever edits a file sees all of them at once."""
    rows = deepcopy(spoil(("items", 12, "slot"), put("ear")))
    rows["potions"][3]["effects"]["armour"] = 100

    assert codes(rows) == [("no-choice", "items[12].slot"), ("out-of-range", "potions[3].effects.armour")]


def test_a_complaint_names_rule_place_and_numbers() -> None:
    """R143: code, rule and path."""
    (reason,) = complaints(spoil(("creatures", 3, "effects", "d6"), put(21)))

    assert (reason.code, reason.rule) == ("cards-out-of-range", "R143")
    assert reason.params == {"path": "creatures[3].effects.d6", "value": 21, "least": 1, "most": 20}


# What only a whole card can have wrong


def changed(section: str, card: str, **entries: Any) -> Rows:
    """Our rows with other entries on one card; None takes the entry away."""
    rows = deepcopy(OURS)
    row = rows[section][at(section, card)]
    row |= entries
    for key in [key for key, value in entries.items() if value is None]:
        del row[key]
    return rows


SWORD, HORN, JOKER, HEALING, NOBLEMAN = "I2_SCHWERT", "I1_HORN", "I1_JOKER_A", "P01", "EDELMANN"


@pytest.mark.parametrize(
    ("section", "card", "entries", "code", "key"),
    [
        ("items", SWORD, {"improved": None}, "two-sides", "improved"),
        ("items", HORN, {"improved": {"strength": 3}}, "one-side", "improved"),
        ("items", SWORD, {"effects": {}}, "no-effect", "effects"),
        ("items", SWORD, {"effects": {"heal": 1}}, "unknown-key", "effects.heal"),
        ("items", JOKER, {"effects": {"strength": 1}}, "unknown-key", "effects.strength"),
        ("items", SWORD, {"place": "c1_9"}, "no-place", "place"),
        ("items", SWORD, {"place": "c2_L"}, "twice", "place"),
        ("items", SWORD, {"effects": {"reroll_values": [1, 1]}}, "twice", "effects.reroll_values[1]"),
        ("items", SWORD, {"effects": {"reroll_values": [13]}}, "out-of-range", "effects.reroll_values[0]"),
        ("items", SWORD, {"effects": {"reroll_values": []}}, "no-faces", "effects.reroll_values"),
        ("boards", "A", {"removable": True}, "no-choice", "removable"),
        ("boards", "G", {"last": ["c1_2", "c2_M"]}, "unknown-key", "last"),
        ("boards", "B", {"last": ["c1_2"]}, "two-places", "last"),
        ("boards", "B", {"last": ["c1_9", "c2_M"]}, "no-choice", "last[0]"),
        ("potions", HEALING, {"blank": True}, "blank", "effects"),
        ("potions", "P23", {"blank": False}, "no-choice", "blank"),
        ("potions", HEALING, {"effects": {"heal": 1, "armour": 2}}, "one-effect", "effects"),
        ("potions", HEALING, {"target": "enemy"}, "unknown-key", "effects.heal"),
        ("potions", HEALING, {"timing": []}, "no-timing", "timing"),
        ("potions", HEALING, {"timing": ["fight_result"]}, "no-choice", "timing[0]"),
        ("potions", HEALING, {"timing": ["own_turn", "own_turn"]}, "twice", "timing[1]"),
        ("potions", HEALING, {"duration": "round"}, "no-choice", "duration"),
        ("kings", "K_PIRAT", {"effects": {"reroll_die": 1}}, "no-power", "effects"),
        ("kings", "K_ZWERG", {"beer": ["foot"]}, "six-bans", "beer"),
        ("kings", "K_ZWERG", {"bans": ["foot", "foot"]}, "twice", "bans[1]"),
        ("creatures", "C1_01", {"level": 2}, "no-choice", "level"),
        ("characters", NOBLEMAN, {"printed": None}, "missing-key", "printed"),
        ("characters", "HERO", {"printed": {}}, "unknown-key", "printed"),
        ("actions", "RA2", {"keep": 4}, "out-of-range", "keep"),
        ("actions", "HEAL", {"forge": 1}, "unknown-key", "forge"),
    ],
)
def test_what_does_not_fit_the_card_is_noticed(section: str, card: str, entries: Rows, code: str, key: str) -> None:
    """R143: each with its own words."""
    assert (code, f"{section}[{at(section, card)}].{key}") in codes(changed(section, card, **entries))


def test_class_and_joker_belong_to_the_id() -> None:
    """R143, R65: moves name cards by their ids, and a joker is another move than an item."""
    assert ("no-choice", f"items[{at('items', HORN)}].joker") in codes(changed("items", HORN, joker=True, effects={}))
    assert ("no-choice", f"items[{at('items', JOKER)}].joker") in codes(changed("items", JOKER, joker=None))
    assert ("no-choice", f"items[{at('items', HORN)}].class") in codes(changed("items", HORN, **{"class": 2}))


def test_an_arrow_comes_from_two_items_of_the_class_below() -> None:
    """R143, R64: of this board or the last one of the board to the left."""
    for wrong in ["c1_9", "c2_M", "c1_joker", "left.c2", "c1_1"]:
        rows = deepcopy(OURS)
        rows["boards"][1]["arrows"]["c2_L"] = [wrong, "c1_1"]
        assert [path.split("[")[0:2] for path in paths(rows)] == [["boards", "1].arrows.c2_L"]], wrong

    leftmost = deepcopy(OURS)
    leftmost["boards"][0]["arrows"]["c2_1"] = ["left.c1", "c1_1"]
    assert codes(leftmost) == [("no-choice", "boards[0].arrows.c2_1[0]")]


def test_every_item_that_can_be_forged_has_its_arrow() -> None:
    """R143, R64: jokers have none."""
    without, joker = deepcopy(OURS), deepcopy(OURS)
    del without["boards"][2]["arrows"]["c3_b"]
    joker["boards"][0]["arrows"]["c2_joker"] = ["c1_1", "c1_3"]

    assert codes(without) == [("missing-key", "boards[2].arrows.c3_b")]
    assert codes(joker) == [("unknown-key", "boards[0].arrows.c2_joker")]


def test_two_items_with_the_same_recipe_are_noticed() -> None:
    """R143, T42: with the first layout in which it happens."""
    rows = deepcopy(OURS)
    rows["boards"][0]["arrows"]["c2_2"] = ["c1_2", "c1_1"]

    same = next(reason for reason in complaints(rows) if reason.code == "cards-same-recipe")
    assert same.params == {"path": "boards", "item": "I2_LEDER", "other": "I2_STIEFEL", "layout": "ABCDG"}


def test_a_material_that_is_good_for_nothing_is_noticed() -> None:
    """R143, T42: the Spurs once nothing is made of them."""
    rows = deepcopy(OURS)
    rows["boards"][6]["arrows"]["c2_M"] = ["left.c1", "c1_1"]
    rows["boards"][6]["arrows"]["c2_L"] = ["left.c1", "c1_1"]

    unused = [reason.params["item"] for reason in complaints(rows) if reason.code == "cards-no-use"]
    assert unused == ["I1_SPOREN"]


def test_as_many_boards_are_white_as_two_players_take_out() -> None:
    """R143, R7: with one white letter nobody could take out two."""
    rows = deepcopy(OURS)
    for board in rows["boards"][2:6]:
        board["removable"] = False

    assert paths(rows) == ["tables[0].boards_removed"]


# Own cards that are fine


def test_a_blank_potion_can_be_filled_in() -> None:
    """R143, R12: with any effect that the printed potions know."""
    for potion in [row for row in OURS["potions"] if "blank" not in row]:
        filled = {key: potion[key] for key in ["effects", "target", "timing", "duration"]}
        assert complaints(changed("potions", "P23", blank=None, name_de="Haustrank", name_en="House Potion", **filled)) == []


@pytest.mark.parametrize("slot", ["foot", "body", "head", "hand", "choice"])
def test_a_ban_potion_may_name_its_slot(slot: str) -> None:
    """R143, R108: or leave the choice to its user."""
    assert complaints(changed("potions", "P19", effects={"ban": slot})) == []


def test_names_numbers_slots_and_orders_are_free() -> None:
    """R143: whatever your box says."""
    assert complaints(changed("items", SWORD, name_de="Säbel", slot="neutral", effects={"d12": 1, "armour": 99})) == []
    assert complaints(changed("kings", "K_PIRAT", bans=["neutral", "rerolls"], flag=None)) == []
    assert complaints(changed("actions", "RA1", order=9)) == []
    assert complaints(changed("characters", "HAUDEGEN", hearts=3)) == []


def test_items_may_change_places() -> None:
    """R143, R64: recipes follow from where the items lie."""
    rows = deepcopy(OURS)
    helmet, horn = rows["items"][at("items", "I1_HELM")], rows["items"][at("items", HORN)]
    helmet["place"], horn["place"] = horn["place"], helmet["place"]

    assert complaints(rows) == []


# Syntax


def syntax_error(text: str) -> Reason:
    with pytest.raises(BadCards) as refusal:
        parse(text)
    return refusal.value.reason


def test_a_syntax_error_is_named_with_its_line() -> None:
    """R143: whichever line of our file is broken, that line is named."""
    lines = TEXT.splitlines()
    for number in range(0, len(lines), 20):
        reason = syntax_error("\n".join([*lines[:number], "= %", *lines[number + 1 :]]))
        assert (reason.code, reason.rule, reason.params["line"]) == ("cards-syntax", "R143", number + 1)


def test_our_file_is_read_as_it_is_written() -> None:
    """R143: text and rows are the same."""
    assert parse(TEXT) == OURS


@pytest.mark.parametrize("text", [f"items = {'9' * 5000}", f"items = {'[' * 5000}{']' * 5000}"])
def test_what_no_card_needs_is_refused(text: str) -> None:
    """R143: numbers of thousands of digits and endless nesting are answered, not stumbled over."""
    assert syntax_error(text).code in ("cards-beyond", "cards-syntax")
