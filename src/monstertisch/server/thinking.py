"""Bots think in another process. What goes there is a world imagined for their seat, never the true state."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import asdict
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ..bots import advice, make_bot
from ..bots.advice import Advice, Advised
from ..bots.levels import seconds_of
from ..core.chance import Thoughts, derive
from ..core.game import Data, Game, Setup, State
from ..core.sight import Sight
from ..games import GAMES
from ..interrupts import live_with_parent, out_of_earshot, stop
from ..lab import portions
from ..lab.analysis import study_of
from . import metrics

if TYPE_CHECKING:
    from .jobs import Jobs

T = TypeVar("T")

URGENCY = {"move": 3, "tip": 2, "analysis": 1, "series": 0}  # the first in line are those for whom a table waits
PATIENT = {"analysis", "series"}  # these have processes of their own, which stand back for whoever plays
START_WITHIN = 20.0  # seconds a process may take to begin; a slow machine imports for long
REST = 60.0  # seconds without another try, after two processes did not start
LOG_AGAIN = 3600.0  # seconds in which the same failure is not logged twice
IDLE = 2.0  # seconds after which a process that stands back ends, if there is nothing to do
NOTICEABLE = 1.5  # seconds after which people want to know what they wait for
POLITENESS = 10  # by which it stands back
BEGINS = multiprocessing.get_context("spawn")  # how a process does


# In the other process. What comes and goes is JSON, so that a thought is the same wherever it is thought.


def choose(level: str, setup: Data, world: Data, seat: int, options: list[int], secret: str) -> int:
    """What a bot of this level does in this seat."""
    game, sight = seen(setup, world, seat, options)
    bot = make_bot(level, game)
    bot.seconds = seconds_of(level)
    return bot.choose(sight, Thoughts(bytes.fromhex(secret)))


def advise(seconds: float, setup: Data, world: Data, seat: int, options: list[int], secret: str) -> Advice:
    """What this seat is advised to do, and why."""
    game, sight = seen(setup, world, seat, options)
    return advice.advise(game, sight, Thoughts(bytes.fromhex(secret)), seconds)


def look(text: str, worlds: int, at: int) -> Data:
    """What came of one entry of a finished game."""
    return asdict(study_of(text, worlds).look(at))


def seen(setup: Data, world: Data, seat: int, options: list[int]) -> tuple[Game, Sight]:
    game = GAMES[setup["game"]]
    made = game.setup(setup["players"], setup["options"], setup["cards"])
    return game, Sight(seat, options, game.from_data(made, world))


def done(task: Callable[..., Any], asked: str) -> str:
    return json.dumps(task(*json.loads(asked)))


def begin() -> None:
    """It is there, and all that bots need is loaded."""


def stand_back() -> None:
    """Whoever plays goes first."""
    live_with_parent()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)


# In this process


class BotFailed(Exception):
    """No thought came of it; the text says why."""


class NotStarted(BotFailed):
    """There was not even a process to think in."""


class Resting(NotStarted):
    """None is tried for a while."""


class Mind:
    """One process, begun by the first thought and after every failure."""

    def __init__(self, patient: bool) -> None:
        self.patient = patient
        self.pool: ProcessPoolExecutor | None = None
        self.not_started = 0  # so often, one after the other
        self.resting_until = 0.0
        self.ending: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """At once: nobody waits for what it thinks."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop(pool)

    async def think(self, limit: float, task: Callable[..., Any], asked: str) -> str:
        """Its answer; if it has none within the limit, or nobody waits any more, the next thought begins in a fresh process."""
        if self.ending is not None:
            self.ending.cancel()
        try:
            await self.start()
            answer: str = await self.work(limit, done, task, asked)
        except BaseException:
            self.stop()
            raise
        if self.patient:
            self.ending = asyncio.get_running_loop().call_later(IDLE, self.stop)
        return answer

    async def start(self) -> None:
        """Until the process is there and has loaded everything: that is no thinking yet. Where two did not start, it rests."""
        if self.pool is not None:
            return
        if time.monotonic() < self.resting_until:
            raise Resting
        try:
            self.pool = ProcessPoolExecutor(1, BEGINS, stand_back if self.patient else live_with_parent)
            await self.work(START_WITHIN, begin)
            self.not_started = 0
        except Exception as failure:
            self.not_started += 1
            if self.not_started > 1:
                self.resting_until = time.monotonic() + REST
            raise NotStarted(f"its process did not start: {failure or type(failure).__name__}") from failure

    async def work(self, limit: float, task: Callable[..., Any], *asked: Any) -> Any:
        """Has the process do this."""
        assert self.pool is not None
        try:
            with out_of_earshot():
                doing = asyncio.get_running_loop().run_in_executor(self.pool, task, *asked)
            return await asyncio.wait_for(doing, limit)
        except TimeoutError:
            raise BotFailed(f"no answer within {limit:g} s") from None
        except BrokenProcessPool:
            raise BotFailed(f"its process ended with exit code {await exit_code(self.pool)}") from None


async def exit_code(broken: ProcessPoolExecutor) -> int | None:
    """The pool says that a process ended before it has asked how."""
    processes = list((broken._processes or {}).values())
    await asyncio.to_thread(broken.shutdown)
    return processes[0].exitcode if processes else None


class Turn(NamedTuple):
    """Somebody in line; the smallest comes first."""

    urgency: int  # negative
    number: int
    asked: str
    mind: asyncio.Future[Mind]


