"""Our card file, and the card check: every value of the file is spoilt in every way we know, and the check must name the place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from importlib import resources
from typing import Any

import pytest

from monstertisch.core.reason import BadCards, Reason
from monstertisch.games.maechtige_monster.cards import KEYS, LEVELS, STRENGTHS, TYPES, check_cards, parse, printed_rows

Rows = dict[str, Any]
Steps = tuple[str | int, ...]

TEXT = resources.files("monstertisch.games.maechtige_monster").joinpath("cards.toml").read_text("utf-8")
OURS = printed_rows()


def complaints(rows: Any) -> list[Reason]:
    try:
        check_cards(rows)
    except BadCards as refusal:
        return refusal.reasons
    return []


def paths(rows: Any) -> list[str]:
    return [reason.params["path"] for reason in complaints(rows)]


# Our file


def test_our_card_file_passes_the_check() -> None:
    """R33: without a single complaint."""
    assert complaints(OURS) == []


def test_every_row_of_our_file_names_its_source() -> None:
    """R1, R2, R31: nobody has to guess which numbers are printed and which are ours."""
    rows = [row for section in ["backs", "monsters", "guards", "tiles"] for row in OURS[section]]

    words = ("rulebook", "derived", "reconstructed")
    assert len(rows) == 3 + 30 + 36 + 12
    assert [row for row in rows if not any(word in row["source"] for word in words)] == []


@pytest.mark.parametrize(
    ("level", "strengths", "loots", "cards", "mean_strength", "mean_loot"),
    [
        (1, [3, 6], [3, 9], {3: [3, 5], 4: [4, 6], 5: [4, 5, 7], 6: [5, 6, 7, 8, 9]}, 4.92, 5.75),
        (2, [5, 9], [7, 13], {5: [8], 6: [10, 11], 7: [7, 9], 8: [8, 10, 11], 9: [9, 10, 12, 13]}, 7.58, 9.83),
        (3, [7, 10], [11, 18], {7: [11], 8: [12, 13], 9: [11, 14, 15], 10: [12, 13, 14, 15, 16, 18]}, 9.17, 13.67),
    ],
)
def test_guards_are_those_of_the_rules(
    level: int, strengths: list[int], loots: list[int], cards: dict[int, list[int]], mean_strength: float, mean_loot: float
) -> None:
    """R2: the table of section 9.1, ranges and means included."""
    back = OURS["backs"][level - 1]
    guards = [row for row in OURS["guards"] if row["level"] == level]

    assert (back["level"], back["strength"], back["loot"]) == (level, strengths, loots)
    assert {strength: [row["loot"] for row in guards if row["strength"] == strength] for strength in cards} == cards
    assert len(guards) == 12
    assert round(sum(row["strength"] for row in guards) / 12, 2) == mean_strength
    assert round(sum(row["loot"] for row in guards) / 12, 2) == mean_loot


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


def values(node: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """Every value of the file with the steps that lead to it, rows and lists included."""
    if steps:
        yield steps, node
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []
    for step, child in children:
        yield from values(child, (*steps, step))


def path_of(steps: Steps) -> str:
    """As the check writes it: guards[12].loot"""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


def spoil(steps: Steps, change: Callable[[Any, Any], None]) -> Rows:
    """Our rows after `change` was made to the row or list that holds the value, at its key."""
    rows = deepcopy(OURS)
    holder = rows
    for step in steps[:-1]:
        holder = holder[step]  # type: ignore[index]
    change(holder, steps[-1])
    return rows


def put(value: Any) -> Callable[[Any, Any], None]:
    def change(holder: Any, step: Any) -> None:
        holder[step] = value

    return change


def delete(holder: Any, step: Any) -> None:
    del holder[step]


def named(steps: Steps, found: list[str]) -> bool:
    """Is the spoilt value named, or the list that it is part of?"""
    return any(path_of(steps[:length]) in found for length in range(min(len(steps), 3), len(steps) + 1))


ROWS = [steps for steps, _ in values(OURS) if len(steps) == 2]
ENTRIES = [(steps, value) for steps, value in values(OURS) if len(steps) >= 3]
WRONG_TYPES: list[Any] = [None, True, 2.0, "2", [], [2], {}, {"value": 2}]


def missed(spoilt: Iterable[tuple[Steps, Rows]]) -> list[str]:
    return [path_of(steps) for steps, rows in spoilt if not named(steps, paths(rows))]


def test_every_missing_key_is_noticed() -> None:
    """R33: only the source may be left out."""
    spoilt = [(steps, spoil(steps, delete)) for steps, _ in ENTRIES if len(steps) == 3 and steps[-1] != "source"]

    assert len(spoilt) == 3 * 3 + 30 * 3 + 36 * 4 + sum(len(row) - 1 for row in OURS["tiles"])
    assert missed(spoilt) == []


def test_a_source_may_be_left_out() -> None:
    """R33: an own card file need not tell where its numbers come from."""
    bare = {section: [{key: row[key] for key in row if key != "source"} for row in OURS[section]] for section in OURS}

    assert complaints(bare) == []


@pytest.mark.parametrize("value", WRONG_TYPES, ids=repr)
def test_every_value_of_a_wrong_type_is_noticed(value: Any) -> None:
    """R33, Q43: wherever it stands, sources included."""
    entries = [steps for steps, old in ENTRIES if type(old) is not type(value)]

    assert missed([(steps, spoil(steps, put(value))) for steps in entries]) == []


def test_every_number_that_is_equal_but_not_whole_is_noticed() -> None:
    """Q43: 1.0 is no 1, and neither is true."""
    numbers = [(steps, old) for steps, old in ENTRIES if isinstance(old, int)]
    spoilt = [(steps, spoil(steps, put(float(old)))) for steps, old in numbers]
    spoilt += [(steps, spoil(steps, put(bool(old)))) for steps, old in numbers if old in [0, 1]]

    assert missed(spoilt) == []


@pytest.mark.parametrize("value", [-1, 1000, 10**30])
def test_every_number_out_of_range_is_noticed(value: int) -> None:
    """R33, Q43: numbers from 0 to 999, levels and strengths as they are, guards within their back's ranges."""
    entries = [steps for steps, old in ENTRIES if isinstance(old, int) and old != value]

    assert len(entries) > 200
    assert missed([(steps, spoil(steps, put(value))) for steps in entries]) == []


