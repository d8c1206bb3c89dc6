"""Many games, on one core, on all, on a cluster: each is fixed by its series and number, so the same ones come out, in order."""

from __future__ import annotations

import os
import pickle
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from multiprocessing import get_context
from typing import Any, TypeVar

from ..bots import make_bot
from ..core.chance import Chance, Luck, Thoughts, derive, secret_of
from ..core.event import Events
from ..core.game import Data, Game, Result, Setup
from ..core.reason import BadBot, BadSetup, Reason
from ..core.sight import Bot, play_out
from ..games import GAMES
from ..interrupts import live_with_parent, out_of_earshot, stop

T = TypeVar("T")
Done = tuple[list[Any], Data | None]  # what came of a portion, and why a bot ended it
Machines = int | str | Callable[[], "Workers"]  # so many processes (0: one for every core), a cluster (`cluster.py`), or others

ALONE = 3.0  # seconds of games before other processes are worth starting
AT_ONCE = 1.0  # seconds of games that a process gets at a time
AHEAD = 2  # such portions per process
MOST_DRAWS = 1000


@dataclass(frozen=True)
class Series:
    """All that fixes the games. Game i is played in seating i, over and over; `paired`: on one deal by all of them."""

    game: str
    players: int
    options: Data
    cards: Data | None
    seatings: list[list[str]]  # the names of the bots, seat by seat
    seed: int
    paired: bool = False
    varied: list[str] | None = None  # options that are chosen anew for every game
    count_uses: bool = False

    def deal(self, number: int) -> int:
        return number // len(self.seatings) if self.paired else number

    def seated(self, number: int) -> list[str]:
        return self.seatings[number % len(self.seatings)]


@dataclass(frozen=True)
class Outcome:
    """How one game of a series went."""

    number: int
    scores: list[int]
    ending: str
    moves: int
    rounds: int
    chosen: Data  # of the varied options
    used: list[str]  # cards, if they are counted
    final: str  # the digest of its last position

    @property
    def result(self) -> Result:
        return Result(self.scores, self.ending)


class Hall:
    """Where the games of one series are played; its bots stay from game to game."""

    def __init__(self, game: Game, series: Series) -> None:
        self.game = game
        self.series = series
        self.setup = game.setup(series.players, series.options, series.cards)

    @cached_property
    def bots(self) -> dict[str, Bot]:
        return {name: make_bot(name, self.game) for seating in self.series.seatings for name in seating}

    def play(self, number: int) -> Outcome:
        """One game; its luck is derived from the seed and the number of the deal."""
        series, game = self.series, self.game
        secret = derive(secret_of(series.seed), f"game {series.deal(number)}")
        luck = Luck(secret)
        setup, chosen = vary(game, self.setup, series.varied, luck) if series.varied else (self.setup, {})
        events = Events() if series.count_uses else None
        state = game.new(setup, luck, events)
        bots = [self.bots[name] for name in series.seated(number)]
        moves = play_out(state, bots, luck, Thoughts(derive(secret, "bots")), game.longest(setup), events)
        used = [card for event in events.happened for card in game.used(event)] if events is not None else []
        result = state.result()
        return Outcome(number, result.scores, result.ending, moves, state.round(), chosen, used, state.digest())


def vary(game: Game, setup: Setup, names: list[str], chance: Chance) -> tuple[Setup, Data]:
    """This setup with any other choice of these options, and what was chosen."""
    options = {option.name: option for option in game.table_options}
    for name in names:
        if name not in options:
            raise BadSetup(Reason("unknown-option", "", {"option": name, "known": ", ".join(options)}))
    for _ in range(MOST_DRAWS):
        drawn: Data = {}
        for name in names:
            choices: list[Any] = [*options[name].choices] or [False, True]
            order = [*range(len(choices))]
            chance.shuffle("vary", order)
            drawn[name] = [choices[number] for number in order[: setup.players]] if options[name].per_seat else choices[order[0]]
        try:
            return game.setup(setup.players, {**setup.options, **drawn}, setup.cards), drawn
        except BadSetup:  # some choices do not go together
            continue
    raise BadSetup(Reason("nothing-to-vary", "", {"option": ", ".join(names), "draws": MOST_DRAWS}))


