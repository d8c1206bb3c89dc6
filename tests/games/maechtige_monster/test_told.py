"""Mächtige Monster in words: tiles are told with the numbers of their rows, and sentences have the right cases."""

from __future__ import annotations

import re
from typing import Any

import pytest

from monstertisch.core.reason import Reason
from monstertisch.games.maechtige_monster import MaechtigeMonster
from monstertisch.games.maechtige_monster.cards import TILE_ROWS
from monstertisch.games.maechtige_monster.told import tell
from monstertisch.terminal.screen import TerminalTexts
from monstertisch.texts import LANGUAGES, Texts

GAME = MaechtigeMonster()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_told_with_its_numbers_and_no_others(language: str) -> None:
    """R31: at length and in short."""
    say = Texts(language, GAME.folder).say
    for row in TILE_ROWS:
        long, short = [{int(number) for number in re.findall(r"\d+", text)} for text in tell("tiles", row, say)]
        must = {abs(row[key]) for key in ["strength", "loot", "cost"] if row.get(key)} | set(row.get("strengths", []))
        places = row.get("guards", [])
        may = {place for place in places if place > 0} | {len(places)}

        assert must <= short <= must | may, row["key"]
        assert must <= long <= must | may | ({1, 2, 3, 4, 5} if row["effect"] == "hand" else set()), row["key"]


@pytest.mark.parametrize(
    ("change", "german", "english"),
    [
        ({"guards": [-1], "strength": 4, "loot": 0}, "Der letzte Wächter ist um 4 stärker.", "The last guard is stronger by 4."),
        ({"guards": [1, 3], "loot": -6}, "Wächter 1 und 3 bringen je 6 Beute weniger.", "Guards 1 and 3 yield 6 less loot each."),
        ({"guards": [-3, -2, -1]}, "Die letzten 3 Wächter bringen je 3 Beute mehr.", "The last 3 guards yield 3 more loot each."),
    ],
    ids=str,
)
def test_a_tile_with_other_numbers_reads_right(change: dict[str, Any], german: str, english: str) -> None:
    """R31: the king could decree it, if there were such a tile."""
    tile = {**TILE_ROWS[3], **change}

    assert [tell("tiles", tile, Texts(language, GAME.folder).say)[0] for language in ["de", "en"]] == [german, english]


@pytest.mark.parametrize(
    ("language", "expected"), [("de", "Summe 6 erreicht das Maximum 6"), ("en", "Sum 6 reaches the maximum 6")]
)
def test_a_reason_is_said_with_its_rule(language: str, expected: str) -> None:
    """R13a: the words come from the texts, the rule from the reason."""
    texts = TerminalTexts(language, GAME)
    reason = Reason("sum-reached", "R13a", {"strength": 5, "guard": 2, "slot": 1, "sum": 6, "limit": 6})

    assert texts.reason(reason).startswith(expected)
    assert texts.reason(reason).endswith(" – R13a")


def test_whoever_is_displaced_reads_whose_monster_it_was_and_what_it_brought() -> None:
    texts = TerminalTexts("de", GAME)
    facts: dict[str, Any] = {"event": "displaced", "seat": 1, "type": "orc", "strength": 5, "guard": 2, "slot": 1}
    facts |= {"owner": 0, "owner_type": "dragon", "lying": 4, "price": 2, "to_owner": 1, "gold": [1, -2]}
    names = ["Inga", "Grimm"]

    assert texts.event(facts, names, 0) == "Grimm verdrängt deinen Drachen 4 bei Wächter 2, +1 Gold."
    assert (
        texts.event(facts, names, 1)
        == "Du verdrängst den Drachen 4 von Inga bei Wächter 2 mit Ork 5 und zahlst 2 Gold, davon 1 an Inga."
    )
    assert texts.event(facts, names, None) == (
        "Grimm verdrängt den Drachen 4 von Inga bei Wächter 2 mit Ork 5 und zahlt 2 Gold, davon 1 an Inga."
    )
    assert texts.event({"event": "round", "round": 3, "rounds": 6, "start": 0}, names, 0) == "Runde 3 von 6: Du beginnst."
