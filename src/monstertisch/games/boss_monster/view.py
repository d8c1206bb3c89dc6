"""What a seat sees, as plain data built field by field (R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.game import Data, View
from .cards import LURES
from .effects.vocabulary import BLANK_HEROES, CLASSES, DOUBLE_ICONS_HERE, ICON_HERE, OWN_HEALTH
from .foresight import bait_seen, walk_seen
from .knowledge import known_cards, sees_face_down
from .pieces import AT_ENTRANCE, DEAL, DOUBLE, EACH_ICON, HEALTH, ICON, NO_ICONS, OPENING, PHASES, SPENT, USED
from .rules.build import MOST_TAKE_BACKS
from .rules.deeds import deed_seen
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
from .rules.resolving import waiting_seen
from .rules.telling import hand_names, lasting_seen, name, names, source_seen
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
from .steps import prompt_of

if TYPE_CHECKING:
    from .state import Table

WHERE: Final = ["entrance", "room", "limbo"]


def seen_by(table: Table, seat: int | None) -> View:
    """Everything public, and what this seat alone knows."""
    choosing = not table.order
    epic = sum([table.cards.epic[hero] for hero in table.hero_deck])
    return {
        "seat": seat,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "prompt": prompt_of(table, seat),
        "active": table.active if table.active >= 0 else None,
        "order": table.order[:],
        "winner": table.winner if table.winner >= 0 else None,
        "options": option_facts(table),
        "goals": {"souls": table.cards.souls_to_win, "wounds": table.cards.wounds_to_lose},
        "deck": {
            "rooms": len(table.room_deck),
            "spells": len(table.spell_deck),
            "heroes": {"ordinary": len(table.hero_deck) - epic, "epic": epic},
        },
        "discard": names(table, table.discard),
        "removed": names(table, table.removed),
        "town": [hero_seen(table, hero) for hero in table.town],
        "bait": [] if choosing else bait_seen(table),
        "seats": [seat_seen(table, seat, other) for other in range(table.seats)],
        "lasting": [lasting_seen(table, effect) for effect in table.lasting],
        "waiting": waiting_seen(table),
        "declaration": deed_seen(table, table.deeds[-1]) if table.deeds else None,
        "walker": walker_seen(table),
        "quiet": table.quiet,
    }


def option_facts(table: Table) -> Data:
    options: dict[str, Any] = table.setup.options
    return {key: value for key, value in options.items() if key != "boss"}


def walker_seen(table: Table) -> Data | None:
    if table.walker < 0:
        return None
    room = walker_room(table)
    slot = slot_of(table, table.walk_seat, room) + 1 if room >= 0 else None
    found: Data = {"hero": name(table, table.walker), "seat": table.walk_seat, "slot": slot, "where": WHERE[table.walk_in]}
    return {**found, "figure": hero_seen(table, table.walker)}


# Heroes


def hero_seen(table: Table, hero: int) -> Data:
    """R5, R88: a hero, with what his health is made of."""
    modifiers: list[Data] = []
    own = hero_text(table, hero, OWN_HEALTH)
    if own:
        modifiers.append({"n": own, "source": source_seen(table, hero)})
    for effect in table.lasting:
        if effect.on == hero and effect.what == HEALTH:
            modifiers.append({"n": effect.n, "source": source_seen(table, effect.source)})
    return {
        "hero": name(table, hero),
        "health": health_of(table, hero),
        "printed": table.cards.health[hero],
        "left": health_left(table, hero),
        "damage": table.hurt[hero],
        "epic": table.cards.epic[hero] == 1,
        "souls": table.cards.souls[hero],
        "classes": [word for at, word in enumerate(CLASSES) if table.cards.lure[hero] >> at & 1],
        "rule": LURES[table.cards.lure_rule[hero]],
        "held": is_held(table, hero),
        "text_on": hero_reads(table, hero),
        "modifiers": modifiers,
        "paid": [seat for seat in range(table.seats) if table.marks[hero] >> seat & 1],
    }


# Players


def seat_seen(table: Table, seat: int | None, other: int) -> Data:
    """A player's place at the table, as `seat` sees it."""
    boss = table.bosses[other]
    building = table.active == other
    waiting = table.entrances[other][:]
    if table.walker >= 0 and table.walk_seat == other and table.walk_in != AT_ENTRANCE:
        waiting = [table.walker, *waiting]
    return {
        "seat": other,
        "boss": name(table, boss) if boss >= 0 else None,
        "offers": [name(table, offered) for offered in table.offers[other]] if boss < 0 else [],
        "chosen": name(table, table.answers[other]) if boss < 0 and seat == other and table.answers[other] >= 0 else None,
        "xp": table.cards.xp[boss] if boss >= 0 else None,
        "levelled": table.levelled[other] == 1,
        "boss_used": boss >= 0 and table.marks[boss] & USED > 0,
        "boss_text_on": boss >= 0 and boss_works(table, other),
        "alive": table.alive[other] == 1,
        "coins": table.coins[other],
        "souls": table.points(table.souls[other]),
        "wounds": table.points(table.wounds[other]),
        "souls_pile": [name(table, hero) for hero in table.souls[other]],
        "wounds_pile": [name(table, hero) for hero in table.wounds[other]],
        "room_cards": room_backs(table, other),
        "spell_cards": holds_spell(table, other),
        "hand": hand_names(table, table.hands[other]) if seat == other else None,
        "aside": hand_names(table, table.aside[other]) if seat == other else None,
        "known": hand_names(table, known_cards(table, seat, other)) if seat != other else [],
        "face_down": face_down_seen(table, seat, other),
        "build_used": table.build_used[other] == 1,
        "promoted": building and table.promoted == 1,
        "sold": building and table.sold == 1,
        "take_backs_left": MOST_TAKE_BACKS - table.take_backs if building else MOST_TAKE_BACKS,
        "lured": table.lured[other],
        "treasure": {word: dungeon_value(table, other, at) if boss >= 0 else 0 for at, word in enumerate(CLASSES)},
        "bonuses": bonuses_seen(table, other),
        "entrance": [hero_seen(table, hero) for hero in table.entrances[other]],
        "inside": hero_seen(table, waiting[0]) if len(waiting) > len(table.entrances[other]) else None,
        "walk": [walk_seen(table, other, hero) for hero in waiting if not is_held(table, hero)],
        "rooms": [room_seen(table, other, room) for room in table.dungeons[other]],
        "deals": deals_seen(table, other),
    }


