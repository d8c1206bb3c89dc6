"""Rerolls: which die to throw again, for the hero, for the enemy, and in a friendly fight."""

from __future__ import annotations

from typing import Final

from ....games.kingscraft.cards import Effects
from ....games.kingscraft.moves import DIE_COUNT, DONE, ROLL, face_of, sides_of, top_of
from ....games.kingscraft.pieces import ENEMY_SIDE, Pool
from ....games.kingscraft.rules.dice import value_bit
from ....games.kingscraft.rules.fight import fight_of
from ....games.kingscraft.rules.profile import armour_of, bans_on, power_of, side_of, strength_of, values_of, working_slots
from ....games.kingscraft.state import Realm
from .dice import Roll
from .fights import Foe, hearts_lost

POWER: Final = 0.002  # what a point of power is worth where it does not decide
LEAST: Final = 1e-6


class Aim:
    """What each power of a side is worth; beyond the list its last entry holds. What is worth less than `lost` can only gain."""

    def __init__(self, worth: list[float], lost: float) -> None:
        self.worth: Final = worth
        self.lost: Final = lost

    def at(self, power: int) -> float:
        last = len(self.worth) - 1
        return self.worth[last] if power > last else self.worth[power] if power > 0 else self.worth[0]

    def near(self, power: float) -> float:
        """Between two powers."""
        low = int(power)
        return self.at(low) + (power - low) * (self.at(low + 1) - self.at(low))


def power_aim() -> Aim:
    """R99: the higher the better."""
    return Aim([POWER * power for power in range(200)], 0.0)


def foe_now(realm: Realm) -> Foe:
    """The enemy of the fight, with guards and potions."""
    fight = fight_of(realm)
    more = strength_of(realm, ENEMY_SIDE) - realm.cards.enemies.strength[fight.enemy]
    return Foe(realm.cards, fight.enemy, more, realm.beer)


def forces_of_hero(realm: Realm) -> int:
    """R84: the faces that the enemy must reroll once."""
    fight = fight_of(realm)
    found = 0
    working = working_slots(realm, fight.hero, fight.bans)
    for slot in range(5):
        item = realm.slots[5 * fight.hero + slot]
        if working >> slot & 1 and item >= 0:
            found |= realm.cards.items.force_reroll_values[side_of(realm, item)]
    return found


def hero_aim(realm: Realm, armour: int, hearts: int, harmless: bool) -> Aim:
    """The hero's chance to win by his power, before the enemy rolls: R87, and R90 that he must survive."""
    foe = foe_now(realm)
    roll: Roll = foe.roll(forces_of_hero(realm))
    worth: list[float] = [0.0] * (len(roll.chances) + foe.strength + 1)
    for total in range(len(roll.chances)):
        power = total + foe.strength
        if harmless or hearts_lost(power - armour) < hearts:
            worth[power + 1] += roll.chances[total]
    for power in range(1, len(worth)):
        worth[power] += worth[power - 1]
    return Aim(worth, LEAST)


def enemy_aim(realm: Realm, harmless: bool) -> Aim:
    """What each power of the enemy is worth to who decides for it: the hero's defeat, then his hearts."""
    fight = fight_of(realm)
    own = power_of(realm, realm.pools[0])
    armour = armour_of(realm, fight.hero)
    hearts = realm.hearts[fight.hero]
    worth: list[float] = []
    for power in range(own + armour + 80):
        lost = 0 if harmless else min(hearts_lost(power - armour), hearts)
        beaten = power >= own or lost == hearts
        worth.append((1.0 if beaten else 0.0) + 0.02 * lost)
    return Aim(worth, 0.9)


