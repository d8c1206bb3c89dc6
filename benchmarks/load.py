"""Load on the server: live tables whose seats move now and then, measured from a second process, and a restart under load.

The server is the real one, in a process of its own on a fresh database; everything goes over the loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from monstertisch.server.messages import PROTOCOL

HERE = Path(__file__).parent
HOST = "127.0.0.1"
GAME = "maechtige_monster"
SEATS = 4
AT_ONCE = 40  # requests and connections under way at a time
WARM_UP = 30  # tables that are opened before anything is weighed
T = TypeVar("T")

SERVE = """
import sys
from pathlib import Path
from monstertisch.server.postgres import address_of
from monstertisch.server.serve import serve
from monstertisch.server.settings import Settings
postgres = address_of(sys.argv[3]) if sys.argv[3:] else None
settings = Settings(Path(sys.argv[1]), postgres, idle=3600.0, tables_per_minute=100000, messages_per_second=100000.0)
serve(settings, "127.0.0.1", int(sys.argv[2]), False, "ready:")
"""


class Server:
    """The server in its own process, on its own folder, to be started again on the same one."""

    def __init__(self, python: str, source: bool, folder: Path, database: str | None = None) -> None:
        self.python = python
        self.source = source
        self.folder = folder
        self.database = [database] if database else []  # of PostgreSQL, in place of the folder
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])

    def environment(self) -> dict[str, str]:
        found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**found, "PYTHONPATH": str(HERE.parent / "src")} if self.source else found

    def about(self) -> str:
        """Whether its rules are compiled."""
        question = "import monstertisch.core.game as game; print(game.__file__)"
        file = subprocess.run(
            [self.python, "-P", "-c", question], env=self.environment(), capture_output=True, text=True, check=True
        )
        return "interpreted" if file.stdout.strip().endswith(".py") else "compiled"

    def start(self) -> float:
        """Tells when it was ready."""
        command = [self.python, "-P", "-c", SERVE, str(self.folder), str(self.port), *self.database]
        self.process = subprocess.Popen(command, env=self.environment(), stdout=subprocess.DEVNULL)
        self.watched = psutil.Process(self.process.pid)
        while True:
            if self.process.poll() is not None:
                sys.exit(f"The server ended with code {self.process.returncode}, see above.")
            try:
                if httpx.get(f"http://{HOST}:{self.port}/ready").status_code == 200:
                    return time.perf_counter()
            except httpx.TransportError:
                time.sleep(0.02)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_failure: object) -> None:
        self.stop()

    def memory(self) -> float:
        """KiB that are really there, without the process in which bots think."""
        return float(self.watched.memory_info().rss) / 1024

    def seconds_worked(self) -> float:
        times = self.watched.cpu_times()
        return float(times.user + times.system)


def seconds_busy() -> float:
    """Of all cores, whoever kept them so."""
    times = psutil.cpu_times()
    return float(sum(times) - times.idle - getattr(times, "iowait", 0.0))


async def together(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """All of it, a few at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(task: Callable[[], Awaitable[T]]) -> T:
        async with free:
            return await task()

    return await asyncio.gather(*[one(task) for task in work])


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
            sys.exit(f"{method} {address}: {response.status_code} {response.text}")
        given = response.headers.get("set-cookie", "").split(";")[0]
        return response.json(), given or cookie


