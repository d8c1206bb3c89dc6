"""Whether tables can be served: a write that works, and room on the disk."""

from __future__ import annotations

import asyncio
import shutil
import time

import sqlalchemy as sa

from .database_file import Unusable
from .place import named
from .storage import Store

WRITE_WITHIN = 5.0  # seconds
TRIED_FOR = 1.0  # seconds: whoever asks all the time does not wear the disk out
SAME_AGAIN = sa.text("UPDATE alembic_version SET version_num = version_num")  # goes to the disk like any other


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.tried = -TRIED_FOR
        self.trouble: str | None = None
        self.trying = asyncio.Lock()

    async def why_not_writable(self) -> str | None:
        """What keeps the server from storing moves, as the code of a reason; None if nothing does."""
        async with self.trying:
            if time.monotonic() - self.tried > TRIED_FOR:
                self.trouble = await self.write_trouble()
                self.tried = time.monotonic()
        return self.trouble

    async def write_trouble(self) -> str | None:
        try:
            with named(self.store.settings):
                await asyncio.wait_for(self.store.write(SAME_AGAIN), WRITE_WITHIN)
        except Unusable as refused:
            return refused.reason.code
        except TimeoutError:
            return "database-busy"
        return None

    def disk_is_full(self) -> bool:
        """Of the disk with the file of SQLite. What PostgreSQL has left shows when something is to be stored."""
        settings = self.store.settings
        short = settings.postgres is None and shutil.disk_usage(settings.data).free < settings.least_free
        return self.trouble == "disk-full" or short
