"""Rewards and forge steps: what a seat would take, make, improve or brew, with the recipes of the layout in mind."""

from __future__ import annotations

from typing import Final

from ....core.bits import members
from ....games.kingscraft.cards import ASSASSIN
from ....games.kingscraft.moves import (
    DECLINE,
    DONE,
    DRAW,
)
from ....games.kingscraft.rules.forge import materials
from ....games.kingscraft.rules.inventory import BACKPACK, owned_by
from ....games.kingscraft.sets import count
from ....games.kingscraft.state import Realm
from .worth import Lore, Worth

READY: Final = 0.5  # what a recipe is worth of which all materials are there, as a part of its gain
HALF: Final = [0.0, 0.0, 0.1, 0.06]  # and with one material, the other lying in the forge; by the class of the product
SECOND: Final = 0.4  # the second best recipe
FULL: Final = 0.1  # the trouble of having one thing too many
CLOSER_LOOKS: Final = 4  # first steps that are followed up by a second one
WORTHWHILE: Final = 0.05  # what gains less is not done
ANY: Final = -1


class Choice:
    """An action and what it gains."""

    def __init__(self, action: int, gain: float) -> None:
        self.action: Final = action
        self.gain: Final = gain


class Stock:
    """What a seat owns and what lies in the forge; steps are tried out on numbers, the realm stays as it is."""

    def __init__(self, kit: int, improved: int, forge: int) -> None:
        self.kit: Final = kit
        self.improved: Final = improved
        self.forge: Final = forge

    def taking(self, item: int) -> Stock:
        return Stock(self.kit | 1 << item, self.improved, self.forge & ~(1 << item))

    def without(self, item: int) -> Stock:
        return Stock(self.kit & ~(1 << item), self.improved, self.forge | 1 << item)

    def improving(self, item: int) -> Stock:
        return Stock(self.kit, self.improved | 1 << item, self.forge)

    def combining(self, item: int, first: int, second: int) -> Stock:
        """R63, R67."""
        used = 1 << first | 1 << second
        golden = self.improved >> first & self.improved >> second & 1
        return Stock(self.kit & ~used | 1 << item, self.improved | golden << item, (self.forge | used) & ~(1 << item))


