"""Taking a move back: free, agreed, refused; absent people agree to nothing, and nobody gains time by it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest
import sqlalchemy as sa

from monstertisch.core.match import Entry
from monstertisch.server import rows, storage
from monstertisch.server.storage import Outraced
from monstertisch.server.table import Table

from .conftest import People
from .long_games import forget
from .running import Message, Person, TableSocket, ThreadServer, play_on, seat_people, wait_for


@pytest.fixture
def three(people: People) -> list[Person]:
    return people(3)


def seated(three: list[Person], moves: int) -> tuple[str, list[TableSocket]]:
    """A running table after so many moves; the sockets in the order of play, whoever moves next is first."""
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=moves)
    first = next(number for number, table in enumerate(tables) if table.my_turn)
    return code, tables[first:] + tables[:first]


def ask(table: TableSocket) -> None:
    table.say(type="ask_undo", at=table.n, seat=table.seat)


def answer(table: TableSocket, asker: TableSocket, agree: bool = True) -> None:
    table.say(type="answer_undo", at=table.n, seat=asker.seat, agree=agree)


def position(server: ThreadServer, code: str) -> Message:
    match = server.table(code).match
    assert match is not None
    return match.state.to_data()


def undone(table: TableSocket, n: int) -> int | None:
    """Reads on to entry `n` and tells what it went back to."""
    while True:
        entry = table.until("events")["entry"]
        if entry["n"] == n:
            table.settle(n)
            found: int | None = entry["undo_to"]
            return found


def test_an_own_move_is_taken_back_freely_while_nobody_else_has_moved(three: list[Person], server: ThreadServer) -> None:
    code, (actor, other, last) = seated(three, moves=0)
    before = position(server, code)
    play_on([actor, other, last], moves=1)
    ask(actor)

    assert [undone(table, 2) for table in (actor, other, last)] == [0, 0, 0]
    assert position(server, code) == before
    assert actor.my_turn
    assert "undo" not in [message["type"] for message in other.heard]


def test_a_change_at_the_same_moment_does_not_keep_the_lobby_from_knowing_whose_turn_it_is(
    three: list[Person], server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when another process stores a position that it misses."""
    code, tables = seated(three, moves=0)
    play_on(tables, moves=1)
    for one in server.all():
        monkeypatch.setattr(one.table(code), "show_note", partial(show_and_change, one.table(code), one.table(code).show_note))
    ask(tables[0])
    for table in tables:
        table.settle(2)

    wait_for("it is noted", lambda: stored_turn(server, code) == [tables[0].seat])


async def show_and_change(table: Table, show: Callable[..., Awaitable[None]], entry: Entry, note: Message) -> None:
    await show(entry, note)
    with suppress(Outraced):
        await table.house.store.write(rows.change(table.row))


def stored_turn(server: ThreadServer, code: str) -> list[int] | None:
    stored = storage.tables.c
    (row,) = server.run(server.house.store.read(sa.select(stored.turn).where(stored.code == code)))
    found: list[int] | None = row["turn"]
    return found


def test_after_another_has_moved_all_present_must_agree(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=0)
    before = position(server, code)
    play_on(tables, moves=2)
    asker, other, last = tables
    others = [seat for seat in range(3) if seat != asker.seat]
    ask(asker)
    asked = [table.until("undo") for table in tables]
    answer(other, asker)
    half = [table.until("undo") for table in tables]
    answer(last, asker)
    whole = [table.until("undo") for table in tables]

    assert asked[0] == {"type": "undo", "seat": asker.seat, "to": 0, "waiting": others, "refused_by": None}
    assert asked == [asked[0]] * 3
    assert [message["waiting"] for message in half] == [[last.seat]] * 3
    assert [message["waiting"] for message in whole] == [[]] * 3
    assert [undone(table, 3) for table in tables] == [0, 0, 0]
    assert position(server, code) == before


def test_one_no_is_enough(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=2)
    last, asker, other = tables
    before = position(server, code)
    ask(asker)
    last.until("undo")
    answer(last, asker, agree=False)
    answers = [table.until("undo", waiting=[]) for table in tables]
    answer(other, asker)
    other.nothing_but()

    assert [answer["refused_by"] for answer in answers] == [last.seat] * 3
    assert (position(server, code), server.table(code).n) == (before, 2)


def leave(table: TableSocket, onlooker: TableSocket) -> None:
    table.close()
    while onlooker.presence["online"][table.seat]:
        onlooker.take()


