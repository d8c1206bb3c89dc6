"""Very many random games of every title: no exception, none longer than its bound (`play_out` counts the moves)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from monstertisch.games import GAMES
from monstertisch.games.kingscraft.cards import IDS
from monstertisch.games.kingscraft.game import BOARDS
from monstertisch.lab.simulate import simulate

MONSTERS = GAMES["maechtige_monster"]
MONSTER_TABLES = list(itertools.product([3, 4, 5, 6], [False, True], [False, True]))
MONSTER_GAMES = 62_500  # at 16 tables: 1,000,000 games

KINGSCRAFT = GAMES["kingscraft"]
KINGSCRAFT_TABLES = [(number, players, king) for number, (players, king) in enumerate(itertools.product([2, 3, 4], IDS["kings"]))]
KINGSCRAFT_GAMES = 6_667  # at 30 tables: 200,010 games

BOSSES = GAMES["boss_monster"]
BOSS_VARIANTS = ["choose_boss", "intrigue", "hard_mode", "room_for_coin", "english_setup", "optional_spells"]
BOSS_TABLES = [(players, number) for players in [2, 3, 4] for number in range(9)]
BOSS_GAMES = 3_704  # at 27 tables: 100,008 games

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("players", "chain", "king"), MONSTER_TABLES)
def test_random_games_of_maechtige_monster_end_within_their_bound(players: int, chain: bool, king: bool) -> None:
    setup = MONSTERS.setup(players, {"chain": chain, "king": king})

    tally = simulate(MONSTERS, setup, ["random"], seed=1, count=MONSTER_GAMES)

    assert tally.games == MONSTER_GAMES
    assert not tally.interrupted


def test_greedy_wins_most_games_against_three_random_bots() -> None:
    """25 % would be chance."""
    tally = simulate(MONSTERS, MONSTERS.setup(4), ["greedy", "random", "random", "random"], seed=1, count=2000)

    assert tally.wins()["greedy"]["low"] >= 0.7


def test_four_greedy_bots_end_near_the_rulebooks_example() -> None:
    """The example ends 32/23/19/19."""
    tally = simulate(MONSTERS, MONSTERS.setup(4), ["greedy"], seed=1, count=2000)
    by_place = tally.to_data()["scores_by_place"]

    assert 27 <= by_place[0] <= 35
    assert 14 <= by_place[3] <= 22


@pytest.mark.parametrize(("number", "players", "king"), KINGSCRAFT_TABLES)
def test_random_games_of_kingscraft_end_within_their_bound(number: int, players: int, king: str) -> None:
    """Every king at every number of players; every character at many of the tables; R142 ends what nobody wins."""
    setup = KINGSCRAFT.setup(players, kingscraft_options(number, players, king))

    tally = simulate(KINGSCRAFT, setup, ["random"], seed=number, count=KINGSCRAFT_GAMES)

    assert tally.games == KINGSCRAFT_GAMES
    assert not tally.interrupted


def kingscraft_options(number: int, players: int, king: str) -> dict[str, Any]:
    """The boards go round; every third is turned to its neutral side, every other table shuffles its forge."""
    boards = [BOARDS[(number + seat) % len(BOARDS)] for seat in range(players)]
    sides = [f"{board}-neutral" if (number + seat) % 3 == 2 else board for seat, board in enumerate(boards)]
    forge = ["alphabetical", "random"][number % 2]
    decider = ["neighbour", "auto"][number // 2 % 2]
    return {"character": sides, "king": king, "forge_order": forge, "enemy_decider": decider, "static_recipes": number % 5 == 4}


@pytest.mark.parametrize(("players", "number"), BOSS_TABLES)
def test_random_games_of_boss_monster_end_by_a_rule(players: int, number: int) -> None:
    """No variant, each alone, all together, and the flags of the rulings; R109 and R113 end every game."""
    setup = BOSSES.setup(players, boss_monster_options(number))

    tally = simulate(BOSSES, setup, ["random"], seed=number, count=BOSS_GAMES)

    assert tally.games == BOSS_GAMES
    assert not tally.interrupted
    assert set(tally.endings) <= {"souls", "last", "all_out", "exhausted"}


def boss_monster_options(number: int) -> dict[str, Any]:
    chosen = [[], *[[variant] for variant in BOSS_VARIANTS], BOSS_VARIANTS, ["empty_adventure_turns", "miniboss_drops"]][number]
    return {**dict.fromkeys(chosen, True), "bait_order": ["newest_first", "oldest_first"][number % 2]}
