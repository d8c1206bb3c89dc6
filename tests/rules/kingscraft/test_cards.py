"""What is in the box: items, recipes, enemies, potions, characters, actions. The card check is in tests/games/kingscraft/."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from monstertisch.games import GAMES
from monstertisch.games.kingscraft.cards import ACTIONS, CHARACTERS, IDS, LETTERS, PRINTED, PRINTED_CARDS, SLOTS, TOKENS, Recipes

ROWS: dict[str, dict[str, Any]] = {
    row["id"]: row for section, rows in PRINTED.items() if section not in ["boards", "tables"] for row in rows
}


def recipes(layout: str) -> dict[str, set[str]]:
    """What each item is made of, by English names, for boards in this order."""
    found = Recipes(PRINTED_CARDS, [LETTERS.index(letter) for letter in layout])
    pairs = {item: {found.first[at], found.second[at]} for at, item in enumerate(IDS["items"]) if found.first[at] >= 0}
    return {name_of(item): {name_of(IDS["items"][at]) for at in pair} for item, pair in pairs.items()}


def name_of(card: str) -> str:
    name: str = ROWS[card]["name_en"]
    return name


LAYOUTS = ["A" + "".join(middle) + "G" for count in [3, 4, 5] for middle in permutations("BCDEF", count)]


# The box


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """R1: 45 items, 25 potions with 3 blank ones, 8 kings and 2 promos, 30 creatures and 3 printed ones, 7 + 4 actions."""
    assert (len(IDS["items"]), len(IDS["potions"]), len(IDS["kings"]), len(PRINTED_CARDS.enemy_id)) == (45, 25, 10, 30 + 3 + 10)
    assert (len(ACTIONS), len(TOKENS), len(CHARACTERS)) == (7 + 4, 4, 1 + 6)
    assert [IDS["potions"][at] for at in range(25) if PRINTED_CARDS.blank[at]] == ["P23", "P24", "P25"]


def test_every_item_has_its_own_place_in_the_row_of_its_class() -> None:
    """R2, R11: class 1 lies on places c1, class 2 on c2, class 3 on c3."""
    places = [(row["board"], row["place"]) for row in PRINTED["items"]]

    assert len(set(places)) == 45
    assert [row["id"] for row in PRINTED["items"] if row["place"][1] != str(row["class"])] == []


def test_only_class_2_and_3_have_a_golden_side() -> None:
    """R2: class 1 has one side."""
    assert {row["class"] for row in PRINTED["items"] if "improved" in row} == {2, 3}
    assert {row["class"] for row in PRINTED["items"] if "improved" not in row} == {1}


def test_a_golden_side_is_never_worse() -> None:
    """R127: it says everything that the basic side says, or more, and something new."""
    for row in PRINTED["items"]:
        if "improved" in row and not row.get("joker"):
            basic, golden = row["effects"], row["improved"]
            assert golden != basic
            assert [kind for kind, worth in basic.items() if isinstance(worth, int) and golden[kind] < worth] == []
            assert set(basic) <= set(golden)


def test_jokers_are_neutral_and_say_nothing() -> None:
    """R65, R127: two of class 1 and two of class 2, on the boards that are never taken out, also on their golden side."""
    jokers = [row for row in PRINTED["items"] if row.get("joker")]

    assert [row["class"] for row in jokers] == [1, 1, 2, 2]
    assert {row["board"] for row in jokers} == {"A", "G"}
    assert [(row["slot"], row["effects"], row.get("improved", {})) for row in jokers] == [("neutral", {}, {})] * 4


def test_items_per_class_and_table() -> None:
    """T43: 17, 16 and 12 items; 33, 39 and 45 in play for 2, 3 and 4 players, whichever boards are taken out."""
    assert [PRINTED_CARDS.item_class.count(kind) for kind in [1, 2, 3]] == [17, 16, 12]
    assert [PRINTED_CARDS.joker.count(kind) for kind in [1, 2]] == [2, 2]
    for layout in LAYOUTS:
        in_play = [board for board in PRINTED_CARDS.item_board if LETTERS[board] in layout]
        assert len(in_play) == {5: 33, 6: 39, 7: 45}[len(layout)]


# Recipes


def test_helmet_and_horn_become_the_horned_helmet() -> None:
    """R64, T5: the one recipe of the rulebook holds in every layout with board C."""
    assert {frozenset(recipes(layout)["Horned Helmet"]) for layout in LAYOUTS if "C" in layout} == {frozenset({"Helmet", "Horn"})}


def test_joints_without_boards_b_and_d() -> None:
    """T40: layout A C E F G."""
    made = recipes("ACEFG")

    assert made["Visored Helmet"] == {"Jerkin", "Helmet"}
    assert made["Lion Helm"] == {"Leather Armour", "Visored Helmet"}
    assert made["Shield"] == {"Horn", "Wooden Stick"}
    assert made["Hero’s Sword"] == {"Horned Helmet", "Shield"}
    assert made["Horned Helmet"] == {"Helmet", "Horn"}


def test_joints_in_a_random_forge() -> None:
    """T41, A 13: layout A F B E C D G."""
    made = recipes("AFBECDG")

    assert made["Magic Ring"] == {"Jerkin", "Ring"}
    assert made["Chain Mail"] == {"Cloth", "Chain Links"}
    assert made["Visored Helmet"] == {"Crystal", "Helmet"}
    assert made["Sneaking Shoes"] == {"Iron Fitting", "Shoes"}


def test_the_recipes_of_the_full_forge() -> None:
    """R64: in alphabetical order; a board's leftmost place of class 2 and 3 reaches over to the board on its left."""
    assert recipes("ABCDEFG") == {
        "Boots": {"Sandals", "Leather Strap"},
        "Leather Armour": {"Leather Strap", "Jerkin"},
        "Seven-League Boots": {"Boots", "Leather Armour"},
        "Chain Mail": {"Jerkin", "Chain Links"},
        "Mail Coif": {"Chain Links", "Hood"},
        "Scale Armour": {"Leather Armour", "Chain Mail"},
        "Knight’s Armour": {"Chain Mail", "Mail Coif"},
        "Visored Helmet": {"Hood", "Helmet"},
        "Horned Helmet": {"Helmet", "Horn"},
        "Lion Helm": {"Mail Coif", "Visored Helmet"},
        "Dragon Helm": {"Visored Helmet", "Horned Helmet"},
        "Horn Blade": {"Horn", "Dagger"},
        "Sword": {"Dagger", "Iron Fitting"},
        "Berserker Mask": {"Horned Helmet", "Horn Blade"},
        "Greatsword": {"Horn Blade", "Sword"},
        "Shield": {"Iron Fitting", "Wooden Stick"},
        "Staff": {"Wooden Stick", "Crystal"},
        "Hero’s Sword": {"Sword", "Shield"},
        "Rune Shield": {"Shield", "Staff"},
        "Magic Ring": {"Crystal", "Ring"},
        "Cloak": {"Ring", "Cloth"},
        "Archmage’s Staff": {"Staff", "Magic Ring"},
        "Amulet of Kings": {"Magic Ring", "Cloak"},
        "Sneaking Shoes": {"Cloth", "Shoes"},
        "Riding Boots": {"Shoes", "Spurs"},
        "Storm Treads": {"Sneaking Shoes", "Riding Boots"},
    }


