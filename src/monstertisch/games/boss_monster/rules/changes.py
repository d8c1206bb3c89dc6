"""What changes hands: coins, cards, and all that lasts until the end of the turn."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, OWN, Events
from .. import shapes
from ..effects.vocabulary import ON_COINS_GAINED, ON_OPPONENT_DISCARDS
from ..pieces import EVERYBODY, Lasting, all_replaced, replaced, without
from ..state import Underworld
from .facts import by_card, hand_names, lasting_seen, name, names, tell, told_source
from .triggers import fire_opponents, fire_own

ROOM_DECK: Final = 0
SPELL_DECK: Final = 1
DECKS: Final[list[shapes.DeckName]] = ["room", "spell"]


# Coins


def move_coins(world: Underworld, changes: list[int], why: shapes.WhyCoins, source: int, events: Events | None) -> None:
    """R72: the only door through which hoards change."""
    world.coins = [world.coins[seat] + changes[seat] for seat in range(world.seats)]
    if events is None or not any(changes):
        return
    tell(events, "coins", coins_told(world, changes, why, source))


def coins_told(world: Underworld, changes: list[int], why: shapes.WhyCoins, source: int) -> shapes.CoinsMoved:
    """Hoards that have changed."""
    givers = [seat for seat in range(world.seats) if changes[seat] < 0]
    takers = [seat for seat in range(world.seats) if changes[seat] > 0]
    first = (givers + takers)[0]
    found: shapes.CoinsMoved = {
        "gold": changes,
        "coins": world.coins[:],
        "why": why,
        **by_card(world, source),
        "seat": first,
        "n": abs(changes[first]),
    }
    return shapes.Coins(**found, owner=takers[0]) if givers and takers else found


def change_coins(world: Underworld, seat: int, n: int, why: shapes.WhyCoins, source: int, events: Events | None) -> None:
    changes = [0] * world.seats
    changes[seat] = n
    move_coins(world, changes, why, source, events)


def gain(world: Underworld, seat: int, n: int, source: int, events: Events | None) -> None:
    """R72: from the supply. R74: whoever gains may gain more by that."""
    if n > 0:
        change_coins(world, seat, n, "gain", source, events)
        fire_own(world, seat, ON_COINS_GAINED, -1)


def give(world: Underworld, seat: int, other: int, n: int, source: int, events: Events | None) -> None:
    """R72, R74: to another player, for whom it is a gain."""
    if n > 0:
        changes = [0] * world.seats
        changes[seat] = -n
        changes[other] += n
        move_coins(world, changes, "give", source, events)
        fire_own(world, other, ON_COINS_GAINED, -1)


# Decks


def draw_cards(
    world: Underworld, seat: int, deck: int, n: int, why: shapes.WhyDrawn, source: int, chance: Chance, events: Events | None
) -> int:
    """R14, R24: cards from the top of a deck into a hand; returns the last one drawn, or -1."""
    drawn = top_cards(world, deck, n, chance, events)
    world.knows = all_replaced(world.knows, drawn, 1 << seat)
    world.hands = replaced(world.hands, seat, sorted(world.hands[seat] + drawn))
    if drawn and events is not None:
        unseen = shapes.DrewUnseen(seat=seat, deck=DECKS[deck], count=len(drawn), why=why, **by_card(world, source))
        events.add("drew", shapes.Drew(**unseen, cards=names(world, drawn)), seat, unseen, HIDDEN)
    return drawn[-1] if drawn else -1


def top_cards(world: Underworld, deck: int, n: int, chance: Chance, events: Events | None) -> list[int]:
    """R14: from the top of a deck; an empty one is made anew of its cards in the discard pile. Fewer, if there are no more."""
    found: list[int] = []
    while len(found) < n:
        if not deck_of(world, deck):
            reshuffle(world, deck, chance, events)
        pile = deck_of(world, deck)
        if not pile:
            break
        left = max(len(pile) - n + len(found), 0)
        found += pile[left:][::-1]
        put_deck(world, deck, pile[:left])
    return found


def deck_of(world: Underworld, deck: int) -> list[int]:
    return world.spell_deck if deck == SPELL_DECK else world.room_deck


def put_deck(world: Underworld, deck: int, pile: list[int]) -> None:
    if deck == SPELL_DECK:
        world.spell_deck = pile
    else:
        world.room_deck = pile


def reshuffle(world: Underworld, deck: int, chance: Chance, events: Events | None) -> None:
    """R14: of its cards in the discard pile, if there are any."""
    first = world.cards.first_spell
    back = [card for card in world.discard if (card >= first) == (deck == SPELL_DECK)]
    if not back:
        return
    world.discard = [card for card in world.discard if (card >= first) != (deck == SPELL_DECK)]
    back.sort()
    knows, doubt, batch = world.knows[:], world.doubt[:], world.batch[:]
    number = 1 + max(batch)
    for card in back:
        knows[card] = 0
        doubt[card] = 0
        batch[card] = number
    world.knows, world.doubt, world.batch = knows, doubt, batch
    chance.shuffle(DECKS[deck] + "s", back)
    put_deck(world, deck, back)
    if events is not None:
        tell(events, "reshuffled", shapes.Reshuffled(deck=DECKS[deck], count=len(back)))


# Hands


def held_copy(world: Underworld, seat: int, design: int) -> int:
    """The copy of a design that leaves a hand: rather one that others know, rather one that was not played; -1: none is held."""
    found = -1
    for card in world.hands[seat]:
        if world.cards.things[card] == design and (found < 0 or how_known(world, card) > how_known(world, found)):
            found = card
    return found


def how_known(world: Underworld, card: int) -> int:
    known = world.knows[card] | world.doubt[card]
    return 2 * sum([known >> viewer & 1 for viewer in range(5)]) + (1 if world.marks[card] == 0 else 0)


def discards(world: Underworld, seat: int) -> list[int]:
    """The move that discards it, for every card in the hand."""
    return [world.moves.discard.of(world.cards.things[card]) for card in world.hands[seat]]


def leave_hand(world: Underworld, seat: int, card: int) -> None:
    """A card goes where all see it."""
    world.hands = replaced(world.hands, seat, without(world.hands[seat], card))
    forget_copy(world, seat, card)
    uncover(world, [card])


def uncover(world: Underworld, cards: list[int]) -> None:
    """These cards lie where all see them, or are known to all."""
    world.knows = all_replaced(world.knows, cards, EVERYBODY)
    world.doubt = all_replaced(world.doubt, cards, 0)


def forget_copy(world: Underworld, seat: int, card: int) -> None:
    """Who knew of another copy of this card cannot tell the two apart, and knows of one less."""
    design = world.cards.things[card]
    left = world.hands[seat] + ([world.face_down[seat]] if world.face_down[seat] >= 0 else [])
    copies = [other for other in left if world.cards.things[other] == design]
    if not copies:
        return
    for viewer in range(5):
        bit = 1 << viewer
        if viewer == seat or world.knows[card] & bit:
            continue
        for other in copies:
            if world.doubt[card] & bit and world.knows[other] & bit:
                world.knows = replaced(world.knows, other, world.knows[other] & ~bit)
                world.doubt = replaced(world.doubt, other, world.doubt[other] | bit)
                break
            if not world.doubt[card] & bit and (world.knows[other] | world.doubt[other]) & bit:
                world.knows = replaced(world.knows, other, world.knows[other] & ~bit)
                world.doubt = replaced(world.doubt, other, world.doubt[other] & ~bit)
                break


def throw(
    world: Underworld, seat: int, cards: list[int], why: shapes.WhyDiscarded, source: int, uncovers: int, events: Events | None
) -> None:
    """R120: from hand to the discard pile, face up; opponents may react (A 32, A 46)."""
    if not cards:
        return
    for card in cards:
        leave_hand(world, seat, card)
        world.discard = [*world.discard, card]
        world.thrown = [*world.thrown, 8 * card + seat]
    if events is not None:
        facts: shapes.Discarded = {
            "seat": seat,
            "cards": names(world, cards),
            "why": why,
            "source": told_source(world, source),
            "count": len(cards),
            "card": name(world, cards[0]),
        }
        events.add("discarded", facts, EVERYONE, None, uncovers)
    fire_opponents(world, seat, ON_OPPONENT_DISCARDS)


def throw_own(world: Underworld, seat: int, card: int, why: shapes.WhyDiscarded, source: int, events: Events | None) -> None:
    """R120: the discarding player chose it."""
    throw(world, seat, [card], why, source, OWN, events)


def take_in_hand(world: Underworld, seat: int, card: int) -> None:
    """A card that all saw goes into a hand; everyone knows it is there."""
    world.hands = replaced(world.hands, seat, sorted([*world.hands[seat], card]))
    world.knows = replaced(world.knows, card, EVERYBODY)


def take_random_spell(world: Underworld, seat: int, owner: int, source: int, chance: Chance, events: Events | None) -> None:
    """R120: one spell of the owner at random, which only the two of them see."""
    spells = [card for card in world.hands[owner] if card >= world.cards.first_spell]
    if spells:
        take_from_hand(world, seat, owner, spells[chance.below("random spell", len(spells))], HIDDEN, source, events)


def take_from_hand(world: Underworld, seat: int, owner: int, card: int, uncovers: int, source: int, events: Events | None) -> None:
    """A card goes from one hand to another; the other players see its back only, and are sure of none with that back any more."""
    first = world.cards.first_spell
    alike = [other for other in world.hands[owner] if (other >= first) == (card >= first)]
    both = 1 << seat | 1 << owner
    if len(alike) > 1:
        knows, doubt = world.knows[:], world.doubt[:]
        for other in alike:
            knows[other] &= both
            doubt[other] &= both
        world.knows, world.doubt = knows, doubt
    world.hands = replaced(world.hands, owner, without(world.hands[owner], card))
    world.knows = replaced(world.knows, card, world.knows[card] | both)
    world.hands = replaced(world.hands, seat, sorted([*world.hands[seat], card]))
    if events is not None:
        told = told_source(world, source)
        unseen = shapes.TookHiddenUnseen(seat=seat, owner=owner, deck=DECKS[int(card >= first)], source=told)
        events.add("took_hidden", shapes.TookHidden(**unseen, card=name(world, card)), seat, unseen, uncovers)
        lost = shapes.LostHidden(seat=seat, owner=owner, card=name(world, card), source=told)
        events.add("lost_hidden", lost, owner, None, HIDDEN)


# Until the end of the turn


def add_lasting(world: Underworld, effect: Lasting, events: Events | None) -> None:
    world.lasting = [*world.lasting, effect]
    if events is not None:
        tell(events, "lasting", lasting_seen(world, effect))


def end_effects_on(world: Underworld, room: int) -> None:
    """R134: what was on a room card ends when it is overbuilt or leaves play."""
    left = [effect for effect in world.lasting if effect.on != room]
    if len(left) < len(world.lasting):
        world.lasting = left


def sorted_names(world: Underworld, seat: int) -> list[str]:
    return hand_names(world, world.hands[seat])
