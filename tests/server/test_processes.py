"""Several processes on one database: any of them serves any table, and whatever they do at once, the log has one order."""

from __future__ import annotations

import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from monstertisch.cli import run
from monstertisch.games import GAMES
from monstertisch.server import storage
from monstertisch.server.neighbours import Neighbours
from monstertisch.server.postgres import address_of
from monstertisch.server.serve import Duty, begun
from monstertisch.server.settings import Settings

from .conftest import Collected
from .databases import Cluster
from .long_games import forget
from .running import (
    HOST,
    LIMIT,
    NAMES,
    Child,
    Person,
    ProcessServer,
    TableSocket,
    ThreadServer,
    free_port,
    play_on,
    seat_people,
    wait_for,
)

LEASE = 1.5  # seconds
Pair = tuple[ThreadServer, ThreadServer]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster, log: Collected) -> Iterator[Pair]:  # noqa: ARG001
    address = postgres.furnished()
    made = [
        Settings(
            tmp_path_factory.mktemp("empty"),
            postgres=address,
            lease=LEASE,
            bot_pause=0.0,
            messages_per_second=1000.0,
            analysis_worlds=2,
        )
        for _ in range(2)
    ]
    first, second = (ThreadServer(settings).start() for settings in made)
    yield first, second
    first.stop()
    second.stop()


@pytest.fixture
def two(pair: Pair) -> Iterator[list[Person]]:
    """Two people, each at another process."""
    found = [Person(server.port, name) for server, name in zip(pair, NAMES, strict=False)]
    yield found
    for person in found:
        person.close()


def twin(person: Person, port: int) -> Person:
    """The same person with another tab, at another process."""
    other = Person(port, person.name)
    other.browser.cookies = person.browser.cookies
    return other


def numbers(server: ThreadServer, code: str) -> list[int]:
    entries = storage.entries.c
    rows = server.run(server.house.store.read(sa.select(entries.number).where(entries.table == code).order_by(entries.number)))
    return [row["number"] for row in rows]


def same_everywhere(pair: Pair, code: str) -> bool:
    first, second = (server.table(code).match for server in pair)
    assert first is not None
    assert second is not None
    return (first.n, first.state.digest()) == (second.n, second.state.digest())


