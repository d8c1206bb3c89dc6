"""The board of Mächtige Monster: a card on a guard, and what a card, a guard, a slot or the tile means."""

from __future__ import annotations

import re
from collections import Counter

from rich.console import RenderableType

from ...core.game import Data, View
from ..board import Board, Position
from ..drawing import signed
from ..typed import tokens
from . import picture

PLACE = re.compile(r"(\d+)\.(\d+)")
STRENGTHS = [1, 2, 3, 4, 5]


class TableBoard(Board):
    KINDS = ["place", "displace"]
    HEADINGS = {"round": "bold"}
    BREAKS = ["tile", "placed", "displaced", "revealed", "taken_up", "over"]
    SECTIONS = ["backs", "monsters", "guards", "tiles"]
    TOPICS = ["tile"]

    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self.to, position.view)

    def asked(self, view: View) -> list[str]:
        del view
        return [self.texts.say("your-turn"), self.texts.say("explain-turn")]

    def facts(self, view: View, move: Data) -> Data:
        """Where a monster lies, it is displaced."""
        lying, found = lying_at(view, move["guard"], move["slot"]), {**move, "type": self.to.mine(view)["type"]}
        return found if lying is None else {**found, "kind": "displace", "lying": lying["strength"], "owner": lying["seat"]}

    def events(self, happened: list[Data]) -> list[Data]:
        """Who was dealt cards goes without saying, except the reader's own."""
        told = [facts for facts in happened if facts["event"] != "dealt" or facts["seat"] == self.reader]
        return [{**facts, "more": self.printed(facts)} for facts in told]

    def printed(self, facts: Data) -> str:
        """What stands on the front of a guard whom the tile changed."""
        printed = facts.get("printed", {})
        return "" if printed.items() <= facts.items() else self.texts.say("printed", **printed)

    def card_line(self, section: str, row: Data) -> str:
        facts = {key: span(row[key]) for key in ["strength", "loot"] if key in row}
        if section == "tiles":
            return self.texts.say(f"tile-{row['key']}")
        if section == "monsters":
            return self.texts.say("list-monster", type=self.to.name(row["type"]), heal=row["heal"], **facts)
        return self.texts.say("list-guard", stars=picture.stars(row["level"]), **facts)

    # Explanations

    def explain(self, topic: str, position: Position) -> list[str] | None:
        """A number is a card of the reader, with a dot a slot."""
        wanted, guards = topic.strip().casefold(), len(position.view["guards"])
        place, words = PLACE.fullmatch(wanted), tokens(wanted)
        if wanted.isdecimal():
            return self.monster(position, int(wanted)) if int(wanted) in STRENGTHS else None
        if place and 1 <= int(place[1]) <= guards and int(place[2]) in [1, 2]:
            return [self.place(position, int(place[1]), int(place[2]))]
        if len(words) == 2 and words[1].isdecimal() and self.vocabulary.is_one_of(words[:1], "topic-guard"):
            return self.guard(position, int(words[1])) if 1 <= int(words[1]) <= guards else None
        return super().explain(topic, position)

    def overview(self, position: Position) -> list[str]:
        """Every card of the hand with its targets, then every monster that stays where it is, with the reason."""
        view, say = position.view, self.texts.say
        lines = self.asked(view)[1:]
        for strength in self.to.mine(view)["hand"]:
            lines += ["", *self.monster(position, strength)]
        filled = [(guard + 1, slot) for guard in range(len(view["guards"])) for slot in [1, 2] if lying_at(view, guard + 1, slot)]
        fixed = [self.place(position, *place) for place in filled if not self.displacing(position, *place)]
        lines += ["", say("explain-fixed"), *[f"  {line}" for line in fixed]] if fixed else []
        lines += ["", *self.tile(view)] if view["tile"] is not None else []
        return [*lines, "", say("explain-castle")]

    def displacing(self, position: Position, guard: int, slot: int) -> list[int]:
        """The possible moves to this slot."""
        moves = {action: self.moves.spell_out(action) for action in position.options}
        return [action for action, move in moves.items() if (move["guard"], move["slot"]) == (guard, slot)]

    def against(self, position: Position, strength: int, guard: int, slot: int) -> str:
        """Why this card cannot go there."""
        reason = position.why_not(self.moves.read({"kind": "place", "strength": strength, "guard": guard, "slot": slot}))
        assert reason is not None
        return self.reason(reason)

    def place(self, position: Position, guard: int, slot: int) -> str:
        """One slot: free, taken for good, with the reason against the strongest card of the hand, or to be had for a price."""
        say, lying, where = self.texts.say, lying_at(position.view, guard, slot), f"{guard}.{slot}"
        if lying is None:
            return say("explain-free", place=where)
        moves = self.displacing(position, guard, slot)
        strongest = self.to.mine(position.view)["hand"][-1]
        what = self.brings(position, moves[0]) if moves else self.against(position, strongest, guard, slot)
        who = say("monster-of", strength=lying["strength"], owner=self.names[lying["seat"]])
        return say("explain-place", place=where, who=who, what=what)

    def monster(self, position: Position, strength: int) -> list[str]:
        """One of the reader's five monsters: what it costs when it is hurt, where it is and where it may go."""
        view, say = position.view, self.texts.say
        mine = self.to.mine(view)
        heal = mine["heal_now"][strength - 1]
        lines = [say("explain-card", type=say(f"type-{mine['type']}"), strength=strength, heal=heal)]
        if strength not in mine["hand"]:
            return [*lines, "  " + say("explain-aside" if strength in mine["aside"] else "explain-in-castle")]
        moves = [move for action in position.options if (move := self.moves.spell_out(action))["strength"] == strength]
        free = [str(move["guard"]) for move in moves if lying_at(view, move["guard"], move["slot"]) is None]
        taken = [(move["guard"], move["slot"]) for move in moves if lying_at(view, move["guard"], move["slot"])]
        lines += ["  " + say("explain-targets", guards=self.texts.together(free))] if free else []
        lines += ["  " + say("explain-displaces"), *[f"    {self.place(position, *one)}" for one in taken]] if taken else []
        return lines if moves else [*lines, f"  {self.against(position, strength, 1, 1)}"]

    def guard(self, position: Position, number: int) -> list[str]:
        """What the back promises, what the tile changes, who lies there, and which fronts nobody has seen yet."""
        view, say = position.view, self.texts.say
        guard = view["guards"][number - 1]
        (least, most), (low, high), level = guard["strength"], guard["loot"], guard["level"]
        stars = picture.stars(level)
        lines = [say("explain-guard", guard=number, stars=stars, least=least, most=most, low=low, high=high)]
        stronger, richer = picture.changes(guard)
        lines += [say("explain-change", strength=signed(stronger), loot=signed(richer))] if stronger or richer else []
        lines += [say("explain-limit", sum=picture.sum_at(guard), most=most)]
        lines += [f"  {self.place(position, number, slot)}" for slot in [1, 2]]
        unseen = [row for row in self.to.cards["guards"] if row["level"] == level and row["id"] not in view["revealed"]]
        strengths = sorted(Counter(row["strength"] for row in unseen).items())
        listed = ", ".join(f"{strength} ({count}×)" for strength, count in strengths)
        return [*lines, say("explain-unseen", stars=stars, count=len(unseen), strengths=listed)]

    def tile(self, view: View) -> list[str]:
        say = self.texts.say
        if view["tile"] is None:
            return [say("explain-no-tile")]
        before = [f"  {say(f'tile-{key}')}" for key in view["tiles"][:-1]]
        return [say("king-says", tile=say(f"tile-{view['tile']}")), *([say("explain-tiles-before"), *before] if before else [])]


def lying_at(view: View, guard: int, slot: int) -> Data | None:
    """The monster in this slot."""
    seen: Data | None = view["guards"][guard - 1]["slots"][slot - 1] if guard <= len(view["guards"]) else None
    return seen


def span(value: int | list[int]) -> str:
    return f"{value[0]}–{value[1]}" if isinstance(value, list) else str(value)
