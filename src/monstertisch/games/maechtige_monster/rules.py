"""The rules: what happens when a card is played, when the last one lies, and when a round begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...core.chance import Chance
from ...core.event import EVERYONE, HIDDEN, NOTHING, OWN, Events
from ...core.game import Result
from . import shapes
from .cards import TILE_ROWS, TILES
from .moves import price_of
from .state import Castle

ALL_FIVE: Final = 0b11111


def masks_of(effect: str) -> list[int]:
    """Per tile, the cards it speaks of if it has this effect."""
    strengths = [row["strengths"] if row["effect"] == effect else [] for row in TILE_ROWS]
    return [sum([1 << (strength - 1) for strength in found]) for found in strengths]


# The tiles of R31 by index, as numbers to look up.
FORBIDDEN: Final = masks_of("forbid")
HAND: Final = masks_of("hand")
DEARER: Final = masks_of("heal")
DEARER_COST: Final[list[int]] = [row.get("cost", 0) for row in TILE_ROWS]
EQUAL_PAIRS: Final[list[int]] = [row["loot"] if row["effect"] == "equal_pairs" else 0 for row in TILE_ROWS]
LOWEST_PAIRS: Final[list[int]] = [row["loot"] if row["effect"] == "lowest_pairs" else 0 for row in TILE_ROWS]
GUARDS: Final[list[list[int]]] = [row["guards"] if row["effect"] == "guards" else [] for row in TILE_ROWS]
GUARD_STRENGTH: Final[list[int]] = [row.get("strength", 0) for row in TILE_ROWS]
GUARD_LOOT: Final[list[int]] = [row["loot"] if row["effect"] == "guards" else 0 for row in TILE_ROWS]


def forbidden_by(tile: int) -> int:
    """R31: the cards that may not be played under this tile."""
    return FORBIDDEN[tile] if tile >= 0 else 0


# The table


def set_table(castle: Castle, chance: Chance, events: Events | None) -> None:
    """R5-R9: shuffle guards and tiles, find the start player, deal the monsters and begin round 1."""
    castle.pile = list(range(len(castle.cards.level)))
    chance.shuffle("guards", castle.pile)
    castle.tiles = list(range(len(TILES)))
    chance.shuffle("tiles", castle.tiles)
    castle.start = chance.below("start", castle.seats)
    deal_monsters(castle, chance, events)
    begin_round(castle, 1, events)


# Phase 1: placing monsters


def play_card(castle: Castle, seat: i64, strength: i64, place: i64, events: Events | None) -> None:
    """R11-R13: a hand card goes to a place, free or taken; then it is the next seat's turn, or the fights begin."""
    if not lay_card(castle, seat, strength, place, events):
        end_round(castle, events)


def lay_card(castle: Castle, seat: i64, strength: i64, place: i64, events: Events | None) -> bool:
    """R11-R13, R17: all of it but the fights; tells whether anybody is to play yet."""
    card: i64 = 1 << (strength - 1)
    hand: i64 = castle.hands[seat]
    shown: i64 = castle.shown[seat]
    castle.hands[seat] = hand & ~card
    if castle.slots[place]:
        displace(castle, seat, strength, place, events)
    elif events is not None:
        events.add("placed", placed_facts(castle, seat, strength, place), EVERYONE, None, NOTHING if shown & card else OWN)
    castle.slots[place] = strength
    castle.owners[place] = seat
    castle.shown[seat] = shown | card
    return pass_turn(castle, seat)


