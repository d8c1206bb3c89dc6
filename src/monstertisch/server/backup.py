"""Backups of the database, taken while the server runs, and restoring one."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..core.reason import Reason
from ..interrupts import heed
from .database_file import Unusable, beside, check, held, named


def backup(database: Path, to: Path) -> None:
    """A copy of the whole database as it is at one moment; the server may go on meanwhile."""
    if not database.is_file():
        raise Unusable(Reason("no-tables", "", {"path": str(database)}))
    check_new(to)
    copied(database, to.with_name(to.name + ".part")).rename(to)


def check_new(file: Path) -> None:
    """A backup overwrites nothing."""
    if file.exists():
        raise Unusable(Reason("backup-exists", "", {"path": str(file)}))
    if not file.parent.is_dir():
        raise Unusable(Reason("no-file", "", {"path": str(file.parent)}))


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
        raise Unusable(Reason("no-tables", "", {"path": str(file)}))
    try:
        with named(file), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
            check(found, file)
            empty = not found.execute("SELECT name FROM sqlite_master").fetchall()
    except Unusable as refused:
        if refused.reason.code in ("database-newer", "no-permission"):
            raise
        empty = True
    if empty:
        raise Unusable(Reason("no-backup", "", {"path": str(file)}))
