"""Golden playthroughs: whole games written down line by line, so that a change in the rules is read as a diff."""

from __future__ import annotations

import difflib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..bots import make_bot
from ..core.chance import Luck, Thoughts, derive, secret_of
from ..core.event import Event
from ..core.game import Game, State
from ..core.match import Match
from ..core.reason import BadMatch, Reason
from ..core.sight import look
from ..games import GAMES
from ..home import LARGEST_MATCH, read_file
from .simulate import seat_names

TITLE = "# Golden playthrough. The plan makes it; a difference here is a difference in the rules."
SHOWN = 3  # refused moves named per reason, and how often a reason is shown


def golden_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))


def write_golden(path: Path) -> bool:
    """Plays the plan of this file anew and writes it down. Tells whether anything changed."""
    old = read_golden(path)
    new = play_through(read_plan(old, path))
    if new != old:
        path.write_text(new, "utf-8")
    return new != old


def check_golden(path: Path) -> list[str]:
    """What is different now from what was written down, as a diff."""
    old = read_golden(path)
    new = play_through(read_plan(old, path))
    return list(difflib.unified_diff(old.splitlines(), new.splitlines(), str(path), "now", lineterm="", n=2))


def read_golden(path: Path) -> str:
    return read_file(path, LARGEST_MATCH).decode("utf-8", "replace").replace("\r\n", "\n")


def read_plan(text: str, path: Path) -> dict[str, Any]:
    """The plan is the first line that starts so: game, players, options, seed, bots."""
    for line in text.splitlines():
        if line.startswith("plan: "):
            try:
                plan = json.loads(line.removeprefix("plan: "))
                kinds = {"game": str, "players": int, "options": dict, "seed": int, "bots": list}
                found = {key: plan[key] for key in kinds}
            except (ValueError, KeyError, TypeError, RecursionError):
                break
            if all(type(found[key]) is kind for key, kind in kinds.items()) and all(type(bot) is str for bot in found["bots"]):
                return found
            break
    raise BadMatch(Reason("golden-plan", "", {"path": str(path)}))


def play_through(plan: dict[str, Any]) -> str:
    if plan["game"] not in GAMES:
        raise BadMatch(Reason("match-game", "", {"game": str(plan["game"]), "known": ", ".join(GAMES)}))
    game = GAMES[plan["game"]]
    names = seat_names(plan["bots"], plan["players"])
    match = Match(game, game.setup(plan["players"], plan["options"]), Luck(secret_of(plan["seed"])), names)
    bots = [make_bot(name, game) for name in names]
    thoughts = Thoughts(derive(secret_of(plan["seed"]), "bots"))
    seen: Counter[str] = Counter()
    lines = [TITLE, f"plan: {json.dumps(plan)}", "", "opening", *events(match.opening)]
    while not match.over:
        seat = match.state.to_act()[0]
        lines += ["", f"{len(match.entries) + 1}. seat {seat}, round {match.state.round()}"]
        lines += choices(game, match.state, seat, seen)
        action = bots[seat].choose(look(match.state, seat, bots[seat], thoughts), thoughts)
        step = match.play(seat, action)
        lines += [f"  does: {short(game, action)}", *events(step.events), f"  state {match.state.digest()[:16]}"]
    lines += ["", f"result {json.dumps(match.state.result().to_data())}", *refused(game, match.state, 0, Counter())]
    return "\n".join(lines) + "\n"


def short(game: Game, action: int) -> str:
    return " ".join(str(part) for part in game.spell_out(action).values())


def events(happened: list[Event]) -> Iterator[str]:
    for event in happened:
        hidden = "" if event.instead is None else f" (others: {json.dumps(event.instead)})"
        yield f"  > {event.kind} {json.dumps(event.facts)}{hidden}"


def choices(game: Game, state: State, seat: int, seen: Counter[str]) -> Iterator[str]:
    """What the seat may do, what it may not and why, and why the next seat may not act."""
    yield "  may: " + ", ".join(short(game, action) for action in state.options(seat))
    yield from refused(game, state, seat, seen)
    others = [other for other in range(len(state.purses())) if other not in state.to_act()]
    for other in others[:1]:
        reason = state.why_not(other, state.options(seat)[0])
        if reason is not None:
            yield f"  seat {other} may not: {reason.rule} {reason.code}"


def refused(game: Game, state: State, seat: int, seen: Counter[str]) -> Iterator[str]:
    """Every reason with some of the moves it forbids; one that was often seen is left out."""
    found: dict[str, list[str]] = {}
    for action in range(game.action_count + 1):  # one more than there are
        reason = state.why_not(seat, action)
        if reason is not None:
            name = short(game, action) if action < game.action_count else "nonsense"
            found.setdefault(f"{reason.rule} {reason.code}", []).append(name)
    seen.update(list(found))
    for reason_name, moves in found.items():
        if seen[reason_name] > SHOWN:
            continue
        more = f" and {len(moves) - SHOWN} more" if len(moves) > SHOWN else ""
        yield f"  not ({reason_name}): {', '.join(moves[:SHOWN])}{more}"
