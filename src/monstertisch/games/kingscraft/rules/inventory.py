"""The inventory: where things lie, arranging them, and what happens to those for which there is no place (R50-R60)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, OWN, Events
from .. import shapes
from ..cards import NEUTRAL, NOBLEMAN
from ..moves import SLOTS
from ..reasons import (
    ALREADY_THERE,
    ARRANGED_ENOUGH,
    FROZEN,
    GAINS_NO_ROOM,
    ITEM_STAYS,
    LOCKED,
    NO_ROOM,
    NO_SUCH_SLOT,
    NOT_NOW,
    NOT_YOUR_ITEM,
    NOT_YOUR_POTION,
    NOTHING_THERE,
    WRONG_SLOT,
)
from ..sets import count
from ..state import Realm
from .profile import fits, slots_of

BACKPACK: Final = 4
SETTLING: Final = ("settle", "overflow")  # the questions under which one may arrange outside one's turn
MOST_ARRANGED: Final = 24  # A 40: moves of arranging in one phase 1, one own turn, one settling


def free_places(realm: Realm, seat: int) -> int:
    """R50, R52: how many backpack places are free; less than 0 while potions are to be settled."""
    return BACKPACK - count(realm.packs[seat]) - count(realm.potions[seat])


def free_slot_for(realm: Realm, seat: int, item: int) -> int:
    for slot in range(slots_of(realm, seat)):
        if realm.slots[5 * seat + slot] < 0 and fits(realm, item, slot):
            return slot
    return -1


def slot_with(realm: Realm, seat: int, item: int) -> int:
    first: i64 = 5 * seat
    wanted: i64 = item
    slot: i64
    for slot in range(5):
        if realm.slots[first + slot] == wanted:
            return slot
    return -1


def worn_by(realm: Realm, seat: int) -> int:
    """The items in active slots, as a set of bits."""
    worn = 0
    first: i64 = 5 * seat
    slot: i64
    for slot in range(5):
        item = realm.slots[first + slot]
        if item >= 0:
            worn |= 1 << item
    return worn


def owned_by(realm: Realm, seat: int) -> int:
    """Everything this seat owns, overflow included (R56)."""
    return worn_by(realm, seat) | realm.packs[seat] | realm.overflow[seat]


def owner_of(realm: Realm, item: int) -> int:
    """The seat that owns this item; -1: nobody."""
    for seat in range(realm.seats):
        if owned_by(realm, seat) >> item & 1:
            return seat
    return -1


def in_own_fight(realm: Realm, seat: int) -> bool:
    return realm.fight is not None and realm.fight.hero == seat


# Gaining and giving back


def lay(realm: Realm, seat: int, item: int) -> shapes.Where:
    """R56: into a free backpack place, else into a free active slot that fits, else into overflow. Tells where it lies."""
    if free_places(realm, seat) > 0:
        realm.packs[seat] |= 1 << item
        return "backpack"
    slot = -1 if in_own_fight(realm, seat) else free_slot_for(realm, seat, item)
    if slot >= 0:
        realm.slots[5 * seat + slot] = item
        return SLOTS[slot]
    realm.overflow[seat] |= 1 << item
    return "overflow"


def remove(realm: Realm, seat: int, item: int) -> shapes.Where:
    """Takes an item out of its place and tells where it lay."""
    slot = slot_with(realm, seat, item)
    if slot >= 0:
        realm.slots[5 * seat + slot] = -1
        return SLOTS[slot]
    place: shapes.Where = "overflow" if realm.overflow[seat] >> item & 1 else "backpack"
    realm.packs[seat] &= ~(1 << item)
    realm.overflow[seat] &= ~(1 << item)
    return place


def item_facts(realm: Realm, seat: int, item: int) -> shapes.OfItem:
    return {"seat": seat, "item": realm.cards.item_id[item], "improved": bool(realm.improved >> item & 1)}


def give_back(realm: Realm, seat: int, item: int, kind: str, events: Events | None) -> None:
    """R58: an item goes back to its own place in the forge and keeps its side."""
    place = remove(realm, seat, item)
    realm.forge |= 1 << item
    if events is not None:
        facts: shapes.GaveBack = {**item_facts(realm, seat, item), "from": place}
        events.add(kind, facts, EVERYONE, None, NOTHING)


def return_item(realm: Realm, seat: int, item: int, events: Events | None) -> None:
    give_back(realm, seat, item, "returned", events)
    tidy(realm, seat, events)


def tidy(realm: Realm, seat: int, events: Events | None) -> None:
    """R56: an item in overflow takes a place that became free, at once, but not during its owner's fight."""
    if not realm.overflow[seat] or in_own_fight(realm, seat):
        return
    for item in members(realm.overflow[seat]):
        if free_places(realm, seat) > 0 or free_slot_for(realm, seat, item) >= 0:
            realm.overflow[seat] &= ~(1 << item)
            place = lay(realm, seat, item)
            if events is not None:
                facts: shapes.Stowed = {**item_facts(realm, seat, item), "to": place}
                events.add("stowed", facts, EVERYONE, None, NOTHING)


