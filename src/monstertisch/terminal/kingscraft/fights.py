"""The running fight: dice and power of both sides, what speed decides, and how it would end now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import indented, plain_grid

if TYPE_CHECKING:
    from .board import TableBoard


def draw(board: TableBoard, view: View) -> list[RenderableType]:
    if view["fight"] is not None:
        return fight(board, view["fight"], view)
    if view["friendly"] is not None:
        return friendly(board, view["friendly"])
    return []


def fight(board: TableBoard, seen: Data, view: View) -> list[RenderableType]:
    say, wording = board.texts.say, board.wording
    title = say("fight-title", hero=board.names[seen["seat"]], enemy=wording.name(seen["enemy"]), attempt=max(seen["attempt"], 1))
    lines: list[RenderableType] = [Text(title, style="bold")]
    printed = enemy_of(view, seen["enemy"])
    if seen["hero"] is None:
        hero = numbers(board, view["seats"][seen["seat"]])
        lines.append(indented(say("fight-side", name=board.names[seen["seat"]], effects=hero), 1))
        lines.append(indented(say("fight-side", name=wording.name(seen["enemy"]), effects=wording.enemy(printed)), 1))
    else:
        lines.append(sides(board, seen))
    lines += [indented(line, 1) for line in [*bans(board, seen), *outcome(board, seen)]]
    return lines


def enemy_of(view: View, card: str) -> Data:
    found: Data = next(enemy for enemy in [view["king"], *view["creatures"]] if enemy["card"] == card)
    return found


def numbers(board: TableBoard, seen: Data) -> str:
    """Hearts and what counts in a fight, leaving out what there is none of."""
    say = board.texts.say
    found = [say("hearts", hearts=seen["hearts"], most=seen["most_hearts"]), say("speed", speed=seen["speed"])]
    found.append(board.wording.pool(seen["dice"]))
    totals = {"strength": seen["strength"], "armour": seen["armour"], "reroll_die": seen["rerolls"]}
    found.append(board.wording.effects(totals))
    return ", ".join(one for one in found if one)


def sides(board: TableBoard, seen: Data) -> Table:
    """Hero and enemy, one line each: dice, what is added, power, and what may still be done."""
    say, wording = board.texts.say, board.wording
    hero, foe = seen["hero"], seen["foe"]
    grid = table()
    grid.add_row(f" {board.names[seen['seat']]}", *side(board, hero), say("fight-armour", armour=hero["armour"]), left(board, hero))
    if foe["rolled"]:
        grid.add_row(f" {wording.name(seen['enemy'])}", *side(board, foe), "", left(board, foe))
    else:
        waiting = say("fight-not-rolled", dice=wording.pool(foe["pool"]))
        grid.add_row(f" {wording.name(seen['enemy'])}", waiting, added(foe), "", "", left(board, foe))
    return grid


def table() -> Table:
    """Who, dice, what is added, power, armour; only what is left to do may take a second line."""
    grid = plain_grid()
    for _ in range(5):
        grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def side(board: TableBoard, pool: Data) -> list[str]:
    power = board.texts.say("fight-power", power=pool["power"])
    return [board.wording.dice(pool["dice"][::-1]) or "–", added(pool), power]


def added(pool: Data) -> str:
    """What is added to the dice."""
    more = pool["strength"] + pool["extra"]
    return f"+{more}" if more else ""


def left(board: TableBoard, pool: Data) -> str:
    """What this side may still do with its dice."""
    say = board.texts.say
    found = [say("effect-reroll_die", n=pool["rerolls_left"])] if pool["rerolls_left"] else []
    found += [say("fight-sets", n=pool["sets_left"])] if pool["sets_left"] else []
    for source in pool["sources"]:
        if not source["used"]:
            dice = say("dice-with", values=board.wording.values(source["values"]))
            found.append(f"{dice} ({source_name(board, source)})")
    if pool.get("repeats_left", 0) > 0:
        found.append(say("effect-repeat_fight"))
    return say("fight-left", things=", ".join(found)) if found else ""


def source_name(board: TableBoard, source: Data) -> str:
    """What lets dice of certain values be rerolled: an item, a slot of the Nobleman, a potion, or the enemy's card."""
    for key in ["item", "potion", "card"]:
        if source.get(key) in board.wording.rows:
            return board.wording.name(source[key])
    return board.wording.slot(source["slot"]) if "slot" in source else board.texts.say("title-enemy")


def bans(board: TableBoard, seen: Data) -> list[str]:
    """R102: what the speeds are, and which bans are in force because of it."""
    say = board.texts.say
    lines = [say("fight-speed", speed=seen["speed"], needed=seen["needed"])]
    for ban in seen["bans"]:
        name = say(f"ban-{ban['ban']}") if board.texts.has(f"ban-{ban['ban']}") else board.wording.slot(ban["ban"])
        if ban["potion"]:
            lines.append(say("fight-ban-potion", ban=name, potion=board.wording.name(ban["potion"])))
        elif ban["why"] == "beer":
            lines.append(say("fight-ban-beer", ban=name))
        else:
            lines.append(say("fight-ban-on" if ban["on"] else "fight-ban-off", ban=name))
    if seen["guard_bonus"]:
        lines.append(say("fight-guards", guards=seen["guards"], bonus=seen["guard_bonus"]))
    return [" ".join(lines)]


def outcome(board: TableBoard, seen: Data) -> list[str]:
    now = seen["outcome"]
    if now is None:
        return []
    key = "fight-would-win" if now["wins"] else "fight-would-lose"
    damage = "fight-harmless" if seen["harmless"] else "fight-damage"
    cost = board.texts.say(damage, damage=now["damage"], lost=now["lost"], hearts=now["hearts"])
    return [f"{board.texts.say(key, name=board.names[seen['seat']])} {cost}"]


def friendly(board: TableBoard, seen: Data) -> list[RenderableType]:
    """All who have the same card and the same speed; what others reroll is unseen until all are done."""
    grid = table()
    for pool in seen["sides"]:
        grid.add_row(f" {board.names[pool['seat']]}", *side(board, pool), "", left(board, pool))
    return [Text(board.texts.say("friendly-title"), style="bold"), grid]
