"""The server goes and comes back: politely, by force under load, and table by table when nobody watches."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed

from monstertisch.server.settings import Settings

from .running import NAMES, Message, Person, ProcessServer, ThreadServer, play_on, seat_people, wait_for

SETTINGS: dict[str, Any] = {"bot_pause": 0.0, "messages_per_second": 1000.0, "tables_per_minute": 1000}


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ProcessServer]:
    running = ProcessServer(tmp_path / "data", **SETTINGS).start()
    yield running
    running.stop()


def people_of(process: ProcessServer, count: int) -> list[Person]:
    return [Person(process.port, NAMES[number]) for number in range(count)]


# Politely


def test_after_a_restart_everyone_is_back_at_the_right_position(process: ProcessServer) -> None:
    three = people_of(process, 3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=5)
    for table in tables:
        table.listen()
    process.stop()
    farewells = [(table.until("bye"), table.closed_with()) for table in tables]
    process.start()
    back = [person.join(code, after=table.n) for person, table in zip(three, tables, strict=True)]

    assert farewells == [({"type": "bye"}, 1012)] * 3
    for old, new in zip(tables, back, strict=True):
        assert (new.n, new.view, new.events()) == (5, old.view, [])
        assert new.my_turn == old.my_turn
        assert not new.my_turn or new.options == old.options
    play_on(back, moves=3)
    for person in three:
        person.close()
    assert process.complaints() == []


def test_a_game_goes_on_after_a_restart_with_bots_at_the_table(process: ProcessServer) -> None:
    (ada,) = people_of(process, 1)
    code = ada.new_table(3, fill=True)["code"]
    play_on([ada.join(code)], moves=4)
    process.stop()
    process.start()
    table = ada.join(code)
    before = table.n
    play_on([table])

    assert before >= 4
    assert table.until_over()["stood_in"] == []
    ada.close()
    assert process.complaints() == []


def test_ctrl_c_reaches_the_server_alone_even_while_its_bots_are_loaded(process: ProcessServer) -> None:
    """A terminal sends it to every process; one that was just born could not have learned to ignore it."""
    (ada,) = people_of(process, 1)
    table = ada.join(ada.new_table(3, fill=True)["code"])
    if table.my_turn:
        table.act()  # now it is a bot's turn
    server = psutil.Process(process.process.pid)
    wait_for("a process begins", lambda: bool(server.children(recursive=True)))
    for _ in range(20):
        for child in server.children(recursive=True):
            child.send_signal(signal.SIGINT)
        time.sleep(0.02)
    play_on([table], moves=3)
    ada.close()

    assert process.complaints() == []


def test_nobody_is_left_behind_when_the_server_is_killed(process: ProcessServer) -> None:
    """The process in which bots think ends with the server, however it ends."""
    (ada,) = people_of(process, 1)
    play_on([ada.join(ada.new_table(3, fill=True)["code"])], moves=3)
    ada.close()
    children = psutil.Process(process.process.pid).children(recursive=True)
    process.kill()

    assert children != []
    wait_for("they end", lambda: not any(child.is_running() and child.status() != "zombie" for child in children))
    process.start()


# By force


class Party:
    """One table of three people who play as fast as they can, and everything that was acknowledged to any of them."""

    def __init__(self, process: ProcessServer, seed: int) -> None:
        self.process = process
        self.whims = random.Random(seed)
        self.people = people_of(process, 3)
        self.code = seat_people(self.people)
        self.sockets = [person.join(self.code) for person in self.people]
        self.acknowledged: dict[int, Message] = {}
        self.over = False

    def play(self) -> None:
        """Until the server dies or the game is over; then hears what had arrived already."""
        try:
            play_on(self.sockets, whims=self.whims)
            self.over = True
        except ConnectionClosed:
            for table in self.sockets:
                table.closed_with()
        for table in self.sockets:
            for entry in (message["entry"] for message in table.events()):
                if entry["do"] or entry["n"] not in self.acknowledged:  # the others hear that somebody moved, not what
                    self.acknowledged[entry["n"]] = entry
            table.close()


def stored(process: ProcessServer, code: str) -> dict[int, Message]:
    database = sqlite3.connect(f"file:{process.folder / 'monstertisch.db'}?mode=ro", uri=True)
    try:
        rows = database.execute('select number, line from entries where "table" = ? order by number', [code]).fetchall()
    finally:
        database.close()
    return {number: json.loads(line) for number, line in rows}


def kill_under_load(process: ProcessServer, seed: int) -> int:
    """Kills the server at a random moment while four tables play; checks every table; tells how many moves were acknowledged."""
    parties = [Party(process, seed + number) for number in range(4)]
    threads = [threading.Thread(target=party.play) for party in parties]
    for thread in threads:
        thread.start()
    time.sleep(random.Random(seed).uniform(0.05, 0.6))
    process.kill()
    for thread in threads:
        thread.join()
    process.start()
    for party in parties:
        check_party(process, party)
    return sum(len(party.acknowledged) for party in parties)


def check_party(process: ProcessServer, party: Party) -> None:
    """Every acknowledged move is in the log, the table loads (which checks every digest), and the game goes on."""
    log = stored(process, party.code)
    assert sorted(log) == list(range(1, len(log) + 1))
    for number, entry in party.acknowledged.items():
        assert number == 0 or log[number]["seat"] == entry["seat"]
        assert entry["do"] in (None, log.get(number, {}).get("do"))
    tables = [person.join(party.code) for person in party.people]
    assert [table.n for table in tables] == [len(log)] * 3
    play_on(tables, moves=2, whims=party.whims)
    for person in party.people:
        person.close()


def test_no_acknowledged_move_is_lost_in_three_kills(process: ProcessServer) -> None:
    acknowledged = sum(kill_under_load(process, 1000 * seed) for seed in range(3))

    assert acknowledged > 50
    assert process.complaints() == []


@pytest.mark.long
def test_no_acknowledged_move_is_lost_in_fifty_kills(process: ProcessServer) -> None:
    """All on one database, which holds two hundred tables in the end."""
    acknowledged = sum(kill_under_load(process, 1000 * seed) for seed in range(100, 150))

    assert acknowledged > 500
    assert process.complaints() == []


# Out of memory and back


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server that keeps no table that nobody watches."""
    running = ThreadServer(Settings(tmp_path, bot_pause=0.0, idle=0.2)).start()
    yield running
    running.stop()


