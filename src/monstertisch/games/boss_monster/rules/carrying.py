"""R33, R34, R66: an effect is carried out, primitive by primitive, or fizzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ..effects.primitive import amount, mode_of
from ..effects.spells import PRIMITIVES
from ..effects.vocabulary import (
    ON_SPELL_PLAYED,
    WHEN_MORE_MINIBOSSES,
    Ability,
)
from ..moves import LEVELS
from ..pieces import FIZZLED, GAVE_ROOM, IS_DEAL, IS_TRIGGER, PREVENTED, USED, Deed, replaced
from .building import reset
from .changes import take_random_spell
from .declaring import holds
from .deeds import ability_of
from .dying import check_limbo
from .firing import fire_own
from .places import holds_spell, minibosses_of, room_with, seat_of_room
from .targets import targets
from .telling import source_seen, tell

if TYPE_CHECKING:
    from ..state import Table


@final
class Resolve(Step["Table"]):
    """R33: an effect without any legal target, or whose condition fails, does nothing."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        table.agenda.then(Finish(self.seat))
        if deed.flags & PREVENTED:
            return
        ability = ability_of(table, deed)
        if deed.flags & IS_TRIGGER == 0:
            source = source_seen(table, deed.source, ability.level)
            why = fizzles(table, deed, ability)
            if why:
                deed.flags |= FIZZLED
                tell(events, "fizzled", {"seat": deed.seat, "card": source["card"], "source": source, "why": why})
                return
            tell(events, "resolves", {"seat": deed.seat, "card": source["card"], "source": source})
        if deed.flags & IS_DEAL:
            take_random_spell(table, deed.seat, deed.first, deed.source, chance, events)
        else:
            table.agenda.then(CarryOut(self.seat, 0))


def fizzles(table: Table, deed: Deed, ability: Ability) -> str:
    """R29, R33: the condition must still hold, and one target must still be legal."""
    if deed.flags & IS_DEAL:
        return "" if holds_spell(table, deed.first) else "target"
    mode = mode_of(table, deed)
    if not holds(table, deed.seat, ability.when):
        return "condition"
    if not mode.targets:
        return ""
    if mode.when == WHEN_MORE_MINIBOSSES:
        owner = seat_of_room(table, deed.first)
        if owner >= 0 and minibosses_of(table, deed.seat) <= minibosses_of(table, owner):
            return "condition"
    first = deed.first
    if first not in still_legal(table, deed, 0, first):
        deed.first = -1
    if len(mode.targets) > 1 and deed.second not in still_legal(table, deed, 1, first):
        deed.second = -1
    return "target" if deed.first < 0 and (deed.second < 0 or len(mode.targets) == 1) else ""


def still_legal(table: Table, deed: Deed, number: int, first: int) -> list[int]:
    return targets(table, deed.seat, deed.source, mode_of(table, deed), number, first, deed.flags)


@final
class CarryOut(Step["Table"]):
    """R33: the primitives of the deed from number `number` on, one after the other."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        do = mode_of(table, deed).do
        if self.number >= len(do):
            return
        table.agenda.then(CarryOut(self.seat, self.number + 1))
        effect = do[self.number]
        PRIMITIVES[effect.op].do(table, deed, amount(table, deed, effect.amount), chance, events)


@final
class Finish(Step["Table"]):
    """R27, R34, R66: a spell is discarded and was played; a miniboss that used text 3 is back at level 1."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds.pop()
        ability = ability_of(table, deed)
        if ability.level == LEVELS and deed.flags & IS_TRIGGER == 0:
            room = room_with(table, deed.source)
            if room >= 0:
                reset(table, seat_of_room(table, room), room, events)
        if deed.source >= table.cards.first_spell:
            table.discard = [*table.discard, deed.source]
            if deed.flags & (FIZZLED | PREVENTED) == 0:
                table.marks = replaced(table.marks, deed.source, USED)
                fire_own(table, deed.seat, ON_SPELL_PLAYED, deed.source)
        if deed.flags & GAVE_ROOM:
            check_limbo(table, events)
