"""A position as plain data and back, and the census of its cards. Things are written by their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data
from .cards import FIRST_HERO, FIRST_ROOM, IDS

if TYPE_CHECKING:
    from .state import Table


def to_data(table: Table) -> Data:
    return {
        "turn": table.turn,
        "phase": table.phase,
        "active": table.active,
        "winner": table.winner,
        "ending": table.ending,
        "bosses": table.bosses[:],
        "answers": table.answers[:],
        "offers": [pile[:] for pile in table.offers],
        "order": table.order[:],
        "alive": table.alive[:],
        "coins": table.coins[:],
        "levelled": table.levelled[:],
        "souls": [pile[:] for pile in table.souls],
        "wounds": [pile[:] for pile in table.wounds],
        "hands": [pile[:] for pile in table.hands],
        "aside": [pile[:] for pile in table.aside],
        "room_deck": table.room_deck[:],
        "spell_deck": table.spell_deck[:],
        "hero_deck": table.hero_deck[:],
        "discard": table.discard[:],
        "removed": table.removed[:],
        "town": table.town[:],
        "ages": table.ages[:],
        "entrances": [pile[:] for pile in table.entrances],
        "dungeons": [pile[:] for pile in table.dungeons],
        "beneath": table.beneath[:],
        "coins_on": table.coins_on[:],
        "mini": table.mini[:],
        "level": table.level[:],
        "marks": table.marks[:],
        "knows": table.knows[:],
        "doubt": table.doubt[:],
        "batch": table.batch[:],
        "face_down": table.face_down[:],
        "face_on": table.face_on[:],
        "build_used": table.build_used[:],
        "take_backs": table.take_backs,
        "locked": table.locked,
        "zoned": table.zoned[:],
        "promoted": table.promoted,
        "sold": table.sold,
        "hurt": table.hurt[:],
        "lured": table.lured[:],
        "walker": table.walker,
        "walk_seat": table.walk_seat,
        "walk_right": table.walk_right,
        "walk_in": table.walk_in,
        "dying": table.dying,
        "dying_seat": table.dying_seat,
        "went": table.went,
        "gained": table.gained,
        "progress": table.progress,
        "quiet": table.quiet,
        "deeds": [deed.to_data() for deed in table.deeds],
        "waiting": [deed.to_data() for deed in table.waiting],
        "triggers": [one.to_data() for one in table.triggers],
        "lasting": [one.to_data() for one in table.lasting],
        "thrown": table.thrown[:],
        "offer": table.offer[:],
        "agenda": table.agenda.to_data(),
    }


def census(table: Table) -> list[str]:
    """Every card of the box that is in this game, wherever it is; heroes and cards left in the box are not counted."""
    found = table.room_deck + table.spell_deck + table.discard + table.removed
    for seat in range(table.seats):
        found += table.hands[seat] + table.aside[seat]
        if table.face_down[seat] >= 0:
            found.append(table.face_down[seat])
        for room in table.dungeons[seat]:
            if table.mini[room] >= 0:
                found.append(table.mini[room])
            card = room
            while card >= 0:
                found.append(card)
                card = table.beneath[card]
    found += [deed.source for deed in table.deeds + table.waiting if is_on_its_way(table, deed.source, found)]
    cards = [IDS[table.cards.things[card]] for card in found if card >= FIRST_ROOM]
    return sorted(cards + [f"hero {IDS[hero]}" for hero in heroes(table)])


def is_on_its_way(table: Table, source: int, found: list[int]) -> bool:
    """R29: a spell that was declared is in no pile until it has resolved."""
    return source >= table.cards.first_spell and source not in found


def heroes(table: Table) -> list[int]:
    found = table.hero_deck + table.town + [hero for hero in table.removed if FIRST_HERO <= hero < FIRST_ROOM]
    for seat in range(table.seats):
        found += table.souls[seat] + table.wounds[seat] + table.entrances[seat]
    if table.walker >= 0 and table.walker not in found:
        found.append(table.walker)
    if table.dying >= 0:
        found.append(table.dying)
    return found
