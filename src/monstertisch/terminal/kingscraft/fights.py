"""The running fight: dice and power of both sides, what speed decides, and how it would end now."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...core.game import Data, View
from ..drawing import bracketed, indented, plain_grid
from .teller import Teller


def draw(to: Teller, view: View) -> list[RenderableType]:
    if view["fight"] is not None:
        return fight(to, view["fight"], view)
    if view["friendly"] is not None:
        return friendly(to, view["friendly"])
    return []


def fight(to: Teller, seen: Data, view: View) -> list[RenderableType]:
    title = Text(to.sentence("fight-title", {**seen, "attempt": max(seen["attempt"], 1)}), style="bold")
    more = [indented(line, 1) for line in standing(to, seen)]
    if seen["hero"] is not None:
        return [title, sides(to, seen), *more]
    enemy = next(enemy for enemy in [view["king"], *view["creatures"]] if enemy["card"] == seen["enemy"])
    hero = f"{to.names[seen['seat']]}: {numbers(to, view['seats'][seen['seat']])}"
    return [title, indented(hero, 1), indented(f"{to.name(seen['enemy'])}: {to.enemy(enemy)}", 1), *more]


def numbers(to: Teller, seen: Data) -> str:
    """Hearts and what counts in a fight, leaving out what there is none of."""
    totals = {"d6": seen["dice"]["6"], "d12": seen["dice"]["12"], "reroll_die": seen["rerolls"]}
    effects = to.effects({**totals, "strength": seen["strength"], "armour": seen["armour"]})
    return ", ".join(filter(None, [to.sentence("condition", seen), effects]))


def sides(to: Teller, seen: Data) -> Table:
    """Hero and enemy, one line each: dice, what is added, power, armour, and what may still be done."""
    hero, foe, enemy = seen["hero"], seen["foe"], f" {to.name(seen['enemy'])}"
    first = [f" {to.names[seen['seat']]}", *side(to, hero), to.sentence("fight-armour", hero), left(to, hero)]
    waiting = [enemy, to.say("fight-not-rolled", dice=to.pool(foe["pool"])), added(foe), "", "", left(to, foe)]
    return table([first, [enemy, *side(to, foe), "", left(to, foe)] if foe["rolled"] else waiting])


def table(rows: list[list[str]]) -> Table:
    """Only what is left to do, in the last column, may take a second line."""
    grid = plain_grid(rows, whole=5)
    grid.columns[-1].overflow = "fold"
    return grid


def side(to: Teller, pool: Data) -> list[str]:
    return [to.dice(pool["dice"][::-1]) or "–", added(pool), to.sentence("fight-power", pool)]


def added(pool: Data) -> str:
    """What is added to the dice."""
    more = pool["strength"] + pool["extra"]
    return f"+{more}" if more else ""


def left(to: Teller, pool: Data) -> str:
    """What this side may still do with its dice."""
    found = [to.effects({"reroll_die": pool["rerolls_left"]}), *to.pieces("fight-sets", pool)]
    found += [to.dice_with(source) + bracketed([source_name(to, source)]) for source in pool["sources"] if not source["used"]]
    found += [to.effects({"repeat_fight": max(pool.get("repeats_left", 0), 0)})]
    return to.say("fight-left", things=", ".join(filter(None, found))) if any(found) else ""


def source_name(to: Teller, source: Data) -> str:
    """What lets dice of certain values be rerolled: an item, a slot of the Nobleman, a potion, or the enemy's card."""
    cards = [source[key] for key in ["item", "potion", "card"] if source.get(key) in to.rows]
    return to.name(cards[0]) if cards else to.slot(source["slot"]) if "slot" in source else to.say("title-enemy")


def standing(to: Teller, seen: Data) -> list[str]:
    """R102: the speeds, and which bans are in force because of them; then how it would end now."""
    bans = [to.sentence("fight-ban", {**ban, "ban": to.ban(ban["ban"])}) for ban in seen["bans"]]
    lines = [" ".join([to.sentence("fight-speed", seen), *bans, *to.pieces("fight-guards", seen)])]
    return [*lines, to.sentence("fight-outcome", {**seen, **seen["outcome"]})] if seen["outcome"] else lines


def friendly(to: Teller, seen: Data) -> list[RenderableType]:
    """All who have the same card and the same speed; what others reroll is unseen until all are done."""
    rows = [[f" {to.names[pool['seat']]}", *side(to, pool), "", left(to, pool)] for pool in seen["sides"]]
    return [Text(to.say("friendly-title"), style="bold"), table(rows)]
