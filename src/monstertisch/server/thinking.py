"""Bots think in another process. What goes there is a world imagined for their seat, never the true state."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..bots import make_bot
from ..core.chance import Thoughts, derive
from ..core.game import Data, Setup, State
from ..core.sight import Sight
from ..games import GAMES

BOT_OF_LEVEL = {"beginner": "hasty", "journeyman": "greedy"}
WORKERS = 1


def choose(bot: str, setup: Data, world: Data, seat: int, options: list[int], secret: bytes) -> int:
    """In the other process: what this bot does in this seat."""
    game = GAMES[setup["game"]]
    made = game.setup(setup["players"], setup["options"], setup["cards"])
    sight = Sight(seat, options, game.from_data(made, world))
    return make_bot(bot, game).choose(sight, Thoughts(secret))


def live_with_parent() -> None:
    """In the other process: leave Ctrl-C to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Thinkers:
    """A pool with a time limit: whoever thinks too long, or fails, plays any legal move."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.pool = new_pool()
        self.free = asyncio.Semaphore(WORKERS)  # waiting in line is not thinking

    def stop(self) -> None:
        end(self.pool)

    async def ask(self, level: str, setup: Setup, state: State, seat: int, secret: bytes) -> int:
        """What a bot of this level would do; `secret` is the bot's own luck. The state must not change meanwhile."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        world = state.imagine(seat, Thoughts(derive(secret, "world"))).to_data()
        asked = (BOT_OF_LEVEL[level], setup.to_data(), world, seat, options, derive(secret, "choice"))
        async with self.free:
            action = await self.answer(asked)
        return action if action in options else options[Thoughts(secret).below("any", len(options))]

    async def answer(self, asked: tuple[Any, ...]) -> int | None:
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self.pool, choose, *asked), self.limit)
        except (TimeoutError, BrokenProcessPool):
            end(self.pool)
            self.pool = new_pool()
        except Exception:
            logging.getLogger(__name__).exception("a bot failed")
        return None


def new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn"), live_with_parent)


def end(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits for a bot that thinks on."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False)
