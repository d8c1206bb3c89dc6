"""Who knows what: dealing anew what a seat cannot know (R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.chance import Chance
from .pieces import replaced, without
from .promises import keep_promises
from .rules.opening import ChooseBosses, can_redraw
from .rules.placing import matches

if TYPE_CHECKING:
    from .state import Table

SPECTATOR: Final = 4


def bit_of(seat: int | None) -> int:
    return 1 << (SPECTATOR if seat is None else seat)


def sees_face_down(table: Table, seat: int | None, other: int) -> bool:
    """R12: whether this seat knows what lies face down before another."""
    card = table.face_down[other]
    return card >= 0 and table.knows[card] & bit_of(seat) > 0


def known_cards(table: Table, seat: int | None, other: int) -> list[int]:
    """The cards of another player that this seat knows to be in the hand or face down."""
    bit = bit_of(seat)
    cards = table.hands[other] + ([table.face_down[other]] if table.face_down[other] >= 0 else [])
    return [card for card in cards if (table.knows[card] | table.doubt[card]) & bit]


def deal_anew(table: Table, seat: int | None, chance: Chance) -> None:
    """Shuffles all that `seat` cannot know among the places where it may be."""
    deal_heroes_anew(table, chance)
    becomes = shuffled(table, seat, chance)
    table.room_deck = [becomes[card] for card in table.room_deck]
    table.spell_deck = [becomes[card] for card in table.spell_deck]
    table.offer = [becomes[card] for card in table.offer]
    table.aside = [[becomes[card] for card in cards] for cards in table.aside]
    table.hands = [sorted([becomes[card] for card in hand]) for hand in table.hands]
    table.face_down = [becomes[card] if card >= 0 else -1 for card in table.face_down]
    carry_knowledge(table, becomes)
    for other in range(table.seats):
        if table.face_down[other] >= 0 and not sees_face_down(table, seat, other) and other != seat:
            lay_down_anew(table, seat, other, chance)
    answer_anew(table, seat, chance)
    keep_promises(table, -1 if seat is None else seat, bit_of(seat))


def deal_heroes_anew(table: Table, chance: Chance) -> None:
    """R15: the order of the ordinary heroes, and of the epic ones."""
    epic = [hero for hero in table.hero_deck if table.cards.epic[hero]]
    ordinary = [hero for hero in table.hero_deck if not table.cards.epic[hero]]
    chance.shuffle("imagine", epic)
    chance.shuffle("imagine", ordinary)
    table.hero_deck = epic + ordinary


def shuffled(table: Table, seat: int | None, chance: Chance) -> list[int]:
    """What every card becomes: unknown cards of one back and one shuffle change places with each other."""
    bit = bit_of(seat)
    hidden = table.room_deck + table.spell_deck
    for other in range(table.seats):
        hidden += table.hands[other] + table.aside[other]
        if table.face_down[other] >= 0:
            hidden.append(table.face_down[other])
    unknown = [card for card in hidden if not (table.knows[card] | table.doubt[card]) & bit]
    becomes = list(range(len(table.knows)))
    for spells in [False, True]:
        alike = sorted([card for card in unknown if (card >= table.cards.first_spell) == spells])
        for batch in sorted({table.batch[card] for card in alike}):
            before = [card for card in alike if table.batch[card] == batch]
            after = before[:]
            chance.shuffle("imagine", after)
            for at in range(len(before)):
                becomes[before[at]] = after[at]
    return becomes


def carry_knowledge(table: Table, becomes: list[int]) -> None:
    """What the others know travels with the place."""
    knows = table.knows[:]
    doubt = table.doubt[:]
    for card in range(len(becomes)):
        knows[becomes[card]] = table.knows[card]
        doubt[becomes[card]] = table.doubt[card]
    table.knows = knows
    table.doubt = doubt


def lay_down_anew(table: Table, seat: int | None, other: int, chance: Chance) -> None:
    """R12: any card that can have been placed there may lie face down, also one that was known to be in the hand before."""
    bit = bit_of(seat)
    card = table.face_down[other]
    hand = table.hands[other]
    # Cards that the viewer is sure are in the hand stay there; the rest of what was held may lie on the table.
    open_to = [one for one in [card, *hand] if one < table.cards.first_spell and not table.knows[one] & bit]
    likely = [one for one in open_to if may_lie(table, other, one)] or [card]
    chosen = likely[chance.below("imagine", len(likely))]
    if chosen != card:
        table.hands = replaced(table.hands, other, sorted([*without(hand, chosen), card]))
        table.face_down = replaced(table.face_down, other, chosen)


def may_lie(table: Table, seat: int, card: int) -> bool:
    """R42-R44, R61: as far as it can be told now."""
    room = table.face_on[seat]
    design = table.cards.things[card]
    if card >= table.cards.first_mini:
        return room >= 0 and table.mini[room] < 0
    if not table.cards.advanced[design]:
        return True
    if room < 0:
        return False
    icons = table.cards.icons
    under = icons[table.cards.things[room]]
    return table.zoned[seat] == 1 or any(icons[design][at] and under[at] for at in range(4)) or matches(table, seat, design, room)


def answer_anew(table: Table, seat: int | None, chance: Chance) -> None:
    """R18, R114: what others have answered in secret."""
    if not table.agenda.steps:
        return
    choosing = isinstance(table.agenda.steps[-1], ChooseBosses)
    for other in range(table.seats):
        if other == seat or table.answers[other] < 0:
            continue
        if choosing:
            table.answers = replaced(table.answers, other, table.offers[other][chance.below("imagine", len(table.offers[other]))])
        else:
            table.answers = replaced(table.answers, other, chance.below("imagine", 2) if can_redraw(table, other) else 0)
