"""The numbered moves, grouped by kind: what to build first, then what may be used, then the ways to say no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..board import Position
from ..drawing import Flow, numbered, plain_grid
from .labels import describe, room_at

if TYPE_CHECKING:
    from .board import TableBoard

# The groups in the order of the list: the key of the heading ("": none), and the kinds of moves.
GROUPS = [
    ("", ["boss"]),
    ("", ["redraw", "keep"]),
    ("group-place", ["place"]),
    ("group-promote", ["promote"]),
    ("group-sell", ["sell"]),
    ("group-declare", ["declare"]),
    ("", ["discard", "take", "target", "trigger", "mode", "draw"]),
    ("", ["coins"]),
    ("", ["accept"]),
    ("group-finish", ["take_back", "pass", "decline"]),
]


def kind_of(board: TableBoard, action: int) -> str:
    return str(board.game.spell_out(action)["kind"])


def in_order(board: TableBoard, position: Position) -> list[int]:
    """Group by group."""
    rank = {kind: at for at, (_, kinds) in enumerate(GROUPS) for kind in kinds}
    return sorted(position.options, key=lambda action: (rank[kind_of(board, action)], kind_of(board, action) == "pass", action))


def question(board: TableBoard, view: View) -> str:
    """What is asked, in a sentence."""
    prompt, say = view["prompt"], board.texts.say
    if prompt["kind"] == "window":
        return window(board, view)
    facts = {key: prompt[key] for key in ["least", "most", "price", "n"] if key in prompt}
    if "want" in prompt:
        facts["want"] = say(f"want-{prompt['want']}")
    if prompt.get("source"):
        facts["card"] = board.wording.name(prompt["source"]["card"])
    elif "card" in prompt:
        facts["card"] = board.wording.name(prompt["card"])
    if isinstance(prompt.get("left"), int):
        facts["left"] = prompt["left"]
    if "owner" in prompt:
        facts["name"] = board.names[prompt["owner"]]
    if prompt["kind"] == "prevent":
        facts["name"] = board.names[prompt["seat"]]
    if prompt["kind"] == "discard_two":
        facts["left"] = prompt["left"][board.reader]
    return say(f"ask-{prompt['kind']}", **facts)


def window(board: TableBoard, view: View) -> str:
    """R31: where we are, and whether somebody's effect waits for an answer."""
    prompt, say = view["prompt"], board.texts.say
    own = "yes" if prompt["active"] == board.reader else "no"
    facts: Data = {"own": own, "name": board.names[prompt["active"]]}
    if prompt["hero"]:
        facts["hero"] = board.wording.short(prompt["hero"])
    there = room_at(view, prompt["dungeon"], prompt["slot"]) if prompt["slot"] else None
    if there:
        facts["room"] = board.wording.name(there["room"])
    where = prompt["window"]
    if where in ["entrance", "room"] and not prompt["hero"]:
        where = "left"
    elif where == "room" and not there:
        where = "limbo"
    if prompt["waiting"] and own == "yes":
        return say("ask-before-it-happens")
    return say(f"ask-window-{where}", **facts)


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
        if kinds == ["place"]:
            lines.append(places(board, position, group, number))
        elif kinds == ["coins"]:
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


def places(board: TableBoard, position: Position, group: list[int], number: dict[int, int]) -> Table:
    """One line per card with the slots in which it may be built."""
    rows: dict[str, list[Text]] = {}
    for action in group:
        card, slot = describe(board, position, action)
        rows.setdefault(card, []).append(numbered(number[action], slot))
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for card, cells in rows.items():
        grid.add_row(f" {card}", Flow(cells, "  "))
    return grid


def which(board: TableBoard, position: Position, actions: list[int]) -> str:
    """Asks which of several moves is meant, by their numbers and words."""
    number = {action: at for at, action in enumerate(in_order(board, position), start=1)}
    found = []
    for action in actions:
        name, brings = describe(board, position, action)
        placed = kind_of(board, action) in ["place", "target"]
        found.append(f"{number[action]}) {', '.join(word for word in [name, brings if placed else ''] if word)}")
    return board.texts.say("which-move", moves="; ".join(found))