def face_down_seen(table: Table, seat: int | None, other: int) -> Data | None:
    """R12: a face-down card does not show whether it is a room or a miniboss."""
    card = table.face_down[other]
    if card < 0:
        return None
    room = table.face_on[other]
    slot = slot_of(table, other, room) if room >= 0 else len(table.dungeons[other])
    found: Data = {"slot": slot + 1, "new": room < 0, "card": None, "miniboss": None}
    if sees_face_down(table, seat, other):
        found.update({"card": name(table, card), "miniboss": card >= table.cards.first_mini})
    return {**found, "locked": table.active != other or table.locked == 1 or table.phase == OPENING}


def bonuses_seen(table: Table, seat: int) -> list[Data]:
    """R131: what the dungeon counts beside its rooms."""
    found: list[Data] = []
    for effect in table.lasting:
        if effect.what == ICON and effect.seat == seat:
            found.append({"class": CLASSES[effect.extra], "n": effect.n, "source": source_seen(table, effect.source)})
    return found


def deals_seen(table: Table, seat: int) -> list[Data]:
    """A 35: spell deals that may still be made this turn."""
    deals = [effect for effect in table.lasting if effect.what == DEAL and effect.seat == seat]
    return [{"seat": deal.extra, "source": source_seen(table, deal.source)} for deal in deals]


# Rooms


def room_seen(table: Table, seat: int, room: int) -> Data:
    """A slot with its visible room, and where its damage and treasure come from."""
    design = table.cards.things[room]
    notes: Notes = []
    damage = damage_of(table, seat, room, notes)
    covered = is_covered(table, seat, room)
    off = is_off(table, room)
    found: Data = {
        "slot": slot_of(table, seat, room) + 1,
        "room": table.cards.ids[design],
        "rank": "advanced" if table.cards.advanced[design] else "ordinary",
        "type": "monster" if table.cards.monster[design] else "trap",
        "active": is_active(table, seat, room),
        "off": "covered" if covered else "deactivated" if off else None,
        "text_on": has_text(table, room),
        "hero_text_on": has_text(table, room) and not is_shielded(table, seat),
        "used": table.marks[room] & USED > 0,
        "coins": table.coins_on[room],
        "damage": damage,
        "printed_damage": table.cards.damage[design],
        "modifiers": [note_seen(table, note) for note in notes],
        "treasure": treasure_seen([icons(table, seat, room, at) for at in range(4)]),
        "printed": treasure_seen(table.cards.icons[design]),
        "icon_modifiers": icon_modifiers(table, seat, room),
        "miniboss": miniboss_seen(table, seat, room),
        "beneath": beneath_seen(table, room),
        "hero": name(table, table.walker) if walker_room(table) == room else None,
        "face_down": covered,
    }
    return found


def treasure_seen(counts: list[int]) -> Data:
    return {word: counts[at] for at, word in enumerate(CLASSES) if counts[at]}


def note_seen(table: Table, note: list[int]) -> Data:
    what, n, source, _ = note
    level = table.level[source] if source >= table.cards.first_room else 0
    return {"what": "double" if what == DOUBLE else "damage", "n": n, "source": source_seen(table, source, 1 if level else 0)}


def icon_modifiers(table: Table, seat: int, room: int) -> list[Data]:
    """R130: what changes the printed icons."""
    found: list[Data] = []
    for lasting in table.lasting:
        if lasting.on == room and lasting.what in (NO_ICONS, EACH_ICON):
            what = "no_icons" if lasting.what == NO_ICONS else "each_icon"
            found.append({"what": what, "class": None, "n": lasting.n, "source": source_seen(table, lasting.source)})
    miniboss = table.mini[room]
    if miniboss < 0 or not has_text(table, room):
        return found
    if says_itself(table, seat, miniboss, DOUBLE_ICONS_HERE):
        found.append({"what": "double", "class": None, "n": 2, "source": source_seen(table, miniboss, 2)})
    for ability in table.cards.abilities[table.cards.things[miniboss]]:
        for effect in ability.always:
            if effect.op == ICON_HERE and ability.level <= table.level[miniboss]:
                icon = CLASSES[effect.amount.plus]
                found.append({"what": "icon", "class": icon, "n": 1, "source": source_seen(table, miniboss, ability.level)})
    return found


def miniboss_seen(table: Table, seat: int, room: int) -> Data | None:
    """R64-R66: the miniboss attached to a room."""
    miniboss = table.mini[room]
    if miniboss < 0:
        return None
    marks = table.marks[miniboss]
    found: Data = {"card": name(table, miniboss), "level": table.level[miniboss], "used": marks & USED > 0}
    found["spent"] = marks & SPENT > 0
    found["text_on"] = is_active(table, seat, room) and has_text(table, room)
    found["blanks_heroes"] = found["text_on"] and says(table, seat, room, BLANK_HEROES)
    return found


def beneath_seen(table: Table, room: int) -> list[str]:
    found: list[str] = []
    card = table.beneath[room]
    while card >= 0:
        found.append(name(table, card))
        card = table.beneath[card]
    return found
