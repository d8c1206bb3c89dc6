"""The moves: their numbers and their spelled-out form. Cards are named by their ids, rooms in play by seat and slot."""

from __future__ import annotations

from typing import Final

from ...core.game import Data, Moves
from .cards import BOSSES, FIRST_ROOM, HEROES, IDS, ROOMS
from .effects.vocabulary import CLASSES

SEATS: Final = 4
SLOTS: Final = 5  # counted from the boss: slot 1 is next to it
PLACES: Final = SLOTS + 1  # a sixth, so that whoever wants to build there is told why not (R47)
HAND_CARDS: Final = 67  # designs that can be held: rooms, minibosses, spells
PLACEABLE: Final = 52  # rooms and minibosses
ROOM_COUNT: Final = 42
HERO_COUNT: Final = 42
LEVELS: Final = 3
MODES: Final = 4
MOST_COINS: Final = 40  # A 47: in one payment

PASS: Final = 0
ACCEPT: Final = 1
DECLINE: Final = 2
REDRAW: Final = 3
KEEP: Final = 4
TAKE_BACK: Final = 5
BOSS: Final = 6
DISCARD: Final = BOSS + 12
PLACE: Final = DISCARD + HAND_CARDS
PROMOTE: Final = PLACE + PLACEABLE * PLACES
PROMOTE_WITH_ROOM: Final = PROMOTE + SLOTS
SELL: Final = PROMOTE_WITH_ROOM + SLOTS
DECLARE_CARD: Final = SELL + ROOM_COUNT
DECLARE_ROOM: Final = DECLARE_CARD + HAND_CARDS
DECLARE_MINIBOSS: Final = DECLARE_ROOM + SEATS * SLOTS
DECLARE_BOSS: Final = DECLARE_MINIBOSS + SEATS * SLOTS * LEVELS
DECLARE_HERO: Final = DECLARE_BOSS + SEATS
DECLARE_DEAL: Final = DECLARE_HERO + HERO_COUNT
MODE: Final = DECLARE_DEAL + SEATS
TARGET_SEAT: Final = MODE + MODES
TARGET_ROOM: Final = TARGET_SEAT + SEATS
TARGET_HERO: Final = TARGET_ROOM + SEATS * SLOTS
TARGET_TREASURE: Final = TARGET_HERO + HERO_COUNT
COINS: Final = TARGET_TREASURE + 4
TAKE: Final = COINS + MOST_COINS + 1
TRIGGER_ROOM: Final = TAKE + HAND_CARDS
TRIGGER_MINIBOSS: Final = TRIGGER_ROOM + SLOTS
TRIGGER_BOSS: Final = TRIGGER_MINIBOSS + SLOTS
DRAW: Final = TRIGGER_BOSS + 1
ACTION_COUNT: Final = DRAW + 2
DRAW_ROOM: Final = DRAW
DRAW_SPELL: Final = DRAW + 1


def places(kind: str) -> list[Data]:
    """Every room in play: seat by seat, slot by slot."""
    return [{"kind": kind, "seat": seat, "slot": slot + 1} for seat in range(SEATS) for slot in range(SLOTS)]


def declarations() -> list[Data]:
    """R28: what can be declared, by where it is."""
    held = IDS[FIRST_ROOM:]
    moves: list[Data] = [{"kind": "declare", "card": card} for card in held]
    moves += places("declare")
    moves += [{**place, "level": level} for place in places("declare") for level in [1, 2, 3]]
    moves += [{"kind": "declare", "boss": seat} for seat in range(SEATS)]
    moves += [{"kind": "declare", "hero": hero} for hero in HEROES]
    return moves + [{"kind": "declare", "deal": seat} for seat in range(SEATS)]


def targets() -> list[Data]:
    """R29: what can be chosen."""
    moves: list[Data] = [{"kind": "mode", "mode": mode} for mode in range(MODES)]
    moves += [{"kind": "target", "seat": seat} for seat in range(SEATS)]
    moves += places("target")
    moves += [{"kind": "target", "hero": hero} for hero in HEROES]
    moves += [{"kind": "target", "treasure": treasure} for treasure in CLASSES]
    return moves + [{"kind": "coins", "n": n} for n in range(MOST_COINS + 1)]


def all_moves() -> list[Data]:
    """Every move, spelled out, in the order of the numbers above."""
    held = IDS[FIRST_ROOM:]
    slots = range(1, SLOTS + 1)
    moves: list[Data] = [{"kind": word} for word in ["pass", "accept", "decline", "redraw", "keep", "take_back"]]
    moves += [{"kind": "boss", "boss": boss} for boss in BOSSES]
    moves += [{"kind": "discard", "card": card} for card in held]
    moves += [{"kind": "place", "card": card, "slot": slot} for card in held[:PLACEABLE] for slot in range(1, PLACES + 1)]
    moves += [{"kind": "promote", "slot": slot} for slot in slots]
    moves += [{"kind": "promote", "slot": slot, "pay": "room"} for slot in slots]
    moves += [{"kind": "sell", "card": card} for card in ROOMS]
    moves += declarations()
    moves += targets()
    moves += [{"kind": "take", "card": card} for card in held]
    moves += [{"kind": "trigger", "slot": slot} for slot in slots]
    moves += [{"kind": "trigger", "slot": slot, "miniboss": True} for slot in slots]
    moves.append({"kind": "trigger", "boss": True})
    return moves + [{"kind": "draw", "deck": deck} for deck in ["room", "spell"]]


SPELLED: Final = all_moves()
MOVES: Final = Moves(SPELLED, "R22")
