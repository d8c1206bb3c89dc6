"""The numbered moves, grouped by kind: the answers to the question first, then what may be done beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..board import Position
from ..drawing import Flow, numbered, plain_grid
from .labels import describe

if TYPE_CHECKING:
    from .board import TableBoard

# The groups in the order of the list: the key of the heading ("": none), and the kinds of moves.
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
IN_CELLS = ["reroll", "set_die", "pick", "token"]  # short ones, several in a line


def kind_of(board: TableBoard, action: int) -> str:
    return str(board.game.spell_out(action)["kind"])


def in_order(board: TableBoard, position: Position) -> list[int]:
    """Group by group; of potions that are alike only one is listed."""
    different: dict[str, int] = {}
    for action in position.options:
        different.setdefault(signature(board, action), action)
    found = list(different.values())
    rank = {kind: at for at, kind in enumerate(kind for _, kinds in GROUPS for kind in kinds)}
    return sorted(found, key=lambda action: (rank[kind_of(board, action)], clothing(board.game.spell_out(action)), action))


def clothing(move: Data) -> str:
    """What is put on is listed item by item."""
    return str(move["item"]) if move["kind"] == "wear" else ""


def signature(board: TableBoard, action: int) -> str:
    """Equal for moves that differ only in the copy of a potion."""
    move = board.game.spell_out(action)
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
    lines: list[RenderableType] = [Text(question(board, position.view), style="bold")]
    number = {action: at for at, action in enumerate(in_order(board, position), start=1)}
    headed = False
    for heading, kinds in GROUPS:
        group = [action for action in number if kind_of(board, action) in kinds]
        if not group:
            continue
        if heading and (headed or heading != "group-finish"):
            lines.append(board.texts.say(heading))
            headed = True
        if kinds == ["wear"]:
            lines.append(clothes(board, position, group, number))
        elif kinds == ["take_off"]:
            cells = [numbered(number[action], describe(board, position, action)[1]) for action in group]
            lines.append(Flow(cells, "  "))
        elif kinds[0] in IN_CELLS:
            lines.append(Flow([numbered(number[action], describe(board, position, action)[0]) for action in group], "  "))
        else:
            lines.append(listed(board, position, group, number))
    return lines


def listed(board: TableBoard, position: Position, group: list[int], number: dict[int, int]) -> Table:
    """One line each: number, name, and what it brings."""
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for action in group:
        name, brings = describe(board, position, action)
        grid.add_row(numbered(number[action], name), brings)
    return grid


def clothes(board: TableBoard, position: Position, group: list[int], number: dict[int, int]) -> Table:
    """One line per item with the slots into which it may be put."""
    rows: dict[str, list[Text]] = {}
    for action in group:
        item, slot = describe(board, position, action)
        rows.setdefault(item, []).append(numbered(number[action], slot))
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for item, cells in rows.items():
        grid.add_row(f" {item}", *cells)
    return grid


def which(board: TableBoard, position: Position, actions: list[int]) -> str:
    """Asks which of several moves is meant, by their numbers and words."""
    number = {action: at for at, action in enumerate(in_order(board, position), start=1)}
    found = []
    for action in actions:
        name, brings = describe(board, position, action)
        found.append(f"{number[action]}) {', '.join(word for word in [name, brings] if word)}")
    return board.texts.say("which-move", moves="; ".join(found))
