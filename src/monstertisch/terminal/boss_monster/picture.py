"""The table, drawn from a view: what waits and lasts, the town, every dungeon from its entrance to its boss, one's own hand."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import Flow, both_ends, bracketed, indented, plain_grid
from .teller import Teller

ONWARDS = " >"  # the way a hero goes
ON_ROOMS = ["damage", "double", "no_icons", "each_icon", "blank", "deactivate"]  # what lasts on a room, as long as it is there


def draw(to: Teller, view: View) -> list[RenderableType]:
    """Everything, from the town down to one's own hand."""
    lines: list[RenderableType] = ["", Rule(style="dim"), heading(to, view), *state(to, view), "", *town(to, view)]
    for seat in in_turn(to, view):
        lines += ["", *dungeon(to, view, seat)]
    return [*lines, "", to.say("legend"), *hand(to, view), ""]


def glance(to: Teller, view: View) -> list[RenderableType]:
    """What a question within a turn is about: in the own build turn the town, else the dungeon in which a hero walks."""
    lines: list[RenderableType] = ["", Rule(style="dim"), *state(to, view)]
    walker = view["walker"]
    if view["phase"] == "build":
        lines += town(to, view)
    seats = [to.reader, walker["seat"] if walker else to.reader, *declared_against(view)]
    for seat in dict.fromkeys(seat for seat in seats if seat is not None):
        lines += dungeon(to, view, seat)
    return [*lines, *hand_names(to, view), ""]


def in_turn(to: Teller, view: View) -> list[int]:
    """The others from the left of the reader, the reader last, beside the hand."""
    players = len(view["seats"])
    first = to.reader + 1 if to.reader is not None else 0
    return [(first + at) % players for at in range(players)]


def declared_against(view: View) -> list[int]:
    """Whose dungeons what waits is about."""
    return [target["seat"] for deed in view["waiting"] for target in deed["targets"] if "slot" in target]


def heading(to: Teller, view: View) -> Table:
    """Turn and phase, and the piles of the table."""
    left = Text(to.say("turn-and-phase", turn=view["turn"], phase=to.say(f"heading-{view['phase']}")), style="bold")
    return both_ends(left, to.sentence("piles", {**view["deck"], "discard": len(view["discard"])}))


# What waits and what lasts


def state(to: Teller, view: View) -> list[RenderableType]:
    """Declared effects that have not happened yet, and what lasts until the end of the turn."""
    lines = [to.say("waits", deed=deed(to, seen)) for seen in view["waiting"]]
    lines += [to.say("lasts", sentence=lasting(to, seen)) for seen in view["lasting"] if still_matters(view, seen)]
    return [indented(line, 0) for line in lines]


def still_matters(view: View, seen: Data) -> bool:
    """Not on a room or a hero that has gone."""
    return seen["hero"] in heroes_in(view) if "hero" in seen else "room" in seen or seen["what"] not in ON_ROOMS


def heroes_in(view: View) -> dict[str, Data]:
    """Every hero of the view by its id, with `at`: the seat whose dungeon it is in or before; None in town."""
    found = {hero["hero"]: {**hero, "at": None} for hero in view["town"]}
    for seen in view["seats"]:
        near = [*seen["entrance"], *([seen["inside"]] if seen["inside"] else [])]
        found.update({hero["hero"]: {**hero, "at": seen["seat"]} for hero in near})
    return found


def deed(to: Teller, seen: Data) -> str:
    """Something declared: by whom, and on what."""
    chosen = [*[target(to, one) for one in seen["targets"]], *to.pieces("coins-paid", seen)]
    return to.sentence("deed", seen) + (f": {', '.join(chosen)}" if chosen else "")


def target(to: Teller, seen: Data) -> str:
    """What was chosen for an effect; of what has left its place only the name."""
    if "hero" in seen:
        return to.short(seen["hero"])
    kind = "treasure" if "treasure" in seen else "gone" if "seat" not in seen else "room" if "room" in seen else "seat"
    return to.sentence(f"chosen-{kind}", {**seen, "card": seen.get("miniboss") or seen.get("room")})


def lasting(to: Teller, seen: Data) -> str:
    facts = {**seen, "event": "lasting"}
    return f"{to.texts.event(facts, to.names, to.reader)} ({to.name(seen['source']['card'])})"


# The town