def test_absent_people_agree_to_nothing(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=2)
    before = position(server, code)
    last, asker, other = tables
    leave(last, asker)
    ask(asker)
    one = asker.until("refused")["reason"]
    leave(other, asker)
    ask(asker)
    two = asker.until("refused")["reason"]

    assert last.seat is not None
    assert one == {"code": "undo-away", "rule": "", "params": {"count": 1, "names": three[last.seat].name}}
    assert (two["code"], two["params"]["count"]) == ("undo-away", 2)
    assert (position(server, code), server.table(code).n) == (before, 2)


def test_whoever_leaves_instead_of_answering_has_not_agreed(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=2)
    before = position(server, code)
    last, asker, other = tables
    ask(asker)
    for table in (asker, last):
        table.until("undo")
    answer(last, asker)
    asker.until("undo", waiting=[other.seat])
    leave(other, asker)
    refused = next(message for message in reversed(asker.heard) if message["type"] == "refused")["reason"]
    settled = last.until("undo", waiting=[])

    assert other.seat is not None
    assert (refused["code"], refused["params"]["names"]) == ("undo-away", three[other.seat].name)
    assert settled["refused_by"] is None
    assert (position(server, code), server.table(code).n) == (before, 2)
    back = three[other.seat].join(code)
    ask(asker)
    for table in (last, back):
        table.until("undo", seat=asker.seat)
        answer(table, asker)
    assert undone(asker, 3) == 0


def test_whoever_said_yes_may_leave(three: list[Person]) -> None:
    _, tables = seated(three, moves=2)
    last, asker, other = tables
    ask(asker)
    for table in (asker, last):
        table.until("undo")
    answer(last, asker)
    asker.until("undo", waiting=[other.seat])
    leave(last, asker)
    answer(other, asker)

    assert undone(asker, 3) == 0


def test_a_seat_handed_to_a_bot_for_good_is_not_asked(three: list[Person]) -> None:
    _, tables = seated(three, moves=2)
    last, asker, other = tables
    other.say(type="resign", seat=other.seat)
    asker.until("table")
    leave(other, asker)
    ask(asker)
    asked = asker.until("undo")
    answer(last, asker)

    assert asked["waiting"] == [last.seat]
    assert undone(asker, 3) == 0


def test_resigning_answers_no_request(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=2)
    last, asker, other = tables
    ask(asker)
    for table in (asker, last):
        table.until("undo")
    answer(last, asker)
    asker.until("undo", waiting=[other.seat])
    other.say(type="resign", seat=other.seat)
    asker.until("undo", waiting=[])
    asker.nothing_but("presence", "table")

    assert server.table(code).n == 2


def test_a_yes_is_for_the_request_that_was_shown(three: list[Person], server: ThreadServer) -> None:
    """While one request is open, nobody can put another in its place."""
    code, tables = seated(three, moves=3)
    first, second, last = tables
    ask(first)
    asked = second.until("undo")
    ask(second)
    refused = second.until("refused")["reason"]["code"]
    answer(last, first)

    assert refused == "undo-open"
    assert first.until("undo", waiting=[second.seat])["seat"] == asked["seat"] == first.seat
    assert server.table(code).n == 3


def waiting(server: ThreadServer, code: str) -> list[int]:
    wish = server.table(code).undo.wish
    return wish.waiting if wish else []


def test_a_late_yes_is_none_to_the_next_request(three: list[Person], server: ThreadServer) -> None:
    """What was said to a request that is settled, by a no or by a move, counts for no other one."""
    code, (first, second, last) = seated(three, moves=3)
    both = [seat for seat in range(3) if seat != second.seat]
    ask(first)
    last.until("undo")
    answer(last, first, agree=False)
    second.until("undo", waiting=[])
    ask(second)
    last.until("undo", seat=second.seat)
    answer(last, first)
    last.listen()
    assert waiting(server, code) == both

    first.act()
    second.settle(4)
    ask(second)
    second.until("undo", waiting=both)
    last.say(type="answer_undo", at=3, seat=second.seat, agree=True)
    last.listen()
    assert waiting(server, code) == both


def test_the_log_tells_who_took_back(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=1)
    actor = tables[-1]
    ask(actor)
    told = [table.until("events", live=True) for table in tables]
    while any(message["entry"]["undo_to"] is None for message in told):
        told = [table.until("events", live=True) for table in tables]
    match = server.table(code).match
    assert match is not None

    assert [message["entry"]["seat"] for message in told] == [actor.seat] * 3
    assert match.line(match.entries[-1]) == f'{{"n":2,"seat":{actor.seat},"undo_to":0}}'