def test_a_table_that_nobody_watches_leaves_memory_and_comes_back_the_same(forgetful: ThreadServer) -> None:
    three = [Person(forgetful.port, name) for name in NAMES[:3]]
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    tables[0].say(type="say", text="Bis morgen!")
    tables[0].until("chat")
    play_on(tables, moves=7)
    time.sleep(0.5)
    kept = code in forgetful.house.tables
    before = forgetful.table(code)
    for table in tables:
        table.close()
    wait_for("the table leaves memory", lambda: not forgetful.house.tables)
    back = [person.join(code) for person in three]
    after = forgetful.table(code)
    assert before.match is not None
    assert after.match is not None

    assert kept
    assert after is not before
    assert before.task.done()
    assert (after.match.text(), after.match.state.digest()) == (before.match.text(), before.match.state.digest())
    assert (after.row, after.seats, after.chat) == (before.row, before.seats, before.chat)
    assert [table.view for table in back] == [table.view for table in tables]
    for person in three:
        person.close()


def test_whoever_opens_a_table_and_says_hello_late_finds_it_all_the_same(forgetful: ThreadServer) -> None:
    ada = Person(forgetful.port, "Ada")
    code = ada.new_table(3, fill=True)["code"]
    table = ada.open(code)
    wait_for("the table leaves memory", lambda: not forgetful.house.tables)
    table.hello()

    assert table.seat == 0
    ada.close()
