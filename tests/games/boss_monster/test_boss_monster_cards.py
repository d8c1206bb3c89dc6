"""Boss Monster's card check: every value of our file is spoilt in every way we know, and the check must name the place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy, deepcopy
from importlib import resources
from typing import Any

import pytest

from monstertisch.core.reason import BadCards, Reason
from monstertisch.games.boss_monster.cards import parse, printed_rows
from monstertisch.games.boss_monster.check import NEEDED, check_cards
from monstertisch.games.boss_monster.effects.vocabulary import ALWAYS, COSTS, DO, LIMITS, ON, PER, TARGETS, WHEN

Rows = dict[str, Any]
Steps = tuple[str | int, ...]

TEXT = resources.files("monstertisch.games.boss_monster").joinpath("cards.toml").read_text("utf-8")
OURS = printed_rows()
WORDED = ["name_de", "name_en", "text_de", "text_en", "texts_de", "texts_en", "source", "code"]


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
    """As the check writes it: rooms[12].abilities[0].do"""
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
    """Is the spoilt value named, or something of the same card? A missing target shows at the primitive that needs it."""
    row = path_of(steps[:2])
    return any(path == row or path.startswith(f"{row}.") for path in found) or path_of(steps[:1]) in found


def missed(spoilt: Iterable[tuple[Steps, Rows]]) -> list[str]:
    return [path_of(steps) for steps, rows in spoilt if not named(steps, paths(rows))]


def at(section: str, card: str) -> int:
    (found,) = [index for index, row in enumerate(OURS[section]) if row["id"] == card]
    return found


def changed(section: str, card: str, **entries: Any) -> Rows:
    """Our rows with other entries on one card; None takes the entry away."""
    rows = deepcopy(OURS)
    row = rows[section][at(section, card)]
    row |= entries
    for key in [key for key, value in entries.items() if value is None]:
        del row[key]
    return rows


ROWS = [steps for steps, _ in values(OURS) if len(steps) == 2]
ENTRIES = [(steps, value) for steps, value in values(OURS) if len(steps) >= 3]


def some(entries: Sequence[Steps], stride: int) -> Sequence[Steps]:
    """Every so many: each spoilt value costs a whole check."""
    return entries[::stride]


def test_our_card_file_passes_the_check() -> None:
    """R136: without a single complaint."""
    assert complaints(OURS) == []


def test_every_row_of_our_file_names_its_source() -> None:
    """R136: nobody has to guess what is printed and what is ours."""
    rows = [row for section in OURS.values() for row in section]

    assert [row for row in rows if not any(word in row["source"] for word in ("rulebook", "public", "reconstructed"))] == []


def test_the_order_of_the_rows_does_not_matter() -> None:
    """R136: cards are known by their ids."""
    assert complaints({section: rows[::-1] for section, rows in OURS.items()}) == []


def test_sources_and_codes_may_be_left_out() -> None:
    """R136: an own card file need not tell where its numbers come from."""
    bare = {
        section: [{key: row[key] for key in row if key not in ["source", "code"]} for row in rows] for section, rows in OURS.items()
    }

    assert complaints(bare) == []


def used_words() -> set[str]:
    """Every word that stands in an ability, as a key or as a value."""
    found: set[str] = set()
    for section in OURS.values():
        for row in section:
            for steps, value in values(row.get("abilities", [])):
                found |= {str(step) for step in steps} | ({value} if isinstance(value, str) else set())
    return found


@pytest.mark.parametrize("words", [ALWAYS, COSTS, DO, LIMITS[1:], ON[1:], PER[1:], TARGETS, WHEN[1:]], ids=lambda words: words[0])
def test_no_effect_is_without_a_card(words: list[str]) -> None:
    """R136: every word of the vocabulary is used by one of our cards."""
    assert [word for word in words if word not in used_words()] == []


def test_every_missing_key_is_noticed() -> None:
    """R136: a card has all that belongs to its kind."""
    needed = [steps for steps, _ in ENTRIES if len(steps) == 3 and steps[-1] in NEEDED[str(steps[0])]]

    assert len(needed) > 800
    assert missed([(steps, spoil(steps, delete)) for steps in some(needed, 3)]) == []


@pytest.mark.parametrize("value", [None, 2.5, [], {"value": 2}], ids=repr)
def test_every_value_of_a_wrong_type_is_noticed(value: Any) -> None:
    """R136: wherever it stands, sources included."""
    entries = [steps for steps, old in ENTRIES if type(old) is not type(value)]

    assert missed([(steps, spoil(steps, put(value))) for steps in some(entries, 11)]) == []


@pytest.mark.parametrize("value", [-100, 10**30])
def test_every_number_out_of_range_is_noticed(value: int) -> None:
    """R136: every number has its range."""
    entries = [steps for steps, old in ENTRIES if type(old) is int]

    assert len(entries) > 300
    assert missed([(steps, spoil(steps, put(value))) for steps in some(entries, 2)]) == []


def test_every_unknown_word_is_noticed() -> None:
    """R136: names, texts and sources are free, all else is not."""
    entries = [steps for steps, old in ENTRIES if isinstance(old, str) and not {*steps} & {*WORDED}]

    assert len(entries) > 400
    assert missed([(steps, spoil(steps, put("unknown"))) for steps in some(entries, 2)]) == []


def test_every_unknown_key_is_noticed() -> None:
    """R136: a slip of the pen is not passed over, in a row, an ability or an amount."""
    tables = [steps for steps, node in values(OURS) if isinstance(node, dict)]

    assert len(tables) > 300
    assert missed([((*steps, "unknown"), spoil((*steps, "unknown"), put(1))) for steps in tables]) == []


def test_every_number_of_an_ability_is_that_of_its_text() -> None:
    """R136: whoever changes a number of an effect must change the text in both languages."""
    numbers = [(steps, old) for steps, old in ENTRIES if type(old) is int and "abilities" in steps and old in (2, 3, 4, 5)]
    found = {path_of(steps): [path for path in paths(spoil(steps, put(old + 1))) if ".text" in path] for steps, old in numbers}

    assert len(numbers) > 25
    assert [place for place, wrong in found.items() if len(wrong) != 2] == []


@pytest.mark.parametrize("name", ["", " ", "a\nb", "a\u200bb", "x" * 61, 7], ids=repr)
def test_a_name_is_a_short_line(name: Any) -> None:
    """R136: something to read, at most 60 characters."""
    first = [steps for steps, _ in ENTRIES if steps[1] == 0 and steps[-1] in ["name_de", "name_en"]]

    assert len(first) == 2 * 5
    assert missed([(steps, spoil(steps, put(name))) for steps in first]) == []


@pytest.mark.parametrize("steps", ROWS, ids=path_of)
def test_every_dropped_and_every_doubled_row_is_noticed(steps: Steps) -> None:
    """R136: every card of the box must be there, once."""
    section, index = str(steps[0]), int(steps[1])
    doubled = {**OURS, section: [*OURS[section], OURS[section][index]]}

    assert complaints(spoil(steps, delete))
    assert f"{section}[{len(OURS[section])}].id" in paths(doubled)


@pytest.mark.parametrize("section", NEEDED)
@pytest.mark.parametrize("value", [None, 1, "rows", {}, []], ids=repr)
def test_every_section_that_is_no_list_of_rows_is_noticed(section: str, value: Any) -> None:
    """R136: an empty list counts as one without its rows."""
    assert complaints({**OURS, section: value})
    assert complaints({key: rows for key, rows in OURS.items() if key != section})


def test_an_unknown_section_is_noticed() -> None:
    """R136: and it does not hide what else is wrong."""
    assert paths({**OURS, "items": []}) == ["items"]
    assert paths({**OURS, "items": [], "numbers": OURS["numbers"][:3]}) == ["items", "numbers"]


def test_two_mistakes_are_told_together() -> None:
    """R136: whoever edits a file sees all of them at once."""
    rows = deepcopy(OURS)
    rows["bosses"][0]["treasure"] = "cheese"
    rows["rooms"][3]["damage"] = 21

    assert codes(rows) == [("no-choice", "bosses[0].treasure"), ("out-of-range", "rooms[3].damage")]


def test_a_complaint_names_rule_place_and_numbers() -> None:
    """R136: code, rule and path."""
    (reason,) = complaints(spoil(("heroes", 3, "health"), put(61)))

    assert (reason.code, reason.rule) == ("cards-out-of-range", "R136")
    assert reason.params == {"path": "heroes[3].health", "value": 61, "least": 1, "most": 60}


# What only a whole card can have wrong


@pytest.mark.parametrize(
    ("section", "card", "ability", "expected"),
    [
        ("rooms", "unstable_mine", {"cost": {"sacrifice": "here"}, "do": {}}, ("no-effect", ".do")),
        ("rooms", "unstable_mine", {"do": {"kill_hero": 1}}, ("needs-target", ".do.kill_hero")),
        ("rooms", "unstable_mine", {"target": ["opponent"], "do": {"draw_rooms": 1}}, ("idle-target", ".target")),
        ("rooms", "unstable_mine", {"do": {"switch_off": 1}}, ("not-on", ".do.switch_off")),
        ("rooms", "unstable_mine", {"do": {"remove_hero": 1}}, ("only-on", ".do.remove_hero")),
        ("rooms", "unstable_mine", {"on": "hero_enters", "do": {"draw_rooms": 1}}, ("no-choice", ".on")),
        ("rooms", "unstable_mine", {"optional": True, "do": {"draw_rooms": 1}}, ("only-with", ".optional")),
        ("rooms", "unstable_mine", {"on": "built", "from": "hand", "do": {"draw_rooms": 1}}, ("not-with", ".from")),
        ("rooms", "unstable_mine", {"always": {"damage_here": 1}, "do": {"draw_rooms": 1}}, ("not-with", ".do")),
        ("rooms", "unstable_mine", {"do": {"gain_coins": {"each": 1, "per": "coins_paid"}}}, ("not-counted", ".do.gain_coins.per")),
        ("rooms", "unstable_mine", {"cost": {"sacrifice": {"least": 1}}}, ("no-choice", ".cost.sacrifice")),
        ("rooms", "unstable_mine", {"cost": {"discard_cards": {"least": 1}}}, ("no-choice", ".cost.discard_cards")),
        ("rooms", "unstable_mine", {"most_health": 2, "do": {"draw_rooms": 1}}, ("only-with", ".most_health")),
        ("rooms", "unstable_mine", {"modes": []}, ("no-modes", ".modes")),
        ("rooms", "unstable_mine", {"do": {"gain_coins": 2}}, ("endless", "")),
        ("rooms", "unstable_mine", {"cost": {"pay_coins": 1}, "do": {"gain_coins": 2}}, ("endless", "")),
        ("rooms", "unstable_mine", {"on": "built", "do": {"rebuild_all": 1}}, ("endless", "")),
        ("rooms", "unstable_mine", {"from": "hand", "do": {"take_cards": 1}}, ("endless", "")),
        ("rooms", "unstable_mine", {"on": "built", "cost": {"pay_coins": 1}, "do": {"draw_rooms": 1}}, ("only-with", ".cost")),
        ("rooms", "unstable_mine", {"do": {"deactivate": 2}, "target": ["room"]}, ("out-of-range", ".do.deactivate")),
        ("rooms", "unstable_mine", {"always": {"own_health": 1}}, ("not-on", ".always.own_health")),
        ("minibosses", "paddywhack", {"on": "coins_gained", "do": {"gain_coins": 1}}, ("endless", "")),
        ("spells", "heist", {"cost": {"sacrifice": "here"}, "do": {"draw_rooms": 1}}, ("no-choice", ".cost.sacrifice")),
        ("bosses", "gregore", {"from": "hand", "do": {"draw_rooms": 1}}, ("no-choice", ".from")),
        ("heroes", "paladin", {"do": {"own_health": 1}}, ("only-with", "")),
    ],
)  # fmt: skip
def test_an_ability_makes_sense(section: str, card: str, ability: Rows, expected: tuple[str, str]) -> None:
    """R136: primitives have their targets, triggers and places."""
    code, place = expected

    assert (code, f"{section}[{at(section, card)}].abilities[0]{place}") in codes(changed(section, card, abilities=[ability]))


def test_a_card_without_effect_is_noticed() -> None:
    """R136: rooms, spells, bosses and every level of a miniboss do something; a hero's text belongs to an effect."""
    assert codes(changed("rooms", "unstable_mine", abilities=[])) == [("no-effect", "rooms[29].abilities")]
    assert codes(changed("minibosses", "spike", abilities=[])) == [("three-levels", "minibosses[0].abilities")]
    assert codes(changed("heroes", "paladin", abilities=None)) == [("text-or-effect", f"heroes[{at('heroes', 'paladin')}]")]
    assert codes(changed("heroes", "paladin", text_de=None)) == [("text-or-effect", f"heroes[{at('heroes', 'paladin')}]")]


