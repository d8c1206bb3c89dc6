"""Who knows what: dealing anew what a seat cannot know (R59)."""

from __future__ import annotations

from ...core.bits import members
from ...core.chance import Chance
from .cards import ACTIONS
from .rules.round import card_refusal
from .state import Realm


def known_to(realm: Realm, seat: int | None) -> int:
    """The potions of which this seat (None: a spectator) knows where they are, apart from those that lie open."""
    return realm.knows[realm.seats if seat is None else seat]


def unknown_to(realm: Realm, seat: int | None) -> int:
    """The potions in the deck and in backpacks of which this seat does not know where they are."""
    hidden = 0
    for held in realm.potions:
        hidden |= held
    for potion in realm.deck:
        hidden |= 1 << potion
    return hidden & ~known_to(realm, seat)


def sees_card_of(realm: Realm, seat: int | None, other: int) -> bool:
    """R17, R59: a chosen card is its owner's secret until the reveal."""
    return realm.phase > 1 or seat == other or realm.chosen[other] < 0


def deal_anew(realm: Realm, seat: int | None, chance: Chance) -> None:
    """Shuffles all that `seat` cannot know among the places where it may be; each possible deal is equally likely."""
    deal_potions_anew(realm, seat, chance)
    deal_creatures_anew(realm, chance)
    choose_cards_anew(realm, seat, chance)
    hide_rerolls(realm, seat)


def deal_potions_anew(realm: Realm, seat: int | None, chance: Chance) -> None:
    """R59: unknown potions of one shuffle change places with each other; counts stay, and so does what lies open."""
    hidden = unknown_to(realm, seat)
    by_place = [potion for potion in in_places(realm, seat) if hidden >> potion & 1]
    becomes = list(range(len(realm.batches)))
    for batch in sorted({realm.batches[potion] for potion in by_place}):
        before = [potion for potion in by_place if realm.batches[potion] == batch]
        after = sorted(before)
        chance.shuffle("imagine", after)
        for at in range(len(before)):
            becomes[before[at]] = after[at]
    realm.deck = [becomes[potion] for potion in realm.deck]
    realm.fresh = changed(realm.fresh, becomes)
    for other in range(realm.seats):
        realm.potions[other] = changed(realm.potions[other], becomes)
        if other != seat:
            realm.knows[other] = changed(realm.knows[other], becomes)


def in_places(realm: Realm, seat: int | None) -> list[int]:
    """The potions of deck and backpacks in an order that tells nothing of them but where they are and what the others know."""
    found = realm.deck[:]
    for held in realm.potions:
        marked = []
        for potion in members(held):
            marks = realm.fresh >> potion & 1
            for other in range(realm.seats):
                marks = 2 * marks + (realm.knows[other] >> potion & 1 if other != seat else 0)
            marked.append(marks << 12 | potion)
        found += [potion & 0xFFF for potion in sorted(marked)]
    return found


def changed(potions: int, becomes: list[int]) -> int:
    found = 0
    for potion in members(potions):
        found |= 1 << becomes[potion]
    return found


def deal_creatures_anew(realm: Realm, chance: Chance) -> None:
    """R13, R59: of each level only the card on top was seen, and those that were beaten; the box may hold any of the others."""
    decks: list[list[int]] = []
    for level in range(3):
        deck = realm.creatures[level]
        seen = realm.beaten | (1 << deck[0] if deck else 0)
        unseen = [enemy for enemy in realm.cards.creatures[level] if not seen >> enemy & 1]
        chance.shuffle("imagine", unseen)
        decks.append(deck[:1] + unseen[: max(len(deck) - 1, 0)])
    realm.creatures = decks


def choose_cards_anew(realm: Realm, seat: int | None, chance: Chance) -> None:
    """R17: whoever has chosen may have chosen any card he has."""
    for other in range(realm.seats):
        if not sees_card_of(realm, seat, other):
            cards = [card for card in range(len(ACTIONS)) if card_refusal(realm, other, card) == 0]
            realm.chosen[other] = cards[chance.below("imagine", len(cards))]


def hide_rerolls(realm: Realm, seat: int | None) -> None:
    """R101: others may have rerolled nothing yet: their dice lie as all saw them."""
    for pool in realm.pools:
        if pool.shown and pool.owner != seat:
            pool.faces = pool.shown[:]
            pool.rerolls = 0
            pool.sets = 0
            pool.sources = 0
            pool.using = -1
            pool.picked = []
