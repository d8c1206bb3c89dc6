"""R15-R21, R114, R118: bosses, hands, redraw, discards and the first rooms."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from .. import shapes
from ..moves import KEEP, PASS, REDRAW
from ..pieces import all_replaced, replaced, without
from ..reasons import CANNOT_REDRAW, FIRST_ORDINARY, NOT_IN_HAND, NOT_NOW, NOT_OFFERED
from ..rules.placing import placements_of
from ..state import Underworld
from .aftermath import Aftermath
from .build_turn import place
from .changes import ROOM_DECK, SPELL_DECK, draw_cards, held_copy, move_coins, put_deck, top_cards, uncover
from .facts import cards_told, hand_names, names, tell
from .placing import place_refusal
from .question import Question
from .reveal import Reveal

ENOUGH_FOR_REDRAW: Final = 4  # R18
PRIMED: Final = [4, 2]  # R118: rooms and spells in the discard pile


@final
class ChooseBosses(Question):
    """R114: each player keeps one of two bosses; all choose in secret and show together."""

    prompt: ClassVar[Literal["boss"]] = "boss"

    def asked(self, world: Underworld) -> int:
        return sum([1 << seat for seat in range(world.seats) if world.answers[seat] < 0])

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.boss.has(action):
            return NOT_NOW
        return 0 if world.moves.boss.thing(action) in world.offers[seat] else NOT_OFFERED

    def options(self, world: Underworld, seat: int) -> list[int]:
        return sorted([world.moves.boss.of(boss) for boss in world.offers[seat]])

    def question(self, world: Underworld, viewer: int) -> shapes.BossQuestion:
        return {"kind": self.prompt, "seats": self.seats(world), "cards": names(world, world.offers[viewer]) if viewer >= 0 else []}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        world.answers = replaced(world.answers, seat, world.moves.boss.thing(action))
        if events is not None:
            boss = world.cards.ids[world.moves.boss.thing(action)]
            events.add("chose", shapes.Chose(seat=seat, boss=boss), seat, shapes.ChoseUnseen(seat=seat), NOTHING)
        world.agenda.then(self)

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        seat_bosses(world, world.answers[:], HIDDEN, events)


def seat_bosses(world: Underworld, bosses: list[int], uncovers: int, events: Events | None) -> None:
    """R16: XP order."""
    world.bosses = bosses
    world.answers = [-1] * world.seats
    by_xp = sorted([(-world.cards.xp[bosses[seat]], bosses[seat], seat) for seat in range(world.seats)])
    world.order = [seat for _, _, seat in by_xp]
    if events is not None:
        events.add("bosses", shapes.Bosses(bosses=names(world, bosses), order=world.order[:]), EVERYONE, None, uncovers)


@final
class DealHands(Step[Underworld]):
    """R17: coins, rooms and spells for everyone; R118: the English opening primes the discard pile."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        move_coins(world, [world.cards.start_coins] * world.seats, "start", -1, events)
        for seat in world.order:
            deal(world, seat, chance, events)
        if world.setup.english_setup:
            for deck in [ROOM_DECK, SPELL_DECK]:
                cards = top_cards(world, deck, PRIMED[deck], chance, events)
                uncover(world, cards)
                world.discard = world.discard + cards
                if events is not None:
                    facts = shapes.Milled(**cards_told(world, world.order[0], cards), source=None)
                    events.add("milled", facts, EVERYONE, None, HIDDEN)


def deal(world: Underworld, seat: int, chance: Chance, events: Events | None) -> None:
    draw_cards(world, seat, ROOM_DECK, world.cards.room_cards, "opening", -1, chance, events)
    draw_cards(world, seat, SPELL_DECK, world.cards.spell_cards, "opening", -1, chance, events)


# Redraw


def can_redraw(world: Underworld, seat: int) -> bool:
    """R18, A 41: four advanced rooms, or four rooms that share a treasure type."""
    rooms = [world.cards.things[card] for card in world.hands[seat] if card < world.cards.first_mini]
    if sum([world.cards.advanced[design] for design in rooms]) >= ENOUGH_FOR_REDRAW:
        return True
    return any(sum([1 for design in rooms if world.cards.icons[design][treasure]]) >= ENOUGH_FOR_REDRAW for treasure in range(4))


@final
class Redraw(Question):
    """R18: everyone says whether to redraw; then it is done in XP order."""

    prompt: ClassVar[Literal["redraw"]] = "redraw"

    def asked(self, world: Underworld) -> int:
        return sum([1 << seat for seat in range(world.seats) if world.answers[seat] < 0])

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == REDRAW:
            return 0 if can_redraw(world, seat) else CANNOT_REDRAW
        return 0 if action == KEEP else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [REDRAW, KEEP] if can_redraw(world, seat) else [KEEP]

    def question(self, world: Underworld, viewer: int) -> shapes.PlainQuestion:
        return {"kind": self.prompt, "seats": self.seats(world)}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        world.answers = replaced(world.answers, seat, 1 if action == REDRAW else 0)
        world.agenda.then(self)

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        for seat in world.order:
            if world.answers[seat] == 1:
                redraw(world, seat, chance, events)
        world.answers = [-1] * world.seats


