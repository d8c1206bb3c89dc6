"""R15-R21, R114, R118: bosses, hands, redraw, discards and the first rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from ....core.game import Data
from ..moves import KEEP, PASS, REDRAW
from ..pieces import EVERYBODY, replaced, without
from ..reasons import CANNOT_REDRAW, FIRST_ORDINARY, NOT_IN_HAND, NOT_NOW, NOT_OFFERED
from .build import place
from .changes import ROOM_DECK, SPELL_DECK, draw_cards, held_copy, move_coins, put_deck, top_card
from .placing import place_refusal
from .reveal import Reveal
from .telling import hand_names, name, names, tell
from .triggers import Aftermath

if TYPE_CHECKING:
    from ..state import Table

ENOUGH_FOR_REDRAW: Final = 4  # R18
PRIMED: Final = [4, 2]  # R118: rooms and spells in the discard pile


@final
class ChooseBosses(Step["Table"]):
    """R114: each player keeps one of two bosses; all choose in secret and show together."""

    def asked(self, table: Table) -> int:
        return sum([1 << seat for seat in range(table.seats) if table.answers[seat] < 0])

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.boss.has(action):
            return NOT_NOW
        return 0 if table.moves.boss.thing(action) in table.offers[seat] else NOT_OFFERED

    def options(self, table: Table, seat: int) -> list[int]:
        return sorted([table.moves.boss.of(boss) for boss in table.offers[seat]])

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        table.answers = replaced(table.answers, seat, table.moves.boss.thing(action))
        if events is not None:
            facts: Data = {"seat": seat}
            events.add("chose", {**facts, "boss": table.cards.ids[table.moves.boss.thing(action)]}, seat, facts, NOTHING)
        table.agenda.then(self)

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        seat_bosses(table, table.answers[:], HIDDEN, events)


def seat_bosses(table: Table, bosses: list[int], uncovers: int, events: Events | None) -> None:
    """R16: XP order."""
    table.bosses = bosses
    table.answers = [-1] * table.seats
    by_xp = sorted([(-table.cards.xp[bosses[seat]], bosses[seat], seat) for seat in range(table.seats)])
    table.order = [seat for _, _, seat in by_xp]
    if events is not None:
        events.add("bosses", {"bosses": [name(table, boss) for boss in bosses], "order": table.order[:]}, EVERYONE, None, uncovers)


@final
class DealHands(Step["Table"]):
    """R17: coins, rooms and spells for everyone; R118: the English opening primes the discard pile."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        move_coins(table, [table.cards.start_coins] * table.seats, "start", -1, events)
        for seat in table.order:
            deal(table, seat, chance, events)
        if table.setup.english_setup:
            for deck in [ROOM_DECK, SPELL_DECK]:
                cards = [top_card(table, deck, chance, events) for _ in range(PRIMED[deck])]
                for card in cards:
                    table.knows = replaced(table.knows, card, EVERYBODY)
                table.discard = table.discard + cards
                if events is not None:
                    facts: Data = {"seat": table.order[0], "cards": names(table, cards), "count": len(cards)}
                    facts.update({"card": name(table, cards[0]), "source": None})
                    events.add("milled", facts, EVERYONE, None, HIDDEN)


def deal(table: Table, seat: int, chance: Chance, events: Events | None) -> None:
    draw_cards(table, seat, ROOM_DECK, table.cards.room_cards, "opening", -1, chance, events)
    draw_cards(table, seat, SPELL_DECK, table.cards.spell_cards, "opening", -1, chance, events)


# Redraw


def can_redraw(table: Table, seat: int) -> bool:
    """R18, A 41: four advanced rooms, or four rooms that share a treasure type."""
    rooms = [table.cards.things[card] for card in table.hands[seat] if card < table.cards.first_mini]
    if sum([table.cards.advanced[design] for design in rooms]) >= ENOUGH_FOR_REDRAW:
        return True
    return any(sum([1 for design in rooms if table.cards.icons[design][treasure]]) >= ENOUGH_FOR_REDRAW for treasure in range(4))


@final
class Redraw(Step["Table"]):
    """R18: everyone says whether to redraw; then it is done in XP order."""

    def asked(self, table: Table) -> int:
        return sum([1 << seat for seat in range(table.seats) if table.answers[seat] < 0])

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == REDRAW:
            return 0 if can_redraw(table, seat) else CANNOT_REDRAW
        return 0 if action == KEEP else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [REDRAW, KEEP] if can_redraw(table, seat) else [KEEP]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        table.answers = replaced(table.answers, seat, 1 if action == REDRAW else 0)
        table.agenda.then(self)

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        for seat in table.order:
            if table.answers[seat] == 1:
                redraw(table, seat, chance, events)
        table.answers = [-1] * table.seats


