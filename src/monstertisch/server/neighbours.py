"""The other processes that serve the same database: who tells them what changed, who is where, and who looks after a table.

What is stored decides. Nothing here is needed for that: a notice that is lost only means that somebody reads on a little later, and
two processes that both look after a table meet at the number of its next entry.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .listening import LISTEN_AGAIN, is_ending, listen
from .rows import TableRow
from .storage import leases, present, tables

if TYPE_CHECKING:
    from .house import House
    from .table import Table

CHANNEL = "monstertisch"
CAME_OR_WENT = "present"
NOTICE = re.compile(rf"\S+ \S+ (\d{{1,18}}|{CAME_OR_WENT})", re.ASCII)
NOT_LEFT = "a table could not be left: its lease ends by itself"
LONG_GONE = 10  # leases after which what a process left behind is cleared away
ONE_AT_A_TIME = 0x6C6561736573  # a lock: processes that renew many rows at once would wait for each other
SAY_ALL = sa.text(f"SELECT pg_notify('{CHANNEL}', one) FROM unnest(CAST(:all AS text[])) AS one")
NOW: sa.ColumnElement[float] = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)  # one clock for all

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to a table by way of other processes."""

    players: frozenset[int]
    spectators: int


NOBODY = Elsewhere(frozenset(), 0)


class Alone:
    """One process has all tables: nobody else changes them, and it looks after each."""

    async def start(self) -> None:
        """There is nobody to listen to."""

    async def stop(self) -> None:
        """There is nobody to take leave of."""

    def announce(self, _row: TableRow) -> None:
        """A change is stored, and others hear of it soon."""

    def looks_after(self, _code: str) -> bool:
        """Whether bots, clocks and stand-ins of this table are the business of this process."""
        return True

    async def came_or_went(self, _table: Table) -> None:
        """Who is connected here has changed."""

    async def forgotten(self, _table: Table) -> None:
        """It has left the memory of this process."""

    async def elsewhere(self, _codes: Iterable[str]) -> dict[str, Elsewhere]:
        """Who is connected to these tables by way of others."""
        return {}

    async def bring_up_to_date(self, _table: Table) -> None:
        """As it is stored at this moment."""


