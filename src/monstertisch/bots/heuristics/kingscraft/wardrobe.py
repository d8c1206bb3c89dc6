"""Dressing: the best place for everything by given prices, and the best dress for a fight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....core.bits import members
from ....games.kingscraft.cards import BAN_IMPROVED, BAN_NEUTRAL, NEUTRAL, NOBLEMAN, Cards, Effects
from .fights import HAND, SECOND_HAND, SLOTS, Foe, Hero, Odds, odds_of

NOTHING_WORN: Final = [-1] * SLOTS
SPEED_PRICES: Final = [0.0, 1.0, 3.0, 9.0]  # how much power a point of speed may cost in the dresses that are tried
ARMOUR_PRICES: Final = [0.15, 0.6, 2.0]
TOP: Final = 1_000_000  # above all ranks: nothing can be worn here any more
CHANGE: Final = 0.02  # what a change of dress must gain at least


def rough_power(effects: Effects, at: int) -> float:
    """About how much power a card gives in the middle of a game, whatever else is worn."""
    found = 3.5 * effects.d6[at] + 6.5 * effects.d12[at] + effects.strength[at] + 1.4 * effects.reroll_die[at]
    for face in range(1, 7):
        bit = 1 << (face - 1)
        if effects.reroll_values[at] & bit and face < 4:
            found += (3.5 - face) * 0.8
        if effects.force_reroll_values[at] & bit:
            found += (face - 3.5) * 0.5
        if effects.extra_values[at] & bit:
            found += effects.extra[at] * 0.8
    return found + 4.0 * effects.repeat_fight[at] + 0.8 * effects.heal_after_win[at] + 4.0 * effects.set_die[at]


class Taste:
    """How dear every side of an item is if speed and armour have these prices: only the order matters, so prices become ranks.

    `bare` and `printed` are the ranks that an item must exceed to be worn in each slot, by most heroes and by the Nobleman.
    """

    def __init__(self, cards: Cards, speed_price: float, armour_price: float) -> None:
        items = tasted(cards.items, speed_price, armour_price)
        printed = [*tasted(cards.printed, speed_price, armour_price), 0.0]
        ladder = sorted({*items, *printed, 0.0})
        self.ranks: Final = [ladder.index(price) for price in items]
        self.bare: Final = [ladder.index(0.0)] * SLOTS
        self.printed: Final = [ladder.index(price) for price in printed]

    def least(self, hero: Hero, bans: int) -> list[int]:
        """What each slot of this hero asks for under these bans."""
        found = self.printed[:] if hero.character == NOBLEMAN else self.bare[:]
        closed = hero.closed(bans)
        for slot in range(SLOTS):
            if closed >> slot & 1:
                found[slot] = TOP
        return found


def tasted(effects: Effects, speed_price: float, armour_price: float) -> list[float]:
    return [
        rough_power(effects, at) + armour_price * effects.armour[at] + speed_price * effects.speed[at]
        for at in range(len(effects.d6))
    ]


def sides_of(kit: int, improved: int) -> list[int]:
    """The items of a kit by the side that lies up."""
    return [2 * item + (improved >> item & 1) for item in members(kit)]


class Wardrobe:
    """Dressing with the items of a box."""

    def __init__(self, cards: Cards) -> None:
        self.useful: Final = sum([1 << item for item in range(len(cards.joker)) if not cards.joker[item]])  # R65: jokers are not
        self.tastes: Final = [[Taste(cards, speed, armour) for speed in SPEED_PRICES] for armour in ARMOUR_PRICES]


def dress(hero: Hero, sides: list[int], bans: int, taste: Taste) -> list[int]:
    """The best place for everything."""
    return dress_by(hero, sides, bans, taste.ranks, taste.least(hero, bans))


def dress_by(hero: Hero, sides: list[int], bans: int, ranks: list[int], least: list[int]) -> list[int]:
    """Coloured items first, then neutral ones where they gain most; `least` is what each slot asks for."""
    slots = hero.arms.slots
    picky = bans & (BAN_IMPROVED | BAN_NEUTRAL) != 0
    worn = NOTHING_WORN[:]
    worn_ranks = least[:]
    neutral: list[int] = []
    for side in sides:
        slot = slots[side]
        if slot == NEUTRAL:
            neutral.append(side)
            continue
        rank = ranks[side]
        if picky and not hero.counts(side, bans):
            continue
        if rank > worn_ranks[slot]:
            if slot == HAND and worn[HAND] >= 0 and least[SECOND_HAND] != TOP:
                worn[SECOND_HAND] = worn[HAND]
                worn_ranks[SECOND_HAND] = worn_ranks[HAND]
            worn[slot] = side
            worn_ranks[slot] = rank
        elif slot == HAND and rank > worn_ranks[SECOND_HAND]:
            worn[SECOND_HAND] = side
            worn_ranks[SECOND_HAND] = rank
    while neutral:
        side = dearest(neutral, ranks)
        slot = cheapest(worn_ranks)
        if worn_ranks[slot] >= ranks[side] or (picky and not hero.counts(side, bans)):
            break
        worn[slot] = side
        worn_ranks[slot] = TOP
        neutral.remove(side)
    return worn


def dearest(sides: list[int], ranks: list[int]) -> int:
    found = sides[0]
    most = ranks[found]
    for side in sides:
        if ranks[side] > most:
            found = side
            most = ranks[side]
    return found


def cheapest(worn_ranks: list[int]) -> int:
    """The slot whose item is the least loss."""
    found = 0
    least = worn_ranks[0]
    for slot in range(1, SLOTS):
        if worn_ranks[slot] < least:
            found = slot
            least = worn_ranks[slot]
    return found


class Rack:
    """The dresses from these items that suffer no ban but `beer`: per price of armour, by the price of speed."""

    def __init__(self, wardrobe: Wardrobe, hero: Hero, sides: list[int], beer: int) -> None:
        self.dresses: Final = [[dress(hero, sides, beer, taste) for taste in tastes] for tastes in wardrobe.tastes]


@mypyc_attr(acyclic=True)
class Dressed:
    """A dress with its odds, and what they are worth: `stake` for a victory, `hearts` for those left."""

    def __init__(self, worn: list[int], odds: Odds, stake: float, hearts: list[float]) -> None:
        self.worn: Final = worn
        self.odds: Final = odds
        worth = stake * odds.win
        for left in range(len(odds.hearts)):
            worth += odds.hearts[left] * hearts[left]
        self.worth: Final = worth


class Fitting:
    """Before a fight: all dresses worth a closer look, with their odds."""

    def __init__(
        self, wardrobe: Wardrobe, hero: Hero, sides: list[int], rack: Rack, foe: Foe, stake: float, hearts: list[float]
    ) -> None:
        choices = self.choices(wardrobe, hero, sides, rack, foe)
        self.dresses: Final = [Dressed(worn, odds_of(hero, worn, foe), stake, hearts) for worn in choices]
        self.best: Final = self.better_than(Dressed(NOTHING_WORN, odds_of(hero, NOTHING_WORN, foe), stake, hearts))

    def choices(self, wardrobe: Wardrobe, hero: Hero, sides: list[int], rack: Rack, foe: Foe) -> list[list[int]]:
        """With the enemy's bans, and fast enough to cancel them."""
        found: list[list[int]] = []
        for at, dresses in enumerate(rack.dresses):
            if foe.bans:
                add_new(found, dress(hero, sides, foe.beer | foe.bans, wardrobe.tastes[at][0]))
            for worn in dresses if foe.bans and foe.level > 1 else dresses[:1]:
                add_new(found, worn)
        return found

    def better_than(self, now: Dressed) -> Dressed:
        """The dress in which the fight is worth most; what is worn now is kept if it is as good."""
        best = now
        least = now.worth + CHANGE
        for dressed in self.dresses:
            if dressed.worth > least and dressed.worn != now.worn:
                best = dressed
                least = dressed.worth
        return best


def add_new(dresses: list[list[int]], worn: list[int]) -> None:
    if worn not in dresses:
        dresses.append(worn)
