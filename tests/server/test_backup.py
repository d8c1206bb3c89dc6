"""Backups, restoring, databases that cannot be served, and that nobody but their owner can read any of it."""

from __future__ import annotations

import os
import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import monstertisch
from monstertisch.cli import run
from monstertisch.server import storage
from monstertisch.server.backup import backup, restore
from monstertisch.server.database_file import Unusable, ready
from monstertisch.server.settings import Settings

from .running import Person, ProcessServer

SOURCE = Path(monstertisch.__file__).parents[1]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a person in it."""
    place = Settings(tmp_path / "tables")
    path = place.database
    storage.migrate(place.address)
    write(path, "INSERT INTO players (name, created) VALUES ('Ada', 0)")
    return path


def write(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as opened, opened:
        for statement in statements:
            opened.execute(statement)


def names(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as opened:
        return [name for (name,) in opened.execute("SELECT name FROM players")]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def refusal(database: Path) -> str:
    with pytest.raises(Unusable) as refused:
        ready(database)
    return refused.value.reason.code


# Databases that cannot be served


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(database: Path) -> None:
    write(database, "UPDATE alembic_version SET version_num = '9999'", "ALTER TABLE players ADD COLUMN beard INTEGER")
    before = database.read_bytes()

    assert refusal(database) == "database-newer"
    assert database.read_bytes() == before


def test_a_database_of_another_program_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    database = tmp_path / "monstertisch.db"
    write(database, "CREATE TABLE songs (title TEXT)")
    before = database.read_bytes()

    assert refusal(database) == "database-foreign"
    assert database.read_bytes() == before


@pytest.mark.parametrize("place", [0, 4096 + 8, 3 * 4096])
def test_a_damaged_database_is_refused(database: Path, place: int) -> None:
    """Its head, and pages in the middle of it."""
    damaged = bytearray(database.read_bytes())
    damaged[place : place + 400] = b"\xff" * 400
    database.write_bytes(bytes(damaged))

    assert refusal(database) == "database-damaged"


def test_a_database_that_may_not_be_written_is_refused(database: Path) -> None:
    """Byte 18 of the file says which version may write it: so even root may not."""
    locked = bytearray(database.read_bytes())
    locked[18] = 3
    database.write_bytes(bytes(locked))

    assert refusal(database) == "database-read-only"


def test_serving_such_a_database_is_answered_in_a_sentence(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In both languages, before anything listens."""
    write(database, "UPDATE alembic_version SET version_num = '9999'")

    assert run(["serve", "--data", str(database.parent), "--lang", "en"]) == 2
    assert "was written by a newer version of Monstertisch. Install that one" in capsys.readouterr().err
    assert run(["serve", "--data", str(database.parent), "--lang", "de"]) == 2
    assert "neueren Version von Monstertisch" in capsys.readouterr().err
    database.write_bytes(b"Dear diary")
    assert run(["backup", "copy.db", "--data", str(database.parent), "--lang", "en"]) == 2
    assert "is damaged, or no database at all" in capsys.readouterr().err


def test_a_folder_in_the_place_of_a_database_or_a_backup_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables" / "monstertisch.db").mkdir(parents=True)
    data = ["--data", str(tmp_path / "tables"), "--lang", "en"]

    assert run(["serve", *data]) == 2
    assert "monstertisch.db is a folder" in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "copy.db"), *data]) == 2
    assert "no tables are kept here" in capsys.readouterr().err
    assert run(["restore", str(tmp_path / "tables"), *data]) == 2
    assert "no tables are kept here" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["backup", "restore", "serve"])
