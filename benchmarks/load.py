"""Load on the server: live tables whose seats move now and then, measured from a second process, and a restart under load.

The server is the real one: one process or several, on SQLite or PostgreSQL, with nginx in front if asked; everything goes over the
loopback. What every act waited for is noted where it waited, so that the slowest ones can be explained.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, WebSocketException

from monstertisch.games import GAMES
from monstertisch.server.serve import collect_rarely

from .clients import SEATS, Message, Seat, Visitors, run, together
from .hosts import HOST, Database, Server, end_politely, proxy

WARM_UP = 30  # tables that are opened before anything is weighed
LATE_AFTER = 0.005  # seconds: a loop that is later than that is noted
GIVE_UP = 20.0  # seconds after which an act counts as lost
LONG_GAME, EARLY, LATE = "kingscraft", range(10, 60), range(1951, 2001)
PARTS = ["on its way there", "before the commit", "commit", "until it is shown", "on its way back"]
BUSY: dict[str, Any] = {"tables_per_minute": 100000, "messages_per_second": 100000.0, "idle": 3600.0}  # more than people would do


@dataclass
class Act:
    """A move, from when it is sent until everyone at the table has heard of it."""

    by: Listener
    at: int
    sent: float
    heard: float = 0.0
    n: int = 0
    parts: list[float] = field(default_factory=list)  # seconds


class Listener(Seat):
    def __init__(self, table: LiveTable, port: int, number: int, cookie: str) -> None:
        super().__init__(port, table.code, number, cookie)
        self.table = table

    def take(self, message: Message, now: float) -> None:
        super().take(message, now)
        match message["type"]:
            case "events" if message["live"]:
                self.table.heard(message["entry"], now)
            case "refused" | "resync":
                self.table.give_up()


class LiveTable:
    """One table of four. Somebody who is asked moves when it is time, and the time until all know is kept."""

    def __init__(self, ports: list[int], code: str, cookies: list[str]) -> None:
        self.code = code
        self.seats = [Listener(self, ports[seat % len(ports)], seat, cookie) for seat, cookie in enumerate(cookies)]
        self.ears: Counter[int] = Counter()
        self.act: Act | None = None
        self.answered = asyncio.Event()
        self.acts: list[Act] = []
        self.lost = 0

    @property
    def over(self) -> bool:
        return any(seat.over for seat in self.seats)

    def heard(self, entry: Message, now: float) -> None:
        n = entry["n"]
        self.ears[n] += 1
        if self.ears[n] == len(self.seats):
            del self.ears[n]
            if self.act and entry["seat"] == self.act.by.number and n > self.act.at:
                self.act.heard, self.act.n = now, n
                self.acts.append(self.act)
                self.answered.set()

    def give_up(self) -> None:
        self.lost += 1
        self.answered.set()

    async def play(self, pause: float, until: float, whims: random.Random, free: float = 0.0, most: int = sys.maxsize) -> None:
        """A move about every `pause` seconds. So often, who is not asked moves, if the rules allow it: that makes games long."""
        await asyncio.sleep(whims.uniform(0, pause))
        while not self.over and time.perf_counter() < until and self.seats[0].n < most:
            began = time.perf_counter()
            actor = self.somebody(whims, free)
            if actor is not None:
                await self.move(actor, whims)
            else:
                await asyncio.sleep(0.01)
            if pause:
                await asyncio.sleep(max(0.0, began + pause * whims.uniform(0.8, 1.2) - time.perf_counter()))

    def somebody(self, whims: random.Random, free: float) -> Listener | None:
        if len({seat.n for seat in self.seats}) > 1:
            return None
        unasked = [seat for seat in self.seats if seat.options and not seat.asked]
        asked = [seat for seat in self.seats if seat.asked]
        able = unasked if unasked and whims.random() < free else asked
        return whims.choice(able) if able else None

    async def move(self, actor: Listener, whims: random.Random) -> None:
        self.answered.clear()
        do = whims.choice(actor.options)
        self.act = Act(actor, actor.n, time.perf_counter())
        with suppress(ConnectionClosed):
            await actor.act(do)
        try:
            await asyncio.wait_for(self.answered.wait(), GIVE_UP)
        except TimeoutError:
            self.lost += 1
        self.act = None


async def open_tables(ports: list[int], game: str, count: int, bots: int = 0, level: str = "journeyman") -> list[LiveTable]:
    """Their people come by all of these ports in turn."""
    ways = [ports[at % len(ports) :] + ports[: at % len(ports)] for at in range(count)]
    visitors = {port: Visitors(port) for port in ports}
    opened = await together([partial(visitors[way[0]].open_table, game, bots, level) for way in ways])
    return [LiveTable(way, *one) for way, one in zip(ways, opened, strict=True)]


async def connect_all(tables: list[LiveTable]) -> list[asyncio.Task[None]]:
    await together([seat.open for table in tables for seat in table.seats])
    return [asyncio.create_task(seat.listen()) for table in tables for seat in table.seats]


async def hang_up(tables: list[LiveTable], listeners: list[asyncio.Task[None]]) -> None:
    await together([seat.socket.close for table in tables for seat in table.seats])
    await asyncio.gather(*listeners)


async def play_all(tables: list[LiveTable], seconds: float, pace: float, **how: Any) -> None:
    until = time.perf_counter() + seconds
    works = [table.play(pace / SEATS, until, random.Random(number), **how) for number, table in enumerate(tables)]
    await asyncio.gather(*works)


# What is under load


class Ground:
    """The servers of one measurement, and by which ports people come to them."""

    def __init__(self, folder: Path, wanted: argparse.Namespace) -> None:
        self.folder = folder
        self.wanted = wanted
        self.database: Database | None = None
        self.servers: list[Server] = []
        self.ports: list[int] = []

    @contextmanager
    def standing(self) -> Iterator[Ground]:
        """A fresh database, without anything that serves it."""
        wanted = self.wanted
        self.folder.chmod(0o755)  # PostgreSQL may run as somebody else
        with ExitStack() as stack:
            if wanted.postgres:
                self.database = stack.enter_context(Database(self.folder / "postgres", self.folder / "postgres.log"))
            address = self.database.address if self.database else ""
            self.servers = [
                Server(
                    wanted.python, wanted.source, self.folder / f"tables{number}", address, self.folder / f"notes{number}", **BUSY
                )
                for number in range(wanted.processes)
            ]
            self.ports = [server.port for server in self.servers]
            if wanted.nginx:
                self.ports = [stack.enter_context(proxy(self.folder / "nginx", self.ports))]
            yield self

    def begin(self) -> None:
        """All of them at once; one makes the tables of the database, the others wait for it."""
        for server in self.servers:
            server.begin()

    def until_ready(self) -> None:
        for server in self.servers:
            server.until_ready()

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    @contextmanager
    def served(self) -> Iterator[None]:
        self.begin()
        try:
            self.until_ready()
            yield
        finally:
            self.stop()

    def memory(self) -> float:
        return sum(server.memory() for server in self.servers)

    def work(self) -> dict[str, float]:
        """Seconds of the processor, by who worked."""
        beside = sum(server.seconds_beside() for server in self.servers)
        return {
            "servers": sum(server.seconds_worked() for server in self.servers),
            "database": self.database.seconds_worked() if self.database else beside,
            "clients": time.process_time(),
            "all": seconds_busy(),
        }

    def counted(self) -> Counter[str]:
        """What all servers tell an operator, by the names and labels of their metrics."""
        found: Counter[str] = Counter()
        for server in self.servers:
            text = httpx.get(f"http://{HOST}:{server.watched}/metrics", verify=False, timeout=30).text
            for family in text_string_to_metric_families(text):
                for sample in family.samples:
                    labels = {name: value for name, value in sample.labels.items() if name in ("le", "kind")}
                    found[" ".join([sample.name, *labels.values()])] += sample.value  # type: ignore[assignment]
        return found

    def notes(self, kind: str) -> list[list[Any]]:
        lines = [json.loads(line) for server in self.servers for line in whole_lines(server.notes)]
        return [line[1:] for line in lines if line[0] == kind]


def whole_lines(file: Path | None) -> list[str]:
    text = file.read_text("utf-8") if file and file.exists() else ""
    return text[: text.rfind("\n") + 1].splitlines()


def seconds_busy() -> float:
    """Of all cores, whoever kept them so."""
    times = psutil.cpu_times()
    return float(sum(times) - times.idle - getattr(times, "iowait", 0.0))


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


def of_histogram(counted: Counter[str], name: str, share: float) -> float:
    """The bound below which this share of what was observed lies, in milliseconds."""
    steps = sorted((float(key.split()[1]), count) for key, count in counted.items() if key.startswith(f"{name}_bucket "))
    most = steps[-1][1] if steps else 0
    return 1000 * next((bound for bound, count in steps if count >= share * most), float("nan")) if most else float("nan")


# What is measured


async def note_lateness(late: list[tuple[float, float]]) -> None:
    """When the loop of the clients was late: that is no fault of the server."""
    while True:
        due = time.perf_counter() + 0.005
        await asyncio.sleep(0.005)
        if time.perf_counter() - due > LATE_AFTER:
            late.append((due, time.perf_counter()))


async def measure_load(ground: Ground, game: str) -> dict[str, Any]:
    """Latency, work and memory with all tables live."""
    wanted = ground.wanted
    await open_tables(ground.ports, game, WARM_UP)
    empty = ground.memory()
    tables = await open_tables(ground.ports, game, wanted.tables, wanted.bots, wanted.level)
    opened = ground.memory()
    listeners = await connect_all(tables)
    connected = ground.memory()
    await play_all(tables, min(5.0, wanted.seconds), wanted.pace)  # the first moves are not counted
    for table in tables:
        table.acts.clear()
        table.lost = 0
    late: list[tuple[float, float]] = []
    watching = asyncio.create_task(note_lateness(late))
    collect_rarely()
    before, worked, began = ground.counted(), ground.work(), time.perf_counter()
    await play_all(tables, wanted.seconds, wanted.pace)
    took = time.perf_counter() - began
    now = ground.work()
    counted = ground.counted()
    counted.subtract(before)
    watching.cancel()
    await asyncio.sleep(1.5)  # until the last notes are written
    acts = [act for table in tables for act in table.acts]
    delays = sorted(act.heard - act.sent for act in acts)
    found = {
        "acts": len(acts),
        "lost": sum(table.lost for table in tables),
        "acts_per_second": len(acts) / took,
        "p50_ms": 1000 * quantile(delays, 0.5),
        "p99_ms": 1000 * quantile(delays, 0.99),
        "longest_ms": 1000 * delays[-1],
        "percent": {who: 100 * (now[who] - worked[who]) / took for who in now},
        "new_table_kib": (opened - empty) / wanted.tables,
        "socket_kib": (connected - opened) / (wanted.tables * (SEATS - wanted.bots)),
        "metrics": told_by_metrics(counted),
        "slowest": explained(ground, acts, late),
    }
    await hang_up(tables, listeners)
    return {**found, "codes": [table.code for table in tables]}


def told_by_metrics(counted: Counter[str]) -> dict[str, Any]:
    moves = counted["monstertisch_thinking_seconds_count move"]
    return {
        "commit_ms": [of_histogram(counted, "monstertisch_commit_seconds", share) for share in [0.5, 0.99]],
        "loop_late_ms": [of_histogram(counted, "monstertisch_event_loop_lag_seconds", share) for share in [0.5, 0.99]],
        "thoughts": moves,
        "thinking_ms": 1000 * counted["monstertisch_thinking_seconds_sum move"] / moves if moves else 0.0,
        "lost_races": counted["monstertisch_lost_races_total"],
    }


def explained(ground: Ground, acts: list[Act], late: list[tuple[float, float]]) -> dict[str, Any]:
    """What acts waited for: the usual one, and the slowest hundredth of them."""
    noted: dict[str, list[list[float]]] = {}
    for name, *moments in ground.notes("act"):
        noted.setdefault(name, []).append(moments)
    for act in acts:
        found = [moments for moments in noted.get(act.by.name, []) if act.sent <= moments[0] and moments[2] <= act.heard]
        if found:
            read, writing, written, shown = found[-1]
            shown = min(shown, act.heard)  # some hear of it while others are still to be told
            moments = [act.sent, read, writing, written, shown, act.heard]
            act.parts = [after - before for before, after in pairwise(moments)]
    known = sorted((act for act in acts if act.parts), key=lambda act: act.heard - act.sent)
    slowest = known[-max(1, len(known) // 100) :]
    waits = {
        "a server's loop was late": Spans(ground.notes("late")),
        "a server collected garbage": Spans(ground.notes("garbage")),
        "the clients' loop was late": Spans([list(span) for span in late]),
    }
    return {
        "acts": len(slowest),
        "unknown": len(acts) - len(known),
        "parts": {
            part: [
                1000 * statistics.median(act.parts[at] for act in known),
                1000 * statistics.fmean(act.parts[at] for act in slowest),
            ]
            for at, part in enumerate(PARTS)
        },
        "longest": Counter(PARTS[act.parts.index(max(act.parts))] for act in slowest),
        "meanwhile": {
            name: 1000 * statistics.fmean(spans.within(act.sent, act.heard) for act in slowest) for name, spans in waits.items()
        },
    }


class Spans:
    """When something was so, in whichever process."""

    def __init__(self, spans: list[list[float]]) -> None:
        self.spans: list[list[float]] = []  # none touches another
        for began, ended in sorted(spans):
            if self.spans and began <= self.spans[-1][1]:
                self.spans[-1][1] = max(self.spans[-1][1], ended)
            else:
                self.spans.append([began, ended])
        self.ends = [end for _, end in self.spans]

    def within(self, since: float, until: float) -> float:
        """How many seconds of it lie there."""
        found = 0.0
        for began, ended in self.spans[bisect_right(self.ends, since) :]:
            if began >= until:
                break
            found += min(ended, until) - max(began, since)
        return found


async def measure_tables(ground: Ground, codes: list[str]) -> float:
    """KiB per table in the middle of its game, without sockets: fresh servers load them all, and some before to warm up."""
    visitors = [Visitors(server.port) for server in ground.servers]

    async def load(wanted: list[str]) -> None:
        askers = cycle(visitors)
        await together([partial(next(askers).ask, "GET", f"tables/{code}", "") for code in wanted])

    few = min(WARM_UP, len(codes) // 2)
    await load(codes[:few])
    before = ground.memory()
    await load(codes[few:])
    return (ground.memory() - before) / (len(codes) - few)


async def measure_restart(ground: Ground, game: str) -> float:
    """Seconds from the servers' return until every client is back at its position."""
    tables = await open_tables(ground.ports, game, ground.wanted.restart_tables)
    listeners = await connect_all(tables)
    await play_all(tables, 5.0, 1.0)
    positions = {table.code: table.seats[0].n for table in tables}
    back: list[float] = []

    async def come_back(seat: Seat) -> None:
        await listeners.pop(0)
        while True:
            await asyncio.sleep(random.uniform(0.1, 0.3))
            try:
                await seat.open()
            except (OSError, WebSocketException):
                continue
            if seat.n != positions[seat.code]:
                sys.exit("A client came back to another position.")
            back.append(time.perf_counter())
            return

    waiting = [asyncio.create_task(come_back(seat)) for table in tables for seat in table.seats]
    await asyncio.to_thread(ground.stop)
    ground.begin()
    await asyncio.to_thread(ground.until_ready)
    ready = time.perf_counter()
    await asyncio.gather(*waiting)
    await together([seat.socket.close for table in tables for seat in table.seats])
    return max(back) - ready


