"""Kingscraft's card check: what only this game's cards can have wrong. What holds for every file: games/test_card_files.py."""

from __future__ import annotations

from copy import deepcopy

import pytest
from games.card_files import KINGSCRAFT, Rows, delete, put

OURS = KINGSCRAFT.ours
at, changed, codes, missed = KINGSCRAFT.at, KINGSCRAFT.changed, KINGSCRAFT.codes, KINGSCRAFT.missed
complaints, paths, spoil = KINGSCRAFT.complaints, KINGSCRAFT.paths, KINGSCRAFT.spoil


def test_a_potion_says_something_or_is_blank() -> None:
    """R143: without that word the effects are missing."""
    assert ("missing-key", "potions[22].effects") in codes(spoil(("potions", 22, "blank"), delete))


def test_every_zero_and_every_negative_number_is_noticed() -> None:
    """R143, R120: negative numbers are for potions alone, and no effect is worth 0; no board need be taken out."""
    numbers = [steps for steps, old in KINGSCRAFT.entries if type(old) is int and steps[-1] != "boards_removed"]
    signed = [steps for steps in numbers if steps[0] == "potions" and steps[-1] in ["speed", "strength"]]

    assert missed((steps, put(0)) for steps in numbers) == []
    assert missed((steps, put(-1)) for steps in numbers if steps not in signed) == []
    assert [paths(spoil(steps, put(-1))) for steps in signed] == [[]] * 6


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
