"""The small questions: what to discard, take, heal or pay for, the opening, and offers that may be declined."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.effects.vocabulary import DO
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.moves import ACCEPT, DECLINE, KEEP, REDRAW
from ....games.boss_monster.rules.answering import tax_on
from ....games.boss_monster.rules.declaration import ability_of
from ....games.boss_monster.rules.opening import ENOUGH_FOR_REDRAW
from ....games.boss_monster.rules.places import room_at, room_backs, room_with, seat_of_room
from .declaring import Weighing
from .forecast import Forecast
from .triggers import laying, spell_from
from .worth import CardWorth, purse

FEW_ROOMS: Final = 2  # so many ordinary rooms are kept in the opening
NEEDED: Final = 1.0
GAIN_COINS: Final = DO.index("gain_coins")


class Asked:
    """A question: the position, the seat that is asked, its options, and what follows from the cards."""

    def __init__(self, world: PlayedUnderworld, seat: int, options: list[int], card_worth: CardWorth) -> None:
        self.world: Final = world
        self.seat: Final = seat
        self.options: Final = options
        self.card_worth: Final = card_worth


def heal(asked: Asked) -> int:
    """R127: whoever counts most is turned face down."""
    return max(asked.options, key=lambda action: (asked.world.cards.souls[asked.world.moves.target_hero.thing(action)], -action))


def lay_coins(asked: Asked) -> int:
    world = asked.world
    deed = world.deeds[-1]
    most = world.agenda.steps[-1].number
    return world.moves.coins.of(
        laying(Forecast(world, asked.seat, asked.card_worth), deed.source, ability_of(world, deed), most)[1]
    )


def deal(asked: Asked) -> int:
    """A 35: a spell for a coin."""
    world = asked.world
    return (
        ACCEPT if spell_from(world, Forecast(world, asked.seat, asked.card_worth), world.agenda.steps[-1].number) > 0.0 else DECLINE
    )


def double(asked: Asked) -> int:
    """Only the own room."""
    world = asked.world
    return ACCEPT if seat_of_room(world, room_with(world, world.deeds[-1].first)) == asked.seat else DECLINE


def tax(asked: Asked) -> int:
    world = asked.world
    price = purse(world.coins[asked.seat]) - purse(world.coins[asked.seat] - tax_on(world, asked.seat))
    return ACCEPT if -Weighing(world, asked.seat, asked.card_worth).harm(world.deeds[-1]) > price else DECLINE


def miniboss(asked: Asked) -> int:
    """R52: it was laid to be paid for."""
    return ACCEPT if ACCEPT in asked.options else DECLINE


def intrigue(asked: Asked) -> int:
    world = asked.world
    return world.moves.draw_room if room_backs(world, asked.seat) < FEW_ROOMS else world.moves.draw_spell


# The opening


def boss(asked: Asked) -> int:
    return min(asked.options, key=lambda action: asked.card_worth.rank[asked.world.moves.boss.thing(action)])


def redraw(asked: Asked) -> int:
    world = asked.world
    advanced = [card for card in world.hands[asked.seat] if world.cards.advanced[world.cards.things[card]]]
    return REDRAW if len(advanced) >= ENOUGH_FOR_REDRAW else KEEP


def discard_two(asked: Asked) -> int:
    discard = asked.world.moves.discard
    return min(asked.options, key=lambda action: (kept_worth(asked, discard.thing(action)), action))


def kept_worth(asked: Asked, design: int) -> float:
    """R19: ordinary rooms to begin with, and only such advanced ones as find a place."""
    cards = asked.world.cards
    card_worth = asked.card_worth
    rooms = [cards.things[card] for card in asked.world.hands[asked.seat] if card < cards.first_mini]
    if design not in rooms:
        return card_worth.held[design]
    ordinary = [room for room in rooms if not cards.advanced[room]]
    if not cards.advanced[design]:
        return 0.2 + 2.0 * card_worth.held[design] + (NEEDED if len(ordinary) <= FEW_ROOMS else 0.0)
    fits = any(cards.icons[room][kind] and cards.icons[design][kind] for room in ordinary for kind in range(4))
    return 1.5 * card_worth.held[design] if fits else 0.0


# Cards


def cheapest(asked: Asked) -> int:
    """The card that is missed least."""
    discard = asked.world.moves.discard
    cards = [action for action in asked.options if discard.has(action)]
    return min(cards, key=lambda action: (asked.card_worth.held[discard.thing(action)], action)) if cards else asked.options[0]


def dearest(asked: Asked) -> int:
    """The best card on offer."""
    return max(
        [action for action in asked.options if asked.world.moves.take.has(action)],
        key=lambda action: (asked.card_worth.held[asked.world.moves.take.thing(action)], -action),
    )


def cheapest_spell(world: PlayedUnderworld, seat: int, card_worth: CardWorth) -> float:
    return min([card_worth.held[world.cards.things[card]] for card in world.hands[seat] if card >= world.cards.first_spell])


# Triggers


def coins_first(asked: Asked) -> int:
    """R35: coins may be needed for what comes then."""
    world = asked.world
    for action in asked.options:
        if action != world.moves.trigger_boss:
            room_itself = world.moves.trigger_room.has(action)
            run = world.moves.trigger_room if room_itself else world.moves.trigger_miniboss
            room = room_at(world, asked.seat, run.thing(action))
            thing = room if room_itself else world.mini[room]
            for ability in world.cards.abilities[world.cards.things[thing]]:
                if ability.on and ability.modes and ability.modes[0].do[0].op == GAIN_COINS:
                    return action
    return asked.options[0]


def offer(asked: Asked) -> int:
    """R36: whether an optional trigger is used."""
    world = asked.world
    deed = world.deeds[-1]
    weighing = Weighing(world, asked.seat, asked.card_worth)
    if not ability_of(world, deed).modes[0].targets:
        gain = weighing.gain(deed.source, ability_of(world, deed), deed.copy())
    else:
        gain = weighing.plan(deed.source, deed.ability, deed.owner, deed).gain
    return ACCEPT if gain > 0.0 else DECLINE
