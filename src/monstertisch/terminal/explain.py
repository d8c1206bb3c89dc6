"""`?` in games whose moves are a verb and a card: what is possible and what not, a move by its number, cards by their names."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.game import View
from .board import Board, Position
from .phrases import EXACT, Words, fitting

MOST_REFUSALS = 12
MOST_CARDS = 5
CARD_KEYS = ["card", "hero", "item", "potion"]  # where a move names a card


def overview(board: Board, asked: list[str], possible: list[str], refused: list[str]) -> list[str]:
    """The question and what it means, every answer with what it brings, and what is not possible, with the reason."""
    say = board.texts.say
    lines = [*asked, "", say("explain-possible"), *[f"  {line}" for line in possible]]
    if refused:
        lines += ["", say("explain-impossible"), *[f"  {line}" for line in refused[:MOST_REFUSALS]]]
    return [*lines, "", say("explain-more")]


def possible(board: Board, position: Position, actions: list[int]) -> list[str]:
    """Moves as they may be typed, with what they bring."""
    told = [[board.phrase(position.view, action), board.describe(position, action)[1]] for action in actions]
    return [": ".join(part for part in parts if part) for parts in told]


def stopped(board: Board, position: Position) -> dict[str, list[str]]:
    """What one may have thought of: by the reason the moves that it stops."""
    found: dict[str, list[str]] = {}
    for action in position.wishes:
        reason = None if action in position.options else position.why_not(action)
        if reason is not None:
            found.setdefault(board.reason(reason), []).append(board.phrase(position.view, action))
    return {reason: list(dict.fromkeys(moves)) for reason, moves in found.items()}


def move(board: Board, position: Position, number: int) -> list[str] | None:
    """A move of the list by its number, with the cards that it names."""
    order = board.order(position)
    if not 1 <= number <= len(order):
        return None
    action = order[number - 1]
    name, brings = board.describe(position, action)
    lines = [": ".join(part for part in [board.phrase(position.view, action), brings or name] if part)]
    spelled = board.moves.spell_out(action)
    cards = [spelled[key] for key in CARD_KEYS if spelled.get(key) in board.wording.rows]
    return lines + [line for one in cards for line in ["", *board.card(position.view, one)]]


def named(board: Board, view: View, words: Words, cards: Iterable[str]) -> list[str] | None:
    """The card of this name; if the name is only begun, all that begin so, or their names if they are many."""
    fits = [(fitting(words, board.wording.names(one), []), one) for one in cards]
    best = min((fit for fit, _ in fits if fit is not None), default=None)
    if best is None:
        return None
    found = [one for fit, one in fits if fit == best]
    if len(found) > MOST_CARDS and best != EXACT:
        return [board.texts.say("explain-which", cards=board.wording.listed(found))]
    lines = [line for one in found for line in ["", *board.card(view, one)]]
    return lines[1:]