class Throw:
    """The dice of one side, what each face adds to its power, and what its owner aims at."""

    def __init__(self, realm: Realm, pool: Pool, aim: Aim) -> None:
        self.realm: Final = realm
        self.pool: Final = pool
        self.aim: Final = aim
        self.power: Final = power_of(realm, pool)
        self.worth: Final = worth_of_faces(realm, pool.owner)
        self.mean6: Final = sum(self.worth[:6]) / 6
        self.mean12: Final = sum(self.worth[6:]) / 12

    def mean(self, die: int) -> float:
        return self.mean6 if sides_of(die) == 6 else self.mean12

    def value(self, power: int) -> float:
        return self.aim.at(power) + POWER * power

    def rerolling(self, die: int) -> float:
        """What throwing this die again gains."""
        first = 0 if die < 6 else 6
        total = 0.0
        for other in range(first, first + sides_of(die)):
            total += self.value(self.power - self.worth[die] + self.worth[other])
        return total / sides_of(die) - self.value(self.power)

    def turning(self, die: int) -> float:
        return self.value(self.power - self.worth[die] + self.worth[top_of(die)]) - self.value(self.power)

    def low_dice(self, values: int) -> list[int]:
        """The dice that show one of these values and less than may be expected."""
        found: list[int] = []
        for die in range(DIE_COUNT):
            if values >> value_bit(die) & 1 and self.worth[die] < self.mean(die):
                for _ in range(self.pool.faces[die]):
                    found.append(die)
        return found

    def gain_of_values(self, values: int) -> float:
        """The power that a reroll of values may be expected to add."""
        found = 0.0
        for die in self.low_dice(values):
            found += self.mean(die) - self.worth[die]
        return found

    def using(self, source: int) -> float:
        gain = self.gain_of_values(values_of(self.realm, self.pool.owner, source))
        return self.aim.near(self.power + gain) - self.aim.at(self.power) + POWER * gain

    def best(self, options: list[int]) -> int:
        """The reroll that gains most; DONE if none does, or if nothing can be gained any more."""
        if self.pool.using >= 0:
            return self.pick(options)
        if self.aim.at(self.power) >= self.aim.at(1000) - LEAST:
            return DONE
        best = DONE
        most = LEAST
        for action in options:
            gain = 0.0
            if self.realm.moves.reroll.has(action):
                gain = self.rerolling(self.realm.moves.reroll.named(action))
            elif self.realm.moves.set_die.has(action):
                gain = self.turning(self.realm.moves.set_die.named(action))
            elif self.realm.moves.use.has(action):
                gain = self.using(self.realm.moves.use.named(action))
            if gain > most:
                best = action
                most = gain
        return self.last_hope(options) if best == DONE and self.aim.at(self.power) < self.aim.lost else best

    def last_hope(self, options: list[int]) -> int:
        """R97: what is lost anyway: the lowest die that does not show its top face; more rerolls may follow."""
        best = DONE
        most = 0.0
        for action in options:
            die = self.realm.moves.reroll.named(action)
            if self.realm.moves.reroll.has(action) and die != top_of(die):
                gain = self.mean(die) - self.worth[die]
                if best == DONE or gain > most:
                    best = action
                    most = gain
        return best

    def pick(self, options: list[int]) -> int:
        """R122: every low die that the source allows, at least the lowest; then roll."""
        values = values_of(self.realm, self.pool.owner, self.pool.using)
        for die in self.low_dice(values):
            if self.realm.moves.pick.of(die) in options:
                return self.realm.moves.pick.of(die)
        return ROLL if ROLL in options else options[0]


def worth_of_faces(realm: Realm, owner: int) -> list[int]:
    """R123: what each face adds to the power of this side."""
    found = [face_of(die) for die in range(DIE_COUNT)]
    if owner == ENEMY_SIDE:
        add_extra(found, realm.cards.enemies, fight_of(realm).enemy)
        return found
    working = working_slots(realm, owner, bans_on(realm, owner))
    for slot in range(5):
        item = realm.slots[5 * owner + slot]
        if working >> slot & 1 and item >= 0:
            add_extra(found, realm.cards.items, side_of(realm, item))
    return found


def add_extra(worth: list[int], effects: Effects, at: int) -> None:
    if effects.extra[at]:
        for die in range(DIE_COUNT):
            if effects.extra_values[at] >> value_bit(die) & 1:
                worth[die] += effects.extra[at]
