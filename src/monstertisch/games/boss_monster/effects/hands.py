"""Primitives about hands, decks and the discard pile."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.chance import Chance
from ....core.event import HIDDEN, NOTHING, Events
from .. import shapes
from ..moves import ACCEPT, DECLINE
from ..pieces import DEAL, OPENING, USED, Deed, Lasting, replaced, without
from ..reasons import MUST_DO, NOT_IN_DISCARD, NOT_IN_HAND, NOT_NOW, NOT_ON_OFFER, TOO_FEW_COINS, WRONG_CARD
from ..rules.changes import (
    ROOM_DECK,
    SPELL_DECK,
    add_lasting,
    discards,
    draw_cards,
    give,
    held_copy,
    sorted_names,
    take_from_hand,
    take_in_hand,
    take_random_spell,
    throw,
    throw_own,
)
from ..rules.declaration import about_deed
from ..rules.facts import name, names, source_seen, tell
from ..rules.places import holds_spell, room_backs
from ..rules.question import Question
from ..state import Underworld
from .primitive import Primitive


@final
class DrawRooms(Primitive):
    """n cards of the room deck."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        draw_cards(world, deed.seat, ROOM_DECK, n, "effect", deed.source, chance, events)


@final
class DrawSpells(Primitive):
    """n spells."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        draw_cards(world, deed.seat, SPELL_DECK, n, "effect", deed.source, chance, events)


@final
class DiscardRandomSpells(Primitive):
    """R120: the chosen opponent loses n spells at random."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        for _ in range(n):
            spells = [card for card in world.hands[deed.first] if card >= world.cards.first_spell] if deed.first >= 0 else []
            if spells:
                lost = spells[chance.below("random spell", len(spells))]
                throw(world, deed.first, [lost], "random", deed.source, HIDDEN, events)


@final
class RenewHand(Primitive):
    """Rebirth: the chosen player discards the hand and draws as many cards of each back."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        seat = deed.first
        if seat < 0:
            return
        rooms = room_backs(world, seat)
        spells = holds_spell(world, seat)
        throw(world, seat, world.hands[seat][:], "effect", deed.source, HIDDEN, events)
        draw_cards(world, seat, ROOM_DECK, rooms, "effect", deed.source, chance, events)
        draw_cards(world, seat, SPELL_DECK, spells, "effect", deed.source, chance, events)


# Discarding rooms


@final
class DiscardRooms(Primitive):
    """Jinx: n room cards."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        world.agenda.then(DiscardRoom(deed.seat, n))


@final
class DiscardRoom(Question):
    """R60, R120: which room card is discarded, `number` are left; minibosses are no rooms."""

    prompt: ClassVar[Literal["discard_rooms"]] = "discard_rooms"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat if room_backs(world, self.seat) else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action in self.options(world, seat):
            return 0
        if action == DECLINE:
            return MUST_DO
        if not world.moves.discard.has(action):
            return NOT_NOW
        return NOT_IN_HAND if held_copy(world, seat, world.moves.discard.thing(action)) < 0 else WRONG_CARD

    def options(self, world: Underworld, seat: int) -> list[int]:
        rooms = {world.cards.things[card] for card in world.hands[seat] if card < world.cards.first_mini}
        return sorted([world.moves.discard.of(design) for design in rooms]) or [DECLINE]

    def question(self, world: Underworld, viewer: int) -> shapes.CountQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "left": self.number}

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return discards(world, seat)

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DECLINE:
            return
        card = held_copy(world, seat, world.moves.discard.thing(action))
        throw_own(world, seat, card, "effect", world.deeds[-1].source, events)
        if self.number > 1:
            world.agenda.then(DiscardRoom(seat, self.number - 1))


# Out of the discard pile


@final
class TakeCards(Primitive):
    """Minion Clinic: n cards of any kind out of the discard pile."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if n:
            world.agenda.then(TakeFromDiscard(deed.seat, n, 0))


@final
class TakeRoomOrSpell(Primitive):
    """Tomb of Terrors (A 34): n rooms or spells out of the discard pile, but none of its own name."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        world.agenda.then(TakeFromDiscard(deed.seat, n, 1))


@final
class TakeFromDiscard(Question):
    """Which card is taken out of the discard pile, `number` are left; `other` is 1 where minibosses and the same name are out."""

    prompt: ClassVar[Literal["take"]] = "take"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat if self.on_offer(world) else 0

    def on_offer(self, world: Underworld) -> list[int]:
        found = {world.cards.things[card] for card in world.discard if self.fits(world, card)}
        return sorted(found)

    def fits(self, world: Underworld, card: int) -> bool:
        if not self.other:
            return True
        miniboss = world.cards.first_mini <= card < world.cards.first_spell
        return not miniboss and world.cards.things[card] != world.cards.things[world.deeds[-1].source]

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.take.has(action):
            return NOT_NOW
        return 0 if world.moves.take.thing(action) in self.on_offer(world) else NOT_IN_DISCARD

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [world.moves.take.of(design) for design in self.on_offer(world)]

    def question(self, world: Underworld, viewer: int) -> shapes.TakeQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "left": self.number, "from": "discard"}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = discarded_copy(world, world.moves.take.thing(action))
        world.discard = without(world.discard, card)
        take_in_hand(world, seat, card)
        if events is not None:
            source = source_seen(world, world.deeds[-1].source)
            facts: shapes.Took = {"seat": seat, "from": "discard", "owner": None, "card": name(world, card), "source": source}
            tell(events, "took", facts)
        if self.number > 1:
            world.agenda.then(TakeFromDiscard(seat, self.number - 1, self.other))


