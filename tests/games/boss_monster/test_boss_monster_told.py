"""What cards do, told from the words of their abilities: every word can be told, a changed number reads right at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from fluent_texts import messages
from games.card_files import BOSS_MONSTER, put

from monstertisch.games.boss_monster import BossMonster
from monstertisch.games.boss_monster.card_grammar import DONE_TO, SWITCHES
from monstertisch.games.boss_monster.cards import PRINTED, SECTIONS
from monstertisch.games.boss_monster.effects.vocabulary import ALWAYS, COSTS, DO, ON, PER, PHASES, TARGETS, WHEN
from monstertisch.texts import LANGUAGES, Texts

GAME = BossMonster()
SAY = {language: Texts(language, "games/boss_monster").say for language in LANGUAGES}
LONGEST = 210  # what the page has room for

each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(section: str, row: dict[str, Any], language: str) -> str:
    return " ".join(GAME.tell(section, row, SAY[language]))


@pytest.mark.thorough
def test_every_word_of_the_card_file_can_be_told() -> None:
    first = {word for places in DONE_TO.values() for word in places[0]}
    families: dict[str, Sequence[str]] = {
        "on": ON[1:], "when": WHEN[1:], "per": PER[1:], "phase": PHASES, "cost": COSTS, "always": ALWAYS, "do": DO,
        "target": [word for word in TARGETS if word in first],
    }  # fmt: skip
    wanted = [f"text-{family}-{word}" for family, words in families.items() for word in words]

    assert [key for key in wanted if key not in messages("games/boss_monster", "de")] == []


@each_language
def test_every_card_that_does_something_says_so(language: str) -> None:
    """R65: a miniboss level by level; nothing is longer than its place."""
    for section in SECTIONS:
        for row in PRINTED[section]:
            texts = GAME.tell(section, row, SAY[language])
            does = bool(row.get("abilities")) or "souls" in "".join(row.get("lure", []))
            assert len(texts) == (3 if section == "minibosses" else int(does)), row["id"]
            assert all(len(text) <= LONGEST for text in texts), texts


@each_language
def test_a_changed_number_reads_right_at_once(language: str) -> None:
    """R136: every number of every ability of our cards, changed in a copy."""
    tried = 0
    for steps, old in BOSS_MONSTER.entries:
        if type(old) is int and "abilities" in steps and not {*steps} & {*SWITCHES, "least"}:
            section, at = str(steps[0]), int(steps[1])
            row = BOSS_MONSTER.spoil(steps, put(-17 if old < 0 else 17))[section][at]
            assert "17" in told(section, row, language), (steps, told(section, row, language))
            assert "17" not in told(section, PRINTED[section][at], language)
            tried += 1

    assert tried > 60


@pytest.mark.parametrize(
    ("ability", "german", "english"),
    [
        (
            {"limit": "turn", "cost": {"pay_coins": 1}, "do": {"draw_spells": 1}},
            "1x/Runde, zahle 1 Münze: Ziehe einen Zauber.",
            "1x/turn, pay 1 coin: draw a spell.",
        ),
        (
            {"limit": "turn", "cost": {"pay_coins": 2}, "do": {"draw_spells": 2}},
            "1x/Runde, zahle 2 Münzen: Ziehe 2 Zauber.",
            "1x/turn, pay 2 coins: draw 2 spells.",
        ),
        (
            {"on": "built", "optional": True, "cost": {"discard_minibosses": 2}, "do": {"heal_wounds": 1}},
            "Gebaut: Du darfst 2 Minibosskarten abwerfen und eine Wunde heilen.",
            "Built: you may discard 2 miniboss cards to heal a wound.",
        ),
        (
            {"limit": "turn", "target": ["hero_here"], "most_health": 4, "do": {"hero_to_town": 1, "gain_coins": 2}},
            "1x/Runde: Schicke einen Helden in diesem Raum mit noch höchstens 4 Leben zurück in die Stadt und +2 Münzen.",
            "1x/turn: send a hero in this room with at most 4 health left back to town and +2 coins.",
        ),
        (
            {"always": {"damage_here": {"plus": 2, "each": -1, "per": "coins_here"}}},
            "+2 Schaden und −1 je Münze auf dem Raum.",
            "+2 damage and −1 per coin on this room.",
        ),
        (
            {"by": "opponents", "limit": "turn", "cost": {"give_coins": 3}, "do": {"damage_here": -2}},
            "1x/Runde darf ein Gegner dir 3 Münzen geben: Dieser Raum hat diese Runde −2 Schaden.",
            "1x/turn an opponent may give you 3 coins: this room has −2 damage this turn.",
        ),
        (
            {"from": "hand", "modes": [{"do": {"draw_rooms": 2}}, {"cost": {"discard_spells": 1}, "do": {"gain_coins": 4}}]},
            "Wirf diese Karte aus der Hand ab: Ziehe 2 Raumkarten; oder wirf einen Zauber ab und +4 Münzen.",
            "Discard this card from your hand: draw 2 room cards; or discard a spell and +4 coins.",
        ),
    ],
)
def test_a_room_of_known_words_tells_itself(ability: dict[str, Any], german: str, english: str) -> None:
    assert [told("rooms", {"abilities": [ability]}, language) for language in LANGUAGES] == [german, english]


def test_a_text_of_ones_own_is_told_as_it_stands() -> None:
    row = {"abilities": [{"do": {"draw_spells": 1}}], "text_de": "Ein Zauber.", "text_en": "One spell."}

    assert [told("spells", row, language) for language in LANGUAGES] == ["Ein Zauber.", "One spell."]
