"""What typed words mean where a move is a verb and what it is about: `build loot box 2`, `take sword`, `pass`."""

from __future__ import annotations

from ..core.game import View
from .board import Board, Position
from .phrases import EXACT, Words, begins, fitting, readings, tokens

MOST = 9  # moves that one is asked to choose from

Match = tuple[int, int]  # how well words fit, and the move


def with_verb(board: Board, position: Position, words: Words, verbs: dict[str, list[str]]) -> list[list[Match]]:
    """What the words may mean, the likeliest first, if they begin with a verb or the beginning of one."""
    found = []
    for kinds, rest in readings(words, verbs):
        actions = [action for kind in kinds for action in board.of_kind[kind]]
        if not rest:
            actions = [
                action for action in actions if action in position.options or list(board.moves.spell_out(action)) == ["kind"]
            ]
        found.append(matches(board, position.view, actions, rest))
    return found


def without_verb(board: Board, position: Position, words: Words) -> list[Match]:
    """What one may think of now that is about these words."""
    return matches(board, position.view, list(dict.fromkeys([*position.options, *position.wishes])), words)


def matches(board: Board, view: View, actions: list[int], words: Words) -> list[Match]:
    """The moves that these words may be about, and how well they fit."""
    found = []
    for action in actions:
        names, more = board.subject(view, board.moves.spell_out(action))
        fit = fitting(words, names, more)
        if fit is not None:
            found.append((fit, action))
    return found


def likeliest(position: Position, meanings: list[list[Match]]) -> list[int]:
    """The moves that fit best in the first meaning with a possible move, or in the first at all."""
    found = [matched for matched in meanings if matched]
    possible = [matched for matched in found if any(action in position.options for _, action in matched)]
    return best(position, (possible or found)[0]) if found else []


def best(position: Position, found: list[Match]) -> list[int]:
    """What fits best. A whole name means just that; where names are only begun, what is possible goes first."""
    exact = [match for match in found if match[0] == EXACT]
    legal = [match for match in exact or found if match[1] in position.options]
    fits = legal or exact or found
    actions = [action for fit, action in fits if fit == min(fits)[0]]
    return actions if legal else [action for action in actions if action in position.wishes] or actions


def askable(position: Position, actions: list[int]) -> list[int] | None:
    """None if nothing is meant, or so many possible moves that they are no answer."""
    legal = [action for action in actions if action in position.options]
    return actions if actions and len(legal) <= MOST else None


def among(board: Board, view: View, words: Words, asked: list[int]) -> list[int]:
    """The answer to a question which of several moves is meant: any word that only some of them have."""
    found = []
    for action in asked:
        names, more = board.subject(view, board.moves.spell_out(action))
        parts = [part for name in names for part in tokens(name)] + more
        if words and all(any(begins(part, word) for part in parts) for word in words):
            found.append(action)
    return found if 0 < len(found) < len(asked) else []
