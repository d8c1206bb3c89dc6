"""The bots and their names. They get Sights and nothing else."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.game import Game, State
from ..core.reason import BadSetup, Reason
from ..core.sight import Bot
from .ahead import AheadBot
from .hasty import HastyBot
from .levels import LEVELS
from .random import RandomBot
from .search import Guide, SearchBot

LONGER = re.compile("search:[1-9][0-9]{0,3}")
BOTS = ["random", "hasty", "greedy", "search"]


def make_bot(name: str, game: Game) -> Bot:
    """The bot of this name or level for this game; `search:4` takes four times as long. An unknown name raises BadSetup."""
    asked, name = name, LEVELS[name].bot if name in LEVELS else name
    if searches(game) and (name == "search" or LONGER.fullmatch(name)):
        guide = new_guide(game)
        guide.times = int(name.partition(":")[2] or 1)
        return SearchBot(guide, guide.rollouts * guide.times)
    if name == "random":
        return RandomBot()
    if name == "hasty":
        return HastyBot(make_bot("greedy", game))
    if name == "greedy":
        return known_of(game, "Greedy") or AheadBot()
    known = [bot for bot in BOTS if bot != "search" or searches(game)]
    raise BadSetup(Reason("unknown-bot", "", {"bot": asked, "known": ", ".join([*known, *levels_of(game)])}))


def new_guide(game: Game) -> Guide:
    """What the search knows of this game."""
    guide = known_of(game, "Guide") or Guide()
    assert isinstance(guide, Guide)
    return guide


guide_of = cache(new_guide)


@cache
def searches(game: Game) -> bool:
    """Whether a search is worth its time: where greedy knows a game, one without a guide would be slower and worse."""
    return known_of(game, "Guide") is not None or known_of(game, "Greedy") is None


def levels_of(game: Game) -> list[str]:
    """The levels that are better than the ones below them."""
    return [level for level in LEVELS if searches(game) or not LEVELS[level].bot.startswith("search")]


def patience(level: str, game: Game, state: State) -> float:
    """The seconds that a bot of this level may think here. They show, so they follow from what everybody sees."""
    seconds = LEVELS[level].seconds
    return seconds if seconds and guide_of(game).ponders(state) else 0.0


def known_of(game: Game, what: str) -> Any:
    """What the heuristics of this game have under this name, made anew; None: nothing."""
    module = f"{__name__}.heuristics.{game.name}"
    made = getattr(import_module(module), what, None) if find_spec(module) else None
    return made() if made is not None else None