def redraw(world: Underworld, seat: int, chance: Chance, events: Events | None) -> None:
    """R18, A 4: the hand is discarded, or (R118) shuffled back, and dealt anew."""
    hand = world.hands[seat]
    world.hands = replaced(world.hands, seat, [])
    if world.setup.english_setup:
        first = world.cards.first_spell
        for deck, pile in [(ROOM_DECK, world.room_deck), (SPELL_DECK, world.spell_deck)]:
            cards = pile + [card for card in hand if (card >= first) == (deck == SPELL_DECK)]
            world.knows = all_replaced(world.knows, cards, 0)
            chance.shuffle("rooms" if deck == ROOM_DECK else "spells", cards)
            put_deck(world, deck, cards)
    else:
        uncover(world, hand)
        world.discard = world.discard + hand
    if events is not None:
        shown = [] if world.setup.english_setup else hand_names(world, hand)
        facts = shapes.Redrew(seat=seat, cards=shown, count=len(hand))
        if shown:
            facts["card"] = shown[0]
        events.add("redrew", facts, EVERYONE, None, HIDDEN)
    deal(world, seat, chance, events)


# Discards


@final
class DiscardTwo(Question):
    """R19: everyone discards two cards in secret; then they are shown together."""

    prompt: ClassVar[Literal["discard_two"]] = "discard_two"

    def asked(self, world: Underworld) -> int:
        return sum([1 << seat for seat in range(world.seats) if len(world.aside[seat]) < world.cards.discards])

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.discard.has(action):
            return NOT_NOW
        return NOT_IN_HAND if held_copy(world, seat, world.moves.discard.thing(action)) < 0 else 0

    def options(self, world: Underworld, seat: int) -> list[int]:
        return sorted({world.moves.discard.of(world.cards.things[card]) for card in world.hands[seat]})

    def question(self, world: Underworld, viewer: int) -> shapes.DiscardTwo:
        return {
            "kind": self.prompt,
            "seats": self.seats(world),
            "left": [world.cards.discards - len(cards) for cards in world.aside],
        }

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = held_copy(world, seat, world.moves.discard.thing(action))
        world.hands = replaced(world.hands, seat, without(world.hands[seat], card))
        world.aside = replaced(world.aside, seat, [*world.aside[seat], card])
        world.agenda.then(self)

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        for seat in world.order:
            cards = world.aside[seat]
            uncover(world, cards)
            world.discard = world.discard + cards
            if events is not None and cards:
                facts = shapes.Discarded(**cards_told(world, seat, cards), why="opening", source=None)
                events.add("discarded", facts, EVERYONE, None, HIDDEN)
        world.aside = [[] for _ in range(world.seats)]


# First rooms


@final
class FirstRoom(Question):
    """R20, A 40: in XP order, `number` is the place, each player may place one ordinary room; then all are revealed."""

    prompt: ClassVar[Literal["first_room"]] = "first_room"

    def seat_now(self, world: Underworld) -> int:
        return world.order[self.number] if self.number < world.seats else -1

    def asked(self, world: Underworld) -> int:
        seat = self.seat_now(world)
        return 1 << seat if seat >= 0 else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        if not world.moves.place.has(action):
            return NOT_NOW
        card = held_copy(world, seat, world.moves.place.thing(action))
        if card < 0:
            return NOT_IN_HAND
        if card >= world.cards.first_mini or world.cards.advanced[world.cards.things[card]]:
            return FIRST_ORDINARY
        return place_refusal(world, seat, card, world.moves.place.slot(action))

    def options(self, world: Underworld, seat: int) -> list[int]:
        rooms = {world.cards.things[card] for card in world.hands[seat] if card < world.cards.first_mini}
        found = sorted([world.moves.place.of(design) for design in rooms])
        return [PASS, *[action for action in found if self.refusal(world, seat, action) == 0]]

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return [action for action in placements_of(world, seat, world.hands[seat]) if world.moves.place.slot(action) == 0]

    def question(self, world: Underworld, viewer: int) -> shapes.PlainQuestion:
        return {"kind": self.prompt, "seats": self.seats(world)}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != PASS:
            card = held_copy(world, seat, world.moves.place.thing(action))
            place(world, seat, card, 0, events)
        world.agenda.then(FirstRoom(-1, self.number + 1))

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.agenda.then(Reveal(), Aftermath())


def offer_bosses(world: Underworld, events: Events | None) -> None:
    """R114: what everyone may choose from."""
    if events is not None:
        for seat in range(world.seats):
            tell(events, "offered", shapes.Offered(seat=seat, bosses=names(world, world.offers[seat])))
