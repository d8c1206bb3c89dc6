"""Bots that stand in for whoever is away or out of time, and only while somebody plays."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from monstertisch.server.settings import Settings

from .conftest import People
from .running import Person, ThreadServer, play_on, seat_people, wait_for


def entries(server: ThreadServer, code: str) -> list[tuple[int, bool]]:
    """Per entry who moved, and whether a bot did so for a person."""
    match = server.table(code).match
    assert match is not None
    return [(entry.seat, entry.stand_in) for entry in match.entries]


# Away


def test_a_bot_plays_for_whoever_is_away_until_they_return(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    here = [person.join(code) for person in three[:2]]
    server.hasten(code, away=1)
    play_on(here, moves=4)
    here[0].listen()
    gone = here[0].presence
    back = three[2].join(code)
    returned = here[0].until("presence", online=[True, True, True])
    n = back.n
    play_on([*here, back], moves=4)

    assert gone["played_by_bot"] == [False, False, True]
    assert returned["played_by_bot"] == [False, False, False]
    assert all(stood_in == (seat == 2) for seat, stood_in in entries(server, code)[:n])
    assert not any(stood_in for _, stood_in in entries(server, code)[n:])
    play_on([*here, back])
    assert back.until_over()["stood_in"] == [2]


def test_nobody_is_away_before_the_limit(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three, away=86400)
    here = [person.join(code) for person in three]
    while not here[2].my_turn:
        play_on(here, moves=1)
    here[0].listen()
    n = here[0].n
    here[2].close()
    waiting = here[0].until("presence", online=[True, True, False])
    time.sleep(0.3)
    here[0].nothing_but()

    assert waiting["played_by_bot"] == [False, False, False]
    assert server.table(code).n == n


def test_a_second_tab_keeps_its_person_at_the_table(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    first, second = three[0].join(code), three[0].join(code)
    first.close()
    wait_for("the first tab is gone", lambda: len(server.table(code).connections) == 1)
    second.listen()

    assert second.presence["online"] == [True, False, False]


def test_without_anybody_watching_no_bot_moves(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    code = ada.new_table(3, fill=True)["code"]
    time.sleep(0.3)
    before = server.table(code).n
    table = ada.join(code)
    while not (table.my_turn and table.knows(table.n)):
        table.take()

    assert before == 0


def test_a_table_that_only_spectators_watch_stands_still(people: People, server: ThreadServer) -> None:
    """Neither bots nor stand-ins play for them; the person at the table finds everything as it was."""
    ada, ben, zoe = people(3)
    code = ada.new_table(4)["code"]
    ben.take_seat(code, 1)
    for todo in ("fill", "start"):
        ada.post(f"tables/{code}/{todo}")
    onlooker = zoe.join(code)
    server.hasten(code, away=0)
    time.sleep(0.5)
    onlooker.nothing_but("presence")
    before = server.table(code).n
    table = ada.join(code)
    play_on([table], moves=4)

    assert before == 0
    assert {seat for seat, stood_in in entries(server, code) if stood_in} == {1}


def test_nobody_stands_in_for_the_absent_because_somebody_who_resigned_watches(people: People, server: ThreadServer) -> None:
    """Whoever handed the seat to a bot for good sees that bot play, until somebody who is away has to."""
    three = people(3)
    code = seat_people(three)
    three[0].join(code).say(type="resign", seat=0)
    wait_for("a seat is handed over", lambda: server.table(code).seats[0].resigned)
    server.hasten(code, away=0)
    time.sleep(0.5)
    moved = {seat for seat, _ in entries(server, code)}
    alone = people(1)[0].join(code).presence["played_by_bot"]
    together = three[1].join(code).presence["played_by_bot"]

    assert moved <= {0}
    assert alone == [True, False, False]
    assert together == [True, False, True]


def test_with_a_clock_the_clock_decides_whoever_watches(people: People, server: ThreadServer) -> None:
    three = people(3)
    zoe = people(1)[0]
    code = seat_people(three, clock=3600)
    onlooker = zoe.join(code)
    server.hasten(code, away=0)
    time.sleep(0.3)
    onlooker.nothing_but("presence")
    before = server.table(code).n
    server.hasten(code, clock=1)
    onlooker.settle(1)
    server.hasten(code, clock=3600)

    assert before == 0
    assert all(stood_in for _, stood_in in entries(server, code))


def test_whoever_comes_back_while_a_bot_thinks_answers_in_person(
    tmp_path: Path,
) -> None:
    running = ThreadServer(Settings(tmp_path, bot_pause=1.5)).start()
    try:
        three = [Person(running.port, name) for name in ("Ada", "Ben", "Cleo")]
        code = seat_people(three)
        tables = {table.seat: table for table in (person.join(code) for person in three)}
        gone, table = next((seat, table) for seat, table in tables.items() if table.my_turn)
        assert gone is not None
        table.close()
        running.hasten(code, away=0)
        wait_for("a bot thinks", lambda: gone in running.table(code).bots.thoughts)
        back = three[gone].join(code)
        time.sleep(2.2)
        back.nothing_but("presence")
        assert running.table(code).n == 0
        for person in three:
            person.close()
    finally:
        running.stop()


# The clock


def test_when_time_runs_out_a_bot_makes_that_one_move(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three, clock=3600)
    tables = [person.join(code) for person in three]
    slow = next(table for table in tables if table.my_turn)
    server.hasten(code, clock=1)
    for table in tables:
        table.settle(1)
        table.listen()
    shown = slow.presence["seconds_left"]
    server.hasten(code, clock=3600)
    play_on(tables, moves=3)

    assert 0 <= shown <= 1
    assert entries(server, code)[:2] == [(slow.seat, True), (entries(server, code)[1][0], False)]
    assert (slow.seat, False) in entries(server, code)
    play_on(tables)
    assert slow.until_over()["stood_in"] == [slow.seat]


@pytest.mark.sqlite  # for several processes there is a test of their own
def test_the_clock_runs_for_each_move_anew(people: People) -> None:
    three = people(3)
    code = seat_people(three, clock=60)
    tables = [person.join(code) for person in three]
    time.sleep(0.5)
    late = three[0].join(code)
    used = late.presence["seconds_left"]
    play_on(tables, moves=1)
    tables[0].listen()
    fresh = tables[0].presence["seconds_left"]

    assert used <= 59.6
    assert fresh > 59.6


@pytest.mark.sqlite
def test_without_a_clock_no_time_is_told(people: People) -> None:
    three = people(3)
    table = three[0].join(seat_people(three))

    assert table.presence["seconds_left"] is None
