"""Greedy: which of the other modules answers which question."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.sight import Bot, Sight
from ....games.boss_monster.effects.minibosses import BuildNow
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.moves import PASS
from ....games.boss_monster.pieces import Deed
from ....games.boss_monster.rules.answering import Answer
from ....games.boss_monster.rules.deeds import ChooseCoins, ChooseMode, ChooseSacrifice, ChooseTarget
from ....games.boss_monster.rules.opening import FirstRoom
from ....games.boss_monster.rules.targets import action_for, room_action
from ....games.boss_monster.rules.windows import ActivePart, OtherPart
from ....games.boss_monster.state import Underworld
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
        world = sight.world
        assert isinstance(world, PlayedUnderworld)
        if self.lore is None or self.lore.cards is not world.cards:
            self.lore = Lore(world.cards)
        found = answer(world, sight.seat, sight.options, self.lore)
        assert found in sight.options, f"{found} is no option of {world.agenda.steps[-1]}"
        return found


def answer(world: PlayedUnderworld, seat: int, options: list[int], lore: Lore) -> int:
    step = world.agenda.steps[-1]
    if isinstance(step, ActivePart | OtherPart):
        return in_window(world, seat, options, lore)
    if isinstance(step, ChooseMode | ChooseTarget | ChooseCoins | ChooseSacrifice):
        return declaring(world, seat, step, options, lore)
    if isinstance(step, Answer):
        return prevent(world, seat, options, lore)
    if isinstance(step, FirstRoom):
        return Builder(Outlook(world, seat, lore)).best(options)[1]
    if isinstance(step, BuildNow):
        return build_now(Builder(Outlook(world, seat, lore)), options)
    return choices.answer(world, seat, step, options, lore)


def in_window(world: PlayedUnderworld, seat: int, options: list[int], lore: Lore) -> int:
    """R31, R41: whatever gains most, as long as something gains."""
    weighing = Weighing(world, seat, lore)
    most, found = weighing.best(options)
    if world.active == seat:
        gain, action = Builder(weighing.outlook).best(options)
        if gain > most:
            most = gain
            found = action
    return found if most > LEAST else PASS


def declaring(world: PlayedUnderworld, seat: int, step: Step[Underworld], options: list[int], lore: Lore) -> int:
    """R29: the next part of the plan that was made for the declaration."""
    weighing = Weighing(world, seat, lore)
    deed = world.deeds[-1]
    if isinstance(step, ChooseSacrifice):
        return room_action(world, weighing.victim(world, deed.source))
    plan = weighing.plan(deed.source, deed.ability, deed.owner, deed)
    if isinstance(step, ChooseMode):
        return world.moves.mode.of(plan.mode)
    if isinstance(step, ChooseCoins):
        return min(max(world.moves.coins.of(plan.coins), options[0]), options[-1])
    return target_of(world, deed, plan, step.number, options)


def target_of(world: PlayedUnderworld, deed: Deed, plan: Plan, number: int, options: list[int]) -> int:
    kind = world.cards.abilities[world.cards.things[deed.source]][deed.ability].modes[deed.mode].targets[number]
    target = plan.first if number == 0 else plan.second
    return action_for(world, kind, target) if target >= 0 else options[0]


def prevent(world: PlayedUnderworld, seat: int, options: list[int], lore: Lore) -> int:
    """R32: a spell that would do more harm than the card is worth that prevents it."""
    weighing = Weighing(world, seat, lore)
    spell = world.deeds[-1]
    if weighing.harm(spell) <= choices.cheapest_spell(world, seat, lore) + LEAST:
        return PASS
    if world.moves.declare_level.has(options[-1]):
        return options[-1]
    return options[-1] if world.coins[spell.seat] == 0 else PASS  # a tax that will be paid prevents nothing
