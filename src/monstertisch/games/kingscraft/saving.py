"""A position as plain data and back, and the census of its cards. Cards are written by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.game import Data
from .cards import ACTIONS, ENEMIES, FIRST_STANDARD, ITEMS, LETTERS, POTIONS, Recipes
from .moves import DECK
from .pieces import Dose, Fight, Pool
from .sets import members

if TYPE_CHECKING:
    from .state import Realm, RealmSetup


def names(cards: int, ids: list[str]) -> list[str]:
    return [ids[card] for card in members(cards)]


def bits(found: list[str], ids: list[str]) -> int:
    return sum([1 << ids.index(name) for name in found])


def to_data(realm: Realm) -> Data:
    return {
        "layout": "".join([LETTERS[board] for board in realm.layout]),
        "king": ENEMIES[realm.king],
        "round": realm.round_number,
        "phase": realm.phase,
        "winner": realm.winner,
        "hearts": realm.hearts[:],
        "slots": [ITEMS[item] if item >= 0 else None for item in realm.slots],
        "packs": [names(pack, ITEMS) for pack in realm.packs],
        "overflow": [names(items, ITEMS) for items in realm.overflow],
        "forge": names(realm.forge, ITEMS),
        "improved": names(realm.improved, ITEMS),
        "potions": [names(potions, POTIONS) for potions in realm.potions],
        "deck": [POTIONS[potion] for potion in realm.deck],
        "discard": names(realm.discard, POTIONS),
        "knows": [names(known, POTIONS) for known in realm.knows],
        "batches": realm.batches[:],
        "doses": [dose.to_data() for dose in realm.doses],
        "potions_used": realm.potions_used[:],
        "creatures": [[ENEMIES[enemy] for enemy in deck] for deck in realm.creatures],
        "beaten": names(realm.beaten, ENEMIES),
        "chosen": [ACTIONS[card] if card >= 0 else None for card in realm.chosen],
        "revealed": [ACTIONS[card] if card >= 0 else None for card in realm.revealed],
        "order": realm.order[:],
        "turn_at": realm.turn_at,
        "active": realm.active,
        "arranged": realm.arranged[:],
        "fight": None if realm.fight is None else realm.fight.to_data(),
        "pools": [pool.to_data() for pool in realm.pools],
        "powers": [result[:] for result in realm.powers],
        "fought": realm.fought,
        "beer": realm.beer,
        "expert": realm.expert,
        "token_on": realm.token_on,
        "tokens_used": realm.tokens_used,
        "cards_used": realm.cards_used,
        "fresh": names(realm.fresh, POTIONS),
        "agenda": realm.agenda.to_data(),
    }


def recipes_of(setup: RealmSetup, layout: list[int]) -> Recipes:
    """R64, A 13: recipes follow the layout, or (`static_recipes`) always the full alphabetical one."""
    return Recipes(setup.deck, list(range(len(LETTERS))) if setup.static_recipes else layout)


def read_fight(written: Any) -> Fight | None:
    return None if written is None else Fight(*written)


def read_dose(written: Any) -> Dose:
    potion, user, target, slot, until = written
    return Dose(POTIONS.index(potion), user, target, slot, until)


def read_pool(written: Any) -> Pool:
    owner, faces, rerolls, sets, sources, using, picked, shown = written
    return Pool(owner, faces[:], rerolls, sets, sources, using, picked[:], shown[:])


def census(realm: Realm) -> list[str]:
    """Every card of the box: those that were seen or are in use where they lie, the rest in the box."""
    items = [item for item in realm.slots if item >= 0] + members(realm.forge)
    for seat in range(realm.seats):
        items += members(realm.packs[seat]) + members(realm.overflow[seat])
    unused = [item for item in range(len(ITEMS)) if realm.cards.item_board[item] not in realm.layout]
    potions = realm.deck + members(realm.discard) + [dose.potion for dose in realm.doses]
    for held in realm.potions:
        potions += members(held)
    blank = [potion for potion in range(len(POTIONS)) if realm.cards.blank[potion]]
    creatures = [enemy for deck in realm.creatures for enemy in deck] + members(realm.beaten)
    rest = [enemy for enemy in range(FIRST_STANDARD) if enemy not in creatures]
    found = [f"item {ITEMS[item]}" for item in items + unused]
    found += [f"potion {POTIONS[potion]}" for potion in potions + blank]
    return sorted(found + [f"creature {ENEMIES[enemy]}" for enemy in creatures + rest])


def token_name(place: int) -> str | None:
    """R132: where the Merchant's token lies."""
    return None if place < 0 else "deck" if place == DECK else ITEMS[place]