def test_every_unknown_word_is_noticed() -> None:
    """R33: types and everything in a tile; ids of guards and sources are free."""
    entries = [steps for steps, old in ENTRIES if isinstance(old, str) and steps[-1] != "source"]
    fixed = [steps for steps in entries if steps[0] != "guards"]

    assert missed([(steps, spoil(steps, put("unknown"))) for steps in fixed]) == []


def test_every_number_outside_its_back_is_noticed() -> None:
    """R33: one below and one above the range of each guard's level."""
    spoilt = []
    for at, row in enumerate(OURS["guards"]):
        for key in ["strength", "loot"]:
            least, most = OURS["backs"][row["level"] - 1][key]
            steps: Steps = ("guards", at, key)
            spoilt += [(steps, spoil(steps, put(number))) for number in [least - 1, most + 1]]

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


@pytest.mark.parametrize("steps", ROWS, ids=path_of)
def test_every_dropped_row_is_noticed(steps: Steps) -> None:
    """R33: three backs, thirty monsters, twelve guards per level, twelve tiles."""
    assert steps[0] in paths(spoil(steps, delete))


@pytest.mark.parametrize("steps", ROWS, ids=path_of)
def test_every_doubled_row_is_noticed(steps: Steps) -> None:
    """R33: the second one is named; of the tiles, that there are too many."""
    rows = deepcopy(OURS)
    section, at = str(steps[0]), int(steps[1])
    rows[section].append(deepcopy(rows[section][at]))

    doubled = f"{section}[{len(OURS[section])}]"
    key = {"backs": ".level", "monsters": ".strength", "guards": ".id"}.get(section)
    assert (doubled + key if key else section) in paths(rows)


