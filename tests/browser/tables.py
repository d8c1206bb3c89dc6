"""Tables in the state that a test wants: with a deal that is known, running, or already played to the end."""

from __future__ import annotations

from typing import Any

from server.running import Message, Person, ThreadServer, play_on, seat_people

from monstertisch.core.chance import secret_of

SEED = 3


def deal(server: ThreadServer, code: str, seed: int = SEED) -> None:
    """Gives a table that has not begun the shuffles of this seed."""
    table = server.table(code)
    server.run(table.do(lambda: table.row_changes(secret=secret_of(seed).hex())))