# The clock


def used(table: TableSocket, clock: int) -> float:
    """Seconds of the clock that are gone, as everybody is told."""
    table.listen()
    return float(clock - table.presence["seconds_left"])


def test_going_back_does_not_restart_the_clock(people: People) -> None:
    two = people(3)
    code = seat_people(two, clock=60)
    tables = [person.join(code) for person in two]
    actor = next(table for table in tables if table.my_turn)
    for n in (1, 3, 5):
        time.sleep(0.2)
        play_on(tables, moves=1)
        ask(actor)
        assert undone(actor, n + 1) == 0

    assert used(actor, 60) >= 0.6


def test_where_time_has_run_out_there_is_no_way_back(people: People, server: ThreadServer) -> None:
    two = people(3)
    code = seat_people(two, clock=60)
    tables = [person.join(code) for person in two]
    actor = next(table for table in tables if table.my_turn)
    time.sleep(1.1)
    play_on(tables, moves=1)
    server.hasten(code, clock=1)
    ask(actor)

    assert actor.until("refused")["reason"]["code"] == "undo-late"
    server.hasten(code, clock=60)


def test_whoever_is_alone_need_not_ask(people: People) -> None:
    (ada,) = people(1)
    table = ada.join(ada.new_table(3, fill=True)["code"])
    play_on([table], moves=3)
    while not (table.my_turn and table.knows(table.n)):
        table.take()
    before = table.n
    choice = max(message["entry"]["n"] for message in table.events(live=True) if message["entry"]["seat"] == 0)
    ask(table)

    assert undone(table, before + 1) == choice - 1
    assert table.my_turn


def test_a_move_ends_an_open_request(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=2)
    last, asker, other = tables
    ask(asker)
    for table in tables:
        table.until("undo")
    last.act()
    settled = [table.until("undo") for table in tables]
    answer(other, asker)
    answer(last, asker)
    other.nothing_but("events", "patch", "choices", "presence")

    assert [(message["waiting"], message["refused_by"]) for message in settled] == [([], None)] * 3
    assert server.table(code).n == 3


def test_only_those_asked_may_answer(three: list[Person], people: People) -> None:
    code, tables = seated(three, moves=2)
    _, asker, other = tables
    onlooker = people(1)[0].join(code)
    ask(asker)
    onlooker.until("undo")
    for table in (onlooker, asker):
        answer(table, asker)
        assert table.until("refused")["reason"]["code"] == "not-your-seat"

    late = three[other.seat or 0].join(code)
    assert "undo" in [message["type"] for message in late.heard] or late.until("undo")


def test_without_a_move_there_is_nothing_to_take_back(three: list[Person]) -> None:
    _, tables = seated(three, moves=0)
    ask(tables[0])

    assert tables[0].until("refused")["reason"]["code"] == "nothing-to-undo"


def test_a_request_for_another_position_is_answered_with_a_resync(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=2)
    asker = tables[1]
    asker.say(type="ask_undo", at=1, seat=asker.seat)

    assert asker.until("resync")["n"] == 2
    assert server.table(code).n == 2


def test_whoever_comes_back_after_an_undo_hears_the_story_anew(three: list[Person]) -> None:
    code, tables = seated(three, moves=1)
    actor = tables[-1]
    ask(actor)
    undone(actor, 2)
    assert actor.seat is not None
    back = three[actor.seat].join(code, after=1)
    later = three[actor.seat].join(code, after=2)

    assert [message["type"] for message in back.heard[:3]] == ["table", "resync", "events"]
    assert [message["entry"]["n"] for message in back.events()] == [0, 2]
    assert later.events() == []
    assert back.n == later.n == 2


def test_a_table_with_an_undo_comes_back_from_the_disk(three: list[Person], server: ThreadServer) -> None:
    code, tables = seated(three, moves=3)
    for table in tables:
        ask(table)
    asker = tables[-1]
    undone(asker, 4)
    before, old = position(server, code), server.table(code)
    forget(server, code)
    for table in tables:
        assert table.closed_with() == 1012
    back = [person.join(code) for person in three]

    assert server.table(code) is not old
    assert (position(server, code), server.table(code).n) == (before, 4)
    play_on(back, moves=2)
