"""Moves in words: what a move is called in a list, and beside it what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..board import Position
from .fights import source_name
from .picture import enemy_ahead, with_slot
from .wording import GOLDEN, places

if TYPE_CHECKING:
    from .board import TableBoard

Label = tuple[str, str]
TOKENS = {"experiment": "AT1", "research": "AT2", "reproduce": "AT3", "expert": "AT4"}  # moves of the Alchemist


def item_in(view: View, card: str) -> Data:
    return next(place for place in places(view) if place["item"] == card)


def describe(board: TableBoard, position: Position, action: int) -> Label:
    """The name of this move and what it brings; the heading of its group says what kind of move it is."""
    move = board.moves.spell_out(action)
    kind = move["kind"]
    if kind == "choose":
        return card_label(board, position, action, move["card"])
    if kind in ["reroll", "set_die", "pick"]:
        return die_label(board, move), ""
    if kind == "play":
        return play_label(board, position.view, move)
    if kind in ["take", "token", "steal", "return", "swap", "wear", "improve", "brew", "combine"]:
        return item_label(board, position, action, move)
    if kind in ["exchange", "discard", "put", "reproduce"]:
        return board.wording.name(move["potion"]), board.wording.potion(move["potion"])
    if kind == "take_off":
        return board.wording.slot(move["slot"]), worn_in(board, position.view, move["slot"])
    return plain_label(board, position, action, move)


def card_label(board: TableBoard, position: Position, action: int, card: str) -> Label:
    """An action card: its number, whom it attacks or what it does, and the chance to win with what is worn now."""
    enemy = enemy_ahead(position.view, card)
    order = board.wording.rows[card]["order"]
    what = board.wording.action(card) if enemy is None else board.texts.say("against", enemy=board.wording.name(enemy["card"]))
    return board.wording.name(card), f"{order} · {what}{chance(board, position, action)}"


def chance(board: TableBoard, position: Position, action: int) -> str:
    """The chance to win, if this move attacks somebody and it can be told."""
    win = position.preview(action).get("win")
    return "" if win is None else " · " + board.texts.say("win-chance", percent=win)


def die_label(board: TableBoard, move: Data) -> str:
    return board.texts.say("die-six" if move["sides"] == 6 else "die-twelve", face=move["face"])


def worn_in(board: TableBoard, view: View, slot: str) -> str:
    """The name of the item that the reader wears there."""
    assert board.reader is not None
    found = [one["item"] for one in view["seats"][board.reader]["slots"] if one["slot"] == slot and one["item"]]
    return board.wording.item(found[0]) if found else ""


def play_label(board: TableBoard, view: View, move: Data) -> Label:
    """A potion, and on whom or on which slot of the hero."""
    name, does = board.wording.name(move["potion"]), board.wording.potion(move["potion"])
    if "seat" in move:
        name = board.texts.say("drink-for", potion=name, target=board.names[move["seat"]])
    elif "slot" in move:
        hero = board.names[view["fight"]["seat"]] if view["fight"] else ""
        name = board.texts.say("drink-for", potion=name, target=f"{hero}: {board.wording.slot(move['slot'])}")
    return name, does


def item_label(board: TableBoard, position: Position, action: int, move: Data) -> Label:
    say, wording, kind = board.texts.say, board.wording, move["kind"]
    if "item" not in move:
        return other_place(board, position.view, move)
    item = item_in(position.view, move["item"])
    name = wording.item(item)
    if kind == "wear":
        return name, board.wording.slot(move["slot"])
    if kind == "token":
        return name, ""
    if kind == "improve":
        return name, say("effect-golden", effects=wording.effects(item["improved_effects"]) or wording.item_effects(item))
    if kind == "brew":
        return name, say("potions-count", count=item["class"])
    if kind == "combine":
        return combine_label(board, position, action, item)
    if kind == "steal":
        return name, say("stolen-item", name=board.names[item["owner"]])
    mark = " " + say("token-mark") if item["token"] else ""
    return name, with_slot(board, item) + mark + (would_make(board, position.view, item) if kind == "take" else "")


def would_make(board: TableBoard, view: View, item: Data) -> str:
    """What could be combined with this item and what the reader owns."""
    made = []
    for place in places(view):
        materials = place["recipe"]["materials"] if place["recipe"] and place["here"] else []
        owned = [card for card, has in zip(materials, place["recipe"]["owned"], strict=True) if has] if materials else []
        if item["item"] in materials and owned and item["item"] not in owned:
            other = board.wording.name(owned[0])
            made.append(board.texts.say("combine-with", other=other, item=board.wording.item(place)))
    return f" – {', '.join(made)}" if made else ""


def other_place(board: TableBoard, view: View, move: Data) -> Label:
    """The potion deck for the Merchant's token; a random potion of someone to be stolen."""
    if move["kind"] == "token":
        return board.texts.say("item-deck"), ""
    count = len(view["seats"][move["seat"]]["potions"])
    return board.texts.say("stolen-unknown"), board.texts.say("stolen-potion", name=board.names[move["seat"]], count=count)


def combine_label(board: TableBoard, position: Position, action: int, item: Data) -> Label:
    """What is made, of what, and what it does with the side on which it comes out."""
    wording, foreseen = board.wording, position.preview(action)
    made = {**item, "improved": foreseen["improved"]}
    first, second = (wording.name(card) for card in foreseen["costs"])
    name = wording.name(item["item"]) + (GOLDEN if foreseen["improved"] else "")
    return name, board.texts.say("combine-of", first=first, second=second, effects=with_slot(board, made))


def plain_label(board: TableBoard, position: Position, action: int, move: Data) -> Label:
    """Moves that name no card: they are called by what they are."""
    say, kind, view = board.texts.say, move["kind"], position.view
    if kind == "experiment":
        return f"{board.wording.name(TOKENS[kind])} {move['hearts']}", say("hearts-for-potions", count=move["hearts"])
    if kind in TOKENS:
        return board.wording.name(TOKENS[kind]), board.wording.action(TOKENS[kind])
    if kind == "use":
        return use_label(board, view, move)
    if kind == "ambush":
        enemy = view["creatures"][move["level"] - 1]
        what = f"{board.wording.name(enemy['card'])}: {board.wording.enemy(enemy)}"
        return say("level", level=move["level"]), what + chance(board, position, action)
    if kind == "draw":
        foreseen = position.preview(action)
        room = say("room-left", room=foreseen["room"]) if foreseen["room"] < foreseen["potions"] else ""
        return say("draw-potions", count=foreseen["potions"]), room
    key = f"{kind}-{view['prompt']['kind']}"
    return say(key) if board.texts.has(key) else say(f"move-{kind}"), ""


def use_label(board: TableBoard, view: View, move: Data) -> Label:
    """A source that rerolls all dice of certain values."""
    named = [key for key in ["slot", "potion"] if key in move]
    source = next(one for one in sources(board, view) if all(one.get(key) == move[key] for key in named))
    return source_name(board, source), board.texts.say("dice-with", values=board.wording.values(source["values"]))


def sources(board: TableBoard, view: View) -> list[Data]:
    """What rerolls values for the reader now: in a fight his own, or as decider the enemy's."""
    fight = view["fight"]
    if fight is None:
        pools = [pool for pool in view["friendly"]["sides"] if pool["seat"] == board.reader]
    else:
        pools = [fight["hero"] if view["prompt"]["kind"] == "hero_reroll" else fight["foe"]]
    found: list[Data] = pools[0]["sources"]
    return found
