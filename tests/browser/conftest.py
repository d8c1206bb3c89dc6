"""One browser and one server for all tests of a worker, guests for one test, and pictures of what they saw when it failed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright
from server import running
from server.running import ThreadServer

from monstertisch.server import house
from monstertisch.server.app import built_page
from monstertisch.server.settings import Settings

from . import tables
from .browser import launch
from .guests import Guest, same_share
from .measuring import SETTLED
from .player import FIRST_THOUGHT

failed = pytest.StashKey[bool]()


class Guests(Protocol):
    def __call__(self, *names: str, **how: Any) -> list[Guest]: ...


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    assert built_page(), "The page is not built: `make test` builds it."
    quick: dict[str, Any] = {"bot_pause": 0.02, "tip_seconds": 0.2, "analysis_worlds": 2}
    settings = Settings(tmp_path_factory.mktemp("server"), **quick, messages_per_second=1000.0, tables_per_minute=1000)
    running = ThreadServer(settings).start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that a test opens have the same secrets in every run: what it finds, it finds again."""
    opened = count()

    def token_bytes(size: int) -> bytes:
        return hashlib.sha256(f"{request.node.name} {next(opened)}".encode()).digest()[:size]

    monkeypatch.setattr(running, "share_of", same_share)
    monkeypatch.setattr(house, "secrets", SimpleNamespace(token_bytes=token_bytes, token_urlsafe=secrets.token_urlsafe))


@pytest.fixture
def guests(request: pytest.FixtureRequest, browser: Browser, server: ThreadServer, tmp_path: Path) -> Iterator[Guests]:
    """Makes people with these names. Whatever their browsers complain about fails the test, unless it is expected."""
    made: list[Guest] = []

    def make(*names: str, port: int = server.port, alone: bool | None = None, **how: Any) -> list[Guest]:
        """On a server of their own they have new browsers, unless it stays as it is as long as its pages lie idle."""
        alone = port != server.port if alone is None else alone
        found = [Guest(browser, port, name, alone=alone, **how) for name in names]
        made.extend(found)
        return found

    yield make
    if request.node.stash.get(failed, False):
        for number, guest in enumerate(made):
            take_pictures(guest, tmp_path / f"{number}-{guest.name}")
    for guest in made:
        guest.close()
    assert [trouble for guest in made for trouble in guest.troubles] == []


@pytest.fixture(scope="session")
def looked_at() -> set[int]:
    """What axe knows already, from any page and screen."""
    return set()


class Standing(Protocol):
    def __call__(self, game: str, screen: dict[str, Any]) -> Guest: ...


@pytest.fixture(scope="module")
def standing(browser: Browser, server: ThreadServer) -> Iterator[Standing]:
    """A table of each game at which Ada is asked first, for all tests of a file that look at it and leave it as it is."""
    made: dict[tuple[str, bool], Guest] = {}

    def stand(game: str, screen: dict[str, Any]) -> Guest:
        key = (game, "has_touch" in screen)
        if key not in made:
            guest = made[key] = Guest(browser, server.port, "Ada", **screen)
            guest.goto(f"/t/{tables.running(server, [guest], players=3, game=game)}")
            expect(guest.page.locator(".prompt.can")).to_be_visible(timeout=1000 * FIRST_THOUGHT)
        made[key].page.set_viewport_size(screen["viewport"])
        made[key].page.evaluate(SETTLED)
        return made[key]

    yield stand
    for guest in made.values():
        guest.close()
    assert [trouble for guest in made.values() for trouble in guest.troubles] == []


def take_pictures(guest: Guest, where: Path) -> None:
    where.mkdir()
    (where / "troubles.txt").write_text("\n".join(guest.troubles), "utf-8")
    for number, page in enumerate(guest.pages):
        try:
            page.screenshot(path=where / f"{number}.png", timeout=5000)
            (where / f"{number}.html").write_text(page.content(), "utf-8")
        except Error as error:
            (where / f"{number}.txt").write_text(str(error), "utf-8")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
    return report
