"""Games of any length, stored as a server stores them while they are played, but in one go."""

from __future__ import annotations

import json
import random
from typing import Any

import sqlalchemy as sa

from monstertisch.core.match import Match
from monstertisch.server import gate, loading, storage, stored_match
from monstertisch.server.house import House
from monstertisch.server.table import Table

from .running import ThreadServer


def play_in_one_go(server: ThreadServer, code: str, moves: int, whims: random.Random) -> Match:
    """Plays at random until the log has so many entries, with everything that is stored on the way; the table leaves memory."""
    table = server.table(code)
    match = loading.new_match(table.row, table.seats, table.game)
    match.remembers = True
    statements: list[Any] = list(stored_match.anew(code, match))
    while match.n < moves and not match.over:
        statements += next_move(table, match, whims)
    server.run(table.house.store.write(*statements))
    forget(server, code)
    return match


def next_move(table: Table, match: Match, whims: random.Random) -> list[Any]:
    """Whoever may do something where nobody waits for it often does: that makes games long."""
    options = [(seat, action) for seat in range(match.setup.players) for action in match.state.options(seat)]
    free = [(seat, action) for seat, action in options if seat not in match.state.to_act()]
    step = match.play(*whims.choice(free if free and whims.random() < 0.6 else options))
    return [
        stored_match.enter(table.code, match, step.entry),
        stored_match.tell(table.code, gate.entry(match.setup.moves, step), step.events),
        *stored_match.keep(table.code, match),
    ]


def forget(server: ThreadServer, code: str) -> None:
    """Out of memory, as after a restart."""

    async def now(house: House) -> None:
        if code in house.tables:
            house.forget(house.tables[code])

    for one in server.all():
        one.run(now(one.house))


def lose_position(server: ThreadServer, code: str) -> None:
    """The snapshots of this table hold nothing that the rules of today understand."""
    kept = storage.snapshots
    for row in server.run(server.house.store.read(sa.select(kept).where(kept.c.table == code))):
        lost = json.dumps({**json.loads(row["position"]), "position": {}})
        here = sa.and_(kept.c.table == code, kept.c.block == row["block"])
        server.run(server.house.store.write(sa.update(kept).where(here).values(position=lost)))


COPIED = ["tables", "seats", "entries", "told", "snapshots"]


def copy_table(server: ThreadServer, code: str, number: int) -> str:
    """Another table with the same people and the same game; tells its code."""
    copied = f"copy-{number:011d}"
    copies = []
    for name in COPIED:
        columns = [f'"{column.name}"' for column in storage.schema.tables[name].columns]
        own = columns[0]
        assert own in ('"code"', '"table"')
        text = f"INSERT INTO {name} ({', '.join(columns)}) SELECT :copied, {', '.join(columns[1:])} FROM {name} WHERE {own} = :code"
        copies.append(sa.text(text).bindparams(copied=copied, code=code))
    server.run(server.house.store.write(*copies))
    return copied
