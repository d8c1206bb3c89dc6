"""Taking a move back: free while nobody else has acted, otherwise a question that can be refused; to leave is no answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import Guest
from .tables import expect_truth, on_turn, running


@pytest.fixture
def asked(guests: Guests, server: ThreadServer) -> tuple[Guest, Guest, Guest, str]:
    """Two people have moved, and the first one wants to take it back: asker, second, third, and the code of the table."""
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    first = people.index(on_turn(server, code, people))
    asker, second, third = [people[(first + step) % 3] for step in range(3)]
    for guest in people:
        guest.open(code)
    asker.expect_turn()
    asker.play()
    second.expect_turn()
    second.play()
    asker.button("Zug zurück").click()
    for guest in (second, third):
        expect(guest.prompt).to_contain_text(f"{asker.name} möchte den Zug zurücknehmen")
    return asker, second, third, code


def test_a_move_is_taken_back_when_everyone_agrees(asked: tuple[Guest, Guest, Guest, str], server: ThreadServer) -> None:
    asker, second, third, code = asked
    second.button("Einverstanden").click()
    expect(asker.prompt).to_contain_text(f"Noch gefragt: {third.name}.")
    third.button("Einverstanden").click()

    asker.expect_turn()
    for guest in (asker, second, third):
        assert guest.lying() == [""] * 6
        expect_truth(server, code, guest)
    for guest in (second, third):
        expect(guest.page.get_by_role("log")).to_contain_text(f"{asker.name} nimmt den Zug zurück.")
    expect(asker.page.get_by_role("log")).to_contain_text("Du nimmst den Zug zurück.")
    asker.play()
    second.expect_turn()


def test_a_move_stays_when_one_person_refuses(asked: tuple[Guest, Guest, Guest, str], server: ThreadServer) -> None:
    asker, second, third, code = asked
    second.button("Nein").click()

    for guest in (asker, second, third):
        expect(guest.prompt).to_contain_text(f"{second.name} sagt Nein. Der Zug bleibt.")
        expect_truth(server, code, guest)
    assert sum(bool(place) for place in asker.lying()) == 2
    third.expect_turn()
    third.play()


def test_whoever_leaves_without_an_answer_has_not_agreed(asked: tuple[Guest, Guest, Guest, str], server: ThreadServer) -> None:
    asker, second, third, code = asked
    second.button("Einverstanden").click()
    expect(asker.prompt).to_contain_text(f"Noch gefragt: {third.name}.")
    third.page.goto("about:blank")
    sentence = f"{third.name} ist gerade nicht da und kann nicht zustimmen. Der Zug bleibt."

    expect(asker.prompt).to_contain_text(sentence)
    asker.button("Zug zurück").click()
    expect(asker.prompt).to_contain_text(sentence)
    expect(second.prompt).not_to_contain_text("zurücknehmen")
    assert sum(bool(place) for place in asker.lying()) == 2
    expect_truth(server, code, second)


def test_a_move_that_nobody_answered_is_taken_back_at_once(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.expect_turn()
    mover.play()
    mover.press("u")

    mover.expect_turn()
    expect_truth(server, code, mover)
    assert mover.lying() == [""] * 6
