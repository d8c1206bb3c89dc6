"""R53-R58, R69, R121: rooms and minibosses come into play and leave it, and bosses level up."""

from __future__ import annotations

from ....core.event import Events
from .. import shapes
from ..effects.vocabulary import (
    MINIBOSS_START_LEVEL,
    ON_BUILT,
    ON_BUILT_OR_UNCOVERED,
    ON_MONSTER_ROOM_BUILT,
    ON_OPPONENT_MINIBOSS,
    ON_ROOM_BUILT_BESIDE,
    ON_ROOM_DESTROYED,
    ON_TRAP_ROOM_BUILT,
)
from ..pieces import IN_LIMBO, replaced, without
from ..state import Underworld
from .changes import end_effects_on
from .facts import name, place_seen, source_seen, tell
from .places import active_rooms, boss_works, is_active, slot_of, walker_room
from .triggers import fire_all, fire_boss, fire_opponents, fire_room


def build_room(world: Underworld, seat: int, room: int, slot: int, how: shapes.HowBuilt, events: Events | None) -> None:
    """R53: the card becomes the top of its slot; the coins beneath are lost, a miniboss stays (A 9)."""
    dungeon = world.dungeons[seat]
    at = len(dungeon) - 1 - slot
    under = -1
    if at < 0:
        world.dungeons = replaced(world.dungeons, seat, [room, *dungeon])
    else:
        under = dungeon[at]
        lose_coins(world, seat, under, events)
        end_effects_on(world, under)
        world.dungeons = replaced(world.dungeons, seat, replaced(dungeon, at, room))
        world.mini = replaced(world.mini, room, world.mini[under])
        world.mini = replaced(world.mini, under, -1)
        world.marks = replaced(world.marks, under, 0)
    world.beneath = replaced(world.beneath, room, under)
    world.marks = replaced(world.marks, room, 0)
    if events is not None:
        over = name(world, under) if under >= 0 else None
        tell(events, "built", shapes.Built(**place_seen(world, seat, room), over=over, new=under < 0, how=how))


def attach(
    world: Underworld, seat: int, room: int, miniboss: int, level: int, how: shapes.HowAttached, owner: int, events: Events | None
) -> None:
    """R52, R58: a miniboss comes into play on this room."""
    world.mini = replaced(world.mini, room, miniboss)
    world.level = replaced(world.level, miniboss, level)
    if events is not None:
        facts: shapes.MinibossBuilt = {
            **place_seen(world, seat, room),
            "miniboss": name(world, miniboss),
            "level": level,
            "how": how,
            "owner": owner if owner >= 0 else None,
        }
        tell(events, "miniboss_built", facts)


def start_level(world: Underworld, seat: int) -> int:
    """R65: 1, or what King Croak says."""
    if boss_works(world, seat):
        for ability in world.cards.abilities[world.bosses[seat]]:
            for effect in ability.always:
                if effect.op == MINIBOSS_START_LEVEL:
                    return effect.amount.plus
    return 1


def level_up(world: Underworld, seat: int, events: Events | None) -> bool:
    """R56: five active rooms for the first time; tells whether it happened just now."""
    if world.levelled[seat] or active_rooms(world, seat) < world.cards.most_rooms:
        return False
    world.levelled = replaced(world.levelled, seat, 1)
    if events is not None:
        tell(events, "level_up", shapes.LevelUp(seat=seat, boss=name(world, world.bosses[seat])))
    return True


def fire_built(world: Underworld, seat: int, room: int) -> None:
    """R54, R59: what is printed on the room itself."""
    fire_room(world, seat, room, ON_BUILT, room)
    fire_room(world, seat, room, ON_BUILT_OR_UNCOVERED, room)


def fire_building(world: Underworld, seat: int, room: int, with_boss: bool) -> None:
    """R54: what watches building; a boss that was unlocked by this very room does not (R57)."""
    on = ON_MONSTER_ROOM_BUILT if world.cards.monster[world.cards.things[room]] else ON_TRAP_ROOM_BUILT
    dungeon = world.dungeons[seat]
    at = dungeon.index(room)
    for place in range(len(dungeon)):
        if dungeon[place] != room:
            fire_room(world, seat, dungeon[place], on, room)
            if abs(place - at) == 1 and is_active(world, seat, room):
                fire_room(world, seat, dungeon[place], ON_ROOM_BUILT_BESIDE, room)
    if with_boss:
        fire_boss(world, seat, on, room)


