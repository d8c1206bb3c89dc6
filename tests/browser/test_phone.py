"""A phone in one hand: a whole round by taps, with nothing cut off or too small on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import PHONE, Guest
from .measuring import faults_on_a_phone
from .tables import expect_truth, running


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_round_is_played_by_taps(guests: Guests, server: ThreadServer, players: int) -> None:
    """No name of a card or a player ends in dots, at any number of players."""
    [guest] = guests("Ada", **PHONE)
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
    guest.glowing.first.tap()
    guest.until("the move reaches the page", lambda: guest.n > before)


def test_the_log_comes_from_below_and_goes_again(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada", **PHONE)
    guest.open(running(server, [guest], players=3))
    guest.button("Verlauf").tap()
    expect(guest.page.get_by_role("log")).to_be_visible()
    assert faults_on_a_phone(guest) == []
    guest.button("Schließen").tap()

    expect(guest.page.get_by_role("log")).to_be_hidden()
