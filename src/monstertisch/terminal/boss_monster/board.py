"""The board of Boss Monster: dungeons, windows, and what a player, the town or the discard pile is about."""

from __future__ import annotations

from rich.console import RenderableType

from ...core.game import Data, View
from ..board import Board, Position
from . import moves, picture
from .teller import Teller

PHASES = ["build", "reveal", "bait", "adventure"]  # the phases that have a heading


class TableBoard(Board):
    to: Teller
    TELLER = Teller
    KINDS = [
        "boss", "redraw", "keep", "place", "promote", "sell",
        "use_card", "use_room", "use_miniboss", "use_hero", "use_boss", "use_deal",
        "discard", "take", "target_seat", "target_room", "target_hero", "target_treasure", "trigger", "mode", "draw", "coins",
        "accept", "take_back", "pass", "decline",
    ]  # fmt: skip
    HEADINGS = {"turn": "bold", "phase": "italic"}
    BREAKS = ["hero_turn", "build_turn", "adventure_turn"]
    # What is said with something else: by headings, by the rooms that are built, by what is told of a walk.
    UNSAID = ["build_turn", "adventure_turn", "revealed", "room_entered", "survived", "enters", "turn_over", "chose"]
    SECTIONS = ["bosses", "rooms", "minibosses", "spells", "heroes"]
    TOPICS = ["town", "discard", "hand", "boss"]

    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self.to, position.view)

    def glance(self, position: Position) -> list[RenderableType]:
        """Everything once a turn, before one builds; then what the question is about."""
        view = position.view
        mine = self.to.mine(view)
        whole = moves.asked(view["prompt"], mine["seat"]) == "build" and mine["face_down"] is None and not view["waiting"]
        return picture.draw(self.to, view) if whole else picture.glance(self.to, view)

    def facts(self, view: View, move: Data) -> Data:
        return moves.facts(self.to, view, move)

    def events(self, happened: list[Data]) -> list[Data]:
        """Without what everybody does, and what was told a moment ago."""
        found: list[Data] = []
        declared: Data = {"source": None}
        for facts in happened:
            kind = facts["event"]
            declared = facts if kind == "declared" else declared
            drawn = kind == "drew" and facts["why"] in ["turn", "opening"] and facts["seat"] != self.reader
            at_once = kind == "resolves" and declared["source"] == facts["source"] and not declared["waits"]
            if not drawn and not at_once and (kind != "phase" or facts["phase"] in PHASES):
                found.append(self.with_more(facts))
        return found

    def with_more(self, facts: Data) -> Data:
        """An event with what its sentence may ask for."""
        found = {"cards": [], "card": "", **facts}
        if facts["event"] == "bosses":
            found["values"] = facts["bosses"]
        elif facts["event"] == "declared":
            found["mode"] = self.to.mode(facts["source"], facts["mode"]) if facts["mode"] is not None else None
        return found if facts.get("count") != 1 or facts["event"] != "discarded" else {**found, "cards": []}

    # The question

    def prompt(self, view: View) -> Data:
        """R31: windows are kinds of their own, by where we are and whether somebody's effect waits for an answer."""
        prompt = view["prompt"]
        if prompt["kind"] != "window":
            card = {"card": prompt["source"]["card"]} if prompt.get("source") else {}
            left = {"left": prompt["left"][self.reader]} if prompt["kind"] == "discard_two" else {}
            return {**prompt, **card, **left}
        there = moves.room_at(view, prompt["dungeon"], prompt["slot"]) if prompt["slot"] else None
        where = f"window-{prompt['window']}"
        if prompt["waiting"] and prompt["active"] == self.reader:
            where = "before-it-happens"
        elif prompt["window"] in ["entrance", "room"] and not prompt["hero"]:
            where = "window-left"
        elif prompt["window"] == "room" and not there:
            where = "window-limbo"
        return {"kind": where, "seat": prompt["active"], "hero": prompt["hero"] or "", "room": there["room"] if there else ""}

    # Explanations

    def town(self, view: View) -> list[str]:
        """Every hero in town with what lures him and where he would go now."""
        return self.several_cards(view, [hero["hero"] for hero in view["town"]]) or [self.texts.say("town-empty")]

    def discard(self, view: View) -> list[str]:
        """R10: the discard pile is open to all; the last card lies on top."""
        return [self.to.sentence("explain-discard", {"cards": view["discard"][::-1]})]

    def hand(self, view: View) -> list[str]:
        return self.several_cards(view, self.to.mine(view)["hand"]) or [self.texts.say("hand-empty")]

    def boss(self, view: View) -> list[str] | None:
        boss = self.to.mine(view)["boss"]
        return self.card(view, boss) if boss else None

    def player(self, view: View, seat: int) -> list[str]:
        """Numbers, the way to the boss, then every card on it."""
        seen = view["seats"][seat]
        guests = [room["miniboss"]["card"] for room in seen["rooms"] if room["miniboss"]]
        cards = [*[room["room"] for room in seen["rooms"]], *guests, *([seen["boss"]] if seen["boss"] else [])]
        lines = [picture.player(self.to, seen), *[f"  {line}" for line in picture.inside(self.to, seen)]]
        return [*lines, *[f"  {line}" for line in [*self.to.pieces("piles", seen), *self.several_cards(view, cards)]]]