def outcomes(game: Game, series: Series, numbers: range, on: Machines = 0) -> Generator[Outcome]:
    """These games in order, up to the first that a bot spoils, which raises BadBot."""
    known = GAMES.get(series.game) is game  # another process knows the games of the register only
    make = partial(player_of, series) if known else lambda: Hall(game, series).play
    try:
        yield from done_by(make, numbers, on if known else 1)
    except BrokenProcessPool:
        names = dict.fromkeys(name for seating in series.seatings for name in seating)
        raise BadBot(Reason("bots-ended", "", {"bots": ", ".join(names)})) from None


def player_of(series: Series) -> Callable[[int], Outcome]:
    return Hall(GAMES[series.game], series).play


def done_by(make: Callable[[], Callable[[int], T]], numbers: range, on: Machines = 0) -> Generator[T]:
    """What a worker makes of these numbers, in order. What is done in a moment needs no other process."""
    work, at = make(), numbers.start
    with closing(workers_on(on)) as workers:
        start = time.monotonic()
        while at < numbers.stop and (on == 1 or time.monotonic() - start < ALONE):
            yield work(at)
            at += 1
        if at < numbers.stop:
            portion = max(1, round((at - numbers.start) * AT_ONCE / (time.monotonic() - start)))
            yield from together(workers, make, range(at, numbers.stop), portion)


def together(workers: Workers, make: Callable[[], Callable[[int], T]], numbers: range, portion: int) -> Generator[T]:
    """By several workers, a portion at a time; what an interruption leaves unfinished is thrown away."""
    todo = deque(range(at, min(at + portion, numbers.stop)) for at in range(numbers.start, numbers.stop, portion))
    waiting: deque[Any] = deque()
    made = pickle.dumps(make)
    while todo or waiting:
        with out_of_earshot():
            while todo and len(waiting) < AHEAD * workers.count:
                waiting.append(workers.submit(made, todo.popleft()))
        finished, failure = workers.result(waiting.popleft())
        yield from finished
        if failure is not None:
            raise BadBot(Reason(**failure))


class Workers:
    """Other processes, here or anywhere, that each do a portion of numbers at a time."""

    count: int

    def submit(self, made: bytes, numbers: range) -> Any:
        """Has somebody do it."""
        raise NotImplementedError

    def result(self, submitted: Any) -> Done:
        """Waits for it; BrokenProcessPool if whoever did it ended, and whoever tried it again."""
        raise NotImplementedError

    def close(self) -> None:
        """At once, whatever they are doing."""
        raise NotImplementedError


class Cores(Workers):
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = ProcessPoolExecutor(count, get_context("spawn"), live_with_parent)

    def submit(self, made: bytes, numbers: range) -> Future[Done]:
        return self.pool.submit(do_portion, made, numbers)

    def result(self, submitted: Future[Done]) -> Done:
        return submitted.result()

    def close(self) -> None:
        stop(self.pool)


def workers_on(machines: Machines) -> Workers:
    if isinstance(machines, int):
        return Cores(machines or os.cpu_count() or 1)
    if not isinstance(machines, str):
        return machines()
    from .cluster import Cluster

    return Cluster(machines)


@lru_cache(maxsize=1)
def worker_of(made: bytes) -> Callable[[int], Any]:
    """In another process: made once, and kept for the portions that follow."""
    make: Callable[[], Callable[[int], Any]] = pickle.loads(made)
    return make()


def do_portion(made: bytes, numbers: range) -> Done:
    """All of it up to the first game that a bot spoils, and why it does."""
    work = worker_of(made)
    finished: list[Any] = []
    try:
        for number in numbers:
            finished.append(work(number))
    except BadBot as failed:
        return finished, failed.reason.to_data()
    return finished, None
