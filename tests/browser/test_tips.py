"""Tips on the page: the move that is advised, why, and the second best beside it, in words that fit every screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from monstertisch.server.thinking import URGENCY, Mind, Minds

from .conftest import Guests
from .guests import DESKTOP, PHONE
from .player import FIRST_THOUGHT
from .rich import DESKTOPS, LEAST_DESKTOPS, PHONES, RICH, Size
from .test_sizes import faults_at

CHANCE = {"de": re.compile(r"Siegchance (bei beiden etwa )?\d+ %"), "en": re.compile(r"\d+ % to win")}


@pytest.mark.parametrize("game", RICH)
@pytest.mark.parametrize(
    ("language", "screen", "sizes"),
    [
        pytest.param("de", DESKTOP, DESKTOPS, id="de-desktop", marks=pytest.mark.long),
        pytest.param("de", PHONE, PHONES, id="de-phone"),
        pytest.param("en", DESKTOP, LEAST_DESKTOPS, id="en-desktop"),
        pytest.param("en", PHONE, PHONES, id="en-phone", marks=pytest.mark.long),
    ],
)
def test_a_tip_with_its_reasons_fits_every_screen(
    guests: Guests, server: ThreadServer, game: str, language: str, screen: dict[str, Any], sizes: list[Size]
) -> None:
    """Two moves and what they bring; nothing is cut off, and nothing lies over anything."""
    rich = RICH[game]
    [guest] = guests("Annemarie", language=language, **screen)
    code = rich.table(server, guest)
    others = [seat.name for seat in server.table(code).seats[1:]]
    guest.goto(f"/t/{code}")
    expect(guest.page.locator(rich.card).first).to_be_visible()
    guest.press("h")
    expect(guest.prompt.locator(".why").first).to_contain_text(CHANCE[language], timeout=1000 * FIRST_THOUGHT)
    faults = [fault for size in sizes for fault in faults_at(guest, size, others, rich)]

    assert not faults, "\n".join(f"{game} {fault}" for fault in faults)


def test_a_tip_marks_both_moves_and_goes_when_something_else_is_picked(guests: Guests, server: ThreadServer) -> None:
    """The second best less strongly: without the lamp, and out of the way of the keyboard."""
    [guest] = guests("Annemarie", **DESKTOP)
    guest.goto(f"/t/{RICH['maechtige_monster'].table(server, guest)}")
    expect(guest.page.locator("[data-hand]").first).to_be_visible()
    guest.press("h")
    expect(guest.prompt).to_contain_text("Tipp:", timeout=1000 * FIRST_THOUGHT)

    expect(guest.page.locator("[data-place][data-hinted]")).to_have_count(1)
    expect(guest.page.locator("[data-place][data-second]")).to_have_count(1)
    expect(guest.page.locator("[data-place][data-hinted][data-second]")).to_have_count(0)
    expect(guest.prompt).to_contain_text("Sonst: Ork")
    guest.page.locator("[data-hand]:not([data-hinted])").first.click()
    expect(guest.prompt).not_to_contain_text("Tipp:")
    expect(guest.page.locator("[data-second]")).to_have_count(0)


def test_a_tip_that_waits_says_so(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Annemarie", **DESKTOP)
    assert isinstance(server.house.minds, Minds)
    line = server.house.minds.lines[False]

    async def busy() -> Mind:
        return await line.turn(URGENCY["move"], "") if not line.idle else line.idle.pop()

    async def free(mind: Mind) -> None:
        line.pass_on(mind)

    guest.goto(f"/t/{RICH['maechtige_monster'].table(server, guest)}")
    expect(guest.page.locator("[data-hand]").first).to_be_visible()
    mind = server.run(busy())
    guest.press("h")
    expect(guest.prompt).to_contain_text("Dein Tipp kommt gleich")
    server.run(free(mind))
    expect(guest.prompt).to_contain_text("Tipp:", timeout=1000 * FIRST_THOUGHT)
