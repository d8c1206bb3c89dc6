"""What triggers would bring that have fired in an imagined position."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.effects.primitive import amount
from ....games.boss_monster.effects.spells import PRIMITIVES
from ....games.boss_monster.effects.vocabulary import DO, ONCE_A_TURN, Ability
from ....games.boss_monster.pieces import IS_TRIGGER, USED, Deed, replaced
from ....games.boss_monster.rules.declaring import cost_refusal
from ....games.boss_monster.rules.places import holds_spell
from ....games.boss_monster.state import Table
from .outlook import STILL, Outlook
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


def carry_out_triggers(outlook: Outlook, table: Table) -> float:
    """R35: plain ones are carried out in this position; tells what the others are worth to the seat."""
    total = 0.0
    at = 0
    while at < len(table.triggers):
        trigger = table.triggers[at]
        at += 1
        ability = table.cards.abilities[table.cards.things[trigger.source]][trigger.ability]
        if trigger.seat < 0 or (ability.limit == ONCE_A_TURN and table.marks[trigger.source] & USED):
            continue
        if ability.limit == ONCE_A_TURN:
            table.marks = replaced(table.marks, trigger.source, table.marks[trigger.source] | USED)
        mode = ability.modes[0]
        if ability.optional or mode.cost or mode.targets or mode.do[0].op not in PLAIN:
            if trigger.seat == outlook.seat:
                total += offer_worth(outlook, table, trigger.source, ability)
            continue
        deed = Deed(
            trigger.seat, trigger.source, trigger.ability, 0, -1, -1, 0, 0, trigger.subject, IS_TRIGGER, trigger.seat
        )  # fmt: skip
        for effect in mode.do:
            PRIMITIVES[effect.op].do(table, deed, amount(table, deed, effect.amount), STILL, None)
    table.triggers = []
    return total


def offer_worth(outlook: Outlook, table: Table, source: int, ability: Ability) -> float:
    """About what an own trigger is worth that asks for something."""
    seat = outlook.seat
    mode = ability.modes[0]
    for cost in mode.cost:
        if cost_refusal(table, seat, source, ability, cost):
            return 0.0
    op = mode.do[0].op
    if op == HEAL_WOUNDS:
        return healing(table, seat) - 0.4
    if op == SWAP_HOARDS:
        most = max([table.coins[other] for other in outlook.seats if other != seat], default=0)
        return (purse(most) - purse(table.coins[seat])) * (1.0 + outlook.envy)
    if op == SPELL_DEAL:
        rich = any(holds_spell(table, other) for other in outlook.seats if other != seat)
        return CHOICE if rich and table.coins[seat] else 0.0
    if op == LAY_COINS:
        return CHOICE * min(table.coins[seat], mode.do[0].amount.plus)
    return 0.0 if op == LAY_OR_FALL else CHOICE


def healing(table: Table, seat: int) -> float:
    """R127: what the best hero to be turned face down is worth."""
    if not table.wounds[seat]:
        return 0.0
    worth = max([table.cards.souls[hero] for hero in table.wounds[seat]])
    wounds = table.points(table.wounds[seat])
    return worth + wound_cost(float(wounds)) - wound_cost(float(wounds - worth))


def spell_from(table: Table, outlook: Outlook, owner: int) -> float:
    """What it is worth to take a spell from another for a coin."""
    seat = outlook.seat
    if not holds_spell(table, owner) or not table.coins[seat]:
        return 0.0
    return SPELL * (1.0 + 0.6 * outlook.envy) - purse(table.coins[seat]) + purse(table.coins[seat] - 1)


def laying(outlook: Outlook, room: int, ability: Ability, most: int) -> tuple[float, int]:
    """R72: how many coins to lay on a room, and what that gains: every coin brings a card and may cost damage."""
    seat = outlook.seat
    base = outlook.look(outlook.table) + outlook.later(outlook.table)
    worth = CHOSEN if any(effect.op == TAKE_CARDS for effect in ability.modes[0].do) else SPELL + FIRST_SPELLS
    gain = 0.0
    best = 0
    for coins in range(1, min(most, outlook.table.coins[seat]) + 1):
        twin = outlook.table.copy()
        twin.coins_on = replaced(twin.coins_on, room, twin.coins_on[room] + coins)
        twin.coins = replaced(twin.coins, seat, twin.coins[seat] - coins)
        found = outlook.look(twin) + outlook.later(twin) - base + coins * worth
        if found > gain:
            gain = found
            best = coins
    return gain, best