@pytest.mark.parametrize("boards", [5, 6, 7])
def test_every_layout_is_a_sound_forge(boards: int) -> None:
    """T42: every item of class 2 and 3 has one recipe, no pair has two results, every item of class 1 and 2 is of use."""
    for layout in [layout for layout in LAYOUTS if len(layout) == boards]:
        made = recipes(layout)
        lying = [row for row in PRINTED["items"] if row["board"] in layout and not row.get("joker")]
        assert set(made) == {row["name_en"] for row in lying if row["class"] > 1}
        assert len({frozenset(pair) for pair in made.values()}) == len(made)
        assert set().union(*made.values()) == {row["name_en"] for row in lying if row["class"] < 3}


def test_materials_are_one_class_below() -> None:
    """R64: two items of class 1 for class 2, two of class 2 for class 3."""
    found = Recipes(PRINTED_CARDS, list(range(7)))
    for at in range(45):
        if found.first[at] >= 0:
            below = PRINTED_CARDS.item_class[at] - 1
            assert [PRINTED_CARDS.item_class[part] for part in [found.first[at], found.second[at]]] == [below, below]


def test_white_letters() -> None:
    """R7, A 2: B to F can be taken out, the ends of the forge cannot."""
    assert [LETTERS[board] for board in PRINTED_CARDS.removable] == ["B", "C", "D", "E", "F"]


# Enemies


def test_boards_and_creatures_for_every_number_of_players() -> None:
    """T9, R7, R13, A 5: the block of numbers is read as level by players."""
    assert PRINTED_CARDS.boards_removed[2:] == [2, 1, 0]
    assert PRINTED_CARDS.creatures_used[2:] == [[6, 4, 3], [7, 5, 4], [8, 6, 5]]


def test_a_creature_is_as_fast_as_its_level_and_a_king_has_four() -> None:
    """R102: ten creatures per level, one printed on the display for each, and the kings."""
    assert PRINTED_CARDS.level[: PRINTED_CARDS.first_standard] == [1] * 10 + [2] * 10 + [3] * 10
    assert PRINTED_CARDS.level[PRINTED_CARDS.first_standard :] == [1, 2, 3] + [4] * 10


