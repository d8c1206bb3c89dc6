"""What a seat sees, as plain data built field by field (R12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from . import shapes
from .cards import EPIC_WORTH, LURES, ORDINARY_WORTH
from .effects.vocabulary import BLANK_HEROES, CLASSES, DOUBLE_ICONS_HERE, ICON_HERE, OWN_HEALTH
from .foresight import bait_seen, walk_seen
from .knowledge import known_cards, sees_face_down
from .pieces import AT_ENTRANCE, DEAL, DOUBLE, EACH_ICON, HEALTH, ICON, NO_ICONS, OPENING, PHASES, SPENT, USED
from .rules.answering import waiting_seen
from .rules.build_turn import MOST_TAKE_BACKS
from .rules.declaration import deed_seen
from .rules.facts import hand_names, lasting_seen, name, names, source_seen
from .rules.places import (
    boss_works,
    has_text,
    holds_spell,
    is_active,
    is_covered,
    is_held,
    is_off,
    is_shielded,
    room_backs,
    slot_of,
    walker_room,
)
from .rules.question import Question
from .rules.values import (
    Notes,
    damage_of,
    dungeon_value,
    health_left,
    health_of,
    hero_reads,
    hero_text,
    icons,
    says,
    says_itself,
)
from .state import Underworld

WHERE: Final[list[Literal["entrance", "room", "limbo"]]] = ["entrance", "room", "limbo"]


def prompt_of(world: Underworld, viewer: int | None) -> shapes.Question:
    """The open question as this viewer may see it: its kind, who owes an answer, and what it is about."""
    if not world.agenda.steps:
        return shapes.PlainQuestion(kind="over", seats=[])
    step = world.agenda.steps[-1]
    assert isinstance(step, Question)
    return step.question(world, viewer if viewer is not None and step.asked(world) >> viewer & 1 else -1)


def seen_by(world: Underworld, viewers: Sequence[int | None]) -> list[shapes.LairView]:
    """Everything public, and what each of them alone knows."""
    public = seen_by_all(world)
    return [
        {**public, "seat": viewer, "prompt": prompt_of(world, viewer), "seats": seats_seen(world, viewer, public["seats"])}
        for viewer in viewers
    ]


def seen_by_all(world: Underworld) -> shapes.LairView:
    """What a spectator sees."""
    choosing = not world.order
    epic = sum([world.cards.epic[hero] for hero in world.hero_deck])
    return {
        "seat": None,
        "turn": world.turn,
        "phase": PHASES[world.phase],
        "prompt": prompt_of(world, None),
        "active": world.active if world.active >= 0 else None,
        "order": world.order[:],
        "winner": world.winner if world.winner >= 0 else None,
        "options": options_seen(world),
        "goals": {"souls": world.cards.souls_to_win, "wounds": world.cards.wounds_to_lose},
        "slots": world.cards.most_rooms,
        "worth": {"ordinary": ORDINARY_WORTH, "epic": EPIC_WORTH},
        "deck": {
            "rooms": len(world.room_deck),
            "spells": len(world.spell_deck),
            "heroes": {"ordinary": len(world.hero_deck) - epic, "epic": epic},
        },
        "discard": names(world, world.discard),
        "removed": names(world, world.removed),
        "town": [hero_seen(world, hero) for hero in world.town],
        "bait": [] if choosing else bait_seen(world),
        "seats": [seat_seen(world, other) for other in range(world.seats)],
        "lasting": [lasting_seen(world, effect) for effect in world.lasting],
        "waiting": waiting_seen(world),
        "declaration": deed_seen(world, world.deeds[-1]) if world.deeds else None,
        "walker": walker_seen(world),
        "quiet": world.quiet,
    }


def options_seen(world: Underworld) -> shapes.Options:
    """All but the bosses that were asked for: who plays which is seen at the seats."""
    options = world.setup.options
    return {
        "choose_boss": options["choose_boss"],
        "intrigue": options["intrigue"],
        "hard_mode": options["hard_mode"],
        "room_for_coin": options["room_for_coin"],
        "english_setup": options["english_setup"],
        "optional_spells": options["optional_spells"],
        "bait_order": options["bait_order"],
        "empty_adventure_turns": options["empty_adventure_turns"],
        "miniboss_drops": options["miniboss_drops"],
    }


def walker_seen(world: Underworld) -> shapes.Walker | None:
    if world.walker < 0:
        return None
    room = walker_room(world)
    slot = slot_of(world, world.walk_seat, room) + 1 if room >= 0 else None
    return {
        "hero": name(world, world.walker),
        "seat": world.walk_seat,
        "slot": slot,
        "where": WHERE[world.walk_in],
        "figure": hero_seen(world, world.walker),
    }


# Heroes


def hero_seen(world: Underworld, hero: int) -> shapes.HeroView:
    """R5, R88: a hero, with what his health is made of."""
    modifiers: list[shapes.HealthModifier] = []
    own = hero_text(world, hero, OWN_HEALTH)
    if own:
        modifiers.append({"n": own, "source": source_seen(world, hero)})
    for effect in world.lasting:
        if effect.on == hero and effect.what == HEALTH:
            modifiers.append({"n": effect.n, "source": source_seen(world, effect.source)})
    return {
        "hero": name(world, hero),
        "health": health_of(world, hero),
        "printed": world.cards.health[hero],
        "left": health_left(world, hero),
        "damage": world.hurt[hero],
        "epic": world.cards.epic[hero] == 1,
        "souls": world.cards.souls[hero],
        "classes": [word for at, word in enumerate(CLASSES) if world.cards.lure[hero] >> at & 1],
        "rule": LURES[world.cards.lure_rule[hero]],
        "held": is_held(world, hero),
        "text_on": hero_reads(world, hero),
        "modifiers": modifiers,
        "paid": [seat for seat in range(world.seats) if world.marks[hero] >> seat & 1],
    }


# Players


def seats_seen(world: Underworld, viewer: int | None, public: list[shapes.SeatView]) -> list[shapes.SeatView]:
    return [as_known_by(world, viewer, other, seat) for other, seat in enumerate(public)]


def as_known_by(world: Underworld, viewer: int | None, other: int, public: shapes.SeatView) -> shapes.SeatView:
    """A player's place at the table, with what this viewer knows beside what all see."""
    if viewer == other:
        return {
            **public,
            "chosen": name(world, world.answers[other]) if world.bosses[other] < 0 and world.answers[other] >= 0 else None,
            "hand": hand_names(world, world.hands[other]),
            "aside": hand_names(world, world.aside[other]),
            "known": [],
            "face_down": face_down_seen(world, viewer, other),
        }
    known = hand_names(world, known_cards(world, viewer, other))
    face_down = face_down_seen(world, viewer, other)
    if known == public["known"] and face_down == public["face_down"]:
        return public
    return {**public, "known": known, "face_down": face_down}


