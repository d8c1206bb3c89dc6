"""Taking back: free while nobody learned or did anything since, otherwise every other person present must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import gate
from . import messages as m
from .connection import Connection
from .seats import refuse

if TYPE_CHECKING:
    from .table import Table


class Undo:
    """The wish to take back that a table is talking about, if there is one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat: int | None = None  # who asked
        self.to = 0
        self.waiting: list[int] = []  # who has to answer

    async def ask(self, connection: Connection, wish: m.AskUndo) -> None:
        table = self.table
        match = table.playing_seat(connection, wish.seat)
        if wish.at != table.n:
            table.resync(connection)
            return
        to = match.last_choice(wish.seat)
        if to is None:
            raise refuse("nothing-to-undo")
        humans = [number for number, seat in enumerate(table.seats) if seat.kind == "human" and not seat.resigned]
        asked = [number for number in humans if table.online(number) and table.seats[number].player != connection.player]
        if match.undo_is_free(wish.seat, to, humans) or not asked:
            await table.go_back(to)
            return
        self.seat, self.to, self.waiting = wish.seat, to, asked
        self.show()

    async def answer(self, connection: Connection, agree: bool) -> None:
        if self.seat is None:
            return
        answered = [seat for seat in self.waiting if self.table.seats[seat].player == connection.player]
        if not answered:
            raise refuse("not-your-seat")
        if not agree:
            self.waiting = []
            self.show(refused_by=answered[0])
            self.seat = None
            return
        self.waiting = [seat for seat in self.waiting if seat not in answered]
        self.show()
        await self.carry_out_if_agreed()

    async def somebody_left(self) -> None:
        """Whoever is gone counts as agreeing."""
        if self.seat is not None:
            self.waiting = [seat for seat in self.waiting if self.table.online(seat)]
            await self.carry_out_if_agreed()

    async def carry_out_if_agreed(self) -> None:
        if not self.waiting:
            self.seat = None
            await self.table.go_back(self.to)

    def drop(self) -> None:
        """The game went on: nobody has to answer any more."""
        if self.seat is not None:
            self.waiting = []
            self.show()
            self.seat = None

    def show(self, refused_by: int | None = None) -> None:
        for connection in self.table.connections:
            connection.send(gate.undo(self, refused_by))
