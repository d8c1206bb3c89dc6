"""What PostgreSQL tells on a channel (`NOTIFY`), heard for as long as somebody wants to; a lost connection is made again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

LISTEN_AGAIN = 0.5  # seconds after which a lost connection is tried anew


def is_ending() -> bool:
    """Whether this task is to end. What it was in the middle of may fail just then, and hide that."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def listen(address: sa.URL, channel: str, connected: Callable[[], None], hear: Callable[[str], None]) -> None:
    """`connected` is called whenever a connection is there: something may have been missed."""
    import psycopg

    while not is_ending():
        try:
            async with await psycopg.AsyncConnection.connect(plain(address), autocommit=True) as connection:
                await connection.execute(f"LISTEN {channel}".encode())
                connected()
                async for notice in connection.notifies():
                    hear(notice.payload)
        except psycopg.Error:
            logging.getLogger(__name__).warning("the database cannot be listened to: it is tried again")
        await asyncio.sleep(LISTEN_AGAIN)


def plain(address: sa.URL) -> str:
    """As PostgreSQL's own library reads it."""
    return address.set(drivername="postgresql").render_as_string(hide_password=False)
