"""The board of a game that has none of its own: played by its view, its options and its events."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...core.game import Data, Moves
from .. import choices, explain
from ..board import Board, Position
from ..phrases import EXACT, fitting, left, tokens
from ..words import TerminalTexts
from . import picture
from .cards import row_of
from .facts import Facts

MOST = 9  # moves that one is asked to choose from


class TableBoard(Board):
    def __init__(self, moves: Moves, cards: Data, texts: TerminalTexts, names: list[str], reader: int | None) -> None:
        super().__init__(moves, cards, texts, names, reader)
        self.facts = Facts(texts, names)

    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self.facts, position.view)

    def order(self, position: Position) -> list[int]:
        return position.options

    def choices(self, position: Position) -> list[RenderableType]:
        cells = [(number, *self.describe(position, action)) for number, action in enumerate(position.options, start=1)]
        return [Text(self.texts.say("plain-your-turn"), style="bold"), choices.listed(cells)]

    def text(self, action: int) -> str:
        return self.texts.move(self.moves.spell_out(action), self.names, self.reader)

    def describe(self, position: Position, action: int) -> tuple[str, str]:
        foreseen = self.texts.foreseen(self.moves.spell_out(action), position.preview(action), self.names, self.reader)
        return self.text(action), foreseen

    def example(self, position: Position) -> str:
        return str(len(position.options))

    def wish(self, typed: str, position: Position) -> list[int] | None:
        """The moves in whose words all the typed ones begin a word; possible ones first."""
        words = left(tokens(typed))
        thought = list(dict.fromkeys([*position.options, *position.wishes]))
        fits = [(fitting(words, [self.text(action)], []), action) for action in thought] if words else []
        found = [action for fit, action in fits if fit is not None]
        exact = [action for fit, action in fits if fit == EXACT]
        meant = exact or [action for action in found if action in position.options] or found
        return meant[:MOST] or None

    def question(self, position: Position, actions: list[int]) -> str:
        return choices.which(self, position, {action: (self.text(action), "") for action in actions})

    def named(self, typed: str, asked: list[int], position: Position) -> list[int]:
        meant = self.wish(typed, position) or []
        return [action for action in meant if action in asked]

    def explain(self, topic: str, position: Position) -> list[str] | None:
        topic = topic.strip()
        if not topic:
            refused = [f"{reason}: {'; '.join(moves)}" for reason, moves in self.stopped(position).items()]
            possible = [": ".join(filter(None, self.describe(position, action))) for action in position.options]
            return explain.overview(self, [self.texts.say("plain-your-turn")], possible, refused)
        if topic.isdecimal():
            at = int(topic) - 1
            return list(filter(None, self.describe(position, position.options[at]))) if 0 <= at < len(position.options) else None
        return self.about_cards(topic)

    def stopped(self, position: Position) -> dict[str, list[str]]:
        """What one may have thought of: by the reason the moves that it stops."""
        found: dict[str, list[str]] = {}
        for action in position.wishes:
            reason = position.why_not(action)
            if reason is not None:
                found.setdefault(self.reason(reason), []).append(self.text(action))
        return found

    def about_cards(self, topic: str) -> list[str] | None:
        rows = [row for section in self.cards.values() for row in section if isinstance(row, dict) and "id" in row]
        fits = [row for row in rows if fitting(left(tokens(topic)), [self.facts.name("card", row["id"])], []) is not None]
        return [row_of(self.facts, row) for row in fits] or None

    def story(self, happened: list[dict[str, Any]]) -> list[RenderableType]:
        return [self.texts.event(facts, self.names, self.reader) for facts in happened]
