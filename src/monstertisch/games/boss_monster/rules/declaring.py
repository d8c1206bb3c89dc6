"""R26-R29: what may be declared in a window, and what it would need."""

from __future__ import annotations

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
from ..moves import IN_HAND, LEVELS, OF_BOSS, OF_DEAL, OF_HERO, OF_MINIBOSS, OF_ROOM
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
from ..state import Underworld
from .changes import held_copy
from .places import dungeon_has, has_text, holds_spell, host_of, is_active, is_covered, is_off, is_shielded, room_at, slot_of
from .targets import here, targets
from .values import hero_reads

# What a move names


def named_thing(world: Underworld, seat: int, action: int) -> int:
    """The thing whose ability this move declares; -1: it is not there."""
    where = world.moves.where[action]
    if where == IN_HAND:
        return held_copy(world, seat, world.moves.declare_card.thing(action))
    if where == OF_ROOM:
        return named_room(world, action)
    if where == OF_MINIBOSS:
        room = named_room(world, action)
        return world.mini[room] if room >= 0 else -1
    if where == OF_BOSS:
        owner = world.moves.declare_boss.thing(action)
        return world.bosses[owner] if owner < world.seats and world.alive[owner] else -1
    if where == OF_HERO:
        return world.moves.declare_hero.thing(action)
    return deal_source(world, seat, world.moves.declare_deal.thing(action))


def named_room(world: Underworld, action: int) -> int:
    """The room that this move names, or whose miniboss; -1: there is none."""
    seat = world.moves.seats[action]
    return room_at(world, seat, world.moves.slots[action]) if seat < world.seats else -1


def deal_source(world: Underworld, seat: int, owner: int) -> int:
    """A 35: the Guardtower that allows a deal with this opponent; -1: none."""
    for effect in world.lasting:
        if effect.what == DEAL and effect.seat == seat and effect.extra == owner:
            return effect.source
    return -1


def named_ability(world: Underworld, seat: int, action: int, thing: int) -> int:
    """Which ability of the thing this move declares, by its place; -1: it has none to declare."""
    where = world.moves.where[action]
    level = world.moves.declared_level(action) if where == OF_MINIBOSS else 0
    for_others = where == OF_BOSS and world.moves.declare_boss.thing(action) != seat
    for at, ability in enumerate(world.cards.abilities[world.cards.things[thing]]):
        if where == OF_DEAL:
            return at
        held = ability.kind == SPELL or ability.kind == HAND_ACTION
        fits = held if where == IN_HAND else ability.kind == ACTION
        if (fits or ability.kind == REACTION) and ability.level == level:
            if where != OF_BOSS or ability.by_opponents == for_others:
                return at
    return -1


# May it be declared?


def declare_refusal(world: Underworld, seat: int, action: int) -> int:
    """Why this may not be declared now; 0 if it may, and the whole declaration can be finished."""
    where = world.moves.where[action]
    thing = named_thing(world, seat, action)
    if thing < 0:
        return NOT_IN_HAND if where == IN_HAND else NO_DEAL if where == OF_DEAL else NOTHING_LIES_THERE
    if where == OF_DEAL:
        return deal_refusal(world, seat, world.moves.declare_deal.thing(action))
    at = named_ability(world, seat, action, thing)
    if at < 0:
        return NO_ACTION
    ability = world.cards.abilities[world.cards.things[thing]][at]
    code = source_refusal(world, seat, action, thing, ability)
    if code:
        return code
    if ability.kind == REACTION:
        return ONLY_ANSWER
    if not ability.phases & phase_now(world):
        return WRONG_PHASE
    return use_refusal(world, seat, thing, ability)


def phase_now(world: Underworld) -> int:
    """R27: as a bit of an ability's phases."""
    return 1 if world.phase == BUILD else 2


def source_refusal(world: Underworld, seat: int, action: int, thing: int, ability: Ability) -> int:
    """Whether the card is where it works, and for this player."""
    where = world.moves.where[action]
    if where == IN_HAND:
        if ability.kind != HAND_ACTION and unplayed_copy(world, seat, world.cards.things[thing]) < 0:
            return PLAYED_ALREADY
        return 0
    if where in (OF_ROOM, OF_MINIBOSS):
        return room_refusal(world, seat, world.moves.seats[action], named_room(world, action), thing, ability)
    if where == OF_BOSS:
        return boss_refusal(world, world.moves.declare_boss.thing(action), ability)
    owner = host_of(world, thing)
    if owner < 0:
        return HERO_NOT_NEAR
    if owner == seat:
        return FOR_OPPONENTS
    return 0 if hero_reads(world, thing) else HERO_IGNORED


