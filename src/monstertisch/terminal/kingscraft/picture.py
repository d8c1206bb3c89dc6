"""The table, drawn from a view: the running fight, enemies, forge, one's own board, the others."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.game import Data, View
from ..drawing import indented, plain_grid
from .teller import Teller, places

ATTACKS = ["KING", "ATTACK1", "ATTACK2", "ATTACK3"]


def draw(to: Teller, view: View) -> list[RenderableType]:
    """Everything, from the enemies down to the others at the table."""
    heading = {key: view[key] for key in ["round", "phase", "deck", "discard"]}
    lines: list[RenderableType] = ["", Rule(style="dim"), Text(to.sentence("heading", heading), style="bold")]
    lines += [*fights(to, view), *state(to, view), "", enemies(to, view), "", *forge(to, view), "", *own_board(to, view)]
    others = [seen for seen in view["seats"] if seen["seat"] != to.reader]
    return [*lines, "", *[indented(person(to, seen), 0) for seen in others], ""]


def glance(to: Teller, view: View) -> list[RenderableType]:
    """What a question within a round is about: the fight, or one's own board and the enemy ahead."""
    lines: list[RenderableType] = ["", Rule(style="dim"), *fights(to, view), *state(to, view)]
    prompt = view["prompt"]
    ahead = enemy_ahead(view, prompt["card"]) if prompt["kind"] == "own_turn" and prompt["at"] != "end" else None
    lines += [indented(f"{to.name(ahead['card'])}: {to.enemy(ahead)}", 0)] if ahead else []
    return [*lines, *(own_board(to, view) if view["fight"] is None and view["friendly"] is None else []), ""]


def state(to: Teller, view: View) -> list[RenderableType]:
    """The order of turns and the potions in force, as far as there are any."""
    turns = []
    for at, seat in enumerate(view["order"]):
        when = "done" if at < view["turns_done"] else "now" if seat == view["active"] else "later"
        turns.append({"seat": seat, "card": view["seats"][seat]["card"], "when": when})
    doses = [dose for dose in view["doses"] if to.rows[dose["potion"]]["duration"] != "instant"]
    on = [{**dose, "seat": None if dose["target"] == "enemy" else dose["target"]} for dose in doses]
    return [indented(line, 0) for line in to.pieces("state", {"phase": view["phase"], "turns": turns, "doses": on})]


# Fights


def fights(to: Teller, view: View) -> list[RenderableType]:
    """The running fight: dice and power of both sides; before they roll, what both have."""
    seen = view["fight"]
    if seen is None:
        return friendly(to, view["friendly"]["sides"]) if view["friendly"] else []
    title = Text(to.sentence("fight-title", {**seen, "attempt": max(seen["attempt"], 1)}), style="bold")
    enemy = next(enemy for enemy in [view["king"], *view["creatures"]] if enemy["card"] == seen["enemy"])
    hero, foe = to.names[seen["seat"]], to.name(seen["enemy"])
    sides = [f"{hero}: {numbers(to, view['seats'][seen['seat']])}", f"{foe}: {to.enemy(enemy)}"]
    sides = [side(to, hero, seen["hero"]), side(to, foe, seen["foe"])] if seen["hero"] else sides
    return [title, *[indented(line, 1) for line in [*sides, *standing(to, seen)]]]


def friendly(to: Teller, sides: list[Data]) -> list[RenderableType]:
    """All who have the same card and the same speed; what others reroll is unseen until all are done."""
    lines = [side(to, to.names[pool["seat"]], pool) for pool in sides]
    return [Text(to.say("friendly-title"), style="bold"), *[indented(line, 1) for line in lines]]


def side(to: Teller, name: str, pool: Data) -> str:
    """One side: dice, what is added, power; in brackets armour and what may still be done."""
    left = to.effects({"reroll_die": pool["rerolls_left"], "repeat_fight": max(pool.get("repeats_left", 0), 0)})
    sources = [source for source in pool["sources"] if not source["used"]]
    facts = {"armour": 0, "rolled": True, **pool, "more": pool["strength"] + pool["extra"], "name": name}
    return to.thing("side", {**facts, "dice": pool["dice"][::-1], "left": left or None, "sources": sources})


def standing(to: Teller, seen: Data) -> list[str]:
    """R102: the speeds, and which bans are in force because of them; then how it would end now."""
    lines = [" ".join(to.pieces("fight-speed", seen))]
    return [*lines, to.sentence("fight-outcome", {**seen, **seen["outcome"]})] if seen["outcome"] else lines


def numbers(to: Teller, seen: Data) -> str:
    """Hearts and what counts in a fight, leaving out what there is none of."""
    totals = {"d6": seen["dice"]["6"], "d12": seen["dice"]["12"], "reroll_die": seen["rerolls"]}
    effects = to.effects({**totals, "strength": seen["strength"], "armour": seen["armour"]})
    return ", ".join(filter(None, [to.sentence("condition", seen), effects]))


