"""What a server can be told before it starts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa


@dataclass(frozen=True)
class Settings:
    data: Path  # the folder with the database of SQLite
    postgres: sa.URL | None = None  # where the tables are kept instead
    bot_pause: float = 0.9  # seconds before a bot moves, so that people can follow
    works: bool = True  # with PostgreSQL: thinks, too, and not only where no worker answers
    think_limit: float = 5.0  # seconds a bot may think
    tip_seconds: float = 1.0  # for the move that is advised, and as many for the reasons
    analysis_worlds: int = 0  # played on from every position of a finished game; 0: as many as the game needs
    share_wait: float = 3.0  # seconds that the deal waits for the shares of pages that are there
    lease: float = 6.0  # seconds after which other processes take over from one that says nothing
    idle: float = 120.0  # seconds after which a table that nobody watches leaves memory
    page: Path | None = None  # the built page; None: the one in the package or the source tree
    messages_per_second: float = 10.0  # per socket, with a burst of three seconds
    tables_per_minute: int = 60  # per person
    connections: int = 4000  # open at once, of all kinds; fewer where the system allows fewer open files
    sockets: int = 3000  # open tables in all
    sockets_per_person: int = 30
    sockets_per_address: int = 200  # a school or a house may share one
    least_free: int = 64 * 1024 * 1024  # bytes: below this the disk counts as full

    @property
    def database(self) -> Path:
        return self.data / "monstertisch.db"

    @property
    def address(self) -> sa.URL:
        return self.postgres or sa.URL.create("sqlite", database=str(self.database))
