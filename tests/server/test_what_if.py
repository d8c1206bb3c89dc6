"""What if: a finished game goes on from one of its positions, at a table of its own, against bots."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from monstertisch.cli import run
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.match import Match, read_match
from monstertisch.games import GAMES
from monstertisch.server import loading, storage, stored_match
from monstertisch.server.settings import Settings

from .conftest import Collected, People
from .long_games import forget, play_in_one_go
from .running import Message, Person, TableSocket, ThreadServer, play_on, seat_people
from .test_twins import TABLES, wish_everything_refused

pytestmark = pytest.mark.sqlite

SHORT = "maechtige_monster"


def finished(server: ThreadServer, people: list[Person], game: str = SHORT, seed: int = 3) -> tuple[str, Match]:
    """A table whose game is over."""
    code = seat_people(people, game=game, options=TABLES.get(game, {}), level="beginner")
    return code, finish(server, code, seed)


def against_bots(server: ThreadServer, person: Person, players: int) -> str:
    """A table of one person and bots, whose game is over."""
    code: str = person.new_table(players)["code"]
    for wish in ["fill", "start"]:
        person.post(f"tables/{code}/{wish}")
    finish(server, code)
    return code


def finish(server: ThreadServer, code: str, seed: int = 3) -> Match:
    """Plays at random to the end and stores it in one go; the table leaves memory."""
    table, whims = server.table(code), random.Random(seed)
    match = loading.new_match(table.row, table.seats, table.game)
    match.remembers = True
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, whims.choice(match.state.options(seat)))
    lines = [{"table": code, "number": entry.number, "line": match.line(entry)} for entry in match.entries]
    log = sa.insert(storage.entries).values(lines)
    server.run(table.house.store.write(log, *stored_match.anew(code, match)))
    forget(server, code)
    assert server.table(code).state == "over"
    return match


def waits_for(match: Match, seat: int) -> list[int]:
    """The entries after which nobody but this seat has to act."""
    again, found = replace(match, entries=[]), []
    for number, step in zip(match.positions(), match.steps, strict=False):
        if again.state.to_act() == [seat]:
            found.append(number)
        again.play(step.entry.seat, step.entry.action)
    return found


def what_if(person: Person, code: str, n: int, seat: int) -> Message:
    return person.post(f"tables/{code}/what-if", n=n, seat=seat)


def match_of(server: ThreadServer, code: str) -> Match:
    match = server.table(code).match
    assert match is not None
    return match


# The table


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_goes_on_from_any_position(people: People, server: ThreadServer, game: str) -> None:
    three = people(3)
    code, old = finished(server, three, game)
    n = old.positions()[len(old.positions()) // 2]
    facts = what_if(three[2], code, n, 1)
    joined = three[2].join(facts["code"])
    opening = joined.events()[0]

    assert (facts["state"], facts["level"], facts["from_table"], facts["host"]) == ("playing", "beginner", code, True)
    assert [seat["kind"] for seat in facts["seats"]] == ["bot", "human", "bot"]
    assert facts["seats"][1]["name"] == three[2].name
    assert len({seat["name"] for seat in facts["seats"]}) == 3
    assert (opening["entry"]["n"], opening["entry"]["goes_on_from"], opening["events"]) == (0, n, [])
    assert opening["entry"]["round"] == old.state_after(n).round()
    begun = match_of(server, facts["code"])
    assert begun.state_after(0).view(1) == old.state_after(n).view(1)
    play_on([joined], moves=4)


def test_bots_keep_their_names_but_never_that_of_the_person(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    code = against_bots(server, ada, 4)
    names = [seat["name"] for seat in ada.get(f"tables/{code}")["seats"]]
    own = [seat["name"] for seat in what_if(ada, code, 5, 2)["seats"]]
    ada.browser.put("/api/me", json={"name": names[3].upper()})
    renamed = [seat["name"] for seat in what_if(ada, code, 5, 1)["seats"]]

    assert own[1:] == [names[1], "Ada", names[3]]
    assert len(set(own)) == 4
    assert renamed[1:3] == [names[3].upper(), names[2]]
    assert renamed[3].casefold() != names[3].casefold()


def test_somebody_who_only_watched_may_ask_too(people: People, server: ThreadServer) -> None:
    three = people(3)
    code, _ = finished(server, three)
    onlooker = Person(server.port, "Zoe")
    onlooker.browser.put("/api/me", json={"name": "Zoe"})
    facts = what_if(onlooker, code, 0, 0)

    assert [seat["name"] for seat in facts["seats"] if seat["yours"]] == ["Zoe"]
    assert three[0].get("lobby")["mine"][0]["code"] == code  # nobody else is bothered by it
    assert onlooker.get("lobby")["mine"][0]["from_table"] == code
    onlooker.close()


def test_what_cannot_be_played_on_is_refused_and_leaves_no_table(people: People, server: ThreadServer) -> None:
    three = people(3)
    code, old = finished(server, three)
    running = seat_people(three)
    before = three[0].get("lobby")

    def refused(table: str, **wanted: int) -> str:
        return three[0].refused("POST", f"tables/{table}/what-if", **wanted)

    assert refused(code, n=old.n, seat=0) == "409 position-over"
    assert refused(code, n=old.n + 1, seat=0) == "409 no-position"
    assert refused(code, n=3, seat=3) == "409 no-seat"
    assert refused(code, n=-1, seat=0) == "422 bad-request"
    assert refused(running, n=0, seat=0) == "409 not-over"
    assert refused("x" * 16, n=0, seat=0) == "404 not-found"
    assert three[0].get("lobby") == before


def test_what_was_taken_back_has_no_position(people: People, server: ThreadServer) -> None:
    three = people(3)
    code = seat_people(three)
    tables = [person.join(code) for person in three]
    play_on(tables, moves=1)
    first = next(table for table in tables if table.seat == match_of(server, code).steps[0].entry.seat)
    first.say(type="ask_undo", at=1, seat=first.seat)
    for table in tables:
        table.settle(2)
    play_on(tables)

    for n in [1, 2]:
        assert three[0].refused("POST", f"tables/{code}/what-if", n=n, seat=0) == "409 no-position"
    assert what_if(three[0], code, 3, 0)["state"] == "playing"


def test_a_game_of_other_rules_cannot_be_played_on(people: People, server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    three = people(3)
    code, _ = finished(server, three)
    forget(server, code)
    monkeypatch.setattr(GAMES[SHORT], "rules_version", 99)

    assert three[0].refused("POST", f"tables/{code}/what-if", n=3, seat=0) == "409 match-rules"


def test_nobody_opens_more_of_them_in_a_minute_than_a_person_could_want(tmp_path: Path, page: Path) -> None:
    server = ThreadServer(Settings(tmp_path, page=page, tables_per_minute=3)).start()
    ada = Person(server.port, "Ada")
    try:
        code = against_bots(server, ada, 3)
        for n in [1, 2]:
            what_if(ada, code, n, 0)
        assert ada.refused("POST", f"tables/{code}/what-if", n=3, seat=0) == "429 too-fast"
    finally:
        ada.close()
        server.stop()


# Everything else is as at any table


@pytest.mark.parametrize("game", GAMES)
def test_it_is_found_again_after_a_restart(people: People, server: ThreadServer, game: str) -> None:
    three = people(3)
    code, old = finished(server, three, game)
    new = what_if(three[0], code, old.positions()[9], 0)["code"]
    begun = match_of(server, new).begins
    play_in_one_go(server, new, 70, random.Random(1))
    digest = match_of(server, new).state.digest()
    forget(server, new)

    match = match_of(server, new)
    assert match.state.digest() == digest
    assert match.begins == begun
    joined = three[0].join(new)
    play_on([joined], moves=2)


def until_my_turn(table: TableSocket, n: int) -> None:
    while not (table.n >= n and table.knows(table.n) and table.my_turn):
        table.take()


def test_taking_back_stops_where_it_began(people: People, server: ThreadServer) -> None:
    three = people(3)
    code, _ = finished(server, three)
    new = what_if(three[0], code, 6, 0)["code"]
    joined = three[0].join(new)
    until_my_turn(joined, 0)
    before = joined.view
    joined.act()
    until_my_turn(joined, joined.n + 1)
    joined.say(type="ask_undo", at=joined.n, seat=0)
    while joined.view != before:
        joined.take()

    joined.say(type="ask_undo", at=joined.n, seat=0)
    assert joined.until("refused")["reason"]["code"] == "nothing-to-undo"


def test_it_ends_with_a_replay_and_a_file_that_can_be_verified(
    people: People, server: ThreadServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    three = people(3)
    code, _ = finished(server, three)
    facts = what_if(three[0], code, 6, 2)
    joined = three[0].join(facts["code"])
    play_on([joined])
    replay = three[0].get(f"tables/{facts['code']}/replay?seat=2")["entries"]
    log = three[0].get(f"tables/{facts['code']}/log?seat=2")["entries"]
    file = tmp_path / "match.jsonl"
    file.write_text(three[0].browser.get(f"/api/tables/{facts['code']}/match").text, "utf-8")
    match = read_match(file.read_text("utf-8"), GAMES)

    assert [step["entry"]["n"] for step in replay] == [step["entry"]["n"] for step in log]
    assert (replay[0]["entry"]["goes_on_from"], log[0]["entry"]["goes_on_from"]) == (6, 6)
    assert replay[-1]["entry"]["n"] == match.n
    assert match.begins is not None
    assert match.begins.commitment == three[0].get(f"tables/{code}")["commitment"]
    assert run(["verify", str(file), "--commitment", facts["commitment"], "--json"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert (verdict["verified"], verdict["goes_on_from"]) == (True, 6)


def test_its_rematch_is_dealt(people: People, server: ThreadServer) -> None:
    three = people(3)
    code, _ = finished(server, three)
    new = what_if(three[0], code, 6, 0)["code"]
    finish(server, new)
    again = three[0].post(f"tables/{new}/rematch")
    joined = three[0].join(again["code"])

    assert (again["from_table"], again["state"]) == (None, "dealing")
    assert match_of(server, again["code"]).begins is None
    assert "goes_on_from" not in joined.events()[0]["entry"]


def test_what_if_of_what_if(people: People, server: ThreadServer) -> None:
    three = people(3)
    code, _ = finished(server, three)
    new = what_if(three[0], code, 6, 0)["code"]
    once = finish(server, new)
    facts = what_if(three[0], new, 4, 1)

    assert facts["from_table"] == new
    assert match_of(server, facts["code"]).state_after(0).view(1) == once.state_after(4).view(1)


def test_a_damaged_position_is_told_and_harms_nobody(people: People, server: ThreadServer, log: Collected) -> None:
    three = people(3)
    code, _ = finished(server, three)
    new = what_if(three[0], code, 6, 0)["code"]
    forget(server, new)
    spoilt = sa.text("update tables set begins = json_set(begins, '$.position', json('{}')) where code = :code").bindparams(
        code=new
    )
    server.run(server.house.store.write(spoilt))
    gone = sa.text('delete from snapshots where "table" = :code').bindparams(code=new)
    server.run(server.house.store.write(gone))

    assert three[0].refused("GET", f"tables/{new}") == "410 table-broken"
    assert three[0].get(f"tables/{code}")["state"] == "over"
    assert [table["code"] for table in three[0].get("lobby")["unreadable"]] == [new]
    assert "a table cannot be opened" in log.taken()[0]


# Secrets


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_its_position_from_an_imagined_one(people: People, server: ThreadServer, game: str) -> None:
    """Neither the position it began with nor the one it has: whoever sits there, and whoever watches, gets the same bytes."""
    three = people(3)
    code, old = finished(server, three, game)
    turns = waits_for(old, 0)
    new = what_if(three[0], code, turns[len(turns) // 3], 0)["code"]
    table = server.table(new)
    match, row = match_of(server, new), table.row
    assert row.begins is not None
    addresses = [f"/api/tables/{new}{part}" for part in ["", "/match", "/replay", "/log"]]
    for seat, person in [(0, three[0]), (None, three[1])]:
        true = match.state
        twin = true.imagine(seat, Luck(derive(secret_of(5), "twin")))
        assert twin.to_data() != true.to_data()
        heard = []
        for world in [true, twin]:
            match.state = world
            table.row = replace(row, begins=replace(row.begins, position=world.to_data()))
            joined = person.join(new)
            if seat is not None:
                wish_everything_refused(joined, match)
            joined.say(type="ask_log", before=1)
            joined.listen()
            frames = [frame for frame in joined.texts if not frame.startswith('{"type":"presence"')]
            heard.append((frames, [person.browser.get(address).content for address in addresses]))
            joined.close()
        match.state, table.row = true, row

        assert heard[0] == heard[1]
