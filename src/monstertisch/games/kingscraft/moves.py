"""The moves: their numbers and their spelled-out form. Cards are named by their ids, dice by what they show.

Nowhere else is anything computed with the number of a move.
"""

from __future__ import annotations

from typing import Final, final

from ...core.game import Data, Moves
from .cards import ACTIONS, PRINTED_CARDS, Cards
from .shapes import Die, Sides, Slot

SLOTS: Final[list[Slot]] = ["foot", "body", "head", "hand", "hand2"]  # the fifth is the Assassin's second hand (R131)
SEATS: Final = 4
DIE_COUNT: Final = 18  # what a die can show: 0 to 5 are the faces of a six-sided one, 6 to 17 those of a twelve-sided one
D6: Final = 6
MOST_HEARTS: Final = 6

# Moves that name nothing; they follow the action cards, which are the same in every box.
TOKEN_MOVES: Final = ["experiment", "research", "reproduce", "expert"]  # what the Alchemist does with each token
PLAIN: Final = ["pass", "done", "roll", "repeat", "draw", "decline", "research", "expert"]
PASS: Final[int] = len(ACTIONS) + PLAIN.index("pass")
DONE: Final[int] = len(ACTIONS) + PLAIN.index("done")
ROLL: Final[int] = len(ACTIONS) + PLAIN.index("roll")
REPEAT: Final[int] = len(ACTIONS) + PLAIN.index("repeat")
DRAW: Final[int] = len(ACTIONS) + PLAIN.index("draw")
DECLINE: Final[int] = len(ACTIONS) + PLAIN.index("decline")
RESEARCH: Final[int] = len(ACTIONS) + PLAIN.index("research")
EXPERT: Final[int] = len(ACTIONS) + PLAIN.index("expert")

# How a potion is played: on oneself or the enemy, on seat 0 to 3, or on one of the five slots of the hero.
ON_ITSELF: Final = 0
ON_SEAT: Final = 1
ON_SLOT: Final = 5
VARIANTS: Final = 10

# Per combination, which of the two jokers of a class stands for the first and for the second material; -1: it is there itself.
FIRST_JOKER: Final = [-1, -1, -1, 0, 1, 0]
SECOND_JOKER: Final = [-1, 0, 1, -1, -1, 1]
PAIRS: Final = 6

FROM_POTION: Final = 5  # sources of a reroll of values: 0 to 4 are slots, then the potions, then the enemy's card


def on_seat(seat: int) -> int:
    return ON_SEAT + seat


def seat_in(variant: int) -> int:
    """The seat on which a potion is played so; -1: on none."""
    return variant - ON_SEAT if ON_SEAT <= variant < ON_SLOT else -1


def slot_in(variant: int) -> int:
    """The slot on which a potion is played so; -1: on none."""
    return variant - ON_SLOT if variant >= ON_SLOT else -1


def sides_of(die: int) -> Sides:
    return 6 if die < D6 else 12


def face_of(die: int) -> int:
    return die + 1 if die < D6 else die - D6 + 1


def top_of(die: int) -> int:
    """R125: the same die with its highest face up."""
    return D6 - 1 if die < D6 else DIE_COUNT - 1


def die_seen(die: int) -> Die:
    return {"sides": sides_of(die), "face": face_of(die)}


def on_dice(kind: str) -> list[Data]:
    return [{"kind": kind, **die_seen(die)} for die in range(DIE_COUNT)]


def potion_moves(potion: str) -> list[Data]:
    """R74: a potion on oneself or the enemy, on a seat, or on one slot of the hero."""
    play: Data = {"kind": "play", "potion": potion}
    return [play, *[{**play, "seat": seat} for seat in range(SEATS)], *[{**play, "slot": slot} for slot in SLOTS]]


def combinations(cards: Cards, item: int) -> list[Data]:
    """R63, R65: `first` and `second` are the materials along the arrows; each is there itself ("own") or replaced by a joker."""
    names = [*[cards.item_id[joker] for joker in cards.jokers[cards.item_class[item] - 1]], "own"]
    return [
        {"kind": "combine", "item": cards.item_id[item], "first": names[FIRST_JOKER[pair]], "second": names[SECOND_JOKER[pair]]}
        for pair in range(PAIRS)
    ]


def sources(cards: Cards) -> list[Data]:
    """R122: what lets its owner reroll dice of certain values."""
    slots: list[Data] = [{"kind": "use", "slot": slot} for slot in SLOTS]
    potions: list[Data] = [{"kind": "use", "potion": potion} for potion in cards.potion_id]
    return [*slots, *potions, {"kind": "use", "card": "enemy"}]


