"""Boss Monster at a glance: the goal, where heroes would go, what a card would do, whole names, walks in one moment."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect
from rules.boss_monster.positions import A, B, C, Play, opening, table
from server.running import ThreadServer

from .boss_monster import Player, Tapper, seated
from .conftest import Guests
from .guests import DESKTOP, PHONE, STILL
from .measuring import faults_of_the_table
from .player import FIRST_THOUGHT, play_on
from .rich import Size
from .test_boss_monster import NORMAL, ada_at_the_table, two_at_the_table
from .test_sizes import resize


def family() -> Play:
    """Ada, who has eight cards, builds; seven heroes wait at Cleo's entrance, two in town."""
    cards = "Imp Hoard, Power Leech, Mysterious Portal, Cursed Well, Paywall, The Keystone, Pool of Shadows, Armor Up!"
    setting = table(3).seat(A, rooms="Vampire Lab, Training Camp", hand=cards, souls="Eloi Marlborn, Tess", wounds="Bross")
    setting.seat(B, rooms="Alchemist's Lab, Sawtooth Pendulum").seat(C, rooms="Unstable Mine, Mind Thresher")
    setting.entrance(C, "Clebrina, Joe the Smith, Sellsword, Josie, Holkin, The Fool, Warlock")
    return setting.town("Maxine, Exai").start()


def ada_at_the_family_table(guests: Guests, server: ThreadServer, **screen: Any) -> Player:
    people = guests("Ada", "Ben", "Cleo", like=NORMAL, **screen)
    code = seated(server, people, family())
    player = (Tapper if screen.get("has_touch") else Player)(people[A])
    player.open(code)
    player.expect_question("window")
    return player


def test_the_goal_and_everyones_way_to_it_are_always_in_sight(guests: Guests, server: ThreadServer) -> None:
    """R108, R109: ten pips and five diamonds at every seat, with the number; heroes in town say in words where they would go."""
    ada = ada_at_the_family_table(guests, server, **DESKTOP)
    page = ada.page

    expect(page.locator("[data-goal]")).to_have_text(re.compile(r"Ziel\s*10 Seelen: gewonnen\s*5 Wunden: verloren"))
    expect(page.locator("[data-dungeon='0'] [data-track=souls] .pip")).to_have_count(10)
    expect(page.locator("[data-dungeon='0'] [data-track=souls] .pip.full")).to_have_count(2)
    expect(page.locator("[data-dungeon='0'] [data-track=wounds] .pip.full")).to_have_count(1)
    expect(page.locator("[data-track=wounds] .pip")).to_have_count(15)
    expect(page.locator("[data-spot='hero:maxine'] .lure")).to_contain_text("Ausrüstung: käme zu dir (1)")
    expect(page.locator("[data-spot='hero:exai'] .lure")).to_contain_text("Zauberbücher: ginge zu Ben")


