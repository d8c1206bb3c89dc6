"""Moves in words: what a move is called in a list, and beside it what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..board import Position
from .picture import health, heroes_in

if TYPE_CHECKING:
    from .board import TableBoard

Label = tuple[str, str]


def room_at(view: View, seat: int, slot: int) -> Data | None:
    """The room of the view in this slot."""
    if seat >= len(view["seats"]):
        return None
    found: list[Data] = [room for room in view["seats"][seat]["rooms"] if room["slot"] == slot]
    return found[0] if found else None


def describe(board: TableBoard, position: Position, action: int) -> Label:
    """The name of this move and what it brings; the heading of its group says what kind of move it is."""
    move = board.moves.spell_out(action)
    kind, view = move["kind"], position.view
    if kind == "boss":
        return boss_label(board, move["boss"])
    if kind in ["discard", "take", "sell"]:
        return board.wording.name(move["card"]), card_facts(board, move["card"])
    if kind == "place":
        return board.wording.name(move["card"]), place_label(board, position, move)
    if kind == "promote":
        return promote_label(board, position, action)
    if kind == "declare":
        return declare_label(board, view, move)
    if kind == "target":
        return target_label(board, view, move)
    if kind == "trigger":
        return trigger_label(board, view, move)
    return plain_label(board, view, move), ""


def boss_label(board: TableBoard, card: str) -> Label:
    row = board.wording.rows[card]
    facts = board.texts.say("boss-facts", xp=row["xp"], letter=board.texts.say(f"letter-{row['treasure']}"))
    return board.wording.name(card), f"{facts} · {board.wording.text(card)}"


def card_facts(board: TableBoard, card: str) -> str:
    return f"{board.wording.kind(card)} · {board.wording.text(card)}"


def place_label(board: TableBoard, position: Position, move: Data) -> str:
    """Into a new slot, on a room, or a miniboss into a room."""
    say = board.texts.say
    assert board.reader is not None
    there = room_at(position.view, board.reader, move["slot"])
    if there is None:
        return say("place-new", slot=move["slot"])
    inside = board.wording.sections[move["card"]] == "minibosses"
    return say("place-in" if inside else "place-on", slot=move["slot"], room=board.wording.name(there["room"]))


def promote_label(board: TableBoard, position: Position, action: int) -> Label:
    """The level that is reached, with its text, and what it costs."""
    move, foreseen = board.moves.spell_out(action), position.preview(action)
    assert board.reader is not None
    there = room_at(position.view, board.reader, move["slot"])
    assert there is not None
    card = there["miniboss"]["card"]
    key = "promote-with-room" if "pay" in move else "promote-for"
    name = board.texts.say(key, miniboss=board.wording.name(card), level=foreseen["level"])
    return name, board.wording.text(card, foreseen["level"])


def declare_label(board: TableBoard, view: View, move: Data) -> Label:
    """A spell, a card thrown away for its text, or the text of something in play."""
    say, wording = board.texts.say, board.wording
    if "card" in move:
        key = "out-of-hand" if wording.sections[move["card"]] == "rooms" else "spell-named"
        return say(key, card=wording.name(move["card"])), wording.text(move["card"])
    if "hero" in move:
        return wording.short(move["hero"]), wording.text(move["hero"])
    if "boss" in move:
        return boss_of(board, view, move["boss"]), wording.text(view["seats"][move["boss"]]["boss"])
    if "deal" in move:
        return say("deal-with", name=board.names[move["deal"]]), say("deal-text")
    there = room_at(view, move["seat"], move["slot"])
    assert there is not None
    if "level" in move:
        card = there["miniboss"]["card"]
        return say("at-level", miniboss=wording.name(card), level=move["level"]), wording.text(card, move["level"])
    return in_play(board, there["room"], move), wording.text(there["room"])


def in_play(board: TableBoard, card: str, move: Data) -> str:
    """A room in play: its slot, and whose it is if not the reader's."""
    whose = "" if move["seat"] == board.reader else f", {board.names[move['seat']]}"
    return f"{board.wording.name(card)} ({move['slot']}{whose})"


def boss_of(board: TableBoard, view: View, seat: int) -> str:
    name = board.wording.name(view["seats"][seat]["boss"])
    return name if seat == board.reader else f"{name} ({board.names[seat]})"


def target_label(board: TableBoard, view: View, move: Data) -> Label:
    say, wording = board.texts.say, board.wording
    if "treasure" in move:
        return say(f"treasure-{move['treasure']}"), ""
    if "hero" in move:
        return wording.short(move["hero"]), hero_facts(board, heroes_in(view).get(move["hero"]))
    seen = view["seats"][move["seat"]]
    if "slot" not in move:
        facts = {"rooms": seen["room_cards"], "spells": seen["spell_cards"]}
        cards = f"{say('coins', n=seen['coins'])}, {say('player-cards', **facts)}"
        return (say("you-target") if move["seat"] == board.reader else board.names[move["seat"]]), cards
    there = room_at(view, move["seat"], move["slot"])
    assert there is not None
    level = there["miniboss"]
    guest = f" + {say('at-level', miniboss=wording.name(level['card']), level=level['level'])}" if level else ""
    return in_play(board, there["room"], move), wording.room_sign(there) + guest


def hero_facts(board: TableBoard, hero: Data | None) -> str:
    """Health and where; a healed wound is none of these."""
    if hero is None:
        return ""
    say = board.texts.say
    where = say("in-town") if hero["at"] is None else say("in-dungeon", name=board.names[hero["at"]])
    if hero["at"] is not None and hero["at"] == board.reader:
        where = say("in-your-dungeon")
    return f"{health(board, hero)}, {where}"


def trigger_label(board: TableBoard, view: View, move: Data) -> Label:
    assert board.reader is not None
    card = trigger_card(view, board.reader, move)
    level = next((one["level"] for one in view["prompt"].get("triggers", []) if one["card"] == card), None)
    return board.wording.name(card), board.wording.text(card, level)


def trigger_card(view: View, seat: int, move: Data) -> str:
    """The own card whose trigger a move is about; "" if there is none."""
    if "boss" in move:
        return str(view["seats"][seat]["boss"] or "")
    there = room_at(view, seat, move["slot"])
    if there is None:
        return ""
    if "miniboss" in move:
        return str(there["miniboss"]["card"]) if there["miniboss"] else ""
    return str(there["room"])


def plain_label(board: TableBoard, view: View, move: Data) -> str:
    """Moves that name no card: they are called by what they are, some by what is asked."""
    say, kind, prompt = board.texts.say, move["kind"], view["prompt"]
    if kind == "coins":
        return say("coins", n=move["n"])
    if kind == "mode":
        return mode_name(board, view, move["mode"])
    if kind == "draw":
        return say(f"draw-{move['deck']}")
    key = f"{kind}-{prompt['kind']}"
    if kind == "pass" and prompt["kind"] == "window" and prompt["window"] == "build" and prompt["active"] == board.reader:
        key = "pass-build"
    return say(key) if board.texts.has(key) else say(f"plain-{kind}")


def mode_name(board: TableBoard, view: View, mode: int) -> str:
    """What a mode does, if the texts have a word for it."""
    source = view["prompt"].get("source")
    key = f"mode-{source['card']}-{mode}" if source else ""
    return board.texts.say(key) if board.texts.has(key) else str(mode + 1)
