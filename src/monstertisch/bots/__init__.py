"""The bots and their names. They get Sights and nothing else."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.game import Game
from ..core.reason import BadSetup, Reason
from ..core.sight import Bot
from .ahead import AheadBot
from .hasty import HastyBot
from .random import RandomBot
from .search import Guide, SearchBot

BOTS = ["random", "hasty", "greedy", "search"]


def make_bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game; `search:4` takes four times as long. An unknown name raises BadSetup."""
    kind, _, times = name.partition(":")
    if kind == "search" and (not times or (times.isdecimal() and int(times) > 0)):
        guide = known_of(game, "Guide") or Guide()
        guide.times = int(times or 1)
        return SearchBot(guide, guide.rollouts * guide.times)
    if name == "random":
        return RandomBot()
    if name == "hasty":
        return HastyBot(make_bot("greedy", game))
    if name == "greedy":
        return known_of(game, "Greedy") or AheadBot()
    raise BadSetup(Reason("unknown-bot", "", {"bot": name, "known": ", ".join(BOTS)}))


def known_of(game: Game, what: str) -> Any:
    """What the heuristics of this game have under this name, made anew; None: nothing."""
    module = f"{__name__}.heuristics.{game.name}"
    made = getattr(import_module(module), what, None) if find_spec(module) else None
    return made() if made is not None else None
