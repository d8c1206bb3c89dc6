"""PostgreSQL: where it is, whether its database can be ours, and what it complains about, as reasons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError

from ..core.reason import Reason
from .database_file import OURS, Unusable, is_newer
from .storage import migrate

EXTRA = "monstertisch[postgres]"
# A host that has gone without a word is noticed after some seconds, not after hours (seconds, but for the last: milliseconds).
USUAL = {
    "connect_timeout": "10",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "2",
    "tcp_user_timeout": "9000",
}
TROUBLE = {  # by SQLSTATE
    "53100": "disk-full",
    "25006": "database-read-only",
    "42501": "no-permission",
}


def address_of(text: str) -> sa.URL:
    """Where `postgresql://…` is. What else stands there is not repeated: it may hold a password."""
    try:
        found = sa.make_url(text)
    except (ArgumentError, ValueError):
        found = sa.make_url("nothing://")
    if found.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise Unusable(Reason("database-address", "", {"example": "postgresql://me@localhost/monstertisch"}))
    if find_spec("psycopg") is None or find_spec("procrastinate") is None:
        raise Unusable(Reason("postgres-missing", "", {"extra": EXTRA}))
    return found.set(drivername="postgresql+psycopg", query={**USUAL, **found.query})


def shown(address: sa.URL) -> str:
    """How it is called in front of people."""
    return address.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


@contextmanager
def named(address: sa.URL) -> Iterator[None]:
    """What PostgreSQL complains about, as a reason with the database it is about."""
    try:
        yield
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None)
        code = TROUBLE.get(state or "", "database-trouble" if state else "database-unreachable")
        problem = str(error.orig).partition("\n")[0]
        raise Unusable(Reason(code, "", {"path": shown(address), "problem": problem})) from None


def ready(address: sa.URL) -> None:
    """Brings the database to the schema of this version; one that is foreign or newer is refused as it is."""
    from .jobs import prepare  # needs what only servers on PostgreSQL have

    with named(address):
        check(address)
        migrate(address)
        prepare(address)


def check(address: sa.URL) -> set[str]:
    """Refuses a database that is foreign or made by a newer version; tells its tables. An empty one is the start of ours."""
    engine = sa.create_engine(address)
    try:
        with engine.connect() as connection:
            names = set(sa.inspect(connection).get_table_names())
            if names and not names >= OURS:
                raise Unusable(Reason("database-foreign", "", {"path": shown(address)}))
            if names and is_newer(connection.scalars(sa.text("SELECT version_num FROM alembic_version")).all()):
                raise Unusable(Reason("database-newer", "", {"path": shown(address)}))
    finally:
        engine.dispose()
    return names
