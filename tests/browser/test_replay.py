"""A finished game move by move: scrub, step, play, from every seat, with a link to each moment; and the way on from its end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from server import running
from server.running import Person, ThreadServer

from .conftest import Guests
from .guests import PHONE, Guest, same_share
from .tables import finished, lying_in, match_of


@pytest.fixture(scope="module")
def game(server: ThreadServer) -> Iterator[tuple[Person, str]]:
    """Ada, and the code of a game that she played to its end."""
    people = [Person(server.port, name) for name in ("Ada", "Ben", "Cleo")]
    with pytest.MonkeyPatch.context() as luck:
        luck.setattr(running, "share_of", same_share)
        code = finished(server, people)
    yield people[0], code
    for person in people:
        person.close()


@pytest.fixture
def played(guests: Guests, game: tuple[Person, str]) -> tuple[Guest, str]:
    """The same Ada in front of a page, and the code."""
    ada, code = game
    [guest] = guests("Ada")
    guest.person.browser.cookies = ada.browser.cookies
    return guest, code


def at(guest: Guest) -> int:
    return int(guest.page.get_by_role("slider", name="Zug").input_value())


def expect_moment(guest: Guest, code: str, at: int, you: str = "Ada") -> None:
    """Waits until the page shows what lay at every place after so many moves."""
    then = lying_in(guest.person.get(f"tables/{code}/replay")["entries"][at]["view"], ["Ada", "Ben", "Cleo"])
    guest.until(f"the page shows move {at}", lambda: guest.lying(you) == then)


def test_a_finished_game_is_gone_through_step_by_step(played: tuple[Guest, str]) -> None:
    guest, code = played
    guest.goto(f"/t/{code}")
    guest.link("Wiederholung").click()
    expect(guest.page.get_by_role("heading", name=re.compile("Zug 0 von"))).to_be_visible()
    assert guest.lying() == [""] * 6
    guest.button("Ein Zug weiter").click()
    guest.page.keyboard.press("ArrowRight")
    expect_moment(guest, code, 2)
    assert at(guest) == 2
    guest.button("Ein Zug zurück").click()
    expect_moment(guest, code, 1)


def test_the_slider_leads_to_any_moment_and_the_link_back_to_it(played: tuple[Guest, str], server: ThreadServer) -> None:
    guest, code = played
    guest.page.goto(f"/t/{code}/replay")
    slider = guest.page.get_by_role("slider", name="Zug")
    slider.fill("9")
    expect_moment(guest, code, 9)
    assert "#n=9" in guest.page.url
    slider.press("End")
    expect(slider).to_have_value(str(len(match_of(server, code).entries)))

    other = guest.new_page()
    other.goto(f"/t/{code}/replay#n=9&seat=1")
    guest.page = other
    expect_moment(guest, code, 9, you="Ben")
    expect(guest.page.get_by_label("Aus wessen Sicht")).to_have_value("1")


def test_every_seat_shows_what_it_could_see(played: tuple[Guest, str]) -> None:
    """In round 1 the cards of the chosen seat, and nobody's to all. Whoever is not the reader is not called "Du"."""
    guest, code = played
    guest.page.goto(f"/t/{code}/replay#n=0")
    views = guest.page.get_by_label("Aus wessen Sicht")
    expect(guest.hand).to_have_count(3)
    for seat in (1, 2):
        views.select_option(str(seat))
        hand = guest.person.get(f"tables/{code}/replay?seat={seat}")["entries"][0]["view"]["seats"][seat]["hand"]
        expect(guest.page.locator(f"[data-seat='{seat}']")).to_contain_text(f"3 Karten: {', '.join(map(str, sorted(hand)))}")
        expect(guest.page.get_by_text(re.compile(r"\b[Dd]u\b"))).to_have_count(0)
    views.select_option("Alle")
    expect(guest.hand).to_have_count(0)
    expect(guest.page.locator("[data-seat='1']")).not_to_contain_text("3 Karten:")


def test_it_plays_by_itself_and_stops(played: tuple[Guest, str]) -> None:
    guest, code = played
    guest.page.goto(f"/t/{code}/replay#n=0")
    guest.page.get_by_label("Tempo").select_option("4×")
    guest.button("Abspielen").click()
    guest.until("it plays on", lambda: at(guest) >= 2)
    guest.button("Anhalten").click()
    expect(guest.button("Abspielen")).to_be_visible()


def test_a_replay_fits_on_a_phone(played: tuple[Guest, str], guests: Guests) -> None:
    [stranger] = guests("", **PHONE)
    stranger.page.goto(f"/t/{played[1]}/replay#n=5")
    expect(stranger.castle).to_be_visible()
    for button in ("Ein Zug zurück", "Abspielen", "Ein Zug weiter"):
        expect(stranger.button(button)).to_be_in_viewport(ratio=1)
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_running_game_has_no_replay(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.expected = ["409"]
    code = guest.person.new_table(3, fill=True)["code"]
    guest.page.goto(f"/t/{code}/replay")
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_the_match_file_can_be_downloaded(played: tuple[Guest, str], server: ThreadServer) -> None:
    guest, code = played
    guest.goto(f"/t/{code}")
    guest.button("Aufheben").click()
    with guest.page.expect_download() as download:
        guest.link("Spieldatei laden").click()

    assert download.value.path().read_text("utf-8") == match_of(server, code).text()


def test_a_rematch_brings_the_same_people_to_a_new_table(played: tuple[Guest, str]) -> None:
    guest, code = played
    guest.goto(f"/t/{code}")
    guest.button("Revanche").click()
    expect(guest.button("Losspielen")).to_be_enabled()

    for name in ("Ada", "Ben", "Cleo"):
        expect(guest.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    assert guest.page.url.rsplit("/", 1)[1] == guest.person.get(f"tables/{code}")["next_table"]
