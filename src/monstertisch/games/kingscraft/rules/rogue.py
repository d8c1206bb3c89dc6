"""The Rogue's four cards: Theft, Black Market, Ambush, Break-in (R136, R137)."""

from __future__ import annotations

from typing import ClassVar, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from .. import shapes
from ..moves import (
    DONE,
)
from ..reasons import NO_POTION_THERE, NOT_DRAWN_NOW, NOT_NOW, NOT_STEALABLE, NOT_YOUR_ITEM, NOTHING_TO_SWAP
from ..sets import count
from ..state import Realm
from .fight import begin_fight, enemy_of_level
from .inventory import discard_potion, give_back, item_facts, lay, owned_by, settle_potions, tidy
from .potions import OWN_TURN, draw
from .side_moves import carry_out_side_move, side_move_options, side_move_refusal
from .taking import take_item, take_refusal, token_returns

# Theft


def holder_of(realm: Realm, seat: int, item: int) -> int:
    """The other player in whose backpack this item lies; -1: nobody."""
    for other in range(realm.seats):
        if other != seat and realm.packs[other] >> item & 1:
            return other
    return -1


@final
class Theft(Step[Realm]):
    """R137: take one class-1 item or one random potion from another player's backpack."""

    prompt: ClassVar[str] = "theft"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if self.booty(realm) else 0

    def booty(self, realm: Realm) -> list[int]:
        items = 0
        for other in range(realm.seats):
            if other != self.seat:
                items |= realm.packs[other]
        found = [realm.moves.steal.of(item) for item in members(items) if realm.cards.item_class[item] == 1]
        return found + [
            realm.moves.steal_potion.of(other) for other in range(realm.seats) if other != self.seat and realm.potions[other]
        ]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        if not (realm.moves.steal.has(action) or realm.moves.steal_potion.has(action)):
            return NOT_NOW
        if realm.moves.steal_potion.has(action):
            victim = realm.moves.steal_potion.named(action)
            return 0 if victim != seat and victim < realm.seats and realm.potions[victim] else NO_POTION_THERE
        item = realm.moves.steal.named(action)
        return 0 if realm.cards.item_class[item] == 1 and holder_of(realm, seat, item) >= 0 else NOT_STEALABLE

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted(self.booty(realm) + side_move_options(realm, seat, OWN_TURN))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
        elif realm.moves.steal_potion.has(action):
            steal_potion(realm, seat, realm.moves.steal_potion.named(action), chance, events)
        else:
            steal_item(realm, seat, realm.moves.steal.named(action), events)


def steal_item(realm: Realm, seat: int, item: int, events: Events | None) -> None:
    victim = holder_of(realm, seat, item)
    realm.packs[victim] &= ~(1 << item)
    place = lay(realm, seat, item)
    if events is not None:
        facts: shapes.Stole = {**item_facts(realm, seat, item), "owner": victim, "to": place}
        events.add("stole", facts, EVERYONE, None, NOTHING)
    tidy(realm, victim, events)


def steal_potion(realm: Realm, seat: int, victim: int, chance: Chance, events: Events | None) -> None:
    """R59: only thief and victim know which."""
    held = members(realm.potions[victim])
    potion = held[chance.below("theft", len(held))]
    if len(held) > 1:
        lose_track(realm, seat, victim)
    realm.potions[victim] &= ~(1 << potion)
    realm.potions[seat] |= 1 << potion
    realm.knows[seat] |= 1 << potion
    if events is not None:
        facts = shapes.StolePotion(seat=seat, owner=victim, potion=realm.cards.potion_id[potion])
        events.add("stole_potion", facts, seat, shapes.StoleUnseen(seat=seat, owner=victim), HIDDEN)
        events.add("lost_potion", facts, victim, None, HIDDEN)
    tidy(realm, victim, events)
    settle_potions(realm, seat)


