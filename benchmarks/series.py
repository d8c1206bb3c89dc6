"""A series of games on one process, on all cores, and on a local Ray that loses a worker: one digest, and the speed-ups."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable

import psutil  # type: ignore[import-untyped]

from monstertisch.games import GAMES
from monstertisch.lab.simulate import simulate

from .load import machine


class Killer:
    """Kills a worker of Ray when a third of the games is played."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.killed: list[int] = []

    def __call__(self, done: int) -> None:
        if self.killed or done < self.games / 3:
            return
        children = psutil.Process().children(recursive=True)
        for worker in [one for one in children if one.name().startswith("ray::do_portion")][:1]:
            os.kill(worker.pid, signal.SIGKILL)
            self.killed.append(worker.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="maechtige_monster", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    setup = game.setup(wanted.players)
    killer = Killer(wanted.games)
    ways: dict[str, tuple[int | str, Callable[[int], None] | None]] = {
        "one process": (1, None),
        "all cores": (0, None),
        "Ray, a worker killed": ("ray", killer),
    }
    print(f"{machine()}; load average before: {os.getloadavg()[0]:.1f}; {wanted.games} games of {game.name}", flush=True)
    digests, first = set(), 0.0
    for name, (on, watch) in ways.items():
        began = time.perf_counter()
        tally = simulate(game, setup, [wanted.bot], seed=wanted.seed, count=wanted.games, on_game=watch, on=on)
        took = time.perf_counter() - began
        first = first or took
        digests.add(tally.to_data()["digest"])
        print(f"{name:<21} {took:6.1f} s, {first / took:.2f} times as fast as one process; {tally.to_data()['digest']}", flush=True)
    if len(digests) > 1 or not killer.killed:
        sys.exit("the digests differ" if killer.killed else "no worker was there to be killed")


if __name__ == "__main__":
    main()
