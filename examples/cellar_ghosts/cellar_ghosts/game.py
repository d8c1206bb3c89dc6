"""Cellar Ghosts as a Game: what a table can choose, and how it is set up."""

from __future__ import annotations

from monstertisch.core import card_file
from monstertisch.core.chance import Chance
from monstertisch.core.event import EVERYONE, NOTHING, Event, Events
from monstertisch.core.game import Data, Game, Moves, Setup, TableOption

from .cards import PRINTED, RULE, Box, check_cards
from .shapes import SHAPES
from .state import Cellar


class CellarGhosts(Game):
    def __init__(self) -> None:
        self.name = "cellar_ghosts"
        self.least_players, self.most_players = 2, 4
        self.table_options = [TableOption("long")]
        self.rules_version = 1
        self.moves = Box(PRINTED).moves
        self.shapes = SHAPES
        self.card_rule = RULE

    def moves_of(self, cards: Data) -> Moves:
        return Box(cards).moves

    def longest(self, setup: Setup) -> int:
        """Every ghost is laid at most once, and after running away one must be laid."""
        return 2 * len(self.box_of(setup).all)

    def new(self, setup: Setup, chance: Chance, events: Events | None = None) -> Cellar:
        """R2: shuffle and deal."""
        box = self.box_of(setup)
        pile = box.all[:]
        chance.shuffle("ghosts", pile)
        size = 6 if setup.options["long"] else 4
        hands = [sorted([pile.pop() for _ in range(size)]) for _ in range(setup.players)]
        first = chance.below("first", setup.players)
        if events is not None:
            events.add("begins", {"seat": first, "count": size}, EVERYONE, None, NOTHING)
        empty: list[list[int]] = [[] for _ in hands]
        position = {"hands": hands, "pile": pile, "stairs": [], "layers": [], "taken": empty, "turn": first, "number": 1}
        return Cellar(setup, box, position)

    def from_data(self, setup: Setup, data: Data) -> Cellar:
        return Cellar(setup, self.box_of(setup), data)

    def box_of(self, setup: Setup) -> Box:
        return Box(PRINTED if setup.cards is None else setup.cards)

    # Cards

    def card_rows(self) -> Data:
        return PRINTED

    def check_cards(self, rows: Data) -> None:
        check_cards(rows)

    def names(self, rows: Data, language: str) -> dict[str, str]:
        """By the message that a text asks for."""
        return {f"card-{row['id']}": card_file.name_of(row, language) for row in rows["ghosts"]}

    def card_ids(self, rows: Data) -> list[str]:
        return [row["id"] for row in rows["ghosts"]]

    def used(self, event: Event) -> list[str]:
        return [event.facts["card"]] if event.kind == "laid" else []