# Arranging


def may_arrange(realm: Realm, seat: int) -> int:
    """R18, R54, R55: in phase 1, in one's own turn outside a fight, and when settling; why not now, or 0."""
    if in_own_fight(realm, seat):
        return LOCKED
    if realm.phase > 1 and realm.active != seat:
        step = realm.agenda.steps[-1]
        if step.seat != seat or step.prompt not in SETTLING:
            return FROZEN
    return ARRANGED_ENOUGH if realm.arranged[seat] >= MOST_ARRANGED else 0


def arrange_refusal(realm: Realm, seat: int, action: int) -> int:
    code = may_arrange(realm, seat)
    if code:
        return code
    if realm.moves.take_off.has(action):
        return take_off_refusal(realm, seat, realm.moves.take_off.named(action))
    return wear_refusal(realm, seat, realm.moves.wear.one(action), realm.moves.wear.other(action))


def wear_refusal(realm: Realm, seat: int, slot: int, item: int) -> int:
    """R51, R54: what lay there goes where the item came from, if it may lie there, else into a free backpack place."""
    if not owned_by(realm, seat) >> item & 1:
        return NOT_YOUR_ITEM
    if slot >= slots_of(realm, seat):
        return NO_SUCH_SLOT
    if not fits(realm, item, slot):
        return WRONG_SLOT
    return place_refusal(realm, seat, slot, item, free_places(realm, seat))


def place_refusal(realm: Realm, seat: int, slot: int, item: int, free: int) -> int:
    """Whether what lies in the slot can make way for an own item that fits there; `free` backpack places are free."""
    lying = realm.slots[5 * seat + slot]
    if lying == item:
        return ALREADY_THERE
    if lying < 0 or free > 0 or realm.packs[seat] >> item & 1:
        return 0
    before = slot_with(realm, seat, item)
    return 0 if before >= 0 and fits(realm, lying, before) else NO_ROOM


def take_off_refusal(realm: Realm, seat: int, slot: int) -> int:
    """R54: into a free backpack place."""
    if slot >= slots_of(realm, seat):
        return NO_SUCH_SLOT
    if realm.slots[5 * seat + slot] < 0:
        return NOTHING_THERE
    return 0 if free_places(realm, seat) > 0 else NO_ROOM


def arrange_options(realm: Realm, seat: int) -> list[int]:
    """All that `arrange_refusal` lets pass, ascending."""
    found: list[int] = []
    if may_arrange(realm, seat):
        return found
    owned = owned_by(realm, seat)
    slots = slots_of(realm, seat)
    free = free_places(realm, seat)
    for slot in range(slots):
        items = wearable(realm, seat, slot, owned, free)
        while items:  # like `members`, which would make a list for every slot
            lowest = items & -items
            found.append(realm.moves.wear.of_two(slot, lowest.bit_length() - 1))
            items ^= lowest
    if free > 0:
        for slot in range(slots):
            if realm.slots[5 * seat + slot] >= 0:
                found.append(realm.moves.take_off.of(slot))
    return found


