"""A bot for beginners to beat: it errs as they do, by overlooking the good move and grabbing what looks much the same."""

from __future__ import annotations

from typing import Final

from ..core.chance import Chance
from ..core.game import State
from ..core.sight import Bot, Sight

OVERLOOKED_ONCE_IN: Final = 3  # for the good move
UNSEEN_ONCE_IN: Final = 3  # for every other one, as soon as the good one was overlooked
WORLDS: Final = 4  # in which a win must be one to be certain


class HastyBot(Bot):
    """It knows what a careful bot would do. If it overlooks that, it takes what brings most at once of the moves it does see; where
    they bring the same, the one beside the good move, whose number is near: it had the right idea, and got the detail wrong.

    It makes no blunders: a win that lies there is taken, and where the careful bot sees nothing to do, and so makes the first of
    its moves, which is to pass where one can, it wastes nothing either.
    """

    def __init__(self, careful: Bot) -> None:
        self.careful: Final = careful

    def choose(self, sight: Sight, chance: Chance) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        world = sight.imagine(chance)  # of its own luck, so that nothing hangs on the world it was handed
        for action in sight.options:
            if wins(world.copy(), sight.seat, action, chance) and wins_elsewhere(sight, action, chance):
                return action
        good = self.careful.choose(sight, chance)
        if good == sight.options[0] or chance.below("overlook", OVERLOOKED_ONCE_IN) > 0:
            return good
        seen = [action for action in sight.options if action != good and chance.below("see", UNSEEN_ONCE_IN) > 0]
        return tempting(world, sight.seat, seen, good, chance) if seen else good


def wins_elsewhere(sight: Sight, action: int, chance: Chance) -> bool:
    """Whether what wins in one world does so in others, too: then it hangs on nothing that the seat cannot know."""
    return all(wins(sight.imagine(chance), sight.seat, action, chance) for _ in range(WORLDS - 1))


def wins(world: State, seat: int, action: int, chance: Chance) -> bool:
    """Whether the game is over with this move, and won."""
    world.play(seat, action, chance)
    return not world.to_act() and seat in world.result().winners


def tempting(world: State, seat: int, seen: list[int], good: int, chance: Chance) -> int:
    """The move after which its score is best, in a world as it imagines it; of equal ones the one most like the good move."""
    found = seen[0]
    most = score_after(world.copy(), seat, found, chance)
    for action in seen[1:]:
        score = score_after(world.copy(), seat, action, chance)
        if score > most or (score == most and abs(action - good) < abs(found - good)):
            found = action
            most = score
    return found


def score_after(world: State, seat: int, action: int, chance: Chance) -> int:
    world.play(seat, action, chance)
    return world.result().scores[seat]
