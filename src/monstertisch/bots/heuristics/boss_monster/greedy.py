"""Greedy: which of the other modules answers which question."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.sight import Bot, Sight
from ....games.boss_monster.effects.minibosses import BuildNow
from ....games.boss_monster.moves import PASS
from ....games.boss_monster.pieces import Deed
from ....games.boss_monster.rules.deeds import ChooseCoins, ChooseMode, ChooseSacrifice, ChooseTarget
from ....games.boss_monster.rules.opening import FirstRoom
from ....games.boss_monster.rules.resolving import Answer
from ....games.boss_monster.rules.targets import action_for, room_action
from ....games.boss_monster.rules.windows import ActivePart, OtherPart
from ....games.boss_monster.state import Table
from . import choices
from .building import Builder, build_now
from .deeds import Plan, Weighing
from .outlook import Outlook
from .worth import Lore

LEAST: Final = 0.05  # what gains less is not done


class Greedy(Bot):
    def __init__(self) -> None:
        self.lore: Lore | None = None

    def choose(self, sight: Sight, chance: Chance) -> int:  # noqa: ARG002 - the first of equally good moves, so luck is not asked
        if len(sight.options) == 1:
            return sight.options[0]
        table = sight.world
        assert isinstance(table, Table)
        if self.lore is None or self.lore.cards is not table.cards:
            self.lore = Lore(table.cards)
        found = answer(table, sight.seat, sight.options, self.lore)
        assert found in sight.options, f"{found} is no option of {table.agenda.steps[-1]}"
        return found


def answer(table: Table, seat: int, options: list[int], lore: Lore) -> int:
    step = table.agenda.steps[-1]
    if isinstance(step, ActivePart | OtherPart):
        return in_window(table, seat, options, lore)
    if isinstance(step, ChooseMode | ChooseTarget | ChooseCoins | ChooseSacrifice):
        return declaring(table, seat, step, options, lore)
    if isinstance(step, Answer):
        return prevent(table, seat, options, lore)
    if isinstance(step, FirstRoom):
        return Builder(Outlook(table, seat, lore)).best(options)[1]
    if isinstance(step, BuildNow):
        return build_now(Builder(Outlook(table, seat, lore)), options)
    return choices.answer(table, seat, step, options, lore)


def in_window(table: Table, seat: int, options: list[int], lore: Lore) -> int:
    """R31, R41: whatever gains most, as long as something gains."""
    weighing = Weighing(table, seat, lore)
    most, found = weighing.best(options)
    if table.active == seat:
        gain, action = Builder(weighing.outlook).best(options)
        if gain > most:
            most = gain
            found = action
    return found if most > LEAST else PASS


def declaring(table: Table, seat: int, step: Step[Table], options: list[int], lore: Lore) -> int:
    """R29: the next part of the plan that was made for the declaration."""
    weighing = Weighing(table, seat, lore)
    deed = table.deeds[-1]
    if isinstance(step, ChooseSacrifice):
        return room_action(table, weighing.victim(table, deed.source))
    plan = weighing.plan(deed.source, deed.ability, deed.owner, deed)
    if isinstance(step, ChooseMode):
        return table.moves.mode.of(plan.mode)
    if isinstance(step, ChooseCoins):
        return min(max(table.moves.coins.of(plan.coins), options[0]), options[-1])
    return target_of(table, deed, plan, step.number, options)


def target_of(table: Table, deed: Deed, plan: Plan, number: int, options: list[int]) -> int:
    kind = table.cards.abilities[table.cards.things[deed.source]][deed.ability].modes[deed.mode].targets[number]
    target = plan.first if number == 0 else plan.second
    return action_for(table, kind, target) if target >= 0 else options[0]


def prevent(table: Table, seat: int, options: list[int], lore: Lore) -> int:
    """R32: a spell that would do more harm than the card is worth that prevents it."""
    weighing = Weighing(table, seat, lore)
    spell = table.deeds[-1]
    if weighing.harm(spell) <= choices.cheapest_spell(table, seat, lore) + LEAST:
        return PASS
    if table.moves.declare_level.has(options[-1]):
        return options[-1]
    return options[-1] if table.coins[spell.seat] == 0 else PASS  # a tax that will be paid prevents nothing
