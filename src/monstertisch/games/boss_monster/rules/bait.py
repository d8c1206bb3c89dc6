"""R77-R83: heroes in town are lured to the dungeons."""

from __future__ import annotations

from typing import final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..pieces import BAIT, replaced, without
from ..state import Underworld
from .facts import name, tell
from .values import dungeon_value


def lure_value(world: Underworld, seat: int, hero: int) -> int:
    """R78, R80: how much this dungeon attracts this hero."""
    rule = world.cards.lure_rule[hero]
    if rule == 1:
        return -world.points(world.souls[seat])
    if rule == 2:
        return world.points(world.souls[seat]) - world.points(world.wounds[seat])
    total = 0
    for treasure in range(4):
        if world.cards.lure[hero] >> treasure & 1:
            total += dungeon_value(world, seat, treasure)
    return total


def lure_values(world: Underworld, hero: int) -> list[int | None]:
    return [lure_value(world, seat, hero) if world.alive[seat] else None for seat in range(world.seats)]


def lured_to(world: Underworld, hero: int, values: list[int | None]) -> int:
    """R79, R80: the seat with the unique highest value; -1: a tie, -2: nobody has the treasure."""
    best = max([value for value in values if value is not None])
    if world.cards.lure_rule[hero] == 0 and best <= 0:
        return -2
    return values.index(best) if values.count(best) == 1 else -1


def in_bait_order(world: Underworld) -> list[int]:
    """R77: the newest first, or (`bait_order`) the oldest."""
    return world.town[:] if world.setup.oldest_first else world.town[::-1]


@final
class Bait(Step[Underworld]):
    """R77-R83: one hero after the other."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.phase = BAIT
        if events is not None:
            tell(events, "phase", shapes.PhaseBegan(phase="bait"))
        for hero in in_bait_order(world):
            values = lure_values(world, hero)
            seat = lured_to(world, hero, values)
            if events is not None:
                tell_choice(world, hero, values, seat, events)
            if seat >= 0:
                world.town = without(world.town, hero)
                world.entrances = replaced(world.entrances, seat, [*world.entrances[seat], hero])
                world.lured = replaced(world.lured, seat, world.lured[seat] + 1)


def tell_choice(world: Underworld, hero: int, values: list[int | None], seat: int, events: Events) -> None:
    """R79: where the hero goes, or why he stays."""
    if seat >= 0:
        tell(events, "lured", shapes.Lured(hero=name(world, hero), values=values, seat=seat))
    else:
        tell(events, "stayed", shapes.Stayed(hero=name(world, hero), values=values, why="tie" if seat == -1 else "none"))
