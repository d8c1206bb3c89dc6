"""The state: a castle with its guards, the monsters in it, and what everyone holds."""

from __future__ import annotations

from typing import Final, final

from ...core.chance import Chance
from ...core.event import Events
from ...core.game import Data, Result, Setup, State, View
from ...core.reason import IllegalMove, Reason
from . import moves, rules, view
from .cards import PRINTED_CARDS, STRENGTHS, TILES, Cards


class CastleSetup(Setup):
    """A setup of Mächtige Monster with its options and cards ready to be looked up."""

    def __init__(self, base: Setup) -> None:
        super().__init__(base.game, base.rules_version, base.players, base.options, base.cards, base.moves)
        self.chain: Final[bool] = base.options["chain"]
        self.king: Final[bool] = base.options["king"]
        self.types: Final[list[str]] = base.options["type"]
        self.deck: Final = PRINTED_CARDS if base.cards is None else Cards(base.cards)
        self.rounds: Final = rules.ROUNDS[base.players]
        self.heal: Final = [cost for kind in self.types for cost in self.deck.heal[kind]]


def cards_in(mask: int) -> list[int]:
    """The strengths in a set of cards; card s is bit s - 1."""
    return [strength for strength in STRENGTHS if mask >> (strength - 1) & 1]


def mask_of(strengths: list[int]) -> int:
    return sum([1 << (strength - 1) for strength in strengths])


@final
class Castle(State):
    """One position.

    `slots` and `owners` hold strength and seat per place (0 and -1: free), places counted from the gate.
    Hands and asides are sets of cards: bit s - 1 stands for the monster of strength s.
    `pile`, `tiles` and `row` are never changed in place, so copies share them.
    """

    def __init__(
        self,
        setup: CastleSetup,
        cards: Cards,
        seats: int,
        round_number: int,
        start: int,
        turn: int,
        slots: list[int],
        owners: list[int],
        hands: list[int],
        aside: list[int],
        shown: list[int],
        gold: list[int],
        pile: list[int],
        drawn: int,
        row: list[int],
        revealed: int,
        tiles: list[int],
        tile: int,
        forbidden: int,
    ) -> None:
        self.setup: Final = setup
        self.cards: Final = cards
        self.seats: Final = seats
        self.round_number = round_number
        self.start = start
        self.turn = turn  # the seat that must play; -1: the game is over
        self.slots = slots
        self.owners = owners
        self.hands = hands
        self.aside = aside
        self.shown = shown  # per seat, the cards that all know not to lie aside
        self.gold = gold
        self.pile = pile  # all 36 guards in the order in which they are drawn
        self.drawn = drawn
        self.row = row  # the guards on the table, from the gate inwards
        self.revealed = revealed  # the guards whose fronts all have seen, as a set of bits
        self.tiles = tiles  # all twelve in order; the first `rounds` of them are the stack
        self.tile = tile  # the tile in force; -1: none
        self.forbidden = forbidden  # cards that the tile in force forbids to play

    def to_act(self) -> list[int]:
        return [self.turn] if self.turn >= 0 else []

    def options(self, seat: int) -> list[int]:
        return moves.legal(self, seat)

    def wishes(self, seat: int) -> list[int]:
        """Every card in hand on every place."""
        places = range(2 * self.seats)
        return [moves.PLACES * (strength - 1) + place for strength in cards_in(self.hands[seat]) for place in places]

    def why_not(self, seat: int, action: int) -> Reason | None:
        code = moves.refusal(self, seat, action)
        return moves.reason_for(self, seat, action, code) if code else None

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        code = moves.refusal(self, seat, action)
        if code:
            raise IllegalMove(moves.reason_for(self, seat, action, code))
        rules.play_card(self, seat, action // moves.PLACES + 1, action % moves.PLACES, events)

    def preview(self, seat: int, action: int) -> Data:
        return moves.preview(self, seat, action)

    def result(self) -> Result:
        """R28: most gold wins; equal gold shares the place."""
        return Result(self.gold[:])

    def round(self) -> int:
        return self.round_number

    def tile_key(self) -> str | None:
        return TILES[self.tile] if self.tile >= 0 else None

    def copy(self) -> Castle:
        return Castle(
            self.setup,
            self.cards,
            self.seats,
            self.round_number,
            self.start,
            self.turn,
            self.slots[:],
            self.owners[:],
            self.hands[:],
            self.aside[:],
            self.shown[:],
            self.gold[:],
            self.pile,
            self.drawn,
            self.row,
            self.revealed,
            self.tiles,
            self.tile,
            self.forbidden,
        )

    def imagine(self, seat: int | None, chance: Chance) -> Castle:
        twin = self.copy()
        view.deal_anew(twin, seat, chance)
        return twin

    def view(self, seat: int | None) -> View:
        return view.seen_by(self, seat)

    def purses(self) -> list[int]:
        return self.gold[:]

    def census(self) -> list[str]:
        found = [f"guard {self.cards.guard_id[guard]}" for guard in self.pile]
        found += [f"tile {TILES[tile]}" for tile in self.tiles]
        for seat in range(self.seats):
            kind = self.setup.types[seat]
            held = cards_in(self.hands[seat]) + cards_in(self.aside[seat])
            placed = [self.slots[place] for place, owner in enumerate(self.owners) if owner == seat]
            found += [f"monster {kind}-{strength}" for strength in held + placed]
        return sorted(found)

    def to_data(self) -> Data:
        return {
            "round": self.round_number,
            "start": self.start,
            "turn": self.turn,
            "slots": self.slots[:],
            "owners": self.owners[:],
            "hands": [cards_in(hand) for hand in self.hands],
            "aside": [cards_in(aside) for aside in self.aside],
            "shown": [cards_in(shown) for shown in self.shown],
            "gold": self.gold[:],
            "pile": [self.cards.guard_id[guard] for guard in self.pile],
            "drawn": self.drawn,
            "row": [self.cards.guard_id[guard] for guard in self.row],
            "revealed": [guard for at, guard in enumerate(self.cards.guard_id) if self.revealed >> at & 1],
            "tiles": [TILES[tile] for tile in self.tiles],
            "tile": self.tile_key(),
        }


def from_data(setup: CastleSetup, data: Data) -> Castle:
    """The position that `Castle.to_data` wrote."""
    number = {name: at for at, name in enumerate(setup.deck.guard_id)}
    tile = -1 if data["tile"] is None else TILES.index(data["tile"])
    return Castle(
        setup,
        setup.deck,
        setup.players,
        data["round"],
        data["start"],
        data["turn"],
        data["slots"][:],
        data["owners"][:],
        [mask_of(hand) for hand in data["hands"]],
        [mask_of(aside) for aside in data["aside"]],
        [mask_of(shown) for shown in data["shown"]],
        data["gold"][:],
        [number[name] for name in data["pile"]],
        data["drawn"],
        [number[name] for name in data["row"]],
        sum([1 << number[name] for name in data["revealed"]]),
        [TILES.index(key) for key in data["tiles"]],
        tile,
        rules.forbidden_by(tile),
    )
