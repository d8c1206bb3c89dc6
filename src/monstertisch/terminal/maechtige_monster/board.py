"""The board of Mächtige Monster: the castle and the seats as tables, a card on a guard, and what a guard or the tile means."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.card_file import signed
from ...core.game import Data, View
from .. import teller
from ..board import Board


class Teller(teller.Teller):
    def value(self, key: str, value: Any) -> str:
        """Levels are stars, two ends a range, cards their strengths; what the reader cannot know is a question mark."""
        if key == "level":
            return "★" * int(value)
        if key in ["hand", "aside"]:
            return " ".join("?" if one is None else str(one) for one in value)
        is_range = key.removesuffix("_now") in ["strength", "loot"] and isinstance(value, list)
        return f"{value[0]}–{value[1]}" if is_range else super().value(key, value)

    def printed(self, section: str, row: Data) -> list[str]:
        """Of a tile what it says at length."""
        return self.does(section, row)[:1] or super().printed(section, row)

    def spoken(self, facts: Data) -> Data:
        stars = {"level": self.value("level", facts["level"])} if facts.get("level") else {}
        return super().spoken({**facts, **stars})


class TableBoard(Board):
    TELLER = Teller
    HEADINGS = {"round": "bold"}
    BREAKS = ["tile", "placed", "displaced", "revealed", "taken_up", "over"]

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

    def scene(self, view: View) -> Data:
        guards = [standing(guard, number) for number, guard in enumerate(view["guards"], start=1)]
        seats = [
            {**seen, "seat": seat, "types": seen["type"], "plays": seat == view["turn"], "starts": seat == view["start"]}
            for seat, seen in enumerate(view["seats"])
        ]
        costs = [f"{strength}: {cost}" for strength, cost in enumerate(self.to.mine(view)["heal_now"], start=1)]
        found = {"castle": self.to.lines("standing", guards), "people": self.to.lines("person", seats), "costs": ", ".join(costs)}
        return {**found, **{key: view[key] for key in ["round", "rounds", "tile", "pile"]}, "level": view["pile"]["top"]}

    # Explanations

    def guard(self, view: View, number: int) -> list[str] | None:
        """What the back promises, what the tile changes, who lies there, and which fronts nobody has seen yet."""
        if not 1 <= number <= len(view["guards"]):
            return None
        guard = standing(view["guards"][number - 1], number)
        unseen = [row for row in self.to.cards["guards"] if row["level"] == guard["level"] and row["id"] not in view["revealed"]]
        strengths = sorted(Counter(row["strength"] for row in unseen).items())
        listed = ", ".join(f"{strength} ({count}×)" for strength, count in strengths)
        return self.to.pieces("explain-guard", {**guard, "unseen": listed or None, "count": len(unseen)})

    def tile(self, view: View) -> list[str]:
        """The king's tile, and those that are gone."""
        if view["tile"] is None:
            return [self.texts.say("explain-no-tile")]
        before = "; ".join(self.texts.say(f"tile-{key}") for key in view["tiles"][:-1])
        return self.to.pieces("explain-tile", {"tile": view["tile"], "before": before or None})


def standing(guard: Data, number: int) -> Data:
    """A guard with the ranges that count now and what the tile added to them, who lies there, and their sum against the maximum on
    the back; from the maximum on nobody can be displaced (R13a).
    """
    (first, second), most = guard["slots"], guard["strength"][1]
    total = sum(slot["strength"] for slot in guard["slots"] if slot is not None)
    found = {"guard": number, "level": guard["level"], "first": first, "second": second}
    for key in ["strength", "loot"]:
        change = guard["now"][key][1] - guard[key][1]
        found |= {key: guard[key], f"{key}_now": guard["now"][key], f"{key}_more": signed(change) if change else None}
    changed = any(guard["now"][key] != guard[key] for key in ["strength", "loot"])
    return {**found, "sum": total, "most": most, "fixed": total >= most, "changed": changed}
