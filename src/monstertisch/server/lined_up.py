"""Many games in the line of jobs, behind everything that people wait for: whoever works there plays a portion at a time."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Coroutine
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, TypeVar

import sqlalchemy as sa

from ..core.reason import Reason
from ..interrupts import out_of_earshot
from ..lab import portions
from ..lab.series import Done, Workers
from .database_file import Unusable
from .jobs import Jobs
from .postgres import named, shown
from .thinking import BotFailed

T = TypeVar("T")

IN_LINE = 16  # how many workers can be busy with one series; nobody knows how many there are
LIMIT = 300.0  # seconds for a portion that should take one


class LinedUp(Workers):
    """Waits for what others play, in a thread of its own. A portion that is lost stands in line again."""

    count = IN_LINE

    def __init__(self, address: sa.URL) -> None:
        self.loop = asyncio.new_event_loop()
        self.jobs = Jobs(address, works=False)
        self.thoughts: set[asyncio.Task[Any]] = set()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        with out_of_earshot():
            self.thread.start()
        try:
            with named(address):
                self.waited(self.jobs.start())
            if not self.waited(self.jobs.is_anybody_there()):
                raise Unusable(Reason("nobody-works", "", {"path": shown(address)}))
        except BaseException:
            self.close()
            raise

    def waited(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self.loop).result()

    def submit(self, made: bytes, numbers: range) -> Future[str]:
        return asyncio.run_coroutine_threadsafe(self.played(portions.written(pickle.loads(made), numbers)), self.loop)

    async def played(self, asked: str) -> str:
        task = asyncio.current_task()
        assert task is not None
        self.thoughts.add(task)
        task.add_done_callback(self.thoughts.discard)
        return await self.jobs.think("series", LIMIT, asked)

    def result(self, submitted: Future[str]) -> Done:
        try:
            return portions.read(submitted.result())
        except BotFailed as failure:
            raise BrokenProcessPool(str(failure)) from None

    def close(self) -> None:
        """What nobody has begun is taken out of the line."""
        self.waited(self.leave())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def leave(self) -> None:
        thoughts = [*self.thoughts]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await self.jobs.stop()
