"""Cards in words: their names, as the card file has them, and what they do."""

from __future__ import annotations

from ...core.game import Data, View
from ..cards import CardNames
from ..words import TerminalTexts

GOLDEN = "★"


class Wording(CardNames):
    def __init__(self, rows: Data, texts: TerminalTexts) -> None:
        super().__init__(rows, texts)
        self.copies = first_copies(rows["potions"])

    def slot(self, slot: str) -> str:
        return self.texts.say(f"slot-{slot}")

    def item(self, seen: Data) -> str:
        """An item of the view, golden ones with a star."""
        return self.name(seen["item"]) + (GOLDEN if seen["improved"] else "")

    def alike(self, potion: str) -> str:
        """The first copy of a potion."""
        return self.copies[potion]

    # What cards do

    def effects(self, effects: Data) -> str:
        """Effects as a card file or a view writes them."""
        return ", ".join(self.texts.tell("effects", effects))

    def values(self, values: list[int]) -> str:
        return self.texts.together([str(value) for value in values])

    def item_effects(self, seen: Data) -> str:
        """What an item of the view does with the side that lies up."""
        side = seen["improved_effects"] if seen["improved"] else seen["effects"]
        return self.texts.tell("items", {"class": seen["class"], "joker": seen["joker"], "effects": side})[0]

    def potion(self, card: str) -> str:
        """What a potion does, for whom, and how long if longer than usual."""
        return self.texts.tell("potions", self.rows[card])[0]

    def bans(self, bans: list[str]) -> str:
        return ", ".join(self.texts.say(f"ban-{ban}") for ban in bans)

    def enemy(self, seen: Data) -> str:
        """What a creature or king of the view does, with its bans and the speed that switches them off."""
        say, rolled = self.texts.say, seen.get("beer_now")
        found = self.texts.tell("kings", {**seen, "beer": []} if rolled else seen)
        found += [say("beer-says", ban=say(f"ban-{rolled}"))] if rolled else []
        if seen.get("guard_bonus"):
            found.append(say("guards-help", guards=seen["guards"], bonus=seen["guard_bonus"]))
        return "; ".join(found)

    def action(self, card: str) -> str:
        """What an action card or an alchemy token does, with the numbers of the card file."""
        return self.texts.tell(self.sections[card], self.rows[card])[0]

    def dice(self, dice: list[Data]) -> str:
        """What dice show, twelve-sided ones apart; those picked for a reroll in brackets."""
        found = []
        for sides in [6, 12]:
            shown = [die for die in dice if die["sides"] == sides]
            faces = " ".join(f"[{die['face']}]" if die.get("picked") else str(die["face"]) for die in shown)
            if faces:
                found.append(faces if sides == 6 else self.texts.say("twelves", faces=faces))
        return " · ".join(found)

    def pool(self, pool: Data) -> str:
        """How many dice of which kind."""
        return self.effects({"d6": pool["6"], "d12": pool["12"]})


def first_copies(potions: list[Data]) -> dict[str, str]:
    """Per potion the first one that has the same name and does the same."""
    found: dict[str, str] = {}
    for row in potions:
        same = [other["id"] for other in potions if {**other, "id": "", "source": ""} == {**row, "id": "", "source": ""}]
        found[row["id"]] = same[0]
    return found


def places(view: View) -> list[Data]:
    """Every place of the forge, board by board, row by row, with its item wherever that is."""
    return [place for board in view["forge"] for row in board["rows"] for place in row]
