"""R35: which triggered abilities an event fires. They wait in `triggers` until the current effect or game step is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.vocabulary import ONCE_A_TURN, REACTION, TRIGGER
from ..pieces import USED, Trigger
from .places import boss_works, has_text, is_active, is_shielded

if TYPE_CHECKING:
    from ..state import Table


def fire_thing(table: Table, seat: int, thing: int, on: int, subject: int) -> None:
    """The abilities of one room, miniboss or boss that watch for this."""
    for at, ability in enumerate(table.cards.abilities[table.cards.things[thing]]):
        if ability.on == on and ability.kind == TRIGGER and ability.level <= table.level[thing]:
            used = ability.limit == ONCE_A_TURN and table.marks[thing] & USED
            if not used and not (ability.hero_facing and is_shielded(table, seat)):
                table.triggers = [*table.triggers, Trigger(seat, thing, at, subject)]


def fire_room(table: Table, seat: int, room: int, on: int, subject: int) -> None:
    """A room and its miniboss, if the room is active and has its text."""
    if is_active(table, seat, room) and has_text(table, room):
        fire_thing(table, seat, room, on, subject)
        if table.mini[room] >= 0:
            fire_thing(table, seat, table.mini[room], on, subject)


def fire_boss(table: Table, seat: int, on: int, subject: int) -> None:
    if boss_works(table, seat):
        fire_thing(table, seat, table.bosses[seat], on, subject)


def fire_own(table: Table, seat: int, on: int, subject: int) -> None:
    """All of one player, from left to right, the boss last."""
    for room in table.dungeons[seat]:
        fire_room(table, seat, room, on, subject)
    fire_boss(table, seat, on, subject)


def fire_all(table: Table, on: int, subject: int) -> None:
    for seat in table.order:
        if table.alive[seat]:
            fire_own(table, seat, on, subject)


def fire_opponents(table: Table, seat: int, on: int) -> None:
    """All that watch what this player does."""
    for other in table.order:
        if other != seat and table.alive[other]:
            fire_own(table, other, on, seat)


def fire_hero(table: Table, hero: int, on: int, seat: int) -> None:
    """A hero's own text; it has no controller, and `seat` is whose dungeon it is about."""
    for at, ability in enumerate(table.cards.abilities[hero]):
        if ability.on == on and ability.kind != REACTION:
            table.triggers = [*table.triggers, Trigger(-1, hero, at, seat)]
