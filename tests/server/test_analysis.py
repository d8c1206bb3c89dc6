"""Analyses on the server: of finished games alone, in the background with progress, stored, and the same for everyone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from monstertisch.games import GAMES
from monstertisch.server import analysing, storage, thinking
from monstertisch.server.settings import Settings
from monstertisch.server.thinking import Minds

from . import bad_bots
from .conftest import Collected, People
from .long_games import forget
from .running import Message, Person, ThreadServer, play_on, seat_people, wait_for

pytestmark = pytest.mark.sqlite

GAME = "maechtige_monster"


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Settings:
    """One world will do."""
    return Settings(tmp_path_factory.mktemp("server"), page=page, messages_per_second=1000.0, analysis_worlds=1)


@pytest.fixture(scope="module")
def server(settings: Settings, log: Collected) -> Iterator[ThreadServer]:  # noqa: ARG001
    running = ThreadServer(settings).start()
    yield running
    running.stop()


def played(people: list[Person]) -> str:
    code = seat_people(people, game=GAME)
    play_on([person.join(code) for person in people], whims=random.Random(1))
    return code


def wait_until_done(person: Person, code: str, state: str = "done") -> Message:
    address = f"tables/{code}/analysis"
    wait_for("the analysis ends", lambda: person.get(address)["state"] != "running", limit=60.0)
    found = person.get(address)

    assert found["state"] == state
    return found


def test_an_analysis_is_made_once_with_progress_and_is_the_same_for_everyone(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = played(three)
    address = f"tables/{code}/analysis"
    before = three[0].get(address)
    begun = [three[0].post(address), three[1].post(address)]
    wait_for("it goes on", lambda: is_halfway(three[1], address), limit=60.0)
    done = [wait_until_done(person, code) for person in three]
    entries = three[0].get(f"tables/{code}/replay")["entries"]

    assert (before["state"], before["done"], before["moments"]) == ("none", 0, [])
    assert [one["state"] for one in begun] == ["running", "running"]
    assert [one["of"] for one in begun] == [len(entries), len(entries)]
    assert done[0] == done[1] == done[2] == three[2].post(address)
    assert [moment["n"] for moment in done[0]["moments"]] == [step["entry"]["n"] for step in entries]
    assert (done[0]["done"], done[0]["worlds"]) == (len(entries), 1)
    wait_for("its process ends", lambda: standing_back(server) is None)


def standing_back(server: ThreadServer) -> object:
    """The process for analyses, as long as there is something to do."""
    assert isinstance(server.house.minds, Minds)
    return server.house.minds.lines[True].minds[0].pool


def is_halfway(person: Person, address: str) -> bool:
    found = person.get(address)
    return 0 < int(found["done"]) < int(found["of"])


def test_it_is_stored(people: People, server: ThreadServer, settings: Settings) -> None:
    three = people(3)
    code = played(three)
    three[0].post(f"tables/{code}/analysis")
    found = wait_until_done(three[0], code)
    another = ThreadServer(settings).start()
    person = Person(another.port, "Ada")
    again = person.get(f"tables/{code}/analysis")
    person.close()
    another.stop()

    assert again == found
    assert not server.house.analyst.works


def test_a_running_game_is_analysed_for_nobody(people: People) -> None:
    three = people(3)
    code = seat_people(three, game=GAME)

    assert three[0].refused("GET", f"tables/{code}/analysis") == "409 not-over"
    assert three[0].refused("POST", f"tables/{code}/analysis") == "409 not-over"


def test_two_tables_are_analysed_one_after_the_other(people: People, server: ThreadServer) -> None:
    three = people(3)
    codes = [played(three), played(three)]
    for code in codes:
        three[0].post(f"tables/{code}/analysis")
    second, first = [three[0].get(f"tables/{code}/analysis") for code in codes[::-1]]
    for code in codes:
        wait_until_done(three[0], code)

    assert (second["done"], second["before"]) == (0, 1) or first["state"] == "done"
    assert first["before"] == 0
    assert not server.house.analyst.works


def test_one_that_fails_says_so_and_can_be_asked_for_again(people: People, monkeypatch: pytest.MonkeyPatch, log: Collected) -> None:
    three = people(3)
    code = played(three)
    with monkeypatch.context() as broken:
        broken.setattr(thinking, "look", bad_bots.deadly)
        three[0].post(f"tables/{code}/analysis")
        wait_until_done(three[0], code, "failed")
    logged = log.taken()
    three[0].post(f"tables/{code}/analysis")

    assert len(logged) == 1
    assert logged[0].startswith("an analysis failed: its process ended with exit code 7")
    assert wait_until_done(three[0], code)["moments"]


def test_a_stored_one_that_cannot_be_read_is_made_again(people: People, server: ThreadServer, log: Collected) -> None:
    three = people(3)
    code = played(three)
    broken = sa.insert(storage.analyses).values(table=code, rules_version=1, facts="{}")
    server.run(server.house.store.write(broken))
    asked = three[0].post(f"tables/{code}/analysis")

    assert asked["state"] == "running"
    assert set(log.taken()) == {"an analysis cannot be read"}
    assert wait_until_done(three[0], code)["moments"]


def test_under_other_rules_what_was_found_stays_and_nothing_new_is_begun(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = people(3)
    codes = [played(three), played(three)]
    three[0].post(f"tables/{codes[0]}/analysis")
    found = wait_until_done(three[0], codes[0])
    for code in codes:
        forget(server, code)
    monkeypatch.setattr(GAMES[GAME], "rules_version", 99)

    assert three[0].post(f"tables/{codes[0]}/analysis") == found
    assert three[0].refused("POST", f"tables/{codes[1]}/analysis") == "409 match-rules"
    assert three[0].get(f"tables/{codes[1]}/analysis")["state"] == "none"


def test_too_many_at_once_are_refused(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    three = people(3)
    code = played(three)
    monkeypatch.setattr(analysing, "LONGEST_LINE", 0)

    assert three[0].refused("POST", f"tables/{code}/analysis") == "429 too-fast"