def lose_track(realm: Realm, seat: int, victim: int) -> None:
    """R59: of several potions the others do not know which one was stolen, nor from which shuffle it comes."""
    held = realm.potions[victim]
    for knower in range(realm.seats + 1):
        if knower not in (seat, victim):
            realm.knows[knower] &= ~held
    mixed = [realm.batches[potion] for potion in members(held)]
    realm.batches = [max(mixed) if batch in mixed else batch for batch in realm.batches]


# Black Market


@final
class BlackMarket(Step[Realm]):
    """R137: draw 3 potions."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        realm.fresh = draw(realm, self.seat, realm.cards.market_draw, chance, events)
        if realm.fresh and realm.token_on == realm.moves.deck:
            token_returns(realm, self.seat, events)
        realm.agenda.then(KeepPotions(self.seat))


@final
class KeepPotions(Step[Realm]):
    """R137: keep 2 of the potions drawn."""

    prompt: ClassVar[str] = "keep"

    def facts(self, realm: Realm) -> shapes.Kept:
        return {"keep": realm.cards.market_keep}

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if count(realm.fresh) > realm.cards.market_keep else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if not realm.moves.discard.has(action):
            return NOT_NOW
        return 0 if realm.fresh >> realm.moves.discard.named(action) & 1 else NOT_DRAWN_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        return [realm.moves.discard.of(potion) for potion in members(realm.fresh)]

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        realm.fresh &= ~(1 << realm.moves.discard.named(action))
        discard_potion(realm, seat, realm.moves.discard.named(action), "market", events)
        realm.agenda.then(self)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        realm.fresh = 0
        settle_potions(realm, self.seat)


# Ambush


@final
class AmbushLevel(Step[Realm]):
    """R137: fight the active creature of level 1 or 2."""

    prompt: ClassVar[str] = "ambush"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if realm.hearts[self.seat] else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        return 0 if realm.moves.ambush.has(action) else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted([realm.moves.ambush.of(1), realm.moves.ambush.of(2), *side_move_options(realm, seat, OWN_TURN)])

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
        else:
            begin_fight(realm, seat, enemy_of_level(realm, realm.moves.ambush.named(action)), events)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        begin_fight(realm, self.seat, enemy_of_level(realm, 1), events)


# Break-in


def same_class(realm: Realm, item: int) -> list[int]:
    """The items of the forge for which this one can be exchanged."""
    return [other for other in members(realm.forge) if realm.cards.item_class[other] == realm.cards.item_class[item]]


@final
class BreakIn(Step[Realm]):
    """R137: she may exchange one own item for one of the same class in the forge."""

    prompt: ClassVar[str] = "break_in"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if self.choices(realm) else 0

    def choices(self, realm: Realm) -> list[int]:
        return [item for item in members(owned_by(realm, self.seat)) if same_class(realm, item)]

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        if action == DONE:
            return 0
        if not realm.moves.swap.has(action):
            return NOT_NOW
        if not owned_by(realm, seat) >> realm.moves.swap.named(action) & 1:
            return NOT_YOUR_ITEM
        return 0 if same_class(realm, realm.moves.swap.named(action)) else NOTHING_TO_SWAP

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted(
            [DONE, *[realm.moves.swap.of(item) for item in self.choices(realm)], *side_move_options(realm, seat, OWN_TURN)]
        )

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
        elif action != DONE:
            realm.agenda.then(SwapFor(seat, realm.moves.swap.named(action)))


@final
class SwapFor(Step[Realm]):
    """R137: what she takes for item `number`."""

    prompt: ClassVar[str] = "swap_for"

    def facts(self, realm: Realm) -> shapes.SwappedItem:
        return {"item": realm.cards.item_id[self.number], "class": realm.cards.item_class[self.number]}

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return (
            take_refusal(realm, realm.moves.take.named(action), realm.cards.item_class[self.number])
            if realm.moves.take.has(action)
            else NOT_NOW
        )

    def options(self, realm: Realm, seat: int) -> list[int]:
        return [realm.moves.take.of(item) for item in same_class(realm, self.number)]

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        give_back(realm, seat, self.number, "returned", events)
        take_item(realm, seat, realm.moves.take.named(action), "took", {"why": "swap"}, events)
        tidy(realm, seat, events)
