"""The file of the database: for one server at a time and its owner alone; one that cannot be used is refused with the reason."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError

from ..core.reason import Reason, Refusal
from ..home import make_folder, make_private
from .storage import migrate, migrations

BESIDE = ["-wal", "-shm", "-journal"]  # what SQLite puts beside a database
OURS = {"alembic_version", "tables", "entries"}
TROUBLE = {
    "SQLITE_NOTADB": "database-damaged",
    "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_READONLY": "database-read-only",
    "SQLITE_CANTOPEN": "no-permission",
    "SQLITE_PERM": "no-permission",
    "SQLITE_AUTH": "no-permission",
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR_WRITE": "disk-full",
    "SQLITE_BUSY": "database-busy",
    "SQLITE_LOCKED": "database-busy",
}


class Unusable(Refusal):
    """A database, its folder or a backup that cannot be used."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Holds the data folder: two servers on one database would each think they know its tables."""
    make_folder(folder)
    lock = FileLock(folder / "server.lock", timeout=0, mode=0o600)
    try:
        lock.acquire()
    except Timeout:
        raise Unusable(Reason("data-in-use", "", {"path": str(folder)})) from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def named(path: Path) -> Iterator[None]:
    """What SQLite complains about, as a reason with the file it is about."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        name = getattr(cause, "sqlite_errorname", "")
        code = next((TROUBLE[known] for known in TROUBLE if name.startswith(known)), "file-trouble")
        raise Unusable(Reason(code, "", {"path": str(path), "problem": str(cause)})) from None


def ready(database: Path) -> None:
    """Brings the database to the schema of this version; one that is damaged, foreign, newer or read-only is refused as it is."""
    make_folder(database.parent)
    if database.is_dir():
        raise Unusable(Reason("is-folder", "", {"path": str(database)}))
    make_private(database, *beside(database))
    if database.exists():
        with named(database), closing(sqlite3.connect(database)) as found:
            check(found, database)
            found.execute("BEGIN IMMEDIATE")
            found.execute("CREATE TABLE writable (number INTEGER)")  # only the first write tells that nothing may be written
            found.rollback()
    with named(database):
        migrate(sa.URL.create("sqlite", database=str(database)))
    make_private(database, *beside(database))


def check(found: sqlite3.Connection, path: Path) -> None:
    """Refuses a database that is damaged, foreign or made by a newer version. An empty one is the start of ours."""
    if found.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise Unusable(Reason("database-damaged", "", {"path": str(path)}))
    names = {row[0] for row in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and not names >= OURS:
        raise Unusable(Reason("database-foreign", "", {"path": str(path)}))
    if names and is_newer(row[0] for row in found.execute("SELECT version_num FROM alembic_version")):
        raise Unusable(Reason("database-newer", "", {"path": str(path)}))


def is_newer(revisions: Iterable[str]) -> bool:
    """Whether this version does not know the schema that a database has."""
    return not set(revisions) <= {script.revision for script in ScriptDirectory(migrations()).walk_revisions()}


def beside(database: Path) -> list[Path]:
    return [database.with_name(database.name + suffix) for suffix in BESIDE]
