"""The rules for players: every rule is there, both languages say the same, and the numbers are those of the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.core.card_file import name_of
from monstertisch.games.kingscraft.cards import PRINTED, PRINTED_CARDS

DOCS = Path(__file__).parents[3] / "docs"
RULES = (DOCS / "rules" / "kingscraft.md").read_text("utf-8")
PLAYER_RULES = {language: (DOCS / "play" / f"kingscraft.{language}.md").read_text("utf-8") for language in ["de", "en"]}

each_language = pytest.mark.parametrize("language", PLAYER_RULES)


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


@each_language
def test_every_rule_is_explained_to_players(language: str) -> None:
    numbered = re.findall(r"^- \*\*(R\d+)\*\*", RULES, re.MULTILINE)
    cited = re.findall(r"\bR\d+\b", PLAYER_RULES[language])

    assert len(numbered) > 110
    assert sorted(set(numbered) - set(cited)) == []
    assert sorted(set(cited) - set(numbered)) == []


def test_both_languages_say_the_same() -> None:
    shapes = [re.findall(r"^#+|\bR\d+\b|^> \*\*|^- |^\d\. |^\| ", text, re.MULTILINE) for text in PLAYER_RULES.values()]

    assert shapes[0] == shapes[1]


@each_language
def test_actions_have_their_numbers_and_names(language: str) -> None:
    listed = [row[:2] for row in rows(PLAYER_RULES[language]) if row[0].isdigit()]

    assert listed == [[str(row["order"]), name_of(row, language)] for row in PRINTED["actions"][:7]]


@each_language
def test_every_potion_character_and_special_card_is_named(language: str) -> None:
    text = PLAYER_RULES[language]
    named = [row for section in ["potions", "characters", "tokens"] for row in PRINTED[section] if "blank" not in row]
    names = [name_of(row, language) for row in [*named, *PRINTED["actions"][7:]] if row["id"] != "HERO"]

    assert [name for name in names if name not in text] == []


@each_language
def test_creatures_per_level_are_those_of_the_card_file(language: str) -> None:
    word = {"de": "Stufe", "en": "level"}[language]
    listed = [row[1:] for row in rows(PLAYER_RULES[language]) if re.fullmatch(rf"{word} \d", row[0])]

    assert listed == [[str(PRINTED_CARDS.creatures_used[players][level]) for players in [2, 3, 4]] for level in range(3)]


@each_language
def test_the_numbers_of_potions_are_those_of_the_card_file(language: str) -> None:
    for row in PRINTED["potions"]:
        numbers = [worth for worth in row.get("effects", {}).values() if type(worth) is int and abs(worth) > 1]
        lines = [line for line in rows(PLAYER_RULES[language]) if name_of(row, language) in line[0].split(", ")]

        assert len(lines) == (0 if "blank" in row else 1)
        assert [number for number in numbers if str(abs(number)) not in lines[0][1]] == []
