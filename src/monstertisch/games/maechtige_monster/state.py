"""The state: a castle with its guards, the monsters in it, and what everyone holds. It knows no rules."""

from __future__ import annotations

from typing import Final

from ...core.game import Setup, State
from .cards import PRINTED_CARDS, TILES, Cards

START_GOLD: Final = 8  # R5
ROUNDS: Final = [0, 0, 0, 6, 6, 5, 6]  # R7, by number of players


class CastleSetup(Setup):
    """A setup of Mächtige Monster with its options and cards ready to be looked up."""

    def __init__(self, base: Setup) -> None:
        super().__init__(base.game, base.rules_version, base.players, base.options, base.cards, base.moves)
        self.chain: Final[bool] = base.options["chain"]
        self.king: Final[bool] = base.options["king"]
        self.types: Final[list[str]] = base.options["type"]
        self.deck: Final = PRINTED_CARDS if base.cards is None else Cards(base.cards)
        self.rounds: Final = ROUNDS[base.players]
        self.heal: Final = [cost for kind in self.types for cost in self.deck.heal[kind]]


class Castle(State):
    """All that lies on the table: as before the cards are dealt, or like another one.

    `slots` and `owners` hold strength and seat per place (0 and -1: free), places counted from the gate.
    Hands and asides are sets of cards: bit s - 1 stands for the monster of strength s.
    `pile`, `tiles` and `row` are never changed in place, so copies share them.
    """

    def __init__(self, setup: CastleSetup, like: Castle | None = None) -> None:
        self.setup: Final = setup
        self.cards: Final = setup.deck
        self.seats: Final = setup.players
        seats = setup.players
        self.round_number: int = like.round_number if like else 0
        self.start: int = like.start if like else 0
        self.turn: int = like.turn if like else -1  # the seat that must play; -1: the game is over
        self.slots: list[int] = like.slots[:] if like else [0] * (2 * seats)
        self.owners: list[int] = like.owners[:] if like else [-1] * (2 * seats)
        self.hands: list[int] = like.hands[:] if like else [0] * seats
        self.aside: list[int] = like.aside[:] if like else [0] * seats
        self.shown: list[int] = like.shown[:] if like else [0] * seats  # per seat, the cards that all know not to lie aside
        self.gold: list[int] = like.gold[:] if like else [START_GOLD] * seats
        self.pile: list[int] = like.pile if like else []  # all guards in the order in which they are drawn
        self.drawn: int = like.drawn if like else 0
        self.row: list[int] = like.row if like else []  # the guards on the table, from the gate inwards
        self.revealed: int = like.revealed if like else 0  # the guards whose fronts all have seen, as a set of bits
        self.tiles: list[int] = like.tiles if like else []  # all twelve in order; the first `rounds` of them are the stack
        self.tile: int = like.tile if like else -1  # the tile in force; -1: none
        self.forbidden: int = like.forbidden if like else 0  # cards that the tile in force forbids to play

    def tile_key(self) -> str | None:
        return TILES[self.tile] if self.tile >= 0 else None
