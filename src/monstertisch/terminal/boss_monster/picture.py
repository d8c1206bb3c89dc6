"""The table, drawn from a view: what waits and lasts, the town, every dungeon from its entrance to its boss, one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import Flow, both_ends, indented, plain_grid

if TYPE_CHECKING:
    from .board import TableBoard

EPIC = "★"
ONWARDS = " >"  # the way a hero goes
ON_ROOMS = ["damage", "double", "no_icons", "each_icon", "blank", "deactivate"]  # what lasts on a room, as long as it is there


def draw(board: TableBoard, view: View) -> list[RenderableType]:
    """Everything, from the town down to one's own hand."""
    lines: list[RenderableType] = ["", Rule(style="dim"), heading(board, view), *state(board, view), "", *town(board, view)]
    for seat in in_turn(board, view):
        lines += ["", *dungeon(board, view, seat)]
    return [*lines, "", board.texts.say("legend"), *hand(board, view), ""]


def glance(board: TableBoard, view: View) -> list[RenderableType]:
    """What a question within a turn is about: in the own build turn the town, else the dungeon in which a hero walks."""
    lines: list[RenderableType] = ["", Rule(style="dim"), *state(board, view)]
    walker = view["walker"]
    if view["phase"] == "build":
        lines += town(board, view)
    seats = [board.reader, walker["seat"] if walker else board.reader, *declared_against(view)]
    for seat in dict.fromkeys(seat for seat in seats if seat is not None):
        lines += dungeon(board, view, seat)
    return [*lines, *hand_names(board, view), ""]


def in_turn(board: TableBoard, view: View) -> list[int]:
    """The others from the left of the reader, the reader last, beside the hand."""
    players = len(view["seats"])
    first = board.reader + 1 if board.reader is not None else 0
    return [(first + at) % players for at in range(players)]


def declared_against(view: View) -> list[int]:
    """Whose dungeons what waits is about."""
    return [target["seat"] for deed in view["waiting"] for target in deed["targets"] if "slot" in target]


def heading(board: TableBoard, view: View) -> Table:
    """Turn and phase, and the piles of the table."""
    say, deck = board.texts.say, view["deck"]
    left = Text(say("turn-and-phase", turn=view["turn"], phase=say(f"heading-{view['phase']}")), style="bold")
    piles = {"rooms": deck["rooms"], "spells": deck["spells"], "discard": len(view["discard"])}
    return both_ends(left, say("piles", **piles))


# What waits and what lasts


def state(board: TableBoard, view: View) -> list[RenderableType]:
    """Declared effects that have not happened yet, and what lasts until the end of the turn."""
    say = board.texts.say
    lines = [say("waits", deed=deed(board, seen)) for seen in view["waiting"]]
    lines += [say("lasts", sentence=lasting(board, seen)) for seen in view["lasting"] if still_matters(view, seen)]
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


def deed(board: TableBoard, seen: Data) -> str:
    """Something declared: by whom, and on what."""
    say = board.texts.say
    owner = say("you-of") if seen["seat"] == board.reader else say("name-of", name=board.names[seen["seat"]])
    targets = [target(board, one) for one in seen["targets"]]
    targets += [say("coins", n=seen["coins"])] if seen["coins"] else []
    return f"{board.wording.name(seen['source']['card'])} {owner}" + (f": {', '.join(targets)}" if targets else "")


def target(board: TableBoard, seen: Data) -> str:
    """What was chosen for an effect."""
    if "treasure" in seen:
        return board.texts.say(f"treasure-{seen['treasure']}")
    if "hero" in seen:
        return board.wording.short(seen["hero"])
    if "seat" not in seen:
        return board.texts.say("target-gone", card=board.wording.name(seen.get("miniboss") or seen["room"]))
    who = board.texts.say("you-owner") if seen["seat"] == board.reader else board.names[seen["seat"]]
    if "room" not in seen:
        return who
    name = seen.get("miniboss") or seen["room"]
    if seen["seat"] == board.reader:
        return board.texts.say("room-of-yours", room=board.wording.name(name))
    return board.texts.say("room-of", room=board.wording.name(name), name=who)


