"""The castle and the seats, drawn from a view."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import both_ends, plain_table, signed
from ..teller import Teller

OWNER_STYLES = ["cyan", "red", "green", "magenta", "blue", "yellow"]


def stars(level: int) -> str:
    return "★" * level


def changes(guard: Data) -> tuple[int, int]:
    """What the tile adds to strength and loot of this guard, as far as one can tell yet."""
    return guard["now"]["strength"][1] - guard["strength"][1], guard["now"]["loot"][1] - guard["loot"][1]


def draw(to: Teller, view: View) -> list[RenderableType]:
    return ["", Rule(style="dim"), heading(to, view), *ruling(to, view), "", castle(to, view), "", seats(to, view), ""]


def heading(to: Teller, view: View) -> Table:
    """The round and the pile, at both ends of one line."""
    pile = view["pile"]
    round_text = to.say("round-of", round=view["round"], rounds=view["rounds"])
    pile_text = to.say("pile", count=pile["count"], top=stars(pile["top"] or 0))
    return both_ends(Text(round_text, style="bold"), pile_text)


def ruling(to: Teller, view: View) -> list[RenderableType]:
    return [to.sentence("king-says", {"tile": view["tile"]})] if view["tile"] is not None else []


def castle(to: Teller, view: View) -> Table:
    """One line per guard, from the gate inwards."""
    slots = [to.say("head-slot", slot=slot) for slot in [1, 2]]
    headers = [to.say("head-gate"), to.say("head-strength"), to.say("head-loot"), *slots, to.say("head-sum")]
    rows = []
    for number, guard in enumerate(view["guards"], start=1):
        first = Text(f"{number} {stars(guard['level'])}", style="bold")
        spans = map(span, [guard["now"]["strength"], guard["now"]["loot"]], changes(guard))
        rows.append([first, *spans, *[monster(to, slot) for slot in guard["slots"]], Text(total(to, guard))])
    return plain_table(headers, [*rows, [Text(to.say("foot-throne"), style="dim")]])


def span(ends: list[int], change: int) -> Text:
    """The range that counts, and beside it what the tile added to it."""
    text = Text(f"{ends[0]}–{ends[1]}")
    if change:
        text.append(f" ({signed(change)})", style="bold yellow")
    return text


def monster(to: Teller, slot: Data | None) -> Text:
    if slot is None:
        return Text(to.say("free-slot"), style="dim")
    return Text(f"{slot['strength']} {to.names[slot['seat']]}", style=OWNER_STYLES[slot["seat"]])


def sum_at(guard: Data) -> int:
    return sum(slot["strength"] for slot in guard["slots"] if slot is not None)


def total(to: Teller, guard: Data) -> str:
    """The sum of the monsters against the maximum on the back; from the maximum on nobody can be displaced (R13a)."""
    reached, most = sum_at(guard), guard["strength"][1]
    return to.say("sum-fixed" if reached >= most else "sum-open", sum=reached, most=most)


def seats(to: Teller, view: View) -> Table:
    headers = [to.say(header) for header in ["head-player", "head-monsters", "head-gold", "head-hand", "head-aside"]]
    rows: list[list[RenderableType]] = []
    for seat, seen in enumerate(view["seats"]):
        you = f" {to.say('you-mark')}" if seat == to.reader else ""
        name = Text(to.names[seat], style=OWNER_STYLES[seat]).append(you, style="default")
        marks = ", ".join(to.say(f"mark-{mark}") for mark in ["turn", "start"] if seat == view[mark])
        kind, gold = to.say(f"types-{seen['type']}"), str(seen["gold"])
        rows.append([name, kind, gold, cards(seen["hand"]), cards(seen["aside"]), marks])
    table = plain_table([*headers, ""], rows)
    table.columns[2].justify = "right"
    return table


def cards(known: list[Any]) -> str:
    """Strengths; what the reader cannot know is a question mark."""
    return " ".join("?" if strength is None else str(strength) for strength in known)
