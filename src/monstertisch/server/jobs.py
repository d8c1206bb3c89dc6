"""Thoughts as jobs in a line (Procrastinate on PostgreSQL): any worker on any host takes the next one and says what came of it.

A job holds what is to be thought about, an imagined world or a finished game, and the name under which its answer is awaited. The
answer comes by a notice, and a job that is done is gone. Nothing decides here: a job that is lost is asked for anew, and whoever
finds no worker thinks in processes of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

import procrastinate
import psycopg
import sqlalchemy as sa
from procrastinate.exceptions import ProcrastinateException
from procrastinate.jobs import Status
from procrastinate.schema import SchemaManager
from psycopg_pool import PoolTimeout

from ..bots import BOTS
from ..games import GAMES
from .listening import is_ending, listen, plain
from .storage import limited_waiting
from .thinking import PATIENT, URGENCY, BotFailed, Minds, NotStarted

SCHEMA = "monstertisch_jobs"  # a namespace of its own: a worker needs no right to anything else in the database
ONE_AT_A_TIME = 0x6A6F6273  # a lock: of processes that start together, one makes the schema
BEAT = 1.0  # seconds: so often workers say that they live, and whoever waits looks after what became of it
LOOK_AGAIN = 0.25  # seconds after which a worker looks into the line by itself: it may have missed a notice
SILENT = 4.0  # seconds without a word after which a worker counts as dead
PATIENCE = 5.0  # seconds that somebody at a table waits for a worker to begin
MARGIN = 3.0  # seconds by which an answer may come later than its worker thinks it did
TRIES = 2
MOST = 7000  # bytes of an answer in one notice; PostgreSQL carries up to 8000
AT_ONCE = 3  # connections of a process for its jobs, beside those that listen
CONNECT_WITHIN = 5.0  # seconds
TROUBLE = (ProcrastinateException, psycopg.Error, PoolTimeout)
BEGUN, PART, DONE, FAILED, LOST = "begun", "part", "done", "failed", "lost"
TELL = "SELECT pg_notify(%(channel)s, text) FROM unnest(%(texts)s::text[]) AS text"
BEFORE = """
SELECT count(*) FROM procrastinate_jobs one JOIN procrastinate_jobs this USING (queue_name)
WHERE this.id = %(number)s AND one.status = 'todo' AND (-one.priority, one.id) < (-this.priority, this.id)
"""
OUT_OF_REACH = "the line of jobs cannot be reached: it is tried again"

log = logging.getLogger(__name__)
for repeating in ["procrastinate", "psycopg.pool"]:  # what was asked; what is told here
    logging.getLogger(repeating).setLevel(logging.CRITICAL)


def prepare(address: sa.URL) -> None:
    """Makes the tables of the line. Those of another version are thrown away with what was in line: it is asked for anew."""
    ours = SchemaManager.get_schema()
    version = hashlib.sha256(ours.encode()).hexdigest()
    engine = sa.create_engine(address)
    try:
        with engine.begin() as connection:
            found = sa.text(f"SELECT obj_description(to_regnamespace('{SCHEMA}'), 'pg_namespace')")
            if connection.scalar(found) == version:
                return
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            if connection.scalar(found) == version:
                return
            for statement in [
                f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE",
                f"CREATE SCHEMA {SCHEMA}",
                f"COMMENT ON SCHEMA {SCHEMA} IS '{version}'",
                f"SET LOCAL search_path TO {SCHEMA}",
                ours,
            ]:
                connection.exec_driver_sql(statement, execution_options={"no_parameters": True})
    finally:
        engine.dispose()


@asynccontextmanager
async def opened(address: sa.URL) -> AsyncIterator[procrastinate.App]:
    async def there(connection: psycopg.AsyncConnection[Any]) -> None:
        await connection.execute(f"SET search_path TO {SCHEMA}".encode())
        await connection.execute(limited_waiting().encode())
        await connection.commit()

    connector = procrastinate.PsycopgConnector(
        conninfo=plain(address), min_size=1, max_size=AT_ONCE, timeout=CONNECT_WITHIN, configure=there
    )
    async with procrastinate.App(connector=connector).open_async() as app:
        yield app


@cache
def line_of(patient: bool) -> str:
    """Who knows other games, rules or bots has lines of its own: its thoughts would be others."""
    known = [*[f"{game.name} {game.rules_version}" for game in GAMES.values()], *BOTS]
    mark = hashlib.sha256("\n".join(sorted(known)).encode()).hexdigest()[:8]
    return f"{'patient' if patient else 'tables'}_{mark}"


async def try_again() -> None:
    """In a moment, unless this is the end."""
    if not is_ending():
        log.warning(OUT_OF_REACH)
        await asyncio.sleep(BEAT)


def channel_of(name: str) -> str:
    """Where a process hears what came of its jobs."""
    return f"monstertisch_{name}"


class Worker:
    """Takes the jobs that come next, as many at once as it has minds, and thinks."""

    def __init__(self, app: procrastinate.App, minds: Minds) -> None:
        self.app = app
        self.minds = minds
        app.task(name="think")(self.think)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as lines:
            for patient in self.minds.lines:
                lines.create_task(self.work_off(line_of(patient)))

    async def work_off(self, line: str) -> None:
        while not is_ending():
            with suppress(*TROUBLE):
                await self.app.run_worker_async(
                    queues=[line],
                    concurrency=self.minds.number,
                    delete_jobs="always",
                    install_signal_handlers=False,
                    fetch_job_polling_interval=LOOK_AGAIN,
                    update_heartbeat_interval=BEAT,
                    stalled_worker_timeout=SILENT,
                    shutdown_graceful_timeout=0,
                )
            await try_again()

    async def think(self, asker: str, job: str, kind: str, limit: float, asked: str) -> None:
        """One job."""
        telling: list[asyncio.Task[None]] = []
        try:
            answer = await self.minds.think(
                kind, limit, asked, lambda: telling.append(asyncio.create_task(self.tell(asker, job, BEGUN)))
            )
            await self.tell(asker, job, DONE, answer)
        except asyncio.CancelledError:
            await self.tell(asker, job, LOST)
            raise
        except NotStarted as failure:
            log.error("there is no process to think in: %s", failure)
            await self.tell(asker, job, LOST)
            await asyncio.sleep(SILENT)  # others may be better off
        except TROUBLE:
            log.warning("an answer could not be told")
        except Exception as failure:
            log.warning("a thought failed", exc_info=failure)
            await self.tell(asker, job, FAILED, f"{type(failure).__name__}: {failure}"[: MOST // 4])
        finally:
            await asyncio.gather(*telling, return_exceptions=True)

    async def tell(self, asker: str, job: str, what: str, answer: str = "") -> None:
        """A long answer in numbered parts: PostgreSQL tells equal notices once."""
        *parts, last = [answer[at : at + MOST] for at in range(0, len(answer), MOST)] or [""]
        texts = [*[f"{job} {PART} {number} {part}" for number, part in enumerate(parts)], f"{job} {what} {len(parts)} {last}"]
        await self.app.connector.execute_query_async(TELL, channel=channel_of(asker), texts=texts)


class Lost(Exception):
    """Nobody is at work on it any more."""


class NotTaken(Exception):
    """Nobody began it in time."""


class Awaited:
    """A job whose answer somebody waits for."""

    def __init__(self, asked: str) -> None:
        self.asked = asked
        self.number: int | None = None  # in the line
        self.missing = 0  # so often it was not found there
        self.begun = asyncio.Event()
        self.parts: list[str] = []  # of the answer
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())  # seen, if nobody waits any more

    def fail(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)
        self.begun.set()


class Jobs:
    """What a process has others think; with its own minds it is a worker, too, or only helps itself."""

    def __init__(self, address: sa.URL, works: bool) -> None:
        self.address = address
        self.works = works
        self.minds = Minds()
        self.name = secrets.token_hex(8)
        self.awaited: dict[str, Awaited] = {}
        self.anybody = False  # whether there is a worker, as far as is known
        self.looked = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await asyncio.to_thread(prepare, self.address)
        self.task = asyncio.create_task(self.take_part())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.minds.stop()

    async def take_part(self) -> None:
        while not is_ending():
            try:
                async with opened(self.address) as self.app, asyncio.TaskGroup() as beside:
                    beside.create_task(listen(self.address, channel_of(self.name), lambda: None, self.hear))
                    beside.create_task(self.watch())
                    if self.works:
                        beside.create_task(Worker(self.app, self.minds).run())
            except TROUBLE:
                pass
            except Exception as failure:  # whatever it is, the tables go on
                log.error("taking part in the line of jobs failed", exc_info=failure)
            self.anybody = False
            await try_again()

    # Asking

    async def is_anybody_there(self) -> bool:
        await self.looked.wait()
        return self.anybody

    async def think(self, kind: str, limit: float, asked: str, begun: Callable[[], None] = lambda: None) -> str:
        """As `Minds.think`. Whoever works and has nothing else to do thinks for their own tables: the line would cost more time.

        Who gets no answer from others thinks here; a thought that fails has failed.
        """
        for _ in range(TRIES):
            if not self.anybody or (self.works and self.minds.lines[kind in PATIENT].idle):
                break
            try:
                return await self.ask(kind, limit, asked, begun)
            except Lost:
                continue
            except NotTaken:
                break
        return await self.minds.think(kind, limit, asked, begun)

    async def before(self, kind: str, asked: str) -> int:
        """As `Minds.before`, in the line of all or, after that, in the one here."""
        number = next((one.number for one in self.awaited.values() if one.asked is asked), None)
        with suppress(*TROUBLE):
            if number is not None:
                found = await self.app.connector.execute_query_one_async(BEFORE, number=number)
                return int(found["count"])
        return await self.minds.before(kind, asked)

    async def ask(self, kind: str, limit: float, asked: str, begun: Callable[[], None]) -> str:
        job, awaited = secrets.token_hex(8), Awaited(asked)
        self.awaited[job] = awaited
        line = self.app.configure_task("think", queue=line_of(kind in PATIENT), priority=URGENCY[kind])
        try:
            awaited.number = await line.defer_async(asker=self.name, job=job, kind=kind, limit=limit, asked=asked)
            await self.begins(awaited, None if kind in PATIENT else PATIENCE)
            begun()
            return await asyncio.wait_for(awaited.answer, limit + MARGIN)
        except (*TROUBLE, TimeoutError):
            raise Lost from None
        finally:
            del self.awaited[job]
            if awaited.number is not None and not awaited.answer.done():
                with suppress(*TROUBLE):
                    await self.take_back(awaited.number)

    async def begins(self, awaited: Awaited, patience: float | None) -> None:
        try:
            await asyncio.wait_for(awaited.begun.wait(), patience)
        except TimeoutError:
            assert awaited.number is not None
            if await self.take_back(awaited.number):
                raise NotTaken from None

    async def take_back(self, number: int) -> bool:
        """Whether nobody had begun it."""
        return await self.app.job_manager.cancel_job_by_id_async(number, delete_job=True)

    # What becomes of it

    def hear(self, notice: str) -> None:
        job, what, number, last = [*notice.split(" ", 3), "", "", ""][:4]
        awaited = self.awaited.get(job)
        if awaited is None or awaited.answer.done():
            return
        awaited.begun.set()
        answer = "".join([*awaited.parts, last])
        if number != str(len(awaited.parts)):
            awaited.fail(Lost())
        elif what == PART:
            awaited.parts.append(last)
        elif what == DONE:
            awaited.answer.set_result(answer)
        elif what == FAILED:
            awaited.fail(BotFailed(answer))
        elif what == LOST:
            awaited.fail(Lost())

    async def watch(self) -> None:
        """Learns of what nobody tells: that workers died, and with them jobs."""
        while not is_ending():
            try:
                await self.look_after()
            except TROUBLE:
                self.anybody = False
            await asyncio.sleep(BEAT)

    async def look_after(self) -> None:
        manager = self.app.job_manager
        for dead in await manager.get_stalled_jobs(seconds_since_heartbeat=SILENT):
            assert dead.id is not None
            with suppress(*TROUBLE):  # others look after it, too
                await manager.finish_job(dead, Status.FAILED, delete_job=True)
        alive = await self.app.connector.execute_query_one_async(
            "SELECT count(*) AS count FROM procrastinate_workers WHERE last_heartbeat > now() - make_interval(secs => %(silent)s)",
            silent=SILENT,
        )
        self.anybody = bool(alive["count"])
        self.looked.set()
        waiting = {awaited.number: awaited for awaited in self.awaited.values() if awaited.number is not None}
        if waiting:
            await self.find(waiting)

    async def find(self, waiting: dict[int, Awaited]) -> None:
        """What is not in the line any more, and not answered a moment later, is lost; where nobody works, all of it is."""
        there = await self.app.connector.execute_query_all_async(
            "SELECT id FROM procrastinate_jobs WHERE id = ANY(%(numbers)s)", numbers=list(waiting)
        )
        for number in waiting.keys() - {row["id"] for row in there}:
            waiting[number].missing += 1
            if waiting[number].missing > 1:
                waiting[number].fail(Lost())
        for number, awaited in waiting.items():
            if not self.anybody and not awaited.begun.is_set() and await self.take_back(number):
                awaited.fail(Lost())
