"""R53-R58, R69, R121: rooms and minibosses come into play and leave it, and bosses level up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.event import EVERYONE, NOTHING, Events
from ....core.game import Data
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
from .changes import end_effects_on
from .firing import fire_all, fire_boss, fire_opponents, fire_room
from .places import active_rooms, boss_works, is_active, slot_of, walker_room
from .telling import name, place_seen, source_seen, tell

if TYPE_CHECKING:
    from ..state import Table


def build_room(table: Table, seat: int, room: int, slot: int, how: str, events: Events | None) -> None:
    """R53: the card becomes the top of its slot; the coins beneath are lost, a miniboss stays (A 9)."""
    dungeon = table.dungeons[seat]
    at = len(dungeon) - 1 - slot
    under = -1
    if at < 0:
        table.dungeons = replaced(table.dungeons, seat, [room, *dungeon])
    else:
        under = dungeon[at]
        lose_coins(table, seat, under, events)
        end_effects_on(table, under)
        table.dungeons = replaced(table.dungeons, seat, replaced(dungeon, at, room))
        table.mini = replaced(table.mini, room, table.mini[under])
        table.mini = replaced(table.mini, under, -1)
        table.marks = replaced(table.marks, under, 0)
    table.beneath = replaced(table.beneath, room, under)
    table.marks = replaced(table.marks, room, 0)
    if events is not None:
        facts: Data = {**place_seen(table, seat, room), "over": name(table, under) if under >= 0 else None}
        facts.update({"new": under < 0, "how": how})
        events.add("built", facts, EVERYONE, None, NOTHING)


def attach(table: Table, seat: int, room: int, miniboss: int, level: int, how: str, owner: int, events: Events | None) -> None:
    """R52, R58: a miniboss comes into play on this room."""
    table.mini = replaced(table.mini, room, miniboss)
    table.level = replaced(table.level, miniboss, level)
    if events is not None:
        facts: Data = {**place_seen(table, seat, room), "miniboss": name(table, miniboss), "level": level, "how": how}
        facts["owner"] = owner if owner >= 0 else None
        events.add("miniboss_built", facts, EVERYONE, None, NOTHING)


def start_level(table: Table, seat: int) -> int:
    """R65: 1, or what King Croak says."""
    if boss_works(table, seat):
        for ability in table.cards.abilities[table.bosses[seat]]:
            for effect in ability.always:
                if effect.op == MINIBOSS_START_LEVEL:
                    return effect.amount.plus
    return 1


def level_up(table: Table, seat: int, events: Events | None) -> bool:
    """R56: five active rooms for the first time; tells whether it happened just now."""
    if table.levelled[seat] or active_rooms(table, seat) < table.cards.most_rooms:
        return False
    table.levelled = replaced(table.levelled, seat, 1)
    tell(events, "level_up", {"seat": seat, "boss": name(table, table.bosses[seat])})
    return True


def fire_built(table: Table, seat: int, room: int) -> None:
    """R54, R59: what is printed on the room itself."""
    fire_room(table, seat, room, ON_BUILT, room)
    fire_room(table, seat, room, ON_BUILT_OR_UNCOVERED, room)


def fire_building(table: Table, seat: int, room: int, with_boss: bool) -> None:
    """R54: what watches building; a boss that was unlocked by this very room does not (R57)."""
    on = ON_MONSTER_ROOM_BUILT if table.cards.monster[table.cards.things[room]] else ON_TRAP_ROOM_BUILT
    dungeon = table.dungeons[seat]
    at = dungeon.index(room)
    for place in range(len(dungeon)):
        if dungeon[place] != room:
            fire_room(table, seat, dungeon[place], on, room)
            if abs(place - at) == 1 and is_active(table, seat, room):
                fire_room(table, seat, dungeon[place], ON_ROOM_BUILT_BESIDE, room)
    if with_boss:
        fire_boss(table, seat, on, room)


def fire_miniboss(table: Table, seat: int) -> None:
    """R54, R68: an opponent has brought in or promoted a miniboss."""
    fire_opponents(table, seat, ON_OPPONENT_MINIBOSS)


def lose_coins(table: Table, seat: int, room: int, events: Events | None) -> None:
    """R73: coins on a room that is overbuilt or destroyed."""
    lost = table.coins_on[room]
    if lost:
        table.coins_on = replaced(table.coins_on, room, 0)
        tell(events, "coins_lost", {**place_seen(table, seat, room), "n": lost})


def destroy(table: Table, seat: int, room: int, why: str, source: int, events: Events | None) -> bool:
    """R69, R121: the top card of a slot; tells whether the walking hero stood in it (R102)."""
    dungeon = table.dungeons[seat]
    at = dungeon.index(room)
    stood = walker_room(table) == room
    miniboss = table.mini[room]
    under = table.beneath[room]
    facts: Data = {}
    if events is not None:
        facts = {**place_seen(table, seat, room), "why": why, "coins": table.coins_on[room]}
        facts["uncovered"] = name(table, under) if under >= 0 else None
        facts["miniboss"] = name(table, miniboss) if miniboss >= 0 else None
        facts["source"] = source_seen(table, source)
    table.coins_on = replaced(table.coins_on, room, 0)
    table.mini = replaced(table.mini, room, -1)
    table.beneath = replaced(table.beneath, room, -1)
    end_effects_on(table, room)
    table.marks = replaced(table.marks, room, 0)
    table.discard = [*table.discard, room]
    right_of_it = len(dungeon) - 1 - at
    table.dungeons = replaced(table.dungeons, seat, without(dungeon, room))
    fire_all(table, ON_ROOM_DESTROYED, room)  # before the room beneath is there to see it (A 54)
    if under >= 0:
        table.dungeons = replaced(table.dungeons, seat, replaced(dungeon, at, under))
    elif table.walker >= 0 and table.walk_seat == seat and right_of_it < table.walk_right:
        table.walk_right -= 1
    tell(events, "destroyed", facts)
    if stood:
        leave_room(table, events)
    drop_miniboss(table, miniboss, under)
    if under >= 0:
        fire_room(table, seat, under, ON_BUILT_OR_UNCOVERED, under)
    return stood


def leave_room(table: Table, events: Events | None) -> None:
    """R102: the hero is in limbo, left of what was right of the room."""
    table.walk_in = IN_LIMBO
    tell(events, "limbo", {"hero": name(table, table.walker), "seat": table.walk_seat})


def drop_miniboss(table: Table, miniboss: int, under: int) -> None:
    """R69, A 13: it is discarded with its room, unless the table lets it drop to the room beneath."""
    if miniboss < 0:
        return
    if under >= 0 and table.setup.miniboss_drops:
        table.mini = replaced(table.mini, under, miniboss)
        return
    put_away(table, miniboss)
    table.discard = [*table.discard, miniboss]


def put_away(table: Table, miniboss: int) -> None:
    """A miniboss leaves play: level and marks are gone (R37, R71)."""
    table.level = replaced(table.level, miniboss, 0)
    table.marks = replaced(table.marks, miniboss, 0)


def reset(table: Table, seat: int, room: int, events: Events | None) -> None:
    """R66: after text 3 back to level 1."""
    miniboss = table.mini[room]
    table.level = replaced(table.level, miniboss, 1)
    table.marks = replaced(table.marks, miniboss, table.marks[miniboss] & 1)
    facts: Data = {"seat": seat, "slot": slot_of(table, seat, room) + 1, "miniboss": name(table, miniboss), "level": 1}
    tell(events, "reset", facts)
