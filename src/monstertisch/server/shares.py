"""What pages add to the luck: each with a seat, having seen the commitment, adds a share; only then are the cards dealt."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from . import messages as m
from .connection import Connection
from .seats import refuse

if TYPE_CHECKING:
    from .table import Table

PER_PERSON = 4  # shares: somebody may have several devices, but nobody fills the match with them


class Shares:
    """What happens between the waiting room and the first card."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.patience: asyncio.Task[None] | None = None

    async def add(self, connection: Connection, wish: m.Share) -> None:
        """Taken between the start and the deal, once from every page."""
        table, player = self.table, connection.player
        if player is None or not table.seated(connection):
            raise refuse("not-your-seat")
        if table.state != "dealing" or connection.shared:
            return
        shares = table.row.shares
        seat = next(number for number, seat in enumerate(table.seats) if seat.player == player)
        if wish.share not in shares and list(shares.values()).count(seat) < PER_PERSON:
            await table.row_changes(shares=dict(sorted({**shares, wish.share: seat}.items())))
        connection.shared = True
        await table.persevere(self.deal_if_ready)

    async def begin(self) -> None:
        """The game has started: it waits for nothing but the shares of the pages that are there, and not long for them."""
        await self.table.row_changes(state="dealing")
        self.table.show_table()
        await self.table.persevere(self.deal_if_ready)

    def be_patient(self) -> None:
        """Somebody who has not added a share is there: the deal waits for it, but not for ever."""
        if self.table.state == "dealing" and self.patience is None:
            self.patience = asyncio.create_task(self.lose_patience())

    def stop(self) -> None:
        if self.patience is not None:
            self.patience.cancel()

    async def deal_if_ready(self) -> None:
        if self.table.state != "dealing":
            return
        if self.all_shared():
            await self.table.deal()
        else:
            self.be_patient()

    def all_shared(self) -> bool:
        """Every page that is here with a seat; of whoever is connected by way of another process, one page at least."""
        table = self.table
        added = {table.seats[seat].player for seat in table.row.shares.values()}
        awaited = {seat.player for seat in table.seats if seat.player is not None} & table.elsewhere.players
        return awaited <= added and all(connection.shared for connection in table.connections if table.seated(connection))

    async def lose_patience(self) -> None:
        """A page that says nothing, an old one perhaps, does not keep the others from playing."""
        await asyncio.sleep(self.table.house.settings.share_wait)
        self.patience = None
        if any(self.table.seated(connection) for connection in self.table.connections):
            self.table.inbox.put_nowait((self.table.deal, None))
