"""A real server on this machine, and people who talk to it: cookies, sockets, and a check of every message that comes in."""

from __future__ import annotations

import asyncio
import atexit
import functools
import json
import multiprocessing
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from dataclasses import replace
from multiprocessing import forkserver
from pathlib import Path
from subprocess import PIPE
from typing import Any, TypeVar

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import monstertisch
from monstertisch.core.chance import SHARE
from monstertisch.core.game import Game
from monstertisch.server import messages as m
from monstertisch.server import thinking
from monstertisch.server.app import create_app
from monstertisch.server.house import House
from monstertisch.server.patch import patched
from monstertisch.server.rows import StoredTable, TableRow
from monstertisch.server.seats import Seat
from monstertisch.server.serve import listen, server_of
from monstertisch.server.settings import Settings
from monstertisch.server.table import Table

from .careless import be_careless

Message = dict[str, Any]
T = TypeVar("T")

LIMIT = 30.0  # seconds after which something that should have happened counts as missing
HOST = "127.0.0.1"
GAME = "maechtige_monster"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee"]

server_message: TypeAdapter[m.ServerMessage] = TypeAdapter(m.ServerMessage)


def wait_for(what: str, happened: Callable[[], bool], limit: float = LIMIT) -> None:
    end = time.monotonic() + limit
    while not happened():
        assert time.monotonic() < end, f"did not happen within {limit} s: {what}"
        time.sleep(0.005)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class ThreadServer:
    """The real server in a thread of this process, so that a test can look into its house."""

    def __init__(self, settings: Settings, app: FastAPI | None = None) -> None:
        self.settings = settings
        self.app = app or create_app(settings)
        self.house: House = self.app.state.house
        self.listening = listen(HOST, 0)
        self.port = int(self.listening.getsockname()[1])
        self.server = server_of(self.app, HOST, self.port)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]})
        self.beside: ThreadServer | None = None  # another one on the same database

    def all(self) -> list[ThreadServer]:
        return [self, self.beside] if self.beside else [self]

    def start(self) -> ThreadServer:
        self.thread.start()
        wait_for("the server starts", lambda: self.server.started)
        self.loop = next(iter(self.house.tasks)).get_loop()
        return self

    def stop(self) -> None:
        """And the one beside it."""
        for one in self.all():
            one.server.should_exit = True
        for one in self.all():
            one.thread.join(LIMIT)
            assert not one.thread.is_alive(), "the server does not end"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Has the server's own loop do this."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(LIMIT)

    def table(self, code: str) -> Table:
        return self.run(self.house.table(code))

    def hasten(self, code: str, **limits: Any) -> None:
        """Shorter limits than a table of people would have, in the memory of every process alone."""
        HASTENED.setdefault(code, {}).update(limits)
        for one in self.all():
            table = one.table(code)

            async def change(table: Table = table) -> None:
                table.row = replace(table.row, **limits)
                table.bots.settle()

            one.run(table.do(change))


HASTENED: dict[str, dict[str, Any]] = {}  # by the code of a table; whoever reads its row again keeps to it
read_as_stored = StoredTable.read


def read_hastened(stored: StoredTable) -> tuple[TableRow, list[Seat], Game]:
    row, seats, game = read_as_stored(stored)
    return replace(row, **HASTENED.get(row.code, {})), seats, game


setattr(StoredTable, "read", read_hastened)  # noqa: B010
be_careless()


PACKAGES = str(Path(monstertisch.__file__).parents[1])  # where new processes find them


def load_once() -> None:
    """The processes in which bots of a server in a thread think are forks of one that has loaded everything."""
    multiprocessing.set_forkserver_preload(["monstertisch.server.thinking"])
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", PACKAGES)
        forkserver.ensure_running()
    setattr(thinking, "BEGINS", multiprocessing.get_context("forkserver"))  # noqa: B010


load_once()

