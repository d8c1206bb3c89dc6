"""The lobby: one's own tables and those with a free seat, told from their rows alone. Nothing is loaded or replayed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from . import gate, rows, unreadable
from .connection import Message
from .neighbours import NOBODY, Elsewhere
from .rows import StoredTable
from .storage import seats, tables
from .unreadable import Unreadable

if TYPE_CHECKING:
    from .house import House

MOST = 20  # tables of one's own, and as many that are open


async def lobby(house: House, player: int) -> Message:
    """One's own tables that cannot be opened are listed with the reason; those of others are left out."""
    found: dict[str, list[Message]] = {"mine": [], "unreadable": [], "open": []}
    tables = await rows.find(house.store, shown_to(player))
    elsewhere = await house.others.elsewhere(stored.code for stored in tables)
    for stored in tables:
        own = stored.has(player)
        try:
            found["mine" if own else "open"].append(await facts(house, stored, player, elsewhere.get(stored.code, NOBODY)))
        except Unreadable as refused:
            found["unreadable"] += [unreadable.facts(stored, refused.reason)] if own else []
    return {**found}


def shown_to(player: int) -> sa.ColumnElement[bool]:
    own = sa.select(seats.c.table).where(seats.c.player == player)
    free = sa.select(seats.c.table).where(seats.c.kind == "open")
    newest = sa.select(tables.c.code).order_by(tables.c.created.desc(), tables.c.code).limit(MOST)
    mine = newest.where(tables.c.code.in_(own))
    listed = newest.where(tables.c.state == "waiting", tables.c.listed, tables.c.code.in_(free), tables.c.code.not_in(own))
    return sa.or_(tables.c.code.in_(mine), tables.c.code.in_(listed))


async def facts(house: House, stored: StoredTable, player: int, elsewhere: Elsewhere) -> Message:
    live = house.tables.get(stored.code)
    if live is not None and live.row.version == stored.values["version"]:
        return gate.facts(live, player)
    with house.noting(stored.code):
        row, sitting, _ = stored.read()
    if row.turn is None:  # stored by an older version; opening the table writes it down
        return gate.facts(await house.table(stored.code), player)
    told = gate.stored_facts(row, sitting, player)
    here = elsewhere.players if live is None else live.here() | elsewhere.players
    for number, seat in enumerate(sitting):
        told["seats"][number]["online"] = seat.player in here
    return told
