"""Cards in words: their names, as the card file has them, and what they do."""

from __future__ import annotations

from ...core.game import Data, View
from ..cards import CardNames
from ..words import TerminalTexts

GOLDEN = "★"
COUNTED = ["d6", "d12", "strength", "armour", "speed", "reroll_die", "heal", "heal_after_win"]
VALUED = ["reroll_values", "force_reroll_values"]
PLAIN = ["set_die", "repeat_fight"]


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
        say, found = self.texts.say, []
        for kind in COUNTED:
            number = effects.get(kind, 0)
            if number:
                found.append(say(f"effect-{kind}{'-less' if number < 0 else ''}", n=abs(number)))
        for kind in VALUED:
            if effects.get(kind):
                found.append(say(f"effect-{kind}", values=self.values(effects[kind])))
        if "extra_per_value" in effects:
            extra = effects["extra_per_value"]
            found.append(say("effect-extra_per_value", n=extra["n"], values=self.values(extra["values"])))
        found += [say(f"effect-{kind}") for kind in PLAIN if effects.get(kind)]
        ban = effects.get("ban")
        if ban:
            found.append(say("effect-ban-choice") if ban == "choice" else say("effect-ban", slot=self.slot(ban)))
        return ", ".join(found)

    def values(self, values: list[int]) -> str:
        return self.texts.together([str(value) for value in values])

    def item_effects(self, seen: Data) -> str:
        """What an item of the view does with the side that lies up."""
        if seen["joker"]:
            return self.texts.say("effect-joker", **{"class": seen["class"]})
        return self.effects(seen["improved_effects"] if seen["improved"] else seen["effects"])

    def potion(self, card: str) -> str:
        """What a potion does, for whom, and how long if longer than usual."""
        row, say = self.rows[card], self.texts.say
        if row.get("blank"):
            return say("effect-blank")
        found = [self.effects(row["effects"])]
        found += [say(f"target-{row['target']}")] if row["target"] != "self" else []
        found += [say("duration-round")] if row["duration"] == "round" else []
        return ", ".join(found)

    def bans(self, bans: list[str]) -> str:
        return ", ".join(self.texts.say(f"ban-{ban}") for ban in bans)

    def enemy(self, seen: Data) -> str:
        """What a creature or king of the view does, with its bans and the speed that switches them off."""
        say = self.texts.say
        found = self.effects(seen["effects"])
        if seen["bans"]:
            found += "; " + say("ban-unless", bans=self.bans(seen["bans"]), n=seen["speed"])
        if seen.get("beer"):
            found += "; " + (say("beer-says", ban=say(f"ban-{seen['beer_now']}")) if seen["beer_now"] else say("effect-beer"))
        if seen.get("flag"):
            found += "; " + say("effect-flag", n=seen["flag"])
        if seen.get("guard_bonus"):
            found += "; " + say("guards-help", guards=seen["guards"], bonus=seen["guard_bonus"])
        return found

    def action(self, card: str) -> str:
        """What an action card or an alchemy token does, with the numbers of the card file."""
        row = self.rows["GUARD" if card == "KING" else card]
        number = next((row[key] for key in ["king_strength", "draw", "forge", "strength"] if key in row), 0)
        return self.texts.say(f"does-{card}", n=number, keep=row.get("keep", 0))

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
