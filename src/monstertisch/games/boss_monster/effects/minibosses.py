"""Primitives about minibosses, and building at once (R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, OWN, Events
from ....core.game import Data
from ..moves import DECLINE, SLOTS
from ..pieces import EVERYBODY, Deed, replaced, without
from ..reasons import NOT_NOW, NOT_ON_OFFER, TOO_FEW_COINS
from ..rules.building import attach, build_room, fire_building, fire_built, fire_miniboss, level_up, put_away, start_level
from ..rules.changes import ROOM_DECK, change_coins, draw_cards, leave_hand, take_in_hand, top_card
from ..rules.places import room_at, room_with, seat_of_room, slot_of
from ..rules.placing import place_refusal
from ..rules.telling import name, names, source_seen, tell
from .primitive import Primitive

if TYPE_CHECKING:
    from ..state import Table


@final
class ReturnMiniboss(Primitive):
    """Spike (R71): to the hand of the player in whose dungeon it is."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        miniboss = deed.first
        room = room_with(table, miniboss) if miniboss >= 0 else -1
        if room < 0:
            return
        seat = seat_of_room(table, room)
        facts: Data = {"seat": seat, "slot": slot_of(table, seat, room) + 1, "miniboss": name(table, miniboss)}
        facts["source"] = source_seen(table, deed.source)
        table.mini = replaced(table.mini, room, -1)
        put_away(table, miniboss)
        take_in_hand(table, seat, miniboss)
        tell(events, "miniboss_returned", facts)


@final
class TakeOverMiniboss(Primitive):
    """Traitor (R58): the chosen miniboss goes to the chosen own room at its level; no room may be built this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first < 0 or deed.second < 0:
            return
        before = room_with(table, deed.first)
        owner = seat_of_room(table, before)
        table.mini = replaced(table.mini, before, -1)
        table.build_used = replaced(table.build_used, deed.seat, 1)
        attach(table, deed.seat, deed.second, deed.first, table.level[deed.first], "taken", owner, events)
        fire_miniboss(table, deed.seat)


@final
class MillForMiniboss(Primitive):
    """Internship: the top n cards of the room deck are discarded; a miniboss among them may be built at once."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        cards: list[int] = []
        for _ in range(n):
            card = top_card(table, ROOM_DECK, chance, events)
            if card >= 0:
                cards.append(card)
                table.knows = replaced(table.knows, card, EVERYBODY)
        table.discard = table.discard + cards
        if cards and events is not None:
            facts: Data = {"seat": deed.seat, "cards": names(table, cards), "count": len(cards), "card": name(table, cards[0])}
            events.add("milled", {**facts, "source": source_seen(table, deed.source)}, EVERYONE, None, HIDDEN)
        table.offer = [card for card in cards if card >= table.cards.first_mini]
        if table.offer and len(build_options(table, deed.seat)) > 1:
            table.agenda.then(BuildNow(deed.seat))


@final
class DrawAndBuild(Primitive):
    """Brassknuckle (A 37): draw a card of the room deck; if it is a room, it may be built at once."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        card = draw_cards(table, deed.seat, ROOM_DECK, 1, "effect", deed.source, chance, events)
        if card >= 0:
            table.offer = [card]
            table.agenda.then(BuildNow(deed.seat))


def build_options(table: Table, seat: int) -> list[int]:
    """R58: where the cards on offer may be built; a miniboss only out of the discard pile and for its price."""
    found = {DECLINE}
    for card in table.offer:
        if now_refusal(table, seat, card) == 0:
            for slot in range(min(len(table.dungeons[seat]) + 1, SLOTS)):
                if place_refusal(table, seat, card, slot) == 0:
                    found.add(table.moves.place.of(table.cards.things[card], slot))
    return sorted(found)


def now_refusal(table: Table, seat: int, card: int) -> int:
    if card < table.cards.first_mini:
        return 0
    if card in table.hands[seat]:
        return NOT_ON_OFFER
    return 0 if table.coins[seat] >= table.cards.miniboss_price else TOO_FEW_COINS


def offered(table: Table, action: int) -> int:
    """The card on offer that this move places; -1: none."""
    design = table.moves.place.thing(action)
    for card in table.offer:
        if table.cards.things[card] == design:
            return card
    return -1


@final
class BuildNow(Step["Table"]):
    """R58: face up, at once, under the normal placement rules, or not at all."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == DECLINE:
            return 0
        if not table.moves.place.has(action):
            return NOT_NOW
        card = offered(table, action)
        if card < 0:
            return NOT_ON_OFFER
        return now_refusal(table, seat, card) or place_refusal(table, seat, card, table.moves.place.slot(action))

    def options(self, table: Table, seat: int) -> list[int]:
        return build_options(table, seat)

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = offered(table, action) if action != DECLINE else -1
        table.offer = []
        if card < 0:
            return
        slot = table.moves.place.slot(action)
        if card in table.hands[seat]:
            leave_hand(table, seat, card)
            if events is not None:
                new = slot == len(table.dungeons[seat])
                facts: Data = {"cards": [{"seat": seat, "slot": slot + 1, "card": name(table, card), "new": new}]}
                events.add("revealed", facts, EVERYONE, None, OWN)
            was_levelled = table.levelled[seat] == 1
            build_room(table, seat, card, slot, "now", events)
            level_up(table, seat, events)
            fire_built(table, seat, card)
            fire_building(table, seat, card, was_levelled)
        else:
            table.discard = without(table.discard, card)
            change_coins(table, seat, -table.cards.miniboss_price, "miniboss", card, events)
            attach(table, seat, room_at(table, seat, slot), card, start_level(table, seat), "now", -1, events)
            fire_miniboss(table, seat)
