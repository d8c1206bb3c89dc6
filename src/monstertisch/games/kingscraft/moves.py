"""The moves: their numbers and their spelled-out form. Cards are named by their ids, dice by what they show."""

from __future__ import annotations

from typing import Final

from ...core.game import Data, Moves
from .cards import ACTIONS, ITEMS, POTIONS, PRINTED_CARDS

SLOTS: Final = ["foot", "body", "head", "hand", "hand2"]  # the fifth is the Assassin's second hand (R131)
ITEM_COUNT: Final = 45
POTION_COUNT: Final = 25
SLOT_COUNT: Final = 5
DIE_COUNT: Final = 18  # what a die can show: 0 to 5 are the faces of a six-sided one, 6 to 17 those of a twelve-sided one
D6: Final = 6
VARIANTS: Final = 10  # of playing a potion: on oneself or the enemy; on seat 0 to 3; on one of the five slots of the hero
ON_SEAT: Final = 1
ON_SLOT: Final = 5
PAIRS: Final = 6  # of materials: both themselves, a joker for the second, a joker for the first, both jokers
MOST_HEARTS: Final = 6
DECK: Final = 45  # the potion deck, as a place for the Merchant's token
FROM_POTION: Final = 5  # sources of a reroll of values: 0 to 4 are slots, then the potions, then the enemy's card
FROM_ENEMY: Final = 30

# Class-2 and class-3 items that are no jokers, and the jokers that stand for their materials.
CRAFTED: Final[list[int]] = [at for at in range(45) if PRINTED_CARDS.item_class[at] > 1 and not PRINTED_CARDS.joker[at]]
JOKERS: Final[list[list[int]]] = [[], *[[at for at in range(45) if PRINTED_CARDS.joker[at] == kind] for kind in [1, 2]]]
FIRST_JOKER: Final = [
    -1,
    -1,
    -1,
    0,
    1,
    0,
]  # per pair: which of the two jokers stands for the first material; -1: it is there itself
SECOND_JOKER: Final = [-1, 0, 1, -1, -1, 1]

CHOOSE: Final = 0
PASS: Final = 11
DONE: Final = 12
ROLL: Final = 13
REPEAT: Final = 14
DRAW: Final = 15
DECLINE: Final = 16
RESEARCH: Final = 17
EXPERT: Final = 18
WEAR: Final = 19
TAKE_OFF: Final = WEAR + SLOT_COUNT * ITEM_COUNT
PLAY: Final = TAKE_OFF + SLOT_COUNT
REROLL: Final = PLAY + POTION_COUNT * VARIANTS
SET_DIE: Final = REROLL + DIE_COUNT
PICK: Final = SET_DIE + DIE_COUNT
USE: Final = PICK + DIE_COUNT
TAKE: Final = USE + FROM_ENEMY + 1
COMBINE: Final = TAKE + ITEM_COUNT
IMPROVE: Final = COMBINE + 26 * PAIRS
BREW: Final = IMPROVE + ITEM_COUNT
EXCHANGE: Final = BREW + ITEM_COUNT
DISCARD: Final = EXCHANGE + POTION_COUNT
RETURN: Final = DISCARD + POTION_COUNT
TOKEN: Final = RETURN + ITEM_COUNT
EXPERIMENT: Final = TOKEN + ITEM_COUNT + 1
PUT: Final = EXPERIMENT + MOST_HEARTS
REPRODUCE: Final = PUT + POTION_COUNT
STEAL: Final = REPRODUCE + POTION_COUNT
STEAL_POTION: Final = STEAL + ITEM_COUNT
AMBUSH: Final = STEAL_POTION + 4
SWAP: Final = AMBUSH + 2
ACTION_COUNT: Final = SWAP + ITEM_COUNT


def sides_of(die: int) -> int:
    return 6 if die < D6 else 12


def face_of(die: int) -> int:
    return die + 1 if die < D6 else die - D6 + 1


def top_of(die: int) -> int:
    """R125: the same die with its highest face up."""
    return D6 - 1 if die < D6 else DIE_COUNT - 1


def die_seen(die: int) -> Data:
    return {"sides": sides_of(die), "face": face_of(die)}


def potion_moves(at: int) -> list[Data]:
    """R74: a potion on oneself or the enemy, on a seat, or on one slot of the hero."""
    play: Data = {"kind": "play", "potion": POTIONS[at]}
    return [play, *[{**play, "seat": seat} for seat in range(4)], *[{**play, "slot": slot} for slot in SLOTS]]


def combinations(item: int) -> list[Data]:
    """R63, R65: `first` and `second` are the materials along the arrows; each is there itself ("own") or replaced by a joker."""
    jokers = [ITEMS[joker] for joker in JOKERS[PRINTED_CARDS.item_class[item] - 1]]
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


def all_moves() -> list[Data]:
    """Every move, spelled out, in the order of the numbers above."""
    words = ["pass", "done", "roll", "repeat", "draw", "decline", "research", "expert"]
    moves: list[Data] = [{"kind": "choose", "card": card} for card in ACTIONS]
    moves += [{"kind": word} for word in words]
    moves += [{"kind": "wear", "slot": slot, "item": item} for slot in SLOTS for item in ITEMS]
    moves += [{"kind": "take_off", "slot": slot} for slot in SLOTS]
    moves += [move for at in range(POTION_COUNT) for move in potion_moves(at)]
    moves += [{"kind": kind, **die_seen(die)} for kind in ["reroll", "set_die", "pick"] for die in range(DIE_COUNT)]
    moves += sources()
    moves += [{"kind": "take", "item": item} for item in ITEMS]
    moves += [move for item in CRAFTED for move in combinations(item)]
    moves += [{"kind": kind, "item": item} for kind in ["improve", "brew"] for item in ITEMS]
    moves += [{"kind": kind, "potion": potion} for kind in ["exchange", "discard"] for potion in POTIONS]
    moves += [{"kind": "return", "item": item} for item in ITEMS]
    moves += [*[{"kind": "token", "item": item} for item in ITEMS], {"kind": "token", "on": "deck"}]
    moves += [{"kind": "experiment", "hearts": hearts} for hearts in range(1, MOST_HEARTS + 1)]
    moves += [{"kind": kind, "potion": potion} for kind in ["put", "reproduce"] for potion in POTIONS]
    moves += [{"kind": "steal", "item": item} for item in ITEMS]
    moves += [{"kind": "steal", "seat": seat} for seat in range(4)]
    moves += [{"kind": "ambush", "level": level} for level in [1, 2]]
    moves += [{"kind": "swap", "item": item} for item in ITEMS]
    return moves


SPELLED: Final = all_moves()
MOVES: Final = Moves(SPELLED, "R16")
