"""What an operator sees from outside: what happens is counted and timed, and nothing of it tells of tables or people."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from monstertisch.games import GAMES
from monstertisch.server import metrics, storage
from monstertisch.server.people import COOKIE
from monstertisch.server.serve import CannotListen, listen
from monstertisch.server.storage import Outraced, must_hit
from monstertisch.server.thinking import Minds
from monstertisch.terminal.screen import TerminalTexts

from .conftest import Collected, People
from .running import GAME, HOST, Person, ThreadServer, play_on, wait_for

pytestmark = pytest.mark.sqlite

MOVES = 9
CHAT = "Hier spukt es!"


class Shown:
    """All that is shown at one moment."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]

    def count(self, name: str, **labels: str) -> float:
        fitting = [one for one in self.samples if one.name == f"monstertisch_{name}" and labels.items() <= one.labels.items()]
        return sum(sample.value for sample in fitting)


Look = Callable[[], Shown]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the metrics of this process are shown."""
    server = metrics.show_on(listen(HOST, 0))
    yield f"http://{HOST}:{server.server_address[1]}/metrics"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def shown(address: str) -> Look:
    return lambda: Shown(httpx.get(address, verify=False).raise_for_status().text)


@dataclass
class Played:
    """What was shown before and after some moves of two people and a bot, and what nobody may read there."""

    before: Shown
    after: Shown
    entries: list[int]  # of every move, the seat
    private: list[str]


@pytest.fixture(scope="module")
def played(server: ThreadServer, shown: Look) -> Iterator[Played]:
    before = shown()
    people = [Person(server.port, name) for name in ["Adalinde", "Benedikt"]]
    code = people[0].new_table(3, title="Gruselkeller")["code"]
    people[1].take_seat(code, 1)
    people[0].post(f"tables/{code}/fill")
    people[0].post(f"tables/{code}/start")
    tables = [person.join(code) for person in people]
    play_on(tables, MOVES)
    while tables[0].view["turn"] == 2:  # what the bot does next is counted, too
        tables[0].take()
    tables[0].say(type="say", text=CHAT)
    tables[1].until("chat")
    after = shown()
    row = server.table(code).row
    seats = [message["entry"]["seat"] for message in tables[0].events(live=True)]
    own = [code, row.secret.hex(), row.title, CHAT, *[person.name for person in people]]
    yield Played(before, after, seats, [*own, *[person.browser.cookies[COOKIE] for person in people]])
    for person in people:
        person.close()


def more(played: Played, name: str, **labels: str) -> float:
    return played.after.count(name, **labels) - played.before.count(name, **labels)


def test_tables_sockets_and_moves_are_counted(played: Played) -> None:
    by_bot = played.entries.count(2)

    assert more(played, "tables", game=GAME) == 1
    assert more(played, "sockets") == 2
    assert more(played, "moves_total", game=GAME, by="human") == len(played.entries) - by_bot
    assert more(played, "moves_total", game=GAME, by="bot") == by_bot > 0


def test_what_takes_time_is_timed(played: Played) -> None:
    """A person's move from being read to being shown, every commit, every thought, and the loop itself."""
    by_bot = played.entries.count(2)

    assert more(played, "act_to_shown_seconds_count", game=GAME) == len(played.entries) - by_bot
    assert more(played, "act_to_shown_seconds_sum", game=GAME) > 0
    assert more(played, "commit_seconds_count") > len(played.entries)
    assert more(played, "thinking_seconds_count", kind="move") >= by_bot
    assert played.after.count("thinking_waiting") == 0
    assert played.after.count("event_loop_lag_seconds_count") >= 0  # a quick game may end before it is measured


def test_no_label_tells_of_a_table_or_a_person(played: Played) -> None:
    allowed = {
        "game": "|".join(GAMES),
        "by": "human|bot|stand_in",
        "kind": "move|tip|analysis",
        "status": r"\d{3}",
        "le": r"[\d.]+|\+Inf",
    }
    ours = [sample for sample in played.after.samples if sample.name.startswith("monstertisch_")]
    strange = [one for one in ours for name, value in one.labels.items() if not re.fullmatch(allowed.get(name, "-"), value)]

    assert len(ours) > 50
    assert strange == []
    assert [private for private in played.private if private in played.after.text] == []


def test_whoever_leaves_is_counted_no_more(server: ThreadServer, people: People, shown: Look) -> None:
    (ada,) = people(1)
    before = shown()
    code = ada.new_table(3)["code"]
    table = ada.join(code)
    there = shown()
    table.close()
    wait_for("she is gone", lambda: shown().count("sockets") == before.count("sockets"))
    server.loop.call_soon_threadsafe(server.house.forget, server.table(code))
    wait_for("the table has left memory", lambda: shown().count("tables") == before.count("tables"))

    assert [there.count(name) - before.count(name) for name in ["sockets", "tables"]] == [1, 1]


def test_a_lost_race_is_counted(server: ThreadServer, shown: Look) -> None:
    before = shown().count("lost_races_total")
    nothing = must_hit(sa.update(storage.tables).where(storage.tables.c.code == "nowhere").values(version=1))
    with pytest.raises(Outraced):
        server.run(server.house.store.write(nothing))

    assert shown().count("lost_races_total") == before + 1


def test_a_thought_of_which_nothing_comes_is_counted(server: ThreadServer, people: People, log: Collected, shown: Look) -> None:
    """Its process is killed; the next try gives the tip."""
    (ada,) = people(1)
    table = ada.join(ada.new_table(3, fill=True)["code"])
    table.settle(table.n)
    wait_for("there is a process to think in", lambda: bool(thinking_in(server)))
    before = shown()
    os.kill(thinking_in(server)[0], signal.SIGKILL)
    while not table.my_turn:
        table.take()
    table.settle(table.n)
    table.say(type="ask_hint", at=table.n, seat=table.seat)
    table.until("hint")
    after = shown()

    assert after.count("thinking_failures_total") - before.count("thinking_failures_total") >= 1
    assert all("a bot failed" in line for line in log.taken())


def thinking_in(server: ThreadServer) -> list[int]:
    assert isinstance(server.house.minds, Minds)
    pool = server.house.minds.lines[False].minds[0].pool
    return list(pool._processes or {}) if pool else []


def test_the_port_of_the_players_shows_no_metrics(server: ThreadServer) -> None:
    """Behind a proxy every request seems to come from this machine, so they have a port of their own that no proxy leads to."""
    for path in ["/metrics", "/api/metrics"]:
        assert "monstertisch_" not in httpx.get(f"http://{HOST}:{server.port}{path}", verify=False).text


def test_a_port_for_metrics_that_is_taken_is_refused_by_its_name() -> None:
    with listen(HOST, 0) as taken, pytest.raises(CannotListen) as refused:
        listen(HOST, taken.getsockname()[1], "metrics-")

    assert all("--metrics-port" in TerminalTexts(language).reason(refused.value.reason) for language in ["de", "en"])


def test_whoever_hangs_up_before_the_answer_breaks_nothing(address: str, log: Collected) -> None:
    for _ in range(3):
        with httpx.stream("GET", address, verify=False):
            pass

    assert httpx.get(address, verify=False).status_code == 200
    assert all("did not get them" in line for line in log.taken())
