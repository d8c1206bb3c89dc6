"""A game without a mouse, by the keys that the page documents."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import LOOK_AGAIN, Guest
from .tables import match_of, play_to_round, running

MOST_PRESSES = 10


def test_a_game_is_begun_and_ended_by_keyboard_alone(guests: Guests, server: ThreadServer) -> None:
    """Digits pick, arrows go from place to place, Enter lays, Space and E go through the fights: the first round and the last."""
    [guest] = guests("Ada")
    code = running(server, [guest], players=3, level="beginner")
    match = match_of(server, code)
    guest.open(code)
    play_on_by_key(guest, " ", until=lambda: match.state.round() == 2 and guest.state() != "fight")
    guest.rest()
    play_to_round([guest], code, 6)
    guest.open(code)
    play_on_by_key(guest, "e", until=lambda: guest.state() == "over")

    tab_to(guest, "Aufheben")
    guest.press("Enter")
    expect(guest.page.get_by_role("heading", name="Wurde ehrlich gemischt?")).to_be_visible()


def test_the_first_prompt_is_a_few_keys_away(guests: Guests) -> None:
    """From the opened page: past the bar, *Play now*, and there the first card can be picked."""
    [guest] = guests("")
    guest.goto("/")
    expect(guest.button("Sofort spielen")).to_be_enabled()
    presses = 0
    for key in ["Tab", "Enter", "Tab"]:  # the link that leads past the bar, then the first thing behind it
        guest.page.keyboard.press(key)
        presses += 1
    while "Sofort spielen" not in guest.page.locator(":focus").inner_text():
        guest.page.keyboard.press("Tab")
        presses += 1
        assert presses < MOST_PRESSES
    guest.page.keyboard.press("Enter")
    presses += 1
    guest.expect_turn()
    strength = guest.playable.last.get_attribute("data-hand")
    assert strength
    guest.press(strength)
    presses += 1

    expect(guest.page.locator("[data-place]:focus")).to_be_visible()
    assert presses <= MOST_PRESSES


def play_on_by_key(guest: Guest, watched_by: str, until: Callable[[], bool]) -> None:
    """Lays cards and goes through fights until this is so."""
    while not until():
        state = guest.state()
        if state == "turn":
            play_by_key(guest)
        elif state == "fight":
            watch_by_key(guest, watched_by)
        else:
            guest.page.wait_for_timeout(LOOK_AGAIN)


def play_by_key(guest: Guest) -> None:
    before = guest.n
    strength = guest.playable.last.get_attribute("data-hand")
    assert strength
    guest.press(strength)
    expect(guest.page.locator("[data-place]:focus")).to_be_visible()
    guest.press("ArrowRight")
    while guest.page.locator(":focus").get_attribute("aria-disabled") == "true":
        guest.press("ArrowRight")
    guest.press("Enter")
    guest.until("the move reaches the page", lambda: guest.n > before)


def watch_by_key(guest: Guest, key: str) -> None:
    """Presses this key until the fight is over."""
    while guest.state() == "fight":
        guest.press(key)


def tab_to(guest: Guest, words: str) -> None:
    for _ in range(40):
        guest.press("Tab")
        if words in guest.page.locator(":focus").inner_text():
            return
    raise AssertionError(f"{words} cannot be reached by Tab")


def test_escape_puts_a_card_back_and_the_focus_with_it(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    strength = guest.playable.first.get_attribute("data-hand")
    guest.press(str(strength))
    expect(guest.page.locator("[data-picked]")).to_have_count(1)
    guest.press("Escape")

    expect(guest.page.locator("[data-picked]")).to_have_count(0)
    expect(guest.card(int(str(strength)))).to_be_focused()


def test_drawers_open_and_close_by_key(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.open(running(server, [guest], players=3))
    for key, title in [("r", "Regeln"), ("?", "Tasten")]:
        drawer = guest.page.get_by_role("heading", name=title, exact=True)
        guest.press(key)
        expect(drawer).to_be_visible()
        guest.press("Escape")

        expect(drawer).to_be_hidden()


def test_no_key_of_the_table_works_in_the_chat(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    guest.button("Chat").click()
    field = guest.page.get_by_label("Sag etwas")
    field.press_sequentially("12345 uhlre?")
    expect(guest.page.locator("[data-picked]")).to_have_count(0)
    field.press("Enter")

    expect(guest.page.get_by_role("listitem").filter(has_text="Ada 12345 uhlre?")).to_be_visible()
