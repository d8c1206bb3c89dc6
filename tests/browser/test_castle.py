"""Mächtige Monster in front of a mouse: what is shown before it is done, on every size of screen, and what others did meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import Guest
from .measuring import SETTLED, faults_on_a_desktop
from .rich import DESKTOPS, Size
from .tables import running

SMALLEST = """() => {
  const words = one => [...one.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const clipped = one => one.closest(".sr-only") || getComputedStyle(one).clipPath !== "none";
  const seen = one => one.checkVisibility({ visibilityProperty: true }) && !clipped(one);
  const all = [...document.querySelectorAll(".table *")].filter(one => words(one) && seen(one));
  return Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)));
}"""


@pytest.mark.parametrize("sizes", [DESKTOPS[:3], pytest.param(DESKTOPS[3:], marks=pytest.mark.long)])
def test_six_players_need_no_scrolling(guests: Guests, server: ThreadServer, sizes: list[Size]) -> None:
    [ada] = guests("Ada")
    ada.open(running(server, [ada], players=6, options={"king": True}))
    ada.expect_turn()
    ada.playable.last.click()
    for width, height in sizes:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate(SETTLED)
        ada.glowing.first.hover()

        assert faults_on_a_desktop(ada) == [], (width, height)
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        assert ada.page.evaluate(SMALLEST) >= 12, (width, height)
        board, dock = ada.page.locator(".board").bounding_box(), ada.page.locator(".dock").bounding_box()
        assert board
        assert dock
        assert board["y"] + board["height"] <= dock["y"] + 1, (width, height)


def test_mint_is_only_what_the_picked_card_and_place_would_do(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    ada.open(running(server, [ada], players=3))
    until_something_can_be_displaced(ada)
    mint = ada.page.locator(".dock .btn.primary")
    for card in ada.playable.all():
        card.click()
        expect(mint).to_have_count(0)
        if ada.page.locator(".place.can .tag").count():
            break
    place = ada.page.locator(".place.can:has(.tag) button").first
    place.hover()
    price = ada.page.locator(".place.can:has(.tag)").first.locator(".tag .number").inner_text()
    expect(mint).to_have_text(re.compile(f"^\\s*Verdrängen für {price}"))
    expect(ada.prompt.locator("h2")).to_contain_text("statt")
    expect(ada.page.locator(".plate .would")).to_be_visible()
    before = ada.n
    mint.click()

    ada.until("the move reaches the page", lambda: ada.n > before)


def until_something_can_be_displaced(guest: Guest) -> None:
    for _ in range(40):
        while guest.state() != "turn":
            if guest.state() == "fight":
                guest.end_fight()
            guest.page.wait_for_timeout(20)
        for card in guest.playable.all():
            card.click()
            if guest.page.locator(".place.can .tag").count():
                guest.press("Escape")
                expect(guest.page.locator("[data-picked]")).to_have_count(0)
                return
        guest.play()
    raise AssertionError("nothing can be displaced")
