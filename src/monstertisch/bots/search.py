"""Search: tries the moves in the same imagined worlds, lets everybody play on, and leaves the usual move only for a better one."""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from ..core.chance import Chance, Thoughts, derive
from ..core.event import Events
from ..core.game import Result, State
from ..core.sight import Bot, Sight
from .net import Net
from .random import RandomBot

KEY: Final = 1 << 16  # all that any luck can draw at once


class Trial:
    """A move that was made in a world: how it was before, how it was when it was judged, and what happened in between."""

    def __init__(self, seat: int, action: int, before: State, after: State, events: Events) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before
        self.after: Final = after
        self.events: Final = events


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a game may tell the search: who plays on for everybody, how far, and what a position is worth to every seat.

    Without a guide everybody plays anything to the end, and what counts is the place.
    """

    rollouts: int = 2000  # for one decision; a level may take a multiple
    times: int = 1  # the usual budget that a level takes; a guide may think deeper for it
    fewest: int = 4  # worlds before a move is given up
    rounds: int = 0  # that are played on before the position is judged, the running one included; 0: to the end
    sample: int = 250  # worlds, at least, that are played on from every position of a finished game to tell the chances there
    net: Net | None = None  # its learned judgement
    knows_a_move: bool = False  # whether the policy's own move is a good one, to be left only for a better one
    about: float = 0.0  # moves that bring less than the best by no more than this are drawn by lot: else one can be foreseen

    def ponders(self, state: State) -> bool:  # noqa: ARG002 - who knows nothing of the game ponders on everything
        """Whether a question is worth a search; else the policy answers. It must follow from what everybody can see."""
        return True

    def strays(self, state: State) -> bool:
        """Whether the games that its judgement is learned from may leave the usual ways here."""
        return self.ponders(state)

    def worth_trying(self, sight: Sight) -> list[int]:
        """The moves that are compared. If the policy's own move is good but not among them, it is made at once."""
        return sight.options

    def policy(self) -> Bot:
        """Plays on for everybody. It gets worlds as they are, so it must read nothing that its seat cannot know."""
        return RandomBot()

    def usual(self, sight: Sight, policy: Bot, chance: Chance) -> int:
        """The policy's own move, for whoever asks for advice and not for the next small step."""
        return policy.choose(sight, chance)

    def worlds(self, sight: Sight) -> int:  # noqa: ARG002 - a guide may know when all worlds are alike
        """How many worlds are worth a try, because the others would bring nothing new; 0: as many as the budget allows."""
        return 0

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - a guide may look at them
        """The world of this number, in which all moves are tried. Nothing in it may follow from what the seat cannot know."""
        return sight.imagine(luck)

    def settled(self, state: State) -> bool:  # noqa: ARG002 - who knows nothing of the game knows of no secret choices
        """Whether nobody has chosen something that is still unseen: any card may lie there, but nobody chooses just any card."""
        return True

    def looked_at(self, state: State) -> list[list[float]]:
        """What its learned judgement, if it has one, looks at for every seat; nothing for a seat that is out of the game."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        """For every seat the chance that it wins, in a position that is not over."""
        assert self.net is not None, "a guide that does not look to the end has to judge"
        return self.net.chances(self.looked_at(state))

    def after(self, world: State, seat: int, action: int, policy: Bot, luck: Chance, events: Events | None = None) -> list[float]:
        """For every seat what it may hope for if this move is made in this world: with `rounds` to win, else to be ahead, too.

        The world is then the position that was judged.
        """
        last = world.round() + self.rounds - 1
        world.play(seat, action, luck, events)
        if not self.play_on(world, last, policy, luck, events):
            return self.chances(world)
        return won(world.result()) if self.rounds else rewards(world.result())

    def play_on(self, world: State, last: int, policy: Bot, luck: Chance, events: Events | None = None) -> bool:
        """Everybody plays on until this round is over, without `rounds` to the end; tells whether the game is over."""
        waiting = world.to_act()
        while waiting:
            if self.rounds and world.round() > last:
                return False
            mover = waiting[0]
            world.play(mover, policy.choose(Sight(mover, world.options(mover), world), luck), luck, events)
            waiting = world.to_act()
        return True

    def chance(self, trial: Trial, hope: float) -> float:
        """The chance to win, after a move that was worth this hope."""
        return hope if self.rounds else won(trial.after.result())[trial.seat]

    def figures(self, trial: Trial) -> dict[str, float]:  # noqa: ARG002 - who knows nothing of the game has nothing to tell
        """What a person understands of it, by name: how much more the seat has of something, or 1 if something came true.

        All trials of a move tell the same figures; the ones that matter most come first.
        """
        return {}


def rewards(result: Result) -> list[float]:
    """Half for the win, half for every opponent that one is ahead of; what is shared is divided."""
    others = max(len(result.places) - 1, 1)
    found: list[float] = []
    for place, share in zip(result.places, won(result), strict=True):
        behind = sum([other > place for other in result.places])
        level = sum([other == place for other in result.places]) - 1
        found.append((share + (behind + 0.5 * level) / others) / 2.0)
    return found


def won(result: Result) -> list[float]:
    """One for the win; winners share it."""
    return [1.0 / len(result.winners) if place == 1 else 0.0 for place in result.places]


class Weighing:
    """What the moves of one decision brought, world by world; every world was the same for all of them."""

    def __init__(self, options: list[int], usual: int) -> None:
        self.options: Final = options
        self.usual: Final = usual  # the place of the usual move among the options; -1: there is none
        self.brought: Final[list[list[float]]] = [[] for _ in options]

    def mean(self, at: int) -> float:
        brought = self.brought[at]
        return sum(brought) / len(brought) if brought else 0.0

    def lead(self, at: int, other: int) -> tuple[float, float]:
        """By how much one move brought more than another in the worlds that both met, and the error of that."""
        worlds = min(len(self.brought[at]), len(self.brought[other]))
        if worlds < 2:
            return 0.0, math.inf
        total = 0.0
        squares = 0.0
        for world in range(worlds):
            more = self.brought[at][world] - self.brought[other][world]
            total += more
            squares += more * more
        mean = total / worlds
        return mean, math.sqrt(max(squares / worlds - mean * mean, 0.0) / (worlds - 1))

    def ranked(self, among: list[int]) -> list[int]:
        """The best first; of equally good moves the earlier one."""
        return [at for _, at in sorted([(-self.mean(at), at) for at in among])]

    def alike(self, best: int, about: float) -> list[int]:
        """The moves that brought about as much as this one in as many worlds."""
        worlds = len(self.brought[best])
        least = self.mean(best) - about
        return [at for at in range(len(self.options)) if len(self.brought[at]) == worlds and self.mean(at) >= least]

    def tried_most(self, but: int) -> list[int]:
        """All moves but one, those first that were given up last."""
        others = [at for at in range(len(self.options)) if at != but]
        return [at for _, _, at in sorted([(-len(self.brought[at]), -self.mean(at), at) for at in others])]

    def best(self, among: list[int], caution: float) -> int:
        """The move that brought most, if it leads the usual one by more than the error."""
        first = self.ranked(among)[0]
        if self.usual < 0:
            return first
        lead, error = self.lead(first, self.usual)
        return first if lead > caution * error else self.usual


class SearchBot(Bot):
    """The budget is a number of rollouts, and `seconds` after which nothing else is tried."""

    def __init__(self, guide: Guide, rollouts: int, caution: float = 1.0) -> None:
        self.guide: Final = guide
        self.policy: Final = guide.policy()
        self.rollouts: Final = rollouts
        self.caution: Final = caution

    def choose(self, sight: Sight, chance: Chance) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        if not self.guide.ponders(sight.world):
            return self.policy.choose(sight, chance)
        options = self.guide.worth_trying(sight)
        usual = -1
        if self.guide.knows_a_move:
            move = self.policy.choose(sight, chance)
            if move not in options:
                return move
            usual = options.index(move)
        weighing, left = self.weigh(sight, options, usual, chance)
        best = weighing.best(left, self.caution)
        alike = weighing.alike(best, self.guide.about) if self.guide.about else [best]
        return options[alike[chance.below("lot", len(alike))] if len(alike) > 1 else best]

    def two_best(self, sight: Sight, chance: Chance) -> list[int]:
        """The move that it would make if it pondered on every question, and the next best, if there is another."""
        options = self.guide.worth_trying(sight)
        usual = -1
        if self.guide.knows_a_move:
            move = self.guide.usual(sight, self.policy, chance)
            options = options if move in options else [*options, move]
            usual = options.index(move)
        if len(options) == 1:
            return options
        weighing, left = self.weigh(sight, options, usual, chance)
        best = weighing.best(left, self.caution)
        return [options[best], options[weighing.tried_most(best)[0]]]

    def weigh(self, sight: Sight, options: list[int], usual: int, chance: Chance) -> tuple[Weighing, list[int]]:
        """Sequential halving: all moves share the budget, then the better half of them, until two are left; and these."""
        weighing = Weighing(options, usual)
        secret = derive(b"", f"worlds {chance.below('search', KEY)} {chance.below('search', KEY)}")
        end = time.monotonic() + self.seconds if self.seconds else math.inf
        left = list(range(len(options)))
        stages = max(len(options) - 1, 1).bit_length()
        worlds = 0
        most = self.guide.worlds(sight) or self.rollouts
        for _ in range(stages):
            worlds = min(worlds + max(self.rollouts // (stages * len(left)), self.guide.fewest), most)
            if not self.try_out(weighing, left, worlds, sight, secret, end):
                break
            better = weighing.ranked(left)[: (len(left) + 1) // 2]
            left = [at for at in left if at in better or at == usual]
        return weighing, left

    def try_out(self, weighing: Weighing, left: list[int], worlds: int, sight: Sight, secret: bytes, end: float) -> bool:
        """Every move that is left in so many worlds; tells whether there was time for it."""
        for number in range(len(weighing.brought[left[0]]), worlds):
            key = derive(secret, f"{number}")
            world = self.guide.imagine(sight, number, self.policy, Thoughts(key))
            for at in left:
                if time.monotonic() > end:
                    return False
                hopes = self.guide.after(world.copy(), sight.seat, weighing.options[at], self.policy, Thoughts(key))
                weighing.brought[at].append(hopes[sight.seat])
        return True
