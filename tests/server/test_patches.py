"""After a move a seat is told what changed in its view: that makes the new view, whole, and holds nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstertisch.games import GAMES
from monstertisch.server.patch import Differences, patched

from .conftest import People
from .running import Person, TableSocket, ThreadServer, play_on, seat_people

pytestmark = pytest.mark.sqlite  # what people at several processes see is compared in all tests of those

plain = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(old=plain, new=plain)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    before = repr(old)
    made = patched(old, Differences().between(old, new))

    assert repr(made) == repr(new)  # in the same order, too
    assert repr(old) == before


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"gold": 1, "turn": 0}, {"gold": 4, "turn": 0}, {"gold": [4]}),
        ({"seats": [{"gold": 1}, {"gold": 2}]}, {"seats": [{"gold": 1}, {"gold": 5}]}, {"seats": {"1": {"gold": [5]}}}),
        ({"hand": [1, 3, 5]}, {"hand": [1, 3]}, {"hand": [[1, 3]]}),
        ({"prompt": {"kind": "place"}}, {"prompt": {"kind": "pay", "price": 2}}, {"prompt": [{"kind": "pay", "price": 2}]}),
        ({"turn": 0}, {"turn": None}, {"turn": [None]}),
        ({"turn": 0}, {"turn": 0}, {}),
    ],
)
def test_a_patch_names_what_changed_and_nothing_else(old: Any, new: Any, patch: Any) -> None:
    assert Differences().between(old, new) == patch


@given(shared=st.tuples(plain, plain), own=st.lists(st.tuples(plain, plain), min_size=2, max_size=4))
def test_what_views_have_in_common_is_told_to_each_as_if_it_were_its_own(shared: Any, own: Any) -> None:
    """The same objects stand in the views of several seats, beside what differs."""
    olds, news = ([{"all": shared[at], "own": [one[at], shared[at]]} for one in own] for at in range(2))
    differences = Differences()

    assert [differences.between(*pair) for pair in zip(olds, news, strict=True)] == [
        Differences().between(*pair) for pair in zip(olds, news, strict=True)
    ]


def joined(people: list[Person]) -> list[TableSocket]:
    code = seat_people(people)
    return [person.join(code) for person in people]


def sizes(table: TableSocket, kind: str) -> list[int]:
    return sorted(len(text) for text in table.texts if text.startswith(f'{{"type":"{kind}"'))


@pytest.mark.parametrize("game", GAMES)
def test_everyone_has_the_view_of_their_own_after_every_move(people: People, server: ThreadServer, game: str) -> None:
    """Also a spectator, and whoever looks through the eyes of two seats in turn."""
    ada, ben, zoe = people(3)
    code: str = ada.new_table(3, game=game, humans=2, names=["Ada", "Asta"])["code"]
    ben.take_seat(code, 2)
    ada.post(f"tables/{code}/start")
    tables = [ada.join(code), ben.join(code)]
    spectator = zoe.join(code)
    match = server.table(code).match
    assert match is not None
    for move in range(60):
        if not match.over:
            play_on(tables, moves=1, whims=random.Random(move))
            spectator.settle(tables[0].n)
            for table in [*tables, spectator]:
                assert table.view == match.state.view(table.seat), f"after entry {table.n}"

    assert spectator.seat is None
    assert {seen["seat"] for seen in tables[0].views} == {0, 1}
    assert len(sizes(tables[1], "view")) == 1
    assert sizes(tables[1], "patch")[25] * 2 < sizes(tables[1], "view")[0]


def test_whoever_says_hello_again_gets_a_whole_view_and_then_patches_of_it(people: People) -> None:
    tables = joined(people(3))
    play_on(tables, moves=2)
    tables[0].greet()
    tables[0].until("resync")
    whole = tables[0].until("view")
    play_on(tables, moves=1)

    assert whole["n"] == 2
    assert [seen["n"] for seen in tables[0].views] == [0, 1, 2, 2, 3]
    assert [message["base"] for message in tables[0].heard if message["type"] == "patch"] == [0, 1, 2]


def test_after_taking_back_the_view_is_the_old_one(people: People) -> None:
    tables = joined(people(3))
    mover = next(table for table in tables if table.my_turn)
    before = mover.view
    mover.act()
    mover.settle(1)
    assert mover.view != before
    mover.say(type="ask_undo", at=1, seat=mover.seat)
    mover.settle(2)

    assert mover.heard[-1]["type"] in ("choices", "presence")
    assert mover.view == before
    assert mover.views[-1]["n"] == 2
