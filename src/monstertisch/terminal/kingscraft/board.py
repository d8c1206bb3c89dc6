"""The board of Kingscraft: enemies, forge and fights, and what may be asked of them."""

from __future__ import annotations

from rich.console import RenderableType

from ...core.game import Data, Result, View
from ..board import Board, Position
from ..typed import tokens
from . import explain, fights, moves, picture, story
from .teller import Teller


class TableBoard(Board):
    to: Teller
    TELLER = Teller
    KINDS = [
        "choose", "take", "draw", "decline", "combine", "improve", "brew", "exchange", "reroll", "set_die",
        "use_item", "use_potion", "use_enemy", "pick", "roll", "repeat", "discard", "return", "put", "steal", "steal_potion",
        "ambush", "swap", "token", "token_deck", "play", "play_on", "play_slot", "experiment", "research", "reproduce", "expert",
        "pass", "done", "wear", "take_off",
    ]  # fmt: skip
    ARRANGING = ["wear", "take_off"]
    HEADINGS = {"round": "bold", "turn": "bold"}
    BREAKS = ["over"]
    UNSAID = ["chose"]  # shows when the cards are turned up
    SECTIONS = ["items", "potions", "kings", "creatures", "standard_creatures", "characters", "actions", "tokens"]
    TOPICS = ["forge", "fight", "potions", "king"]

    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self.to, position.view)

    def glance(self, position: Position) -> list[RenderableType]:
        """Once a round everything, then what the question is about."""
        whole = position.view["prompt"]["kind"] == "choose"
        return picture.draw(self.to, position.view) if whole else picture.glance(self.to, position.view)

    def asked(self, view: View) -> list[str]:
        prompt, say = view["prompt"], self.texts.say
        key = prompt["window"] if prompt["kind"] == "window" else prompt["kind"]
        at = f"-{prompt['at']}" if key == "own_turn" else ""
        return [say(f"ask-{key}{at}", **self.to.spoken(prompt)), say(f"why-{key}")]

    def facts(self, view: View, move: Data) -> Data:
        return moves.facts(self.to, view, move)

    def brings(self, position: Position, action: int) -> str:
        move = self.facts(position.view, self.moves.spell_out(action))
        return moves.brings(self.to, position.view, move, position.preview(action))

    def events(self, happened: list[Data]) -> list[Data]:
        return story.told(self.to, happened)

    def verdict(self, result: Result) -> str:
        """R142: a king who was never beaten has no winners."""
        return super().verdict(result) if any(result.scores) else self.texts.say("verdict-nobody")

    # Explanations

    def explain(self, topic: str, position: Position) -> list[str] | None:
        """Creatures also by their level."""
        words = tokens(topic)
        if len(words) == 2 and words[1] in ["1", "2", "3"] and self.vocabulary.is_one_of(words[:1], "topic-level"):
            return self.card(position.view, position.view["creatures"][int(words[1]) - 1]["card"])
        return super().explain(topic, position)

    def known(self, view: View, card: str) -> list[str]:
        return explain.card(self.to, view, card)

    def player(self, view: View, seat: int) -> list[str] | None:
        return explain.player(self.to, view, seat)

    def forge(self, view: View) -> list[str]:
        return explain.recipes(self.to, view)

    def fight(self, view: View) -> list[str] | None:
        if view["fight"] is None:
            return [self.texts.say("why-friendly_reroll")] if view["friendly"] else None
        return [*fights.standing(self.to, view["fight"]), *self.card(view, view["fight"]["enemy"])]

    def potions(self, view: View) -> list[str]:
        mine = dict.fromkeys(self.to.alike(card)[0] for card in self.to.mine(view)["potions"])
        lines = [line for one in mine for line in self.card(view, one)] or [self.texts.say("explain-no-potions")]
        return [*lines, *explain.piles(self.to, view)]

    def king(self, view: View) -> list[str]:
        return [*self.card(view, view["king"]["card"]), "", *self.card(view, "KING")]

    def card_line(self, section: str, row: Data) -> str:
        return "; ".join(filter(None, explain.printed(self.to, section, row)))
