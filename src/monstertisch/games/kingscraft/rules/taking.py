"""Taking items from the forge and potions from the deck, and the Merchant's share when others do (R33, R57, R132, R133)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, Events, Facts
from .. import shapes
from ..moves import DECLINE, DRAW
from ..reasons import NO_POTIONS_LEFT, NOT_IN_FORGE, NOT_NOW, WRONG_CLASS
from ..state import Realm
from .inventory import item_facts, lay, settle_potions
from .potions import draw

NOWHERE: Final = -1  # where the token lies when the Merchant holds it


def take_item(realm: Realm, seat: int, item: int, kind: str, facts: Facts | None, events: Events | None) -> None:
    """R33, R56, R133: an item leaves the forge with the side it shows. `kind` and `facts` are those of the event."""
    realm.forge &= ~(1 << item)
    place = lay(realm, seat, item)
    if events is not None:
        events.add(kind, {**item_facts(realm, seat, item), "to": place, **(facts or {})}, EVERYONE, None, NOTHING)
    if realm.token_on == item:
        token_returns(realm, seat, events)


def gain_potions(realm: Realm, seat: int, number: int, chance: Chance, events: Events | None) -> int:
    """R57, R71, A 25: draw potions, settle those without a place; then the Merchant takes her share."""
    drawn = draw(realm, seat, number, chance, events)
    if drawn and realm.token_on == realm.moves.deck:
        token_returns(realm, seat, events)
    settle_potions(realm, seat)
    return drawn


def token_returns(realm: Realm, taker: int, events: Events | None) -> None:
    """R133: she gets the token back, and her share if it was another player who took."""
    place = "deck" if realm.token_on == realm.moves.deck else realm.cards.item_id[realm.token_on]
    realm.token_on = NOWHERE
    if events is not None:
        share: shapes.Share = "no" if taker == realm.merchant else "yes"
        facts = shapes.TokenReturned(seat=realm.merchant, item=place, owner=taker, share=share)
        events.add("token_returned", facts, EVERYONE, None, NOTHING)
    if taker != realm.merchant:
        realm.agenda.then(MerchantShare(realm.merchant))


def potions_left(realm: Realm) -> bool:
    """R71: whether anything can be drawn."""
    return bool(realm.deck) or realm.discard != 0


def take_refusal(realm: Realm, item: int, kind: int) -> int:
    """R33: one item of this class that lies in the forge."""
    if realm.cards.item_class[item] != kind:
        return WRONG_CLASS
    return 0 if realm.forge >> item & 1 else NOT_IN_FORGE


def reward_refusal(realm: Realm, action: int, kind: int) -> int:
    """R33, A 10: an item of this class, or potions instead, or nothing."""
    if action == DECLINE:
        return 0
    if action == DRAW:
        return 0 if potions_left(realm) else NO_POTIONS_LEFT
    return take_refusal(realm, realm.moves.take.named(action), kind) if realm.moves.take.has(action) else NOT_NOW


def reward_options(realm: Realm, kind: int) -> list[int]:
    found = [DRAW, DECLINE] if potions_left(realm) else [DECLINE]
    return found + [realm.moves.take.of(item) for item in members(realm.forge) if realm.cards.item_class[item] == kind]


def carry_out_reward(
    realm: Realm, seat: int, action: int, kind: int, why: shapes.TakenFor, chance: Chance, events: Events | None
) -> None:
    if action == DRAW:
        gain_potions(realm, seat, kind, chance, events)
    elif action == DECLINE:
        if events is not None:
            facts: shapes.Declined = {"seat": seat, "class": kind}
            events.add("declined", facts, EVERYONE, None, NOTHING)
    else:
        take_item(realm, seat, realm.moves.take.named(action), "took", {"why": why}, events)


def whole_class(realm: Realm, kind: int) -> list[int]:
    """The items of this class that are in play, wherever they are."""
    cards = realm.cards
    return [item for item, board in enumerate(cards.item_board) if board in realm.layout and cards.item_class[item] == kind]


@final
class MerchantShare(Step[Realm]):
    """R133: the Merchant may at once take a class-1 item or 1 potion."""

    prompt: ClassVar[str] = "share"

    def facts(self, realm: Realm) -> shapes.OfClass:
        return {"class": 1}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.moves.take.of(item) for item in whole_class(realm, 1)]

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return reward_refusal(realm, action, 1)

    def options(self, realm: Realm, seat: int) -> list[int]:
        return reward_options(realm, 1)

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        carry_out_reward(realm, seat, action, 1, "share", chance, events)