def fire_miniboss(world: Underworld, seat: int) -> None:
    """R54, R68: an opponent has brought in or promoted a miniboss."""
    fire_opponents(world, seat, ON_OPPONENT_MINIBOSS)


def lose_coins(world: Underworld, seat: int, room: int, events: Events | None) -> None:
    """R73: coins on a room that is overbuilt or destroyed."""
    lost = world.coins_on[room]
    if lost:
        world.coins_on = replaced(world.coins_on, room, 0)
        if events is not None:
            tell(events, "coins_lost", shapes.CoinsOnRoom(**place_seen(world, seat, room), n=lost))


def destroy(world: Underworld, seat: int, room: int, why: shapes.WhyDestroyed, source: int, events: Events | None) -> bool:
    """R69, R121: the top card of a slot; tells whether the walking hero stood in it (R102)."""
    dungeon = world.dungeons[seat]
    at = dungeon.index(room)
    stood = walker_room(world) == room
    miniboss = world.mini[room]
    under = world.beneath[room]
    if events is not None:
        tell(events, "destroyed", fall_told(world, seat, room, why, source))
    world.coins_on = replaced(world.coins_on, room, 0)
    world.mini = replaced(world.mini, room, -1)
    world.beneath = replaced(world.beneath, room, -1)
    end_effects_on(world, room)
    world.marks = replaced(world.marks, room, 0)
    world.discard = [*world.discard, room]
    right_of_it = len(dungeon) - 1 - at
    world.dungeons = replaced(world.dungeons, seat, without(dungeon, room))
    fire_all(world, ON_ROOM_DESTROYED, room)  # before the room beneath is there to see it (A 54)
    if under >= 0:
        world.dungeons = replaced(world.dungeons, seat, replaced(dungeon, at, under))
    elif world.walker >= 0 and world.walk_seat == seat and right_of_it < world.walk_right:
        world.walk_right -= 1
    if stood:
        leave_room(world, events)
    drop_miniboss(world, miniboss, under)
    if under >= 0:
        fire_room(world, seat, under, ON_BUILT_OR_UNCOVERED, under)
    return stood


def fall_told(world: Underworld, seat: int, room: int, why: shapes.WhyDestroyed, source: int) -> shapes.Destroyed:
    """A room that still lies there."""
    miniboss, under = world.mini[room], world.beneath[room]
    return {
        **place_seen(world, seat, room),
        "why": why,
        "coins": world.coins_on[room],
        "uncovered": name(world, under) if under >= 0 else None,
        "miniboss": name(world, miniboss) if miniboss >= 0 else None,
        "source": source_seen(world, source),
    }


def leave_room(world: Underworld, events: Events | None) -> None:
    """R102: the hero is in limbo, left of what was right of the room."""
    world.walk_in = IN_LIMBO
    if events is not None:
        tell(events, "limbo", shapes.OfHero(hero=name(world, world.walker), seat=world.walk_seat))


def drop_miniboss(world: Underworld, miniboss: int, under: int) -> None:
    """R69, A 13: it is discarded with its room, unless the table lets it drop to the room beneath."""
    if miniboss < 0:
        return
    if under >= 0 and world.setup.miniboss_drops:
        world.mini = replaced(world.mini, under, miniboss)
        return
    put_away(world, miniboss)
    world.discard = [*world.discard, miniboss]


def put_away(world: Underworld, miniboss: int) -> None:
    """A miniboss leaves play: level and marks are gone (R37, R71)."""
    world.level = replaced(world.level, miniboss, 0)
    world.marks = replaced(world.marks, miniboss, 0)


def reset(world: Underworld, seat: int, room: int, events: Events | None) -> None:
    """R66: after text 3 back to level 1."""
    miniboss = world.mini[room]
    world.level = replaced(world.level, miniboss, 1)
    world.marks = replaced(world.marks, miniboss, world.marks[miniboss] & 1)
    if events is not None:
        slot = slot_of(world, seat, room) + 1
        tell(events, "reset", shapes.MinibossReset(seat=seat, slot=slot, miniboss=name(world, miniboss), level=1))
