"""The small questions: what to discard, take, heal or pay for, the opening, and offers that may be declined."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Step
from ....games.boss_monster.effects.coins import HowManyToLay
from ....games.boss_monster.effects.hands import DealNow, DiscardRoom, KeepOne, TakeFromDiscard, TakeFromHand
from ....games.boss_monster.effects.heroes import Heal
from ....games.boss_monster.effects.rooms import Doubling
from ....games.boss_monster.effects.vocabulary import DO
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.moves import ACCEPT, DECLINE, KEEP, REDRAW
from ....games.boss_monster.pieces import Deed
from ....games.boss_monster.rules.aftermath import Offer, OrderTriggers
from ....games.boss_monster.rules.answering import PayTax
from ....games.boss_monster.rules.build_turn import PayWithRoom
from ....games.boss_monster.rules.deeds import DiscardCost, ability_of
from ....games.boss_monster.rules.end import Intrigue
from ....games.boss_monster.rules.opening import ENOUGH_FOR_REDRAW, ChooseBosses, DiscardTwo, Redraw
from ....games.boss_monster.rules.places import room_at, room_backs, room_with, seat_of_room
from ....games.boss_monster.rules.reveal import PayMiniboss
from ....games.boss_monster.state import Underworld
from .deeds import Weighing
from .outlook import Outlook
from .triggers import laying, spell_from
from .worth import Lore, purse

FEW_ROOMS: Final = 2  # so many ordinary rooms are kept in the opening
NEEDED: Final = 1.0
GAIN_COINS: Final = DO.index("gain_coins")


def answer(world: PlayedUnderworld, seat: int, step: Step[Underworld], options: list[int], lore: Lore) -> int:
    if isinstance(step, DiscardCost | PayWithRoom | DiscardRoom):
        return cheapest(world, options, lore)
    if isinstance(step, TakeFromDiscard | TakeFromHand | KeepOne):
        return dearest(world, options, lore)
    if isinstance(step, Offer):
        return offer(world, seat, lore)
    if isinstance(step, OrderTriggers):
        return coins_first(world, seat, options)
    if isinstance(step, Heal):
        return max(options, key=lambda action: (world.cards.souls[world.moves.target_hero.thing(action)], -action))
    if isinstance(step, HowManyToLay):
        deed = world.deeds[-1]
        return world.moves.coins.of(laying(Outlook(world, seat, lore), deed.source, ability_of(world, deed), step.number)[1])
    if isinstance(step, DealNow):
        return ACCEPT if spell_from(world, Outlook(world, seat, lore), step.number) > 0.0 else DECLINE
    if isinstance(step, Doubling):
        return ACCEPT if seat_of_room(world, room_with(world, world.deeds[-1].first)) == seat else DECLINE
    if isinstance(step, PayTax):
        price = purse(world.coins[seat]) - purse(world.coins[seat] - step.tax(world))
        return ACCEPT if -Weighing(world, seat, lore).harm(world.deeds[-1]) > price else DECLINE
    if isinstance(step, Intrigue):
        return world.moves.draw_room if room_backs(world, seat) < FEW_ROOMS else world.moves.draw_spell
    if isinstance(step, PayMiniboss):
        return ACCEPT
    return opening(world, seat, step, options, lore)


# The opening


def opening(world: PlayedUnderworld, seat: int, step: Step[Underworld], options: list[int], lore: Lore) -> int:
    if isinstance(step, ChooseBosses):
        return min(options, key=lambda action: lore.rank[world.moves.boss.thing(action)])
    if isinstance(step, Redraw):
        advanced = [card for card in world.hands[seat] if world.cards.advanced[world.cards.things[card]]]
        return REDRAW if len(advanced) >= ENOUGH_FOR_REDRAW else KEEP
    assert isinstance(step, DiscardTwo)
    return min(options, key=lambda action: (kept_worth(world, seat, world.moves.discard.thing(action), lore), action))


def kept_worth(world: PlayedUnderworld, seat: int, design: int, lore: Lore) -> float:
    """R19: ordinary rooms to begin with, and only such advanced ones as find a place."""
    cards = world.cards
    rooms = [cards.things[card] for card in world.hands[seat] if card < cards.first_mini]
    if design not in rooms:
        return lore.held[design]
    ordinary = [room for room in rooms if not cards.advanced[room]]
    if not cards.advanced[design]:
        return 0.2 + 2.0 * lore.held[design] + (NEEDED if len(ordinary) <= FEW_ROOMS else 0.0)
    fits = any(cards.icons[room][kind] and cards.icons[design][kind] for room in ordinary for kind in range(4))
    return 1.5 * lore.held[design] if fits else 0.0


# Cards


def cheapest(world: PlayedUnderworld, options: list[int], lore: Lore) -> int:
    """The card that is missed least."""
    discards = [action for action in options if world.moves.discard.has(action)]
    return min(discards, key=lambda action: (lore.held[world.moves.discard.thing(action)], action)) if discards else options[0]


def dearest(world: PlayedUnderworld, options: list[int], lore: Lore) -> int:
    """The best card on offer."""
    return max(
        [action for action in options if world.moves.take.has(action)],
        key=lambda action: (lore.held[world.moves.take.thing(action)], -action),
    )


def cheapest_spell(world: PlayedUnderworld, seat: int, lore: Lore) -> float:
    return min([lore.held[world.cards.things[card]] for card in world.hands[seat] if card >= world.cards.first_spell])


# Triggers


def coins_first(world: PlayedUnderworld, seat: int, options: list[int]) -> int:
    """R35: coins may be needed for what comes then."""
    for action in options:
        if action != world.moves.trigger_boss:
            room_itself = world.moves.trigger_room.has(action)
            run = world.moves.trigger_room if room_itself else world.moves.trigger_miniboss
            room = room_at(world, seat, run.thing(action))
            thing = room if room_itself else world.mini[room]
            for ability in world.cards.abilities[world.cards.things[thing]]:
                if ability.on and ability.modes and ability.modes[0].do[0].op == GAIN_COINS:
                    return action
    return options[0]


def offer(world: PlayedUnderworld, seat: int, lore: Lore) -> int:
    """R36: whether an optional trigger is used."""
    deed = world.deeds[-1]
    weighing = Weighing(world, seat, lore)
    fresh = Deed(seat, deed.source, deed.ability, 0, -1, -1, 0, 0, deed.subject, deed.flags, deed.owner)
    if not ability_of(world, deed).modes[0].targets:
        gain = weighing.gain(deed.source, ability_of(world, deed), fresh)
    else:
        gain = weighing.plan(deed.source, deed.ability, deed.owner, fresh).gain
    return ACCEPT if gain > 0.0 else DECLINE
