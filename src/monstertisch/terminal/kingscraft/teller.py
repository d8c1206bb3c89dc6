"""What is told of cards and of things on the table: what they do, dice, bans, recipes, enemies."""

from __future__ import annotations

from typing import Any

from ...core.game import Data, View
from .. import teller
from ..teller import bracketed

GOLDEN = "★"


class Teller(teller.Teller):
    OWN_WORDS = ["effects", "dice", "pool", "sources", "by", "recipe", "items"]

    def does(self, section: str, row: Data) -> list[str]:
        """Of an action at length."""
        return super().does(section, row)[: 1 if section == "actions" else None]

    def effects(self, effects: Data | None) -> str:
        """Effects as a card file or a view writes them."""
        return ", ".join(self.texts.tell("effects", effects or {}))

    def slot(self, slot: str) -> str:
        return self.say(f"slot-{slot}")

    def item(self, seen: Data) -> str:
        """An item of the view, golden ones with a star."""
        return self.name(seen["item"]) + (GOLDEN if seen["improved"] else "")

    def item_does(self, seen: Data, improved: bool) -> str:
        """In which slot an item works, and what it does there with this side up; a joker in short."""
        if seen["joker"]:
            return self.sentence("joker", seen)
        side = seen["improved_effects"] if improved else seen["effects"]
        return f"{self.slot(seen['slot'])}: {self.effects(side)}"

    def enemy(self, seen: Data) -> str:
        """What a creature or king of the view does, with its bans and the speed that switches them off, and what is added now."""
        now = {"beer_now": None, "guard_bonus": 0, "guards": 0, "left": -1, **seen}
        return "; ".join([*self.does("kings", {**seen, "beer": []} if now["beer_now"] else seen), *self.pieces("enemy-now", now)])

    # Things

    def value(self, key: str, value: Any) -> str:
        if key == "effects":
            return self.effects(value)
        if key in ["dice", "pool"] and isinstance(value, dict):
            return self.effects({"d6": value["6"], "d12": value["12"]})
        if key == "dice":
            return self.faces(value)
        if key in ["bans", "cancelled"] and isinstance(value, str):
            return self.name(value, "ban")
        if key == "by":
            return self.source(value)
        if key == "sources" and isinstance(value, dict):
            return self.sentence("dice-with", value) + bracketed([self.source(value)])
        if key == "recipe" and "owned" in value:
            lacking = [self.name(card) for card, owned in zip(value["materials"], value["owned"], strict=True) if not owned]
            return super().value(key, {**value, "lacking": ", ".join(lacking)})
        return super().value(key, value)

    def faces(self, dice: list[Data]) -> str:
        """What dice show, twelve-sided ones apart; those picked for a reroll in brackets."""
        found = []
        for sides in [6, 12]:
            faces = [f"[{die['face']}]" if die.get("picked") else str(die["face"]) for die in dice if die["sides"] == sides]
            found += [" ".join(faces) if sides == 6 else self.say("twelves", faces=" ".join(faces))] if faces else []
        return " · ".join(found)

    def source(self, source: Data) -> str:
        """What lets dice of certain values be rerolled: an item, a slot of the Nobleman, a potion, or the enemy's card."""
        cards = [source[key] for key in ["item", "potion", "card"] if source.get(key) in self.rows]
        return self.name(cards[0]) if cards else self.slot(source["slot"]) if "slot" in source else self.say("title-enemy")


def places(view: View) -> list[Data]:
    """Every place of the forge, board by board, row by row, with its item wherever that is."""
    return [place for board in view["forge"] for row in board["rows"] for place in row]
