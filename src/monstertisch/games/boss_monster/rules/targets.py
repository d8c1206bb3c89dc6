"""R29, R33: what an ability or a spell may be aimed at, on declaring and again on resolving."""

from __future__ import annotations

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
from ..state import Underworld
from .places import is_active, is_inside, minibosses_of, room_at, room_with, seat_of_room, slot_of, walker_room
from .placing import miniboss_fits
from .values import health_left


def here(world: Underworld, source: int) -> int:
    """R64: "this room": the room itself, or the one its miniboss is attached to; -1: it is gone."""
    room = room_with(world, source) if source >= world.cards.first_mini else source
    return room if room >= 0 and seat_of_room(world, room) >= 0 else -1


def targets(world: Underworld, seat: int, source: int, mode: Mode, number: int, first: int, flags: int) -> list[int]:
    """All that may be chosen as the target `number` (0 or 1) of this mode, `first` being chosen already."""
    kind = mode.targets[number]
    if kind <= HERO_WITH_MINIBOSS and kind != A_DUNGEON:
        found = heroes(world, seat, source, kind, flags)
        return [hero for hero in found if health_left(world, hero) <= mode.most_health] if mode.most_health else found
    if kind == A_TREASURE:
        return [0, 1, 2, 3]
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return [other for other in range(world.seats) if world.alive[other] and (kind != AN_OPPONENT or other != seat)]
    if kind in (A_MINIBOSS, OPPONENTS_MINIBOSS):
        return minibosses(world, seat, mode, kind, flags)
    return rooms(world, seat, source, mode, number, first)


def heroes(world: Underworld, seat: int, source: int, kind: int, flags: int) -> list[int]:
    walker = world.walker
    if kind == HERO_IN_TOWN:
        return world.town[:]
    if kind == HERO_AT_OWN_ENTRANCE:
        return sorted(world.entrances[seat])
    if kind == HERO_ANYWHERE:
        found = world.town[:]
        for queue in world.entrances:
            found += queue
        return sorted(found + ([walker] if is_inside(world, walker) else [])) if walker >= 0 else sorted(found)
    if walker < 0 or not is_inside(world, walker):
        return []
    if kind == HERO_HERE:
        fits = world.walk_in == IN_ROOM and walker_room(world) == here(world, source)
        fits |= world.walk_in == IN_LIMBO and flags & GAVE_ROOM > 0
    elif kind == HERO_IN_ANY_DUNGEON:
        fits = world.walk_in == IN_ROOM
    elif kind == HERO_IN_OWN_DUNGEON:
        fits = world.walk_seat == seat
    else:
        fits = world.walk_in == IN_ROOM and world.mini[walker_room(world)] >= 0
    return [walker] if fits else []


def minibosses(world: Underworld, seat: int, mode: Mode, kind: int, flags: int) -> list[int]:
    """Those attached to active rooms (R70); for the Traitor only those he can pay for."""
    dear = not flags & PAID and any(cost.op == GIVE_COINS and cost.amount.per == PER_LEVEL_OF_TARGET for cost in mode.cost)
    found: list[int] = []
    for other in range(world.seats):
        if kind == OPPONENTS_MINIBOSS and other == seat:
            continue
        for room in world.dungeons[other]:
            miniboss = world.mini[room]
            if miniboss >= 0 and is_active(world, other, room) and not (dear and world.level[miniboss] > world.coins[seat]):
                found.append(miniboss)
    return sorted(found)


def rooms(world: Underworld, seat: int, source: int, mode: Mode, number: int, first: int) -> list[int]:
    """R8: active rooms alone can be targeted."""
    found: list[int] = []
    for other in range(world.seats):
        for room in world.dungeons[other]:
            if is_active(world, other, room) and room_fits(world, seat, source, mode, number, first, other, room):
                found.append(room)
    return sorted(found)


def room_fits(world: Underworld, seat: int, source: int, mode: Mode, number: int, first: int, owner: int, room: int) -> bool:
    kind = mode.targets[number]
    monster = world.cards.monster[world.cards.things[room]] == 1
    if kind == A_ROOM:
        if mode.when == WHEN_MORE_MINIBOSSES and minibosses_of(world, seat) <= minibosses_of(world, owner):
            return False
        return len(mode.targets) == 1 or number == 1 or has_other(world, owner, room)
    if kind == MONSTER_ROOM:
        return monster
    if kind == OPPONENTS_ROOM:
        return owner != seat
    if kind == ROOM_OF_SAME_DUNGEON:
        return room != first and seat_of_room(world, first) == owner
    if owner != seat:
        return False
    if kind == OTHER_OWN_ROOM:
        return room != here(world, source)
    if kind == OWN_ROOM_FOR_MINIBOSS:
        return miniboss_fits(world, seat, room)
    assert kind == OWN_MONSTER_ROOM
    return monster


def has_other(world: Underworld, seat: int, room: int) -> bool:
    """Whether the dungeon has a second active room to swap with."""
    return any(other != room and is_active(world, seat, other) for other in world.dungeons[seat])


def action_for(world: Underworld, kind: int, target: int) -> int:
    """The move that chooses this target."""
    if kind == A_TREASURE:
        return world.moves.target_treasure.of(target)
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return world.moves.target_seat.of(target)
    if kind <= HERO_WITH_MINIBOSS:
        return world.moves.target_hero.of(target)
    room = room_with(world, target) if kind in (A_MINIBOSS, OPPONENTS_MINIBOSS) else target
    return room_action(world, room)


def room_action(world: Underworld, room: int) -> int:
    seat = seat_of_room(world, room)
    return world.moves.target_room.of(seat, slot_of(world, seat, room))


def target_for(world: Underworld, kind: int, action: int) -> int:
    """The target that this move chooses; -1: it chooses none of this kind."""
    if kind == A_TREASURE:
        return world.moves.target_treasure.thing(action) if world.moves.target_treasure.has(action) else -1
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return world.moves.target_seat.thing(action) if world.moves.target_seat.has(action) else -1
    if kind <= HERO_WITH_MINIBOSS:
        return world.moves.target_hero.thing(action) if world.moves.target_hero.has(action) else -1
    room = room_for(world, action)
    return world.mini[room] if room >= 0 and (kind in (A_MINIBOSS, OPPONENTS_MINIBOSS)) else room


def room_for(world: Underworld, action: int) -> int:
    """The visible room that this move names; -1: none."""
    if not world.moves.target_room.has(action):
        return -1
    seat = world.moves.target_room.thing(action)
    return room_at(world, seat, world.moves.target_room.slot(action)) if seat < world.seats else -1


def all_targets(world: Underworld, like: int) -> list[int]:
    """Everything of the same kind as this target: rooms, heroes or players."""
    if world.moves.target_seat.has(like):
        return [world.moves.target_seat.of(seat) for seat in range(world.seats)]
    if world.moves.target_room.has(like):
        seats = range(world.seats)
        return [world.moves.target_room.of(seat, slot) for seat in seats for slot in range(len(world.dungeons[seat]))]
    if not world.moves.target_hero.has(like):
        return []
    heroes = world.town + [hero for queue in world.entrances for hero in queue] + ([world.walker] if world.walker >= 0 else [])
    return [world.moves.target_hero.of(hero) for hero in heroes]
