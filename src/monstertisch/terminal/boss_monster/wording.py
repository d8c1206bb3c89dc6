"""Cards in words: their names, as the card file has them, their texts, and rooms in short."""

from __future__ import annotations

from ...core.game import Data
from ...games import GAMES
from ..cards import CardNames
from ..words import TerminalTexts

SECTIONS = ["bosses", "rooms", "minibosses", "spells", "heroes"]
CLASSES = ["cleric", "fighter", "mage", "thief"]
ADVANCED = "★"


class Wording(CardNames):
    def __init__(self, rows: Data, texts: TerminalTexts) -> None:
        super().__init__({section: rows[section] for section in SECTIONS}, texts)

    def short(self, card: str) -> str:
        """A hero by what stands before the comma."""
        return self.name(card).split(",")[0]

    def told(self, card: str) -> str:
        """At the beginning of a sentence, where heroes have another name."""
        return self.texts.say(f"told-hero-{card}") if self.sections[card] == "heroes" else self.name(card)

    def names(self, card: str) -> list[str]:
        """Also heroes in short."""
        full = super().names(card)
        return [*full, *[name.split(",")[0] for name in full if "," in name]]

    def text(self, card: str, level: int | None = None) -> str:
        """What a card does; of a miniboss the text of one level."""
        texts = GAMES["boss_monster"].tell(self.sections[card], self.rows[card], self.texts.say)
        if level is not None:
            return texts[level - 1]
        return " ".join(f"{at + 1}: {text}" for at, text in enumerate(texts)) if len(texts) > 1 else "".join(texts)

    # Treasure and rooms

    def letters(self, treasure: dict[str, int]) -> str:
        """One letter per icon."""
        return "".join(self.texts.say(f"letter-{one}") * treasure.get(one, 0) for one in CLASSES)

    def totals(self, treasure: dict[str, int]) -> str:
        return " ".join(f"{self.texts.say(f'letter-{one}')}{treasure[one]}" for one in CLASSES)

    def room_sign(self, seen: Data) -> str:
        """A room of the view: advanced or not, monster or trap with its damage now, and its treasure now."""
        star = ADVANCED if seen["rank"] == "advanced" else ""
        sort = self.texts.say("sign-monster" if seen["type"] == "monster" else "sign-trap")
        return f"{star}{sort}{seen['damage']} {self.letters(seen['treasure'])}".strip()

    def printed_sign(self, card: str) -> str:
        """A room as it is printed."""
        row = self.rows[card]
        treasure = {one: row["treasure"].count(one) for one in CLASSES}
        return self.room_sign({**row, "treasure": treasure})

    def kind(self, card: str) -> str:
        """What sort of card it is, a room with its numbers."""
        section, row = self.sections[card], self.rows[card]
        if section == "rooms":
            return self.printed_sign(card)
        return self.texts.say(f"kind-{section}", phases="-".join(row.get("phases", [])))

    def printed_lures(self, card: str) -> str:
        """What draws a hero, by his card."""
        lure = self.rows[card]["lure"]
        plain = lure[0] in CLASSES
        return self.lures({"rule": "treasure" if plain else lure[0], "classes": lure})

    def lures(self, hero: Data) -> str:
        """What draws a hero of the view."""
        if hero["rule"] != "treasure":
            return self.texts.say(f"lure-{hero['rule']}")
        return self.letters(dict.fromkeys(hero["classes"], 1))
