"""The table, drawn from a view: enemies, forge, one's own board, the others."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import Flow, both_ends, bracketed, indented, plain_grid
from . import fights
from .teller import Teller, places

STYLES = {"green": "green", "orange": "yellow", "blue": "blue", "purple": "magenta"}  # of the crests
ATTACKS = ["KING", "ATTACK1", "ATTACK2", "ATTACK3"]


def draw(to: Teller, view: View) -> list[RenderableType]:
    """Everything, from the enemies down to the others at the table."""
    others = [other for other in range(len(view["seats"])) if other != to.reader]
    lines: list[RenderableType] = ["", Rule(style="dim"), heading(to, view), *fights.draw(to, view), *state(to, view)]
    lines += ["", enemies(to, view), "", *forge(to, view), "", *own_board(to, view), ""]
    return [*lines, people(to, view, others), ""]


def glance(to: Teller, view: View) -> list[RenderableType]:
    """What a question within a round is about: the fight, or one's own board and the enemy ahead."""
    lines: list[RenderableType] = ["", Rule(style="dim"), *fights.draw(to, view), *state(to, view)]
    if view["fight"] is None and view["friendly"] is None:
        lines += [*ahead(to, view), *own_board(to, view)]
    return [*lines, ""]


def heading(to: Teller, view: View) -> Table:
    """Round and phase, and the potions of the table."""
    left = Text(to.sentence("round-and-phase", {"round": view["round"], "phase": view["phase"]}), style="bold")
    return both_ends(left, to.say("potion-piles", deck=view["deck"]["count"], discard=len(view["discard"])))


def state(to: Teller, view: View) -> list[RenderableType]:
    """The order of turns and the potions in force, as far as there are any."""
    turns = ", ".join(turn(to, view, at) for at in range(len(view["order"])))
    lines = [to.say("order-of-turns" if view["phase"] == "turns" else "order-so-far", turns=turns)] if turns else []
    lasting = [dose(to, seen) for seen in view["doses"] if to.rows[seen["potion"]]["duration"] != "instant"]
    lines += [to.say("dose-list", potions=", ".join(lasting))] if lasting else []
    return [Text(line) for line in lines]


def turn(to: Teller, view: View, at: int) -> str:
    seat = view["order"][at]
    when = "done" if at < view["turns_done"] else "now" if seat == view["active"] else "later"
    return to.sentence("turn-of", {"seat": seat, "card": view["seats"][seat]["card"], "when": when})


def dose(to: Teller, seen: Data) -> str:
    """A potion in force: what it does, and on whom."""
    on = {"on": "enemy", "seat": 0} if seen["target"] == "enemy" else {"on": "hero", "seat": seen["target"]}
    return to.sentence("dose", {"potion": seen["potion"], "slot": seen["slot"], **on})


# Enemies


def enemies(to: Teller, view: View) -> Table:
    seen = [view["king"], *view["creatures"][::-1]]
    names = [Text(to.name(enemy["card"]), style="bold") for enemy in seen]
    return plain_grid(([level(to, one), name, enemy_line(to, one)] for one, name in zip(seen, names, strict=True)), whole=2)


def level(to: Teller, enemy: Data) -> str:
    return to.say("level", level=enemy["level"]) if "level" in enemy else to.say("title-king")


def enemy_line(to: Teller, enemy: Data) -> str:
    left = f" {to.sentence('creatures-left', enemy)}" if "left" in enemy else ""
    return f"{to.enemy(enemy)}{left}"


def enemy_ahead(view: View, card: str) -> Data | None:
    """The enemy that this action card attacks as things lie now."""
    return dict(zip(ATTACKS, [view["king"], *view["creatures"]], strict=True)).get(card)


def ahead(to: Teller, view: View) -> list[RenderableType]:
    """The enemy of the fight that comes next in this turn."""
    if view["prompt"]["kind"] != "own_turn" or view["prompt"]["at"] == "end":
        return []
    enemy = enemy_ahead(view, view["prompt"]["card"])
    if enemy is None:
        return []
    return [Text(f"{level(to, enemy)}: {to.name(enemy['card'])}: {enemy_line(to, enemy)}")]


# The forge


def forge(to: Teller, view: View) -> list[RenderableType]:
    """Three rows, board by board: what lies there, and in brackets who has the rest; then what could be made now."""
    say, letters = to.say, " ".join(one["letter"] for one in view["forge"])
    title = Text.assemble((say("forge-boards", letters=letters), "bold"), " ", say("forge-legend"))
    makeable = [recipe(to, place) for place in places(view) if place["recipe"] and place["recipe"].get("craftable")]
    more = [say("makeable", items="; ".join(makeable))] if makeable else []
    more += [say("token-on-deck")] if view["deck"]["token"] else []
    rows = plain_grid([" " + say("class", **{"class": row + 1}), forge_row(to, view, row)] for row in [0, 1, 2])
    return [title, rows, *[indented(line, 1) for line in more]]


