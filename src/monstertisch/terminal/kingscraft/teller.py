"""What is told of cards: what they do, dice, bans, and potions that are alike."""

from __future__ import annotations

from ...core.game import Data, View
from .. import teller

GOLDEN = "★"


class Teller(teller.Teller):
    @property
    def explained(self) -> list[str]:
        """Of potions that are alike only the first."""
        return [card for card in self.rows if self.sections[card] != "potions" or self.alike(card)[0] == card]

    def alike(self, potion: str) -> list[str]:
        """All copies of a potion: the same name and the same effects."""
        one = {**self.rows[potion], "id": "", "source": ""}
        return [row["id"] for row in self.cards["potions"] if {**row, "id": "", "source": ""} == one]

    def slot(self, slot: str) -> str:
        return self.say(f"slot-{slot}")

    def item(self, seen: Data) -> str:
        """An item of the view, golden ones with a star."""
        return self.name(seen["item"]) + (GOLDEN if seen["improved"] else "")

    # What cards do

    def effects(self, effects: Data) -> str:
        """Effects as a card file or a view writes them."""
        return ", ".join(self.texts.tell("effects", effects))

    def dice_with(self, source: Data) -> str:
        """The dice that may be rerolled because of this."""
        return self.say("dice-with", values=self.texts.together([str(value) for value in source["values"]]))

    def item_effects(self, seen: Data) -> str:
        """What an item of the view does with the side that lies up."""
        side = seen["improved_effects"] if seen["improved"] else seen["effects"]
        return self.texts.tell("items", {"class": seen["class"], "joker": seen["joker"], "effects": side})[0]

    def ban(self, ban: str) -> str:
        """A potion may also ban a single slot."""
        return self.say(f"ban-{ban}") if self.texts.has(f"ban-{ban}") else self.slot(ban)

    def enemy(self, seen: Data) -> str:
        """What a creature or king of the view does, with its bans and the speed that switches them off."""
        rolled = seen.get("beer_now")
        found = self.texts.tell("kings", {**seen, "beer": []} if rolled else seen)
        found += [self.say("beer-says", ban=self.ban(rolled))] if rolled else []
        found += [self.sentence("guards-help", seen)] if seen.get("guard_bonus") else []
        return "; ".join(found)

    def dice(self, dice: list[Data]) -> str:
        """What dice show, twelve-sided ones apart; those picked for a reroll in brackets."""
        found = []
        for sides in [6, 12]:
            shown = [die for die in dice if die["sides"] == sides]
            faces = " ".join(f"[{die['face']}]" if die.get("picked") else str(die["face"]) for die in shown)
            if faces:
                found.append(faces if sides == 6 else self.say("twelves", faces=faces))
        return " · ".join(found)

    def pool(self, pool: Data) -> str:
        """How many dice of which kind."""
        return self.effects({"d6": pool["6"], "d12": pool["12"]})


def places(view: View) -> list[Data]:
    """Every place of the forge, board by board, row by row, with its item wherever that is."""
    return [place for board in view["forge"] for row in board["rows"] for place in row]
