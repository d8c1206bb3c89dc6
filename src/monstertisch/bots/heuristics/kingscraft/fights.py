"""The odds of a fight: what a hero in a given dress may expect against an enemy, and the best dress for it."""

from __future__ import annotations

from typing import Final

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
from .dice import Roll, roll_of

HAND: Final = 3
SLOTS: Final = 5
NOTHING_WORN: Final = [-1] * SLOTS
SPEED_PRICES: Final = [0.0, 1.0, 3.0, 9.0]  # how much power a point of speed may cost in the dresses that are tried
ARMOUR_PRICES: Final = [0.15, 0.6, 2.0]
CHANGE: Final = 0.02  # what a change of dress must gain at least


class Might:
    """R120: the sum of all that counts for a hero in a fight."""

    def __init__(self) -> None:
        self.six = 0
        self.twelve = 0
        self.strength = 0
        self.armour = 0
        self.speed = 0
        self.rerolls = 0
        self.values = 0
        self.forces = 0
        self.extra_values = 0
        self.extra = 0
        self.sets = 0
        self.repeats = 0
        self.heals = 0

    def add(self, effects: Effects, at: int) -> None:
        self.six += effects.d6[at]
        self.twelve += effects.d12[at]
        self.strength += effects.strength[at]
        self.armour += effects.armour[at]
        self.rerolls += effects.reroll_die[at]
        self.values |= effects.reroll_values[at]
        self.forces |= effects.force_reroll_values[at]
        self.extra_values |= effects.extra_values[at]
        self.extra += effects.extra[at]
        self.sets += effects.set_die[at]
        self.repeats += effects.repeat_fight[at]
        self.heals += effects.heal_after_win[at]

    def roll(self, forced: int) -> Roll:
        return roll_of(self.six, self.twelve, self.rerolls, self.values, forced, self.extra_values, self.extra)

    def power(self) -> float:
        return self.roll(0).mean + self.strength

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


class Hero:
    """Who fights: all that does not depend on the dress. `brews` are the potions that count for him."""

    def __init__(self, cards: Cards, character: int, improved: int, hearts: int, most_hearts: int) -> None:
        self.cards: Final = cards
        self.character: Final = character
        self.improved: Final = improved
        self.hearts = hearts
        self.most_hearts: Final = most_hearts
        self.bound = 0  # slots that potions ban (R108)
        self.slowed = 0  # speed of potions that others played on him
        self.brews: list[int] = []
        self.ambush = False
        self.slots: Final = 5 if character == ASSASSIN else 4

    def works(self, slot: int, item: int, bans: int) -> bool:
        """R103-R106, R131, R135: whether a slot counts under these bans."""
        if self.bound >> slot & 1:
            return False
        if bans >> (HAND if slot > HAND else slot) & 1 and not (slot == HAND and self.character == ASSASSIN):
            return False
        if item < 0:
            return self.character == NOBLEMAN
        if bans & BAN_IMPROVED and self.improved >> item & 1:
            return False
        return not (bans & BAN_NEUTRAL and self.cards.item_slot[item] == NEUTRAL)

    def speed(self, worn: list[int], bans: int) -> int:
        """R80, R104."""
        cards = self.cards
        found = cards.characters.speed[self.character] + self.slowed
        for slot in range(self.slots):
            item = worn[slot]
            if self.works(slot, item, bans):
                found += cards.printed.speed[slot] if item < 0 else cards.items.speed[2 * item + (self.improved >> item & 1)]
        for potion in self.brews:
            found += cards.potions.speed[potion]
        return max(found, 0)

    def might(self, worn: list[int], bans: int) -> Might:
        """R120: character, slots that count, potions that count."""
        cards = self.cards
        found = Might()
        found.add(cards.characters, self.character)
        for slot in range(self.slots):
            item = worn[slot]
            if self.works(slot, item, bans):
                if item < 0:
                    found.add(cards.printed, slot)
                else:
                    found.add(cards.items, 2 * item + (self.improved >> item & 1))
        if not bans & BAN_POTIONS:
            for potion in self.brews:
                found.add(cards.potions, potion)
        if bans & BAN_REROLLS:
            found.rerolls = 0
            found.values = 0
            found.sets = 0
        if self.ambush:
            found.strength += cards.ambush_strength
        found.settle()
        return found


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
            hearts[0] += chance
            continue
        won = chance * own.at_least(power + 1 - might.strength)
        win += won
        hearts[left] += chance - won
        hearts[min(left + might.heals, hero.most_hearts)] += won
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


