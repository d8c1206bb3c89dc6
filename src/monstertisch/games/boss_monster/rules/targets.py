"""R29, R33: what an ability or a spell may be aimed at, on declaring and again on resolving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.vocabulary import (
    A_DUNGEON,
    A_MINIBOSS,
    A_PLAYER,
    A_ROOM,
    A_TREASURE,
    AN_OPPONENT,
    GIVE_COINS,
    HERO_ANYWHERE,
    HERO_AT_OWN_ENTRANCE,
    HERO_HERE,
    HERO_IN_ANY_DUNGEON,
    HERO_IN_OWN_DUNGEON,
    HERO_IN_TOWN,
    HERO_WITH_MINIBOSS,
    MONSTER_ROOM,
    OPPONENTS_MINIBOSS,
    OPPONENTS_ROOM,
    OTHER_OWN_ROOM,
    OWN_MONSTER_ROOM,
    OWN_ROOM_FOR_MINIBOSS,
    PER_LEVEL_OF_TARGET,
    ROOM_OF_SAME_DUNGEON,
    WHEN_MORE_MINIBOSSES,
    Mode,
)
from ..pieces import GAVE_ROOM, IN_LIMBO, IN_ROOM, PAID
from .places import is_active, is_inside, minibosses_of, room_at, room_with, seat_of_room, slot_of, walker_room
from .placing import miniboss_fits
from .values import health_left

if TYPE_CHECKING:
    from ..state import Table


def here(table: Table, source: int) -> int:
    """R64: "this room": the room itself, or the one its miniboss is attached to; -1: it is gone."""
    room = room_with(table, source) if source >= table.cards.first_mini else source
    return room if room >= 0 and seat_of_room(table, room) >= 0 else -1


def targets(table: Table, seat: int, source: int, mode: Mode, number: int, first: int, flags: int) -> list[int]:
    """All that may be chosen as the target `number` (0 or 1) of this mode, `first` being chosen already."""
    kind = mode.targets[number]
    if kind <= HERO_WITH_MINIBOSS and kind != A_DUNGEON:
        found = heroes(table, seat, source, kind, flags)
        return [hero for hero in found if health_left(table, hero) <= mode.most_health] if mode.most_health else found
    if kind == A_TREASURE:
        return [0, 1, 2, 3]
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return [other for other in range(table.seats) if table.alive[other] and (kind != AN_OPPONENT or other != seat)]
    if kind in (A_MINIBOSS, OPPONENTS_MINIBOSS):
        return minibosses(table, seat, mode, kind, flags)
    return rooms(table, seat, source, mode, number, first)


def heroes(table: Table, seat: int, source: int, kind: int, flags: int) -> list[int]:
    walker = table.walker
    if kind == HERO_IN_TOWN:
        return table.town[:]
    if kind == HERO_AT_OWN_ENTRANCE:
        return sorted(table.entrances[seat])
    if kind == HERO_ANYWHERE:
        found = table.town[:]
        for queue in table.entrances:
            found += queue
        return sorted(found + ([walker] if is_inside(table, walker) else [])) if walker >= 0 else sorted(found)
    if walker < 0 or not is_inside(table, walker):
        return []
    if kind == HERO_HERE:
        fits = table.walk_in == IN_ROOM and walker_room(table) == here(table, source)
        fits |= table.walk_in == IN_LIMBO and flags & GAVE_ROOM > 0
    elif kind == HERO_IN_ANY_DUNGEON:
        fits = table.walk_in == IN_ROOM
    elif kind == HERO_IN_OWN_DUNGEON:
        fits = table.walk_seat == seat
    else:
        fits = table.walk_in == IN_ROOM and table.mini[walker_room(table)] >= 0
    return [walker] if fits else []


def minibosses(table: Table, seat: int, mode: Mode, kind: int, flags: int) -> list[int]:
    """Those attached to active rooms (R70); for the Traitor only those he can pay for."""
    dear = not flags & PAID and any(cost.op == GIVE_COINS and cost.amount.per == PER_LEVEL_OF_TARGET for cost in mode.cost)
    found: list[int] = []
    for other in range(table.seats):
        if kind == OPPONENTS_MINIBOSS and other == seat:
            continue
        for room in table.dungeons[other]:
            miniboss = table.mini[room]
            if miniboss >= 0 and is_active(table, other, room) and not (dear and table.level[miniboss] > table.coins[seat]):
                found.append(miniboss)
    return sorted(found)


def rooms(table: Table, seat: int, source: int, mode: Mode, number: int, first: int) -> list[int]:
    """R8: active rooms alone can be targeted."""
    found: list[int] = []
    for other in range(table.seats):
        for room in table.dungeons[other]:
            if is_active(table, other, room) and room_fits(table, seat, source, mode, number, first, other, room):
                found.append(room)
    return sorted(found)


def room_fits(table: Table, seat: int, source: int, mode: Mode, number: int, first: int, owner: int, room: int) -> bool:
    kind = mode.targets[number]
    monster = table.cards.monster[table.cards.things[room]] == 1
    if kind == A_ROOM:
        if mode.when == WHEN_MORE_MINIBOSSES and minibosses_of(table, seat) <= minibosses_of(table, owner):
            return False
        return len(mode.targets) == 1 or number == 1 or has_other(table, owner, room)
    if kind == MONSTER_ROOM:
        return monster
    if kind == OPPONENTS_ROOM:
        return owner != seat
    if kind == ROOM_OF_SAME_DUNGEON:
        return room != first and seat_of_room(table, first) == owner
    if owner != seat:
        return False
    if kind == OTHER_OWN_ROOM:
        return room != here(table, source)
    if kind == OWN_ROOM_FOR_MINIBOSS:
        return miniboss_fits(table, seat, room)
    assert kind == OWN_MONSTER_ROOM
    return monster


def has_other(table: Table, seat: int, room: int) -> bool:
    """Whether the dungeon has a second active room to swap with."""
    return any(other != room and is_active(table, seat, other) for other in table.dungeons[seat])


def action_for(table: Table, kind: int, target: int) -> int:
    """The move that chooses this target."""
    if kind == A_TREASURE:
        return table.moves.target_treasure.of(target)
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return table.moves.target_seat.of(target)
    if kind <= HERO_WITH_MINIBOSS:
        return table.moves.target_hero.of(target)
    room = room_with(table, target) if kind in (A_MINIBOSS, OPPONENTS_MINIBOSS) else target
    return room_action(table, room)


def room_action(table: Table, room: int) -> int:
    seat = seat_of_room(table, room)
    return table.moves.target_room.of(seat, slot_of(table, seat, room))


def target_for(table: Table, kind: int, action: int) -> int:
    """The target that this move chooses; -1: it chooses none of this kind."""
    if kind == A_TREASURE:
        return table.moves.target_treasure.thing(action) if table.moves.target_treasure.has(action) else -1
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return table.moves.target_seat.thing(action) if table.moves.target_seat.has(action) else -1
    if kind <= HERO_WITH_MINIBOSS:
        return table.moves.target_hero.thing(action) if table.moves.target_hero.has(action) else -1
    room = room_for(table, action)
    return table.mini[room] if room >= 0 and (kind in (A_MINIBOSS, OPPONENTS_MINIBOSS)) else room


def room_for(table: Table, action: int) -> int:
    """The visible room that this move names; -1: none."""
    if not table.moves.target_room.has(action):
        return -1
    seat = table.moves.target_room.thing(action)
    return room_at(table, seat, table.moves.target_room.slot(action)) if seat < table.seats else -1
