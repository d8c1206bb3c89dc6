"""The register of bots: our own, and those of installed packages. They get Sights and nothing else."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from ..core.game import Game, State
from ..core.reason import BadSetup, Reason
from ..core.sight import Bot
from .ahead import AheadBot
from .foreign import GROUP, Maker, find_bots
from .hasty import HastyBot
from .levels import LEVELS, OF_OTHERS, Level, seconds_of
from .random import RandomBot
from .search import Guide, SearchBot

LONGER = re.compile("search:[1-9][0-9]{0,3}")


def make_bot(name: str, game: Game) -> Bot:
    """The bot of this name or level for this game; `search:4` takes four times as long. An unknown name raises BadSetup."""
    wanted = LEVELS[name].bot if name in LEVELS else name
    if LONGER.fullmatch(wanted) and searches(game):
        return search_bot(game, int(wanted.partition(":")[2]))
    if wanted not in BOTS or (wanted == "search" and not searches(game)):
        known = [bot for bot in OURS if bot != "search" or searches(game)]
        raise BadSetup(Reason("unknown-bot", "", {"bot": name, "known": ", ".join([*known, *levels_of(game)])}))
    return BOTS[wanted](game)


def random_bot(_game: Game) -> Bot:
    return RandomBot()


def hasty_bot(game: Game) -> Bot:
    return HastyBot(greedy_bot(game))


def greedy_bot(game: Game) -> Bot:
    greedy = known_of(game, "Greedy") or AheadBot()
    assert isinstance(greedy, Bot)
    return greedy


def search_bot(game: Game, times: int = 1) -> Bot:
    guide = new_guide(game)
    guide.times = times
    return SearchBot(guide, guide.rollouts * times)


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
    """Of our levels those that are better than the ones below them, of other packages' bots those that play this game."""
    return [level for level in LEVELS if is_offered(LEVELS[level].bot, game)]


def is_offered(bot: str, game: Game) -> bool:
    if bot.partition(":")[0] in OURS:
        return searches(game) or not bot.startswith("search")
    return plays(bot, game)


@cache
def plays(bot: str, game: Game) -> bool:
    """Whether the bot of another package can be made for this game."""
    try:
        BOTS[bot](game)
    except BadSetup:
        return False
    return True


def patience(level: str, game: Game, state: State) -> float:
    """The seconds that a bot of this level may think here. They show, so they follow from what everybody sees."""
    seconds = seconds_of(level)
    return seconds if seconds and guide_of(game).ponders(state) else 0.0


def known_of(game: Game, what: str) -> Any:
    """What the heuristics of this game have under this name, made anew; None: nothing."""
    module = f"{__name__}.heuristics.{game.name}"
    made = getattr(import_module(module), what, None) if find_spec(module) else None
    return made() if made is not None else None


# The register: our own bots, and those of installed packages, each of which is a level of its own.
BOTS: dict[str, Maker] = {"random": random_bot, "hasty": hasty_bot, "greedy": greedy_bot, "search": search_bot}
OURS = list(BOTS)
LEFT_OUT = find_bots(BOTS, entry_points(group=GROUP), taken=list(LEVELS))
LEVELS.update({bot: Level(bot, OF_OTHERS) for bot in BOTS if bot not in OURS})
