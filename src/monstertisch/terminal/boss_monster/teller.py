"""What is told of cards and of things on the table: texts, heroes in short, treasure as letters, targets, changes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.card_file import signed
from ...core.game import Data, View
from .. import teller
from ..teller import bracketed

ONWARDS = " > "  # the way a hero goes


class Teller(teller.Teller):
    OWN_WORDS = ["treasure", "classes", "lure", "values", "targets", "modifiers", "icon_modifiers"]

    def name(self, card: str, key: str = "card") -> str:
        """A hero by what stands before the comma."""
        return super().name(card, key).split(",")[0]

    def text(self, card: str, level: int | None = None) -> str:
        """What a card does; of a miniboss the text of one level."""
        texts = self.tell(card)
        if level is not None:
            return self.numbered(texts)[level - 1]
        return " ".join(self.numbered(texts) if len(texts) > 1 else texts)

    def printed(self, section: str, row: Data) -> list[str]:
        first, *texts = super().printed(section, row)
        return [first, *(self.numbered(texts) if section == "minibosses" else texts)]

    def numbered(self, texts: list[str]) -> list[str]:
        """The texts of a miniboss by their levels."""
        return [self.say("text-of-level", level=at, text=text) for at, text in enumerate(texts, start=1)]

    def kind(self, card: str) -> str:
        """What sort of card it is, a room with its numbers."""
        row = {"phases": [], **self.rows[card]}
        icons = {"treasure": Counter(row["treasure"])} if self.sections[card] == "rooms" else {}
        return self.sentence(f"kind-{self.sections[card]}", {**row, **icons}).strip()

    def gist(self, card: str, facts: Data) -> str:
        level = facts.get("level") if self.sections[card] == "minibosses" else None
        return " · ".join(filter(None, [self.kind(card), self.text(card, level)]))

    def mode(self, source: Data | None, mode: int) -> str:
        """One of the things between which a card lets choose; what it does not have is but a number."""
        key = f"mode-{source['card']}-{source['level'] or 0}-{mode}" if source else ""
        return self.texts.say(key) if self.texts.has(key) else str(mode + 1)

    # Things

    def value(self, key: str, value: Any) -> str:
        if key == "treasure" and isinstance(value, dict):
            return "".join(self.say(f"letter-{one}") * value[one] for one in value)
        if key == "treasure" and isinstance(value, list):
            return " + ".join(self.value(key, one) for one in value)
        if key == "classes":
            return "".join(self.say(f"letter-{one}") for one in value)
        if key == "lure":
            return " / ".join(self.say(f"class-{one}") for one in value)
        if key == "values":
            return self.by_seat("", value)
        if key == "targets" and isinstance(value, dict):
            return self.target(value)
        if key in ["modifiers", "icon_modifiers"] and isinstance(value, dict):
            return self.change(value)
        return super().value(key, value)

    def spoken(self, facts: Data) -> Data:
        """Nobody has less than no health left."""
        left = {"left": max(facts["left"], 0)} if isinstance(facts.get("left"), int) else {}
        return super().spoken({**facts, **left})

    # Dungeons

    def dungeon(self, seen: Data) -> str:
        """A player: name, souls, wounds, coins, treasure, and how many cards; then heroes at the entrance with how their walk would
        end now, and the way they go: a card face down, the rooms, and the boss at the end.
        """
        key = "player-out" if not seen["alive"] else "player-name" if seen["boss"] is None else "player"
        title = f"# {' · '.join(self.pieces(key, seen))}"
        if seen["boss"] is None:
            return title
        down = seen["face_down"]
        way = [f"{down['slot']} {self.value('down', down)}"] if down and down["new"] else []
        for room in seen["rooms"]:
            hero = walker(seen, seen["inside"]) if room["hero"] else None
            way.append(self.thing("room", {**room, "walker": hero, "down": down if room["face_down"] else None}))
        facts = {
            "at_entrance": [walker(seen, hero) for hero in seen["entrance"]],
            "way": ONWARDS.join([*way, self.sentence("boss-at-end", {"xp": 0, **seen})]),
        }
        return "\n".join([title, *self.pieces("dungeon", facts)])

    def target(self, seen: Data) -> str:
        """What was chosen for an effect; of what has left its place only the name."""
        kind = next((key for key in ["hero", "treasure", "miniboss", "room"] if key in seen), "seat")
        gone = "" if "seat" in seen or kind in ["hero", "treasure"] else "gone"
        return self.sentence("chosen", {"seat": -1, **seen, "what": gone or kind, "name": self.value(kind, seen[kind])})

    def change(self, seen: Data) -> str:
        """R130-R132: what is added to a number, and the card that it comes from with whose that is."""
        amount = signed(seen["n"]) if seen.get("what", "damage") == "damage" else self.sentence(f"icons-{seen['what']}", seen)
        owner = seen["source"]["owner"]
        return f"{amount} {self.name(seen['source']['card'])}{bracketed([] if owner is None else [self.names[owner]])}"


def walker(seen: Data, hero: Data) -> Data:
    """A hero with the end of the walk that lies ahead."""
    return {**hero, "ending": next((one for one in seen["walk"] if one["hero"] == hero["hero"]), "?")}


def heroes_in(view: View) -> dict[str, Data]:
    """Every hero of the view by its id, with `seat`: the seat whose dungeon it is in or before; None in town."""
    found = {hero["hero"]: {**hero, "seat": None} for hero in view["town"]}
    for seen in view["seats"]:
        near = [*seen["entrance"], *([seen["inside"]] if seen["inside"] else [])]
        found.update({hero["hero"]: {**hero, "seat": seen["seat"]} for hero in near})
    return found
