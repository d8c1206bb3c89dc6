"""What things are worth, in points of power: items worn together, potions, hearts."""

from __future__ import annotations

import math
from typing import Final

from ....core.bits import members
from ....games.kingscraft.cards import ENEMY, OTHER, Cards
from ....games.kingscraft.rules.fight import DAMAGE_PER_HEART
from .fights import NOTHING_WORN, Dressed, Foe, Hero, Might, Wardrobe, hearts_lost, rough_power, with_repeats

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
MOST_KEPT: Final = 50_000  # values of kits and odds that are kept
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


def likelihood(lead: float) -> float:
    """About the chance of a side that leads by so many standard deviations."""
    return 1.0 / (1.0 + math.exp(-1.7 * max(lead, -20.0)))


class Lore:
    """All that a bot works out once for a box of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.wardrobe: Final = Wardrobe(cards)
        self.prices: Final = [price_of(cards, potion) for potion in range(len(cards.blank))]
        known = [self.prices[potion] for potion in range(len(cards.blank)) if not cards.blank[potion]]
        self.mean_price: Final = sum(known) / max(len(known), 1)
        self.worths: Final[dict[tuple[int, int], Worth]] = {}
        self.kept: Final[dict[tuple[int, ...], Dressed]] = {}

    def worth(self, character: int, king: int) -> Worth:
        key = (character, king)
        if key not in self.worths:
            self.worths[key] = Worth(self, character, king)
        return self.worths[key]

    def dressed(self, hero: Hero, kit: int, foe: Foe, stake: float, hearts: list[float]) -> Dressed:
        """The best dress from these items, whatever is worn now; the same question is asked again and again."""
        key = (hero.character, hero.hearts, kit, hero.improved & kit, foe.enemy, foe.strength, foe.beer, int(hero.ambush))
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) > MOST_KEPT:
                self.kept.clear()
            found = self.wardrobe.best_dress(hero, members(kit), NOTHING_WORN, foe, stake, hearts)
            self.kept[key] = found
        return found


class Worth:
    """What a character who wants to beat this king thinks of things."""

    def __init__(self, lore: Lore, character: int, king: int) -> None:
        cards = lore.cards
        self.lore: Final = lore
        self.character: Final = character
        self.king: Final = Foe(cards, king, cards.guard_bonus, 0)
        self.most_hearts: Final = cards.hearts[character]
        self.hearts: Final = [HEARTS[left] - HEARTS[self.most_hearts] for left in range(self.most_hearts + 1)]
        ladder = [Foe(cards, cards.first_standard + level - 1, 0, 0) for level in [2, 3]]
        self.ladder: Final = [foe.strength + foe.roll(0).mean for foe in ladder]
        self.survival: Final = [self.survive(armour) for armour in range(ARMOURS)]
        self.kits: Final[dict[tuple[int, int], float]] = {}

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
        key = (kit, improved & kit)
        found = self.kits.get(key)
        if found is None:
            if len(self.kits) > MOST_KEPT:
                self.kits.clear()
            found = self.measure(Hero(self.lore.cards, self.character, improved, self.most_hearts, self.most_hearts), members(kit))
            self.kits[key] = found
        return found

    def measure(self, hero: Hero, items: list[int]) -> float:
        """The best dress for any fight, and the chance of the best dress against the king."""
        best = 0.0
        crown = 0.0
        tried: list[list[int]] = []
        for speed_price, armour_price, bans in DRESSES:
            worn = self.lore.wardrobe.dress(hero, items, bans & self.king.bans, speed_price, armour_price)
            if worn in tried:
                continue
            tried.append(worn)
            speed = hero.speed(worn, 0)
            might = hero.might(worn, 0)
            best = max(best, self.measure_any(might, speed))
            fast = FAST[max(self.king.level - speed, 0)] if self.king.bans else 1.0
            banned = hero.might(worn, self.king.bans) if fast < 1.0 else might
            crown = max(crown, fast * self.measure_king(might) + (1.0 - fast) * self.measure_king(banned))
        return best + crown

    def measure_any(self, might: Might, speed: int) -> float:
        """Power and protection for whatever may come: who is slow suffers bans."""
        power = might.power() * (1.0 - SLOWNESS * max(MOST_SPEED - speed, 0))
        found = GENERAL * power + ARMOUR * might.armour / (might.armour + 6.0) + 0.8 * might.heals
        for strength in self.ladder:
            found += LADDER * likelihood((power - strength) / 4.0)
        return found

    def measure_king(self, might: Might) -> float:
        """The same against the king, and about the chance to beat him: that of a normal distribution."""
        own, king = might.roll(self.king.forces), self.king.roll(might.forces)
        power = own.mean + might.strength
        need = king.mean + self.king.strength - DAMAGE_PER_HEART * (self.most_hearts - 1)
        survival = self.survival[min(might.armour, ARMOURS - 1)]
        lead = (power - king.mean - self.king.strength) / math.sqrt(own.variance + king.variance + 1.0)
        win = with_repeats(survival * likelihood(lead), might.repeats, self.king.repeats)
        return (1.0 - GENERAL) * power + SURVIVAL * likelihood((might.armour - need) / 8.0) + CROWN * win

    # Potions

    def held(self, prices: list[float]) -> float:
        """Several potions together; only one can be drunk in a round."""
        found = 0.0
        for at, price in enumerate(sorted(prices, reverse=True)):
            found += price * SHARES[min(at, len(SHARES) - 1)]
        return found

    def potions(self, held: int) -> float:
        return self.held([self.lore.prices[potion] for potion in members(held)])

    def drawing(self, held: int, number: int, room: int) -> float:
        """So many unknown potions more; those without a place are worth little."""
        prices = [self.lore.prices[potion] for potion in members(held)]
        fitting = min(number, max(room, 0))
        more = self.held(prices + [self.lore.mean_price] * fitting) - self.held(prices)
        return more + CROWDED * (number - fitting) * self.lore.mean_price
