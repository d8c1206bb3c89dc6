"""Running the server: one process or several, a polite end, and a page that opens by itself."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

import uvicorn
from fastapi import FastAPI

from ..core.reason import Reason, Refusal
from ..interrupts import heed, live_with_parent, out_of_earshot
from . import logs, metrics
from .app import create_app
from .database_file import Unusable
from .door import AT_A_TIME, Door, most_connections
from .house import House
from .place import ready
from .settings import Settings

LARGEST_FRAME = 4096
BEGIN_AGAIN = 1.0  # seconds after which a process takes the place of one that ended
READ_WITHIN = 60.0  # seconds in which somebody takes in some of what was sent, or is gone
ALL_ADDRESSES = ["0.0.0.0", "::"]
BROADCAST = "255.255.255.255"
TROUBLE = {
    errno.EADDRINUSE: "port-taken",
    errno.EACCES: "port-forbidden",
    errno.EADDRNOTAVAIL: "host-elsewhere",
    errno.EINVAL: "host-elsewhere",  # an address of some net, and not known of which
}


class CannotListen(Refusal):
    """The host or port cannot be served on."""


class PoliteServer(uvicorn.Server):
    """Tells everyone that it will be back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.say_bye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


@dataclass(frozen=True)
class Duty:
    """What one process serves, and where it can be watched."""

    settings: Settings
    host: str
    port: int
    listening: socket.socket
    watched: socket.socket | None  # where its metrics are shown
    log_requests: bool
    restarts: int = 0  # processes that had this duty before


def serve(
    settings: Settings,
    host: str,
    port: int,
    open_page: bool,
    ready_text: str,
    workers: int = 1,
    metrics_at: tuple[str, int] | None = None,
    log_requests: bool = False,
) -> None:
    """Serves until it is interrupted. Metrics are shown at this host, by each process at the next port."""
    os.umask(0o077)  # whatever the server writes is for its owner
    ready(settings)
    logs.begin(log_requests)
    listening = listen(host, port)
    watched = [listen(metrics_at[0], metrics_at[1] + number, "metrics-") if metrics_at else None for number in range(workers)]
    duties = [Duty(settings, host, port, listening, one, log_requests) for one in watched]
    threading.Thread(target=announce, args=(host, port, open_page, ready_text), daemon=True).start()
    heed()
    if workers == 1:
        work(duties[0])
    else:
        supervise(duties)


def work(duty: Duty) -> None:
    """One process that serves."""
    app = create_app(duty.settings)
    metrics.restarts.inc(duty.restarts)
    if duty.watched is not None:
        metrics.show_on(duty.watched)
    collect_rarely()
    server_of(app, duty.host, duty.port, most_connections(duty.settings.connections)).run([duty.listening])


def supervise(duties: list[Duty]) -> None:
    """The processes share the socket, and for each that ends another begins, until this one is asked to end."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    running = [(duty, begun(duty)) for duty in duties]
    try:
        while True:
            wait([process.sentinel for _, process in running])
            time.sleep(BEGIN_AGAIN)
            running = [one if one[1].is_alive() else begun_again(one[0]) for one in running]
    except KeyboardInterrupt:
        for _, process in running:
            process.terminate()
        for _, process in running:
            process.join()


def begun(duty: Duty) -> SpawnProcess:
    multiprocessing.allow_connection_pickling()
    process = multiprocessing.get_context("spawn").Process(target=work_beside, args=[duty])
    with out_of_earshot():
        process.start()
    return process


def begun_again(ended: Duty) -> tuple[Duty, SpawnProcess]:
    duty = replace(ended, restarts=ended.restarts + 1)
    return duty, begun(duty)


def work_beside(duty: Duty) -> None:
    """In the other process, which does not outlive the one that began it. Where another had its duty, the database may be away."""
    os.umask(0o077)
    live_with_parent()
    logs.begin(duty.log_requests)
    try:
        if duty.restarts:
            ready(duty.settings)
    except Unusable as unusable:
        logging.getLogger(__name__).warning("a process ends and begins again: %s, %s", unusable.reason.code, unusable.reason.params)
        return
    work(duty)


def listen(host: str, port: int, which: str = "") -> socket.socket:
    """Where connections come in. What is sent on them goes out at once: the system would hold a second frame back until the first
    was confirmed, for up to 40 ms, and asyncio forbids that only where a socket was made with the name of its protocol. Each is
    given up by the system, where it can, if what was sent to it is not taken in."""
    family, address = found_address(host, port, which)
    try:
        listening = socket.create_server(address, family=family)
    except OSError as error:
        params = {"host": host, "port": str(port), "other": str(port % 65535 + 1), "problem": error.strerror or str(error)}
        raise CannotListen(Reason(TROUBLE.get(error.errno or 0, "trouble"), "", {**params, "which": which})) from None
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * READ_WITHIN))
    return listening


def found_address(host: str, port: int, which: str) -> tuple[int, tuple[str, int]]:
    """The address of this host. An empty name would mean all of this machine, which must be asked for."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host or " ", port, type=socket.SOCK_STREAM)[0]
        found = (str(address[0]), port)
    except (OSError, UnicodeError):
        raise CannotListen(Reason("host-unknown", "", {"host": host, "which": which})) from None
    meant = ipaddress.ip_address(found[0].partition("%")[0])
    if meant.is_multicast or found[0] == BROADCAST or (meant.is_unspecified and host not in ALL_ADDRESSES):
        raise CannotListen(Reason("host-unknown", "", {"host": host, "which": which}))
    return family, found


def collect_rarely() -> None:
    """Python's full collections stop everyone, the longer the more tables there are; the house does them now and then instead."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


def server_of(app: FastAPI, host: str, port: int, most: int = 1000) -> PoliteServer:
    """Messages are small and many: packing each would take a third of the server's time and half of a socket's memory."""
    door: Any = partial(Door, most=most)
    config = uvicorn.Config(
        logs.Named(app), host=host, port=port, log_config=None, access_log=False, http=door, backlog=AT_A_TIME,
        ws="websockets-sansio", ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False,
        timeout_graceful_shutdown=5, server_header=False,
    )  # fmt: skip
    return PoliteServer(config, app.state.house)


def announce(host: str, port: int, open_page: bool, ready_text: str) -> None:
    """Says where the page is, and opens it, as soon as the server answers."""
    shown = "localhost" if host in [*ALL_ADDRESSES, "127.0.0.1", "::1"] else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{address}ready", timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    else:
        return
    sys.stdout.write(f"{ready_text} {address}\n")
    sys.stdout.flush()
    if open_page:
        webbrowser.open(address)