def test_a_database_or_a_backup_that_may_not_be_opened_is_named(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """Root may open everything: so SQLite says what it says to others."""
    backup(database, tmp_path / "old.db")

    def closed(*_anything: object, **_more: object) -> None:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorname = "SQLITE_CANTOPEN"
        raise error

    monkeypatch.setattr(sqlite3, "connect", closed)
    file = {"backup": [str(tmp_path / "new.db")], "restore": [str(tmp_path / "old.db")], "serve": []}[command]

    assert run([command, *file, "--data", str(database.parent), "--lang", "en"]) == 2
    assert "cannot be opened: permission is missing." in capsys.readouterr().err
    assert list(tmp_path.rglob("*.part")) == []


# Backups


def test_a_backup_brings_everything_back(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "50 % von #1?.db")
    write(database, "DELETE FROM players")
    aside = restore(tmp_path / "50 % von #1?.db", database)

    assert names(database) == ["Ada"]
    assert aside is not None
    assert names(aside) == []


def test_a_backup_can_be_read_where_nothing_may_be_written(database: Path, tmp_path: Path) -> None:
    """Bytes 18 and 19 of the file: a database that wants a log beside it has a 2 there."""
    write(database, "PRAGMA journal_mode=WAL")
    backup(database, tmp_path / "copy.db")

    assert database.read_bytes()[18:20] == b"\2\2"
    assert (tmp_path / "copy.db").read_bytes()[18:20] == b"\1\1"


def test_what_is_no_backup_leaves_no_trace(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    for file in ["diary", "nowhere"]:
        with pytest.raises(Unusable):
            restore(tmp_path / file, tmp_path / "new" / "monstertisch.db")

    assert not (tmp_path / "new").exists()


def test_a_damaged_database_can_be_replaced_by_a_backup(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    database.write_bytes(b"Dear diary")
    aside = restore(tmp_path / "copy.db", database)

    assert names(database) == ["Ada"]
    assert aside is not None
    assert aside.read_bytes() == b"Dear diary"


def test_a_newer_backup_is_refused_and_nothing_changes(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "copy.db")
    write(tmp_path / "copy.db", "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unusable) as refused:
        restore(tmp_path / "copy.db", database)

    assert refused.value.reason.code == "database-newer"
    assert names(database) == ["Ada"]
    assert [path.name for path in database.parent.glob("*.db*")] == ["monstertisch.db"]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_on_a_full_disk_nothing_half_done_is_left(database: Path, tmp_path: Path, command: str) -> None:
    """A limit on the size of files stands in for the disk."""
    backup(database, tmp_path / "old.db")
    write(database, "INSERT INTO players (name, created) VALUES ('Ben', 0)")
    file = tmp_path / ("new.db" if command == "backup" else "old.db")
    done = subprocess.run(
        [sys.executable, "-m", "monstertisch", command, str(file), "--data", str(database.parent), "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.returncode == 2
    assert "the disk is full" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert names(database) == ["Ada", "Ben"]
    assert not (tmp_path / "new.db").exists()
    assert list(tmp_path.rglob("*.part*")) == []


# For its owner alone


def test_data_folder_and_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    """What was open to others before is closed, also what SQLite puts beside the database."""
    folder = tmp_path / "tables"
    folder.mkdir(0o755)
    storage.migrate(Settings(folder).address)
    Settings(folder).database.chmod(0o644)
    before = os.umask(0o022)
    process = ProcessServer(folder).start()
    ada = Person(process.port, "Ada")
    ada.new_table(3)
    backup(Settings(folder).database, tmp_path / "copy.db")
    modes = {path.name: mode(path) for path in [folder, *folder.glob("monstertisch.db*"), tmp_path / "copy.db"]}
    ada.close()
    process.stop()
    os.umask(before)

    assert modes == {
        "tables": 0o700, "monstertisch.db": 0o600, "monstertisch.db-wal": 0o600, "monstertisch.db-shm": 0o600, "copy.db": 0o600,
    }  # fmt: skip


def test_what_belongs_to_everyone_stays_so(tmp_path: Path) -> None:
    """Whoever keeps tables in /tmp does not close it to the others."""
    tmp_path.chmod(0o1777)
    ready(Settings(tmp_path).database)

    assert mode(tmp_path) == 0o1777
    assert mode(Settings(tmp_path).database) == 0o600
