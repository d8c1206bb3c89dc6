"""Finished games are analysed beside the tables, one after the other in a process of its own; what comes of it is stored."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from pydantic import ValidationError

from ..core.game import Data
from ..interrupts import live_with_parent, out_of_earshot, stop
from ..lab.analysis import conclude, look_there, open_there
from . import loading, metrics, storage, unreadable
from . import messages as m
from .connection import write_down
from .seats import refuse

if TYPE_CHECKING:
    from .house import House
    from .table import Table

LONGEST_LINE = 20  # analyses that wait or run
LONGEST_LOOK = 600.0  # seconds for one entry; a slow machine takes long, a process that hangs takes forever
NOTE_EVERY = 1.0  # seconds
GIVEN_UP = 60.0  # seconds after which an analysis counts as given up of which nothing is heard
POLITENESS = 10  # by which the process stands back for whoever plays
NOTHING: Data = {"worlds": 0, "error": 0.0, "moments": [], "points": [], "balance": []}


@dataclass
class Work:
    """An analysis that waits in line, runs or has failed."""

    of: int = 0
    done: int = 0
    failed: bool = False
    noted: float = 0.0  # when others were last told how far it is

    def facts(self) -> m.AnalysisFacts:
        state = "failed" if self.failed else "running"
        return m.AnalysisFacts.model_validate({"state": state, "done": self.done, "of": self.of, **NOTHING})


class Analyst:
    """One at a time; its process is there as long as there is something to do."""

    def __init__(self, house: House, worlds: int) -> None:
        self.house = house
        self.worlds = worlds
        self.works: dict[str, Work] = {}  # by the code of the table
        self.free = asyncio.Lock()
        self.pool: ProcessPoolExecutor | None = None

    def stop(self) -> None:
        """At once: whoever wants it asks again."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool)

    async def facts(self, code: str) -> m.AnalysisFacts:
        """How far the analysis of this table is, or what came of it."""
        if code in self.works:
            return self.works[code].facts()
        analyses = storage.analyses
        lasting = sa.or_(analyses.c.until.is_(None), analyses.c.until > time.time())
        found = await self.house.store.read(sa.select(analyses.c.facts).where(analyses.c.table == code, lasting))
        try:
            if found:
                return m.AnalysisFacts.model_validate_json(found[0]["facts"])
        except ValidationError:  # it can be made again
            logging.getLogger(__name__).warning("an analysis cannot be read")
        return m.AnalysisFacts.model_validate({"state": "none", "done": 0, "of": 0, **NOTHING})

    async def ask(self, table: Table) -> m.AnalysisFacts:
        """Begins it, unless it is there or under way anywhere. A game that cannot be replayed is refused as its replay is."""
        found = await self.facts(table.code)
        if found.state in ("done", "running") or self.runs(table.code):
            return await self.facts(table.code)
        if sum([not work.failed for work in self.works.values()]) >= LONGEST_LINE:
            raise refuse("too-fast")
        work = self.works[table.code] = Work()
        try:
            match = await loading.replayed(table, None)
        except BaseException:
            del self.works[table.code]
            raise
        work.of = len(match.steps) + 1
        self.house.spawn(self.analyse(table.code, work))
        return work.facts()

    def runs(self, code: str) -> bool:
        return code in self.works and not self.works[code].failed

    async def analyse(self, code: str, work: Work) -> None:
        """A failure is told to whoever asks, and to the log; the next who wants it begins anew."""
        try:
            async with metrics.thinking("analysis", self.free):
                await self.store(code, await self.look_through(code, work))
            del self.works[code]
        except Exception as failure:
            work.failed = True
            metrics.thinking_failures.labels("analysis").inc()
            self.stop()
            logging.getLogger(__name__).error("an analysis failed: %s", type(failure).__name__, exc_info=failure)
        finally:
            if not any(self.runs(other) for other in self.works):
                self.stop()

    async def look_through(self, code: str, work: Work) -> Data:
        text = await unreadable.match_file(self.house.store, code)
        work.of, worlds = await self.do(open_there, text, self.worlds)
        looked = []
        for at in range(work.of):
            looked.append(await self.do(look_there, at))
            work.done = at + 1
            await self.note(code, work)
        return await asyncio.to_thread(conclude, looked, worlds)

    async def do(self, task: Callable[..., Any], *asked: Any) -> Any:
        """In the other process."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        with out_of_earshot():
            done = asyncio.get_running_loop().run_in_executor(self.pool, task, *asked)
        return await asyncio.wait_for(done, LONGEST_LOOK)

    async def note(self, code: str, work: Work) -> None:
        """Other processes can tell how far it is, and learn by its silence that it was given up."""
        now = time.time()
        if self.house.settings.postgres and now > work.noted + NOTE_EVERY:
            work.noted = now
            await self.keep(code, work.facts(), until=now + GIVEN_UP)

    async def store(self, code: str, found: Data) -> None:
        count = len(found["moments"])
        await self.keep(code, m.AnalysisFacts.model_validate({"state": "done", "done": count, "of": count, **found}), until=None)

    async def keep(self, code: str, facts: m.AnalysisFacts, until: float | None) -> None:
        analyses = storage.analyses
        version = (await self.house.table(code)).game.rules_version
        values = {"table": code, "rules_version": version, "facts": write_down(facts.model_dump()), "until": until}
        await self.house.store.write(sa.delete(analyses).where(analyses.c.table == code), sa.insert(analyses).values(**values))


def begin() -> None:
    """In the other process: whoever plays goes first."""
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
