"""Rewards and forge steps: what a seat would take, make, improve or brew, with the recipes of the layout in mind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....core.bits import members
from ....games.kingscraft.moves import (
    DECLINE,
    DONE,
    DRAW,
    RealmMoves,
)
from .recipes import ANY, RecipeBook
from .worth import Cellar, Worth

READY: Final = 0.5  # what a recipe is worth of which all materials are there, as a part of its gain
HALF: Final = [0.0, 0.0, 0.1, 0.06]  # and with one material, the other lying in the forge; by the class of the product
SECOND: Final = 0.4  # the second best recipe
FULL: Final = 0.1  # the trouble of having one thing too many
CLOSER_LOOKS: Final = 4  # first steps that are followed up by a second one
WORTHWHILE: Final = 0.05  # what gains less is not done


@mypyc_attr(acyclic=True)
class Choice:
    """An action and what it gains."""

    def __init__(self, action: int, gain: float) -> None:
        self.action: Final = action
        self.gain: Final = gain


@mypyc_attr(acyclic=True)
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

    def combining(self, item: int, used: int) -> Stock:
        """R63, R67: two improved materials make an improved item."""
        golden = 0 if used & ~self.improved else 1
        return Stock(self.kit & ~used | 1 << item, self.improved | golden << item, (self.forge | used) & ~(1 << item))


@mypyc_attr(acyclic=True)
class Step(Choice):
    """A forge step: what it leaves, and what that is worth."""

    def __init__(self, action: int, gain: float, after: Stock, value: float) -> None:
        super().__init__(action, gain)
        self.after: Final = after
        self.value: Final = value


class Smith:
    """One seat before the forge. It follows from its arguments alone, so that the same seat can be asked again and again.

    `potions` are those that are known of it, `room` the places that are free, `stocked` says whether a potion can be drawn.
    """

    def __init__(
        self,
        book: RecipeBook,
        moves: RealmMoves,
        worth: Worth,
        cellar: Cellar,
        stock: Stock,
        potions: int,
        room: int,
        stocked: bool,
    ) -> None:
        self.book: Final = book
        self.moves: Final = moves
        self.classes: Final = moves.cards.item_class
        self.worth: Final = worth
        self.cellar: Final = cellar
        self.stock: Final = stock
        self.potions: Final = potions
        self.room: Final = room
        self.stocked: Final = stocked
        self.values: Final[dict[int, dict[int, float]]] = {}  # of stocks, by what is improved, then by what is owned
        self.rewards: Final[dict[tuple[int, int], Choice]] = {}
        self.best_steps: Final[dict[int, Choice]] = {}
        self.bare: Final = worth.kit(stock.kit, stock.improved)
        self.ahead: Final = self.prospects(stock, self.bare, READY, ANY)
        self.now: Final = self.bare + self.ahead

    # What a stock is worth

    def value(self, stock: Stock) -> float:
        """What is worn, and what could be made of it."""
        values = self.values.get(stock.improved)
        if values is None:
            values = {}
            self.values[stock.improved] = values
        found = values.get(stock.kit)
        if found is None:
            bare = self.worth.kit(stock.kit, stock.improved)
            found = bare + self.prospects(stock, bare, READY, ANY)
            values[stock.kit] = found
        return found

    def value_with(self, item: int) -> float:
        """The same with one item more: only what could be made of it is looked at anew."""
        stock = self.stock.taking(item)
        bare = self.worth.kit(stock.kit, stock.improved)
        return bare + max(self.ahead, self.prospects(stock, bare, READY, item))

    def value_with_step(self, item: int, at_once: float) -> float:
        """The same if a forge step comes at once, `at_once`: what could be made without it. ANY: without an item more."""
        stock = self.stock if item == ANY else self.stock.taking(item)
        bare = self.worth.kit(stock.kit, stock.improved)
        gain = 0.0
        for other in self.improvable(stock):
            gain = max(gain, self.worth.kit(stock.kit, stock.improved | 1 << other) - bare)
        made = at_once if item == ANY else self.prospects(stock, bare, 1.0, item)
        return bare + max(gain, at_once, made)

    def improvable(self, stock: Stock) -> list[int]:
        """R66."""
        return [item for item in members(stock.kit & ~stock.improved) if self.classes[item] > 1]

    def prospects(self, stock: Stock, bare: float, ready: float, via: int) -> float:
        """The two most promising recipes of which something is there; `via` is an item that must be among the materials."""
        best = 0.0
        second = 0.0
        kit, forge, improved = stock.kit, stock.forge, stock.improved
        for recipe in self.book.by_material[via]:
            if not kit & recipe.any_of or not forge >> recipe.item & 1:
                continue
            used = recipe.taken(kit)
            both = used & (used - 1) != 0
            share = ready
            if not both:
                share = HALF[recipe.kind] if forge & recipe.materials else 0.0
                if share == 0.0:
                    continue
            golden = 1 if both and not used & ~improved else 0  # R67
            gain = share * (self.worth.kit(kit & ~used | 1 << recipe.item, improved | golden << recipe.item) - bare)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return best + SECOND * second

    # Rewards

    def reward(self, kind: int, steps: int) -> Choice:
        """R33: the item of this class that gains most, or potions."""
        key = (kind, steps)
        found = self.rewards.get(key)
        if found is None:
            found = best_of(self.offers(kind, steps))
            self.rewards[key] = found
        return found

    def offers(self, kind: int, steps: int) -> list[Choice]:
        """R33: potions, and every item of this class; R28: what gains with a forge step to come."""
        at_once = self.prospects(self.stock, self.bare, 1.0, ANY) if steps else 0.0
        drawing = self.cellar.drawing(self.potions, kind, self.room)
        if steps:
            drawing += max(self.value_with_step(ANY, at_once) - self.now, 0.0)
        found = [self.draw(drawing)]
        full = self.trouble()
        for item in self.rewards_of(kind):
            value = self.value_with_step(item, at_once) if steps else self.value_with(item)
            found.append(Choice(self.moves.take.of(item), value - self.now - full))
        return found

    def draw(self, gain: float) -> Choice:
        return Choice(DRAW, gain) if gain > 0.0 and self.stocked else Choice(DECLINE, 0.0)

    def rewards_of(self, kind: int) -> list[int]:
        return [item for item in members(self.stock.forge) if self.classes[item] == kind]

    def trouble(self) -> float:
        return self.least_loss() if self.room <= 0 else 0.0

    # Steps

    def steps(self, number: int) -> Choice:
        """R61, R62: the best first step of so many."""
        found = self.best_steps.get(number)
        if found is None:
            found = best_of(self.first_steps(number))
            self.best_steps[number] = found
        return found

    def first_steps(self, number: int) -> list[Choice]:
        """R61: nothing, and every step; what the next one may bring belongs to the best of them."""
        steps = self.single_steps(self.stock, self.now) + self.trades()
        steps.sort(key=gain_of, reverse=True)
        found = [Choice(DONE, WORTHWHILE)]
        for at, step in enumerate(steps):
            more = self.next_gain(step) if number > 1 and at < CLOSER_LOOKS else 0.0
            found.append(Choice(step.action, step.gain + more))
        return found

    def next_gain(self, step: Step) -> float:
        """What one more step after this one brings."""
        found = 0.0
        for following in self.single_steps(step.after, step.value):
            found = max(found, following.gain)
        return found

    def single_steps(self, stock: Stock, now: float) -> list[Step]:
        """Everything that can be combined or improved."""
        found: list[Step] = []
        for recipe in self.book.recipes:
            there = stock.kit & recipe.any_of
            if not there & (there - 1) or not stock.forge >> recipe.item & 1:
                continue
            for way in recipe.ways:
                if not way.used & ~stock.kit:
                    found.append(self.step(way.action, stock.combining(recipe.item, way.used), now))
        for item in self.improvable(stock):
            found.append(self.step(self.moves.improve.of(item), stock.improving(item), now))
        return found

    def step(self, action: int, after: Stock, now: float) -> Step:
        value = self.value(after)
        return Step(action, value - now, after, value)

    def trades(self) -> list[Step]:
        """R69, R70: items for potions, and a potion for another."""
        found: list[Step] = []
        if not self.stocked:
            return found
        drawn = [0.0, *[self.cellar.drawing(self.potions, kind, self.room + 1) for kind in [1, 2, 3]]]
        for item in members(self.stock.kit):
            after = self.stock.without(item)
            value = self.value(after)
            found.append(Step(self.moves.brew.of(item), drawn[self.classes[item]] - (self.now - value), after, value))
        held = self.cellar.potions(self.potions)
        for potion in members(self.potions):
            rest = [self.cellar.prices[other] for other in members(self.potions & ~(1 << potion))]
            gain = self.cellar.held([*rest, self.cellar.mean_price]) - held
            found.append(Step(self.moves.exchange.of(potion), gain, self.stock, self.now))
        return found

    # Giving up

    def loss_of_item(self, item: int) -> float:
        return self.now - self.value(self.stock.without(item))

    def least_loss(self) -> float:
        """What it costs to give up the thing that is missed least."""
        losses = [self.loss_of_item(item) for item in members(self.stock.kit)]
        return max(min(losses + [self.loss_of_potion(potion) for potion in members(self.potions)]), 0.0) + FULL

    def loss_of_potion(self, potion: int) -> float:
        return self.cellar.potions(self.potions) - self.cellar.potions(self.potions & ~(1 << potion))


def gain_of(choice: Choice) -> float:
    return choice.gain


def best_of(choices: list[Choice]) -> Choice:
    """The one that gains most; of equal ones the first."""
    best = choices[0]
    for choice in choices:
        if choice.gain > best.gain:
            best = choice
    return best
