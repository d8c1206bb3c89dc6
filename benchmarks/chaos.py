"""A storm: people play while servers, workers and PostgreSQL are killed, paused and deaf, and the disk is slow or full.

Two servers behind nginx on one PostgreSQL, tables of four at all games. When it is over, every log is compared with what people
were told: each act that was acknowledged is there once and in its order, and what they see is what a replay of the log shows them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed, WebSocketException

from monstertisch.core.match import Match, read_match
from monstertisch.games import GAMES
from monstertisch.server import gate, unreadable
from monstertisch.server.connection import write_down
from monstertisch.server.postgres import address_of
from monstertisch.server.settings import Settings
from monstertisch.server.storage import Store

from .clients import SEATS, Message, Refused, Seat, Visitors
from .hosts import Database, Server, Worker, end_politely, proxy
from .load import judged, machine

LEASE = 2.0  # seconds after which one server takes over from another
THINKS = 0.2, 0.6  # seconds that a person takes for a move
FIRST_PAUSE, LONGEST_PAUSE = 0.3, 3.0  # seconds before a page connects again
PING_EVERY, PONG_WITHIN = 20.0, 10.0  # seconds
BEGIN_AGAIN = 0.2  # seconds after which what has ended is started again, as by systemd
RECOVERS_WITHIN = 60.0  # seconds in which it must, or the storm is given up
CALMS_WITHIN = 60.0
DISK = 640  # megabytes of PostgreSQL's own disk
SERVERS = 2
WEIGHTS = {
    "server killed": 4, "worker killed": 3, "PostgreSQL killed": 3,
    "server paused": 1, "notices dropped": 1, "slow disk": 1, "full disk": 1,
}  # fmt: skip
KILLS = [kind for kind in WEIGHTS if kind.endswith("killed")]


class Guest(Seat):
    """A person with a page: comes back when the connection is lost, acts when asked, notes what was told and acknowledged."""

    def __init__(self, table: Table, port: int, number: int, cookie: str) -> None:
        super().__init__(port, table.code, number, cookie)
        self.table = table
        self.whims = random.Random()  # not that of the storm, whose draws shall come in the same order again
        self.story: dict[int, str] = {}
        self.sent: list[tuple[int, str]] = []  # after which entry, and what
        self.acknowledged: dict[int, str] = {}
        self.connected = False
        self.busy = False  # an act is on its way
        self.heard_pong = 0.0
        self.acting: asyncio.Task[None] | None = None

    async def live(self) -> None:
        pause = FIRST_PAUSE
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self.open()
                pause = FIRST_PAUSE
                await self.stay()
            self.connected = self.busy = False
            await asyncio.sleep(pause * self.whims.uniform(0.7, 1.3))
            pause = min(1.8 * pause, LONGEST_PAUSE)

    async def stay(self) -> None:
        """Plays until the connection is lost or the game is over."""
        self.connected = True
        pinging = asyncio.create_task(self.ping())
        try:
            self.consider()
            async for frame in self.socket:
                self.hear(str(frame))
                self.consider()
                if self.over:
                    await self.socket.close()
        finally:
            pinging.cancel()
            if self.socket.close_code and not self.over:
                self.table.storm.closed[int(self.socket.close_code)] += 1

    async def ping(self) -> None:
        """A server that says nothing is given up."""
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_EVERY)
                asked = time.perf_counter()
                await self.say(type="ping")
                await asyncio.sleep(PONG_WITHIN)
                if self.heard_pong < asked:
                    self.socket.transport.abort()

    def take(self, message: Message, now: float) -> None:
        super().take(message, now)
        match message["type"]:
            case "events":
                self.remember(message["entry"], message["events"], now)
            case "resync":
                self.busy = False
            case "refused":
                self.busy = False
                self.table.storm.refused[message["reason"]["code"]] += 1
            case "bye":
                self.socket.transport.abort()
            case "pong":
                self.heard_pong = now

    def remember(self, entry: Message, events: list[Message], now: float) -> None:
        n, told = entry["n"], json.dumps([entry, events], sort_keys=True)
        if self.story.setdefault(n, told) != told:
            self.table.complain(f"entry {n} was told in two ways to seat {self.number}")
        if n and n - 1 not in self.story:
            self.table.complain(f"entry {n} was told to seat {self.number} without the one before it")
        self.busy = False
        self.n = max(self.n, n)
        if entry["seat"] == self.number:
            self.acknowledged[n] = json.dumps(entry["do"], sort_keys=True)
        self.table.moved(n, now)

    def consider(self) -> None:
        """Takes a moment to think, if there is something to do."""
        if self.asked and not self.busy and not self.table.storm.calm and (self.acting is None or self.acting.done()):
            self.acting = asyncio.create_task(self.act_soon())

    async def act_soon(self) -> None:
        await asyncio.sleep(self.whims.uniform(*THINKS))
        if not self.connected or self.busy or not self.asked:
            return
        do = self.whims.choice(self.options)
        self.sent.append((self.n, json.dumps(do, sort_keys=True)))
        self.busy = True
        with suppress(ConnectionClosed):
            await self.act(do)


class Table:
    """A game of four, and how long it stood still."""

    def __init__(self, storm: Storm, game: str, code: str, cookies: list[str], port: int) -> None:
        self.storm = storm
        self.game = game
        self.code = code
        self.guests = [Guest(self, port, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.n = 0
        self.at = time.perf_counter()  # of its last move
        self.stood: list[tuple[float, float]] = []  # for how long, until when
        self.complaints: list[str] = []

    @property
    def over(self) -> bool:
        return all(guest.over for guest in self.guests)

    def moved(self, n: int, now: float) -> None:
        if n > self.n:
            self.n = n
            self.stood.append((now - self.at, now))
            self.at = now

    def complain(self, text: str) -> None:
        self.complaints.append(f"{self.game} {self.code}: {text}")

    @property
    def everybody_is_here(self) -> bool:
        return all(guest.connected or guest.over for guest in self.guests)

    def went_on(self, since: float) -> bool:
        return self.over or self.at > since

    def recovered(self, since: float) -> bool:
        return self.went_on(since) and self.everybody_is_here

    @property
    def with_bots(self) -> bool:
        return len(self.guests) < SEATS

    # Afterwards

    def examine(self, match: Match) -> None:
        """Compares what the people were told with the log."""
        log = {entry.number: json.dumps(json.loads(match.line(entry)), sort_keys=True) for entry in match.entries}
        if list(log) != list(range(1, len(log) + 1)):
            self.complain("its entries are not numbered one by one")
        for guest in self.guests:
            if guest.n != match.n:
                self.complain(f"seat {guest.number} knows of {guest.n} entries, and there are {match.n}")
            self.examine_guest(guest, match, [json.loads(line) for line in log.values()])

    def examine_guest(self, guest: Guest, match: Match, log: list[Message]) -> None:
        own = {line["n"]: json.dumps(line["do"], sort_keys=True) for line in log if line["seat"] == guest.number}
        for n, do in guest.acknowledged.items():
            if own.get(n) != do:
                self.complain(f"act {n} of seat {guest.number} was acknowledged and is not in the log")
        waiting = iter(guest.sent)
        for n, do in own.items():
            if not any(at < n and sent == do for at, sent in waiting):
                self.complain(f"entry {n} is an act that seat {guest.number} did not send, or sent before")
        if guest.view != json.loads(write_down(match.state.view(guest.number))):
            self.complain(f"seat {guest.number} sees something else than the replay shows")
        told = [(gate.entry(match.setup.moves, step), step.events) for step in match.steps]
        for entry, events in [(gate.opening(match), match.opening), *told]:
            shown = json.loads(write_down(gate.told(entry, events, guest.number)))
            heard = json.loads(guest.story.get(entry["n"], "[null, null]"))
            if [shown["entry"], shown["events"]] != heard:
                self.complain(f"seat {guest.number} was told of entry {entry['n']} otherwise than the replay does")


class Storm:
    """Tables that go on, and what befalls their servers."""

    def __init__(
        self,
        servers: list[Server],
        workers: list[Worker],
        database: Database,
        port: int,
        disk: Path | None,
        wanted: argparse.Namespace,
    ) -> None:
        self.servers = servers
        self.workers = workers
        self.database = database
        self.port = port
        self.disk = disk
        self.wanted = wanted
        self.whims = random.Random(wanted.seed)
        self.tables: list[Table] = []
        self.living: list[asyncio.Task[None]] = []
        self.closed: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.fallen: Counter[str] = Counter()  # what ended without having been killed
        self.killed: set[int] = set()
        self.recovery: dict[str, list[tuple[float, ...]]] = {kind: [] for kind in WEIGHTS}
        self.calm = False
        self.visitors = Visitors(port)

    @property
    def kills(self) -> int:
        return sum(self.done[kind] for kind in KILLS)

    # Tables

    async def keep_tables(self) -> None:
        """As many as wanted: one that is over makes room for another."""
        opened = 0
        while not self.calm:
            if sum(not table.over for table in self.tables) < self.wanted.tables:
                game = list(GAMES)[opened % len(GAMES)]
                try:
                    await self.open_table(game, bots=opened // len(GAMES) % 2)
                    opened += 1
                except (Refused, httpx.HTTPError, TimeoutError):
                    await asyncio.sleep(0.2)  # what was begun is left
            else:
                await asyncio.sleep(0.1)

    async def open_table(self, game: str, bots: int) -> None:
        code, cookies = await asyncio.wait_for(self.visitors.open_table(game, bots), 20)
        table = Table(self, game, code, cookies, self.port)
        self.tables.append(table)
        self.living += [asyncio.create_task(guest.live()) for guest in table.guests]

    async def look_after(self) -> None:
        """Whatever has ended is begun again, as systemd would."""
        while True:
            running: list[Database | Server | Worker] = [self.database, *self.servers, *self.workers]
            for one in running:
                if one.process.poll() is not None:
                    if one.process.pid not in self.killed:
                        self.fallen[type(one).__name__] += 1
                    await asyncio.sleep(BEGIN_AGAIN)
                    one.begin()
            await asyncio.sleep(0.05)

    # What befalls them

    async def rage(self) -> None:
        end = time.perf_counter() + 60 * self.wanted.minutes
        kinds = [kind for kind in WEIGHTS if kind != "full disk" or self.disk is not None]
        while self.kills < self.wanted.kills and time.perf_counter() < end:
            (kind,) = self.whims.choices(kinds, [WEIGHTS[kind] for kind in kinds])
            since = await self.strike(kind)
            if since is None:
                continue
            self.done[kind] += 1
            if self.whims.random() < 0.2:  # the next one comes before they have recovered
                await asyncio.sleep(self.whims.uniform(0.0, 0.5))
                continue
            await self.recover(kind, since)
            await asyncio.sleep(self.whims.uniform(0.0, 0.5))

    async def strike(self, kind: str) -> float | None:
        """From when on they recover; None: there was nothing to strike."""
        ways: dict[str, Callable[[], Awaitable[bool]]] = {
            "server killed": self.kill_server,
            "worker killed": self.kill_worker,
            "PostgreSQL killed": self.kill_database,
            "server paused": self.pause_server,
            "notices dropped": self.drop_notices,
            "slow disk": self.slow_disk,
            "full disk": self.full_disk,
        }
        began = time.perf_counter()
        if not await ways[kind]():
            return None
        return began if kind in KILLS else time.perf_counter()

    async def kill_server(self) -> bool:
        running = [server for server in self.servers if server.process.poll() is None]
        if not running:
            return False
        server = self.whims.choice(running)
        self.killed.add(server.process.pid)
        server.process.kill()
        return True

    async def kill_worker(self) -> bool:
        """One that works for all, or one in which a server thinks."""
        thinking = [one for server in self.servers for one in server.thinking()]
        working = [psutil.Process(worker.process.pid) for worker in self.workers if worker.process.poll() is None]
        if not thinking and not working:
            await asyncio.sleep(0.05)
            return False
        struck = self.whims.choice([*thinking, *working])
        self.killed.add(struck.pid)
        with suppress(psutil.NoSuchProcess):
            struck.kill()
        return True

    async def kill_database(self) -> bool:
        self.killed.add(self.database.process.pid)
        await asyncio.to_thread(self.database.kill)
        return True

    async def pause_server(self) -> bool:
        """For longer than its lease lasts: another one looks after its tables, and it wakes with what it knew."""
        server = self.whims.choice(self.servers)
        if server.process.poll() is not None:
            return False
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE + self.whims.uniform(0.2, 1.5))
        server.process.send_signal(signal.SIGCONT)
        return True

    async def drop_notices(self) -> bool:
        """Every connection on which a server listens is cut: what is told before it listens again is lost."""
        return await self.ask_database("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")

    async def slow_disk(self) -> bool:
        """Each commit waits 100 ms before it flushes what it wrote."""
        if not await self.ask_database(
            "ALTER SYSTEM SET commit_siblings = 0", "ALTER SYSTEM SET commit_delay = 100000", "SELECT pg_reload_conf()"
        ):
            return False
        await asyncio.sleep(self.whims.uniform(1.0, 3.0))
        await self.ask_database("ALTER SYSTEM RESET commit_delay", "SELECT pg_reload_conf()")
        return True

    async def full_disk(self) -> bool:
        """Something else takes all that is left of PostgreSQL's disk."""
        assert self.disk is not None
        filler = self.disk / "filler"
        await asyncio.to_thread(fill, filler)
        await asyncio.sleep(self.whims.uniform(1.0, 3.0))
        filler.unlink()
        return True

    async def ask_database(self, *statements: str) -> bool:
        import psycopg

        try:
            await asyncio.to_thread(self.database.execute, *statements)
        except psycopg.Error:
            return False
        return True

    async def recover(self, kind: str, since: float) -> None:
        """Everyone is connected again, every table of people has gone on, and every table with bots: notes how long each took."""
        signs: list[Callable[[], bool]] = [
            lambda: all(table.everybody_is_here for table in self.tables),
            lambda: all(table.went_on(since) for table in self.tables if not table.with_bots),
            lambda: all(table.went_on(since) for table in self.tables if table.with_bots),
        ]
        took = [0.0, 0.0, 0.0]
        while not all(took):
            now = time.perf_counter()
            took = [(before or now - since) if sign() else 0.0 for sign, before in zip(signs, took, strict=True)]
            if now - since > RECOVERS_WITHIN:
                self.complain_of(kind, since)
                return
            await asyncio.sleep(0.02)
        self.recovery[kind].append(tuple(took))

    def complain_of(self, kind: str, since: float) -> None:
        for table in self.tables:
            if not table.recovered(since):
                away = [guest.number for guest in table.guests if not guest.connected]
                table.complain(f"did not go on within {RECOVERS_WITHIN:g} s after: {kind}; not connected: seats {away}")

    # The whole of it

    async def run(self) -> None:
        keeping = asyncio.create_task(self.keep_tables())
        looking = asyncio.create_task(self.look_after())
        try:
            while sum(not table.over for table in self.tables) < self.wanted.tables:
                await asyncio.sleep(0.1)
            while not all(table.recovered(0.0) and table.n for table in self.tables):
                await asyncio.sleep(0.1)
            await self.rage()
            self.calm = True
            await keeping
            await self.examine()
        finally:
            for task in [looking, keeping, *self.living]:
                task.cancel()

    async def examine(self) -> None:
        """Nobody acts any more. Each table is looked at as soon as its people have heard of all there is; bots may take a while."""
        store = Store(Settings(Path("."), postgres=address_of(self.database.address)))
        await store.start()
        end = time.perf_counter() + CALMS_WITHIN
        try:
            for table in self.tables:
                match = await self.replay(store, table)
                while any(guest.n != match.n for guest in table.guests) and time.perf_counter() < end:
                    await asyncio.sleep(0.2)
                    match = await self.replay(store, table)
                table.examine(match)
        finally:
            await store.stop()

    async def replay(self, store: Store, table: Table) -> Match:
        text = await unreadable.match_file(store, table.code)
        return await asyncio.to_thread(read_match, text, GAMES)


