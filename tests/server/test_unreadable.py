"""One bad table never breaks the lobby: it is listed with the reason and its file, and everything else goes on."""

from __future__ import annotations

import json
import re

import pytest
import sqlalchemy as sa

from .conftest import Collected, People
from .long_games import forget
from .running import Person, ThreadServer, play_on, seat_people

pytestmark = pytest.mark.sqlite

DAMAGE = {
    "a line of the log is no JSON": ("update entries set line = '{\"n\":3,' where \"table\" = :code and number = 3", "match-line"),
    "a line of the log is another move": (
        "update entries set line = '{\"n\":3,\"seat\":0,\"do\":{\"kind\":\"fly\"}}' where \"table\" = :code and number = 3",
        "match-illegal",
    ),
    "a line of the log is missing": ("delete from entries where \"table\" = :code and number = 3", "match-number"),
    "a line of the log is no text": (
        "update entries set line = cast(x'7bff7d' as text) where \"table\" = :code and number = 3",
        "match-line",
    ),
    "a digest is another": (
        "update entries set line = replace(line, '\"digest\":\"', '\"digest\":\"0') where \"table\" = :code",
        "match-differs",
    ),
    "the options are no JSON": ("update tables set options = '{' where code = :code", "table-broken"),
    "the options are none of ours": ("update tables set options = '{\"wings\":true}' where code = :code", "unknown-option"),
    "the shares are no JSON": ("update tables set shares = '[' where code = :code", "table-broken"),
    "the result is no JSON": ("update tables set result = 'x' where code = :code", "table-broken"),
    "the secret is no text": ("update tables set secret = cast(x'ff' as text) where code = :code", "table-broken"),
    "the secret is no hex": ("update tables set secret = 'zz' where code = :code", "table-broken"),
    "the state is none": ("update tables set state = 'lost' where code = :code", "table-broken"),
    "the level is no name": ("update tables set level = hex(zeroblob(20)) where code = :code", "table-broken"),
    "the game is no word": ("update tables set game = x'ff' where code = :code", "table-broken"),
    "the players are no number": ("update tables set players = 'x' where code = :code", "table-broken"),
    "the options are bytes": ("update tables set options = x'ff' where code = :code", "table-broken"),
    "the game is none of ours": ("update tables set game = 'chess' where code = :code", "match-game"),
    "the rules are others": ("update tables set rules_version = 99 where code = :code", "match-rules"),
    "the rules are no number": ("update tables set rules_version = 'new' where code = :code", "table-broken"),
    "a seat is missing": ("delete from seats where \"table\" = :code and seat = 2", "seats"),
    "a seat is of no kind": ("update seats set kind = 'ghost' where \"table\" = :code and seat = 2", "table-broken"),
}  # fmt: skip
IN_THE_ROW = [kind for kind, (statement, _) in DAMAGE.items() if "entries" not in statement and kind != "the rules are others"]


def damage(server: ThreadServer, code: str, statement: str) -> None:
    """Straight into the database, with nothing left beside the log that could stand in for it."""
    forget(server, code)
    gone = [sa.text(f'delete from {name} where "table" = :code') for name in ("told", "snapshots")]
    written = sa.text(re.sub(":(?!code)", r"\:", statement))
    server.run(server.house.store.write(*[one.bindparams(code=code) for one in [*gone, written]]))


def closing_code(person: Person, code: str) -> int:
    table = person.open(code)
    table.greet()
    return table.closed_with()


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_bad_table_is_listed_with_its_reason_and_its_file(
    people: People, server: ThreadServer, log: Collected, kind: str
) -> None:
    statement, code_of_reason = DAMAGE[kind]
    three = people(3)
    good = seat_people(three)
    code = seat_people(three, title="Dienstag")
    play_on([person.join(code) for person in three], moves=14)
    damage(server, code, statement)
    stranger = Person(server.port, "Zoe")
    if kind not in IN_THE_ROW:  # the lobby replays nothing: whoever opens the table finds out
        assert three[1].refused("GET", f"tables/{code}") == f"410 {code_of_reason}"
    lobby = three[0].get("lobby")
    (bad,) = lobby["unreadable"]
    lines = three[0].browser.get(f"/api/tables/{code}/match").text.splitlines()

    assert [table["code"] for table in lobby["mine"]] == [good]
    assert (bad["code"], bad["title"], bad["reason"]["code"]) == (code, "Dienstag", code_of_reason)
    assert three[0].refused("GET", f"tables/{code}") == f"410 {code_of_reason}"
    assert closing_code(three[1], code) == 4404
    assert len(lines) == (14 if "missing" in kind and "line" in kind else 15)
    assert json.loads(lines[0])["monstertisch"] == "match"
    assert stranger.refused("GET", f"tables/{code}/match") == f"410 {code_of_reason}"  # it holds the secret
    assert len(log.taken()) == 1
    assert stranger.get("lobby") == {"mine": [], "unreadable": [], "open": []}
    play_on([person.join(good) for person in three], moves=2)
    stranger.close()


@pytest.mark.parametrize(
    "broken", ["events = '[['", "events = '[[1]]'", "entry = '5'", "entry = '{}'", "entry = x'ff'", "events = 'null'"]
)
def test_what_was_told_may_be_broken_as_well(people: People, server: ThreadServer, log: Collected, broken: str) -> None:
    three = people(3)
    code = seat_people(three)
    play_on([person.join(code) for person in three], moves=14)
    forget(server, code)
    damaged = sa.text(f'update told set {broken} where "table" = :code and number = 5').bindparams(code=code)
    server.run(server.house.store.write(damaged))
    table = three[0].join(code)

    assert [message["entry"]["n"] for message in table.events()] == [n for n in range(15) if n != 5]
    assert set(log.taken()) == {"what an entry told cannot be read"}


@pytest.mark.parametrize("broken", ["text = x'ff'", "seat = 'x'", "name = x'00'"])
def test_a_line_of_chat_may_be_broken_and_the_game_goes_on(
    people: People, server: ThreadServer, log: Collected, broken: str
) -> None:
    three = people(3)
    code = seat_people(three)
    table = three[0].join(code)
    for text in ["one", "two"]:
        table.say(type="say", text=text)
        table.until("chat", text=text)
    forget(server, code)
    damaged = sa.text(f'update chat set {broken} where "table" = :code and number = 2').bindparams(code=code)
    server.run(server.house.store.write(damaged))
    back = three[0].join(code)
    back.say(type="say", text="three")
    back.until("chat", number=3)

    assert [message["text"] for message in back.heard if message["type"] == "chat"] == ["one", "three"]
    assert log.taken() == ["a line of chat cannot be read"]


def test_a_finished_table_whose_end_cannot_be_told_is_listed_as_well(people: People, server: ThreadServer, log: Collected) -> None:
    three = people(3)
    code = seat_people(three)
    play_on([person.join(code) for person in three])
    forget(server, code)
    damage = sa.text("update tables set shares = :shares where code = :code").bindparams(code=code, shares='{"00": "nobody"}')
    server.run(server.house.store.write(damage))

    assert [bad["code"] for bad in three[0].get("lobby")["unreadable"]] == [code]
    assert three[0].refused("GET", f"tables/{code}/replay") == "410 table-broken"
    assert log.taken()[-1] == "a table cannot be opened: ValidationError, table-broken"
