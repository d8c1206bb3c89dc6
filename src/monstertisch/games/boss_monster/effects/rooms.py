"""Primitives about rooms: damage, treasure, texts and places."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ....core.game import Data
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
from ..rules.building import fire_built
from ..rules.changes import add_lasting
from ..rules.places import is_active, minibosses_of, room_with, seat_of_room, slot_of
from ..rules.targets import here
from ..rules.telling import names, source_seen, tell
from ..rules.values import icons_of
from .primitive import Primitive

if TYPE_CHECKING:
    from ..state import Table


def on_room(table: Table, deed: Deed, what: int, room: int, n: int, events: Events | None) -> None:
    """R134: an effect that sticks to this room card."""
    if room >= 0:
        add_lasting(table, Lasting(what, n, deed.source, room, -1, 0), events)


def its_room(table: Table, deed: Deed) -> int:
    """The room of the miniboss that was chosen."""
    return room_with(table, deed.first) if deed.first >= 0 else -1


@final
class DamageHere(Primitive):
    """This room has n more damage this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, DAMAGE, here(table, deed.source), n, events)


@final
class DamageTarget(Primitive):
    """The chosen room has n more damage this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, DAMAGE, deed.first, n, events)


@final
class DamageItsRoom(Primitive):
    """The room of the chosen miniboss has n more damage this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, DAMAGE, its_room(table, deed), n, events)


@final
class DamageMonstersOfDungeon(Primitive):
    """R134: all monster rooms of a dungeon, also those that become visible later this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(table, Lasting(MONSTERS, n, deed.source, -1, deed.first, 0), events)


@final
class DamageOtherMonsters(Primitive):
    """Dragon's Nest (R133): the other own monster rooms have n more per icon they carry now."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        for room in table.dungeons[deed.seat]:
            if room != deed.source and table.cards.monster[table.cards.things[room]] and is_active(table, deed.seat, room):
                icons = icons_of(table, deed.seat, room)
                if icons:
                    on_room(table, deed, DAMAGE, room, n * icons, events)


@final
class DoubleHere(Primitive):
    """R132: this room deals double damage this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, DOUBLE, here(table, deed.source), 2, events)


@final
class DoubleTarget(Primitive):
    """R132: the chosen room deals double damage this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, DOUBLE, deed.first, 2, events)


@final
class DoubleItsRoomIfOnlyMiniboss(Primitive):
    """Rage!: with exactly one own miniboss the room may deal double damage."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if its_room(table, deed) >= 0 and minibosses_of(table, deed.seat) == 1:
            table.agenda.then(Doubling(deed.seat))


@final
class Doubling(Step["Table"]):
    """R36: whether the damage is doubled."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        return 0 if action in (ACCEPT, DECLINE) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == ACCEPT:
            deed = table.deeds[-1]
            on_room(table, deed, DOUBLE, its_room(table, deed), 2, events)


@final
class BlankRoom(Primitive):
    """R125: the room and its miniboss have no text this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, BLANK, deed.first, 1, events)


@final
class Deactivate(Primitive):
    """R122: until the end step."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, DEACTIVATE, deed.first, 1, events)


@final
class NoIcons(Primitive):
    """Heist (R130): no icons at all this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, NO_ICONS, deed.first, 0, events)


@final
class IconsOfEachType(Primitive):
    """Spirit Dragon (R130): one icon of each type in place of the printed ones."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        on_room(table, deed, EACH_ICON, deed.first, 1, events)


@final
class DungeonIcons(Primitive):
    """R131: a dungeon counts n more of the chosen treasure this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(table, Lasting(ICON, n, deed.source, -1, deed.first, deed.second), events)


@final
class SwapRooms(Primitive):
    """Kid Croak: two rooms of one dungeon change places, with all that is on and under them."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first < 0 or deed.second < 0:
            return
        seat = seat_of_room(table, deed.first)
        dungeon = table.dungeons[seat]
        one = dungeon.index(deed.first)
        other = dungeon.index(deed.second)
        slots = [slot_of(table, seat, deed.first) + 1, slot_of(table, seat, deed.second) + 1]
        table.dungeons = replaced(table.dungeons, seat, replaced(replaced(dungeon, one, deed.second), other, deed.first))
        facts: Data = {"seat": seat, "slots": slots, "rooms": names(table, [deed.first, deed.second])}
        tell(events, "swapped_rooms", {**facts, "source": source_seen(table, deed.source)})


@final
class RebuildAll(Primitive):
    """Respawn (R59): all own rooms, as though freshly built; their owner orders them."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        for room in table.dungeons[deed.seat]:
            fire_built(table, deed.seat, room)


@final
class RebuildTarget(Primitive):
    """Rocky (R59): one other own room, as though freshly built."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            fire_built(table, deed.seat, deed.first)
