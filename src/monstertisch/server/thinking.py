"""Bots think in another process. What goes there is a world imagined for their seat, never the true state."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..bots import advice, make_bot
from ..bots.advice import Advice
from ..bots.levels import seconds_of
from ..core.chance import Thoughts, derive
from ..core.game import Data, Game, Setup, State
from ..core.sight import Sight
from ..games import GAMES
from ..interrupts import live_with_parent, out_of_earshot, stop
from . import metrics

T = TypeVar("T")

WORKERS = 1
START_WITHIN = 20.0  # seconds a process may take to begin; a slow machine imports for long
REST = 60.0  # seconds without another try, after two processes did not start
LOG_AGAIN = 3600.0  # seconds in which the same failure is not logged twice


def choose(level: str, setup: Data, world: Data, seat: int, options: list[int], secret: bytes) -> int:
    """In the other process: what a bot of this level does in this seat."""
    game, sight = seen(setup, world, seat, options)
    bot = make_bot(level, game)
    bot.seconds = seconds_of(level)
    return bot.choose(sight, Thoughts(secret))


def advise(seconds: float, setup: Data, world: Data, seat: int, options: list[int], secret: bytes) -> Advice:
    """In the other process: what this seat is advised to do, and why."""
    game, sight = seen(setup, world, seat, options)
    return advice.advise(game, sight, Thoughts(secret), seconds)


def seen(setup: Data, world: Data, seat: int, options: list[int]) -> tuple[Game, Sight]:
    game = GAMES[setup["game"]]
    made = game.setup(setup["players"], setup["options"], setup["cards"])
    return game, Sight(seat, options, game.from_data(made, world))


def begin() -> None:
    """In the other process: it is there, and all that bots need is loaded."""


class BotFailed(Exception):
    """No thought came of it; the text says why."""


class NotStarted(BotFailed):
    """There was not even a process to think in."""


class Thinkers:
    """One process with a time limit. A thought that fails is tried once more in a fresh process; then any legal move will do."""

    def __init__(self, limit: float, tip_seconds: float) -> None:
        self.limit = limit
        self.tip_seconds = tip_seconds
        self.pool: ProcessPoolExecutor | None = None  # begun by the first thought, and after every failure
        self.free = asyncio.Semaphore(WORKERS)  # waiting in line is not thinking
        self.not_started = 0  # so often, one after the other
        self.resting_until = 0.0
        self.told: dict[str, float] = {}  # what was logged, and when

    def stop(self) -> None:
        """At once: nobody waits for a bot that thinks on."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool)

    async def ask(self, level: str, setup: Setup, state: State, seat: int, secret: bytes) -> int:
        """What a bot of this level does here; `secret` is its own luck. The table goes on whatever happens.

        A question with a single answer goes the same way as any other: the time it takes must not tell it.
        """
        action = await self.twice("move", secret, lambda luck: self.think(level, setup, state, seat, luck))
        if action is not None:
            return action
        self.log("no bot could think: a move was made at random")
        options = state.options(seat)
        return options[Thoughts(secret).below("any", len(options))]

    async def advise(self, setup: Setup, state: State, seat: int, secret: bytes) -> Advice | None:
        """A tip for whoever sits there; None: nothing came of it."""
        return await self.twice("tip", secret, lambda luck: self.ponder(setup, state, seat, luck))

    async def twice(self, kind: str, secret: bytes, thought: Callable[[bytes], Awaitable[T]]) -> T | None:
        """A thought, with other luck if it fails, or None. The state that it is about must not change meanwhile."""
        async with metrics.thinking(kind, self.free):
            rested = time.monotonic() >= self.resting_until
            for luck in [secret, derive(secret, "again")] if rested else []:
                try:
                    return await thought(luck)
                except Exception as failure:
                    metrics.thinking_failures.labels(kind).inc()
                    self.note_failure(failure)
        return None

    async def think(self, level: str, setup: Setup, state: State, seat: int, secret: bytes) -> int:
        action: int = await self.imagined(self.limit + seconds_of(level), choose, level, setup, state, seat, secret)
        self.check(action, state.options(seat))
        return action

    async def ponder(self, setup: Setup, state: State, seat: int, secret: bytes) -> Advice:
        limit = self.limit + 2 * self.tip_seconds
        found: Advice = await self.imagined(limit, advise, self.tip_seconds, setup, state, seat, secret)
        for advised in [found.best, *([found.second] if found.second else [])]:
            self.check(advised.action, state.options(seat))
        return found

    async def imagined(
        self, limit: float, task: Callable[..., Any], how: Any, setup: Setup, state: State, seat: int, secret: bytes
    ) -> Any:
        """Has the process think about a world that is imagined for the seat."""
        options = state.options(seat)
        world = state.imagine(seat, Thoughts(derive(secret, "world"))).to_data()
        await self.start()
        return await self.work(limit, task, how, setup.to_data(), world, seat, options, derive(secret, "choice"))

    def check(self, action: int, options: list[int]) -> None:
        if action not in options:
            raise BotFailed(f"it chose {action}, which is not among {len(options)} options")

    async def start(self) -> None:
        """Until the process is there and has loaded everything: that is no thinking yet."""
        if self.pool is not None:
            return
        try:
            self.pool = ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn"), live_with_parent)
            await self.work(START_WITHIN, begin)
            self.not_started = 0
        except Exception as failure:
            raise NotStarted(f"its process did not start: {failure or type(failure).__name__}") from failure

    async def work(self, limit: float, task: Callable[..., Any], *asked: Any) -> Any:
        """Has the process do this."""
        assert self.pool is not None
        try:
            with out_of_earshot():
                done = asyncio.get_running_loop().run_in_executor(self.pool, task, *asked)
            return await asyncio.wait_for(done, limit)
        except TimeoutError:
            raise BotFailed(f"no answer within {limit:g} s") from None
        except BrokenProcessPool:
            raise BotFailed(f"its process ended with exit code {await exit_code(self.pool)}") from None

    def note_failure(self, failure: Exception) -> None:
        """The next thought begins in a fresh process, but not at once where that does not start."""
        self.stop()
        self.log(f"a bot failed: {type(failure).__name__}: {failure}", failure)
        self.not_started = self.not_started + 1 if isinstance(failure, NotStarted) else 0
        if self.not_started > 1:
            self.resting_until = time.monotonic() + REST

    def log(self, text: str, failure: Exception | None = None) -> None:
        """Once: a bot that cannot think would say so with every move."""
        now = time.monotonic()
        self.told = {told: moment for told, moment in self.told.items() if now - moment < LOG_AGAIN}
        if text not in self.told:
            self.told[text] = now
            logging.getLogger(__name__).error(text, exc_info=failure)


async def exit_code(broken: ProcessPoolExecutor) -> int | None:
    """The pool says that a process ended before it has asked how."""
    processes = list((broken._processes or {}).values())
    await asyncio.to_thread(broken.shutdown)
    return processes[0].exitcode if processes else None
