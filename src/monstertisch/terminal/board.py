"""What a game's own terminal module provides: how its positions look, and what typed words mean in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from ..core.game import Data, Moves, Result, State, View
from ..core.match import Match
from ..core.reason import Reason
from .cards import CardNames
from .words import TerminalTexts, board_of


@dataclass(frozen=True)
class Position:
    """All that the person at the terminal may see and do now. A board gets this and events, never a state."""

    view: View
    options: list[int]
    wishes: list[int]
    why_not: Callable[[int], Reason | None]
    preview: Callable[[int], Data]


def position_at(state: State, seat: int) -> Position:
    """The position as this seat sees it."""
    why_not, preview = partial(state.why_not, seat), partial(state.preview, seat)
    return Position(state.view(seat), state.options(seat), state.wishes(seat), why_not, preview)


class Board:
    """One game at a terminal. `reader` is the seat of the person who reads, or None for someone who only watches.

    A game whose moves are a verb and the name of a card stands on `choices`, `wishes` and `explain` beside this file.
    """

    wording: CardNames  # of a game whose cards have names

    def __init__(self, moves: Moves, cards: Data, texts: TerminalTexts, names: list[str], reader: int | None) -> None:
        self.moves = moves
        self.cards = cards
        self.texts = texts
        self.names = names
        self.reader = reader
        self.of_kind: dict[str, list[int]] = {}  # all moves by their kind
        for action in range(moves.count):
            self.of_kind.setdefault(moves.spell_out(action)["kind"], []).append(action)

    def picture(self, position: Position) -> list[RenderableType]:
        """The position as it lies on the table."""
        raise NotImplementedError

    def glance(self, position: Position) -> list[RenderableType]:
        """What of the position is shown with every question; a game that asks often shows only what the question is about."""
        return self.picture(position)

    def order(self, position: Position) -> list[int]:
        """The options in the order in which `choices` numbers them."""
        raise NotImplementedError

    def choices(self, position: Position) -> list[RenderableType]:
        """The options with their numbers and prices."""
        raise NotImplementedError

    def wish(self, typed: str, position: Position) -> list[int] | None:
        """The actions that these words may mean, legal or not; None if they mean none."""
        raise NotImplementedError

    def example(self, position: Position) -> str:
        """A move as it may be typed now."""
        del position
        return self.texts.say("example-move")

    def name(self, action: int) -> str:
        """What tells this action from others that the same words may mean, short enough to be typed."""
        raise NotImplementedError

    def named(self, typed: str, asked: list[int], position: Position) -> list[int]:
        """Which of the actions that `question` asked about is meant."""
        del position
        return [action for action in asked if self.name(action) == typed]

    def question(self, position: Position, actions: list[int]) -> str:
        """Asks which of these actions is meant, each by its name."""
        raise NotImplementedError

    def reason(self, reason: Reason) -> str:
        """Why something is not possible, with its rule."""
        return self.texts.reason(reason, self.names)

    def explain(self, topic: str, position: Position) -> list[str] | None:
        """What a person wants to know of the position (topic "") or of one thing in it; None if there is no such thing."""
        raise NotImplementedError

    def story(self, happened: list[dict[str, Any]]) -> list[RenderableType]:
        """Events, as the reader may know them, in words."""
        raise NotImplementedError

    def verdict(self, result: Result) -> str:
        """Who has won."""
        others = self.texts.together([self.names[seat] for seat in result.winners if seat != self.reader])
        return self.texts.say("you-win" if self.reader in result.winners else "winners", names=others, count=len(result.winners))

    # What choices, wishes and explain want to know of a game

    def describe(self, position: Position, action: int) -> tuple[str, str]:
        """What this move is called in the list, and beside it what it brings."""
        raise NotImplementedError

    def phrase(self, view: View, action: int) -> str:
        """This move as it may be typed."""
        raise NotImplementedError

    def subject(self, view: View, move: Data) -> tuple[list[str], list[str]]:
        """The names of what this move is about, in both languages, and the words that may be said beside them."""
        raise NotImplementedError

    def card(self, view: View, card: str) -> list[str]:
        """What there is to know of this card."""
        raise NotImplementedError


def board_for(match: Match, texts: TerminalTexts, names: list[str], reader: int | None) -> Board:
    """The board of this match's game: the class TableBoard in the folder that draws it."""
    cards = match.setup.cards or match.game.card_rows()
    made = import_module(f"{__package__}.{board_of(match.game)}").TableBoard(match.setup.moves, cards, texts, names, reader)
    assert isinstance(made, Board)
    return made
