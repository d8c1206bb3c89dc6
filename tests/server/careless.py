"""SQLite without the waiting that is for a loss of power: nobody pulls the plug of a test, and what is killed has written."""

from __future__ import annotations

from typing import Any

from monstertisch.server import storage

delivered: dict[str, Any] = {"prepare_connection": storage.prepare_connection, "COMMIT_EVERY": storage.COMMIT_EVERY}


def prepare_connection(connection: Any, record: Any) -> None:
    delivered["prepare_connection"](connection, record)
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=OFF")
    cursor.close()


def be_careless() -> None:
    """In this process, from now on."""
    setattr(storage, "prepare_connection", prepare_connection)  # noqa: B010
    setattr(storage, "COMMIT_EVERY", 0.0005)  # noqa: B010
