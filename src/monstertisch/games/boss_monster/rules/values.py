"""R130-R135: damage, treasure and health, computed whenever they are read. `notes` collects where every part comes from."""

from __future__ import annotations

from typing import Final

from ..effects.vocabulary import (
    BLANK_HEROES,
    DAMAGE_HERE,
    DAMAGE_OWN_TRAPS,
    DAMAGE_RIGHT_MONSTER,
    DOUBLE_ICONS_HERE,
    ICON_HERE,
    LESS_DAMAGE_WITH_MINIBOSS,
    OWN_HEALTH,
    PER_COINS_HERE,
    PER_HEROES_LURED,
    PER_ICONS_HERE,
    PER_NOTHING,
    PER_SPELLS_IN_HAND,
    SKIP_MIXED_ROOMS,
    Amount,
)
from ..pieces import DAMAGE, DOUBLE, EACH_ICON, HEALTH, ICON, MONSTERS, NO_ICONS, SKIP_FIRST
from ..shapes import Skip
from ..state import Underworld
from .places import boss_works, dungeon_has, has_text, holds_spell, host_of, is_active, is_shielded

Notes = list[list[int]]  # what (of pieces.LASTING), how much, from which thing, treasure type


def counted(world: Underworld, seat: int, room: int, amount: Amount) -> int:
    """What a permanent text counts."""
    per = amount.per
    if per == PER_NOTHING:
        return amount.plus
    if per == PER_COINS_HERE:
        found = world.coins_on[room]
    elif per == PER_HEROES_LURED:
        found = world.lured[seat]
    elif per == PER_ICONS_HERE:
        found = icons_of(world, seat, room)
    else:
        assert per == PER_SPELLS_IN_HAND
        found = holds_spell(world, seat)
    return amount.plus + amount.each * found


def permanent(world: Underworld, seat: int, room: int, thing: int, op: int, notes: Notes | None) -> int:
    """What the permanent texts of a room, a miniboss or a boss of this dungeon add up to; `room` is what they are about."""
    design = world.cards.things[thing]
    if not world.cards.texts[design] >> op & 1:
        return 0
    total = 0
    shielded = is_shielded(world, seat)
    level = world.level[thing]
    for ability in world.cards.abilities[design]:
        if ability.always and ability.level <= level and not (shielded and ability.hero_facing):
            for effect in ability.always:
                if effect.op == op:
                    n = counted(world, seat, room, effect.amount)
                    total += n
                    if notes is not None:
                        notes.append([DAMAGE, n, thing, 0])
    return total


def says(world: Underworld, seat: int, room: int, op: int) -> bool:
    """Whether a permanent text of this active room or of its miniboss says this."""
    if not has_text(world, room):
        return False
    return says_itself(world, seat, room, op) or (world.mini[room] >= 0 and says_itself(world, seat, world.mini[room], op))


def says_itself(world: Underworld, seat: int, thing: int, op: int) -> bool:
    design = world.cards.things[thing]
    if not world.cards.texts[design] >> op & 1:
        return False
    for ability in world.cards.abilities[design]:
        if ability.always and ability.level <= world.level[thing]:
            for effect in ability.always:
                if effect.op == op:
                    return not (ability.hero_facing and is_shielded(world, seat))
    return False


# Damage


def damage_of(world: Underworld, seat: int, room: int, notes: Notes | None = None) -> int:
    """R132: printed and all plus and minus, not below 0, then doubled."""
    if not is_active(world, seat, room):
        return 0
    design = world.cards.things[room]
    monster = world.cards.monster[design]
    total = world.cards.damage[design] + texts_about(world, seat, room, monster, notes)
    doubles = 0
    for effect in world.lasting:
        if effect.what == DOUBLE and effect.on == room:
            doubles += 1
        elif (effect.what == DAMAGE and effect.on == room) or (effect.what == MONSTERS and effect.seat == seat and monster):
            total += effect.n
        else:
            continue
        if notes is not None:
            notes.append([DOUBLE if effect.what == DOUBLE else DAMAGE, effect.n, effect.source, 0])
    return max(total, 0) << doubles


def texts_about(world: Underworld, seat: int, room: int, monster: int, notes: Notes | None) -> int:
    """R132: own text, miniboss, left neighbour and boss."""
    total = 0
    if (about(world, room, DAMAGE_HERE) or world.mini[room] >= 0) and has_text(world, room):
        total += permanent(world, seat, room, room, DAMAGE_HERE, notes)
        if world.mini[room] >= 0:
            total += permanent(world, seat, room, world.mini[room], DAMAGE_HERE, notes)
    if monster:
        left = left_of(world.dungeons[seat], room)
        if left >= 0 and about(world, left, DAMAGE_RIGHT_MONSTER) and is_active(world, seat, left) and has_text(world, left):
            total += permanent(world, seat, room, left, DAMAGE_RIGHT_MONSTER, notes)
    elif about(world, world.bosses[seat], DAMAGE_OWN_TRAPS) and boss_works(world, seat):
        total += permanent(world, seat, room, world.bosses[seat], DAMAGE_OWN_TRAPS, notes)
    return total


def about(world: Underworld, thing: int, op: int) -> bool:
    """Whether a permanent text of this thing is about this, in force or not."""
    return world.cards.texts[world.cards.things[thing]] >> op & 1 == 1


def left_of(dungeon: list[int], room: int) -> int:
    """The left neighbour of a room; -1: it is the first."""
    left = -1
    for other in dungeon:
        if other == room:
            break
        left = other
    return left


def reduction(world: Underworld, hero: int, room: int) -> int:
    """R96: how much less damage this hero takes in this room."""
    if world.mini[room] < 0:
        return 0
    return hero_text(world, hero, LESS_DAMAGE_WITH_MINIBOSS)


