"""For ears and for quiet eyes: every event is announced, and nothing moves when it must not."""

from __future__ import annotations

from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .measuring import longest_motion
from .tables import running

FADE = 80  # milliseconds, the most that may move when nothing should


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
    [guest] = guests("Ada", like={"sound": False, "tempo": "calm"}, reduced_motion="reduce")
    guest.goto("/")
    expect(guest.page.locator("html")).to_have_attribute("data-motion", "off")
    guest.open(running(server, [guest], players=3))
    while guest.state() != "fight":
        guest.go_on()
        assert longest_motion(guest) <= FADE

    assert longest_motion(guest) <= FADE


def test_larger_text_is_there_at_once_when_motion_is_off(guests: Guests) -> None:
    """Nothing grows into its new size, neither letters nor what they push aside."""
    [guest] = guests("Ada")
    guest.goto("/settings")
    growing = "(document.documentElement.dataset.text = '1.3', document.body.offsetHeight, document.getAnimations().length)"

    assert guest.page.evaluate(growing) == 0


def test_things_move_when_nobody_minds(guests: Guests, server: ThreadServer) -> None:
    """Otherwise the test above would prove nothing."""
    [guest] = guests("Ada", like={"sound": False, "tempo": "calm"}, reduced_motion="no-preference")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    guest.playable.first.click()

    guest.until("something moves", lambda: longest_motion(guest) > FADE)