class Line:
    """Whoever waits for one of these minds: the most urgent first, among equals the one who came first."""

    def __init__(self, minds: list[Mind]) -> None:
        self.minds = minds
        self.idle = minds[:]
        self.waiting: list[Turn] = []
        self.numbers = count()

    @asynccontextmanager
    async def mind(self, urgency: int, asked: str) -> AsyncIterator[Mind]:
        mind = self.idle.pop() if self.idle else await self.turn(urgency, asked)
        try:
            yield mind
        finally:
            self.pass_on(mind)

    async def turn(self, urgency: int, asked: str) -> Mind:
        mind: asyncio.Future[Mind] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, Turn(-urgency, next(self.numbers), asked, mind))
        try:
            return await mind
        except asyncio.CancelledError:
            if mind.done() and not mind.cancelled():  # it came in the same moment
                self.pass_on(mind.result())
            raise

    def before(self, asked: str) -> int:
        """How many come before this."""
        line = [one.asked for one in sorted(self.waiting) if not one.mind.done()]
        return line.index(asked) if asked in line else 0

    def pass_on(self, mind: Mind) -> None:
        while self.waiting:
            turn = heappop(self.waiting)
            if not turn.mind.done():
                turn.mind.set_result(mind)
                return
        self.idle.append(mind)


class Minds:
    """Processes beside this one: so many for tables, and as many that stand back for what no table waits for."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.lines = {patient: Line([Mind(patient) for _ in range(number)]) for patient in [False, True]}

    async def start(self) -> None:
        """Each begins with its first thought."""

    async def stop(self) -> None:
        for line in self.lines.values():
            for mind in line.minds:
                mind.stop()

    async def think(self, kind: str, limit: float, asked: str, begun: Callable[[], None] = lambda: None) -> str:
        """The answer. `begun` is called when the waiting is over; from then on the limit counts."""
        tasks: dict[str, Callable[..., Any]] = {"move": choose, "tip": advise, "analysis": look, "series": portions.play}
        async with self.lines[kind in PATIENT].mind(URGENCY[kind], asked) as mind:
            begun()
            return await mind.think(limit, tasks[kind], asked)

    async def before(self, kind: str, asked: str) -> int:
        """How many come before this, as long as it is in line."""
        return self.lines[kind in PATIENT].before(asked)


class Thinkers:
    """Bots and what they are asked. A thought that fails is tried once more with other luck; then any legal move will do."""

    def __init__(self, minds: Minds | Jobs, limit: float, tip_seconds: float) -> None:
        self.minds = minds
        self.limit = limit
        self.tip_seconds = tip_seconds
        self.told: dict[str, float] = {}  # what was logged, and when

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

    async def advise(self, setup: Setup, state: State, seat: int, secret: bytes, waits: Callable[[int], None]) -> Advice | None:
        """A tip for whoever sits there; None: nothing came of it. `waits` is told how many come first, if that takes a while."""
        return await self.twice("tip", secret, lambda luck: self.ponder(setup, state, seat, luck, waits))

    async def tell_place(self, kind: str, asked: str, waits: Callable[[int], None]) -> None:
        await asyncio.sleep(NOTICEABLE)
        waits(await self.minds.before(kind, asked))

    async def twice(self, kind: str, secret: bytes, thought: Callable[[bytes], Awaitable[T]]) -> T | None:
        """A thought, with other luck if it fails, or None. The state that it is about must not change meanwhile."""
        for luck in [secret, derive(secret, "again")]:
            try:
                return await thought(luck)
            except Resting:
                break
            except Exception as failure:
                metrics.thinking_failures.labels(kind).inc()
                self.log(f"a bot failed: {type(failure).__name__}: {failure}", failure)
        return None

    async def think(self, level: str, setup: Setup, state: State, seat: int, secret: bytes) -> int:
        asked = self.imagined(level, setup, state, seat, secret)
        with metrics.thinking("move") as begun:
            action: int = json.loads(await self.minds.think("move", self.limit + seconds_of(level), asked, begun))
        self.check(action, state.options(seat))
        return action

    async def ponder(self, setup: Setup, state: State, seat: int, secret: bytes, waits: Callable[[int], None]) -> Advice:
        asked = self.imagined(self.tip_seconds, setup, state, seat, secret)
        waiting = asyncio.create_task(self.tell_place("tip", asked, waits))
        try:
            with metrics.thinking("tip") as counted:

                def begun() -> None:
                    counted()
                    waiting.cancel()

                answer = await self.minds.think("tip", self.limit + 2 * self.tip_seconds, asked, begun)
        finally:
            waiting.cancel()
        best, second, *more = json.loads(answer)
        found = Advice(Advised(*best), Advised(*second) if second else None, *more)
        for advised in [found.best, *([found.second] if found.second else [])]:
            self.check(advised.action, state.options(seat))
        return found

    def imagined(self, how: Any, setup: Setup, state: State, seat: int, secret: bytes) -> str:
        """What is asked, with a world that is imagined for the seat in place of the true one."""
        options = state.options(seat)
        world = state.imagine(seat, Thoughts(derive(secret, "world"))).to_data()
        return json.dumps([how, setup.to_data(), world, seat, options, derive(secret, "choice").hex()])

    def check(self, action: int, options: list[int]) -> None:
        if action not in options:
            raise BotFailed(f"it chose {action}, which is not among {len(options)} options")

    def log(self, text: str, failure: Exception | None = None) -> None:
        """Once: a bot that cannot think would say so with every move."""
        now = time.monotonic()
        self.told = {told: moment for told, moment in self.told.items() if now - moment < LOG_AGAIN}
        if text not in self.told:
            self.told[text] = now
            logging.getLogger(__name__).error(text, exc_info=failure)
