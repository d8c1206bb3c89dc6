"""Advice: it is the Meister's move, follows from what the seat can know alone, and its numbers are true."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice

import pytest

from monstertisch.bots import make_bot, new_guide
from monstertisch.bots.advice import Advice, Advised, advise, compare, try_out
from monstertisch.bots.search import Guide, SearchBot
from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.game import Game, State
from monstertisch.core.sight import Sight
from monstertisch.games import GAMES
from monstertisch.intervals import half_interval

from .played import positions

EVERY = {"maechtige_monster": 5, "boss_monster": 23, "kingscraft": 29}  # moves from one question to the next that is looked at


def questions(game: Game, seed: int, number: int) -> Iterator[tuple[int, State, int]]:
    """So many questions with several answers of a game between bots, each with a number of its own and whom it is put to."""

    def all_of_them() -> Iterator[tuple[int, State, int]]:
        for at, state in enumerate(positions(game, {}, seed, [make_bot("hasty", game)] * 3)):
            if at % EVERY[game.name] == 0 and state.to_act() and len(state.options(state.to_act()[0])) > 1:
                yield at, state, state.to_act()[0]

    return islice(all_of_them(), number)


def advice_for(game: Game, state: State, seat: int, seed: int, worlds: int = 10) -> Advice:
    return advise(game, Sight(seat, state.options(seat), state), Thoughts(secret_of(seed)), worlds=worlds)


def searching(game: Game) -> SearchBot:
    guide = new_guide(game)
    return SearchBot(guide, guide.rollouts)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_is_the_masters_move_where_that_ponders(game: Game) -> None:
    """In Kingscraft the master dresses before it chooses a card; advice tells the card at once."""
    agreed = 0
    for at, state in enumerate(positions(game, {}, 3, [make_bot("hasty", game)] * 3)):
        seats = state.to_act()
        if agreed == 3 or not seats or len(state.options(seats[0])) == 1 or not new_guide(game).ponders(state):
            continue
        master, sight = searching(game), Sight(seats[0], state.options(seats[0]), state)
        move = master.choose(sight, Thoughts(secret_of(at)))
        if move in master.guide.worth_trying(sight):
            agreed += 1

            assert advice_for(game, state, seats[0], at, worlds=1).best.action == move
    assert agreed == 3


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_hidden_things_change_nothing_of_it(game: Game) -> None:
    """Neither the moves nor a single number."""
    dreams, different = Luck(secret_of(99)), 0
    for at, state, seat in questions(game, 5, 3):
        twin = state.imagine(seat, dreams)
        different += twin.to_data() != state.to_data()

        assert advice_for(game, state, seat, at) == advice_for(game, twin, seat, at)
    assert different > 1


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_its_numbers_agree_with_many_more_worlds(game: Game) -> None:
    for at, state, seat in questions(game, 8, 3):
        agrees(game, state, seat, at, worlds=60, more=200)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_its_numbers_agree_with_ten_thousand_worlds(game: Game) -> None:
    for at, state, seat in questions(game, 9, 3):
        agrees(game, state, seat, at, worlds=100, more=10_000)


def agrees(game: Game, state: State, seat: int, seed: int, worlds: int, more: int) -> None:
    """The lead, chances and figures lie within twice the 95 % intervals that so many worlds have, missed by one in 10,000."""
    told = advice_for(game, state, seat, seed, worlds)
    moves = [advised for advised in (told.best, told.second) if advised]
    bot, sight = searching(game), Sight(seat, state.options(seat), state)
    tried = try_out(bot, sight, [advised.action for advised in moves], Thoughts(secret_of(1000 + seed)), more)
    if told.second:
        expected(told.lead, [one.chance - other.chance for one, other in zip(*tried, strict=True)], told.worlds)
    for advised, seen in zip(moves, tried, strict=True):
        expected(advised.chance, [one.chance for one in seen], told.worlds)
        for name, figure in advised.figures.items():
            expected(figure, [one.figures[name] for one in seen], told.worlds)


def expected(number: float, known: list[float], worlds: int) -> None:
    """A mean of so many worlds beside what is known of many more."""
    interval = half_interval(known) * math.sqrt(len(known) / worlds + 1)

    assert number == pytest.approx(sum(known) / len(known), abs=2 * interval + 1e-9)


def test_a_single_answer_is_told_with_its_chance() -> None:
    game = GAMES["maechtige_monster"]
    state = game.new(game.setup(3), Luck(secret_of(1)))
    seat = state.to_act()[0]
    alone = Sight(seat, state.options(seat)[:1], state)
    advice = advise(game, alone, Thoughts(secret_of(1)), worlds=4)

    assert advice.second is None
    assert advice.best.action == alone.options[0]
    assert 0.0 < advice.best.chance < 1.0


def test_a_game_that_nobody_knows_is_told_by_its_wins_alone() -> None:
    game = GAMES["maechtige_monster"]
    state = game.new(game.setup(3), Luck(secret_of(1)))
    seat = state.to_act()[0]
    sight = Sight(seat, state.options(seat), state)
    bot = SearchBot(Guide(), 20)
    advice = compare(bot, sight, state.options(seat)[:2], Thoughts(secret_of(1)), 30)

    assert advice.best.figures == {}
    assert 0.0 <= advice.best.chance <= 1.0
    assert advice.lead == pytest.approx(advice.best.chance - other(advice).chance)


def other(advice: Advice) -> Advised:
    assert advice.second is not None
    return advice.second


def test_without_time_it_tells_what_it_can() -> None:
    """One world, and nothing of how sure that is."""
    game = GAMES["maechtige_monster"]
    state = game.new(game.setup(6), Luck(secret_of(1)))
    seat = state.to_act()[0]
    advice = advise(game, Sight(seat, state.options(seat), state), Thoughts(secret_of(1)), 1e-9)

    assert advice.worlds == 1
    assert advice.error == 1.0
