"""What a person types at a table of Kingscraft or Boss Monster, and what the table answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rules.play import Play

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Data
from monstertisch.terminal.board import position_at

from . import dungeons, realms
from .dungeons import building
from .realms import choosing, reward
from .tables import played, table_of

Made = Callable[[], Play]
PLACES: list[Any] = [realms, dungeons]


def both(name: str) -> list[Any]:
    """The cases of both games that go by this name."""
    return [case for place in PLACES for case in getattr(place, name)]


# Wishes


@pytest.mark.parametrize(("made", "words", "move"), both("WISHES"))
def test_a_wish_may_be_typed_in_many_ways(tmp_path: Path, made: Made, words: str, move: Data) -> None:
    """In German and English, shortened, with or without articles; whatever is clear is done."""
    seat = table_of(made(), tmp_path)
    position = seat.position()
    for typed in words.split(" | "):
        meant = seat.meant(typed.casefold(), position, [])

        assert [seat.match.setup.moves.spell_out(action) for action in meant or [] if action in position.options] == [move], typed


@pytest.mark.parametrize("made", [reward, building])
def test_a_number_is_the_move_in_the_list(tmp_path: Path, made: Made) -> None:
    seat = table_of(made(), tmp_path)
    order = seat.board.order(seat.position())

    assert seat.answer("2")
    assert seat.match.entries[0].action == order[1]


@pytest.mark.parametrize(("made", "typed", "expected", "then", "move"), both("AMBIGUOUS"))
def test_words_that_may_mean_several_moves_are_answered_with_a_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, typed: str, expected: list[str], then: str, move: Data
) -> None:
    """The answer may be the word that was missing."""
    seat = table_of(made(), tmp_path)

    assert not seat.answer(typed)
    asked = " ".join(capsys.readouterr().out.split())
    assert asked.startswith("Which one do you mean? ")
    assert [words for words in expected if words not in asked] == []
    assert seat.answer(then)
    assert played(seat) == [move]


@pytest.mark.parametrize(("made", "typed", "words", "rule"), both("REFUSED"))
def test_an_impossible_wish_is_answered_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, typed: str, words: str, rule: str
) -> None:
    """The reason in words and with its rule; nothing is played."""
    seat = table_of(made(), tmp_path)

    assert not seat.answer(typed)
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("Not possible: ")
    assert words in out
    assert out.endswith(rule)
    assert " – R" in out
    assert played(seat) == []


@pytest.mark.parametrize(("made", "typed"), both("NONSENSE"))
def test_what_means_nothing_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, typed: str) -> None:
    seat = table_of(made(), tmp_path)

    assert not seat.answer(typed)
    assert "I do not understand" in capsys.readouterr().out
    assert played(seat) == []


# Explanations


@pytest.mark.parametrize(("made", "topic", "expected"), both("TOPICS"))
def test_a_question_mark_explains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, topic: str, expected: list[str]
) -> None:
    """The position and everything in it, without playing anything."""
    seat = table_of(made(), tmp_path)

    assert not seat.answer(f"? {topic}")
    out = " ".join(capsys.readouterr().out.split())
    assert [words for words in expected if words not in out] == []
    assert played(seat) == []


@pytest.mark.parametrize(("made", "topic"), both("UNKNOWN"))
def test_an_unknown_topic_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, topic: str) -> None:
    seat = table_of(made(), tmp_path)

    assert not seat.answer(f"?{topic}")
    assert f"I know nothing about “{topic}”." in capsys.readouterr().out


@pytest.mark.parametrize(("made", "count"), [(choosing, 135), (building, 121)])
def test_every_card_of_the_box_is_explained(tmp_path: Path, made: Made, count: int) -> None:
    """By its name in either language."""
    seat = table_of(made(), tmp_path, "de")
    position = seat.position()
    named = [row for section in seat.board.to.cards.values() for row in section if "name_de" in row]
    for name in [row[key] for row in named for key in ["name_de", "name_en"]]:
        assert seat.board.explain(name.casefold(), position), name

    assert len(named) == count


@pytest.mark.parametrize(("made", "words"), [(choosing, realms.HELP), (building, dungeons.HELP)])
def test_help_names_the_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, words: list[str]) -> None:
    seat = table_of(made(), tmp_path, "de")
    seat.answer("hilfe")

    out = capsys.readouterr().out
    assert [word for word in words if word not in out] == []


# What is hidden


@pytest.mark.parametrize(("made", "topics"), [(made, place.ASKED) for place in PLACES for made in place.HIDDEN])
def test_nothing_on_the_screen_depends_on_what_is_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: Made, topics: list[str]
) -> None:
    """Picture, moves and explanations are the same where all that the seat cannot know is dealt anew."""
    game = made()
    seat = table_of(game, tmp_path)
    seen = []
    for twin in [game.state, *[game.state.imagine(0, Luck(secret_of(seed))) for seed in range(3)]]:
        position = position_at(twin, 0)
        seat.show([*seat.board.picture(position), *seat.board.glance(position), *seat.board.choices(position)])
        for topic in topics:
            seat.show(seat.board.explain(topic, position) or [])
        seen.append(capsys.readouterr().out)

    assert len(seen[0]) > 1000
    assert set(seen) == {seen[0]}
