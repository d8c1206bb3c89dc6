"""The census: every card of the box that is in a game, wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules.telling import name

if TYPE_CHECKING:
    from .state import Table


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
    cards = [table.cards.ids[table.cards.things[card]] for card in found if card >= table.cards.first_room]
    return sorted(cards + [f"hero {name(table, hero)}" for hero in heroes(table)])


def is_on_its_way(table: Table, source: int, found: list[int]) -> bool:
    """R29: a spell that was declared is in no pile until it has resolved."""
    return source >= table.cards.first_spell and source not in found


def heroes(table: Table) -> list[int]:
    found = (
        table.hero_deck + table.town + [hero for hero in table.removed if table.cards.first_hero <= hero < table.cards.first_room]
    )
    for seat in range(table.seats):
        found += table.souls[seat] + table.wounds[seat] + table.entrances[seat]
    if table.walker >= 0 and table.walker not in found:
        found.append(table.walker)
    if table.dying >= 0:
        found.append(table.dying)
    return found
