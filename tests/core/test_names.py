"""What people write: nothing in it that nobody sees, whatever its code point, and names that cannot be taken for one another."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match, read_match
from monstertisch.core.names import LONGEST_NAME, all_differ, is_name, likeness, one_line, seen
from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES

GAME = GAMES["maechtige_monster"]
SHAPELESS = ["\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u180b", "\ufe00", "\ufe0f", "\U000e0100"]


@pytest.mark.thorough
def test_nothing_is_seen_of_any_character_of_an_invisible_category() -> None:
    """All of Unicode; the place where tomorrow's emoji will be is left open."""
    hidden = [
        char
        for char in map(chr, range(sys.maxunicode + 1))
        if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and not "\U0001f000" <= char <= "\U0001faff"
    ]

    assert {"\x1b", "\u202e", "\u2066", "\u200d", "\u00ad", "\ufeff", "\ue000", "\ud800", "\u2028", "\U000e0041"} <= {*hidden}
    assert [char for char in hidden if seen(f"A{char}b") != "Ab"] == []


@pytest.mark.parametrize("char", SHAPELESS)
def test_nothing_is_seen_of_letters_marks_and_symbols_without_a_shape(char: str) -> None:
    assert seen(f"A{char}b") == "Ab"
    assert not is_name(char)
    assert not is_name(f"A{char}b")


@pytest.mark.parametrize(
    "name", ["", " ", "\u3000", "\u0301", "\u0301\u0302", "x" * (LONGEST_NAME + 1), " Ada", "a\nb", "a \u0301b", "bot:", "bot:Ada"]
)
def test_a_name_needs_something_to_be_seen(name: str) -> None:
    """And that nobody takes for a bot, which a match file would."""
    assert not is_name(name)


@pytest.mark.parametrize(
    "name", ["Zoë", "Zoe\u0308", "李雷", "O’Brien & Söhne", "กิ่ง", "دانا", "👩‍🚀", "❤️‍🔥", "👍🏽", "🇩🇪", "\U0001fae8", "A b"]
)
def test_names_and_emoji_of_the_world_stay_as_they_are(name: str) -> None:
    assert seen(name) == name
    assert is_name(name)


def test_what_glues_emoji_glues_nothing_else() -> None:
    """Nor does a mark reach into the lines above."""
    assert seen("a\u200db 👩\u200d \u200d🚀 a\ufe0f\u200d🚀") == "ab 👩 🚀 a🚀"
    assert seen("a" + "\u0301" * 50) == "a" + "\u0301" * 5


def test_what_is_said_becomes_one_line() -> None:
    assert one_line("Gute\u202e \n\n Partie\u2028\x1b[31m!\u200b") == "Gute Partie [31m!"
    assert one_line("\u200b\u2060") == ""


@pytest.mark.parametrize(
    "other", ["ADA LOVE", "ada love", "Ada\u00a0Love", "Ada  Love", "Ada\u200aLove", "AdaLove", "Ａｄａ Love", "Ada\u3000Love"]
)
def test_names_that_look_alike_are_alike(other: str) -> None:
    assert likeness(other) == likeness("Ada Love")
    assert not all_differ(["Ada Love", other])


def test_names_that_differ_differ() -> None:
    assert likeness("Straße") == likeness("STRASSE")
    assert likeness("❤️") == likeness("❤")
    assert all_differ(["Ada", "Ädä", "Ida", "A.da"])


@pytest.mark.parametrize("name", ["\x1b[2JAda", "", "A\u202eda", "x" * 25, "bot:\x07"])
def test_a_match_file_with_such_a_name_is_refused(name: str) -> None:
    text = Match(GAME, GAME.setup(3), Luck(secret_of(4)), ["Ada", name, "bot:random"]).text()

    with pytest.raises(BadMatch) as refused:
        read_match(text, GAMES)
    assert refused.value.reason.code == "match-name"
    assert refused.value.reason.params == {"number": 2}
