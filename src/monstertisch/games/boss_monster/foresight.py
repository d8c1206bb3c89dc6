"""What would happen as things are, or with one card more: whom the bait phase would lure where, and how far heroes would get."""

from __future__ import annotations

from ...core.event import Facts
from . import shapes
from .effects.vocabulary import CLASSES, COSTS, ON_HERO_ENTERS, SACRIFICE, TARGETS, Mode
from .pieces import IN_ROOM, replaced, without
from .rules.bait import in_bait_order, lure_values, lured_to
from .rules.declaring import named_ability, named_thing
from .rules.dungeon import attach, build_room, level_up, start_level
from .rules.facts import name
from .rules.places import is_held, room_at
from .rules.targets import room_for
from .rules.values import SKIPS, damage_of, dungeon_value, health_left, hero_reads, reduction, skipped, spared_room
from .state import Underworld


def bait_seen(world: Underworld) -> list[shapes.Bait]:
    """R77-R80: for every hero in town, in the order of the bait phase, where he would go or why he stays."""
    found: list[shapes.Bait] = []
    for hero in in_bait_order(world):
        values = lure_values(world, hero)
        seat = lured_to(world, hero, values)
        found.append(
            {
                "hero": name(world, hero),
                "to": seat if seat >= 0 else None,
                "why": "lured" if seat >= 0 else "tie" if seat == -1 else "none",
                "rule": "R80" if world.cards.lure_rule[hero] else "R79",
                "values": values,
            }
        )
    return found


def walk_seen(world: Underworld, seat: int, hero: int) -> shapes.Walk:
    """R89-R103: the walk of one hero through this dungeon, with present values and nobody acting."""
    dungeon = world.dungeons[seat]
    start = 0
    spared = -1
    left = health_left(world, hero)
    if hero == world.walker and world.walk_seat == seat and world.walk_in:
        start = len(dungeon) - world.walk_right
    else:
        spared = spared_room(world, seat)
        left += taxes(world, seat, hero)
    steps: list[shapes.WalkStep] = []
    dies_in: int | None = None
    if hero == world.walker and world.walk_in == IN_ROOM and left <= 0:
        dies_in = world.walk_right + 1
    for at in range(start, len(dungeon)):
        if dies_in is not None:
            break
        room = dungeon[at]
        slot = len(dungeon) - at
        why = skipped(world, hero, seat, room, spared)
        damage = 0 if why else damage_of(world, seat, room)
        less = min(reduction(world, hero, room), damage)
        left -= damage - less
        steps.append(
            {
                "slot": slot,
                "room": name(world, room),
                "damage": damage - less,
                "reduced": less,
                "left": left,
                "skipped": SKIPS[why],
            }
        )
        if left <= 0 and not why:
            dies_in = slot
    dead = left <= 0
    worth = world.cards.souls[hero]
    souls, wounds = (worth, 0) if dead else (0, worth)
    return {"hero": name(world, hero), "steps": steps, "dies_in": dies_in, "left": left, "souls": souls, "wounds": wounds}


def taxes(world: Underworld, seat: int, hero: int) -> int:
    """What a hero's text takes out of the hoard on entering, and gains as health."""
    if not hero_reads(world, hero):
        return 0
    for ability in world.cards.abilities[hero]:
        if ability.on == ON_HERO_ENTERS and not world.marks[hero]:
            return min(ability.modes[0].do[0].amount.plus, world.coins[seat])
    return 0


def place_preview(world: Underworld, seat: int, design: int, slot: int) -> shapes.Foreseen:
    """What this card would change if it came into play there now (R51-R56) and the heroes set out: only what differs is told."""
    card = next(card for card in world.hands[seat] + world.offer if world.cards.things[card] == design)
    then = Underworld(world.setup, world)
    if card < world.cards.first_mini:
        build_room(then, seat, card, slot, "reveal", None)
    else:
        attach(then, seat, room_at(then, seat, slot), card, start_level(then, seat), "reveal", -1, None)
    wakes = level_up(then, seat, None)
    room = room_at(world, seat, slot)
    rooms = rooms_seen(world, seat)
    fates = fates_seen(Underworld(world.setup, world), seat)
    return {
        "instead_of": name(world, room) if room >= 0 else None,
        "rooms": [one for one in rooms_seen(then, seat) if one not in rooms],
        "treasure": changed_treasure(world, then, seat),
        "heroes": [fate for fate in fates_seen(then, seat) if fate not in fates],
        "level_up": wakes,
    }