def wearable(realm: Realm, seat: int, slot: int, owned: int, free: int) -> int:
    """The own items that `place_refusal` lets into this slot, as a set of bits."""
    fitting = owned & realm.cards.fitting[slot]
    lying = realm.slots[5 * seat + slot]
    if lying < 0:
        return fitting
    others = fitting & ~(1 << lying)
    return others if free > 0 or not others else others & (realm.packs[seat] | worn_where_fits(realm, seat, lying))


def worn_where_fits(realm: Realm, seat: int, item: int) -> int:
    """What lies in slots in which this item may lie, as a set of bits."""
    found = 0
    for slot in range(slots_of(realm, seat)):
        worn = realm.slots[5 * seat + slot]
        if worn >= 0 and fits(realm, item, slot):
            found |= 1 << worn
    return found


def arrange_candidates(realm: Realm, seat: int) -> list[int]:
    """What a person may think of: own items in every slot where they fit, and taking off whatever lies there."""
    slots = slots_of(realm, seat)
    owned = members(owned_by(realm, seat))
    found = [realm.moves.wear.of_two(slot, item) for item in owned for slot in range(slots) if fits(realm, item, slot)]
    return found + [realm.moves.take_off.of(slot) for slot in range(slots) if realm.slots[5 * seat + slot] >= 0]


def may_dress(realm: Realm, seat: int) -> bool:
    """A 44: whether arranging can change a fight; by taking something off only the Nobleman gains (R135)."""
    if may_arrange(realm, seat):
        return False
    owned = owned_by(realm, seat)
    free = free_places(realm, seat)
    for slot in range(slots_of(realm, seat)):
        if wearable(realm, seat, slot, owned, free):
            return True
    return realm.characters[seat] == NOBLEMAN and len(arrange_options(realm, seat)) > 0


def arrange(realm: Realm, seat: int, action: int, events: Events | None) -> None:
    """R54: one item is put on or taken off."""
    realm.arranged[seat] += 1
    if realm.moves.take_off.has(action):
        slot = realm.moves.take_off.named(action)
        item = realm.slots[5 * seat + slot]
        realm.slots[5 * seat + slot] = -1
        realm.packs[seat] |= 1 << item
        if events is not None:
            facts: shapes.TakenOff = {**item_facts(realm, seat, item), "slot": SLOTS[slot]}
            events.add("taken_off", facts, EVERYONE, None, NOTHING)
    else:
        wear(realm, seat, realm.moves.wear.one(action), realm.moves.wear.other(action), events)
    tidy(realm, seat, events)


def wear(realm: Realm, seat: int, slot: int, item: int, events: Events | None) -> None:
    before = slot_with(realm, seat, item)
    remove(realm, seat, item)
    lying = realm.slots[5 * seat + slot]
    realm.slots[5 * seat + slot] = item
    if lying >= 0:
        if before >= 0 and fits(realm, lying, before):
            realm.slots[5 * seat + before] = lying
        else:
            realm.packs[seat] |= 1 << lying
    if events is not None:
        facts: shapes.Worn = {
            **item_facts(realm, seat, item),
            "slot": SLOTS[slot],
            "instead_of": realm.cards.item_id[lying] if lying >= 0 else None,
        }
        events.add("worn", facts, EVERYONE, None, NOTHING)


# Settling


def settle_potions(realm: Realm, seat: int) -> None:
    """R57: after gaining potions."""
    if free_places(realm, seat) < 0:
        realm.arranged[seat] = 0
        realm.agenda.then(SettlePotions(seat))


def give_up(realm: Realm, seat: int, action: int, events: Events | None) -> None:
    """R57, R60: items go to the forge, potions to the discard pile."""
    if realm.moves.give_back.has(action):
        return_item(realm, seat, realm.moves.give_back.named(action), events)
    else:
        discard_potion(realm, seat, realm.moves.discard.named(action), "surplus", events)
        tidy(realm, seat, events)


def discard_potion(realm: Realm, seat: int, potion: int, why: shapes.DiscardedFor, events: Events | None) -> None:
    """R59: everyone sees a potion that is discarded."""
    realm.potions[seat] &= ~(1 << potion)
    realm.discard |= 1 << potion
    if events is not None:
        facts = shapes.Discarded(seat=seat, potion=realm.cards.potion_id[potion], why=why)
        events.add("discarded", facts, EVERYONE, None, OWN)


