"""Which card to play: what each action may bring this round, and who threatens to take the crown."""

from __future__ import annotations

from typing import Final

from ....core.bits import members
from ....games.kingscraft import cards as printed
from ....games.kingscraft.cards import (
    ALCHEMIST,
    AMBUSH,
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    ATTACK_KING,
    BLACK_MARKET,
    BREAK_IN,
    FORGE,
    GUARD,
    HEAL,
    SELF,
    THEFT,
)
from ....games.kingscraft.rules.fight import enemy_of_level
from ....games.kingscraft.rules.inventory import owned_by
from ....games.kingscraft.state import Realm
from .fights import Foe, Hero, odds_of
from .lore import MOST_KEPT, Lore, hero_of

GUARDS: Final = 0.4  # how often a player guards when somebody could attack the king
BOLD: Final = 0.35  # the chance at which the king is attacked
PATIENCE: Final = 0.03  # how much greater it must be for every point that another card would gain
HASTE: Final = 0.5  # how much of a rival's chance makes it smaller
BOLDEST: Final = 0.15  # with less it is never attacked
LATE: Final = 20  # from this round on it becomes bolder …
WEARINESS: Final = 0.01  # … by so much every round
WARY: Final = 0.15  # a rival attacks with more than this chance
SURE: Final = 0.4  # and surely with this
DENIAL: Final = 9.0  # what it is worth to spoil a sure victory of a rival
UNKNOWN_POTION: Final = 2  # the power that a potion of a rival is reckoned with
READINESS: Final = 6.0  # hearts for the king: what they are worth if they are what is missing
HOPELESS: Final = 0.01
IDLE: Final = 0.2  # what gains less is not done
SPENT: Final = 0.5  # a card that can be played only once must gain so much more
NO_POTION: Final = -1


class Plan:
    """One seat in phase 1."""

    def __init__(self, realm: Realm, seat: int, lore: Lore) -> None:
        self.realm: Final = realm
        self.seat: Final = seat
        self.lore: Final = lore
        self.smith: Final = lore.smith(realm, seat, realm.potions[seat])
        self.worth: Final = self.smith.worth
        self.cellar: Final = lore.cellar

    def card(self, cards: list[int], wary: bool) -> int:
        """The card that may be expected to gain most. Who is not `wary` leaves it to others to guard the king."""
        threat = 0.0
        denial = 0.0
        for other in range(self.realm.seats):
            if other != self.seat:
                chances = self.chances_of(other)
                threat = max(threat, self.mixed(chances, 0))
                denial += self.denial(chances)
        chance = self.own_chance(self.realm.hearts[self.seat])
        best = HEAL
        most = max(self.healing(chance), IDLE)
        for card in cards:
            if card not in (ATTACK_KING, HEAL):
                gain = self.gain(card)
                if gain > most:
                    best = card
                    most = gain
        if chance >= self.courage(most, threat):
            return ATTACK_KING
        return GUARD if wary and self.gain(GUARD) + denial > most else best

    def courage(self, most: float, threat: float) -> float:
        """The least chance with which to attack the king, if another card gains so much and a rival's chance is so great."""
        weary = max(self.realm.round_number - LATE, 0)
        return max(BOLD + PATIENCE * most - HASTE * max(threat - WARY, 0.0) - WEARINESS * weary, BOLDEST)

    # The king

    def chances_of(self, seat: int) -> list[float]:
        """The chances of a seat to beat the king now, by the number of guards, as all can see them."""
        less = UNKNOWN_POTION if seat != self.seat and self.realm.potions[seat] else 0
        return king_chances(self.realm, seat, self.lore, self.realm.hearts[seat], less, NO_POTION)

    def own_chance(self, hearts: int) -> float:
        """The own chance with the best potion."""
        realm = self.realm
        best = 0.0
        brews = [NO_POTION, *[potion for potion in members(realm.potions[self.seat]) if realm.cards.target[potion] == SELF]]
        for brew in brews:
            best = max(best, self.mixed(king_chances(realm, self.seat, self.lore, hearts, 0, brew), 0))
        return best

    def mixed(self, chances: list[float], guards: int) -> float:
        """R26: the chance if so many guard, and of the other players each as often as usual."""
        weights = [1.0]
        for _ in range(self.realm.seats - 1 - guards):
            weights = [
                (weights[at] * (1.0 - GUARDS) if at < len(weights) else 0.0) + (weights[at - 1] * GUARDS if at else 0.0)
                for at in range(len(weights) + 1)
            ]
        found = 0.0
        for at in range(len(weights)):
            found += weights[at] * chances[guards + at]
        return found

    def denial(self, chances: list[float]) -> float:
        """R29: what an own guard spoils for a rival who may attack the king."""
        usual = self.mixed(chances, 0)
        if usual <= WARY:
            return 0.0
        attacks = min((usual - WARY) / (SURE - WARY), 1.0)
        return DENIAL * attacks * (usual - self.mixed(chances, 1)) / (1.0 - GUARDS)

    # The other cards

    def healing(self, chance: float) -> float:
        """R27: the hearts themselves, what they are missed for against the king, the Alchemist's experiment before it (R139)."""
        realm = self.realm
        hearts = realm.hearts[self.seat]
        found = -self.worth.hearts[hearts]
        if hearts < realm.most_hearts[self.seat]:
            ready = self.own_chance(realm.most_hearts[self.seat])
            if ready > BOLDEST:
                found += READINESS * (ready - chance)
        if hearts and realm.characters[self.seat] == ALCHEMIST and not realm.tokens_used >> printed.EXPERIMENT & 1:
            found += self.cellar.drawing(self.smith.potions, min(hearts, self.smith.room), self.smith.room)
        return found

    def gain(self, card: int) -> float:
        if card == ATTACK_1:
            return self.attack(1, 1)
        if card == ATTACK_2:
            return self.attack(2, 0)
        if card == ATTACK_3:
            return self.attack(3, 0)
        if card == GUARD:
            return self.smith.reward(1, 0).gain
        if card == FORGE:
            return self.smith.steps(self.realm.cards.forge_steps[FORGE]).gain
        return self.special(card) - SPENT

    def attack(self, level: int, steps: int) -> float:
        """R28, R30, R32: the reward by the chance to win it, less the hearts that it may cost."""
        if self.realm.hearts[self.seat] == 0:
            return 0.0
        hero = hero_of(self.realm, self.seat, self.lore)
        foe = Foe(self.realm.cards, enemy_of_level(self.realm, level), 0, 0)
        found = self.lore.fitting(hero, self.smith.stock.kit, self.realm.improved, foe).best
        gain = found.odds.win * self.smith.reward(level, steps).gain if found.odds.win > 0.0 else 0.0
        for left in range(len(found.odds.hearts)):
            gain += found.odds.hearts[left] * (self.worth.hearts[left] - self.worth.hearts[hero.hearts])
        return gain

    def special(self, card: int) -> float:
        """R137: the Rogue's cards."""
        if card == THEFT:
            return self.theft()
        if card == BLACK_MARKET:
            keep = self.realm.cards.market_keep
            return self.cellar.drawing(self.smith.potions, keep, self.smith.room) * 1.2
        if card == AMBUSH:
            return max(self.ambush(1), self.ambush(2))
        return self.smith.steps(self.realm.cards.forge_steps[BREAK_IN]).gain + self.break_in()

    def theft(self) -> float:
        best = 0.0
        for other in range(self.realm.seats):
            if other != self.seat:
                if self.realm.potions[other]:
                    best = max(best, self.cellar.drawing(self.smith.potions, 1, self.smith.room))
                for item in members(self.realm.packs[other]):
                    best = max(best, self.stolen(item))
        return best

    def stolen(self, item: int) -> float:
        """What a class-1 item of a rival's backpack is worth."""
        if self.realm.cards.item_class[item] > 1:
            return 0.0
        return self.smith.value_with(item) - self.smith.now

    def ambush(self, level: int) -> float:
        """R137: more strength, and no damage."""
        if self.realm.hearts[self.seat] == 0:
            return 0.0
        hero = hero_of(self.realm, self.seat, self.lore)
        hero.ambush = True
        foe = Foe(self.realm.cards, enemy_of_level(self.realm, level), 0, 0)
        found = self.lore.fitting(hero, self.smith.stock.kit, self.realm.improved, foe).best
        return found.odds.win * self.smith.reward(level, 0).gain

    def break_in(self) -> float:
        """R137: the best exchange."""
        best = 0.0
        for item in members(self.smith.stock.kit):
            best = max(best, self.exchange(item)[1])
        return best

    def exchange(self, item: int) -> tuple[int, float]:
        """The item of the same class that gains most in place of this one; -1: none."""
        found = -1
        most = 0.0
        without = self.smith.stock.without(item)
        kind = self.realm.cards.item_class[item]
        for other in members(self.realm.forge):
            if self.realm.cards.item_class[other] == kind:
                gain = self.smith.value(without.taking(other)) - self.smith.now
                if found < 0 or gain > most:
                    found = other
                    most = gain
        return found, most


