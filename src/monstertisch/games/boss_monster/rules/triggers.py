"""R35: which triggered abilities an event fires. They wait in `triggers` until the current effect or game step is over."""

from __future__ import annotations

from ..effects.vocabulary import ONCE_A_TURN, REACTION, TRIGGER
from ..pieces import USED, Trigger
from ..state import Underworld
from .places import boss_works, has_text, is_active, is_shielded


def fire_thing(world: Underworld, seat: int, thing: int, on: int, subject: int) -> None:
    """The abilities of one room, miniboss or boss that watch for this."""
    design = world.cards.things[thing]
    if not world.cards.watches[design] >> on & 1:
        return
    for at, ability in enumerate(world.cards.abilities[design]):
        if ability.on == on and ability.kind == TRIGGER and ability.level <= world.level[thing]:
            used = ability.limit == ONCE_A_TURN and world.marks[thing] & USED
            if not used and not (ability.hero_facing and is_shielded(world, seat)):
                world.triggers = [*world.triggers, Trigger(seat, thing, at, subject)]


def fire_room(world: Underworld, seat: int, room: int, on: int, subject: int) -> None:
    """A room and its miniboss, if the room is active and has its text."""
    if is_active(world, seat, room) and has_text(world, room):
        fire_thing(world, seat, room, on, subject)
        if world.mini[room] >= 0:
            fire_thing(world, seat, world.mini[room], on, subject)


def fire_boss(world: Underworld, seat: int, on: int, subject: int) -> None:
    if boss_works(world, seat):
        fire_thing(world, seat, world.bosses[seat], on, subject)


def fire_own(world: Underworld, seat: int, on: int, subject: int) -> None:
    """All of one player, from left to right, the boss last."""
    for room in world.dungeons[seat]:
        fire_room(world, seat, room, on, subject)
    fire_boss(world, seat, on, subject)


def fire_all(world: Underworld, on: int, subject: int) -> None:
    for seat in world.order:
        if world.alive[seat]:
            fire_own(world, seat, on, subject)


def fire_opponents(world: Underworld, seat: int, on: int) -> None:
    """All that watch what this player does."""
    for other in world.order:
        if other != seat and world.alive[other]:
            fire_own(world, other, on, seat)


def fire_hero(world: Underworld, hero: int, on: int, seat: int) -> None:
    """A hero's own text; it has no controller, and `seat` is whose dungeon it is about."""
    for at, ability in enumerate(world.cards.abilities[hero]):
        if ability.on == on and ability.kind != REACTION:
            world.triggers = [*world.triggers, Trigger(-1, hero, at, seat)]
