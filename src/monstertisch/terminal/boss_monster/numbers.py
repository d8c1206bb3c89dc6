"""Cards with their numbers: what is printed, what is computed now, and where each change comes from."""

from __future__ import annotations

from ...core.game import Data, View
from ..drawing import bracketed, signed
from . import picture
from .teller import CLASSES, Teller


def printed(to: Teller, one: str) -> list[str]:
    """Name, sort, numbers and text."""
    row, section, name = to.rows[one], to.sections[one], to.name(one)
    if section == "minibosses":
        return [f"{name}: {to.kind(one)}", *levels(to, one, 3)]
    facts = {**row, "name": name, "kind": to.kind(one) if section == "spells" else ""}
    if section == "rooms":
        kinds = {kind: row["treasure"].count(kind) for kind in row["treasure"]}
        words = [(f"{count}× " if count > 1 else "") + to.say(f"treasure-{kind}") for kind, count in kinds.items()]
        facts["treasure"] = to.texts.together(words)
    if section == "heroes":
        facts["classes"] = " / ".join(to.say(f"class-{kind}" if kind in CLASSES else f"lure-{kind}") for kind in row["lure"])
    return [to.sentence(f"printed-{section}", facts), *filter(None, [to.text(one)])]


def levels(to: Teller, miniboss: str, most: int) -> list[str]:
    return [to.say("explain-level", level=level, text=to.text(miniboss, level)) for level in range(1, most + 1)]


def now(to: Teller, view: View, one: str) -> list[str]:
    """Where a card is, as far as the reader knows, and what it does there."""
    section = to.sections[one]
    if section == "heroes":
        return hero(to, view, one)
    if section == "bosses":
        return [f"{to.names[seen['seat']]}: {to.sentence('boss-state', seen)}" for seen in view["seats"] if seen["boss"] == one]
    lines = []
    for seen in view["seats"]:
        for there in seen["rooms"]:
            lives = there["miniboss"] is not None and there["miniboss"]["card"] == one
            if there["room"] == one or lives:
                where = to.sentence("explain-in-play", {"seat": seen["seat"], "slot": there["slot"]})
                lines += [f"{where} {to.name(there['room']) if lives else room(to, there)}", *guest(to, there)]
    return [*lines, *held(to, view, one)]


def held(to: Teller, view: View, one: str) -> list[str]:
    """In the own hand and on the discard pile."""
    mine = to.mine(view)["hand"] if to.reader is not None else []
    count = {"held": mine.count(one), "discarded": view["discard"].count(one)}
    return [to.say("explain-where", **count)] if any(count.values()) else []


def player(to: Teller, seen: Data) -> list[str]:
    """A player: numbers, boss (R56), rooms with what they do now, heroes with the way before them, souls and wounds."""
    first = " · ".join(piece.plain for piece in picture.player(to, seen))
    if seen["boss"] is None:
        return [first]
    lines = [f"{to.sentence('boss-at-end', seen)}: {to.text(seen['boss'])}", to.sentence("boss-state", seen)]
    for there in seen["rooms"]:
        lines.append(f"{there['slot']} {to.name(there['room'])}: {room(to, there)}")
        lines += [f"  {line}" for line in [to.text(there["room"]), *guest(to, there)] if line]
    lines += [*[walk(to, one) for one in seen["walk"]], *to.pieces("explain-piles", seen)]
    return [first, *[f"  {line}" for line in lines]]


def changes(to: Teller, modifiers: list[Data]) -> str:
    """In brackets: what is added, and the card that it comes from with whose that is."""
    found = []
    for one in modifiers:
        treasure = to.say(f"letter-{one['class']}") if one.get("class") else ""
        plain = one.get("what", "damage") == "damage"
        amount = signed(one["n"]) if plain else to.say(f"icons-{one['what']}", treasure=treasure)
        owner = [] if one["source"]["owner"] is None else [to.names[one["source"]["owner"]]]
        found.append(f"{amount} {to.short(one['source']['card'])}{bracketed(owner)}")
    return bracketed(found)


def room(to: Teller, seen: Data) -> str:
    """R130-R132: damage and treasure now, and what makes them differ from what is printed."""
    changed = {"changes": changes(to, seen["modifiers"]), "icons": changes(to, seen["icon_modifiers"])}
    return "; ".join(to.pieces("explain-room", {**seen, **changed, "treasure": to.letters(seen["treasure"]) or "–"}))


def guest(to: Teller, seen: Data) -> list[str]:
    """R64-R66: the miniboss in a room with the texts that it has."""
    guest = seen["miniboss"]
    if guest is None:
        return []
    more = [*levels(to, guest["card"], guest["level"]), *to.pieces("miniboss-state", guest)]
    return [to.sentence("with-miniboss", {**guest, "miniboss": guest}), *[f"  {line}" for line in more]]


# Heroes


def hero(to: Teller, view: View, one: str) -> list[str]:
    """Where a hero is, what he has left and why, and where he would go or how far he would get."""
    found = picture.heroes_in(view).get(one)
    if found is None:
        return gone(to, view, one)
    lines = to.pieces("explain-hero", {**found, "changes": changes(to, found["modifiers"])})
    if found["at"] is None:
        return lines + [f"{to.say('in-town')}: {picture.forecast(to, bait)}" for bait in view["bait"] if bait["hero"] == one]
    where = to.sentence("in-dungeon", {"seat": found["at"]}) + bracketed([to.say("hero-held")] if found["held"] else [])
    return [*lines, where, *[walk(to, way) for way in view["seats"][found["at"]]["walk"] if way["hero"] == one]]


def gone(to: Teller, view: View, one: str) -> list[str]:
    """A soul, a wound, or out of the game."""
    for seen in view["seats"]:
        for pile in ["souls_pile", "wounds_pile"]:
            if one in seen[pile]:
                return [to.sentence(f"in-{pile}", {"seat": seen["seat"]})]
    return [to.say("hero-removed")] if one in view["removed"] else []


def walk(to: Teller, seen: Data) -> str:
    """R89: the way that lies before a hero, room by room, if nobody does anything."""
    steps = [to.sentence("walk-step", {**step, "left": max(step["left"], 0)}) for step in seen["steps"]]
    return f"{to.short(seen['hero'])}: {', '.join([*steps, to.sentence('walk-end', seen)])}"
