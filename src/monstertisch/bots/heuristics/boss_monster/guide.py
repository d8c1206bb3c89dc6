"""What the search knows of Boss Monster: what to ponder on, and what a position at the start of a turn is worth."""

from __future__ import annotations

import math
from typing import Final

from ....core.game import State
from ....core.sight import Bot, Sight
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.moves import TAKE_BACK
from ....games.boss_monster.rules.bait import lure_values, lured_to
from ....games.boss_monster.rules.values import damage_of, health_left
from ....games.boss_monster.rules.windows import BUILD_WINDOW, ActivePart
from ... import search
from ...search import Trial
from .greedy import Greedy

# The log-odds of winning, fitted to some 19,000 positions at the start of turns of 2,500 games between two greedy bots.
SOUL: Final = 0.126
LAST_SOULS: Final = [0.88, 0.65, 0.21, 0.21]  # R109: more, if 1, 2, 3 or 4 are missing
WOUND: Final = -0.1
LAST_WOUNDS: Final = [-1.13, -0.79, -0.21, -0.18]  # R107: more, if 1, 2, 3 or 4 are the end
COIN: Final = 0.065
DAMAGE: Final = 0.074  # a point of it, of the whole dungeon
SLOT: Final = 0.16
ADVANCED: Final = 0.27  # a room that is
LEVEL: Final = 0.24  # of a miniboss in the dungeon
ROOM_CARD: Final = 0.22
ADVANCED_CARD: Final = 0.33
MINIBOSS_CARD: Final = 0.23
SPELL_CARD: Final = 0.15
DOOMED: Final = 0.125  # a hero in town who would come and die, per soul
STRONG: Final = -0.1  # one who would come and survive


class Guide(search.Guide):
    def __init__(self) -> None:
        self.rollouts = 200
        self.rounds = 2
        self.sample = 200
        self.knows_a_move = True

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

    def settled(self, state: State) -> bool:
        """R41: no card lies face down."""
        assert isinstance(state, PlayedUnderworld)
        return max(state.face_down) < 0

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, PlayedUnderworld)
        values = [0.0] * state.seats
        for seat in range(state.seats):
            if state.alive[seat]:
                values[seat] = score_value(state, seat) + dungeon_value(state, seat) + hand_value(state, seat)
        for hero in state.town:
            seat = lured_to(state, hero, lure_values(state, hero))
            if seat >= 0:
                doomed = health_left(state, hero) <= damage_in(state, seat)
                values[seat] += state.cards.souls[hero] * (DOOMED if doomed else STRONG)
        return shares_of(values, state.alive)

    def figures(self, trial: Trial) -> dict[str, float]:
        before = trial.before
        after = trial.after
        seat = trial.seat
        assert isinstance(before, PlayedUnderworld)
        assert isinstance(after, PlayedUnderworld)
        souls = after.points(after.souls[seat]) - before.points(before.souls[seat])
        wounds = after.points(after.wounds[seat]) - before.points(before.wounds[seat])
        return {"souls": float(souls), "wounds": float(wounds), "coins": float(after.coins[seat] - before.coins[seat])}


def shares_of(values: list[float], alive: list[int]) -> list[float]:
    """The chance of every seat to win; between two of them the difference of the values is the log-odds."""
    odds = [math.exp(value) if alive[seat] else 0.0 for seat, value in enumerate(values)]
    total = sum(odds)
    return [one / total for one in odds]


def score_value(world: PlayedUnderworld, seat: int) -> float:
    """Souls and wounds count more when they bring the end near."""
    souls = world.points(world.souls[seat])
    wounds = world.points(world.wounds[seat])
    total = SOUL * souls + WOUND * wounds
    return total + last(LAST_SOULS, world.cards.souls_to_win - souls) + last(LAST_WOUNDS, world.cards.wounds_to_lose - wounds)


def last(worth: list[float], missing: int) -> float:
    return worth[missing - 1] if 1 <= missing <= len(worth) else 0.0


def dungeon_value(world: PlayedUnderworld, seat: int) -> float:
    total = DAMAGE * damage_in(world, seat)
    for room in world.dungeons[seat]:
        total += SLOT
        if world.cards.advanced[world.cards.things[room]]:
            total += ADVANCED
        if world.mini[room] >= 0:
            total += LEVEL * world.level[world.mini[room]]
    return total


def hand_value(world: PlayedUnderworld, seat: int) -> float:
    """The hoard and the cards of the hand."""
    cards = world.cards
    total = COIN * world.coins[seat]
    for card in world.hands[seat]:
        if card >= cards.first_spell:
            total += SPELL_CARD
        elif card >= cards.first_mini:
            total += MINIBOSS_CARD
        else:
            total += ADVANCED_CARD if cards.advanced[cards.things[card]] else ROOM_CARD
    return total


def damage_in(world: PlayedUnderworld, seat: int) -> int:
    return sum([damage_of(world, seat, room) for room in world.dungeons[seat]])
