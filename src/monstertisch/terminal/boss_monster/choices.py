"""The numbered moves, grouped by kind: what to build first, then what may be used, then the ways to say no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table

from ...core.game import Data, View
from .. import choices
from ..board import Position
from ..choices import Cell, by_name, in_a_line, kind_of
from ..drawing import Flow, plain_grid
from .labels import describe, room_at

if TYPE_CHECKING:
    from .board import TableBoard

# In the order of the list.
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
        facts["hero"] = board.wording.told(prompt["hero"])
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
    return choices.draw(board, position, question(board, position.view), GROUPS, {"place": places, "coins": in_a_line})


def places(cells: list[Cell]) -> Table:
    """One line per card with the slots in which it may be built."""
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for card, slots in by_name(cells).items():
        grid.add_row(f" {card}", Flow(slots, "  "))
    return grid


def which(board: TableBoard, position: Position, actions: list[int]) -> str:
    """What a move brings is told where its name alone would not tell it from others."""
    told = {}
    for action in actions:
        name, brings = describe(board, position, action)
        told[action] = (name, brings if kind_of(board, action) in ["place", "target"] else "")
    return choices.which(board, position, told)