# Treasure


def icons(world: Underworld, seat: int, room: int, treasure: int) -> int:
    """R130: the icons of one type on a room."""
    found = world.cards.icons[world.cards.things[room]][treasure]
    if as_printed(world, seat, room):
        return found
    if not is_active(world, seat, room):
        return 0
    replaced = False
    for effect in world.lasting:
        if effect.on == room and (effect.what == NO_ICONS or effect.what == EACH_ICON):
            found = 1 if effect.what == EACH_ICON else -1
            replaced = True
    if found < 0:
        return 0
    miniboss = world.mini[room]
    if miniboss >= 0 and has_text(world, room):
        if not replaced and says_itself(world, seat, miniboss, DOUBLE_ICONS_HERE):
            found *= 2
        found += extra_icons(world, miniboss, treasure)
    return found


def as_printed(world: Underworld, seat: int, room: int) -> bool:
    """Whether nothing lies on this room or is in force on it that could change its icons."""
    return world.mini[room] < 0 and world.face_on[seat] != room and all(effect.on != room for effect in world.lasting)


def extra_icons(world: Underworld, miniboss: int, treasure: int) -> int:
    found = 0
    for ability in world.cards.abilities[world.cards.things[miniboss]]:
        if ability.level <= world.level[miniboss]:
            for effect in ability.always:
                if effect.op == ICON_HERE and effect.amount.plus == treasure:
                    found += 1
    return found


def icons_of(world: Underworld, seat: int, room: int) -> int:
    """R128: all icons on a room."""
    return sum([icons(world, seat, room, treasure) for treasure in range(4)])


def types_of(world: Underworld, seat: int, room: int) -> int:
    """R128: the different treasure types on a room, as bits."""
    if as_printed(world, seat, room):
        return world.cards.types[world.cards.things[room]]
    found = 0
    for treasure in range(4):
        if icons(world, seat, room, treasure):
            found |= 1 << treasure
    return found


def dungeon_value(world: Underworld, seat: int, treasure: int) -> int:
    """R131: rooms, the boss and the bonuses of the turn."""
    total = world.cards.icons[world.bosses[seat]][treasure]
    for room in world.dungeons[seat]:
        total += icons(world, seat, room, treasure)
    for effect in world.lasting:
        if effect.what == ICON and effect.seat == seat and effect.extra == treasure:
            total += effect.n
    return total


def dungeon_treasure(world: Underworld, seat: int) -> list[int]:
    """R131: `dungeon_value` of all treasure types at once."""
    total = world.cards.icons[world.bosses[seat]][:]
    for room in world.dungeons[seat]:
        printed = world.cards.icons[world.cards.things[room]]
        plain = as_printed(world, seat, room)
        for treasure in range(4):
            found = printed[treasure] if plain else icons(world, seat, room, treasure)
            if found:
                total[treasure] += found
    for effect in world.lasting:
        if effect.what == ICON and effect.seat == seat:
            total[effect.extra] += effect.n
    return total


# Heroes


def hero_reads(world: Underworld, hero: int) -> bool:
    """A 30: whether the text of this hero counts, wherever it is."""
    seat = host_of(world, hero)
    if seat < 0:
        return True
    for room in world.dungeons[seat]:
        if world.mini[room] >= 0 and is_active(world, seat, room) and says(world, seat, room, BLANK_HEROES):
            return False
    return True


def hero_text(world: Underworld, hero: int, op: int) -> int:
    """What a permanent text of a hero says; 0: nothing."""
    if not world.cards.texts[hero] >> op & 1:
        return 0
    for ability in world.cards.abilities[hero]:
        for effect in ability.always:
            if effect.op == op and hero_reads(world, hero):
                seat = host_of(world, hero)
                return counted(world, seat, -1, effect.amount) if seat >= 0 or effect.amount.per == PER_NOTHING else 0
    return 0


def health_of(world: Underworld, hero: int) -> int:
    """R88, R135: printed, what was given this turn, and live text."""
    total = world.cards.health[hero]
    if world.cards.abilities[hero]:
        total += hero_text(world, hero, OWN_HEALTH)
    for effect in world.lasting:
        if effect.on == hero and effect.what == HEALTH:
            total += effect.n
    return total


def health_left(world: Underworld, hero: int) -> int:
    """R88: remaining health; it may be negative."""
    return health_of(world, hero) - world.hurt[hero]


# Skipping


def first_room(world: Underworld, seat: int) -> int:
    """R90: the leftmost active room; -1: none."""
    for room in world.dungeons[seat]:
        if is_active(world, seat, room):
            return room
    return -1


SKIPS: Final[list[Skip | None]] = [None, "inactive", "first_room", "mixed"]
INACTIVE: Final = 1
FIRST_ROOM_SKIPPED: Final = 2
MIXED: Final = 3


def spared_room(world: Underworld, seat: int) -> int:
    """R94: the room that heroes who enter this dungeon now will skip; -1: none."""
    return first_room(world, seat) if dungeon_has(world, seat, SKIP_FIRST) else -1


def skipped(world: Underworld, hero: int, seat: int, room: int, spared: int) -> int:
    """R94: why the hero, who is spared one room or none (-1), passes this one without entering it; 0: it enters."""
    if not is_active(world, seat, room):
        return INACTIVE
    if room == spared:
        return FIRST_ROOM_SKIPPED
    least = hero_text(world, hero, SKIP_MIXED_ROOMS)
    if least:
        types = types_of(world, seat, room)
        if (types & 1) + (types >> 1 & 1) + (types >> 2 & 1) + (types >> 3 & 1) >= least:
            return MIXED
    return 0
