"""The database, SQLite or PostgreSQL: its tables, and what reads and writes them. What `write` returned from is on the disk."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, cast

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import metrics, traces
from .settings import Settings

COMMIT_EVERY = 0.010  # seconds: commits to SQLite that come closer together are grouped
POOL = {"pool_size": 5, "max_overflow": 5}  # connections of a process to PostgreSQL that read,
WRITERS = 5  # and that write
ANSWERS_WITHIN = 8.0  # seconds for a statement; then PostgreSQL counts as away, as if it had gone
PASSING = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError)  # it may go well in a moment

log = logging.getLogger(__name__)


def note_absence(failure: Exception, therefore: str) -> None:
    """No mistake of ours, and nothing that the client could have done otherwise."""
    log.warning("the database did not answer, and %s: %s", therefore, type(failure).__name__)


schema = sa.MetaData()

players = sa.Table(
    "players",
    schema,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key_hash", sa.String(64), unique=True),  # of the personal link
    sa.Column("name", sa.String(24)),
    sa.Column("created", sa.Float, nullable=False),
)

devices = sa.Table(
    "devices",
    schema,
    sa.Column("token_hash", sa.String(64), primary_key=True),  # of the cookie
    sa.Column("player", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
)

tables = sa.Table(
    "tables",
    schema,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("host", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
    sa.Column("title", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("shares", sa.JSON, nullable=False),  # what pages added to the luck, in hex and ascending, and at which seat
    sa.Column("state", sa.String(8), nullable=False, index=True),  # waiting, dealing, playing, over
    sa.Column("level", sa.String(24), nullable=False),
    sa.Column("clock", sa.Integer),
    sa.Column("away", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("tour", sa.Boolean, nullable=False),
    sa.Column("next_table", sa.String(16)),
    sa.Column("created", sa.Float, nullable=False, index=True),
    sa.Column("result", sa.JSON),  # once it is over
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("turn", sa.JSON),  # seats that must act
    sa.Column("begins", sa.JSON),  # the position with which its game begins instead of a deal
    sa.Column("from_table", sa.String(16)),  # where that position was played
    sa.Column("version", sa.Integer, nullable=False),  # how often it, its seats, log or chat were changed
    sa.Column("undo", sa.JSON),  # the wish to take back that people talk about
    sa.Column("nodded", sa.Integer, nullable=False),  # on a tour: the entry that its guest has read
    sa.Column("turned", sa.Float),  # when its last entry was stored
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(5), nullable=False),  # open, human, bot
    sa.Column("player", sa.Integer, sa.ForeignKey("players.id"), index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("resigned", sa.Boolean, nullable=False),
)

entries = sa.Table(
    "entries",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),  # as in a match file
)

# Made from the entries, and kept so that nobody has to replay them; rows may be missing (`stored_match.py`).

told = sa.Table(
    "told",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of an entry that still stands; 0: the opening
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),  # with their audiences
)

snapshots = sa.Table(
    "snapshots",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("block", sa.Integer, primary_key=True),  # of entries; the newest snapshot of each stays
    sa.Column("number", sa.Integer, nullable=False),  # of the entry it was taken after
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
)

analyses = sa.Table(
    "analyses",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("rules_version", sa.Integer, nullable=False),  # under which it was made
    sa.Column("facts", sa.Text, nullable=False),  # `messages.AnalysisFacts`
    sa.Column("until", sa.Float),  # of one that is under way: when it counts as given up
)

# Who is at a table, and which process looks after it; both end unless they are renewed. One process alone needs neither.

present = sa.Table(
    "present",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("players", sa.JSON, nullable=False),  # who is connected there
    sa.Column("spectators", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),  # by the clock of the database
)

leases = sa.Table(
    "leases",
    schema,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("process", sa.String(16), nullable=False, index=True),
    sa.Column("until", sa.Float, nullable=False),
)

# One that is carried out often is always the same, and its values stand beside it: it is compiled once and goes to the driver.
Often = tuple[sa.Executable, dict[str, Any]]
Statement = sa.Executable | Often
Job = tuple[Sequence[Statement], "asyncio.Future[list[Any]]"]


def migrations() -> str:
    return str(Path(__file__).parent / "migrations")


def migrate(address: sa.URL, to: str = "head") -> None:
    """Brings the database, new or old, to the schema of this version."""
    if is_file(address):
        Path(str(address.database)).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", migrations())
    config.attributes["address"] = address
    command.upgrade(config, to)


def is_file(address: sa.URL) -> bool:
    """Whether it is a file of SQLite, and not PostgreSQL."""
    return address.get_backend_name() == "sqlite"


def prepare_connection(connection: Any, _record: Any) -> None:
    """SQLite: readers beside the writer, a commit that returns is on the disk, and damaged text is read as far as it goes."""
    getattr(connection, "driver_connection", connection).text_factory = decoded
    cursor = connection.cursor()
    for pragma in ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"]:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def limited_waiting() -> str:
    return f"SET statement_timeout = {round(1000 * ANSWERS_WITHIN)}"


def limit_waiting(connection: Any, _record: Any) -> None:
    """PostgreSQL: a statement that waits for something which never comes would keep its table standing still."""
    cursor = connection.cursor()
    cursor.execute(limited_waiting())
    cursor.close()
    connection.commit()


def decoded(text: bytes) -> str:
    """A byte that is none of a text must not keep everything beside it from being read."""
    return text.decode("utf-8", "replace")


def leave_out_details(context: Any) -> None:
    """PostgreSQL repeats in its details what was to be written."""
    for error in [context.original_exception, context.sqlalchemy_exception]:
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\nDETAIL")[0], *error.args[1:])


class Outraced(Exception):
    """Somebody else was faster: nothing was written."""


def must_hit(statement: sa.Update) -> sa.Update:
    """If it finds no row, nothing that was to be written with it is written: `Outraced`."""
    return statement.execution_options(must_hit=True)


def carry_out(connection: sa.Connection, statements: Sequence[Statement], often: Callable[[str, Any], Any]) -> list[Any]:
    """The primary keys of what was inserted, and how many rows the others changed; that alone of what is carried out `often`."""
    found: list[Any] = []
    for statement in statements:
        if isinstance(statement, tuple):
            executable, values = statement
            ready = compiled(executable, connection.dialect, *values)
            made = often(ready.text, ready.values(values))
            found.append(made.rowcount)
        else:
            executable, made = statement, connection.execute(statement)
            found.append(made.inserted_primary_key if made.context.isinsert else made.rowcount)
        if not made.rowcount and executable.get_execution_options().get("must_hit"):
            raise Outraced
    return found


class Compiled:
    """A statement as the driver of a database takes it."""

    def __init__(self, statement: sa.Executable, dialect: sa.Dialect, names: Sequence[str]) -> None:
        made: Any = cast(sa.ClauseElement, statement).compile(dialect=dialect, column_keys=list(names))
        self.text = str(made)
        self.order: list[str] | None = made.positiontup  # None: the driver asks for them by name
        writers = {name: bound.type.dialect_impl(dialect).bind_processor(dialect) for name, bound in made.binds.items()}
        self.writers = {name: writer for name, writer in writers.items() if writer is not None}  # of JSON, for instance

    def values(self, given: dict[str, Any]) -> Any:
        written = {**given, **{name: write(given[name]) for name, write in self.writers.items()}}
        return written if self.order is None else tuple([written[name] for name in self.order])


@lru_cache(maxsize=200)
def compiled(statement: sa.Executable, dialect: sa.Dialect, *names: str) -> Compiled:
    return Compiled(statement, dialect, names)


class Store:
    """Reads at once, and writes in the way that suits the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reading: AsyncEngine
        self.writer: Writer

    async def start(self) -> None:
        address = self.settings.address
        await asyncio.to_thread(migrate, address)
        # Errors reach the log; what was to be written does not.
        if is_file(address):
            self.reading = create_async_engine(address.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
            sa.event.listen(self.reading.sync_engine, "connect", prepare_connection)
            writing = sa.create_engine(address, hide_parameters=True)
            sa.event.listen(writing, "connect", prepare_connection)
            self.writer = Grouped(writing, 1)
        else:
            self.reading = create_async_engine(address, hide_parameters=True, pool_pre_ping=True, **POOL)
            writing = sa.create_engine(address, hide_parameters=True, pool_pre_ping=True, pool_size=WRITERS)
            for engine in [self.reading.sync_engine, writing]:
                sa.event.listen(engine, "connect", limit_waiting)
                sa.event.listen(engine, "handle_error", leave_out_details)
            self.writer = Writer(writing, WRITERS)

    async def stop(self) -> None:
        await self.writer.stop()
        await self.reading.dispose()

    async def read(self, query: sa.Select[Any]) -> list[Any]:
        async with self._connected("AUTOCOMMIT") as connection:
            return list((await connection.execute(query)).mappings().all())

    async def read_together(self, *queries: sa.Select[Any]) -> list[list[Any]]:
        """As everything was at one moment."""
        async with self._connected("REPEATABLE READ") as connection:
            return [list((await connection.execute(query)).mappings().all()) for query in queries]

    @asynccontextmanager
    async def _connected(self, isolation: str) -> AsyncIterator[AsyncConnection]:
        """How far PostgreSQL keeps apart what is read and what is written; SQLite has one way."""
        async with self.reading.connect() as connection:
            if self.settings.postgres is not None:
                await connection.execution_options(isolation_level=isolation)
            yield connection

    async def write(self, *statements: Statement) -> list[Any]:
        """Carries the statements out in one transaction; returns their primary keys once they are on the disk."""
        with traces.span("commit"), metrics.commit.time():
            try:
                return await self.writer.write(statements)
            except Outraced:
                metrics.lost_races.inc()
                raise


class Writer:
    """Threads that write what waits in one line. Each takes one job after the other; PostgreSQL groups their commits itself."""

    def __init__(self, engine: sa.Engine, threads: int) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.threads = [threading.Thread(target=self._write_all, daemon=True) for _ in range(threads)]
        for thread in self.threads:
            thread.start()

    async def stop(self) -> None:
        """What waits is written before."""
        for _ in self.threads:
            self.jobs.put(None)
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.engine.dispose()

    async def write(self, statements: Sequence[Statement]) -> list[Any]:
        done: asyncio.Future[list[Any]] = self.loop.create_future()
        self.jobs.put((statements, done))
        return await done

    def _write_all(self) -> None:
        while (job := self.jobs.get()) is not None:
            self._write([job])

    def _write(self, jobs: list[Job]) -> None:
        found = self._commit([statements for statements, _ in jobs])
        self.loop.call_soon_threadsafe(tell, [done for _, done in jobs], found)

    def _commit(self, jobs: list[Sequence[Statement]]) -> list[list[Any] | Exception]:
        try:
            return self._carry_out(jobs)
        except Exception as error:  # one of them is wrong: each alone, so that it fails alone
            return [error] if len(jobs) == 1 else [found for job in jobs for found in self._commit([job])]

    def _carry_out(self, jobs: list[Sequence[Statement]]) -> list[list[Any] | Exception]:
        with self.engine.begin() as connection:
            often = self._driver(connection)
            return [carry_out(connection, statements, often) for statements in jobs]

    def _driver(self, connection: sa.Connection) -> Callable[[str, Any], Any]:
        """What PostgreSQL complains about must pass `leave_out_details`."""
        return connection.exec_driver_sql


class Grouped(Writer):
    """SQLite: one thread writes everything, so that a busy server commits many tables together."""

    def _write_all(self) -> None:
        last = 0.0
        while True:
            batch = [self.jobs.get()]
            time.sleep(max(0.0, last + COMMIT_EVERY - time.monotonic()))
            last = time.monotonic()
            while not self.jobs.empty():
                batch.append(self.jobs.get())
            self._write([job for job in batch if job is not None])
            if None in batch:
                return

    def _driver(self, connection: sa.Connection) -> Callable[[str, Any], Any]:
        driver: Any = connection.connection.driver_connection
        return driver.execute  # type: ignore[no-any-return]


def tell(waiting: list[asyncio.Future[list[Any]]], found: list[list[Any] | Exception]) -> None:
    """Whoever still waits for it."""
    for done, one in zip(waiting, found, strict=True):
        if done.done():
            continue
        if isinstance(one, Exception):
            done.set_exception(one)
        else:
            done.set_result(one)
