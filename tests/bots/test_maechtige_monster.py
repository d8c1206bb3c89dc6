"""Greedy in Mächtige Monster: what it may know, obvious moves, and how well it plays."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

import pytest

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import State
from monstertisch.core.sight import Sight
from monstertisch.games.maechtige_monster.cards import TILES, printed_rows

from .table import GAME, A, B, D, answer, castle, play_game

TABLES = [
    (players, {"chain": chain, "king": king}) for players in [3, 4, 5, 6] for chain in [False, True] for king in [False, True]
]


def positions(players: int, options: dict[str, bool], games: int) -> Iterator[State]:
    """Every position of some random games."""
    for seed in range(games):
        luck = Luck(secret_of(seed))
        thoughts = Luck(derive(secret_of(seed), "moves"))
        state = GAME.new(GAME.setup(players, options), luck)
        while state.to_act():
            yield state
            found = state.options(state.to_act()[0])
            state.play(state.to_act()[0], found[thoughts.below("move", len(found))], luck)


# What it may know


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_hidden_cards_do_not_change_its_answer(players: int, options: dict[str, bool]) -> None:
    bot = make_bot("greedy", GAME)
    dreams = Luck(secret_of(99))
    different = 0
    for state in positions(players, options, games=3):
        seat = state.to_act()[0]
        worlds = [state, state.imagine(seat, dreams), state.imagine(seat, dreams)]
        different += worlds[1].to_data() != worlds[2].to_data()

        answers = [bot.choose(Sight(seat, state.options(seat), world), Luck(secret_of(1))) for world in worlds]

        assert answers == [answers[0]] * 3
        assert answers[0] in state.options(seat)
    assert different > 50


def test_it_leaves_its_world_as_it_was() -> None:
    bot = make_bot("greedy", GAME)
    for state in positions(4, {"king": True}, games=1):
        seat = state.to_act()[0]
        before = state.to_data()
        bot.choose(Sight(seat, state.options(seat), state), Luck(secret_of(1)))

        assert state.to_data() == before


def test_it_plays_the_same_games_in_every_process_compiled_or_not() -> None:
    played = [play_game(["greedy"] * players, options, seed=7)[1] for players, options in TABLES]

    assert hashlib.sha256(json.dumps(played).encode()).hexdigest() == (
        "3b397a7c04b775d1d7d1611eecb4586a4e4304f9c2282570b8eaf1ea7b3704c4"
    )


# Obvious moves


def test_it_makes_the_first_guard_sure() -> None:
    """R18: 5+1 beats every guard of level 1; without it nobody gets further."""
    assert answer(castle("1c.. 4d2c 3d.. 2b1a", levels="1 3 3 3", hands={A: "25", B: "13"})) == "5 on 1.2"


def test_it_saves_a_five_that_would_stand_behind_a_hopeless_guard() -> None:
    """R22: no card of its hand makes 1+1 a match for a guard of level 3, so all will be healed: a 1 costs 1, a 5 costs 3."""
    assert answer(castle("1b1c 4d.. 3d2c 4b2a", levels="3 1 2 2", hands={A: "15"})) == "1 on 2.2"


def test_it_displaces_when_that_beats_the_guard() -> None:
    """R14: two gold for half of a loot of at least 7, and for all that comes behind."""
    assert answer(castle("5b1c 4d5c 3d.. 3b1a", levels="2 2 3 3", hands={A: "24"})) == "4 on 1.2"


def test_it_does_not_pay_to_displace_its_own_monster_for_nothing() -> None:
    """R14: 1+4 is as hopeless before a guard of level 3 as 1+3, so the gold would be lost."""
    assert answer(castle("5b5c 1d3a 4d.. 3b4c", levels="1 3 3 3", hands={A: "24"})) == "2 on 3.2"


def test_it_counts_the_guards_that_were_revealed() -> None:
    """Q39: when only guards of strength 3 are left in level 1, any card does there and the 5 can go for more."""
    slots, levels, hands = "2b.. 5c.. 4d3d 1c1a", "1 3 3 3", {A: "35", B: "14"}

    assert answer(castle(slots, levels=levels, hands=hands)) == "5 on 1.2"
    assert answer(castle(slots, levels=levels, hands=hands, revealed="456")) == "5 on 2.2"


def test_it_reads_the_tile() -> None:
    """R31: where two places are equally good, ten more gold at the last guard draw its monster there."""
    slots, levels, hands = "5b5c 5d.. 4b4c 5a..", "1 1 1 1", {A: "14", D: "12"}

    assert answer(castle(slots, levels=levels, hands=hands, tile="no_change")) == "1 on 2.2"
    assert answer(castle(slots, levels=levels, hands=hands, tile="last_plus10_loot")) == "1 on 4.2"


# How well it plays


@pytest.mark.thorough
def test_one_greedy_beats_three_random_bots() -> None:
    wins = 0.0
    for seed in range(40):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        winners = play_game(names, {}, seed)[0].result().winners
        wins += (seed % 4 in winners) / len(winners)

    assert wins >= 0.85 * 40


@pytest.mark.thorough
def test_four_greedy_bots_end_near_the_example_of_the_rulebook() -> None:
    """The example of the rulebook ends with 32, 23, 19 and 19 gold."""
    finals = [sorted(play_game(["greedy"] * 4, {}, seed)[0].result().scores) for seed in range(60)]
    last, _, _, first = [sum(gold) / len(finals) for gold in zip(*finals, strict=True)]

    assert 27 <= first <= 34
    assert 15 <= last <= 22


@pytest.mark.parametrize("tile", TILES)
def test_it_answers_under_every_tile(tile: str) -> None:
    """R31: all twelve."""
    state = castle("3b.. 2c.. 1d.. 4c..", levels="1 2 3 1", hands={A: "345", B: "24", D: "35"}, tile=tile)

    assert answer(state).split()[0] in "345"


def test_it_plays_with_more_guards_than_ours() -> None:
    """R33: a box of 37."""
    rows = printed_rows()
    rows["guards"].append({**rows["guards"][0], "id": "one-more"})
    luck, thoughts, bot = Luck(secret_of(7)), Luck(secret_of(8)), make_bot("greedy", GAME)
    state = GAME.new(GAME.setup(6, cards=rows), luck)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, bot.choose(Sight(seat, state.options(seat), state.imagine(seat, thoughts)), thoughts), luck)

    assert state.round() == 6
