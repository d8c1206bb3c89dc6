"""The gate: everything that leaves a table for a person is built here, from what that person may see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..bots.advice import Advice, Advised
from ..core.chance import commitment
from ..core.event import Event
from ..core.game import TEMPI, Moves
from ..core.match import Entry, Match, Played
from . import messages as m
from .connection import Message, Sight
from .patch import Differences

if TYPE_CHECKING:
    from .rows import TableRow, Wish
    from .seats import Seat
    from .table import Table


def eyes_of(table: Table, player: int | None) -> int | None:
    """The seat through whose eyes a person looks: the own seat that must act, else the first own seat; None for a spectator."""
    own = [number for number, seat in enumerate(table.seats) if player is not None and seat.player == player]
    if len(own) < 2 or table.match is None:
        return own[0] if own else None
    asked = table.match.state.to_act()
    return next((number for number in own if number in asked), own[0])


# The table


def facts(table: Table, player: int | None) -> Message:
    found = stored_facts(table.row, table.seats, player)
    for number, seat in enumerate(table.seats):
        found["seats"][number].update(online=table.online(number), played_by_bot=table.played_by_bot(seat))
    return found


def stored_facts(row: TableRow, seats: list[Seat], player: int | None) -> Message:
    """Of a table that nobody has open."""
    return {
        "code": row.code,
        "game": row.game,
        "title": row.title,
        "state": row.state,
        "players": len(seats),
        "options": row.options,
        "level": row.level,
        "clock": row.clock,
        "away": row.away,
        "listed": row.listed,
        "tour": row.tour,
        "seats": [seat_facts(row, seat, player) for seat in seats],
        "host": player == row.host,
        "round": row.round,
        "turn": row.turn or [],
        "places": row.result.places if row.result else None,
        "commitment": commitment(row.secret),
        "next_table": row.next_table,
        "from_table": row.from_table if player == row.host else None,
    }


def seat_facts(row: TableRow, seat: Seat, player: int | None) -> Message:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "level": row.level if seat.kind == "bot" else None,
        "online": False,
        "yours": player is not None and seat.player == player,
        "played_by_bot": seat.resigned and row.state == "playing",
        "resigned": seat.resigned,
    }


def table_message(table: Table, player: int | None) -> Message:
    return {"type": "table", "version": m.PROTOCOL, "n": table.n, "table": facts(table, player)}


def presence(table: Table) -> Message:
    left = None
    if table.state == "playing" and table.row.clock is not None and table.asked:
        asked = min(question.moment for question in table.asked.values())
        left = round(max(asked + table.row.clock - table.now, 0.0), 1)
    here = table.here()
    return {
        "type": "presence",
        "online": [seat.player in here for seat in table.seats],
        "played_by_bot": [table.played_by_bot(seat) for seat in table.seats],
        "spectators": table.spectators(),
        "seconds_left": left,
    }


def undo(wish: Wish) -> Message:
    return {"type": "undo", "seat": wish.seat, "to": wish.to, "waiting": wish.waiting, "refused_by": wish.refused_by}


# The game


def entry(moves: Moves, step: Played) -> Message:
    do = moves.spell_out(step.entry.action)
    return {"n": step.entry.number, "seat": step.entry.seat, "do": do, "undo_to": None, "round": step.round}


def note(entry: Entry, round_number: int) -> Message:
    """An entry without a move."""
    seat = None if entry.seat < 0 else entry.seat
    found = {"n": entry.number, "seat": seat, "do": None, "undo_to": entry.undo_to, "round": round_number}
    return found if entry.rules is None else {**found, "rules": entry.rules}


OPENING: Message = {"n": 0, "seat": None, "do": None, "undo_to": None, "round": 1}


def opening(match: Match) -> Message:
    """The entry before all moves; a game that goes on from another one says so."""
    found = {**OPENING, "n": match.start, "round": match.steps[0].round if match.steps else match.state.round()}
    return {**found, "goes_on_from": match.begins.entry} if match.begins and match.base is None else found


def happened(entry: Message, events: list[Event], seat: int | None, live: bool) -> Message:
    return {"type": "events", **told(entry, events, seat), "live": live}


def ears_of(entry: Message, events: list[Event], seat: int | None) -> int | None:
    """As whom a seat hears of an entry: what concerns it no more than a spectator (None) is the same for both."""
    return seat if entry["seat"] == seat or any(event.audience == seat for event in events) else None


def position(table: Table, seat: int | None, has: Sight | None, differences: Differences) -> list[Message]:
    """The view, or what changed since the one that a person has, and the choices of a person who has some."""
    assert table.match is not None
    state, n = table.match.state, table.n
    view = table.views[n, seat]
    patch = differences.between(table.views[has], view) if has in table.views else None
    found: list[Message]
    if isinstance(patch, dict):
        assert has is not None
        found = [{"type": "patch", "n": n, "seat": seat, "base": has[0], "patch": patch}]
    else:
        found = [{"type": "view", "n": n, "seat": seat, "view": view}]
    options = state.options(seat) if seat is not None and not table.seats[seat].resigned else []
    if seat is not None and options:
        found.append(choices(table, seat, options))
    return found


def choices(table: Table, seat: int, options: list[int]) -> Message:
    assert table.match is not None
    state, spell_out = table.match.state, table.match.setup.moves.spell_out
    foregone = [state.foregone(seat, tempo) for tempo in range(len(TEMPI))]
    refused = [(action, state.why_not(seat, action)) for action in state.candidates(seat)]
    return {
        "type": "choices",
        "n": table.n,
        "seat": seat,
        "options": [{"do": spell_out(action), "preview": state.preview(seat, action)} for action in options],
        "refused": [{"do": spell_out(action), "reason": reason.to_data()} for action, reason in refused if reason],
        "foregone": {tempo: spell_out(action) if action >= 0 else None for tempo, action in zip(TEMPI, foregone, strict=True)},
        "lull": state.lull(seat),
    }


def hint(moves: Moves, advice: Advice, seat: int, n: int) -> Message:
    """What the seat is advised to do; it was thought out in worlds that were imagined for it."""
    return {
        "type": "hint",
        "n": n,
        "seat": seat,
        "best": advised(moves, advice.best),
        "second": advised(moves, advice.second) if advice.second else None,
        "lead": advice.lead,
        "error": advice.error,
        "worlds": advice.worlds,
    }


def hint_waits(before: int, seat: int, n: int) -> Message:
    """How many come first; whose questions they are is nobody's business."""
    return {"type": "hint_waits", "n": n, "seat": seat, "before": before}


