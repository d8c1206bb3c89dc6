"""Kingscraft at the server's tables: choices that are made at once and unseen, free moves, and the bots' seats."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from monstertisch.core.match import Match

from .conftest import People
from .running import Message, Person, TableSocket, ThreadServer, seat_people

GAME = "kingscraft"


def sit_down(people: list[Person], **wanted: Any) -> tuple[str, list[TableSocket]]:
    code = seat_people(people, game=GAME, **wanted)
    return code, [person.join(code) for person in people]


def choose(card: str) -> Message:
    return {"kind": "choose", "card": card}


def match_of(server: ThreadServer, code: str) -> Match:
    match = server.table(code).match
    assert match is not None
    return match


def test_everyone_chooses_at_once_and_nobody_is_refused_for_it(people: People, server: ThreadServer) -> None:
    """All name the same entry: the answers of the others do not change one's own question."""
    code, tables = sit_down(people(3))
    for table, card in zip(tables, ["HEAL", "GUARD", "FORGE"], strict=True):
        table.act(choose(card), at=0)
    for table in tables:
        table.settle(3)

    assert [entry.number for entry in match_of(server, code).entries] == [1, 2, 3]
    assert [message for table in tables for message in table.heard if message["type"] in ("resync", "refused")] == []
    assert tables[0].view["seats"][1]["card"] == "GUARD"


def test_a_double_click_chooses_once(people: People, server: ThreadServer) -> None:
    code, tables = sit_down(people(2))
    for _ in range(2):
        tables[0].act(choose("HEAL"), at=0)
    tables[0].until("resync")

    assert len(match_of(server, code).entries) == 1


def test_a_choice_can_be_changed_until_the_last_one_is_in(people: People) -> None:
    _, (ada, ben) = sit_down(people(2))
    for n, card in enumerate(["HEAL", "FORGE"]):
        ada.act(choose(card))
        ada.settle(n + 1)
    ben.settle(2)
    ben.act(choose("GUARD"))
    for table in (ada, ben):
        table.settle(3)

    assert [seat["card"] for seat in ben.view["seats"]] == ["FORGE", "GUARD"]


def test_nobody_learns_a_choice_before_the_reveal(people: People) -> None:
    """Not from the entry, the events, the view, nor from the table; that a card lies there, everyone sees."""
    three = people(3)
    code, tables = sit_down(three)
    tables[0].act(choose("ATTACK2"))
    for table in tables:
        table.settle(1)
    watching = Person(three[0].port, "Zoe").join(code)
    for table in [*tables[1:], watching]:
        table.listen()
        told = "\n".join(table.texts[-12:]).replace('"kind":"choose","card":"ATTACK2"', "")  # their own choices

        assert "ATTACK2" not in told
        assert table.view["seats"][0]["has_chosen"]

    assert tables[0].view["seats"][0]["card"] == "ATTACK2"


@pytest.mark.sqlite  # those of several processes play whole games of their own
def test_people_and_bots_play_to_the_end_of_a_round(people: People, server: ThreadServer) -> None:
    (ada,) = people(1)
    code = ada.new_table(4, game=GAME, fill=True, options={"enemy_decider": "auto"})["code"]
    table = ada.join(code)
    whims = random.Random(1)
    while table.view["round"] < 2:
        if table.my_turn and table.knows(table.n):
            n = table.n
            table.act(whims.choice(table.options))
            table.settle(n + 1)
        else:
            table.listen()
            time.sleep(0.01)

    assert not match_of(server, code).over
