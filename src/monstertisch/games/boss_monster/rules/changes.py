"""What changes hands: coins, cards, and all that lasts until the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, OWN, Events
from ....core.game import Data
from ..effects.vocabulary import ON_COINS_GAINED, ON_OPPONENT_DISCARDS
from ..pieces import EVERYBODY, Lasting, replaced, without
from .firing import fire_opponents, fire_own
from .telling import hand_names, lasting_seen, name, names, told_source

if TYPE_CHECKING:
    from ..state import Table

ROOM_DECK: Final = 0
SPELL_DECK: Final = 1
DECKS: Final = ["room", "spell"]


# Coins


def move_coins(table: Table, changes: list[int], why: str, source: int, events: Events | None) -> None:
    """R72: the only door through which hoards change."""
    table.coins = [table.coins[seat] + changes[seat] for seat in range(table.seats)]
    if events is None or not any(changes):
        return
    facts: Data = {"gold": changes, "coins": table.coins[:], "why": why, "source": told_source(table, source)}
    if source >= 0:
        facts["card"] = name(table, source)
    givers = [seat for seat in range(table.seats) if changes[seat] < 0]
    takers = [seat for seat in range(table.seats) if changes[seat] > 0]
    facts["seat"] = (givers + takers)[0]
    facts["n"] = abs(changes[facts["seat"]])
    if givers and takers:
        facts["owner"] = takers[0]
    events.add("coins", facts, EVERYONE, None, NOTHING)


def change_coins(table: Table, seat: int, n: int, why: str, source: int, events: Events | None) -> None:
    changes = [0] * table.seats
    changes[seat] = n
    move_coins(table, changes, why, source, events)


def gain(table: Table, seat: int, n: int, source: int, events: Events | None) -> None:
    """R72: from the supply. R74: whoever gains may gain more by that."""
    if n > 0:
        change_coins(table, seat, n, "gain", source, events)
        fire_own(table, seat, ON_COINS_GAINED, -1)


def give(table: Table, seat: int, other: int, n: int, source: int, events: Events | None) -> None:
    """R72, R74: to another player, for whom it is a gain."""
    if n > 0:
        changes = [0] * table.seats
        changes[seat] = -n
        changes[other] += n
        move_coins(table, changes, "give", source, events)
        fire_own(table, other, ON_COINS_GAINED, -1)


# Decks


def draw_cards(table: Table, seat: int, deck: int, n: int, why: str, source: int, chance: Chance, events: Events | None) -> int:
    """R14, R24: cards from the top of a deck into a hand; returns the last one drawn, or -1."""
    drawn: list[int] = []
    for _ in range(n):
        card = top_card(table, deck, chance, events)
        if card < 0:
            break
        table.knows = replaced(table.knows, card, 1 << seat)
        drawn.append(card)
    table.hands = replaced(table.hands, seat, sorted(table.hands[seat] + drawn))
    if drawn and events is not None:
        facts: Data = {"seat": seat, "deck": DECKS[deck], "count": len(drawn), "why": why, "source": told_source(table, source)}
        if source >= 0:
            facts["card"] = name(table, source)
        events.add("drew", {**facts, "cards": names(table, drawn)}, seat, facts, HIDDEN)
    return drawn[-1] if drawn else -1


def top_card(table: Table, deck: int, chance: Chance, events: Events | None) -> int:
    """R14: an empty deck is made anew of its cards in the discard pile; -1: there are none."""
    if not deck_of(table, deck):
        reshuffle(table, deck, chance, events)
    pile = deck_of(table, deck)
    if not pile:
        return -1
    put_deck(table, deck, pile[:-1])
    return pile[-1]


def deck_of(table: Table, deck: int) -> list[int]:
    return table.spell_deck if deck == SPELL_DECK else table.room_deck


def put_deck(table: Table, deck: int, pile: list[int]) -> None:
    if deck == SPELL_DECK:
        table.spell_deck = pile
    else:
        table.room_deck = pile


def reshuffle(table: Table, deck: int, chance: Chance, events: Events | None) -> None:
    """R14: of its cards in the discard pile, if there are any."""
    first = table.cards.first_spell
    back = [card for card in table.discard if (card >= first) == (deck == SPELL_DECK)]
    if not back:
        return
    table.discard = [card for card in table.discard if (card >= first) != (deck == SPELL_DECK)]
    back.sort()
    knows, doubt, batch = table.knows[:], table.doubt[:], table.batch[:]
    number = 1 + max(batch)
    for card in back:
        knows[card] = 0
        doubt[card] = 0
        batch[card] = number
    table.knows, table.doubt, table.batch = knows, doubt, batch
    chance.shuffle(DECKS[deck] + "s", back)
    put_deck(table, deck, back)
    if events is not None:
        events.add("reshuffled", {"deck": DECKS[deck], "count": len(back)}, EVERYONE, None, NOTHING)


# Hands


def held_copy(table: Table, seat: int, design: int) -> int:
    """The copy of a design that leaves a hand: rather one that others know, rather one that was not played; -1: none is held."""
    found = -1
    for card in table.hands[seat]:
        if table.cards.things[card] == design and (found < 0 or how_known(table, card) > how_known(table, found)):
            found = card
    return found


def how_known(table: Table, card: int) -> int:
    known = table.knows[card] | table.doubt[card]
    return 2 * sum([known >> viewer & 1 for viewer in range(5)]) + (1 if table.marks[card] == 0 else 0)


def leave_hand(table: Table, seat: int, card: int) -> None:
    """A card goes where all see it."""
    table.hands = replaced(table.hands, seat, without(table.hands[seat], card))
    forget_copy(table, seat, card)
    table.knows = replaced(table.knows, card, EVERYBODY)
    table.doubt = replaced(table.doubt, card, 0)


def forget_copy(table: Table, seat: int, card: int) -> None:
    """Who knew of another copy of this card cannot tell the two apart, and knows of one less."""
    design = table.cards.things[card]
    left = table.hands[seat] + ([table.face_down[seat]] if table.face_down[seat] >= 0 else [])
    copies = [other for other in left if table.cards.things[other] == design]
    if not copies:
        return
    for viewer in range(5):
        bit = 1 << viewer
        if viewer == seat or table.knows[card] & bit:
            continue
        for other in copies:
            if table.doubt[card] & bit and table.knows[other] & bit:
                table.knows = replaced(table.knows, other, table.knows[other] & ~bit)
                table.doubt = replaced(table.doubt, other, table.doubt[other] | bit)
                break
            if not table.doubt[card] & bit and (table.knows[other] | table.doubt[other]) & bit:
                table.knows = replaced(table.knows, other, table.knows[other] & ~bit)
                table.doubt = replaced(table.doubt, other, table.doubt[other] & ~bit)
                break


def throw(table: Table, seat: int, cards: list[int], why: str, source: int, uncovers: int, events: Events | None) -> None:
    """R120: from hand to the discard pile, face up; opponents may react (A 32, A 46)."""
    if not cards:
        return
    for card in cards:
        leave_hand(table, seat, card)
        table.discard = [*table.discard, card]
        table.thrown = [*table.thrown, 8 * card + seat]
    if events is not None:
        facts: Data = {"seat": seat, "cards": names(table, cards), "why": why, "source": told_source(table, source)}
        facts["count"] = len(cards)
        facts["card"] = name(table, cards[0])
        events.add("discarded", facts, EVERYONE, None, uncovers)
    fire_opponents(table, seat, ON_OPPONENT_DISCARDS)


def throw_own(table: Table, seat: int, card: int, why: str, source: int, events: Events | None) -> None:
    """R120: the discarding player chose it."""
    throw(table, seat, [card], why, source, OWN, events)


def take_in_hand(table: Table, seat: int, card: int) -> None:
    """A card that all saw goes into a hand; everyone knows it is there."""
    table.hands = replaced(table.hands, seat, sorted([*table.hands[seat], card]))
    table.knows = replaced(table.knows, card, EVERYBODY)


def take_random_spell(table: Table, seat: int, owner: int, source: int, chance: Chance, events: Events | None) -> None:
    """R120: one spell of the owner at random, which only the two of them see."""
    spells = [card for card in table.hands[owner] if card >= table.cards.first_spell]
    if spells:
        take_from_hand(table, seat, owner, spells[chance.below("random spell", len(spells))], HIDDEN, source, events)


def take_from_hand(table: Table, seat: int, owner: int, card: int, uncovers: int, source: int, events: Events | None) -> None:
    """A card goes from one hand to another; the other players see its back only, and are sure of none with that back any more."""
    first = table.cards.first_spell
    alike = [other for other in table.hands[owner] if (other >= first) == (card >= first)]
    both = 1 << seat | 1 << owner
    if len(alike) > 1:
        for other in alike:
            table.knows = replaced(table.knows, other, table.knows[other] & both)
            table.doubt = replaced(table.doubt, other, table.doubt[other] & both)
    table.hands = replaced(table.hands, owner, without(table.hands[owner], card))
    table.knows = replaced(table.knows, card, table.knows[card] | both)
    table.hands = replaced(table.hands, seat, sorted([*table.hands[seat], card]))
    if events is not None:
        facts: Data = {"seat": seat, "owner": owner, "deck": DECKS[int(card >= first)], "source": told_source(table, source)}
        events.add("took_hidden", {**facts, "card": name(table, card)}, seat, facts, uncovers)
        told: Data = {"seat": seat, "owner": owner, "card": name(table, card), "source": told_source(table, source)}
        events.add("lost_hidden", told, owner, None, HIDDEN)


# Until the end of the turn


def add_lasting(table: Table, effect: Lasting, events: Events | None) -> None:
    table.lasting = [*table.lasting, effect]
    if events is not None:
        events.add("lasting", lasting_seen(table, effect), EVERYONE, None, NOTHING)


def end_effects_on(table: Table, room: int) -> None:
    """R134: what was on a room card ends when it is overbuilt or leaves play."""
    table.lasting = [effect for effect in table.lasting if effect.on != room]


def sorted_names(table: Table, seat: int) -> list[str]:
    return hand_names(table, table.hands[seat])
