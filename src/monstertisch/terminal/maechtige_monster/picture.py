"""The castle and the seats, drawn from a view."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..board import Board
from ..drawing import both_ends, plain_table, signed

OWNER_STYLES = ["cyan", "red", "green", "magenta", "blue", "yellow"]


def stars(level: int) -> str:
    return "★" * level


def changes(guard: Data) -> tuple[int, int]:
    """What the tile adds to strength and loot of this guard, as far as one can tell yet."""
    return guard["now"]["strength"][1] - guard["strength"][1], guard["now"]["loot"][1] - guard["loot"][1]


def draw(board: Board, view: View) -> list[RenderableType]:
    return ["", Rule(style="dim"), heading(board, view), *ruling(board, view), "", castle(board, view), "", seats(board, view), ""]


def heading(board: Board, view: View) -> Table:
    """The round and the pile, at both ends of one line."""
    pile = view["pile"]
    round_text = board.texts.say("round-of", round=view["round"], rounds=view["rounds"])
    pile_text = board.texts.say("pile", count=pile["count"], top=stars(pile["top"] or 0))
    return both_ends(Text(round_text, style="bold"), pile_text)


def ruling(board: Board, view: View) -> list[RenderableType]:
    if view["tile"] is None:
        return []
    return [board.texts.say("king-says", tile=board.texts.say(f"tile-{view['tile']}"))]


def castle(board: Board, view: View) -> Table:
    """One line per guard, from the gate inwards."""
    say = board.texts.say
    table = plain_table(
        say("head-gate"),
        say("head-strength"),
        say("head-loot"),
        say("head-slot", slot=1),
        say("head-slot", slot=2),
        say("head-sum"),
    )
    for number, guard in enumerate(view["guards"], start=1):
        stronger, richer = changes(guard)
        table.add_row(
            Text(f"{number} {stars(guard['level'])}", style="bold"),
            span(guard["now"]["strength"], stronger),
            span(guard["now"]["loot"], richer),
            *[monster(board, slot) for slot in guard["slots"]],
            total(board, guard),
        )
    table.add_row(Text(say("foot-throne"), style="dim"))
    return table


def span(ends: list[int], change: int) -> Text:
    """The range that counts, and beside it what the tile added to it."""
    text = Text(f"{ends[0]}–{ends[1]}")
    if change:
        text.append(f" ({signed(change)})", style="bold yellow")
    return text


def monster(board: Board, slot: Data | None) -> Text:
    if slot is None:
        return Text(board.texts.say("free-slot"), style="dim")
    return Text(f"{slot['strength']} {board.names[slot['seat']]}", style=OWNER_STYLES[slot["seat"]])


def sum_at(guard: Data) -> int:
    return sum(slot["strength"] for slot in guard["slots"] if slot is not None)


def total(board: Board, guard: Data) -> str:
    """The sum of the monsters against the maximum on the back; from the maximum on nobody can be displaced (R13a)."""
    reached, most = sum_at(guard), guard["strength"][1]
    return board.texts.say("sum-fixed" if reached >= most else "sum-open", sum=reached, most=most)


def seats(board: Board, view: View) -> Table:
    say = board.texts.say
    headers = ["head-player", "head-monsters", "head-gold", "head-hand", "head-aside"]
    table = plain_table(*[say(header) for header in headers], "")
    table.columns[2].justify = "right"
    for seat, seen in enumerate(view["seats"]):
        name = Text(board.names[seat], style=OWNER_STYLES[seat])
        if seat == board.reader:
            name.append(" " + say("you-mark"), style="default")
        marks = [say("turn-mark")] if seat == view["turn"] else []
        marks += [say("start-mark")] if seat == view["start"] else []
        kind, gold = say(f"types-{seen['type']}"), str(seen["gold"])
        table.add_row(name, kind, gold, cards(seen["hand"]), cards(seen["aside"]), ", ".join(marks))
    return table


def cards(known: list[Any]) -> str:
    """Strengths; what the reader cannot know is a question mark."""
    return " ".join("?" if strength is None else str(strength) for strength in known)
