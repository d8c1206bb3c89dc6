"""The table, drawn from a view: enemies, forge, one's own board, the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import Flow, both_ends, indented, plain_grid
from . import fights
from .wording import places

if TYPE_CHECKING:
    from .board import TableBoard

STYLES = {"green": "green", "orange": "yellow", "blue": "blue", "purple": "magenta"}  # of the crests
ATTACKS = ["KING", "ATTACK1", "ATTACK2", "ATTACK3"]


def draw(board: TableBoard, view: View) -> list[RenderableType]:
    """Everything, from the enemies down to the others at the table."""
    others = [other for other in range(len(view["seats"])) if other != board.reader]
    lines: list[RenderableType] = ["", Rule(style="dim"), heading(board, view), *fights.draw(board, view), *state(board, view)]
    lines += ["", enemies(board, view), "", *forge(board, view), "", *own_board(board, view), ""]
    return [*lines, people(board, view, others), ""]


def glance(board: TableBoard, view: View) -> list[RenderableType]:
    """What a question within a round is about: the fight, or one's own board and the enemy ahead."""
    lines: list[RenderableType] = ["", Rule(style="dim"), *fights.draw(board, view), *state(board, view)]
    if view["fight"] is None and view["friendly"] is None:
        lines += [*ahead(board, view), *own_board(board, view)]
    return [*lines, ""]


def heading(board: TableBoard, view: View) -> Table:
    """Round and phase, and the potions of the table."""
    say = board.texts.say
    left = Text(say("round-and-phase", round=view["round"], phase=say(f"phase-{view['phase']}")), style="bold")
    return both_ends(left, say("potion-piles", deck=view["deck"]["count"], discard=len(view["discard"])))


def state(board: TableBoard, view: View) -> list[RenderableType]:
    """The order of turns and the potions in force, as far as there are any."""
    say = board.texts.say
    lines = []
    if view["order"]:
        turns = ", ".join(turn(board, view, at) for at in range(len(view["order"])))
        lines.append(say("order-of-turns" if view["phase"] == "turns" else "order-so-far", turns=turns))
    lasting = [seen for seen in view["doses"] if board.wording.rows[seen["potion"]]["duration"] != "instant"]
    if lasting:
        lines.append(say("dose-list", potions=", ".join(dose(board, seen) for seen in lasting)))
    return [Text(line) for line in lines]


def turn(board: TableBoard, view: View, at: int) -> str:
    seat = view["order"][at]
    card = view["seats"][seat]["card"]
    key = "turn-done" if at < view["turns_done"] else "turn-now" if seat == view["active"] else "turn-later"
    return board.texts.say(key, name=board.names[seat], card=board.wording.name(card))


def dose(board: TableBoard, seen: Data) -> str:
    """A potion in force: what it does, and on whom."""
    say = board.texts.say
    on = say("dose-enemy") if seen["target"] == "enemy" else board.names[seen["target"]]
    if seen["slot"] is not None:
        on = f"{on}: {board.wording.slot(seen['slot'])}"
    return f"{board.wording.name(seen['potion'])} ({on})"


# Enemies


def enemies(board: TableBoard, view: View) -> Table:
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for enemy in [view["king"], *view["creatures"][::-1]]:
        grid.add_row(level(board, enemy), Text(board.wording.name(enemy["card"]), style="bold"), enemy_line(board, enemy))
    return grid


def level(board: TableBoard, enemy: Data) -> str:
    return board.texts.say("level", level=enemy["level"]) if "level" in enemy else board.texts.say("title-king")


def enemy_line(board: TableBoard, enemy: Data) -> str:
    line = board.wording.enemy(enemy)
    return " ".join([line, board.texts.say("creatures-left", count=enemy["left"])]) if "left" in enemy else line


def enemy_ahead(view: View, card: str) -> Data | None:
    """The enemy that this action card attacks as things lie now."""
    attacked = dict(zip(ATTACKS, [view["king"], *view["creatures"]], strict=True))
    return attacked.get(card)


def ahead(board: TableBoard, view: View) -> list[RenderableType]:
    """The enemy of the fight that comes next in this turn."""
    if view["prompt"]["kind"] != "own_turn" or view["prompt"]["at"] == "end":
        return []
    enemy = enemy_ahead(view, view["prompt"]["card"])
    if enemy is None:
        return []
    return [Text(f"{level(board, enemy)}: {board.wording.name(enemy['card'])}: {enemy_line(board, enemy)}")]


# The forge


def forge(board: TableBoard, view: View) -> list[RenderableType]:
    """Three rows, board by board: what lies there, and in brackets who has the rest; then what could be made now."""
    say = board.texts.say
    letters = " ".join(one["letter"] for one in view["forge"])
    lines: list[RenderableType] = [Text.assemble((say("forge-boards", letters=letters), "bold"), " ", say("forge-legend"))]
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for row in [0, 1, 2]:
        grid.add_row(" " + say("class", **{"class": row + 1}), forge_row(board, view, row))
    lines.append(grid)
    makeable = [recipe(board, place) for place in places(view) if place["recipe"] and place["recipe"].get("craftable")]
    if makeable:
        lines.append(indented(say("makeable", items="; ".join(makeable)), 1))
    if view["deck"]["token"]:
        lines.append(indented(say("token-on-deck"), 1))
    return lines


