"""Moves with what their sentences need to know of the table."""

from __future__ import annotations

from ...core.game import Data, View
from .teller import Teller, heroes_in


def room_at(view: View, seat: int, slot: int) -> Data | None:
    """The room of the view in this slot."""
    if seat >= len(view["seats"]):
        return None
    found: list[Data] = [room for room in view["seats"][seat]["rooms"] if room["slot"] == slot]
    return found[0] if found else None


def facts(to: Teller, view: View, move: Data) -> Data:
    """What is used and what is chosen are kinds of their own; a place where nothing is goes by its number."""
    kind, seat = move["kind"], to.reader
    assert seat is not None
    if kind == "place":
        there = room_at(view, seat, move["slot"])
        inside = to.sections[move["card"]] == "minibosses"
        return {**move, "how": "new" if there is None else "in" if inside else "on", "room": there["room"] if there else ""}
    if kind == "promote":
        return {"pay": "coin", **move, **guest_of(room_at(view, seat, move["slot"]), move["slot"])}
    if kind == "trigger":
        return trigger(view, move, view["seats"][seat])
    if kind == "mode":
        return {"kind": kind, "number": move["mode"] + 1, "mode": to.mode(view["prompt"].get("source"), move["mode"])}
    if kind in ["declare", "target"]:
        return on_table(to, view, move, "use" if kind == "declare" else "target")
    return {**move, "asked": asked(view["prompt"], seat)}


def asked(prompt: Data, seat: int) -> str:
    """What a yes, a no or a pass answers."""
    building = prompt["kind"] == "window" and prompt["window"] == "build" and prompt["active"] == seat
    return "build" if building else str(prompt["kind"])


def guest_of(there: Data | None, slot: int) -> Data:
    """Who lives in a room, and the level that comes next."""
    guest = there["miniboss"] if there else None
    return {"miniboss": guest["card"], "level": min(guest["level"] + 1, 3)} if guest else {"miniboss": str(slot)}


def trigger(view: View, move: Data, mine: Data) -> Data:
    """R35: the text of an own room, of its miniboss or of the boss."""
    there = room_at(view, mine["seat"], move.get("slot", 0))
    guest = there["miniboss"] if there and "miniboss" in move else None
    card = mine["boss"] if "boss" in move else guest["card"] if guest else there["room"] if there else move.get("slot")
    level = next((one["level"] for one in view["prompt"].get("triggers", []) if one["card"] == card), None)
    return {"kind": "trigger", "card": str(card or ""), "slot": move.get("slot", ""), "level": level}


def on_table(to: Teller, view: View, move: Data, kind: str) -> Data:
    """R28, R29: a card of one's hand, or something in play: a player, a room with whoever lives there, a hero, a treasure."""
    found = {key: move[key] for key in ["card", "hero", "treasure"] if key in move}
    if found:
        [(key, card)] = found.items()
        hero = heroes_in(view).get(card, {"left": 0, "epic": False, "seat": "gone"})
        return {**hero, "kind": f"{kind}_{key}", key: card, "class": card, "how": to.sections.get(card, "")}
    if "boss" in move or "deal" in move:
        seat: int = move["boss"] if "boss" in move else move["deal"]
        boss = view["seats"][seat]["boss"] if seat < len(view["seats"]) else None
        return {"kind": "use_boss" if "boss" in move else "use_deal", "seat": seat, "boss": boss or str(seat + 1)}
    if "slot" not in move:
        seen = view["seats"][move["seat"]] if move["seat"] < len(view["seats"]) else {}
        numbers = {key: seen[key] for key in ["coins", "room_cards", "spell_cards"] if key in seen}
        return {"kind": f"{kind}_seat", "seat": move["seat"], **numbers}
    there = room_at(view, move["seat"], move["slot"])
    place = {"seat": move["seat"], "slot": move["slot"]}
    if "level" in move:
        return {**place, **guest_of(there, move["slot"]), "kind": "use_miniboss", "level": move["level"]}
    guest = there["miniboss"] if there else None
    return {**(there or {"room": str(move["slot"])}), **place, "kind": f"{kind}_room", "guest": guest["card"] if guest else ""}
