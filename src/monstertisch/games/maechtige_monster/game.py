"""Mächtige Monster as the contract wants it: the Game with its options and setup, and a position that can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from ...core.chance import Chance
from ...core.event import Event, Events
from ...core.fields import Form, Names, Sets, read, write
from ...core.game import Data, Game, Result, Say, Setup, TableOption
from ...core.reason import IllegalMove, Reason
from . import moves, rules, told, view
from .cards import PRINTED, RULE, STRENGTHS, TILES, TYPES, Cards, check_cards
from .shapes import SHAPES, CastleView, Displace, Free
from .state import ROUNDS, Castle, CastleSetup

FIXED: Final = ["setup", "cards", "seats", "forbidden"]  # what follows from the setup and the tile


@final
class PlayedCastle(Castle):
    """A position as whoever drives the game meets it: what may be done, what happens then, and what is seen of it."""

    def to_act(self) -> list[int]:
        return [self.turn] if self.turn >= 0 else []

    def options(self, seat: int) -> list[int]:
        return moves.legal(self, seat)

    def candidates(self, seat: int) -> list[int]:
        """Every card in hand on every place."""
        held = [strength for strength in STRENGTHS if self.hands[seat] >> (strength - 1) & 1]
        return [moves.number_of(strength, place) for strength in held for place in range(2 * self.seats)]

    def why_not(self, seat: int, action: int) -> Reason | None:
        code = moves.refusal(self, seat, action)
        return moves.reason_for(self, seat, action, code) if code else None

    def play(self, seat: int, action: int, chance: Chance, events: Events | None = None) -> None:
        code = moves.refusal(self, seat, action)
        if code:
            raise IllegalMove(moves.reason_for(self, seat, action, code))
        rules.play_card(self, seat, moves.strength_of(action), moves.place_of(action), events)

    def preview(self, seat: int, action: int) -> Free | Displace:
        return moves.preview(self, seat, action)

    def result(self) -> Result:
        """R28: most gold wins; equal gold shares the place."""
        return Result(self.gold[:])

    def round(self) -> int:
        return self.round_number

    def copy(self) -> PlayedCastle:
        return PlayedCastle(self.setup, self)

    def imagine(self, seat: int | None, chance: Chance) -> PlayedCastle:
        twin = self.copy()
        view.deal_anew(twin, seat, chance)
        return twin

    def view(self, seat: int | None) -> CastleView:
        return view.seen_by(self, [seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[CastleView]:
        return view.seen_by(self, seats)

    def purses(self) -> list[int]:
        return self.gold[:]

    def census(self) -> list[str]:
        found = [f"guard {self.cards.guard_id[guard]}" for guard in self.pile]
        found += [f"tile {TILES[tile]}" for tile in self.tiles]
        for seat in range(self.seats):
            kind = self.setup.types[seat]
            held = self.hands[seat] | self.aside[seat]
            placed = [self.slots[place] for place, owner in enumerate(self.owners) if owner == seat]
            found += [f"monster {kind}-{strength}" for strength in STRENGTHS if held >> (strength - 1) & 1]
            found += [f"monster {kind}-{strength}" for strength in placed]
        return sorted(found)

    def to_data(self) -> Data:
        data = write(self, FIXED, forms(self.cards))
        data["round"] = data.pop("round_number")
        return data


def forms(cards: Cards) -> dict[str, Form]:
    """The fields that are written by the ids of cards, and those that are sets of cards."""
    guards, tiles, monsters = Names(cards.guard_id), Names(TILES), Sets(STRENGTHS)
    found: dict[str, Form] = {"pile": guards, "row": guards, "tiles": tiles, "tile": tiles}
    return found | {"hands": monsters, "aside": monsters, "shown": monsters, "revealed": Sets(cards.guard_id)}


def fill(castle: Castle, data: Data) -> None:
    """Gives a new castle what `PlayedCastle.to_data` wrote."""
    made: dict[str, Callable[[Any], Any]] = {name: form.read for name, form in forms(castle.cards).items()}
    read(castle, {**data, "round_number": data["round"]}, FIXED, made)
    castle.forbidden = rules.forbidden_by(castle.tile)


class MaechtigeMonster(Game):
    def __init__(self) -> None:
        self.name = "maechtige_monster"
        self.least_players = 3
        self.most_players = 6
        self.table_options = [TableOption("chain"), TableOption("king"), TableOption("type", TYPES, per_seat=True)]
        self.rules_version = 2
        # Three players, beginners: the guest begins, may displace at the second turn, guards fall, and healing costs something.
        self.tour_seed = 1437
        self.moves = moves.MOVES
        self.shapes = SHAPES
        self.card_rule = RULE

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> CastleSetup:
        return CastleSetup(super().setup(players, options, cards))

    def longest(self, setup: Setup) -> int:
        """Q14: every move raises the strength on one slot, and a slot can rise at most five times."""
        return ROUNDS[setup.players] * 10 * setup.players

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Castle:
        """R5-R9: set the table and begin round 1."""
        assert isinstance(setup, CastleSetup)
        castle = PlayedCastle(setup)
        rules.set_table(castle, chance, events)
        return castle

    def from_data(self, setup: Setup, data: Data) -> Castle:
        assert isinstance(setup, CastleSetup)
        castle = PlayedCastle(setup)
        fill(castle, data)
        return castle

    def card_rows(self) -> Data:
        return PRINTED

    def names(self, rows: Data, language: str) -> dict[str, str]:
        return told.names(rows, language)

    def tell(self, section: str, row: Data, say: Say) -> list[str]:
        return told.tell(section, row, say)

    def quotes(self, rows: Data, say: Say) -> dict[str, str]:
        return told.quotes(say)

    def card_ids(self, rows: Data) -> list[str]:
        return [row["id"] for row in rows["guards"]] + TILES

    def used(self, event: Event) -> list[str]:
        """Guards that were met, tiles that were turned up."""
        name = {"revealed": "card", "tile": "tile"}.get(event.kind)
        return [] if name is None else [event.facts[name]]

    def check_cards(self, rows: Data) -> None:
        check_cards(rows)
