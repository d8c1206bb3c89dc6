"""The house: all its tables, those in memory and those in the database, and how one becomes the other."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import sqlalchemy as sa

from ..bots import levels_of
from ..core.chance import Luck, secret_of
from ..core.match import played_on
from ..core.names import all_differ, likeness
from ..core.reason import BadSetup, Reason
from ..games import GAMES
from . import gate, loading, metrics, rows, storage
from . import messages as m
from .analysing import Analyst
from .neighbours import NOBODY, Alone, Neighbours
from .people import Person
from .rows import TableRow, progress_of
from .seats import NotPossible, Seat, free_bot_name, refuse
from .settings import Settings
from .table import CHAT, Table
from .thinking import Minds, Thinkers
from .unreadable import Unreadable, reason_of

if TYPE_CHECKING:
    from .jobs import Jobs

COLLECT_EVERY = 600.0  # seconds


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = storage.Store(settings)
        self.minds = minds_for(settings)
        self.thinkers = Thinkers(self.minds, settings.think_limit, settings.tip_seconds)
        self.analyst = Analyst(self, settings.analysis_worlds)
        self.tables: dict[str, Table] = {}
        self.unreadable: dict[str, Reason] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.others = Neighbours(self) if settings.postgres else Alone()

    async def start(self) -> None:
        await self.store.start()
        await self.others.start()
        await self.minds.start()
        self.spawn(self.sweep())

    async def stop(self) -> None:
        """Everything acknowledged is stored already; what is left is to let go."""
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            table.stop()
        await self.minds.stop()
        await self.others.stop()
        await self.store.stop()

    def say_bye(self) -> None:
        """Tells everyone that the server will be back in a moment."""
        for table in self.tables.values():
            for connection in table.connections:
                connection.send({"type": "bye"})
                connection.put(None)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # In and out of memory

    async def table(self, code: str) -> Table:
        """The live table of this code, as it is stored; in this process there is never more than one."""
        if code not in self.tables:
            async with self.loading.setdefault(code, asyncio.Lock()):
                if code not in self.tables:
                    with self.noting(code):
                        self.tables[code] = table = await self.read_table(code)
                        metrics.tables.labels(table.game.name).inc()
        table = self.tables[code]
        await self.others.bring_up_to_date(table)
        return table

    @contextmanager
    def noting(self, code: str) -> Iterator[None]:
        """A table that cannot be read is noted once, and refused from then on until the server is started again."""
        if code not in self.unreadable:
            try:
                yield
                return
            except (NotPossible, storage.Outraced, *storage.PASSING):
                raise
            except Exception as error:  # whatever is wrong with it, the other tables go on
                reason = self.unreadable[code] = reason_of(error)
                logging.getLogger(__name__).warning("a table cannot be opened: %s, %s", type(error).__name__, reason.code)
        raise Unreadable(self.unreadable[code])

    async def read_table(self, code: str) -> Table:
        try:
            return await self.read_stored(code)
        except storage.Outraced:  # another process has brought it under new rules meanwhile
            return await self.read_stored(code)

    async def read_stored(self, code: str) -> Table:
        found = await rows.find(self.store, storage.tables.c.code == code)
        if not found:
            raise refuse("not-found")
        table = Table(self, *found[0].read())
        try:
            table.note_elsewhere((await self.others.elsewhere([code])).get(code, NOBODY))
            await self.load_chat(table)
            if table.state not in ("waiting", "dealing"):
                table.match = await loading.load_match(table)
                with suppress(storage.Outraced):  # whoever was faster has the table, and notes it
                    await table.note_progress()
            if table.match is not None:
                table.begin_turn([], table.asked_for())
            if table.state == "over":
                gate.over(table)  # fails if its end cannot be told
        except BaseException:
            table.stop()
            raise
        return table

    async def load_chat(self, table: Table) -> None:
        chat = storage.chat
        last = sa.select(chat).where(chat.c.table == table.code).order_by(chat.c.number.desc()).limit(CHAT)
        for said in reversed(await self.store.read(last)):
            facts = {key: said[key] for key in ["number", "seat", "name", "text"]}
            try:
                table.said = int(said["number"])
                table.chat.append(m.Chat.model_validate(facts).model_dump())
            except ValueError:  # the game goes on without it
                logging.getLogger(__name__).warning("a line of chat cannot be read")

    def forget(self, table: Table) -> None:
        """Out of memory; whoever is connected comes back and finds it as it was stored."""
        if self.tables.get(table.code) is table:
            del self.tables[table.code]
            metrics.tables.labels(table.game.name).dec()
        table.stop()
        self.spawn(self.others.forgotten(table))

    async def sweep(self) -> None:
        """Tables that nobody watches leave memory, and now and then what is left of closed sockets."""
        collected = asyncio.get_running_loop().time()
        while True:
            await asyncio.sleep(self.settings.idle / 4)
            now = asyncio.get_running_loop().time()
            if now - collected > COLLECT_EVERY:
                gc.collect()
                collected = now
            for table in list(self.tables.values()):
                if not table.connections and table.inbox.empty() and now - table.empty_since > self.settings.idle:
                    self.forget(table)

    # New tables

    async def open_table(self, player: int, wanted: m.NewTable) -> Table:
        game = GAMES.get(wanted.game)
        if game is None:
            raise BadSetup(Reason("match-game", "", {"game": wanted.game, "known": ", ".join(GAMES)}))
        setup = game.setup(wanted.players, wanted.options)
        if wanted.level not in levels_of(game):
            raise BadSetup(Reason("unknown-bot", "", {"bot": wanted.level, "known": ", ".join(levels_of(game))}))
        if not 1 <= wanted.humans <= wanted.players or len(wanted.names) != wanted.humans:
            raise BadSetup(Reason("seats", "", {"seats": len(wanted.names), "players": wanted.humans}))
        if not all_differ(wanted.names):
            raise refuse("same-name")
        seats = [Seat("human", player, name) for name in wanted.names]
        while len(seats) < wanted.players:
            seats.append(Seat("bot", None, free_bot_name(seats)) if wanted.fill else Seat("open", None, ""))
        if wanted.tour and game.tour_seed is None:
            raise BadSetup(Reason("no-tour", ""))
        secret = secret_of(game.tour_seed) if wanted.tour and game.tour_seed is not None else secrets.token_bytes(32)
        row = TableRow(
            code=secrets.token_urlsafe(12),
            host=player,
            title=wanted.title,
            game=game.name,
            rules_version=game.rules_version,
            players=wanted.players,
            options=setup.options,
            secret=secret,
            shares={},
            state="playing" if wanted.tour else "dealing" if wanted.fill else "waiting",
            level=wanted.level,
            clock=wanted.clock,
            away=wanted.away,
            listed=wanted.listed,
            tour=wanted.tour,
            created=time.time(),
        )
        return await self.set_up(row, seats)

    async def rematch(self, player: int, table: Table) -> Table:
        """A new table with the same people, opened by whoever asks first; the others find it by `next_table`."""
        if table.state != "over":
            raise refuse("not-over")
        if all(seat.player != player for seat in table.seats):
            raise refuse("not-your-seat")
        if table.row.next_table is None:
            seats = [Seat(seat.kind, seat.player, seat.name) for seat in table.seats]
            humans = {seat.player for seat in seats if seat.player is not None}
            state = "dealing" if len(humans) == 1 else "waiting"
            row = next_row(table, player, state=state, **progress_of(None))
            await table.row_changes(rows.insert(row, seats), next_table=row.code)
            table.show_table()
        assert table.row.next_table is not None
        return await self.table(table.row.next_table)

    async def what_if(self, person: Person, table: Table, wanted: m.WhatIf) -> Table:
        """A new table where a finished game goes on from one of its positions: whoever asks at this seat, bots at all others."""
        if table.state != "over":
            raise refuse("not-over")
        if wanted.seat >= len(table.seats):
            raise refuse("no-seat", number=wanted.seat + 1, players=len(table.seats))
        luck, seats = Luck(secrets.token_bytes(32)), seats_against_bots(table, person, wanted.seat)
        old = await loading.replayed(table, None)
        match = await asyncio.to_thread(played_on, old, wanted.n, wanted.seat, luck, loading.names_of(seats))
        own = {"secret": luck.secret, "state": "playing", "clock": None, "listed": False, "next_table": None}
        row = next_row(table, person.id, **own, begins=match.begins, from_table=table.code, **progress_of(match))
        return await self.set_up(row, seats)

    async def set_up(self, row: TableRow, seats: list[Seat]) -> Table:
        """Nobody opens more tables in a minute than a person could want."""
        recent = sa.and_(storage.tables.c.host == row.host, storage.tables.c.created > time.time() - 60)
        async with self.opening.setdefault(row.host, asyncio.Lock()):
            (count,) = await self.store.read(sa.select(sa.func.count().label("tables")).where(recent))
            if count["tables"] >= self.settings.tables_per_minute:
                raise refuse("too-fast")
            await self.store.write(*rows.insert(row, seats))
        return await self.table(row.code)


def minds_for(settings: Settings) -> Minds | Jobs:
    """Where bots think: beside this process, or with PostgreSQL wherever a worker is."""
    if settings.postgres is None:
        return Minds()
    from .jobs import Jobs  # needs what only servers on PostgreSQL have

    return Jobs(settings.address, settings.works)


def next_row(old: Table, host: int, **own: Any) -> TableRow:
    """A table like this one with another game."""
    fresh = {"code": secrets.token_urlsafe(12), "secret": secrets.token_bytes(32), "created": time.time(), "host": host}
    nothing: dict[str, Any] = {"shares": {}, "result": None, "begins": None, "from_table": None, "tour": False}
    nothing.update(version=0, undo=None, nodded=-1, turned=None)
    return replace(old.row, rules_version=old.game.rules_version, **{**fresh, **nothing, **own})


def seats_against_bots(table: Table, person: Person, seat: int) -> list[Seat]:
    """This person there, and bots at all other seats. Bots keep their names, except from a person who has the same."""
    own = [one.name for one in table.seats if one.player == person.id]
    name = person.name or [*own, table.seats[seat].name][0]
    kept = [one.name if one.kind == "bot" and likeness(one.name) != likeness(name) else "" for one in table.seats]
    seats = [Seat("human", person.id, name) if number == seat else Seat("bot", None, kept[number]) for number in range(len(kept))]
    for one in seats:
        one.name = one.name or free_bot_name(seats)
    return seats
