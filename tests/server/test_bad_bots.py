"""Bots that fail, die, are slow or cannot even be started: the table goes on, and the log says why, once."""

from __future__ import annotations

import multiprocessing
import multiprocessing.spawn
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import exc

from monstertisch.server import thinking
from monstertisch.server.bot_moves import BotMoves
from monstertisch.server.settings import Settings

from . import bad_bots
from .conftest import Collected
from .running import Person, ThreadServer, play_on

pytestmark = pytest.mark.sqlite

AT_RANDOM = "no bot could think: a move was made at random"


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server whose bots have little time."""
    running = ThreadServer(Settings(tmp_path, bot_pause=0.0, think_limit=1.5)).start()
    yield running
    running.stop()


def failures(hurried: ThreadServer, log: Collected, moves: int = 8) -> list[str]:
    """What was logged while one person and two bots moved so often."""
    ada = Person(hurried.port, "Ada")
    table = ada.join(ada.new_table(3, fill=True)["code"])
    play_on([table], moves=moves)
    ada.close()
    hurried.stop()  # else its bots go on failing while the next test listens
    assert table.n >= moves
    return [line.splitlines()[0] for line in log.taken()]


@pytest.mark.parametrize(
    ("bot", "cause"),
    [
        (bad_bots.broken, "ZeroDivisionError: "),
        (bad_bots.endless, "BotFailed: no answer within 0.2 s"),
        (bad_bots.deadly, "BotFailed: its process ended with exit code 7"),
        (bad_bots.cheating, "BotFailed: it chose 59"),
    ],
)
def test_a_bot_that_fails_says_so_once_and_makes_any_legal_move(
    hurried: ThreadServer, bot: object, cause: str, monkeypatch: pytest.MonkeyPatch, log: Collected
) -> None:
    monkeypatch.setattr(thinking, "choose", bot)
    if bot is bad_bots.endless:
        hurried.house.thinkers.limit = 0.2
    found = failures(hurried, log, moves=3)

    assert AT_RANDOM in found
    assert len(found) == len(set(found))
    assert all(line == AT_RANDOM or line.startswith(f"a bot failed: {cause}") for line in found)


@pytest.mark.usefixtures("from_scratch")
def test_a_bot_that_dies_once_thinks_again_in_a_fresh_process(
    hurried: ThreadServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Collected
) -> None:
    monkeypatch.setenv(bad_bots.DIED, str(tmp_path / "died"))
    monkeypatch.setattr(thinking, "choose", bad_bots.deadly_once)

    assert failures(hurried, log) == ["a bot failed: BotFailed: its process ended with exit code 7"]


def test_no_hint_is_made_up(hurried: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected) -> None:
    monkeypatch.setattr(thinking, "advise", bad_bots.broken)
    ada = Person(hurried.port, "Ada")
    table = ada.join(ada.new_table(3, fill=True, tour=True, level="beginner")["code"])
    for _ in range(2):
        table.say(type="ask_hint", at=table.n, seat=table.seat)
        assert table.until("refused")["reason"]["code"] == "no-hint"
    ada.close()

    assert [line.splitlines()[0] for line in log.taken()] == ["a bot failed: ZeroDivisionError: "]


def test_the_start_of_a_process_is_no_thinking(hurried: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected) -> None:
    monkeypatch.setattr(thinking, "live_with_parent", bad_bots.starts_slowly)

    assert failures(hurried, log) == []


@pytest.mark.parametrize(
    ("start", "cause"),
    [
        (bad_bots.broken, "its process ended with exit code 0"),
        (bad_bots.deadly, "its process ended with exit code 7"),
        (bad_bots.endless, "no answer within 0.2 s"),
    ],
)
def test_a_process_that_never_starts_does_not_stop_the_table(
    hurried: ThreadServer, start: object, cause: str, monkeypatch: pytest.MonkeyPatch, log: Collected
) -> None:
    monkeypatch.setattr(thinking, "live_with_parent", start)
    monkeypatch.setattr(thinking, "START_WITHIN", 0.2 if start is bad_bots.endless else 20.0)

    assert failures(hurried, log, moves=12) == [f"a bot failed: NotStarted: its process did not start: {cause}", AT_RANDOM]


@pytest.mark.usefixtures("from_scratch")
def test_a_program_that_is_not_there_does_not_stop_the_table(hurried: ThreadServer, tmp_path: Path, log: Collected) -> None:
    program = multiprocessing.spawn.get_executable()
    multiprocessing.set_executable(str(tmp_path / "no-python"))
    try:
        found = failures(hurried, log)
    finally:
        multiprocessing.set_executable(program)

    assert [line[:54] for line in found] == ["a bot failed: NotStarted: its process did not start: i", AT_RANDOM[:54]]


def test_a_machine_without_room_for_a_process_does_not_stop_the_table(
    hurried: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected
) -> None:
    """Once there is room again, bots think again."""
    tried: list[int] = []

    def refuse_twice(workers: int, context: Any, begin: Any) -> ProcessPoolExecutor:
        tried.append(workers)
        if len(tried) < 3:
            raise OSError(24, "Too many open files")
        return ProcessPoolExecutor(workers, context, begin)

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", refuse_twice)
    monkeypatch.setattr(thinking, "REST", 0.0)
    found = failures(hurried, log)

    assert found == ["a bot failed: NotStarted: its process did not start: [Errno 24] Too many open files", AT_RANDOM]
    assert len(tried) == 3


def database_away(*_asked: object) -> int:
    raise exc.TimeoutError


@pytest.mark.parametrize(
    ("fails", "told"),
    [
        (bad_bots.broken, "a table failed"),
        (database_away, "the database did not answer, and a table comes back as it was stored: TimeoutError"),
    ],
)
def test_a_table_that_fails_comes_back_as_it_was_stored(
    hurried: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected, fails: Callable[..., Any], told: str
) -> None:
    """Even where nobody waits for an answer, as when a bot moves. Only a mistake of ours is shown with all its traces."""
    ada = Person(hurried.port, "Ada")
    code = ada.new_table(3, fill=True)["code"]
    with monkeypatch.context() as broken:
        broken.setattr(BotMoves, "move", fails)
        table = ada.join(code)
        if table.my_turn:
            table.act()
        closed = table.closed_with()
    back = ada.join(code)
    play_on([back], moves=3)
    ada.close()
    hurried.stop()

    assert closed == 1012
    lines = log.taken()
    assert [line.splitlines()[0] for line in lines] == [told]
    assert ("Traceback" in lines[0]) == (fails is bad_bots.broken)