class Seat:
    """One connected seat: it knows how far it is, what it may do, and when it heard of which entry."""

    def __init__(self, table: LiveTable, number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.n = 0
        self.turn = False
        self.options: list[Any] = []
        self.socket: ClientConnection

    async def open(self, after: int = -1) -> None:
        headers = {"Cookie": self.cookie}
        self.socket = await connect(
            f"ws://{HOST}:{self.table.port}/api/tables/{self.table.code}/live",
            additional_headers=headers, proxy=None, max_queue=None, open_timeout=60,
        )  # fmt: skip
        await self.socket.send(json.dumps({"type": "hello", "version": PROTOCOL, "after": after}))
        async for frame in self.socket:
            self.take(str(frame), time.perf_counter())
            if str(frame).startswith('[{"type":"presence"'):
                return

    async def listen(self) -> None:
        try:
            async for frame in self.socket:
                self.take(str(frame), time.perf_counter())
        except ConnectionClosed:
            return

    def take(self, frame: str, now: float) -> None:
        for message in json.loads(frame):
            match message["type"]:
                case "events" if message["live"]:
                    self.table.heard(message["entry"]["n"], now)
                case "view" | "patch":
                    self.n = message["n"]
                    self.turn = False
                case "choices":
                    self.options = message["options"]
                    self.turn = True
                    self.table.actor = self
                case "over":
                    self.table.over = True


class LiveTable:
    """One table of four. Whoever has the turn moves when it is time, and the time until all four know is kept."""

    def __init__(self, port: int, code: str, cookies: list[str]) -> None:
        self.port = port
        self.code = code
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self.actor: Seat | None = None
        self.over = False
        self.sent: dict[int, float] = {}
        self.ears: dict[int, int] = {}
        self.delays: list[float] = []

    def heard(self, n: int, now: float) -> None:
        self.ears[n] = self.ears.get(n, 0) + 1
        if self.ears[n] == SEATS and n in self.sent:
            self.delays.append(now - self.sent[n])

    async def play(self, pause: float, until: float, whims: random.Random) -> None:
        """A move about every `pause` seconds."""
        await asyncio.sleep(whims.uniform(0, pause))
        while not self.over and time.perf_counter() < until:
            began = time.perf_counter()
            actor = self.actor
            if actor is not None and actor.turn and all(seat.n == actor.n for seat in self.seats):
                actor.turn = False
                do = whims.choice(actor.options)["do"]
                act = json.dumps({"type": "act", "at": actor.n, "seat": actor.number, "do": do})
                self.sent[actor.n + 1] = time.perf_counter()
                await actor.socket.send(act)
            await asyncio.sleep(max(0.0, began + pause * whims.uniform(0.8, 1.2) - time.perf_counter()))


async def open_tables(visitors: Visitors, count: int, port: int) -> list[LiveTable]:
    """So many running tables, each with four people."""

    async def one() -> LiveTable:
        wish = {"game": GAME, "players": SEATS, "names": ["Ada"], "away": 3600}
        made, host = await visitors.ask("POST", "tables", "", wish)
        cookies = [host]
        for seat in range(1, SEATS):
            _, cookie = await visitors.ask("POST", f"tables/{made['code']}/seats/{seat}", "", {"name": f"Gast {seat}"})
            cookies.append(cookie)
        await visitors.ask("POST", f"tables/{made['code']}/start", host)
        return LiveTable(port, made["code"], cookies)

    return await together([one] * count)


async def connect_all(tables: list[LiveTable]) -> list[asyncio.Task[None]]:
    await together([seat.open for table in tables for seat in table.seats])
    return [asyncio.create_task(seat.listen()) for table in tables for seat in table.seats]


async def hang_up(tables: list[LiveTable], listeners: list[asyncio.Task[None]]) -> None:
    await together([seat.socket.close for table in tables for seat in table.seats])
    await asyncio.gather(*listeners)


async def play_all(tables: list[LiveTable], seconds: float, pace: float) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(*[table.play(pace / SEATS, until, random.Random(number)) for number, table in enumerate(tables)])
    await asyncio.sleep(1.0)


# What is measured


async def measure_load(server: Server, wanted: argparse.Namespace) -> dict[str, Any]:
    """Latency, work and memory with all tables live."""
    visitors = Visitors(server.port)
    await open_tables(visitors, WARM_UP, server.port)
    empty = server.memory()
    tables = await open_tables(visitors, wanted.tables, server.port)
    opened = server.memory()
    listeners = await connect_all(tables)
    connected = server.memory()
    await play_all(tables, 5.0, wanted.pace)  # the first moves are not counted
    for table in tables:
        table.delays.clear()
    gc.collect()
    gc.freeze()
    worked, mine, busy, began = server.seconds_worked(), time.process_time(), seconds_busy(), time.perf_counter()
    await play_all(tables, wanted.seconds, wanted.pace)
    took = time.perf_counter() - began
    worked, mine, busy = server.seconds_worked() - worked, time.process_time() - mine, seconds_busy() - busy
    delays = sorted(delay for table in tables for delay in table.delays)
    found = {
        "acts": len(delays),
        "acts_per_second": len(delays) / took,
        "p50_ms": 1000 * delays[len(delays) // 2],
        "p99_ms": 1000 * delays[len(delays) * 99 // 100],
        "longest_ms": 1000 * delays[-1],
        "server_cpu_percent": 100 * worked / took,
        "client_cpu_percent": 100 * mine / took,
        "others_cpu_percent": 100 * (busy - worked - mine) / took,
        "new_table_kib": (opened - empty) / wanted.tables,
        "socket_kib": (connected - opened) / (wanted.tables * SEATS),
    }
    await hang_up(tables, listeners)
    return {**found, "codes": [table.code for table in tables]}


async def measure_tables(server: Server, codes: list[str]) -> float:
    """KiB per table in the middle of its game, without sockets: a fresh server loads them all, and some before to warm up."""
    visitors = Visitors(server.port)
    await together([lambda code=code: visitors.ask("GET", f"tables/{code}", "") for code in codes[:WARM_UP]])  # type: ignore[misc]
    before = server.memory()
    await together([lambda code=code: visitors.ask("GET", f"tables/{code}", "") for code in codes[WARM_UP:]])  # type: ignore[misc]
    return (server.memory() - before) / (len(codes) - WARM_UP)


async def measure_restart(server: Server, wanted: argparse.Namespace) -> float:
    """Seconds from the server's return until every client is back at its position."""
    tables = await open_tables(Visitors(server.port), wanted.restart_tables, server.port)
    listeners = await connect_all(tables)
    await play_all(tables, 5.0, 1.0)
    positions = {table.code: table.seats[0].n for table in tables}
    back: list[float] = []

    async def come_back(seat: Seat) -> None:
        await listeners.pop(0)
        while True:
            await asyncio.sleep(random.uniform(0.1, 0.3))
            try:
                await seat.open(after=seat.n)
            except (OSError, ConnectionClosed):
                continue
            if seat.n != positions[seat.table.code]:
                sys.exit("A client came back to another position.")
            back.append(time.perf_counter())
            return

    waiting = [asyncio.create_task(come_back(seat)) for table in tables for seat in table.seats]
    await asyncio.to_thread(server.stop)
    ready = await asyncio.to_thread(server.start)
    await asyncio.gather(*waiting)
    await together([seat.socket.close for table in tables for seat in table.seats])
    return max(back) - ready


def machine() -> str:
    model = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), ""
    )
    return f"{model or platform.machine()}, {os.cpu_count()} cores, {platform.system()}; Python {platform.python_version()}"


def judged(value: float, most: float, unit: str) -> str:
    return f"{value:.1f} {unit}, goal ≤ {most:g} {unit}: {'reached' if value <= most else 'MISSED'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves of one seat")
    parser.add_argument("--restart-tables", type=int, default=50)
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the server")
    parser.add_argument("--source", action="store_true", help="the server runs from src/ instead of the installed wheel")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Server(wanted.python, wanted.source, Path(folder)), wanted)
    if wanted.json:
        print(json.dumps(found))
    else:
        show(found, wanted)


