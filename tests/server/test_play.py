"""Playing through the socket: whole games, onlookers, coming back, double clicks, races, and what a person may ask for."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from monstertisch.core.match import read_match
from monstertisch.games import GAMES
from monstertisch.server import messages as m

from .conftest import Collected, People
from .running import Message, TableSocket, ThreadServer, play_on, seat_people, wait_for


def told(table: TableSocket, live: bool | None = None) -> list[tuple[int, Any]]:
    """Per entry that was heard of, its number and what happened."""
    return [(message["entry"]["n"], message["events"]) for message in table.events(live)]


def hands(table: TableSocket) -> list[list[int | None]]:
    return [seat["hand"] for seat in table.view["seats"]]


# Whole games


@pytest.mark.sqlite  # those of several processes play whole games of their own
@pytest.mark.parametrize("options", [{}, {"chain": True, "king": True}])
def test_four_people_play_a_whole_game(people: People, options: Message) -> None:
    four = people(4)
    code = seat_people(four, options=options)
    tables = [person.join(code) for person in four]
    play_on(tables, whims=random.Random(1))
    ends = [table.until_over() for table in tables]
    match = read_match(four[0].browser.get(f"/api/tables/{code}/match").text, GAMES)

    assert all(end == ends[0] for end in ends)
    assert [table.seat for table in tables] == [0, 1, 2, 3]
    assert (match.over, match.luck.secret.hex()) == (True, ends[0]["secret"])  # type: ignore[union-attr]
    assert (match.commitment, match.state.result().scores) == (four[0].get(f"tables/{code}")["commitment"], ends[0]["scores"])
    assert match.seats == ["Ada", "Ben", "Cleo", "Dora"]
    assert ends[0]["stood_in"] == []


def test_one_person_plays_against_three_bots(people: People) -> None:
    (ada,) = people(1)
    made = ada.new_table(4, fill=True, level="beginner")
    table = ada.join(made["code"])
    play_on([table])
    end = table.until_over()
    match = read_match(ada.browser.get(f"/api/tables/{made['code']}/match").text, GAMES)

    assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "bot", "bot"]
    assert [seat["level"] for seat in made["seats"]] == [None, "beginner", "beginner", "beginner"]
    assert [name.startswith("bot:") for name in match.seats] == [False, True, True, True]
    assert not any(entry.stand_in for entry in match.entries)
    assert end["stood_in"] == []


def test_a_finished_game_can_be_replayed_from_every_seat(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables)
    replays = [three[0].get(f"tables/{code}/replay?seat={seat}") for seat in range(3)]
    replays.append(three[0].get(f"tables/{code}/replay"))
    true = server.table(code).match
    assert true is not None

    for seat, replay in zip([0, 1, 2, None], replays, strict=True):
        assert [step["entry"]["n"] for step in replay["entries"]] == list(range(len(true.entries) + 1))
        assert replay["entries"][-1]["view"] == true.state.view(seat)
    assert [(step["entry"]["n"], step["events"]) for step in replays[1]["entries"]] == told(tables[1])


@pytest.mark.sqlite
def test_a_replay_is_told_piece_by_piece(people: People) -> None:
    """Nobody waits for the fifty megabytes of a long one; and it is what was published."""
    three = people(3)
    code = seat_people(three)
    play_on([person.join(code) for person in three])
    with three[0].browser.stream("GET", f"/api/tables/{code}/replay?seat=1") as answer:
        told_so = m.Replay.model_validate_json(answer.read())

    assert answer.headers["content-type"] == "application/json"
    assert "content-length" not in answer.headers
    assert told_so.table.code == code


# Onlookers


def test_an_onlooker_sees_no_hand_in_round_1_and_all_hands_from_round_2(people: People, server: ThreadServer) -> None:
    """Q37, Q38 through the socket."""
    *three, onlooker = people(4)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    watching = onlooker.join(code)
    opening = hands(watching)
    everyone = [*tables, watching]
    while watching.view["round"] == 1:
        play_on(everyone, moves=1)
    true = server.table(code).match
    assert true is not None

    assert opening == [[None, None, None]] * 3
    assert [event for event in watching.events()[0]["events"] if event["event"] == "dealt"] == [
        {"event": "dealt", "seat": seat} for seat in range(3)
    ]
    assert hands(watching) == true.state.to_data()["hands"]
    assert watching.seat is None
    assert "choices" not in [message["type"] for message in watching.heard]


def test_an_onlooker_may_do_nothing(people: People) -> None:
    *three, onlooker = people(4)
    code = seat_people(three)
    first = three[0].join(code)
    watching = onlooker.join(code)
    do = {"kind": "place", "strength": 1, "guard": 1, "slot": 1}
    refused: list[Message] = [
        {"type": "act", "at": 0, "seat": 0, "do": do},
        {"type": "ask_undo", "at": 0, "seat": 0},
        {"type": "ask_hint", "at": 0, "seat": 0},
        {"type": "resign", "seat": 0},
        {"type": "say", "text": "Hallo"},
    ]
    for wish in refused:
        watching.say(**wish)
        assert watching.until("refused")["reason"]["code"] == "not-your-seat"

    first.until("presence", spectators=1)
    first.nothing_but()


# Coming back


def test_whoever_comes_back_gets_what_was_missed_and_no_more(people: People) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=5)
    back = {after: three[1].join(code, after) for after in [-1, 0, 3, 5]}

    assert told(back[-1], live=False) == told(tables[1])
    assert told(back[0], live=False) == told(tables[1])[1:]
    assert [number for number, _ in told(back[3])] == [4, 5]
    assert told(back[5]) == []
    for table in back.values():
        assert (table.n, table.view) == (5, tables[1].view)
        assert "resync" not in [message["type"] for message in table.heard]


def test_a_client_from_the_future_starts_anew(people: People) -> None:
    """After a backup was restored, say."""
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=2)
    back = three[0].join(code, after=40)

    assert [message["type"] for message in back.heard[:2]] == ["table", "resync"]
    assert told(back) == told(tables[0])


def test_a_second_hello_is_answered_with_everything(people: People) -> None:
    three = people(3)
    code = seat_people(three)
    table = three[0].join(code)
    table.greet(0)
    table.until("resync")
    table.until("presence")

    assert [number for number, _ in told(table)] == [0, 0]


# Double clicks and races


def test_a_move_for_another_position_is_answered_with_a_resync(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=1)
    actor = next(table for table in tables if table.my_turn)
    for at in [0, 7]:
        actor.act(at=at)
        assert actor.until("resync")["n"] == 1
        assert told(actor)[-2:] == told(actor)[:2]
        actor.until("presence")

    assert server.table(code).n == 1


def test_a_double_click_never_plays_twice(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    actor = next(table for table in tables if table.my_turn)
    for _ in range(5):
        actor.act()
    for _ in range(4):
        actor.until("resync")

    assert server.table(code).n == 1
    assert [number for number, _ in told(actor, live=True)] == [1]


def test_two_tabs_race_for_one_move(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    first = next(table for table in tables if table.my_turn)
    assert first.seat is not None
    second = three[first.seat].join(code)
    first.act(first.options[0])
    second.act(second.options[-1])
    for table in [first, second]:
        table.settle(1)
        table.listen()
    losers = [table for table in [first, second] if "resync" in [message["type"] for message in table.heard]]

    assert server.table(code).n == 1
    assert told(first, live=True) == told(second, live=True)
    assert len(losers) == 1


def test_a_refused_move_names_its_rule_and_changes_nothing(people: People, server: ThreadServer) -> None:
    """R12, R11: the socket refuses what the rules refuse, with their reason."""
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    actor = next(table for table in tables if table.my_turn)
    waiting = next(table for table in tables if not table.my_turn)
    wrong = actor.choices["refused"][0]
    actor.act(wrong["do"])
    refused = actor.until("refused")
    waiting.act({"kind": "place", "strength": 1, "guard": 1, "slot": 1})
    too_early = waiting.until("refused")
    actor.act({"kind": "dance"})
    nonsense = actor.until("refused")

    assert refused["reason"] == wrong["reason"]
    assert refused["reason"]["rule"] == "R12"
    assert too_early["reason"]["code"] == "not-your-turn"
    assert nonsense["reason"]["code"] == "no-such-move"
    assert server.table(code).n == 0


def test_nobody_moves_for_another(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    actor = next(table for table in tables if table.my_turn)
    other = next(table for table in tables if not table.my_turn)
    other.act(actor.options[0], seat=actor.seat)

    assert other.until("refused")["reason"]["code"] == "not-your-seat"
    assert server.table(code).n == 0


# Stored first, then shown


@pytest.mark.sqlite  # where several processes write, whoever asks one of them waits for what it is doing
def test_nobody_hears_of_a_move_before_it_is_stored(people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    before = three[0].get(f"tables/{code}")
    disk, slow = server.house.store.write, threading.Event()

    async def write(*statements: Any) -> Any:
        while not slow.is_set():
            await asyncio.sleep(0.01)
        return await disk(*statements)

    monkeypatch.setattr(server.house.store, "write", write)
    actor = next(table for table in tables if table.my_turn)
    actor.act()
    wait_for("the move is made in memory", lambda: server.table(code).n == 1)
    meanwhile = three[0].get(f"tables/{code}")
    for table in tables:
        if table is not actor:  # whose next message waits for the first
            table.nothing_but("presence")
    slow.set()
    for table in tables:
        table.settle(1)

    assert meanwhile == before
    assert three[0].get(f"tables/{code}")["turn"] != before["turn"]


@pytest.mark.sqlite  # where several processes write, it is one of them that fails
def test_a_move_that_cannot_be_stored_was_never_made(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected
) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]

    async def write(*_statements: Any) -> Any:
        raise OSError("no space left")

    with monkeypatch.context() as full:
        full.setattr(server.house.store, "write", write)
        next(table for table in tables if table.my_turn).act()
        closed = [table.closed_with() for table in tables]
    back = [person.join(code) for person in three]

    assert {*closed} <= {1011, 1012}
    assert [table.n for table in back] == [0, 0, 0]
    assert ["no space left" in line for line in log.taken()] == [True]
    play_on(back, moves=2)


# Several people, one device


def test_on_a_shared_device_each_sees_the_own_cards_only(people: People) -> None:
    """Q37: in round 1 no message holds the hands of both."""
    ada, ben = people(2)
    code = ada.new_table(3, humans=2, names=["Ada", "Asta"])["code"]
    ben.take_seat(code, 2)
    ada.post(f"tables/{code}/start")
    shared, other = ada.join(code), ben.join(code)
    while shared.view["round"] == 1:
        play_on([shared, other], moves=1)
    seen: set[int] = set()
    for found in shared.views:
        if found["view"]["round"] == 1:
            seat, turn = found["seat"], found["view"]["turn"]
            seen.add(seat)
            assert seat == turn or turn == 2
            assert all(None in cards["aside"] for number, cards in enumerate(found["view"]["seats"]) if number != seat)
    for message in shared.heard:
        if message["type"] == "events" and message["entry"]["n"] == 0:
            assert sum("hand" in event for event in message["events"]) <= 1
        if message["type"] == "choices":
            assert message["seat"] in (0, 1)

    assert seen == {0, 1}
    assert {message["seat"] for message in shared.heard if message["type"] == "choices"} == {0, 1}


# Other requests


def test_a_bot_plays_on_for_whoever_resigns(people: People) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    tables[1].say(type="resign", seat=1)
    for table in tables:
        table.until("table")
        table.until("presence", played_by_bot=[False, True, False])
    tables[1].say(type="act", at=tables[1].n, seat=1, do={})
    refused = tables[1].until("refused")
    play_on([tables[0], tables[2]])
    end = tables[0].until_over()
    facts = three[0].get(f"tables/{code}")["seats"][1]

    assert refused["reason"]["code"] == "resigned"
    assert end["stood_in"] == [1]
    assert (facts["kind"], facts["resigned"]) == ("human", True)


def test_a_hint_is_a_legal_move(people: People) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    actor = next(table for table in tables if table.my_turn)
    waiting = next(table for table in tables if not table.my_turn)
    actor.say(type="ask_hint", at=0, seat=actor.seat)
    hint = actor.until("hint")
    waiting.say(type="ask_hint", at=0, seat=waiting.seat)

    assert hint["best"]["do"] in actor.options
    assert hint["second"]["do"] in actor.options
    assert hint["best"]["do"] != hint["second"]["do"]
    assert list(hint["best"]["figures"]) == ["beaten", "gold"]
    assert (hint["n"], hint["seat"]) == (0, actor.seat)
    assert waiting.until("resync")["n"] == 0


def test_a_hint_is_given_once_for_a_position(people: People) -> None:
    three = people(3)
    tables = [person.join(code) for code in [seat_people(three)] for person in three]
    actor = next(table for table in tables if table.my_turn)
    for _ in range(5):
        actor.say(type="ask_hint", at=0, seat=actor.seat)
    actor.until("hint")
    play_on(tables, moves=3)

    assert [message["type"] for message in actor.heard].count("hint") == 1


def test_a_hint_that_comes_too_late_does_no_harm(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    for _ in range(4):
        actor = next(table for table in tables if table.my_turn)
        actor.say(type="ask_hint", at=actor.n, seat=actor.seat)
        play_on(tables, moves=1)

    wait_for("the hints are thought out", lambda: len(server.house.tasks) == 1)
    assert tables[0].n == 4


# Talking


def test_whoever_sits_at_the_table_can_talk(people: People) -> None:
    ada, ben = people(2)
    code = ada.new_table(3)["code"]
    ben.take_seat(code, 1)
    tables = [ada.join(code), ben.join(code)]
    tables[1].say(type="say", text="  Hallo Ada!  ")
    heard = [table.until("chat") for table in tables]
    late = ada.join(code)

    assert heard[0] == heard[1] == {"type": "chat", "number": 1, "seat": 1, "name": "Ben", "text": "Hallo Ada!"}
    assert heard[0] in late.heard


@pytest.mark.sqlite
@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
def test_empty_and_endless_words_close_the_socket(people: People, text: str) -> None:
    (ada,) = people(1)
    table = ada.join(ada.new_table(3)["code"])
    table.say(type="say", text=text)

    assert table.closed_with() == 4400


@pytest.mark.sqlite
def test_a_chatterbox_locks_nobody_out(people: People) -> None:
    """Only the last words are told to whoever comes in; all are numbered."""
    ada, ben = people(2)
    code = ada.new_table(3)["code"]
    table = ada.join(code)
    for number in range(1, 151):
        table.say(type="say", text=f"Satz {number}")
    table.until("chat", number=150)
    late = ben.join(code)
    words = [message["number"] for message in late.heard if message["type"] == "chat"]

    assert words == list(range(51, 151))