def fill(file: Path) -> None:
    """Takes whatever room there is, down to the last block."""
    with file.open("wb", buffering=0) as filler:
        for size in [1 << 20, 1 << 12]:
            with suppress(OSError):
                while True:
                    filler.write(bytes(size))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system of its own on a file, that can be filled without harm; None where this may not be mounted."""
    image, mounted = folder / "disk.img", folder / "disk"
    mounted.mkdir()
    with image.open("wb") as file:
        file.truncate(DISK << 20)
    steps = [["mkfs.ext4", "-q", "-m", "0", str(image)], ["mount", "-o", "loop", str(image), str(mounted)]]
    try:
        made = all(subprocess.run(step, capture_output=True, check=False).returncode == 0 for step in steps)
    except OSError:
        made = False
    try:
        yield mounted if made else None
    finally:
        if made:
            subprocess.run(["umount", "--lazy", str(mounted)], check=False)


def complaints_of(servers: list[Server]) -> Counter[str]:
    """What the servers logged, without what is different every time."""
    found: Counter[str] = Counter()
    for server in servers:
        for line in server.log.read_text("utf-8", "replace").splitlines():
            if line.startswith("{"):
                found[str(json.loads(line).get("text", line)).partition("\n")[0][:110]] += 1
    return found


def show(storm: Storm, took: float) -> bool:
    """Tells whether all is well."""
    acts = sum(len(guest.acknowledged) for table in storm.tables for guest in table.guests)
    stood = sorted((seconds for table in storm.tables for seconds, _ in table.stood), reverse=True)
    print(f"{storm.kills} kills and {sum(storm.done.values()) - storm.kills} other disturbances in {took / 60:.1f} minutes")
    print(f"{len(storm.tables)} tables, {sum(table.over for table in storm.tables)} played to the end, {acts} acts acknowledged")
    print("                             seconds until everybody was connected, tables of people went on, and those with bots")
    print("                     times   median (longest)")
    for kind, times in storm.recovery.items():
        told = "   ".join(f"{median(column):5.1f} ({max(column):4.1f})" for column in zip(*times, strict=True))
        print(f"  {kind:<18} {storm.done[kind]:>5}   {told}")
    print(f"longest stand-still of a table: {judged(stood[0], storm.wanted.stand_still, 's')} (then {told_of(stood[1:4])})")
    print(
        f"closed sockets by code: {dict(storm.closed)}; refusals: {dict(storm.refused)}; ended by themselves: {dict(storm.fallen)}"
    )
    for text, count in complaints_of(storm.servers).most_common(12):
        print(f"  logged {count:>5} times: {text}")
    complaints = [text for table in storm.tables for text in table.complaints]
    print(f"lost, doubled, out of order or seen otherwise than a replay shows it: {len(complaints)}")
    for text in complaints[:20]:
        print(f"  {text}")
    return not complaints and stood[0] <= storm.wanted.stand_still and storm.kills >= storm.wanted.kills


def told_of(seconds: list[float]) -> str:
    return ", ".join(f"{one:.1f} s" for one in seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="of servers, workers and PostgreSQL together")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=0.0, help="at most; 0: one for every ten kills, and two more")
    parser.add_argument("--stand-still", type=float, default=10.0, help="seconds that a table may stand still at most")
    parser.add_argument(
        "--seed", type=int, default=random.SystemRandom().randrange(10**6), help="what befalls whom is drawn from it"
    )
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the servers")
    parser.add_argument("--source", action="store_true", help="the servers run from src/ instead of the installed wheel")
    parser.add_argument("--keep", type=Path, help="keeps the logs of all processes in this folder")
    wanted = parser.parse_args()
    wanted.minutes = wanted.minutes or wanted.kills / 10 + 2
    end_politely()
    print(f"{machine()}; load average before: {os.getloadavg()[0]:.1f}")
    print(f"seed {wanted.seed}: {wanted.tables} tables of {SEATS}, {SERVERS} servers behind nginx", flush=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        sys.exit(0 if blow(wanted.keep or Path(folder), Path(folder), wanted) else 1)


def blow(logs: Path, folder: Path, wanted: argparse.Namespace) -> bool:
    logs.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)  # PostgreSQL may run as somebody else
    with ExitStack() as stack:
        disk = stack.enter_context(small_disk(folder))
        if disk is None:
            print("no disk can be made that may be filled (that takes root and a loop device): full disks are left out")
        small = ["min_wal_size=32MB", "max_wal_size=64MB", "recovery_init_sync_method=syncfs"]
        database = stack.enter_context(Database((disk or folder) / "postgres", logs / "postgres.log", *small))
        settings: dict[str, Any] = {"lease": LEASE, "bot_pause": 0.2, "tables_per_minute": 1000}
        servers = [
            Server(wanted.python, wanted.source, logs / f"server{number}", database.address, **settings)
            for number in range(SERVERS)
        ]
        for server in servers:
            stack.enter_context(server)
        worker = stack.enter_context(Worker(servers[0], logs / "worker"))
        port = stack.enter_context(proxy(folder / "nginx", [server.port for server in servers]))
        storm = Storm(servers, [worker], database, port, disk, wanted)
        began = time.perf_counter()
        asyncio.run(storm.run())
        return show(storm, time.perf_counter() - began)


if __name__ == "__main__":
    main()
