"""Who knows what: the view of a seat, and dealing anew what it cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.chance import Chance
from .cards import LEVELS, STRENGTHS, TILES
from .rules import EQUAL_PAIRS, heal_cost, tile_change
from .shapes import CastleView, Front, GuardView, Monster, Pile, SeatView, Spans
from .state import Castle

THREE_CARDS: Final = 3
ALL_FIVE: Final = 0b11111


def count(mask: int) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def knows_cards_of(castle: Castle, seat: int | None, other: int) -> bool:
    """Q37, Q38: one's own cards; and everyone's as soon as three of the five are known not to lie aside."""
    return seat == other or count(castle.shown[other]) == THREE_CARDS


def seen_by(castle: Castle, viewers: Sequence[int | None]) -> list[CastleView]:
    """Q36-Q39: everything public, and one's own cards."""
    public = seen_by_all(castle)
    return [{**public, "seat": viewer, "seats": seats_seen(castle, viewer, public["seats"])} for viewer in viewers]


def seen_by_all(castle: Castle) -> CastleView:
    """What a spectator sees."""
    return {
        "seat": None,
        "round": castle.round_number,
        "rounds": castle.setup.rounds,
        "chain": castle.setup.chain,
        "king": castle.setup.king,
        "start": castle.start,
        "turn": castle.turn if castle.turn >= 0 else None,
        "tile": castle.tile_key(),
        "tiles": [TILES[tile] for tile in castle.tiles[: castle.round_number]] if castle.setup.king else [],
        "guards": [guard_seen(castle, guard) for guard in range(castle.seats)],
        "pile": pile_seen(castle),
        "revealed": [name for guard, name in enumerate(castle.cards.guard_id) if castle.revealed >> guard & 1],
        "seats": [seat_seen(castle, None, other) for other in range(castle.seats)],
    }


def guard_seen(castle: Castle, guard: int) -> GuardView:
    card = castle.row[guard]
    level = castle.cards.level[card]
    front: Front | None = None
    if castle.revealed >> card & 1:
        front = {"card": castle.cards.guard_id[card], "strength": castle.cards.strength[card], "loot": castle.cards.loot[card]}
    return {
        "level": level,
        "strength": castle.cards.strength_range[level],
        "loot": castle.cards.loot_range[level],
        "now": ranges_now(castle, guard),
        "front": front,
        "slots": [monster_seen(castle, 2 * guard), monster_seen(castle, 2 * guard + 1)],
    }


def ranges_now(castle: Castle, guard: int) -> Spans:
    """R30: what the ranges on the back come to in this round's fight, as far as the tile and the monsters lying there tell."""
    level = castle.cards.level[castle.row[guard]]
    stronger, richer = (0, 0) if castle.tile < 0 else tile_change(castle.tile, guard, castle.seats)
    if castle.tile >= 0 and castle.slots[2 * guard + 1] and castle.slots[2 * guard] == castle.slots[2 * guard + 1]:
        richer += EQUAL_PAIRS[castle.tile]
    return {
        "strength": [max(end + stronger, 0) for end in castle.cards.strength_range[level]],
        "loot": [max(end + richer, 0) for end in castle.cards.loot_range[level]],
    }


def monster_seen(castle: Castle, place: int) -> Monster | None:
    if castle.slots[place] == 0:
        return None
    return {"seat": castle.owners[place], "strength": castle.slots[place]}


def pile_seen(castle: Castle) -> Pile:
    """Q36, Q39: how many guards are left, the level on top, and how many of each level are among them."""
    left = [castle.cards.level[guard] for guard in castle.pile[castle.drawn :]]
    return {"count": len(left), "top": left[0] if left else None, "levels": [left.count(level) for level in LEVELS]}


def seats_seen(castle: Castle, viewer: int | None, public: list[SeatView]) -> list[SeatView]:
    """As all see them, but for the viewer's own."""
    return [seat_seen(castle, viewer, other) if other == viewer else seat for other, seat in enumerate(public)]


def seat_seen(castle: Castle, seat: int | None, other: int) -> SeatView:
    """A seat's gold and cards; a card that may be in hand or aside is None."""
    known = knows_cards_of(castle, seat, other)
    in_hand = [s for s in STRENGTHS if castle.hands[other] >> (s - 1) & 1 and (known or castle.shown[other] >> (s - 1) & 1)]
    hidden = count(castle.hands[other]) - len(in_hand)
    aside = [s for s in STRENGTHS if castle.aside[other] >> (s - 1) & 1]
    return {
        "type": castle.setup.types[other],
        "heal": castle.setup.heal[5 * other : 5 * other + 5],
        "heal_now": [heal_cost(castle, other, strength) for strength in STRENGTHS],
        "gold": castle.gold[other],
        "hand": [*in_hand, *[None] * hidden],
        "aside": [*aside] if known else [None, None],
    }


def deal_anew(castle: Castle, seat: int | None, chance: Chance) -> None:
    """Shuffles every card that `seat` cannot know among the places where it may be; each possible deal is equally likely."""
    for other in range(castle.seats):
        if not knows_cards_of(castle, seat, other):
            deal_hand_anew(castle, other, chance)
    deal_guards_anew(castle, chance)
    deal_tiles_anew(castle, chance)


def deal_hand_anew(castle: Castle, other: int, chance: Chance) -> None:
    """Q37: in round 1 the three cards are those shown and any others; what lies in the castle is among the shown ones."""
    shown = castle.shown[other]
    unknown = [strength for strength in STRENGTHS if not shown >> (strength - 1) & 1]
    chance.shuffle("imagine", unknown)
    three = shown
    for strength in unknown[: THREE_CARDS - count(shown)]:
        three |= 1 << (strength - 1)
    in_castle = ALL_FIVE ^ castle.hands[other] ^ castle.aside[other]
    castle.hands[other] = three & ~in_castle
    castle.aside[other] = ALL_FIVE ^ three


def deal_guards_anew(castle: Castle, chance: Chance) -> None:
    """Q36, Q37, Q39: backs were seen when dealt, so levels stay up to the top of the pile; fronts change unless revealed."""
    pile = castle.pile[:]
    level = castle.cards.level
    hidden: list[list[int]] = [[], [], [], []]
    for guard in range(len(level)):
        if not castle.revealed >> guard & 1:
            hidden[level[guard]].append(guard)
    for same in hidden:
        chance.shuffle("imagine", same)
    backs_seen = min(castle.drawn + 1, len(pile))
    for at in range(backs_seen):
        if not castle.revealed >> pile[at] & 1:
            pile[at] = hidden[level[pile[at]]].pop()
    rest = hidden[1] + hidden[2] + hidden[3]
    chance.shuffle("imagine", rest)
    pile[backs_seen:] = rest
    where = dict(zip(castle.pile[:backs_seen], pile[:backs_seen], strict=True))
    castle.row = [where[guard] for guard in castle.row]
    castle.pile = pile


def deal_tiles_anew(castle: Castle, chance: Chance) -> None:
    """Q37: tiles that were turned up stay; without the king nobody ever sees one."""
    known = castle.round_number if castle.setup.king else 0
    rest = sorted(castle.tiles[known:])
    chance.shuffle("imagine", rest)
    castle.tiles = castle.tiles[:known] + rest
