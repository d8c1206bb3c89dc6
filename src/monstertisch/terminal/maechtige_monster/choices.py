"""The numbered moves: per card the free places, per monster in the castle the cards that displace it, with the price."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..board import Board, Position


def lying_at(view: View, spelled: Data) -> Data | None:
    """The monster on the place that a move names."""
    slot: Data | None = view["guards"][spelled["guard"] - 1]["slots"][spelled["slot"] - 1]
    return slot


def in_order(board: Board, position: Position) -> list[int]:
    """Placing first, by card; then displacing, by place."""
    placing, displacing = [], []
    for action in position.options:
        (placing if lying_at(position.view, board.game.spell_out(action)) is None else displacing).append(action)
    return placing + sorted(displacing, key=lambda action: place_of(board, action))


def place_of(board: Board, action: int) -> tuple[int, int]:
    spelled = board.game.spell_out(action)
    return spelled["guard"], spelled["slot"]


def price(board: Board, view: View, guard: int, owner: int) -> str:
    """R14 in words: who gets how much."""
    to_owner = 0 if owner == board.reader else view["guards"][guard - 1]["level"] - 1
    return board.texts.say("price", owner=board.names[owner], to_owner=to_owner)


def target(board: Board, view: View, action: int) -> str:
    """The monster that this move displaces."""
    lying = lying_at(view, board.game.spell_out(action))
    assert lying is not None
    return board.texts.say("monster-of", strength=lying["strength"], owner=board.names[lying["seat"]])


def numbered(board: Board, position: Position) -> list[RenderableType]:
    view, texts = position.view, board.texts
    order = in_order(board, position)
    placing: dict[int, list[Text]] = {}
    displacing: dict[tuple[int, int], list[Text]] = {}
    first: dict[tuple[int, int], int] = {}
    for number, action in enumerate(order, start=1):
        spelled = board.game.spell_out(action)
        if lying_at(view, spelled) is None:
            placing.setdefault(spelled["strength"], []).append(item(number, texts.say("on-guard", guard=spelled["guard"])))
        else:
            place = place_of(board, action)
            first.setdefault(place, action)
            displacing.setdefault(place, []).append(item(number, texts.say("with-card", strength=spelled["strength"])))
    found: list[RenderableType] = [texts.say("your-turn")]
    assert board.reader is not None
    kind = texts.say(f"type-{view['seats'][board.reader]['type']}")
    grid = plain_grid(2)
    for strength, items in placing.items():
        grid.add_row(Text(f" {kind} {strength}"), Columns(items, padding=(0, 2)))
    found.append(grid)
    if displacing:
        grid = plain_grid(4)
        for place, items in displacing.items():
            lying = lying_at(view, board.game.spell_out(first[place]))
            assert lying is not None
            cost = price(board, view, place[0], lying["seat"])
            grid.add_row(f" {place[0]}.{place[1]}", target(board, view, first[place]), cost, Columns(items, padding=(0, 2)))
        found += [texts.say("displacing"), grid]
    return found


def plain_grid(columns: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns - 1):
        grid.add_column(no_wrap=True)
    grid.add_column()
    return grid


def item(number: int, words: str) -> Text:
    return Text.assemble((f"{number})", "bold"), f" {words}")
