"""Four people, four browsers, one game from the lobby to the seal."""

from __future__ import annotations

from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import Guest, play_on
from .tables import match_of, play_out


def test_four_people_meet_play_and_see_the_same_end(guests: Guests, server: ThreadServer) -> None:
    """The first round by mouse, the others by socket."""
    people = guests("Ada", "Ben", "Cleo", "Dora")
    link = open_table(people[0])
    for guest in people[1:]:
        sit_down(guest, link)
    code = link.rsplit("/", 1)[1]
    people[0].button("Losspielen").click()
    expect(people[0].castle).to_be_visible()
    match = match_of(server, code)

    play_on(people, until=lambda: match.state.round() == 2)
    for guest in people:
        guest.rest()
    play_out(people, code)
    for guest in people:
        guest.goto(f"/t/{code}")

    result = match.state.result()
    order = sorted(range(4), key=lambda seat: result.places[seat])
    for guest in people:
        expect(guest.ranking).to_have_count(4)
        for row, seat in zip(guest.ranking.all(), order, strict=True):
            expect(row).to_contain_text(people[seat].name)
            expect(row).to_contain_text(f"Platz{result.places[seat]}")
            expect(row).to_contain_text(f"{result.scores[seat]}Gold")
        guest.expect_honest_luck()


def open_table(host: Guest) -> str:
    """From the lobby to the waiting room; tells the link."""
    host.goto("/")
    host.link("Freunde einladen").click()
    expect(host.page.get_by_label("Dein Name")).to_have_value(host.name)
    host.button("Tisch eröffnen").click()
    link = host.page.get_by_label("Link zu diesem Tisch").input_value()
    assert link.startswith(f"{host.address}/t/")
    return link


def sit_down(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.button("Platz nehmen").click()
    expect(guest.button("Aufstehen")).to_be_visible()
