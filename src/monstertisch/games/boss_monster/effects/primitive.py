"""What a primitive is, and how the number on a card is found when an effect is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ....core.event import Events
from ..pieces import Deed
from ..rules.places import holds_spell, is_off
from ..rules.values import icons_of
from .vocabulary import (
    PER_COINS_LAID,
    PER_COINS_PAID,
    PER_ICONS_OF_THAT_ROOM,
    PER_LEVEL_OF_TARGET,
    PER_MINIBOSSES_IN_HAND,
    PER_MULTI_TREASURE_ROOMS,
    PER_NOTHING,
    PER_ROOMS,
    PER_SPELLS_IN_HAND,
    PER_WOUNDS,
    Amount,
    Mode,
)

if TYPE_CHECKING:
    from ..state import Table


class Primitive:
    """One thing that cards do."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        """Carries it out; a primitive that asks puts a step on the agenda."""
        raise NotImplementedError


def mode_of(table: Table, deed: Deed) -> Mode:
    return table.cards.abilities[table.cards.things[deed.source]][deed.ability].modes[deed.mode]


def amount(table: Table, deed: Deed, of: Amount) -> int:
    """The number on the card, as it is now."""
    per = of.per
    if per == PER_NOTHING:
        return of.plus
    if per == PER_ICONS_OF_THAT_ROOM:
        return of.each
    seat = deed.seat
    if per == PER_COINS_LAID:
        found = deed.laid
    elif per == PER_COINS_PAID:
        found = deed.paid
    elif per == PER_LEVEL_OF_TARGET:
        found = table.level[deed.first]
    elif per == PER_MINIBOSSES_IN_HAND:
        found = sum([1 for card in table.hands[seat] if table.cards.first_mini <= card < table.cards.first_spell])
    elif per == PER_MULTI_TREASURE_ROOMS:
        found = sum([1 for room in table.dungeons[seat] if icons_of(table, seat, room) > 1])
    elif per == PER_ROOMS:
        found = sum([1 for room in table.dungeons[seat] if not is_off(table, room)])
    elif per == PER_SPELLS_IN_HAND:
        found = holds_spell(table, seat)
    else:
        assert per == PER_WOUNDS
        found = table.points(table.wounds[seat])
    return of.plus + of.each * found
