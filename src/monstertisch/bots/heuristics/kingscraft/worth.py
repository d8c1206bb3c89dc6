"""What things are worth, in points of power: items worn together, potions, hearts."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from ....core.bits import members
from ....games.kingscraft.cards import ENEMY, OTHER, Cards
from ....games.kingscraft.rules.fight import DAMAGE_PER_HEART
from .dice import Roll
from .fights import Arms, Foe, Hero, Might, hearts_lost, with_repeats
from .wardrobe import Taste, Wardrobe, dress_by, rough_power, sides_of

HEARTS: Final = [-4.4, -2.2, -0.9, -0.3, 0.0, 0.0, 0.0]  # with so many hearts left
KING: Final = 20.0  # a victory over the king
SURVIVAL: Final = 10.0  # armour to survive the king's blow
ARMOUR: Final = 8.0  # the first points save most
FAST: Final = [1.0, 0.3, 0.12, 0.05, 0.0]  # what escaping the king's ban counts for, by the speed that is missing
SLOWNESS: Final = 0.07  # the part of the power that is lost to bans for every point of speed that is missing
MOST_SPEED: Final = 3  # against creatures
LADDER: Final = 2.0  # certainty to beat a creature of level 2, and again of level 3
GENERAL: Final = 0.65  # the weight of power in any fight; the rest is power against the king
CROWN: Final = 8.0  # what certainty to beat a king with one guard is worth in advance
DRESSES: Final = [(0.3, 0.4, 0), (2.0, 0.4, 0), (0.0, 0.4, 255), (0.0, 2.0, 255)]  # prices of speed and armour, bans that may hold
SHARES: Final = [0.8, 0.5, 0.3, 0.15]  # one potion per round: the second best is worth less
POTION_POWER: Final = 0.55  # of its power: it is drunk once
CROWDED: Final = 0.05  # an unknown potion for which there is no place
MOST_KEPT: Final = 10_000  # values of kits and looks that are kept
ARMOURS: Final = 80  # more armour makes no difference


def price_of(cards: Cards, potion: int) -> float:
    """What a potion is worth to its owner."""
    effects = cards.potions
    if cards.target[potion] == ENEMY:
        return 0.3 * effects.strength[potion]
    if cards.target[potion] == OTHER:
        return 1.0 if effects.ban[potion] else 0.5
    price = POTION_POWER * rough_power(effects, potion) + 0.1 * effects.armour[potion] + 0.25 * max(effects.speed[potion], 0)
    return price + (0.6 + 0.4 * effects.heal[potion] if effects.heal[potion] else 0.0)


def worth_of_hearts(most: int) -> list[float]:
    """What each number of hearts left is worth to a hero who can have so many."""
    return [HEARTS[left] - HEARTS[most] for left in range(most + 1)]


def likelihood(lead: float) -> float:
    """About the chance of a side that leads by so many standard deviations."""
    return 1.0 / (1.0 + math.exp(-1.7 * max(lead, -20.0)))


class Cellar:
    """What potions are worth."""

    def __init__(self, cards: Cards) -> None:
        self.prices: Final = [price_of(cards, potion) for potion in range(len(cards.blank))]
        known = [self.prices[potion] for potion in range(len(cards.blank)) if not cards.blank[potion]]
        self.mean_price: Final = sum(known) / max(len(known), 1)

    def held(self, prices: list[float]) -> float:
        """Several potions together; only one can be drunk in a round."""
        found = 0.0
        for at, price in enumerate(sorted(prices, reverse=True)):
            found += price * SHARES[min(at, len(SHARES) - 1)]
        return found

    def potions(self, held: int) -> float:
        return self.held([self.prices[potion] for potion in members(held)])

    def drawing(self, held: int, number: int, room: int) -> float:
        """So many unknown potions more; those without a place are worth little."""
        prices = [self.prices[potion] for potion in members(held)]
        fitting = min(number, max(room, 0))
        more = self.held(prices + [self.mean_price] * fitting) - self.held(prices)
        return more + CROWDED * (number - fitting) * self.mean_price


@mypyc_attr(acyclic=True)
class Look:
    """What a dress is worth in any fight, and against the king."""

    def __init__(self, any_fight: float, crown: float) -> None:
        self.any_fight: Final = any_fight
        self.crown: Final = crown


class Worth:
    """What a character who wants to beat this king thinks of things. What was worked out once is kept."""

    def __init__(self, arms: Arms, wardrobe: Wardrobe, character: int, king: int) -> None:
        cards = arms.cards
        self.wardrobe: Final = wardrobe
        self.hero: Final = Hero(arms, character, cards.hearts[character])
        self.king: Final = Foe(cards, king, cards.guard_bonus, 0)
        self.most_hearts: Final = cards.hearts[character]
        self.hearts: Final = worth_of_hearts(self.most_hearts)
        ladder = [Foe(cards, cards.first_standard + level - 1, 0, 0) for level in [2, 3]]
        self.ladder: Final = [foe.strength + foe.roll(0).mean for foe in ladder]
        self.survival: Final = [self.survive(armour) for armour in range(ARMOURS)]
        self.tastes: Final = [Taste(cards, speed, armour) for speed, armour, _ in DRESSES]
        self.bans: Final = [bans & self.king.bans for _, _, bans in DRESSES]
        self.least: Final = [taste.least(self.hero, bans) for taste, bans in zip(self.tastes, self.bans, strict=True)]
        self.plain_roll: Final = self.king.roll(0)
        self.width: Final = (2 * len(cards.item_class)).bit_length()
        self.kits: Final[dict[int, dict[int, float]]] = {}  # by what is improved, then by what is there
        self.looks: Final[dict[int, Look]] = {}

    def survive(self, armour: int) -> float:
        """The chance that a blow of the king leaves a heart."""
        chances = self.king.roll(0).chances
        found = 0.0
        for total in range(len(chances)):
            if hearts_lost(total + self.king.strength - armour) < self.most_hearts:
                found += chances[total]
        return found

    def kit(self, kit: int, improved: int) -> float:
        """What these items are worth when the best of them are worn."""
        useful = kit & self.wardrobe.useful
        golden = improved & useful
        kits = self.kits.get(golden)
        if kits is None:
            if len(self.kits) > MOST_KEPT:
                self.kits.clear()
            kits = {}
            self.kits[golden] = kits
        found = kits.get(useful)
        if found is None:
            if len(kits) > MOST_KEPT:
                kits.clear()
            found = self.measure(useful, golden)
            kits[useful] = found
        return found

    def measure(self, kit: int, improved: int) -> float:
        """The best dress for any fight, and the chance of the best dress against the king."""
        sides = sides_of(kit, improved)
        any_fight = 0.0
        crown = 0.0
        for at in range(len(self.tastes)):
            look = self.look(dress_by(self.hero, sides, self.bans[at], self.tastes[at].ranks, self.least[at]))
            any_fight = max(any_fight, look.any_fight)
            crown = max(crown, look.crown)
        return any_fight + crown

    def look(self, worn: list[int]) -> Look:
        """The same dress is found for many kits."""
        key = 0
        for side in worn:
            key = key << self.width | side + 1
        found = self.looks.get(key)
        if found is None:
            if len(self.looks) > MOST_KEPT:
                self.looks.clear()
            found = self.look_closer(worn)
            self.looks[key] = found
        return found

    def look_closer(self, worn: list[int]) -> Look:
        hero, king = self.hero, self.king
        speed = hero.speed(worn, 0)
        might = hero.might(worn, 0)
        roll = might.roll(0)
        fast = FAST[max(king.level - speed, 0)] if king.bans else 1.0
        crown = self.measure_king(might, might.roll(king.forces) if king.forces else roll)
        if fast < 1.0:
            banned = hero.might(worn, king.bans)
            crown = fast * crown + (1.0 - fast) * self.measure_king(banned, banned.roll(king.forces))
        return Look(self.measure_any(might, roll, speed), crown)

    def measure_any(self, might: Might, roll: Roll, speed: int) -> float:
        """Power and protection for whatever may come: who is slow suffers bans."""
        power = (roll.mean + might.strength) * (1.0 - SLOWNESS * max(MOST_SPEED - speed, 0))
        found = GENERAL * power + ARMOUR * might.armour / (might.armour + 6.0) + 0.8 * might.heals
        for strength in self.ladder:
            found += LADDER * likelihood((power - strength) / 4.0)
        return found

    def measure_king(self, might: Might, own: Roll) -> float:
        """The same against the king, and about the chance to beat him: that of a normal distribution."""
        king = self.king.roll(might.forces) if might.forces else self.plain_roll
        power = own.mean + might.strength
        need = king.mean + self.king.strength - DAMAGE_PER_HEART * (self.most_hearts - 1)
        survival = self.survival[min(might.armour, ARMOURS - 1)]
        lead = (power - king.mean - self.king.strength) / math.sqrt(own.variance + king.variance + 1.0)
        win = with_repeats(survival * likelihood(lead), might.repeats, self.king.repeats)
        return (1.0 - GENERAL) * power + SURVIVAL * likelihood((might.armour - need) / 8.0) + CROWN * win