def deaf(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hears of nothing, and looks only as often as it renews its leases."""
    monkeypatch.setattr(server.house.others, "hear", lambda _notice: None)


# Playing


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_two_processes_play_a_whole_game(pair: Pair, two: list[Person], game: str) -> None:
    """Each is shown every entry in its order, once, and both see the same end, as does whoever looks at it later."""
    players = max(2, GAMES[game].least_players)
    code = two[0].new_table(players, game=game, fill=False)["code"]
    two[1].take_seat(code, 1)
    if players > 2:
        two[0].post(f"tables/{code}/fill")
    two[0].post(f"tables/{code}/start")
    tables = [person.join(code) for person in two]
    play_on(tables)
    watching = [Person(server.port, "Fee") for server in pair]
    watched = [person.join(code) for person in watching]
    told = [[message["entry"]["n"] for message in table.events()] for table in tables]

    assert numbers(pair[0], code) == list(range(1, tables[0].n + 1))
    assert told[0] == told[1] == list(range(tables[0].n + 1))
    assert tables[0].over == tables[1].over
    assert watched[0].view == watched[1].view
    for person in watching:
        person.close()


def test_chat_seats_and_who_is_there_are_the_same_on_both_sides(pair: Pair, two: list[Person]) -> None:
    ada, ben = two
    code = ada.new_table(3)["code"]
    at_ada = ada.join(code)
    ben.take_seat(code, 2)
    at_ada.until("table")
    at_ben = ben.join(code)
    at_ada.until("presence", online=[True, False, True])
    at_ben.say(type="say", text="Hallo!")
    said = at_ada.until("chat")
    seen = [ada.get("lobby")["mine"][0], ben.get("lobby")["mine"][0]]
    away = [dict(server.table(code).away_since) for server in pair]
    at_ben.close()
    at_ada.until("presence", online=[True, False, False])

    assert away == [{}, {}]  # nobody is taken for gone who is connected elsewhere
    assert (said["name"], said["text"]) == ("Ben", "Hallo!")
    assert [seat["online"] for seat in seen[0]["seats"]] == [seat["online"] for seat in seen[1]["seats"]] == [True, False, True]
    assert [seat["name"] for seat in at_ada.table["seats"]] == ["Ada", "", "Ben"]
    assert pair[0].house.others.looks_after(code)


def test_an_analysis_is_made_once_and_every_process_tells_how_far_it_is(pair: Pair, two: list[Person]) -> None:
    ada, ben = two
    third = Person(pair[1].port, "Cleo")
    code = seat_people([*two, third])
    play_on([person.join(code) for person in [*two, third]])
    ada.post(f"tables/{code}/analysis")
    wait_for("it is under way", lambda: ben.get(f"tables/{code}/analysis")["done"] > 0)
    ben.post(f"tables/{code}/analysis")
    begun = [code in server.house.analyst.works for server in pair]
    wait_for("it is done", lambda: ben.get(f"tables/{code}/analysis")["state"] == "done")

    assert begun[1] is False
    assert ada.get(f"tables/{code}/analysis") == ben.get(f"tables/{code}/analysis")
    third.close()


def test_a_clock_that_runs_is_the_same_on_both_sides(pair: Pair, two: list[Person]) -> None:
    """The second process opens the table when its question is not new any more."""
    third = Person(pair[0].port, "Cleo")
    code = seat_people([two[0], third, two[1]], clock=60)
    at_ada = two[0].join(code)
    forget(pair[1], code)
    time.sleep(0.5)
    at_ben = two[1].join(code)

    assert at_ben.presence["seconds_left"] <= 59.5
    assert at_ada.until("presence", online=[True, False, True])["seconds_left"] <= 59.5
    third.close()


# Races


def test_of_two_who_take_a_seat_in_the_same_moment_one_gets_it(pair: Pair, two: list[Person]) -> None:
    host = Person(pair[0].port, "Dora")
    for _ in range(8):
        code = host.new_table(3)["code"]
        for person in two:
            person.get(f"tables/{code}")
        answers: list[int] = []

        def take(person: Person, code: str = code, answers: list[int] = answers) -> None:
            answers.append(person.browser.post(f"/api/tables/{code}/seats/1", json={"name": person.name}).status_code)

        at_once(*[(take, person) for person in two])
        assert sorted(answers) == [200, 409]
        assert pair[0].table(code).seats == pair[1].table(code).seats
    host.close()


def test_of_two_acts_in_the_same_moment_one_is_made(pair: Pair, two: list[Person]) -> None:
    """Each person has a tab at either process, and both tabs move at once. One entry per number, and everybody sees the same."""
    third = Person(pair[0].port, "Cleo")
    three = [*two, third]
    code = seat_people(three)
    sides = [[person.join(code) for person in three], [twin(person, pair[1].port).join(code) for person in three]]
    moves = 12
    for number in range(moves):
        for table in [*sides[0], *sides[1]]:
            table.settle(number)
        seat = next(at for at, table in enumerate(sides[0]) if table.my_turn)
        at_once(*[(act_late, side[seat]) for side in sides])
    for table in [*sides[0], *sides[1]]:
        table.settle(moves)

    assert numbers(pair[0], code) == list(range(1, moves + 1))
    assert same_everywhere(pair, code)
    assert [table.view for table in sides[0]] == [table.view for table in sides[1]]
    third.close()


def act_late(table: TableSocket) -> None:
    table.act(table.options[-1])


def at_once(*works: tuple[Any, Any]) -> None:
    threads = [threading.Thread(target=work, args=(argument,)) for work, argument in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_whoever_loses_a_race_and_is_still_asked_has_acted_all_the_same(
    pair: Pair, two: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kingscraft asks both at once. The second process has not heard of the first act: it meets it at the number, and reads on."""
    code = seat_people(two, game="kingscraft")
    first, second = (person.join(code) for person in two)
    while not (first.my_turn and second.my_turn):
        play_on([first, second], moves=1)
    with monkeypatch.context() as patched:
        deaf(pair[1], patched)
        n = first.n
        first.act()
        first.settle(n + 1)
        second.act()
        second.settle(n + 2)
    first.settle(n + 2)

    assert numbers(pair[0], code)[-2:] == [n + 1, n + 2]
    assert same_everywhere(pair, code)


def test_whoever_loses_a_race_and_is_not_asked_any_more_is_shown_what_is_new(
    pair: Pair, two: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    third = Person(pair[0].port, "Cleo")
    code = seat_people([*two, third])
    tables = [person.join(code) for person in [*two, third]]
    seat = next(at for at, table in enumerate(tables) if table.my_turn)
    person = [*two, third][seat]
    here, there = (twin(person, server.port).join(code) for server in pair)
    with monkeypatch.context() as patched:
        deaf(pair[1], patched)
        here.act(here.options[0])
        here.settle(1)
        there.act(there.options[-1])
        there.until("resync")
        there.settle(1)

    assert there.view == here.view
    assert numbers(pair[0], code) == [1]
    third.close()


# Notices that were missed


def test_whoever_hears_nothing_finds_out_all_the_same(pair: Pair, two: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    code = two[0].new_table(3)["code"]
    two[1].take_seat(code, 1)
    two[0].post(f"tables/{code}/fill")
    tables = [person.join(code) for person in two]
    with monkeypatch.context() as patched:
        deaf(pair[1], patched)
        tables[0].say(type="say", text="Hörst du mich?")

        assert tables[1].until("chat")["text"] == "Hörst du mich?"


def test_bots_go_on_where_a_lease_lapsed_while_it_was_renewed(
    pair: Pair, two: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In that moment it was settled that nobody here moves for them; nothing else happens at the table."""
    house = pair[0].house
    neighbours = house.others
    assert isinstance(neighbours, Neighbours)
    renewed = neighbours.lease

    async def late(connection: AsyncConnection, codes: list[str]) -> None:
        neighbours.leases.clear()
        for one in codes:
            house.tables[one].bots.settle()
        await renewed(connection, codes)

    code = two[0].new_table(3, fill=True)["code"]
    table = two[0].join(code)
    play_on([table], moves=1)
    monkeypatch.setattr(house, "settings", replace(house.settings, bot_pause=1.5))
    monkeypatch.setattr(neighbours, "lasts", 3600.0)  # no other time
    while table.my_turn:
        table.act()
        table.settle(table.n + 1)
    with monkeypatch.context() as patched:
        patched.setattr(neighbours, "lease", late)
        pair[0].run(neighbours.renew())
    before = table.n
    table.settle(before + 1)

    assert neighbours.looks_after(code)


def test_connections_that_were_lost_are_made_again_and_nothing_is_missed(
    pair: Pair, two: list[Person], postgres: Cluster, log: Collected, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = two[0].new_table(3)["code"]
    two[1].take_seat(code, 1)
    tables = [person.join(code) for person in two]
    monkeypatch.setattr(pair[1].house.others, "lasts", 3600.0)  # it shall not find out by itself
    database = pair[1].settings.address.database
    postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")
    tables[0].say(type="say", text="Hörst du mich?")

    assert tables[1].until("chat")["text"] == "Hörst du mich?"
    assert "the database cannot be listened to: it is tried again" in log.taken()


@contextmanager
def without_connections(server: ThreadServer) -> Iterator[None]:
    """Somebody else has all connections to the database, and nobody waits long for one."""
    engine = server.house.store.reading

    async def take(held: AsyncExitStack) -> None:
        for _ in range(sum(storage.POOL.values())):
            await held.enter_async_context(engine.connect())

    held = AsyncExitStack()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(engine.sync_engine.pool, "_timeout", 0.1)
        server.run(take(held))
        try:
            yield
        finally:
            server.run(held.aclose())


def test_a_table_that_could_not_be_read_for_want_of_a_connection_is_read_later(
    pair: Pair, two: list[Person], log: Collected
) -> None:
    """A database that is slow for a while is no reason to give up a table until the server is started again."""
    code = two[0].new_table(3)["code"]
    forget(pair[1], code)
    with without_connections(pair[1]), pytest.raises(sa.exc.TimeoutError):
        pair[1].table(code)

    assert two[1].get(f"tables/{code}")["code"] == code
    assert not [text for text in log.taken() if "a table" in text]


def test_what_cannot_be_told_at_once_is_stored_and_told_later(
    pair: Pair, two: list[Person], log: Collected, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = two[0].new_table(3)["code"]
    two[1].take_seat(code, 1)
    tables = [person.join(code) for person in two]
    monkeypatch.setattr(pair[1].house.others, "renew", nothing)  # it shall not find out by itself
    with monkeypatch.context() as patched:
        patched.setattr(pair[0].house.others, "fleeting", out_of_order)
        tables[0].say(type="say", text="Hörst du mich?")
        here = tables[0].until("chat")
        wait_for("it was tried", lambda: "others hear late what is new: OperationalError" in log.taken())

    assert here["text"] == "Hörst du mich?"
    assert tables[1].until("chat")["text"] == "Hörst du mich?"


async def nothing() -> None:
    """In place of something that finds out what is new."""


def out_of_order() -> None:
    raise sa.exc.OperationalError("", {}, Exception())


def test_who_finds_the_database_gone_is_sent_to_come_back(pair: Pair, two: list[Person], log: Collected) -> None:
    """And the log has a line of it, but no mistake of ours."""
    code = two[0].new_table(3)["code"]
    two[1].get("me")
    with without_connections(pair[1]):
        known, stranger = two[1].open(code), Person(pair[1].port, "Zoe").open(code)
        stranger.greet()
        codes = [known.closed_with(), stranger.closed_with()]
    warnings = log.taken()

    assert codes == [1012, 1012]
    assert any("a socket is closed that shall come back: TimeoutError" in text for text in warnings)
    assert not [text for text in warnings if "Traceback" in text]


def test_a_page_that_finds_the_database_gone_is_told_to_try_again(pair: Pair, two: list[Person], log: Collected) -> None:
    """In a sentence of its own, and a moment later it gets what it asked for."""
    code = two[0].new_table(3)["code"]
    two[1].get("me")
    with without_connections(pair[1]):
        answers = [two[1].refused("GET", address) for address in ["lobby", f"tables/{code}"]]
    warnings = log.taken()

    assert answers == ["503 no-database"] * 2
    assert two[1].get(f"tables/{code}")["code"] == code
    assert sum("who asked is told to try again: TimeoutError" in text for text in warnings) == 2
    assert not [text for text in warnings if "Traceback" in text]


# Ends


def test_when_a_process_is_killed_another_one_looks_after_its_tables(tmp_path: Path, postgres: Cluster) -> None:
    """Ada's process looked after the bots. Ben, at the other one, goes on with them and with a bot for Ada, who is gone."""
    address = postgres.furnished().set(drivername="postgresql").render_as_string(hide_password=False)
    how: dict[str, Any] = {"postgres": address, "lease": LEASE, "bot_pause": 0.0, "share_wait": 0.1}
    first, second = (ProcessServer(tmp_path / name, **how).start() for name in ["first", "second"])
    ada, ben = Person(first.port, "Ada"), Person(second.port, "Ben")
    code = ada.new_table(4, away=15)["code"]
    at_ada = ada.join(code)
    ben.take_seat(code, 1)
    ada.post(f"tables/{code}/fill")
    ada.post(f"tables/{code}/start")
    at_ben = ben.join(code)
    at_ben.settle(0)
    first.kill()
    at_ben.until("presence", online=[False, True, False, False])
    ada.move_to(second.port)
    at_ada = ada.join(code)
    play_on([at_ada, at_ben])

    assert at_ben.over is not None
    assert first.complaints() == second.complaints() == []
    assert second.stop() == -signal.SIGTERM
    for person in (ada, ben):
        person.close()


def test_several_workers_share_a_port_and_one_that_ends_is_replaced(postgres: Cluster, tmp_path: Path) -> None:
    port, watched = free_port(), two_ports()
    address = postgres.furnished().set(drivername="postgresql").render_as_string(hide_password=False)
    words = ["serve", "--database", address, "--port", str(port), "--workers", "2", "--metrics-port", str(watched)]
    said, log = tmp_path / "said", tmp_path / "log"
    process = Child(log, said=str(said), words=words)
    try:
        wait_for("it answers", lambda: answers(port))
        wait_for("both are there", lambda: len(workers(process)) == 2)
        before = workers(process)
        before[0].kill()
        wait_for("another one begins", lambda: len(workers(process)) == 2 and before[0] not in workers(process))
        wait_for("it answers", lambda: answers(port))
        restarts = [replaced(watched + number) for number in range(2)]
        process.send_signal(signal.SIGTERM)
        ended = process.wait()
    finally:
        process.send_signal(signal.SIGKILL)  # and its workers with it, if they hang

    assert ended == 0
    assert f":{port}/" in said.read_text("utf-8")
    assert log.read_text("utf-8") == ""
    assert not any(worker.is_running() for worker in before)
    assert sorted(restarts) == [0.0, 1.0]


def two_ports() -> int:
    """The first of two that follow each other."""
    while True:
        with suppress(OSError), socket.create_server((HOST, 0)) as first:
            number = int(first.getsockname()[1])
            socket.create_server((HOST, number + 1)).close()
            return number


def replaced(watched: int) -> float:
    """How often there was another process here before, as it tells itself."""
    text = httpx.get(f"http://{HOST}:{watched}/metrics", verify=False, timeout=30).text
    return float(re.findall(r"^monstertisch_restarts_total (\S+)$", text, re.MULTILINE)[0])


def workers(process: Child) -> list[psutil.Process]:
    found = psutil.Process(process.pid).children()
    return [child for child in found if child.status() != "zombie" and "spawn_main" in " ".join(child.cmdline())]


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://{HOST}:{port}/ready", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def test_several_workers_on_a_folder_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--data", str(tmp_path), "--workers", "2", "--lang", "en"]) == 2
    assert "Several processes need PostgreSQL" in capsys.readouterr().err
    assert run(["serve", "--data", str(tmp_path), "--workers", "0", "--lang", "de"]) == 2
    assert "Nimm mindestens 1" in capsys.readouterr().err


def test_a_process_that_begins_again_while_the_database_is_away_says_so_in_a_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(tmp_path, postgres=address_of(f"postgresql://nobody@{HOST}:{free_port()}/nothing"))
    with socket.create_server((HOST, 0)) as listening:
        process = begun(Duty(settings, HOST, 0, listening, None, log_requests=False, restarts=1))
        process.join(LIMIT)
    said = capfd.readouterr().err.splitlines()

    assert process.exitcode == 0
    assert ["database-unreachable" in line for line in said] == [True]
