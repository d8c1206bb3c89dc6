"""People who type markup, mash keys, lose their cookies and drag cards where they do not belong."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from server.running import Message, ThreadServer

from .conftest import Guests
from .guests import LAPTOP, PHONE
from .measuring import faults_on_a_phone, scrolls_sideways
from .tables import expect_truth, match_of, on_turn, running

KEYS = ["Tab", "Enter", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"12345hulr? e"]
LONGEST_NAME = "Wolfgang-Maximilian III."


def test_markup_in_the_chat_is_text(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    reader = people[1]
    reader.open(code)
    reader.button("Chat").click()
    words = "<img src=x onerror=alert(1)> {{7*7}} </script>"
    people[0].person.join(code).say(type="say", text=words)

    expect(reader.page.get_by_role("listitem").filter(has_text=words)).to_be_visible()


def test_a_name_with_markup_is_refused_in_words(guests: Guests) -> None:
    host, guest = guests("Ada", "")
    guest.expected = ["422"]
    guest.goto(f"/t/{host.person.new_table(3)['code']}")
    guest.page.get_by_label("Dein Name").fill("<b>Ben</b>")
    guest.button("Platz nehmen").click()

    expect(guest.page.get_by_role("alert")).to_be_visible()
    expect(guest.button("Aufstehen")).to_have_count(0)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_longest_name_breaks_nothing(guests: Guests, server: ThreadServer, screen: Message) -> None:
    people = guests(LONGEST_NAME, LONGEST_NAME[:-1], LONGEST_NAME[1:], **screen)
    code = running(server, people, players=6)
    watcher = people[2]
    watcher.goto("/")
    assert scrolls_sideways(watcher) == []
    watcher.open(code)

    assert scrolls_sideways(watcher) == []
    assert [fault for fault in faults_on_a_phone(watcher) if LONGEST_NAME[1:-1] not in fault and screen is PHONE] == []


def test_mashing_keys_harms_nothing(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    code = running(server, [guest], players=3)
    guest.open(code)
    whims = random.Random(1)
    for _ in range(150):
        guest.page.keyboard.press(whims.choice(KEYS))
    guest.goto("/")
    guest.open(code)
    guest.until("it goes on", lambda: guest.state() in ("turn", "over"))

    expect_truth(server, code, guest)


def test_a_card_can_be_dragged_to_its_place(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.expect_turn()
    mover.playable.first.drag_to(mover.place(3, 1))
    mover.until("the move reaches the page", lambda: mover.n == 1)

    expect_truth(server, code, mover)
    assert mover.lying()[4]


def test_a_card_that_is_dropped_elsewhere_goes_back_to_the_hand(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.expect_turn()
    mover.playable.first.drag_to(mover.page.get_by_role("log"))
    expect(mover.page.locator("[data-picked]")).to_have_count(0)
    mover.playable.first.drag_to(mover.place(3, 2), force=True)

    expect(mover.prompt).to_contain_text("R12")
    assert match_of(server, code).entries == []


def test_whoever_loses_the_cookie_watches(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.expect_turn()
    mover.context.clear_cookies()
    mover.page.reload()

    expect(mover.prompt).to_contain_text("Du schaust zu.")
    expect(mover.hand).to_have_count(0)


def test_broken_settings_are_forgotten(guests: Guests) -> None:
    [guest] = guests("Ada", language="de")
    guest.goto("/")
    guest.page.evaluate(
        "localStorage.setItem('monstertisch.settings', '{broken'); localStorage.setItem('monstertisch.language', 'xx')"
    )
    guest.page.reload()

    expect(guest.button("Play now")).to_be_visible()
