"""The log: every line of a request or a socket has its name, whichever task wrote it, and nothing in it is secret."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from monstertisch.server import logs
from monstertisch.server.app import create_app
from monstertisch.server.people import COOKIE
from monstertisch.server.settings import Settings

from .conftest import Collected, People
from .running import HOST, Person, ThreadServer, wait_for

pytestmark = pytest.mark.sqlite

OWN = re.compile(r"[0-9a-f]{32}")


class Lines(logging.Handler):
    """What stands in the log."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logs.Structured())
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))

    def of(self, text: str) -> list[dict[str, Any]]:
        return [line for line in map(json.loads, self.texts) if line["text"] == text]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """With every request."""
    found = Lines()
    logging.getLogger().addHandler(found)
    logs.log.setLevel(logging.INFO)
    yield found
    logs.log.setLevel(logging.NOTSET)
    logging.getLogger().removeHandler(found)


def test_whatever_is_done_for_a_request_is_logged_with_its_name(tmp_path: Path, lines: Lines, log: Collected) -> None:
    """Also by the task of the table, which does other things in nobody's name; and the answer carries the name."""
    app = create_app(Settings(tmp_path))

    @app.get("/api/spill/{code}")
    async def spill(code: str) -> None:
        table = await app.state.house.table(code)

        async def fail() -> None:
            logging.warning("spilt")
            raise RuntimeError("oops")

        await table.do(fail)

    app.router.routes.insert(0, app.router.routes.pop())
    server = ThreadServer(Settings(tmp_path), app).start()
    ada = Person(server.port, "Ada")
    code = ada.new_table(3)["code"]
    answer = ada.browser.get(f"/api/spill/{code}")
    server.table(code).inbox.put_nowait((say_later, None))
    server.run(server.table(code).do(say_later))
    ada.close()
    server.stop()
    log.taken()
    (spilt,), (failed,) = lines.of("spilt"), [line for line in map(json.loads, lines.texts) if "oops" in line.get("error", "")]

    assert answer.status_code == 500
    assert spilt["request"] == failed["request"] == answer.headers["x-request-id"]
    assert [line.get("request") for line in lines.of("later")] == [None, None]


async def say_later() -> None:
    logging.warning("later")


def test_a_socket_has_one_name_and_its_line_tells_nothing_of_the_table(people: People, lines: Lines) -> None:
    (ada,) = people(1)
    ada.name = "Adalinde"
    code = ada.new_table(3)["code"]
    table = ada.join(code)
    table.say(type="say", text="Hier spukt es!")
    table.until("chat")
    table.close()
    wait_for("it is logged", lambda: any('"SOCKET"' in line for line in lines.texts))
    (line,) = [line for line in lines.of("answered") if line["method"] == "SOCKET"]

    assert OWN.fullmatch(line["request"])
    assert line["route"] == "/api/tables/{code}/live"
    assert line["status"] == 1000
    for private in [code, ada.name, "spukt", ada.browser.cookies[COOKIE], HOST]:
        assert not any(private in text for text in lines.texts)


@pytest.mark.parametrize("given", ["0123456789abcdef" * 2, "", "0123", "x" * 32, b'"}\n{"level":"error"'.hex() + "!"])
def test_the_name_that_a_proxy_gave_is_kept_if_it_is_one(server: ThreadServer, lines: Lines, given: str) -> None:
    answer = httpx.get(f"http://{HOST}:{server.port}/health", headers={"X-Request-ID": given}, verify=False)
    wait_for("it is logged", lambda: len(lines.of("answered")) == 1)
    name = answer.headers["x-request-id"]

    assert OWN.fullmatch(name)
    assert (name == given) == bool(OWN.fullmatch(given))
    assert [line["request"] for line in lines.of("answered")] == [name]
