"""A worker: thinks for servers on the same PostgreSQL, on this host or another, and can be reached by nobody."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

import sqlalchemy as sa

from . import logs
from .postgres import named
from .thinking import Minds


def work(address: sa.URL, processes: int, ready: Callable[[], None]) -> None:
    """Until it is interrupted; what it is thinking about then, another worker thinks anew. `ready` is called once it works."""
    from .jobs import prepare

    with named(address):
        prepare(address)
    logs.begin()
    asyncio.run(until_it_ends(address, processes, ready))


async def until_it_ends(address: sa.URL, processes: int, ready: Callable[[], None]) -> None:
    from .jobs import Worker, opened

    ended = asyncio.Event()
    for number in [signal.SIGINT, signal.SIGTERM]:
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    minds = Minds(processes)
    async with opened(address) as app:
        working = asyncio.create_task(Worker(app, minds).run())
        ready()
        await ended.wait()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
    await minds.stop()
