"""Setting the table: boards, items, creatures and the king (R4-R15)."""

from __future__ import annotations

from typing import Final

from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from .. import shapes
from ..cards import LETTERS, SWASHBUCKLER, Cards, Recipes
from ..state import Realm, RealmSetup
from .round import BeginRound

START_ITEMS: Final = 2  # R10
AGES: Final = ["young", "old"]


def set_table(realm: Realm, chance: Chance) -> None:
    """R4-R15: everything lies where it belongs, and round 1 is to begin."""
    setup = realm.setup
    cards = setup.deck
    layout = lay_boards(setup, chance)
    realm.layout = layout
    realm.recipes = recipes_of(setup, layout)
    realm.king = choose_king(setup, chance)
    realm.packs = deal_start_items(setup, layout, chance)
    dealt = sum(realm.packs)
    in_play = [item for item, board in enumerate(cards.item_board) if board in layout]
    realm.forge = sum([1 << item for item in in_play]) & ~dealt
    potions = [potion for potion in range(len(cards.blank)) if not cards.blank[potion]]
    chance.shuffle("potions", potions)
    realm.deck = potions
    realm.creatures = shuffle_creatures(setup, chance)
    realm.agenda.then(BeginRound())


def recipes_of(setup: RealmSetup, layout: list[int]) -> Recipes:
    """R64, A 13: recipes follow the layout, or (`static_recipes`) always the full alphabetical one."""
    return Recipes(setup.deck, list(range(len(LETTERS))) if setup.static_recipes else layout)


def lay_boards(setup: RealmSetup, chance: Chance) -> list[int]:
    """R7, R8: boards of white letters are left out; the others lie in alphabetical order, or the middle ones in any."""
    cards: Cards = setup.deck
    removable = cards.removable[:]
    removed = cards.boards_removed[setup.players]
    out: str = setup.options["boards_out"]
    if out == "random":
        chance.shuffle("boards", removable)
        left_out = removable[:removed]
    else:
        left_out = [LETTERS.index(letter) for letter in out]
    middle = [board for board in range(1, len(LETTERS) - 1) if board not in left_out]
    if setup.options["forge_order"] == "random":
        chance.shuffle("layout", middle)
    return [0, *middle, len(LETTERS) - 1]


def choose_king(setup: RealmSetup, chance: Chance) -> int:
    """R14: one of the young and old ones at random, or of either, or a named one; promo kings only by name."""
    cards = setup.deck
    wanted: str = setup.options["king"]
    if wanted in cards.enemy_id[cards.first_king :]:
        return cards.enemy_id.index(wanted)
    ages = [0, 1] if wanted == "any" else [AGES.index(wanted)]
    kings = [cards.first_king + at for at, age in enumerate(cards.age) if age in ages]
    chance.shuffle("kings", kings)
    return kings[0]


def deal_start_items(setup: RealmSetup, layout: list[int], chance: Chance) -> list[int]:
    """R10, A 3: two class-1 items for everyone, jokers included; with the handicap one for the Swashbuckler."""
    cards = setup.deck
    first = [item for item in range(len(cards.item_id)) if cards.item_class[item] == 1 and cards.item_board[item] in layout]
    chance.shuffle("items", first)
    start: list[int] = []
    for seat in range(setup.players):
        less = setup.options["handicap"] and setup.characters[seat] == SWASHBUCKLER
        dealt = first[START_ITEMS * seat : START_ITEMS * seat + (1 if less else START_ITEMS)]
        start.append(sum([1 << item for item in dealt]))
    return start


def shuffle_creatures(setup: RealmSetup, chance: Chance) -> list[list[int]]:
    """R13: each level is shuffled separately; the number of players says how many of each are used."""
    decks: list[list[int]] = []
    for level in range(3):
        deck = setup.deck.creatures[level][:]
        chance.shuffle(f"creatures {level + 1}", deck)
        decks.append(deck[: setup.deck.creatures_used[setup.players][level]])
    return decks


def announce_setup(realm: Realm, events: Events) -> None:
    """What lies on the table before the first round."""
    facts: shapes.SetUp = {
        "king": realm.cards.enemy_id[realm.king],
        "layout": "".join([LETTERS[board] for board in realm.layout]),
        "creatures": [realm.cards.enemy_id[deck[0]] for deck in realm.creatures],
        "items": [[realm.cards.item_id[item] for item in members(pack)] for pack in realm.packs],
    }
    events.add("setup", facts, EVERYONE, None, HIDDEN)
