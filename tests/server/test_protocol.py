"""The protocol is written down as it is: every route, every message, every code, and a conversation that could have happened."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from monstertisch.server import live, serve
from monstertisch.server import messages as m
from monstertisch.server.app import LARGEST_BODY, create_app
from monstertisch.server.connection import COME_BACK
from monstertisch.server.settings import Settings
from monstertisch.server.stored_match import PAGE
from monstertisch.server.table import CHAT, HELLO_EVERY

from .conftest import People
from .running import server_message

pytestmark = pytest.mark.sqlite

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def first_cells(heading: str) -> list[str]:
    """The first column of the table with this heading, without backticks."""
    table = DOCUMENT[DOCUMENT.index(f"| {heading} |") :].split("\n\n")[0]
    return [line.split("|")[1].strip().strip("`") for line in table.splitlines()[2:]]


def types_of(union: Any) -> list[str]:
    models: list[type[BaseModel]] = list(get_args(get_args(union)[0]))
    return [get_args(model.model_fields["type"].annotation)[0] for model in models]


def test_every_route_is_in_the_document() -> None:
    paths = create_app(Settings(Path("unused"))).openapi()["paths"]
    routes = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]

    assert sorted(first_cells("route")) == sorted(routes)


def test_every_message_is_in_the_document() -> None:
    assert sorted(first_cells("client says")) == sorted(types_of(m.ClientMessage))
    assert sorted(first_cells("server says")) == sorted(types_of(m.ServerMessage))


def test_every_code_is_in_the_document() -> None:
    codes = [live.GONE, live.BROKEN, COME_BACK, live.MALFORMED, live.WRONG_ORIGIN, live.NO_TABLE, live.TOO_SLOW, live.TOO_FAST]
    codes += [live.SERVER_FULL, 1009]

    assert first_cells("code") == [str(code) for code in sorted(codes)]


def test_the_limits_in_the_document_are_those_of_the_code() -> None:
    settings = Settings(Path("unused"))
    limits = {
        "at most 16 KiB": LARGEST_BODY == 16 * 1024,
        "within ten seconds": live.HELLO_WITHIN == 10,
        "at least every 75 seconds": live.SILENCE == 75,
        "more than 4,096 bytes": serve.LARGEST_FRAME == 4096,
        "more than 2,048 characters": live.LARGEST == 2048,
        "more than ten messages a second, after a burst of thirty": settings.messages_per_second == 10,
        "the last hundred": CHAT == 100,
        "a hundred entries": PAGE == 100,
        "once a second at most": HELLO_EVERY == 1,
        "(now 2)": m.PROTOCOL == 2,
    }

    assert [text for text, true in limits.items() if not true or text not in " ".join(DOCUMENT.split())] == []


def test_the_conversation_in_the_document_could_have_happened() -> None:
    lines = re.findall(r"^([<>]) (\{.*\})$", DOCUMENT, re.MULTILINE)
    whole = [(who, text) for who, text in lines if "…" not in text]

    assert len(lines) == 16
    assert len(whole) > 8
    for who, text in whole:
        (live.client_message if who == ">" else server_message).validate_json(text)


def test_the_published_schema_of_the_socket_knows_every_message(people: People) -> None:
    (ada,) = people(1)
    published = ada.get("socket-schema.json")

    assert sorted(published["client"]["discriminator"]["mapping"]) == sorted(types_of(m.ClientMessage))
    assert sorted(published["server"]["discriminator"]["mapping"]) == sorted(types_of(m.ServerMessage))


@pytest.mark.parametrize("schema", ["client", "server"])
def test_the_published_schema_forbids_unknown_fields(people: People, schema: str) -> None:
    (ada,) = people(1)
    parts = ada.get("socket-schema.json")[schema]["$defs"].values()

    assert all(part.get("additionalProperties") is False for part in parts if part["type"] == "object")
