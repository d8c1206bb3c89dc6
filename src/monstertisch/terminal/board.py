"""What a game's own terminal module provides: how its positions look, and what typed words mean in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from ..core.game import Data, Game, View
from ..core.match import Match
from ..core.reason import Reason
from .words import TerminalTexts


@dataclass(frozen=True)
class Position:
    """All that the person at the terminal may see and do now. A board gets this and events, never a state."""

    view: View
    options: list[int]
    why_not: Callable[[int], Reason | None]
    preview: Callable[[int], Data]


class Board:
    """One game at a terminal. `reader` is the seat of the person who reads, or None for someone who only watches."""

    def __init__(self, game: Game, cards: Data, texts: TerminalTexts, names: list[str], reader: int | None) -> None:
        self.game = game
        self.cards = cards
        self.texts = texts
        self.names = names
        self.reader = reader

    def picture(self, position: Position) -> list[RenderableType]:
        """The position as it lies on the table."""
        raise NotImplementedError

    def order(self, position: Position) -> list[int]:
        """The options in the order in which `choices` numbers them."""
        raise NotImplementedError

    def choices(self, position: Position) -> list[RenderableType]:
        """The options with their numbers and prices."""
        raise NotImplementedError

    def wish(self, typed: str, view: View) -> list[int] | None:
        """The actions that these words may mean; None if they mean none."""
        raise NotImplementedError

    def name(self, action: int) -> str:
        """What tells this action from others that the same words may mean, short enough to be typed."""
        raise NotImplementedError

    def question(self, position: Position, actions: list[int]) -> str:
        """Asks which of these actions is meant, each by its name."""
        raise NotImplementedError

    def explain(self, topic: str, position: Position) -> list[str] | None:
        """What a person wants to know of the position (topic "") or of one thing in it; None if there is no such thing."""
        raise NotImplementedError

    def story(self, happened: list[dict[str, Any]]) -> list[RenderableType]:
        """Events, as the reader may know them, in words."""
        raise NotImplementedError


def board_for(match: Match, texts: TerminalTexts, names: list[str], reader: int | None) -> Board:
    """The board of this match's game: the class TableBoard in the module named after the game."""
    cards = match.setup.cards or match.game.card_rows()
    made = import_module(f"{__package__}.{match.game.name}").TableBoard(match.game, cards, texts, names, reader)
    assert isinstance(made, Board)
    return made
