"""The board of Boss Monster: dungeons, windows, and what a player, the town or the discard pile is about."""

from __future__ import annotations

from ...core.game import Data, View
from ..board import Board
from . import moves
from .teller import Teller, heroes_in

PHASES = ["build", "reveal", "bait", "adventure"]  # the phases that have a heading
ON_ROOMS = ["damage", "double", "no_icons", "each_icon", "blank", "deactivate"]  # what lasts on a room, as long as it is there


class TableBoard(Board):
    to: Teller
    TELLER = Teller
    HEADINGS = {"turn": "bold", "phase": "italic"}
    BREAKS = ["hero_turn", "build_turn", "adventure_turn"]
    # What is said with something else: by headings, by the rooms that are built, by what is told of a walk.
    UNSAID = ["build_turn", "adventure_turn", "revealed", "room_entered", "survived", "enters", "turn_over", "chose"]

    # The table

    def is_brief(self, view: View) -> bool:
        """Everything once a turn, before one builds."""
        mine = self.to.mine(view)
        return moves.asked(view["prompt"], mine["seat"]) != "build" or mine["face_down"] is not None or bool(view["waiting"])

    def scene(self, view: View) -> Data:
        """All dungeons from the left of the reader, and those `near` a question: one's own, where a hero walks or what waits."""
        to, seats, held = self.to, view["seats"], self.to.mine(view)["hand"]
        near = [self.reader, *([view["walker"]["seat"]] if view["walker"] else [])]
        near += [target["seat"] for deed in view["waiting"] for target in deed["targets"] if "slot" in target]
        around = [(to.mine(view)["seat"] + 1 + at) % len(seats) for at in range(len(seats))]
        cards = {card: to.name(card) + (f" ×{held.count(card)}" if held.count(card) > 1 else "") for card in held}
        return {
            **{key: view[key] for key in ["phase", "deck", "discard"]},
            **{"round": view["turn"], "building": view["phase"] == "build", **view["deck"]["heroes"]},
            "waiting": to.lines("waits", view["waiting"]),
            "lasting": to.lines("lasts", [seen for seen in view["lasting"] if still_matters(view, seen)]),
            "town": to.lines("in-town", [self.lured(view, hero) for hero in view["town"]]),
            "dungeons": "\n|\n".join(to.dungeon(seats[seat]) for seat in around),
            "near": "\n".join(to.dungeon(seats[seat]) for seat in dict.fromkeys(near)),
            "hand": "\n".join(f" {name} | {to.kind(card)} | {to.text(card)}" for card, name in cards.items()) or None,
            "held": ", ".join(f"{name} ({to.kind(card)})" for card, name in cards.items()) or None,
        }

    def lured(self, view: View, hero: Data) -> Data:
        """R77-R80: a hero with where he would go with the rooms as they are now; who has none of a treasure is not named."""
        unknown: Data = {"why": "unknown", "to": None, "values": []}
        bait = next((bait for bait in view["bait"] if bait["hero"] == hero["hero"]), unknown)
        values = [value or None if hero["rule"] == "treasure" else value for value in bait["values"]]
        return {**hero, "name": hero["hero"], "why": bait["why"], "seat": bait["to"], "values": values}

    # Moves and events

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
            found["everyone"] = self.to.by_seat("boss", facts["bosses"])
        elif facts["event"] == "hero_revealed":
            found |= {**self.to.rows[facts["hero"]], "name": facts["hero"]}
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
        first, *way = self.to.dungeon(seen).removeprefix("# ").split("\n")
        return [first, *way, *[f"  {line}" for line in [*self.to.pieces("piles", seen), *self.several_cards(view, cards)]]]


def still_matters(view: View, seen: Data) -> bool:
    """What lasts until the end of the turn, but not on what has gone."""
    return seen["hero"] in heroes_in(view) if "hero" in seen else "room" in seen or seen["what"] not in ON_ROOMS
