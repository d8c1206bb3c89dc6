"""The numbered moves, grouped by kind: the answers to the question first, then what may be done beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table

from ...core.game import Data, View
from .. import choices
from ..board import Position
from ..choices import Cell, Shape, by_name, in_a_line, kind_of
from ..drawing import Flow, numbered, plain_grid
from .labels import describe

if TYPE_CHECKING:
    from .board import TableBoard

# In the order of the list.
GROUPS = [
    ("", ["choose"]),
    ("", ["take", "draw", "decline"]),
    ("group-combine", ["combine"]),
    ("group-improve", ["improve"]),
    ("group-brew", ["brew"]),
    ("group-exchange", ["exchange"]),
    ("group-reroll", ["reroll"]),
    ("group-set", ["set_die"]),
    ("group-use", ["use"]),
    ("", ["pick"]),
    ("", ["roll", "repeat"]),
    ("", ["discard", "return"]),
    ("", ["put"]),
    ("", ["steal"]),
    ("", ["ambush"]),
    ("", ["swap"]),
    ("", ["token"]),
    ("group-play", ["play"]),
    ("group-tokens", ["experiment", "research", "reproduce", "expert"]),
    ("group-finish", ["pass", "done"]),
    ("group-arrange", ["wear"]),
    ("group-take-off", ["take_off"]),
]


def in_order(board: TableBoard, position: Position) -> list[int]:
    """Group by group; of potions that are alike only one is listed."""
    different: dict[str, int] = {}
    for action in position.options:
        different.setdefault(signature(board, action), action)
    found = list(different.values())
    rank = {kind: at for at, kind in enumerate(kind for _, kinds in GROUPS for kind in kinds)}
    return sorted(found, key=lambda action: (rank[kind_of(board, action)], clothing(board.moves.spell_out(action)), action))


def clothing(move: Data) -> str:
    """What is put on is listed item by item."""
    return str(move["item"]) if move["kind"] == "wear" else ""


def signature(board: TableBoard, action: int) -> str:
    """Equal for moves that differ only in the copy of a potion."""
    move = board.moves.spell_out(action)
    if "potion" in move and move["kind"] != "use":
        move["potion"] = board.wording.alike(move["potion"])
    return str(move)


def question(board: TableBoard, view: View) -> str:
    """What is asked, in a sentence."""
    prompt, say = view["prompt"], board.texts.say
    if prompt["kind"] == "window":
        return say(f"ask-{prompt['window']}")
    facts = {key: prompt[key] for key in ["class", "steps", "surplus", "place", "of", "keep"] if key in prompt}
    if "item" in prompt:
        facts["item"] = board.wording.name(prompt["item"])
    if prompt["kind"] == "own_turn":
        return say(f"ask-own_turn-{prompt['at']}", card=board.wording.name(prompt["card"]))
    return say(f"ask-{prompt['kind']}", **facts)


def draw(board: TableBoard, position: Position) -> list[RenderableType]:
    return choices.draw(board, position, question(board, position.view), GROUPS, SHAPES)


def worn(cells: list[Cell]) -> Flow:
    """What may be taken off, several in a line."""
    return Flow([numbered(number, item) for number, _, item in cells], "  ")


def clothes(cells: list[Cell]) -> Table:
    """One line per item with the slots into which it may be put."""
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for item, slots in by_name(cells).items():
        grid.add_row(f" {item}", *slots)
    return grid


SHAPES: dict[str, Shape] = {
    "reroll": in_a_line,
    "set_die": in_a_line,
    "pick": in_a_line,
    "token": in_a_line,
    "take_off": worn,
    "wear": clothes,
}


def which(board: TableBoard, position: Position, actions: list[int]) -> str:
    return choices.which(board, position, {action: describe(board, position, action) for action in actions})
