"""Moves with what their sentences need to know of the table, and what they bring."""

from __future__ import annotations

from ...core.event import Facts
from ...core.game import Data, View
from .picture import enemy_ahead, with_slot
from .teller import GOLDEN, Teller, places

TOKENS = {"experiment": "AT1", "research": "AT2", "expert": "AT4"}  # moves of the Alchemist that name no potion
ITEMS = ["take", "return", "swap", "improve", "brew", "token", "steal", "combine", "wear"]


def item_in(view: View, card: str) -> Data:
    return next((place for place in places(view) if place["item"] == card), {"improved": False, "recipe": None})


def golden(improved: bool) -> str:
    return GOLDEN if improved else ""


def facts(to: Teller, view: View, move: Data) -> Data:
    """Where one kind of move can be about different things, each is a kind of its own."""
    kind = move["kind"]
    if kind == "choose":
        return {**move, "id": move["card"]}
    if kind in ITEMS and "item" in move:
        return item_facts(view, move)
    if kind in ["take_off", "use"] and "slot" in move:
        worn = worn_in(to, view, move["slot"])
        name = {"item": worn["item"], "golden": golden(worn["improved"])} if worn else {"item": "", "golden": ""}
        return {**move, **name, "kind": "take_off" if kind == "take_off" else "use_item"}
    if kind == "use":
        enemy = view["fight"]["enemy"] if view["fight"] else ""
        return {"kind": "use_potion", "potion": move["potion"]} if "potion" in move else {"kind": "use_enemy", "enemy": enemy}
    if kind == "play" and len(move) > 2:
        hero = view["fight"]["seat"] if view["fight"] else to.reader
        return {"seat": hero, **move, "kind": "play_slot" if "slot" in move else "play_on"}
    if kind == "token":
        return {"kind": "token_deck"}
    if kind == "steal":
        return {**move, "kind": "steal_potion"}
    if kind == "ambush":
        return {**move, "enemy": view["creatures"][move["level"] - 1]["card"]}
    return {**move, "token": TOKENS.get(kind, ""), "asked": view["prompt"]["kind"]}


def item_facts(view: View, move: Data) -> Data:
    """An item, golden or not; what it is combined of, with jokers in the place of what is missing."""
    item = item_in(view, move["item"])
    found = {**move, "golden": golden(item["improved"])}
    if move["kind"] == "combine":
        materials = item["recipe"]["materials"] if item["recipe"] else ["", ""]
        given = [move["first"], move["second"]]
        chosen = [material if card == "own" else card for card, material in zip(given, materials, strict=True)]
        jokers = [card for card in given if card != "own"]
        return {**found, "first": chosen[0], "second": chosen[1], "jokers": len(jokers), "with": jokers}
    if move["kind"] == "wear":
        return {**found, "place": move["slot"]}
    return {**found, "owner": item["owner"]} if item.get("owner") is not None else {**found, "owner": ""}


def worn_in(to: Teller, view: View, slot: str) -> Data | None:
    """The item that the reader wears there."""
    return next((one["item"] for one in to.mine(view)["slots"] if one["slot"] == slot), None)


# What moves bring


def brings(to: Teller, view: View, move: Data, preview: Facts) -> str:
    kind, say = move["kind"], to.say
    if kind == "choose":
        enemy = enemy_ahead(view, move["card"])
        what = to.tell(move["card"])[0] if enemy is None else say("against", enemy=to.name(enemy["card"]))
        return f"{to.rows[move['card']]['order']} · {what}{chance(to, preview)}"
    if kind in ["take", "return", "swap", "improve", "brew", "steal", "combine"]:
        return item_brings(to, view, move, preview)
    if kind in ["play", "play_on", "play_slot", "exchange", "discard", "put", "reproduce"]:
        return to.tell(move["potion"])[0]
    if kind.startswith("use_"):
        named = [key for key in ["slot", "potion"] if key in move]
        source = next(one for one in sources(to, view) if all(one.get(key) == move[key] for key in named))
        return to.dice_with(source)
    if kind == "experiment":
        return say("hearts-for-potions", count=move["hearts"])
    if kind == "ambush":
        return to.enemy(view["creatures"][move["level"] - 1]) + chance(to, preview)
    if kind == "draw":
        room = [say("room-left", room=preview["room"])] if preview["room"] < preview["potions"] else []
        return "; ".join([say("potions-count", count=preview["potions"]), *room])
    if kind == "steal_potion":
        return say("stolen-potion", count=len(view["seats"][move["seat"]]["potions"]))
    return to.tell(TOKENS[kind])[0] if kind in TOKENS else ""


def chance(to: Teller, preview: Facts) -> str:
    """The chance to win, if this move attacks somebody and it can be told."""
    win = preview.get("win")
    return "" if win is None else " · " + to.say("win-chance", percent=win)


def item_brings(to: Teller, view: View, move: Data, preview: Facts) -> str:
    say, item, kind = to.say, item_in(view, move["item"]), move["kind"]
    if kind == "improve":
        return say("effect-golden", effects=to.effects(item["improved_effects"]) or to.item_effects(item))
    if kind == "brew":
        return say("potions-count", count=item["class"])
    if kind == "combine":
        return with_slot(to, {**item, "improved": preview["improved"]})
    mark = " " + say("token-mark") if item["token"] else ""
    return with_slot(to, item) + mark + (would_make(to, view, item) if kind == "take" else "")


def would_make(to: Teller, view: View, item: Data) -> str:
    """What could be combined with this item and what the reader owns."""
    made = []
    for place in places(view):
        materials = place["recipe"]["materials"] if place["recipe"] and place["here"] else []
        owned = [card for card, has in zip(materials, place["recipe"]["owned"], strict=True) if has] if materials else []
        if item["item"] in materials and owned and item["item"] not in owned:
            made.append(to.say("combine-with", other=to.name(owned[0]), item=to.item(place)))
    return f" – {', '.join(made)}" if made else ""


def sources(to: Teller, view: View) -> list[Data]:
    """What rerolls values for the reader now: in a fight his own, or as decider the enemy's."""
    fight = view["fight"]
    if fight is None:
        pools = [pool for pool in view["friendly"]["sides"] if pool["seat"] == to.reader]
    else:
        pools = [fight["hero"] if view["prompt"]["kind"] == "hero_reroll" else fight["foe"]]
    found: list[Data] = pools[0]["sources"]
    return found