def redraw(table: Table, seat: int, chance: Chance, events: Events | None) -> None:
    """R18, A 4: the hand is discarded, or (R118) shuffled back, and dealt anew."""
    hand = table.hands[seat]
    table.hands = replaced(table.hands, seat, [])
    if table.setup.english_setup:
        first = table.cards.first_spell
        for deck, pile in [(ROOM_DECK, table.room_deck), (SPELL_DECK, table.spell_deck)]:
            cards = pile + [card for card in hand if (card >= first) == (deck == SPELL_DECK)]
            for card in cards:
                table.knows = replaced(table.knows, card, 0)
            chance.shuffle("rooms" if deck == ROOM_DECK else "spells", cards)
            put_deck(table, deck, cards)
    else:
        for card in hand:
            table.knows = replaced(table.knows, card, EVERYBODY)
        table.discard = table.discard + hand
    if events is not None:
        shown = [] if table.setup.english_setup else hand_names(table, hand)
        facts: Data = {"seat": seat, "cards": shown, "count": len(hand)}
        if shown:
            facts["card"] = shown[0]
        events.add("redrew", facts, EVERYONE, None, HIDDEN)
    deal(table, seat, chance, events)


# Discards


@final
class DiscardTwo(Step["Table"]):
    """R19: everyone discards two cards in secret; then they are shown together."""

    def asked(self, table: Table) -> int:
        return sum([1 << seat for seat in range(table.seats) if len(table.aside[seat]) < table.cards.discards])

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.discard.has(action):
            return NOT_NOW
        return NOT_IN_HAND if held_copy(table, seat, table.moves.discard.thing(action)) < 0 else 0

    def options(self, table: Table, seat: int) -> list[int]:
        return sorted({table.moves.discard.of(table.cards.things[card]) for card in table.hands[seat]})

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = held_copy(table, seat, table.moves.discard.thing(action))
        table.hands = replaced(table.hands, seat, without(table.hands[seat], card))
        table.aside = replaced(table.aside, seat, [*table.aside[seat], card])
        table.agenda.then(self)

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        for seat in table.order:
            cards = table.aside[seat]
            for card in cards:
                table.knows = replaced(table.knows, card, EVERYBODY)
            table.discard = table.discard + cards
            if events is not None and cards:
                facts: Data = {"seat": seat, "cards": names(table, cards), "count": len(cards), "card": name(table, cards[0])}
                events.add("discarded", {**facts, "why": "opening", "source": None}, EVERYONE, None, HIDDEN)
        table.aside = [[] for _ in range(table.seats)]


# First rooms


@final
class FirstRoom(Step["Table"]):
    """R20, A 40: in XP order, `number` is the place, each player may place one ordinary room; then all are revealed."""

    def seat_now(self, table: Table) -> int:
        return table.order[self.number] if self.number < table.seats else -1

    def asked(self, table: Table) -> int:
        seat = self.seat_now(table)
        return 1 << seat if seat >= 0 else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        if not table.moves.place.has(action):
            return NOT_NOW
        card = held_copy(table, seat, table.moves.place.thing(action))
        if card < 0:
            return NOT_IN_HAND
        if card >= table.cards.first_mini or table.cards.advanced[table.cards.things[card]]:
            return FIRST_ORDINARY
        return place_refusal(table, seat, card, table.moves.place.slot(action))

    def options(self, table: Table, seat: int) -> list[int]:
        rooms = {table.cards.things[card] for card in table.hands[seat] if card < table.cards.first_mini}
        found = sorted([table.moves.place.of(design) for design in rooms])
        return [PASS, *[action for action in found if self.refusal(table, seat, action) == 0]]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != PASS:
            card = held_copy(table, seat, table.moves.place.thing(action))
            place(table, seat, card, 0, events)
        table.agenda.then(FirstRoom(-1, self.number + 1))

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.agenda.then(Reveal(), Aftermath())


def offer_bosses(table: Table, events: Events | None) -> None:
    """R114: what everyone may choose from."""
    for seat in range(table.seats):
        tell(events, "offered", {"seat": seat, "bosses": [name(table, boss) for boss in table.offers[seat]]})
