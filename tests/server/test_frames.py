"""Nonsense on the socket: whatever comes in, the socket is closed with a code, and nobody else notices."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from monstertisch.server.live import LARGEST, client_message
from monstertisch.server.serve import LARGEST_FRAME

from .running import Person, TableSocket, ThreadServer

pytestmark = pytest.mark.sqlite

MALFORMED, TOO_LARGE = 4400, 1009

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=15,
)
ours = ["hello", "act", "ask_undo", "answer_undo", "say", "resign", "ask_hint", "ask_log", "share", "nod", "ping"]
types = st.sampled_from([*ours, "events", "view"])
fields = st.sampled_from(["type", "version", "after", "at", "seat", "do", "text", "agree", "n", "before", "share"])
almost = st.builds(lambda kind, rest: {**rest, "type": kind}, types, st.dictionaries(fields, anything, max_size=5))
frames = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | anything.map(json.dumps)
    | almost.map(json.dumps)
    | st.integers(1, 2000).map(lambda depth: "[" * depth)
    | st.integers(1, 300).map(lambda depth: '{"type":"act","at":0,"seat":0,"do":' + '{"a":' * depth + "1" + "}" * (depth + 1))
)


@pytest.fixture(scope="module")
def ada(server: ThreadServer) -> Iterator[Person]:
    person = Person(server.port, "Ada")
    yield person
    person.close()


@pytest.fixture(scope="module")
def code(ada: Person) -> str:
    found: str = ada.new_table(3, fill=True)["code"]
    return found


def is_a_message(frame: str | bytes) -> bool:
    if isinstance(frame, bytes) or len(frame) > LARGEST:
        return False
    try:
        client_message.validate_json(frame)
    except ValueError:
        return False
    return True


@settings(max_examples=80)
@given(frame=frames)
@example(frame='{"type":"hello","version":1}')
@example(frame='{"type":"hello","version":2}')
@example(frame='{"type":"act","at":0,"seat":0,"do":{}}')
@example(frame='{"type":"ping"}')
def test_no_first_frame_but_hello_is_heard(ada: Person, code: str, frame: str | bytes) -> None:
    table = ada.open(code)
    table.socket.send(frame)
    hello = is_a_message(frame) and json.loads(frame)["type"] == "hello"

    if hello:
        table.until("presence")
        table.close()
    else:
        assert table.closed_with() == MALFORMED
        assert table.texts == []


@settings(max_examples=80)
@given(sent=st.lists(frames, min_size=1, max_size=6))
@example(sent=['{"type":"act","at":0,"seat":0,"do":{"kind":NaN}}'])
@example(sent=['{"type":"act","at":99999999999999999999999,"seat":0,"do":{}}'])
@example(sent=['{"type":"ask_log","before":99999999999999999999999}'])
@example(sent=['{"type":"answer_undo","at":0,"seat":0,"agree":true}', '{"type":"ask_undo","at":0,"seat":11}'])
def test_after_hello_nonsense_closes_the_socket_and_sense_is_answered(ada: Person, code: str, sent: list[str | bytes]) -> None:
    table = ada.join(code)
    for frame in sent:
        if not send(table, frame):
            break

    if all(is_a_message(frame) for frame in sent):
        table.listen()
        table.close()
    else:
        assert table.closed_with() == MALFORMED


def send(table: TableSocket, frame: str | bytes | list[str]) -> bool:
    try:
        table.socket.send(frame)
    except ConnectionClosed:
        return False
    return True


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        ("x" * (LARGEST_FRAME + 1), TOO_LARGE),
        (b"x" * 1_000_000, TOO_LARGE),
        ('"' + "ä" * (LARGEST_FRAME // 2 - 1) + '"', MALFORMED),
        (json.dumps({"type": "say", "text": "x" * LARGEST}), MALFORMED),
        (["x" * 4000, "x" * 4000], TOO_LARGE),
    ],
)
def test_a_message_has_a_limit_also_in_pieces(ada: Person, code: str, frame: str | bytes | list[str], expected: int) -> None:
    """Where the rest of a message is not even read, the network may swallow the code (1006)."""
    table = ada.join(code)
    send(table, frame)

    assert table.closed_with() in (expected, 1006)


def test_after_all_that_the_table_is_as_it_was(ada: Person, server: ThreadServer, code: str) -> None:
    table = ada.join(code)
    open_sockets = len(server.table(code).connections)

    assert table.seat == 0
    assert open_sockets == 1
