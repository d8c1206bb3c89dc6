"""A finished game looked at again: everyone's chances at any moment, where it turned, and on from there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from server.running import Person, ThreadServer

from .conftest import Guests
from .guests import DESKTOP, PHONE, Guest
from .measuring import faults_of_the_table
from .rich import SCREENS, Size
from .tables import finished, lying_in, match_of

NAMES = ["Ada", "Ben", "Cleo"]
DONE = "[data-analysed=done]"


@pytest.fixture(scope="module")
def played(server: ThreadServer) -> str:
    """A game that is over and has not been analysed; tells its code."""
    people = [Person(server.port, name) for name in NAMES]
    code = finished(server, people)
    for person in people:
        person.close()
    return code


def analysed(guest: Guest, code: str) -> Any:
    """What the server found, once it is through."""
    guest.person.post(f"tables/{code}/analysis")
    guest.until("the analysis is done", lambda: guest.person.get(f"tables/{code}/analysis")["state"] == "done")
    return guest.person.get(f"tables/{code}/analysis")


def percent(chance: float) -> int:
    return int(100 * chance + 0.5)


def expect_chances(guest: Guest, chances: list[float]) -> None:
    for seat, chance in enumerate(chances):
        expect(guest.page.locator(f"[data-chance='{seat}']")).to_contain_text(f"{percent(chance)} %")


def test_an_analysis_is_asked_for_on_the_way_from_the_result(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    others = [Person(server.port, name) for name in NAMES[1:]]
    code = finished(server, [guest.person, *others])
    for other in others:
        other.close()
    guest.goto(f"/t/{code}")
    guest.link("Analyse").click()
    expect(guest.page.locator("[data-chance='0']")).to_contain_text("–")
    guest.button("Partie analysieren").click()
    expect(guest.page.locator("[data-analysis=running]").or_(guest.page.locator(DONE)).first).to_be_visible()
    expect(guest.page.locator(DONE)).to_be_visible()
    expect(guest.page.get_by_role("img", name=re.compile("Ada .* %, Ben"))).to_be_visible()

    assert guest.person.get(f"tables/{code}/analysis")["state"] == "done"


def test_chances_table_and_turning_points_are_those_of_the_server(guests: Guests, played: str) -> None:
    [guest] = guests("Zoe", **DESKTOP)
    facts = analysed(guest, played)
    guest.page.goto(f"/t/{played}/analysis#n=7")
    expect_chances(guest, facts["moments"][7]["chances"])
    expect(guest.page.locator("[data-point]")).to_have_count(len(facts["points"]))
    for seat, balance in enumerate(facts["balance"]):
        expect(guest.page.locator(f"[data-balance='{seat}'] td").first).to_have_text(signed(balance["decisions"]))
    guest.button("Als Tabelle").click()
    for moment in facts["moments"][:12]:
        row = guest.page.locator(f"[data-step='{moment['n']}'] td")
        expect(row.first).to_have_text(f"{percent(moment['chances'][0])} %")


def signed(change: float) -> str:
    points = percent(abs(change))
    return "0" if not points else f"{'−' if change < 0 else '+'}{points}"


def test_keys_go_from_move_to_move_and_from_turning_point_to_turning_point(guests: Guests, played: str) -> None:
    [guest] = guests("Zoe", **DESKTOP)
    facts = analysed(guest, played)
    guest.page.goto(f"/t/{played}/analysis#n=0")
    expect(guest.page.locator(f"{DONE} [data-point]").first).to_be_visible()
    guest.page.keyboard.press("ArrowRight")
    expect_chances(guest, facts["moments"][1]["chances"])
    guest.page.keyboard.press("ArrowLeft")
    first = next(point["n"] for point in facts["points"])
    guest.page.keyboard.press("w")
    expect(guest.page.get_by_role("heading", name=re.compile(f"Zug {first} von"))).to_be_visible()
    expect(guest.page.locator("[data-point][aria-current]").first).to_be_visible()
    expect_chances(guest, facts["moments"][first]["chances"])

    assert guest.page.url.endswith(f"#n={first}")


def test_the_game_is_played_on_from_the_moment_that_is_shown(guests: Guests, server: ThreadServer, played: str) -> None:
    [guest] = guests("Zoe")
    analysed(guest, played)
    guest.page.goto(f"/t/{played}/analysis#n=4")
    expect(guest.page.locator(DONE)).to_be_visible()
    guest.page.get_by_label("Weiterspielen als").select_option("Ben")
    guest.button("Von hier weiterspielen").click()
    guest.page.wait_for_url(lambda url: played not in url)
    code = guest.page.url.rsplit("/", 1)[1]
    expect(guest.castle).to_be_visible()
    seats = guest.person.get(f"tables/{code}")["seats"]

    assert [seat["yours"] for seat in seats] == [False, True, False]
    begun, old = match_of(server, code).state_after(0).view(1), match_of(server, played).state_after(4).view(1)
    assert lying_in(begun, NAMES) == lying_in(old, NAMES)


def test_a_running_game_has_no_analysis(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.expected = ["409"]
    code = guest.person.new_table(3, fill=True)["code"]
    guest.page.goto(f"/t/{code}/analysis")
    expect(guest.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("screen", "sizes"), SCREENS)
def test_an_analysis_fits_on_every_screen(guests: Guests, played: str, screen: dict[str, Any], sizes: list[Size]) -> None:
    """At the start, at a turning point and at the end."""
    [guest] = guests("Zoe", **screen)
    facts = analysed(guest, played)
    faults = []
    for n in (0, facts["points"][0]["n"], facts["moments"][-1]["n"]):
        guest.page.goto(f"/t/{played}/analysis#n={n}")
        guest.page.reload()
        expect(guest.page.locator(f"{DONE} main")).to_be_visible()
        for width, height in sizes:
            guest.page.set_viewport_size({"width": width, "height": height})
            least = 15 if screen is PHONE else 12 if height < 860 else 14
            found = faults_of_the_table(guest, least, screen is DESKTOP, NAMES)
            faults += [f"{width}×{height} move {n} {fault}" for fault in found]

    assert not faults, "\n".join(faults)


def test_whoever_waits_reads_how_many_come_first(guests: Guests, server: ThreadServer) -> None:
    guest, other = guests("Ada", "Eve", language="en")
    ours = [Person(server.port, name) for name in NAMES[1:]]
    first, second = [finished(server, [guest.person, *ours]) for _ in range(2)]
    free = server.house.analyst.free
    server.run(free.acquire())
    try:
        for code in [first, second]:
            other.person.post(f"tables/{code}/analysis")
        guest.page.goto(f"/t/{second}/analysis")
        expect(guest.page.locator("[data-analysis=running]")).to_contain_text("waits, one other comes first")
        guest.page.goto(f"/t/{first}/analysis")
        expect(guest.page.locator("[data-analysis=running]")).to_contain_text(re.compile(r"0 of \d+ positions"))
    finally:
        server.loop.call_soon_threadsafe(free.release)
        for person in ours:
            person.close()