def rooms_seen(world: Underworld, seat: int) -> list[shapes.ForeseenRoom]:
    dungeon = world.dungeons[seat]
    return [
        {"slot": len(dungeon) - at, "room": name(world, room), "damage": damage_of(world, seat, room)}
        for at, room in enumerate(dungeon)
    ]


def changed_treasure(world: Underworld, then: Underworld, seat: int) -> shapes.Icons:
    """R131: what this dungeon will count, where it differs."""
    found: shapes.Icons = {}
    for at, word in enumerate(CLASSES):
        n = dungeon_value(then, seat, at)
        if n != dungeon_value(world, seat, at):
            found[word] = n
    return found


def fates_seen(world: Underworld, seat: int) -> list[shapes.ForeseenHero]:
    """R77-R103: where every hero in town would go, and how those would fare who come to this dungeon; changes the table."""
    found: list[shapes.ForeseenHero] = []
    for hero in in_bait_order(world):
        to = lured_to(world, hero, lure_values(world, hero))
        if to == seat:
            world.town = without(world.town, hero)
            world.entrances = replaced(world.entrances, seat, [*world.entrances[seat], hero])
            world.lured = replaced(world.lured, seat, world.lured[seat] + 1)
        else:
            found.append({"hero": name(world, hero), "to": to if to >= 0 else None, "souls": 0, "wounds": 0})
    for hero in world.entrances[seat]:
        if not is_held(world, hero):
            walk = walk_seen(world, seat, hero)
            found.append({"hero": name(world, hero), "to": seat, "souls": walk["souls"], "wounds": walk["wounds"]})
    return found


# Moves


def preview(world: Underworld, seat: int, action: int) -> Facts:
    """What this seat can foresee of a legal move."""
    if world.moves.place.has(action):
        return place_preview(world, seat, world.moves.place.thing(action), world.moves.place.slot(action))
    if world.moves.is_promotion(action):
        room = room_at(world, seat, world.moves.promoted_slot(action))
        coins = world.cards.promotion_price if world.moves.promote.has(action) else 0
        return shapes.PromotePreview(level=world.level[world.mini[room]] + 1, coins=coins)
    if world.moves.target_room.has(action):
        return target_preview(world, world.moves.target_room.thing(action), room_for(world, action))
    if world.moves.is_declaration(action) and not world.moves.declare_deal.has(action):
        return declaration_preview(world, seat, action)
    return {}


def target_preview(world: Underworld, seat: int, room: int) -> shapes.TargetPreview:
    return {"damage": damage_of(world, seat, room)} if room >= 0 else {}


def declaration_preview(world: Underworld, seat: int, action: int) -> shapes.DeclarePreview:
    """R29: the card, and for every mode what it costs and what is to be chosen."""
    thing = named_thing(world, seat, action)
    ability = world.cards.abilities[world.cards.things[thing]][named_ability(world, seat, action, thing)]
    return {"card": name(world, thing), "modes": [mode_preview(mode) for mode in ability.modes]}


def mode_preview(mode: Mode) -> shapes.ModePreview:
    costs: list[shapes.CostPreview] = []
    for cost in mode.cost:
        fixed = cost.least < 0 and cost.op != SACRIFICE and not cost.amount.per
        n = cost.amount.plus if fixed else None
        costs.append({"cost": COSTS[cost.op], "n": n, "least": cost.least if cost.least >= 0 else None})
    return {"costs": costs, "targets": [TARGETS[target] for target in mode.targets]}
