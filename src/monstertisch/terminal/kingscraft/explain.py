"""`?`: what may be done in a position and what not, and why; what a card, a player, the forge or the fight is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..board import Position
from ..choices import kind_of
from ..explain import move, named, overview, possible, stopped
from ..phrases import Words, left, tokens
from . import choices, fights, picture
from .labels import item_in
from .wording import GOLDEN, places

if TYPE_CHECKING:
    from .board import TableBoard

RULES_WORDS = ["rules", "regeln"]
FORGE_WORDS = ["forge", "schmiede", "recipes", "rezepte"]
FIGHT_WORDS = ["fight", "kampf"]
POTION_WORDS = ["potion", "potions", "trank", "traenke"]
KING_WORDS = ["king", "koenig", "queen", "koenigin"]
LEVEL_WORDS = ["level", "stufe"]


def explain(board: TableBoard, topic: str, position: Position) -> list[str] | None:
    words, view = tokens(topic), position.view
    wanted = " ".join(words)
    if not topic.strip():
        return whole_position(board, position)
    if wanted in RULES_WORDS:
        return board.texts.say("rules").split("\n")
    if wanted in FORGE_WORDS:
        return recipes(board, view)
    if wanted in FIGHT_WORDS and (view["fight"] or view["friendly"]):
        return fight(board, view)
    if wanted in POTION_WORDS:
        return potions(board, view)
    if wanted.isdecimal():
        return move(board, position, int(wanted))
    if wanted in KING_WORDS:
        return [*card(board, view, view["king"]["card"]), "", *card(board, view, "KING")]
    if len(words) == 2 and words[0] in LEVEL_WORDS and words[1] in ["1", "2", "3"]:
        return card(board, view, view["creatures"][int(words[1]) - 1]["card"])
    return player(board, view, words) or named(board, view, left(words), different_cards(board))


# The position


def whole_position(board: TableBoard, position: Position) -> list[str]:
    """All ways to arrange one's items are one line."""
    view, say = position.view, board.texts.say
    prompt, order = view["prompt"], board.order(position)
    key = prompt["window"] if prompt["kind"] == "window" else prompt["kind"]
    answers = [action for action in order if kind_of(board, action) not in ["wear", "take_off"]]
    lines = possible(board, position, answers)
    if len(answers) < len(order):
        lines.append(say("explain-arrange", count=len(order) - len(answers)))
    refused = [f"{', '.join(moves)}: {reason}" for reason, moves in stopped(board, position).items()]
    asked = [choices.question(board, view), say(f"why-{key}")]
    return overview(board, asked, lines, refused)


# Things by their names


def player(board: TableBoard, view: View, words: Words) -> list[str] | None:
    """A player's board, slot by slot."""
    for seat, name in enumerate(board.names):
        if words == tokens(name):
            seen = view["seats"][seat]
            ability = board.texts.tell("characters", board.wording.rows[seen["character"]])[0]
            lines = [f"{name}: {picture.person(board, seen)}", f"  {ability}"]
            return [*lines, *[f"  {line}" for line in slots(board, seen)]]
    return None


def slots(board: TableBoard, seen: Data) -> list[str]:
    cells = [(slot["slot"], *picture.slot_cells(board, slot)) for slot in seen["slots"]]
    return [f"{board.wording.slot(slot)}: {item}{f' ({does})' if does else ''}" for slot, item, does in cells]


def different_cards(board: TableBoard) -> list[str]:
    """Every card; of potions that are alike the first."""
    wording = board.wording
    return [one for one in wording.rows if wording.sections[one] != "potions" or wording.alike(one) == one]


def card(board: TableBoard, view: View, one: str) -> list[str]:
    section = board.wording.sections[one]
    lines = CARD_LINES[section](board, view, one)
    return [lines[0], *[f"  {line}" for line in lines[1:]]]


def item(board: TableBoard, view: View, one: str) -> list[str]:
    """Class, slot, both sides, how it is made, what it is good for, and who has it."""
    say, wording, row = board.texts.say, board.wording, board.wording.rows[one]
    facts = {"class": row["class"], "slot": wording.slot(row["slot"]), "board": row["board"]}
    lines = [say("explain-item", item=wording.name(one), **facts)]
    lines += board.texts.tell("items", row)
    if one not in [place["item"] for place in places(view)]:
        return [*lines, say("explain-not-in-play", board=row["board"])]
    place = item_in(view, one)
    lines += [made_of(board, view, place)] if place["recipe"] else []
    uses = [wording.name(other["item"]) for other in places(view) if other["recipe"] and one in other["recipe"]["materials"]]
    lines += [say("explain-used-for", items=board.texts.together(uses))] if uses else []
    return [*lines, where(board, place)]


def made_of(board: TableBoard, view: View, place: Data) -> str:
    """The two materials of an item, and what the reader lacks, with who has it."""
    say, wording, made = board.texts.say, board.wording, place["recipe"]
    first, second = (wording.name(one) for one in made["materials"])
    line = say("explain-made-of", first=first, second=second)
    if made["craftable"]:
        return " ".join([line, say("explain-can-make")])
    lacking = [item_in(view, one) for one, owned in zip(made["materials"], made["owned"], strict=True) if not owned]
    missing = [
        wording.name(one["item"]) + (f" ({board.names[one['owner']]})" if one["owner"] is not None else "") for one in lacking
    ]
    return " ".join([line, say("explain-missing", items=board.texts.together(missing))]) if missing else line


