"""The recipes of one layout of the forge, ready to be looked up by what a seat owns (R63-R65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....games.kingscraft.cards import Cards
from ....games.kingscraft.rules.forge import materials
from ....games.kingscraft.state import Realm

ANY: Final = -1


@mypyc_attr(acyclic=True)
class Way:
    """One way to make an item: the move, and the two items that it takes, as a set of bits."""

    def __init__(self, action: int, first: int, second: int) -> None:
        self.action: Final = action
        self.used: Final = 1 << first | 1 << second


@mypyc_attr(acyclic=True)
class Recipe:
    """An item that can be made: of which two materials, by which jokers they can be replaced, and all ways to make it."""

    def __init__(self, realm: Realm, item: int) -> None:
        cards = realm.cards
        self.item: Final = item
        self.kind: Final = cards.item_class[item]
        self.first: Final = realm.recipes.first[item]
        self.second: Final = realm.recipes.second[item]
        self.materials: Final = 1 << self.first | 1 << self.second
        self.jokers: Final = cards.jokers[self.kind - 1]
        self.any_of: Final = self.materials | sum([1 << joker for joker in self.jokers])
        self.ways: Final[list[Way]] = []
        for action in realm.moves.combining(item):
            first, second = materials(realm, action)
            self.ways.append(Way(action, first, second))

    def taken(self, kit: int) -> int:
        """The materials that are there and the jokers that replace missing ones, as a set of bits."""
        used = kit & self.materials
        missing = 2 - (kit >> self.first & 1) - (kit >> self.second & 1)
        for joker in self.jokers:
            if missing and kit >> joker & 1:
                used |= 1 << joker
                missing -= 1
        return used


class RecipeBook:
    """All recipes of a layout, and per item those in which it can be used; the last list has all of them (`ANY`)."""

    def __init__(self, realm: Realm) -> None:
        recipes = [Recipe(realm, item) for item in realm.cards.crafted if realm.recipes.first[item] >= 0]
        items = range(len(realm.cards.item_class))
        self.by_material: Final = [[recipe for recipe in recipes if uses(realm.cards, recipe, item)] for item in items] + [recipes]
        self.recipes: Final = recipes


def uses(cards: Cards, recipe: Recipe, item: int) -> bool:
    """Whether an item can be used for it: as one of its materials, or as a joker of their class."""
    return item in (recipe.first, recipe.second) or cards.joker[item] + 1 == recipe.kind