def forge_row(board: TableBoard, view: View, row: int) -> Flow:
    pieces = []
    for one in view["forge"]:
        items = one["rows"][row]
        for at, place in enumerate(items):
            before = f"{one['letter']}: " if at == 0 else ""
            pieces.append(Text.assemble((before, "dim"), place_text(board, view, place), "," if at < len(items) - 1 else ""))
    return Flow(pieces, " ")


def place_text(board: TableBoard, view: View, place: Data) -> Text:
    name = board.wording.item(place)
    if place["token"]:
        name += " " + board.texts.say("token-mark")
    if place["here"]:
        return Text(name)
    owner = place["owner"]
    who = board.texts.say("you-owner") if owner == board.reader else board.names[owner]
    return Text(f"{name} ({who})", style=f"dim {style_of(view, owner)}")


def recipe(board: TableBoard, place: Data) -> str:
    """How an item is made of what one owns, jokers standing for what is missing."""
    materials = [board.wording.name(card) for card in used_for(place["recipe"])]
    return board.texts.say("recipe-of", item=board.wording.item(place), first=materials[0], second=materials[1])


def used_for(made: Data) -> list[str]:
    """The materials of a recipe as one would give them: what is owned itself, else a joker."""
    jokers = made["jokers"][:]
    return [card if owned or not jokers else jokers.pop(0) for card, owned in zip(made["materials"], made["owned"], strict=True)]


# Players


def style_of(view: View, seat: int) -> str:
    return STYLES[view["seats"][seat]["colour"]]


def character(board: TableBoard, seen: Data) -> str:
    return board.texts.say(f"character-{seen['board']}-neutral") if seen["neutral"] else board.wording.name(seen["character"])


def own_board(board: TableBoard, view: View) -> list[RenderableType]:
    """Slot by slot with effects; then the backpack, and what has no place."""
    assert board.reader is not None
    say, seen = board.texts.say, view["seats"][board.reader]
    name = (board.names[board.reader], f"bold {style_of(view, board.reader)}")
    title = Text.assemble(name, " ", say("you-mark"), f" · {character(board, seen)}")
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for slot in seen["slots"]:
        grid.add_row(f" {board.wording.slot(slot['slot'])}", *slot_cells(board, slot))
    lines: list[RenderableType] = [title, indented(fights.numbers(board, seen), 1), grid, indented(backpack(board, seen), 1)]
    if seen["overflow"]:
        lines.append(indented(say("overflow-list", items=", ".join(board.wording.item(item) for item in seen["overflow"])), 1))
    return [*lines, *extras(board, seen)]


def slot_cells(board: TableBoard, slot: Data) -> list[str]:
    """What lies in a slot and what it does; of an empty one of the Nobleman what is printed there."""
    say = board.texts.say
    item = slot["item"]
    if item is None:
        return ["–", say("printed", effects=board.wording.effects(slot["printed"])) if slot["printed"] else ""]
    does = board.wording.item_effects(item)
    return [board.wording.item(item), does if slot["works"] else say("banned", effects=does)]


def backpack(board: TableBoard, seen: Data) -> str:
    say = board.texts.say
    things = [say("thing-effects", name=board.wording.item(item), effects=with_slot(board, item)) for item in seen["backpack"]]
    things += [say("thing-effects", name=board.wording.name(card), effects=board.wording.potion(card)) for card in seen["potions"]]
    return say("backpack", things="; ".join(things) or "none", free=max(seen["free_places"], 0))


def with_slot(board: TableBoard, item: Data) -> str:
    """In which slot an item works, and what it does there; a joker in short."""
    if item["joker"]:
        return board.texts.say("joker", **{"class": item["class"]})
    return f"{board.wording.slot(item['slot'])}: {board.wording.item_effects(item)}"


def extras(board: TableBoard, seen: Data) -> list[RenderableType]:
    """The Rogue's cards and the Alchemist's tokens that are left."""
    lines: list[RenderableType] = []
    for key, kind in [("cards", "card"), ("tokens", "token")]:
        left = [one[kind] for one in seen.get(key, []) if not one["used"]]
        if key in seen:
            lines.append(indented(board.texts.say(f"{kind}s-left", things=board.wording.listed(left) or "–"), 1))
    return lines


def people(board: TableBoard, view: View, seats: list[int]) -> Table:
    """Other players in short: numbers, what they wear, what lies in their backpacks."""
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    for seat in seats:
        seen = view["seats"][seat]
        grid.add_row(Text(board.names[seat], style=f"bold {style_of(view, seat)}"), person(board, seen))
    return grid


def person(board: TableBoard, seen: Data) -> str:
    say, wording = board.texts.say, board.wording
    worn = [f"{wording.item(slot['item'])} ({wording.slot(slot['slot'])})" for slot in seen["slots"] if slot["item"]]
    things = [wording.item(item) for item in [*seen["backpack"], *seen["overflow"]]]
    known = [card for card in seen["potions"] if card is not None]
    parts = [f"{character(board, seen)}: {fights.numbers(board, seen)}"]
    parts += [say("person-wears", items=", ".join(worn))] if worn else []
    parts += [say("person-backpack", items=", ".join(things))] if things else []
    if seen["potions"]:
        parts.append(say("person-potions", count=len(seen["potions"])) + (f" ({wording.listed(known)})" if known else ""))
    if seen["card"] is None and seen["last_card"] is not None:
        parts.append(say("person-last", card=wording.name(seen["last_card"])))
    left = [one["card"] for one in seen.get("cards", []) if not one["used"]]
    left += [one["token"] for one in seen.get("tokens", []) if not one["used"]]
    parts += [say("person-left", things=wording.listed(left))] if left else []
    return "; ".join(parts)
