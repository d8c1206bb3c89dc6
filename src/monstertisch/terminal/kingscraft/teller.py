"""What is told of cards and of things on the table: what they do, dice, bans, recipes, enemies."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...core.game import Data, View
from .. import teller
from ..teller import bracketed

GOLDEN = "★"


class Teller(teller.Teller):
    OWN_WORDS = ["effects", "dice", "pool", "sources", "by", "recipe", "items"]

    def implied(self, section: str, fact: str) -> dict[str, Any]:
        """By the card what the rules say of it beside its row, of this section."""
        assert self.texts.game is not None
        game = self.texts.game
        return {row["id"]: game.implied(section, row)[fact] for row in self.cards[section]}

    @cached_property
    def tokens(self) -> dict[str, str]:
        """The Alchemist's tokens, by the kind of move by which each is used."""
        return {move: token for token, move in self.implied("tokens", "move").items()}

    @cached_property
    def attacks(self) -> dict[str, int]:
        """The action cards that attack, with the level of the enemy; 0 is the king."""
        return {card: level for card, level in self.implied("actions", "attacks").items() if level is not None}

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

    def side(self, name: str, pool: Data) -> str:
        """One side of a fight: dice, what is added, power; in brackets armour and what may still be done."""
        left = self.effects({"reroll_die": pool["rerolls_left"], "repeat_fight": max(pool.get("repeats_left", 0), 0)})
        sources = [source for source in pool["sources"] if not source["used"]]
        facts = {"armour": 0, "rolled": True, **pool, "more": pool["strength"] + pool["extra"], "name": name}
        return self.thing("side", {**facts, "dice": pool["dice"][::-1], "left": left or None, "sources": sources})

    def standing(self, fight: Data) -> list[str]:
        """R102: the speeds, and which bans are in force because of them; then how it would end now."""
        lines = [" ".join(self.pieces("fight-speed", fight))]
        return [*lines, self.sentence("fight-outcome", {**fight, **fight["outcome"]})] if fight["outcome"] else lines

    # The forge

    def forge_row(self, view: View, row: int) -> str:
        """What lies in a row of the forge, board by board, and in brackets who has the rest."""
        boards = [(board["letter"], map(self.place, board["rows"][row])) for board in view["forge"] if board["rows"][row]]
        return " · ".join(f"{letter}: {', '.join(items)}" for letter, items in boards)

    def place(self, place: Data) -> str:
        return self.thing("place", {**place, "item": self.item(place), "recipe": None})

    def recipe(self, place: Data) -> str:
        """How an item is made of what one owns, jokers standing for what is missing."""
        made, jokers = place["recipe"], iter(place["recipe"]["jokers"])
        needed = zip(made["materials"], made["owned"], strict=True)
        return f"{self.item(place)} = {' + '.join(self.name(card if owned else next(jokers, card)) for card, owned in needed)}"

    # Players

    def numbers(self, seen: Data) -> str:
        """Hearts and what counts in a fight, leaving out what there is none of."""
        totals = {"d6": seen["dice"]["6"], "d12": seen["dice"]["12"], "reroll_die": seen["rerolls"]}
        effects = self.effects({**totals, "strength": seen["strength"], "armour": seen["armour"]})
        return ", ".join(filter(None, [self.sentence("condition", seen), effects]))

    def slot_cells(self, slot: Data) -> list[str]:
        """What lies in a slot and what it does; of an empty one of the Nobleman what is printed there."""
        item = slot["item"]
        does = self.item_does(item, item["improved"]).split(": ", 1)[-1] if item else self.effects(slot["printed"])
        told = self.say("slot-does", works=int(slot["works"] or not item), effects=does) if does else ""
        return [self.item(item) if item else "–", told]

    def being(self, seen: Data) -> Data:
        """A player with their things; `specials` are the Rogue's cards or the Alchemist's tokens that are left."""
        specials = [one for key in ["cards", "tokens"] for one in seen.get(key, [])]
        packed = [f"{self.item(item)} ({self.item_does(item, item['improved'])})" for item in seen["backpack"]]
        packed += [f"{self.name(card)} ({self.tell(card)[0]})" for card in seen["potions"] if card]
        worn = [f"{self.item(slot['item'])} ({self.slot(slot['slot'])})" for slot in seen["slots"] if slot["item"]]
        return {
            "name": self.names[seen["seat"]],
            "character": self.say(f"character-{seen['board']}-neutral") if seen["neutral"] else self.name(seen["character"]),
            "numbers": self.numbers(seen),
            "slots": "\n".join(f" {self.slot(slot['slot'])} | {' | '.join(self.slot_cells(slot))}" for slot in seen["slots"]),
            "packed": "; ".join(packed) or None,
            "worn": ", ".join(worn) or None,
            "things": ", ".join(map(self.item, [*seen["backpack"], *seen["overflow"]])) or None,
            "overflow": ", ".join(map(self.item, seen["overflow"])) or None,
            "potions": seen["potions"],
            "free": max(seen["free_places"], 0),
            "last": seen["last_card"] if seen["card"] is None else None,
            "specials": [one.get("card") or one["token"] for one in specials if not one["used"]],
        }

    def person(self, seen: Data) -> str:
        """A player in short."""
        return "; ".join(self.pieces("person", self.being(seen)))


def places(view: View) -> list[Data]:
    """Every place of the forge, board by board, row by row, with its item wherever that is."""
    return [place for board in view["forge"] for row in board["rows"] for place in row]
