"""Keeping the tables safe: one server per data folder, for its owner's eyes alone; backups while it runs, and restoring one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError

from ..core.reason import Reason, Refusal
from ..home import lock, make_folder, make_private
from ..interrupts import heed
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


class NotKept(Refusal):
    """A backup, a database or a data folder that cannot be used."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Holds the data folder: two servers on one database would each think they know its tables."""
    make_folder(folder)
    file = os.open(folder / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock(file)
    except OSError:
        os.close(file)
        raise NotKept(Reason("data-in-use", "", {"path": str(folder)})) from None
    try:
        yield
    finally:
        os.close(file)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """What SQLite complains about, as a reason with the file it is about."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        name = getattr(cause, "sqlite_errorname", "")
        code = next((TROUBLE[known] for known in TROUBLE if name.startswith(known)), "file-trouble")
        raise NotKept(Reason(code, "", {"path": str(path), "problem": str(cause)})) from None


def ready(database: Path) -> None:
    """Brings the database to the schema of this version; one that is damaged, foreign, newer or read-only is refused as it is."""
    make_folder(database.parent)
    if database.is_dir():
        raise NotKept(Reason("is-folder", "", {"path": str(database)}))
    make_private(database, *beside(database))
    if database.exists():
        with named(database), closing(sqlite3.connect(database)) as found:
            check(found, database)
            found.execute("BEGIN IMMEDIATE")
            found.execute("CREATE TABLE writable (number INTEGER)")  # only the first write tells that nothing may be written
            found.rollback()
    with named(database):
        migrate(database)
    make_private(database, *beside(database))


def check(found: sqlite3.Connection, path: Path) -> None:
    """Refuses a database that is damaged, foreign or made by a newer version. An empty one is the start of ours."""
    if found.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise NotKept(Reason("database-damaged", "", {"path": str(path)}))
    names = {row[0] for row in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and not names >= OURS:
        raise NotKept(Reason("database-foreign", "", {"path": str(path)}))
    if names:
        known = {script.revision for script in ScriptDirectory(migrations()).walk_revisions()}
        if not {row[0] for row in found.execute("SELECT version_num FROM alembic_version")} <= known:
            raise NotKept(Reason("database-newer", "", {"path": str(path)}))


def beside(database: Path) -> list[Path]:
    return [database.with_name(database.name + suffix) for suffix in BESIDE]


def backup(database: Path, to: Path) -> None:
    """A copy of the whole database as it is at one moment; the server may go on meanwhile."""
    if not database.is_file():
        raise NotKept(Reason("no-tables", "", {"path": str(database)}))
    if to.exists():
        raise NotKept(Reason("backup-exists", "", {"path": str(to)}))
    if not to.parent.is_dir():
        raise NotKept(Reason("no-file", "", {"path": str(to.parent)}))
    copied(database, to.with_name(to.name + ".part")).rename(to)


def copied(database: Path, part: Path) -> Path:
    """A whole copy for its owner alone, or none at all."""
    heed()
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with named(database), closing(sqlite3.connect(database)) as source:
            source.execute("PRAGMA schema_version")
            with named(part), closing(sqlite3.connect(part)) as target:
                source.backup(target)
                target.execute("PRAGMA journal_mode=DELETE")  # else nobody could read it where nothing may be written
    except BaseException:
        for left in [part, *beside(part)]:
            left.unlink(missing_ok=True)
        raise
    return part


def restore(file: Path, database: Path) -> Path | None:
    """Puts a backup in the place of the database; tells where the old one went. Until the copy is whole, nothing changes."""
    check_backup(file)
    with held(database.parent):
        part = copied(file, database.with_name(database.name + ".part"))
        aside = None
        if database.exists():
            aside = database.with_name(database.name + ".before-restore")
            for old, new in zip([database, *beside(database)], [aside, *beside(aside)], strict=True):
                new.unlink(missing_ok=True)
                if old.exists():
                    old.rename(new)
        part.rename(database)
        return aside


def check_backup(file: Path) -> None:
    """Refuses what is not a whole database of ours."""
    if not file.is_file():
        raise NotKept(Reason("no-tables", "", {"path": str(file)}))
    try:
        with named(file), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
            check(found, file)
            empty = not found.execute("SELECT name FROM sqlite_master").fetchall()
    except NotKept as refused:
        if refused.reason.code in ("database-newer", "no-permission"):
            raise
        empty = True
    if empty:
        raise NotKept(Reason("no-backup", "", {"path": str(file)}))
