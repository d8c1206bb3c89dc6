"""Taking back: free while nobody learned or did anything since, otherwise every other person at the table must say yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import gate
from . import messages as m
from .connection import Connection
from .seats import NotPossible, refuse

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
        table.playing_seat(connection, wish.seat)
        if wish.at != table.n:
            await table.resync(connection)
            return
        to = await table.last_choice(wish.seat)
        match = table.match
        if to is None or match is None:
            raise refuse("nothing-to-undo")
        if late := self.too_late(to):
            raise late
        humans = self.humans()
        others = [number for number in humans if table.seats[number].player != connection.player]
        if match.undo_is_free(wish.seat, to, humans) or not others:
            await table.go_back(to, wish.seat)
            return
        if self.seat is not None:
            raise refuse("undo-open")
        if away := self.missing(others):
            raise away
        self.seat, self.to, self.waiting = wish.seat, to, others
        self.show()

    def humans(self) -> list[int]:
        return [number for number, seat in enumerate(self.table.seats) if seat.kind == "human" and not seat.resigned]

    def missing(self, seats: list[int]) -> NotPossible | None:
        """Whoever is away agrees to nothing."""
        away = [self.table.seats[seat].name for seat in seats if not self.table.online(seat)]
        return refuse("undo-away", count=len(away), names=", ".join(away)) if away else None

    def too_late(self, to: int) -> NotPossible | None:
        """Going back gives nobody more time: where it has run out, there is nothing left to decide."""
        table = self.table
        assert table.match is not None
        depth = table.match.depth_at(to)
        limit = table.row.clock
        late = limit is not None and table.clock.run_out(self.humans(), depth, limit, table.now)
        return refuse("undo-late") if late else None

    async def answer(self, connection: Connection, wish: m.AnswerUndo) -> None:
        if self.seat is None or (wish.seat, wish.at) != (self.seat, self.table.n):
            return  # it crossed what settled the wish it was given to
        answered = [seat for seat in self.waiting if self.table.seats[seat].player == connection.player]
        if not answered:
            raise refuse("not-your-seat")
        if not wish.agree:
            self.waiting = []
            self.show(refused_by=answered[0])
            self.seat = None
            return
        self.waiting = [seat for seat in self.waiting if seat not in answered]
        if self.waiting:
            self.show()
        else:
            await self.carry_out(self.seat, self.to)

    async def carry_out(self, seat: int, to: int) -> None:
        self.drop()
        if late := self.too_late(to):
            self.tell(seat, late)
        else:
            await self.table.go_back(to, seat)

    def somebody_left(self) -> None:
        """A lost connection is no answer: whoever asked hears who is missing, and may ask again."""
        if self.seat is None:
            return
        if away := self.missing(self.waiting):
            asker = self.seat
            self.drop()
            self.tell(asker, away)

    def drop(self) -> None:
        """Nobody has to answer any more."""
        if self.seat is not None:
            self.waiting = []
            self.show()
            self.seat = None

    def show(self, refused_by: int | None = None) -> None:
        for connection in self.table.connections:
            connection.send(gate.undo(self, refused_by))

    def tell(self, seat: int, refused: NotPossible) -> None:
        """To whoever asked."""
        table = self.table
        for connection in table.connections:
            if connection.player == table.seats[seat].player:
                connection.send({"type": "refused", "n": table.n, "reason": refused.reason.to_data()})
