"""The numbered moves: per card the free places, per monster in the castle the cards that displace it, with the price."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from ...core.game import Data, View
from .. import drawing
from ..board import Board, Position


def lying_at(view: View, spelled: Data) -> Data | None:
    """The monster on the place that a move names."""
    slot: Data | None = view["guards"][spelled["guard"] - 1]["slots"][spelled["slot"] - 1]
    return slot


def in_order(board: Board, position: Position) -> list[int]:
    """Placing first, by card; then displacing, by place."""
    placing = [action for action in position.options if lying_at(position.view, board.moves.spell_out(action)) is None]
    displacing = [action for action in position.options if action not in placing]
    return placing + sorted(displacing, key=lambda action: place_of(board, action))


def place_of(board: Board, action: int) -> tuple[int, int]:
    spelled = board.moves.spell_out(action)
    return spelled["guard"], spelled["slot"]


def price(board: Board, position: Position, guard: int, slot: int) -> str:
    """What it costs to displace the monster that lies there, and who gets it."""
    action = next(action for action in position.options if place_of(board, action) == (guard, slot))
    foreseen = position.preview(action)
    return board.texts.say("price", owner=board.names[foreseen["owner"]], to_owner=foreseen["to_owner"])


def target(board: Board, view: View, action: int) -> str:
    """The monster that this move displaces."""
    lying = lying_at(view, board.moves.spell_out(action))
    assert lying is not None
    return board.texts.say("monster-of", strength=lying["strength"], owner=board.names[lying["seat"]])


def numbered(board: Board, position: Position) -> list[RenderableType]:
    """Two grids: cards against guards, and monsters in the castle against the cards that displace them."""
    view, texts = position.view, board.texts
    assert board.reader is not None
    mine = view["seats"][board.reader]
    kind = texts.say(f"type-{mine['type']}")
    guards, hand = range(1, len(view["guards"]) + 1), mine["hand"]
    placing: dict[int, dict[int, Text]] = {}  # by card and guard
    displacing: dict[tuple[int, int], dict[int, Text]] = {}  # by place and card
    for number, action in enumerate(in_order(board, position), start=1):
        move = board.moves.spell_out(action)
        if lying_at(view, move) is None:
            words = texts.say("on-guard", guard=move["guard"])
            placing.setdefault(move["strength"], {})[move["guard"]] = drawing.numbered(number, words)
        else:
            words = texts.say("with-card", strength=move["strength"])
            displacing.setdefault(place_of(board, action), {})[move["strength"]] = drawing.numbered(number, words)
    cards = drawing.plain_grid()
    for strength, cells in placing.items():
        cards.add_row(f" {kind} {strength}", *[cells.get(guard, "") for guard in guards])
    found: list[RenderableType] = [texts.say("your-turn"), cards]
    monsters = drawing.plain_grid()
    for (guard, slot), cells in displacing.items():
        lying = view["guards"][guard - 1]["slots"][slot - 1]
        who = texts.say("monster-of", strength=lying["strength"], owner=board.names[lying["seat"]])
        cost = price(board, position, guard, slot)
        monsters.add_row(f" {guard}.{slot}", who, cost, *[cells.get(strength, "") for strength in hand])
    return [*found, texts.say("displacing"), monsters] if displacing else found
