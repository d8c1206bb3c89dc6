"""The moves: their numbers and their spelled-out form. Cards are named by their ids, rooms in play by seat and slot."""

from __future__ import annotations

from typing import Final, final

from ...core.game import Data, Moves
from .cards import PRINTED_CARDS, Cards
from .effects.vocabulary import CLASSES

SEATS: Final = 4
SLOTS: Final = 5  # counted from the boss: slot 1 is next to it
PLACES: Final = SLOTS + 1  # a sixth, so that whoever wants to build there is told why not (R47)
LEVELS: Final = 3
MODES: Final = 4
MOST_COINS: Final = 40  # A 47: in one payment

# Moves that name nothing come first, so that they have the same number with every set of cards.
PLAIN: Final = ["pass", "accept", "decline", "redraw", "keep", "take_back"]
PASS: Final = 0
ACCEPT: Final = 1
DECLINE: Final = 2
REDRAW: Final = 3
KEEP: Final = 4
TAKE_BACK: Final = 5


def in_slots(move: Data) -> list[Data]:
    """This move at every slot of the own dungeon."""
    return [{**move, "slot": slot} for slot in range(1, SLOTS + 1)]


def at_rooms(kind: str) -> list[Data]:
    """Every room in play: seat by seat, slot by slot."""
    return [{"kind": kind, "seat": seat, "slot": slot} for seat in range(SEATS) for slot in range(1, SLOTS + 1)]


@final
class Run:
    """Moves of one kind, which follow each other: each names a thing (a design, a seat or a number), and some a slot of it."""

    def __init__(self, moves: Moves, spelled: list[Data], first_thing: int = 0, slots: int = 1) -> None:
        self.first: Final = moves.add(spelled)
        self.end: Final = self.first + len(spelled)
        self.first_thing: Final = first_thing
        self.slots: Final = slots

    def of(self, thing: int, slot: int = 0) -> int:
        """The move that names this."""
        return self.first + (thing - self.first_thing) * self.slots + slot

    def has(self, action: int) -> bool:
        return self.first <= action < self.end

    def thing(self, action: int) -> int:
        """What a move of this kind names."""
        return (action - self.first) // self.slots + self.first_thing

    def slot(self, action: int) -> int:
        return (action - self.first) % self.slots


@final
class UnderworldMoves(Moves):
    """All moves with one set of cards, run by run."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("R22")
        self.cards: Final = cards
        held = cards.ids[cards.first_room :]  # designs that can be held: rooms, minibosses, spells
        placed = cards.rooms + cards.minibosses
        places = [{"kind": "place", "card": card, "slot": slot} for card in placed for slot in range(1, PLACES + 1)]
        promotions = in_slots({"kind": "promote"})
        triggers = in_slots({"kind": "trigger"})
        levels = [{**place, "level": level} for place in at_rooms("declare") for level in range(1, LEVELS + 1)]
        first = cards.first_room
        self.add([{"kind": kind} for kind in PLAIN])
        self.boss: Final = Run(self, [{"kind": "boss", "boss": boss} for boss in cards.bosses])
        self.discard: Final = Run(self, [{"kind": "discard", "card": card} for card in held], first)
        self.place: Final = Run(self, places, first, PLACES)
        self.promote: Final = Run(self, promotions)
        self.promote_with_room: Final = Run(self, [{**promotion, "pay": "room"} for promotion in promotions])
        self.sell: Final = Run(self, [{"kind": "sell", "card": card} for card in cards.rooms], first)

        # R28: what can be declared, by where it is.
        self.declare_card: Final = Run(self, [{"kind": "declare", "card": card} for card in held], first)
        self.declare_room: Final = Run(self, at_rooms("declare"), 0, SLOTS)
        self.declare_level: Final = Run(self, levels, 0, SLOTS * LEVELS)
        self.declare_boss: Final = Run(self, [{"kind": "declare", "boss": seat} for seat in range(SEATS)])
        self.declare_hero: Final = Run(self, [{"kind": "declare", "hero": hero} for hero in cards.heroes], cards.first_hero)
        self.declare_deal: Final = Run(self, [{"kind": "declare", "deal": seat} for seat in range(SEATS)])

        # R29: what can be chosen.
        self.mode: Final = Run(self, [{"kind": "mode", "mode": mode} for mode in range(MODES)])
        self.target_seat: Final = Run(self, [{"kind": "target", "seat": seat} for seat in range(SEATS)])
        self.target_room: Final = Run(self, at_rooms("target"), 0, SLOTS)
        self.target_hero: Final = Run(self, [{"kind": "target", "hero": hero} for hero in cards.heroes], cards.first_hero)
        self.target_treasure: Final = Run(self, [{"kind": "target", "treasure": treasure} for treasure in CLASSES])
        self.coins: Final = Run(self, [{"kind": "coins", "n": n} for n in range(MOST_COINS + 1)])

        self.take: Final = Run(self, [{"kind": "take", "card": card} for card in held], first)
        self.trigger_room: Final = Run(self, triggers)
        self.trigger_miniboss: Final = Run(self, [{**trigger, "miniboss": True} for trigger in triggers])
        self.trigger_boss: Final = self.add([{"kind": "trigger", "boss": True}])
        self.draw_room: Final = self.add([{"kind": "draw", "deck": "room"}])
        self.draw_spell: Final = self.add([{"kind": "draw", "deck": "spell"}])
        self.size: Final = len(self.spelled)

    # R28: rooms and their minibosses

    def declare_miniboss(self, seat: int, slot: int, level: int) -> int:
        return self.declare_level.of(seat, slot * LEVELS + level - 1)

    def declared_seat(self, action: int) -> int:
        """In whose dungeon the room or miniboss is."""
        return self.declare_room.thing(action) if self.declare_room.has(action) else self.declare_level.thing(action)

    def declared_slot(self, action: int) -> int:
        return self.declare_room.slot(action) if self.declare_room.has(action) else self.declare_level.slot(action) // LEVELS

    def declared_level(self, action: int) -> int:
        """Which text of a miniboss is declared, from 1; 0: it is no miniboss."""
        return self.declare_level.slot(action) % LEVELS + 1 if self.declare_level.has(action) else 0

    # Several runs at once

    def is_build(self, action: int) -> bool:
        """R41: what the build turn allows."""
        return action == TAKE_BACK or self.place.first <= action < self.sell.end

    def is_promotion(self, action: int) -> bool:
        return self.promote.has(action) or self.promote_with_room.has(action)

    def promoted_slot(self, action: int) -> int:
        return self.promote.thing(action) if self.promote.has(action) else self.promote_with_room.thing(action)

    def is_declaration(self, action: int) -> bool:
        return self.declare_card.first <= action < self.declare_deal.end

    def is_target(self, action: int) -> bool:
        return self.target_seat.first <= action < self.target_treasure.end

    def is_trigger(self, action: int) -> bool:
        return self.trigger_room.has(action) or self.trigger_miniboss.has(action) or action == self.trigger_boss


OUR_MOVES: Final = UnderworldMoves(PRINTED_CARDS)