# Dressing


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


class Wardrobe:
    """The rough power of every item and of the Nobleman's printed abilities, and dressing by it."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.power: Final = [rough_power(cards.items, side) for side in range(2 * len(cards.item_class))]
        self.printed: Final = [rough_power(cards.printed, slot) for slot in range(4)]

    def price(self, item: int, improved: int, speed_price: float, armour_price: float) -> float:
        side = 2 * item + (improved >> item & 1)
        effects = self.cards.items
        return self.power[side] + armour_price * effects.armour[side] + speed_price * effects.speed[side]

    def dress(self, hero: Hero, items: list[int], bans: int, speed_price: float, armour_price: float) -> list[int]:
        """The best place for everything by these prices: coloured items first, then neutral ones where they gain most."""
        cards = self.cards
        worn = NOTHING_WORN[:]
        prices = [0.0] * SLOTS
        if hero.character == NOBLEMAN:
            for slot in range(4):
                effects = cards.printed
                prices[slot] = self.printed[slot] + armour_price * effects.armour[slot] + speed_price * effects.speed[slot]
        neutral: list[int] = []
        neutral_prices: list[float] = []
        for item in items:
            if cards.joker[item]:
                continue
            price = self.price(item, hero.improved, speed_price, armour_price)
            slot = cards.item_slot[item]
            if slot == NEUTRAL:
                at = 0
                while at < len(neutral) and neutral_prices[at] >= price:
                    at += 1
                neutral.insert(at, item)
                neutral_prices.insert(at, price)
            elif hero.works(slot, item, bans) and price > prices[slot]:
                if slot == HAND and hero.slots > 4 and hero.works(4, worn[slot], bans):
                    worn[4] = worn[slot]
                    prices[4] = prices[slot]
                worn[slot] = item
                prices[slot] = price
            elif slot == HAND and hero.slots > 4 and hero.works(4, item, bans) and price > prices[4]:
                worn[4] = item
                prices[4] = price
        self.add_neutral(hero, neutral, neutral_prices, bans, worn, prices)
        return worn

    def add_neutral(
        self, hero: Hero, neutral: list[int], neutral_prices: list[float], bans: int, worn: list[int], prices: list[float]
    ) -> None:
        """The dearest neutral item takes the place of the cheapest coloured one, and so on."""
        taken = 0
        for at in range(len(neutral)):
            best = -1
            for slot in range(hero.slots):
                if not taken >> slot & 1 and hero.works(slot, neutral[at], bans) and (best < 0 or prices[slot] < prices[best]):
                    best = slot
            if best < 0 or prices[best] >= neutral_prices[at]:
                return
            taken |= 1 << best
            worn[best] = neutral[at]

    def choices(self, hero: Hero, items: list[int], foe: Foe) -> list[list[int]]:
        """A few dresses worth a closer look: with the enemy's bans, and fast enough to cancel them."""
        found: list[list[int]] = []
        for armour_price in ARMOUR_PRICES:
            dresses = [self.dress(hero, items, foe.beer | foe.bans, 0.0, armour_price)] if foe.bans else []
            for speed_price in SPEED_PRICES if foe.bans and foe.level > 1 else [0.0]:
                dresses.append(self.dress(hero, items, foe.beer, speed_price, armour_price))
            for worn in dresses:
                if worn not in found:
                    found.append(worn)
        return found

    def best_dress(self, hero: Hero, items: list[int], now: list[int], foe: Foe, stake: float, hearts: list[float]) -> Dressed:
        """The dress in which the fight is worth most: `stake` for a victory, `hearts` for those left; `now` is kept if as good."""
        best = Dressed(now, odds_of(hero, now, foe), stake, hearts)
        least = best.worth + CHANGE
        for worn in self.choices(hero, items, foe):
            if worn != now:
                tried = Dressed(worn, odds_of(hero, worn, foe), stake, hearts)
                if tried.worth > least:
                    best = tried
                    least = tried.worth
        return best


class Dressed:
    """A dress with its odds, and what they are worth."""

    def __init__(self, worn: list[int], odds: Odds, stake: float, hearts: list[float]) -> None:
        self.worn: Final = worn
        self.odds: Final = odds
        worth = stake * odds.win
        for left in range(len(odds.hearts)):
            worth += odds.hearts[left] * hearts[left]
        self.worth: Final = worth
