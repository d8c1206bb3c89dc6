"""Reload, a second tab, no network, no server, nobody there: the position is always right, and nobody reloads by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.running import ProcessServer, ThreadServer, seat_people

from monstertisch.server.settings import Settings

from .conftest import Guests
from .tables import expect_truth, match_of, on_turn, play_to_round, running

BACK_WITHIN = 5.0  # seconds after the server's return


def test_a_reload_in_the_middle_of_a_move_loses_nothing(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.playable.first.click()
    expect(mover.glowing).not_to_have_count(0)
    mover.page.reload()

    mover.expect_turn()
    expect(mover.page.locator("[data-picked]")).to_have_count(0)
    mover.play()
    expect_truth(server, code, mover)


def test_two_tabs_of_one_person_show_the_same_and_play_once(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    first, second = mover.page, mover.new_page()
    second.goto(f"/t/{code}")
    for mover.page in (second, first):
        mover.expect_turn()
        mover.playable.first.click()
        expect(mover.glowing).not_to_have_count(0)
    mover.glowing.first.click()

    for mover.page in (second, first):
        expect(mover.page.locator("[data-picked]")).to_have_count(0)
        expect(mover.prompt).to_contain_text("überlegt")
        expect_truth(server, code, mover)
    assert len(match_of(server, code).entries) == 1


def test_two_clicks_at_once_play_once(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.playable.first.click()
    mover.glowing.first.dblclick(no_wait_after=True)

    expect(mover.prompt).to_contain_text("überlegt")
    assert len(match_of(server, code).entries) == 1


def test_offline_and_back(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo", alone=True)
    code = running(server, people)
    [away] = [guest for guest in people if guest is not on_turn(server, code, people)][:1]
    away.open(code)
    away.context.set_offline(True)
    expect(away.page.get_by_text("Du bist offline.")).to_be_visible()
    play_to_round(people, code, 2)
    away.context.set_offline(False)

    expect(away.page.get_by_text("Du bist offline.")).to_be_hidden()
    away.until("the fight is told", lambda: away.state() == "fight")
    away.end_fight()
    expect_truth(server, code, away)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ProcessServer]:
    started = ProcessServer(tmp_path / "process", bot_pause=0.02).start()
    yield started
    started.stop()


def test_a_full_server_is_named_and_tried_again(guests: Guests, tmp_path: Path) -> None:
    """One socket is all it bears: the second page says so, and is in as soon as the first is gone."""
    small = ThreadServer(Settings(tmp_path / "small", sockets=1)).start()
    ada, ben = guests("Ada", "Ben", port=small.port)
    code = ada.person.new_table(3)["code"]
    first = ben.person.join(code)
    ada.expected = ["WebSocket"]
    ada.page.goto(f"{ada.address}/t/{code}")
    expect(ada.page.get_by_role("status").get_by_text("Hier sind gerade zu viele auf einmal.")).to_be_visible()
    first.close()

    expect(ada.page.get_by_role("status").get_by_text("Hier sind gerade zu viele auf einmal.")).not_to_be_visible(
        timeout=1000 * BACK_WITHIN
    )
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    small.stop()


def test_a_restart_of_the_server_brings_everyone_back(guests: Guests, process: ProcessServer) -> None:
    """Politely, then by a crash: every page is back at its position within seconds of the server's return."""
    people = guests("Ada", "Ben", "Cleo", port=process.port)
    code = seat_people([guest.person for guest in people])
    for guest in people:
        guest.expected = ["WebSocket"]
        guest.open(code)
    mover = next(guest for guest in people if guest.state() == "turn")
    mover.play()
    before = [guest.lying() for guest in people]
    for end in (process.stop, process.kill):
        end()
        for guest in people:
            expect(guest.prompt).to_contain_text("Verbindung weg")
        process.start()

        for guest in people:
            expect(guest.prompt).not_to_contain_text("Verbindung weg", timeout=1000 * BACK_WITHIN)
        assert [guest.lying() for guest in people] == before
        people[0].until("somebody's turn is back", lambda: any(guest.state() == "turn" for guest in people))
    next(guest for guest in people if guest.state() == "turn").play()


def test_a_bot_stands_in_for_whoever_is_gone_and_gives_the_seat_back(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    server.hasten(code, away=1)
    away = on_turn(server, code, people)
    first, second = [guest for guest in people if guest is not away]
    for guest in people:
        guest.open(code)
    away.expect_turn()
    away.page.goto("about:blank")
    seat = first.page.get_by_role("navigation", name="Wer am Tisch sitzt").get_by_role("button", name=away.name)
    expect(seat).to_have_accessible_name(re.compile("Bot"))
    first.until("the bot moves", lambda: any(away.name in lying for lying in first.lying()))

    away.open(code)
    expect(seat).not_to_have_accessible_name(re.compile("Bot"))
    expect_truth(server, code, away)
    for guest in sorted([first, second], key=lambda guest: guest.state() != "turn"):
        guest.expect_turn()
        guest.play()
    away.expect_turn()
    away.play()


def test_someone_who_resigns_is_played_by_a_bot_for_good(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.button("Menü").click()
    mover.button("Aufgeben").click()
    mover.button("Wirklich aufgeben? Ein Bot spielt für dich weiter.").click()

    mover.until("the bot moves", lambda: len(match_of(server, code).entries) > 0)
    mover.page.keyboard.press("Escape")
    expect_truth(server, code, mover)


def test_those_who_wait_talk_to_each_other(guests: Guests) -> None:
    ada, ben = guests("Ada", "Ben")
    code = ada.person.new_table(3)["code"]
    ben.person.take_seat(code, 1)
    for guest in (ada, ben):
        guest.goto(f"/t/{code}")
    field = ada.page.get_by_label("Sag etwas")
    field.fill("Kommt Cleo noch?")
    field.press("Enter")

    expect(ben.page.get_by_role("listitem").filter(has_text="Ada Kommt Cleo noch?")).to_be_visible()
