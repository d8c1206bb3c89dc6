"""All that a bot has worked out for a box of cards. What is kept follows from its key alone: it changes no answer."""

from __future__ import annotations

from typing import Final

from ....games.kingscraft.cards import ASSASSIN, Cards
from ....games.kingscraft.rules.inventory import BACKPACK, owned_by
from ....games.kingscraft.sets import count
from ....games.kingscraft.state import Realm
from .fights import Arms, Foe, Hero, odds_of
from .forge import Smith, Stock
from .recipes import RecipeBook
from .wardrobe import Dressed, Fitting, Rack, Wardrobe, sides_of
from .worth import KING, Cellar, Worth, worth_of_hearts

STAKES: Final = [0.0, 2.5, 3.5, 5.0, KING]  # what a victory over an enemy of this level is worth, to choose the dress
MOST_KEPT: Final = 2_000  # of a kind: enough for all that is thought of in a few games


class Lore:
    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.arms: Final = Arms(cards)
        self.wardrobe: Final = Wardrobe(cards)
        self.cellar: Final = Cellar(cards)
        self.hearts: Final = [worth_of_hearts(most) for most in cards.hearts]  # by character
        self.worths: Final[dict[tuple[int, int], Worth]] = {}
        self.books: Final[dict[int, RecipeBook]] = {}
        self.smiths: Final[dict[tuple[int, ...], Smith]] = {}
        self.racks: Final[dict[tuple[int, ...], Rack]] = {}
        self.fittings: Final[dict[tuple[int, ...], Fitting]] = {}
        self.king_chances: Final[dict[tuple[int, ...], list[float]]] = {}  # by the number of guards

    def worth(self, character: int, king: int) -> Worth:
        key = (character, king)
        if key not in self.worths:
            self.worths[key] = Worth(self.arms, self.wardrobe, character, king)
        return self.worths[key]

    # The forge

    def smith(self, realm: Realm, seat: int, potions: int) -> Smith:
        """This seat before the forge, if these potions are known of it."""
        character = realm.characters[seat]
        kit = owned_by(realm, seat)
        improved = realm.improved & (kit | realm.forge)
        room = BACKPACK + (5 if character == ASSASSIN else 4) - count(kit) - count(realm.potions[seat])
        stocked = len(realm.deck) > 0 or realm.discard != 0
        layout = layout_of(realm)
        key = (character, realm.king, layout, kit, realm.forge, improved, potions, room, int(stocked))
        found = self.smiths.get(key)
        if found is None:
            if len(self.smiths) > MOST_KEPT:
                self.smiths.clear()
            book = self.book(realm, layout)
            worth = self.worth(character, realm.king)
            found = Smith(book, realm.moves, worth, self.cellar, Stock(kit, improved, realm.forge), potions, room, stocked)
            self.smiths[key] = found
        return found

    def book(self, realm: Realm, layout: int) -> RecipeBook:
        found = self.books.get(layout)
        if found is None:
            if len(self.books) > MOST_KEPT:
                self.books.clear()
            found = RecipeBook(realm)
            self.books[layout] = found
        return found

    # Fights

    def fitting(self, hero: Hero, kit: int, improved: int, foe: Foe) -> Fitting:
        """The dresses from these items for this fight. A hero under the influence of potions is looked at anew."""
        sides = sides_of(kit & self.wardrobe.useful, improved)
        if not hero.sober():
            return self.new_fitting(hero, sides, Rack(self.wardrobe, hero, sides, foe.beer), foe)
        key = (hero.character, hero.hearts, kit, improved & kit, foe.enemy, foe.strength, foe.beer, int(hero.ambush))
        found = self.fittings.get(key)
        if found is None:
            if len(self.fittings) > MOST_KEPT:
                self.fittings.clear()
            found = self.new_fitting(hero, sides, self.rack(hero, kit, improved, foe.beer), foe)
            self.fittings[key] = found
        return found

    def rack(self, hero: Hero, kit: int, improved: int, beer: int) -> Rack:
        """The same dresses serve for all enemies."""
        key = (hero.character, kit, improved & kit, beer)
        found = self.racks.get(key)
        if found is None:
            if len(self.racks) > MOST_KEPT:
                self.racks.clear()
            found = Rack(self.wardrobe, hero, sides_of(kit & self.wardrobe.useful, improved), beer)
            self.racks[key] = found
        return found

    def new_fitting(self, hero: Hero, sides: list[int], rack: Rack, foe: Foe) -> Fitting:
        return Fitting(self.wardrobe, hero, sides, rack, foe, STAKES[foe.level], self.hearts[hero.character])

    def best_dress(self, hero: Hero, kit: int, improved: int, now: list[int], foe: Foe) -> Dressed:
        """The dress from these items in which the fight is worth most; what is worn now is kept if it is as good."""
        worn = Dressed(now, odds_of(hero, now, foe), STAKES[foe.level], self.hearts[hero.character])
        return self.fitting(hero, kit, improved, foe).better_than(worn)


def hero_of(realm: Realm, seat: int, lore: Lore) -> Hero:
    return Hero(lore.arms, realm.characters[seat], realm.hearts[seat])


def layout_of(realm: Realm) -> int:
    """The boards from left to right as one number; recipes that follow no layout have a number of their own."""
    if realm.setup.static_recipes:
        return 0
    found = 1
    for board in realm.layout:
        found = found << 3 | board
    return found
