"""What a person may think of: moves that a table shows, the forbidden ones with their reason, and what a move would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data
from .effects.hands import DiscardRoom
from .effects.minibosses import BuildNow
from .effects.vocabulary import ACTION, COSTS, HAND_ACTION, REACTION, SACRIFICE, SPELL, TARGETS, Mode
from .foresight import built_seen
from .moves import SLOTS, TAKE_BACK
from .pieces import BUILD
from .rules.build import PayWithRoom, pays_with_rooms
from .rules.declaring import named_ability, named_thing
from .rules.deeds import ChooseMode, ChooseSacrifice, ChooseTarget, DiscardCost, ability_of
from .rules.opening import FirstRoom
from .rules.places import room_at
from .rules.targets import room_for
from .rules.telling import name
from .rules.values import damage_of
from .rules.windows import ActivePart, OtherPart

if TYPE_CHECKING:
    from .state import Table


def wishes(table: Table, seat: int) -> list[int]:
    """The options, and what lies near: own cards in every slot, own spells and abilities, and those others may be paid for."""
    found = set(table.options(seat))
    if not found:
        return []
    step = table.agenda.steps[-1]
    if isinstance(step, ActivePart | OtherPart):
        found.update(own_abilities(table, seat))
        if isinstance(step, ActivePart) and table.phase == BUILD:
            found.update(placements(table, seat))
            found.update(promotions(table, seat))
            if table.face_down[seat] >= 0:
                found.add(TAKE_BACK)
    elif isinstance(step, FirstRoom):
        found.update([action for action in placements(table, seat) if table.moves.place.slot(action) == 0])
    elif isinstance(step, ChooseTarget | ChooseSacrifice):
        found.update(all_targets(table, min(found)))
    elif isinstance(step, ChooseMode):
        found.update([table.moves.mode.of(mode) for mode in range(len(ability_of(table, table.deeds[-1]).modes))])
    elif isinstance(step, DiscardCost | DiscardRoom | PayWithRoom):
        found.update([table.moves.discard.of(table.cards.things[card]) for card in table.hands[seat]])
    elif isinstance(step, BuildNow):
        slots = range(min(len(table.dungeons[seat]) + 1, SLOTS))
        found.update([table.moves.place.of(table.cards.things[card], slot) for card in table.offer for slot in slots])
    return sorted(found)


def all_targets(table: Table, like: int) -> list[int]:
    """Everything of the same kind as this target: rooms, heroes or players."""
    if table.moves.target_seat.has(like):
        return [table.moves.target_seat.of(seat) for seat in range(table.seats)]
    if table.moves.target_room.has(like):
        seats = range(table.seats)
        return [table.moves.target_room.of(seat, slot) for seat in seats for slot in range(len(table.dungeons[seat]))]
    if not table.moves.target_hero.has(like):
        return []
    heroes = table.town + [hero for queue in table.entrances for hero in queue] + ([table.walker] if table.walker >= 0 else [])
    return [table.moves.target_hero.of(hero) for hero in heroes]


def placements(table: Table, seat: int) -> list[int]:
    slots = min(len(table.dungeons[seat]) + 1, SLOTS)
    cards = {table.cards.things[card] for card in table.hands[seat] if card < table.cards.first_spell}
    return [table.moves.place.of(design, slot) for design in cards for slot in range(slots)]


def promotions(table: Table, seat: int) -> list[int]:
    slots = range(len(table.dungeons[seat]))
    found = [table.moves.promote.of(slot) for slot in slots if table.mini[room_at(table, seat, slot)] >= 0]
    if pays_with_rooms(table, seat):
        found += [table.moves.promote_with_room.of(table.moves.promote.thing(action)) for action in found]
    if table.setup.room_for_coin:
        found += [table.moves.sell.of(table.cards.things[card]) for card in table.hands[seat] if card < table.cards.first_mini]
    return found


def own_abilities(table: Table, seat: int) -> list[int]:
    """Everything that has an action at all, usable or not."""
    found: list[int] = []
    for card in table.hands[seat]:
        design = table.cards.things[card]
        if any(ability.kind in (SPELL, HAND_ACTION, REACTION) for ability in table.cards.abilities[design]):
            found.append(table.moves.declare_card.of(design))
    for slot in range(len(table.dungeons[seat])):
        room = room_at(table, seat, slot)
        if any(one.kind == ACTION and not one.by_opponents for one in table.cards.abilities[table.cards.things[room]]):
            found.append(table.moves.declare_room.of(seat, slot))
        if table.mini[room] >= 0:
            for ability in table.cards.abilities[table.cards.things[table.mini[room]]]:
                if ability.kind in (ACTION, REACTION):
                    found.append(table.moves.declare_miniboss(seat, slot, ability.level))
    if any(one.kind == ACTION and not one.by_opponents for one in table.cards.abilities[table.bosses[seat]]):
        found.append(table.moves.declare_boss.of(seat))
    return found + others_abilities(table, seat)


def others_abilities(table: Table, seat: int) -> list[int]:
    """What opponents may pay for: Scott, Paywall and dark heroes."""
    found: list[int] = []
    for other in range(table.seats):
        if other == seat:
            continue
        for slot in range(len(table.dungeons[other])):
            if for_opponents(table, room_at(table, other, slot)):
                found.append(table.moves.declare_room.of(other, slot))
        if table.levelled[other] and for_opponents(table, table.bosses[other]):
            found.append(table.moves.declare_boss.of(other))
        guests = table.entrances[other] + ([table.walker] if table.walk_seat == other else [])
        found += [table.moves.declare_hero.of(hero) for hero in guests if for_opponents(table, hero)]
    return found


def for_opponents(table: Table, thing: int) -> bool:
    return any(ability.by_opponents for ability in table.cards.abilities[table.cards.things[thing]])


def preview(table: Table, seat: int, action: int) -> Data:
    """What this seat can foresee of a legal move."""
    if table.moves.place.has(action):
        design = table.moves.place.thing(action)
        slot = table.moves.place.slot(action)
        room = room_at(table, seat, slot)
        return {"instead_of": name(table, room) if room >= 0 else None, **built_seen(table, seat, design, slot)}
    if table.moves.is_promotion(action):
        room = room_at(table, seat, table.moves.promoted_slot(action))
        coins = table.cards.promotion_price if table.moves.promote.has(action) else 0
        return {"level": table.level[table.mini[room]] + 1, "coins": coins}
    if table.moves.target_room.has(action):
        room = room_for(table, action)
        return {"damage": damage_of(table, table.moves.target_room.thing(action), room)} if room >= 0 else {}
    if table.moves.is_declaration(action) and not table.moves.declare_deal.has(action):
        return declaration_preview(table, seat, action)
    return {}


def declaration_preview(table: Table, seat: int, action: int) -> Data:
    """R29: the card, and for every mode what it costs and what is to be chosen."""
    thing = named_thing(table, seat, action)
    ability = table.cards.abilities[table.cards.things[thing]][named_ability(table, seat, action, thing)]
    return {"card": name(table, thing), "modes": [mode_preview(mode) for mode in ability.modes]}


def mode_preview(mode: Mode) -> Data:
    costs: list[Data] = []
    for cost in mode.cost:
        fixed = cost.least < 0 and cost.op != SACRIFICE and not cost.amount.per
        n = cost.amount.plus if fixed else None
        costs.append({"cost": COSTS[cost.op], "n": n, "least": cost.least if cost.least >= 0 else None})
    return {"costs": costs, "targets": [TARGETS[target] for target in mode.targets]}
