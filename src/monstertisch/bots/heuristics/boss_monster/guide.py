"""What the search knows of Boss Monster: what to ponder on, and who plays on."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.knowledge import sees_face_down
from ....games.boss_monster.moves import TAKE_BACK
from ....games.boss_monster.rules.windows import BUILD_WINDOW, ActivePart
from ... import search
from ...net import learned
from ...search import Trial
from .building import lay_best
from .greedy import Greedy
from .judgement import looked_at


class Guide(search.Guide):
    def __init__(self) -> None:
        self.rollouts = 200
        self.rounds = 2
        self.sample = 100
        self.knows_a_move = True
        self.net = learned(__package__)

    def ponders(self, state: State) -> bool:
        """R41: on a build turn, as long as nothing is placed. All see whose turn it is and where a card lies face down."""
        assert isinstance(state, PlayedUnderworld)
        if not state.agenda.steps:
            return False
        step = state.agenda.steps[-1]
        return isinstance(step, ActivePart) and step.number == BUILD_WINDOW and state.face_down[step.seat] < 0

    def worth_trying(self, sight: Sight) -> list[int]:
        """To take a card back that was just laid is to think again, not to decide."""
        return [action for action in sight.options if action != TAKE_BACK]

    def policy(self) -> Bot:
        return Greedy()

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - all worlds are alike
        """R12, R41: any card may lie face down, but nobody chooses just any card: the best that they may hold."""
        world = sight.imagine(luck)
        assert isinstance(world, PlayedUnderworld)
        assert isinstance(policy, Greedy)
        for other in range(world.seats):
            if other != sight.seat and world.face_down[other] >= 0 and not sees_face_down(world, sight.seat, other):
                lay_best(world, other, sight.seat, policy.worth_in(world))
        return world

    def settled(self, state: State) -> bool:
        """R41: no card lies face down."""
        assert isinstance(state, PlayedUnderworld)
        return max(state.face_down) < 0

    def looked_at(self, state: State) -> list[list[float]]:
        assert isinstance(state, PlayedUnderworld)
        return looked_at(state)

    def figures(self, trial: Trial) -> dict[str, float]:
        before = trial.before
        after = trial.after
        seat = trial.seat
        assert isinstance(before, PlayedUnderworld)
        assert isinstance(after, PlayedUnderworld)
        souls = after.points(after.souls[seat]) - before.points(before.souls[seat])
        wounds = after.points(after.wounds[seat]) - before.points(before.wounds[seat])
        return {"souls": float(souls), "wounds": float(wounds), "coins": float(after.coins[seat] - before.coins[seat])}