def king_chances(realm: Realm, seat: int, lore: Lore, hearts: int, less: int, brew: int) -> list[float]:
    """The chances of a seat to beat the king by the number of guards, if he is weaker by `less` and this potion is drunk."""
    kit = owned_by(realm, seat)
    key = (realm.characters[seat], realm.king, realm.seats, kit, realm.improved & kit, hearts, less, brew)
    found = lore.king_chances.get(key)
    if found is None:
        if len(lore.king_chances) > MOST_KEPT:
            lore.king_chances.clear()
        found = [0.0] * realm.seats
        if hearts:
            beers = realm.cards.beer[realm.king - realm.cards.first_king] or [0]
            for beer in beers:  # before the Dwarf King's beer is rolled they are the mean of all rolls (R113)
                chances = chances_under(realm, seat, lore, hearts, less, brew, beer)
                for guards in range(realm.seats):
                    found[guards] += chances[guards] / len(beers)
        lore.king_chances[key] = found
    return found


def chances_under(realm: Realm, seat: int, lore: Lore, hearts: int, less: int, brew: int, beer: int) -> list[float]:
    """In the dress that is best against one guard, or against none if one is too much."""
    cards = realm.cards
    kit = owned_by(realm, seat)
    hero = Hero(lore.arms, realm.characters[seat], hearts)
    dressed = lore.fitting(hero, kit, realm.improved, Foe(cards, realm.king, cards.guard_bonus - less, beer)).best
    if dressed.odds.win < HOPELESS:
        dressed = lore.fitting(hero, kit, realm.improved, Foe(cards, realm.king, -less, beer)).best
    if brew != NO_POTION:
        hero.brews = [brew]
        hero.hearts = min(hearts + cards.potions.heal[brew], hero.most_hearts)
    found: list[float] = []
    for guards in range(realm.seats):
        foe = Foe(cards, realm.king, guards * cards.guard_bonus - less, beer)
        found.append(odds_of(hero, dressed.worn, foe).win)
    return found
