"""Placing played on in thought: everybody lays their monsters, and the fights are valued by expectation."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....games.maechtige_monster import moves, rules
from ....games.maechtige_monster.state import Castle
from .greedy import ALIKE, Forecast, Guards
from .outlook import Outlook

MOVES: Final = 40  # that all seats together weigh when each of them thinks once
ABOUT: Final = 0.01  # of the chance to win: among moves that bring so little less than the best the search draws by lot


class Placing:
    """The rest of one round. How cleverly a seat goes on is a number, its wits.

    0: like greedy. 1: the best move if all go on like greedy. 2: about the best move if it goes on like 1 itself and the others as
    often like 0 as like 1, which is how the search thinks. Whoever has wits weighs the few moves that greedy likes best, and the
    fewer the longer that takes.
    """

    def __init__(self, castle: Castle, luck: Chance) -> None:
        self.luck: Final = luck
        self.guards: Final = Guards(castle)
        self.outlook: Final = Outlook(castle, self.guards)
        self.few: Final = MOVES // castle.seats

    def hope_after(self, castle: Castle, action: int, own: int, others: int) -> float:
        """What the seat that is to play may hope for after this move if it and the others go on with such wits."""
        seat = castle.turn
        played = Castle(castle.setup, castle)
        self.play_on(played, action, own, others)
        return self.outlook.hopes(played)[seat]

    def play_on(self, castle: Castle, action: int, own: int, others: int) -> None:
        """After this move all lay the rest of their monsters."""
        seat = castle.turn
        self.lay(castle, action)
        while castle.turn >= 0:
            self.lay(castle, self.best_move(castle, own if castle.turn == seat else others))

    def lay(self, castle: Castle, action: int) -> None:
        """R17: when the last monster lies, nobody is to play."""
        if not rules.lay_card(castle, castle.turn, moves.strength_of(action), moves.place_of(action), None):
            castle.turn = -1

    def best_move(self, castle: Castle, wits: int) -> int:
        options = moves.legal(castle, castle.turn)
        if len(options) == 1:
            return options[0]
        forecast = Forecast(castle, castle.turn, self.guards)
        if wits == 0:
            return forecast.best_of(options)
        few = forecast.best_few(options, self.few // wits)
        hopes = [self.hope_of(castle, action, wits) for action in few]
        least = max(hopes) - (ALIKE if wits == 1 else ABOUT)
        near = [action for action, hope in zip(few, hopes, strict=True) if hope >= least]
        return near[0] if wits == 1 else near[self.luck.below("lot", len(near))]

    def hope_of(self, castle: Castle, action: int, wits: int) -> float:
        """What it thinks of this move."""
        if wits == 1:
            return self.hope_after(castle, action, 0, 0)
        return (self.hope_after(castle, action, 1, 0) + self.hope_after(castle, action, 1, 1)) / 2.0
