"""What the search is told of Kingscraft: only cards are worth it, greedy plays on, and then a learned judgement decides."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.kingscraft.state import Realm
from ... import search
from .greedy import Greedy
from .judgement import Judgement
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
        """R17, R54: the cards. Greedy dresses for the one it means, and again in its turn for the one that was played."""
        realm = sight.world
        assert isinstance(realm, Realm)
        return [action for action in sight.options if realm.moves.choose.has(action)]

    def policy(self) -> Bot:
        return Greedy()

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - all worlds are of one kind
        """R17: who has chosen already has not chosen just any card, but one that the policy might choose."""
        realm = sight.imagine(luck)
        assert isinstance(realm, Realm)
        for other in range(realm.seats):
            if other != sight.seat and realm.chosen[other] >= 0:
                choose_anew(realm, other, policy, luck)
        return realm

    def settled(self, state: State) -> bool:
        """R17: nobody has chosen yet, or all cards are revealed."""
        assert isinstance(state, Realm)
        return state.phase > 1 or max(state.chosen) < 0

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Realm)
        lore = self.lore
        if lore is None or lore.cards is not state.cards:
            lore = Lore(state.cards)
            self.lore = lore
        return self.judgement.chances(state, lore)


def choose_anew(realm: Realm, seat: int, policy: Bot, luck: Chance) -> None:
    """R17: a chosen card may be changed until all have chosen; it may be dressed for before."""
    action = -1
    while not realm.moves.choose.has(action):
        action = policy.choose(Sight(seat, realm.options(seat), realm), luck)
        realm.play(seat, action, luck)
