"""What every table has around its board: keys that wait and never decide by accident, recap, tempo, the chat's sign, scale."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from monstertisch.games import GAMES

from .conftest import Guests, Standing
from .guests import DESKTOP, LAPTOP, PHONE, STILL, Guest
from .measuring import AT_REST, SETTLED
from .player import FIRST_THOUGHT
from .tables import on_turn, put_before_the_fight, running

LARGE: dict[str, Any] = {"viewport": {"width": 1600, "height": 900}}
HUGE: dict[str, Any] = {"viewport": {"width": 2560, "height": 1440}}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SMALL: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}

EARLY = """key => {
  const table = document.querySelector(".table");
  window.early = 0;
  new MutationObserver(() => {
    if (table.hasAttribute("data-ready")) return;
    window.early++;
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }).observe(table, { attributes: true, attributeFilter: ["data-ready"] });
}"""


def test_a_key_right_after_the_prompt_changed_does_nothing(guests: Guests, server: ThreadServer) -> None:
    """Pressed in the very moment in which it becomes one's turn; half a second later the same key picks the card."""
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    for guest in people:
        guest.open(code)
    first = on_turn(server, code, people)
    second = people[(people.index(first) + 1) % 3]
    first.expect_turn()
    strength = str(second.hand.first.get_attribute("data-hand"))
    second.page.evaluate(EARLY, strength)
    first.play()
    second.expect_turn()
    second.until("the key was pressed", lambda: bool(second.page.evaluate("window.early > 0")))

    expect(second.page.locator("[data-picked]")).to_have_count(0)
    second.press(strength)
    expect(second.page.locator("[data-picked]")).to_have_count(1)


def test_enter_on_a_button_right_after_the_prompt_changed_presses_nothing(guests: Guests) -> None:
    """Whoever takes the device by Enter does not pick a card with the second Enter."""
    [guest] = guests("Ada")
    code = guest.person.new_table(3, names=["Ada", "Ben", "Cleo"], humans=3)["code"]
    guest.person.post(f"tables/{code}/start")
    guest.open(code)
    cover = guest.page.locator(".buttons .primary")
    expect(cover).to_be_visible()
    cover.focus()
    guest.page.keyboard.press("Enter")
    guest.press("Enter")
    guest.expect_turn()
    guest.hand.first.focus()
    guest.page.keyboard.press("Enter")

    expect(guest.page.locator("[data-picked]")).to_have_count(0)


def test_space_never_decides(guests: Guests, server: ThreadServer) -> None:
    """Not even on a focused place that would be played by Enter."""
    [guest] = guests("Ada")
    code = running(server, [guest], players=3)
    guest.open(code)
    guest.expect_turn()
    before = guest.n
    guest.press(str(guest.playable.last.get_attribute("data-hand")))
    place = guest.page.locator("[data-place]:focus")
    expect(place).to_be_visible()
    guest.press(" ")
    guest.page.wait_for_timeout(400)

    assert guest.n == before
    expect(place).to_be_visible()
    guest.press("Enter")
    guest.until("the move reaches the page", lambda: guest.n > before)


