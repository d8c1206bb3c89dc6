"""Outlook: how likely each seat wins the game, as it looks when all monsters lie and no guard is turned up yet."""

from __future__ import annotations

import math
from typing import Final

from ....games.maechtige_monster import rules
from ....games.maechtige_monster.state import Castle
from .greedy import Guards

# In gold, fitted to the wins (conditional logit, by the rounds left) of 10,000 games of four greedy bots and of 5,000 each of
# three, five and six; the same numbers do for all of them, and with the king's tiles.
LOOTS: Final = 0.8  # how far the loots of this round spread
ROUND: Final = 1.65  # how far the gold of a round to come spreads
FIRST: Final = 2.6  # what it is worth to play first rather than last in a round
# What the cards in the next hand are worth. They come back every other round, so it matters whether they do in the last one.
IF_ODD: Final = [0.0, 0.0, 0.0, 0.9, 2.1]
IF_EVEN: Final = [0.0, 0.0, 0.0, 0.3, 0.25]
AT_THE_END: Final = [0.0] * 5


class Purses:
    """What every seat has, and what it owes for healing if the next guard wins."""

    def __init__(self, castle: Castle) -> None:
        self.castle: Final = castle
        self.gold: Final = [float(coins) for coins in castle.gold]
        self.due: Final = [0.0] * castle.seats
        for place in range(2 * castle.seats):
            self.due[castle.owners[place]] += self.cost(place)

    def cost(self, place: int) -> float:
        return float(rules.heal_cost(self.castle, self.castle.owners[place], self.castle.slots[place]))

    def beat(self, guard: int, half: float, odd: float) -> None:
        """R19, R22: the owners before this guard share its loot, and these monsters need no healing."""
        one = 2 * guard
        other = one + 1
        owners = self.castle.owners
        ahead = self.castle.slots[one] - self.castle.slots[other]
        self.gold[owners[one]] += half
        self.gold[owners[other]] += half
        if ahead > 0 or owners[one] == owners[other]:
            self.gold[owners[one]] += odd
        elif ahead < 0:
            self.gold[owners[other]] += odd
        self.due[owners[one]] -= self.cost(one)
        self.due[owners[other]] -= self.cost(other)

    def left(self, seat: int) -> float:
        """R23: no debt."""
        gold = self.gold[seat] - self.due[seat]
        return gold if gold > 0.0 else 0.0


class Outlook:
    """Every guard may be the first to win; the loots before it count by their mean, the rounds to come by what they are worth."""

    def __init__(self, castle: Castle, guards: Guards) -> None:
        left = castle.setup.rounds - castle.round_number
        self.guards: Final = guards
        self.spread: Final = math.sqrt(LOOTS * LOOTS + left * ROUND * ROUND)
        self.cards: Final = AT_THE_END if left == 0 else IF_ODD if left % 2 else IF_EVEN
        self.turns: Final = [0.0] * castle.seats  # R27: what it is worth when each seat will play in the rounds to come
        for later in range(1, left + 1):
            for seat in range(castle.seats):
                self.turns[seat] -= FIRST * ((seat - castle.start - later) % castle.seats) / (castle.seats - 1)

    def hopes(self, castle: Castle) -> list[float]:
        """R18-R23: for every seat its chance to win the game; a shared win is divided."""
        purses = Purses(castle)
        worth = self.worth_of_what_stays(castle)
        hopes = [0.0] * castle.seats
        lowest = rules.lowest_pair(castle)
        reached = 1.0
        for guard in range(castle.seats):
            one = castle.slots[2 * guard]
            other = castle.slots[2 * guard + 1]
            odds = self.guards.before(guard, one, other, lowest)
            win = odds.win[one + other]
            if win < 1.0:
                self.add(hopes, reached * (1.0 - win), purses, worth)
            if win <= 0.0:
                return hopes
            purses.beat(guard, odds.half[one + other] / win, odds.odd[one + other] / win)
            reached *= win
        self.add(hopes, reached, purses, worth)
        return hopes

    def beaten(self, castle: Castle) -> list[float]:
        """R18: for every guard the chance that it and all before it are beaten."""
        lowest = rules.lowest_pair(castle)
        found: list[float] = []
        reached = 1.0
        for guard in range(castle.seats):
            one = castle.slots[2 * guard]
            other = castle.slots[2 * guard + 1]
            reached *= self.guards.before(guard, one, other, lowest).win[one + other]
            found.append(reached)
        return found

    def gold(self, castle: Castle, seat: int) -> float:
        """R18-R23: what the seat has on average when the round is over."""
        purses = Purses(castle)
        lowest = rules.lowest_pair(castle)
        total = 0.0
        reached = 1.0
        for guard in range(castle.seats):
            one = castle.slots[2 * guard]
            other = castle.slots[2 * guard + 1]
            odds = self.guards.before(guard, one, other, lowest)
            win = odds.win[one + other]
            total += reached * (1.0 - win) * purses.left(seat)
            if win <= 0.0:
                return total
            purses.beat(guard, odds.half[one + other] / win, odds.odd[one + other] / win)
            reached *= win
        return total + reached * purses.left(seat)

    def worth_of_what_stays(self, castle: Castle) -> list[float]:
        """R24: the card that was not played and the two that lay aside are the next hand."""
        worth = self.turns[:]
        for seat in range(castle.seats):
            hand = castle.hands[seat] | castle.aside[seat]
            for card in range(5):
                if hand >> card & 1:
                    worth[seat] += self.cards[card]
        return worth

    def add(self, hopes: list[float], chance: float, purses: Purses, worth: list[float]) -> None:
        """R28: with this chance the round ends like this. What spreads is taken as Gumbel's, which makes shares of exponentials."""
        wealth = [purses.left(seat) + worth[seat] for seat in range(len(worth))]
        most = max(wealth)
        shares = [math.exp((gold - most) / self.spread) for gold in wealth]
        total = sum(shares)
        for seat in range(len(hopes)):
            hopes[seat] += chance * shares[seat] / total
