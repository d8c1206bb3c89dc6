"""The seal in the page: shown before the deal, kept from the first moment, and compared at the end by the page itself."""

from __future__ import annotations

import json
from dataclasses import replace

from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import Guest
from .tables import match_of, play_out

STORED = "monstertisch.seals"


def kept(guest: Guest, code: str) -> dict[str, str]:
    found: dict[str, str] = json.loads(guest.page.evaluate("name => localStorage[name]", STORED))[code]
    return found


def begun(guests: Guests) -> tuple[list[Guest], str]:
    """Three people meet in the waiting room, and their host starts the game."""
    people = guests("Ada", "Ben", "Cleo")
    host, *others = people
    code: str = host.person.new_table(3)["code"]
    for seat, guest in enumerate(others, start=1):
        guest.person.take_seat(code, seat)
    for guest in people:
        guest.goto(f"/t/{code}")
        expect(guest.page.get_by_role("heading", name="Siegel der Mischungen")).to_be_visible()  # the page is there
    host.button("Losspielen").click()
    for guest in people:
        expect(guest.castle).to_be_visible()
    return people, code


def rest_and_play_out(people: list[Guest], code: str) -> None:
    for guest in people:
        guest.rest()
    play_out(people, code)


def expect_verdict(guest: Guest, code: str, verdict: str) -> None:
    guest.goto(f"/t/{code}")
    guest.button("Aufheben").click()
    expect(guest.page.get_by_role("status").filter(has_text=verdict)).to_be_visible()


def test_the_waiting_room_shows_the_seal_before_anything_is_dealt(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    code = ada.person.new_table(3)["code"]
    ada.goto(f"/t/{code}")
    seal = ada.person.get(f"tables/{code}")["commitment"]

    expect(ada.page.get_by_text(seal)).to_be_visible()
    assert kept(ada, code)["commitment"] == seal
    assert server.table(code).match is None


def test_every_page_adds_its_share_and_finds_it_at_the_end(guests: Guests, server: ThreadServer) -> None:
    people, code = begun(guests)
    shares = [kept(guest, code)["share"] for guest in people]

    assert sorted(match_of(server, code).luck.shares) == sorted(shares)  # type: ignore[union-attr]
    rest_and_play_out(people, code)
    for guest in people:
        expect_verdict(guest, code, "Das Siegel passt. Diese Seite hat es selbst nachgerechnet.")


def test_a_page_that_saw_another_seal_or_added_another_share_says_so(guests: Guests) -> None:
    """As it would be if the server had exchanged them behind its back."""
    ada, _, code = played_with_a_bot(guests)
    honest = kept(ada, code)

    for changed, verdict in [("commitment", "Das Siegel ist ein anderes"), ("share", "Die Zufallszahlen dieser Seite fehlen")]:
        seals = {code: {**honest, changed: "0" * 32}}
        ada.page.evaluate("([name, text]) => (localStorage[name] = text)", [STORED, json.dumps(seals)])
        expect_verdict(ada, code, verdict)


def played_with_a_bot(guests: Guests) -> tuple[Guest, Guest, str]:
    """A game that is over, in which only the first of two people had a page."""
    ada, ben = guests("Ada", "Ben")
    code: str = ada.person.new_table(3)["code"]
    ben.person.take_seat(code, 1)
    ada.person.post(f"tables/{code}/fill")
    ada.goto(f"/t/{code}")
    ada.button("Losspielen").click()
    expect(ada.castle).to_be_visible()
    rest_and_play_out([ada, ben], code)
    return ada, ben, code


def test_a_share_that_nobody_added_is_noticed(guests: Guests, server: ThreadServer) -> None:
    """A server that could invent a share could choose the shuffles. Its alleged owner knows better, and a bot adds none."""
    ada, ben, code = played_with_a_bot(guests)
    table = server.table(code)
    honest = table.row

    for seat in (0, 2, 9):
        table.row = replace(honest, shares={**honest.shares, "00" * 16: seat})
        expect_verdict(ada, code, "Es zählten Zufallszahlen, die weder von dieser Seite")
    table.row = replace(honest, shares={**honest.shares, "00" * 16: 1})
    expect_verdict(ada, code, "Das Siegel passt. Diese Seite hat es selbst nachgerechnet.")
    expect_verdict(ben, code, "Es zählten Zufallszahlen, die weder von dieser Seite")


def test_two_tabs_add_one_share_and_who_comes_later_none(guests: Guests, server: ThreadServer) -> None:
    """After a reload, too, a page knows what it added; a page that added nothing does not claim to have."""
    [ada, ben, zoe] = guests("Ada", "Ben", "Zoe")
    code: str = ada.person.new_table(3)["code"]
    ben.person.take_seat(code, 1)
    for page in (ada.page, ada.new_page()):
        page.goto(f"/t/{code}")
        expect(page.get_by_role("heading", name="Siegel der Mischungen")).to_be_visible()
    ada.person.post(f"tables/{code}/fill")
    ada.button("Losspielen").click()
    expect(ada.castle).to_be_visible()
    assert server.table(code).row.shares == {kept(ada, code)["share"]: 0}

    rest_and_play_out([ada, ben], code)
    expect_verdict(ada, code, "Diese Seite hat es selbst nachgerechnet.")
    for guest in (ben, zoe):
        expect_verdict(guest, code, "Diese Seite kam erst nach dem Austeilen dazu")
