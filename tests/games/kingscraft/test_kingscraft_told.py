"""What cards do, in words: told from their rows, so that a changed number reads right at once."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from games.card_files import Steps, values

from monstertisch.core.game import Data, Say
from monstertisch.games.kingscraft import Kingscraft
from monstertisch.games.kingscraft.cards import PRINTED
from monstertisch.terminal.screen import TerminalTexts
from monstertisch.terminal.teller import Teller
from monstertisch.texts import LANGUAGES, Texts

GAME = Kingscraft()
OTHER = 47  # on none of our cards
UNTOLD = ["class", "order", "level"]  # printed as numbers of their own

each_language = pytest.mark.parametrize("language", LANGUAGES)


def say_in(language: str) -> Say:
    return Texts(language, GAME.folder).of_cards(GAME, PRINTED).say


def numbers() -> Iterator[tuple[str, int, Steps]]:
    """Every number on every card whose meaning the card tells in words; of characters those who have little else to tell."""
    for section in ["items", "potions", "creatures", "standard_creatures", "kings", "characters", "actions"]:
        for at, row in enumerate(PRINTED[section]):
            for steps, value in values(row):
                told = section != "characters" or "printed" in steps or (row["id"] in ["HERO", "HAUDEGEN"] and steps[-1] != "speed")
                if type(value) is int and steps[0] not in UNTOLD and told and steps[-1] not in ["set_die", "repeat_fight"]:
                    yield section, at, steps


def changed(row: Data, steps: Steps, value: int) -> Data:
    copy = deepcopy(row)
    holder: Any = copy
    for step in steps[:-1]:
        holder = holder[step]
    holder[steps[-1]] = value
    return copy


@each_language
def test_a_number_that_is_changed_reads_right_at_once(language: str) -> None:
    """R143: on every card, wherever it stands."""
    say, seen = say_in(language), 0
    for section, at, steps in numbers():
        told = " ".join(GAME.tell(section, changed(PRINTED[section][at], steps, OTHER), say))
        seen += 1
        assert str(OTHER) in told, (PRINTED[section][at]["id"], steps, told)

    assert seen > 200


@pytest.mark.parametrize(
    ("section", "row", "german", "english"),
    [
        ("effects", {"d6": 1, "reroll_die": 2}, ["1 Würfel", "2 Umwürfe"], ["1 die", "2 rerolls"]),
        ("effects", {"speed": -3}, ["−3 Tempo"], ["−3 speed"]),
        (
            "effects",
            {"reroll_values": [1, 2, 3]},
            ["eigene Würfel mit 1, 2 und 3 einmal neu"],
            ["own dice with 1, 2 and 3 once more"],
        ),
        ("effects", {"heal": 1}, ["1 Herz heilen"], ["heal 1 heart"]),
        ("effects", {"heal": 2}, ["2 Herzen heilen"], ["heal 2 hearts"]),
        ("effects", {"ban": "head"}, ["Kopf wirkt in diesem Kampf nicht"], ["head does not work in this fight"]),
        ("actions", {"id": "FORGE", "forge": 1}, ["Einmal schmieden.", "1 Schritt."], ["Forge once.", "1 step."]),
        (
            "characters",
            {"id": "HAUDEGEN", "hearts": 1, "effects": {"d6": 1, "speed": 1}},
            ["Ein Würfel und ein Herz."],
            ["One die and one heart."],
        ),
    ],
)
def test_words_fit_their_numbers(section: str, row: Data, german: list[str], english: list[str]) -> None:
    assert [GAME.tell(section, row, say_in(language)) for language in LANGUAGES] == [german, english]


@each_language
def test_the_terminal_tells_the_cards_that_are_played_with(language: str) -> None:
    """R143: by their own names and numbers."""
    cards = deepcopy(PRINTED)
    cards["potions"][3] |= {"name_de": "Eisen|haut", "name_en": "Iron|skin", "effects": {"armour": OTHER}}
    texts = TerminalTexts(language, GAME, cards)

    assert str(OTHER) in Teller(texts, cards, [], None).tell("P04")[0]
    assert texts.say("potion-P04") == {"de": "Eisenhaut", "en": "Ironskin"}[language]