def lasting(board: TableBoard, seen: Data) -> str:
    facts = {**seen, "event": "lasting"}
    return f"{board.texts.event(facts, board.names, board.reader)} ({board.wording.name(seen['source']['card'])})"


# The town


def town(board: TableBoard, view: View) -> list[RenderableType]:
    """R77-R80: heroes by age, and where each would go with the rooms as they are now."""
    say, left = board.texts.say, view["deck"]["heroes"]
    lines: list[RenderableType] = [Text(say("town", ordinary=left["ordinary"], epic=left["epic"]), style="bold")]
    if not view["town"]:
        return [*lines, indented(say("town-empty"), 1)]
    bait = {one["hero"]: one for one in view["bait"]}
    grid = plain_grid()
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for hero in view["town"]:
        ways = forecast(board, bait[hero["hero"]]) if hero["hero"] in bait else ""
        grid.add_row(f" {board.wording.short(hero['hero'])}", health(board, hero), board.wording.lures(hero), ways)
    return [*lines, grid]


def health(board: TableBoard, hero: Data) -> str:
    """What a hero has left; epic ones count twice."""
    star = EPIC if hero["epic"] else ""
    return f"{board.texts.say('health', left=max(hero['left'], 0))}{star}"


def forecast(board: TableBoard, bait: Data) -> str:
    """Where the bait phase would send this hero, and the values that decide it."""
    say = board.texts.say
    least = 1 if bait["rule"] == "R79" else None  # who has none of a treasure is not named
    shown = [(seat, value) for seat, value in enumerate(bait["values"]) if value is not None and (least is None or value >= least)]
    values = ", ".join(f"{board.names[seat]} {value}" for seat, value in shown)
    if bait["to"] is None:
        return say(f"stays-{bait['why']}", values=values)
    if bait["to"] == board.reader:
        return say("goes-to-you", values=values)
    return say("goes-to", name=board.names[bait["to"]], values=values)


# Dungeons


def dungeon(board: TableBoard, view: View, seat: int) -> list[RenderableType]:
    """A player: numbers, who waits at the entrance, and the rooms on the way to the boss."""
    seen = view["seats"][seat]
    lines: list[RenderableType] = [Flow(player(board, seen), " · ")]
    if seen["boss"] is None:
        return lines
    if seen["entrance"]:
        waiting = ", ".join(waits(board, seen, hero) for hero in seen["entrance"])
        lines.append(indented(board.texts.say("entrance", heroes=waiting), 1))
    lines.append(indented(Flow(way(board, seen), " "), 1))
    return lines


def player(board: TableBoard, seen: Data) -> list[Text]:
    """Name, boss, souls, wounds, coins, treasure, and how many cards."""
    say = board.texts.say
    seat = seen["seat"]
    you = f" {say('you-mark')}" if seat == board.reader else ""
    found = [Text(f"{board.names[seat]}{you}", style="bold")]
    if not seen["alive"]:
        return [*found, Text(say("player-out"))]
    if seen["boss"] is None:
        return found
    found.append(Text(say("player-points", souls=seen["souls"], wounds=seen["wounds"])))
    found.append(Text(say("coins", n=seen["coins"])))
    found.append(Text(board.wording.totals(seen["treasure"])))
    if seat != board.reader:
        found.append(Text(say("player-cards", rooms=seen["room_cards"], spells=seen["spell_cards"])))
    if seen["known"]:
        found.append(Text(say("player-known", cards=board.wording.listed(seen["known"]))))
    return found


def waits(board: TableBoard, seen: Data, hero: Data) -> str:
    """A hero at the entrance, and how the walk would end now."""
    name = f"{board.wording.short(hero['hero'])} {health(board, hero)}"
    if hero["held"]:
        return f"{name} ({board.texts.say('hero-held')})"
    walks = [walk for walk in seen["walk"] if walk["hero"] == hero["hero"]]
    return f"{name} ({ending(board, walks[0])})" if walks else name


