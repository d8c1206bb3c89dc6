"""The forge: combine, improve, brew, exchange a potion (R61-R70)."""

from __future__ import annotations

from typing import ClassVar, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, Events
from .. import shapes
from ..moves import (
    DONE,
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
from ..state import Realm
from .inventory import discard_potion, give_back, item_facts, owned_by, remove, tidy
from .potions import OWN_TURN
from .side_moves import carry_out_side_move, side_move_options, side_move_refusal
from .taking import gain_potions, take_item


def materials(realm: Realm, action: int) -> tuple[int, int]:
    """R64, R65: the two items given for a combination: those at the arrows, or jokers of their class."""
    item = realm.moves.product(action)
    first, second = realm.moves.first_joker(action), realm.moves.second_joker(action)
    return first if first >= 0 else realm.recipes.first[item], second if second >= 0 else realm.recipes.second[item]


def combine_refusal(realm: Realm, owned: int, action: int) -> int:
    """R63-R65: the target lies in the forge, and both materials are one's own."""
    item = realm.moves.product(action)
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
    if not realm.moves.forges(action):
        return NOT_NOW
    if realm.moves.exchange.has(action):
        return 0 if realm.potions[seat] >> realm.moves.exchange.named(action) & 1 else NOT_YOUR_POTION
    owned = owned_by(realm, seat)
    if realm.moves.brew.has(action):
        return 0 if owned >> realm.moves.brew.named(action) & 1 else NOT_YOUR_ITEM
    if realm.moves.improve.has(action):
        return improve_refusal(realm, owned, realm.moves.improve.named(action))
    return combine_refusal(realm, owned, action)


def forge_options(realm: Realm, seat: int) -> list[int]:
    """All that `forge_refusal` lets pass, ascending."""
    found: list[int] = []
    owned = owned_by(realm, seat)
    jokers = [0, 0, 0]
    for kind in range(1, 3):
        for joker in realm.cards.jokers[kind]:
            jokers[kind] += owned >> joker & 1
    forge = realm.forge
    firsts = realm.recipes.first
    seconds = realm.recipes.second
    classes = realm.cards.item_class
    for item in realm.cards.crafted:
        first = firsts[item]
        if first < 0 or not forge >> item & 1:
            continue
        if (owned >> first & 1) + (owned >> seconds[item] & 1) + jokers[classes[item] - 1] >= 2:
            for action in realm.moves.combining(item):
                if combine_refusal(realm, owned, action) == 0:
                    found.append(action)
    items = members(owned)
    found += [realm.moves.improve.of(item) for item in items if improve_refusal(realm, owned, item) == 0]
    found += [realm.moves.brew.of(item) for item in items]
    return found + [realm.moves.exchange.of(potion) for potion in members(realm.potions[seat])]


def begun_recipes(realm: Realm, seat: int) -> list[int]:
    """R63: every combination of which a material is there."""
    owned = owned_by(realm, seat)
    found: list[int] = []
    for item in realm.cards.crafted:
        first, second = realm.recipes.first[item], realm.recipes.second[item]
        if first >= 0 and (owned >> first & 1 or owned >> second & 1):
            found.append(realm.moves.combining(item)[0])
    return found


def combine(realm: Realm, seat: int, action: int, events: Events | None) -> None:
    """R63, R67: the materials return to the forge, the target comes out improved if both were."""
    item = realm.moves.product(action)
    first, second = materials(realm, action)
    for material in [first, second]:
        remove(realm, seat, material)
        realm.forge |= 1 << material
    if realm.improved >> first & realm.improved >> second & 1:
        realm.improved |= 1 << item
    take_item(realm, seat, item, "combined", {"from": [realm.cards.item_id[first], realm.cards.item_id[second]]}, events)
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

    def facts(self, realm: Realm) -> shapes.StepsLeft:
        return {"steps": self.number}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return begun_recipes(realm, seat) + [realm.moves.improve.of(item) for item in members(owned_by(realm, seat))]

    def asked(self, realm: Realm) -> int:
        able = self.number > 0 and (realm.potions[self.seat] or owned_by(realm, self.seat))
        return 1 << self.seat if able else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        return 0 if action == DONE else forge_refusal(realm, seat, action)

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted([DONE, *forge_options(realm, seat), *side_move_options(realm, seat, OWN_TURN)])

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DONE:
            return
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
            return
        realm.agenda.then(ForgeSteps(seat, self.number - 1))
        if realm.moves.exchange.has(action):  # R70
            discard_potion(realm, seat, realm.moves.exchange.named(action), "exchanged", events)
            gain_potions(realm, seat, 1, chance, events)
            tidy(realm, seat, events)
        elif realm.moves.brew.has(action):
            brew(realm, seat, realm.moves.brew.named(action), chance, events)
        elif realm.moves.improve.has(action):
            realm.improved |= 1 << realm.moves.improve.named(action)
            if events is not None:
                events.add("improved", item_facts(realm, seat, realm.moves.improve.named(action)), EVERYONE, None, NOTHING)
        else:
            combine(realm, seat, action, events)