NURSERY = """
import json, os, resource, sys
from pathlib import Path
import monstertisch.__main__, monstertisch.cli, monstertisch.server.jobs
from monstertisch.server.serve import serve
from monstertisch.server.postgres import address_of
from monstertisch.server.settings import Settings

sys.path.append(sys.argv[1])
from careless import be_careless
be_careless()
sys.path.pop()

for line in sys.stdin:
    asked = json.loads(line)
    if "ended" in asked:
        print(os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1]), flush=True)
        continue
    child = os.fork()
    if not child:
        break
    print(child, flush=True)
else:
    sys.exit()

into = os.O_WRONLY | os.O_APPEND | os.O_CREAT
for number, file in enumerate([os.open(os.devnull, os.O_RDONLY), os.open(asked["said"], into), os.open(asked["log"], into)]):
    os.dup2(file, number)
sys.stdin = open(0, closefd=False)  # of which nothing was read yet
os.environ.update(asked["environment"])
for name, value in asked["constants"].items():
    module, _, constant = name.rpartition(".")
    assert hasattr(sys.modules[module], constant)
    setattr(sys.modules[module], constant, value)
if asked["files"]:
    resource.setrlimit(resource.RLIMIT_NOFILE, (asked["files"], asked["files"]))
if asked["words"]:
    sys.argv = ["monstertisch", *asked["words"]]
    sys.exit(monstertisch.__main__.main())
settings = asked["settings"]
if "postgres" in settings:
    settings["postgres"] = address_of(settings["postgres"])
serve(Settings(Path(asked["folder"]), **settings), "127.0.0.1", asked["port"], False, "ready:")
"""


