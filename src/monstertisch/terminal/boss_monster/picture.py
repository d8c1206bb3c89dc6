"""The table, drawn from a view: what waits and lasts, the town, every dungeon from its entrance to its boss, one's own hand."""

from __future__ import annotations

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ...core.game import Data, View
from ..drawing import indented, plain_grid
from .teller import Teller

ONWARDS = " > "  # the way a hero goes
ON_ROOMS = ["damage", "double", "no_icons", "each_icon", "blank", "deactivate"]  # what lasts on a room, as long as it is there


def draw(to: Teller, view: View) -> list[RenderableType]:
    """Everything, from the town down to one's own hand: the others from the left of the reader, the reader last."""
    facts = {"round": view["turn"], **{key: view[key] for key in ["phase", "deck", "discard"]}}
    lines: list[RenderableType] = ["", Rule(style="dim"), Text(to.sentence("heading", facts), style="bold")]
    lines += [*state(to, view), "", *town(to, view)]
    players = len(view["seats"])
    first = to.reader + 1 if to.reader is not None else 0
    for at in range(players):
        lines += ["", *dungeon(to, view["seats"][(first + at) % players])]
    return [*lines, "", to.say("legend"), *hand(to, view), ""]


def glance(to: Teller, view: View) -> list[RenderableType]:
    """What a question within a turn is about: while building the town, else the dungeons of a hero who walks and of what waits."""
    lines: list[RenderableType] = ["", Rule(style="dim"), *state(to, view), *(town(to, view) if view["phase"] == "build" else [])]
    seats = [to.reader, *([view["walker"]["seat"]] if view["walker"] else [])]
    seats += [target["seat"] for deed in view["waiting"] for target in deed["targets"] if "slot" in target]
    for seat in dict.fromkeys(seats):
        lines += dungeon(to, view["seats"][seat])
    held = to.mine(view)["hand"]
    cards = [f"{copies(to, held, card)} ({to.kind(card)})" for card in dict.fromkeys(held)]
    return [*lines, *([indented(to.say("hand-cards", cards=", ".join(cards)), 0)] if cards else []), ""]


def state(to: Teller, view: View) -> list[RenderableType]:
    """Declared effects that have not happened yet, and what lasts until the end of the turn, but not on what has gone."""
    lines = [to.thing("waits", seen) for seen in view["waiting"]]
    for seen in view["lasting"]:
        if seen["hero"] in heroes_in(view) if "hero" in seen else "room" in seen or seen["what"] not in ON_ROOMS:
            lines.append(to.thing("lasts", seen))
    return [indented(line, 0) for line in lines]


def heroes_in(view: View) -> dict[str, Data]:
    """Every hero of the view by its id, with `seat`: the seat whose dungeon it is in or before; None in town."""
    found = {hero["hero"]: {**hero, "seat": None} for hero in view["town"]}
    for seen in view["seats"]:
        near = [*seen["entrance"], *([seen["inside"]] if seen["inside"] else [])]
        found.update({hero["hero"]: {**hero, "seat": seen["seat"]} for hero in near})
    return found


def town(to: Teller, view: View) -> list[RenderableType]:
    """R77-R80: heroes by age, and where each would go with the rooms as they are now."""
    baits = {bait["hero"]: {**bait, "seat": bait["to"]} for bait in view["bait"]}
    heroes = [{**baits.get(hero["hero"], {"why": "unknown"}), **hero} for hero in view["town"]]
    lines = [to.thing("in-town", hero) for hero in heroes] or [to.say("town-empty")]
    return [Text(to.sentence("town", view["deck"]["heroes"]), style="bold"), *[indented(line, 1) for line in lines]]


def dungeon(to: Teller, seen: Data) -> list[RenderableType]:
    """A player: numbers, who waits at the entrance, and the rooms on the way to the boss."""
    return [Text(player(to, seen), style="bold"), *[indented(line, 1) for line in inside(to, seen)]]


def player(to: Teller, seen: Data) -> str:
    """Name, souls, wounds, coins, treasure, and how many cards."""
    key = "player-out" if not seen["alive"] else "player-name" if seen["boss"] is None else "player"
    return " · ".join(to.pieces(key, seen))


def inside(to: Teller, seen: Data) -> list[str]:
    """Heroes at the entrance with how their walk would end now; a card face down, the rooms, and the boss at the end."""
    if seen["boss"] is None:
        return []
    heroes = [to.value("walker", walker(seen, hero)) for hero in seen["entrance"]]
    down = seen["face_down"]
    way = [f"{down['slot']} {to.value('down', down)}"] if down and down["new"] else []
    for room in seen["rooms"]:
        hero = walker(seen, seen["inside"]) if room["hero"] else None
        way.append(to.thing("room", {**room, "walker": hero, "down": down if room["face_down"] else None}))
    lines = [to.say("entrance", heroes=", ".join(heroes))] if heroes else []
    return [*lines, ONWARDS.join([*way, to.sentence("boss-at-end", {"xp": 0, **seen})])]


def walker(seen: Data, hero: Data) -> Data:
    """A hero with the end of the walk that lies ahead."""
    return {**hero, "ending": next((one for one in seen["walk"] if one["hero"] == hero["hero"]), "?")}


def hand(to: Teller, view: View) -> list[RenderableType]:
    """One's own cards with their texts; copies in one line."""
    held = to.mine(view)["hand"] if to.reader is not None else []
    grid = plain_grid([[f" {copies(to, held, card)}", to.kind(card), to.text(card)] for card in dict.fromkeys(held)], whole=2)
    return ["", Text(to.say("hand"), style="bold"), grid] if held else []


def copies(to: Teller, held: list[str], card: str) -> str:
    count = held.count(card)
    return to.name(card) + (f" ×{count}" if count > 1 else "")
