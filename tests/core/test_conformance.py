"""The conformance kit over Mächtige Monster; Kingscraft has its own in tests/games."""

from itertools import product
from typing import Any

import pytest

from monstertisch.core.game import Setup
from monstertisch.core.testing import check_game
from monstertisch.games import GAMES

MONSTER = GAMES["maechtige_monster"]
TABLES = [
    pytest.param(
        players,
        {"chain": chain, "king": king},
        id=f"{players}{'-chain' * chain}{'-king' * king}",
        marks=[pytest.mark.thorough] if players > 3 else [],
    )
    for players, chain, king in product(range(3, 7), [False, True], [False, True])
]


def own_cards() -> Setup:
    """A box with one more guard, in which every guard is poor and every monster costs nothing to heal."""
    rows = MONSTER.card_rows()
    monsters = [{**row, "heal": 0} for row in rows["monsters"]]
    guards = [
        {**row, "loot": min(other["loot"] for other in rows["guards"] if other["level"] == row["level"])} for row in rows["guards"]
    ]
    guards.append({**guards[0], "id": "one-more"})
    return MONSTER.setup(4, {"king": True}, {"backs": rows["backs"], "monsters": monsters, "guards": guards})


def test_every_game_of_the_register_is_put_through_the_kit() -> None:
    """Here, and in tests/games/<game>/test_<game>_conformance.py."""
    assert list(GAMES) == [MONSTER.name, "kingscraft", "boss_monster"]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_maechtige_monster_keeps_the_contract(players: int, options: dict[str, Any]) -> None:
    check_game(MONSTER, [MONSTER.setup(players, options)], games=1, seed=players, every=3)


def test_other_types_keep_the_contract() -> None:
    check_game(MONSTER, [MONSTER.setup(3, {"type": ["demon", "orc", "sea"]})], games=1, every=3)


def test_own_cards_keep_the_contract() -> None:
    check_game(MONSTER, [own_cards()], games=1, every=3)


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_maechtige_monster_keeps_the_contract_over_thousands_of_positions(players: int, options: dict[str, Any]) -> None:
    check_game(MONSTER, [MONSTER.setup(players, options)], games=3, seed=1)
