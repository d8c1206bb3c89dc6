"""The board of Boss Monster: puts drawing, wishes, explanations and stories together."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from ...core.game import Data, Moves, View
from ...core.reason import Reason
from ..board import Board, Position
from ..phrases import left, tokens
from ..wishes import among
from ..words import TerminalTexts
from . import choices, explain, labels, picture, story, wishes
from .wording import Wording


class TableBoard(Board):
    wording: Wording

    def __init__(self, moves: Moves, cards: Data, texts: TerminalTexts, names: list[str], reader: int | None) -> None:
        super().__init__(moves, cards, texts, names, reader)
        self.wording = Wording(cards, texts)

    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self, position.view)

    def glance(self, position: Position) -> list[RenderableType]:
        """Everything once a turn, before one builds; then what the question is about."""
        assert self.reader is not None
        view = position.view
        mine = view["seats"][self.reader]
        prompt = view["prompt"]
        building = prompt["kind"] == "window" and prompt["window"] == "build" and prompt["active"] == self.reader
        whole = building and mine["face_down"] is None and not view["waiting"]
        return picture.draw(self, view) if whole else picture.glance(self, view)

    def order(self, position: Position) -> list[int]:
        return choices.in_order(self, position)

    def choices(self, position: Position) -> list[RenderableType]:
        return choices.draw(self, position)

    def wish(self, typed: str, position: Position) -> list[int] | None:
        return wishes.read(self, typed, position)

    def named(self, typed: str, asked: list[int], position: Position) -> list[int]:
        return among(self, position.view, left(tokens(typed)), asked)

    def example(self, position: Position) -> str:
        return wishes.example(self, position.view, self.order(position)[0])

    def question(self, position: Position, actions: list[int]) -> str:
        return choices.which(self, position, actions)

    def in_words(self, facts: dict[str, Any]) -> dict[str, Any]:
        return story.in_words(self, facts)

    def reason(self, reason: Reason) -> str:
        """With the names of the cards that are played with."""
        return super().reason(Reason(reason.code, reason.rule, self.in_words(reason.params)))

    def explain(self, topic: str, position: Position) -> list[str] | None:
        return explain.explain(self, topic, position)

    def describe(self, position: Position, action: int) -> tuple[str, str]:
        return labels.describe(self, position, action)

    def phrase(self, view: View, action: int) -> str:
        return wishes.example(self, view, action)

    def subject(self, view: View, move: Data) -> tuple[list[str], list[str]]:
        return wishes.subject(self, view, move)

    def card(self, view: View, card: str) -> list[str]:
        return explain.card(self, view, card)

    def story(self, happened: list[dict[str, Any]]) -> list[RenderableType]:
        return story.tell(self, happened)