@final
class Kind:
    """Moves of one kind, in a row by what they name: one thing, from `least` on, or two, of which the second counts faster."""

    def __init__(self, first: int, count: int, width: int, least: int) -> None:
        self.first: Final = first
        self.end: Final = first + count
        self.width: Final = width
        self.zero: Final = first - least

    def has(self, action: int) -> bool:
        return self.first <= action < self.end

    def of(self, named: int) -> int:
        """The move that names this."""
        return self.zero + named

    def named(self, action: int) -> int:
        return action - self.zero

    def of_two(self, one: int, other: int) -> int:
        """The move that names these two."""
        return self.first + one * self.width + other

    def one(self, action: int) -> int:
        return (action - self.first) // self.width

    def other(self, action: int) -> int:
        return (action - self.first) % self.width


class RealmMoves(Moves):
    """All moves with one set of cards, kind by kind."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("R16")
        self.cards: Final = cards
        self.deck: Final[int] = len(cards.item_id)  # the potion deck, as a place for the Merchant's token
        self.from_enemy: Final[int] = FROM_POTION + len(cards.potion_id)
        items, potions = cards.item_id, cards.potion_id
        self.choose: Final = self.row([{"kind": "choose", "card": card} for card in ACTIONS])
        self.row([{"kind": kind} for kind in PLAIN])
        self.wear: Final = self.row([{"kind": "wear", "slot": slot, "item": item} for slot in SLOTS for item in items], len(items))
        self.take_off: Final = self.row([{"kind": "take_off", "slot": slot} for slot in SLOTS])
        self.play: Final = self.row([move for potion in potions for move in potion_moves(potion)], VARIANTS)
        self.reroll: Final = self.row(on_dice("reroll"))
        self.set_die: Final = self.row(on_dice("set_die"))
        self.pick: Final = self.row(on_dice("pick"))
        self.use: Final = self.row(sources(cards))
        self.take: Final = self.on_items("take")
        self.combine: Final = self.row([move for item in cards.crafted for move in combinations(cards, item)], PAIRS)
        self.ways: Final[list[list[int]]] = [[] for _ in items]
        for at, item in enumerate(cards.crafted):
            self.ways[item] = [self.combine.of_two(at, pair) for pair in range(PAIRS)]
        self.improve: Final = self.on_items("improve")
        self.brew: Final = self.on_items("brew")
        self.exchange: Final = self.on_potions("exchange")
        self.discard: Final = self.on_potions("discard")
        self.give_back: Final = self.on_items("return")
        self.token: Final = self.row([*[{"kind": "token", "item": item} for item in items], {"kind": "token", "on": "deck"}])
        hearts: list[Data] = [{"kind": "experiment", "hearts": hearts} for hearts in range(1, MOST_HEARTS + 1)]
        self.experiment: Final = self.row(hearts, least=1)
        self.put: Final = self.on_potions("put")
        self.reproduce: Final = self.on_potions("reproduce")
        self.steal: Final = self.on_items("steal")
        self.steal_potion: Final = self.row([{"kind": "steal", "seat": seat} for seat in range(SEATS)])
        self.ambush: Final = self.row([{"kind": "ambush", "level": level} for level in [1, 2]], least=1)
        self.swap: Final = self.on_items("swap")

    def row(self, moves: list[Data], width: int = 1, least: int = 0) -> Kind:
        return Kind(self.add(moves), len(moves), width, least)

    def on_items(self, kind: str) -> Kind:
        return self.row([{"kind": kind, "item": item} for item in self.cards.item_id])

    def on_potions(self, kind: str) -> Kind:
        return self.row([{"kind": kind, "potion": potion} for potion in self.cards.potion_id])

    # What several kinds have in common

    def arranges(self, action: int) -> bool:
        return self.wear.first <= action < self.take_off.end

    def rerolls(self, action: int) -> bool:
        """Whether it answers the question which dice to reroll."""
        return action in (DONE, ROLL) or self.reroll.first <= action < self.use.end

    def forges(self, action: int) -> bool:
        """R61: whether it is a forge step."""
        return self.combine.first <= action < self.exchange.end

    def uses_token(self, action: int) -> bool:
        """R138: whether it uses one of the Alchemist's tokens."""
        return action in (RESEARCH, EXPERT) or self.experiment.has(action) or self.reproduce.has(action)

    def is_side_move(self, action: int) -> bool:
        """R76, R138: whether it is done beside the answer: a potion, or a token."""
        return self.play.has(action) or self.uses_token(action)

    # Combinations

    def combining(self, item: int) -> list[int]:
        """R65: all ways to make this item, the one without a joker first; none for what is not made."""
        return self.ways[item]

    def product(self, action: int) -> int:
        return self.cards.crafted[self.combine.one(action)]

    def first_joker(self, action: int) -> int:
        """R65: the joker that stands for the first material; -1: it is there itself."""
        return self.joker(action, FIRST_JOKER[self.combine.other(action)])

    def second_joker(self, action: int) -> int:
        return self.joker(action, SECOND_JOKER[self.combine.other(action)])

    def joker(self, action: int, which: int) -> int:
        return self.cards.jokers[self.cards.item_class[self.product(action)] - 1][which] if which >= 0 else -1


MOVES: Final = RealmMoves(PRINTED_CARDS)
