"""Our card file, and what only these cards can have wrong. What the check does for every file: games/test_card_files.py."""

from __future__ import annotations

from copy import deepcopy

import pytest
from games.card_files import MAECHTIGE_MONSTER, Steps, put

from monstertisch.core.reason import BadCards
from monstertisch.games.maechtige_monster.cards import LEVELS, STRENGTHS, TYPES

OURS = MAECHTIGE_MONSTER.ours
complaints, missed = MAECHTIGE_MONSTER.complaints, MAECHTIGE_MONSTER.missed
paths, spoil = MAECHTIGE_MONSTER.paths, MAECHTIGE_MONSTER.spoil


# Our file


def test_the_file_has_the_cards_of_the_box() -> None:
    """R1, R2, R31: three backs, six types of five monsters each, 36 guards, twelve tiles."""
    counts = {"backs": 3, "types": 6, "monsters": 30, "guards": 36, "tiles": 12}

    assert {section: len(rows) for section, rows in OURS.items()} == counts


def test_all_guards_differ() -> None:
    """R2: 36 different pairs of strength and loot; together they hold 351 gold (Q32)."""
    guards = OURS["guards"]

    assert len({(row["strength"], row["loot"]) for row in guards}) == 36
    assert sum(row["loot"] for row in guards) == 351


def test_the_numbers_that_the_rulebook_shows_are_contained() -> None:
    """R2: a back with maximum 6, a guard of strength 6 with loot 11, a guard of strength 9."""
    guards = [(row["strength"], row["loot"]) for row in OURS["guards"]]

    assert 6 in [row["strength"][1] for row in OURS["backs"]]
    assert (6, 11) in guards
    assert 9 in [strength for strength, _ in guards]


def test_healing_costs_are_those_of_the_rules() -> None:
    """R1: 1, 1, 2, 2, 3 in every type."""
    costs = {(row["type"], row["strength"]): row["heal"] for row in OURS["monsters"]}

    assert costs == {(kind, strength): [1, 1, 2, 2, 3][strength - 1] for kind in TYPES for strength in STRENGTHS}


# Spoiling the file


def test_every_number_outside_its_back_is_noticed() -> None:
    """R33: one below and one above the range of each guard's level."""
    spoilt = []
    for at, row in enumerate(OURS["guards"]):
        for key in ["strength", "loot"]:
            least, most = OURS["backs"][row["level"] - 1][key]
            steps: Steps = ("guards", at, key)
            spoilt += [(steps, put(number)) for number in [least - 1, most + 1]]

    assert len(spoilt) == 36 * 2 * 2
    assert missed(spoilt) == []


@pytest.mark.parametrize("key", ["strength", "loot"])
@pytest.mark.parametrize("at", [0, 1, 2])
def test_every_back_that_is_too_narrow_or_backwards_is_noticed(at: int, key: str) -> None:
    """R33: guards that fall out of the range are named; a range from large to small is named itself."""
    least, most = OURS["backs"][at][key]
    narrow = paths(spoil(("backs", at, key), put([least, most - 1])))
    backwards = paths(spoil(("backs", at, key), put([most, least])))

    outside = [f"guards[{i}].{key}" for i, row in enumerate(OURS["guards"]) if row["level"] == at + 1 and row[key] == most]
    assert narrow == outside
    assert f"backs[{at}].{key}" in backwards


def test_every_guard_moved_to_a_level_that_it_does_not_fit_is_noticed() -> None:
    """R33: by its numbers; a level may have more or fewer guards than twelve."""
    backs = {row["level"]: row for row in OURS["backs"]}
    for at, row in enumerate(OURS["guards"]):
        for level in [level for level in LEVELS if level != row["level"]]:
            outside = [key for key in ["strength", "loot"] if not backs[level][key][0] <= row[key] <= backs[level][key][1]]
            assert paths(spoil(("guards", at, "level"), put(level))) == [f"guards[{at}].{key}" for key in outside]


def test_every_monster_that_takes_the_place_of_another_is_noticed() -> None:
    """R33: of two equal ones the second is named."""
    for at, row in enumerate(OURS["monsters"]):
        others = [i for i, other in enumerate(OURS["monsters"]) if other["type"] == row["type"] and i != at]
        for other in others:
            rows = spoil(("monsters", at, "strength"), put(OURS["monsters"][other]["strength"]))
            assert paths(rows) == [f"monsters[{max(at, other)}].strength"]


def test_every_two_tiles_that_changed_places_are_noticed() -> None:
    """R33, Q43: tiles are repeated exactly as they are, or left out."""
    for at in range(11):
        rows = deepcopy(OURS)
        rows["tiles"][at : at + 2] = rows["tiles"][at : at + 2][::-1]
        assert {f"tiles[{at}].key", f"tiles[{at + 1}].key"} <= set(paths(rows))


def test_two_mistakes_are_told_together() -> None:
    """R33: whoever edits a file sees all of them at once."""
    rows = deepcopy(spoil(("guards", 12, "loot"), put(99)))
    rows["monsters"][3]["heal"] = -1

    assert paths(rows) == ["monsters[3].heal", "guards[12].loot"]


def test_every_complaint_cites_the_rule_of_own_cards() -> None:
    """R33: code, rule and path."""
    (reason,) = complaints(spoil(("guards", 12, "loot"), put(99)))

    assert (reason.code, reason.rule) == ("cards-out-of-range", "R33")
    assert reason.params == {"path": "guards[12].loot", "value": 99, "least": 7, "most": 13}


# Syntax


def line_of_error(text: str) -> int:
    with pytest.raises(BadCards) as refusal:
        MAECHTIGE_MONSTER.read(text)
    line: int = refusal.value.reason.params["line"]
    return line


def test_a_file_that_breaks_off_is_named_with_its_last_line() -> None:
    """R33: the end of the document is a place too."""
    text = "backs = [\n  { level = 1, strength = [3, 6], loot = [3, 9] },\n"

    assert line_of_error(text) == 3


def test_a_key_that_stands_twice_is_a_syntax_error() -> None:
    """R33: the second one is named."""
    assert line_of_error("tiles = []\nbacks = []\ntiles = []\n") == 3