@pytest.mark.parametrize("value", [1, "word", None], ids=repr)
def test_every_unknown_key_is_noticed(value: Any) -> None:
    """R33: a slip of the pen is not passed over, whatever stands behind it."""
    unknown: list[Steps] = [(*steps, "unknown") for steps in ROWS]

    assert missed([(steps, spoil(steps, put(value))) for steps in unknown]) == []


@pytest.mark.parametrize("value", [None, 1, "row", []], ids=repr)
def test_every_row_that_is_none_is_noticed(value: Any) -> None:
    """R33: something else in place of a row."""
    assert [path_of(steps) for steps in ROWS if path_of(steps) not in paths(spoil(steps, put(value)))] == []


@pytest.mark.parametrize("section", [*KEYS, "tiles"])
@pytest.mark.parametrize("value", [1, "rows", {}, []], ids=repr)
def test_every_section_that_is_no_list_of_rows_is_noticed(section: str, value: Any) -> None:
    """R33: an empty list counts as one without its rows."""
    assert section in paths({**OURS, section: value})


@pytest.mark.parametrize("section", KEYS)
def test_every_missing_section_is_noticed(section: str) -> None:
    """R33: only the tiles may be left out (Q43)."""
    assert section in paths({key: rows for key, rows in OURS.items() if key != section})


def test_an_unknown_section_is_noticed() -> None:
    """R33: and it does not hide what else is wrong."""
    assert paths({**OURS, "heroes": []}) == ["heroes"]
    assert paths({**OURS, "heroes": [], "backs": OURS["backs"][:2]}) == ["heroes", "backs"]


def test_every_guard_moved_to_another_level_is_noticed() -> None:
    """R33: by its numbers if they do not fit there, by the count of twelve if they do."""
    for at, row in enumerate(OURS["guards"]):
        for level in [level for level in LEVELS if level != row["level"]]:
            found = paths(spoil(("guards", at, "level"), put(level)))
            assert found
            assert set(found) <= {"guards", f"guards[{at}].strength", f"guards[{at}].loot"}


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
    rows = spoil(("guards", 12, "loot"), put(99))
    rows["monsters"][3]["heal"] = -1

    assert paths(rows) == ["monsters[3].heal", "guards[12].loot"]


def test_every_complaint_cites_the_rule_of_own_cards() -> None:
    """R33: code, rule and path."""
    (reason,) = complaints(spoil(("guards", 12, "loot"), put(99)))

    assert (reason.code, reason.rule) == ("cards-out-of-range", "R33")
    assert reason.params == {"path": "guards[12].loot", "value": 99, "least": 7, "most": 13}


# Syntax


def syntax_error(text: str) -> Reason:
    with pytest.raises(BadCards) as refusal:
        parse(text)
    return refusal.value.reason


def test_a_syntax_error_is_named_with_its_line() -> None:
    """R33: whichever line of our file is broken, that line is named."""
    lines = TEXT.splitlines()
    for at in range(len(lines)):
        reason = syntax_error("\n".join([*lines[:at], "= %", *lines[at + 1 :]]))
        assert (reason.code, reason.rule, reason.params["line"]) == ("cards-syntax", "R33", at + 1)


def test_a_file_that_breaks_off_is_named_with_its_last_line() -> None:
    """R33: the end of the document is a place too."""
    text = "backs = [\n  { level = 1, strength = [3, 6], loot = [3, 9] },\n"

    assert syntax_error(text).params["line"] == 3


def test_a_key_that_stands_twice_is_a_syntax_error() -> None:
    """R33: the second one is named."""
    assert syntax_error("tiles = []\nbacks = []\ntiles = []\n").params["line"] == 3


def test_our_file_is_read_as_it_is_written() -> None:
    """R33: text and rows are the same."""
    assert parse(TEXT) == OURS


@pytest.mark.parametrize("text", [f"backs = {'9' * 5000}", f"backs = {'[' * 5000}{']' * 5000}"])
def test_what_no_card_needs_is_refused(text: str) -> None:
    """R33, Q43: numbers of thousands of digits and endless nesting are answered, not stumbled over."""
    assert syntax_error(text).code in ("cards-beyond", "cards-syntax")
