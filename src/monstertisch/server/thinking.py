"""Bots think in another process. What goes there is a world imagined for their seat, never the true state."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..bots import make_bot
from ..core.chance import Luck, derive
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
    return make_bot(bot, game).choose(sight, Luck(secret))


class Thinkers:
    """A pool with a time limit: whoever thinks too long, or dies, plays any legal move."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(WORKERS, mp_context=multiprocessing.get_context("spawn"))

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def ask(self, level: str, setup: Setup, state: State, seat: int, secret: bytes) -> int:
        """What a bot of this level would do; `secret` is the bot's own luck."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        world = state.imagine(seat, Luck(derive(secret, "world"))).to_data()
        loop = asyncio.get_running_loop()
        asked = (BOT_OF_LEVEL[level], setup.to_data(), world, seat, options, derive(secret, "choice"))
        try:
            action = await asyncio.wait_for(loop.run_in_executor(self.pool, choose, *asked), self.limit)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            self.pool = self._new_pool()
            action = -1
        return action if action in options else options[Luck(secret).below("any", len(options))]
