"""What the search is told of Kingscraft: only cards are worth it, greedy plays on, and then a learned judgement decides."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.kingscraft.sets import count
from ....games.kingscraft.state import Realm
from ... import search
from ...search import Trial
from .greedy import Greedy
from .judgement import Judgement, crown_chances
from .lore import Lore


class Guide(search.Guide):
    def __init__(self) -> None:
        self.rollouts = 600
        self.rounds = 2
        self.sample = 400
        self.knows_a_move = True
        self.judgement = Judgement()
        self.lore: Lore | None = None

    def ponders(self, state: State) -> bool:
        """R17: that all choose a card is seen by all."""
        assert isinstance(state, Realm)
        return len(state.agenda.steps) > 0 and state.agenda.steps[-1].prompt == "choose"

    def worth_trying(self, sight: Sight) -> list[int]:
        """R17, R54: not how to dress. Greedy dresses for the card it means, and again in its turn for the one that was played."""
        realm = sight.world
        assert isinstance(realm, Realm)
        if self.ponders(realm):
            return [action for action in sight.options if realm.moves.choose.has(action)]
        return [action for action in sight.options if not realm.moves.arranges(action)]

    def usual(self, sight: Sight, policy: Bot, chance: Chance) -> int:
        """R17: the card that it dresses for."""
        if not self.ponders(sight.world):
            return policy.choose(sight, chance)
        realm = sight.world.copy()
        assert isinstance(realm, Realm)
        return choose_anew(realm, sight.seat, policy, chance)

    def policy(self) -> Bot:
        return Greedy()

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - all worlds are of one kind
        """R17: who has chosen already has not chosen just any card, but one that the policy might choose."""
        realm = sight.imagine(luck)
        assert isinstance(realm, Realm)
        for other in range(realm.seats):
            if other != sight.seat and realm.chosen[other] >= 0 and self.ponders(realm):
                choose_anew(realm, other, policy, luck)
        return realm

    def settled(self, state: State) -> bool:
        """R17: nobody has chosen yet, or all cards are revealed."""
        assert isinstance(state, Realm)
        return state.phase > 1 or max(state.chosen) < 0

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Realm)
        return self.judgement.chances(state, self.lore_of(state))

    def lore_of(self, realm: Realm) -> Lore:
        lore = self.lore
        if lore is None or lore.cards is not realm.cards:
            lore = Lore(realm.cards)
            self.lore = lore
        return lore

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
