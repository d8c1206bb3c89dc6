"""Where things are: rooms, minibosses and heroes, and which of them are active."""

from __future__ import annotations

from typing import Final

from ..pieces import AT_ENTRANCE, BLANK, DEACTIVATE, HOLD, IN_LIMBO, IN_ROOM, SHIELD, SWITCH_OFF
from ..state import Underworld

GONE: Final = -1


def seat_of_room(world: Underworld, room: int) -> int:
    """In whose dungeon this room is visible; -1: in none."""
    for seat in range(world.seats):
        if room in world.dungeons[seat]:
            return seat
    return GONE


def room_with(world: Underworld, miniboss: int) -> int:
    """The room a miniboss is attached to; -1: it is not in play."""
    for dungeon in world.dungeons:
        for room in dungeon:
            if world.mini[room] == miniboss:
                return room
    return GONE


def room_at(world: Underworld, seat: int, slot: int) -> int:
    """The visible room in a slot, counted from the boss from 0 on; -1: there is none."""
    dungeon = world.dungeons[seat]
    at = len(dungeon) - 1 - slot
    return dungeon[at] if 0 <= at < len(dungeon) else GONE


def slot_of(world: Underworld, seat: int, room: int) -> int:
    """The slot of a visible room, counted from the boss from 0 on."""
    dungeon = world.dungeons[seat]
    return len(dungeon) - 1 - dungeon.index(room)


def is_off(world: Underworld, room: int) -> bool:
    """R122: deactivated."""
    return any(effect.on == room and effect.what == DEACTIVATE for effect in world.lasting)


def is_covered(world: Underworld, seat: int, room: int) -> bool:
    """R50: a face-down card lies on it."""
    return world.face_on[seat] == room and world.face_down[seat] >= 0


def is_active(world: Underworld, seat: int, room: int) -> bool:
    """R8: visible, not deactivated and not covered."""
    return not is_covered(world, seat, room) and not is_off(world, room)


def has_text(world: Underworld, room: int) -> bool:
    """R125: the text of a room, and of its miniboss, is not blank."""
    return all(not (effect.on == room and effect.what == BLANK) for effect in world.lasting)


def is_shielded(world: Underworld, seat: int) -> bool:
    """A 29: texts of this dungeon do not touch heroes."""
    return dungeon_has(world, seat, SHIELD)


def dungeon_has(world: Underworld, seat: int, what: int) -> bool:
    return any(effect.what == what and effect.seat == seat for effect in world.lasting)


def boss_works(world: Underworld, seat: int) -> bool:
    """R56: the ability is unlocked, and nobody has paid to switch it off."""
    return world.levelled[seat] == 1 and world.alive[seat] == 1 and not dungeon_has(world, seat, SWITCH_OFF)


def active_rooms(world: Underworld, seat: int) -> int:
    """R56: how many active rooms a dungeon shows."""
    return sum([1 for room in world.dungeons[seat] if is_active(world, seat, room)])


def minibosses_of(world: Underworld, seat: int) -> int:
    """A 28: attached and face up."""
    found = 0
    for room in world.dungeons[seat]:
        if world.mini[room] >= 0:
            found += 1
    return found


def walker_room(world: Underworld) -> int:
    """The room the walking hero stands in; -1: none."""
    if world.walker < 0 or world.walk_in != IN_ROOM:
        return GONE
    dungeon = world.dungeons[world.walk_seat]
    return dungeon[len(dungeon) - 1 - world.walk_right]


def is_inside(world: Underworld, hero: int) -> bool:
    """R91: in one of the slots of a dungeon, or in limbo there."""
    return hero == world.walker and (world.walk_in == IN_ROOM or world.walk_in == IN_LIMBO)


def host_of(world: Underworld, hero: int) -> int:
    """In whose dungeon a hero is, or at whose entrance; -1: in town or out of play."""
    if hero == world.walker and world.walk_in != AT_ENTRANCE:
        return world.walk_seat
    for seat in range(world.seats):
        if hero in world.entrances[seat]:
            return seat
    return GONE


def is_held(world: Underworld, hero: int) -> bool:
    """R85: held back at the entrance this turn."""
    return any(effect.on == hero and effect.what == HOLD for effect in world.lasting)


def may_enter(world: Underworld, seat: int) -> int:
    """R85: the first hero at this entrance that may go in; -1: none."""
    for hero in world.entrances[seat]:
        if not is_held(world, hero):
            return hero
    return GONE


def holds_spell(world: Underworld, seat: int) -> int:
    """How many spells a hand holds, which all can see from the backs (R12)."""
    hand = world.hands[seat]
    rooms = len(hand)
    while rooms > 0 and hand[rooms - 1] >= world.cards.first_spell:  # hands are ascending
        rooms -= 1
    return len(hand) - rooms


def room_backs(world: Underworld, seat: int) -> int:
    """R12: rooms and minibosses in a hand."""
    return len(world.hands[seat]) - holds_spell(world, seat)


def by_xp(world: Underworld, first: int) -> list[int]:
    """R35: the living players, the active one first and the others in XP order; -1: plain XP order."""
    others = [seat for seat in world.order if world.alive[seat] and seat != first]
    return [first, *others] if first >= 0 and world.alive[first] else others