def seat_seen(world: Underworld, other: int) -> shapes.SeatView:
    """A player's place at the table, as all see it."""
    boss = world.bosses[other]
    building = world.active == other
    waiting = world.entrances[other][:]
    if world.walker >= 0 and world.walk_seat == other and world.walk_in != AT_ENTRANCE:
        waiting = [world.walker, *waiting]
    return {
        "seat": other,
        "boss": name(world, boss) if boss >= 0 else None,
        "offers": [name(world, offered) for offered in world.offers[other]] if boss < 0 else [],
        "chosen": None,
        "xp": world.cards.xp[boss] if boss >= 0 else None,
        "levelled": world.levelled[other] == 1,
        "boss_used": boss >= 0 and world.marks[boss] & USED > 0,
        "boss_text_on": boss >= 0 and boss_works(world, other),
        "alive": world.alive[other] == 1,
        "coins": world.coins[other],
        "souls": world.points(world.souls[other]),
        "wounds": world.points(world.wounds[other]),
        "souls_pile": [name(world, hero) for hero in world.souls[other]],
        "wounds_pile": [name(world, hero) for hero in world.wounds[other]],
        "room_cards": room_backs(world, other),
        "spell_cards": holds_spell(world, other),
        "hand": None,
        "aside": None,
        "known": hand_names(world, known_cards(world, None, other)),
        "face_down": face_down_seen(world, None, other),
        "build_used": world.build_used[other] == 1,
        "promoted": building and world.promoted == 1,
        "sold": building and world.sold == 1,
        "take_backs_left": MOST_TAKE_BACKS - world.take_backs if building else MOST_TAKE_BACKS,
        "lured": world.lured[other],
        "treasure": all_treasure(world, other),
        "bonuses": bonuses_seen(world, other),
        "entrance": [hero_seen(world, hero) for hero in world.entrances[other]],
        "inside": hero_seen(world, waiting[0]) if len(waiting) > len(world.entrances[other]) else None,
        "walk": [walk_seen(world, other, hero) for hero in waiting if not is_held(world, hero)],
        "rooms": [room_seen(world, other, room) for room in world.dungeons[other]],
        "deals": deals_seen(world, other),
    }


def all_treasure(world: Underworld, seat: int) -> shapes.Treasure:
    """R131; before there is a boss there is none."""
    found: shapes.Treasure = {"cleric": 0, "fighter": 0, "mage": 0, "thief": 0}
    if world.bosses[seat] >= 0:
        for at, word in enumerate(CLASSES):
            found[word] = dungeon_value(world, seat, at)
    return found


def face_down_seen(world: Underworld, seat: int | None, other: int) -> shapes.FaceDown | None:
    """R12: a face-down card does not show whether it is a room or a miniboss."""
    card = world.face_down[other]
    if card < 0:
        return None
    room = world.face_on[other]
    known = sees_face_down(world, seat, other)
    return {
        "slot": (slot_of(world, other, room) if room >= 0 else len(world.dungeons[other])) + 1,
        "new": room < 0,
        "card": name(world, card) if known else None,
        "miniboss": card >= world.cards.first_mini if known else None,
        "locked": world.active != other or world.locked == 1 or world.phase == OPENING,
    }


