"""What there is to know of a card, a player, the forge, the potions or the fight."""

from __future__ import annotations

from ...core.game import Data, View
from ..drawing import bracketed
from . import picture
from .moves import item_in
from .teller import Teller, places


def card(to: Teller, view: View, one: str) -> list[str]:
    section = to.sections[one]
    if section in ["kings", "creatures", "standard_creatures"]:
        return enemy(to, view, one)
    return {"items": item, "potions": potion, "characters": character, "actions": action, "tokens": action}[section](to, view, one)


def printed(to: Teller, section: str, row: Data) -> list[str]:
    """A card in the card list."""
    told, name = to.tell(row["id"]), to.name(row["id"])
    if section == "items":
        return [name, to.sentence("list-place", row), *told]
    if section in ["kings", "creatures", "standard_creatures"]:
        return [name, to.sentence("level", row) if "level" in row else to.say(f"age-{row['age']}"), *told]
    if section == "characters":
        return [name, *strengths(to, row), *told]
    return [name, to.sentence("list-order", row) if "order" in row else "", told[0]]


def strengths(to: Teller, row: Data) -> list[str]:
    return [to.say("hearts", hearts=row["hearts"], most_hearts=row["hearts"]), to.effects(row["effects"])]


def item(to: Teller, view: View, one: str) -> list[str]:
    """Class, slot, both sides, how it is made, what it is good for, and who has it."""
    row = to.rows[one]
    lines = [to.sentence("explain-item", {**row, "item": one}), *to.tell(one)]
    if one not in [place["item"] for place in places(view)]:
        return [*lines, to.sentence("explain-not-in-play", row)]
    place = item_in(view, one)
    lines += [made_of(to, view, place)] if place["recipe"] else []
    uses = [to.name(other["item"]) for other in places(view) if other["recipe"] and one in other["recipe"]["materials"]]
    lines += [to.say("explain-used-for", items=to.texts.together(uses))] if uses else []
    return [*lines, to.sentence("explain-where", place)]


def made_of(to: Teller, view: View, place: Data) -> str:
    """The two materials of an item, and what the reader lacks, with who has it."""
    say, made = to.say, place["recipe"]
    first, second = (to.name(one) for one in made["materials"])
    line = say("explain-made-of", first=first, second=second)
    if made["craftable"]:
        return " ".join([line, say("explain-can-make")])
    lacking = [item_in(view, one) for one, owned in zip(made["materials"], made["owned"], strict=True) if not owned]
    missing = [to.name(one["item"]) + bracketed([to.names[one["owner"]]] if one["owner"] is not None else []) for one in lacking]
    return " ".join([line, say("explain-missing", items=to.texts.together(missing))]) if missing else line


def potion(to: Teller, view: View, one: str) -> list[str]:
    """What it does, when it may be used, how many there are, and where those are that the reader knows of."""
    does, *when = to.tell(one)
    lines = [f"{to.name(one)}: {does}", *when]
    if to.rows[one].get("blank"):
        return lines
    copies = to.alike(one)
    mine = to.mine(view)["potions"] if to.reader is not None else []
    held, discarded = (sum(card in copies for card in cards) for cards in [mine, view["discard"]])
    return [*lines, to.say("explain-copies", copies=len(copies), held=held, discarded=discarded)]


def enemy(to: Teller, view: View, one: str) -> list[str]:
    """Its effects and bans, and whether it lies there, is beaten or may still come."""
    row = to.rows[one]
    on_table = [seen for seen in [view["king"], *view["creatures"]] if seen["card"] == one]
    seen = on_table[0] if on_table else {**row, "speed": row.get("level", 4), "beer_now": None}
    lines = [to.say("explain-enemy", enemy=to.name(one), kind=picture.level(to, row), speed=seen["speed"]), to.enemy(seen)]
    if "level" not in row:
        return lines
    deck = view["creatures"][row["level"] - 1]
    key = "explain-face-up" if on_table else "explain-beaten" if one in deck["beaten"] else "explain-unseen"
    return [*lines, to.say(key, left=deck["left"])]


def action(to: Teller, view: View, one: str) -> list[str]:
    """An action card with whom it attacks now, or an alchemy token."""
    row, ahead = to.rows[one], picture.enemy_ahead(view, one)
    first = to.sentence("explain-card", {**row, "card": one}) if "order" in row else to.name(one)
    return [first, to.tell(one)[0], *([f"{to.name(ahead['card'])}: {to.enemy(ahead)}"] if ahead else [])]


def character(to: Teller, view: View, one: str) -> list[str]:
    """What the hero is good at, and who plays it."""
    names = [to.names[seat] for seat, seen in enumerate(view["seats"]) if seen["character"] == one]
    first = to.name(one) + bracketed([to.texts.together(names)] if names else [])
    return [first, ", ".join(strengths(to, to.rows[one])), *to.tell(one)]


def player(to: Teller, view: View, seat: int) -> list[str]:
    """A player's board, slot by slot."""
    seen = view["seats"][seat]
    lines = [f"{to.names[seat]}: {picture.person(to, seen)}", f"  {to.tell(seen['character'])[0]}"]
    for slot in seen["slots"]:
        what, does = picture.slot_cells(to, slot)
        lines.append(f"  {to.slot(slot['slot'])}: {what}{bracketed([does] if does else [])}")
    return lines


def recipes(to: Teller, view: View) -> list[str]:
    """Every recipe for which the reader has something: makeable ones first, then what is missing or who has it."""
    begun = [place for place in places(view) if place["recipe"] and any(place["recipe"].get("owned", []))]
    begun.sort(key=lambda place: not place["recipe"]["craftable"])
    lines = [to.say("explain-recipes" if begun else "explain-no-recipes")]
    for place in begun:
        owner = "" if place["here"] else f" {to.sentence('explain-where', place)}"
        lines.append(f"  {to.item(place)}: {made_of(to, view, place)}{owner}")
    return lines


def piles(to: Teller, view: View) -> list[str]:
    """The discarded potions, and what the reader knows of the deck."""
    lines = [to.say("explain-discard", potions=to.listed(view["discard"]))] if view["discard"] else []
    top = ", ".join(to.name(card) if card else "?" for card in view["deck"]["top"])
    return [*lines, to.say("explain-deck-top", potions=top)] if top else lines
