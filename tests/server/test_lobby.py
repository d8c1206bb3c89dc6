"""The lobby is told from the rows of its tables: one query, no table loaded, and the same facts as at the open table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from monstertisch.server import storage
from monstertisch.server.house import House
from monstertisch.server.lobby import MOST

from .conftest import People
from .long_games import forget
from .running import Message, Person, ThreadServer, play_on, seat_people, wait_for


@contextmanager
def counted(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, int]]:
    """How often the database is asked meanwhile, and how many tables are loaded."""
    count = {"queries": 0, "loads": 0}
    read_table = House.read_table

    def query(*_anything: Any) -> None:
        count["queries"] += 1

    async def load(house: House, code: str) -> Any:
        count["loads"] += 1
        return await read_table(house, code)

    engine = server.house.store.reading.sync_engine
    monkeypatch.setattr(House, "read_table", load)
    sa.event.listen(engine, "before_cursor_execute", query)
    yield count
    sa.event.remove(engine, "before_cursor_execute", query)


def close_all(server: ThreadServer, codes: list[str]) -> None:
    for code in codes:
        forget(server, code)


def row_of(person: Person, code: str) -> Message:
    lobby = person.get("lobby")
    return next(table for table in [*lobby["mine"], *lobby["open"]] if table["code"] == code)


@pytest.mark.sqlite  # several processes ask for each other, too
def test_a_full_lobby_is_two_queries_and_no_table_is_loaded(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks, and the lobby: as many for forty tables as for none."""
    ada, ben, zoe = people(3)
    zoe.get("me")
    mine = [ada.new_table(4)["code"] for _ in range(MOST - 1)]
    running = seat_people([ada, ben, zoe])
    play_on([person.join(running) for person in (ada, ben, zoe)], moves=5)
    for person in (ada, ben, zoe):
        person.opened.close()
    listed = [ben.new_table(4, listed=True)["code"] for _ in range(MOST + 3)]
    close_all(server, [*mine, running, *listed])
    with counted(server, monkeypatch) as count:
        lobby = ada.get("lobby")

    assert [table["code"] for table in lobby["mine"]] == [running, *mine[::-1]]
    assert [table["code"] for table in lobby["open"]] == listed[:2:-1]
    assert count == {"queries": 2, "loads": 0}
    assert not {running, *mine, *listed} & set(server.house.tables)


def waiting(three: list[Person]) -> str:
    code: str = three[0].new_table(4, title="Heute")["code"]
    three[1].take_seat(code, 2)
    return code


def filled(three: list[Person]) -> str:
    return str(three[0].new_table(4, fill=True)["code"])


def on_tour(three: list[Person]) -> str:
    code: str = three[0].new_table(3, tour=True, fill=True, level="beginner")["code"]
    three[0].join(code)
    return code


def at_move(three: list[Person]) -> str:
    code = seat_people(three)
    play_on([person.join(code) for person in three], moves=8)
    return code


def taken_back(three: list[Person]) -> str:
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=3)
    actor = next(table for table in tables if table.events()[-1]["entry"]["do"] is not None)
    actor.say(type="ask_undo", at=actor.n, seat=actor.seat)
    for table in tables:
        table.settle(4)
    return code


def resigned(three: list[Person]) -> str:
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    tables[1].say(type="resign", seat=1)
    tables[1].until("table")
    return code


def over(three: list[Person]) -> str:
    code = seat_people(three)
    play_on([person.join(code) for person in three])
    return code


@pytest.mark.parametrize("state", [waiting, filled, on_tour, at_move, taken_back, resigned, over])
def test_a_closed_table_is_told_like_the_open_one(people: People, server: ThreadServer, state: Any) -> None:
    three = people(3)
    code = state(three)
    for person in three:
        person.opened.close()
    wait_for("everyone has left", lambda: not any(seat["online"] for seat in row_of(three[0], code)["seats"]))
    forget(server, code)
    told = row_of(three[0], code)
    loaded = code in server.house.tables
    opened = three[0].get(f"tables/{code}")

    assert not loaded
    assert told == opened
    assert bool(told["turn"]) == (told["state"] == "playing")


def test_a_table_of_an_older_version_is_opened_once(people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It did not write down whose turn it is."""
    three = people(3)
    code = at_move(three)
    for person in three:
        person.opened.close()
    forget(server, code)
    old = sa.update(storage.tables).where(storage.tables.c.code == code).values(round=0, turn=sa.null())
    server.run(server.house.store.write(old))
    with counted(server, monkeypatch) as count:
        first = row_of(three[0], code)
        forget(server, code)
        second = row_of(three[0], code)

    assert first == second
    assert (first["round"], len(first["turn"]), count["loads"]) == (1, 1, 1)
