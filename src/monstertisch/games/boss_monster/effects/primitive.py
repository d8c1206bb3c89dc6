"""What a primitive is, and how the number on a card is found when an effect is carried out."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.event import Events
from ..pieces import Deed
from ..rules.places import holds_spell, is_off
from ..rules.values import icons_of
from ..state import Underworld
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


class Primitive:
    """One thing that cards do."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        """Carries it out; a primitive that asks puts a step on the agenda."""
        raise NotImplementedError


def mode_of(world: Underworld, deed: Deed) -> Mode:
    return world.cards.abilities[world.cards.things[deed.source]][deed.ability].modes[deed.mode]


def amount(world: Underworld, deed: Deed, of: Amount) -> int:
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
        found = world.level[deed.first]
    elif per == PER_MINIBOSSES_IN_HAND:
        found = sum([1 for card in world.hands[seat] if world.cards.first_mini <= card < world.cards.first_spell])
    elif per == PER_MULTI_TREASURE_ROOMS:
        found = sum([1 for room in world.dungeons[seat] if icons_of(world, seat, room) > 1])
    elif per == PER_ROOMS:
        found = sum([1 for room in world.dungeons[seat] if not is_off(world, room)])
    elif per == PER_SPELLS_IN_HAND:
        found = holds_spell(world, seat)
    else:
        assert per == PER_WOUNDS
        found = world.points(world.wounds[seat])
    return of.plus + of.each * found
