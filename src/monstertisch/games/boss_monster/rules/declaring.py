"""R26-R29: what may be declared in a window, and what it would need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..effects.vocabulary import (
    ACTION,
    DISCARD_CARDS,
    DISCARD_MINIBOSSES,
    DISCARD_MONSTER_ROOMS,
    GIVE_COINS,
    HAND_ACTION,
    ONCE_A_TURN,
    ONCE_PER_OPPONENT,
    PAY_COINS,
    PER_LEVEL_OF_TARGET,
    REACTION,
    SACRIFICE,
    SACRIFICE_MONSTER_ROOM,
    SPELL,
    WHEN_BUILD_UNUSED,
    WHEN_HERO_AT_OWN_ENTRANCE,
    WHEN_NO_COINS,
    Ability,
    Effect,
    Mode,
)
from ..moves import LEVELS
from ..pieces import BUILD, DEAL, SPENT, SWITCH_OFF, USED
from ..reasons import (
    BOSS_NOT_LEVELLED,
    BOSS_SWITCHED_OFF,
    CONDITION_FAILS,
    COST_CARD_MISSING,
    FOR_OPPONENTS,
    HERO_IGNORED,
    HERO_NOT_NEAR,
    LEVEL_SPENT,
    LEVEL_TOO_LOW,
    NO_ACTION,
    NO_DEAL,
    NO_TARGET,
    NOT_IN_HAND,
    NOT_YOURS,
    NOTHING_LIES_THERE,
    NOTHING_TO_SACRIFICE,
    ONLY_ANSWER,
    PLAYED_ALREADY,
    ROOM_COVERED,
    ROOM_OFF,
    TEXT_BLANK,
    TEXT_SHIELDED,
    TOO_FEW_COINS,
    USED_ALREADY,
    WRONG_PHASE,
)
from .changes import held_copy
from .places import dungeon_has, has_text, holds_spell, host_of, is_active, is_covered, is_off, is_shielded, room_at
from .targets import here, targets
from .values import hero_reads

if TYPE_CHECKING:
    from ..state import Table


# What a move names


def named_thing(table: Table, seat: int, action: int) -> int:
    """The thing whose ability this move declares; -1: it is not there."""
    moves = table.moves
    if moves.declare_card.has(action):
        return held_copy(table, seat, moves.declare_card.thing(action))
    if moves.declare_boss.has(action):
        owner = moves.declare_boss.thing(action)
        return table.bosses[owner] if owner < table.seats and table.alive[owner] else -1
    if moves.declare_hero.has(action):
        return moves.declare_hero.thing(action)
    if moves.declare_deal.has(action):
        return deal_source(table, seat, moves.declare_deal.thing(action))
    room = named_room(table, action)
    return room if room < 0 or moves.declare_room.has(action) else table.mini[room]


def named_room(table: Table, action: int) -> int:
    """The room that this move names, or whose miniboss; -1: there is none."""
    seat = table.moves.declared_seat(action)
    return room_at(table, seat, table.moves.declared_slot(action)) if seat < table.seats else -1


def deal_source(table: Table, seat: int, owner: int) -> int:
    """A 35: the Guardtower that allows a deal with this opponent; -1: none."""
    for effect in table.lasting:
        if effect.what == DEAL and effect.seat == seat and effect.extra == owner:
            return effect.source
    return -1


def named_ability(table: Table, seat: int, action: int, thing: int) -> int:
    """Which ability of the thing this move declares, by its place; -1: it has none to declare."""
    moves = table.moves
    level = moves.declared_level(action)
    a_boss = moves.declare_boss.has(action)
    for_others = a_boss and moves.declare_boss.thing(action) != seat
    from_hand = moves.declare_card.has(action)
    for at, ability in enumerate(table.cards.abilities[table.cards.things[thing]]):
        if moves.declare_deal.has(action):
            return at
        held = ability.kind == SPELL or ability.kind == HAND_ACTION
        fits = held if from_hand else ability.kind == ACTION
        if (fits or ability.kind == REACTION) and ability.level == level:
            if not a_boss or ability.by_opponents == for_others:
                return at
    return -1


# May it be declared?


def declare_refusal(table: Table, seat: int, action: int) -> int:
    """Why this may not be declared now; 0 if it may, and the whole declaration can be finished."""
    thing = named_thing(table, seat, action)
    if thing < 0:
        moves = table.moves
        return NOT_IN_HAND if moves.declare_card.has(action) else NO_DEAL if moves.declare_deal.has(action) else NOTHING_LIES_THERE
    if table.moves.declare_deal.has(action):
        return deal_refusal(table, seat, table.moves.declare_deal.thing(action))
    at = named_ability(table, seat, action, thing)
    if at < 0:
        return NO_ACTION
    ability = table.cards.abilities[table.cards.things[thing]][at]
    code = source_refusal(table, seat, action, thing, ability)
    if code:
        return code
    if ability.kind == REACTION:
        return ONLY_ANSWER
    if not ability.phases & (1 if table.phase == BUILD else 2):
        return WRONG_PHASE
    return use_refusal(table, seat, thing, ability)


def source_refusal(table: Table, seat: int, action: int, thing: int, ability: Ability) -> int:
    """Whether the card is where it works, and for this player."""
    if table.moves.declare_card.has(action):
        if ability.kind != HAND_ACTION and unplayed_copy(table, seat, table.cards.things[thing]) < 0:
            return PLAYED_ALREADY
        return 0
    if table.moves.declare_boss.has(action):
        return boss_refusal(table, table.moves.declare_boss.thing(action), ability)
    if not table.moves.declare_hero.has(action):
        return room_refusal(table, seat, table.moves.declared_seat(action), named_room(table, action), thing, ability)
    owner = host_of(table, thing)
    if owner < 0:
        return HERO_NOT_NEAR
    if owner == seat:
        return FOR_OPPONENTS
    return 0 if hero_reads(table, thing) else HERO_IGNORED


def room_refusal(table: Table, seat: int, owner: int, room: int, thing: int, ability: Ability) -> int:
    """R8, R64: an active room with its text, and its miniboss at the level."""
    if ability.by_opponents == (owner == seat):
        return FOR_OPPONENTS if ability.by_opponents else NOT_YOURS
    if is_covered(table, owner, room):
        return ROOM_COVERED
    if is_off(table, room):
        return ROOM_OFF
    if not has_text(table, room):
        return TEXT_BLANK
    if ability.hero_facing and is_shielded(table, owner):
        return TEXT_SHIELDED
    if ability.level > table.level[thing]:
        return LEVEL_TOO_LOW
    return LEVEL_SPENT if ability.level == LEVELS and table.marks[thing] & SPENT else 0


def boss_refusal(table: Table, owner: int, ability: Ability) -> int:
    if not table.levelled[owner]:
        return BOSS_NOT_LEVELLED
    if dungeon_has(table, owner, SWITCH_OFF):
        return BOSS_SWITCHED_OFF
    return TEXT_SHIELDED if ability.hero_facing and is_shielded(table, owner) else 0


def deal_refusal(table: Table, seat: int, owner: int) -> int:
    if table.coins[seat] < 1:
        return TOO_FEW_COINS
    return 0 if table.alive[owner] and holds_spell(table, owner) else NO_TARGET


def unplayed_copy(table: Table, seat: int, design: int) -> int:
    """R27: a copy in hand that was not played this turn; -1: none."""
    first = held_copy(table, seat, design)
    if first >= 0 and table.marks[first] == 0:
        return first
    for card in table.hands[seat]:
        if table.cards.things[card] == design and table.marks[card] == 0:
            return card
    return -1


def use_refusal(table: Table, seat: int, thing: int, ability: Ability) -> int:
    """R29, R37: limit, condition, cost and targets; one mode must do."""
    if ability.limit == ONCE_A_TURN and table.marks[thing] & USED:
        return USED_ALREADY
    if ability.limit == ONCE_PER_OPPONENT and table.marks[thing] >> seat & 1:
        return USED_ALREADY
    if not holds(table, seat, ability.when):
        return CONDITION_FAILS
    code = NO_ACTION
    for mode in ability.modes:
        code = mode_refusal(table, seat, thing, ability, mode)
        if code == 0:
            return 0
    return code


def holds(table: Table, seat: int, when: int) -> bool:
    """The condition of an ability; more_minibosses is one of its targets."""
    if when == WHEN_BUILD_UNUSED:
        return table.face_down[seat] < 0 and not table.build_used[seat]
    if when == WHEN_HERO_AT_OWN_ENTRANCE:
        return len(table.entrances[seat]) > 0
    if when == WHEN_NO_COINS:
        return table.coins[seat] == 0
    return True


def mode_refusal(table: Table, seat: int, thing: int, ability: Ability, mode: Mode) -> int:
    for cost in mode.cost:
        code = cost_refusal(table, seat, thing, ability, cost)
        if code:
            return code
    for number in range(len(mode.targets)):
        if number == 0 and not targets(table, seat, thing, mode, 0, -1, 0):
            return NO_TARGET
        if number == 1 and not second_exists(table, seat, thing, mode):
            return NO_TARGET
    return 0


def second_exists(table: Table, seat: int, thing: int, mode: Mode) -> bool:
    return any(targets(table, seat, thing, mode, 1, first, 0) for first in targets(table, seat, thing, mode, 0, -1, 0))


def cost_refusal(table: Table, seat: int, thing: int, ability: Ability, cost: Effect) -> int:
    """R75: whether this part of the cost can be paid."""
    if cost.op == PAY_COINS or cost.op == GIVE_COINS:
        least = cost.least if cost.least >= 0 else 0 if cost.amount.per == PER_LEVEL_OF_TARGET else cost.amount.plus
        return TOO_FEW_COINS if table.coins[seat] < least else 0
    if cost.op == SACRIFICE:
        wanted = cost.amount.plus == SACRIFICE_MONSTER_ROOM
        return NOTHING_TO_SACRIFICE if wanted and not sacrifices(table, seat, thing) else 0
    spell = thing if ability.kind in (SPELL, REACTION, HAND_ACTION) else -1
    return 0 if len(payable(table, seat, cost.op, spell)) >= cost.amount.plus else COST_CARD_MISSING


def payable(table: Table, seat: int, op: int, but: int) -> list[int]:
    """The cards in hand that this cost may take; `but` is the card that is being declared."""
    found: list[int] = []
    for card in table.hands[seat]:
        if card != but and pays(table, card, op):
            found.append(card)
    return found


def pays(table: Table, card: int, op: int) -> bool:
    if op == DISCARD_CARDS:
        return True
    if op == DISCARD_MINIBOSSES:
        return table.cards.first_mini <= card < table.cards.first_spell
    if op == DISCARD_MONSTER_ROOMS:
        return card < table.cards.first_mini and table.cards.monster[table.cards.things[card]] == 1
    return card >= table.cards.first_spell


def sacrifices(table: Table, seat: int, thing: int) -> list[int]:
    """The other own active monster rooms."""
    found: list[int] = []
    for room in table.dungeons[seat]:
        if table.cards.monster[table.cards.things[room]] and is_active(table, seat, room) and room != here(table, thing):
            found.append(room)
    return found


# All that may be declared


def declare_options(table: Table, seat: int) -> list[int]:
    """Ascending."""
    found: list[int] = []
    last = -1
    for card in table.hands[seat]:
        design = table.cards.things[card]
        if design != last and table.setup.from_hand[design]:
            action = table.moves.declare_card.of(design)
            if declare_refusal(table, seat, action) == 0:
                found.append(action)
        last = design
    return found + open_options(table, seat)


def open_options(table: Table, seat: int) -> list[int]:
    """What lies open: rooms, minibosses, bosses, heroes and deals."""
    rooms: list[int] = []
    minibosses: list[int] = []
    for owner in range(table.seats):
        dungeon = table.dungeons[owner]
        for slot in range(len(dungeon)):
            room = dungeon[len(dungeon) - 1 - slot]
            if table.setup.in_play[table.cards.things[room]]:
                action = table.moves.declare_room.of(owner, slot)
                if declare_refusal(table, seat, action) == 0:
                    rooms.append(action)
            if table.mini[room] >= 0 and owner == seat:
                for level in range(1, table.level[table.mini[room]] + 1):
                    action = table.moves.declare_miniboss(owner, slot, level)
                    if declare_refusal(table, seat, action) == 0:
                        minibosses.append(action)
    found = rooms + minibosses
    for owner in range(table.seats):
        boss = table.bosses[owner]
        if (
            table.levelled[owner]
            and table.setup.in_play[boss]
            and declare_refusal(table, seat, table.moves.declare_boss.of(owner)) == 0
        ):
            found.append(table.moves.declare_boss.of(owner))
    return found + hero_options(table, seat) + deal_options(table, seat)


def hero_options(table: Table, seat: int) -> list[int]:
    found: list[int] = []
    heroes: list[int] = [table.walker] if table.walker >= 0 else []
    for owner in range(table.seats):
        if owner != seat:
            heroes += table.entrances[owner]
    for hero in heroes:
        if table.setup.in_play[hero]:
            action = table.moves.declare_hero.of(hero)
            if action not in found and declare_refusal(table, seat, action) == 0:
                found.append(action)
    return sorted(found)


def deal_options(table: Table, seat: int) -> list[int]:
    if not table.lasting:
        return []
    return [
        table.moves.declare_deal.of(owner)
        for owner in range(table.seats)
        if declare_refusal(table, seat, table.moves.declare_deal.of(owner)) == 0
    ]


def could_act(table: Table, seat: int) -> bool:
    """R26: asked by public knowledge: whoever holds a card may hold one to play, and what lies open all can see."""
    return len(table.hands[seat]) > 0 or len(open_options(table, seat)) > 0