def measure(server: Server, wanted: argparse.Namespace) -> dict[str, Any]:
    load = os.getloadavg()[0]
    with server:
        found = asyncio.run(measure_load(server, wanted))
    codes = found.pop("codes")
    with server:
        found["table_kib"] = asyncio.run(measure_tables(server, codes))
    with server:
        found["restart_seconds"] = asyncio.run(measure_restart(server, wanted))
    return {"rules": server.about(), "load_before": load, **found}


def show(found: dict[str, Any], wanted: argparse.Namespace) -> None:
    print(f"Machine: {machine()}; load average before: {found['load_before']:.1f}")
    print(f"{wanted.tables} tables, {SEATS} connected seats each; a seat moves about every {wanted.pace:g} s; {wanted.seconds:g} s")
    print(f"Rules {found['rules']}; server and clients share the machine")
    print()
    print(f"moves                 {found['acts']}, {found['acts_per_second']:.0f} per second")
    print(f"act to events, p50    {found['p50_ms']:.1f} ms")
    print(f"act to events, p99    {judged(found['p99_ms'], 100, 'ms')} (longest {found['longest_ms']:.0f} ms)")
    print(
        f"server                {found['server_cpu_percent']:.0f} % of one core (the clients {found['client_cpu_percent']:.0f} %,"
    )
    print(f"                      all else that ran on the machine meanwhile {found['others_cpu_percent']:.0f} %)")
    new = f"{found['new_table_kib']:.1f} KiB when new"
    print(f"memory per table      {judged(found['table_kib'], 60, 'KiB')} in the middle of a game; {new}")
    print(f"memory per socket     {found['socket_kib']:.1f} KiB")
    print(f"restart, {wanted.restart_tables} tables    {judged(found['restart_seconds'], 5, 's')} until all are back")


if __name__ == "__main__":
    main()