def displace(castle: Castle, seat: i64, strength: i64, place: i64, events: Events | None) -> None:
    """R13, R14, Q9: pay, and give the displaced monster back to its owner's hand."""
    owner: i64 = castle.owners[place]
    lying: i64 = castle.slots[place]
    to_owner = price_of(castle, seat, place) - 1
    hand: i64 = castle.hands[owner]
    castle.gold[seat] = castle.gold[seat] - 1 - to_owner
    castle.gold[owner] = castle.gold[owner] + to_owner
    castle.hands[owner] = hand | 1 << (lying - 1)
    if events is not None:
        gold = change_of(castle, seat, -1 - to_owner)
        gold[owner] += to_owner
        facts: shapes.Displaced = {
            **placed_facts(castle, seat, strength, place),
            "owner": owner,
            "owner_type": castle.setup.types[owner],
            "lying": lying,
            "price": 1 + to_owner,
            "to_owner": to_owner,
            "gold": gold,
        }
        events.add("displaced", facts, EVERYONE, None, NOTHING if castle.shown[seat] >> (strength - 1) & 1 else OWN)


def placed_facts(castle: Castle, seat: int, strength: int, place: int) -> shapes.Placed:
    return {"seat": seat, "type": castle.setup.types[seat], "strength": strength, "guard": place // 2 + 1, "slot": place % 2 + 1}


def pass_turn(castle: Castle, seat: i64) -> bool:
    """R11, R16, R17: clockwise to the next seat that holds more than one card, so has fewer than two monsters in the castle."""
    hands = castle.hands
    seats: i64 = castle.seats
    following = seat
    for _ in range(seats):
        following += 1
        if following == seats:
            following = 0
        hand: i64 = hands[following]
        if hand & (hand - 1):
            castle.turn = following
            return True
    return False


# Phases 2 and 3: fighting, healing, preparing


def end_round(castle: Castle, events: Events | None) -> None:
    """R18-R27: fight, heal, take up the cards, and begin the next round or end the game."""
    first_lost = fight_guards(castle, events)
    heal(castle, first_lost, events)
    take_up_cards(castle, events)
    if castle.round_number == castle.setup.rounds:  # R26, Q33: the last tile is gone, the row stays as it lies
        castle.turn = -1
        if events is not None:
            events.add("over", Result(castle.gold[:]).to_data(), EVERYONE, None, NOTHING)
        return
    castle.start = (castle.start + 1) % castle.seats  # R27
    begin_round(castle, castle.round_number + 1, events)


def fight_guards(castle: Castle, events: Events | None) -> int:
    """R18-R21: guards are fought from the gate inwards until one wins. Tells its index, or their number if all were beaten."""
    lowest = lowest_pair(castle)
    for guard in range(castle.seats):
        total = castle.slots[2 * guard] + castle.slots[2 * guard + 1]
        strength, loot = guard_now(castle, guard, lowest)
        reveal(castle, guard, total, strength, loot, events)
        if total < strength:
            if events is not None:
                events.add("lost", shapes.Lost(guard=guard + 1, sum=total, strength=strength), EVERYONE, None, NOTHING)
            return guard
        share_loot(castle, guard, loot, events)
    return castle.seats


def reveal(castle: Castle, guard: int, total: int, strength: int, loot: int, events: Events | None) -> None:
    """R18: turn the guard up; `strength` and `loot` are what counts after the tile."""
    card = castle.row[guard]
    castle.revealed |= 1 << card
    if events is not None:
        facts: shapes.Revealed = {
            "guard": guard + 1,
            "card": castle.cards.guard_id[card],
            "level": castle.cards.level[card],
            "sum": total,
            "strength": strength,
            "loot": loot,
            "printed": {"strength": castle.cards.strength[card], "loot": castle.cards.loot[card]},
        }
        events.add("revealed", facts, EVERYONE, None, HIDDEN)


def lowest_pair(castle: Castle) -> int:
    """Q26: the lowest sum of a pair, fixed when all monsters lie."""
    slots = castle.slots
    lowest: i64 = slots[0] + slots[1]
    for place in range(2, 2 * castle.seats, 2):
        total: i64 = slots[place] + slots[place + 1]
        if total < lowest:
            lowest = total
    return lowest


def guard_now(castle: Castle, guard: int, lowest: int) -> tuple[int, int]:
    """R30, R31, Q23: strength and loot of a guard after the tile in force, neither below 0."""
    card = castle.row[guard]
    strength = castle.cards.strength[card]
    loot = castle.cards.loot[card]
    if castle.tile < 0:
        return strength, loot
    stronger, richer = tile_change(castle.tile, guard, castle.seats)
    one = castle.slots[2 * guard]
    other = castle.slots[2 * guard + 1]
    if one == other:
        richer += EQUAL_PAIRS[castle.tile]  # Q22: once per guard
    if one + other == lowest:
        richer += LOWEST_PAIRS[castle.tile]  # Q26: all of the lowest
    return max(strength + stronger, 0), max(loot + richer, 0)


def tile_change(tile: int, guard: int, guards: int) -> tuple[int, int]:
    """R31, Q25: the changes of strength and loot that a tile makes to the guard at this position."""
    for position in GUARDS[tile]:
        if guard == (position - 1 if position > 0 else guards + position):
            return GUARD_STRENGTH[tile], GUARD_LOOT[tile]
    return 0, 0


def share_loot(castle: Castle, guard: int, loot: int, events: Events | None) -> None:
    """R19: halves; the odd coin goes to the stronger monster, with equal strengths to nobody; one owner takes all."""
    one = castle.owners[2 * guard]
    other = castle.owners[2 * guard + 1]
    ahead = castle.slots[2 * guard] - castle.slots[2 * guard + 1]
    half = loot // 2
    odd = loot % 2
    left = odd if ahead == 0 else 0
    if events is not None:
        events.add("beaten", shapes.Beaten(guard=guard + 1, loot=loot, left=left), EVERYONE, None, NOTHING)
    if one == other:
        take_loot(castle, one, guard, loot, events)
    else:
        take_loot(castle, one, guard, half + (odd if ahead > 0 else 0), events)
        take_loot(castle, other, guard, half + (odd if ahead < 0 else 0), events)


def take_loot(castle: Castle, seat: int, guard: int, amount: int, events: Events | None) -> None:
    """R19, Q27: loot comes from the bank at once."""
    castle.gold[seat] = castle.gold[seat] + amount
    if events is not None:
        facts = shapes.Loot(seat=seat, guard=guard + 1, amount=amount, gold=change_of(castle, seat, amount))
        events.add("loot", facts, EVERYONE, None, NOTHING)


def change_of(castle: Castle, seat: int, amount: int) -> list[int]:
    """What an event says of every purse when one seat's changes."""
    gold = [0] * castle.seats
    gold[seat] = amount
    return gold


def heal_cost(castle: Castle, seat: i64, strength: i64) -> i64:
    """R1, R31, Q30: the cost on the monster card, or what the tile says instead."""
    tile: i64 = castle.tile
    if tile >= 0:
        dearer: i64 = DEARER[tile]
        if dearer >> (strength - 1) & 1:
            return DEARER_COST[tile]
    return castle.setup.heal[5 * seat + strength - 1]


def heal(castle: Castle, first_lost: int, events: Events | None) -> None:
    """R22, R23: owners pay for every monster at the lost guard and behind it, as far as their gold reaches."""
    due = [0] * castle.seats
    place: i64
    for place in range(2 * first_lost, 2 * castle.seats):
        owner: i64 = castle.owners[place]
        due[owner] = due[owner] + heal_cost(castle, owner, castle.slots[place])
    for seat in range(castle.seats):
        if due[seat]:
            gold = castle.gold[seat]
            paid = min(due[seat], gold)
            castle.gold[seat] = gold - paid
            if events is not None:
                announce_healing(castle, seat, first_lost, due[seat], paid, events)


def announce_healing(castle: Castle, seat: int, first_lost: int, due: int, paid: int, events: Events) -> None:
    monsters: list[shapes.HealedMonster] = [
        {
            "guard": place // 2 + 1,
            "slot": place % 2 + 1,
            "strength": castle.slots[place],
            "cost": heal_cost(castle, seat, castle.slots[place]),
        }
        for place in range(2 * first_lost, 2 * castle.seats)
        if castle.owners[place] == seat
    ]
    gold = change_of(castle, seat, -paid)
    facts = shapes.Healed(seat=seat, monsters=monsters, due=due, paid=paid, waived=due - paid, gold=gold)
    events.add("healed", facts, EVERYONE, None, NOTHING)


def take_up_cards(castle: Castle, events: Events | None) -> None:
    """R24, Q38: the aside cards join the hand, the two played ones go aside. All saw which, so from now on all know every hand."""
    castle.slots = [0] * (2 * castle.seats)
    castle.owners = [-1] * (2 * castle.seats)
    for seat in range(castle.seats):
        castle.hands[seat] = castle.hands[seat] | castle.aside[seat]
    castle.aside = [ALL_FIVE ^ hand for hand in castle.hands]
    castle.shown = castle.hands[:]
    if events is not None:
        events.add("taken_up", shapes.TakenUp(hands=hands(castle)), EVERYONE, None, HIDDEN)


def hands(castle: Castle) -> list[list[int]]:
    return [[strength for strength in range(1, 6) if hand >> (strength - 1) & 1] for hand in castle.hands]


# The beginning of a round


def begin_round(castle: Castle, number: int, events: Events | None) -> None:
    """R8, R10, R27: deal the guards, turn up the tile, and let the start player begin."""
    castle.round_number = number
    castle.turn = castle.start
    castle.row = castle.pile[castle.drawn : castle.drawn + castle.seats]
    castle.drawn += castle.seats
    if castle.setup.chain:
        castle.row = in_chain(castle, castle.row)
    if events is not None:
        facts: shapes.Round = {
            "round": number,
            "rounds": castle.setup.rounds,
            "start": castle.start,
            "levels": [castle.cards.level[guard] for guard in castle.row],
            "top": castle.cards.level[castle.pile[castle.drawn]] if castle.drawn < len(castle.pile) else None,
        }
        events.add("round", facts, EVERYONE, None, HIDDEN)
    if castle.setup.king:
        turn_up_tile(castle, events)


def in_chain(castle: Castle, row: list[int]) -> list[int]:
    """R29: guards by level, ascending from the gate; inside one level in the order of the draw."""
    level = castle.cards.level
    return [guard for wanted in range(1, 4) for guard in row if level[guard] == wanted]


def turn_up_tile(castle: Castle, events: Events | None) -> None:
    """R10, R31, Q19: the top tile holds for this round; `hand_3_4_5` exchanges hands at once, and then all know them."""
    castle.tile = castle.tiles[castle.round_number - 1]
    castle.forbidden = FORBIDDEN[castle.tile]
    if events is not None:
        events.add("tile", shapes.TileTurned(tile=TILES[castle.tile]), EVERYONE, None, HIDDEN)
    if HAND[castle.tile]:
        for seat in range(castle.seats):
            castle.hands[seat] = HAND[castle.tile]
            castle.aside[seat] = ALL_FIVE ^ HAND[castle.tile]
            castle.shown[seat] = HAND[castle.tile]


def deal_monsters(castle: Castle, chance: Chance, events: Events | None) -> None:
    """R6: each player shuffles the five, takes three in hand and lays two aside."""
    for seat in range(castle.seats):
        five = [1, 2, 3, 4, 5]
        chance.shuffle("monsters", five)
        hand: i64 = 0
        for strength in five[:3]:
            hand |= 1 << (strength - 1)
        castle.hands[seat] = hand
        castle.aside[seat] = ALL_FIVE ^ hand
        if events is not None:
            facts = shapes.Dealt(seat=seat, hand=sorted(five[:3]), aside=sorted(five[3:]))
            events.add("dealt", facts, seat, shapes.DealtUnseen(seat=seat), HIDDEN)
