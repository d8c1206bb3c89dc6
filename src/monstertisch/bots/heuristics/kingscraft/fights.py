"""The odds of a fight: what a hero in a given dress may expect against an enemy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....games.kingscraft.cards import (
    ASSASSIN,
    BAN_IMPROVED,
    BAN_NEUTRAL,
    BAN_POTIONS,
    BAN_REROLLS,
    NEUTRAL,
    NOBLEMAN,
    Cards,
    Effects,
)
from ....games.kingscraft.rules.fight import DAMAGE_PER_HEART
from ....games.kingscraft.state import Realm
from .dice import Roll, roll_of

HAND: Final = 3
SECOND_HAND: Final = 4  # the Assassin's
BAN_SLOTS: Final = 15
SLOTS: Final = 5


@mypyc_attr(acyclic=True)
class Might:
    """R120: what one card gives, or the sum of all that counts for a hero in a fight."""

    def __init__(self, effects: Effects, at: int) -> None:
        self.six = effects.d6[at]
        self.twelve = effects.d12[at]
        self.strength = effects.strength[at]
        self.armour = effects.armour[at]
        self.rerolls = effects.reroll_die[at]
        self.values = effects.reroll_values[at]
        self.forces = effects.force_reroll_values[at]
        self.extra_values = effects.extra_values[at]
        self.extra = effects.extra[at]
        self.sets = effects.set_die[at]
        self.repeats = effects.repeat_fight[at]
        self.heals = effects.heal_after_win[at]

    def add(self, other: Might) -> None:
        self.six += other.six
        self.twelve += other.twelve
        self.strength += other.strength
        self.armour += other.armour
        self.rerolls += other.rerolls
        self.values |= other.values
        self.forces |= other.forces
        self.extra_values |= other.extra_values
        self.extra += other.extra
        self.sets += other.sets
        self.repeats += other.repeats
        self.heals += other.heals

    def roll(self, forced: int) -> Roll:
        return roll_of(self.six, self.twelve, self.rerolls, self.values, forced, self.extra_values, self.extra)

    def settle(self) -> None:
        """R125: a die that is turned to its top face counts as if it were no die; without rerolls none of it is left."""
        while self.sets and self.six + self.twelve:
            self.sets -= 1
            if self.twelve:
                self.twelve -= 1
                self.strength += 12
            else:
                self.six -= 1
                self.strength += 6


def all_of(effects: Effects) -> list[Might]:
    return [Might(effects, at) for at in range(len(effects.d6))]


class Arms:
    """What every card of a box gives in a fight; items by their sides, which are 2 * item, and 1 more if it is improved."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.characters: Final = cards.characters
        self.items: Final = all_of(cards.items)
        self.printed: Final = all_of(cards.printed)
        self.potions: Final = all_of(cards.potions)
        self.slots: Final = [cards.item_slot[side // 2] for side in range(2 * len(cards.item_slot))]


class Hero:
    """Who fights: all that does not depend on the dress. `brews` are the potions that count for him.

    A dress is a list of five sides of items, one per slot; -1: nothing is worn there.
    """

    def __init__(self, arms: Arms, character: int, hearts: int) -> None:
        self.arms: Final = arms
        self.character: Final = character
        self.hearts = hearts
        self.most_hearts: Final = arms.cards.hearts[character]
        self.bound = 0  # slots that potions ban (R108)
        self.slowed = 0  # speed of potions that others played on him
        self.brews: list[int] = []
        self.ambush = False

    def sober(self) -> bool:
        """Whether no potion counts for or against him."""
        return not self.bound and not self.slowed and not self.brews

    def closed(self, bans: int) -> int:
        """R103, R108, R131: the slots that are not there or do not count; of the Assassin's hands only the second can be banned."""
        banned = bans & BAN_SLOTS
        if self.character != ASSASSIN:
            return banned | self.bound | 1 << SECOND_HAND
        if banned >> HAND & 1:
            banned ^= 1 << HAND | 1 << SECOND_HAND
        return banned | self.bound

    def counts(self, side: int, bans: int) -> bool:
        """R105, R106, R135: whether an item, or an empty slot, counts where the slot itself is not banned."""
        if side < 0:
            return self.character == NOBLEMAN
        if bans & BAN_IMPROVED and side & 1:
            return False
        return not (bans & BAN_NEUTRAL and self.arms.slots[side] == NEUTRAL)

    def speed(self, worn: list[int], bans: int) -> int:
        """R80, R104."""
        cards = self.arms.cards
        found = cards.characters.speed[self.character] + self.slowed
        closed = self.closed(bans)
        for slot in range(SLOTS):
            side = worn[slot]
            if not closed >> slot & 1 and self.counts(side, bans):
                found += cards.printed.speed[slot] if side < 0 else cards.items.speed[side]
        for potion in self.brews:
            found += cards.potions.speed[potion]
        return max(found, 0)

    def might(self, worn: list[int], bans: int) -> Might:
        """R120: character, slots that count, potions that count."""
        arms = self.arms
        found = Might(arms.characters, self.character)
        closed = self.closed(bans)
        for slot in range(SLOTS):
            side = worn[slot]
            if not closed >> slot & 1 and self.counts(side, bans):
                found.add(arms.printed[slot] if side < 0 else arms.items[side])
        if not bans & BAN_POTIONS:
            for potion in self.brews:
                found.add(arms.potions[potion])
        if bans & BAN_REROLLS:
            found.rerolls = 0
            found.values = 0
            found.sets = 0
        if self.ambush:
            found.strength += arms.cards.ambush_strength
        found.settle()
        return found


def worn_by(realm: Realm, seat: int) -> list[int]:
    """The dress of a seat."""
    worn = realm.slots[5 * seat : 5 * seat + 5]
    return [2 * item + (realm.improved >> item & 1) if item >= 0 else -1 for item in worn]


@mypyc_attr(acyclic=True)
class Foe:
    """An enemy; `more` is the strength that guards and potions give it, `beer` a ban that no speed cancels."""

    def __init__(self, cards: Cards, enemy: int, more: int, beer: int) -> None:
        effects = cards.enemies
        self.enemy: Final = enemy
        self.six: Final = effects.d6[enemy]
        self.twelve: Final = effects.d12[enemy]
        self.rerolls: Final = effects.reroll_die[enemy]
        self.values: Final = effects.reroll_values[enemy]
        self.extra_values: Final = effects.extra_values[enemy]
        self.extra: Final = effects.extra[enemy]
        self.forces: Final = effects.force_reroll_values[enemy]
        self.repeats: Final = effects.repeat_fight[enemy]
        self.strength: Final = max(effects.strength[enemy] + more, 0)
        self.bans: Final = cards.bans[enemy]
        self.level: Final = cards.level[enemy]
        self.beer: Final = beer

    def roll(self, forced: int) -> Roll:
        return roll_of(self.six, self.twelve, self.rerolls, self.values, forced, self.extra_values, self.extra)


@mypyc_attr(acyclic=True)
class Odds:
    """The chance to win, and the chance of each number of hearts afterwards."""

    def __init__(self, win: float, hearts: list[float]) -> None:
        self.win: Final = win
        self.hearts: Final = hearts


def hearts_lost(damage: int) -> int:
    """R89."""
    return (damage + DAMAGE_PER_HEART - 1) // DAMAGE_PER_HEART if damage > 0 else 0


def odds_of(hero: Hero, worn: list[int], foe: Foe) -> Odds:
    """R80-R95: what may come of this fight in this dress."""
    bans = foe.beer
    if hero.speed(worn, bans) < foe.level:
        bans |= foe.bans
    might = hero.might(worn, bans)
    return clash(might, hero, foe)


def clash(might: Might, hero: Hero, foe: Foe) -> Odds:
    own = might.roll(foe.forces)
    enemy = foe.roll(might.forces)
    hearts = [0.0] * (hero.most_hearts + 1)
    win = 0.0
    for total in range(len(enemy.chances)):
        chance = enemy.chances[total]
        if chance == 0.0:
            continue
        power = total + foe.strength
        lost = 0 if hero.ambush else hearts_lost(power - might.armour)
        left = hero.hearts - lost
        if left <= 0:
            hearts[0] = hearts[0] + chance
            continue
        won = chance * own.at_least(power + 1 - might.strength)
        win += won
        hearts[left] = hearts[left] + (chance - won)
        after = min(left + might.heals, hero.most_hearts)
        hearts[after] = hearts[after] + won
    return Odds(with_repeats(win, might.repeats, foe.repeats), hearts)


def with_repeats(win: float, own: int, enemy: int) -> float:
    """R88: each side repeats what it would lose."""
    if own and enemy:
        return win * win * (3.0 - 2.0 * win)
    for _ in range(own):
        win = 1.0 - (1.0 - win) * (1.0 - win)
    for _ in range(enemy):
        win *= win
    return win
