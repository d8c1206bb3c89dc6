"""Events in words: a heading for every turn and phase, under it what happened, a paragraph for every hero who walks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from ..drawing import indented
from .picture import EPIC, target

if TYPE_CHECKING:
    from .board import TableBoard

Facts = dict[str, Any]
PHASES = ["build", "reveal", "bait", "adventure"]  # the phases that have a heading
PARAGRAPHS = ["hero_turn", "build_turn", "adventure_turn"]  # what begins a paragraph
# What is said with something else: by headings, by the rooms that are built, by what is told of a walk.
UNSAID = ["build_turn", "adventure_turn", "revealed", "room_entered", "survived", "enters", "turn_over", "chose"]
GATHERED = ["hero_revealed", "stayed"]  # what many heroes do at once


def tell(board: TableBoard, happened: list[Facts]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    said: list[str] = []
    events = together(happened)
    for at, facts in enumerate(events):
        kind = facts["event"]
        if kind in ["turn", "phase", *PARAGRAPHS]:
            lines += paragraph(said)
            said = []
        if kind == "turn":
            lines += ["", Text(board.texts.event(facts, board.names, board.reader).rstrip("."), style="bold")]
        elif kind == "phase":
            lines += [Text(board.texts.say(f"heading-{facts['phase']}"), style="italic")] if facts["phase"] in PHASES else []
        else:
            said += [text for text in [sentence(board, facts, events[:at])] if text]
    return [*lines, *paragraph(said)]


def together(happened: list[Facts]) -> list[Facts]:
    """Heroes who come to town or stay there in the same phase as one event, with a list of all of them."""
    found: list[Facts] = []
    first: dict[str, Facts] = {}
    for facts in happened:
        kind = facts["event"]
        if kind in ["turn", "phase"]:
            first = {}
        if kind in first:
            first[kind]["heroes"].append(facts["hero"])
            continue
        if kind in GATHERED:
            first[kind] = {**facts, "heroes": [facts["hero"]]}
        found.append(first.get(kind, facts))
    return found


def paragraph(said: list[str]) -> list[RenderableType]:
    return [indented(" ".join(said))] if said else []


def sentence(board: TableBoard, facts: Facts, before: list[Facts]) -> str:
    """One event; with what the bare sentence leaves out: lists, targets, what only the reader knows."""
    kind = facts["event"]
    if kind in UNSAID or (kind == "resolves" and at_once(facts, before)):
        return ""
    if kind == "drew" and facts["why"] in ["turn", "opening"] and facts["seat"] != board.reader:
        return ""  # all draw the same
    if kind in GATHERED:
        return gathered(board, facts)
    if kind == "damaged" and facts["source"] is None:
        return walked(board, facts)
    text = board.texts.event(facts, board.names, board.reader)
    inside = BRACKETS[kind](board, facts) if kind in BRACKETS else ""
    after = AFTER[kind](board, facts) if kind in AFTER else ""
    return " ".join(part for part in [f"{text[:-1]} ({inside}){text[-1]}" if inside else text, after] if part)


def at_once(facts: Facts, before: list[Facts]) -> bool:
    """Whether this was declared a moment ago and did not wait."""
    declared = [one for one in before if one["event"] == "declared"]
    return bool(declared) and declared[-1]["source"]["card"] == facts["source"]["card"] and not declared[-1]["waits"]


def gathered(board: TableBoard, facts: Facts) -> str:
    """R23, R79: heroes who come, each with his health and what lures him; heroes who stay."""
    heroes = facts["heroes"]
    if facts["event"] == "stayed":
        return board.texts.say("story-stayed", heroes=board.texts.together([board.wording.short(hero) for hero in heroes]))
    return board.texts.say("story-arrived", heroes=board.texts.together([arrival(board, hero) for hero in heroes]))


def arrival(board: TableBoard, hero: str) -> str:
    row = board.wording.rows[hero]
    star = EPIC if row["epic"] else ""
    return f"{board.wording.short(hero)} ({row['health']}{star}, {board.wording.printed_lures(hero)})"


def walked(board: TableBoard, facts: Facts) -> str:
    """R89: one room of a walk."""
    room = board.wording.name(facts["room"]) if facts["room"] else ""
    said = {"damage": facts["damage"], "reduced": facts["reduced"], "left": max(facts["left"], 0)}
    return board.texts.say("story-walk", room=room, **said)


# What is added to a sentence: in brackets before the full stop, or after it


def bosses(board: TableBoard, facts: Facts) -> str:
    """R16: who plays whom; the highest XP goes first."""
    rows = board.wording.rows
    found = [(seat, facts["bosses"][seat]) for seat in facts["order"]]
    return ", ".join(f"{board.names[seat]}: {board.wording.name(boss)} ({rows[boss]['xp']} XP)" for seat, boss in found) + "."


def offered(board: TableBoard, facts: Facts) -> str:
    return board.wording.listed(facts["bosses"])


def cards(board: TableBoard, facts: Facts) -> str:
    """What the reader may know of cards that were drawn, looked at or thrown away."""
    return board.wording.listed(facts.get("cards") or [])


def discarded(board: TableBoard, facts: Facts) -> str:
    return board.wording.listed(facts["cards"]) if facts["count"] > 1 else ""


def card(board: TableBoard, facts: Facts) -> str:
    return board.wording.name(facts["card"]) if facts.get("card") else ""


def declared(board: TableBoard, facts: Facts) -> str:
    """What was chosen, and what was paid for it beyond the price."""
    found = [target(board, one) for one in facts["targets"]]
    key = f"mode-{facts['source']['card']}-{facts['mode']}"
    found += [board.texts.say(key)] if facts["mode"] is not None and board.texts.has(key) else []
    found += [board.texts.say("coins", n=facts["coins"])] if facts["coins"] else []
    return ", ".join(found)


def waits(board: TableBoard, facts: Facts) -> str:
    return board.texts.say("story-waits") if facts["waits"] else ""


def built(board: TableBoard, facts: Facts) -> str:
    key = "story-over" if facts["over"] else "story-slot"
    return board.texts.say(key, slot=facts["slot"], room=board.wording.name(facts["over"]) if facts["over"] else "")


def destroyed(board: TableBoard, facts: Facts) -> str:
    """What appears beneath, and who is lost with it."""
    say, found = board.texts.say, []
    if facts["uncovered"]:
        found.append(say("story-uncovered", room=board.wording.name(facts["uncovered"])))
    if facts["miniboss"]:
        found.append(say("story-lost", miniboss=board.wording.name(facts["miniboss"])))
    return " ".join(found)


def lured(board: TableBoard, facts: Facts) -> str:
    return ", ".join(f"{board.names[seat]} {value}" for seat, value in enumerate(facts["values"]) if value is not None)


def source(board: TableBoard, facts: Facts) -> str:
    """What an effect comes from."""
    return board.wording.short(facts["source"]["card"]) if facts["source"] else ""


def rooms(board: TableBoard, facts: Facts) -> str:
    return board.wording.listed(facts["rooms"])


BRACKETS = {
    "offered": offered,
    "dealt": cards,
    "redrew": cards,
    "drew": cards,
    "milled": cards,
    "looked": cards,
    "discarded": discarded,
    "took_hidden": card,
    "placed": card,
    "declared": declared,
    "built": built,
    "lured": lured,
    "damaged": source,
    "lasting": source,
    "swapped_rooms": rooms,
}
AFTER = {"bosses": bosses, "declared": waits, "destroyed": destroyed}