def where(board: TableBoard, place: Data) -> str:
    say = board.texts.say
    if place["here"]:
        return say("explain-golden-in-forge" if place["improved"] else "explain-in-forge")
    if place["owner"] == board.reader:
        return say("explain-yours")
    return say("explain-owned", name=board.names[place["owner"]])


def potion(board: TableBoard, view: View, one: str) -> list[str]:
    """What it does, when it may be used, how many there are, and where those are that the reader knows of."""
    say, wording, row = board.texts.say, board.wording, board.wording.rows[one]
    does, *when = board.texts.tell("potions", row)
    lines = [f"{wording.name(one)}: {does}", *when]
    if row.get("blank"):
        return lines
    copies = [other for other in board.cards["potions"] if wording.alike(other["id"]) == wording.alike(one)]
    ids = [copy["id"] for copy in copies]
    mine = view["seats"][board.reader]["potions"] if board.reader is not None else []
    held, discarded = ([card for card in cards if card in ids] for cards in [mine, view["discard"]])
    return [*lines, say("explain-copies", copies=len(copies), held=len(held), discarded=len(discarded))]


def enemy(board: TableBoard, view: View, one: str) -> list[str]:
    """Its effects and bans, and whether it lies there, is beaten or may still come."""
    say, wording, row = board.texts.say, board.wording, board.wording.rows[one]
    on_table = [seen for seen in [view["king"], *view["creatures"]] if seen["card"] == one]
    printed = {**row, "speed": row.get("level", 4), "beer_now": None}
    seen = on_table[0] if on_table else printed
    facts = {"level": say("level", level=row["level"]) if "level" in row else say("title-king"), "speed": seen["speed"]}
    lines = [say("explain-enemy", enemy=wording.name(one), **facts), wording.enemy(seen)]
    if "level" not in row:
        return lines
    beaten = view["creatures"][row["level"] - 1]["beaten"]
    key = "explain-face-up" if on_table else "explain-beaten" if one in beaten else "explain-unseen"
    return [*lines, say(key, count=view["creatures"][row["level"] - 1]["left"])]


def action(board: TableBoard, view: View, one: str) -> list[str]:
    wording = board.wording
    lines = [board.texts.say("explain-card", card=wording.name(one), order=wording.rows[one]["order"]), wording.action(one)]
    enemy_now = picture.enemy_ahead(view, one)
    return lines if enemy_now is None else [*lines, f"{wording.name(enemy_now['card'])}: {wording.enemy(enemy_now)}"]


def token(board: TableBoard, view: View, one: str) -> list[str]:
    del view
    return [board.wording.name(one), board.wording.action(one)]


def character(board: TableBoard, view: View, one: str) -> list[str]:
    """What the hero is good at, and who plays it."""
    say, row = board.texts.say, board.wording.rows[one]
    seats = [seat for seat, seen in enumerate(view["seats"]) if seen["character"] == one]
    names = [board.names[seat] for seat in seats]
    lines = [board.wording.name(one) + (f" ({board.texts.together(names)})" if names else "")]
    lines.append(", ".join([say("hearts", hearts=row["hearts"], most=row["hearts"]), board.wording.effects(row["effects"])]))
    return [*lines, *board.texts.tell("characters", row)]


CARD_LINES = {
    "items": item,
    "potions": potion,
    "kings": enemy,
    "creatures": enemy,
    "standard_creatures": enemy,
    "actions": action,
    "tokens": token,
    "characters": character,
}


# The forge, potions, the fight


def recipes(board: TableBoard, view: View) -> list[str]:
    """Every recipe for which the reader has something: makeable ones first, then what is missing or who has it."""
    say = board.texts.say
    begun = [place for place in places(view) if place["recipe"] and any(place["recipe"].get("owned", []))]
    begun.sort(key=lambda place: not place["recipe"]["craftable"])
    lines = [say("explain-recipes")]
    for place in begun:
        name = board.wording.name(place["item"]) + (GOLDEN if place["improved"] else "")
        lines.append(f"  {name}: {made_of(board, view, place)} {'' if place['here'] else where(board, place)}".rstrip())
    return lines if begun else [say("explain-no-recipes")]


def potions(board: TableBoard, view: View) -> list[str]:
    """The reader's potions, the discarded ones, and what the reader knows of the deck."""
    say, wording = board.texts.say, board.wording
    assert board.reader is not None
    mine = view["seats"][board.reader]["potions"]
    lines = [line for one in dict.fromkeys(wording.alike(card) for card in mine) for line in card(board, view, one)]
    lines = lines or [say("explain-no-potions")]
    if view["discard"]:
        lines.append(say("explain-discard", potions=wording.listed(view["discard"])))
    if view["deck"]["top"]:
        top = [wording.name(card) if card else "?" for card in view["deck"]["top"]]
        lines.append(say("explain-deck-top", potions=", ".join(top)))
    return lines


def fight(board: TableBoard, view: View) -> list[str]:
    """Bans, outcome and the enemy's card in words."""
    if view["fight"] is None:
        return [board.texts.say("why-friendly_reroll")]
    seen = view["fight"]
    return [*fights.bans(board, seen), *fights.outcome(board, seen), *card(board, view, seen["enemy"])]
