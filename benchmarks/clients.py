"""People who play from outside, over the loopback: what they ask for, what their sockets tell them, and the tables they sit at."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from monstertisch.server.messages import PROTOCOL
from monstertisch.server.patch import patched

from .hosts import HOST

SEATS = 4
AT_ONCE = 40  # requests and connections under way at a time
Message = dict[str, Any]
T = TypeVar("T")


async def together(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """All of it, a few at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(task: Callable[[], Awaitable[T]]) -> T:
        async with free:
            return await task()

    return await asyncio.gather(*[one(task) for task in work])


class Refused(Exception):
    """A request was not answered as it should be."""


class Visitors:
    """Requests of many people over few connections; each brings the own cookie."""

    def __init__(self, port: int) -> None:
        self.base = f"http://{HOST}:{port}"
        self.line = httpx.AsyncHTTPTransport(
            verify=False, limits=httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE, keepalive_expiry=1.0)
        )

    async def ask(self, method: str, address: str, cookie: str, body: Any = None) -> tuple[Any, str]:
        """The answer, and the cookie that a new visitor got."""
        request = httpx.Request(method, f"{self.base}/api/{address}", json=body, headers={"Cookie": cookie} if cookie else {})
        response = await self.line.handle_async_request(request)
        await response.aread()
        if response.status_code != 200:
            raise Refused(f"{method} {address}: {response.status_code} {response.text}")
        given = response.headers.get("set-cookie", "").split(";")[0]
        return response.json(), given or cookie

    async def open_table(self, game: str, bots: int = 0, level: str = "journeyman") -> tuple[str, list[str]]:
        """A running table of four, so many of them bots; its code, and the cookies of the others."""
        wish = {"game": game, "players": SEATS, "names": ["Ada"], "away": 3600, "level": level}
        made, host = await self.ask("POST", "tables", "", wish)
        cookies = [host]
        for seat in range(1, SEATS - bots):
            _, cookie = await self.ask("POST", f"tables/{made['code']}/seats/{seat}", "", {"name": f"Gast {seat}"})
            cookies.append(cookie)
        if bots:
            await self.ask("POST", f"tables/{made['code']}/fill", host)
        await self.ask("POST", f"tables/{made['code']}/start", host)
        return made["code"], cookies


class Seat:
    """One connected seat: what it knows and what it may do, as the page keeps it."""

    def __init__(self, port: int, code: str, number: int, cookie: str) -> None:
        self.port = port
        self.code = code
        self.number = number
        self.cookie = cookie
        self.name = secrets.token_hex(16)  # of its sockets, in the notes of the server
        self.n = -1  # the last entry it knows
        self.viewed = -1  # the entry after which its view was sent
        self.view: Message = {}
        self.choices: Message = {"n": -1}
        self.over = False
        self.socket: ClientConnection

    async def open(self) -> None:
        """Reads on until it knows all there is."""
        self.socket = await connect(
            f"ws://{HOST}:{self.port}/api/tables/{self.code}/live",
            additional_headers={"Cookie": self.cookie, "X-Request-ID": self.name},
            proxy=None, max_queue=None, max_size=None, open_timeout=60,
        )  # fmt: skip
        await self.say(type="hello", version=PROTOCOL, after=self.n)
        async for frame in self.socket:
            self.hear(str(frame))
            if '"type":"presence"' in str(frame):
                return

    async def listen(self) -> None:
        """Until the socket is closed."""
        try:
            async for frame in self.socket:
                self.hear(str(frame))
        except ConnectionClosed:
            return

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def act(self, do: Message) -> None:
        await self.say(type="act", at=self.n, seat=self.number, do=do)

    def hear(self, frame: str) -> None:
        now = time.perf_counter()
        for message in json.loads(frame):
            self.take(message, now)

    def take(self, message: Message, _now: float) -> None:
        match message["type"]:
            case "view":
                self.look(message, message["view"])
            case "patch":
                assert message["base"] == self.viewed, "a patch of a view that this seat does not have"
                self.look(message, patched(self.view, message["patch"]))
            case "choices":
                self.choices = message
            case "over":
                self.over = True

    def look(self, message: Message, view: Message) -> None:
        self.n = self.viewed = message["n"]
        self.view = view

    @property
    def options(self) -> list[Message]:
        """What it may do; nothing while it does not know."""
        return [choice["do"] for choice in self.choices["options"]] if self.choices["n"] == self.n else []

    @property
    def asked(self) -> bool:
        if self.over or not self.options:
            return False
        return self.number in (self.view["prompt"]["seats"] if "prompt" in self.view else [self.view["turn"]])


def run(work: Coroutine[Any, Any, T]) -> T:
    """A measurement that cannot be made ends the program with the reason."""
    try:
        return asyncio.run(work)
    except (Refused, ChildProcessError, TimeoutError, OSError) as error:
        sys.exit(str(error))
