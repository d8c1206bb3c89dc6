"""A bot that plays any legal move."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.sight import Bot, Sight


class RandomBot(Bot):
    def __init__(self) -> None:
        self.blind = True

    def choose(self, sight: Sight, chance: Chance) -> int:
        return sight.options[chance.below("bot", len(sight.options))]
