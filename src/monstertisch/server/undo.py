"""Taking back: free while nobody learned or did anything since, otherwise every other person at the table must say yes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from . import gate
from . import messages as m
from .connection import Connection
from .rows import Wish
from .seats import NotPossible, refuse

if TYPE_CHECKING:
    from .table import Table


class Undo:
    """The wish to take back that a table is talking about, if there is one."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def wish(self) -> Wish | None:
        """The one that waits for answers."""
        wish = self.table.row.undo
        return wish if wish is not None and wish.waiting else None

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
        if self.wish is not None:
            raise refuse("undo-open")
        if away := self.missing(others):
            raise away
        await self.change(Wish(wish.seat, to, others))

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
        if self.wish is None:
            await self.table.read_on()  # perhaps it was asked by way of another process
        asked = self.wish
        if asked is None or (wish.seat, wish.at) != (asked.seat, self.table.n):
            return  # it crossed what settled the wish it was given to
        answered = [seat for seat in asked.waiting if self.table.seats[seat].player == connection.player]
        if not answered:
            raise refuse("not-your-seat")
        waiting = [seat for seat in asked.waiting if seat not in answered]
        if not wish.agree:
            await self.change(replace(asked, waiting=[], refused_by=answered[0]))
        elif waiting:
            await self.change(replace(asked, waiting=waiting))
        elif late := self.too_late(asked.to):
            await self.drop()
            self.tell(asked.seat, late)
        else:
            await self.table.go_back(asked.to, asked.seat)

    async def somebody_left(self) -> None:
        """A lost connection is no answer: whoever asked hears who is missing, and may ask again."""
        wish = self.wish
        if wish is None or not self.concerns_us(wish):
            return
        if away := self.missing(wish.waiting):
            await self.drop()
            self.tell(wish.seat, away)

    def concerns_us(self, wish: Wish) -> bool:
        """Whoever asked is connected here, and not by way of another process, or is nowhere."""
        player = self.table.seats[wish.seat].player
        return player not in self.table.elsewhere.players or any(one.player == player for one in self.table.connections)

    async def drop(self) -> None:
        """Nobody has to answer any more."""
        if self.wish is not None:
            await self.change(None)

    async def change(self, wish: Wish | None) -> None:
        before = self.table.row.undo
        await self.table.row_changes(undo=wish)
        self.show_change(before)

    def show_change(self, before: Wish | None) -> None:
        """What has become of the wish, if there was or is one that waits for answers."""
        wish = self.table.row.undo
        if wish == before:
            return
        settled = replace(before, waiting=[]) if before is not None and before.waiting else None
        if told := wish or settled:
            for connection in self.table.connections:
                connection.send(gate.undo(told))

    def tell(self, seat: int, refused: NotPossible) -> None:
        """To whoever asked."""
        table = self.table
        for connection in table.connections:
            if connection.player == table.seats[seat].player:
                connection.send({"type": "refused", "n": table.n, "reason": refused.reason.to_data()})
