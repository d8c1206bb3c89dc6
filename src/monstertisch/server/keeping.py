"""Keeping the tables safe: one server per data folder, backups while it runs, and restoring one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ..core.reason import Reason, Refusal
from ..home import lock


class NotKept(Refusal):
    """A backup or a data folder that cannot be used."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Holds the data folder: two servers on one database would each think they know its tables."""
    folder.mkdir(parents=True, exist_ok=True)
    file = os.open(folder / "server.lock", os.O_RDWR | os.O_CREAT)
    try:
        lock(file)
    except OSError:
        os.close(file)
        raise NotKept(Reason("data-in-use", "", {"path": str(folder)})) from None
    try:
        yield
    finally:
        os.close(file)


def backup(database: Path, to: Path) -> None:
    """A copy of the whole database as it is at one moment; the server may go on meanwhile."""
    if not database.exists():
        raise NotKept(Reason("no-tables", "", {"path": str(database)}))
    if to.exists():
        raise NotKept(Reason("backup-exists", "", {"path": str(to)}))
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
    part.rename(to)


def restore(file: Path, database: Path) -> Path | None:
    """Puts a backup in the place of the database; tells where the old one went."""
    with held(database.parent):
        check_backup(file)
        aside = None
        if database.exists():
            aside = database.with_name(database.name + ".before-restore")
            aside.unlink(missing_ok=True)
            with closing(sqlite3.connect(database)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.rename(aside)
            for suffix in ["-wal", "-shm"]:
                database.with_name(database.name + suffix).unlink(missing_ok=True)
        backup(file, database)
        return aside


def check_backup(file: Path) -> None:
    """Refuses what is not a whole database of ours."""
    if not file.is_file():
        raise NotKept(Reason("no-tables", "", {"path": str(file)}))
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
            sound = found.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            names = {row[0] for row in found.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError:
        sound, names = False, set()
    if not sound or not {"alembic_version", "tables", "entries"} <= names:
        raise NotKept(Reason("no-backup", "", {"path": str(file)}))
