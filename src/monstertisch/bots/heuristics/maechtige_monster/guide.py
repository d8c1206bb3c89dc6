"""What the search knows of Mächtige Monster: in which castles to try a move, how the round goes on, and what comes of it."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.event import Events
from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.maechtige_monster import moves
from ....games.maechtige_monster.state import Castle
from ....games.maechtige_monster.view import knows_cards_of
from ... import search
from ...search import Trial
from .greedy import Greedy
from .placing import ABOUT, Placing

MUCH: Final = 4  # times the usual budget, from which on it is worth while to think about others who think
USUAL: Final = [0, 1]
DEEP: Final = [0, 1, 0, 2]


class Supposed(Castle):
    """An imagined castle, and how cleverly the others are supposed to go on in it."""

    def __init__(self, like: Castle, placing: Placing, wits: int) -> None:
        super().__init__(like.setup, like)
        self.placing: Final = placing
        self.wits: Final = wits

    def round(self) -> int:
        return self.round_number

    def copy(self) -> Supposed:
        return Supposed(self, self.placing, self.wits)


class Guide(search.Guide):
    """Nobody knows how clever the others are, and whoever answers one kind best loses to another: several kinds are tried.

    Half of the time they are greedy, else they answer greedy; with more time they may also be as clever as we usually are.
    From round 2 on all hands are known, so whoever always makes the best move can be foreseen: of about equally good ones it draws.
    """

    rollouts = 40
    fewest = 2
    sample = 250

    def __init__(self) -> None:
        self.about = ABOUT
        self.supposed: list[int] = []  # the wits of the others, for whoever is to answer them alone; empty: nobody knows them

    def policy(self) -> Bot:
        return Greedy()

    def worlds(self, sight: Sight) -> int:
        """Q38: where all hands are known worlds differ by guards alone, and these are reckoned with: one of each kind will do."""
        return len(self.kinds(sight.world)) if all_known(sight) else 0

    def kinds(self, castle: State) -> list[int]:
        """The wits of the others, world by world. In round 1 more time is for more hands."""
        if self.supposed:
            return self.supposed
        return DEEP if self.times >= MUCH and castle.round() > 1 else USUAL

    def imagine(self, sight: Sight, number: int, policy: Bot, luck: Chance) -> State:  # noqa: ARG002 - wits take its place
        castle = sight.imagine(luck)
        assert isinstance(castle, Castle)
        kinds = self.kinds(castle)
        return Supposed(castle, Placing(castle, luck), kinds[number % len(kinds)])

    def after(self, world: State, seat: int, action: int, policy: Bot, luck: Chance, events: Events | None = None) -> list[float]:  # noqa: ARG002 - all is reckoned
        """When all monsters lie."""
        assert isinstance(world, Supposed)
        world.placing.play_on(world, action, 1, world.wits)
        return world.placing.outlook.hopes(world)

    def chance(self, trial: Trial, hope: float) -> float:  # noqa: ARG002 - it is what was hoped for
        return hope

    def figures(self, trial: Trial) -> dict[str, float]:
        """R18-R23: that the guard falls before whom the monster was laid, and the gold of this round."""
        before = trial.before
        after = trial.after
        assert isinstance(before, Castle)
        assert isinstance(after, Supposed)
        outlook = after.placing.outlook
        gold = outlook.gold(after, trial.seat) - before.gold[trial.seat]
        return {"beaten": outlook.beaten(after)[moves.place_of(trial.action) // 2], "gold": gold}


def all_known(sight: Sight) -> bool:
    castle = sight.world
    assert isinstance(castle, Castle)
    return False not in [knows_cards_of(castle, sight.seat, other) for other in range(castle.seats)]
