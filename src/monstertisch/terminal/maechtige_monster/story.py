"""Events in words: one line each; every fight is one line, and so is the healing."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ..board import Board
from .picture import signed, stars

FIGHT = ["revealed", "beaten", "lost", "loot"]
HEALING = ["healed"]

Facts = dict[str, Any]


def tell(board: Board, happened: list[Facts]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    fights = [facts for facts in happened if facts["event"] in FIGHT]
    healing = [facts for facts in happened if facts["event"] in HEALING]
    for facts in happened:
        if fights and facts is fights[0]:
            lines += ["", heading(board, "story-fight")]
        if healing and facts is healing[0]:
            lines += ["", heading(board, "story-healing"), indented(healing_line(board, healing))]
        if facts["event"] == "revealed":
            lines.append(indented(fight_line(board, facts, [one for one in fights if one["guard"] == facts["guard"]])))
        elif facts["event"] not in FIGHT + HEALING:
            lines += single(board, facts)
    return lines


def heading(board: Board, key: str) -> Text:
    return Text(board.texts.say(key), style="bold")


def indented(line: str) -> Padding:
    return Padding(Text(line), (0, 0, 0, 2), expand=False)


def fight_line(board: Board, guard: Facts, fight: list[Facts]) -> str:
    """The guard as he fights, what stands against him, how it ends, and who takes how much."""
    say = board.texts.say
    parts = [
        say(
            "story-guard",
            guard=guard["guard"],
            stars=stars(guard["level"]),
            strength=guard["strength"],
            loot=guard["loot"],
            sum=guard["sum"],
        )
    ]
    printed = guard["printed"]
    if (printed["strength"], printed["loot"]) != (guard["strength"], guard["loot"]):
        parts.append(say("story-printed", strength=printed["strength"], loot=printed["loot"]))
    for facts in fight:
        if facts["event"] == "lost":
            parts.append(say("story-lost"))
        elif facts["event"] == "beaten":
            parts.append(say("story-beaten"))
            left = facts["left"]
    shares = [f"{board.names[facts['seat']]} {signed(facts['amount'])}" for facts in fight if facts["event"] == "loot"]
    if shares:
        parts.append(f"{', '.join(shares)}.")
        parts += [say("story-left", left=left)] if left else []
    return " ".join(parts)


def healing_line(board: Board, healing: list[Facts]) -> str:
    """Who pays how much; who has too little pays what there is."""
    payments = []
    for facts in healing:
        key = "story-pays" if facts["paid"] == facts["due"] else "story-pays-less"
        payments.append(board.texts.say(key, seat=board.names[facts["seat"]], paid=facts["paid"], due=facts["due"]))
    return f"{', '.join(payments)}."


def single(board: Board, facts: Facts) -> list[RenderableType]:
    """One line; who was dealt cards goes without saying, except one's own."""
    if facts["event"] == "dealt" and facts["seat"] != board.reader:
        return []
    text = board.texts.event(facts, board.names, board.reader)
    return ["", Text(text, style="bold")] if facts["event"] == "round" else [text]
