"""Dreamer: a bot for any game. It dreams every move on to the end of the round and takes the one that left it farthest ahead."""

from monstertisch.core.chance import Chance
from monstertisch.core.game import Game, State
from monstertisch.core.sight import Bot, Sight

DREAMS = 8


def dreamer(_game: Game) -> Bot:
    return Dreamer()


class Dreamer(Bot):
    def choose(self, sight: Sight, chance: Chance) -> int:
        leads = dict.fromkeys(sight.options, 0)
        for _ in range(DREAMS):
            world = sight.imagine(chance)
            for action in sight.options:
                leads[action] += lead_after(world.copy(), sight.seat, action, chance)
        return max(leads, key=lambda action: leads[action])


def lead_after(world: State, seat: int, action: int, chance: Chance) -> int:
    now = world.round()
    world.play(seat, action, chance)
    while world.to_act() and world.round() == now:
        mover = world.to_act()[0]
        options = world.options(mover)
        world.play(mover, options[chance.below("dream", len(options))], chance)
    scores = world.result().scores
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
