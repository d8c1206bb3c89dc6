"""`?`: what may be done in a position and what not, and why; what a card, a player, the town or the discard pile is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.game import Data, View
from ..board import Position
from ..explain import move, named, overview, possible, stopped
from ..phrases import Words, left, tokens
from . import choices, numbers, picture

if TYPE_CHECKING:
    from .board import TableBoard

RULES_WORDS = ["rules", "regeln"]
TOWN_WORDS = ["town", "stadt"]
DISCARD_WORDS = ["discard", "discard pile", "ablage"]
HAND_WORDS = ["hand", "my hand", "meine hand"]
BOSS_WORDS = ["boss", "my boss", "mein boss"]
SEVERAL = 6  # moves that one reason stops are named one by one up to this many


def explain(board: TableBoard, topic: str, position: Position) -> list[str] | None:
    words, view = tokens(topic), position.view
    wanted = " ".join(words)
    if not topic.strip():
        return whole_position(board, position)
    if wanted in RULES_WORDS:
        return board.texts.say("rules").split("\n")
    if wanted in TOWN_WORDS:
        return town(board, view)
    if wanted in DISCARD_WORDS:
        return discard(board, view)
    if wanted in HAND_WORDS:
        return hand(board, view)
    if wanted in BOSS_WORDS and board.reader is not None and view["seats"][board.reader]["boss"]:
        return card(board, view, view["seats"][board.reader]["boss"])
    if wanted.isdecimal():
        return move(board, position, int(wanted))
    said = left(words)
    return player(board, view, words) or named(board, view, said, board.wording.rows if said else [])


# The position


def whole_position(board: TableBoard, position: Position) -> list[str]:
    view = position.view
    prompt = view["prompt"]
    key = f"about-window-{prompt['window']}" if prompt["kind"] == "window" else f"about-{prompt['kind']}"
    asked = [choices.question(board, view), board.texts.say(key)]
    refused = [f"{several(board, moves)}: {reason}" for reason, moves in stopped(board, position).items()]
    return overview(board, asked, possible(board, position, board.order(position)), refused)


def several(board: TableBoard, moves: list[str]) -> str:
    more = len(moves) - SEVERAL
    return ", ".join(moves[:SEVERAL]) + (f" {board.texts.say('and-more', count=more)}" if more > 0 else "")


# Piles


def town(board: TableBoard, view: View) -> list[str]:
    """Every hero in town with what lures him and where he would go now."""
    if not view["town"]:
        return [board.texts.say("town-empty")]
    return [line for hero in view["town"] for line in card(board, view, hero["hero"])]


def discard(board: TableBoard, view: View) -> list[str]:
    """R10: the discard pile is open to all; the last card lies on top."""
    if not view["discard"]:
        return [board.texts.say("explain-discard-empty")]
    pile = view["discard"][::-1]
    return [board.texts.say("explain-discard", cards=", ".join(picture.copies(board, pile, one) for one in dict.fromkeys(pile)))]


def hand(board: TableBoard, view: View) -> list[str]:
    assert board.reader is not None
    held = dict.fromkeys(view["seats"][board.reader]["hand"])
    return [line for one in held for line in card(board, view, one)] or [board.texts.say("hand-empty")]


# Players and cards by their names


def player(board: TableBoard, view: View, words: Words) -> list[str] | None:
    """A player: numbers, boss, rooms with what they do now, heroes with the way before them."""
    for seat, name in enumerate(board.names):
        if words == tokens(name):
            seen = view["seats"][seat]
            lines = [" · ".join(piece.plain for piece in picture.player(board, seen))]
            if seen["boss"] is None:
                return lines
            lines += [f"  {line}" for line in numbers.boss(board, seen)]
            for room in seen["rooms"]:
                lines.append(f"  {room['slot']} {board.wording.name(room['room'])}: {numbers.room(board, room)}")
                text = board.wording.text(room["room"])
                lines += [f"    {text}"] if text else []
                lines += [f"    {line}" for line in numbers.guest(board, room)]
            lines += [f"  {numbers.walk(board, one)}" for one in seen["walk"]]
            return [*lines, *piles(board, seen)]
    return None


def piles(board: TableBoard, seen: Data) -> list[str]:
    say, listed = board.texts.say, board.wording.listed
    lines = [say("explain-souls", heroes=listed(seen["souls_pile"]))] if seen["souls_pile"] else []
    return [
        f"  {line}" for line in lines + ([say("explain-wounds", heroes=listed(seen["wounds_pile"]))] if seen["wounds_pile"] else [])
    ]


def card(board: TableBoard, view: View, one: str) -> list[str]:
    """What is printed, then where it is now and what it does there."""
    lines = [*numbers.printed(board, one), *numbers.now(board, view, one)]
    return [lines[0], *[f"  {line}" for line in lines[1:]]]
