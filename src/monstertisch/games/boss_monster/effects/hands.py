"""Primitives about hands, decks and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import HIDDEN, NOTHING, Events
from ....core.game import Data
from ..moves import ACCEPT, DECLINE
from ..pieces import DEAL, OPENING, USED, Deed, Lasting, replaced, without
from ..reasons import MUST_DO, NOT_IN_DISCARD, NOT_IN_HAND, NOT_NOW, NOT_ON_OFFER, TOO_FEW_COINS, WRONG_CARD
from ..rules.changes import (
    ROOM_DECK,
    SPELL_DECK,
    add_lasting,
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
from ..rules.places import holds_spell, room_backs
from ..rules.telling import name, source_seen, tell
from .primitive import Primitive

if TYPE_CHECKING:
    from ..state import Table


@final
class DrawRooms(Primitive):
    """n cards of the room deck."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        draw_cards(table, deed.seat, ROOM_DECK, n, "effect", deed.source, chance, events)


@final
class DrawSpells(Primitive):
    """n spells."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        draw_cards(table, deed.seat, SPELL_DECK, n, "effect", deed.source, chance, events)


@final
class DiscardRandomSpells(Primitive):
    """R120: the chosen opponent loses n spells at random."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        for _ in range(n):
            spells = [card for card in table.hands[deed.first] if card >= table.cards.first_spell] if deed.first >= 0 else []
            if spells:
                lost = spells[chance.below("random spell", len(spells))]
                throw(table, deed.first, [lost], "random", deed.source, HIDDEN, events)


@final
class RenewHand(Primitive):
    """Rebirth: the chosen player discards the hand and draws as many cards of each back."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        seat = deed.first
        if seat < 0:
            return
        rooms = room_backs(table, seat)
        spells = holds_spell(table, seat)
        throw(table, seat, table.hands[seat][:], "effect", deed.source, HIDDEN, events)
        draw_cards(table, seat, ROOM_DECK, rooms, "effect", deed.source, chance, events)
        draw_cards(table, seat, SPELL_DECK, spells, "effect", deed.source, chance, events)


# Discarding rooms


@final
class DiscardRooms(Primitive):
    """Jinx: n room cards."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        table.agenda.then(DiscardRoom(deed.seat, n))


@final
class DiscardRoom(Step["Table"]):
    """R60, R120: which room card is discarded, `number` are left; minibosses are no rooms."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if room_backs(table, self.seat) else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action in self.options(table, seat):
            return 0
        if action == DECLINE:
            return MUST_DO
        if not table.moves.discard.has(action):
            return NOT_NOW
        return NOT_IN_HAND if held_copy(table, seat, table.moves.discard.thing(action)) < 0 else WRONG_CARD

    def options(self, table: Table, seat: int) -> list[int]:
        rooms = {table.cards.things[card] for card in table.hands[seat] if card < table.cards.first_mini}
        return sorted([table.moves.discard.of(design) for design in rooms]) or [DECLINE]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DECLINE:
            return
        card = held_copy(table, seat, table.moves.discard.thing(action))
        throw_own(table, seat, card, "effect", table.deeds[-1].source, events)
        if self.number > 1:
            table.agenda.then(DiscardRoom(seat, self.number - 1))


# Out of the discard pile


@final
class TakeCards(Primitive):
    """Minion Clinic: n cards of any kind out of the discard pile."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if n:
            table.agenda.then(TakeFromDiscard(deed.seat, n, 0))


