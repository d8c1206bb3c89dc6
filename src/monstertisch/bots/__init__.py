"""The bots and their names. They get Sights and nothing else."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ..core.game import Game
from ..core.reason import BadSetup, Reason
from ..core.sight import Bot
from .ahead import AheadBot
from .hasty import HastyBot
from .random import RandomBot

BOTS = ["random", "hasty", "greedy"]


def make_bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game; an unknown name raises BadSetup."""
    if name == "random":
        return RandomBot()
    if name == "hasty":
        return HastyBot(make_bot("greedy", game))
    if name == "greedy":
        known = f"{__name__}.heuristics.{game.name}"
        bot = import_module(known).Greedy() if find_spec(known) else AheadBot()
        assert isinstance(bot, Bot)
        return bot
    raise BadSetup(Reason("unknown-bot", "", {"bot": name, "known": ", ".join(BOTS)}))
