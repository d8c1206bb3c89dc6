"""Crowds at the door: too many connections and open files are refused in words; the silent and the half-open are let go."""

from __future__ import annotations

import json
import resource
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from monstertisch.server.settings import Settings

from .conftest import Collected
from .running import HOST, Person, ProcessServer, ThreadServer, wait_for

pytestmark = pytest.mark.sqlite

LIMITS: dict[str, Any] = {"sockets": 5, "sockets_per_person": 2, "sockets_per_address": 3}


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory, log: Collected) -> Iterator[ThreadServer]:  # noqa: ARG001
    running = ThreadServer(Settings(tmp_path_factory.mktemp("small"), **LIMITS)).start()
    yield running
    running.stop()


@pytest.fixture
def small(small_server: ThreadServer) -> ThreadServer:
    """With nobody at its door."""
    wait_for("all are gone", lambda: not small_server.server.server_state.connections)
    return small_server


def test_too_many_sockets_are_closed_with_a_code_of_their_own(small: ThreadServer, log: Collected) -> None:
    """Of one person, of one address, in all; and whoever goes makes room."""
    people = [Person(small.port, name) for name in ["Ada", "Ben", "Cleo", "Dora"]]
    code = people[0].new_table(3)["code"]
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}  # as a proxy on this machine says
    for person in people:
        person.get("me")
    first, _ = people[0].join(code), people[0].join(code)
    of_person = people[0].open(code).closed_with()
    for person in people[1:]:
        person.headers = elsewhere
        person.join(code)
    in_all = people[3].open(code).closed_with()
    first.close()
    wait_for("there is room again", lambda: small.app.state.guests.all == 4)
    of_address = people[3].open(code).closed_with()
    people[3].headers = {"X-Forwarded-For": "203.0.113.10"}
    people[3].join(code)
    for person in people:
        person.close()

    assert (of_person, in_all, of_address) == (4503, 4503, 4503)
    assert {*log.taken()} == {"too many sockets: one was refused"}
    wait_for("all are gone", lambda: small.app.state.guests.all == 0)
    assert not small.app.state.guests.people
    assert not small.app.state.guests.addresses


def test_with_few_open_files_the_crowd_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    """200 files for the whole process: the rest is told to come back, in one line of the log a second."""
    process = ProcessServer(tmp_path / "data", files=200, bot_pause=0.0).start()
    ada = Person(process.port, "Ada")
    code = ada.new_table(3, fill=True)["code"]
    table = ada.join(code)
    began = time.monotonic()
    crowd = [socket.create_connection((HOST, process.port), 10) for _ in range(60)]
    refused = httpx.get(f"http://{HOST}:{process.port}/api/games", timeout=10)
    table.listen()
    for one in crowd:
        one.close()
    wait_for("there is room again", process.answers)
    welcome = httpx.get(f"http://{HOST}:{process.port}/api/games", timeout=10)
    seconds = time.monotonic() - began
    ada.close()
    process.stop()
    lines = [json.loads(line) for line in process.complaints()]

    assert (refused.status_code, refused.json()["detail"]["code"]) == (503, "server-full")
    assert refused.headers["retry-after"]
    assert welcome.status_code == 200
    assert 1 <= len(lines) <= seconds + 1
    assert {line["text"] for line in lines} == {"too many connections: whoever comes now is refused"}


def test_a_flood_beyond_all_bounds_leaves_the_table_alone(tmp_path: Path) -> None:
    process = ProcessServer(tmp_path / "data", files=200, bot_pause=0.0).start()
    ada = Person(process.port, "Ada")
    table = ada.join(ada.new_table(3)["code"])
    began = time.monotonic()
    with ThreadPoolExecutor(50) as doors:  # where the doorway is full, the system knocks again a second later
        crowd = list(doors.map(lambda _: socket.create_connection((HOST, process.port), 10), range(400)))
    table.say(type="say", text="Ganz schön voll hier.")
    said = table.until("chat")["text"]
    for one in crowd:
        one.close()
    seconds = time.monotonic() - began
    ada.close()
    process.stop()

    assert said == "Ganz schön voll hier."
    assert 1 <= len(process.complaints()) <= seconds + 1


