"""The board of Mächtige Monster: the castle and the seats as tables, a card on a guard, and what a guard or the tile means."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.card_file import signed
from ...core.game import Data, View
from .. import teller
from ..board import Board, Position
from ..drawing import plain_table

OWNER_STYLES = ["cyan", "red", "green", "magenta", "blue", "yellow"]


class Teller(teller.Teller):
    def value(self, key: str, value: Any) -> str:
        """Levels are stars, two ends a range."""
        if key == "level":
            return "★" * int(value)
        return f"{value[0]}–{value[1]}" if key in ["strength", "loot"] and isinstance(value, list) else super().value(key, value)

    def printed(self, section: str, row: Data) -> list[str]:
        """Of a tile what it says at length."""
        return self.does(section, row)[:1] or super().printed(section, row)

    def spoken(self, facts: Data) -> Data:
        stars = {"level": self.value("level", facts["level"])} if facts.get("level") else {}
        return super().spoken({**facts, **stars})


class TableBoard(Board):
    to: Teller
    TELLER = Teller
    KINDS = ["place", "displace"]
    HEADINGS = {"round": "bold"}
    BREAKS = ["tile", "placed", "displaced", "revealed", "taken_up", "over"]
    SECTIONS = ["backs", "monsters", "guards", "tiles"]
    TOPICS = ["tile"]
    NUMBERED = ["guard"]

    def facts(self, view: View, move: Data) -> Data:
        """Where a monster lies, it is displaced."""
        guards, found = view["guards"], {**move, "type": self.to.mine(view)["type"]}
        lying = guards[move["guard"] - 1]["slots"][move["slot"] - 1] if move["guard"] <= len(guards) else None
        return found if lying is None else {**found, "kind": "displace", "lying": lying["strength"], "owner": lying["seat"]}

    def events(self, happened: list[Data]) -> list[Data]:
        """Who was dealt cards goes without saying, except the reader's own; of a guard whom the tile changed the front is told."""
        told = [facts for facts in happened if facts["event"] != "dealt" or facts["seat"] == self.reader]
        same = [facts.get("printed", {}).items() <= facts.items() for facts in told]
        return [{**facts, "was": None if same[at] else facts["printed"]} for at, facts in enumerate(told)]

    # The table

    def picture(self, position: Position) -> list[RenderableType]:
        view, to = position.view, self.to
        facts = {key: view[key] for key in ["round", "rounds", "tile"]}
        title, *tile = to.pieces("heading", {**facts, "count": view["pile"]["count"], "level": view["pile"]["top"]})
        lines: list[RenderableType] = ["", Rule(style="dim"), Text(title, style="bold"), *tile, "", self.castle(view), ""]
        healing = [f"{strength}: {cost}" for strength, cost in enumerate(to.mine(view)["heal_now"], start=1)]
        return [*lines, self.seats(view), "", to.say("healing", costs=", ".join(healing)), ""]

    def castle(self, view: View) -> RenderableType:
        """One line per guard, from the gate inwards: the ranges that count, and beside them what the tile added to them."""
        rows: list[list[RenderableType]] = []
        for number, guard in enumerate(view["guards"], start=1):
            spans = []
            for key in ["strength", "loot"]:
                change = guard["now"][key][1] - guard[key][1]
                spans.append(f"{self.to.value(key, guard['now'][key])}{f' ({signed(change)})' if change else ''}")
            slots = [self.monster(slot) for slot in guard["slots"]]
            rows.append(
                [f"{number} {self.to.value('level', guard['level'])}", *spans, *slots, self.to.sentence("sum", reached(guard))]
            )
        return plain_table(self.texts.say("head-castle").split(" | "), [*rows, [Text(self.texts.say("foot-throne"), style="dim")]])

    def monster(self, slot: Data | None) -> Text:
        if slot is None:
            return Text(self.texts.say("free-slot"), style="dim")
        return Text(f"{slot['strength']} {self.names[slot['seat']]}", style=OWNER_STYLES[slot["seat"]])

    def seats(self, view: View) -> RenderableType:
        """Gold and cards; what the reader cannot know is a question mark."""
        rows: list[list[RenderableType]] = []
        for seat, seen in enumerate(view["seats"]):
            marks = [f"mark-{mark}" for mark in ["turn", "start"] if seat == view[mark]]
            cards = [" ".join("?" if one is None else str(one) for one in seen[pile]) for pile in ["hand", "aside"]]
            numbers = [self.texts.say(f"types-{seen['type']}"), str(seen["gold"]), *cards]
            you = [self.texts.say("you-mark")] if seat == self.reader else []
            name = Text(" ".join([self.names[seat], *you]), style=OWNER_STYLES[seat])
            rows.append([name, *numbers, ", ".join(self.texts.say(mark) for mark in marks)])
        return plain_table([*self.texts.say("head-seats").split(" | "), ""], rows)

    # Explanations

    def guard(self, view: View, number: int) -> list[str] | None:
        """What the back promises, what the tile changes, from when on nobody is displaced, and which fronts nobody has seen yet."""
        if not 1 <= number <= len(view["guards"]):
            return None
        guard = view["guards"][number - 1]
        unseen = [row for row in self.to.cards["guards"] if row["level"] == guard["level"] and row["id"] not in view["revealed"]]
        strengths = sorted(Counter(row["strength"] for row in unseen).items())
        listed = ", ".join(f"{strength} ({count}×)" for strength, count in strengths)
        ranges = {f"{key}_now": self.to.value(key, guard["now"][key]) for key in ["strength", "loot"]}
        facts = {**guard, **reached(guard), **ranges, "guard": number, "unseen": listed or None, "count": len(unseen)}
        return self.to.pieces("explain-guard", {key: fact for key, fact in facts.items() if key not in ["slots", "now"]})

    def tile(self, view: View) -> list[str]:
        """The king's tile, and those that are gone."""
        if view["tile"] is None:
            return [self.texts.say("explain-no-tile")]
        before = "; ".join(self.texts.say(f"tile-{key}") for key in view["tiles"][:-1])
        return self.to.pieces("explain-tile", {"tile": view["tile"], "before": before or None})


def reached(guard: Data) -> Data:
    """The sum of the monsters against the maximum on the back; from the maximum on nobody can be displaced (R13a)."""
    total, most = sum(slot["strength"] for slot in guard["slots"] if slot is not None), guard["strength"][1]
    return {"sum": total, "most": most, "fixed": total >= most}
