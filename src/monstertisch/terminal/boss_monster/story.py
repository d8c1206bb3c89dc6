"""Events with what their sentences need: lists, targets, what only the reader knows; heroes who do the same are one event."""

from __future__ import annotations

from ...core.game import Data
from .picture import target
from .teller import STAR, Teller

PHASES = ["build", "reveal", "bait", "adventure"]  # the phases that have a heading
GATHERED = {"hero_revealed": "arrived", "stayed": "still_there"}  # what many heroes do at once


def told(to: Teller, happened: list[Data]) -> list[Data]:
    """Without what everybody does, and what was told a moment ago."""
    found: list[Data] = []
    declared: Data = {}
    for facts in together(to, happened):
        kind = facts["event"]
        declared = facts if kind == "declared" else declared
        drawn = kind == "drew" and facts["why"] in ["turn", "opening"] and facts["seat"] != to.reader
        at_once = kind == "resolves" and declared and declared["source"] == facts["source"] and not declared["waits"]
        if not drawn and not at_once and (kind != "phase" or facts["phase"] in PHASES):
            found.append(with_more(to, facts))
    return found


def together(to: Teller, happened: list[Data]) -> list[Data]:
    """R23, R79: heroes who come to town in the same phase, each with his health and what lures him, or who stay there."""
    found: list[Data] = []
    heroes: dict[str, list[str]] = {}
    for facts in happened:
        kind = facts["event"]
        if kind in ["turn", "phase"]:
            heroes = {}
        if kind not in GATHERED:
            found.append(facts)
            continue
        if kind not in heroes:
            found.append({"event": GATHERED[kind], "heroes": heroes.setdefault(kind, [])})
        heroes[kind].append(arrival(to, facts["hero"]) if kind == "hero_revealed" else to.short(facts["hero"]))
    return [{**facts, "heroes": to.texts.together(facts["heroes"])} if "heroes" in facts else facts for facts in found]


def arrival(to: Teller, hero: str) -> str:
    row = to.rows[hero]
    return f"{to.short(hero)} ({row['health']}{STAR if row['epic'] else ''}, {to.printed_lures(hero)})"


def with_more(to: Teller, facts: Data) -> Data:
    kind, rows = facts["event"], to.rows
    facts = {"cards": [], "card": "", **facts}
    if kind == "damaged" and facts["source"] is None:
        return {**facts, "event": "walked", "left": max(facts["left"], 0)}  # R89: one room of a walk
    if kind == "bosses":
        found = [(to.names[seat], facts["bosses"][seat]) for seat in facts["order"]]
        facts["more"] = ", ".join(f"{name}: {to.name(boss)} ({rows[boss]['xp']} XP)" for name, boss in found) + "."
    elif kind == "lured":
        facts["values"] = ", ".join(f"{to.names[seat]} {value}" for seat, value in enumerate(facts["values"]) if value is not None)
    elif kind == "declared":
        facts["chosen"] = ", ".join(chosen(to, facts))
    elif kind == "discarded" and facts["count"] == 1:
        facts["cards"] = []
    return facts


def chosen(to: Teller, facts: Data) -> list[str]:
    """What was chosen on declaring, and what was paid for it beyond the price."""
    mode = [to.mode(facts["source"], facts["mode"])] if facts["mode"] is not None else []
    return [*[target(to, one) for one in facts["targets"]], *mode, *to.pieces("coins-paid", facts)]
