"""What keeps people safe from other sites, from each other and from the curious: headers, cookies, origins, limits, a quiet log."""

from __future__ import annotations

import hashlib
import re
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed

from monstertisch.server.app import CONTENT_POLICY, LARGEST_BODY, create_app
from monstertisch.server.connection import OUTBOX
from monstertisch.server.live import HELLO_WITHIN, SILENCE, Allowance
from monstertisch.server.people import COOKIE, hashed
from monstertisch.server.settings import Settings

from .conftest import Collected, People
from .running import GAME, HOST, NAMES, Person, ProcessServer, ThreadServer, play_on, seat_people

pytestmark = pytest.mark.sqlite

NOWHERE = "A" * 16


# Headers


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/whatever", 200),
        ("GET", "/assets/app-1a2b.js", 200),
        ("GET", "/assets/missing.js", 404),
        ("GET", "/api/me", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("GET", f"/api/tables/{NOWHERE}", 404),
        ("GET", "/api/tables/x", 422),
        ("POST", "/api/tables", 422),
        ("DELETE", "/api/lobby", 405),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/api/openapi.json", 200),
    ],
)
def test_every_answer_carries_the_headers(people: People, method: str, address: str, status: int) -> None:
    (ada,) = people(1)
    response = ada.browser.request(method, address)

    assert response.status_code == status
    assert response.headers["content-security-policy"] == CONTENT_POLICY
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in response.headers
    assert not address.startswith("/api/") or response.headers["cache-control"] == "no-store"


def test_the_content_policy_lets_no_foreign_script_in() -> None:
    rules = dict(rule.split(" ", 1) for rule in CONTENT_POLICY.split("; "))

    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["connect-src"] == "'self'"


def test_even_our_own_mistakes_are_answered_with_the_headers_and_without_details(tmp_path: Path, log: Collected) -> None:
    """And the log has them."""
    app: FastAPI = create_app(Settings(tmp_path))

    @app.get("/api/oops")
    async def oops() -> None:
        raise RuntimeError("inner matters")

    app.router.routes.insert(0, app.router.routes.pop())
    server = ThreadServer(Settings(tmp_path), app).start()
    response = httpx.get(f"http://{HOST}:{server.port}/api/oops")
    server.stop()

    assert response.status_code == 500
    assert response.headers["content-security-policy"] == CONTENT_POLICY
    assert "inner matters" not in response.text
    assert ["inner matters" in line for line in log.taken()] == [True]


# The page


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "a" * 300, "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/assets/..%2f..%2fx", "/%ff", "/.."]
)
def test_no_address_leads_out_of_the_page(people: People, path: str) -> None:
    (ada,) = people(1)
    response = ada.browser.get(path)

    assert (response.status_code, response.text) in [(200, "<!doctype html><title>Monstertisch</title>"), (404, response.text)]
    assert "root:" not in response.text


# Cookies


def test_the_cookie_is_unguessable_and_out_of_reach_of_scripts_and_other_sites(people: People) -> None:
    (ada,) = people(1)
    cookie = ada.browser.get("/api/me").headers["set-cookie"]
    name, token = cookie.split(";")[0].split("=")
    again = ada.browser.get("/api/me")

    assert name == COOKIE
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {*cookie.split("; ")}
    assert "set-cookie" not in again.headers


