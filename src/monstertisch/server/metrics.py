"""What an operator sees from outside, for Prometheus: counts and times of this process. No label tells of a table or a person."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer

from prometheus_client import Counter, Gauge, Histogram, MetricsHandler, disable_created_metrics

MOMENTS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]  # seconds
WHILES = [0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0]
FEEL_EVERY = 0.25  # seconds
ANSWER_WITHIN = 10.0  # seconds

log = logging.getLogger(__name__)

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series beside each, which nobody looks at

tables = Gauge("monstertisch_tables", "Tables in memory.", ["game"])
sockets = Gauge("monstertisch_sockets", "Open sockets of tables.")
responses = Counter("monstertisch_http_responses", "Answers to requests.", ["status"])
moves = Counter("monstertisch_moves", "Moves that were stored.", ["game", "by"])
act_to_shown = Histogram(
    "monstertisch_act_to_shown_seconds",
    "From the moment a person's move is read until it is stored and on its way to everyone connected here.",
    ["game"],
    buckets=MOMENTS,
)
commit = Histogram("monstertisch_commit_seconds", "Until what is to be written is on the disk.", buckets=MOMENTS)
lost_races = Counter("monstertisch_lost_races", "Changes for which another process was faster, and that began anew.")
loop_lag = Histogram("monstertisch_event_loop_lag_seconds", "By how much the loop wakes later than it should.", buckets=MOMENTS)
thinking_waiting = Gauge("monstertisch_thinking_waiting", "Thoughts in line for a process to think in.", ["kind"])
thinking_time = Histogram("monstertisch_thinking_seconds", "How long was thought, without waiting.", ["kind"], buckets=WHILES)
thinking_failures = Counter("monstertisch_thinking_failures", "Thoughts of which nothing came.", ["kind"])
restarts = Counter("monstertisch_restarts", "How often a process that had ended was replaced here.")


@contextmanager
def thinking(kind: str) -> Iterator[Callable[[], None]]:
    """Whoever thinks waits in line first, until what is yielded is called, and the two are told apart."""
    waiting, began = thinking_waiting.labels(kind), 0.0

    def begun() -> None:
        nonlocal began
        if not began:
            began = time.perf_counter()
            waiting.dec()

    waiting.inc()
    try:
        yield begun
    finally:
        if began:
            thinking_time.labels(kind).observe(time.perf_counter() - began)
        else:
            waiting.dec()


async def feel_the_loop() -> None:
    """Whatever keeps the loop busy keeps this waiting, too."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + FEEL_EVERY
        await asyncio.sleep(FEEL_EVERY)
        loop_lag.observe(max(loop.time() - due, 0.0))


@contextmanager
def loop_watched() -> Iterator[None]:
    feeling = asyncio.create_task(feel_the_loop())
    try:
        yield
    finally:
        feeling.cancel()


class Shown(MetricsHandler):
    """One answer."""

    timeout = ANSWER_WITHIN


class Watched(ThreadingHTTPServer):
    """Answers in threads, also while the loop stands still."""

    def handle_error(self, _request: object, _client: object) -> None:
        log.warning("somebody who asked for metrics did not get them: %s", str(sys.exc_info()[0]))


def show_on(listening: socket.socket) -> Watched:
    server = Watched(listening.getsockname()[:2], Shown, bind_and_activate=False)
    server.socket.close()
    server.socket = listening
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
