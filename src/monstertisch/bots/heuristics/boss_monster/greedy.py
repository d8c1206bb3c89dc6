"""Greedy: which of the other modules answers which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.sight import Bot, Sight
from ....games.boss_monster.effects.coins import HowManyToLay
from ....games.boss_monster.effects.hands import DealNow, DiscardRoom, KeepOne, TakeFromDiscard, TakeFromHand
from ....games.boss_monster.effects.heroes import Heal
from ....games.boss_monster.effects.minibosses import BuildNow
from ....games.boss_monster.effects.primitive import mode_of
from ....games.boss_monster.effects.rooms import Doubling
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.moves import DECLINE, PASS, TAKE_BACK
from ....games.boss_monster.rules.aftermath import Offer, OrderTriggers
from ....games.boss_monster.rules.answering import Answer, PayTax
from ....games.boss_monster.rules.build_turn import PayWithRoom
from ....games.boss_monster.rules.declaration import ChooseCoins, ChooseMode, ChooseSacrifice, ChooseTarget, DiscardCost
from ....games.boss_monster.rules.end import Intrigue
from ....games.boss_monster.rules.opening import ChooseBosses, DiscardTwo, FirstRoom, Redraw
from ....games.boss_monster.rules.reveal import PayMiniboss
from ....games.boss_monster.rules.targets import action_for, room_action
from ....games.boss_monster.rules.windows import ActivePart, OtherPart
from ....games.boss_monster.state import Underworld
from . import choices
from .building import Builder
from .choices import Asked
from .declaring import Plan, Weighing, is_worth_a_thought
from .forecast import Forecast
from .worth import CardWorth

LEAST: Final = 0.05  # what gains less is not done


class Greedy(Bot):
    def __init__(self) -> None:
        self.card_worth: CardWorth | None = None

    def choose(self, sight: Sight, chance: Chance) -> int:  # noqa: ARG002 - the first of equally good moves, so luck is not asked
        if len(sight.options) == 1:
            return sight.options[0]
        world = sight.world
        assert isinstance(world, PlayedUnderworld)
        step = world.agenda.steps[-1]
        found = ANSWERS[type(step)](Asked(world, sight.seat, sight.options, self.worth_in(world)))
        assert found in sight.options, f"{found} is no option of {step}"
        return found

    def worth_in(self, world: PlayedUnderworld) -> CardWorth:
        """What follows from the cards of this game; mostly it is the same game as before."""
        if self.card_worth is None or self.card_worth.cards is not world.cards:
            self.card_worth = CardWorth(world.cards)
        return self.card_worth


def in_window(asked: Asked) -> int:
    """R31, R41: whatever gains most, as long as something gains."""
    moves = asked.world.moves
    declarations = [
        action for action in asked.options if moves.is_declaration(action) and is_worth_a_thought(asked.world, asked.seat, action)
    ]
    builds = [action for action in asked.options if moves.is_build(action) and action != TAKE_BACK]
    if not declarations and not builds:
        return PASS
    weighing = Weighing(asked.world, asked.seat, asked.card_worth)
    most, found = weighing.best(declarations)
    if builds:
        gain, action = Builder(weighing.forecast).best(builds)
        if gain > most:
            most = gain
            found = action
    return found if most > LEAST else PASS


# R29: the next part of the plan that was made for the declaration


def plan_of(asked: Asked) -> Plan:
    deed = asked.world.deeds[-1]
    return Weighing(asked.world, asked.seat, asked.card_worth).plan(deed.source, deed.ability, deed.owner, deed)


def mode_of_plan(asked: Asked) -> int:
    return asked.world.moves.mode.of(plan_of(asked).mode)


def coins_of_plan(asked: Asked) -> int:
    coins = asked.world.moves.coins.of(plan_of(asked).coins)
    return min(max(coins, asked.options[0]), asked.options[-1])


def target_of_plan(asked: Asked) -> int:
    world = asked.world
    plan = plan_of(asked)
    number = world.agenda.steps[-1].number
    target = plan.first if number == 0 else plan.second
    return action_for(world, mode_of(world, world.deeds[-1]).targets[number], target) if target >= 0 else asked.options[0]


def sacrifice(asked: Asked) -> int:
    world = asked.world
    return room_action(world, Weighing(world, asked.seat, asked.card_worth).victim(world, world.deeds[-1].source))


def prevent(asked: Asked) -> int:
    """R32: a spell that would do more harm than the card is worth that prevents it."""
    world = asked.world
    weighing = Weighing(world, asked.seat, asked.card_worth)
    spell = world.deeds[-1]
    if weighing.harm(spell) <= choices.cheapest_spell(world, asked.seat, asked.card_worth) + LEAST:
        return PASS
    if world.moves.declare_level.has(asked.options[-1]):
        return asked.options[-1]
    return asked.options[-1] if world.coins[spell.seat] == 0 else PASS  # a tax that will be paid prevents nothing


def first_room(asked: Asked) -> int:
    return Builder(Forecast(asked.world, asked.seat, asked.card_worth)).best(asked.options)[1]


def build_now(asked: Asked) -> int:
    """R58: at once or not at all."""
    gain, action = Builder(Forecast(asked.world, asked.seat, asked.card_worth)).best(asked.options)
    return action if gain > 0.0 else DECLINE


ANSWERS: Final[dict[type[Step[Underworld]], Callable[[Asked], int]]] = {
    ActivePart: in_window,
    OtherPart: in_window,
    Answer: prevent,
    ChooseMode: mode_of_plan,
    ChooseTarget: target_of_plan,
    ChooseCoins: coins_of_plan,
    ChooseSacrifice: sacrifice,
    FirstRoom: first_room,
    BuildNow: build_now,
    DiscardCost: choices.cheapest,
    PayWithRoom: choices.cheapest,
    DiscardRoom: choices.cheapest,
    TakeFromDiscard: choices.dearest,
    TakeFromHand: choices.dearest,
    KeepOne: choices.dearest,
    Offer: choices.offer,
    OrderTriggers: choices.coins_first,
    Heal: choices.heal,
    HowManyToLay: choices.lay_coins,
    DealNow: choices.deal,
    Doubling: choices.double,
    PayTax: choices.tax,
    PayMiniboss: choices.miniboss,
    Intrigue: choices.intrigue,
    ChooseBosses: choices.boss,
    Redraw: choices.redraw,
    DiscardTwo: choices.discard_two,
}