async def measure_long(ground: Ground) -> dict[str, Any]:
    """The same tables early and late in very long games, all of them moving as fast as they can."""
    tables = await open_tables(ground.ports, LONG_GAME, ground.wanted.long_tables)
    listeners = await connect_all(tables)
    await play_all(tables, 60.0 * ground.wanted.long_minutes, 0.0, free=0.6, most=LATE[-1] + 1)
    found: dict[str, Any] = {"ended_before": sum(table.seats[0].n < LATE[-1] for table in tables)}
    for name, span in [("early", EARLY), ("late", LATE)]:
        delays = sorted(act.heard - act.sent for table in tables for act in table.acts if act.n in span)
        found[name] = {"acts": len(delays), "p50_ms": 1000 * quantile(delays, 0.5), "p99_ms": 1000 * quantile(delays, 0.99)}
    await hang_up(tables, listeners)
    return found


def machine() -> str:
    model = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), ""
    )
    return f"{model or platform.machine()}, {os.cpu_count()} cores, {platform.system()}; Python {platform.python_version()}"


def judged(value: float, most: float, unit: str) -> str:
    return f"{value:.1f} {unit}, goal ≤ {most:g} {unit}: {'reached' if value <= most else 'MISSED'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this one")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves of one seat")
    parser.add_argument("--bots", type=int, default=0, choices=range(SEATS), help="at each table")
    parser.add_argument("--level", default="journeyman", help="of the bots")
    parser.add_argument("--postgres", action="store_true", help="instead of SQLite: a fresh PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="that serve; several need --postgres")
    parser.add_argument("--nginx", action="store_true", help="in front of them")
    parser.add_argument("--restart-tables", type=int, default=50, help="0: no restart")
    parser.add_argument(
        "--long-tables", type=int, default=0, help=f"so many games of {LONG_GAME} until entry {LATE[-1]}, nothing else"
    )
    parser.add_argument("--long-minutes", type=float, default=15.0, help="at most")
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the server")
    parser.add_argument("--source", action="store_true", help="the server runs from src/ instead of the installed wheel")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.processes > 1 and not wanted.postgres:
        parser.error("several processes need --postgres")
    end_politely()
    for game in [LONG_GAME] if wanted.long_tables else wanted.game or list(GAMES):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            found = measure(Ground(Path(folder), wanted), game)
        if wanted.json:
            print(json.dumps(found), flush=True)
        elif wanted.long_tables:
            show_long(found, wanted)
        else:
            show(found, wanted)


def measure(ground: Ground, game: str) -> dict[str, Any]:
    wanted = ground.wanted
    found: dict[str, Any] = {"game": game, "load_before": os.getloadavg()[0]}
    with ground.standing():
        found["rules"] = ground.servers[0].about()
        if wanted.long_tables:
            with ground.served():
                return {**found, **run(measure_long(ground))}
        with ground.served():
            found |= run(measure_load(ground, game))
        codes = found.pop("codes")
        with ground.served():
            found["table_kib"] = run(measure_tables(ground, codes))
        if wanted.restart_tables:
            with ground.served():
                found["restart_seconds"] = run(measure_restart(ground, game))
    return found


def head(found: dict[str, Any], wanted: argparse.Namespace) -> str:
    kept = "PostgreSQL" if wanted.postgres else "SQLite"
    front = " behind nginx" if wanted.nginx else ""
    processes = f"{wanted.processes} process{'es' if wanted.processes > 1 else ''}{front} on {kept}, rules {found['rules']}"
    where = f"{machine()}; load average before: {found['load_before']:.1f}; all of it shares the machine"
    return f"\n{found['game']}: {processes}\n{where}"


def show(found: dict[str, Any], wanted: argparse.Namespace) -> None:
    print(head(found, wanted))
    bots = f", {wanted.bots} bots ({wanted.level})" if wanted.bots else ""
    print(f"{wanted.tables} tables of {SEATS}{bots}; a seat moves about every {wanted.pace:g} s; {wanted.seconds:g} s")
    percent, told = found["percent"], found["metrics"]
    others = percent["all"] - percent["servers"] - percent["clients"] - (percent["database"] if wanted.postgres else 0.0)
    database = "PostgreSQL" if wanted.postgres else "of it SQLite and its threads"
    print(f"moves                 {found['acts']}, {found['acts_per_second']:.0f} per second; {found['lost']} lost or refused")
    print(f"act to events, p50    {found['p50_ms']:.1f} ms")
    print(f"act to events, p99    {judged(found['p99_ms'], 100, 'ms')} (longest {found['longest_ms']:.0f} ms)")
    print(f"processor             servers {percent['servers']:.0f} % of a core, {database} {percent['database']:.0f} %,")
    print(f"                      clients {percent['clients']:.0f} %, all else on the machine {others:.0f} %")
    print(f"commit                p50 ≤ {told['commit_ms'][0]:g} ms, p99 ≤ {told['commit_ms'][1]:g} ms")
    print(f"the loop was late     p50 ≤ {told['loop_late_ms'][0]:g} ms, p99 ≤ {told['loop_late_ms'][1]:g} ms")
    print(f"thinking              {told['thoughts']:.0f} thoughts of {told['thinking_ms']:.1f} ms on average")
    print(f"lost races            {told['lost_races']:.0f}")
    show_slowest(found["slowest"])
    new = f"{found['new_table_kib']:.1f} KiB when new"
    print(f"memory per table      {judged(found['table_kib'], 60, 'KiB')} in the middle of a game; {new}")
    print(f"memory per socket     {found['socket_kib']:.1f} KiB")
    if "restart_seconds" in found:
        print(f"restart, {wanted.restart_tables:>3} tables   {judged(found['restart_seconds'], 5, 's')} until all are back")
    sys.stdout.flush()


def show_slowest(slowest: dict[str, Any]) -> None:
    print(f"an act waits          usually   in the slowest hundredth ({slowest['acts']} acts; {slowest['unknown']} are unknown)")
    for part, (usual, slow) in slowest["parts"].items():
        print(f"  {part:<19} {usual:6.1f} ms {slow:8.1f} ms   the longest part of {slowest['longest'].get(part, 0)}")
    for name, milliseconds in slowest["meanwhile"].items():
        print(f"  meanwhile {name}: {milliseconds:.1f} ms")


def show_long(found: dict[str, Any], wanted: argparse.Namespace) -> None:
    print(head(found, wanted))
    print(
        f"{wanted.long_tables} tables that move as fast as they can; {found['ended_before']} of them ended before entry {LATE[-1]}"
    )
    for name, span in [("early", EARLY), ("late", LATE)]:
        told = f"p50 {found[name]['p50_ms']:.1f} ms, p99 {found[name]['p99_ms']:.1f} ms, {found[name]['acts']} acts"
        print(f"entries {span[0]} to {span[-1]}: {told}")


if __name__ == "__main__":
    main()
