"""A bot for beginners to beat: it knows what a greedy bot would do, and every third time it is too hasty to do it."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.sight import Bot, Sight

HASTY_ONCE_IN = 3


class HastyBot(Bot):
    def __init__(self, careful: Bot) -> None:
        self.careful = careful

    def choose(self, sight: Sight, chance: Chance) -> int:
        if chance.below("hasty", HASTY_ONCE_IN) == 0:
            return sight.options[chance.below("bot", len(sight.options))]
        return self.careful.choose(sight, chance)
