"""The database: its schema and its migrations, and a writer whose word can be relied on."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError

from monstertisch.server import storage
from monstertisch.server.settings import Settings

from .careless import delivered
from .databases import Cluster


@pytest.fixture(autouse=True)
def as_delivered(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the care that other tests do without."""
    for name, value in delivered.items():
        monkeypatch.setattr(storage, name, value)


def with_store(place: Settings, work: Callable[[storage.Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = storage.Store(place)
        await store.start()
        try:
            await work(store)
        finally:
            await store.stop()

    asyncio.run(run())


def new_player(name: str = "Ada", key_hash: str | None = None) -> sa.Insert:
    return sa.insert(storage.players).values(name=name, key_hash=key_hash, created=0.0)


def names(place: Settings) -> list[str]:
    """As another program reads them from the disk."""
    engine = sa.create_engine(place.address)
    with engine.connect() as connection:
        found = list(connection.scalars(sa.text("select name from players order by id")))
    engine.dispose()
    return found


# Migrations


def test_an_empty_database_is_brought_to_the_schema_of_the_code(place: Settings) -> None:
    storage.migrate(place.address)
    engine = sa.create_engine(place.address)
    with engine.connect() as connection:
        difference = compare_metadata(MigrationContext.configure(connection), storage.schema)
    engine.dispose()

    assert difference == []


def test_migrating_twice_changes_nothing(place: Settings) -> None:
    async def write(store: storage.Store) -> None:
        await store.write(new_player())

    with_store(place, write)
    storage.migrate(place.address)

    assert names(place) == ["Ada"]


def test_processes_that_start_together_change_the_schema_once(postgres: Cluster) -> None:
    address = postgres.new()
    with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as together:
        list(together.map(storage.migrate, [address] * 3))

    assert names(Settings(Path(), postgres=address)) == []


def test_every_migration_can_be_reached_from_every_older_schema(tmp_path: Path) -> None:
    """From empty and from each earlier revision: a user who skips versions arrives at the same schema."""
    scripts = ScriptDirectory(str(Path(storage.__file__).parent / "migrations"))
    revisions = [script.revision for script in scripts.walk_revisions()]

    assert scripts.get_heads() == [revisions[0]]
    for revision in reversed(revisions):
        place = Settings(tmp_path / revision)
        storage.migrate(place.address, revision)
        storage.migrate(place.address)
        assert schema_of(place.database) == schema_of_code(tmp_path)


def schema_of(database: Path) -> list[Any]:
    opened = sqlite3.connect(database)
    try:
        return opened.execute("select type, name, sql from sqlite_master order by name").fetchall()
    finally:
        opened.close()


def schema_of_code(folder: Path) -> list[Any]:
    place = Settings(folder / "head")
    storage.migrate(place.address)
    return schema_of(place.database)


def test_a_path_with_special_characters_is_no_obstacle(tmp_path: Path) -> None:
    async def write(store: storage.Store) -> None:
        await store.write(new_player())

    place = Settings(tmp_path / "50 % für Zoë?#")
    with_store(place, write)

    assert names(place) == ["Ada"]


# Writing


def test_what_write_returned_from_is_on_the_disk(place: Settings) -> None:
    async def work(store: storage.Store) -> None:
        for number in range(5):
            keys = await store.write(new_player(f"{number}"))
            assert keys[0][0] == number + 1
            assert names(place) == [f"{earlier}" for earlier in range(number + 1)]

    with_store(place, work)


def test_the_disk_is_asked_to_keep_its_word(tmp_path: Path) -> None:
    """WAL with synchronous=FULL: a commit that returned survives a loss of power."""

    async def work(store: storage.Store) -> None:
        async with store.reading.connect() as connection:
            found = [
                (await connection.execute(sa.text(f"pragma {name}"))).scalar()
                for name in ["journal_mode", "synchronous", "foreign_keys"]
            ]
        assert found == ["wal", 2, 1]

    with_store(Settings(tmp_path), work)


def test_writes_that_come_together_are_committed_together(tmp_path: Path) -> None:
    commits = 0

    def count(_connection: Any) -> None:
        nonlocal commits
        commits += 1

    async def work(store: storage.Store) -> None:
        assert isinstance(store.writer, storage.Grouped)
        sa.event.listen(store.writer.engine, "commit", count)
        await asyncio.gather(*[store.write(new_player(f"{number}")) for number in range(200)])

    with_store(Settings(tmp_path), work)

    assert names(Settings(tmp_path)) == [f"{number}" for number in range(200)]
    assert commits <= 5


def test_one_that_fails_does_not_fail_its_neighbours(place: Settings) -> None:
    async def work(store: storage.Store) -> None:
        await store.write(new_player("Ada", "a"))
        jobs = [[new_player("Dora")], [new_player("Ben"), new_player("Thief", "a")], [new_player("Cleo")]]
        results = await asyncio.gather(*[store.write(*job) for job in jobs], return_exceptions=True)
        assert [isinstance(result, IntegrityError) for result in results] == [False, True, False]

    with_store(place, work)

    assert sorted(names(place)) == ["Ada", "Cleo", "Dora"]


def test_an_error_does_not_tell_what_was_to_be_written(place: Settings) -> None:
    """It may reach the log."""

    async def work(store: storage.Store) -> None:
        await store.write(new_player("Ada", "very secret"))
        with pytest.raises(IntegrityError) as failed:
            await store.write(new_player("Ben", "very secret"))
        assert "very secret" not in str(failed.value)

    with_store(place, work)


def test_an_entry_cannot_be_written_twice(place: Settings) -> None:
    """Unique (table, number): whatever goes wrong above, the log only grows."""

    async def work(store: storage.Store) -> None:
        await store.write(new_player())
        await store.write(sa.insert(storage.tables).values(**a_table("A" * 16)))
        line = sa.insert(storage.entries).values(table="A" * 16, number=1, line="{}")
        await store.write(line)
        with pytest.raises(IntegrityError):
            await store.write(line)

    with_store(place, work)


def a_table(code: str) -> dict[str, Any]:
    return {
        "code": code, "host": 1, "title": "", "game": "maechtige_monster", "rules_version": 1, "players": 3, "options": {},
        "secret": "00", "state": "playing", "level": "beginner", "clock": None, "away": 90, "listed": False, "tour": False,
        "next_table": None, "created": 0.0,
    }  # fmt: skip


def test_a_statement_that_waits_for_too_long_fails_as_if_the_database_had_gone(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "ANSWERS_WITHIN", 0.2)
    place = Settings(tmp_path, postgres=postgres.furnished())
    held = sa.create_engine(place.address)

    async def ask(store: storage.Store) -> None:
        with held.begin() as connection:
            connection.execute(sa.text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE"))
            with pytest.raises(storage.PASSING):
                await store.read(sa.select(storage.tables))
            with pytest.raises(storage.PASSING):
                await store.write(sa.delete(storage.tables))
        assert await store.read(sa.select(storage.tables)) == []

    with_store(place, ask)
    held.dispose()
