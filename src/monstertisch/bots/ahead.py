"""A bot for games that nobody has told it anything about: it tries every move and looks how it stands at its next turn."""

from __future__ import annotations

from ..core.chance import Chance
from ..core.game import State
from ..core.sight import Bot, Sight

WORLDS = 12  # imagined for every decision
FARTHEST = 40  # moves of the others; a turn that is longer is judged as it stands then


class AheadBot(Bot):
    def choose(self, sight: Sight, chance: Chance) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        hopes = [0] * len(sight.options)
        for _ in range(WORLDS):
            world = sight.imagine(chance)
            for at, action in enumerate(sight.options):
                hopes[at] += lead_after(world.copy(), sight.seat, action, chance)
        best = [action for action, hope in zip(sight.options, hopes, strict=True) if hope == max(hopes)]
        return best[chance.below("bot", len(best))]


def lead_after(state: State, seat: int, action: int, chance: Chance) -> int:
    """How far ahead of the best of the others this seat is at its next turn, if the others play anything."""
    state.play(seat, action, chance)
    for _ in range(FARTHEST):
        waiting = state.to_act()
        if not waiting or waiting[0] == seat:
            break
        options = state.options(waiting[0])
        state.play(waiting[0], options[chance.below("ahead", len(options))], chance)
    scores = state.result().scores
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)
