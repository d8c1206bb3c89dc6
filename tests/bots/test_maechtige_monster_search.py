"""The search in Mächtige Monster: what it may know, what it plays for, what it expects of a full castle, and how well it plays."""

from __future__ import annotations

import pytest

from monstertisch.bots import make_bot
from monstertisch.bots.heuristics.maechtige_monster.greedy import Guards
from monstertisch.bots.heuristics.maechtige_monster.outlook import Purses
from monstertisch.bots.heuristics.maechtige_monster.placing import Placing
from monstertisch.bots.search import SearchBot
from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.sight import Sight, look
from monstertisch.games.maechtige_monster import rules
from monstertisch.games.maechtige_monster.state import Castle

from .played import positions
from .table import GAME, A, B, D, answer, castle, play_game

TABLES = [(3, {"king": True}), (4, {"chain": True})]


def searching(name: str = "search") -> SearchBot:
    bot = make_bot(name, GAME)
    assert isinstance(bot, SearchBot)
    return bot


# What it may know


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_hidden_cards_do_not_change_its_answer(players: int, options: dict[str, bool]) -> None:
    bot = searching()
    dreams = Luck(secret_of(99))
    different = 0
    for number, state in enumerate(positions(GAME, options, 3, [make_bot("greedy", GAME)] * players)):
        if number % 7 or not state.to_act():
            continue
        seat = state.to_act()[0]
        before = state.to_data()
        worlds = [state, state.imagine(seat, dreams)]
        different += worlds[1].to_data() != before

        answers = [bot.choose(Sight(seat, state.options(seat), world), Thoughts(secret_of(number))) for world in worlds]

        assert answers[0] == answers[1]
        assert answers[0] in state.options(seat)
        assert state.to_data() == before
    assert different > 3


def test_in_round_one_it_tries_many_hands_and_later_a_world_for_each_kind_of_opponents() -> None:
    """Q38: from round 2 on all hands are known."""
    numbers = {}
    for name in ["search", "search:8"]:
        bot = searching(name)
        for state in positions(GAME, {}, 3, [make_bot("greedy", GAME)] * 3):
            if state.to_act() and state.round() < 3:
                numbers[name, state.round()] = bot.guide.worlds(look(state, state.to_act()[0], bot, Luck(secret_of(1))))

    assert numbers["search", 2] == 2
    assert numbers["search:8", 2] == 4
    first = next(iter(positions(GAME, {}, 3, [make_bot("greedy", GAME)] * 3)))
    assert searching().guide.worlds(look(first, first.to_act()[0], searching(), Luck(secret_of(1)))) == 0


# What it plays for

LAST_SLOT = "5b5c 5d2a 4c4d 3b.."  # 3+4 beats one in twelve guards of level 3, 3+1 none; a lost 4 costs 2, a lost 1 costs 1


def test_who_is_behind_in_the_last_round_takes_the_only_chance() -> None:
    """R28: gold that does not win is worth nothing."""
    state = castle(LAST_SLOT, levels="1 1 1 3", hands={A: "14"}, gold=[20, 10, 10, 20], round_number=6)

    assert answer(state) == "1 on 4.2"
    assert answer(state, "search") == "4 on 4.2"


def test_who_is_ahead_in_the_last_round_takes_no_chance() -> None:
    """R28: one gold more makes the win surer."""
    state = castle(LAST_SLOT, levels="1 1 1 3", hands={A: "14"}, gold=[28, 10, 10, 20], round_number=6)

    assert answer(state, "search") == "1 on 4.2"


def test_before_the_last_round_it_keeps_a_five_rather_than_win_an_odd_coin() -> None:
    """R19, R24: the odd coin goes to the stronger monster, but the card that is not played is in the next hand."""
    slots, levels, hands = "5b5c 5d2a 3c4d 4b..", "1 1 1 1", {A: "45"}

    assert answer(castle(slots, levels=levels, hands=hands)) == "5 on 4.2"
    assert answer(castle(slots, levels=levels, hands=hands), "search") == "4 on 4.2"
    assert answer(castle(slots, levels=levels, hands=hands, round_number=6), "search") == "5 on 4.2"


def test_who_knows_all_hands_cannot_tell_which_of_two_equally_good_moves_it_makes() -> None:
    """Q38: it draws, and the same luck draws the same."""
    bot = searching()
    state = castle("5b5c 5d2a 4c.. ....", levels="1 1 2 2", hands={A: "13", B: "12", D: "24"})
    sight = Sight(A, state.options(A), state)

    drawn = [bot.choose(sight, Thoughts(secret_of(seed))) for seed in [*range(8), *range(8)]]

    assert len({*drawn}) == 2
    assert drawn[:8] == drawn[8:]


# What it expects

FULL = ["5b4c 2d3d 1b3c 2a5a", "5b4c 2d2c 1b3a 3d5a"]


def full_castle(slots: str, tile: str | None = None) -> Castle:
    state = castle(slots, levels="1 2 3 2", hands={}, gold=[1, 2, 3, 9], tile=tile)
    assert isinstance(state, Castle)
    return state


@pytest.mark.parametrize("slots", FULL)
@pytest.mark.parametrize("lost", range(5))
def test_its_purses_are_those_of_the_rules_when_the_guards_are_known(slots: str, lost: int) -> None:
    """R19, R22, R23: whichever guard is the first to win."""
    state = full_castle(slots)
    purses = Purses(state)
    for guard in range(lost):
        loot = state.cards.loot[state.row[guard]]
        purses.beat(guard, loot // 2, loot % 2)
        rules.share_loot(state, guard, loot, None)
    rules.heal(state, lost, None)

    assert [purses.left(seat) for seat in range(4)] == state.gold


@pytest.mark.parametrize("slots", FULL)
@pytest.mark.parametrize("tile", [None, "equal_pair_plus3_loot", "lowest_pairs_plus3_loot"])
def test_its_hopes_are_chances_that_add_up_to_one(slots: str, tile: str | None) -> None:
    """R28: somebody wins."""
    state = full_castle(slots, tile)
    hopes = Placing(state, Luck(secret_of(1))).outlook.hopes(state)

    assert sum(hopes) == pytest.approx(1.0)
    assert min(hopes) > 0.0


@pytest.mark.parametrize(("tile", "one", "other"), [("equal_pair_plus3_loot", 2, 2), ("lowest_pairs_plus3_loot", 1, 3)])
def test_a_favoured_pair_gets_more(tile: str, one: int, other: int) -> None:
    """Q22, Q26: three more gold for equal pairs, or for the lowest ones."""
    guards = Guards(full_castle(FULL[1], tile))

    assert guards.before(1, one, other, 4) is guards.favoured[1]
    assert guards.before(1, 2, 3, 4) is guards.odds[1]


# How well it plays


@pytest.mark.thorough
def test_one_search_beats_two_greedy_bots() -> None:
    """Chance would win a third."""
    wins = 0.0
    for seed in range(15):
        names = ["greedy"] * 3
        names[seed % 3] = "search"
        winners = play_game(names, {}, seed)[0].result().winners
        wins += (seed % 3 in winners) / len(winners)

    assert wins >= 8
