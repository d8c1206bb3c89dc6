"""The server is updated, and a game's rules with it: running games go on from where they stand, finished ones stay readable."""

from __future__ import annotations

import random

import pytest
import sqlalchemy as sa

from monstertisch.core.match import Match, read_match
from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES
from monstertisch.server import storage

from .conftest import Collected, People
from .long_games import forget, lose_position
from .running import Message, Person, TableSocket, ThreadServer, play_on, seat_people

MOVES = 36
OURS = {name: game.rules_version for name, game in GAMES.items()}


def begun(people: list[Person], game: str, moves: int = MOVES) -> tuple[str, list[TableSocket]]:
    code = seat_people(people, game=game)
    tables = [person.join(code) for person in people]
    play_on(tables, moves=moves, whims=random.Random(moves))
    return code, tables


def update(server: ThreadServer, monkeypatch: pytest.MonkeyPatch, game: str, code: str) -> int:
    """The server stops and comes back with the next version of the rules."""
    forget(server, code)
    version = OURS[game] + 7
    monkeypatch.setattr(GAMES[game], "rules_version", version)
    return version


def match_of(server: ThreadServer, code: str) -> Match:
    match = server.table(code).match
    assert match is not None
    return match


# Running games


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_under_the_new_rules_and_its_log_says_from_where(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    three = people(3)
    code, before = begun(three, game)
    version = update(server, monkeypatch, game, code)
    tables = [person.join(code) for person in three]
    told = [table.events() for table in tables]

    assert [table.view for table in tables] == [table.view for table in before]
    assert [table.n for table in tables] == [MOVES + 1] * 3
    for new, old in zip(told, before, strict=True):
        assert [(one["entry"], one["events"]) for one in new[:-1]] == [(one["entry"], one["events"]) for one in old.events()]
        entry = new[-1]["entry"]
        assert (entry["n"], entry["seat"], entry["do"], entry["rules"]) == (MOVES + 1, None, None, version)
        assert new[-1]["events"] == []
    play_on(tables, moves=6, whims=random.Random(1))


def test_it_changes_its_rules_once(people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    three = people(3)
    code, _ = begun(three, "kingscraft")
    update(server, monkeypatch, "kingscraft", code)
    for _ in range(3):
        assert match_of(server, code).n == MOVES + 1
        forget(server, code)
    server.run(server.house.store.write(sa.delete(storage.snapshots).where(storage.snapshots.c.table == code)))

    assert match_of(server, code).n == MOVES + 1  # the log alone is enough to go on from there


def test_nobody_takes_back_what_was_played_under_other_rules(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    three = people(3)
    code, _ = begun(three, "maechtige_monster", moves=7)
    update(server, monkeypatch, "maechtige_monster", code)
    table = three[0].join(code)
    table.say(type="ask_undo", at=table.n, seat=0)

    assert table.until("refused")["reason"]["code"] == "nothing-to-undo"


def test_the_file_of_such_a_game_says_it_too_and_can_be_checked_from_there_on(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "maechtige_monster"
    three = people(3)
    code, _ = begun(three, game, moves=7)
    version = update(server, monkeypatch, game, code)
    play_on([person.join(code) for person in three])
    text = three[0].browser.get(f"/api/tables/{code}/match").text
    found = read_match(text, GAMES)
    replay = three[0].get(f"tables/{code}/replay")["entries"]

    assert found.base is not None
    assert (found.base.number, found.over) == (8, True)
    assert found.state.digest() == match_of(server, code).state.digest()
    assert text.splitlines()[0].count(f'"rules_version":{OURS[game]}') == 1
    assert text.splitlines()[8].startswith(f'{{"n":8,"rules_version":{version},"depth":7,"position":')
    assert [step["entry"]["n"] for step in replay] == [8, *[step.entry.number for step in found.steps]]
    monkeypatch.setattr(GAMES[game], "rules_version", OURS[game])
    with pytest.raises(BadMatch):
        read_match(text, GAMES)


def test_a_table_that_waits_starts_under_the_new_rules(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = people(2)
    code = two[0].new_table(2, game="kingscraft")["code"]
    version = update(server, monkeypatch, "kingscraft", code)
    two[1].take_seat(code, 1)
    two[0].post(f"tables/{code}/start")
    table = two[0].join(code)
    table.settle(0)

    assert server.table(code).row.rules_version == version
    assert match_of(server, code).n == 0


# Where it cannot go on


@pytest.mark.parametrize("why", ["no snapshot", "the new rules cannot read it"])
def test_a_game_that_cannot_go_on_is_listed_as_such(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected, why: str
) -> None:
    three = people(3)
    code, _ = begun(three, "kingscraft")
    version = update(server, monkeypatch, "kingscraft", code)
    if why == "no snapshot":
        server.run(server.house.store.write(sa.delete(storage.snapshots).where(storage.snapshots.c.table == code)))
    else:
        lose_position(server, code)
    refused = three[0].refused("GET", f"tables/{code}")
    lobby = three[0].get("lobby")

    assert [table["code"] for table in lobby["unreadable"]] == [code]
    assert lobby["unreadable"][0]["reason"] == {
        "code": "match-rules",
        "rule": "",
        "params": {"version": str(OURS["kingscraft"]), "ours": version},
    }
    assert refused == "410 match-rules"
    assert log.taken() == ["a table cannot be opened: BadMatch, match-rules"]
    assert len(three[0].browser.get(f"/api/tables/{code}/match").text.splitlines()) == MOVES + 1


# Finished games


@pytest.mark.parametrize("readable", [True, False], ids=["its position is understood", "its position means nothing any more"])
def test_a_finished_game_stays_readable(
    people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch, log: Collected, readable: bool
) -> None:
    game = "maechtige_monster"
    three = people(3)
    code, tables = begun(three, game, moves=10_000)
    file = three[0].browser.get(f"/api/tables/{code}/match").text
    facts = three[0].get(f"tables/{code}")
    update(server, monkeypatch, game, code)
    if not readable:
        lose_position(server, code)
    back = [person.join(code) for person in three]

    for new, old in zip(back, tables, strict=True):
        assert (new.over, new.n) == (old.over, old.n)
        assert bool(new.view) == readable
        assert [told(one) for one in new.events()] == [told(one) for one in old.events()]
    assert three[0].get(f"tables/{code}") == {**facts, "seats": three[0].get(f"tables/{code}")["seats"]}
    assert code in [table["code"] for table in three[0].get("lobby")["mine"]]
    assert three[0].browser.get(f"/api/tables/{code}/match").text == file
    assert three[0].refused("GET", f"tables/{code}/replay") == "409 match-rules"
    for seat in range(3):
        entries = three[0].get(f"tables/{code}/log?seat={seat}")["entries"]
        assert [told(one) for one in entries] == [told(one) for one in tables[seat].events()]
    assert {*log.taken()} == ({*()} if readable else {"a last position cannot be shown: KeyError"})


def told(message: Message) -> tuple[int, list[Message]]:
    return message["entry"]["n"], message["events"]


def test_the_log_of_a_running_game_is_not_for_everyone(people: People) -> None:
    three = people(3)
    code, _ = begun(three, "maechtige_monster", moves=3)

    assert three[0].refused("GET", f"tables/{code}/log") == "409 not-over"
    assert three[0].refused("GET", f"tables/{code}/log?seat=1") == "409 not-over"
