"""R99-R103: heroes die, survive, leave a dungeon, and are scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.event import Events
from ....core.game import Data
from ..effects.vocabulary import ON_HERO_DIES_HERE, ON_HERO_DIES_WITH_MINIBOSS, ON_HERO_KILLED
from ..pieces import AT_ENTRANCE, IN_LIMBO, replaced, without
from .firing import fire_boss, fire_own, fire_room
from .places import is_active, is_inside, walker_room
from .telling import hero_place, name, source_seen, tell
from .values import health_left

if TYPE_CHECKING:
    from ..state import Table


def die(table: Table, how: str, card: str | None, events: Events | None) -> None:
    """R99, R100: the walking hero dies where it stands, killed by a card or of damage; it is scored when the triggers are over."""
    hero = table.walker
    seat = table.walk_seat
    room = walker_room(table)
    tell(events, "died", {"hero": name(table, hero), "seat": seat, **hero_place(table, hero), "how": how, "card": card})
    table.dying = hero
    table.dying_seat = seat
    stop_walking(table)
    if room >= 0 and is_active(table, seat, room):
        fire_room(table, seat, room, ON_HERO_DIES_HERE, hero)
        if table.mini[room] >= 0:
            fire_boss(table, seat, ON_HERO_DIES_WITH_MINIBOSS, hero)
    fire_own(table, seat, ON_HERO_KILLED, hero)


def stop_walking(table: Table) -> None:
    table.walker = -1
    table.walk_seat = -1
    table.walk_right = 0
    table.walk_in = AT_ENTRANCE


def check_limbo(table: Table, events: Events | None) -> None:
    """R102: a hero whose room was destroyed dies at once if nothing keeps it alive."""
    if table.walker >= 0 and table.walk_in == IN_LIMBO and health_left(table, table.walker) <= 0:
        die(table, "limbo", None, events)


def score_soul(table: Table, events: Events | None) -> None:
    """R99: the dead hero is put face down into the score pile of the dungeon's owner."""
    hero = table.dying
    seat = table.dying_seat
    table.dying = -1
    table.dying_seat = -1
    table.souls = replaced(table.souls, seat, [*table.souls[seat], hero])
    table.gained |= 1 << seat
    table.progress = 1
    facts: Data = {
        "seat": seat,
        "hero": name(table, hero),
        "souls": table.cards.souls[hero],
        "total": table.points(table.souls[seat]),
    }
    tell(events, "soul", facts)


def score_wound(table: Table, events: Events | None) -> None:
    """R103: the hero who reached the boss is put face up into the score pile."""
    hero = table.walker
    seat = table.walk_seat
    stop_walking(table)
    table.wounds = replaced(table.wounds, seat, [*table.wounds[seat], hero])
    table.progress = 1
    facts: Data = {
        "seat": seat,
        "hero": name(table, hero),
        "wounds": table.cards.souls[hero],
        "total": table.points(table.wounds[seat]),
    }
    tell(events, "wound", facts)


def take_away(table: Table, hero: int) -> str:
    """A hero leaves the place where it is; tells which kind of place that was."""
    if is_inside(table, hero):
        stop_walking(table)
        return "dungeon"
    if hero == table.walker:
        stop_walking(table)
    if hero in table.town:
        table.town = without(table.town, hero)
        return "town"
    table.entrances = [without(queue, hero) for queue in table.entrances]
    return "entrance"


def to_town(table: Table, hero: int) -> None:
    """R101: sorted in by the original reveal order."""
    at = 0
    while at < len(table.town) and table.ages[table.town[at]] < table.ages[hero]:
        at += 1
    table.town = [*table.town[:at], hero, *table.town[at:]]


def send_to_town(table: Table, hero: int, source: int, events: Events | None) -> None:
    """R101: its walk is over."""
    place = take_away(table, hero)
    to_town(table, hero)
    tell(events, "hero_moved", {"hero": name(table, hero), "from": place, "to": "town", "source": source_seen(table, source)})


def send_to_entrance(table: Table, hero: int, seat: int, source: int, events: Events | None) -> None:
    """R86: to the end of the queue."""
    place = take_away(table, hero)
    table.entrances = replaced(table.entrances, seat, [*table.entrances[seat], hero])
    facts: Data = {
        "hero": name(table, hero),
        "from": place,
        "to": "entrance",
        "seat": seat,
        "source": source_seen(table, source),
    }
    tell(events, "hero_moved", facts)