def advised(moves: Moves, move: Advised) -> Message:
    return {"do": moves.spell_out(move.action), "chance": move.chance, "figures": move.figures}


def told(entry: Message, events: list[Event], seat: int | None) -> Message:
    """An entry of the log with its events, as this seat may know them: what others chose may be hidden, so only events tell it."""
    own = entry if entry["seat"] == seat else {**entry, "do": None}
    return {"entry": own, "events": seen(events, seat)}


def over(table: Table) -> Message:
    """The result and, now that it can do no harm, the secret."""
    row = table.row
    assert row.result is not None
    result = {name: getattr(row.result, name) for name in ["scores", "places", "winners", "stood_in"]}
    shares = [{"seat": seat, "share": share} for share, seat in row.shares.items()]
    return {"type": "over", "n": table.n, **result, "secret": row.secret.hex(), "shares": shares}


def replay(match: Match, seat: int | None) -> Iterator[Message]:
    """The finished game entry by entry, with the position after each, as this seat or a spectator saw it."""
    again = replace(match, entries=[])
    yield {**told(opening(match), again.opening, seat), "view": again.state.view(seat)}
    for standing in match.steps:
        step = again.play(standing.entry.seat, standing.entry.action)
        yield {**told(entry(match.setup.moves, standing), step.events, seat), "view": again.state.view(seat)}


def seen(events: list[Event], seat: int | None) -> list[Message]:
    found = [event.seen_by(seat) for event in events]
    return [told for told in found if told is not None]
