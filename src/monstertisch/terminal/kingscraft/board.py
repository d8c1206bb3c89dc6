"""The board of Kingscraft: enemies, forge and fights, and what may be asked of them."""

from __future__ import annotations

from ...core.game import Data, Result, View
from ..board import Board
from . import moves
from .teller import GOLDEN, Teller, places


class TableBoard(Board):
    to: Teller
    TELLER = Teller
    ARRANGING = ["wear", "take_off"]
    HEADINGS = {"round": "bold", "turn": "bold"}
    BREAKS = ["over"]
    UNSAID = ["chose"]  # shows when the cards are turned up

    # The table

    def is_brief(self, view: View) -> bool:
        """Once a round everything."""
        return bool(view["prompt"]["kind"] != "choose")

    def scene(self, view: View) -> Data:
        """From the running fight to the others at the table; a question within a round is about the fight, or one's own board and
        the enemy ahead.
        """
        to, prompt, enemies = self.to, view["prompt"], [view["king"], *view["creatures"][::-1]]
        attacked = prompt["card"] if prompt["kind"] == "own_turn" and prompt["at"] != "end" else ""
        ahead = [view["king"], *view["creatures"]][to.attacks[attacked]] if attacked in to.attacks else None
        doses = [dose for dose in view["doses"] if to.rows[dose["potion"]]["duration"] != "instant"]
        craftable = [place for place in places(view) if place["recipe"] and place["recipe"].get("craftable")]
        return {
            **{key: view[key] for key in ["round", "phase", "deck", "discard"]},
            "fight": self.running(view),
            "turns": turns(view),
            "doses": [{**dose, "seat": None if dose["target"] == "enemy" else dose["target"]} for dose in doses],
            "enemies": "\n".join(
                f"{to.sentence('level', {'level': 0, **one})} | {to.name(one['card'])} | {to.enemy(one)}" for one in enemies
            ),
            "ahead": f"{to.name(ahead['card'])}: {to.enemy(ahead)}" if ahead else None,
            "forge": "\n".join(f" {row + 1} | {to.forge_row(view, row)}" for row in range(3)),
            "makeable": "; ".join(map(to.recipe, craftable)) or None,
            "own": to.sentence("own", to.being(to.mine(view))),
            "others": "\n".join(to.person(seen) for seen in view["seats"] if seen["seat"] != self.reader),
        }

    def running(self, view: View) -> str | None:
        """The running fight: dice and power of both sides; before they roll, what both have. In a friendly one, what others reroll
        is unseen until all are done.
        """
        to, seen = self.to, view["fight"]
        if seen is None:
            sides = [to.side(to.names[pool["seat"]], pool) for pool in view["friendly"]["sides"]] if view["friendly"] else []
            return "\n".join([f"# {to.say('friendly-title')}", *sides]) if sides else None
        hero, foe, fighter = to.names[seen["seat"]], to.name(seen["enemy"]), view["seats"][seen["seat"]]
        enemy = next(enemy for enemy in [view["king"], *view["creatures"]] if enemy["card"] == seen["enemy"])
        sides = [f" {hero}: {to.numbers(fighter)}", f" {foe}: {to.enemy(enemy)}"]
        sides = [to.side(hero, seen["hero"]), to.side(foe, seen["foe"])] if seen["hero"] else sides
        title = to.sentence("fight-title", {**seen, "attempt": max(seen["attempt"], 1)})
        return "\n".join([f"# {title}", *sides, *[f" {line}" for line in to.standing(seen)]])

    # Moves and the question

    def facts(self, view: View, move: Data) -> Data:
        return moves.facts(self.to, view, move)

    def prompt(self, view: View) -> Data:
        """Windows and the ends of a turn are kinds of their own."""
        prompt = view["prompt"]
        return {**prompt, "kind": prompt.get("window") or "-".join(filter(None, [prompt["kind"], prompt.get("at")]))}

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
            found["everyone"] = to.by_seat("action", facts["cards"])
        elif kind == "ranked":
            found["everyone"] = to.by_seat("", [facts["values"].get(str(seat)) for seat in range(len(self.names))])
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
        slots = [(self.to.slot(slot["slot"]), " · ".join(filter(None, self.to.slot_cells(slot)))) for slot in seen["slots"]]
        lines = [*self.to.tell(seen["character"])[:1], *[f"{slot}: {what}" for slot, what in slots]]
        return [self.to.person(seen), *[f"  {line}" for line in lines]]

    def forge(self, view: View) -> list[str]:
        """Every recipe for which the reader has something: makeable ones first, then what is missing."""
        begun = [place for place in places(view) if place["recipe"] and any(place["recipe"].get("owned", []))]
        begun.sort(key=lambda place: not place["recipe"]["craftable"])
        lines = [f"  {self.to.item(place)}: {self.to.value('recipe', place['recipe'])}" for place in begun]
        return [self.texts.say("explain-recipes" if begun else "explain-no-recipes"), *lines]

    def fight(self, view: View) -> list[str] | None:
        if view["fight"] is None:
            return [self.texts.say("why-friendly_reroll")] if view["friendly"] else None
        return [*self.to.standing(view["fight"]), *self.card(view, view["fight"]["enemy"])]

    def potions(self, view: View) -> list[str]:
        """One's own, the discarded ones, and what the reader knows of the deck."""
        mine = [self.to.alike(card)[0] for card in self.to.mine(view)["potions"]]
        lines = self.several_cards(view, mine) or [self.texts.say("explain-no-potions")]
        return [*lines, *self.to.pieces("explain-piles", {"discard": view["discard"], "top": view["deck"]["top"]})]

    def king(self, view: View) -> list[str]:
        return [*self.card(view, view["king"]["card"]), "", *self.card(view, "KING")]


def turns(view: View) -> list[Data]:
    """Who has which card, in the order of the turns."""
    found = []
    for at, seat in enumerate(view["order"]):
        when = "done" if at < view["turns_done"] else "now" if seat == view["active"] else "later"
        found.append({"seat": seat, "card": view["seats"][seat]["card"], "when": when})
    return found