def test_space_goes_on_with_what_is_shown_wherever_the_focus_is(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    to_the_fight(guest, server)
    guest.page.locator("[data-scene=end]").focus()
    shown = guest.prompt.inner_text()
    guest.press(" ")

    expect(guest.page.locator(".board.fighting")).to_be_visible()
    guest.until("the next step is shown", lambda: guest.prompt.inner_text() != shown)


def to_the_fight(guest: Guest, server: ThreadServer) -> None:
    code = running(server, [guest], players=3)
    put_before_the_fight(server, code)
    guest.open(code)
    guest.play()
    guest.until("the fight begins", lambda: guest.state() == "fight")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_takes_the_focus_and_enter_plays_it(guests: Guests, server: ThreadServer, game: str) -> None:
    """In all games alike: what it advises is marked, in sight and in focus."""
    [guest] = guests("Ada")
    guest.goto(f"/t/{running(server, [guest], players=2 if game != 'maechtige_monster' else 3, game=game)}")
    expect(guest.page.locator(".prompt.can")).to_be_visible(timeout=1000 * FIRST_THOUGHT)
    before = guest.n
    guest.press("h")
    hinted = guest.page.locator("[data-hinted]:focus")
    expect(hinted).to_be_visible(timeout=1000 * FIRST_THOUGHT)
    expect(hinted).to_be_in_viewport()
    guest.press("Enter")

    guest.until("the move reaches the page", lambda: guest.n > before)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_mint_before_anything_is_picked(standing: Standing, game: str) -> None:
    """The one mint button is for what the picked card would do; skipping is quiet, and the hint is a sign at the end."""
    guest = standing(game, LAPTOP)

    expect(guest.page.locator(".dock .btn.primary:enabled")).to_have_count(0)
    expect(guest.page.locator(".dock .buttons").get_by_role("button", name="Tipp")).to_be_visible()


@pytest.mark.parametrize(("tempo", "goes_on"), [("calm", False), ("normal", True), ("swift", True)])
def test_the_tempo_says_whether_a_step_waits(guests: Guests, server: ThreadServer, tempo: str, goes_on: bool) -> None:
    [guest] = guests("Ada", like={**STILL, "tempo": tempo})
    to_the_fight(guest, server)
    shown = guest.prompt.inner_text()
    guest.hurry(2600)  # a step of a fight takes 2.2 s
    guest.page.evaluate(SETTLED)

    assert (guest.prompt.inner_text() != shown) == goes_on


def test_the_tempo_is_chosen_in_the_menu_and_kept(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    code = running(server, [guest], players=3)
    guest.open(code)
    guest.button("Menü").click()
    menu = guest.page.locator(".sheet")
    menu.get_by_text("Zügig", exact=True).click()
    expect(menu).to_contain_text("Hält erst an, wenn es dich betrifft.")
    guest.page.reload()
    guest.open(code)
    guest.button("Menü").click()

    expect(menu.get_by_role("radio", name="Zügig")).to_be_checked()


@pytest.mark.parametrize("game", ["maechtige_monster", "boss_monster"])  # Kingscraft's is in the bar, and tried there
@pytest.mark.parametrize("screens", [[DESKTOP, SMALL], [PHONE]], ids=["desktop", "phone"])
def test_the_recap_is_one_whole_line(guests: Guests, server: ThreadServer, game: str, screens: list[dict[str, Any]]) -> None:
    """As many sentences as fit, and never a part of one."""
    [guest] = guests("Ada", **screens[0])
    code = running(server, [guest], players=3, game=game)
    play_by_socket(guest, code)
    guest.goto(f"/t/{code}")
    line = guest.page.locator(".recap .line")
    for screen in screens:
        guest.page.set_viewport_size(screen["viewport"])
        expect(line).to_be_visible()
        guest.page.evaluate(SETTLED)
        guest.page.evaluate(SETTLED)  # it is measured after it was drawn, and drawn anew

        assert line.evaluate("one => one.scrollWidth <= one.clientWidth + 1 && one.getClientRects().length === 1"), screen
        assert line.inner_text().rstrip().endswith((".", "!", "?", "»", ")")), screen


def play_by_socket(guest: Guest, code: str) -> None:
    """A first move of one's own, so that there is something after it."""
    table = guest.person.join(code)
    while not (table.view and table.my_turn and table.knows(table.n)):
        table.take()
    before = table.n
    table.act()
    while table.n == before:
        table.take()
    guest.person.opened.close()


def test_the_recap_says_who_displaced_me(guests: Guests, server: ThreadServer) -> None:
    """What touches one comes first, on the phone too, and a tap opens the log."""
    people = guests("Ada", "Ben", "Cleo", **PHONE)
    code = running(server, people)
    victim = people[displace_somebody(people, code)]
    victim.open(code)
    recap = victim.page.locator(".recap")

    expect(recap).to_contain_text("verdrängt")
    recap.tap()
    expect(victim.page.get_by_role("heading", name="Verlauf")).to_be_visible()


def displace_somebody(people: list[Guest], code: str) -> int:
    """Everyone plays by socket until somebody's monster is displaced; tells whose."""
    tables = [guest.person.join(code) for guest in people]
    while True:
        for table in tables:
            table.listen()
        table = next(table for table in tables if table.my_turn)
        options = table.choices["options"]
        displacing = [option for option in options if option["preview"]["kind"] == "displace"]
        table.act((displacing or options)[0]["do"])
        table.until("patch")
        displaced = [event for event in table.events()[-1]["events"] if event["event"] == "displaced"]
        if displaced:
            for guest in people:
                guest.person.opened.close()
            return int(displaced[0]["owner"])


def test_unread_lines_of_the_chat_show_on_a_phone(guests: Guests, server: ThreadServer) -> None:
    """What was said while the page was away is new when it is opened again, and what was read is not."""
    people = guests("Ada", "Ben", "Cleo", **PHONE)
    code = running(server, people)
    tables = [guest.person.join(code) for guest in people[1:]]
    ada = people[0]
    ada.open(code)
    tables[0].say(type="say", text="Na warte.")
    sign = ada.page.locator(".top-bar .unread:visible")
    expect(sign).to_have_text("1")
    ada.page.get_by_role("button", name="Verlauf. Chat, 1 neue Zeile").tap()

    expect(ada.page.get_by_role("listitem").filter(has_text="Na warte.")).to_be_visible()
    expect(sign).to_have_count(0)
    ada.page.goto("about:blank")
    tables[0].say(type="say", text="Na gut.")
    ada.open(code)
    expect(sign).to_have_text("1")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [SMALL, PHONE, SIDEWAYS], ids=["small", "phone", "sideways"])
def test_no_drawer_lies_over_what_is_asked(standing: Standing, game: str, screen: dict[str, Any]) -> None:
    guest = standing(game, screen)
    guest.button("Menü").click()
    drawer = guest.page.locator(".sheet")
    expect(drawer).to_be_visible()
    guest.page.evaluate(AT_REST)
    guest.page.evaluate(SETTLED)
    covered = guest.page.evaluate(OVER_THE_PROMPT)
    height = drawer.evaluate("one => one.clientHeight")
    guest.press("Escape")

    expect(drawer).to_be_hidden()
    assert covered == []
    assert height > 150


OVER_THE_PROMPT = """() => {
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  const things = [...document.querySelectorAll(".dock .prompt, .dock .buttons, .dock [data-spot], .dock [data-hand]")];
  return things.filter(thing => {
    const box = thing.getBoundingClientRect();
    const width = Math.min(box.right, sheet.right) - Math.max(box.left, sheet.left);
    return width > 1 && Math.min(box.bottom, sheet.bottom) - Math.max(box.top, sheet.top) > 1;
  }).map(thing => thing.className);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_large_screen_shows_the_same_table_larger(standing: Standing, game: str) -> None:
    """2560×1440 is 1600×900 with everything 1.6 times as large: the bar, its buttons, the text; and nothing scrolls."""
    sizes = []
    for screen in (LARGE, HUGE):
        guest = standing(game, screen)
        sizes.append(guest.page.evaluate(MEASURED))
        assert guest.page.evaluate(NO_SCROLLING)
    small, large = sizes

    assert large == pytest.approx([1.6 * size for size in small], rel=0.02)


MEASURED = """() => {
  const things = [".top-bar", ".top-bar .btn", ".prompt h2", ".dock"].map(one => document.querySelector(one));
  return things.map(one => one.getBoundingClientRect().height);
}"""

NO_SCROLLING = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
}"""
