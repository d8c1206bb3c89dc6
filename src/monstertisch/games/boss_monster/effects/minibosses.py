"""Primitives about minibosses, and building at once (R58)."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, OWN, Events
from .. import shapes
from ..moves import DECLINE, SLOTS
from ..pieces import Deed, replaced, without
from ..reasons import NOT_NOW, NOT_ON_OFFER, TOO_FEW_COINS
from ..rules.changes import ROOM_DECK, change_coins, draw_cards, leave_hand, take_in_hand, top_cards, uncover
from ..rules.declaration import about_deed
from ..rules.dungeon import attach, build_room, fire_building, fire_built, fire_miniboss, level_up, put_away, start_level
from ..rules.facts import cards_told, name, names, source_seen, tell
from ..rules.places import room_at, room_with, seat_of_room, slot_of
from ..rules.placing import place_refusal, placements_of
from ..rules.question import Question
from ..state import Underworld
from .primitive import Primitive


@final
class ReturnMiniboss(Primitive):
    """Spike (R71): to the hand of the player in whose dungeon it is."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        miniboss = deed.first
        room = room_with(world, miniboss) if miniboss >= 0 else -1
        if room < 0:
            return
        seat = seat_of_room(world, room)
        if events is not None:
            slot, source = slot_of(world, seat, room) + 1, source_seen(world, deed.source)
            facts = shapes.MinibossReturned(seat=seat, slot=slot, miniboss=name(world, miniboss), source=source)
            tell(events, "miniboss_returned", facts)
        world.mini = replaced(world.mini, room, -1)
        put_away(world, miniboss)
        take_in_hand(world, seat, miniboss)


@final
class TakeOverMiniboss(Primitive):
    """Traitor (R58): the chosen miniboss goes to the chosen own room at its level; no room may be built this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first < 0 or deed.second < 0:
            return
        before = room_with(world, deed.first)
        owner = seat_of_room(world, before)
        world.mini = replaced(world.mini, before, -1)
        world.build_used = replaced(world.build_used, deed.seat, 1)
        attach(world, deed.seat, deed.second, deed.first, world.level[deed.first], "taken", owner, events)
        fire_miniboss(world, deed.seat)


@final
class MillForMiniboss(Primitive):
    """Internship: the top n cards of the room deck are discarded; a miniboss among them may be built at once."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        cards = top_cards(world, ROOM_DECK, n, chance, events)
        uncover(world, cards)
        world.discard = world.discard + cards
        if cards and events is not None:
            facts = shapes.Milled(**cards_told(world, deed.seat, cards), source=source_seen(world, deed.source))
            events.add("milled", facts, EVERYONE, None, HIDDEN)
        world.offer = [card for card in cards if card >= world.cards.first_mini]
        if world.offer and len(build_options(world, deed.seat)) > 1:
            world.agenda.then(BuildNow(deed.seat))


@final
class DrawAndBuild(Primitive):
    """Brassknuckle (A 37): draw a card of the room deck; if it is a room, it may be built at once."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        card = draw_cards(world, deed.seat, ROOM_DECK, 1, "effect", deed.source, chance, events)
        if card >= 0:
            world.offer = [card]
            world.agenda.then(BuildNow(deed.seat))


def build_options(world: Underworld, seat: int) -> list[int]:
    """R58: where the cards on offer may be built; a miniboss only out of the discard pile and for its price."""
    found = {DECLINE}
    for card in world.offer:
        if now_refusal(world, seat, card) == 0:
            for slot in range(min(len(world.dungeons[seat]) + 1, SLOTS)):
                if place_refusal(world, seat, card, slot) == 0:
                    found.add(world.moves.place.of(world.cards.things[card], slot))
    return sorted(found)


def now_refusal(world: Underworld, seat: int, card: int) -> int:
    if card < world.cards.first_mini:
        return 0
    if card in world.hands[seat]:
        return NOT_ON_OFFER
    return 0 if world.coins[seat] >= world.cards.miniboss_price else TOO_FEW_COINS


def offered(world: Underworld, action: int) -> int:
    """The card on offer that this move places; -1: none."""
    design = world.moves.place.thing(action)
    for card in world.offer:
        if world.cards.things[card] == design:
            return card
    return -1


@final
class BuildNow(Question):
    """R58: face up, at once, under the normal placement rules, or not at all."""

    prompt: ClassVar[Literal["build_now"]] = "build_now"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == DECLINE:
            return 0
        if not world.moves.place.has(action):
            return NOT_NOW
        card = offered(world, action)
        if card < 0:
            return NOT_ON_OFFER
        return now_refusal(world, seat, card) or place_refusal(world, seat, card, world.moves.place.slot(action))

    def options(self, world: Underworld, seat: int) -> list[int]:
        return build_options(world, seat)

    def question(self, world: Underworld, viewer: int) -> shapes.CardsQuestion:
        cards = names(world, [card for card in world.offer if viewer >= 0 or card in world.discard])
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "cards": cards}

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return placements_of(world, seat, world.offer)

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = offered(world, action) if action != DECLINE else -1
        world.offer = []
        if card < 0:
            return
        slot = world.moves.place.slot(action)
        if card in world.hands[seat]:
            leave_hand(world, seat, card)
            if events is not None:
                new = slot == len(world.dungeons[seat])
                placed = shapes.Placed(seat=seat, slot=slot + 1, card=name(world, card), new=new)
                events.add("revealed", shapes.Revealed(cards=[placed]), EVERYONE, None, OWN)
            was_levelled = world.levelled[seat] == 1
            build_room(world, seat, card, slot, "now", events)
            level_up(world, seat, events)
            fire_built(world, seat, card)
            fire_building(world, seat, card, was_levelled)
        else:
            world.discard = without(world.discard, card)
            change_coins(world, seat, -world.cards.miniboss_price, "miniboss", card, events)
            attach(world, seat, room_at(world, seat, slot), card, start_level(world, seat), "now", -1, events)
            fire_miniboss(world, seat)
