"""The door: how many connections the server bears, how long one may stand there without asking, and how seldom the log says so."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections import Counter
from ipaddress import ip_address
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from . import metrics
from .settings import Settings

REQUEST_WITHIN = 10.0  # seconds for a whole request, from its first byte or from the connection on
RESERVED = 128  # open files that connections leave for the database, the page and the bots' process
FEWEST = 16  # connections, however few files may be open
AT_A_TIME = 32  # connections that are taken in before the first of them is looked at
IN_THE_DOORWAY = 32  # connections beyond the most that are told so; whoever comes then is cut off at once
FULL = "server-full"

log = logging.getLogger(__name__)


def most_connections(wanted: int) -> int:
    """As many as are wanted, or as the system lets a process open; the process asks for as many files as it may have."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + RESERVED + IN_THE_DOORWAY
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(FEWEST, min(wanted, soft - RESERVED - IN_THE_DOORWAY))
    return wanted


class Door(H11Protocol):
    """A connection that must ask within some seconds, and is refused where there are more than `most` of them."""

    def __init__(self, *args: Any, most: int, **more: Any) -> None:
        super().__init__(*args, **more)
        self.most = most
        self.refused = False
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect()
        if len(self.connections) > self.most:
            self.refused = True
            log.warning("too many connections: whoever comes now is refused")
            if len(self.connections) > self.most + IN_THE_DOORWAY:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_content()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            self.transport.write(refusal())
            self.transport.close()
            return
        if self.waiting is None and (self.cycle is None or self.cycle.response_complete):
            self.expect()
        super().data_received(data)
        if self.conn.their_state in (h11.DONE, h11.MUST_CLOSE, h11.CLOSED):
            self.be_content()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.be_content()
        super().handle_websocket_upgrade(event)

    def expect(self) -> None:
        self.waiting = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def be_content(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


def refusal() -> bytes:
    body = json.dumps({"detail": {"code": FULL, "rule": "", "params": {}}}).encode()
    head = ["HTTP/1.1 503 Service Unavailable", "Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*head, "Retry-After: 10", "Connection: close", "", ""]).encode() + body


class Guests:
    """How many sockets are open, in all, of one person and of one address. Addresses of this machine are those of its proxy."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.all = 0
        self.people: Counter[int] = Counter()
        self.addresses: Counter[str] = Counter()

    def let_in(self, player: int | None, address: str) -> bool:
        limits = self.settings
        if self.all >= limits.sockets or self.people[player or 0] >= limits.sockets_per_person:
            return self.turn_away()
        if self.addresses[address] >= limits.sockets_per_address:
            return self.turn_away()
        self.all += 1
        metrics.sockets.inc()
        self.people[player or 0] += player is not None
        self.addresses[address] += not is_here(address)
        return True

    def turn_away(self) -> bool:
        log.warning("too many sockets: one was refused")
        return False

    def see_off(self, player: int | None, address: str) -> None:
        self.all -= 1
        metrics.sockets.dec()
        self.people[player or 0] -= player is not None
        self.addresses[address] -= not is_here(address)
        self.people, self.addresses = +self.people, +self.addresses


def is_here(address: str) -> bool:
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return True  # no address of the net at all


class Sparse(logging.Filter):
    """What is wrong is said once a second at most, and whatever a crowd brings about is the same."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[Any, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now = time.monotonic()
        self.said = {text: moment for text, moment in self.said.items() if now - moment < 1}
        crowd = record.name == __name__ or str(record.msg).startswith("socket.accept()")
        kind = __name__ if crowd else record.msg
        fresh = kind not in self.said
        if fresh:
            self.said[kind] = now
        return fresh
