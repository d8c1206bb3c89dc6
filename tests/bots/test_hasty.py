"""The bot for beginners errs as people do: it overlooks, grabs, gets details wrong, and throws no win away."""

from __future__ import annotations

from collections import Counter

import pytest

from monstertisch.bots import make_bot
from monstertisch.bots.hasty import HastyBot
from monstertisch.core.chance import Chance, Thoughts, secret_of
from monstertisch.core.event import Events
from monstertisch.core.game import Game, Result, State
from monstertisch.core.sight import Bot, Sight
from monstertisch.games import GAMES

from .played import play_game, positions, seated

MANY = 300


class Shelf(State):
    """One pick from a shelf by seat 0: what each thing scores at once, and after which the game is over; fate may void a win."""

    def __init__(self, scores: dict[int, int], last: list[int], fate: int = 0) -> None:
        self.scores, self.last, self.fate = scores, last, fate
        self.picked = -1

    def to_act(self) -> list[int]:
        return [] if self.picked in self.last else [0]

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:  # noqa: ARG002
        self.picked = action

    def result(self) -> Result:
        return Result([self.scores.get(self.picked, 0), self.fate])

    def copy(self) -> State:
        return Shelf(self.scores, self.last, self.fate)

    def imagine(self, seat: int | None, chance: Chance) -> State:  # noqa: ARG002
        return Shelf(self.scores, self.last, chance.below("fate", 2) if self.fate else 0)


class Wise(Bot):
    """Always wants the same."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted

    def choose(self, sight: Sight, chance: Chance) -> int:  # noqa: ARG002
        return self.wanted


def picks(shelf: State, wanted: int, options: list[int]) -> Counter[int]:
    """What a hasty bot picks again and again if the careful one wants this."""
    bot = HastyBot(Wise(wanted))
    return Counter(bot.choose(Sight(0, options, shelf), Thoughts(secret_of(number))) for number in range(MANY))


def test_it_makes_the_good_move_more_often_than_not_and_else_one_much_like_it() -> None:
    """It does not see everything, so it is not always the same one."""
    found = picks(Shelf({}, []), 12, [0, 3, 10, 11, 12, 40])

    assert [action for action, _ in found.most_common(3)] == [12, 11, 10]
    assert MANY / 2 < found[12] < MANY
    assert found[0] + found[3] + found[40] < MANY / 15


def test_it_is_tempted_by_what_brings_something_at_once() -> None:
    found = picks(Shelf({40: 1}, []), 12, [0, 3, 10, 11, 12, 40])

    assert [action for action, _ in found.most_common(2)] == [12, 40]


def test_where_the_careful_one_passes_it_wastes_nothing() -> None:
    assert picks(Shelf({40: 1}, []), 0, [0, 3, 40]) == {0: MANY}


def test_it_never_passes_up_a_won_game() -> None:
    """Even where the careful one does."""
    assert picks(Shelf({40: 1}, [40]), 12, [0, 12, 40]) == {40: MANY}


def test_a_win_that_hangs_on_luck_is_not_taken_for_one() -> None:
    shelf = Shelf({12: 1}, [40], fate=1)  # whether the last thing wins follows from what nobody knows
    found = picks(shelf, 12, [0, 12, 40])

    assert found[12] > MANY / 2


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_hidden_cards_do_not_change_its_answer(game: Game) -> None:
    bot, dreams, asked = make_bot("hasty", game), Thoughts(secret_of(99)), 0
    for number, state in enumerate(positions(game, {}, 3, [make_bot("hasty", game)] * 3)):
        if number % 3 or not state.to_act():
            continue
        seat = state.to_act()[0]
        worlds = [state, state.imagine(seat, dreams), state.imagine(seat, dreams)]
        answers = {bot.choose(Sight(seat, state.options(seat), world), Thoughts(secret_of(number))) for world in worlds}
        asked += 1

        assert len(answers) == 1
    assert asked > 10


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_lies_between_random_and_greedy(game: Game) -> None:
    """Among random bots it wins more than its third of twelve games, among greedy ones less."""
    won = {
        others: sum(seed % 3 in play_game(game, seated("hasty", others, 3, seed), {}, seed).result().winners for seed in range(12))
        for others in ["random", "greedy"]
    }

    assert won["random"] > 5
    assert won["greedy"] < 4
