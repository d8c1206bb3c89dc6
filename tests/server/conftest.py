"""A running server for all tests of a file, people for one test, and a log that must stay empty."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monstertisch.server.settings import Settings

from .running import NAMES, Person, ThreadServer

People = Callable[[int], list[Person]]


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with one file beside it."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Monstertisch</title>", "utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("'use strict';", "utf-8")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[ThreadServer]:
    settings = Settings(tmp_path_factory.mktemp("server"), bot_pause=0.0, page=page, messages_per_second=1000.0, tables_per_minute=1000)
    running = ThreadServer(settings).start()
    yield running
    running.stop()


@pytest.fixture
def people(server: ThreadServer) -> Iterator[People]:
    """Makes so many people, each with a browser of their own."""
    made: list[Person] = []

    def make(count: int) -> list[Person]:
        found = [Person(server.port, NAMES[number % len(NAMES)]) for number in range(count)]
        made.extend(found)
        return found

    yield make
    for person in made:
        person.close()


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test does to the server, nothing in it fails unseen."""
    yield
    gc.collect()
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.WARNING] == []
