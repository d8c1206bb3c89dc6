"""A million random games: no exception, none longer than its bound (`play_out` counts the moves)."""

import itertools

import pytest

from monstertisch.games import GAMES
from monstertisch.lab.simulate import simulate

GAME = GAMES["maechtige_monster"]
TABLES = list(itertools.product([3, 4, 5, 6], [False, True], [False, True]))
GAMES_PER_TABLE = 62_500  # 16 tables: 1,000,000 games

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("players", "chain", "king"), TABLES)
def test_random_games_end_within_their_bound(players: int, chain: bool, king: bool) -> None:
    setup = GAME.setup(players, {"chain": chain, "king": king})

    tally = simulate(GAME, setup, ["random"], seed=1, count=GAMES_PER_TABLE)

    assert tally.games == GAMES_PER_TABLE
    assert not tally.interrupted


def test_greedy_wins_most_games_against_three_random_bots() -> None:
    """25 % would be chance."""
    tally = simulate(GAME, GAME.setup(4), ["greedy", "random", "random", "random"], seed=1, count=2000)

    assert tally.wins()["greedy"]["low"] >= 0.7


def test_four_greedy_bots_end_near_the_rulebooks_example() -> None:
    """The example ends 32/23/19/19."""
    tally = simulate(GAME, GAME.setup(4), ["greedy"], seed=1, count=2000)
    by_place = tally.to_data()["scores_by_place"]

    assert 27 <= by_place[0] <= 35
    assert 14 <= by_place[3] <= 22
