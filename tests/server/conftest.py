"""A running server for all tests of a file, people for one test, and a log that must stay empty."""

from __future__ import annotations

import gc
import logging
import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monstertisch.server import thinking
from monstertisch.server.settings import Settings

from .databases import Cluster, cluster
from .running import NAMES, Person, ThreadServer

People = Callable[[int], list[Person]]


class Collected(logging.Handler):
    """Everything that was logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))

    def taken(self) -> list[str]:
        gc.collect()  # a task whose failure nobody saw says so when it is collected
        found, self.texts = self.texts, []
        return found


@pytest.fixture(scope="module", autouse=True)
def log() -> Iterator[Collected]:
    """Whatever the tests of a file do to the server, nothing in it fails unseen. What a test expects, it takes."""
    gc.collect()
    gc.freeze()  # whatever the files before left behind would be looked through with every glance at the log
    collected = Collected()
    logging.getLogger().addHandler(collected)
    yield collected
    logging.getLogger().removeHandler(collected)
    assert collected.taken() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Where tables may be kept: a folder, or a database of PostgreSQL without anything in it."""
    if request.param == "sqlite":
        return Settings(tmp_path)
    return Settings(tmp_path, postgres=request.getfixturevalue("postgres").new())


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with one file beside it."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Monstertisch</title>", "utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("'use strict';", "utf-8")
    return folder


@pytest.fixture
def from_scratch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes in which bots think begin as they do outside of tests: none has loaded anything before."""
    monkeypatch.setattr(thinking, "BEGINS", multiprocessing.get_context("spawn"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What a server does, it does on both databases; what is not about tables is tried on one."""
    if "server" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("sqlite") is not None
        metafunc.parametrize("server", ["sqlite"] if alone else ["sqlite", "postgresql"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    page: Path,
    log: Collected,  # noqa: ARG001
) -> Iterator[ThreadServer]:
    settings = Settings(
        tmp_path_factory.mktemp("server"),
        bot_pause=0.0,
        page=page,
        messages_per_second=1000.0,
        tables_per_minute=1000,
        postgres=request.getfixturevalue("postgres").furnished() if request.param == "postgresql" else None,
    )
    running = ThreadServer(settings).start()
    if settings.postgres:
        running.beside = ThreadServer(settings).start()
    yield running
    running.stop()


@pytest.fixture
def people(server: ThreadServer) -> Iterator[People]:
    """Makes so many people, each with a browser of their own; where there are two processes, one after the other asks the other."""
    made: list[Person] = []

    def make(count: int) -> list[Person]:
        ports = [one.port for one in server.all()]
        found = [Person(ports[number % len(ports)], NAMES[number % len(NAMES)]) for number in range(count)]
        made.extend(found)
        return found

    yield make
    for person in made:
        person.close()