# Enemies and the forge


def enemies(to: Teller, view: View) -> RenderableType:
    seen = [view["king"], *view["creatures"][::-1]]
    names = [Text(to.name(enemy["card"]), style="bold") for enemy in seen]
    levels = [to.sentence("level", {"level": 0, **enemy}) for enemy in seen]
    return plain_grid(([*row] for row in zip(levels, names, map(to.enemy, seen), strict=True)), whole=2)


def enemy_ahead(view: View, card: str) -> Data | None:
    """The enemy that this action card attacks as things lie now."""
    return dict(zip(ATTACKS, [view["king"], *view["creatures"]], strict=True)).get(card)


def forge(to: Teller, view: View) -> list[RenderableType]:
    """Three rows, board by board: what lies there, and in brackets who has the rest; then what could be made now."""
    rows = []
    for row in [0, 1, 2]:
        boards = [(one["letter"], [place_text(to, place) for place in one["rows"][row]]) for one in view["forge"]]
        rows.append([f" {row + 1}", " · ".join(f"{letter}:\u00a0{', '.join(items)}" for letter, items in boards if items)])
    craftable = [place for place in places(view) if place["recipe"] and place["recipe"].get("craftable")]
    makeable = "; ".join(recipe(to, place) for place in craftable) or None
    more = to.pieces("forge-now", {"makeable": makeable, "token": view["deck"]["token"]})
    return [Text(to.say("forge"), style="bold"), plain_grid(rows), *[indented(line, 1) for line in more]]


def place_text(to: Teller, place: Data) -> str:
    return to.thing("place", {**place, "item": to.item(place), "recipe": None})


def recipe(to: Teller, place: Data) -> str:
    """How an item is made of what one owns, jokers standing for what is missing."""
    made, jokers = place["recipe"], iter(place["recipe"]["jokers"])
    needed = zip(made["materials"], made["owned"], strict=True)
    return f"{to.item(place)} = {' + '.join(to.name(card if owned else next(jokers, card)) for card, owned in needed)}"


# Players


def own_board(to: Teller, view: View) -> list[RenderableType]:
    """Slot by slot with effects; then the backpack, and what has no place."""
    seen = to.mine(view)
    things = [f"{to.item(item)} ({to.item_does(item, item['improved'])})" for item in seen["backpack"]]
    things += [f"{to.name(card)} ({to.tell(card)[0]})" for card in seen["potions"]]
    facts = {**unused(seen), "things": "; ".join(things) or None, "free": max(seen["free_places"], 0)}
    more = to.pieces("own-things", {**facts, "overflow": ", ".join(map(to.item, seen["overflow"])) or None})
    slots = plain_grid([f" {to.slot(slot['slot'])}", *slot_cells(to, slot)] for slot in seen["slots"])
    title = Text(f"{to.names[seen['seat']]} {to.say('you-mark')} · {character(to, seen)}", style="bold")
    return [title, indented(numbers(to, seen), 1), slots, *[indented(line, 1) for line in more]]


def slot_cells(to: Teller, slot: Data) -> list[str]:
    """What lies in a slot and what it does; of an empty one of the Nobleman what is printed there."""
    item = slot["item"]
    does = to.item_does(item, item["improved"]).split(": ", 1)[-1] if item else to.effects(slot["printed"])
    return [to.item(item) if item else "–", to.say("slot-does", works=int(slot["works"] or not item), effects=does) if does else ""]


def character(to: Teller, seen: Data) -> str:
    return to.say(f"character-{seen['board']}-neutral") if seen["neutral"] else to.name(seen["character"])


def unused(seen: Data) -> Data:
    """The Rogue's cards or the Alchemist's tokens that are left; None for everybody else."""
    found = [one.get("card") or one["token"] for key in ["cards", "tokens"] for one in seen.get(key, []) if not one["used"]]
    return {"specials": found if "cards" in seen or "tokens" in seen else None}


def person(to: Teller, seen: Data) -> str:
    """A player in short: numbers, what they wear, what lies in their backpacks."""
    worn = [f"{to.item(slot['item'])} ({to.slot(slot['slot'])})" for slot in seen["slots"] if slot["item"]]
    facts = {
        "name": f"{to.names[seen['seat']]}: {character(to, seen)}",
        "numbers": numbers(to, seen),
        "worn": ", ".join(worn) or None,
        "things": ", ".join(map(to.item, [*seen["backpack"], *seen["overflow"]])) or None,
        "potions": seen["potions"],
        "last": seen["last_card"] if seen["card"] is None else None,
    }
    return "; ".join(to.pieces("person", {**facts, **unused(seen)}))
