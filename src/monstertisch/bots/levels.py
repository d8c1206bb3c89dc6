"""The levels of bots that people choose from: the one list of them for terminal, server, page and arena."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    bot: str
    seconds: float = 0.0  # it may think at a table where others wait, if there is something to think about


# Ours, the weakest first; every bot of another package follows as a level of its own.
LEVELS: Final = {
    "beginner": Level("hasty"),
    "journeyman": Level("greedy"),
    "master": Level("search", 1.0),
    "grandmaster": Level("search:8", 8.0),
}
USUAL: Final = "journeyman"
OF_OTHERS: Final = 1.0  # seconds for a bot of another package


def seconds_of(level: str) -> float:
    """None for a bot whose package is gone: a table may outlive it."""
    return LEVELS[level].seconds if level in LEVELS else 0.0
