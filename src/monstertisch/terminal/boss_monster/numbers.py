"""Cards with their numbers: what is printed, what is computed now, and where each change comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..drawing import signed
from . import picture
from .wording import CLASSES

if TYPE_CHECKING:
    from .board import TableBoard


def printed(board: TableBoard, one: str) -> list[str]:
    """Name, sort, numbers and text."""
    say, wording, row = board.texts.say, board.wording, board.wording.rows[one]
    name, section = wording.name(one), wording.sections[one]
    if section == "minibosses":
        texts = [say("explain-level", level=level, text=wording.text(one, level)) for level in [1, 2, 3]]
        return [f"{name}: {wording.kind(one)}", *texts]
    if section == "rooms":
        facts = {"rank": row["rank"], "type": row["type"], "damage": row["damage"], "copies": row["copies"]}
        kinds = dict.fromkeys(row["treasure"])
        treasure = board.texts.together([times(row["treasure"].count(kind), say(f"treasure-{kind}")) for kind in kinds])
        first = say("explain-room", room=name, treasure=treasure, **facts)
    elif section == "bosses":
        first = say("explain-boss", boss=name, xp=row["xp"], treasure=say(f"treasure-{row['treasure']}"))
    elif section == "spells":
        first = say("explain-spell", spell=name, kind=wording.kind(one), copies=row["copies"])
    else:
        lured = [say(f"class-{kind}" if kind in CLASSES else f"lure-{kind}") for kind in row["lure"]]
        first = say("explain-hero", hero=name, health=row["health"], souls=2 if row["epic"] else 1, classes=" / ".join(lured))
    return [first, *[text for text in [wording.text(one)] if text]]


def times(count: int, word: str) -> str:
    return f"{count}× {word}" if count > 1 else word


def now(board: TableBoard, view: View, one: str) -> list[str]:
    """Where a card is, as far as the reader knows, and what it does there."""
    section = board.wording.sections[one]
    if section == "heroes":
        return hero(board, view, one)
    if section == "bosses":
        return [line for seen in view["seats"] if seen["boss"] == one for line in owner(board, seen)]
    lines = []
    for seen in view["seats"]:
        for there in seen["rooms"]:
            where = board.texts.say("explain-in-play", name=board.names[seen["seat"]], slot=there["slot"])
            if there["room"] == one:
                lines += [f"{where} {room(board, there)}", *guest(board, there)]
            elif there["miniboss"] and there["miniboss"]["card"] == one:
                lines += [f"{where} {board.wording.name(there['room'])}", *guest(board, there)]
    return [*lines, *held(board, view, one)]


def held(board: TableBoard, view: View, one: str) -> list[str]:
    """In the own hand and on the discard pile."""
    mine = view["seats"][board.reader]["hand"] if board.reader is not None else []
    count = {"held": mine.count(one), "discarded": view["discard"].count(one)}
    return [board.texts.say("explain-where", **count)] if any(count.values()) else []


def owner(board: TableBoard, seen: Data) -> list[str]:
    return [f"{board.names[seen['seat']]}: {line}" for line in boss(board, seen)[1:]]


def boss(board: TableBoard, seen: Data) -> list[str]:
    """R56: the ability is unlocked by the fifth room."""
    say = board.texts.say
    key = "boss-locked" if not seen["levelled"] else "boss-used" if seen["boss_used"] else "boss-works"
    if seen["levelled"] and not seen["boss_text_on"]:
        key = "boss-off"
    return [f"{picture.boss(board, seen)}: {board.wording.text(seen['boss'])}", say(key)]


# Rooms


def source(board: TableBoard, seen: Data) -> str:
    """Where a change comes from, with whose it is."""
    name = board.wording.short(seen["card"])
    return f"{name} ({board.names[seen['owner']]})" if seen["owner"] is not None else name


def room(board: TableBoard, seen: Data) -> str:
    """R130-R132: damage and treasure now, and what makes them differ from what is printed."""
    say = board.texts.say
    changes = [change(board, one) for one in seen["modifiers"]]
    found = [say("explain-damage", damage=seen["damage"], printed=seen["printed_damage"])]
    if changes:
        found[0] += f" ({', '.join(changes)})"
    treasure = board.wording.letters(seen["treasure"]) or "–"
    icons = [icon_change(board, one) for one in seen["icon_modifiers"]]
    found.append(say("explain-treasure", treasure=treasure) + (f" ({', '.join(icons)})" if icons else ""))
    if seen["off"]:
        found.append(say("room-off" if seen["off"] == "deactivated" else "room-covered"))
    elif not seen["text_on"]:
        found.append(say("room-blank"))
    elif not seen["hero_text_on"]:
        found.append(say("room-shielded"))
    found += [say("room-used")] if seen["used"] else []
    found += [say("coins-on", n=seen["coins"])] if seen["coins"] else []
    found += [say("explain-beneath", rooms=board.wording.listed(seen["beneath"]))] if seen["beneath"] else []
    return "; ".join(found)


def change(board: TableBoard, one: Data) -> str:
    amount = "×2" if one["what"] == "double" else signed(one["n"])
    return f"{amount} {source(board, one['source'])}"


def icon_change(board: TableBoard, one: Data) -> str:
    """What a card does to the treasure of a room."""
    treasure = board.texts.say(f"letter-{one['class']}") if one["class"] else ""
    changed = board.texts.say(f"icons-{one['what']}", treasure=treasure)
    return f"{changed} {source(board, one['source'])}"


def guest(board: TableBoard, seen: Data) -> list[str]:
    """R64-R66: the miniboss in a room with the texts that it has."""
    say, guest = board.texts.say, seen["miniboss"]
    if guest is None:
        return []
    name = board.wording.name(guest["card"])
    lines = [say("at-level", miniboss=name, level=guest["level"])]
    for level in range(1, guest["level"] + 1):
        lines.append("  " + say("explain-level", level=level, text=board.wording.text(guest["card"], level)))
    lines += ["  " + say("miniboss-used")] if guest["used"] else []
    lines += ["  " + say("miniboss-spent")] if guest["spent"] else []
    return lines + (["  " + say("miniboss-off")] if not guest["text_on"] else [])


# Heroes


def hero(board: TableBoard, view: View, one: str) -> list[str]:
    """Where a hero is, what he has left and why, and where he would go or how far he would get."""
    say = board.texts.say
    found = picture.heroes_in(view).get(one)
    if found is None:
        return gone(board, view, one)
    changes = ", ".join(f"{signed(change['n'])} {source(board, change['source'])}" for change in found["modifiers"])
    lines = [say("explain-health", health=found["health"], left=found["left"], damage=found["damage"])]
    lines[0] += f" ({changes})" if changes else ""
    lines += [say("hero-blank")] if not found["text_on"] else []
    if found["at"] is None:
        return lines + [f"{say('in-town')}: {picture.forecast(board, bait)}" for bait in view["bait"] if bait["hero"] == one]
    lines.append(say("in-dungeon", name=board.names[found["at"]]) + (f" ({say('hero-held')})" if found["held"] else ""))
    return lines + [walk(board, way) for way in view["seats"][found["at"]]["walk"] if way["hero"] == one]


def gone(board: TableBoard, view: View, one: str) -> list[str]:
    """A soul, a wound, or out of the game."""
    for seen in view["seats"]:
        for pile in ["souls_pile", "wounds_pile"]:
            if one in seen[pile]:
                return [board.texts.say(f"in-{pile}", name=board.names[seen["seat"]])]
    return [board.texts.say("hero-removed")] if one in view["removed"] else []


def walk(board: TableBoard, seen: Data) -> str:
    """R89: the way that lies before a hero, room by room, if nobody does anything."""
    say, steps = board.texts.say, []
    for step in seen["steps"]:
        name = board.wording.name(step["room"])
        numbers = {"damage": step["damage"], "left": max(step["left"], 0)}
        steps.append(say("walk-skips", room=name) if step["skipped"] else say("walk-step", room=name, **numbers))
    return f"{board.wording.short(seen['hero'])}: {', '.join([*steps, picture.ending(board, seen)])}"