def room_refusal(world: Underworld, seat: int, owner: int, room: int, thing: int, ability: Ability) -> int:
    """R8, R64: an active room with its text, and its miniboss at the level."""
    if ability.by_opponents == (owner == seat):
        return FOR_OPPONENTS if ability.by_opponents else NOT_YOURS
    if is_covered(world, owner, room):
        return ROOM_COVERED
    if is_off(world, room):
        return ROOM_OFF
    if not has_text(world, room):
        return TEXT_BLANK
    if ability.hero_facing and is_shielded(world, owner):
        return TEXT_SHIELDED
    if ability.level > world.level[thing]:
        return LEVEL_TOO_LOW
    return LEVEL_SPENT if ability.level == LEVELS and world.marks[thing] & SPENT else 0


def boss_refusal(world: Underworld, owner: int, ability: Ability) -> int:
    if not world.levelled[owner]:
        return BOSS_NOT_LEVELLED
    if dungeon_has(world, owner, SWITCH_OFF):
        return BOSS_SWITCHED_OFF
    return TEXT_SHIELDED if ability.hero_facing and is_shielded(world, owner) else 0


def deal_refusal(world: Underworld, seat: int, owner: int) -> int:
    if world.coins[seat] < 1:
        return TOO_FEW_COINS
    return 0 if world.alive[owner] and holds_spell(world, owner) else NO_TARGET


def unplayed_copy(world: Underworld, seat: int, design: int) -> int:
    """R27: a copy in hand that was not played this turn; -1: none."""
    first = held_copy(world, seat, design)
    if first >= 0 and world.marks[first] == 0:
        return first
    for card in world.hands[seat]:
        if world.cards.things[card] == design and world.marks[card] == 0:
            return card
    return -1


def use_refusal(world: Underworld, seat: int, thing: int, ability: Ability) -> int:
    """R29, R37: limit, condition, cost and targets; one mode must do."""
    if ability.limit == ONCE_A_TURN and world.marks[thing] & USED:
        return USED_ALREADY
    if ability.limit == ONCE_PER_OPPONENT and world.marks[thing] >> seat & 1:
        return USED_ALREADY
    if not holds(world, seat, ability.when):
        return CONDITION_FAILS
    code = NO_ACTION
    for mode in ability.modes:
        code = mode_refusal(world, seat, thing, ability, mode)
        if code == 0:
            return 0
    return code


def holds(world: Underworld, seat: int, when: int) -> bool:
    """The condition of an ability; more_minibosses is one of its targets."""
    if when == WHEN_BUILD_UNUSED:
        return world.face_down[seat] < 0 and not world.build_used[seat]
    if when == WHEN_HERO_AT_OWN_ENTRANCE:
        return len(world.entrances[seat]) > 0
    if when == WHEN_NO_COINS:
        return world.coins[seat] == 0
    return True


def mode_refusal(world: Underworld, seat: int, thing: int, ability: Ability, mode: Mode) -> int:
    for cost in mode.cost:
        code = cost_refusal(world, seat, thing, ability, cost)
        if code:
            return code
    for number in range(len(mode.targets)):
        if number == 0 and not targets(world, seat, thing, mode, 0, -1, 0):
            return NO_TARGET
        if number == 1 and not second_exists(world, seat, thing, mode):
            return NO_TARGET
    return 0


def second_exists(world: Underworld, seat: int, thing: int, mode: Mode) -> bool:
    return any(targets(world, seat, thing, mode, 1, first, 0) for first in targets(world, seat, thing, mode, 0, -1, 0))


def cost_refusal(world: Underworld, seat: int, thing: int, ability: Ability, cost: Effect) -> int:
    """R75: whether this part of the cost can be paid."""
    if cost.op == PAY_COINS or cost.op == GIVE_COINS:
        least = cost.least if cost.least >= 0 else 0 if cost.amount.per == PER_LEVEL_OF_TARGET else cost.amount.plus
        return TOO_FEW_COINS if world.coins[seat] < least else 0
    if cost.op == SACRIFICE:
        wanted = cost.amount.plus == SACRIFICE_MONSTER_ROOM
        return NOTHING_TO_SACRIFICE if wanted and not sacrifices(world, seat, thing) else 0
    spell = thing if ability.kind in (SPELL, REACTION, HAND_ACTION) else -1
    return 0 if len(payable(world, seat, cost.op, spell)) >= cost.amount.plus else COST_CARD_MISSING


def payable(world: Underworld, seat: int, op: int, but: int) -> list[int]:
    """The cards in hand that this cost may take; `but` is the card that is being declared."""
    found: list[int] = []
    for card in world.hands[seat]:
        if card != but and pays(world, card, op):
            found.append(card)
    return found


def pays(world: Underworld, card: int, op: int) -> bool:
    if op == DISCARD_CARDS:
        return True
    if op == DISCARD_MINIBOSSES:
        return world.cards.first_mini <= card < world.cards.first_spell
    if op == DISCARD_MONSTER_ROOMS:
        return card < world.cards.first_mini and world.cards.monster[world.cards.things[card]] == 1
    return card >= world.cards.first_spell


