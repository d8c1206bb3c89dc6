"""A game of somebody else's package on the page: lobby, table, end, replay, rules and cards, without a board of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from example import installed
from playwright.sync_api import Locator, expect
from server.running import ProcessServer

from .conftest import Guests
from .guests import DESKTOP, PHONE, Guest
from .measuring import faults_of_the_table, faults_on_a_phone
from .player import Player, play_on

GAME = "cellar_ghosts"
SMALLEST = {"viewport": {"width": 360, "height": 640}}
LARGE: dict[str, Any] = {"viewport": {"width": 2560, "height": 1440}}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server that has the game, because its package is installed."""
    server = ProcessServer(tmp_path_factory.mktemp("plain"), bot_pause=0.02, messages_per_second=1000.0, tables_per_minute=1000)
    server.path = installed()
    server.start()
    yield server.port
    server.stop()
    assert server.complaints() == []


class PlainPlayer(Player):
    """Takes the first card that glows or, now and then, another offer, and does what the mint button says."""

    def take_turn(self) -> None:
        self.moves += 1
        before = self.guest.n
        offers = self.page.locator("[data-offer]")
        thing = self.page.locator("[data-hand][data-can]").first
        if offers.count() and (self.moves % 4 == 0 or not thing.count()):
            thing = offers.first
        self.do(thing)
        self.guest.until("the move reaches the page", lambda: self.guest.n > before)

    def do(self, thing: Locator) -> None:
        self.use(thing)
        self.use(self.page.locator("[data-play]"))


class TypingPlayer(PlainPlayer):
    """By keyboard alone: Tab and arrows to the thing, Enter takes it up, Enter again plays it."""

    def do(self, thing: Locator) -> None:
        thing.focus()
        self.guest.press("Enter")
        expect(self.page.locator("[data-play]")).to_be_visible()
        self.guest.press("Enter")


class TappingPlayer(PlainPlayer):
    def use(self, what: Locator) -> None:
        what.tap()


def opened(guest: Guest, players: int = 3) -> str:
    return str(guest.person.new_table(players, game=GAME, fill=True)["code"])


def sit_down(guest: Guest, code: str) -> None:
    guest.goto(f"/t/{code}")
    expect(guest.page.locator("[data-plain]")).to_be_visible()


def test_a_person_plays_it_from_the_lobby_to_the_replay(guests: Guests, port: int) -> None:
    [guest] = guests("Ada", port=port, alone=False)
    guest.goto("/")
    card = guest.page.get_by_role("article").filter(has_text="Kellergeister")
    expect(card).to_contain_text("Erschreckt euch die Kellertreppe hinauf.")
    expect(card).to_contain_text("2–4")
    card.get_by_role("link", name="Tisch eröffnen").click()
    expect(guest.page.get_by_text("Lange Nacht").first).to_be_visible()
    guest.goto("/")
    guest.page.locator("select").select_option(GAME)
    guest.button("Sofort spielen").click()
    expect(guest.page.locator("[data-plain]")).to_be_visible()
    player = PlainPlayer(guest)

    play_on([player], until=lambda: player.state == "over")

    expect(guest.ranking).to_have_count(3)
    expect(guest.ranking.first).to_contain_text("Geister")
    expect(guest.page.get_by_role("log")).to_contain_text("Das Spiel ist aus.")
    guest.goto(f"{guest.page.url}/replay#n=3")
    expect(guest.page.locator("[data-plain]")).to_be_visible()
    expect(guest.page.get_by_role("region", name="Auf der Treppe")).to_be_visible()


def test_it_is_played_by_keyboard_in_english(guests: Guests, port: int) -> None:
    [guest] = guests("Ada", port=port, alone=False, language="en", **LARGE)
    sit_down(guest, opened(guest, 2))
    player = TypingPlayer(guest)

    play_on([player], until=lambda: player.moves >= 6 or player.state == "over")

    expect(guest.page.locator("[aria-live=polite]")).not_to_be_empty()
    expect(guest.page.get_by_role("log")).to_contain_text("You lay")


def test_it_is_played_on_a_phone(guests: Guests, port: int) -> None:
    """Nothing is cut off or too small for a finger, whatever is picked."""
    [guest] = guests("Ada", port=port, alone=False, **{**PHONE, **SMALLEST})
    sit_down(guest, opened(guest, 4))
    player = TappingPlayer(guest)
    play_on([player], until=lambda: player.moves >= 3)
    guest.until("it is our turn", lambda: player.state == "turn")
    faults = faults_on_a_phone(guest)
    guest.page.locator("[data-can]").first.tap()

    assert faults + faults_on_a_phone(guest) == []


# On lower screens the middle scrolls where a game lays out much: how much that is, no board for any game can know.
@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)])
def test_every_desktop_shows_all_of_it(guests: Guests, port: int, size: tuple[int, int]) -> None:
    [guest] = guests("Ada", port=port, alone=False, **{**DESKTOP, "viewport": {"width": size[0], "height": size[1]}})
    sit_down(guest, opened(guest, 4))
    player = PlainPlayer(guest)
    guest.until("it is our turn", lambda: player.state == "turn")
    guest.page.locator("[data-can]").first.click()

    assert faults_of_the_table(guest, 12, True, ["Grimm", "Mira", "Knorz"]) == []


def test_a_refused_card_says_why(guests: Guests, port: int) -> None:
    [guest] = guests("Ada", port=port, alone=False)
    sit_down(guest, opened(guest, 2))
    player = PlainPlayer(guest)
    no = guest.page.locator("[data-hand][aria-disabled=true][aria-pressed]")
    play_on([player], until=lambda: player.state == "turn" and no.count() > 0)
    no.first.click(force=True)  # it says that it is disabled

    expect(guest.prompt).to_contain_text("ist nicht gruseliger als Schreck")
    expect(guest.prompt).to_contain_text("R4")
    expect(guest.page.locator("[data-play]")).to_have_count(0)


def test_a_hint_is_taken_up(guests: Guests, port: int) -> None:
    [guest] = guests("Ada", port=port, alone=False)
    sit_down(guest, opened(guest, 2))
    player = PlainPlayer(guest)
    guest.until("it is our turn", lambda: player.state == "turn")
    guest.press("h")

    expect(guest.page.locator("[data-hinted]").first).to_be_focused()
    expect(guest.page.locator("[data-play]")).to_be_visible()


def test_its_rules_and_cards_have_their_pages(guests: Guests, port: int) -> None:
    [guest] = guests("Ada", port=port, alone=False, language="en")
    guest.goto(f"/rules/{GAME}")
    expect(guest.page.get_by_role("article")).to_contain_text("Something is coming up the cellar stairs.")
    guest.goto(f"/cards/{GAME}")
    expect(guest.page.locator("main")).to_contain_text("Dust Bunny")
    guest.goto("/rules/maechtige_monster")
    expect(guest.page.get_by_role("article")).to_contain_text("Mächtige Monster")


def test_two_at_one_device_see_only_their_own_cards(guests: Guests, port: int) -> None:
    """Which facts are secret, only the game knows; so nothing is shown before somebody has taken the device."""
    [guest] = guests("Ada", port=port, alone=False)
    code = guest.person.post("tables", game=GAME, players=2, humans=2, names=["Ada", "Ben"], fill=True)["code"]
    sit_down(guest, code)
    expect(guest.page.locator("[data-hand]")).to_have_count(0)
    guest.button("Ich bin").click()

    expect(guest.page.locator("[data-hand]")).to_have_count(4)