def test_behind_tls_the_cookie_travels_encrypted_only(people: People) -> None:
    """A proxy on this machine says so."""
    (ada,) = people(1)
    cookie = ada.browser.get("/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]

    assert "Secure" in cookie.split("; ")


def test_a_made_up_cookie_is_nobody(people: People) -> None:
    ada, stranger = people(2)
    code = ada.new_table(3)["code"]
    stranger.browser.cookies.set(COOKIE, "x" * 43)

    assert not any(seat["yours"] for seat in stranger.get(f"tables/{code}")["seats"])


# Other sites


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_no_other_site_changes_anything(people: People, origin: str) -> None:
    (ada,) = people(1)
    code = ada.new_table(3)["code"]
    response = ada.browser.post(f"/api/tables/{code}/fill", headers={"Origin": origin})
    table = ada.open(code, origin=origin)

    assert (response.status_code, response.json()["detail"]["code"]) == (403, "wrong-origin")
    assert table.closed_with() == 4403
    assert table.texts == []


def test_our_own_page_may(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    code = ada.new_table(3)["code"]
    origin = f"http://{HOST}:{server.port}"
    response = ada.browser.post(f"/api/tables/{code}/fill", headers={"Origin": origin})
    table = ada.open(code, origin=origin)
    table.hello()

    assert response.status_code == 200
    assert table.table["state"] == "waiting"


# Limits


def test_a_body_has_a_limit_and_a_length(people: People, server: ThreadServer, log: Collected) -> None:
    (ada,) = people(1)
    large = ada.browser.put("/api/me", content=b'{"name": "' + b"x" * LARGEST_BODY + b'"}')
    endless = ada.browser.put("/api/me", content=iter([b'{"name":', b'"Ada"}']))

    assert (large.status_code, large.json()["detail"]["code"]) == (413, "too-large")
    assert (endless.status_code, endless.json()["detail"]["code"]) == (413, "too-large")
    for length in ["-1", "x", "1" * 5000]:
        assert raw_status(server, f"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: {length}\r\n\r\n") in (400, 413)
    assert {*log.taken()} == {"Invalid HTTP request received."}


def raw_status(server: ThreadServer, request: str) -> int:
    with socket.create_connection((HOST, server.port), 10) as raw:
        raw.sendall(request.encode())
        return int(raw.recv(100).split()[1])


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[" * 8000,
        b'{"name": ' + b"1" * 6000 + b"}",
        b'{"name": "Ada", "\\ud800": 1}',
        b'{"name": "\\ud800"}',
        b"\xff",
        b"NaN",
        b'"x"',
    ],
)
def test_a_broken_body_is_refused_in_the_published_form(people: People, body: bytes) -> None:
    (ada,) = people(1)
    response = ada.browser.put("/api/me", content=body, headers={"Content-Type": "application/json"})

    assert response.status_code in (400, 422)
    assert response.json()["detail"]["code"] == "bad-request"


def test_what_was_sent_is_not_repeated(people: People) -> None:
    (ada,) = people(1)
    response = ada.browser.put("/api/me", json={"name": "Ada", "<script>": 1})
    nested = ada.browser.post("/api/tables", json={"game": GAME, "players": 3, "names": ["Ada"], "options": {"<script>": {}}})

    assert response.json()["detail"]["params"] == {"where": "body"}
    assert nested.status_code == 409
    assert nested.headers["content-type"] == "application/json"


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    server = ThreadServer(Settings(tmp_path, tables_per_minute=3)).start()
    ada, ben = Person(server.port, "Ada"), Person(server.port, "Ben")
    for _ in range(3):
        ada.new_table(3)
    refused = ada.refused("POST", "tables", game=GAME, players=3, names=["Ada"])
    ben.new_table(3)
    ada.close()
    ben.close()
    server.stop()

    assert refused == "429 too-fast"


def test_whoever_floods_the_socket_is_cut_off(tmp_path: Path) -> None:
    server = ThreadServer(Settings(tmp_path, messages_per_second=2)).start()
    ada = Person(server.port, "Ada")
    table = ada.join(ada.new_table(3)["code"])
    code = 0
    try:
        for _ in range(200):
            table.say(type="ping")
    except ConnectionClosed:
        pass
    code = table.closed_with()
    pongs = sum(message["type"] == "pong" for message in table.heard)
    ada.close()
    server.stop()

    assert code == 4429
    assert 6 <= pongs <= 12


def test_an_allowance_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("monstertisch.server.live.time.monotonic", lambda: now)
    allowance = Allowance(2)
    burst = [allowance.take() for _ in range(7)]
    now += 1.0
    later = [allowance.take() for _ in range(2)]

    assert burst == [True] * 6 + [False]
    assert later == [True, False]


def test_a_silent_socket_is_given_up(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    (ada,) = people(1)
    code = ada.new_table(3)["code"]
    monkeypatch.setattr("monstertisch.server.live.HELLO_WITHIN", 0.1)
    silent = ada.open(code)
    monkeypatch.setattr("monstertisch.server.live.SILENCE", 0.3)
    asleep = ada.join(code)

    assert silent.closed_with() == 4408
    assert asleep.closed_with() == 4408
    assert HELLO_WITHIN < SILENCE


def test_whoever_never_reads_holds_nobody_up_and_fills_no_memory(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=20)
    lazy = raw_listener(server, code)
    play_on(tables)
    for table in tables:
        table.until_over()
        table.listen()
    waiting = [connection.outbox.qsize() for connection in server.table(code).connections]
    lazy.close()

    assert len(waiting) >= 3
    assert max(waiting) <= OUTBOX


def raw_listener(server: ThreadServer, code: str) -> socket.socket:
    """A socket that says hello again and again and never reads."""
    raw = socket.create_connection((HOST, server.port), 10)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    raw.sendall(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    hello = b'{"type":"hello","version":2}'
    raw.sendall((bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello) * 300)
    return raw


# Secrets


def test_no_secret_leaves_the_server_before_the_end_and_none_ever_reaches_the_log(tmp_path: Path) -> None:
    process = ProcessServer(tmp_path / "data", bot_pause=0.0, messages_per_second=1000.0).start()
    people = [Person(process.port, name) for name in NAMES[:4]]
    code = seat_people(people[:3])
    key = people[0].post("me/key")["key"]
    tables = [person.join(code) for person in people]
    play_on(tables, whims=None)
    for table in tables:
        table.until_over()
    answers = [person.browser.get(f"/api/{address}").text for person in people for address in ["me", "lobby", f"tables/{code}"]]
    frames = [frame for table in tables for frame in table.texts]
    secret, hashes = stored_secrets(tmp_path / "data" / "monstertisch.db", code)
    tokens = [person.browser.cookies[COOKIE] for person in people]
    for person in people:
        person.close()
    process.stop()

    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == tables[0].table["commitment"]
    assert [('"type":"over"' in frame) for frame in frames if secret in frame] == [True] * 4
    assert sorted(hashes) == sorted([*[hashed(token) for token in tokens], hashed(key)])
    for private in [*tokens, *hashes, key]:
        assert not any(private in text for text in [*frames, *answers])
    assert not any(secret in answer for answer in answers)
    assert process.log.read_text("utf-8") == ""


def stored_secrets(database: Path, code: str) -> tuple[str, list[str]]:
    """The secret of a table, and the hashes of cookies and keys: nothing else of them is stored."""
    opened = sqlite3.connect(database)
    try:
        (secret,) = opened.execute("select secret from tables where code = ?", [code]).fetchone()
        hashes = [row[0] for row in opened.execute("select token_hash from devices union select key_hash from players") if row[0]]
    finally:
        opened.close()
    return secret, hashes
