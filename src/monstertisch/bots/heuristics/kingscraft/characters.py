"""What only some characters can do: the Merchant's token, the Rogue's cards, the Alchemist's tokens; and drinking to heal."""

from __future__ import annotations

from typing import Final

from ....core.bits import members
from ....games.kingscraft.cards import ALCHEMIST, ATTACK_KING, GUARD, HEAL, SELF
from ....games.kingscraft.moves import (
    DONE,
    DRAW,
    EXPERT,
    RESEARCH,
)
from ....games.kingscraft.rules.inventory import free_places
from ....games.kingscraft.rules.potions import fight_ahead
from ....games.kingscraft.state import Realm
from .lore import Lore
from .plan import Plan

GOOD_POTION: Final = 2.0  # worth a token of the Alchemist
CLASS_WEIGHTS: Final = [0.0, 1.0, 0.5, 0.4]  # how likely rivals are to take an item of this class
DECK_WEIGHT: Final = 1.0


# Healing


def heal(realm: Realm, seat: int, at_start: bool, options: list[int], lore: Lore) -> int:
    """R76: a healing potion in the own turn, if the hearts are worth more than the potion; -1: none."""
    hearts = realm.hearts[seat]
    if realm.chosen[seat] == HEAL and at_start:
        return -1
    worth = lore.worth(realm.characters[seat], realm.king)
    urgent = 2.0 if at_start and fight_ahead(realm, seat) and hearts <= 1 else 1.0
    best = -1
    most = 0.0
    for potion in members(realm.potions[seat]):
        healed = realm.cards.potions.heal[potion]
        if healed and realm.moves.play.of_two(potion, 0) in options:
            after = min(hearts + healed, realm.most_hearts[seat])
            gain = urgent * (worth.hearts[after] - worth.hearts[hearts]) - lore.cellar.prices[potion]
            if gain > most:
                best = realm.moves.play.of_two(potion, 0)
                most = gain
    return best


# The Merchant


def place_token(realm: Realm, seat: int, options: list[int], lore: Lore) -> int:
    """R132: onto what rivals are most likely to take: what they would choose as a reward, or the potion deck."""
    wanted = [0.0] * (realm.moves.deck + 1)
    for other in range(realm.seats):
        if other != seat:
            smith = lore.smith(realm, other, 0)
            for kind in [1, 2, 3]:
                action = smith.reward(kind, 0).action
                if action == DRAW:
                    wanted[realm.moves.deck] += CLASS_WEIGHTS[kind] * DECK_WEIGHT
                elif realm.moves.take.has(action):
                    wanted[realm.moves.take.named(action)] += CLASS_WEIGHTS[kind]
    best = realm.token_on
    for place in range(realm.moves.deck + 1):
        if realm.moves.token.of(place) in options and (best < 0 or wanted[place] > wanted[best]):
            best = place
    return DONE if best == realm.token_on else realm.moves.token.of(best)


# The Rogue


def ambush_level(plan: Plan) -> int:
    return 2 if plan.ambush(2) > plan.ambush(1) else 1


def ambush(plan: Plan) -> int:
    return plan.realm.moves.ambush.of(ambush_level(plan))


def steal(plan: Plan, options: list[int]) -> int:
    """R137: the item that gains most, or a potion of whoever is nearest to the crown."""
    best = -1
    most = 0.0
    for action in options:
        if plan.realm.moves.steal.has(action):
            gain = plan.stolen(plan.realm.moves.steal.named(action))
        elif plan.realm.moves.steal_potion.has(action):
            victim = plan.realm.moves.steal_potion.named(action)
            gain = plan.cellar.drawing(plan.smith.potions, 1, plan.smith.room) + plan.chances_of(victim)[0]
        else:
            continue
        if best < 0 or gain > most:
            best = action
            most = gain
    return best


def swap(plan: Plan, options: list[int]) -> int:
    """R137: the own item whose exchange gains most."""
    best = DONE
    most = 0.0
    for action in options:
        if plan.realm.moves.swap.has(action):
            gain = plan.exchange(plan.realm.moves.swap.named(action))[1]
            if gain > most:
                best = action
                most = gain
    return best


# The Alchemist


def use_token(realm: Realm, seat: int, at_start: bool, options: list[int], lore: Lore) -> int:
    """R138-R140: hearts become potions before a heal; two potions for the king; the best of the discard pile; -1: none."""
    if realm.characters[seat] != ALCHEMIST:
        return -1
    room = free_places(realm, seat)
    card = realm.chosen[seat]
    if at_start and card == HEAL:
        hearts = min(realm.hearts[seat], room)
        if hearts > 0 and realm.moves.experiment.of(hearts) in options:
            return realm.moves.experiment.of(hearts)
    if (
        at_start
        and card == GUARD
        and RESEARCH in options
        and lore.smith(realm, seat, realm.potions[seat]).reward(1, 0).action == DRAW
    ):
        return RESEARCH
    if room > 0:
        found = best_of_discard(realm, options, lore)
        if found >= 0:
            return found
    if at_start and card == ATTACK_KING and EXPERT in options and useful_potions(realm, seat) > 1:
        return EXPERT
    return -1


def best_of_discard(realm: Realm, options: list[int], lore: Lore) -> int:
    best = -1
    for action in options:
        if realm.moves.reproduce.has(action) and lore.cellar.prices[realm.moves.reproduce.named(action)] >= GOOD_POTION:
            if (
                best < 0
                or lore.cellar.prices[realm.moves.reproduce.named(action)] > lore.cellar.prices[realm.moves.reproduce.named(best)]
            ):
                best = action
    return best


def useful_potions(realm: Realm, seat: int) -> int:
    return len([potion for potion in members(realm.potions[seat]) if realm.cards.target[potion] == SELF])
