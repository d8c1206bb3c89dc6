"""What a socket tells is built for its seat: in a position and in its imagined twin the same bytes arrive."""

from __future__ import annotations

import random
from typing import Any

import pytest

from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.match import Match

from .conftest import People
from .running import TableSocket, ThreadServer, play_on, seat_people

pytestmark = pytest.mark.sqlite

TABLES: dict[str, dict[str, Any]] = {
    "kingscraft": {"character": ["alchemist", "rogue", "merchant"]},
    "boss_monster": {"optional_spells": True},
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("moves", [2, 40, 90, 160])
def test_no_frame_tells_a_position_from_its_imagined_twin(people: People, server: ThreadServer, game: str, moves: int) -> None:
    """What seat 0 cannot know is dealt anew under a running table: whoever sits there and joins again gets the same bytes."""
    three = people(3)
    code = seat_people(three, game=game, options=TABLES[game])
    play_on([person.join(code) for person in three], moves=moves, whims=random.Random(moves))
    match = server.table(code).match
    assert match is not None
    true = match.state
    twin = true.imagine(0, Luck(derive(secret_of(moves), "twin")))
    frames = []
    for world in [true, twin]:
        match.state = world
        joined = three[0].join(code)
        wish_everything_refused(joined, match)
        frames.append([frame for frame in joined.texts if not frame.startswith('{"type":"presence"')])
        joined.close()
    match.state = true

    assert twin.to_data() != true.to_data()
    assert frames[0] == frames[1]


def wish_everything_refused(table: TableSocket, match: Match) -> None:
    """Asks for every move that is not allowed to this seat now."""
    assert table.seat is not None
    allowed = match.state.options(table.seat)
    for action in range(0, match.game.moves.count, 3):
        if action not in allowed:
            table.act(match.game.moves.spell_out(action))
    table.listen()
