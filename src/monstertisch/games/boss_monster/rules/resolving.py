"""R33, R34, R66: an effect is carried out, primitive by primitive, or fizzles."""

from __future__ import annotations

from typing import Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..effects.primitive import amount, mode_of
from ..effects.spells import PRIMITIVES
from ..effects.vocabulary import (
    ON_SPELL_PLAYED,
    WHEN_MORE_MINIBOSSES,
    Ability,
)
from ..moves import LEVELS
from ..pieces import FIZZLED, GAVE_ROOM, IS_DEAL, IS_TRIGGER, PREVENTED, USED, Deed, replaced
from ..state import Underworld
from .changes import take_random_spell
from .declaration import ability_of
from .declaring import holds
from .dungeon import reset
from .dying import check_limbo
from .facts import card_told, tell
from .places import holds_spell, minibosses_of, room_with, seat_of_room
from .targets import targets
from .triggers import fire_own


@final
class Resolve(Step[Underworld]):
    """R33: an effect without any legal target, or whose condition fails, does nothing."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        world.agenda.then(Finish(self.seat))
        if deed.flags & PREVENTED:
            return
        ability = ability_of(world, deed)
        if deed.flags & IS_TRIGGER == 0:
            why = fizzles(world, deed, ability)
            if why:
                deed.flags |= FIZZLED
                if events is not None:
                    facts = shapes.Fizzled(**card_told(world, deed.seat, deed.source, ability.level), why=why)
                    tell(events, "fizzled", facts)
                return
            if events is not None:
                tell(events, "resolves", card_told(world, deed.seat, deed.source, ability.level))
        if deed.flags & IS_DEAL:
            take_random_spell(world, deed.seat, deed.first, deed.source, chance, events)
        else:
            world.agenda.then(CarryOut(self.seat, 0))


def fizzles(world: Underworld, deed: Deed, ability: Ability) -> shapes.WhyFizzled | Literal[""]:
    """R29, R33: the condition must still hold, and one target must still be legal."""
    if deed.flags & IS_DEAL:
        return "" if holds_spell(world, deed.first) else "target"
    mode = mode_of(world, deed)
    if not holds(world, deed.seat, ability.when):
        return "condition"
    if not mode.targets:
        return ""
    if mode.when == WHEN_MORE_MINIBOSSES:
        owner = seat_of_room(world, deed.first)
        if owner >= 0 and minibosses_of(world, deed.seat) <= minibosses_of(world, owner):
            return "condition"
    first = deed.first
    if first not in still_legal(world, deed, 0, first):
        deed.first = -1
    if len(mode.targets) > 1 and deed.second not in still_legal(world, deed, 1, first):
        deed.second = -1
    return "target" if deed.first < 0 and (deed.second < 0 or len(mode.targets) == 1) else ""


def still_legal(world: Underworld, deed: Deed, number: int, first: int) -> list[int]:
    return targets(world, deed.seat, deed.source, mode_of(world, deed), number, first, deed.flags)


@final
class CarryOut(Step[Underworld]):
    """R33: the primitives of the deed from number `number` on, one after the other."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        do = mode_of(world, deed).do
        if self.number >= len(do):
            return
        world.agenda.then(CarryOut(self.seat, self.number + 1))
        effect = do[self.number]
        PRIMITIVES[effect.op].do(world, deed, amount(world, deed, effect.amount), chance, events)


@final
class Finish(Step[Underworld]):
    """R27, R34, R66: a spell is discarded and was played; a miniboss that used text 3 is back at level 1."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds.pop()
        ability = ability_of(world, deed)
        if ability.level == LEVELS and deed.flags & IS_TRIGGER == 0:
            room = room_with(world, deed.source)
            if room >= 0:
                reset(world, seat_of_room(world, room), room, events)
        if deed.source >= world.cards.first_spell:
            world.discard = [*world.discard, deed.source]
            if deed.flags & (FIZZLED | PREVENTED) == 0:
                world.marks = replaced(world.marks, deed.source, USED)
                fire_own(world, deed.seat, ON_SPELL_PLAYED, deed.source)
        if deed.flags & GAVE_ROOM:
            check_limbo(world, events)
