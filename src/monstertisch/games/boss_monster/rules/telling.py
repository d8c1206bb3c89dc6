"""How events name things: cards by their ids, rooms by seat and slot, and where an effect comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.event import EVERYONE, NOTHING, Events
from ....core.game import Data
from ..pieces import IN_ROOM, LASTING, Lasting
from .places import host_of, room_with, seat_of_room, slot_of, walker_room

if TYPE_CHECKING:
    from ..state import Table


def name(table: Table, thing: int) -> str:
    return table.cards.ids[table.cards.things[thing]]


def names(table: Table, things: list[int]) -> list[str]:
    return [table.cards.ids[table.cards.things[thing]] for thing in things]


def hand_names(table: Table, things: list[int]) -> list[str]:
    """In the order of the card file, so that no order of drawing shows."""
    return [table.cards.ids[design] for design in sorted([table.cards.things[thing] for thing in things])]


def place_seen(table: Table, seat: int, room: int) -> Data:
    """A visible room."""
    return {"seat": seat, "slot": slot_of(table, seat, room) + 1, "room": name(table, room)}


def source_seen(table: Table, thing: int, level: int = 0) -> Data:
    """The card an effect comes from, and where it lies now."""
    found: Data = {"card": name(table, thing), "owner": None, "slot": None, "level": level or None}
    if thing < table.cards.first_hero:
        found["owner"] = table.bosses.index(thing) if thing in table.bosses else None
    elif thing < table.cards.first_room:
        host = host_of(table, thing)
        found["owner"] = host if host >= 0 else None
    else:
        room = room_with(table, thing) if thing >= table.cards.first_mini else thing
        seat = seat_of_room(table, room) if room >= 0 else -1
        if seat >= 0:
            found["owner"] = seat
            found["slot"] = slot_of(table, seat, room) + 1
    return found


def told_source(table: Table, thing: int) -> Data | None:
    return source_seen(table, thing) if thing >= 0 else None


def lasting_seen(table: Table, effect: Lasting) -> Data:
    """R106: what lasts, since which card, and on what."""
    what = LASTING[effect.what]
    found: Data = {"what": what, "n": effect.n, "source": source_seen(table, effect.source), "card": name(table, effect.source)}
    found["sign"] = "less" if effect.n < 0 else "more"
    found["by"] = abs(effect.n)
    if effect.on >= table.cards.first_room:
        seat = seat_of_room(table, effect.on)
        if seat >= 0:
            found.update(place_seen(table, seat, effect.on))
    elif effect.on >= 0:
        found["hero"] = table.cards.ids[effect.on]
    elif effect.seat >= 0:
        found["seat"] = effect.seat
    if what == "icon":
        found["treasure"] = ["cleric", "fighter", "mage", "thief"][effect.extra]
    if what == "deal":
        found["owner"] = effect.extra
    return found


def hero_place(table: Table, hero: int) -> Data:
    """Where the walking hero is."""
    room = walker_room(table) if hero == table.walker and table.walk_in == IN_ROOM else -1
    if room < 0:
        return {"slot": None, "room": None}
    return {"slot": slot_of(table, table.walk_seat, room) + 1, "room": name(table, room)}


def tell(events: Events | None, kind: str, facts: Data) -> None:
    """Something that everyone sees and that uncovers nothing."""
    if events is not None:
        events.add(kind, facts, EVERYONE, None, NOTHING)
