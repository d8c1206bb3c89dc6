"""How fast a bot answers says nothing of its cards: not even whether it had one option or several."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from monstertisch.core.match import Match
from monstertisch.server.settings import Settings

from .running import LIMIT, Person, TableSocket, ThreadServer

pytestmark = pytest.mark.sqlite

WINDOWS = 1500
TABLES = 40  # at the same time: nobody would wait for one after the other
MOST = 0.55  # of the windows that the best guess may tell, if both kinds count alike

Window = tuple[float, bool]  # how long a bot took, and whether it had several options


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[ThreadServer]:
    """Bots that take little time; the rule by which they take it is the same."""
    running = ThreadServer(Settings(tmp_path, bot_pause=0.3, messages_per_second=1000.0, sockets_per_person=TABLES)).start()
    yield running
    running.stop()


def arrivals(tables: list[TableSocket]) -> list[dict[int, float]]:
    """When every entry was told at each table, until there are enough of them or the games are over."""
    found: list[dict[int, float]] = [{} for _ in tables]

    def listen(table: TableSocket, moments: dict[int, float]) -> None:
        while sum(map(len, found)) < WINDOWS * 1.5 and not table.over:
            frame = table.socket.recv(20 * LIMIT)
            now = time.perf_counter()
            for message in json.loads(frame):
                if message["type"] == "events" and message["live"]:
                    moments[message["entry"]["n"]] = now
                elif message["type"] == "over":
                    table.over = message

    with ThreadPoolExecutor(len(tables)) as listeners:
        list(listeners.map(listen, tables, found))
    return found


def windows_of(match: Match, moments: dict[int, float]) -> list[Window]:
    """Every answer of a bot that was asked alone, with the time since the entry before."""
    again = Match(match.game, match.setup, match.luck, match.seats, remembers=False)
    found = []
    for entry in match.entries:
        alone, several = len(again.state.to_act()) == 1, len(again.state.options(entry.seat)) > 1
        again.play(entry.seat, entry.action)
        if alone and entry.number in moments and entry.number - 1 in moments:
            found.append((moments[entry.number] - moments[entry.number - 1], several))
    return found


def accuracy(windows: list[Window], threshold: float, longer_is_several: bool) -> float:
    """Balanced: the mean of how many are told right among those with one option and among those with several."""
    rights = []
    for several in (False, True):
        of_kind = [(time > threshold) == longer_is_several for time, kind in windows if kind == several]
        rights.append(sum(of_kind if several else [not guess for guess in of_kind]) / len(of_kind))
    return sum(rights) / 2


def told_apart(windows: list[Window]) -> float:
    """How well the best threshold of one half tells the other half apart, and the other way round."""
    shuffled = random.Random(9).sample(windows, len(windows))
    halves = [shuffled[::2], shuffled[1::2]]
    return sum(accuracy(tried, *best_guess(learnt)) for learnt, tried in (halves, halves[::-1])) / 2


def best_guess(windows: list[Window]) -> tuple[float, bool]:
    times = sorted(time for time, _ in windows)
    guesses = [(threshold, longer) for threshold in times[:: max(len(times) // 200, 1)] for longer in (False, True)]
    return max(guesses, key=lambda guess: accuracy(windows, *guess))


@pytest.mark.parametrize("game", ["boss_monster", pytest.param("kingscraft", marks=pytest.mark.long)])  # one rule for all games
def test_one_option_and_several_take_equally_long(brisk: ThreadServer, game: str) -> None:
    """Of a beginner's questions half have one answer at Boss Monster, a fifth at Kingscraft, hardly any at Mächtige Monster."""
    ada = Person(brisk.port, "Ada")
    codes = [ada.new_table(4, game=game, level="beginner", fill=True)["code"] for _ in range(TABLES)]
    tables = [ada.join(code) for code in codes]
    for table in tables:
        table.say(type="resign", seat=0)
    moments = arrivals(tables)
    windows: list[Window] = []
    for code, heard in zip(codes, moments, strict=True):
        match = brisk.table(code).match
        assert match is not None
        windows += windows_of(match, heard)
    ada.close()
    several = sum(kind for _, kind in windows)

    assert len(windows) >= WINDOWS
    assert min(several, len(windows) - several) > WINDOWS / 8
    assert told_apart(windows) <= MOST


def test_a_bot_that_answers_at_once_would_be_noticed() -> None:
    """The measure is awake: a difference of a third of the pause is found."""
    whims = random.Random(1)
    windows = [(whims.uniform(0.07, 0.13) + 0.03 * kind, bool(kind)) for kind in (0, 1) for _ in range(WINDOWS // 2)]

    assert told_apart(windows) > MOST
