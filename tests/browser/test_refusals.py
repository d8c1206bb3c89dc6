"""What cannot be done says why, with the number of the rule, and nothing is sent."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .tables import match_of, on_turn, running

FIVE_FIRST = 0  # a deal in which whoever begins holds a 5


def test_an_impossible_place_says_why_and_names_the_rule(guests: Guests, server: ThreadServer) -> None:
    """R12, R15: the second place of an empty guard, and a place where a 5 lies."""
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people, seed=FIVE_FIRST)
    first = on_turn(server, code, people)
    first.open(code)
    first.expect_turn()
    first.card(5).click()
    first.place(2, 2).click(force=True)
    expect(first.prompt).to_contain_text("R12")
    first.place(2, 1).click()
    first.until("the move is known", lambda: first.lying()[2].startswith("5"))

    second = on_turn(server, code, people)
    second.open(code)
    second.expect_turn()
    second.playable.last.click()
    expect(second.place(2, 1)).to_be_disabled()
    expect(second.place(2, 1)).to_have_accessible_name(re.compile("R15"))
    expect(second.castle).to_contain_text("5 bleibt liegen – R15")
    second.place(2, 1).click(force=True)

    expect(second.prompt).to_contain_text(re.compile("Das geht nicht: .* R15"))
    expect(second.page.locator("[aria-live=assertive]")).to_contain_text("R15")
    assert len(match_of(server, code).entries) == 1