def bonuses_seen(world: Underworld, seat: int) -> list[shapes.Bonus]:
    """R131: what the dungeon counts beside its rooms."""
    found: list[shapes.Bonus] = []
    for effect in world.lasting:
        if effect.what == ICON and effect.seat == seat:
            found.append({"class": CLASSES[effect.extra], "n": effect.n, "source": source_seen(world, effect.source)})
    return found


def deals_seen(world: Underworld, seat: int) -> list[shapes.Deal]:
    """A 35: spell deals that may still be made this turn."""
    deals = [effect for effect in world.lasting if effect.what == DEAL and effect.seat == seat]
    return [{"seat": deal.extra, "source": source_seen(world, deal.source)} for deal in deals]


# Rooms


def room_seen(world: Underworld, seat: int, room: int) -> shapes.RoomView:
    """A slot with its visible room, and where its damage and treasure come from."""
    design = world.cards.things[room]
    notes: Notes = []
    damage = damage_of(world, seat, room, notes)
    covered = is_covered(world, seat, room)
    off = is_off(world, room)
    return {
        "slot": slot_of(world, seat, room) + 1,
        "room": world.cards.ids[design],
        "rank": "advanced" if world.cards.advanced[design] else "ordinary",
        "type": "monster" if world.cards.monster[design] else "trap",
        "active": is_active(world, seat, room),
        "off": "covered" if covered else "deactivated" if off else None,
        "text_on": has_text(world, room),
        "hero_text_on": has_text(world, room) and not is_shielded(world, seat),
        "used": world.marks[room] & USED > 0,
        "coins": world.coins_on[room],
        "damage": damage,
        "printed_damage": world.cards.damage[design],
        "modifiers": [note_seen(world, note) for note in notes],
        "treasure": treasure_seen([icons(world, seat, room, at) for at in range(4)]),
        "printed": treasure_seen(world.cards.icons[design]),
        "icon_modifiers": icon_modifiers(world, seat, room),
        "miniboss": miniboss_seen(world, seat, room),
        "beneath": beneath_seen(world, room),
        "hero": name(world, world.walker) if walker_room(world) == room else None,
        "face_down": covered,
    }


def treasure_seen(counts: list[int]) -> shapes.Icons:
    found: shapes.Icons = {}
    for at, word in enumerate(CLASSES):
        if counts[at]:
            found[word] = counts[at]
    return found


def note_seen(world: Underworld, note: list[int]) -> shapes.DamageModifier:
    what, n, source, _ = note
    level = world.level[source] if source >= world.cards.first_room else 0
    return {"what": "double" if what == DOUBLE else "damage", "n": n, "source": source_seen(world, source, 1 if level else 0)}


def icon_modifiers(world: Underworld, seat: int, room: int) -> list[shapes.IconModifier]:
    """R130: what changes the printed icons."""
    found: list[shapes.IconModifier] = []
    for lasting in world.lasting:
        if lasting.on == room and lasting.what in (NO_ICONS, EACH_ICON):
            source = source_seen(world, lasting.source)
            what: Literal["no_icons", "each_icon"] = "no_icons" if lasting.what == NO_ICONS else "each_icon"
            found.append({"what": what, "class": None, "n": lasting.n, "source": source})
    miniboss = world.mini[room]
    if miniboss < 0 or not has_text(world, room):
        return found
    if says_itself(world, seat, miniboss, DOUBLE_ICONS_HERE):
        found.append({"what": "double", "class": None, "n": 2, "source": source_seen(world, miniboss, 2)})
    for ability in world.cards.abilities[world.cards.things[miniboss]]:
        for effect in ability.always:
            if effect.op == ICON_HERE and ability.level <= world.level[miniboss]:
                icon = CLASSES[effect.amount.plus]
                found.append({"what": "icon", "class": icon, "n": 1, "source": source_seen(world, miniboss, ability.level)})
    return found


def miniboss_seen(world: Underworld, seat: int, room: int) -> shapes.MinibossView | None:
    """R64-R66: the miniboss attached to a room."""
    miniboss = world.mini[room]
    if miniboss < 0:
        return None
    marks = world.marks[miniboss]
    text_on = is_active(world, seat, room) and has_text(world, room)
    return {
        "card": name(world, miniboss),
        "level": world.level[miniboss],
        "used": marks & USED > 0,
        "spent": marks & SPENT > 0,
        "text_on": text_on,
        "blanks_heroes": text_on and says(world, seat, room, BLANK_HEROES),
    }


def beneath_seen(world: Underworld, room: int) -> list[str]:
    found: list[str] = []
    card = world.beneath[room]
    while card >= 0:
        found.append(name(world, card))
        card = world.beneath[card]
    return found
