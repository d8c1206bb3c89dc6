"""A table and its seats as the database has them: typed, and read and written here alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import groupby
from typing import Any, Literal

import sqlalchemy as sa
from pydantic import TypeAdapter

from ..core.game import Game
from ..core.match import Beginning, Match
from ..core.reason import BadMatch, Reason
from ..games import GAMES
from . import storage
from .messages import Level
from .seats import Seat
from .storage import Statement, Store


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game that is over."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    round: int
    stood_in: list[int]  # seats of people for whom a bot made a move


@dataclass(frozen=True)
class Wish:
    """To take back, which others must agree to. It ends with the next entry at the latest."""

    seat: int  # who asked
    to: int
    waiting: list[int]  # who has to answer; nobody: it is settled
    refused_by: int | None = None


@dataclass(frozen=True)
class TableRow:
    code: str
    host: int
    title: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    secret: bytes
    shares: dict[str, int]  # what pages added to the luck, in hex and ascending, and at which seat
    state: Literal["waiting", "dealing", "playing", "over"]
    level: Level
    clock: int | None
    away: int
    listed: bool
    tour: bool
    created: float
    next_table: str | None = None
    result: Outcome | None = None  # once it is over
    round: int = 0
    turn: list[int] | None = field(default_factory=list)  # seats that must act; None: nobody has written it down
    begins: Beginning | None = None  # the position that was to be played on, instead of a deal; it is as secret as the game
    from_table: str | None = None  # where it was played
    version: int = 0  # how often it, its seats, log or chat were changed
    undo: Wish | None = None
    nodded: int = -1  # on a tour: the entry that its guest has read
    turned: float | None = None  # when its last entry was stored


def told_of(row: TableRow) -> TableRow:
    """What people at the table are told of it, without what they are told in other ways."""
    return replace(row, version=0, undo=None, nodded=-1, turned=None, round=0, turn=None, shares={}, result=None)


def progress_of(match: Match | None, result: Outcome | None = None) -> dict[str, Any]:
    """How far a game is and whose turn it is, as everyone may know."""
    if result is not None:
        return {"round": result.round, "turn": []}
    return {"round": match.state.round(), "turn": match.state.to_act()} if match else {"round": 0, "turn": []}


def outcome_of(match: Match, stood_in: list[int]) -> Outcome:
    ended = match.state.result()
    return Outcome(ended.scores, ended.places, ended.winners, match.state.round(), stood_in)


COLUMNS = [column.name for column in storage.tables.columns]
WRITTEN_AS_JSON = [column.name for column in storage.tables.columns if isinstance(column.type, sa.JSON)]
table_row = TypeAdapter(TableRow)
seat_row = TypeAdapter(Seat)


@dataclass(frozen=True)
class StoredTable:
    """What was found of a table, as it is: any of it may be damaged."""

    code: str
    values: Mapping[str, Any]
    seats: list[Mapping[str, Any]]

    def read(self) -> tuple[TableRow, list[Seat], Game]:
        """Fails if any of it cannot be what it should be."""
        values = {name: self.values[name] for name in COLUMNS}
        values.update({name: json.loads(values[name]) for name in WRITTEN_AS_JSON if values[name] is not None})
        values["secret"] = bytes.fromhex(values["secret"])
        row = table_row.validate_python(values)
        seats = [seat_row.validate_python({name: seat[f"seat_{name}"] for name in SEAT}) for seat in self.seats]
        game = GAMES.get(row.game)
        if game is None:
            raise BadMatch(Reason("match-game", "", {"game": row.game, "known": ", ".join(GAMES)}))
        if row.players != len(seats):
            raise BadMatch(Reason("seats", "", {"seats": len(seats), "players": row.players}))
        game.setup(row.players, row.options)
        return row, seats, game

    def has(self, player: int) -> bool:
        """Whether this person sits there."""
        return any(seat["seat_player"] == player for seat in self.seats)


SEAT = ["kind", "player", "name", "resigned"]


async def find(store: Store, wanted: sa.ColumnElement[bool]) -> list[StoredTable]:
    """The tables that are wanted, the newest first, with their seats, by one query."""
    return grouped(await store.read(finding(wanted)))


def finding(wanted: sa.ColumnElement[bool]) -> sa.Select[Any]:
    tables, seats = storage.tables, storage.seats
    columns = [as_found(column, column.name) for column in tables.columns]
    columns += [as_found(seats.c[name], f"seat_{name}") for name in ["seat", *SEAT]]
    query = sa.select(*columns).join_from(tables, seats, isouter=True).where(wanted)
    return query.order_by(tables.c.created.desc(), tables.c.code, seats.c.seat)


def grouped(rows: list[Any]) -> list[StoredTable]:
    found = [list(group) for _, group in groupby(rows, key=lambda row: row["code"])]
    return [StoredTable(group[0]["code"], group[0], [row for row in group if row["seat_seat"] is not None]) for group in found]


def as_found(column: sa.Column[Any], name: str) -> sa.Label[Any]:
    """One damaged value must not keep the others from being read."""
    as_text = sa.cast if isinstance(column.type, sa.JSON) else sa.type_coerce
    return as_text(column, sa.String).label(name)


def insert(row: TableRow, seats: list[Seat]) -> list[Statement]:
    places = [sa.insert(storage.seats).values(table=row.code, seat=number, **asdict(seat)) for number, seat in enumerate(seats)]
    return [sa.insert(storage.tables).values(**as_stored(asdict(row))), *places]


def change(row: TableRow, **values: Any) -> Statement:
    """Counts as a change whatever is written with it; of two processes that change the same, the second is outraced."""
    versions = {"of_version": row.version, "version": row.version + 1}
    return changing(*values), {"of_table": row.code, **versions, **as_stored(values)}


@cache
def changing(*columns: str) -> sa.Update:
    values: dict[str, sa.BindParameter[Any]] = {name: sa.bindparam(name) for name in [*columns, "version"]}
    of = storage.tables.c
    same = sa.and_(of.code == sa.bindparam("of_table"), of.version == sa.bindparam("of_version"))
    return storage.must_hit(sa.update(storage.tables).where(same).values(values))


def changed(row: TableRow, **values: Any) -> TableRow:
    """The same with other values: `dataclasses.replace` asks every field anew, and takes ten times as long."""
    found = object.__new__(TableRow)
    vars(found).update(vars(row), **values)
    return found


def update_seat(code: str, number: int, seat: Seat) -> Statement:
    place = sa.and_(storage.seats.c.table == code, storage.seats.c.seat == number)
    return sa.update(storage.seats).where(place).values(**asdict(seat))


def as_stored(values: dict[str, Any]) -> dict[str, Any]:
    found = dict(values)
    if "secret" in found:
        found["secret"] = found["secret"].hex()
    if isinstance(found.get("result"), Outcome):
        found["result"] = asdict(found["result"])
    if isinstance(found.get("undo"), Wish):
        found["undo"] = asdict(found["undo"])
    return found
