"""Events with what their sentences need: golden items, dice, bans, lists, and what only the reader knows."""

from __future__ import annotations

from ...core.game import Data
from .teller import GOLDEN, Teller


def told(to: Teller, happened: list[Data]) -> list[Data]:
    """Of a ranking by power the dice have told."""
    return [with_more(to, facts) for facts in happened if facts["event"] != "ranked" or facts["why"] != "power"]


def with_more(to: Teller, facts: Data) -> Data:
    kind = facts["event"]
    found = {**facts, "more": more(to, facts)}
    if "item" in facts and facts.get("improved"):
        found["item"] = to.name(facts["item"]) + GOLDEN
    if kind == "ranked":
        values = [f"{to.names[seat]} {facts['values'][str(seat)]}" for seat in facts["order"]]
        return {"event": "speeds", "values": ", ".join(values)}
    if kind == "rolled" and not facts["dice"]:
        return {"event": "no_dice", "power": facts["power"]}
    if kind == "speed_check":
        bans, off = (", ".join(to.ban(ban) for ban in facts[key]) or "none" for key in ["bans", "cancelled"])
        return {**found, "ban": bans, "off": off}
    return {**found, **dice(to, facts["dice"])} if "dice" in facts else found


def dice(to: Teller, before: list[Data]) -> Data:
    """What dice show, and what they showed before."""
    after = [{**die, "face": die["to"]} for die in before if "to" in die]
    if not after:
        before = sorted(before, key=lambda die: int(die["face"]), reverse=True)
    return {"faces": to.dice(before), "to": to.dice(after)}


def more(to: Teller, facts: Data) -> str:
    """What is added to a sentence."""
    kind, say, names = facts["event"], to.say, to.names
    if kind == "setup":
        start = [say("story-start", items=to.listed(facts["items"][to.reader]))] if to.reader is not None else []
        return " ".join([say("story-creatures", creatures=to.listed(facts["creatures"])), *start])
    if kind == "worn":
        return say("story-instead", item=to.name(facts["instead_of"])) if facts["instead_of"] else ""
    if kind in ["rerolled", "forced"]:
        by = facts.get("by", {})
        cards = [by[key] for key in ["item", "potion", "card"] if by.get(key) in to.rows]
        return f"({to.name(cards[0])})" if cards else ""
    found = []
    if kind == "revealed":
        shown = zip(names, facts["cards"], facts["numbers"], strict=True)
        found = [f"{name}: {to.name(card)} ({number})" for name, card, number in shown]
    elif kind == "order":
        found = [names[seat] for seat in facts["seats"]]
    elif kind == "powers":
        found = [f"{names[side['seat']]} {to.dice(side['dice'])} ({side['power']})" for side in facts["sides"]]
    elif kind in ["drew", "researched", "put_back", "stole_potion"]:
        found = [to.name(card) for card in facts.get("potions") or [facts.get("potion")] if card]
    sentences = [f"{', '.join(found)}."] if found else []
    if kind == "combined":
        sentences.append(say("story-made-of", items=to.texts.together([to.name(card) for card in facts["from"]])))
    if kind in ["took", "stole", "stowed", "combined"] and facts["to"] == "overflow":
        sentences.append(say("story-overflow"))
    return " ".join(sentences)
