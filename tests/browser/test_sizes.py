"""Every game on every screen it is meant for: nothing to scroll, no name missing, no text too small, cut off, or under another."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import DESKTOP, PHONE, Guest
from .measuring import SETTLED, faults_of_the_table
from .rich import DESKTOPS, PHONES, RICH, SCREENS, Rich, Size, four_at_the_castle
from .tables import rename
from .test_ending import played

FULL = 860  # pixels: from this height on nothing is made smaller than it was drawn
GROWN: list[Size] = [(1440, 900), (1920, 1080), (2560, 1440)]
SIDEWAYS = (844, 390)
LONG_NAMES = ["Bartholomäus", "Friederike", "Maximilian"]

# Whether all of these are on the screen; a long hand may have to be pushed sideways.
IN_SIGHT = """found => [...document.querySelectorAll(found)].every(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const beside = left < -1 || right > innerWidth + 1;
  return top >= -1 && bottom <= innerHeight + 1 && bottom - top > 44 && (!beside || one.closest("[data-sideways]"));
})"""

# How large the first card of the hand is drawn, the sign in it, and the heading of the prompt.
DRAWN = """hand => {
  const card = document.querySelector(hand), heading = document.querySelector(".prompt h2");
  return [card.getBoundingClientRect().height, card.querySelector("svg").getBoundingClientRect().height,
    parseFloat(getComputedStyle(heading).fontSize) * heading.currentCSSZoom];
}"""


@pytest.mark.parametrize("game", RICH)
@pytest.mark.parametrize(("screen", "sizes"), SCREENS)
def test_every_screen_shows_the_whole_table(
    guests: Guests, server: ThreadServer, game: str, screen: dict[str, Any], sizes: list[Size]
) -> None:
    """All faults at once: the game, the size, what was done before, and what is wrong with which element. Four have long names."""
    rich = RICH[game]
    [guest] = guests("Annemarie", **screen)
    code = rich.table(server, guest)
    if game != "maechtige_monster":  # where six sit at this table
        rename(server, code, LONG_NAMES)
    others = [seat.name for seat in server.table(code).seats[1:]]
    guest.goto(f"/t/{code}")
    card = guest.page.locator(rich.card).first
    expect(card).to_be_visible()
    faults = [f"{fault}, nothing picked" for size in sizes for fault in faults_at(guest, size, others, rich)]
    card.click()
    faults += [f"{fault}, a card picked" for size in sizes for fault in faults_at(guest, size, others, rich)]

    assert not faults, "\n".join(f"{game} {fault}" for fault in faults)


@pytest.mark.parametrize(
    ("screen", "sizes"), [(DESKTOP, [(1366, 650), (1280, 720), (1440, 900)]), (PHONE, PHONES)], ids=["desktop", "phone"]
)
def test_long_names_are_seen_whole_at_the_castle(
    guests: Guests, server: ThreadServer, screen: dict[str, Any], sizes: list[Size]
) -> None:
    """Four at the table, three of them with names as long as people have."""
    rich = RICH["maechtige_monster"]
    [guest] = guests("Annemarie", **screen)
    code = four_at_the_castle(server, guest)
    rename(server, code, LONG_NAMES)
    guest.goto(f"/t/{code}")
    expect(guest.page.locator(rich.hand).first).to_be_visible()
    faults = [fault for size in sizes for fault in faults_at(guest, size, LONG_NAMES, rich)]

    assert not faults, "\n".join(faults)


def faults_at(guest: Guest, size: Size, names: list[str], rich: Rich) -> list[str]:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    desktop = size in DESKTOPS
    least = 15 if not desktop else 12 if size[1] < FULL else 14
    faults = faults_of_the_table(guest, least, desktop, names)
    if size == SIDEWAYS:
        faults += [f"not in sight: {one}" for one in (rich.hand, "main") if not guest.page.evaluate(IN_SIGHT, one)]
    return [f"{size[0]}×{size[1]} {fault}" for fault in faults]


def resize(guest: Guest, size: Size) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate(SETTLED)


@pytest.mark.parametrize(
    ("screen", "sizes"),
    [(DESKTOP, [(1366, 650), (1280, 720)]), (PHONE, [(360, 640), (390, 844), SIDEWAYS])],
    ids=["desktop", "phone"],
)
def test_a_displacement_and_the_end_fit_in_english(
    guests: Guests, server: ThreadServer, screen: dict[str, Any], sizes: list[Size]
) -> None:
    """Mächtige Monster in English: a place is pointed at, and the end with six at the table."""
    rich = RICH["maechtige_monster"]
    [guest] = guests("Annemarie", language="en", **screen)
    guest.goto(f"/t/{four_at_the_castle(server, guest)}")
    guest.page.locator(rich.card).click()
    guest.page.locator("[data-place='2']").focus()
    expect(guest.page.locator("[data-play]")).to_be_visible()
    faults = [f"{fault}, a place pointed at" for size in sizes for fault in faults_at(guest, size, [], rich)]
    guest.goto(f"/t/{played(server, guest.person, 6)}")
    expect(guest.page.locator(".chart polyline").first).to_be_visible()
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        found = faults_of_the_table(guest, 15 if screen is PHONE else 12, screen is DESKTOP, [])
        faults += [f"{width}×{height} {fault}, the end" for fault in found]

    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", RICH)
def test_cards_signs_and_text_grow_together_on_large_screens(guests: Guests, server: ThreadServer, game: str) -> None:
    rich = RICH[game]
    [guest] = guests("Annemarie", **DESKTOP)
    guest.goto(f"/t/{rich.table(server, guest)}")
    expect(guest.page.locator(rich.card).first).to_be_visible()
    drawn: list[list[float]] = []
    for size in GROWN:
        resize(guest, size)
        drawn.append(guest.page.evaluate(DRAWN, rich.hand))

    for (width, height), sizes in zip(GROWN, drawn, strict=True):
        wanted = min(width / GROWN[0][0], height / GROWN[0][1])
        assert [now / before for now, before in zip(sizes, drawn[0], strict=True)] == pytest.approx([wanted] * 3, rel=0.03), (
            f"{width}×{height}"
        )
