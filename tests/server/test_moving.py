"""A whole server carried from one database to another, backups of PostgreSQL, and addresses that lead nowhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from monstertisch.cli import run
from monstertisch.server import moving, postgres
from monstertisch.server.database_file import Unusable
from monstertisch.server.place import move
from monstertisch.server.settings import Settings
from monstertisch.server.storage import migrate, schema

from .databases import Cluster
from .running import NAMES, Person, ThreadServer, play_on, seat_people


def all_rows(place: Settings) -> dict[str, list[str]]:
    """Everything that is kept there."""
    engine = sa.create_engine(place.address)
    with engine.connect() as connection:
        found = {
            table.name: sorted(json.dumps(dict(row), sort_keys=True) for row in connection.execute(sa.select(table)).mappings())
            for table in schema.sorted_tables
        }
    engine.dispose()
    return found


def write(place: Settings, *statements: str) -> None:
    engine = sa.create_engine(place.address)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(sa.text(statement))
    engine.dispose()


def nothing_told(_done: int, _total: int) -> None:
    """Nobody watches."""


def refusal(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run([*words, "--lang", "en"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    return said


def shown_on(address: str | sa.URL) -> str:
    return sa.make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)


# Moving


def test_a_server_moves_to_postgresql_and_back_with_everything_and_people_play_on(tmp_path: Path, postgres: Cluster) -> None:
    """A game that runs, one that is over, chat and personal keys: row by row the same, and whoever comes next gets a new number."""
    here, there, back = Settings(tmp_path / "here"), Settings(Path(), postgres=postgres.new()), Settings(tmp_path / "back")
    running = ThreadServer(here).start()
    people = [Person(running.port, name) for name in NAMES[:3]]
    code = seat_people(people)
    tables = [person.join(code) for person in people]
    play_on(tables, moves=7)
    tables[0].say(type="say", text="Wir ziehen um!")
    tables[0].until("chat")
    running.stop()
    counted: list[tuple[int, int]] = []
    move(here, there, lambda done, total: counted.append((done, total)))
    before = all_rows(there)
    again = ThreadServer(there).start()
    for person in people:
        person.move_to(again.port)
    views = [table.view for table in tables]
    tables = [person.join(code) for person in people]
    newcomer = Person(again.port, "Dora")
    newcomer.get("me")
    same = [table.view for table in tables] == views
    play_on(tables)
    again.stop()
    move(there, back, nothing_told)

    assert before == all_rows(here)
    assert counted[0][0] == 0
    assert counted[-1][0] == counted[-1][1] == sum(len(rows) for rows in before.values())
    assert same
    assert all_rows(back) == all_rows(there)
    assert len(all_rows(back)["players"]) == 4
    for person in [*people, newcomer]:
        person.close()


def test_a_server_of_an_older_version_is_moved_as_it_is_and_brought_up_to_date_there(tmp_path: Path, postgres: Cluster) -> None:
    here, there = Settings(tmp_path), Settings(Path(), postgres=postgres.new())
    migrate(here.address, "0003")
    write(here, "INSERT INTO players (name, created) VALUES ('Ada', 0)")
    move(here, there, nothing_told)

    assert len(all_rows(there)["players"]) == 1
    with moving.opened(here.address) as connection:
        assert connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "0003"


@pytest.mark.parametrize("kind", ["folder", "database"])
def test_what_is_there_already_is_not_touched(
    tmp_path: Path, postgres: Cluster, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    here = Settings(tmp_path / "here")
    there = Settings(tmp_path / "there", postgres=postgres.furnished() if kind == "database" else None)
    for place, name in [(here, "Ada"), (there, "Ben")]:
        migrate(place.address)
        write(place, f"INSERT INTO players (name, created) VALUES ('{name}', 0)")
    before = all_rows(there)
    to = shown_on(there.address) if there.postgres else str(there.data)

    assert "holds something already" in refusal("move", "--from", str(here.data), "--to", to, capsys=capsys)
    assert all_rows(there) == before


def test_a_move_that_was_broken_off_is_begun_again(tmp_path: Path, postgres: Cluster) -> None:
    here, there, file = Settings(tmp_path / "here"), Settings(Path(), postgres=postgres.new()), Settings(tmp_path / "file")
    migrate(here.address)
    write(here, "INSERT INTO players (name, created) VALUES ('Ada', 0)")

    def stop(done: int, _total: int) -> None:
        if done:
            raise KeyboardInterrupt

    for target in [there, file]:
        with pytest.raises(KeyboardInterrupt):
            move(here, target, stop)
        move(here, target, nothing_told)
        assert all_rows(target) == all_rows(here)


def test_a_server_that_runs_is_not_moved(tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    from monstertisch.server.database_file import held

    with held(tmp_path):
        said = refusal("move", "--from", str(tmp_path), "--to", shown_on(postgres.new()), capsys=capsys)

    assert "server" in said


# Backups


def test_a_backup_of_postgresql_is_a_file_and_brings_everything_back(
    tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """Into an empty database, or into a folder."""
    here, there = (Settings(Path(), postgres=made) for made in [postgres.furnished(), postgres.new()])
    folder = Settings(tmp_path / "tables")
    write(here, "INSERT INTO players (name, created) VALUES ('Ada', 0)")
    file = str(tmp_path / "copy.db")

    assert run(["backup", file, "--database", shown_on(here.address)]) == 0
    assert run(["restore", file, "--database", shown_on(there.address)]) == 0
    assert run(["restore", file, "--data", str(folder.data)]) == 0
    assert all_rows(here) == all_rows(there) == all_rows(folder)
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    capsys.readouterr()
    assert "already exists" in refusal("backup", file, "--database", shown_on(here.address), capsys=capsys)


# Addresses that lead nowhere


def test_a_database_that_cannot_be_served_is_answered_in_a_sentence(postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    foreign, newer = Settings(Path(), postgres=postgres.new()), Settings(Path(), postgres=postgres.furnished())
    write(foreign, "CREATE TABLE songs (title TEXT)")
    write(newer, "UPDATE alembic_version SET version_num = '9999'")

    def said(address: str) -> str:
        return refusal("serve", "--database", address, capsys=capsys)

    assert "belongs to another program" in said(shown_on(foreign.address))
    assert "newer version" in said(shown_on(newer.address))
    assert "cannot be reached: connection failed" in said("postgresql://ada:secret@127.0.0.1:1/tables")
    assert "looks like this: postgresql://" in said("mysql://ada:secret@somewhere/tables")
    assert "looks like this: postgresql://" in said("ada:secret@somewhere")
    assert "secret" not in said("postgresql://ada:secret@127.0.0.1:1/tables")


def test_without_its_driver_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monstertisch.server.postgres.find_spec", lambda _name: None)
    with pytest.raises(Unusable) as refused:
        postgres.address_of("postgresql://ada@localhost/tables")

    assert refused.value.reason.code == "postgres-missing"
