"""Advice: the move that the strongest usual bot would make, the second best, and what both bring in worlds of their own."""

from __future__ import annotations

import math
import time
from typing import NamedTuple

from ..core.chance import Chance, Thoughts, derive
from ..core.event import Events
from ..core.game import Game
from ..core.sight import Sight
from ..intervals import half_interval
from . import new_guide
from .search import KEY, SearchBot, Trial

WORLDS = 100  # in which the moves are compared once more


class Advised(NamedTuple):
    """A move, the chance to win after it, and what a person understands of it (`Guide.figures`), on average."""

    action: int
    chance: float
    figures: dict[str, float]


class Advice(NamedTuple):
    """`lead`: how much more likely the best move wins than the second; `error`: half of the 95 % interval of that."""

    best: Advised
    second: Advised | None
    lead: float
    error: float
    worlds: int


class Seen(NamedTuple):
    """What one move brought in one world."""

    chance: float
    figures: dict[str, float]


def advise(game: Game, sight: Sight, chance: Chance, seconds: float = 0.0, worlds: int = WORLDS) -> Advice:
    """From this sight alone. `seconds` are for choosing, and as many for comparing; 0: no matter how many."""
    guide = new_guide(game)
    bot = SearchBot(guide, guide.rollouts)
    bot.seconds = seconds
    moves = bot.two_best(sight, chance)
    return compare(bot, sight, moves, chance, worlds)


def compare(bot: SearchBot, sight: Sight, moves: list[int], chance: Chance, worlds: int = WORLDS) -> Advice:
    """One move beside another, if there is one, in fresh worlds: in those in which it was chosen it had good luck."""
    most = bot.guide.worlds(sight)
    seen = try_out(bot, sight, moves, chance, min(most, worlds) if most else worlds)
    told = [Advised(move, *on_average(found)) for move, found in zip(moves, seen, strict=True)]
    if len(told) == 1:
        return Advice(told[0], None, 0.0, 0.0, len(seen[0]))
    ahead = [one.chance - other.chance for one, other in zip(seen[0], seen[1], strict=True)]
    error = 0.0 if len(ahead) == most else half_interval(ahead) if len(ahead) > 1 else 1.0
    return Advice(told[0], told[1], sum(ahead) / len(ahead), error, len(ahead))


def try_out(bot: SearchBot, sight: Sight, moves: list[int], chance: Chance, worlds: int) -> list[list[Seen]]:
    """All moves in the same worlds: in one at least, then as long as there is time."""
    secret = derive(b"", f"advice {chance.below('advice', KEY)} {chance.below('advice', KEY)}")
    end = time.monotonic() + bot.seconds if bot.seconds else math.inf
    seen: list[list[Seen]] = [[] for _ in moves]
    for number in range(worlds):
        key = derive(secret, f"{number}")
        world = bot.guide.imagine(sight, number, bot.policy, Thoughts(key))
        for at, move in enumerate(moves):
            after, events = world.copy(), Events()
            hopes = bot.guide.after(after, sight.seat, move, bot.policy, Thoughts(key), events)
            trial = Trial(sight.seat, move, world, after, events)
            seen[at].append(Seen(bot.guide.chance(trial, hopes[sight.seat]), bot.guide.figures(trial)))
        if time.monotonic() > end:
            break
    return seen


def on_average(seen: list[Seen]) -> tuple[float, dict[str, float]]:
    names = seen[0].figures
    figures = {name: sum(one.figures[name] for one in seen) / len(seen) for name in names}
    return sum(one.chance for one in seen) / len(seen), figures
