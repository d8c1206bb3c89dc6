"""The board of Kingscraft: enemies, forge and fights, and what may be asked of them."""

from __future__ import annotations

from rich.console import RenderableType

from ...core.game import Data, Result, View
from ..board import Board, Position
from . import moves, picture
from .teller import GOLDEN, Teller, places


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
    NUMBERED = ["level"]

    def picture(self, position: Position) -> list[RenderableType]:
        return picture.draw(self.to, position.view)

    def glance(self, position: Position) -> list[RenderableType]:
        """Once a round everything, then what the question is about."""
        whole = position.view["prompt"]["kind"] == "choose"
        return picture.draw(self.to, position.view) if whole else picture.glance(self.to, position.view)

    def prompt(self, view: View) -> Data:
        """Windows and the ends of a turn are kinds of their own."""
        prompt = view["prompt"]
        return {**prompt, "kind": prompt.get("window") or "-".join(filter(None, [prompt["kind"], prompt.get("at")]))}

    def facts(self, view: View, move: Data) -> Data:
        return moves.facts(self.to, view, move)

    def verdict(self, result: Result) -> str:
        """R142: a king who was never beaten has no winners."""
        return super().verdict(result) if any(result.scores) else self.texts.say("verdict-nobody")

    # What happened

    def events(self, happened: list[Data]) -> list[Data]:
        """Of a ranking by power the dice have told."""
        return [self.with_more(facts) for facts in happened if facts["event"] != "ranked" or facts["why"] != "power"]

    def with_more(self, facts: Data) -> Data:
        """An event with what its sentence may ask for: golden items, dice, bans, what everybody has."""
        kind, to = facts["event"], self.to
        found = {"potions": [], "potion": None, "by": None, **facts}
        if "item" in facts and facts.get("improved"):
            found["item"] = to.name(facts["item"]) + GOLDEN
        if kind == "setup":
            found["items"] = to.listed(facts["items"][self.reader]) if self.reader is not None else None
        elif kind == "revealed":
            found["everyone"] = to.by_seat(facts["cards"])
        elif kind == "ranked":
            found["everyone"] = to.by_seat([facts["values"].get(str(seat)) for seat in range(len(self.names))])
        elif kind == "speed_check":
            lists = {"ban": facts["bans"], "off": facts["cancelled"]}
            found |= {key: to.several("bans", bans) if bans else None for key, bans in lists.items()}
        elif kind == "rolled" and not facts["dice"]:
            return {"event": "no_dice", "power": facts["power"]}
        elif "dice" in facts:
            after = [{**die, "face": die["to"]} for die in facts["dice"] if "to" in die]
            before = facts["dice"] if after else sorted(facts["dice"], key=lambda die: int(die["face"]), reverse=True)
            found |= {"faces": to.faces(before), "to": to.faces(after)}
        return found

    # Explanations

    def level(self, view: View, number: int) -> list[str] | None:
        """A creature by its level."""
        return self.card(view, view["creatures"][number - 1]["card"]) if 1 <= number <= len(view["creatures"]) else None

    def card(self, view: View, card: str) -> list[str]:
        """R11: an item whose board is left out is in nobody's hands."""
        lines = super().card(view, card)
        missing = self.to.sections[card] == "items" and moves.item_in(view, card) is None
        return [*lines, f"  {self.to.sentence('not-in-play', self.to.rows[card])}"] if missing else lines

    def player(self, view: View, seat: int) -> list[str]:
        """Numbers and things, what is special, and what everything worn does."""
        seen = view["seats"][seat]
        lines = self.to.tell(seen["character"])[:1]
        for slot in seen["slots"]:
            what, does = picture.slot_cells(self.to, slot)
            lines.append(f"{self.to.slot(slot['slot'])}: {' · '.join(filter(None, [what, does]))}")
        return [picture.person(self.to, seen), *[f"  {line}" for line in lines]]

    def forge(self, view: View) -> list[str]:
        """Every recipe for which the reader has something: makeable ones first, then what is missing."""
        begun = [place for place in places(view) if place["recipe"] and any(place["recipe"].get("owned", []))]
        begun.sort(key=lambda place: not place["recipe"]["craftable"])
        lines = [f"  {self.to.item(place)}: {self.to.value('recipe', place['recipe'])}" for place in begun]
        return [self.texts.say("explain-recipes" if begun else "explain-no-recipes"), *lines]

    def fight(self, view: View) -> list[str] | None:
        if view["fight"] is None:
            return [self.texts.say("why-friendly_reroll")] if view["friendly"] else None
        return [*picture.standing(self.to, view["fight"]), *self.card(view, view["fight"]["enemy"])]

    def potions(self, view: View) -> list[str]:
        """One's own, the discarded ones, and what the reader knows of the deck."""
        mine = [self.to.alike(card)[0] for card in self.to.mine(view)["potions"]]
        lines = self.several_cards(view, mine) or [self.texts.say("explain-no-potions")]
        return [*lines, *self.to.pieces("explain-piles", {"discard": view["discard"], "top": view["deck"]["top"]})]

    def king(self, view: View) -> list[str]:
        return [*self.card(view, view["king"]["card"]), "", *self.card(view, "KING")]
