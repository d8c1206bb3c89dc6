"""The seal: the commitment stands before anything is dealt, every page adds its share, and the luck comes from all of them."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import pytest

from monstertisch.core.chance import Luck
from monstertisch.core.match import read_match
from monstertisch.games import GAMES
from monstertisch.server.settings import Settings

from .conftest import People
from .running import Person, ProcessServer, ThreadServer, play_on, start_together


def seated(people: list[Person]) -> str:
    """A table where everyone sits and waits; tells its code."""
    host, *others = people
    code: str = host.new_table(len(people))["code"]
    for seat, person in enumerate(others, start=1):
        person.take_seat(code, seat)
    return code


def test_the_commitment_stands_in_the_waiting_room_and_never_changes(server: ThreadServer, people: People) -> None:
    three = people(3)
    code = seated(three)
    before = three[1].get(f"tables/{code}")["commitment"]
    tables = [person.join(code) for person in three]
    start_together(tables, three[0])
    play_on(tables)

    assert server.table(code).state == "over"
    assert {message["table"]["commitment"] for table in tables for message in table.heard if message["type"] == "table"} == {before}
    assert hashlib.sha256(bytes.fromhex(tables[0].until_over()["secret"])).hexdigest() == before


def test_nothing_is_dealt_before_every_page_that_is_there_has_added_its_share(server: ThreadServer, people: People) -> None:
    three = people(3)
    code = seated(three)
    tables = [person.join(code) for person in three]
    three[0].post(f"tables/{code}/start")
    for table in tables[:2]:
        table.until("table")
        table.listen()
    assert server.table(code).match is None
    assert all(not table.view for table in tables)

    tables[2].until("view")
    match = server.table(code).match
    assert match is not None
    assert isinstance(match.luck, Luck)
    assert match.luck.shares == sorted(table.share or "" for table in tables)
    assert match.luck.key != match.luck.secret


def test_a_quick_game_is_dealt_when_its_page_has_added_its_share(server: ThreadServer, people: People) -> None:
    [ada] = people(1)
    made = ada.new_table(3, fill=True)
    assert (made["state"], server.table(made["code"]).match) == ("dealing", None)

    table = ada.join(made["code"])
    match = server.table(made["code"]).match
    assert match is not None
    assert isinstance(match.luck, Luck)
    assert match.luck.shares == [table.share]


def test_the_shares_are_part_of_the_match_and_told_at_its_end(people: People) -> None:
    three = people(3)
    code = seated(three)
    tables = [person.join(code) for person in three]
    start_together(tables, three[0])
    play_on(tables)
    match = read_match(three[0].browser.get(f"/api/tables/{code}/match").text, GAMES)

    told = tables[0].until_over()["shares"]
    assert isinstance(match.luck, Luck)
    assert match.luck.shares == [one["share"] for one in told]
    assert {one["share"]: one["seat"] for one in told} == {table.share: table.seat for table in tables}
    for table in tables:
        frames = [frame for frame in table.texts if any(share in frame for share in match.luck.shares)]
        assert [('"type":"over"' in frame) for frame in frames] == [True]


def test_a_share_counts_once_and_only_between_start_and_deal(server: ThreadServer, people: People) -> None:
    """Not from a spectator, not twice, not while seats are still open, not after the deal; rubbish is no share."""
    ada, ben, watcher = people(3)
    code = ada.new_table(3, fill=False)["code"]
    early = ada.join(code)
    early.say(type="share", share="11" * 16)
    early.listen()
    assert server.table(code).row.shares == {}

    ben.take_seat(code, 1)
    ada.post(f"tables/{code}/fill")
    spectator = watcher.join(code)
    spectator.say(type="share", share="22" * 16)
    assert spectator.until("refused")["reason"]["code"] == "not-your-seat"

    ada.post(f"tables/{code}/start")
    early.until("view")
    dealt = server.table(code).row.shares
    early.say(type="share", share="33" * 16)
    early.listen()
    assert dealt == {early.share: 0}
    assert server.table(code).row.shares == dealt

    early.say(type="share", share="not hex")
    assert early.closed_with() == 4400


def test_a_page_that_adds_nothing_does_not_keep_the_others_from_playing(tmp_path: Path, page: Path) -> None:
    settings = Settings(tmp_path, page=page, bot_pause=0.0, share_wait=0.2)
    running = ThreadServer(settings).start()
    ada = Person(running.port, "Ada")
    code = ada.new_table(3, fill=True)["code"]
    silent = ada.open(code)
    silent.share = "none"  # as an old page would: it never sends one
    begun = time.monotonic()
    silent.greet()
    silent.until("view")

    assert time.monotonic() - begun >= 0.2
    assert running.table(code).row.shares == {}
    ada.close()
    running.stop()


@pytest.mark.parametrize("when", ["dealing", "playing"])
def test_shares_survive_a_killed_server(tmp_path: Path, when: str) -> None:
    """A table that was killed before the deal is dealt afterwards; one that was dealt meets the same luck again."""
    folder = tmp_path / "data"
    server = ProcessServer(folder, bot_pause=0.0).start()
    ada = Person(server.port, "Ada")
    code = ada.new_table(3, fill=True)["code"]
    views = [ada.join(code).view] if when == "playing" else []
    ada.opened.close()
    server.kill()
    server.start()
    views.append(ada.join(code).view)
    ada.close()
    server.stop()

    assert [view["seats"][0]["hand"] for view in views] == [views[0]["seats"][0]["hand"]] * len(views)
