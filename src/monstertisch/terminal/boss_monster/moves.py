"""Moves with what their sentences need to know of the table, and what they bring."""

from __future__ import annotations

from ...core.event import Facts
from ...core.game import Data, View
from .picture import health, heroes_in
from .teller import Teller


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
        return {**move, "miniboss": own_card(view, seat, {**move, "miniboss": True}), "pay": move.get("pay", "coin")}
    if kind == "trigger":
        return {"kind": kind, "card": own_card(view, seat, move), "slot": move.get("slot", "")}
    if kind == "mode":
        return {"kind": kind, "number": move["mode"] + 1, "mode": to.mode(view["prompt"].get("source"), move["mode"])}
    if kind in ["declare", "target"]:
        return on_table(to, view, move)
    return {**move, "asked": asked(view["prompt"], seat)}


def asked(prompt: Data, seat: int) -> str:
    """What a yes, a no or a pass answers."""
    building = prompt["kind"] == "window" and prompt["window"] == "build" and prompt["active"] == seat
    return "build" if building else str(prompt["kind"])


def own_card(view: View, seat: int, move: Data) -> str:
    """The own card that a move is about; where there is none, its slot."""
    if "boss" in move:
        return str(view["seats"][seat]["boss"] or "")
    there = room_at(view, seat, move["slot"])
    if there is None or ("miniboss" in move and there["miniboss"] is None):
        return str(move["slot"])
    return str(there["miniboss"]["card"] if "miniboss" in move else there["room"])


def on_table(to: Teller, view: View, move: Data) -> Data:
    """R28, R29: a card of one's hand, or something in play: a player, a room with whoever lives there, a hero, a treasure."""
    kind = "use" if move["kind"] == "declare" else "target"
    found = {key: move[key] for key in ["card", "hero", "treasure"] if key in move}
    if found:
        [(key, card)] = found.items()
        return {"kind": f"{kind}_{key}", key: card, "class": card, "how": to.sections.get(card, "")}
    if "boss" in move or "deal" in move:
        seat: int = move["boss"] if "boss" in move else move["deal"]
        boss = view["seats"][seat]["boss"] if seat < len(view["seats"]) else None
        return {"kind": "use_boss" if "boss" in move else "use_deal", "seat": seat, "boss": boss or str(seat + 1)}
    if "slot" not in move:
        return {"kind": f"{kind}_seat", "seat": move["seat"]}
    there = room_at(view, move["seat"], move["slot"])
    guest = there["miniboss"]["card"] if there and there["miniboss"] else ""
    place = {"seat": move["seat"], "slot": move["slot"], "guest": guest}
    if "level" in move:
        return {"kind": "use_miniboss", "level": move["level"], "miniboss": guest or str(move["slot"]), **place}
    return {"kind": f"{kind}_room", "room": there["room"] if there else str(move["slot"]), **place}


def brings(to: Teller, view: View, move: Data, preview: Facts) -> str:
    """What there is to know of what a move names."""
    kind, say = move["kind"], to.say
    if kind in ["discard", "take", "sell"]:
        return f"{to.kind(move['card'])} · {to.text(move['card'])}"
    if kind == "boss":
        row = to.rows[move["boss"]]
        facts = say("boss-facts", xp=row["xp"], letter=say(f"letter-{row['treasure']}"))
        return f"{facts} · {to.text(move['boss'])}"
    if kind == "promote":
        return say("explain-level", level=preview["level"], text=to.text(move["miniboss"], preview["level"]))
    if kind == "trigger":
        level = next((one["level"] for one in view["prompt"].get("triggers", []) if one["card"] == move["card"]), None)
        return to.text(move["card"], level)
    if kind == "use_deal":
        return say("deal-text")
    if kind == "use_miniboss":
        return to.text(move["miniboss"], move["level"])
    if kind.startswith("use_"):
        return to.text(next(move[key] for key in ["card", "hero", "room", "boss"] if key in move))
    return target(to, view, move) if kind in ["target_hero", "target_seat", "target_room"] else ""


def target(to: Teller, view: View, move: Data) -> str:
    """What a target is like now; a healed wound is nowhere."""
    if move["kind"] == "target_room":
        there = room_at(view, move["seat"], move["slot"])
        assert there is not None
        guest = there["miniboss"]
        level = f" + {to.sentence('with-miniboss', {**guest, 'miniboss': guest})}" if guest else ""
        return f"{to.room_sign(there)}{level}"
    if move["kind"] == "target_seat":
        return to.sentence("seat-facts", view["seats"][move["seat"]])
    hero = heroes_in(view).get(move["hero"])
    return f"{health(to, hero)}, {to.sentence('hero-at', {'seat': hero['at']})}" if hero else ""
