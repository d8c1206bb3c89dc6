"""The rules for players: every rule is there, both languages say the same, and the numbers are those of the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.core.card_file import name_of
from monstertisch.games.boss_monster.cards import PRINTED

DOCS = Path(__file__).parents[3] / "docs"
RULES = (DOCS / "rules" / "boss_monster.md").read_text("utf-8")
PLAYER_RULES = {language: (DOCS / "play" / f"boss_monster.{language}.md").read_text("utf-8") for language in ["de", "en"]}
NUMBERS = {row["id"]: row["n"] for row in PRINTED["numbers"]}

each_language = pytest.mark.parametrize("language", PLAYER_RULES)


def cited(text: str, rule: str) -> str:
    """The sentences before the citation of a rule, back to the citation before it."""
    before = text[: text.index(f"({rule})")]
    return re.split(r"\(R\d+", before)[-1]


@each_language
def test_every_rule_is_explained_to_players(language: str) -> None:
    numbered = re.findall(r"^- \*\*(R\d+)\*\*", RULES, re.MULTILINE)
    named = re.findall(r"\bR\d+\b", PLAYER_RULES[language])

    assert len(numbered) == 136
    assert sorted(set(numbered) - set(named)) == []
    assert sorted(set(named) - set(numbered)) == []


def test_both_languages_say_the_same() -> None:
    shapes = [re.findall(r"^#+|\bR\d+\b|^> \*\*|^- |^\d\. |^\| ", text, re.MULTILINE) for text in PLAYER_RULES.values()]

    assert shapes[0] == shapes[1]


@each_language
def test_the_numbers_of_setup_and_end_are_those_of_the_card_file(language: str) -> None:
    text = PLAYER_RULES[language]
    heroes = [
        len([row for row in PRINTED["heroes"] if row["epic"] == epic and row["symbol"] <= players])
        for players in [2, 3, 4]
        for epic in [False, True]
    ]

    assert re.findall(r"\d+", cited(text, "R15"))[-6:] == [str(number) for number in heroes]
    assert re.findall(r"\d+", cited(text, "R17"))[-3:] == [
        str(NUMBERS[key]) for key in ["start_coins", "room_cards", "spell_cards"]
    ]
    assert str(NUMBERS["discards"]) in cited(text, "R19")
    assert str(NUMBERS["wounds_to_lose"]) in cited(text, "R107")
    assert str(NUMBERS["souls_to_win"]) in cited(text, "R109")


@each_language
def test_the_cards_of_the_examples_have_the_numbers_of_the_examples(language: str) -> None:
    """The walk through Beast, Pendulum and Mine."""
    rooms = {row["id"]: row for row in PRINTED["rooms"]}
    walked = [rooms[room] for room in ["fetid_beast", "sawtooth_pendulum", "unstable_mine"]]

    assert ", ".join(f"{name_of(room, language)} {room['damage']}" for room in walked) in PLAYER_RULES[language]


def test_the_box_holds_what_the_rules_say() -> None:
    counts = [12, sum(row["copies"] for row in PRINTED["rooms"]), 10, 26, len(PRINTED["heroes"])]

    for text in PLAYER_RULES.values():
        assert re.findall(r"\d+", cited(text, "R2"))[-5:] == [str(count) for count in counts]
