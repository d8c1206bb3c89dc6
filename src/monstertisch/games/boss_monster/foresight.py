"""What would happen as things are, or with one card more: whom the bait phase would lure where, and how far heroes would get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data
from .effects.vocabulary import CLASSES, ON_HERO_ENTERS
from .pieces import IN_ROOM, replaced, without
from .rules.bait import in_bait_order, lure_values, lured_to
from .rules.building import attach, build_room, level_up, start_level
from .rules.places import is_held, room_at
from .rules.telling import name
from .rules.values import SKIPS, damage_of, dungeon_value, health_left, hero_reads, reduction, skipped, spared_room

if TYPE_CHECKING:
    from .state import Table


def bait_seen(table: Table) -> list[Data]:
    """R77-R80: for every hero in town, in the order of the bait phase, where he would go or why he stays."""
    found: list[Data] = []
    for hero in in_bait_order(table):
        values = lure_values(table, hero)
        seat = lured_to(table, hero, values)
        why = "lured" if seat >= 0 else "tie" if seat == -1 else "none"
        rule = "R80" if table.cards.lure_rule[hero] else "R79"
        found.append({"hero": name(table, hero), "to": seat if seat >= 0 else None, "why": why, "rule": rule, "values": values})
    return found


def walk_seen(table: Table, seat: int, hero: int) -> Data:
    """R89-R103: the walk of one hero through this dungeon, with present values and nobody acting."""
    dungeon = table.dungeons[seat]
    start = 0
    spared = -1
    left = health_left(table, hero)
    if hero == table.walker and table.walk_seat == seat and table.walk_in:
        start = len(dungeon) - table.walk_right
    else:
        spared = spared_room(table, seat)
        left += taxes(table, seat, hero)
    steps: list[Data] = []
    dies_in: int | None = None
    if hero == table.walker and table.walk_in == IN_ROOM and left <= 0:
        dies_in = table.walk_right + 1
    for at in range(start, len(dungeon)):
        if dies_in is not None:
            break
        room = dungeon[at]
        slot = len(dungeon) - at
        why = skipped(table, hero, seat, room, spared)
        damage = 0 if why else damage_of(table, seat, room)
        less = min(reduction(table, hero, room), damage)
        left -= damage - less
        step: Data = {"slot": slot, "room": name(table, room), "damage": damage - less, "reduced": less, "left": left}
        steps.append({**step, "skipped": SKIPS[why] or None})
        if left <= 0 and not why:
            dies_in = slot
    dead = left <= 0
    worth = table.cards.souls[hero]
    found: Data = {"hero": name(table, hero), "steps": steps, "dies_in": dies_in, "left": left}
    return {**found, "souls": worth if dead else 0, "wounds": 0 if dead else worth}


def taxes(table: Table, seat: int, hero: int) -> int:
    """What a hero's text takes out of the hoard on entering, and gains as health."""
    if not hero_reads(table, hero):
        return 0
    for ability in table.cards.abilities[hero]:
        if ability.on == ON_HERO_ENTERS and not table.marks[hero]:
            return min(ability.modes[0].do[0].amount.plus, table.coins[seat])
    return 0


def built_seen(table: Table, seat: int, design: int, slot: int) -> Data:
    """What this card would change if it came into play there now (R51-R56) and the heroes set out: only what differs is told."""
    card = next(card for card in table.hands[seat] + table.offer if table.cards.things[card] == design)
    then = table.copy()
    if card < table.cards.first_mini:
        build_room(then, seat, card, slot, "reveal", None)
    else:
        attach(then, seat, room_at(then, seat, slot), card, start_level(then, seat), "reveal", -1, None)
    wakes = level_up(then, seat, None)
    before = dungeon_seen(table, seat)
    after = dungeon_seen(then, seat)
    fates = fates_seen(table.copy(), seat)
    return {
        "rooms": [room for room in after["rooms"] if room not in before["rooms"]],
        "treasure": {kind: n for kind, n in after["treasure"].items() if n != before["treasure"][kind]},
        "heroes": [fate for fate in fates_seen(then, seat) if fate not in fates],
        "level_up": wakes,
    }


def dungeon_seen(table: Table, seat: int) -> Data:
    """The numbers that a new card may change: damage by slot, and treasure."""
    dungeon = table.dungeons[seat]
    rooms = [
        {"slot": len(dungeon) - at, "room": name(table, room), "damage": damage_of(table, seat, room)}
        for at, room in enumerate(dungeon)
    ]
    return {"rooms": rooms, "treasure": {word: dungeon_value(table, seat, at) for at, word in enumerate(CLASSES)}}


def fates_seen(table: Table, seat: int) -> list[Data]:
    """R77-R103: where every hero in town would go, and how those would fare who come to this dungeon; changes the table."""
    found: list[Data] = []
    for hero in in_bait_order(table):
        to = lured_to(table, hero, lure_values(table, hero))
        if to == seat:
            table.town = without(table.town, hero)
            table.entrances = replaced(table.entrances, seat, [*table.entrances[seat], hero])
            table.lured = replaced(table.lured, seat, table.lured[seat] + 1)
        else:
            found.append({"hero": name(table, hero), "to": to if to >= 0 else None, "souls": 0, "wounds": 0})
    for hero in table.entrances[seat]:
        if not is_held(table, hero):
            walk = walk_seen(table, seat, hero)
            found.append({"hero": name(table, hero), "to": seat, "souls": walk["souls"], "wounds": walk["wounds"]})
    return found
