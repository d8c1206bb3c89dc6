"""`?`: what may be done in a position and what it costs, and what a card, a guard, a monster or the tile means."""

from __future__ import annotations

import re
from collections import Counter

from ...core.game import Data, View
from ..board import Board, Position
from ..drawing import signed
from . import choices, picture

GUARD = re.compile(r"(?:guard|wächter|waechter|g|w)\s*(\d+)")
PLACE = re.compile(r"(\d+)\.(\d+)")
TILE_WORDS = ["tile", "king", "plättchen", "plaettchen", "könig", "koenig"]
RULES_WORDS = ["rules", "regeln"]
STRENGTHS = [1, 2, 3, 4, 5]


def explain(board: Board, topic: str, position: Position) -> list[str] | None:
    wanted = topic.strip().casefold()
    guard, place = GUARD.fullmatch(wanted), PLACE.fullmatch(wanted)
    if not wanted:
        return whole_position(board, position)
    if wanted in TILE_WORDS:
        return tile(board, position.view)
    if wanted in RULES_WORDS:
        return board.texts.say("rules").split("\n")
    if wanted.isdecimal() and int(wanted) in STRENGTHS:
        return card(board, position, int(wanted))
    if guard and 1 <= int(guard[1]) <= len(position.view["guards"]):
        return guard_lines(board, position, int(guard[1]))
    if place and 1 <= int(place[1]) <= len(position.view["guards"]) and int(place[2]) in [1, 2]:
        return [place_line(board, position, int(place[1]), int(place[2]))]
    return None


def me(board: Board, view: View) -> Data:
    assert board.reader is not None
    seen: Data = view["seats"][board.reader]
    return seen


def whole_position(board: Board, position: Position) -> list[str]:
    """Every card of the hand with its targets, then every monster that stays where it is, with the reason."""
    view, texts = position.view, board.texts
    lines = [texts.say("explain-turn")]
    for strength in me(board, view)["hand"]:
        lines += ["", *card(board, position, strength)]
    fixed = [line for guard, slot in filled(view) if (line := fixed_line(board, position, guard, slot)) is not None]
    if fixed:
        lines += ["", texts.say("explain-fixed"), *[f"  {line}" for line in fixed]]
    if view["tile"] is not None:
        lines += ["", *tile(board, view)]
    return [*lines, "", texts.say("explain-more")]


def filled(view: View) -> list[tuple[int, int]]:
    guards = enumerate(view["guards"], start=1)
    return [(number, slot) for number, guard in guards for slot in [1, 2] if guard["slots"][slot - 1] is not None]


def fixed_line(board: Board, position: Position, guard: int, slot: int) -> str | None:
    """Why no card of the hand displaces this monster: the reason against the strongest one; None if some card does."""
    moves = [board.moves.read(spelled(strength, guard, slot)) for strength in me(board, position.view)["hand"]]
    if any(move in position.options for move in moves):
        return None
    reason = position.why_not(moves[-1])
    assert reason is not None
    who = choices.target(board, position.view, moves[-1])
    return board.texts.say("explain-place", place=f"{guard}.{slot}", who=who, what=board.reason(reason))


def spelled(strength: int, guard: int, slot: int) -> Data:
    return {"kind": "place", "strength": strength, "guard": guard, "slot": slot}


def place_line(board: Board, position: Position, guard: int, slot: int) -> str:
    """One place: free, taken for good, or to be had for a price."""
    view, texts = position.view, board.texts
    lying = view["guards"][guard - 1]["slots"][slot - 1]
    if lying is None:
        return texts.say("explain-free", place=f"{guard}.{slot}")
    fixed = fixed_line(board, position, guard, slot)
    if fixed is not None:
        return fixed
    who = texts.say("monster-of", strength=lying["strength"], owner=board.names[lying["seat"]])
    return texts.say("explain-place", place=f"{guard}.{slot}", who=who, what=choices.price(board, position, guard, slot))


def card(board: Board, position: Position, strength: int) -> list[str]:
    """One of the reader's five monsters: what it costs when it is hurt, where it is and where it may go."""
    view, texts = position.view, board.texts
    mine = me(board, view)
    kind = texts.say(f"type-{mine['type']}")
    lines = [texts.say("explain-card", type=kind, strength=strength, heal=heal_cost(board, view, strength))]
    if strength not in mine["hand"]:
        where = "explain-aside" if strength in mine["aside"] else "explain-in-castle"
        return [*lines, "  " + texts.say(where)]
    free, taken = [], []
    for action in position.options:
        move = board.moves.spell_out(action)
        if move["strength"] != strength:
            continue
        lying = choices.lying_at(view, move)
        if lying is None:
            free.append(str(move["guard"]))
        else:
            who = choices.target(board, view, action)
            what = choices.price(board, position, move["guard"], move["slot"])
            taken.append(texts.say("explain-place", place=board.name(action), who=who, what=what))
    if free:
        lines.append("  " + texts.say("explain-targets", guards=texts.together(free)))
    if taken:
        lines += ["  " + texts.say("explain-displaces"), *[f"    {line}" for line in taken]]
    if not free and not taken:
        reason = position.why_not(board.moves.read(spelled(strength, 1, 1)))
        assert reason is not None
        lines.append("  " + board.reason(reason))
    return lines


def heal_cost(board: Board, view: View, strength: int) -> int:
    """What the reader's monster costs when it must be healed, with the tile in force."""
    return int(me(board, view)["heal_now"][strength - 1])


def guard_lines(board: Board, position: Position, number: int) -> list[str]:
    """What the back promises, what the tile changes, who lies there, and which fronts nobody has seen yet."""
    view, texts = position.view, board.texts
    guard = view["guards"][number - 1]
    (least, most), (low, high), level = guard["strength"], guard["loot"], guard["level"]
    stars = picture.stars(level)
    lines = [texts.say("explain-guard", guard=number, stars=stars, least=least, most=most, low=low, high=high)]
    stronger, richer = picture.changes(guard)
    if stronger or richer:
        lines.append(texts.say("explain-change", strength=signed(stronger), loot=signed(richer)))
    places = [place_line(board, position, number, slot) for slot in [1, 2]]
    lines += [texts.say("explain-limit", sum=picture.sum_at(guard), most=most), *[f"  {line}" for line in places]]
    unseen = [row for row in board.cards["guards"] if row["level"] == level and row["id"] not in view["revealed"]]
    strengths = sorted(Counter(row["strength"] for row in unseen).items())
    listed = ", ".join(f"{strength} ({count}×)" for strength, count in strengths)
    lines.append(texts.say("explain-unseen", stars=stars, count=len(unseen), strengths=listed))
    return lines


def tile(board: Board, view: View) -> list[str]:
    if view["tile"] is None:
        return [board.texts.say("explain-no-tile")]
    lines = [board.texts.say("king-says", tile=board.texts.say(f"tile-{view['tile']}"))]
    before = [board.texts.say(f"tile-{key}") for key in view["tiles"][:-1]]
    return [*lines, board.texts.say("explain-tiles-before"), *[f"  {text}" for text in before]] if before else lines