@final
class TakeRoomOrSpell(Primitive):
    """Tomb of Terrors (A 34): n rooms or spells out of the discard pile, but none of its own name."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        table.agenda.then(TakeFromDiscard(deed.seat, n, 1))


@final
class TakeFromDiscard(Step["Table"]):
    """Which card is taken out of the discard pile, `number` are left; `other` is 1 where minibosses and the same name are out."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if self.on_offer(table) else 0

    def on_offer(self, table: Table) -> list[int]:
        found = {table.cards.things[card] for card in table.discard if self.fits(table, card)}
        return sorted(found)

    def fits(self, table: Table, card: int) -> bool:
        if not self.other:
            return True
        miniboss = table.cards.first_mini <= card < table.cards.first_spell
        return not miniboss and table.cards.things[card] != table.cards.things[table.deeds[-1].source]

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.take.has(action):
            return NOT_NOW
        return 0 if table.moves.take.thing(action) in self.on_offer(table) else NOT_IN_DISCARD

    def options(self, table: Table, seat: int) -> list[int]:
        return [table.moves.take.of(design) for design in self.on_offer(table)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = discarded_copy(table, table.moves.take.thing(action))
        table.discard = without(table.discard, card)
        take_in_hand(table, seat, card)
        source = source_seen(table, table.deeds[-1].source)
        tell(events, "took", {"seat": seat, "from": "discard", "owner": None, "card": name(table, card), "source": source})
        if self.number > 1:
            table.agenda.then(TakeFromDiscard(seat, self.number - 1, self.other))


def discarded_copy(table: Table, design: int) -> int:
    """A copy of a design in the discard pile, rather one that was not played this turn (R27)."""
    copies = [card for card in table.discard if table.cards.things[card] == design]
    for card in copies:
        if table.marks[card] == 0:
            return card
    return copies[0]


# Opponents' cards


@final
class LookAndTake(Primitive):
    """Draculad: look at the hand of the chosen opponent and take a spell or a room out of it, or nothing."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        owner = deed.first
        if owner < 0:
            return
        bit = 1 << deed.seat
        for card in table.hands[owner]:
            table.knows = replaced(table.knows, card, table.knows[card] | bit)
            table.doubt = replaced(table.doubt, card, table.doubt[card] & ~bit)
        hidden = table.face_down[owner]
        if hidden >= 0 and table.doubt[hidden] & bit:
            table.knows = replaced(table.knows, hidden, table.knows[hidden] | bit)
            table.doubt = replaced(table.doubt, hidden, table.doubt[hidden] & ~bit)
        if events is not None:
            facts: Data = {"seat": deed.seat, "owner": owner, "count": len(table.hands[owner])}
            events.add("looked", {**facts, "cards": sorted_names(table, owner)}, deed.seat, facts, HIDDEN)
        if table.hands[owner]:
            table.agenda.then(TakeFromHand(deed.seat, owner))


@final
class TakeFromHand(Step["Table"]):
    """Draculad: which card is taken out of the hand of seat `number`; a miniboss may not be."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action in self.options(table, seat):
            return 0
        return NOT_ON_OFFER if table.moves.take.has(action) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        first, last = table.cards.first_mini, table.cards.first_spell
        found = {table.cards.things[card] for card in table.hands[self.number] if not first <= card < last}
        return [DECLINE, *sorted([table.moves.take.of(design) for design in found])]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != DECLINE:
            card = held_copy(table, self.number, table.moves.take.thing(action))
            take_from_hand(table, seat, self.number, card, NOTHING, table.deeds[-1].source, events)


@final
class KeepDiscard(Primitive):
    """Imp Hoard (A 32, A 46): a card that an opponent has just discarded."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        table.agenda.then(KeepOne(deed.seat))


def thrown_by_opponents(table: Table, seat: int) -> list[int]:
    """What opponents have discarded from hand just now and what still lies there."""
    return [one // 8 for one in table.thrown if one % 8 != seat and one // 8 in table.discard]


@final
class KeepOne(Step["Table"]):
    """A 32: which of the cards is kept, or none."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if thrown_by_opponents(table, self.seat) else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action in self.options(table, seat):
            return 0
        return NOT_ON_OFFER if table.moves.take.has(action) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        found = {table.cards.things[card] for card in thrown_by_opponents(table, seat)}
        return [DECLINE, *sorted([table.moves.take.of(design) for design in found])]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        source = source_seen(table, deed.source)
        if action == DECLINE:
            tell(events, "declined", {"seat": seat, "source": source, "card": source["card"]})
            return
        design = table.moves.take.thing(action)
        card = next(card for card in thrown_by_opponents(table, seat) if table.cards.things[card] == design)
        owner = next(one % 8 for one in table.thrown if one // 8 == card)
        table.discard = without(table.discard, card)
        table.marks = replaced(table.marks, deed.source, table.marks[deed.source] | USED)
        take_in_hand(table, seat, card)
        facts: Data = {"seat": seat, "from": "discarded", "owner": owner, "card": name(table, card), "source": source}
        tell(events, "took", facts)


# The deal of Ancient Guardtower


@final
class SpellDeal(Primitive):
    """Ancient Guardtower (A 35): a coin for a random spell, now or once later this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            table.agenda.then(DealNow(deed.seat, deed.first, n))


@final
class DealNow(Step["Table"]):
    """A 35: whether the deal with seat `number` is made now; else it stands until the turn ends, but not in setup."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == ACCEPT and table.coins[seat] < self.other:
            return TOO_FEW_COINS
        return 0 if action in self.options(table, seat) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        can = table.coins[seat] >= self.other and holds_spell(table, self.number) > 0
        return [ACCEPT, DECLINE] if can else [DECLINE]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        source = table.deeds[-1].source
        if action == ACCEPT:
            give(table, seat, self.number, self.other, source, events)
            take_random_spell(table, seat, self.number, source, chance, events)
        elif table.phase != OPENING:
            add_lasting(table, Lasting(DEAL, self.other, source, -1, seat, self.number), events)
