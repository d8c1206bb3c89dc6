"""Placing played on in thought: everybody lays their monsters, and the fights are valued by expectation."""

from __future__ import annotations

from typing import Final

from ....games.maechtige_monster import moves, rules
from ....games.maechtige_monster.state import Castle
from .greedy import ALIKE, Forecast, Guards
from .outlook import Outlook


class Placing:
    """The rest of one round. How cleverly a seat goes on is a number.

    0: like greedy. 1: its best move if all go on like greedy. 2: its best move if it goes on like 1 and the others as often
    like 0 as like 1.
    """

    def __init__(self, castle: Castle) -> None:
        self.guards: Final = Guards(castle)
        self.outlook: Final = Outlook(castle, self.guards)

    def best_move(self, castle: Castle, wits: int) -> int:
        options = moves.legal(castle, castle.turn)
        if len(options) == 1:
            return options[0]
        if wits == 0:
            return Forecast(castle, castle.turn, self.guards).best_of(options)
        best = -1
        most = -1.0
        for action in options:
            hope = self.hope_after(castle, action, wits)
            if hope > most + ALIKE:
                best = action
                most = hope
        return best

    def hope_after(self, castle: Castle, action: int, wits: int) -> float:
        """What the seat that is to play may hope for after this move, as it thinks with so much wit."""
        if wits == 1:
            return self.gone_on(castle, action, 0, 0)
        hope = 0.0
        for others in range(wits):
            hope += self.gone_on(castle, action, wits - 1 if wits == 2 else 1, others)
        return hope / wits

    def gone_on(self, castle: Castle, action: int, own: int, others: int) -> float:
        """The same if it goes on with this wit of its own and the others with theirs."""
        seat = castle.turn
        played = Castle(castle.setup, castle)
        self.lay(played, action)
        while played.turn >= 0:
            self.lay(played, self.best_move(played, own if played.turn == seat else others))
        return self.outlook.hopes(played)[seat]

    def lay(self, castle: Castle, action: int) -> None:
        if not rules.lay_card(castle, castle.turn, moves.strength_of(action), moves.place_of(action), None):
            castle.turn = -1
