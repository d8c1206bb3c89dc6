"""Tables that cannot be opened: why, and what is left of them. The match file of any table, made of what is stored as it is."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from ..core.chance import commitment
from ..core.match import head_line
from ..core.names import BOT
from ..core.reason import Reason, Refusal
from .connection import Message
from .rows import StoredTable
from .seats import NotPossible
from .storage import Store, entries, seats, tables


class Unreadable(NotPossible):
    """The table is there, but its game is broken or was made under rules that we do not have."""


def reason_of(error: Exception) -> Reason:
    """In its numbers and words: a damaged row may hold anything in their place."""
    reason = error.reason if isinstance(error, Refusal) else Reason("table-broken", "")
    plain = {name: value if isinstance(value, (int, str)) else str(value) for name, value in reason.params.items()}
    return Reason(reason.code, reason.rule, plain)


def facts(stored: StoredTable, reason: Reason) -> Message:
    """What can be said of it in the lobby."""
    game, title = str(stored.values["game"]), str(stored.values["title"])
    return {"code": stored.code, "game": game, "title": title, "reason": reason.to_data()}


async def has_seat(store: Store, code: str, player: int) -> bool:
    return bool(await store.read(sa.select(seats.c.seat).where(seats.c.table == code, seats.c.player == player)))


async def match_file(store: Store, code: str) -> str:
    """The setup as it was at the start, and the log line by line; whatever is broken in it stays as broken as it is."""
    (row,) = await store.read(sa.select(*[as_text(column) for column in tables.columns]).where(tables.c.code == code))
    own = sa.select(as_text(seats.c.kind), as_text(seats.c.name)).where(seats.c.table == code)
    sitting = await store.read(own.order_by(seats.c.seat))
    setup = {"game": row["game"], **{name: parsed(row[name]) for name in ["rules_version", "players", "options"]}, "cards": None}
    shares = parsed(row["shares"])
    luck = {"secret": row["secret"], **({"shares": list(shares) if isinstance(shares, dict) else shares} if shares else {})}
    names = [f"{BOT}{seat['name']}" if seat["kind"] == "bot" else seat["name"] for seat in sitting]
    lines = await store.read(sa.select(entries.c.line).where(entries.c.table == code).order_by(entries.c.number))
    head = head_line(setup, names, seal_of(row["secret"]), luck, parsed(row["begins"]))
    return "".join(f"{line}\n" for line in [head, *[row["line"] for row in lines]])


def as_text(column: sa.Column[Any]) -> sa.Label[Any]:
    return sa.cast(column, sa.String).label(column.name)


def parsed(text: Any) -> Any:
    try:
        return json.loads(text)
    except (TypeError, ValueError):
        return text


def seal_of(secret: Any) -> str | None:
    try:
        return commitment(bytes.fromhex(secret))
    except (TypeError, ValueError):
        return None