def give_up_options(realm: Realm, seat: int, items: int) -> list[int]:
    return [realm.moves.discard.of(potion) for potion in members(realm.potions[seat])] + [
        realm.moves.give_back.of(item) for item in members(items)
    ]


@final
class SettlePotions(Step[Realm]):
    """R57: who has more potions than places discards surplus ones, or puts items back into the forge to make room."""

    prompt: ClassVar[str] = "settle"

    def facts(self, realm: Realm) -> shapes.Surplus:
        return {"surplus": -free_places(realm, self.seat)}

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if free_places(realm, self.seat) < 0 else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.discard.has(action):
            return 0 if realm.potions[seat] >> realm.moves.discard.named(action) & 1 else NOT_YOUR_POTION
        if not realm.moves.give_back.has(action):
            return NOT_NOW
        item = realm.moves.give_back.named(action)
        if realm.packs[seat] >> item & 1:
            return 0
        if realm.overflow[seat] >> item & 1:
            return GAINS_NO_ROOM
        if not worn_by(realm, seat) >> item & 1:
            return NOT_YOUR_ITEM
        return ITEM_STAYS if in_own_fight(realm, seat) else 0

    def options(self, realm: Realm, seat: int) -> list[int]:
        worn = 0 if in_own_fight(realm, seat) else worn_by(realm, seat)
        return give_up_options(realm, seat, realm.packs[seat] | worn)

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        realm.agenda.then(self)
        give_up(realm, seat, action, events)


@final
class SettleOverflow(Step[Realm]):
    """R60: at the end of a round, who cannot arrange all his things gives up one at a time; what can be arranged is (A 42)."""

    prompt: ClassVar[str] = "overflow"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if realm.overflow[self.seat] and not can_hold_all(realm, self.seat) else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.discard.has(action):
            return 0 if realm.potions[seat] >> realm.moves.discard.named(action) & 1 else NOT_YOUR_POTION
        if not realm.moves.give_back.has(action):
            return NOT_NOW
        return 0 if owned_by(realm, seat) >> realm.moves.give_back.named(action) & 1 else NOT_YOUR_ITEM

    def options(self, realm: Realm, seat: int) -> list[int]:
        return give_up_options(realm, seat, owned_by(realm, seat))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        realm.agenda.then(self)
        give_up(realm, seat, action, events)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        tidy(realm, self.seat, events)
        while realm.overflow[self.seat]:
            make_room(realm, self.seat, events)
            tidy(realm, self.seat, events)


def can_hold_all(realm: Realm, seat: int) -> bool:
    """R60: whether all things of a seat have a place: as many items as fit lie in active slots, the rest in the backpack."""
    items = members(owned_by(realm, seat))
    colours = [0, 0, 0, 0, 0]
    for item in items:
        colours[realm.cards.item_slot[item]] += 1
    slots = slots_of(realm, seat)
    coloured = 0
    for colour in range(NEUTRAL):
        coloured += min(colours[colour], slots - NEUTRAL + 1 if colour == NEUTRAL - 1 else 1)
    active = coloured + min(colours[NEUTRAL], slots - coloured)
    return len(items) - active <= BACKPACK - count(realm.potions[seat])


def make_room(realm: Realm, seat: int, events: Events | None) -> None:
    """A 42: one item moves to a free active slot: one of the backpack, or a worn one that leaves its slot to another."""
    waiting = members(realm.packs[seat] | realm.overflow[seat])
    slots = range(slots_of(realm, seat))
    for free in slots:
        if realm.slots[5 * seat + free] >= 0:
            continue
        for item in members(realm.packs[seat]):
            if fits(realm, item, free):
                wear(realm, seat, free, item, events)
                return
        for slot in slots:
            worn = realm.slots[5 * seat + slot]
            if worn >= 0 and fits(realm, worn, free) and [item for item in waiting if fits(realm, item, slot)]:
                wear(realm, seat, free, worn, events)
                return
    raise AssertionError("an arrangement of all things exists")
