"""The moves: their numbers and their spelled-out form. Cards are named by their ids, rooms in play by seat and slot."""

from __future__ import annotations

from typing import Final

from ...core.game import Data, Moves
from .cards import BOSSES, FIRST_ROOM, FIRST_SPELL, HEROES, IDS, ROOMS
from .effects.vocabulary import CLASSES

SEATS: Final = 4
SLOTS: Final = 5  # counted from the boss: slot 1 is next to it
PLACES: Final = SLOTS + 1  # a sixth, so that whoever wants to build there is told why not (R47)
LEVELS: Final = 3
MODES: Final = 4
MOST_COINS: Final = 40  # A 47: in one payment
HELD: Final = IDS[FIRST_ROOM:]  # designs that can be held: rooms, minibosses, spells
HAND_CARDS: Final[int] = len(HELD)
PLACEABLE: Final[int] = FIRST_SPELL - FIRST_ROOM  # rooms and minibosses


def in_slots(move: Data) -> list[Data]:
    """This move at every slot of the own dungeon."""
    return [{**move, "slot": slot} for slot in range(1, SLOTS + 1)]


def at_rooms(kind: str) -> list[Data]:
    """Every room in play: seat by seat, slot by slot."""
    return [{"kind": kind, "seat": seat, "slot": slot} for seat in range(SEATS) for slot in range(1, SLOTS + 1)]


MOVES: Final = Moves("R22")
PASS: Final = MOVES.add([{"kind": "pass"}])
ACCEPT: Final = MOVES.add([{"kind": "accept"}])
DECLINE: Final = MOVES.add([{"kind": "decline"}])
REDRAW: Final = MOVES.add([{"kind": "redraw"}])
KEEP: Final = MOVES.add([{"kind": "keep"}])
TAKE_BACK: Final = MOVES.add([{"kind": "take_back"}])
BOSS: Final = MOVES.add([{"kind": "boss", "boss": boss} for boss in BOSSES])
DISCARD: Final = MOVES.add([{"kind": "discard", "card": card} for card in HELD])
PLACE: Final = MOVES.add(
    [{"kind": "place", "card": card, "slot": slot} for card in HELD[:PLACEABLE] for slot in range(1, PLACES + 1)]
)
PROMOTE: Final = MOVES.add(in_slots({"kind": "promote"}))
PROMOTE_WITH_ROOM: Final = MOVES.add([{**promotion, "pay": "room"} for promotion in in_slots({"kind": "promote"})])
SELL: Final = MOVES.add([{"kind": "sell", "card": card} for card in ROOMS])

# R28: what can be declared, by where it is.
DECLARE_CARD: Final = MOVES.add([{"kind": "declare", "card": card} for card in HELD])
DECLARE_ROOM: Final = MOVES.add(at_rooms("declare"))
DECLARE_MINIBOSS: Final = MOVES.add([{**place, "level": level} for place in at_rooms("declare") for level in range(1, LEVELS + 1)])
DECLARE_BOSS: Final = MOVES.add([{"kind": "declare", "boss": seat} for seat in range(SEATS)])
DECLARE_HERO: Final = MOVES.add([{"kind": "declare", "hero": hero} for hero in HEROES])
DECLARE_DEAL: Final = MOVES.add([{"kind": "declare", "deal": seat} for seat in range(SEATS)])

# R29: what can be chosen.
MODE: Final = MOVES.add([{"kind": "mode", "mode": mode} for mode in range(MODES)])
TARGET_SEAT: Final = MOVES.add([{"kind": "target", "seat": seat} for seat in range(SEATS)])
TARGET_ROOM: Final = MOVES.add(at_rooms("target"))
TARGET_HERO: Final = MOVES.add([{"kind": "target", "hero": hero} for hero in HEROES])
TARGET_TREASURE: Final = MOVES.add([{"kind": "target", "treasure": treasure} for treasure in CLASSES])
COINS: Final = MOVES.add([{"kind": "coins", "n": n} for n in range(MOST_COINS + 1)])

TAKE: Final = MOVES.add([{"kind": "take", "card": card} for card in HELD])
TRIGGER_ROOM: Final = MOVES.add(in_slots({"kind": "trigger"}))
TRIGGER_MINIBOSS: Final = MOVES.add([{**trigger, "miniboss": True} for trigger in in_slots({"kind": "trigger"})])
TRIGGER_BOSS: Final = MOVES.add([{"kind": "trigger", "boss": True}])
DRAW_ROOM: Final = MOVES.add([{"kind": "draw", "deck": "room"}])
DRAW_SPELL: Final = MOVES.add([{"kind": "draw", "deck": "spell"}])
SPELLED: Final = MOVES.spelled
ACTION_COUNT: Final[int] = len(SPELLED)