def ending(board: TableBoard, walk: Data) -> str:
    """Where a hero would die, or with how much health he would arrive."""
    if walk["dies_in"] is None and walk["wounds"]:
        return board.texts.say("walk-arrives", left=walk["left"], wounds=walk["wounds"])
    return board.texts.say("walk-dies", slot=walk["dies_in"] or 0)


def way(board: TableBoard, seen: Data) -> list[Text]:
    """From the entrance to the boss; a card that lies face down where no room is yet comes first."""
    pieces = []
    down = seen["face_down"]
    if down and down["new"]:
        pieces.append(Text(f"{down['slot']} {face_down(board, down)}"))
    pieces += [Text(room(board, seen, one), style="dim" if one["off"] == "deactivated" else "") for one in seen["rooms"]]
    return [*[piece.append(ONWARDS) for piece in pieces], Text(boss(board, seen), style="bold")]


def face_down(board: TableBoard, down: Data) -> str:
    return board.texts.say("face-down", card=board.wording.name(down["card"]) if down["card"] else "?")


def room(board: TableBoard, seen: Data, one: Data) -> str:
    """A room: its slot, its name, what it does now, and what is on, in and beneath it."""
    say, wording = board.texts.say, board.wording
    more = []
    if one["miniboss"]:
        more.append(say("with-miniboss", miniboss=wording.name(one["miniboss"]["card"]), level=one["miniboss"]["level"]))
    more += [say("coins", n=one["coins"])] if one["coins"] else []
    more += [say("beneath", count=len(one["beneath"]))] if one["beneath"] else []
    if one["off"] == "deactivated":
        more.append(say("room-off"))
    elif not one["text_on"]:
        more.append(say("room-blank"))
    if one["face_down"] and seen["face_down"]:
        more.append(face_down(board, seen["face_down"]))
    line = f"{one['slot']} {wording.name(one['room'])} {wording.room_sign(one)}"
    line += f" ({', '.join(more)})" if more else ""
    return line + (f" [{inside(board, seen)}]" if one["hero"] else "")


def inside(board: TableBoard, seen: Data) -> str:
    """The hero in a room, and how the walk would end now."""
    hero = seen["inside"]
    line = f"{board.wording.short(hero['hero'])} {health(board, hero)}"
    return line + (f", {ending(board, seen['walk'][0])}" if seen["walk"] else "")


def boss(board: TableBoard, seen: Data) -> str:
    """The boss with its XP, and whether the ability is unlocked (R56)."""
    return board.texts.say("boss-at-end", boss=board.wording.name(seen["boss"]), xp=seen["xp"], levelled=int(seen["levelled"]))


# The hand


def hand(board: TableBoard, view: View) -> list[RenderableType]:
    """One's own cards with their texts; copies in one line."""
    if board.reader is None:
        return []
    held = view["seats"][board.reader]["hand"]
    lines: list[RenderableType] = ["", Text(board.texts.say("hand"), style="bold")]
    if not held:
        return [*lines, indented(board.texts.say("hand-empty"), 1)]
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for card in dict.fromkeys(held):
        grid.add_row(f" {copies(board, held, card)}", board.wording.kind(card), board.wording.text(card))
    return [*lines, grid]


def copies(board: TableBoard, held: list[str], card: str) -> str:
    count = held.count(card)
    return board.wording.name(card) + (f" ×{count}" if count > 1 else "")


def hand_names(board: TableBoard, view: View) -> list[RenderableType]:
    assert board.reader is not None
    held = view["seats"][board.reader]["hand"]
    cards = [f"{copies(board, held, card)} ({board.wording.kind(card)})" for card in dict.fromkeys(held)]
    return [indented(board.texts.say("hand-cards", cards=", ".join(cards)), 0)] if cards else []
