"""The numbers of the moves of our own cards stay what they are: bots that were trained on them go on understanding them."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from monstertisch.games import GAMES

NUMBERS = Path(__file__).parents[1] / "golden" / "moves.json"


def numbers_of(name: str) -> dict[str, Any]:
    """How many moves there are, the first of each kind, and a digest of all."""
    game = GAMES[name]
    moves = [game.moves.spell_out(action) for action in range(game.moves.count)]
    first: dict[str, int] = {}
    for number, move in enumerate(moves):
        first.setdefault(move["kind"], number)
    return {"count": len(moves), "first": first, "sha256": hashlib.sha256(json.dumps(moves).encode()).hexdigest()}


@pytest.mark.parametrize("name", GAMES)
def test_every_move_keeps_its_number(name: str) -> None:
    assert numbers_of(name) == json.loads(NUMBERS.read_text("utf-8"))[name]
