"""Before the first card: links, seats, the host's rights, names, and the rematch."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from .conftest import People
from .running import GAME, Message, Person, play_on, seat_people


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def finished(three: list[Person]) -> str:
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables)
    for table in tables:
        table.until_over()
    return code


# Links


def test_a_table_is_found_by_its_code_alone_and_no_code_is_like_another(people: People) -> None:
    """16 letters of 64 kinds are 96 bits."""
    (ada,) = people(1)
    codes = [ada.new_table(3)["code"] for _ in range(50)]

    assert len({*codes}) == 50
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", code) for code in codes)
    assert all(len({code[at] for code in codes}) > 20 for at in range(16))


def test_a_wrong_link_leads_nowhere(people: People) -> None:
    (ada,) = people(1)
    code = ada.new_table(3)["code"]
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    socket = ada.open(wrong)
    socket.greet()

    assert ada.refused("GET", f"tables/{wrong}") == "404 not-found"
    assert ada.refused("POST", f"tables/{wrong}/seats/0", name="Ada") == "404 not-found"
    assert ada.refused("GET", "tables/short") == "422 bad-request"
    assert socket.closed_with() == 4404


def test_only_listed_tables_with_a_free_seat_are_in_the_lobby(people: People) -> None:
    ada, ben = people(2)
    hidden = ada.new_table(3)["code"]
    listed = ada.new_table(3, listed=True, title="Freitagsrunde")["code"]
    full = ada.new_table(3, listed=True)["code"]
    ada.post(f"tables/{full}/fill")
    lobby = ben.get("lobby")
    own = ada.get("lobby")

    assert {table["code"] for table in lobby["open"]} == {listed}
    assert lobby["mine"] == []
    assert {hidden, listed, full} <= {table["code"] for table in own["mine"]}
    assert own["open"] == []


# Seats


def test_people_take_seats_and_the_host_starts(people: People) -> None:
    ada, ben, cleo = people(3)
    made = ada.new_table(3)
    code = made["code"]
    waiting = ada.join(code)
    refused = ada.refused("POST", f"tables/{code}/start")
    ben.take_seat(code, 2)
    waiting.until("table")
    cleo.take_seat(code, 1)
    waiting.until("table")
    names = [seat["name"] for seat in waiting.table["seats"]]
    ada.post(f"tables/{code}/start")
    waiting.until("view")
    started = ada.get(f"tables/{code}")

    assert (made["state"], made["host"], kinds(made)) == ("waiting", True, ["human", "open", "open"])
    assert (made["round"], made["turn"]) == (0, [])
    assert refused == "409 open-seats"
    assert names == ["Ada", "Cleo", "Ben"]
    assert (started["state"], started["round"], len(started["turn"])) == ("playing", 1, 1)
    assert re.fullmatch(r"[0-9a-f]{64}", started["commitment"])
    assert waiting.seat == 0


def test_two_race_for_one_seat_and_exactly_one_gets_it(people: People) -> None:
    ada, *racers = people(5)
    for person in racers:
        person.get("me")
    for _ in range(5):
        code = ada.new_table(6)["code"]
        with ThreadPoolExecutor(4) as pool:
            ask = [pool.submit(person.browser.post, f"/api/tables/{code}/seats/3", json={"name": person.name}) for person in racers]
            answers = [one.result() for one in ask]
        refusals = [answer.json()["detail"]["code"] for answer in answers if answer.status_code == 409]
        sitting = ada.get(f"tables/{code}")["seats"][3]["name"]
        winner = next(person for person, answer in zip(racers, answers, strict=True) if answer.status_code == 200)

        assert refusals == ["seat-taken"] * 3
        assert sitting == winner.name


def test_a_full_table_and_a_second_seat_are_refused(people: People) -> None:
    ada, ben = people(2)
    code = ada.new_table(3)["code"]

    assert ada.refused("POST", f"tables/{code}/seats/1", name="Ada") == "409 already-seated"
    assert ben.refused("POST", f"tables/{code}/seats/0", name="Ben") == "409 seat-taken"
    assert ben.refused("POST", f"tables/{code}/seats/7", name="Ben") == "404 not-found"
    assert ben.refused("POST", f"tables/{code}/seats/12", name="Ben") == "422 bad-request"
    assert kinds(ada.post(f"tables/{code}/fill")) == ["human", "bot", "bot"]
    assert ben.refused("POST", f"tables/{code}/seats/1", name="Ben") == "409 table-full"


def test_only_the_host_starts_fills_and_removes(people: People) -> None:
    ada, ben, cleo = people(3)
    code = ada.new_table(3)["code"]
    ben.take_seat(code, 1)

    assert ben.refused("POST", f"tables/{code}/fill") == "403 not-host"
    assert ben.refused("POST", f"tables/{code}/start") == "403 not-host"
    assert ben.refused("DELETE", f"tables/{code}/seats/0") == "403 not-host"
    assert cleo.refused("DELETE", f"tables/{code}/seats/1") == "403 not-host"
    assert kinds(ada.answer(ada.browser.delete(f"/api/tables/{code}/seats/1"))) == ["human", "open", "open"]


def test_whoever_leaves_may_come_back_and_so_may_another(people: People) -> None:
    ada, ben, cleo = people(3)
    code = ada.new_table(3)["code"]
    ben.take_seat(code, 1)
    watching = ben.join(code)
    ben.answer(ben.browser.delete(f"/api/tables/{code}/seats/1"))
    watching.until("table")
    cleo.take_seat(code, 1)
    ben.take_seat(code, 2)
    watching.until("table")
    watching.until("table")

    assert ada.refused("DELETE", f"tables/{code}/seats/9") == "404 not-found"
    assert [seat["name"] for seat in watching.table["seats"]] == ["Ada", "Cleo", "Ben"]
    assert [seat["yours"] for seat in watching.table["seats"]] == [False, False, True]


def test_the_host_can_send_a_bot_away(people: People) -> None:
    ada, ben = people(2)
    code = ada.new_table(3)["code"]
    ada.post(f"tables/{code}/fill")
    ada.answer(ada.browser.delete(f"/api/tables/{code}/seats/2"))

    assert kinds(ben.take_seat(code, 2)) == ["human", "bot", "human"]


def test_after_the_start_nobody_comes_or_goes(people: People) -> None:
    ada, ben = people(2)
    code = ada.new_table(3, fill=True)["code"]

    assert ben.refused("POST", f"tables/{code}/seats/1", name="Ben") == "409 not-waiting"
    assert ada.refused("DELETE", f"tables/{code}/seats/0") == "409 not-waiting"
    assert ada.refused("POST", f"tables/{code}/fill") == "409 not-waiting"
    assert ada.refused("POST", f"tables/{code}/start") == "409 not-waiting"
    assert ada.refused("GET", f"tables/{code}/match") == "409 not-over"
    assert ada.refused("GET", f"tables/{code}/replay") == "409 not-over"
    assert ada.refused("POST", f"tables/{code}/rematch") == "409 not-over"


# Names and options of a table


@pytest.mark.sqlite
@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "<b>", "a\nb", "a\x00b", "a\u202eb", "\u200b", "a\u2028b", "\u3164", "\u0301", "bot:", "bot: x"]
)
def test_a_name_that_would_spoil_the_page_is_refused(people: People, name: str) -> None:
    ada, ben = people(2)
    code = ada.new_table(3)["code"]
    expected = "422 bad-request" if name.isascii() and name.isprintable() else "422 unseen"

    assert ben.refused("POST", f"tables/{code}/seats/1", name=name) == expected
    assert ben.refused("PUT", "me", name=name) == expected
    assert ben.refused("POST", "tables", game=GAME, players=3, names=[name]) == expected


def test_a_title_that_would_spoil_the_page_is_refused(people: People) -> None:
    (ada,) = people(1)

    for title, status in [
        ("a\u202eb", "422 unseen"),
        ("\u2800", "422 unseen"),
        ("<b>", "422 bad-request"),
        ("x" * 41, "422 bad-request"),
    ]:
        assert ada.refused("POST", "tables", game=GAME, players=3, names=["Ada"], title=title) == status


@pytest.mark.parametrize("name", ["Ada Love", "ADA LOVE", "AdaLove", "Ａｄａ Love", "Ada\u00a0Love", "Ada \u2003love"])
def test_nobody_takes_a_name_that_looks_like_another_at_the_table(people: People, name: str) -> None:
    ada, ben = people(2)
    code = ada.new_table(3, names=["Ada Love"])["code"]

    assert ben.refused("POST", f"tables/{code}/seats/1", name=name) == "409 name-taken"
    assert ben.refused("POST", "tables", game=GAME, players=3, humans=2, names=["Ada Love", name]) == "409 same-name"


def test_bots_and_people_do_not_share_a_name(people: People) -> None:
    ada, ben = people(2)
    code = ada.new_table(3, names=["GRIMM"])["code"]
    bots = [seat["name"] for seat in ada.post(f"tables/{code}/fill")["seats"][1:]]
    ada.answer(ada.browser.delete(f"/api/tables/{code}/seats/2"))

    assert bots == ["Mira", "Knorz"]
    assert ben.refused("POST", f"tables/{code}/seats/2", name="mira") == "409 name-taken"


def test_chat_carries_nothing_that_nobody_sees(people: People) -> None:
    """What has nothing left to see is not said at all."""
    (ada,) = people(1)
    table = ada.join(ada.new_table(3)["code"])
    table.say(type="say", text="\u200b\u2060")
    table.say(type="say", text="Gute\u202e\nPartie 👩‍🚀\x1b[2J")

    assert table.until("chat")["text"] == "Gute Partie 👩‍🚀[2J"


@pytest.mark.sqlite
@pytest.mark.parametrize("name", ["Zoë", "李雷", "Ada 👩‍🚀", "O’Brien & Söhne", "x" * 24])
def test_names_of_the_world_are_welcome(people: People, name: str) -> None:
    (ada,) = people(1)
    ada.name = name

    assert ada.answer(ada.browser.put("/api/me", json={"name": f" {name} "})) == {"name": name}
    assert ada.get("me") == {"name": name}
    assert ada.new_table(3)["seats"][0]["name"] == name


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"players": 2}, "409 players"),
        ({"players": 7}, "409 players"),
        ({"players": 13}, "422 bad-request"),
        ({"players": "4"}, "422 bad-request"),
        ({"players": True}, "422 bad-request"),
        ({"game": "chess"}, "409 match-game"),
        ({"options": {"dragon": True}}, "409 unknown-option"),
        ({"options": {"king": "yes"}}, "409 option-switch"),
        ({"options": {"type": [["orc"]] * 4}}, "409 option-seats"),
        ({"humans": 2}, "409 seats"),
        ({"humans": 2, "names": ["Ada", "Ada"]}, "409 same-name"),
        ({"humans": 5, "names": ["A", "B", "C", "D", "E"]}, "409 seats"),
        ({"clock": 1}, "422 bad-request"),
        ({"away": 0}, "422 bad-request"),
        ({"level": "god"}, "409 unknown-bot"),
        ({"level": "x" * 25}, "422 bad-request"),
        ({"title": "x" * 41}, "422 bad-request"),
        ({"secret": "00"}, "422 bad-request"),
        ({"tour": True}, "422 bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(people: People, wish: Message, refusal: str) -> None:
    """The tour is played on a deal that everyone can look up, so it is for one person and bots only."""
    (ada,) = people(1)

    assert ada.refused("POST", "tables", **{"game": GAME, "players": 4, "names": ["Ada"], **wish}) == refusal


def test_the_tour_is_the_same_for_everyone(people: People) -> None:
    ada, ben = people(2)
    tables = [person.join(person.new_table(4, tour=True, fill=True)["code"]) for person in (ada, ben)]

    assert tables[0].table["commitment"] == tables[1].table["commitment"]
    assert tables[0].table["tour"]


# The rematch


def test_two_ask_for_a_rematch_at_once_and_get_one_table(people: People) -> None:
    three = people(3)
    code = finished(three)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda person: person.post(f"tables/{code}/rematch"), three[:2])
    again = three[2].post(f"tables/{code}/rematch")
    old = three[2].get(f"tables/{code}")

    assert first["code"] == second["code"] == again["code"] == old["next_table"] != code
    assert first["host"] != second["host"]
    assert again["state"] == "waiting"
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben", "Cleo"]


def test_a_rematch_has_new_luck_and_onlookers_cannot_ask_for_it(people: People) -> None:
    *three, onlooker = people(4)
    code = finished(three)
    old = three[0].get(f"tables/{code}")
    again = three[0].post(f"tables/{code}/rematch")
    started = three[0].post(f"tables/{again['code']}/start")

    assert onlooker.refused("POST", f"tables/{code}/rematch") == "403 not-your-seat"
    assert started["commitment"] != old["commitment"]


# Coming from another device


def test_a_personal_link_brings_the_seat_to_another_device_once(people: People) -> None:
    ada, phone, thief = people(3)
    code = ada.new_table(3)["code"]
    key = ada.post("me/key")["key"]
    phone.post("me/recover", key=key)

    assert phone.get(f"tables/{code}")["seats"][0]["yours"]
    assert phone.get(f"tables/{code}")["host"]
    assert ada.get(f"tables/{code}")["seats"][0]["yours"]
    assert thief.refused("POST", "me/recover", key=key) == "404 wrong-key"
    assert not thief.get(f"tables/{code}")["seats"][0]["yours"]


def test_a_new_personal_link_ends_the_old_one(people: People) -> None:
    ada, phone = people(2)
    old = ada.post("me/key")["key"]
    new = ada.post("me/key")["key"]

    assert phone.refused("POST", "me/recover", key=old) == "404 wrong-key"
    assert phone.post("me/recover", key=new) == {"name": None}