class Neighbours(Alone):
    """Several processes on one PostgreSQL: it carries their notices, and its clock says when a lease ends."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = secrets.token_hex(8)
        self.lasts = house.settings.lease
        self.leases: dict[str, float] = {}  # by the code of a table: until when, by the clock of this process
        self.behind: WeakSet[Table] = WeakSet()  # those that will read on
        self.news: dict[str, int] = {}  # versions of tables that others have not heard of
        self.is_news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        listening = listen(self.house.settings.address, CHANNEL, self.catch_up, lambda notice: self.hear(notice))
        self.tasks = [asyncio.create_task(work) for work in [listening, self.spread(), self.beat()]]

    async def stop(self) -> None:
        """Others take over at once."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            async with self.fleeting() as connection:
                await self.say_all(connection)
                await self.leave(connection, lambda _table: sa.true())
                for table in self.connected():
                    await connection.execute(self.say(table.code, CAME_OR_WENT))
        except SQLAlchemyError:
            log.warning(NOT_LEFT)

    # Notices

    def announce(self, row: TableRow) -> None:
        self.news[row.code] = row.version
        self.is_news.set()

    async def spread(self) -> None:
        """Apart from what was written: of all commits with notices PostgreSQL lets only one at a time wait for the disk."""
        while not is_ending():
            await self.is_news.wait()
            try:
                async with self.fleeting() as connection:
                    await self.say_all(connection)
            except SQLAlchemyError as error:
                log.warning("others hear late what is new: %s", type(error).__name__)
                await asyncio.sleep(LISTEN_AGAIN)
                self.is_news.set()

    async def say_all(self, connection: AsyncConnection) -> None:
        told = dict(self.news)
        self.is_news.clear()
        await connection.execute(SAY_ALL, {"all": [f"{self.name} {code} {version}" for code, version in told.items()]})
        self.news = {code: version for code, version in self.news.items() if version != told.get(code)}

    def say(self, code: str, what: str) -> sa.Executable:
        """Whoever listens hears it as soon as what it is written with is stored."""
        return sa.select(sa.func.pg_notify(CHANNEL, f"{self.name} {code} {what}"))

    def catch_up(self) -> None:
        """Something may have been missed."""
        for table in list(self.house.tables.values()):
            self.read_on(table)

    def hear(self, notice: str) -> None:
        if not NOTICE.fullmatch(notice):
            return  # a worker may say anything to everybody, too
        name, code, what = notice.split(" ")
        table = self.house.tables.get(code)
        if name == self.name or table is None:
            return
        if what == CAME_OR_WENT:
            table.inbox.put_nowait((lambda: self.meet(table), None))
        elif int(what) > table.row.version:
            self.read_on(table)

    def read_on(self, table: Table) -> None:
        """Once, however many notices come before it does."""

        async def once() -> None:
            self.behind.discard(table)
            await table.read_on()

        if table not in self.behind:
            self.behind.add(table)
            table.inbox.put_nowait((once, None))

    async def bring_up_to_date(self, table: Table) -> None:
        await table.do(table.read_on)

    # Who is where

    async def came_or_went(self, table: Table) -> None:
        async with self.fleeting() as connection:
            if table.connections:
                await connection.execute(self.presence([table], "players", "spectators", "until"))
                await self.lease(connection, [table.code])
            else:
                await self.leave(connection, lambda code: code == table.code)
            await connection.execute(self.say(table.code, CAME_OR_WENT))
        table.note_elsewhere((await self.elsewhere([table.code])).get(table.code, NOBODY))

    async def forgotten(self, table: Table) -> None:
        """Whoever was connected comes back, here or elsewhere, and is there again."""
        try:
            async with self.fleeting() as connection:
                await self.leave(connection, lambda code: code == table.code)
                await connection.execute(self.say(table.code, CAME_OR_WENT))
        except SQLAlchemyError:
            log.warning(NOT_LEFT)

    async def meet(self, table: Table) -> None:
        """Somebody came or went elsewhere; perhaps a process that looked after the table has left it."""
        if table.connections and not self.looks_after(table.code):
            async with self.fleeting() as connection:
                await self.lease(connection, [table.code])
        await table.others_are((await self.elsewhere([table.code])).get(table.code, NOBODY))

    def presence(self, here: list[Table], *renewed: str) -> sa.Executable:
        """Who is connected to these tables here, for some seconds more; of what is known already, this much is renewed."""
        found = [
            {
                "table": table.code,
                "process": self.name,
                "players": sorted({one.player for one in table.connections if one.player is not None}),
                "spectators": sum(not table.seated(one) for one in table.connections),
                "until": NOW + self.lasts,
            }
            for table in here
        ]
        made = insert(present).values(found)
        return made.on_conflict_do_update(index_elements=["table", "process"], set_={name: made.excluded[name] for name in renewed})

    async def elsewhere(self, codes: Iterable[str]) -> dict[str, Elsewhere]:
        others = sa.select(present).where(present.c.table.in_(list(codes)), present.c.process != self.name, present.c.until > NOW)
        found: dict[str, Elsewhere] = {}
        for row in await self.house.store.read(others):
            known = found.get(row["table"], NOBODY)
            found[row["table"]] = Elsewhere(known.players | frozenset(row["players"]), known.spectators + row["spectators"])
        return found

    def connected(self) -> list[Table]:
        """The tables to which somebody is connected here."""
        return [table for table in self.house.tables.values() if table.connections]

    @asynccontextmanager
    async def fleeting(self) -> AsyncIterator[AsyncConnection]:
        """What need not survive a loss of power, and waits for no disk."""
        async with self.house.store.reading.begin() as connection:
            await connection.execute(sa.text("SET LOCAL synchronous_commit TO off"))
            yield connection

    # Who looks after a table

    def looks_after(self, code: str) -> bool:
        return self.leases.get(code, 0.0) > time.monotonic()

    async def lease(self, connection: AsyncConnection, codes: list[str]) -> None:
        """Renews what this process looks after, and takes over what nobody does."""
        until = time.monotonic() + self.lasts
        mine = {"process": self.name, "until": NOW + self.lasts}
        free = sa.or_(leases.c.process == self.name, leases.c.until < NOW)
        wanted = insert(leases).values([{"table": code, **mine} for code in codes])
        taken = wanted.on_conflict_do_update(index_elements=["table"], set_=mine, where=free).returning(leases.c.table)
        held = set((await connection.execute(taken)).scalars())
        self.leases = {**{code: end for code, end in self.leases.items() if code not in codes}, **dict.fromkeys(held, until)}

    async def leave(self, connection: AsyncConnection, which: Callable[[sa.Column[Any]], sa.ColumnElement[bool]]) -> None:
        """Nobody is connected to these tables here any more, and others may look after them."""
        await connection.execute(sa.delete(present).where(present.c.process == self.name, which(present.c.table)))
        left = sa.delete(leases).where(leases.c.process == self.name, which(leases.c.table)).returning(leases.c.table)
        for code in (await connection.execute(left)).scalars():
            self.leases.pop(code, None)

    async def beat(self) -> None:
        while not is_ending():
            await asyncio.sleep(self.lasts / 3)
            try:
                await self.renew()
            except SQLAlchemyError as error:
                log.warning("the leases cannot be renewed, it is tried again: %s", type(error).__name__)

    async def renew(self) -> None:
        """Says that this process lives; finds out who does not any more, and whatever it was not told of."""
        async with self.fleeting() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            await connection.execute(sa.delete(present).where(present.c.until < NOW - LONG_GONE * self.lasts))
            if here := self.connected():
                await connection.execute(self.presence(here, "until"))
                await self.lease(connection, [table.code for table in here])
        known = dict(self.house.tables)
        elsewhere = await self.elsewhere(known)
        versions = sa.select(tables.c.code, tables.c.version).where(tables.c.code.in_(list(known)))
        for row in await self.house.store.read(versions):
            table, others = known[row["code"]], elsewhere.get(row["code"], NOBODY)
            if row["version"] > table.row.version:
                self.read_on(table)
            if others != table.elsewhere or table.bots.looked_after != self.looks_after(table.code):
                self.tell(table, others)

    def tell(self, table: Table, elsewhere: Elsewhere) -> None:
        table.inbox.put_nowait((lambda: table.others_are(elsewhere), None))
