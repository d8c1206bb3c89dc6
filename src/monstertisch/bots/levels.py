"""The levels of bots that people choose from, the weakest first: the one list of them for terminal, server, page and arena."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    bot: str
    seconds: float = 0.0  # it may think at a table where others wait, if there is something to think about


LEVELS: Final = {
    "beginner": Level("hasty"),
    "journeyman": Level("greedy"),
    "master": Level("search", 1.0),
    "grandmaster": Level("search:8", 8.0),
}
USUAL: Final = "journeyman"
