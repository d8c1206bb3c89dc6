"""Outlook: what a castle full of monsters is worth to every seat before the first guard is turned up."""

from __future__ import annotations

import math
from typing import Final

from ....games.maechtige_monster import rules
from ....games.maechtige_monster.state import Castle
from .greedy import Guards

# Fitted to games between greedy bots, with three to six of them, as gold at the beginning of a round (see `fit` ...).
LOOTS: Final = 0.8  # how far the loots of one round spread
ROUND: Final = 1.65  # how far the rounds to come spread
FIRST: Final = 2.6  # what it is worth to play first rather than last in a round
ODD: Final = [0.0, 0.0, 0.0, 0.9, 2.1]  # what the cards in hand are worth if an odd number of rounds is left
NOTHING: Final = [0.0, 0.0, 0.0, 0.0, 0.0]
EVEN: Final = [0.0, 0.0, 0.0, 0.3, 0.25]  # and if it is an even one: who has them now has them not in the last round


class Outlook:
    """Every guard that may be the first to win, how likely that is, and how likely each seat then wins the game."""

    def __init__(self, castle: Castle, guards: Guards) -> None:
        left = castle.setup.rounds - castle.round_number
        self.guards: Final = guards
        self.spread: Final = math.sqrt(LOOTS * LOOTS + left * ROUND * ROUND)
        self.cards: Final = ODD if left % 2 else EVEN if left else NOTHING
        self.seats: Final = [0.0] * castle.seats  # what the places in the rounds to come are worth
        for step in range(left):
            for seat in range(castle.seats):
                place = (seat - castle.start - 1 - step) % castle.seats
                self.seats[seat] -= FIRST * place / (castle.seats - 1)

    def hopes(self, castle: Castle) -> list[float]:
        """R18-R23: for every seat its share of the win."""
        seats = castle.seats
        slots = castle.slots
        owners = castle.owners
        lowest = rules.lowest_pair(castle)
        gold = [float(coins) for coins in castle.gold]
        costs = [0.0] * (2 * seats)
        due = [0.0] * seats
        for place in range(2 * seats):
            costs[place] = float(rules.heal_cost(castle, owners[place], slots[place]))
            due[owners[place]] += costs[place]
        more = self.seats[:]
        for seat in range(seats):
            hand = castle.hands[seat] | castle.aside[seat]
            for card in range(5):
                if hand >> card & 1:
                    more[seat] += self.cards[card]
        found = [0.0] * seats
        reached = 1.0
        for guard in range(seats):
            one = slots[2 * guard]
            other = slots[2 * guard + 1]
            total = one + other
            odds = self.guards.odds[guard]
            if (self.guards.equal_bonus and one == other) or (self.guards.lowest_bonus and total == lowest):
                odds = self.guards.favoured[guard]
            win = odds.win[total]
            if win < 1.0:
                self.add(found, reached * (1.0 - win), gold, due, more)
            if win <= 0.0:
                return found
            half = odds.half[total] / win
            odd = odds.odd[total] / win
            first = owners[2 * guard]
            second = owners[2 * guard + 1]
            gold[first] += half
            gold[second] += half
            if one > other or first == second:
                gold[first] += odd
            elif one < other:
                gold[second] += odd
            due[first] -= costs[2 * guard]
            due[second] -= costs[2 * guard + 1]
            reached *= win
        self.add(found, reached, gold, due, more)
        return found

    def add(self, found: list[float], chance: float, gold: list[float], due: list[float], more: list[float]) -> None:
        """R23, R28: with this chance the round ends with this gold."""
        seats = len(gold)
        weights = [0.0] * seats
        total = 0.0
        most = 0.0
        for seat in range(seats):
            left = gold[seat] - due[seat]
            weights[seat] = more[seat] + (left if left > 0.0 else 0.0)
            if seat == 0 or weights[seat] > most:
                most = weights[seat]
        for seat in range(seats):
            weight = math.exp((weights[seat] - most) / self.spread)
            weights[seat] = weight
            total += weight
        for seat in range(seats):
            found[seat] += chance * weights[seat] / total
