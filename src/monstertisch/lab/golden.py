"""Golden games: recorded moves with all they bring about, so that a change in the rules is read as a diff."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..core.event import Event
from ..core.game import Moves, State
from ..core.match import Match, compact, parse_line, read_header, read_match
from ..core.reason import BadMatch, Reason, Refusal
from ..games import GAMES
from ..home import LARGEST_MATCH, read_file

TITLE = "# Golden game. The line below and the moves (does) were recorded; a difference in the rest is a difference in the rules."
MOVE = re.compile(r"^\d+\. seat (\d+),.*?^  does: (.+?)$", re.MULTILINE | re.DOTALL)
SHOWN = 3  # refused moves named per reason, and how often a reason is shown


@dataclass
class Record:
    match: Match  # nobody has moved in it yet
    moves: list[tuple[int, str]]  # by whom, which


def golden_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))


def write_golden(path: Path) -> bool:
    """Plays the moves of this golden game, or of this match file, and writes down what they bring about: tells if that is new."""
    old, record = read(path)
    new = "".join(f"{line}\n" for line in tell(record))
    number = len(record.match.entries)
    if number < len(record.moves):
        seat, move = record.moves[number]
        raise BadMatch(Reason("golden-move", "", {"path": str(path), "number": number + 1, "seat": seat, "does": move}))
    if new != old:
        path.write_text(new, "utf-8")
    return new != old


def check_golden(path: Path) -> list[str]:
    """What is different now from what was written down, as a diff."""
    old, record = read(path)
    new = list(tell(record))
    return list(difflib.unified_diff(old.splitlines(), new, str(path), "now", lineterm="", n=2))


def read(path: Path) -> tuple[str, Record]:
    text = read_file(path, LARGEST_MATCH).decode("utf-8", "replace").replace("\r\n", "\n")
    try:
        return text, read_record(text)
    except Refusal as refused:
        raise BadMatch(Reason("golden-game", "", {"path": str(path)})) from refused


def read_record(text: str) -> Record:
    """A golden game holds under whatever rules are in force; of a match file only the moves that stand are taken."""
    lines = text.splitlines()
    head = next((number for number, line in enumerate(lines, start=1) if line.startswith("{")), None)
    if head is None:
        raise BadMatch(Reason("match-foreign", ""))
    match = read_match(text, GAMES) if head == 1 else None
    setup = parse_line(lines[head - 1], head)
    if setup.get("game") in GAMES:
        setup["rules_version"] = GAMES[setup["game"]].rules_version
    start = read_header(setup, GAMES, None)
    if match is None:
        return Record(start, [(int(seat), move) for seat, move in MOVE.findall(text)])
    return Record(start, [(step.entry.seat, short(match.setup.moves, step.entry.action)) for step in match.steps])


def tell(record: Record) -> Iterator[str]:
    """The whole text, up to the first move that is not there any more."""
    match = record.match
    moves, seen = match.setup.moves, Counter[str]()
    yield from [TITLE, match.header(), "", "opening", *events(match.opening)]
    for seat, move in record.moves:
        if seat not in match.state.to_act():
            return
        yield from [
            "",
            f"{match.n + 1}. seat {seat}, round {match.state.round()}",
            *choices(moves, match.state, seat, seen),
        ]
        action = {short(moves, option): option for option in match.state.options(seat)}.get(move)
        if action is None:
            return
        step = match.play(seat, action)
        yield from [f"  does: {move}", *events(step.events), f"  state {match.state.digest()[:8]}"]
    if match.over:
        yield from ["", f"result {compact(match.state.result().to_data())}", *refused(moves, match.state, 0, Counter())]


def short(moves: Moves, action: int) -> str:
    return " ".join(str(part) for part in moves.spell_out(action).values())


def events(happened: list[Event]) -> Iterator[str]:
    for event in happened:
        hidden = "" if event.instead is None else f" (others: {compact(event.instead)})"
        yield f"  > {event.kind} {compact(event.facts)}{hidden}"


def choices(moves: Moves, state: State, seat: int, seen: Counter[str]) -> Iterator[str]:
    """What the seat may do, what it may not and why, and why the next seat may not act."""
    yield "  may: " + ", ".join(short(moves, action) for action in state.options(seat))
    yield from refused(moves, state, seat, seen)
    others = [other for other in range(len(state.purses())) if other not in state.to_act()]
    for other in others[:1]:
        reason = state.why_not(other, state.options(seat)[0])
        if reason is not None and is_news(f"others {reason.rule} {reason.code}", seen):
            yield f"  seat {other} may not: {reason.rule} {reason.code}"


def refused(moves: Moves, state: State, seat: int, seen: Counter[str]) -> Iterator[str]:
    """Every reason with some of the moves it forbids; one that was often seen is left out."""
    found: dict[str, list[str]] = {}
    for action in range(moves.count + 1):  # one more than there are
        reason = state.why_not(seat, action)
        if reason is not None:
            name = short(moves, action) if action < moves.count else "nonsense"
            found.setdefault(f"{reason.rule} {reason.code}", []).append(name)
    for reason_name, forbidden in found.items():
        if is_news(reason_name, seen):
            more = f" and {len(forbidden) - SHOWN} more" if len(forbidden) > SHOWN else ""
            yield f"  not ({reason_name}): {', '.join(forbidden[:SHOWN])}{more}"


def is_news(reason: str, seen: Counter[str]) -> bool:
    seen[reason] += 1
    return seen[reason] <= SHOWN
