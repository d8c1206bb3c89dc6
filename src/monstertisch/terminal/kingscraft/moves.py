"""Moves with what their sentences need to know of the table."""

from __future__ import annotations

from ...core.game import Data, View
from .teller import GOLDEN, Teller, places

REROLLS = {"hero_reroll": "hero", "enemy_reroll": "foe"}
ABSENT = {"improved": False, "recipe": None, "owner": None, "token": False, "does": "", "golden_does": ""}  # an item not in play


def facts(to: Teller, view: View, move: Data) -> Data:
    """Where one kind of move can be about different things, each is a kind of its own."""
    kind = move["kind"]
    if kind == "choose":
        does = None if move["card"] in to.attacks else to.tell(move["card"])[0]
        return {**move, "id": move["card"], "enemy": None, "win": None, "does": does}
    if "item" in move:
        return {**item_facts(to, view, move["item"]), **move, **(combined(view, move) if kind == "combine" else {})}
    if kind == "use":
        return used(to, view, move)
    if kind == "take_off":
        return {**move, **worn_in(to, view, move["slot"])}
    if kind == "play" and len(move) > 2:
        hero = view["fight"]["seat"] if view["fight"] else to.reader
        return {"seat": hero, **move, "kind": "play_slot" if "slot" in move else "play_on"}
    if kind == "token":
        return {"kind": "token_deck"}
    if kind == "steal":
        held = view["seats"][move["seat"]]["potions"] if move["seat"] < len(view["seats"]) else []
        return {**move, "kind": "steal_potion", "potions": len(held)}
    if kind == "ambush":
        enemy = view["creatures"][move["level"] - 1]
        return {**move, "enemy": enemy["card"], "does": to.enemy(enemy)}
    return {**move, "token": to.tokens.get(kind, ""), "asked": view["prompt"]["kind"]}


def item_in(view: View, card: str) -> Data | None:
    return next((place for place in places(view) if place["item"] == card), None)


def item_facts(to: Teller, view: View, card: str) -> Data:
    """An item, golden or not, with what both of its sides do and what could be combined with it."""
    place = item_in(view, card)
    if place is None:
        return {**ABSENT, "golden": "", "makes": None, "place": ""}
    sides = {"does": to.item_does(place, place["improved"]), "golden_does": to.item_does(place, improved=True)}
    return {**place, **sides, "golden": GOLDEN if place["improved"] else "", "makes": makes(to, view, card) or None, "recipe": None}


def makes(to: Teller, view: View, card: str) -> str:
    """What could be combined with this item and what the reader owns."""
    made = []
    for place in places(view):
        materials = place["recipe"]["materials"] if place["recipe"] and place["here"] else []
        owned = [one for one, has in zip(materials, place["recipe"]["owned"], strict=True) if has] if materials else []
        if card in materials and owned and card not in owned:
            made.append(to.say("combine-with", other=to.name(owned[0]), item=to.item(place)))
    return ", ".join(made)


def combined(view: View, move: Data) -> Data:
    """What an item is combined of, with jokers in the place of what is missing."""
    place = item_in(view, move["item"])
    materials = place["recipe"]["materials"] if place and place["recipe"] else ["", ""]
    given = [move["first"], move["second"]]
    first, second = (material if card == "own" else card for card, material in zip(given, materials, strict=True))
    jokers = [card for card in given if card != "own"]
    return {"first": first, "second": second, "jokers": len(jokers), "with": jokers}


def worn_in(to: Teller, view: View, slot: str) -> Data:
    """The item that the reader wears there, golden or not."""
    worn = next((one["item"] for one in to.mine(view)["slots"] if one["slot"] == slot), None)
    return {"item": worn["item"], "golden": GOLDEN if worn["improved"] else ""} if worn else {"item": "", "golden": ""}


def used(to: Teller, view: View, move: Data) -> Data:
    """What rerolls values: an item, a potion or the enemy's card, and which values."""
    fight, friendly = view["fight"], view["friendly"]
    side = fight[REROLLS.get(view["prompt"]["kind"], "foe")] if fight else None
    pools = [side] if side else [pool for pool in (friendly["sides"] if friendly else []) if pool["seat"] == to.reader]
    named = [key for key in ["slot", "potion"] if key in move]
    sources = [one for pool in pools for one in pool["sources"] if all(one.get(key) == move[key] for key in named)]
    found = {**move, "values": sources[0]["values"] if sources else []}
    if "slot" in move:
        return {**found, "kind": "use_item", **worn_in(to, view, move["slot"])}
    if "potion" in move:
        return {**found, "kind": "use_potion"}
    return {**found, "kind": "use_enemy", "enemy": fight["enemy"] if fight else ""}
