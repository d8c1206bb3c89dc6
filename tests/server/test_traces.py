"""Traces, if they are switched on: a move is a span with its commit and its showing within, and nothing in it is secret."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from monstertisch.server import traces
from monstertisch.server.people import COOKIE
from monstertisch.server.settings import Settings

from .conftest import Collected, People
from .running import GAME, HOST, Person, ThreadServer, play_on, seat_people, wait_for

pytestmark = pytest.mark.sqlite


def test_a_move_is_traced_from_the_socket_to_the_disk_and_back(people: People) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    kept = InMemorySpanExporter()
    with traces.processed_by(SimpleSpanProcessor(kept)):
        play_on(tables, moves=2)
        wait_for("the moves are through", lambda: len(named(kept, "act")) == 2)
    spans = list(kept.get_finished_spans())
    whole = "".join(span.to_json() for span in spans)

    for act in named(kept, "act"):
        within = [span.name for span in spans if span.parent and act.context and span.parent.span_id == act.context.span_id]
        assert dict(act.attributes or {}) == {"game": GAME}
        assert within == ["commit", "show"]
    for private in [code, *[person.name for person in three], *[person.browser.cookies[COOKIE] for person in three]]:
        assert private not in whole


def named(kept: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in kept.get_finished_spans() if span.name == name]


@pytest.fixture
def collector() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """Whoever collects traces by OTLP: its address, and what it got."""
    got: list[tuple[str, bytes]] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_line: Any) -> None:
            """Nobody reads it."""

    with HTTPServer((HOST, 0), Collector) as server:
        threading.Thread(target=server.serve_forever, args=[0.02]).start()
        yield f"http://{HOST}:{server.server_port}", got
        server.shutdown()


def test_spans_go_where_the_environment_says(
    collector: tuple[str, list[tuple[str, bytes]]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And none is lost when the server ends."""
    address, got = collector
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    monkeypatch.setenv("OTEL_SERVICE_NAME", "our-tables")
    server = ThreadServer(Settings(tmp_path)).start()
    ada = Person(server.port, "Ada")
    ada.new_table(3)
    ada.close()
    server.stop()

    assert {path for path, _ in got} == {"/v1/traces"}
    assert all(word in b"".join(sent for _, sent in got) for word in [b"commit", b"our-tables"])


def test_nothing_is_traced_unless_the_environment_says_where_to(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in traces.ENDPOINTS:
        monkeypatch.delenv(name, raising=False)
    with traces.exported():
        assert traces.tracer is None


def test_without_the_extra_the_log_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, log: Collected) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://localhost:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with traces.exported():
        assert traces.tracer is None

    assert [traces.EXTRA in line for line in log.taken()] == [True]
