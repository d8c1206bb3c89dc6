"""Events in words: a heading for every round and turn, under it what happened, one sentence after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from ..drawing import indented
from .wording import GOLDEN

if TYPE_CHECKING:
    from .board import TableBoard

Facts = dict[str, Any]
CARDS = ["item", "potion", "enemy", "card", "king"]  # facts that name a card
UNSAID = ["chose"]  # what shows when the cards are turned up


def tell(board: TableBoard, happened: list[Facts]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    said: list[str] = []
    for facts in [*happened, {"event": "end"}]:
        kind = facts["event"]
        if kind in ["round", "turn", "end"]:
            lines += [indented(" ".join(said))] if said else []
            said = []
        if kind == "round":
            lines += ["", Text(sentence(board, facts), style="bold")]
        elif kind == "turn":
            lines.append(Text(sentence(board, facts), style="bold"))
        elif kind not in [*UNSAID, "end"]:
            said += [text for text in [sentence(board, facts)] if text]
    return lines


def in_words(board: TableBoard, facts: Facts) -> Facts:
    """Facts with cards by the names that they have in the cards that are played with."""
    found = dict(facts)
    for key in CARDS:
        if facts.get(key) in board.wording.rows:
            found[key] = board.wording.name(facts[key]) + (GOLDEN if key == "item" and facts.get("improved") else "")
    return found


def sentence(board: TableBoard, facts: Facts) -> str:
    """One event; with what the bare sentence leaves out: lists, dice, what only the reader knows."""
    if facts["event"] == "ranked":
        return ranked(board, facts)
    if facts["event"] == "rolled" and not facts["dice"]:
        return board.texts.say("story-no-dice", power=facts["power"])
    said = {**in_words(board, facts), **dice_facts(board, facts), **ban_facts(board, facts)}
    text = board.texts.event(said, board.names, board.reader)
    more = MORE.get(facts["event"])
    return text if more is None else f"{text} {more(board, facts)}".strip()


def dice_facts(board: TableBoard, facts: Facts) -> Facts:
    """What dice show, and what they showed before."""
    if "dice" not in facts:
        return {}
    before, after = facts["dice"], [{**die, "face": die["to"]} for die in facts["dice"] if "to" in die]
    if not after:
        before = sorted(before, key=lambda die: int(die["face"]), reverse=True)
    return {"faces": board.wording.dice(before), "to": board.wording.dice(after)}


def ban_facts(board: TableBoard, facts: Facts) -> Facts:
    """All bans in one word, in force or not."""
    if facts["event"] != "speed_check":
        return {}
    found = {}
    for key, bans in [("ban", facts["bans"]), ("off", facts["cancelled"])]:
        found[key] = board.wording.bans(bans) if bans else "none"
    return found


# What is added to a sentence


def setup(board: TableBoard, facts: Facts) -> str:
    say, listed = board.texts.say, board.wording.listed
    text = say("story-creatures", creatures=listed(facts["creatures"]))
    if board.reader is None:
        return text
    return " ".join([text, say("story-start", items=listed(facts["items"][board.reader]))])


def revealed(board: TableBoard, facts: Facts) -> str:
    cards = enumerate(zip(facts["cards"], facts["numbers"], strict=True))
    return ", ".join(f"{board.names[seat]}: {board.wording.name(card)} ({number})" for seat, (card, number) in cards) + "."


def order(board: TableBoard, facts: Facts) -> str:
    return ", ".join(board.names[seat] for seat in facts["seats"]) + "."


def ranked(board: TableBoard, facts: Facts) -> str:
    """R20: the speeds of all who have the same card; their powers were told with their dice."""
    if facts["why"] == "power":
        return ""
    values = ", ".join(f"{board.names[seat]} {facts['values'][str(seat)]}" for seat in facts["order"])
    return board.texts.say("story-speeds", values=values)


def powers(board: TableBoard, facts: Facts) -> str:
    sides = [f"{board.names[side['seat']]} {board.wording.dice(side['dice'])} ({side['power']})" for side in facts["sides"]]
    return ", ".join(sides) + "."


def potions(board: TableBoard, facts: Facts) -> str:
    """What the reader drew or saw."""
    return f"{board.wording.listed(facts['potions'])}." if facts.get("potions") else ""


def potion(board: TableBoard, facts: Facts) -> str:
    return f"{board.wording.name(facts['potion'])}." if "potion" in facts else ""


def made(board: TableBoard, facts: Facts) -> str:
    materials = board.texts.together([board.wording.name(one) for one in facts["from"]])
    return " ".join([board.texts.say("story-made-of", items=materials), place(board, facts)]).strip()


def place(board: TableBoard, facts: Facts) -> str:
    return board.texts.say("story-overflow") if facts["to"] == "overflow" else ""


def source(board: TableBoard, facts: Facts) -> str:
    """What made a reroll possible, where it was no plain one."""
    by = facts.get("by", {})
    cards = [by[key] for key in ["item", "potion", "card"] if by.get(key) in board.wording.rows]
    return f"({board.wording.name(cards[0])})" if cards else ""


def instead(board: TableBoard, facts: Facts) -> str:
    before = facts["instead_of"]
    return board.texts.say("story-instead", item=board.wording.name(before)) if before else ""


MORE = {
    "setup": setup,
    "revealed": revealed,
    "order": order,
    "powers": powers,
    "drew": potions,
    "researched": potions,
    "put_back": potion,
    "stole_potion": potion,
    "took": place,
    "combined": made,
    "stole": place,
    "stowed": place,
    "rerolled": source,
    "forced": source,
    "worn": instead,
}
