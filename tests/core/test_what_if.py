"""A match that begins with a position of another one: dealt anew for its seat, written, read and taken back like any other."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import Data
from monstertisch.core.match import Match, played_on, read_match
from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES

MOVES = 40
NAMES = ["bot:greedy", "Anna", "bot:greedy"]


def played(game: str, moves: int = MOVES, seed: int = 5) -> Match:
    rules = GAMES[game]
    match = Match(rules, rules.setup(3), Luck(secret_of(seed)), ["Anna", "Ben", "Cleo"])
    return play(match, moves, seed)


def play(match: Match, moves: int, seed: int = 1) -> Match:
    whims = random.Random(seed)
    for _ in range(moves):
        if not match.over:
            seat = match.state.to_act()[0]
            match.play(seat, whims.choice(match.state.options(seat)))
    return match


def branch(match: Match, number: int, seat: int = 1, seed: int = 9) -> Match:
    return played_on(match, number, seat, Luck(secret_of(seed)), NAMES)


def code_of(text: str) -> str:
    with pytest.raises(BadMatch) as refused:
        read_match(text, GAMES)
    return refused.value.reason.code


# The position


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", [0, 1, 17, MOVES])
def test_the_seat_sees_what_it_saw_there(game: str, number: int) -> None:
    match = played(game)
    there = match.state_after(number)
    other = branch(match, number)

    assert other.state.view(1) == there.view(1)
    assert other.state.options(1) == there.options(1)
    assert other.state.to_data() != there.to_data()  # the rest is dealt anew
    assert (other.n, other.opening) == (0, [])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", range(3))
def test_nothing_of_what_was_hidden_shows_in_what_is_dealt_anew(game: str, seat: int) -> None:
    """Another world that the seat could not tell from the true one leads to the same match, card by card."""
    match = played(game)
    twin = replace(match, entries=[], base=match.snapshot())
    twin.state = match.state.imagine(seat, Luck(derive(secret_of(3), "twin")))
    twin = replace(twin, base=twin.snapshot())
    assert twin.state.to_data() != match.state.to_data()

    assert branch(twin, MOVES, seat).header() == branch(match, MOVES, seat).header()


@pytest.mark.parametrize("game", GAMES)
def test_its_cards_and_its_luck_follow_from_its_own_secret(game: str) -> None:
    match = played(game)
    one, same, other = (branch(match, 30, seed=seed) for seed in [9, 9, 10])

    assert play(one, 30).text() == play(same, 30).text()
    assert one.begins != other.begins
    assert one.commitment not in (match.commitment, other.commitment)


def test_what_was_taken_back_has_no_position() -> None:
    match = played("kingscraft", 12)
    match.undo(8)  # entry 13
    play(match, 3)

    for number in [9, 12, 13, 17, -1]:
        with pytest.raises(BadMatch, match="no-position"):
            branch(match, number)
    assert branch(match, 8).state.view(1) == match.state_after(8).view(1)
    assert branch(match, 14).state.view(1) == match.state_after(14).view(1)


def test_the_last_position_cannot_be_played_on() -> None:
    match = played("maechtige_monster", 1000)

    assert match.over
    with pytest.raises(BadMatch, match="position-over"):
        branch(match, match.standing)
    assert not branch(match, match.standing - 1).over


# The match


@pytest.mark.parametrize("game", GAMES)
def test_it_is_written_and_read_back_as_it_was(game: str) -> None:
    match = play(branch(played(game), 31), 40)
    match.undo(match.standing - 3, 1)
    play(match, 10)
    read = read_match(match.text(), GAMES)

    assert read.text() == match.text()
    assert read.state.digest() == match.state.digest()
    assert read.begins == match.begins
    assert read.entries[0].number == 1


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_taken_back_but_nothing_before_its_beginning(game: str) -> None:
    match = branch(played(game), 31)
    beginning = match.state.digest()
    play(match, 5)
    match.undo(0)

    assert match.state.digest() == beginning
    with pytest.raises(BadMatch, match="undo-nowhere"):
        match.undo(0)


def test_it_can_be_played_on_itself() -> None:
    match = play(branch(played("kingscraft"), 20), 20)
    other = branch(match, 7, seat=2)

    assert other.state.view(2) == match.state_after(7).view(2)
    assert other.begins is not None
    assert (other.begins.commitment, other.begins.entry, other.begins.seat) == (match.commitment, 7, 2)


def test_it_outlives_a_change_of_the_rules() -> None:
    match = play(branch(played("boss_monster"), 20), 20)
    lines = match.text().splitlines()
    lines.append(match.line(match.change_rules()))
    read = read_match("\n".join([*lines, ""]), GAMES)

    assert read.state.digest() == match.state.digest()
    assert (read.n, read.begins) == (21, match.begins)


# Files that say what cannot be


def tampered(change: Callable[[Data], object]) -> str:
    match = play(branch(played("maechtige_monster"), 20), 9)
    head, *rest = match.text().splitlines()
    begun = json.loads(head)
    change(begun)
    return "\n".join([json.dumps(begun), *rest, ""])


@pytest.mark.parametrize(
    "change",
    [
        lambda head: head.update(begins=None),
        lambda head: head.update(begins=[]),
        lambda head: head["begins"].pop("position"),
        lambda head: head["begins"].update(position={}),
        lambda head: head["begins"].update(entry="20"),
        lambda head: head["begins"].update(seat=3),
        lambda head: head["begins"].update(commitment=7),
        lambda head: head["begins"]["position"]["pile"].pop(),
        lambda head: head["begins"]["position"]["pile"].append(head["begins"]["position"]["pile"][0]),
        lambda head: head["begins"]["position"].update(more=1),
        lambda head: head["begins"]["position"].update(hands=[]),
    ],
)
def test_a_position_that_the_game_does_not_have_is_refused(change: Callable[[Data], object]) -> None:
    assert code_of(tampered(change)) == "match-begins"


def test_a_position_of_another_table_is_refused() -> None:
    assert code_of(tampered(lambda head: head.update(players=4, seats=[*NAMES, "Dora"], options={}))) == "match-begins"


def test_a_position_that_was_changed_does_not_lead_to_the_same_end() -> None:
    match = play(branch(played("maechtige_monster"), 4), 1000)
    head, *rest = match.text().splitlines()
    begun = json.loads(head)
    begun["begins"]["position"]["pile"].reverse()

    assert match.over
    assert code_of("\n".join([json.dumps(begun), *rest, ""])) in ("match-differs", "match-illegal", "match-begins")