def test_three_heroes_wait_in_sight_and_the_others_in_a_list(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_family_table(guests, server, **DESKTOP)
    entrance = ada.page.locator("[data-entrance='2']")
    expect(entrance.locator("[data-hero]")).to_have_count(3)
    expect(entrance.locator("[data-more]")).to_contain_text("+4")
    entrance.locator("[data-more]").click()

    listed = ada.page.locator("[data-listed]").evaluate_all("all => all.map(one => one.dataset.listed)")
    assert listed == ["clebrina", "joe_the_smith", "sellsword", "josie", "holkin", "the_fool", "warlock"]


def test_pointing_at_a_place_shows_what_the_card_would_do_there(guests: Guests, server: ThreadServer) -> None:
    """R132, R79: changed numbers, who would come and what of it; one mint button, which names the move, and Enter does it."""
    ada = ada_at_the_family_table(guests, server, **DESKTOP)
    page = ada.page
    expect(page.locator(".dock .primary")).to_have_count(0)
    ada.thing("hand:power_leech").click()
    expect(page.locator(".dock .primary")).to_have_count(0)
    expect(ada.answer("pass")).to_have_class(re.compile(r"\bskip\b"))
    ada.thing("room:0:3").hover()

    expect(page.locator(".dock .primary")).to_contain_text("„Kraftegel“ hier bauen")
    expect(page.locator(".place.foreseen")).to_contain_text("Kraft")
    expect(page.locator("[data-spot='room:0:2'] .change")).to_have_text("2 → 4")
    expect(page.locator("[data-dungeon='0'] [data-total=fighter].changed")).to_contain_text("2")
    expect(page.locator(".strip")).to_contain_text("Ist der nächste Raum rechts ein Monsterraum, hat er +2 Schaden.")
    expect(page.locator(".strip")).to_contain_text("Hier gebaut: Vampirlabor 2 → 4")
    expect(page.locator(".strip")).to_contain_text("Maxine kommt und stirbt: +1 Seele")
    ada.thing("hand:power_leech").focus()
    ada.guest.press("Enter")
    expect(page.locator(".mine .down")).to_contain_text("Kraft")


def test_on_the_phone_a_tap_previews_and_the_button_plays(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_family_table(guests, server, **PHONE)
    ada.thing("hand:power_leech").tap()
    ada.thing("room:0:2").tap()
    expect(ada.guest.prompt).to_contain_text("Kraftegel auf Platz 2?")
    ada.thing("room:0:3").tap()
    expect(ada.guest.prompt).to_contain_text("Hier: Vampirlabor 2 → 4, Maxine stirbt: +1 Seele")
    expect(ada.page.locator(".mine .down")).to_have_count(0)
    ada.answer("place").tap()

    expect(ada.page.locator(".mine .down")).to_contain_text("Kraft")


NAMES = """all => all.map(name => {
  const card = name.closest("button").getBoundingClientRect(), text = document.createRange();
  text.selectNodeContents(name);
  const box = text.getBoundingClientRect();
  const inside = box.left >= card.left && box.right <= card.right && box.top >= card.top && box.bottom <= card.bottom;
  return inside && card.right <= innerWidth && card.bottom <= innerHeight ? "" : name.textContent;
}).filter(Boolean)"""


@pytest.mark.parametrize(
    ("screen", "sizes"),
    [(DESKTOP, [(1440, 900), (1366, 650), (1280, 720)]), (PHONE, [(390, 844), (360, 640)])],
    ids=["desktop", "phone"],
)
def test_eight_cards_lie_side_by_side_with_whole_names(
    guests: Guests, server: ThreadServer, screen: dict[str, Any], sizes: list[Size]
) -> None:
    """And nothing has to be scrolled."""
    ada = ada_at_the_family_table(guests, server, **screen)
    for size in sizes:
        resize(ada.guest, size)
        boxes = ada.page.locator(".hand .holds").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")

        assert ada.page.locator(".hand .name").evaluate_all(NAMES) == [], size
        assert all(
            one["x"] >= other["x"] + other["width"] or one["y"] >= other["y"] + other["height"] for other, one in pairwise(boxes)
        ), size
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


@pytest.mark.parametrize("language", ["de", "en"])
def test_heroes_in_town_are_seen_whole_or_counted(guests: Guests, server: ThreadServer, language: str) -> None:
    [guest] = guests("Annemarie", language=language, **DESKTOP)
    player = Player(guest)
    heroes = "Maxine, Tess, Rotgut, Clebrina, Holkin, The Fool, Josie"
    player.open(seated(server, [guest], table(3).seat(A, rooms="Loot Box", hand="Fetid Beast").town(heroes).start()))
    player.expect_question("window")
    town = player.page.locator(".town")
    for size in [(1280, 720), (1440, 900), (2560, 1440)]:
        resize(guest, size)
        shown = town.locator("[data-spot^=hero]").count()

        assert 2 <= shown < 7, size
        assert faults_of_the_table(guest, least=12, desktop=True, names=[]) == [], size
        expect(town.locator("[data-more]")).to_contain_text(f"+{7 - shown}")
    town.locator("[data-more]").click()
    expect(player.page.locator("[data-listed]")).to_have_count(7)


def faults_on_large_and_small(player: Player) -> list[str]:
    faults = []
    for size in [(1440, 900), (1366, 650)]:
        resize(player.guest, size)
        faults += faults_of_the_table(player.guest, least=12, desktop=True, names=[])
    return faults


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
def test_what_is_asked_is_read_whole_above_its_buttons(guests: Guests, server: ThreadServer, language: str) -> None:
    """With a card for the first room, with one that has another use, when it lies, and when one may take back or pass the phase."""
    [guest] = guests("Annemarie", language=language, like=NORMAL, **DESKTOP)
    player = Player(guest)
    first = opening(hands=["Fetid Beast, Garbage Chute, Loot Box, Unstable Mine, Spike, Heist, Rage!"])
    player.open(seated(server, [guest], first))
    play_on([player], until=lambda: player.state == "turn" and player.question == "first_room")
    player.page.locator(".hand [data-can]").first.click()
    expect(player.answer("place")).to_be_visible()
    faults = faults_on_large_and_small(player)
    walk = (
        table(3)
        .seat(A, rooms="Alchemist's Lab", hand="Cursed Well, Sabotage!")
        .seat(B, rooms="Mysterious Portal, Ancient Guardtower")
    )
    player.open(seated(server, [guest], walk.entrance(B, "Eloi Marlborn").start()))
    player.expect_question("window")
    player.thing("hand:cursed_well").click()
    player.thing("room:0:2").hover()
    expect(player.answer("place")).to_be_visible()
    faults += faults_on_large_and_small(player)
    player.thing("room:0:2").click()
    expect(player.answer("take_back")).to_be_visible()
    lying = faults_on_large_and_small(player)
    faults += [fault for fault in lying if not fault.startswith("no name")]  # what lies face down has none
    player.play_until("Eloi")
    expect(player.answer("wave")).to_be_visible()
    expect(player.page.locator(".buttons .sign")).to_have_count(2)
    faults += faults_on_large_and_small(player)

    assert faults == []


def test_a_hint_marks_whom_to_choose_and_enter_chooses(guests: Guests, server: ThreadServer) -> None:
    position = table(3).seat(A, rooms="Spectral Bomb", hand="Loot Box").seat(B, hand="Heist, Rage!").seat(C, hand="Sabotage!")
    people = guests("Ada", "Ben", "Cleo", like=NORMAL, **DESKTOP)
    ada = Player(people[A])
    ada.open(seated(server, people, position.start()))
    ada.expect_question("window")
    ada.thing("room:0:1").click()
    ada.answer("declare").click()
    ada.expect_question("target")
    ada.guest.press("h")
    plate = ada.page.locator("main [data-seat][data-hinted]")
    expect(plate).to_be_focused(timeout=1000 * FIRST_THOUGHT)
    expect(ada.guest.prompt).to_contain_text(re.compile(r"Tipp: (Ben|Cleo) wählen"))
    expect(ada.guest.prompt).to_contain_text("Ein Gegner deiner Wahl verliert eine zufällige Zauberkarte.")
    ada.guest.press("Enter")

    ada.expect_question("window")


def test_a_walk_that_is_certain_takes_one_moment(guests: Guests, server: ThreadServer) -> None:
    """Nobody can do anything while six heroes walk: six sentences, each with its end, and not a step more."""
    setting = table().seat(A, rooms="Garbage Chute, Garbage Chute, Fetid Beast, Fetid Beast")
    position = setting.entrance(A, "Tess, Bross, Rotgut, Clebrina, Josie, Holkin").start()
    ada, ben = two_at_the_table(guests, server, position, like=STILL)
    ada.expect_question("window")
    ada.answer("pass").click()
    play_on([ben], until=lambda: ada.state == "scene" and "Tess" in ada.guest.prompt.inner_text())
    shown: list[str] = []
    while ada.state == "scene":
        shown.append(ada.guest.prompt.inner_text())
        ada.page.locator("[data-scene=next]").click()

    assert len(shown) == 6
    assert "in „Stinkende Bestie“ an 3 Schaden" in shown[0]


def test_a_hint_picks_the_card_for_its_place_and_enter_lays_it(guests: Guests, server: ThreadServer) -> None:
    """The place takes other cards as well, and they come first."""
    position = table().seat(A, hand="Garbage Chute, Loot Box, Pixie Fountain, Sawtooth Pendulum").seat(B).town("Tess").start()
    ada = ada_at_the_table(guests, server, position)
    ada.expect_question("window")
    ada.guest.press("h")
    place = ada.page.locator("main [data-hinted]")
    expect(place).to_be_focused(timeout=1000 * FIRST_THOUGHT)
    card = ada.page.locator(".hand [data-hinted]")
    expect(card).to_have_attribute("aria-pressed", "true")
    ada.guest.press("Enter")

    expect(ada.page.locator(".mine .down")).to_be_visible()
