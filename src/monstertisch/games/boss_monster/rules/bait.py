"""R77-R83: heroes in town are lured to the dungeons."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ....core.game import Data
from ..pieces import BAIT, replaced, without
from .telling import name, tell
from .values import dungeon_value

if TYPE_CHECKING:
    from ..state import Table


def lure_value(table: Table, seat: int, hero: int) -> int:
    """R78, R80: how much this dungeon attracts this hero."""
    rule = table.cards.lure_rule[hero]
    if rule == 1:
        return -table.points(table.souls[seat])
    if rule == 2:
        return table.points(table.souls[seat]) - table.points(table.wounds[seat])
    total = 0
    for treasure in range(4):
        if table.cards.lure[hero] >> treasure & 1:
            total += dungeon_value(table, seat, treasure)
    return total


def lure_values(table: Table, hero: int) -> list[int | None]:
    return [lure_value(table, seat, hero) if table.alive[seat] else None for seat in range(table.seats)]


def lured_to(table: Table, hero: int, values: list[int | None]) -> int:
    """R79, R80: the seat with the unique highest value; -1: a tie, -2: nobody has the treasure."""
    best = max([value for value in values if value is not None])
    if table.cards.lure_rule[hero] == 0 and best <= 0:
        return -2
    return values.index(best) if values.count(best) == 1 else -1


def in_bait_order(table: Table) -> list[int]:
    """R77: the newest first, or (`bait_order`) the oldest."""
    return table.town[:] if table.setup.oldest_first else table.town[::-1]


@final
class Bait(Step["Table"]):
    """R77-R83: one hero after the other."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.phase = BAIT
        tell(events, "phase", {"phase": "bait"})
        for hero in in_bait_order(table):
            values = lure_values(table, hero)
            seat = lured_to(table, hero, values)
            facts: Data = {"hero": name(table, hero), "values": values}
            if seat >= 0:
                table.town = without(table.town, hero)
                table.entrances = replaced(table.entrances, seat, [*table.entrances[seat], hero])
                table.lured = replaced(table.lured, seat, table.lured[seat] + 1)
                tell(events, "lured", {**facts, "seat": seat})
            else:
                tell(events, "stayed", {**facts, "why": "tie" if seat == -1 else "none"})
