"""Mächtige Monster as a Game: options, setup, and the doors to its rules."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ...core.event import Event, Events
from ...core.game import Data, Game, Option, Setup
from . import moves, rules
from .cards import PRINTED, TILES, TYPES, check_cards, parse
from .shapes import SHAPES
from .state import Castle, CastleSetup, from_data


class MaechtigeMonster(Game):
    def __init__(self) -> None:
        self.name = "maechtige_monster"
        self.least_players = 3
        self.most_players = 6
        self.table_options = [Option("chain"), Option("king"), Option("type", TYPES, per_seat=True)]
        self.rules_version = 2
        self.moves = moves.MOVES
        self.shapes = SHAPES

    def setup(self, players: int, options: dict[str, Any] | None = None, cards: Data | None = None) -> CastleSetup:
        if cards is not None:
            check_cards(cards)
        return CastleSetup(super().setup(players, options, cards))

    def longest(self, setup: Setup) -> int:
        """Q14: every move raises the strength on one slot, and a slot can rise at most five times."""
        return rules.ROUNDS[setup.players] * 10 * setup.players

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Castle:
        """R5-R9: set the table and begin round 1."""
        assert isinstance(setup, CastleSetup)
        seats = setup.players
        nothing = [0] * seats
        pile = list(range(len(setup.deck.level)))
        chance.shuffle("guards", pile)
        tiles = list(range(len(TILES)))
        chance.shuffle("tiles", tiles)
        castle = Castle(
            setup, setup.deck, seats, 0, chance.below("start", seats), -1,
            [0] * (2 * seats), [-1] * (2 * seats), nothing[:], nothing[:], nothing[:], [rules.START_GOLD] * seats,
            pile, 0, [], 0, tiles, -1, 0,
        )  # fmt: skip
        rules.deal_monsters(castle, chance, events)
        rules.begin_round(castle, 1, events)
        return castle

    def from_data(self, setup: Setup, data: Data) -> Castle:
        assert isinstance(setup, CastleSetup)
        return from_data(setup, data)

    def card_rows(self) -> Data:
        return PRINTED

    def card_ids(self, rows: Data) -> list[str]:
        return [row["id"] for row in rows["guards"]] + TILES

    def used(self, event: Event) -> list[str]:
        """Guards that were met, tiles that were turned up."""
        name = {"revealed": "card", "tile": "tile"}.get(event.kind)
        return [] if name is None else [event.facts[name]]

    def read_cards(self, text: str) -> Data:
        rows = parse(text)
        check_cards(rows)
        return rows
