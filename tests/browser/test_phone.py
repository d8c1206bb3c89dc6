"""A phone in one hand: a whole round by taps, nothing cut off, nothing too small, at three and at six players."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import PHONE, Guest
from .tables import expect_truth, running
from .walk import walk

TARGET = 44  # pixels

CUT = """() => [...document.querySelectorAll("body *")].filter(one => {
  const style = getComputedStyle(one);
  const words = [...one.childNodes].filter(child => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const visible = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (!words.length || !visible || one.closest(".sr-only") || style.clipPath !== "none") return false;
  const hidden = style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
  const beyond = words.some(text => {
    const range = document.createRange();
    range.selectNode(text);
    const box = range.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.left < -1;
  });
  return hidden || beyond;
}).map(one => `${one.className} ${one.textContent.trim().slice(0, 60)}`)"""

SMALL = """least => [...document.querySelectorAll("button, select, input, summary, a")].filter(one => {
  const box = one.getBoundingClientRect();
  if (!one.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || one.closest(".sr-only, p, li, dd, h1, h2, h3")) return false;
  const label = one.closest("label")?.getBoundingClientRect() ?? box;
  return Math.max(box.height, label.height) < least || Math.max(box.width, label.width) < least;
}).map(one => `${one.className} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 60)} ${one.getBoundingClientRect().width}x${one.getBoundingClientRect().height}`)"""


def faults(guest: Guest) -> list[str]:
    """Everything that is cut off, beyond the edge, or too small for a finger."""
    found = [f"cut: {one}" for one in guest.page.evaluate(CUT)]
    found += [f"small: {one}" for one in guest.page.evaluate(SMALL, TARGET)]
    if not guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        found.append("scrolls sideways")
    return found


@pytest.mark.parametrize("players", [3, 6])
def test_a_whole_round_is_played_by_taps(guests: Guests, server: ThreadServer, players: int) -> None:
    [guest] = guests("Ada", **PHONE)
    code = running(server, [guest], players=players, options={"king": True})
    guest.open(code)
    moves = 0
    while guest.state() != "fight":
        if guest.state() == "turn":
            moves += 1
            tap_a_move(guest)
    assert faults(guest) == []
    while guest.state() == "fight":
        guest.button("Weiter").tap()
        assert faults(guest) == []

    assert moves >= 2
    guest.expect_turn()
    expect_truth(server, code, guest)


def tap_a_move(guest: Guest) -> None:
    before = guest.n
    assert faults(guest) == []
    guest.playable.last.tap()
    assert faults(guest) == []
    guest.glowing.first.tap()
    guest.until("the move reaches the page", lambda: guest.n > before)


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_page_is_cut_off_or_too_small(guests: Guests, server: ThreadServer, language: str) -> None:
    [guest] = guests("Ada", language=language, **PHONE)
    found = [f"{where}: {fault}" for where in walk(guest, server) for fault in faults(guest)]

    assert not found, "\n".join(found)


def test_the_log_and_the_menu_come_from_below(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **PHONE)
    guest.open(running(server, [guest], players=3))
    guest.button("Verlauf").tap()
    expect(guest.page.get_by_role("log")).to_be_visible()
    assert faults(guest) == []
    guest.button("Schließen").tap()
    expect(guest.page.get_by_role("log")).to_be_hidden()
