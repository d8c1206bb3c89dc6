"""What triggers would bring that have fired in an imagined position."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.effects.primitive import amount
from ....games.boss_monster.effects.spells import PRIMITIVES
from ....games.boss_monster.effects.vocabulary import DO, ONCE_A_TURN, Ability
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.pieces import USED, fired, replaced
from ....games.boss_monster.rules.declaring import cost_refusal
from ....games.boss_monster.rules.places import holds_spell
from .forecast import STILL, Forecast
from .worth import FIRST_SPELLS, SPELL, purse, wound_cost

HEAL_WOUNDS: Final = DO.index("heal_wounds")
LAY_COINS: Final = DO.index("lay_coins")
SPELL_DEAL: Final = DO.index("spell_deal")
SWAP_HOARDS: Final = DO.index("swap_hoards")
TAKE_CARDS: Final = DO.index("take_cards")
LAY_OR_FALL: Final = DO.index("lay_coins_or_fall")
PLAIN: Final = [DO.index(word) for word in ["gain_coins", "draw_rooms", "draw_spells", "damage_other_monsters"]]
CHOICE: Final = 0.15  # what an offer is worth that may be declined
CHOSEN: Final = 0.6  # a card out of the discard pile


def carry_out_triggers(forecast: Forecast, world: PlayedUnderworld) -> float:
    """R35: plain ones are carried out in this position; tells what the others are worth to the seat."""
    total = 0.0
    at = 0
    while at < len(world.triggers):
        trigger = world.triggers[at]
        at += 1
        ability = world.cards.abilities[world.cards.things[trigger.source]][trigger.ability]
        if trigger.seat < 0 or (ability.limit == ONCE_A_TURN and world.marks[trigger.source] & USED):
            continue
        if ability.limit == ONCE_A_TURN:
            world.marks = replaced(world.marks, trigger.source, world.marks[trigger.source] | USED)
        mode = ability.modes[0]
        if ability.optional or mode.cost or mode.targets or mode.do[0].op not in PLAIN:
            if trigger.seat == forecast.seat:
                total += offer_worth(forecast, world, trigger.source, ability)
            continue
        deed = fired(trigger.seat, trigger)
        for effect in mode.do:
            PRIMITIVES[effect.op].do(world, deed, amount(world, deed, effect.amount), STILL, None)
    world.triggers = []
    return total


def offer_worth(forecast: Forecast, world: PlayedUnderworld, source: int, ability: Ability) -> float:
    """About what an own trigger is worth that asks for something."""
    seat = forecast.seat
    mode = ability.modes[0]
    for cost in mode.cost:
        if cost_refusal(world, seat, source, ability, cost):
            return 0.0
    op = mode.do[0].op
    if op == HEAL_WOUNDS:
        return healing(world, seat) - 0.4
    if op == SWAP_HOARDS:
        return (purse(forecast.most_coins(world, seat)) - purse(world.coins[seat])) * (1.0 + forecast.envy)
    if op == SPELL_DEAL:
        rich = any(holds_spell(world, other) for other in forecast.seats if other != seat)
        return CHOICE if rich and world.coins[seat] else 0.0
    if op == LAY_COINS:
        return CHOICE * min(world.coins[seat], mode.do[0].amount.plus)
    return 0.0 if op == LAY_OR_FALL else CHOICE


def healing(world: PlayedUnderworld, seat: int) -> float:
    """R127: what the best hero to be turned face down is worth."""
    if not world.wounds[seat]:
        return 0.0
    worth = max([world.cards.souls[hero] for hero in world.wounds[seat]])
    wounds = world.points(world.wounds[seat])
    return worth + wound_cost(float(wounds)) - wound_cost(float(wounds - worth))


def spell_from(world: PlayedUnderworld, forecast: Forecast, owner: int) -> float:
    """What it is worth to take a spell from another for a coin."""
    seat = forecast.seat
    if not holds_spell(world, owner) or not world.coins[seat]:
        return 0.0
    return SPELL * (1.0 + 0.6 * forecast.envy) - purse(world.coins[seat]) + purse(world.coins[seat] - 1)


def laying(forecast: Forecast, room: int, ability: Ability, most: int) -> tuple[float, int]:
    """R72: how many coins to lay on a room, and what that gains: every coin brings a card and may cost damage."""
    seat = forecast.seat
    base = forecast.worth + forecast.ahead()
    worth = CHOSEN if any(effect.op == TAKE_CARDS for effect in ability.modes[0].do) else SPELL + FIRST_SPELLS
    gain = 0.0
    best = 0
    for coins in range(1, min(most, forecast.world.coins[seat]) + 1):
        twin = forecast.world.copy()
        twin.coins_on = replaced(twin.coins_on, room, twin.coins_on[room] + coins)
        twin.coins = replaced(twin.coins, seat, twin.coins[seat] - coins)
        found = forecast.look(twin) + forecast.later(twin) - base + coins * worth
        if found > gain:
            gain = found
            best = coins
    return gain, best
