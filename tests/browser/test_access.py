"""For everyone: axe finds nothing serious, every event is announced, and nothing moves when it must not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from server.running import Message, ThreadServer

from .conftest import Guests
from .guests import DESKTOP, PHONE, Guest
from .tables import running
from .walk import walk

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious_on_any_page(guests: Guests, server: ThreadServer, screen: Message) -> None:
    [guest] = guests("Ada", **screen)
    found = [f"{where}: {problem}" for where in walk(guest, server) for problem in axe(guest)]

    assert not found, "\n".join(found)


def axe(guest: Guest) -> list[str]:
    """What is serious or critical: the rule, and the elements that break it."""
    guest.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = guest.page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{problem['id']} {[(node['html'][:160], node['failureSummary'][:200]) for node in problem['nodes'][:3]]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
    ]


def test_every_event_is_announced(guests: Guests, server: ThreadServer) -> None:
    """Whose turn it is at once, what happened when there is a pause."""
    [guest] = guests("Ada")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    expect(guest.page.locator("[aria-live=assertive]")).to_contain_text("Du bist dran")
    guest.play()
    polite = guest.page.locator("[aria-live=polite]")
    expect(polite).to_contain_text("Grimm")
    expect(polite).to_contain_text("Mira")
    while guest.state() != "fight":
        guest.go_on()
    expect(polite).to_contain_text("Wächter 1")


def test_nothing_moves_when_the_system_asks_for_less_motion(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", like={"sound": False, "fightStep": "click"}, reduced_motion="reduce")
    guest.goto("/")
    expect(guest.page.locator("html")).to_have_attribute("data-motion", "off")
    guest.open(running(server, [guest], players=3))
    longest = 0.0
    while guest.state() != "fight":
        guest.go_on()
        longest = max(longest, longest_motion(guest))

    assert max(longest, longest_motion(guest)) <= 80


def longest_motion(guest: Guest) -> float:
    """Milliseconds of the longest animation or transition that is running now; one without end is longer than all."""
    return float(
        guest.page.evaluate(
            """() => Math.max(0, ...document.getAnimations().map(one => Number(one.effect.getComputedTiming().activeDuration)))"""
        )
    )


def test_things_move_when_nobody_minds(guests: Guests, server: ThreadServer) -> None:
    """The test above would see it."""
    [guest] = guests("Ada", like={"sound": False, "fightStep": "click"}, reduced_motion="no-preference")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    guest.playable.first.click()

    guest.until("something moves", lambda: longest_motion(guest) > 80)


def test_two_hundred_percent_zoom_needs_no_sideways_scrolling(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", viewport={"width": 720, "height": 450})
    for where in walk(guest, server):
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
