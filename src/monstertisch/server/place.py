"""Where a server keeps its tables: a folder with a file of SQLite, or PostgreSQL. What can be done with either is asked here."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from . import backup, database_file, moving, postgres
from .settings import Settings


def named(settings: Settings) -> AbstractContextManager[None]:
    """What the database complains about, as a reason that names it."""
    return postgres.named(settings.postgres) if settings.postgres else database_file.named(settings.database)


def held(settings: Settings) -> AbstractContextManager[None]:
    """A file is for one server at a time, PostgreSQL for any number."""
    return nullcontext() if settings.postgres else database_file.held(settings.data)


def ready(settings: Settings) -> None:
    """Brings the database to the schema of this version; one that cannot be served is refused as it is."""
    if settings.postgres:
        postgres.ready(settings.postgres)
    else:
        database_file.ready(settings.database)


def back_up(settings: Settings, to: Path, moved: moving.Moved) -> None:
    """A backup is a file of SQLite, wherever the tables are kept: so it can be brought back anywhere."""
    if settings.postgres:
        backup.check_new(to)
        moving.into_file(settings.postgres, to, moved)
    else:
        backup.backup(settings.database, to)


def bring_back(file: Path, settings: Settings, moved: moving.Moved) -> Path | None:
    """Tells where what was there before went. A database of PostgreSQL must be empty: nothing is set aside there."""
    if settings.postgres is None:
        return backup.restore(file, settings.database)
    backup.check_backup(file)
    moving.into_postgres(moving.file_at(file), settings.postgres, moved)
    return None


def move(source: Settings, target: Settings, moved: moving.Moved) -> None:
    """A whole server, from here to there; here everything stays as it is."""
    with held(source), held(target):
        if source.postgres is None:
            backup.check_backup(source.database)
        if target.postgres:
            moving.into_postgres(source.address, target.postgres, moved)
        else:
            moving.check_absent(target.database)
            moving.into_file(source.address, target.database, moved)
