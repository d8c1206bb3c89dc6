"""The board of Boss Monster: dungeons, windows, and what a card, a player, the town or the discard pile is about."""

from __future__ import annotations

from rich.console import RenderableType

from ...core.game import Data, View
from ..board import Board, Position
from . import moves, numbers, picture, story
from .teller import Teller


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

    def brings(self, position: Position, action: int) -> str:
        move = self.facts(position.view, self.moves.spell_out(action))
        return moves.brings(self.to, position.view, move, position.preview(action))

    def events(self, happened: list[Data]) -> list[Data]:
        return story.told(self.to, happened)

    # The question

    def asked(self, view: View) -> list[str]:
        prompt, say = view["prompt"], self.texts.say
        if prompt["kind"] == "window":
            return [self.window(view), say(f"about-window-{prompt['window']}")]
        facts = {**prompt, **({"card": prompt["source"]["card"]} if prompt.get("source") else {})}
        if prompt["kind"] == "discard_two":
            facts["left"] = prompt["left"][self.reader]
        return [say(f"ask-{prompt['kind']}", **self.to.spoken(facts)), say(f"about-{prompt['kind']}")]

    def window(self, view: View) -> str:
        """R31: where we are, and whether somebody's effect waits for an answer."""
        prompt, where = view["prompt"], view["prompt"]["window"]
        if prompt["waiting"] and prompt["active"] == self.reader:
            return self.texts.say("ask-before-it-happens")
        there = moves.room_at(view, prompt["dungeon"], prompt["slot"]) if prompt["slot"] else None
        if where in ["entrance", "room"] and not prompt["hero"]:
            where = "left"
        elif where == "room" and not there:
            where = "limbo"
        facts = {"seat": prompt["active"], "hero": prompt["hero"] or "", "room": there["room"] if there else ""}
        return self.texts.say(f"ask-window-{where}", **self.to.spoken(facts))

    # Explanations

    def town(self, view: View) -> list[str]:
        """Every hero in town with what lures him and where he would go now."""
        return [line for hero in view["town"] for line in self.card(view, hero["hero"])] or [self.texts.say("town-empty")]

    def discard(self, view: View) -> list[str]:
        """R10: the discard pile is open to all; the last card lies on top."""
        pile = view["discard"][::-1]
        cards = ", ".join(picture.copies(self.to, pile, one) for one in dict.fromkeys(pile))
        return [self.texts.say("explain-discard", cards=cards) if pile else self.texts.say("explain-discard-empty")]

    def hand(self, view: View) -> list[str]:
        held = dict.fromkeys(self.to.mine(view)["hand"])
        return [line for one in held for line in self.card(view, one)] or [self.texts.say("hand-empty")]

    def boss(self, view: View) -> list[str] | None:
        boss = self.to.mine(view)["boss"]
        return self.card(view, boss) if boss else None

    def player(self, view: View, seat: int) -> list[str] | None:
        return numbers.player(self.to, view["seats"][seat])

    def known(self, view: View, card: str) -> list[str]:
        return [*numbers.printed(self.to, card), *numbers.now(self.to, view, card)]

    def card_line(self, section: str, row: Data) -> str:
        """What is printed; of a hero from how many players on he takes part."""
        players = [self.texts.say("list-players", least=row["symbol"] or 2)] if section == "heroes" else []
        return " ".join([*numbers.printed(self.to, row["id"]), *players])