def test_whoever_does_not_finish_asking_is_let_go(small: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """No request, half a head, half a body, half a second request."""
    monkeypatch.setattr("monstertisch.server.door.REQUEST_WITHIN", 0.4)
    # seconds: what is left over after an answer waits for these first
    monkeypatch.setattr(small.server.config, "timeout_keep_alive", 1)
    begun = [
        b"",
        b"GET /api/me HT",
        b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET",
    ]
    with ExitStack() as opened:
        started = time.monotonic()
        slow = [opened.enter_context(socket.create_connection((HOST, small.port), 10)) for _ in begun]
        for one, words in zip(slow, begun, strict=True):
            one.sendall(words)
        for one in slow:
            while one.recv(4096):
                pass

        assert time.monotonic() - started < 9


def test_a_connection_that_is_used_stays_open(small: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monstertisch.server.door.REQUEST_WITHIN", 0.3)
    ada = Person(small.port, "Ada")
    table = ada.join(ada.new_table(3)["code"])
    with httpx.Client(base_url=f"http://{HOST}:{small.port}") as browser:
        for _ in range(4):
            assert browser.get("/health").status_code == 200
            time.sleep(0.2)
        opened = len(small.server.server_state.connections)
    table.listen()
    ada.close()

    assert opened == 3  # Ada's two and the browser's one


def test_nothing_that_is_sent_is_held_back_until_something_else_was_confirmed(small: ThreadServer) -> None:
    with socket.create_connection((HOST, small.port), 10):
        wait_for("it is there", lambda: bool(small.server.server_state.connections))
        taken_in = [connection.transport.get_extra_info("socket") for connection in small.server.server_state.connections]
        at_once = [bool(one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)) for one in taken_in]

    assert at_once == [True]


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="the system cannot give connections up")
def test_whoever_never_reads_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asks for something large and takes nothing in: the answer waits on its way, and the connection with it."""
    monkeypatch.setattr("monstertisch.server.serve.READ_WITHIN", 1.0)
    (tmp_path / "index.html").write_bytes(bytes(20_000_000))
    server = ThreadServer(Settings(tmp_path, page=tmp_path)).start()
    connections = server.server.server_state.connections
    with socket.create_connection((HOST, server.port), 10) as lazy:
        lazy.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        wait_for("it is answered", lambda: bool(connections))
        wait_for("it is given up", lambda: not connections, 20)
    server.stop()


def test_a_socket_that_answers_no_ping_is_given_up(tmp_path: Path) -> None:
    """As a laptop that was closed, or a phone that left the net: nobody said goodbye."""
    server = ThreadServer(Settings(tmp_path))
    server.server.config.ws_ping_interval, server.server.config.ws_ping_timeout = 0.5, 1.0
    server.start()
    ada = Person(server.port, "Ada")
    code = ada.new_table(3)["code"]
    asleep = socket.create_connection((HOST, server.port), 10)
    head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    asleep.sendall(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    heard = asleep.recv(4096)  # the answer to the handshake
    hello = b'{"type":"hello","version":2}'
    asleep.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    while some := asleep.recv(4096):
        heard += some
    wait_for("the table knows", lambda: server.app.state.guests.all == 0)
    asleep.close()
    ada.close()
    server.stop()

    assert b'"type":"table"' in heard


def test_nobody_is_kept_waiting_longer_than_a_minute_without_a_sign_of_life(small: ThreadServer) -> None:
    config = small.server.config

    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout <= 60
    assert config.timeout_keep_alive <= 60


# Health


def test_ready_tries_a_write_and_says_why_it_fails(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk; health says so as well, and both recover."""
    process = ProcessServer(tmp_path / "data", constants={"monstertisch.server.health.TRIED_FOR": 0.0}).start()
    address = f"http://{HOST}:{process.port}"
    before = [httpx.get(f"{address}/{name}").json() for name in ["ready", "health"]]
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    refused, health = httpx.get(f"{address}/ready"), httpx.get(f"{address}/health")
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    after = [httpx.get(f"{address}/{name}").json() for name in ["ready", "health"]]
    process.stop()

    assert before == after == [{"status": "ready"}, {"status": "alive", "disk": "free"}]
    assert (refused.status_code, refused.json()) == (503, {"status": "not-ready", "why": "disk-full"})
    assert (health.status_code, health.json()) == (200, {"status": "alive", "disk": "full"})


def test_health_reports_a_disk_with_little_room(tmp_path: Path) -> None:
    server = ThreadServer(Settings(tmp_path, least_free=10**18)).start()
    health = httpx.get(f"http://{HOST}:{server.port}/health").json()
    server.stop()

    assert health == {"status": "alive", "disk": "full"}
