"""What a move costs: whole games of every title at the real server, with four connected seats that choose any option.

Per move: processor time of the server, and bytes per seat. Per return to a table: the same time, and how long it takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from .clients import SEATS, Message, Seat, Visitors, run, together
from .hosts import Server, end_politely
from .load import BUSY, judged, machine

TABLES = {"maechtige_monster": 48, "kingscraft": 4, "boss_monster": 8}  # some thousand moves each
MOST = {"maechtige_monster": 0.6, "kingscraft": 1.5, "boss_monster": 1.5}  # ms of the server per move
LATE = {"maechtige_monster": 50, "kingscraft": 400, "boss_monster": 400}  # entries of a long game
EARLY = 10
RETURNS = 40  # from memory, and of so many tables from the disk:
COLD = 6


class Player(Seat):
    """A seat that answers at once, and how much every entry brought it, by type of message."""

    def __init__(self, table: Table, port: int, number: int, cookie: str) -> None:
        super().__init__(port, table.code, number, cookie)
        self.table = table
        self.bytes: dict[int, dict[str, int]] = {}

    async def come_back(self) -> float:
        """Hears all there is and goes again: seconds."""
        self.n = -1
        began = time.perf_counter()
        await self.open()
        took = time.perf_counter() - began
        await self.socket.close()
        return took

    async def play(self, whims: random.Random, until: int) -> None:
        """Until there are so many entries, or the game is over. Where several seats are asked, one answers after the other."""
        await self.answer(whims)
        async for frame in self.socket:
            self.hear(str(frame))
            self.bytes[self.n]["all"] = self.bytes[self.n].get("all", 0) + len(str(frame).encode())
            if self.over or self.n >= until:
                return
            await self.answer(whims)

    async def answer(self, whims: random.Random) -> None:
        if self.asked and self.n > self.table.acted:
            self.table.acted = self.n
            await self.act(whims.choice(self.options))

    def take(self, message: Message, now: float) -> None:
        super().take(message, now)
        if message["type"] in ("refused", "resync"):
            sys.exit(f"An option was answered with {message}.")
        n = message["entry"]["n"] if message["type"] == "events" else self.n
        found = self.bytes.setdefault(n, {})
        size = len(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode())
        found[message["type"]] = found.get(message["type"], 0) + size


class Table:
    """One table of four."""

    def __init__(self, port: int, code: str, cookies: list[str]) -> None:
        self.code = code
        self.seats = [Player(self, port, number, cookie) for number, cookie in enumerate(cookies)]
        self.acted = -1  # the entry after which the last move was sent

    @property
    def over(self) -> bool:
        return any(seat.over for seat in self.seats)

    async def play(self, whims: random.Random, until: int = sys.maxsize) -> None:
        await asyncio.gather(*[seat.play(whims, until) for seat in self.seats])
        for seat in self.seats:
            await seat.socket.close()


async def open_tables(port: int, game: str, count: int) -> list[Table]:
    visitors = Visitors(port)

    async def one() -> Table:
        table = Table(port, *await visitors.open_table(game))
        for seat in table.seats:
            await seat.open()
        return table

    return await together([one] * count)


async def measure_moves(server: Server, game: str, count: int) -> dict[str, Any]:
    tables = await open_tables(server.port, game, count)
    await asyncio.sleep(0.5)
    worked = server.seconds_worked()
    await asyncio.gather(*[table.play(random.Random(number)) for number, table in enumerate(tables)])
    worked = server.seconds_worked() - worked
    moves = sum(table.seats[0].n for table in tables)
    heard = [found for table in tables for seat in table.seats for n, found in seat.bytes.items() if n > 0 and "all" in found]
    kinds = sorted({kind for found in heard for kind in found})
    return {
        "moves": moves,
        "ms_per_move": 1000 * worked / moves,
        "bytes": {kind: spread([found.get(kind, 0) for found in heard]) for kind in kinds},
    }


def spread(sizes: list[int]) -> dict[str, float]:
    ordered = sorted(sizes)
    return {"median": ordered[len(ordered) // 2], "p95": ordered[len(ordered) * 95 // 100], "mean": statistics.fmean(ordered)}


async def tables_at(server: Server, game: str, entries: int) -> list[Table]:
    """Tables in the middle of a game; one that ended before is no such table."""
    found: list[Table] = []
    while len(found) < COLD:
        (table,) = await open_tables(server.port, game, 1)
        await table.play(random.Random(len(found)), entries)
        found += [] if table.over else [table]
    return found


async def measure_return(server: Server, tables: list[Table], times: int) -> dict[str, float]:
    """Somebody comes back who has nothing: milliseconds of the server, and until everything is there."""
    worked = server.seconds_worked()
    took = [await tables[time % len(tables)].seats[0].come_back() for time in range(times)]
    return {"worked": 1000 * (server.seconds_worked() - worked) / times, "took": 1000 * statistics.median(took)}


def measure(server: Server, game: str, share: float) -> dict[str, Any]:
    with server:
        found = run(measure_moves(server, game, max(1, round(share * TABLES[game]))))
        stages = {entries: run(tables_at(server, game, entries)) for entries in [EARLY, LATE[game]]}
        warm = {entries: run(measure_return(server, tables, RETURNS)) for entries, tables in stages.items()}
    with server:
        cold = {entries: run(measure_return(server, tables, COLD)) for entries, tables in stages.items()}
    return {"game": game, **found, "warm": warm, "cold": cold}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(TABLES), help="only this one")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of tables")
    parser.add_argument("--python", default=sys.executable, help="the Python that runs the server")
    parser.add_argument("--source", action="store_true", help="the server runs from src/ instead of the installed wheel")
    parser.add_argument("--database", default="", help="an empty one of PostgreSQL, for one game, in place of a folder")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    end_politely()
    print(machine())
    for game in wanted.game or TABLES:
        with tempfile.TemporaryDirectory() as folder:
            found = measure(Server(wanted.python, wanted.source, Path(folder), wanted.database, **BUSY), game, wanted.share)
        print(json.dumps(found)) if wanted.json else show(found)


def show(found: dict[str, Any]) -> None:
    print(f"\n{found['game']}, {found['moves']} moves to {SEATS} seats each")
    print(f"server per move   {judged(found['ms_per_move'], MOST[found['game']], 'ms')}")
    print(f"bytes in all      {judged(found['bytes']['all']['median'] / 1024, 3, 'KiB')} per seat and move in the median")
    for kind, size in found["bytes"].items():
        print(f"  {kind:<15} median {size['median']:>5}, p95 {size['p95']:>6}, mean {size['mean']:>6.0f} bytes")
    for entries, cost in found["warm"].items():
        worked = f"{judged(cost['worked'], 20, 'ms')} of the server"
        print(f"back at {entries:>3}, from memory: {worked}; {cost['took']:.0f} ms until all is there")
    for entries, cost in found[
        "cold"
    ].items():  # most of it not on the loop, and more than later, as the server has just been started
        worked = f"{cost['worked']:.1f} ms of all threads of the server"
        print(f"back at {entries:>3}, from the disk: {worked}; {cost['took']:.0f} ms until all is there")


if __name__ == "__main__":
    main()
