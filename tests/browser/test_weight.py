"""How much a first visit loads, and how fast it can be read again."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect
from server.running import ThreadServer

from monstertisch.games import GAMES

from .conftest import Guests
from .tables import running

MOST = 350 * 1024  # bytes


def weights(loaded: list[Response]) -> dict[str, int]:
    """Every file, fonts included, as a reverse proxy would compress it."""
    return {response.url.split("/", 3)[3]: len(gzip.compress(response.body(), 6)) for response in loaded if response.ok}


def test_the_first_load_from_the_lobby_to_the_table_is_light(guests: Guests) -> None:
    """Everything up to the first prompt."""
    [guest] = guests("", alone=True)
    loaded: list[Response] = []
    guest.context.on("response", lambda response: loaded.append(response))
    guest.goto("/")
    guest.button("Sofort spielen").click()
    guest.expect_turn()
    guest.page.wait_for_load_state("networkidle")
    sizes = weights(loaded)

    assert any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) <= MOST, sizes


@pytest.mark.parametrize("game", GAMES)
def test_whoever_opens_the_link_to_a_table_loads_little(guests: Guests, server: ThreadServer, game: str) -> None:
    [guest] = guests("Ada", alone=True)
    code = running(server, [guest], players=4, game=game)
    loaded: list[Response] = []
    guest.context.on("response", lambda response: loaded.append(response))
    guest.goto(f"/t/{code}")
    expect(guest.prompt).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    sizes = weights(loaded)

    assert any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) <= MOST, sizes


def test_a_second_visit_loads_no_file_anew(guests: Guests) -> None:
    """Files with a name of their own stay in the browser."""
    [guest] = guests("", alone=True)
    guest.goto("/")
    loaded: list[Response] = []
    guest.context.on("response", lambda response: loaded.append(response))
    guest.page.reload()
    expect(guest.button("Sofort spielen")).to_be_visible()

    asked_for = [response.url for response in loaded if "/assets/" in response.url and not response.from_service_worker]
    fresh = [url for url in asked_for if guest.page.evaluate("url => performance.getEntriesByName(url)[0]?.transferSize", url)]
    assert fresh == []
