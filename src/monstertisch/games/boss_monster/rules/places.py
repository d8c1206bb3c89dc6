"""Where things are: rooms, minibosses and heroes, and which of them are active."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..pieces import AT_ENTRANCE, BLANK, DEACTIVATE, HOLD, IN_LIMBO, IN_ROOM, SHIELD, SWITCH_OFF

if TYPE_CHECKING:
    from ..state import Table

GONE: Final = -1


def seat_of_room(table: Table, room: int) -> int:
    """In whose dungeon this room is visible; -1: in none."""
    for seat in range(table.seats):
        if room in table.dungeons[seat]:
            return seat
    return GONE


def room_with(table: Table, miniboss: int) -> int:
    """The room a miniboss is attached to; -1: it is not in play."""
    for dungeon in table.dungeons:
        for room in dungeon:
            if table.mini[room] == miniboss:
                return room
    return GONE


def room_at(table: Table, seat: int, slot: int) -> int:
    """The visible room in a slot, counted from the boss from 0 on; -1: there is none."""
    dungeon = table.dungeons[seat]
    at = len(dungeon) - 1 - slot
    return dungeon[at] if 0 <= at < len(dungeon) else GONE


def slot_of(table: Table, seat: int, room: int) -> int:
    """The slot of a visible room, counted from the boss from 0 on."""
    dungeon = table.dungeons[seat]
    return len(dungeon) - 1 - dungeon.index(room)


def is_off(table: Table, room: int) -> bool:
    """R122: deactivated."""
    return any(effect.on == room and effect.what == DEACTIVATE for effect in table.lasting)


def is_covered(table: Table, seat: int, room: int) -> bool:
    """R50: a face-down card lies on it."""
    return table.face_on[seat] == room and table.face_down[seat] >= 0


def is_active(table: Table, seat: int, room: int) -> bool:
    """R8: visible, not deactivated and not covered."""
    return not is_covered(table, seat, room) and not is_off(table, room)


def has_text(table: Table, room: int) -> bool:
    """R125: the text of a room, and of its miniboss, is not blank."""
    return all(not (effect.on == room and effect.what == BLANK) for effect in table.lasting)


def is_shielded(table: Table, seat: int) -> bool:
    """A 29: texts of this dungeon do not touch heroes."""
    return dungeon_has(table, seat, SHIELD)


def dungeon_has(table: Table, seat: int, what: int) -> bool:
    return any(effect.what == what and effect.seat == seat for effect in table.lasting)


def boss_works(table: Table, seat: int) -> bool:
    """R56: the ability is unlocked, and nobody has paid to switch it off."""
    return table.levelled[seat] == 1 and table.alive[seat] == 1 and not dungeon_has(table, seat, SWITCH_OFF)


def active_rooms(table: Table, seat: int) -> int:
    """R56: how many active rooms a dungeon shows."""
    return sum([1 for room in table.dungeons[seat] if is_active(table, seat, room)])


def minibosses_of(table: Table, seat: int) -> int:
    """A 28: attached and face up."""
    return sum([1 for room in table.dungeons[seat] if table.mini[room] >= 0])


def walker_room(table: Table) -> int:
    """The room the walking hero stands in; -1: none."""
    if table.walker < 0 or table.walk_in != IN_ROOM:
        return GONE
    dungeon = table.dungeons[table.walk_seat]
    return dungeon[len(dungeon) - 1 - table.walk_right]


def is_inside(table: Table, hero: int) -> bool:
    """R91: in one of the slots of a dungeon, or in limbo there."""
    return hero == table.walker and (table.walk_in == IN_ROOM or table.walk_in == IN_LIMBO)


def host_of(table: Table, hero: int) -> int:
    """In whose dungeon a hero is, or at whose entrance; -1: in town or out of play."""
    if hero == table.walker and table.walk_in != AT_ENTRANCE:
        return table.walk_seat
    for seat in range(table.seats):
        if hero in table.entrances[seat]:
            return seat
    return GONE


def is_held(table: Table, hero: int) -> bool:
    """R85: held back at the entrance this turn."""
    return any(effect.on == hero and effect.what == HOLD for effect in table.lasting)


def may_enter(table: Table, seat: int) -> int:
    """R85: the first hero at this entrance that may go in; -1: none."""
    for hero in table.entrances[seat]:
        if not is_held(table, hero):
            return hero
    return GONE


def holds_spell(table: Table, seat: int) -> int:
    """How many spells a hand holds, which all can see from the backs (R12)."""
    first = table.cards.first_spell
    return sum([1 for card in table.hands[seat] if card >= first])


def room_backs(table: Table, seat: int) -> int:
    """R12: rooms and minibosses in a hand."""
    return len(table.hands[seat]) - holds_spell(table, seat)


def by_xp(table: Table, first: int) -> list[int]:
    """R35: the living players, the active one first and the others in XP order; -1: plain XP order."""
    others = [seat for seat in table.order if table.alive[seat] and seat != first]
    return [first, *others] if first >= 0 and table.alive[first] else others
