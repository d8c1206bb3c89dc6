"""What is stored of a match beside its log, so that nobody has to replay it: what its standing entries told, and snapshots.

The log is the truth, and all of this can be made from it again; under other rules it is all that is left to go on with.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.dialects.postgresql import insert

from ..core.event import NOTHING, Event
from ..core.game import Data
from ..core.match import Entry, Match, Snapshot
from . import gate
from . import messages as m
from .connection import write_down
from .storage import Statement, Store, entries, snapshots, told

PAGE = 100  # entries of the log that are told at once, and the rest of the round with which they begin
LONGEST_ROUND = 400  # of which so many are looked at for it
BLOCK = 50  # entries of which one snapshot stays: the last
LARGEST = 2**31 - 1  # number of an entry that the database knows
NEAR = 20  # entries that can be taken back without reading on in the log

Told = tuple[Data, list[Event]]  # an entry and what it brought about
stored_events = TypeAdapter(list[tuple[str, dict[str, Any], int, dict[str, Any] | None]])  # kind, facts, audience, instead

ENTER, TELL, KEEP = sa.insert(entries), sa.insert(told), insert(snapshots)  # SQLite and PostgreSQL say it in the same words
KEEP = KEEP.on_conflict_do_update(
    index_elements=["table", "block"], set_={name: KEEP.excluded[name] for name in ["number", "rules_version", "position"]}
)
FORGET = sa.delete(snapshots).where(snapshots.c.table == sa.bindparam("code"))

# Writing: with the entry, in one transaction


def enter(code: str, match: Match, entry: Entry) -> Statement:
    """The entry itself, as in a match file."""
    return ENTER, {"table": code, "number": entry.number, "line": match.line(entry)}


def tell(code: str, entry: Data, events: list[Event]) -> Statement:
    facts = [[event.kind, event.facts, event.audience, event.instead] for event in events]
    values = {"number": entry["n"], "round": entry["round"], "entry": write_down(entry), "events": write_down(facts)}
    return TELL, {"table": code, **values}


def keep(code: str, match: Match) -> list[Statement]:
    """The position as it is now; it takes the place of the last one among the same so many entries."""
    taken = match.snapshot()
    block = taken.number // BLOCK
    values = {"number": taken.number, "rules_version": match.game.rules_version, "position": write_down(taken.to_data())}
    return [*(forget_snapshots(code) if match.over else []), (KEEP, {"table": code, "block": block, **values})]


def take_back(code: str, to: int) -> list[Statement]:
    """As if nothing after this entry had been told."""
    after = [sa.and_(kept.c.table == code, kept.c.number > to) for kept in (told, snapshots)]
    return [sa.delete(told).where(after[0]), sa.delete(snapshots).where(after[1])]


def forget_snapshots(code: str) -> list[Statement]:
    return [(FORGET, {"code": code})]


def anew(code: str, match: Match) -> list[Statement]:
    """All that a match has to tell that was just replayed, and where it stands."""
    start = match.base.number if match.base else -1
    found = [*take_back(code, start), *forget_snapshots(code)]
    if match.base is None:
        found.append(tell(code, gate.opening(match), match.opening))
    steps = {step.entry.number: step for step in match.steps}
    round_number = match.state.round()
    for entry in standing(match.entries)[::-1]:
        if entry.undo_to is not None:
            found.append(tell(code, gate.note(entry, round_number), []))
        else:
            step = steps[entry.number]
            round_number = step.round
            found.append(tell(code, gate.entry(match.setup.moves, step), step.events))
    return [*found, *keep(code, match)]


def standing(log: list[Entry]) -> list[Entry]:
    """The entries that still count, and of those that took something back the ones that were not taken back themselves."""
    found: list[Entry] = []
    for entry in log:
        while entry.undo_to is not None and found and found[-1].number > entry.undo_to:
            found.pop()
        found.append(entry)
    return found


# Reading


class StoredMatch:
    """What is stored of one table's match."""

    def __init__(self, store: Store, code: str) -> None:
        self.store = store
        self.code = code

    async def lines(self, after: int = 0, last: int | None = None) -> list[str]:
        """The log itself, after this entry, up to the last one."""
        return [row["line"] for row in await self.store.read(self.line_rows(after, last))]

    def line_rows(self, after: int, last: int | None = None) -> sa.Select[Any]:
        later = sa.select(entries.c.line).where(entries.c.table == self.code, entries.c.number > after)
        return (later if last is None else later.where(entries.c.number <= last)).order_by(entries.c.number)

    async def last(self) -> int:
        (row,) = await self.store.read(sa.select(sa.func.max(entries.c.number).label("number")).where(entries.c.table == self.code))
        return int(row["number"] or 0)

    async def is_told(self, last: int) -> bool:
        """Whether there is a story from the opening to this entry."""
        ends = sa.select(sa.func.count().label("ends")).where(told.c.table == self.code, told.c.number.in_([0, last]))
        (row,) = await self.store.read(ends)
        return bool(row["ends"] == (2 if last else 1))

    async def page(self, before: int | None) -> list[Told]:
        """The last entries before this one (None: of all), oldest first, from the beginning of a round."""
        newest = sa.select(told).where(told.c.table == self.code).order_by(told.c.number.desc())
        earlier = newest if before is None else newest.where(told.c.number < min(before, LARGEST))
        rows = await self.store.read(earlier.limit(PAGE))
        if len(rows) == PAGE:
            first, round_number = rows[-1]["number"], rows[-1]["round"]
            rest = newest.where(told.c.number.between(first - LONGEST_ROUND, first - 1), told.c.round == round_number)
            rows += await self.store.read(rest)
        return readable(rows[::-1])

    async def since(self, after: int) -> list[Told]:
        """What was told after this entry (-1: all of it). A long story is read beside the tables."""
        later = sa.select(told).where(told.c.table == self.code, told.c.number > after)
        rows = await self.store.read(later.order_by(told.c.number))
        return await asyncio.to_thread(readable, rows) if len(rows) > PAGE else readable(rows)

    async def stood_in(self) -> list[int]:
        """Seats of people for whom a bot made a move that stands."""
        moves = sa.select(entries.c.line).join(told, sa.and_(told.c.table == entries.c.table, told.c.number == entries.c.number))
        by_bots = moves.where(entries.c.table == self.code, entries.c.line.contains('"stand_in":true'))
        return sorted({json.loads(row["line"])["seat"] for row in await self.store.read(by_bots)})

    async def newest(self, last: int) -> Data | None:
        """The snapshot that was taken after this entry, under whatever rules."""
        rows = await self.store.read(sa.select(snapshots).where(snapshots.c.table == self.code, snapshots.c.number == last))
        return dict(rows[0]) if rows else None

    async def near(self, last: int, version: int) -> Data | None:
        """The snapshot to go on from: under these rules and, if there is one, with some entries after it that can be taken back."""
        own = sa.select(snapshots).where(snapshots.c.table == self.code, snapshots.c.rules_version == version)
        newest = own.where(snapshots.c.number.between(1, last)).order_by(snapshots.c.block.desc()).limit(1)
        early = await self.store.read(newest.where(snapshots.c.number <= last - NEAR))
        rows = early or await self.store.read(newest)
        return dict(rows[0]) if rows and last > BLOCK else None


def snapshot_in(row: Data) -> Snapshot:
    return Snapshot(row["number"], **json.loads(row["position"]))


def readable(rows: list[Any]) -> list[Told]:
    """What these rows tell; one that is broken is as good as missing."""
    found: list[Told] = []
    for row in rows:
        try:
            entry, events = m.EntryFacts.model_validate_json(row["entry"]), stored_events.validate_json(row["events"])
            known = {**gate.OPENING, **entry.model_dump(exclude_unset=True)}
            found.append((known, [Event(*event, NOTHING) for event in events]))
        except ValidationError:
            logging.getLogger(__name__).warning("what an entry told cannot be read")
    return found