class Nursery:
    """A process that has loaded all that a server needs, once; every server is a fork of it and begins at once."""

    def __init__(self, path: str) -> None:
        self.lock = threading.Lock()
        command = [sys.executable, "-c", NURSERY, str(Path(__file__).parent)]
        self.process = subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
        atexit.register(self.process.communicate)  # it ends when nothing more can be asked

    def ask(self, **asked: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(f"{json.dumps(asked)}\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())


nursery = functools.cache(Nursery)


class Child:
    """A process of the nursery: a server with these settings, or our program with these words; constants by their full names."""

    def __init__(
        self,
        log: Path,
        path: str = PACKAGES,
        said: str = os.devnull,
        files: int | None = None,
        words: list[str] | None = None,
        constants: dict[str, float] | None = None,
        **how: Any,
    ) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.nursery = nursery(path)
        how.update(files=files, words=words, constants=constants or {})
        self.pid = self.nursery.ask(log=str(log), said=said, environment=environment, **how)
        self.code: int | None = None

    def send_signal(self, how: signal.Signals) -> None:
        if self.code is None:
            os.kill(self.pid, how)

    def has_ended(self) -> bool:
        return self.code is not None or bool(psutil.Process(self.pid).status() == psutil.STATUS_ZOMBIE)

    def wait(self) -> int:
        wait_for("it ends", self.has_ended)
        if self.code is None:
            self.code = self.nursery.ask(ended=self.pid)
        return self.code


class ProcessServer:
    """The real server in a process of its own, to be ended in any way and started again on the same files."""

    def __init__(self, folder: Path, files: int | None = None, constants: dict[str, float] | None = None, **settings: Any) -> None:
        self.folder = folder
        self.files = files  # that it may open
        self.constants = constants
        self.settings = settings
        self.port = free_port()
        self.log = folder / "log.jsonl"
        self.path = PACKAGES

    def start(self) -> ProcessServer:
        self.folder.mkdir(parents=True, exist_ok=True)
        how: dict[str, Any] = {"folder": str(self.folder), "port": self.port, "settings": self.settings}
        self.process = Child(self.log, self.path, files=self.files, constants=self.constants, **how)
        wait_for("the server starts", self.answers)
        return self

    def complaints(self) -> list[str]:
        """The log, without what Python says when a process was killed and it tidies up after it."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if "resource_tracker" not in line and not line.startswith("  warnings.warn")]

    def answers(self) -> bool:
        assert not self.process.has_ended(), self.log.read_text("utf-8")
        try:
            return httpx.get(f"http://{HOST}:{self.port}/ready", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def kill(self) -> int:
        return self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.browser = httpx.Client(
            base_url=f"http://{HOST}:{port}", timeout=LIMIT, verify=False
        )  # no TLS here; loading its roots takes long
        self.opened = ExitStack()
        self.headers: dict[str, str] = {}  # of sockets

    def close(self) -> None:
        self.opened.close()
        self.browser.close()

    def move_to(self, port: int) -> None:
        """From now on another server is asked, with the same cookies."""
        self.port = port
        self.browser.base_url = httpx.URL(f"http://{HOST}:{port}")

    def get(self, address: str) -> Message:
        return self.answer(self.browser.get(f"/api/{address}"))

    def post(self, address: str, **body: Any) -> Message:
        return self.answer(self.browser.post(f"/api/{address}", json=body))

    def answer(self, response: httpx.Response) -> Message:
        assert response.status_code == 200, response.text
        found: Message = response.json()
        return found

    def refused(self, method: str, address: str, **body: Any) -> str:
        """The status and the code with which this request is refused."""
        response = self.browser.request(method, f"/api/{address}", json=body or None)
        assert 400 <= response.status_code < 500 or response.status_code == 503, response.text
        problem = m.Refused.model_validate(response.json()).detail
        return f"{response.status_code} {problem.code}"

    def new_table(self, players: int = 4, **wanted: Any) -> Message:
        return self.post("tables", **{"game": GAME, "players": players, "names": [self.name], **wanted})

    def take_seat(self, code: str, seat: int) -> Message:
        return self.post(f"tables/{code}/seats/{seat}", name=self.name)

    def join(self, code: str, after: int = -1) -> TableSocket:
        """Opens the table and reads on until the position is there."""
        table = self.open(code)
        table.hello(after)
        return table

    def open(self, code: str, **options: Any) -> TableSocket:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.browser.cookies.jar)
        address = f"ws://{HOST}:{self.port}/api/tables/{code}/live"
        headers = {**self.headers, **({"Cookie": cookies} if cookies else {})}
        opening = connect(address, additional_headers=headers, proxy=None, open_timeout=LIMIT, max_queue=None, **options)
        return TableSocket(self.opened.enter_context(opening))


def share_of(_name: str) -> str:
    """What somebody of this name adds to the luck; tests whose games shall be the same every time have another way."""
    return secrets.token_hex(SHARE)


def texts_in(frame: str | bytes) -> list[str]:
    """The messages of a frame, to the byte as they came."""
    assert isinstance(frame, str)
    assert frame[0] + frame[-1] == "[]"
    found, at = list[str](), 1
    while at < len(frame):
        _, end = json.JSONDecoder().raw_decode(frame, at)
        found.append(frame[at:end])
        at = end + 1
    return found


def see(views: list[Message], message: Message) -> Message:
    """The view that is told whole, or by what changed since the last one, which must be the one that is meant."""
    if message["type"] == "patch":
        assert message["base"] == views[-1]["n"]
        message = {**message, "view": patched(views[-1]["view"], message["patch"])}
    views.append({name: message[name] for name in ["n", "seat", "view"]})
    view: Message = message["view"]
    return view


class TableSocket:
    """One open table: everything heard, checked against the published messages, and what follows from it."""

    def __init__(self, opened: ClientConnection) -> None:
        self.socket = opened
        self.heard: list[Message] = []
        self.texts: list[str] = []  # of all that was heard
        self.waiting: list[str] = []  # of the last frame
        self.n = -1
        self.table: Message = {}
        self.seat: int | None = None
        self.view: Message = {}
        self.views: list[Message] = []  # all of them
        self.choices: Message = {"n": -1}
        self.presence: Message = {}
        self.over: Message | None = None
        self.share: str | None = None

    def close(self) -> None:
        self.socket.close()

    # Talking

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def greet(self, after: int = -1) -> None:
        self.say(type="hello", version=m.PROTOCOL, after=after)

    def hello(self, after: int = -1) -> None:
        """Reads on until everything is there."""
        self.greet(after)
        self.until("presence")
        if self.table["state"] == "dealing" and self.share:  # the deal follows
            self.until("view")
            self.listen()

    def add_share(self) -> None:
        """As a page does when the game starts."""
        own = [seat["name"] for seat in self.table["seats"] if seat["yours"]]
        if self.table["state"] == "dealing" and self.share is None and own:
            self.share = share_of(own[0])
            self.say(type="share", share=self.share)

    def act(self, do: Message | None = None, at: int | None = None, seat: int | None = None) -> None:
        """Plays this, or the first thing that is allowed."""
        do = do or self.options[0]
        self.say(type="act", at=self.n if at is None else at, seat=self.seat if seat is None else seat, do=do)

    # Listening

    def take(self, limit: float = LIMIT) -> Message:
        if not self.waiting:
            self.waiting = texts_in(self.socket.recv(limit))
        text = self.waiting.pop(0)
        server_message.validate_json(text)
        message: Message = json.loads(text)
        self.texts.append(text)
        self.heard.append(message)
        self.note(message)
        return message

    def note(self, message: Message) -> None:
        match message["type"]:
            case "table":
                self.table = message["table"]
                self.n = message["n"]
                self.add_share()
            case "view" | "patch":
                self.n, self.seat, self.view = message["n"], message["seat"], see(self.views, message)
            case "choices":
                self.choices = message
            case "presence":
                self.presence = message
            case "over":
                self.over = message

    def until(self, kind: str, **facts: Any) -> Message:
        """Reads on to the next message of this kind with these facts."""
        end = time.monotonic() + LIMIT
        while True:
            try:
                message = self.take(max(end - time.monotonic(), 0.01))
            except TimeoutError:
                seen = [one["type"] for one in self.heard[-12:]]
                raise AssertionError(f"no {kind} {facts} within {LIMIT} s; last heard: {seen}") from None
            if message["type"] == kind and all(message[name] == value for name, value in facts.items()):
                return message

    def take_waiting(self) -> bool:
        """Takes what has arrived already; tells whether anything had."""
        some = False
        while True:
            try:
                self.take(0)
            except TimeoutError:
                return some
            some = True

    def knows(self, n: int) -> bool:
        """Whether the position after entry `n` or a later one is here, with its choices."""
        return self.n >= n and bool(self.view) and (not self.my_turn or self.choices["n"] == self.n)

    def settle(self, n: int) -> None:
        """Reads on until it does."""
        while not self.knows(n):
            self.take()

    def until_over(self) -> Message:
        while self.over is None:
            self.take()
        return self.over

    def listen(self) -> None:
        """Sends a ping and takes everything up to its answer."""
        self.say(type="ping")
        self.until("pong")

    def nothing_but(self, *kinds: str) -> None:
        """Sends a ping: whatever comes before its answer must be of these kinds."""
        self.say(type="ping")
        while (message := self.take())["type"] != "pong":
            assert message["type"] in kinds, message

    def closed_with(self) -> int:
        """Reads to the end and tells the code the server closed with."""
        try:
            while True:
                self.take()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    # What follows

    @property
    def my_turn(self) -> bool:
        waiting = self.view["prompt"]["seats"] if "prompt" in self.view else [self.view["turn"]]
        return self.seat is not None and self.seat in waiting

    @property
    def options(self) -> list[Message]:
        assert self.choices["n"] == self.n, "no choices for this position"
        return [choice["do"] for choice in self.choices["options"]]

    def events(self, live: bool | None = None) -> list[Message]:
        found = [message for message in self.heard if message["type"] == "events"]
        return [message for message in found if live is None or message["live"] == live]


def seat_people(people: list[Person], **wanted: Any) -> str:
    """A running table with a person at each seat; tells its code."""
    host, *others = people
    code: str = host.new_table(len(people), **wanted)["code"]
    for seat, person in enumerate(others, start=1):
        person.take_seat(code, seat)
    host.post(f"tables/{code}/start")
    return code


def start_together(tables: list[TableSocket], host: Person) -> None:
    """The host starts while everyone is there: every page adds its share, then the cards are dealt."""
    host.post(f"tables/{tables[0].table['code']}/start")
    for table in tables:
        table.until("table")
    for table in tables:
        table.until("view")


def play_on(tables: list[TableSocket], moves: int = 10_000, whims: random.Random | None = None) -> None:
    """Everyone plays, at random or the first thing allowed, until so many more entries are known to all or the game is over."""
    goal = max(table.n for table in tables) + moves
    end = time.monotonic() + LIMIT
    acted = -1
    while not all(table.over or table.knows(goal) for table in tables):
        assert time.monotonic() < end, f"no move after entry {acted} within {LIMIT} s"
        heard = [table.take_waiting() for table in tables]
        actor = next((table for table in tables if table.my_turn and table.knows(table.n) and acted < table.n < goal), None)
        if actor is not None:
            actor.act(whims.choice(actor.options) if whims else None)
            acted, end = actor.n, time.monotonic() + LIMIT
        elif not any(heard):
            time.sleep(0.001)