def town(to: Teller, view: View) -> list[RenderableType]:
    """R77-R80: heroes by age, and where each would go with the rooms as they are now."""
    title = Text(to.sentence("town", view["deck"]["heroes"]), style="bold")
    ways = {bait["hero"]: forecast(to, bait) for bait in view["bait"]}
    heroes = [(hero["hero"], health(to, hero), to.lures(hero)) for hero in view["town"]]
    grid = plain_grid([[f" {to.short(hero)}", *numbers, ways.get(hero, "")] for hero, *numbers in heroes], whole=3)
    return [title, grid if heroes else indented(to.say("town-empty"), 1)]


def health(to: Teller, hero: Data) -> str:
    """What a hero has left; epic ones count twice."""
    return to.sentence("health", {**hero, "left": max(hero["left"], 0)})


def forecast(to: Teller, bait: Data) -> str:
    """Where the bait phase would send this hero, and the values that decide it; who has none of a treasure is not named."""
    values = {seat: value for seat, value in enumerate(bait["values"]) if value is not None and (value or bait["rule"] != "R79")}
    named = ", ".join(f"{to.names[seat]} {value}" for seat, value in values.items())
    return to.sentence("bait", {"seat": bait["to"], "why": bait["why"], "values": named})


# Dungeons


def dungeon(to: Teller, view: View, seat: int) -> list[RenderableType]:
    """A player: numbers, who waits at the entrance, and the rooms on the way to the boss."""
    seen = view["seats"][seat]
    lines: list[RenderableType] = [Flow(player(to, seen), " · ")]
    if seen["boss"] is None:
        return lines
    if seen["entrance"]:
        waiting = [walker(to, seen, hero) for hero in seen["entrance"]]
        heroes = ", ".join(f"{name}{bracketed(ending)}" for name, *ending in waiting)
        lines.append(indented(to.say("entrance", heroes=heroes), 1))
    return [*lines, indented(Flow(way(to, seen), " "), 1)]


def player(to: Teller, seen: Data) -> list[Text]:
    """Name, souls, wounds, coins, treasure, and how many cards."""
    key = "player-out" if not seen["alive"] else "player-name" if seen["boss"] is None else "player"
    name, *more = to.pieces(key, {**seen, "treasure": to.totals(seen["treasure"])})
    return [Text(name, style="bold"), *[Text(piece) for piece in more]]


def walker(to: Teller, seen: Data, hero: Data) -> list[str]:
    """A hero in short with the health that is left, and how the walk would end now."""
    endings = [to.sentence("walk-end", walk) for walk in seen["walk"] if walk["hero"] == hero["hero"]]
    return [f"{to.short(hero['hero'])} {health(to, hero)}", *([to.say("hero-held")] if hero["held"] else endings[:1])]


def way(to: Teller, seen: Data) -> list[Text]:
    """From the entrance to the boss; a card that lies face down where no room is yet comes first."""
    down = seen["face_down"]
    pieces = [Text(f"{down['slot']} {to.sentence('face-down', down)}")] if down and down["new"] else []
    pieces += [Text(room(to, seen, one), style="dim" if one["off"] == "deactivated" else "") for one in seen["rooms"]]
    return [*[piece.append(ONWARDS) for piece in pieces], Text(to.sentence("boss-at-end", seen), style="bold")]


def room(to: Teller, seen: Data, one: Data) -> str:
    """A room: its slot, its name, what it does now, what is on, in and beneath it, and the hero who is there."""
    down = to.sentence("face-down", seen["face_down"]) if one["face_down"] and seen["face_down"] else None
    level = one["miniboss"]["level"] if one["miniboss"] else None
    marks = to.pieces("room-marks", {**one, "level": level, "below": len(one["beneath"]), "down": down})
    hero = f" [{', '.join(walker(to, seen, seen['inside']))}]" if one["hero"] else ""
    return f"{one['slot']} {to.name(one['room'])} {to.room_sign(one)}{bracketed(marks)}{hero}"


# The hand


def hand(to: Teller, view: View) -> list[RenderableType]:
    """One's own cards with their texts; copies in one line."""
    if to.reader is None:
        return []
    held = to.mine(view)["hand"]
    grid = plain_grid([[f" {copies(to, held, card)}", to.kind(card), to.text(card)] for card in dict.fromkeys(held)], whole=2)
    return ["", Text(to.say("hand"), style="bold"), grid if held else indented(to.say("hand-empty"), 1)]


def copies(to: Teller, held: list[str], card: str) -> str:
    count = held.count(card)
    return to.name(card) + (f" ×{count}" if count > 1 else "")


def hand_names(to: Teller, view: View) -> list[RenderableType]:
    held = to.mine(view)["hand"]
    cards = [f"{copies(to, held, card)} ({to.kind(card)})" for card in dict.fromkeys(held)]
    return [indented(to.say("hand-cards", cards=", ".join(cards)), 0)] if cards else []
