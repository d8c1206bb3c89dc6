"""The conformance kit over Kingscraft: every number of players, every character, every kind of king and every option."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from games.kinds import every_kind, kinds_met

from monstertisch.core.game import Data
from monstertisch.core.testing import check_game
from monstertisch.games import GAMES

GAME = GAMES["kingscraft"]


def weak_kings() -> Data:
    """A box whose kings fall to random play after some rounds, so that a game does not last a hundred."""
    rows = deepcopy(GAME.card_rows())
    for row in rows["kings"]:
        kept = {kind: value for kind, value in row["effects"].items() if kind not in ("d6", "d12", "strength")}
        row["effects"] = {**kept, "d6": 1, "strength": 3}
    return rows


WEAK = weak_kings()
# The seeds are those of games of 30 to 340 moves that together meet all there is; longer ones are left to `make test-long`.
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 10, {}),
    (3, 39, {"enemy_decider": "auto", "king": "young"}),
    (4, 43, {"forge_order": "random", "king": "old"}),
    (2, 46, {"character": ["alchemist", "merchant"], "king": "K_ZWERG", "boards_out": "CE"}),
    (2, 27, {"character": ["rogue", "nobleman"], "king": "K_ELEONORA_A", "enemy_decider": "auto"}),
    (3, 57, {"character": ["merchant", "rogue", "alchemist"], "king": "K_PIRAT", "forge_order": "random"}),
    (3, 40, {"character": ["assassin", "swashbuckler", "nobleman"], "king": "K_MIRABEL_A", "handicap": True, "boards_out": "D"}),
    (4, 12, {"character": ["alchemist", "rogue", "merchant", "assassin"], "king": "K_PIRAT", "static_recipes": True}),
    (4, 26, {"character": ["nobleman", "swashbuckler", "rogue", "merchant-neutral"], "king": "K_ZWERG", "enemy_decider": "auto"}),
]

SHORTEST = TABLES[2]


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [SHORTEST, *[pytest.param(*table, marks=pytest.mark.thorough) for table in TABLES if table is not SHORTEST]],
)
def test_kingscraft_keeps_the_contract(players: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, [GAME.setup(players, options, WEAK)], games=1, seed=seed, every=40)


@pytest.mark.thorough
def test_these_games_meet_nearly_every_kind_of_move_and_event() -> None:
    """Few come to throw again in a fight: positions in tests/rules/kingscraft show it."""
    met = [kinds_met(GAME, GAME.setup(players, options, WEAK), seed) for players, seed, options in TABLES]

    assert every_kind(GAME) - set().union(*met) == {"move repeat"}


def larger_box() -> Data:
    """One more potion, one more creature and one more king than we have, all of them weak."""
    rows = weak_kings()
    for section, name in [("potions", "P_NEW"), ("creatures", "M1_NEW"), ("kings", "K_NEW")]:
        rows[section].append({**rows[section][0], "id": name})
    return rows


@pytest.mark.thorough
def test_a_box_with_more_cards_keeps_the_contract() -> None:
    setups = [GAME.setup(players, {"king": "K_NEW"}, larger_box()) for players in [2, 4]]

    check_game(GAME, setups, games=1, seed=6, every=60)


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed", "options"), TABLES)
def test_kingscraft_keeps_the_contract_to_the_last_round(players: int, seed: int, options: dict[str, Any]) -> None:
    check_game(GAME, [GAME.setup(players, options)], games=1, seed=seed, every=20)