class Smith:
    """One seat before the forge. `potions` are those that are known of it."""

    def __init__(self, realm: Realm, seat: int, lore: Lore, potions: int) -> None:
        self.realm: Final = realm
        self.seat: Final = seat
        self.cards: Final = realm.cards
        self.worth: Final[Worth] = lore.worth(realm.characters[seat], realm.king)
        self.prices: Final = lore.prices
        self.mean_price: Final = lore.mean_price
        self.stock: Final = Stock(owned_by(realm, seat), realm.improved, realm.forge)
        self.potions: Final = potions
        places = BACKPACK + (5 if realm.characters[seat] == ASSASSIN else 4)
        self.room: Final = places - count(self.stock.kit) - count(realm.potions[seat])
        self.ahead: Final = self.prospects(self.stock, READY, ANY)
        self.at_once: Final = self.prospects(self.stock, 1.0, ANY)
        self.now: Final = self.worth.kit(self.stock.kit, self.stock.improved) + self.ahead

    # What a stock is worth

    def value(self, stock: Stock) -> float:
        """What is worn, and what could be made of it."""
        return self.worth.kit(stock.kit, stock.improved) + self.prospects(stock, READY, ANY)

    def value_with(self, item: int) -> float:
        """The same with one item more: only what could be made of it is looked at anew."""
        stock = self.stock.taking(item)
        return self.worth.kit(stock.kit, stock.improved) + max(self.ahead, self.prospects(stock, READY, item))

    def value_with_step(self, item: int) -> float:
        """The same if a forge step comes at once; ANY: without an item more."""
        stock = self.stock if item == ANY else self.stock.taking(item)
        bare = self.worth.kit(stock.kit, stock.improved)
        gain = 0.0
        for other in members(stock.kit & ~stock.improved):
            if self.cards.item_class[other] > 1:
                gain = max(gain, self.worth.kit(stock.kit, stock.improved | 1 << other) - bare)
        return bare + max(gain, self.at_once, self.prospects(stock, 1.0, item))

    def prospects(self, stock: Stock, ready: float, via: int) -> float:
        """The two most promising recipes of which something is there; `via` is an item that must be among the materials."""
        best = 0.0
        second = 0.0
        bare = self.worth.kit(stock.kit, stock.improved)
        recipes = self.realm.recipes
        joker = self.cards.joker[via] if via != ANY else 0
        for item in self.cards.crafted:
            first, other = recipes.first[item], recipes.second[item]
            if first < 0 or not stock.forge >> item & 1:
                continue
            if via not in (ANY, first, other) and joker + 1 != self.cards.item_class[item]:
                continue
            used, share = self.materials(stock, item, first, other, ready)
            if share == 0.0:
                continue
            golden = 1 if used & (used - 1) and not used & ~stock.improved else 0  # R67: two materials, both improved
            gain = share * (self.worth.kit(stock.kit & ~used | 1 << item, stock.improved | golden << item) - bare)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return best + SECOND * second

    def materials(self, stock: Stock, item: int, first: int, other: int, ready: float) -> tuple[int, float]:
        """What would be used for this item, and how much of its gain may be counted; 0.0: nothing of it is there."""
        kind = self.cards.item_class[item]
        used = (1 << first | 1 << other) & stock.kit
        missing = 2 - (stock.kit >> first & 1) - (stock.kit >> other & 1)
        for joker in self.cards.jokers[kind - 1]:
            if missing and stock.kit >> joker & 1:
                used |= 1 << joker
                missing -= 1
        if missing == 0:
            return used, ready
        if missing == 1 and (stock.forge >> first & 1 or stock.forge >> other & 1):
            return used, HALF[kind]
        return 0, 0.0

    # Rewards

    def reward(self, kind: int, steps: int) -> Choice:
        """R33: the item of this class that gains most, or potions."""
        best = Choice(DECLINE, 0.0)
        drawing = self.worth.drawing(self.potions, kind, self.room)
        if steps:
            drawing += max(self.value_with_step(ANY) - self.now, 0.0)
        if drawing > best.gain and (self.realm.deck or self.realm.discard):
            best = Choice(DRAW, drawing)
        full = self.least_loss() if self.room <= 0 else 0.0
        for item in members(self.stock.forge):
            if self.cards.item_class[item] == kind:
                gain = (self.value_with_step(item) if steps else self.value_with(item)) - self.now - full
                if gain > best.gain:
                    best = Choice(self.realm.moves.take.of(item), gain)
        return best

    # Steps

    def steps(self, number: int) -> Choice:
        """R61, R62: the best first step of so many."""
        found = self.single_steps(self.stock, self.now) + self.trades()
        best = Choice(DONE, WORTHWHILE)
        found.sort(key=gain_of, reverse=True)
        for at, step in enumerate(found):
            gain = step.gain
            if number > 1 and at < CLOSER_LOOKS:
                gain += self.next_gain(step)
            if gain > best.gain:
                best = Choice(step.action, gain)
        return best

    def next_gain(self, step: Choice) -> float:
        """What one more step after this one brings."""
        after = self.after(step.action)
        found = 0.0
        for following in self.single_steps(after, self.value(after)):
            found = max(found, following.gain)
        return found

    def after(self, action: int) -> Stock:
        if self.realm.moves.exchange.has(action):
            return self.stock
        if self.realm.moves.brew.has(action):
            return self.stock.without(self.realm.moves.brew.named(action))
        if self.realm.moves.improve.has(action):
            return self.stock.improving(self.realm.moves.improve.named(action))
        first, second = materials(self.realm, action)
        return self.stock.combining(self.realm.moves.product(action), first, second)

    def single_steps(self, stock: Stock, now: float) -> list[Choice]:
        """Everything that can be combined or improved."""
        found: list[Choice] = []
        for item in self.cards.crafted:
            if self.realm.recipes.first[item] < 0 or not stock.forge >> item & 1:
                continue
            for action in self.realm.moves.combining(item):
                first, second = materials(self.realm, action)
                if stock.kit >> first & 1 and stock.kit >> second & 1:
                    found.append(Choice(action, self.value(stock.combining(item, first, second)) - now))
        for item in members(stock.kit & ~stock.improved):
            if self.cards.item_class[item] > 1:
                found.append(Choice(self.realm.moves.improve.of(item), self.value(stock.improving(item)) - now))
        return found

    def trades(self) -> list[Choice]:
        """R69, R70: items for potions, and a potion for another."""
        found: list[Choice] = []
        if not self.realm.deck and not self.realm.discard:
            return found
        for item in members(self.stock.kit):
            lost = self.now - self.value(self.stock.without(item))
            gain = self.worth.drawing(self.potions, self.cards.item_class[item], self.room + 1)
            found.append(Choice(self.realm.moves.brew.of(item), gain - lost))
        held = self.worth.potions(self.potions)
        for potion in members(self.potions):
            rest = [self.prices[other] for other in members(self.potions & ~(1 << potion))]
            found.append(Choice(self.realm.moves.exchange.of(potion), self.worth.held([*rest, self.mean_price]) - held))
        return found

    # Giving up

    def loss_of_item(self, item: int) -> float:
        return self.now - self.value(self.stock.without(item))

    def least_loss(self) -> float:
        """What it costs to give up the thing that is missed least."""
        losses = [self.loss_of_item(item) for item in members(self.stock.kit)]
        return max(min(losses + [self.loss_of_potion(potion) for potion in members(self.potions)]), 0.0) + FULL

    def loss_of_potion(self, potion: int) -> float:
        return self.worth.potions(self.potions) - self.worth.potions(self.potions & ~(1 << potion))


def gain_of(option: Choice) -> float:
    return option.gain
