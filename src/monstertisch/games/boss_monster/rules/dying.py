"""R99-R103: heroes die, survive, leave a dungeon, and are scored."""

from __future__ import annotations

from ....core.event import Events
from .. import shapes
from ..effects.vocabulary import ON_HERO_DIES_HERE, ON_HERO_DIES_WITH_MINIBOSS, ON_HERO_KILLED
from ..pieces import AT_ENTRANCE, IN_LIMBO, replaced, without
from ..state import Underworld
from .facts import name, source_seen, tell, walker_told
from .places import is_active, is_inside, walker_room
from .triggers import fire_boss, fire_own, fire_room
from .values import health_left


def die(world: Underworld, how: shapes.HowDied, card: str | None, events: Events | None) -> None:
    """R99, R100: the walking hero dies where it stands, killed by a card or of damage; it is scored when the triggers are over."""
    hero = world.walker
    seat = world.walk_seat
    room = walker_room(world)
    if events is not None:
        tell(events, "died", shapes.Died(**walker_told(world, hero), how=how, card=card))
    world.dying = hero
    world.dying_seat = seat
    stop_walking(world)
    if room >= 0 and is_active(world, seat, room):
        fire_room(world, seat, room, ON_HERO_DIES_HERE, hero)
        if world.mini[room] >= 0:
            fire_boss(world, seat, ON_HERO_DIES_WITH_MINIBOSS, hero)
    fire_own(world, seat, ON_HERO_KILLED, hero)


def stop_walking(world: Underworld) -> None:
    world.walker = -1
    world.walk_seat = -1
    world.walk_right = 0
    world.walk_in = AT_ENTRANCE


def check_limbo(world: Underworld, events: Events | None) -> None:
    """R102: a hero whose room was destroyed dies at once if nothing keeps it alive."""
    if world.walker >= 0 and world.walk_in == IN_LIMBO and health_left(world, world.walker) <= 0:
        die(world, "limbo", None, events)


def score_soul(world: Underworld, events: Events | None) -> None:
    """R99: the dead hero is put face down into the score pile of the dungeon's owner."""
    hero = world.dying
    seat = world.dying_seat
    world.dying = -1
    world.dying_seat = -1
    world.souls = replaced(world.souls, seat, [*world.souls[seat], hero])
    world.gained |= 1 << seat
    world.progress = 1
    if events is not None:
        souls, total = world.cards.souls[hero], world.points(world.souls[seat])
        tell(events, "soul", shapes.Soul(seat=seat, hero=name(world, hero), souls=souls, total=total))


def score_wound(world: Underworld, events: Events | None) -> None:
    """R103: the hero who reached the boss is put face up into the score pile."""
    hero = world.walker
    seat = world.walk_seat
    stop_walking(world)
    world.wounds = replaced(world.wounds, seat, [*world.wounds[seat], hero])
    world.progress = 1
    if events is not None:
        wounds, total = world.cards.souls[hero], world.points(world.wounds[seat])
        tell(events, "wound", shapes.Wound(seat=seat, hero=name(world, hero), wounds=wounds, total=total))


def take_away(world: Underworld, hero: int) -> shapes.HeroPlace:
    """A hero leaves the place where it is; tells which kind of place that was."""
    if is_inside(world, hero):
        stop_walking(world)
        return "dungeon"
    if hero == world.walker:
        stop_walking(world)
    if hero in world.town:
        world.town = without(world.town, hero)
        return "town"
    world.entrances = [without(queue, hero) for queue in world.entrances]
    return "entrance"


def to_town(world: Underworld, hero: int) -> None:
    """R101: sorted in by the original reveal order."""
    at = 0
    while at < len(world.town) and world.ages[world.town[at]] < world.ages[hero]:
        at += 1
    world.town = [*world.town[:at], hero, *world.town[at:]]


def send_to_town(world: Underworld, hero: int, source: int, events: Events | None) -> None:
    """R101: its walk is over."""
    place = take_away(world, hero)
    to_town(world, hero)
    if events is not None:
        told = source_seen(world, source)
        facts: shapes.HeroMoved = {"hero": name(world, hero), "from": place, "to": "town", "source": told}
        tell(events, "hero_moved", facts)


def send_to_entrance(world: Underworld, hero: int, seat: int, source: int, events: Events | None) -> None:
    """R86: to the end of the queue."""
    place = take_away(world, hero)
    world.entrances = replaced(world.entrances, seat, [*world.entrances[seat], hero])
    if events is not None:
        told = source_seen(world, source)
        facts: shapes.HeroMoved = {"hero": name(world, hero), "from": place, "to": "entrance", "seat": seat, "source": told}
        tell(events, "hero_moved", facts)
