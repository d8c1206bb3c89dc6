"""The small questions: what to discard, take, heal or pay for, the opening, and offers that may be declined."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Step
from ....games.boss_monster.effects.coins import HowManyToLay
from ....games.boss_monster.effects.hands import DealNow, DiscardRoom, KeepOne, TakeFromDiscard, TakeFromHand
from ....games.boss_monster.effects.heroes import Heal
from ....games.boss_monster.effects.rooms import Doubling
from ....games.boss_monster.effects.vocabulary import DO
from ....games.boss_monster.moves import ACCEPT, DECLINE, KEEP, REDRAW
from ....games.boss_monster.pieces import Deed
from ....games.boss_monster.rules.build import PayWithRoom
from ....games.boss_monster.rules.deeds import DiscardCost, ability_of
from ....games.boss_monster.rules.end import Intrigue
from ....games.boss_monster.rules.opening import ENOUGH_FOR_REDRAW, ChooseBosses, DiscardTwo, Redraw
from ....games.boss_monster.rules.places import room_at, room_backs, room_with, seat_of_room
from ....games.boss_monster.rules.resolving import PayTax
from ....games.boss_monster.rules.reveal import PayMiniboss
from ....games.boss_monster.rules.triggers import Offer, OrderTriggers
from ....games.boss_monster.state import Table
from .deeds import Weighing
from .outlook import Outlook
from .triggers import laying, spell_from
from .worth import Lore, purse

FEW_ROOMS: Final = 2  # so many ordinary rooms are kept in the opening
NEEDED: Final = 1.0
GAIN_COINS: Final = DO.index("gain_coins")


def answer(table: Table, seat: int, step: Step[Table], options: list[int], lore: Lore) -> int:
    if isinstance(step, DiscardCost | PayWithRoom | DiscardRoom):
        return cheapest(table, options, lore)
    if isinstance(step, TakeFromDiscard | TakeFromHand | KeepOne):
        return dearest(table, options, lore)
    if isinstance(step, Offer):
        return offer(table, seat, lore)
    if isinstance(step, OrderTriggers):
        return coins_first(table, seat, options)
    if isinstance(step, Heal):
        return max(options, key=lambda action: (table.cards.souls[table.moves.target_hero.thing(action)], -action))
    if isinstance(step, HowManyToLay):
        deed = table.deeds[-1]
        return table.moves.coins.of(laying(Outlook(table, seat, lore), deed.source, ability_of(table, deed), step.number)[1])
    if isinstance(step, DealNow):
        return ACCEPT if spell_from(table, Outlook(table, seat, lore), step.number) > 0.0 else DECLINE
    if isinstance(step, Doubling):
        return ACCEPT if seat_of_room(table, room_with(table, table.deeds[-1].first)) == seat else DECLINE
    if isinstance(step, PayTax):
        price = purse(table.coins[seat]) - purse(table.coins[seat] - step.tax(table))
        return ACCEPT if -Weighing(table, seat, lore).harm(table.deeds[-1]) > price else DECLINE
    if isinstance(step, Intrigue):
        return table.moves.draw_room if room_backs(table, seat) < FEW_ROOMS else table.moves.draw_spell
    if isinstance(step, PayMiniboss):
        return ACCEPT
    return opening(table, seat, step, options, lore)


# The opening


def opening(table: Table, seat: int, step: Step[Table], options: list[int], lore: Lore) -> int:
    if isinstance(step, ChooseBosses):
        return min(options, key=lambda action: lore.rank[table.moves.boss.thing(action)])
    if isinstance(step, Redraw):
        advanced = [card for card in table.hands[seat] if table.cards.advanced[table.cards.things[card]]]
        return REDRAW if len(advanced) >= ENOUGH_FOR_REDRAW else KEEP
    assert isinstance(step, DiscardTwo)
    return min(options, key=lambda action: (kept_worth(table, seat, table.moves.discard.thing(action), lore), action))


def kept_worth(table: Table, seat: int, design: int, lore: Lore) -> float:
    """R19: ordinary rooms to begin with, and only such advanced ones as find a place."""
    cards = table.cards
    rooms = [cards.things[card] for card in table.hands[seat] if card < cards.first_mini]
    if design not in rooms:
        return lore.held[design]
    ordinary = [room for room in rooms if not cards.advanced[room]]
    if not cards.advanced[design]:
        return 0.2 + 2.0 * lore.held[design] + (NEEDED if len(ordinary) <= FEW_ROOMS else 0.0)
    fits = any(cards.icons[room][kind] and cards.icons[design][kind] for room in ordinary for kind in range(4))
    return 1.5 * lore.held[design] if fits else 0.0


# Cards


def cheapest(table: Table, options: list[int], lore: Lore) -> int:
    """The card that is missed least."""
    discards = [action for action in options if table.moves.discard.has(action)]
    return min(discards, key=lambda action: (lore.held[table.moves.discard.thing(action)], action)) if discards else options[0]


def dearest(table: Table, options: list[int], lore: Lore) -> int:
    """The best card on offer."""
    return max(
        [action for action in options if table.moves.take.has(action)],
        key=lambda action: (lore.held[table.moves.take.thing(action)], -action),
    )


def cheapest_spell(table: Table, seat: int, lore: Lore) -> float:
    return min([lore.held[table.cards.things[card]] for card in table.hands[seat] if card >= table.cards.first_spell])


# Triggers


def coins_first(table: Table, seat: int, options: list[int]) -> int:
    """R35: coins may be needed for what comes then."""
    for action in options:
        if action != table.moves.trigger_boss:
            room_itself = table.moves.trigger_room.has(action)
            run = table.moves.trigger_room if room_itself else table.moves.trigger_miniboss
            room = room_at(table, seat, run.thing(action))
            thing = room if room_itself else table.mini[room]
            for ability in table.cards.abilities[table.cards.things[thing]]:
                if ability.on and ability.modes and ability.modes[0].do[0].op == GAIN_COINS:
                    return action
    return options[0]


def offer(table: Table, seat: int, lore: Lore) -> int:
    """R36: whether an optional trigger is used."""
    deed = table.deeds[-1]
    weighing = Weighing(table, seat, lore)
    fresh = Deed(seat, deed.source, deed.ability, 0, -1, -1, 0, 0, deed.subject, deed.flags, deed.owner)
    if not ability_of(table, deed).modes[0].targets:
        gain = weighing.gain(deed.source, ability_of(table, deed), fresh)
    else:
        gain = weighing.plan(deed.source, deed.ability, deed.owner, fresh).gain
    return ACCEPT if gain > 0.0 else DECLINE
