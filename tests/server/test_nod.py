"""The guided tour waits for its guest: bots move after a nod for the last entry, and for that one only."""

from __future__ import annotations

import pytest

from .conftest import People
from .running import Person, TableSocket, ThreadServer


def tour(person: Person, game: str = "maechtige_monster") -> tuple[str, TableSocket]:
    """A tour with its guest at the table, and the first move of the guest made."""
    players = 3 if game == "maechtige_monster" else 2
    code = person.new_table(players, game=game, level="beginner", fill=True, tour=True)["code"]
    table = person.join(code)
    table.act()
    table.settle(1)
    assert not table.my_turn
    return code, table


def nod(table: TableSocket, n: int | None = None) -> None:
    table.say(type="nod", n=table.n if n is None else n)


def stands_still(server: ThreadServer, table: TableSocket) -> None:
    """No bot moves, and none has in mind to."""
    table.nothing_but()
    for one in server.all():
        bots = one.table(table.table["code"]).bots
        assert (bots.thoughts, bots.due) == ({}, {})
    table.nothing_but()


def test_bots_wait_for_a_nod_for_the_last_entry(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    _, table = tour(ada)
    stands_still(server, table)
    nod(table, 0)
    nod(table, 2)
    stands_still(server, table)
    nod(table)
    table.settle(2)

    stands_still(server, table)
    assert table.events(live=True)[-1]["entry"]["seat"] != table.seat


def test_a_page_that_comes_back_nods_again(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    code, first = tour(ada)
    first.close()
    back = ada.join(code, after=1)
    stands_still(server, back)
    nod(back)
    back.settle(2)

    assert back.n == 2


def test_a_spectator_cannot_hurry_a_tour(people: People, server: ThreadServer) -> None:
    ada, ben = people(2)
    code, table = tour(ada)
    onlooker = ben.join(code)
    nod(onlooker)
    refused = onlooker.until("refused")["reason"]["code"]
    table.until("presence", spectators=1)

    assert refused == "not-your-seat"
    stands_still(server, table)


def test_other_tables_wait_for_no_nod(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    code = ada.new_table(3, fill=True)["code"]
    table = ada.join(code)
    while not (table.my_turn and table.knows(table.n)):
        table.take()
    n = table.n
    table.act()
    table.settle(n + 2)
    nod(table)
    table.listen()

    assert server.table(code).n >= n + 2
    assert "refused" not in [message["type"] for message in table.heard]


@pytest.mark.sqlite
@pytest.mark.parametrize("game", ["kingscraft", "boss_monster"])
def test_the_guest_of_every_tour_plays_on_by_nodding(people: People, game: str) -> None:
    (ada,) = people(1)
    code = ada.new_table(2, game=game, level="beginner", fill=True, tour=True)["code"]
    table = ada.join(code)
    while table.n < 30:
        n = table.n
        if table.my_turn:
            table.act()
        else:
            nod(table)
        table.settle(n + 1)
