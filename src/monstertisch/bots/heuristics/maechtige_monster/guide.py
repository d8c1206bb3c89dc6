"""The guide of the search in Mächtige Monster."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.maechtige_monster.state import Castle
from ....games.maechtige_monster.view import knows_cards_of
from ... import search
from .greedy import Greedy
from .placing import Placing


class Guide(search.Guide):
    rollouts = 160
    wits: int = 2
    own: int = 1
    mix: float = 0.5

    def policy(self) -> Bot:
        return Greedy()

    def worlds(self, sight: Sight) -> int:
        """Q38: where all hands are known the worlds differ by guards alone, and these are reckoned with."""
        castle = sight.world
        assert isinstance(castle, Castle)
        known = [knows_cards_of(castle, sight.seat, other) for other in range(castle.seats)]
        return 1 if all(known) else 0

    def after(self, world: State, seat: int, action: int, policy: Bot, luck: Chance) -> list[float]:
        assert isinstance(world, Castle)
        hopes = [0.0] * world.seats
        placing = Placing(world)
        if self.wits == 9:
            if self.mix < 1.0:
                hopes[seat] += (1.0 - self.mix) * placing.gone_on(world, action, self.own, 0)
            if self.mix > 0.0:
                hopes[seat] += self.mix * placing.gone_on(world, action, self.own, 1)
        else:
            hopes[seat] = placing.hope_after(world, action, self.wits)
        return hopes
