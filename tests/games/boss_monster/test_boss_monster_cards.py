"""Boss Monster's card check: what only this game's cards can have wrong. What holds for every file: games/test_card_files.py."""

from __future__ import annotations

from copy import deepcopy

import pytest
from games.card_files import BOSS_MONSTER, Rows, path_of, put, values

from monstertisch.games.boss_monster.effects.vocabulary import ALWAYS, COSTS, DO, LIMITS, ON, PER, TARGETS, WHEN

OURS = BOSS_MONSTER.ours
at, changed, codes, paths, spoil = BOSS_MONSTER.at, BOSS_MONSTER.changed, BOSS_MONSTER.codes, BOSS_MONSTER.paths, BOSS_MONSTER.spoil


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


def test_every_number_of_an_ability_is_that_of_its_text() -> None:
    """R136: whoever changes a number of an effect must change the text in both languages."""
    numbers = [
        (steps, old) for steps, old in BOSS_MONSTER.entries if type(old) is int and "abilities" in steps and old in (2, 3, 4, 5)
    ]
    found = {path_of(steps): [path for path in paths(spoil(steps, put(old + 1))) if ".text" in path] for steps, old in numbers}

    assert len(numbers) > 25
    assert [place for place, wrong in found.items() if len(wrong) != 2] == []


def test_two_mistakes_are_told_together() -> None:
    """R136: whoever edits a file sees all of them at once."""
    rows = deepcopy(OURS)
    rows["bosses"][0]["treasure"] = "cheese"
    rows["rooms"][3]["damage"] = 21

    assert codes(rows) == [("no-choice", "bosses[0].treasure"), ("out-of-range", "rooms[3].damage")]


def test_a_complaint_names_rule_place_and_numbers() -> None:
    """R136: code, rule and path."""
    (reason,) = BOSS_MONSTER.complaints(spoil(("heroes", 3, "health"), put(61)))

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


def test_there_are_cards_enough_for_the_opening_of_four() -> None:
    """R17, R118, R136: five rooms and two spells for each of four, and what primes the discard pile."""
    few = {**OURS, "rooms": OURS["rooms"][:5], "spells": OURS["spells"][:3]}

    assert [code for code in codes(few) if code[0] != "too-few"] == []
    assert [path for _, path in codes(few)] == ["rooms", "spells"]


def test_there_are_heroes_enough_for_every_number_of_players() -> None:
    """R15, R23, R136: ordinary and epic ones."""
    few = {**OURS, "heroes": [row for row in OURS["heroes"] if not row["epic"] or row["symbol"] > 2]}

    assert codes(few) == [("too-few-heroes", "heroes")]


def test_there_are_bosses_enough_to_choose_from() -> None:
    """R114, R136: two for each of four."""
    assert codes({**OURS, "bosses": OURS["bosses"][:7]}) == [("so-many-cards", "bosses")]


@pytest.mark.parametrize("card", ["", "Loot Box", "loot__box", "_loot", "7up", "füchse"])
def test_an_id_is_a_plain_word(card: str) -> None:
    """R136: moves and stored games name it."""
    assert codes(changed("rooms", "loot_box", id=card)) == [("no-id", f"rooms[{at('rooms', 'loot_box')}].id")]


def test_no_two_cards_share_an_id() -> None:
    """R136: not even a room and a spell."""
    assert codes(changed("spells", "heist", id="loot_box")) == [("twice", f"spells[{at('spells', 'heist')}].id")]


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
