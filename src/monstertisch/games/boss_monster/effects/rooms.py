"""Primitives about rooms: damage, treasure, texts and places."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..moves import ACCEPT, DECLINE
from ..pieces import (
    BLANK,
    DAMAGE,
    DEACTIVATE,
    DOUBLE,
    EACH_ICON,
    ICON,
    MONSTERS,
    NO_ICONS,
    Deed,
    Lasting,
    replaced,
)
from ..reasons import NOT_NOW
from ..rules.changes import add_lasting
from ..rules.declaration import about_deed
from ..rules.dungeon import fire_built
from ..rules.facts import names, source_seen, tell
from ..rules.places import is_active, minibosses_of, room_with, seat_of_room, slot_of
from ..rules.question import Question
from ..rules.targets import here
from ..rules.values import icons_of
from ..state import Underworld
from .primitive import Primitive


def on_room(world: Underworld, deed: Deed, what: int, room: int, n: int, events: Events | None) -> None:
    """R134: an effect that sticks to this room card."""
    if room >= 0:
        add_lasting(world, Lasting(what, n, deed.source, room, -1, 0), events)


def its_room(world: Underworld, deed: Deed) -> int:
    """The room of the miniboss that was chosen."""
    return room_with(world, deed.first) if deed.first >= 0 else -1


@final
class DamageHere(Primitive):
    """This room has n more damage this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, DAMAGE, here(world, deed.source), n, events)


@final
class DamageTarget(Primitive):
    """The chosen room has n more damage this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, DAMAGE, deed.first, n, events)


@final
class DamageItsRoom(Primitive):
    """The room of the chosen miniboss has n more damage this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, DAMAGE, its_room(world, deed), n, events)


@final
class DamageMonstersOfDungeon(Primitive):
    """R134: all monster rooms of a dungeon, also those that become visible later this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(world, Lasting(MONSTERS, n, deed.source, -1, deed.first, 0), events)


@final
class DamageOtherMonsters(Primitive):
    """Dragon's Nest (R133): the other own monster rooms have n more per icon they carry now."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        for room in world.dungeons[deed.seat]:
            if room != deed.source and world.cards.monster[world.cards.things[room]] and is_active(world, deed.seat, room):
                icons = icons_of(world, deed.seat, room)
                if icons:
                    on_room(world, deed, DAMAGE, room, n * icons, events)


@final
class DoubleHere(Primitive):
    """R132: this room deals double damage this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, DOUBLE, here(world, deed.source), 2, events)


@final
class DoubleTarget(Primitive):
    """R132: the chosen room deals double damage this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, DOUBLE, deed.first, 2, events)


@final
class DoubleItsRoomIfOnlyMiniboss(Primitive):
    """Rage!: with exactly one own miniboss the room may deal double damage."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if its_room(world, deed) >= 0 and minibosses_of(world, deed.seat) == 1:
            world.agenda.then(Doubling(deed.seat))


@final
class Doubling(Question):
    """R36: whether the damage is doubled."""

    prompt: ClassVar[Literal["double"]] = "double"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        return 0 if action in (ACCEPT, DECLINE) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def question(self, world: Underworld, viewer: int) -> shapes.DeedQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat)}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == ACCEPT:
            deed = world.deeds[-1]
            on_room(world, deed, DOUBLE, its_room(world, deed), 2, events)


@final
class BlankRoom(Primitive):
    """R125: the room and its miniboss have no text this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, BLANK, deed.first, 1, events)


@final
class Deactivate(Primitive):
    """R122: until the end step."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, DEACTIVATE, deed.first, 1, events)


@final
class NoIcons(Primitive):
    """Heist (R130): no icons at all this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, NO_ICONS, deed.first, 0, events)


@final
class IconsOfEachType(Primitive):
    """Spirit Dragon (R130): one icon of each type in place of the printed ones."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(world, deed, EACH_ICON, deed.first, 1, events)


@final
class DungeonIcons(Primitive):
    """R131: a dungeon counts n more of the chosen treasure this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(world, Lasting(ICON, n, deed.source, -1, deed.first, deed.second), events)


@final
class SwapRooms(Primitive):
    """Kid Croak: two rooms of one dungeon change places, with all that is on and under them."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first < 0 or deed.second < 0:
            return
        seat = seat_of_room(world, deed.first)
        dungeon = world.dungeons[seat]
        one = dungeon.index(deed.first)
        other = dungeon.index(deed.second)
        slots = [slot_of(world, seat, deed.first) + 1, slot_of(world, seat, deed.second) + 1]
        world.dungeons = replaced(world.dungeons, seat, replaced(replaced(dungeon, one, deed.second), other, deed.first))
        if events is not None:
            rooms = names(world, [deed.first, deed.second])
            facts = shapes.SwappedRooms(seat=seat, slots=slots, rooms=rooms, source=source_seen(world, deed.source))
            tell(events, "swapped_rooms", facts)


@final
class RebuildAll(Primitive):
    """Respawn (R59): all own rooms, as though freshly built; their owner orders them."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        for room in world.dungeons[deed.seat]:
            fire_built(world, deed.seat, room)


@final
class RebuildTarget(Primitive):
    """Rocky (R59): one other own room, as though freshly built."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            fire_built(world, deed.seat, deed.first)
