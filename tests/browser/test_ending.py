"""The end of a game in place of its board: who won and why, sorted, and a way on that nobody has to wait for."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.running import Person, ThreadServer, play_on

from .conftest import Guests
from .measuring import SETTLED, faults_on_a_desktop
from .tables import advance, begun, finished, match_of

NUMBER = re.compile(r"[+−]?\d+")
START = 8  # gold
EARLY = """new MutationObserver((_, watch) => {
  if (!document.querySelector(".after .primary")) return;
  watch.disconnect();
  const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  setTimeout(() => { press(); window.early = true; }, 100);
}).observe(document, { subtree: true, childList: true })"""
LOWEST = "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_ranking_says_what_every_sum_is_made_of(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    code = played(server, ada.person, 3, as_advised=True)
    ada.goto(f"/t/{code}")
    expect(ada.ranking).to_have_count(3)
    result = match_of(server, code).state.result()

    places = [int(text) for text in ada.ranking.locator(".place").evaluate_all("all => all.map(one => one.lastChild.data)")]
    assert places == sorted(result.places)
    for row in ada.ranking.all():
        parts = [number(text) for text in NUMBER.findall(row.locator(".parts").inner_text())]
        assert START + sum(parts) == number(NUMBER.findall(row.locator(".sum").inner_text())[0])
    expect(ada.page.locator(".winner")).to_contain_text(f"{max(result.scores)}")
    expect(ada.page.locator(".winner .emblem")).to_have_count(1)
    expect(ada.page.locator(".winner li")).to_have_count(3)
    expect(ada.page.locator(".winner .moment")).to_contain_text(re.compile("Entschieden in Runde|Vorn seit Runde"))


def test_equal_sums_share_the_place_and_the_parchment(guests: Guests, server: ThreadServer) -> None:
    """R28"""
    [ada] = guests("Ada")
    code = played(server, ada.person, 4)
    assert match_of(server, code).state.result().places == [1, 1, 1, 1]
    ada.goto(f"/t/{code}")

    expect(ada.page.locator(".winner h2")).to_have_text("Du gewinnst mit Ben, Cleo und Dora")
    expect(ada.page.locator(".winner .emblem")).to_have_count(4)
    expect(ada.page.locator(".winner .moment")).to_contain_text("Gleichstand")


def test_a_key_right_after_the_end_begins_no_rematch(guests: Guests, server: ThreadServer) -> None:
    """Whoever reads the last fight by Enter does not ask for another game with it; half a second later Enter does."""
    [ada] = guests("Ada")
    code = played(server, ada.person, 3)
    ada.script = EARLY
    ada.goto(f"/t/{code}")
    ada.until("the key was pressed", lambda: bool(ada.page.evaluate("window.early === true")))
    ada.page.wait_for_timeout(300)

    assert server.table(code).row.next_table is None
    ada.press("Enter")
    ada.until("there is another table", lambda: not ada.page.url.endswith(code))


def test_six_fit_without_scrolling(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    ada.goto(f"/t/{played(server, ada.person, 6)}")
    expect(ada.ranking).to_have_count(6)
    for width, height in [(1366, 650), (1280, 720), (1440, 900), (1920, 1080)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".chart polyline").first).to_be_visible()
        ada.page.evaluate(SETTLED)

        assert faults_on_a_desktop(ada) == [], (width, height)
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (width, height)
        dock = ada.page.locator(".dock").bounding_box()
        assert dock
        lowest = ada.page.locator(".ending *:not(.sr-only)").evaluate_all(LOWEST)
        assert lowest <= dock["y"] + 1, (width, height)


def test_a_rematch_says_who_is_ready_and_nobody_waits(guests: Guests, server: ThreadServer) -> None:
    ada, ben = guests("Ada", "Ben")
    cleo = Person(server.port, "Cleo")
    code = finished(server, [ada.person, ben.person, cleo])
    cleo.close()
    for guest in (ada, ben):
        guest.goto(f"/t/{code}")
    ready = ben.page.get_by_role("list", name="Wer bereit ist").get_by_role("listitem")
    expect(ready).to_have_text([re.compile("Ada.*überlegt"), re.compile("Cleo.*weg")])
    ada.button("Revanche").click()
    expect(ada.button("Aufstehen")).to_be_visible()
    ben.hurry(2500)  # as often he asks who is ready

    expect(ready).to_have_text([re.compile("Ada.*bereit"), re.compile("Cleo.*weg")])
    assert "wartet" not in ben.page.locator("body").inner_text()
    ben.button("Zur Revanche").click()
    expect(ben.button("Aufstehen")).to_be_visible()


def test_a_round_of_the_line_leads_into_the_replay(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    ada.goto(f"/t/{played(server, ada.person, 3)}")
    rounds = ada.page.get_by_role("list", name="Die Runden der Wiederholung").get_by_role("link")
    expect(rounds).to_have_count(6)
    rounds.nth(3).click()

    expect(ada.castle).to_be_visible()
    expect(ada.page.locator(".round")).to_have_text("Runde 4/6")


def played(server: ThreadServer, host: Person, players: int, as_advised: bool = False) -> str:
    """A whole game with so many at the table and a known deal, played as the bots advise or by the first move there is."""
    people = [host, *(Person(server.port, name) for name in ("Ben", "Cleo", "Dora", "Emil", "Fritz")[: players - 1])]
    code = begun(server, people)
    tables = [person.join(code) for person in people]
    if as_advised:
        advance(tables, 1000)
    else:
        play_on(tables)
    host.opened.close()
    for other in people[1:]:
        other.close()
    return code
