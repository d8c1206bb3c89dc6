"""What is looked at when a round begins, to judge who will win (`judgement.toml`)."""

from __future__ import annotations

import math
from typing import Final

from ....core.bits import members
from ....games.kingscraft.cards import ATTACK_1, ATTACK_2, ATTACK_3, FORGE, GUARD, SELF
from ....games.kingscraft.rules.fight import enemy_of_level
from ....games.kingscraft.rules.inventory import owned_by
from ....games.kingscraft.sets import count
from ....games.kingscraft.state import Realm
from ...net import beside_rivals
from .fights import Foe
from .lore import Lore, hero_of
from .plan import NO_POTION, Plan, king_chances

CARDS: Final = [ATTACK_1, ATTACK_2, ATTACK_3, FORGE, GUARD]
POINTS: Final = 4.0  # gains are divided by it, so that everything that is looked at is about as large


def looked_at(realm: Realm, lore: Lore) -> list[list[float]]:
    king = Foe(realm.cards, realm.king, 0, 0)
    table = [realm.round_number / 20.0, (king.strength + king.roll(0).mean) / 30.0, realm.seats / 4.0]
    return beside_rivals([traits_of(realm, seat, lore) for seat in range(realm.seats)], table)


def traits_of(realm: Realm, seat: int, lore: Lore) -> list[float]:
    """How near to the crown a seat is, and what its next card may gain."""
    plan = Plan(realm, seat, lore)
    hearts = realm.hearts[seat]
    crown = crown_chances(realm, seat, lore, hearts) + crown_chances(realm, seat, lore, realm.most_hearts[seat])
    found = crown + [math.sqrt(chance) for chance in crown]
    found += [plan.smith.bare / 20.0, plan.smith.ahead / POINTS, plan.cellar.potions(realm.potions[seat]) / POINTS]
    found += [1.0 if hearts == number else 0.0 for number in range(3)]
    found += belongings(realm, seat, plan.smith.room)
    found += creature_chances(realm, seat, lore)
    found += [plan.gain(card) / POINTS for card in CARDS]
    found.append(plan.healing(plan.own_chance(hearts)) / POINTS)
    return found


def crown_chances(realm: Realm, seat: int, lore: Lore, hearts: int) -> list[float]:
    """The chances to beat the king without and with a guard, each with the best of the seat's potions."""
    brews = [NO_POTION, *[potion for potion in members(realm.potions[seat]) if realm.cards.target[potion] == SELF]]
    found = [0.0, 0.0]
    for brew in brews:
        chances = king_chances(realm, seat, lore, hearts, 0, brew)
        for guards in range(2):
            found[guards] = max(found[guards], chances[guards])
    return found


def belongings(realm: Realm, seat: int, room: int) -> list[float]:
    """How many items of each class, golden ones, potions and free places a seat has."""
    kit = owned_by(realm, seat)
    classes = [0.0, 0.0, 0.0]
    for item in members(kit):
        classes[realm.cards.item_class[item] - 1] += 0.25
    return [*classes, count(kit & realm.improved) / 3.0, count(realm.potions[seat]) / 3.0, room / 4.0]


def creature_chances(realm: Realm, seat: int, lore: Lore) -> list[float]:
    """The chances against the creatures that lie face up."""
    if not realm.hearts[seat]:
        return [0.0, 0.0, 0.0]
    foes = [Foe(realm.cards, enemy_of_level(realm, level), 0, 0) for level in range(1, 4)]
    hero = hero_of(realm, seat, lore)
    return [lore.fitting(hero, owned_by(realm, seat), realm.improved, foe).best.odds.win for foe in foes]