def discarded_copy(world: Underworld, design: int) -> int:
    """A copy of a design in the discard pile, rather one that was not played this turn (R27)."""
    copies = [card for card in world.discard if world.cards.things[card] == design]
    for card in copies:
        if world.marks[card] == 0:
            return card
    return copies[0]


# Opponents' cards


@final
class LookAndTake(Primitive):
    """Draculad: look at the hand of the chosen opponent and take a spell or a room out of it, or nothing."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        owner = deed.first
        if owner < 0:
            return
        bit = 1 << deed.seat
        for card in world.hands[owner]:
            world.knows = replaced(world.knows, card, world.knows[card] | bit)
            world.doubt = replaced(world.doubt, card, world.doubt[card] & ~bit)
        hidden = world.face_down[owner]
        if hidden >= 0 and world.doubt[hidden] & bit:
            world.knows = replaced(world.knows, hidden, world.knows[hidden] | bit)
            world.doubt = replaced(world.doubt, hidden, world.doubt[hidden] & ~bit)
        if events is not None:
            unseen = shapes.LookedUnseen(seat=deed.seat, owner=owner, count=len(world.hands[owner]))
            events.add("looked", shapes.Looked(**unseen, cards=sorted_names(world, owner)), deed.seat, unseen, HIDDEN)
        if world.hands[owner]:
            world.agenda.then(TakeFromHand(deed.seat, owner))


@final
class TakeFromHand(Question):
    """Draculad: which card is taken out of the hand of seat `number`; a miniboss may not be."""

    prompt: ClassVar[Literal["look"]] = "look"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action in self.options(world, seat):
            return 0
        return NOT_ON_OFFER if world.moves.take.has(action) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        first, last = world.cards.first_mini, world.cards.first_spell
        found = {world.cards.things[card] for card in world.hands[self.number] if not first <= card < last}
        return [DECLINE, *sorted([world.moves.take.of(design) for design in found])]

    def question(self, world: Underworld, viewer: int) -> shapes.LookQuestion:
        about = about_deed(world, self, self.seat)
        found: shapes.LookQuestion = {
            "kind": self.prompt,
            "seats": about["seats"],
            "seat": about["seat"],
            "source": about["source"],
            "owner": self.number,
        }
        if viewer >= 0:
            found["cards"] = sorted(names(world, world.hands[self.number]))
        return found

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != DECLINE:
            card = held_copy(world, self.number, world.moves.take.thing(action))
            take_from_hand(world, seat, self.number, card, NOTHING, world.deeds[-1].source, events)


@final
class KeepDiscard(Primitive):
    """Imp Hoard (A 32, A 46): a card that an opponent has just discarded."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        world.agenda.then(KeepOne(deed.seat))


def thrown_by_opponents(world: Underworld, seat: int) -> list[int]:
    """What opponents have discarded from hand just now and what still lies there."""
    return [one // 8 for one in world.thrown if one % 8 != seat and one // 8 in world.discard]


@final
class KeepOne(Question):
    """A 32: which of the cards is kept, or none."""

    prompt: ClassVar[Literal["keep_discard"]] = "keep_discard"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat if thrown_by_opponents(world, self.seat) else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action in self.options(world, seat):
            return 0
        return NOT_ON_OFFER if world.moves.take.has(action) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        found = {world.cards.things[card] for card in thrown_by_opponents(world, seat)}
        return [DECLINE, *sorted([world.moves.take.of(design) for design in found])]

    def question(self, world: Underworld, viewer: int) -> shapes.CardsQuestion:
        cards = names(world, thrown_by_opponents(world, self.seat))
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "cards": cards}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        if action == DECLINE:
            if events is not None:
                source = source_seen(world, deed.source)
                tell(events, "declined", shapes.OfCard(seat=seat, source=source, card=source["card"]))
            return
        design = world.moves.take.thing(action)
        card = next(card for card in thrown_by_opponents(world, seat) if world.cards.things[card] == design)
        owner = next(one % 8 for one in world.thrown if one // 8 == card)
        world.discard = without(world.discard, card)
        world.marks = replaced(world.marks, deed.source, world.marks[deed.source] | USED)
        take_in_hand(world, seat, card)
        if events is not None:
            source = source_seen(world, deed.source)
            facts: shapes.Took = {"seat": seat, "from": "discarded", "owner": owner, "card": name(world, card), "source": source}
            tell(events, "took", facts)


# The deal of Ancient Guardtower


@final
class SpellDeal(Primitive):
    """Ancient Guardtower (A 35): a coin for a random spell, now or once later this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            world.agenda.then(DealNow(deed.seat, deed.first, n))


@final
class DealNow(Question):
    """A 35: whether the deal with seat `number` is made now; else it stands until the turn ends, but not in setup."""

    prompt: ClassVar[Literal["deal"]] = "deal"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == ACCEPT and world.coins[seat] < self.other:
            return TOO_FEW_COINS
        return 0 if action in self.options(world, seat) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        can = world.coins[seat] >= self.other and holds_spell(world, self.number) > 0
        return [ACCEPT, DECLINE] if can else [DECLINE]

    def question(self, world: Underworld, viewer: int) -> shapes.DealQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "owner": self.number}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        source = world.deeds[-1].source
        if action == ACCEPT:
            give(world, seat, self.number, self.other, source, events)
            take_random_spell(world, seat, self.number, source, chance, events)
        elif world.phase != OPENING:
            add_lasting(world, Lasting(DEAL, self.other, source, -1, seat, self.number), events)
