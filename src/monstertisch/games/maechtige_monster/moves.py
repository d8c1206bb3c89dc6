"""The moves: their numbers, their spelled-out form, and the one predicate that decides whether a move is legal."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core.game import Data, Moves
from ...core.reason import Reason
from .cards import STRENGTHS
from .shapes import Displace, Free
from .state import Castle

# A move puts one card on one place. Places are counted from the gate: guard 1 has the places 0 and 1, guard 2 the places 2 and 3.
# number = 12 * (strength - 1) + place, the same 60 numbers for every player count; an occupied place means displace.
PLACES: Final = 12
CARDS: Final = 5
EVERY_PLACE: Final = 0xFFF
EVERY_CARD: Final = 0x1001001001001  # as a set of moves: each of the five cards to place 0

# Why a move is refused; 0 is legal. The order is the order in which R13 wants them tested.
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_SUCH_MOVE: Final = 3
NO_SUCH_GUARD: Final = 4
NOT_IN_HAND: Final = 5
TILE_FORBIDS: Final = 6
FIVE_STAYS: Final = 7
NOT_HIGHER: Final = 8
SUM_REACHED: Final = 9
TOO_LITTLE_GOLD: Final = 10
SLOT_ONE_FIRST: Final = 11

REFUSALS: Final = [
    ("", ""),
    ("game-over", "R28"),
    ("not-your-turn", "R11"),
    ("no-such-move", "R11"),
    ("no-such-guard", "R3"),
    ("not-in-hand", "R11"),
    ("tile-forbids", "R31"),
    ("five-stays", "R15"),
    ("not-higher", "R13"),
    ("sum-reached", "R13a"),
    ("too-little-gold", "R13b"),
    ("slot-one-first", "R12"),
]


def all_moves() -> list[Data]:
    """Every move, spelled out, in the order of the numbers above."""
    return [
        {"kind": "place", "strength": strength, "guard": guard, "slot": slot}
        for strength in range(1, 6)
        for guard in range(1, 7)
        for slot in [1, 2]
    ]


def strength_of(action: i64) -> i64:
    """The card that this move puts down."""
    return action // PLACES + 1


def place_of(action: i64) -> i64:
    return action % PLACES


def number_of(strength: int, place: int) -> int:
    return PLACES * (strength - 1) + place


def moves_to(strength: int) -> list[list[int]]:
    """Per set of places, the moves that put this card on one of them, ascending."""
    found: list[list[int]] = [[]]
    for place in range(PLACES):
        found += [[*moves, number_of(strength, place)] for moves in found]
    return found


MOVES: Final = Moves("R11")
MOVES.add(all_moves())
MOVES_TO: Final = [moves_to(strength) for strength in STRENGTHS]


def price_of(castle: Castle, seat: i64, place: i64) -> int:
    """R14: one gold to the bank and one per level above the first to a foreign owner; an own monster costs one at any level."""
    if castle.owners[place] == seat:
        return 1
    return castle.cards.level[castle.row[place >> 1]]


def refusal(castle: Castle, seat: int, action: int) -> int:
    """R11-R16, R31: the first reason against this move in the order of R13, or 0."""
    if castle.turn != seat:
        return GAME_OVER if castle.turn < 0 else NOT_YOUR_TURN
    if action < 0 or action >= CARDS * PLACES:
        return NO_SUCH_MOVE
    place = place_of(action)
    if place >= 2 * castle.seats:
        return NO_SUCH_GUARD
    strength = strength_of(action)
    hand: i64 = castle.hands[seat]
    forbidden: i64 = castle.forbidden
    if not hand >> (strength - 1) & 1:
        return NOT_IN_HAND
    if forbidden >> (strength - 1) & 1:
        return TILE_FORBIDS
    slots = castle.slots
    lying: i64 = slots[place]
    if lying == 0:
        return SLOT_ONE_FIRST if place & 1 and slots[place - 1] == 0 else 0
    if lying == 5:
        return FIVE_STAYS
    if strength <= lying:
        return NOT_HIGHER
    guard: i64 = castle.row[place >> 1]
    level: i64 = castle.cards.level[guard]
    if lying + slots[place ^ 1] >= castle.cards.limit[level]:
        return SUM_REACHED
    if castle.gold[seat] < price_of(castle, seat, place):
        return TOO_LITTLE_GOLD
    return 0


def legal(castle: Castle, seat: int) -> list[int]:
    """All moves that `refusal` lets pass, ascending. Found place by place: a card must be stronger than the bar of its place."""
    found: list[int] = []
    if castle.turn != seat:
        return found
    slots = castle.slots
    owners = castle.owners
    levels = castle.cards.level
    limits = castle.cards.limit
    gold: i64 = castle.gold[seat]
    moves: i64 = 0  # the legal moves of an owner of all five cards, as a set of bits
    place: i64 = 0
    guard: i64
    for guard in castle.row:
        one: i64 = slots[place]
        if one == 0:  # R12: slot 1 first
            moves |= EVERY_CARD << place
        else:
            other: i64 = slots[place + 1]
            level: i64 = levels[guard]
            if other == 0:
                moves |= EVERY_CARD << place + 1
            if one + other < limits[level]:  # R13a, R13b
                if gold >= level or (gold > 0 and owners[place] == seat):
                    moves |= (EVERY_CARD >> PLACES * one) << PLACES * one + place
                if other and (gold >= level or (gold > 0 and owners[place + 1] == seat)):
                    moves |= (EVERY_CARD >> PLACES * other) << PLACES * other + place + 1
        place += 2
    hand: i64 = castle.hands[seat] & ~castle.forbidden
    card: i64 = 0
    while hand:
        if hand & 1:
            found += MOVES_TO[card][moves >> PLACES * card & EVERY_PLACE]
        hand >>= 1
        card += 1
    return found


def reason_for(castle: Castle, seat: int, action: int, code: int) -> Reason:
    """The refusal as everyone may read it: with the card, the place and the numbers that decide."""
    name, rule = REFUSALS[code]
    if code <= NO_SUCH_MOVE:
        turn = {"turn": castle.turn} if code == NOT_YOUR_TURN else {}
        return Reason(name, rule, turn)
    place = place_of(action)
    params: dict[str, Any] = {"strength": strength_of(action), "guard": place // 2 + 1, "slot": place % 2 + 1}
    if code == NO_SUCH_GUARD:
        params["guards"] = castle.seats
    elif code == TILE_FORBIDS:
        params["tile"] = castle.tile_key()
    elif code == NOT_HIGHER:
        params["lying"] = castle.slots[place]
    elif code == SUM_REACHED:
        params["sum"] = castle.slots[place & ~1] + castle.slots[place | 1]
        params["limit"] = castle.cards.limit[castle.cards.level[castle.row[place >> 1]]]
    elif code == TOO_LITTLE_GOLD:
        params["price"] = price_of(castle, seat, place)
        params["gold"] = castle.gold[seat]
    return Reason(name, rule, params)


def preview(castle: Castle, seat: int, action: int) -> Free | Displace:
    """R12-R14: a free place costs nothing; a taken one names the monster, the price, and how much of it its owner gets."""
    place = place_of(action)
    if castle.slots[place] == 0:
        return {"kind": "place"}
    price = price_of(castle, seat, place)
    lying = castle.slots[place]
    return {"kind": "displace", "owner": castle.owners[place], "lying": lying, "price": price, "to_owner": price - 1}
