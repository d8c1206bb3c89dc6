"""How events name things: cards by their ids, rooms by seat and slot, and where an effect comes from."""

from __future__ import annotations

from ....core.event import EVERYONE, NOTHING, Events, Facts
from .. import shapes
from ..effects.vocabulary import CLASSES
from ..pieces import DEAL, ICON, IN_ROOM, LASTING, Lasting
from ..state import Underworld
from .places import host_of, room_with, seat_of_room, slot_of, walker_room


def name(world: Underworld, thing: int) -> str:
    return world.cards.ids[world.cards.things[thing]]


def names(world: Underworld, things: list[int]) -> list[str]:
    return [world.cards.ids[world.cards.things[thing]] for thing in things]


def hand_names(world: Underworld, things: list[int]) -> list[str]:
    """In the order of the card file, so that no order of drawing shows."""
    return [world.cards.ids[design] for design in sorted([world.cards.things[thing] for thing in things])]


def place_seen(world: Underworld, seat: int, room: int) -> shapes.OfRoom:
    """A visible room."""
    return {"seat": seat, "slot": slot_of(world, seat, room) + 1, "room": name(world, room)}


def hero_told(world: Underworld, hero: int, seat: int, room: int) -> shapes.OfHeroInRoom:
    """A hero in a visible room."""
    return {"hero": name(world, hero), **place_seen(world, seat, room)}


def source_seen(world: Underworld, thing: int, level: int = 0) -> shapes.Source:
    """The card an effect comes from, and where it lies now."""
    found: shapes.Source = {"card": name(world, thing), "owner": None, "slot": None, "level": level or None}
    if thing < world.cards.first_hero:
        found["owner"] = world.bosses.index(thing) if thing in world.bosses else None
    elif thing < world.cards.first_room:
        host = host_of(world, thing)
        found["owner"] = host if host >= 0 else None
    else:
        room = room_with(world, thing) if thing >= world.cards.first_mini else thing
        seat = seat_of_room(world, room) if room >= 0 else -1
        if seat >= 0:
            found["owner"] = seat
            found["slot"] = slot_of(world, seat, room) + 1
    return found


def told_source(world: Underworld, thing: int) -> shapes.Source | None:
    return source_seen(world, thing) if thing >= 0 else None


def by_card(world: Underworld, thing: int) -> shapes.ByCard:
    source = told_source(world, thing)
    return {"source": None} if source is None else {"source": source, "card": source["card"]}


def lasting_seen(world: Underworld, effect: Lasting) -> shapes.Lasting:
    """R106: what lasts, since which card, and on what."""
    found: shapes.Lasting = {
        "what": LASTING[effect.what],
        "n": effect.n,
        "source": source_seen(world, effect.source),
        "card": name(world, effect.source),
        "sign": "less" if effect.n < 0 else "more",
        "by": abs(effect.n),
    }
    if effect.on >= world.cards.first_room:
        seat = seat_of_room(world, effect.on)
        if seat >= 0:
            found["seat"] = seat
            found["slot"] = slot_of(world, seat, effect.on) + 1
            found["room"] = name(world, effect.on)
    elif effect.on >= 0:
        found["hero"] = world.cards.ids[effect.on]
    elif effect.seat >= 0:
        found["seat"] = effect.seat
    if effect.what == ICON:
        found["treasure"] = CLASSES[effect.extra]
    if effect.what == DEAL:
        found["owner"] = effect.extra
    return found


def walker_told(world: Underworld, hero: int) -> shapes.OfHeroSomewhere:
    """A hero of the dungeon that is walked through, and where he is if he is the one who walks."""
    room = walker_room(world) if hero == world.walker and world.walk_in == IN_ROOM else -1
    return {
        "hero": name(world, hero),
        "seat": world.walk_seat,
        "slot": slot_of(world, world.walk_seat, room) + 1 if room >= 0 else None,
        "room": name(world, room) if room >= 0 else None,
    }


def card_told(world: Underworld, seat: int, thing: int, level: int) -> shapes.OfCard:
    """The card whose effect this seat uses, or does not."""
    return {"seat": seat, "card": name(world, thing), "source": source_seen(world, thing, level)}


def cards_told(world: Underworld, seat: int, cards: list[int]) -> shapes.CardsShown:
    """Cards that all see now."""
    return {"seat": seat, "cards": names(world, cards), "count": len(cards), "card": name(world, cards[0])}


def tell(events: Events, kind: str, facts: Facts) -> None:
    """Something that everyone sees and that uncovers nothing."""
    events.add(kind, facts, EVERYONE, None, NOTHING)
