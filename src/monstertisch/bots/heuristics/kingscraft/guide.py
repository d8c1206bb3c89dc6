"""What the search is told of Kingscraft: what is worth it, that greedy plays on, and that then a learned judgement decides."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.kingscraft.sets import count
from ....games.kingscraft.state import Realm
from ... import search
from ...net import learned
from ...search import Trial
from .forge import Choice
from .greedy import Greedy, steps_to_come
from .judgement import crown_chances, looked_at
from .lore import Lore

PONDERED: Final = ("choose", "reward", "forge")
PROMISING: Final = 5  # of rewards and forge steps so many are compared


class Guide(search.Guide):
    def __init__(self) -> None:
        self.rollouts = 600
        self.rounds = 2
        self.sample = 200
        self.knows_a_move = True
        self.net = learned(__package__)
        self.greedy: Final = Greedy()

    def ponders(self, state: State) -> bool:
        """R17, R33, R61: that all choose a card, or one a reward or what to forge, is seen by all."""
        assert isinstance(state, Realm)
        return len(state.agenda.steps) > 0 and state.agenda.steps[-1].prompt in PONDERED

    def strays(self, state: State) -> bool:
        """R17: at the cards alone; rewards and the forge are pondered on since the judgement was learned."""
        assert isinstance(state, Realm)
        return state.agenda.steps[-1].prompt == "choose"

    def worth_trying(self, sight: Sight) -> list[int]:
        """R17, R54: not how to dress. Greedy dresses for the card it means, and again in its turn for the one that was played.

        R33, R61: of all that could be taken or made only what greedy thinks best of.
        """
        realm = sight.world
        assert isinstance(realm, Realm)
        step = realm.agenda.steps[-1]
        if step.prompt == "choose":
            return [action for action in sight.options if realm.moves.choose.has(action)]
        if step.prompt in PONDERED:
            smith = self.lore_of(realm).smith(realm, sight.seat, realm.potions[sight.seat])
            if step.prompt == "forge":
                return promising(smith.first_steps(step.number), sight.options)
            kind: int = step.facts(realm)["class"]
            return promising(smith.offers(kind, steps_to_come(realm)), sight.options)
        return [action for action in sight.options if not realm.moves.arranges(action)]

    def usual(self, sight: Sight, policy: Bot, chance: Chance) -> int:
        """R17: the card that it dresses for."""
        realm = sight.world.copy()
        assert isinstance(realm, Realm)
        if realm.agenda.steps[-1].prompt != "choose":
            return policy.choose(sight, chance)
        return choose_anew(realm, sight.seat, policy, chance)

    def policy(self) -> Bot:
        return self.greedy

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - all worlds are of one kind
        """R17: who has chosen already has not chosen just any card, but one that the policy might choose."""
        realm = sight.imagine(luck)
        assert isinstance(realm, Realm)
        for other in range(realm.seats):
            if other != sight.seat and realm.chosen[other] >= 0 and realm.agenda.steps[-1].prompt == "choose":
                choose_anew(realm, other, policy, luck)
        return realm

    def settled(self, state: State) -> bool:
        """R17: nobody has chosen yet, or all cards are revealed."""
        assert isinstance(state, Realm)
        return state.phase > 1 or max(state.chosen) < 0

    def looked_at(self, state: State) -> list[list[float]]:
        assert isinstance(state, Realm)
        return looked_at(state, self.lore_of(state))

    def lore_of(self, realm: Realm) -> Lore:
        """Greedy's own: what one of them has worked out the other need not."""
        return self.greedy.lore_of(realm)

    def figures(self, trial: Trial) -> dict[str, float]:
        """R91: the crown; that a creature is beaten in this round; how a fight with the king, unguarded, would end then."""
        before = trial.before
        after = trial.after
        seat = trial.seat
        assert isinstance(before, Realm)
        assert isinstance(after, Realm)
        crown = 1.0 if after.winner == seat else 0.0
        king = crown
        if after.to_act():
            king = crown_chances(after, seat, self.lore_of(after), after.most_hearts[seat])[0]
        return {
            "crown": crown,
            "beaten": 1.0 if beats_a_creature(trial, after) else 0.0,
            "king": king,
            "potions": float(count(after.potions[seat]) - count(before.potions[seat])),
            "hearts": float(after.hearts[seat] - before.hearts[seat]),
        }


def promising(choices: list[Choice], options: list[int]) -> list[int]:
    """The best of them, in the order of the options."""
    ranked = sorted([(-choice.gain, choice.action) for choice in choices if choice.action in options])
    best = [action for _, action in ranked[:PROMISING]]
    return [action for action in options if action in best]


def beats_a_creature(trial: Trial, after: Realm) -> bool:
    """R87-R91: in the round of the move."""
    creatures = after.cards.enemy_id[: after.cards.first_king]
    for event in trial.events.happened:
        if event.kind == "round":
            return False
        if event.kind == "won" and event.facts["seat"] == trial.seat and event.facts["enemy"] in creatures:
            return True
    return False


def choose_anew(realm: Realm, seat: int, policy: Bot, luck: Chance) -> int:
    """R17: a chosen card may be changed until all have chosen; it may be dressed for before. Tells which one it is."""
    action = -1
    while not realm.moves.choose.has(action):
        action = policy.choose(Sight(seat, realm.options(seat), realm), luck)
        realm.play(seat, action, luck)
    return action
