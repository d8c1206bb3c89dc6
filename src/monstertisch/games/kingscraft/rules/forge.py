"""The forge: combine, improve, brew, exchange a potion (R61-R70)."""

from __future__ import annotations

from typing import ClassVar, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, Events
from ....core.game import Data
from ..cards import ITEMS
from ..moves import (
    BREW,
    COMBINE,
    CRAFTED,
    DISCARD,
    DONE,
    EXCHANGE,
    FIRST_JOKER,
    IMPROVE,
    JOKERS,
    PAIRS,
    SECOND_JOKER,
)
from ..reasons import (
    IMPROVED_ALREADY,
    LACKS_MATERIAL,
    NO_RECIPE,
    NOT_IMPROVABLE,
    NOT_IN_FORGE,
    NOT_NOW,
    NOT_YOUR_ITEM,
    NOT_YOUR_POTION,
)
from ..sets import members
from ..state import Realm
from .asides import aside_options, aside_refusal, carry_out_aside, is_aside
from .inventory import discard_potion, give_back, item_facts, owned_by, remove, tidy
from .potions import OWN_TURN
from .taking import gain_potions, take_item


def materials(realm: Realm, action: int) -> tuple[int, int]:
    """R64, R65: the two items given for a combination: those at the arrows, or jokers of their class."""
    item = CRAFTED[(action - COMBINE) // PAIRS]
    pair = (action - COMBINE) % PAIRS
    jokers = JOKERS[realm.cards.item_class[item] - 1]
    first = jokers[FIRST_JOKER[pair]] if FIRST_JOKER[pair] >= 0 else realm.recipes.first[item]
    second = jokers[SECOND_JOKER[pair]] if SECOND_JOKER[pair] >= 0 else realm.recipes.second[item]
    return first, second


def combine_refusal(realm: Realm, owned: int, action: int) -> int:
    """R63-R65: the target lies in the forge, and both materials are one's own."""
    item = CRAFTED[(action - COMBINE) // PAIRS]
    if realm.recipes.first[item] < 0:
        return NO_RECIPE
    if not realm.forge >> item & 1:
        return NOT_IN_FORGE
    first, second = materials(realm, action)
    return 0 if owned >> first & 1 and owned >> second & 1 else LACKS_MATERIAL


def improve_refusal(realm: Realm, owned: int, item: int) -> int:
    """R66: an own item of class 2 or 3 that is not improved yet."""
    if not owned >> item & 1:
        return NOT_YOUR_ITEM
    if realm.cards.item_class[item] == 1:
        return NOT_IMPROVABLE
    return IMPROVED_ALREADY if realm.improved >> item & 1 else 0


def forge_refusal(realm: Realm, seat: int, action: int) -> int:
    """R61: one of the four forge steps."""
    if not COMBINE <= action < DISCARD:
        return NOT_NOW
    if action >= EXCHANGE:
        return 0 if realm.potions[seat] >> (action - EXCHANGE) & 1 else NOT_YOUR_POTION
    owned = owned_by(realm, seat)
    if action >= BREW:
        return 0 if owned >> (action - BREW) & 1 else NOT_YOUR_ITEM
    return improve_refusal(realm, owned, action - IMPROVE) if action >= IMPROVE else combine_refusal(realm, owned, action)


def forge_options(realm: Realm, seat: int) -> list[int]:
    """All that `forge_refusal` lets pass, ascending."""
    found: list[int] = []
    owned = owned_by(realm, seat)
    jokers = [0, 0, 0]
    for kind in range(1, 3):
        for joker in JOKERS[kind]:
            jokers[kind] += owned >> joker & 1
    for at in range(len(CRAFTED)):
        item = CRAFTED[at]
        first, second = realm.recipes.first[item], realm.recipes.second[item]
        if first < 0 or not realm.forge >> item & 1:
            continue
        if (owned >> first & 1) + (owned >> second & 1) + jokers[realm.cards.item_class[item] - 1] >= 2:
            for pair in range(PAIRS):
                if combine_refusal(realm, owned, COMBINE + at * PAIRS + pair) == 0:
                    found.append(COMBINE + at * PAIRS + pair)
    items = members(owned)
    found += [IMPROVE + item for item in items if improve_refusal(realm, owned, item) == 0]
    found += [BREW + item for item in items]
    return found + [EXCHANGE + potion for potion in members(realm.potions[seat])]


def begun_recipes(realm: Realm, seat: int) -> list[int]:
    """R63: every combination of which a material is there."""
    owned = owned_by(realm, seat)
    found: list[int] = []
    for at, item in enumerate(CRAFTED):
        first, second = realm.recipes.first[item], realm.recipes.second[item]
        if first >= 0 and (owned >> first & 1 or owned >> second & 1):
            found.append(COMBINE + at * PAIRS)
    return found


def combine(realm: Realm, seat: int, action: int, events: Events | None) -> None:
    """R63, R67: the materials return to the forge, the target comes out improved if both were."""
    item = CRAFTED[(action - COMBINE) // PAIRS]
    first, second = materials(realm, action)
    for material in [first, second]:
        remove(realm, seat, material)
        realm.forge |= 1 << material
    if realm.improved >> first & realm.improved >> second & 1:
        realm.improved |= 1 << item
    take_item(realm, seat, item, "combined", {"from": [ITEMS[first], ITEMS[second]]}, events)
    tidy(realm, seat, events)


def brew(realm: Realm, seat: int, item: int, chance: Chance, events: Events | None) -> None:
    """R69: an item returns to the forge, and as many potions as its class come; the place was freed for them (R56)."""
    give_back(realm, seat, item, "brewed", events)
    gain_potions(realm, seat, realm.cards.item_class[item], chance, events)
    tidy(realm, seat, events)


@final
class ForgeSteps(Step[Realm]):
    """R61, R62: up to `number` forge steps more; kinds can be mixed."""

    prompt: ClassVar[str] = "forge"

    def facts(self, realm: Realm) -> Data:
        return {"steps": self.number}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return begun_recipes(realm, seat) + [IMPROVE + item for item in members(owned_by(realm, seat))]

    def asked(self, realm: Realm) -> int:
        able = self.number > 0 and (realm.potions[self.seat] or owned_by(realm, self.seat))
        return 1 << self.seat if able else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if is_aside(action):
            return aside_refusal(realm, seat, OWN_TURN, action)
        return 0 if action == DONE else forge_refusal(realm, seat, action)

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted([DONE, *forge_options(realm, seat), *aside_options(realm, seat, OWN_TURN)])

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DONE:
            return
        if is_aside(action):
            realm.agenda.then(self)
            carry_out_aside(realm, seat, OWN_TURN, action, chance, events)
            return
        realm.agenda.then(ForgeSteps(seat, self.number - 1))
        if action >= EXCHANGE:  # R70
            discard_potion(realm, seat, action - EXCHANGE, "exchanged", events)
            gain_potions(realm, seat, 1, chance, events)
            tidy(realm, seat, events)
        elif action >= BREW:
            brew(realm, seat, action - BREW, chance, events)
        elif action >= IMPROVE:
            realm.improved |= 1 << (action - IMPROVE)
            if events is not None:
                events.add("improved", item_facts(realm, seat, action - IMPROVE), EVERYONE, None, NOTHING)
        else:
            combine(realm, seat, action, events)
