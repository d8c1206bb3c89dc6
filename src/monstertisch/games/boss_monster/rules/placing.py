"""R41-R50, R61, R62: where a card may be placed."""

from __future__ import annotations

from ..effects.vocabulary import BUILD_HERE_WITHOUT_MATCH, NO_MONSTERS_BESIDE
from ..moves import SLOTS
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
from ..state import Underworld
from .places import dungeon_has, is_active, is_covered, is_off, room_at
from .values import says, types_of


def place_refusal(world: Underworld, seat: int, card: int, slot: int) -> int:
    """Why this room or miniboss may not go there (a slot counted from the boss from 0 on); 0 if it may."""
    rooms = len(world.dungeons[seat])
    if slot > rooms:
        return NO_SUCH_SLOT
    miniboss = card >= world.cards.first_mini
    if slot == rooms:
        if miniboss:
            return MINIBOSS_NEEDS_ROOM
        return new_slot_refusal(world, seat, card)
    room = room_at(world, seat, slot)
    if is_covered(world, seat, room):
        return ROOM_COVERED
    if is_off(world, room):
        return ROOM_OFF
    if miniboss:
        return miniboss_refusal(world, seat, slot)
    if beast_beside(world, seat, card, slot):
        return BEAST_BESIDE
    design = world.cards.things[card]
    if world.cards.advanced[design] and not matches(world, seat, design, room) and not without_match(world, seat, room):
        return NO_MATCH
    return 0


def new_slot_refusal(world: Underworld, seat: int, card: int) -> int:
    """R42: only ordinary rooms, and no more than five slots."""
    rooms = len(world.dungeons[seat])
    if world.cards.advanced[world.cards.things[card]]:
        return NEEDS_ROOM
    if rooms >= world.cards.most_rooms:
        return DUNGEON_FULL
    return BEAST_BESIDE if beast_beside(world, seat, card, rooms) else 0


def matches(world: Underworld, seat: int, design: int, room: int) -> bool:
    """R44: the printed icons of the advanced room and the current ones of its place share a type."""
    return world.cards.types[design] & types_of(world, seat, room) != 0


def without_match(world: Underworld, seat: int, room: int) -> bool:
    """R44: Rocky's first level, or the Zoning Board of this turn."""
    return says(world, seat, room, BUILD_HERE_WITHOUT_MATCH) or dungeon_has(world, seat, ZONING)


def needs_zoning(world: Underworld, seat: int, card: int, slot: int) -> bool:
    """Whether only the Zoning Board allows this placement."""
    room = room_at(world, seat, slot)
    design = world.cards.things[card]
    if room < 0 or card >= world.cards.first_mini or not world.cards.advanced[design]:
        return False
    return not matches(world, seat, design, room) and not says(world, seat, room, BUILD_HERE_WITHOUT_MATCH)


def beast_beside(world: Underworld, seat: int, card: int, slot: int) -> bool:
    """R46: no monster room beside an active Fetid Beast, unless it is one itself."""
    design = world.cards.things[card]
    if not world.cards.monster[design] or forbids(world, design):
        return False
    return is_beast(world, seat, slot - 1) or is_beast(world, seat, slot + 1)


def is_beast(world: Underworld, seat: int, slot: int) -> bool:
    """R46: an active room that suffers no monster room beside it."""
    room = room_at(world, seat, slot) if slot >= 0 else -1
    return room >= 0 and says(world, seat, room, NO_MONSTERS_BESIDE) and is_active(world, seat, room)


def forbids(world: Underworld, design: int) -> bool:
    """Whether a room is a Fetid Beast."""
    return world.cards.texts[design] >> NO_MONSTERS_BESIDE & 1 == 1


def miniboss_refusal(world: Underworld, seat: int, slot: int) -> int:
    """R62: no miniboss on this room, nor beside it; an own face-down one counts."""
    if has_miniboss(world, seat, slot):
        return MINIBOSS_THERE
    if (slot > 0 and has_miniboss(world, seat, slot - 1)) or has_miniboss(world, seat, slot + 1):
        return MINIBOSS_BESIDE
    return 0


def has_miniboss(world: Underworld, seat: int, slot: int) -> bool:
    room = room_at(world, seat, slot)
    if room < 0:
        return False
    return world.mini[room] >= 0 or (is_covered(world, seat, room) and world.face_down[seat] >= world.cards.first_mini)


def miniboss_fits(world: Underworld, seat: int, room: int) -> bool:
    """R61, R62: whether this own active room can take a miniboss."""
    dungeon = world.dungeons[seat]
    return is_active(world, seat, room) and miniboss_refusal(world, seat, len(dungeon) - 1 - dungeon.index(room)) == 0


def placements_of(world: Underworld, seat: int, cards: list[int]) -> list[int]:
    """Each of these cards with every slot there is, allowed or not."""
    slots = min(len(world.dungeons[seat]) + 1, SLOTS)
    designs = {world.cards.things[card] for card in cards if card < world.cards.first_spell}
    return [world.moves.place.of(design, slot) for design in designs for slot in range(slots)]
