"""A whole database carried into another one, row by row, between SQLite and PostgreSQL in any direction."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ..core.reason import Reason
from ..interrupts import heed
from . import database_file, postgres
from .database_file import OURS, Unusable, beside
from .storage import is_file, migrate

Moved = Callable[[int, int], None]  # told again and again: how many rows are over, of how many
AT_ONCE = 500  # rows
REVISION = "alembic_version"
LEFT_BEHIND = [REVISION, "present", "leases"]  # what is of this moment and this process only


def file_at(path: Path) -> sa.URL:
    return sa.URL.create("sqlite", database=str(path))


def into_file(source: sa.URL, to: Path, moved: Moved) -> None:
    """A whole file for its owner alone, or none at all."""
    heed()
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with database_file.named(part):
            carry(source, file_at(part), moved)
    except BaseException:
        for left in [part, *beside(part)]:
            left.unlink(missing_ok=True)
        raise
    part.rename(to)


def into_postgres(source: sa.URL, target: sa.URL, moved: Moved) -> None:
    """All or nothing: a copy that was broken off is an empty database, which the next one may take."""
    heed()
    with postgres.named(target):
        clear(target)
        carry(source, target, moved)


def check_absent(database: Path) -> None:
    if database.exists():
        raise Unusable(Reason("target-not-empty", "", {"path": str(database)}))


def clear(target: sa.URL) -> None:
    """Takes away tables of ours without a row in them; where there is one, nothing is touched."""
    if not postgres.check(target):
        return
    with opened(target) as connection, connection.begin():
        found = reflected(connection)
        if any(connection.scalar(sa.select(sa.func.count()).select_from(table)) for table in rows_of(found)):
            raise Unusable(Reason("target-not-empty", "", {"path": postgres.shown(target)}))
        found.drop_all(connection)


def carry(source: sa.URL, target: sa.URL, moved: Moved) -> None:
    """Everything as it is at one moment. The target begins with the schema of the source, so that an older one can be moved."""
    with naming(source), opened(source) as here, one_moment(here):
        revision = here.scalar(sa.text(f"SELECT version_num FROM {REVISION}"))
        known = reflected(here)
        total = sum(here.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in rows_of(known))
        migrate(target, revision)
        with opened(target) as there, there.begin():
            done = 0
            moved(done, total)
            for table in rows_of(known):
                for rows in here.execute(sa.select(table)).mappings().partitions(AT_ONCE):
                    there.execute(sa.insert(table), [dict(row) for row in rows])
                    done += len(rows)
                    moved(done, total)
            count_on(there)
    migrate(target)


@contextmanager
def naming(source: sa.URL) -> Iterator[None]:
    """Complaints of SQLite about its file, and a value in it that is damaged."""
    try:
        yield
    except DBAPIError as error:
        if not is_file(source) or not hasattr(error.orig, "sqlite_errorname"):
            raise
        with database_file.named(Path(str(source.database))):
            raise
    except ValueError as error:
        raise Unusable(Reason("database-damaged", "", {"path": str(source.database)})) from error


@contextmanager
def opened(address: sa.URL) -> Iterator[sa.Connection]:
    engine = sa.create_engine(address, hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def one_moment(connection: sa.Connection) -> Iterator[None]:
    """What others write meanwhile is not seen."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ", stream_results=True)
        yield
    else:
        connection.exec_driver_sql("BEGIN")
        yield
        connection.rollback()


def reflected(connection: sa.Connection) -> sa.MetaData:
    found = sa.MetaData()
    found.reflect(connection)
    return found


def rows_of(known: sa.MetaData) -> list[sa.Table]:
    """The tables with rows to carry, those that others refer to first."""
    assert known.tables.keys() >= OURS
    return [table for table in known.sorted_tables if table.name not in LEFT_BEHIND]


def count_on(connection: sa.Connection) -> None:
    """PostgreSQL: whoever comes next gets the next number."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            sa.text("SELECT setval(pg_get_serial_sequence('players', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM players), false)")
        )
