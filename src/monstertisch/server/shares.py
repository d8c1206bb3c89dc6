"""What pages add to the luck: each with a seat, having seen the commitment, adds a share; only then are the cards dealt."""

from __future__ import annotations

import asyncio
from collections import Counter
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
        self.added: Counter[int] = Counter()  # shares by person
        self.patience: asyncio.Task[None] | None = None

    async def add(self, connection: Connection, wish: m.Share) -> None:
        """Taken between the start and the deal, once from every page."""
        table, player = self.table, connection.player
        if player is None or not table.seated(connection):
            raise refuse("not-your-seat")
        if table.state != "dealing" or connection.shared:
            return
        connection.shared = True
        shares = table.row.shares
        if wish.share not in shares and self.added[player] < PER_PERSON:
            self.added[player] += 1
            seat = next(number for number, seat in enumerate(table.seats) if seat.player == player)
            await table.row_changes(shares=dict(sorted({**shares, wish.share: seat}.items())))
        await self.deal_if_ready()

    async def begin(self) -> None:
        """The game has started: it waits for nothing but the shares of the pages that are there, and not long for them."""
        await self.table.row_changes(state="dealing")
        self.table.show_table()
        await self.deal_if_ready()

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
        if all(connection.shared for connection in self.table.connections if self.table.seated(connection)):
            await self.table.deal()
        else:
            self.be_patient()

    async def lose_patience(self) -> None:
        """A page that says nothing, an old one perhaps, does not keep the others from playing."""
        await asyncio.sleep(self.table.house.settings.share_wait)
        self.patience = None
        if any(self.table.seated(connection) for connection in self.table.connections):
            self.table.inbox.put_nowait((self.table.deal, None))
