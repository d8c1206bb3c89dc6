"""What is told of cards: their texts, heroes in short, rooms and treasure as signs."""

from __future__ import annotations

from collections import Counter

from ...core.game import Data
from .. import teller

CLASSES = ["cleric", "fighter", "mage", "thief"]
STAR = "★"  # advanced rooms and epic heroes


class Teller(teller.Teller):
    @property
    def explained(self) -> list[str]:
        """Not the numbers of the game."""
        return [card for card in self.rows if self.sections[card] != "numbers"]

    def short(self, card: str) -> str:
        """A hero by what stands before the comma."""
        return self.name(card).split(",")[0]

    def spellings(self, card: str) -> list[str]:
        """Also heroes in short."""
        full = super().spellings(card)
        return [*full, *[name.split(",")[0] for name in full if "," in name]]

    def text(self, card: str, level: int | None = None) -> str:
        """What a card does; of a miniboss the text of one level."""
        texts = self.tell(card)
        if level is not None:
            return texts[level - 1]
        return " ".join(f"{at + 1}: {text}" for at, text in enumerate(texts)) if len(texts) > 1 else "".join(texts)

    def mode(self, source: Data | None, mode: int) -> str:
        """One of the things between which a card lets choose; what it does not have is but a number."""
        key = f"mode-{source['card']}-{source['level'] or 0}-{mode}" if source else ""
        return self.texts.say(key) if self.texts.has(key) else str(mode + 1)

    def event(self, facts: Data) -> str:
        """The phases have headings."""
        return self.say(f"heading-{facts['phase']}") if facts["event"] == "phase" else super().event(facts)

    # Treasure and rooms

    def letters(self, treasure: dict[str, int]) -> str:
        """One letter per icon."""
        return "".join(self.say(f"letter-{one}") * treasure.get(one, 0) for one in CLASSES)

    def totals(self, treasure: dict[str, int]) -> str:
        return " ".join(f"{self.say(f'letter-{one}')}{treasure[one]}" for one in CLASSES)

    def room_sign(self, seen: Data) -> str:
        """A room of the view: advanced or not, monster or trap with its damage now, and its treasure now."""
        star = STAR if seen["rank"] == "advanced" else ""
        sort = self.say("sign-monster" if seen["type"] == "monster" else "sign-trap")
        return f"{star}{sort}{seen['damage']} {self.letters(seen['treasure'])}".strip()

    def kind(self, card: str) -> str:
        """What sort of card it is, a room with its numbers."""
        section, row = self.sections[card], self.rows[card]
        if section == "rooms":
            return self.room_sign({**row, "treasure": Counter(row["treasure"])})
        return self.say(f"kind-{section}", phases="-".join(row.get("phases", [])))

    def printed_lures(self, card: str) -> str:
        """What draws a hero, by his card."""
        lure = self.rows[card]["lure"]
        return self.lures({"rule": "treasure" if lure[0] in CLASSES else lure[0], "classes": lure})

    def lures(self, hero: Data) -> str:
        """What draws a hero of the view."""
        if hero["rule"] != "treasure":
            return self.say(f"lure-{hero['rule']}")
        return self.letters(dict.fromkeys(hero["classes"], 1))
