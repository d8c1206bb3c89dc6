"""Finished games are analysed beside the tables, one after the other by each process; what comes of it is stored."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa
from pydantic import ValidationError

from ..bots import guide_of
from ..core.game import Data
from ..lab.analysis import Look, conclude
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
    told: m.AnalysisFacts | None = None  # what other processes know of it
    until: float = 0.0  # when that counts no more


class Analyst:
    """One at a time, and whoever asks first is first."""

    def __init__(self, house: House, worlds: int) -> None:
        self.house = house
        self.worlds = worlds
        self.works: dict[str, Work] = {}  # by the code of the table, in the order of the line
        self.free = asyncio.Lock()
        self.noted = 0.0

    async def facts(self, code: str) -> m.AnalysisFacts:
        """How far the analysis of this table is, or what came of it."""
        if code in self.works:
            return self.so_far(code)
        analyses = storage.analyses
        lasting = sa.or_(analyses.c.until.is_(None), analyses.c.until > time.time())
        found = await self.house.store.read(sa.select(analyses.c.facts).where(analyses.c.table == code, lasting))
        try:
            if found:
                return m.AnalysisFacts.model_validate_json(found[0]["facts"])
        except ValidationError:  # it can be made again
            logging.getLogger(__name__).warning("an analysis cannot be read")
        return m.AnalysisFacts.model_validate({"state": "none", "done": 0, "of": 0, **NOTHING})

    def so_far(self, code: str) -> m.AnalysisFacts:
        work, line = self.works[code], self.line()
        state, before = ("failed", 0) if work.failed else ("running", line.index(code))
        return m.AnalysisFacts.model_validate({"state": state, "done": work.done, "of": work.of, "before": before, **NOTHING})

    def line(self) -> list[str]:
        """Those that are not at their end; the first one runs."""
        return [code for code, work in self.works.items() if not work.failed]

    async def ask(self, table: Table) -> m.AnalysisFacts:
        """Begins it, unless it is there or under way anywhere. A game that cannot be replayed is refused as its replay is."""
        found = await self.facts(table.code)
        if found.state in ("done", "running") or table.code in self.line():
            return await self.facts(table.code)
        if len(self.line()) >= LONGEST_LINE:
            raise refuse("too-fast")
        self.works.pop(table.code, None)
        work = self.works[table.code] = Work()
        try:
            match = await loading.replayed(table, None)
        except BaseException:
            del self.works[table.code]
            raise
        work.of = len(match.steps) + 1
        self.house.spawn(self.analyse(table.code, work, self.worlds or guide_of(table.game).sample))
        return self.so_far(table.code)

    async def analyse(self, code: str, work: Work, worlds: int) -> None:
        """A failure is told to whoever asks, and to the log; the next who wants it begins anew."""
        try:
            with metrics.thinking("analysis") as begun:
                async with self.free:
                    begun()
                    await self.store(code, await self.look_through(code, work, worlds))
            del self.works[code]
        except Exception as failure:
            work.failed = True
            metrics.thinking_failures.labels("analysis").inc()
            logging.getLogger(__name__).error("an analysis failed: %s", failure or type(failure).__name__, exc_info=failure)

    async def look_through(self, code: str, work: Work, worlds: int) -> Data:
        """Entry by entry: a worker that dies costs one look, and none is kept from what is more urgent."""
        text = await unreadable.match_file(self.house.store, code)
        looked = []
        for at in range(work.of):
            await self.note()
            asked = json.dumps([text, worlds, at])
            looked.append(Look(**json.loads(await self.house.minds.think("analysis", LONGEST_LOOK, asked))))
            work.done = at + 1
        return await asyncio.to_thread(conclude, looked, worlds)

    async def note(self) -> None:
        """Other processes can tell how far each one here is, and learn by their silence that all were given up."""
        now = time.time()
        if self.house.settings.postgres and now > self.noted + NOTE_EVERY:
            self.noted = now
            for code in self.line():
                facts, work = self.so_far(code), self.works[code]
                if facts != work.told or now > work.until - GIVEN_UP / 2:
                    work.told, work.until = facts, now + GIVEN_UP
                    await self.keep(code, facts, work.until)

    async def store(self, code: str, found: Data) -> None:
        count = len(found["moments"])
        await self.keep(code, m.AnalysisFacts.model_validate({"state": "done", "done": count, "of": count, **found}), until=None)

    async def keep(self, code: str, facts: m.AnalysisFacts, until: float | None) -> None:
        analyses = storage.analyses
        version = (await self.house.table(code)).game.rules_version
        values = {"table": code, "rules_version": version, "facts": write_down(facts.model_dump()), "until": until}
        await self.house.store.write(sa.delete(analyses).where(analyses.c.table == code), sa.insert(analyses).values(**values))
