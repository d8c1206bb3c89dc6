"""R41-R50, R61, R62: where a card may be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.vocabulary import BUILD_HERE_WITHOUT_MATCH, NO_MONSTERS_BESIDE
from ..pieces import ZONING
from ..reasons import (
    BEAST_BESIDE,
    DUNGEON_FULL,
    MINIBOSS_BESIDE,
    MINIBOSS_NEEDS_ROOM,
    MINIBOSS_THERE,
    NEEDS_ROOM,
    NO_MATCH,
    NO_SUCH_SLOT,
    ROOM_COVERED,
    ROOM_OFF,
)
from .places import dungeon_has, is_active, is_covered, is_off, room_at
from .values import says, types_of

if TYPE_CHECKING:
    from ..state import Table


def place_refusal(table: Table, seat: int, card: int, slot: int) -> int:
    """Why this room or miniboss may not go there (a slot counted from the boss from 0 on); 0 if it may."""
    rooms = len(table.dungeons[seat])
    if slot > rooms:
        return NO_SUCH_SLOT
    miniboss = card >= table.cards.first_mini
    if slot == rooms:
        if miniboss:
            return MINIBOSS_NEEDS_ROOM
        return new_slot_refusal(table, seat, card)
    room = room_at(table, seat, slot)
    if is_covered(table, seat, room):
        return ROOM_COVERED
    if is_off(table, room):
        return ROOM_OFF
    if miniboss:
        return miniboss_refusal(table, seat, slot)
    if beast_beside(table, seat, card, slot):
        return BEAST_BESIDE
    design = table.cards.things[card]
    if table.cards.advanced[design] and not matches(table, seat, design, room) and not without_match(table, seat, room):
        return NO_MATCH
    return 0


def new_slot_refusal(table: Table, seat: int, card: int) -> int:
    """R42: only ordinary rooms, and no more than five slots."""
    rooms = len(table.dungeons[seat])
    if table.cards.advanced[table.cards.things[card]]:
        return NEEDS_ROOM
    if rooms >= table.cards.most_rooms:
        return DUNGEON_FULL
    return BEAST_BESIDE if beast_beside(table, seat, card, rooms) else 0


def matches(table: Table, seat: int, design: int, room: int) -> bool:
    """R44: the printed icons of the advanced room and the current ones of its place share a type."""
    types = types_of(table, seat, room)
    return any(table.cards.icons[design][treasure] and types >> treasure & 1 for treasure in range(4))


def without_match(table: Table, seat: int, room: int) -> bool:
    """R44: Rocky's first level, or the Zoning Board of this turn."""
    return says(table, seat, room, BUILD_HERE_WITHOUT_MATCH) or dungeon_has(table, seat, ZONING)


def needs_zoning(table: Table, seat: int, card: int, slot: int) -> bool:
    """Whether only the Zoning Board allows this placement."""
    room = room_at(table, seat, slot)
    design = table.cards.things[card]
    if room < 0 or card >= table.cards.first_mini or not table.cards.advanced[design]:
        return False
    return not matches(table, seat, design, room) and not says(table, seat, room, BUILD_HERE_WITHOUT_MATCH)


def beast_beside(table: Table, seat: int, card: int, slot: int) -> bool:
    """R46: no monster room beside an active Fetid Beast, unless it is one itself."""
    design = table.cards.things[card]
    if not table.cards.monster[design] or forbids(table, design):
        return False
    for beside in [slot - 1, slot + 1]:
        room = room_at(table, seat, beside) if beside >= 0 else -1
        if room >= 0 and is_active(table, seat, room) and says(table, seat, room, NO_MONSTERS_BESIDE):
            return True
    return False


def forbids(table: Table, design: int) -> bool:
    """Whether a room is a Fetid Beast."""
    for ability in table.cards.abilities[design]:
        for effect in ability.always:
            if effect.op == NO_MONSTERS_BESIDE:
                return True
    return False


def miniboss_refusal(table: Table, seat: int, slot: int) -> int:
    """R62: no miniboss on this room, nor beside it; an own face-down one counts."""
    if has_miniboss(table, seat, slot):
        return MINIBOSS_THERE
    if (slot > 0 and has_miniboss(table, seat, slot - 1)) or has_miniboss(table, seat, slot + 1):
        return MINIBOSS_BESIDE
    return 0


def has_miniboss(table: Table, seat: int, slot: int) -> bool:
    room = room_at(table, seat, slot)
    if room < 0:
        return False
    return table.mini[room] >= 0 or (is_covered(table, seat, room) and table.face_down[seat] >= table.cards.first_mini)


def miniboss_fits(table: Table, seat: int, room: int) -> bool:
    """R61, R62: whether this own active room can take a miniboss."""
    dungeon = table.dungeons[seat]
    return is_active(table, seat, room) and miniboss_refusal(table, seat, len(dungeon) - 1 - dungeon.index(room)) == 0
