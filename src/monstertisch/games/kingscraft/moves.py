"""The moves: their numbers and their spelled-out form. Cards are named by their ids, dice by what they show."""

from __future__ import annotations

from typing import Final

from ...core.game import Data, Moves
from .cards import ACTIONS, ITEMS, POTIONS, PRINTED_CARDS

SLOTS: Final = ["foot", "body", "head", "hand", "hand2"]  # the fifth is the Assassin's second hand (R131)
SEATS: Final = 4
ITEM_COUNT: Final[int] = len(ITEMS)
POTION_COUNT: Final[int] = len(POTIONS)
DIE_COUNT: Final = 18  # what a die can show: 0 to 5 are the faces of a six-sided one, 6 to 17 those of a twelve-sided one
D6: Final = 6
VARIANTS: Final = 10  # of playing a potion: on oneself or the enemy; on seat 0 to 3; on one of the five slots of the hero
ON_SEAT: Final = 1
ON_SLOT: Final = 5
PAIRS: Final = 6  # of materials: both themselves, a joker for the second, a joker for the first, both jokers
MOST_HEARTS: Final = 6
DECK: Final[int] = ITEM_COUNT  # the potion deck, as a place for the Merchant's token
FROM_POTION: Final = 5  # sources of a reroll of values: 0 to 4 are slots, then the potions, then the enemy's card
FROM_ENEMY: Final[int] = FROM_POTION + POTION_COUNT

# Class-2 and class-3 items that are no jokers, and the jokers that stand for their materials.
CLASSES: Final = PRINTED_CARDS.item_class
CRAFTED: Final[list[int]] = [item for item in range(ITEM_COUNT) if CLASSES[item] > 1 and not PRINTED_CARDS.joker[item]]
JOKERS: Final = [[], *[[item for item in range(ITEM_COUNT) if PRINTED_CARDS.joker[item] == kind] for kind in [1, 2]]]
FIRST_JOKER: Final = [
    -1,
    -1,
    -1,
    0,
    1,
    0,
]  # per pair: which joker stands for the first material; -1: it is there itself
SECOND_JOKER: Final = [-1, 0, 1, -1, -1, 1]


def sides_of(die: int) -> int:
    return 6 if die < D6 else 12


def face_of(die: int) -> int:
    return die + 1 if die < D6 else die - D6 + 1


def top_of(die: int) -> int:
    """R125: the same die with its highest face up."""
    return D6 - 1 if die < D6 else DIE_COUNT - 1


def die_seen(die: int) -> Data:
    return {"sides": sides_of(die), "face": face_of(die)}


def on_items(kind: str) -> list[Data]:
    return [{"kind": kind, "item": item} for item in ITEMS]


def on_potions(kind: str) -> list[Data]:
    return [{"kind": kind, "potion": potion} for potion in POTIONS]


def on_dice(kind: str) -> list[Data]:
    return [{"kind": kind, **die_seen(die)} for die in range(DIE_COUNT)]


def potion_moves(potion: str) -> list[Data]:
    """R74: a potion on oneself or the enemy, on a seat, or on one slot of the hero."""
    play: Data = {"kind": "play", "potion": potion}
    return [play, *[{**play, "seat": seat} for seat in range(SEATS)], *[{**play, "slot": slot} for slot in SLOTS]]


def combinations(item: int) -> list[Data]:
    """R63, R65: `first` and `second` are the materials along the arrows; each is there itself ("own") or replaced by a joker."""
    jokers = [ITEMS[joker] for joker in JOKERS[CLASSES[item] - 1]]
    names = ["own", *jokers]
    return [
        {"kind": "combine", "item": ITEMS[item], "first": names[FIRST_JOKER[pair] + 1], "second": names[SECOND_JOKER[pair] + 1]}
        for pair in range(PAIRS)
    ]


def sources() -> list[Data]:
    """R122: what lets its owner reroll dice of certain values."""
    slots: list[Data] = [{"kind": "use", "slot": slot} for slot in SLOTS]
    potions: list[Data] = [{"kind": "use", "potion": potion} for potion in POTIONS]
    return [*slots, *potions, {"kind": "use", "card": "enemy"}]


MOVES: Final = Moves("R16")
CHOOSE: Final = MOVES.add([{"kind": "choose", "card": card} for card in ACTIONS])
PASS: Final = MOVES.add([{"kind": "pass"}])
DONE: Final = MOVES.add([{"kind": "done"}])
ROLL: Final = MOVES.add([{"kind": "roll"}])
REPEAT: Final = MOVES.add([{"kind": "repeat"}])
DRAW: Final = MOVES.add([{"kind": "draw"}])
DECLINE: Final = MOVES.add([{"kind": "decline"}])
RESEARCH: Final = MOVES.add([{"kind": "research"}])
EXPERT: Final = MOVES.add([{"kind": "expert"}])
WEAR: Final = MOVES.add([{"kind": "wear", "slot": slot, "item": item} for slot in SLOTS for item in ITEMS])
TAKE_OFF: Final = MOVES.add([{"kind": "take_off", "slot": slot} for slot in SLOTS])
PLAY: Final = MOVES.add([move for potion in POTIONS for move in potion_moves(potion)])
REROLL: Final = MOVES.add(on_dice("reroll"))
SET_DIE: Final = MOVES.add(on_dice("set_die"))
PICK: Final = MOVES.add(on_dice("pick"))
USE: Final = MOVES.add(sources())
TAKE: Final = MOVES.add(on_items("take"))
COMBINE: Final = MOVES.add([move for item in CRAFTED for move in combinations(item)])
IMPROVE: Final = MOVES.add(on_items("improve"))
BREW: Final = MOVES.add(on_items("brew"))
EXCHANGE: Final = MOVES.add(on_potions("exchange"))
DISCARD: Final = MOVES.add(on_potions("discard"))
RETURN: Final = MOVES.add(on_items("return"))
TOKEN: Final = MOVES.add([*on_items("token"), {"kind": "token", "on": "deck"}])
EXPERIMENT: Final = MOVES.add([{"kind": "experiment", "hearts": hearts} for hearts in range(1, MOST_HEARTS + 1)])
PUT: Final = MOVES.add(on_potions("put"))
REPRODUCE: Final = MOVES.add(on_potions("reproduce"))
STEAL: Final = MOVES.add(on_items("steal"))
STEAL_POTION: Final = MOVES.add([{"kind": "steal", "seat": seat} for seat in range(SEATS)])
AMBUSH: Final = MOVES.add([{"kind": "ambush", "level": level} for level in [1, 2]])
SWAP: Final = MOVES.add(on_items("swap"))
SPELLED: Final = MOVES.spelled
ACTION_COUNT: Final[int] = len(SPELLED)