def test_whoever_shows_the_cards_is_told_what_the_rules_say_of_them() -> None:
    """R102, R136: how fast an enemy is, and which actions are the Rogue's."""
    game, enemies = GAMES["kingscraft"], ["creatures", "standard_creatures", "kings"]
    speeds = {row["id"]: game.implied(section, row)["speed"] for section in enemies for row in PRINTED[section]}
    rogues = [row["id"] for row in PRINTED["actions"] if game.implied("actions", row)["rogue"]]

    assert [speeds[enemy] for enemy in PRINTED_CARDS.enemy_id] == PRINTED_CARDS.level
    assert rogues == ["RA1", "RA2", "RA3", "RA4"]


def test_some_enemies_roll_and_some_have_fixed_power() -> None:
    """R109: and each has some power."""
    power = [{"d6", "d12"} & set(ROWS[enemy]["effects"]) for enemy in PRINTED_CARDS.enemy_id]
    fixed = [enemy for enemy, dice in zip(PRINTED_CARDS.enemy_id, power, strict=True) if not dice]

    assert 0 < len(fixed) < len(PRINTED_CARDS.enemy_id)
    assert all(ROWS[enemy]["effects"]["strength"] > 0 for enemy in fixed)


def test_the_creature_of_the_rulebook() -> None:
    """R111: level 2, no hand, three six-sided dice, two single rerolls."""
    orc = ROWS["C2_01"]

    assert (orc["level"], orc["bans"], orc["effects"]) == (2, ["hand"], {"d6": 3, "reroll_die": 2})


def test_four_kings_are_young_and_old() -> None:
    """R110: an old king is never weaker than the young one of the same name."""
    young = [king for king in PRINTED["kings"] if king["age"] == "young"]
    old = [king for king in PRINTED["kings"] if king["age"] == "old"]

    assert [king["id"][:-1] for king in young] == [king["id"][:-1] for king in old]
    assert len(young) == 4
    for weak, strong in zip(young, old, strict=True):
        assert strong["effects"] != weak["effects"]
        assert [kind for kind, worth in weak["effects"].items() if strong["effects"][kind] < worth] == []


def test_the_queen_of_the_rulebook() -> None:
    """R112, A 36: three twelve-sided dice, +7, and the whole fight again."""
    assert ROWS["K_ELEONORA_A"]["effects"] == {"d12": 3, "strength": 7, "repeat_fight": 1}


def test_what_the_beer_forbids() -> None:
    """R113, A 37: foot, body, head, hand, potions, improved items for 1 to 6."""
    assert ROWS["K_ZWERG"]["beer"] == ["foot", "body", "head", "hand", "potions", "improved"]


def test_known_bans_all_occur() -> None:
    """R107: the four slots and improved items, and those that we added."""
    bans = {ban for enemy in PRINTED_CARDS.enemy_id for ban in ROWS[enemy]["bans"]}

    assert bans == {*SLOTS, "improved", "neutral", "potions", "rerolls"}


# Potions, characters, actions


@pytest.mark.parametrize(
    ("potion", "effects", "duration"),
    [
        ("Healing Potion", {"heal": 1}, "instant"),
        ("Stoneskin Potion", {"armour": 15}, "round"),
        ("Luck Potion", {"reroll_values": [1, 2, 3]}, "turn"),
    ],
)
def test_the_potions_of_the_rulebook(potion: str, effects: dict[str, Any], duration: str) -> None:
    """R77, A 39: one heart; +15 armour this round; own dice with 1, 2 or 3."""
    copies = [row for row in PRINTED["potions"] if row["name_en"] == potion]

    assert len(copies) in [2, 3]
    assert all((row["effects"], row["target"], row["duration"]) == (effects, "self", duration) for row in copies)


def test_base_values_of_characters() -> None:
    """R130, R134: one die, speed 1, three hearts; the Swashbuckler has two dice and four hearts."""
    base = {"d6": 1, "speed": 1}
    values = {row["name_en"]: (row["hearts"], row["effects"]) for row in PRINTED["characters"]}

    assert values.pop("Swashbuckler") == (4, {"d6": 2, "speed": 1})
    assert list(values.values()) == [(3, base)] * 6


def test_what_is_printed_at_the_nobleman_s_slots() -> None:
    """R135: four abilities, one per slot."""
    assert ROWS["EDELMANN"]["printed"] == {
        "foot": {"speed": 1, "strength": 1},
        "body": {"armour": 4},
        "head": {"strength": 1, "reroll_die": 1},
        "hand": {"d6": 1, "strength": 1},
    }


def test_order_numbers() -> None:
    """R19, A 7: king, heal, attack 1, guard, attack 2, forge, attack 3; theft has the number of guard (A 26)."""
    orders = {row["name_en"]: row["order"] for row in PRINTED["actions"]}

    assert [orders[name] for name in ["Attack the King", "Heal", "Attack Level 1", "Guard"]] == [1, 2, 3, 4]
    assert [orders[name] for name in ["Attack Level 2", "Forge", "Attack Level 3"]] == [5, 6, 7]
    assert [orders[name] for name in ["Black Market", "Theft", "Ambush", "Break-in"]] == [2, 4, 5, 6]
