"""How a stored match comes back: from a snapshot that is near, by replay of its whole log, or under rules that are new to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import sqlalchemy as sa

from ..core.chance import Luck
from ..core.game import Data, Game
from ..core.match import Entry, Match, Played, Snapshot, last_change, parse_line, probed, read_change, read_entry
from ..core.names import BOT
from ..core.reason import BadMatch, Reason
from . import gate, rows, storage, stored_match
from .connection import Message
from .rows import TableRow, outcome_of
from .seats import Seat
from .storage import Outraced

if TYPE_CHECKING:
    from .table import Table


def new_match(row: TableRow, seats: list[Seat], game: Game, base: Snapshot | None = None) -> Match:
    setup, luck = game.setup(row.players, row.options), Luck(row.secret, list(row.shares))
    return Match(game, setup, luck, names_of(seats), remembers=False, base=base, begins=row.begins)


def names_of(seats: list[Seat]) -> list[str]:
    return [f"{BOT}{seat.name}" if seat.kind == "bot" else seat.name for seat in seats]


async def load_match(table: Table, last: int | None = None) -> Match | None:
    """The match as it is stored up to this entry (None: all of it).

    None if it is over and its last position means nothing under the rules of today.
    """
    table.reached_back = False
    last = table.last = await table.stored.last() if last is None else last
    newest = await table.stored.newest(last)
    if table.row.result is not None:
        return await last_position(table, newest)
    if newest is not None and newest["rules_version"] != table.game.rules_version:
        return await under_new_rules(table, newest)
    told = await table.stored.is_told(last)
    base = await table.stored.near(last, table.game.rules_version) if told else None
    try:
        match = await replayed(table, base, last)
    except Exception:
        if base is None:
            raise
        logging.getLogger(__name__).warning("a snapshot cannot be read; the log is replayed")
        base = newest = None
        match = await replayed(table, None, last)
    with suppress(Outraced):  # somebody went on meanwhile: what is stored is newer than what is known here
        if base is None and not (told and newest):
            await table.row_changes(await asyncio.to_thread(stored_match.anew, table.code, match))
        elif newest is None:
            await table.row_changes(stored_match.keep(table.code, match))
        if match.over:  # since before results were kept
            await table.row_changes(state="over", result=outcome_of(match, await table.stored.stood_in()))
    match.forget_events()
    return match


async def replayed(table: Table, base: Data | None, last: int | None = None) -> Match:
    """The match from this snapshot on (None: from its start, or since its rules last changed), worked out beside the tables."""
    lines = await table.stored.lines(base["number"] if base else 0, last)
    return await asyncio.to_thread(read_log, table.row, table.seats, table.game, base, lines)


def read_log(row: TableRow, seats: list[Seat], game: Game, base: Data | None, lines: list[str]) -> Match:
    first = base["number"] + 1 if base else 1
    start = stored_match.snapshot_in(base) if base else None
    changed = last_change(lines)
    if changed is not None:
        version, start = read_change(parse_line(lines[changed], first + changed + 1), first + changed + 1)
        lines, first = lines[changed + 1 :], first + changed + 1
    else:
        version = base["rules_version"] if base else row.rules_version
    if version != game.rules_version:
        raise BadMatch(Reason("match-rules", "", {"version": str(version), "ours": game.rules_version}))
    match = new_match(row, seats, game, start)
    match.remembers = base is None
    for at, line in enumerate(lines, start=first + 1):
        read_entry(match, parse_line(line, at), at)
    return match


async def last_position(table: Table, newest: Data | None) -> Match | None:
    """Of a game that is over: where it ended. A snapshot that is missing is made again, if the rules are still the same."""
    try:
        if newest is not None:
            return probed(new_match(table.row, table.seats, table.game, stored_match.snapshot_in(newest)))
        match = await replayed(table, None)
        with suppress(Outraced):
            await table.row_changes(stored_match.keep(table.code, match))
    except Exception as error:
        logging.getLogger(__name__).warning("a last position cannot be shown: %s", type(error).__name__)
        return None
    return match


async def under_new_rules(table: Table, newest: Data) -> Match:
    """A game that was begun under other rules goes on from where it stands, and its log says so."""
    try:
        match = probed(new_match(table.row, table.seats, table.game, stored_match.snapshot_in(newest)))
    except Exception as error:
        params = {"version": str(newest["rules_version"]), "ours": table.game.rules_version}
        raise BadMatch(Reason("match-rules", "", params)) from error
    entry = match.change_rules()
    line = stored_match.enter(table.code, match, entry)
    note = stored_match.tell(table.code, gate.note(entry, match.state.round()), [])
    await table.row_changes([line, note, *stored_match.forget_snapshots(table.code), *stored_match.keep(table.code, match)])
    return match


# What other processes stored


@dataclass(frozen=True)
class News:
    """How a table is stored, and what is not known of it here."""

    row: TableRow
    seats: list[Seat]
    lines: list[str]  # of the log
    said: list[Message]


async def news(table: Table) -> News:
    """As it all is at one moment."""
    chat = storage.chat
    stored, lines, said = await table.house.store.read_together(
        rows.finding(storage.tables.c.code == table.code),
        table.stored.line_rows(table.n),
        sa.select(chat).where(chat.c.table == table.code, chat.c.number > table.said).order_by(chat.c.number),
    )
    row, seats, _ = rows.grouped(stored)[0].read()
    spoken = [{"type": "chat", **{name: one[name] for name in ["number", "seat", "name", "text"]}} for one in said]
    return News(row, seats, [line["line"] for line in lines], spoken)


def note_in(match: Match, line: str) -> Entry | None:
    """The entry in this line, if it is none of a move."""
    found = parse_line(line, match.n + 2)
    if "undo_to" not in found and "rules_version" not in found:
        return None
    return Entry(found["n"], found.get("seat", -1), undo_to=found.get("undo_to"), rules=found.get("rules_version"))


def played(match: Match, line: str) -> Played:
    """Carries out the move in this line, with what it brings about."""
    match.remembers = True
    read_entry(match, parse_line(line, match.n + 2), match.n + 2)
    step = match.steps[-1]
    match.steps[-1] = replace(step, events=[])
    match.remembers = False
    return step


@contextmanager
def taken_out_if_outraced(match: Match) -> Iterator[None]:
    """Another process was faster: as if the move that was carried out here had never been."""
    state, luck, known = match.state.copy(), match.luck.position(), len(match.entries)
    try:
        yield
    except Outraced:
        match.state, match.luck = state, match.luck.anew()
        match.luck.resume(luck)
        del match.entries[known:], match.steps[-1]
        raise
