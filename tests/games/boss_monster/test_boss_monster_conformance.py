"""The conformance kit over Boss Monster: every number of players and every option; and games that end by a rule."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from games.kinds import every_kind, kinds_met

from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import Data
from monstertisch.core.reason import BadSetup
from monstertisch.core.testing import check_game
from monstertisch.games import GAMES
from monstertisch.games.boss_monster.game import PlayedUnderworld
from monstertisch.games.boss_monster.moves import PLACES
from monstertisch.games.boss_monster.rules.end import ENDINGS
from monstertisch.lab.simulate import simulate

GAME = GAMES["boss_monster"]


def rich_box() -> Data:
    """A box in which everyone starts rich and dies late, so that minibosses rise and abilities are paid for."""
    rows = deepcopy(GAME.card_rows())
    numbers = {"start_coins": 12, "wounds_to_lose": 9, "souls_to_win": 14}
    for row in rows["numbers"]:
        row["n"] = numbers.get(row["id"], row["n"])
    return rows


def other_box() -> Data:
    """A box with one more room, hero and boss than ours, and one spell less."""
    rows = deepcopy(GAME.card_rows())
    rows["rooms"].append({**rows["rooms"][7], "id": "crystal_cave", "name_de": "Kristallhöhle", "name_en": "Crystal Cave"})
    rows["heroes"].append({**rows["heroes"][0], "id": "late_lou", "name_de": "Lou, zu spät", "name_en": "Lou, Late"})
    rows["bosses"].append({**rows["bosses"][0], "id": "queen_of_dust", "name_de": "Staub", "name_en": "Queen of Dust", "xp": 7})
    rows["spells"] = [row for row in rows["spells"] if row["id"] != "heist"]
    return rows


RICH = rich_box()
OTHER = other_box()
# The seeds are those of short games that together meet nearly all there is; longer ones are left to `make test-long`.
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 0, {}),
    (3, 18, {}),
    (4, 38, {}),
    (2, 15, {"choose_boss": True, "intrigue": True}),
    (3, 13, {"choose_boss": True, "boss": ["random-1", "scott", "random-2"], "hard_mode": True}),
    (2, 27, {"english_setup": True, "optional_spells": True}),
    (4, 17, {"optional_spells": True, "room_for_coin": True, "bait_order": "oldest_first"}),
    (3, 20, {"empty_adventure_turns": True, "miniboss_drops": True, "english_setup": True}),
]

SHORTEST = TABLES[0]


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [SHORTEST, *[pytest.param(*table, marks=pytest.mark.thorough) for table in TABLES if table is not SHORTEST]],
)
def test_boss_monster_keeps_the_contract(players: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, [GAME.setup(players, options)], games=1, seed=seed, every=100)


# What few games come to: positions in tests/rules/boss_monster show it.
RARE = {
    "event coins_lost",
    "event coins_on",
    "event healed",
    "event hero_removed",
    "event looked",
    "event miniboss_returned",
    "event redrew",
    "event reshuffled",
    "event returned_to_town",
    "move redraw",
    "move trigger",
}


@pytest.mark.thorough
def test_these_games_meet_nearly_every_kind_of_move_and_event() -> None:
    met = [kinds_met(GAME, GAME.setup(players, options), seed) for players, seed, options in TABLES]

    assert every_kind(GAME) - set().union(*met) == RARE


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 3)])
def test_a_box_of_ones_own_keeps_the_contract(players: int, seed: int) -> None:
    check_game(GAME, [GAME.setup(players, {"optional_spells": True}, RICH)], games=1, seed=seed, every=80)


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "seed", "boss"), [(2, 1, "queen_of_dust"), (4, 7, "random-3")])
def test_a_box_with_other_cards_keeps_the_contract(players: int, seed: int, boss: str) -> None:
    """R136: more rooms, heroes and bosses, fewer spells; the numbers of the moves follow."""
    bosses = [boss, *[name for name in ["random-1", "random-2", "scott"] if name != boss]][:players]
    setup = GAME.setup(players, {"boss": bosses}, OTHER)

    assert setup.moves.count == GAME.moves.count + 1 + 3 + PLACES + 1 + 2 - 3  # a boss, a room, a hero; without a spell
    check_game(GAME, [setup], games=1, seed=seed, every=200)


@pytest.mark.thorough
def test_greedy_bots_play_a_box_with_other_cards() -> None:
    """R136: to the end."""
    tally = simulate(GAME, GAME.setup(2, {"boss": ["queen_of_dust", "random-1"]}, OTHER), ["greedy"], seed=3, count=1)

    assert tally.games == 1


def test_a_boss_that_is_not_in_the_box_cannot_be_chosen() -> None:
    """R16, R136: a box without Scott."""
    rows = {**OTHER, "bosses": [row for row in OTHER["bosses"] if row["id"] != "scott"]}

    with pytest.raises(BadSetup):
        GAME.setup(2, {"boss": ["scott", "random-1"]}, rows)


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed", "options"), TABLES)
def test_boss_monster_keeps_the_contract_in_long_games(players: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, [GAME.setup(players, options), GAME.setup(players, options, RICH)], games=3, seed=seed + 100, every=10)


def played_out(players: int, secret: bytes, cards: Data | None) -> PlayedUnderworld:
    """A game of random moves."""
    chance, whims = Luck(secret), Luck(derive(secret, "whims"))
    table = GAME.new(GAME.setup(players, {}, cards), chance)
    while table.to_act():
        seat = table.to_act()[0]
        options = table.options(seat)
        table.play(seat, options[whims.below("move", len(options))], chance)
    assert isinstance(table, PlayedUnderworld)
    return table


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_by_a_rule(players: int) -> None:
    """R107-R113: somebody wins, and the game says how."""
    tables = [played_out(players, secret_of(seed), RICH if seed % 2 else None) for seed in range(6)]

    assert all(ENDINGS[table.ending] for table in tables)
    assert all(len(table.result().winners) == 1 and table.result().winners[0] == table.winner for table in tables)