def forge_row(to: Teller, view: View, row: int) -> Flow:
    pieces = []
    for one in view["forge"]:
        items = one["rows"][row]
        for at, place in enumerate(items):
            before = f"{one['letter']}: " if at == 0 else ""
            pieces.append(Text.assemble((before, "dim"), place_text(to, view, place), "," if at < len(items) - 1 else ""))
    return Flow(pieces, " ")


def place_text(to: Teller, view: View, place: Data) -> Text:
    name, owner = to.item(place) + (f" {to.say('token-mark')}" if place["token"] else ""), place["owner"]
    if place["here"]:
        return Text(name)
    who = to.say("you-owner") if owner == to.reader else to.names[owner]
    return Text(f"{name} ({who})", style=f"dim {style_of(view, owner)}")


def recipe(to: Teller, place: Data) -> str:
    """How an item is made of what one owns, jokers standing for what is missing."""
    made, jokers = place["recipe"], iter(place["recipe"]["jokers"])
    needed = zip(made["materials"], made["owned"], strict=True)
    first, second = (to.name(card if owned else next(jokers, card)) for card, owned in needed)
    return to.say("recipe-of", item=to.item(place), first=first, second=second)


# Players


def style_of(view: View, seat: int) -> str:
    return STYLES[view["seats"][seat]["colour"]]


def character(to: Teller, seen: Data) -> str:
    return to.say(f"character-{seen['board']}-neutral") if seen["neutral"] else to.name(seen["character"])


def own_board(to: Teller, view: View) -> list[RenderableType]:
    """Slot by slot with effects; then the backpack, and what has no place."""
    say, seen = to.say, to.mine(view)
    name = (to.names[seen["seat"]], f"bold {style_of(view, seen['seat'])}")
    title = Text.assemble(name, " ", say("you-mark"), f" · {character(to, seen)}")
    slots = plain_grid([[f" {to.slot(slot['slot'])}", *slot_cells(to, slot)] for slot in seen["slots"]], whole=2)
    more = [backpack(to, seen)]
    more += [say("overflow-list", items=", ".join(to.item(item) for item in seen["overflow"]))] if seen["overflow"] else []
    more += [say(f"{key}s-left", things=to.listed(unused(seen, key)) or "–") for key in ["card", "token"] if f"{key}s" in seen]
    return [title, indented(fights.numbers(to, seen), 1), slots, *[indented(line, 1) for line in more]]


def slot_cells(to: Teller, slot: Data) -> list[str]:
    """What lies in a slot and what it does; of an empty one of the Nobleman what is printed there."""
    item = slot["item"]
    if item is None:
        return ["–", to.say("printed", effects=to.effects(slot["printed"])) if slot["printed"] else ""]
    does = to.item_effects(item)
    return [to.item(item), does if slot["works"] else to.say("banned", effects=does)]


def backpack(to: Teller, seen: Data) -> str:
    say = to.say
    things = [say("thing-effects", name=to.item(item), effects=with_slot(to, item)) for item in seen["backpack"]]
    things += [say("thing-effects", name=to.name(card), effects=to.tell(card)[0]) for card in seen["potions"]]
    return say("backpack", things="; ".join(things) or "none", free=max(seen["free_places"], 0))


def with_slot(to: Teller, item: Data) -> str:
    """In which slot an item works, and what it does there; a joker in short."""
    if item["joker"]:
        return to.say("joker", **{"class": item["class"]})
    return f"{to.slot(item['slot'])}: {to.item_effects(item)}"


def unused(seen: Data, key: str) -> list[str]:
    """The Rogue's cards or the Alchemist's tokens that are left."""
    return [one[key] for one in seen.get(f"{key}s", []) if not one["used"]]


def people(to: Teller, view: View, seats: list[int]) -> Table:
    """Other players in short: numbers, what they wear, what lies in their backpacks."""
    names = {seat: Text(to.names[seat], style=f"bold {style_of(view, seat)}") for seat in seats}
    return plain_grid([name, person(to, view["seats"][seat])] for seat, name in names.items())


def person(to: Teller, seen: Data) -> str:
    worn = [f"{to.item(slot['item'])} ({to.slot(slot['slot'])})" for slot in seen["slots"] if slot["item"]]
    things = [to.item(item) for item in [*seen["backpack"], *seen["overflow"]]]
    facts = {
        "name": character(to, seen),
        "numbers": fights.numbers(to, seen),
        "worn": ", ".join(worn) or None,
        "things": ", ".join(things) or None,
        "potions": len(seen["potions"]),
        "known": bracketed([to.name(card) for card in seen["potions"] if card is not None]),
        "last": seen["last_card"] if seen["card"] is None else None,
        "left": [*unused(seen, "card"), *unused(seen, "token")],
    }
    return "; ".join(to.pieces("person", facts))