def test_the_decks_keep_their_sizes() -> None:
    """R2, R15, R136: copies and players symbols may differ, their sums may not."""
    more = changed("rooms", "spectral_bomb", copies=2)
    moved = deepcopy(more)
    moved["rooms"][at("rooms", "monster_academy")]["copies"] = 1

    assert codes(more) == [("copies", "rooms")]
    assert codes(moved) == []
    assert codes(changed("heroes", "felicity", symbol=3)) == [("heroes", "heroes"), ("heroes", "heroes")]


def test_two_rooms_that_feed_each_other_are_noticed() -> None:
    """R136: two Paywalls could send the same coin to and fro, two Tombs fetch each other, for ever."""
    tomb = OURS["rooms"][at("rooms", "tomb_of_terrors")]["abilities"]
    twice = changed("rooms", "loot_box", abilities=tomb, text_de="Nimm.", text_en="Take.")
    walls = changed("rooms", "paywall", copies=2)
    walls["rooms"][at("rooms", "loot_box")]["copies"] = 1

    assert codes(twice) == [("endless", f"rooms[{at('rooms', 'loot_box')}].abilities")]
    assert codes(walls) == [("endless", f"rooms[{at('rooms', 'paywall')}].abilities")]


def test_no_two_bosses_have_the_same_experience() -> None:
    """R16, R136: XP is the order of play."""
    assert codes(changed("bosses", "calabeza", xp=365)) == [("twice", "bosses[1].xp")]


def test_a_lure_is_one_or_two_kinds_of_treasure_or_a_rule_of_its_own() -> None:
    """R80, R136: never both."""
    wrong = changed("heroes", "felicity", lure=["cleric", "fewest_souls"])

    assert paths(wrong) == [f"heroes[{at('heroes', 'felicity')}].lure[1]"]


# The file itself


def test_a_syntax_error_is_named_with_its_line() -> None:
    """R136: so that an editor can jump there."""
    with pytest.raises(BadCards) as refusal:
        parse(TEXT.replace("bosses = [", "bosses = ", 1))

    assert (refusal.value.reason.code, refusal.value.reason.rule) == ("cards-syntax", "R136")
    assert refusal.value.reason.params["line"] > 1


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = 1" + "0" * 5000], ids=["nested", "large"])
def test_a_file_beyond_all_cards_is_refused(text: str) -> None:
    """R136: nothing that a file holds ends the program."""
    with pytest.raises(BadCards):
        parse(text)
