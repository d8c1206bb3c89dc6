"""The rules for players: every rule is there, both languages say the same, and nobody is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monstertisch.core.card_file import name_of
from monstertisch.games.kingscraft.cards import PRINTED

DOCS = Path(__file__).parents[3] / "docs"
RULES = (DOCS / "rules" / "kingscraft.md").read_text("utf-8")
PLAYER_RULES = {language: (DOCS / "play" / f"kingscraft.{language}.md").read_text("utf-8") for language in ["de", "en"]}

each_language = pytest.mark.parametrize("language", PLAYER_RULES)


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
def test_every_character_and_special_card_is_named(language: str) -> None:
    text = PLAYER_RULES[language]
    named = [row for section in ["characters", "tokens"] for row in PRINTED[section]]
    names = [name_of(row, language) for row in [*named, *PRINTED["actions"][7:]] if row["id"] != "HERO"]

    assert [name for name in names if name not in text] == []
