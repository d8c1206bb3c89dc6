"""A phone in one hand: a whole round by taps, with nothing cut off or too small on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import PHONE, Guest
from .measuring import faults_on_a_phone
from .tables import expect_truth, running


@pytest.mark.parametrize(
    ("players", "width", "height"),
    [
        (3, 390, 844),
        (6, 360, 640),
        (6, 844, 390),
        pytest.param(6, 390, 844, marks=pytest.mark.long),  # larger than the one above
        pytest.param(4, 844, 390, marks=pytest.mark.long),  # between three and six, as the next two
        pytest.param(4, 390, 844, marks=pytest.mark.long),
        pytest.param(5, 390, 844, marks=pytest.mark.long),
    ],
)
def test_a_whole_round_is_played_by_taps(guests: Guests, server: ThreadServer, players: int, width: int, height: int) -> None:
    """No name of a card or a player ends in dots, at any number of players, upright and sideways."""
    [guest] = guests("Ada", **{**PHONE, "viewport": {"width": width, "height": height}})
    code = running(server, [guest], players=players, options={"king": True})
    guest.open(code)
    moves = 0
    while guest.state() != "fight":
        if guest.state() == "turn":
            moves += 1
            tap_a_move(guest)
    while guest.state() == "fight":
        assert faults_on_a_phone(guest) == []
        guest.button("Weiter").tap()

    assert moves >= 2
    guest.expect_turn()
    expect_truth(server, code, guest)


def tap_a_move(guest: Guest) -> None:
    before = guest.n
    assert faults_on_a_phone(guest) == []
    guest.playable.last.tap()
    assert faults_on_a_phone(guest) == []
    expect(guest.page.locator("[data-play]")).to_have_count(0)
    guest.glowing.first.tap()
    assert guest.n == before, "the first tap only shows what would happen"
    assert faults_on_a_phone(guest) == []
    guest.page.locator("[data-play]").tap()
    guest.until("the move reaches the page", lambda: guest.n > before)


def test_the_log_comes_from_below_and_goes_again(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **PHONE)
    guest.open(running(server, [guest], players=3))
    guest.button("Verlauf").tap()
    expect(guest.page.get_by_role("log")).to_be_visible()
    assert faults_on_a_phone(guest) == []
    guest.button("Schließen").tap()

    expect(guest.page.get_by_role("log")).to_be_hidden()
