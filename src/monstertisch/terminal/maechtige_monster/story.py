"""Events in words: one line each; every fight is one line, and so is the healing."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ..board import Board
from ..drawing import indented, signed
from .picture import stars

FIGHT = ["revealed", "beaten", "lost", "loot"]
HEALING = "healed"

Facts = dict[str, Any]


def tell(board: Board, happened: list[Facts]) -> list[RenderableType]:
    rounds: list[list[Facts]] = [[]]
    for facts in happened:
        if facts["event"] == "round":
            rounds.append([])
        rounds[-1].append(facts)
    return [line for events in rounds for line in tell_round(board, events)]


def tell_round(board: Board, happened: list[Facts]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    fights = [facts for facts in happened if facts["event"] in FIGHT]
    healing = [facts for facts in happened if facts["event"] == HEALING]
    for facts in happened:
        if facts in fights[:1]:
            lines += ["", heading(board, "story-fight")]
        if facts in healing[:1]:
            lines += ["", heading(board, "story-healing"), indented(healing_line(board, healing))]
        if facts["event"] == "revealed":
            lines.append(indented(fight_line(board, [one for one in fights if one["guard"] == facts["guard"]])))
        elif facts["event"] not in [*FIGHT, HEALING]:
            lines += single(board, facts)
    return lines


def heading(board: Board, key: str) -> Text:
    return Text(board.texts.say(key), style="bold")


def fight_line(board: Board, fight: list[Facts]) -> str:
    """The guard as he fights and what stands against him, how it ends, and who takes how much."""
    say = board.texts.say
    guard, outcome, *loot = fight
    numbers = {key: guard[key] for key in ["guard", "strength", "loot", "sum"]}
    parts = [say("story-guard", stars=stars(guard["level"]), **numbers)]
    printed = guard["printed"]
    if (printed["strength"], printed["loot"]) != (guard["strength"], guard["loot"]):
        parts.append(say("story-printed", strength=printed["strength"], loot=printed["loot"]))
    if outcome["event"] == "lost":
        return " ".join([*parts, say("story-lost")])
    shares = [f"{board.names[facts['seat']]} {signed(facts['amount'])}" for facts in loot]
    parts.append(say("story-beaten", shares=", ".join(shares), left=outcome["left"]))
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