def sacrifices(world: Underworld, seat: int, thing: int) -> list[int]:
    """The other own active monster rooms."""
    found: list[int] = []
    for room in world.dungeons[seat]:
        if world.cards.monster[world.cards.things[room]] and is_active(world, seat, room) and room != here(world, thing):
            found.append(room)
    return found


# All that may be declared


def declare_options(world: Underworld, seat: int) -> list[int]:
    """Ascending."""
    found: list[int] = []
    last = -1
    now = phase_now(world)
    phases = world.setup.from_hand
    for card in world.hands[seat]:
        if phases[card] & now:
            design = world.cards.things[card]
            action = world.moves.declare_card.of(design)
            if design != last and declare_refusal(world, seat, action) == 0:
                found.append(action)
            last = design
    found += open_options(world, seat)
    return found


def open_options(world: Underworld, seat: int) -> list[int]:
    """What lies open: rooms, minibosses, bosses, heroes and deals."""
    found: list[int] = []
    now = phase_now(world)
    for room in world.dungeons[seat]:
        miniboss = world.mini[room]
        if miniboss >= 0:
            slot = slot_of(world, seat, room)
            found += [world.moves.declare_miniboss(seat, slot, level + 1) for level in range(world.level[miniboss])]
    for owner in range(world.seats):
        phases = world.setup.for_owner if owner == seat else world.setup.for_others
        for room in world.dungeons[owner]:
            if phases[room] & now:
                found.append(world.moves.declare_room.of(owner, slot_of(world, owner, room)))
        if world.levelled[owner] and phases[world.bosses[owner]] & now:
            found.append(world.moves.declare_boss.of(owner))
        for hero in world.entrances[owner]:
            if phases[hero] & now:
                found.append(world.moves.declare_hero.of(hero))
    if world.walker >= 0 and world.walk_seat != seat and world.setup.for_others[world.walker] & now:
        found.append(world.moves.declare_hero.of(world.walker))
    for effect in world.lasting:
        if effect.what == DEAL and effect.seat == seat:
            found.append(world.moves.declare_deal.of(effect.extra))
    return allowed(world, seat, found) if found else found


def allowed(world: Underworld, seat: int, actions: list[int]) -> list[int]:
    """Those of these declarations that are not refused, ascending and each once."""
    found = [action for action in actions if declare_refusal(world, seat, action) == 0]
    return sorted({*found}) if len(found) > 1 else found


def all_declarations(world: Underworld, seat: int) -> list[int]:
    """Everything that has an action at all, usable or not."""
    found: list[int] = []
    for card in world.hands[seat]:
        design = world.cards.things[card]
        if any(ability.kind in (SPELL, HAND_ACTION, REACTION) for ability in world.cards.abilities[design]):
            found.append(world.moves.declare_card.of(design))
    for slot in range(len(world.dungeons[seat])):
        room = room_at(world, seat, slot)
        if any(one.kind == ACTION and not one.by_opponents for one in world.cards.abilities[world.cards.things[room]]):
            found.append(world.moves.declare_room.of(seat, slot))
        if world.mini[room] >= 0:
            for ability in world.cards.abilities[world.cards.things[world.mini[room]]]:
                if ability.kind in (ACTION, REACTION):
                    found.append(world.moves.declare_miniboss(seat, slot, ability.level))
    if any(one.kind == ACTION and not one.by_opponents for one in world.cards.abilities[world.bosses[seat]]):
        found.append(world.moves.declare_boss.of(seat))
    return found + others_declarations(world, seat)


def others_declarations(world: Underworld, seat: int) -> list[int]:
    """What opponents may pay for: Scott, Paywall and dark heroes."""
    found: list[int] = []
    for other in range(world.seats):
        if other == seat:
            continue
        for slot in range(len(world.dungeons[other])):
            if for_opponents(world, room_at(world, other, slot)):
                found.append(world.moves.declare_room.of(other, slot))
        if world.levelled[other] and for_opponents(world, world.bosses[other]):
            found.append(world.moves.declare_boss.of(other))
        guests = world.entrances[other] + ([world.walker] if world.walk_seat == other else [])
        found += [world.moves.declare_hero.of(hero) for hero in guests if for_opponents(world, hero)]
    return found


def for_opponents(world: Underworld, thing: int) -> bool:
    return any(ability.by_opponents for ability in world.cards.abilities[world.cards.things[thing]])


def could_act(world: Underworld, seat: int) -> bool:
    """R26: asked by public knowledge: whoever holds a card may hold one to play, and what lies open all can see."""
    return len(world.hands[seat]) > 0 or len(open_options(world, seat)) > 0
