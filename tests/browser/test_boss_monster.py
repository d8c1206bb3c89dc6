"""Boss Monster in the browser: games by mouse and by keyboard, a phone, spells answered and prevented, windows that do not nag."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from rules.boss_monster.positions import A, B, Play, table
from server.running import Message, ThreadServer, texts_in

from .boss_monster import Player, Tapper, Typist, four_dungeons, seated
from .conftest import Guests
from .guests import DESKTOP, LAPTOP, PHONE, STILL, Guest
from .measuring import faults_on_a_desktop, faults_on_a_phone, longest_motion
from .player import PAUSE, play_on
from .tables import match_of, running
from .test_every_page import barriers

FADE = 80  # milliseconds, the most that may move when nothing should
NORMAL = {**STILL, "tempo": "normal"}  # stops when one can do something
SMALL = {"viewport": {"width": 1366, "height": 650}}  # the smallest with the log beside the board
SWIFT = {**STILL, "tempo": "swift"}  # stops when it concerns one


def duel() -> Play:
    """Ada builds. She has a room, a miniboss, a spell; Ben has Mageseeker at level 2 and spells to answer with."""
    setting = table().seat(A, rooms="Pixie Fountain, Loot Box", hand="Garbage Chute, Haunted Cavern, Draculad, Heist, Windfall")
    return setting.seat(B, rooms="Goblin Market, Unstable Mine+Mageseeker2", hand="Rage!, Sabotage!").town("Tess, Bross").start()


def two_at_the_table(guests: Guests, server: ThreadServer, position: Play, **how: Any) -> list[Player]:
    return at_the_table(server, guests("Ada", "Ben", **{"like": NORMAL, **SMALL, **how}), position, looking=2)


def ada_at_the_table(guests: Guests, server: ThreadServer, position: Play) -> Player:
    """The same, where Ben has no page."""
    return at_the_table(server, guests("Ada", "Ben", like=NORMAL, **SMALL), position, looking=1)[0]


def at_the_table(server: ThreadServer, people: list[Guest], position: Play, looking: int) -> list[Player]:
    code = seated(server, people, position)
    players = [Player(guest) for guest in people[:looking]]
    for player in players:
        player.open(code)
    return players


def late_in_the_game(players: int) -> Play:
    """Ada has nine of ten souls, and a hero stands before her dungeon who will hardly leave it."""
    setting = table(players).seat(
        A,
        rooms="Unstable Mine, Fetid Beast, Pixie Fountain",
        hand="Garbage Chute, Draculad, Heist",
        souls="Paladin, Koverian, Varraka, Unseena, Exai",
    )
    setting.seat(B, rooms="Goblin Market, Fetid Beast", hand="Loot Box, Spike, Sabotage!", souls="Josie, Holkin")
    return setting.entrance(A, "Tess").start()


def test_two_people_and_two_bots_play_to_the_end_by_mouse(guests: Guests, server: ThreadServer) -> None:
    """Its last turn; the one after the deal is played by keyboard."""
    people = guests("Ada", "Ben", like=NORMAL)
    code = seated(server, people, late_in_the_game(4))
    players = [Player(guest) for guest in people]
    for player in players:
        player.open(code)

    play_on(players, until=lambda: all(player.state == "over" for player in players))

    expect_ending(server, code, players)
    assert all(player.moves > 1 for player in players)


def expect_ending(server: ThreadServer, code: str, players: list[Player]) -> None:
    """Everyone reads who won."""
    winner = match_of(server, code).state.view(None)["winner"]
    names = [seat.name for seat in server.table(code).seats]
    for seat, player in enumerate(players):
        expect(player.guest.ending).to_contain_text("Du gewinnst" if seat == winner else f"{names[winner]} gewinnt")


def test_a_game_is_begun_and_ended_by_keyboard_alone(guests: Guests, server: ThreadServer) -> None:
    """Digits pick cards, arrows go through the dungeons, Enter lays and uses, P passes: the first turn and the last."""
    [guest] = guests("Ada", like=NORMAL)
    code = running(server, [guest], players=2, seed=10, game="boss_monster", level="journeyman")
    player = Typist(guest)
    player.open(code)
    play_on([player], until=lambda: bool(match_of(server, code).state.view(None)["turn"] > 1))
    begun = player.moves
    late = seated(server, [guest], late_in_the_game(2))
    player.open(late)

    play_on([player], until=lambda: player.state == "over")

    expect_ending(server, late, [player])
    assert begun > 1
    assert player.moves > begun + 3


def test_digits_pick_a_card_and_escape_puts_it_back(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_table(guests, server, duel())
    ada.expect_question("window")
    ada.guest.press("1")
    expect(ada.page.locator("[data-hand='1']")).to_have_attribute("aria-pressed", "true")
    ada.guest.press("Escape")

    expect(ada.page.locator("[data-hand='1']")).to_have_attribute("aria-pressed", "false")


def test_a_room_is_built_by_click_and_by_dragging_and_taken_back(guests: Guests, server: ThreadServer) -> None:
    """R41: it lies face down, may be taken back, and nobody else sees what it is."""
    ada, ben = two_at_the_table(guests, server, duel())
    ada.expect_question("window")
    ada.thing("hand:garbage_chute").click()
    expect(ada.thing("room:0:3")).to_have_attribute("data-can", "")
    ada.thing("room:0:3").click()
    expect(ada.page.locator(".mine .down")).to_contain_text("Müll")
    expect(ben.page.locator("[data-dungeon='0'] .down")).to_be_visible()
    ada.answer("take_back").click()
    expect(ada.page.locator(".mine .down")).to_have_count(0)
    ada.thing("hand:draculad").drag_to(ada.thing("room:0:1"))

    expect(ada.page.locator(".mine .down")).to_contain_text("Draculad")
    assert not any('"garbage_chute"' in frame or '"draculad"' in frame for frame in ben.guest.texts)


def test_what_is_picked_stays_picked_while_others_answer(guests: Guests, server: ThreadServer) -> None:
    """R19: everyone discards at the same time."""
    people = guests("Ada", "Ben", like=NORMAL)
    code = running(server, people, seed=8, game="boss_monster")
    ada, ben = [Player(guest) for guest in people]
    for player in (ada, ben):
        player.open(code)
    play_on([ada, ben], until=lambda: ada.state == ben.state == "turn" and ada.question == ben.question == "discard_two")
    ada.page.locator(".hand .holds").first.click()
    expect(ada.answer("discard")).to_be_visible()
    ben.page.locator(".hand .holds").first.click()
    ben.answer("discard").click()
    expect(ben.page.locator(".hand .holds")).to_have_count(6)
    ada.guest.until("the choices come anew", lambda: '"choices"' in ada.guest.texts[-1])

    expect(ada.page.locator(".hand .holds").first).to_have_attribute("aria-pressed", "true")
    expect(ada.answer("discard")).to_be_visible()


def test_what_is_refused_says_why(guests: Guests, server: ThreadServer) -> None:
    """R44: the advanced Cleric room does not fit on the Mage room, and not on free ground."""
    ada = ada_at_the_table(guests, server, duel())
    ada.expect_question("window")
    ada.thing("hand:haunted_cavern").click()
    ada.thing("room:0:1").click()
    expect(ada.guest.prompt).to_contain_text("Das geht nicht: Die beiden Räume haben keinen Schatz gemeinsam – R44")
    ada.thing("room:0:3").click()

    expect(ada.guest.prompt).to_contain_text("R44")


def test_a_spell_is_answered_and_prevented(guests: Guests, server: ThreadServer) -> None:
    """R32: Ben is asked at once and prevents the spell; R30: what he declares himself waits for Ada."""
    ada, ben = two_at_the_table(guests, server, duel())
    ada.expect_question("window")
    ada.thing("hand:heist").click()
    ada.answer("declare").click()
    ada.expect_question("target")
    expect(ada.guest.prompt).to_contain_text("Raubzug: Wähle einen Raum")
    ada.thing("room:1:2").click()
    ben.expect_question("prevent")
    expect(ben.guest.prompt).to_contain_text("Ada spielt „Raubzug“. Verhindern?")
    ben.thing("room:1:1").click()
    ben.answer("declare").click()
    ben.expect_question("cost")
    ben.thing("hand:sabotage").click()
    ben.answer("discard").click()
    ada.expect_question("window")
    expect(ada.page.get_by_role("log")).to_contain_text("Raubzug")
    assert match_of(server, code_of(ada)).state.view(None)["seats"][B]["rooms"][0]["treasure"] == {"fighter": 2}

    ada.answer("pass").click()
    ben.expect_question("window")
    ben.thing("hand:rage").click()
    ben.answer("declare").click()
    ben.expect_question("window")  # there is one miniboss only, so the page has chosen it
    ben.answer("pass").click()
    ada.expect_question("window")
    expect(ada.guest.prompt).to_contain_text("Ben benutzt „Raserei!“")


def test_a_click_on_another_card_like_the_picked_one_picks_that(guests: Guests, server: ThreadServer) -> None:
    """A second click on the same card plays it."""
    position = table().seat(A, rooms="Fetid Beast", hand="Heist, Heist").seat(B, rooms="Goblin Market").start()
    ada = ada_at_the_table(guests, server, position)
    ada.expect_question("window")
    first, second = (ada.page.locator("[data-spot='hand:heist']").nth(copy) for copy in range(2))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    ada.expect_question("window")
    second.click()

    ada.expect_question("target")


def code_of(player: Player) -> str:
    return player.page.url.rsplit("/", 1)[1]


def test_a_declaration_asks_for_targets_and_coins(guests: Guests, server: ThreadServer) -> None:
    position = table().seat(A, rooms="Fetid Beast", hand="Pay to Win, Loot Box", coins=3).seat(B, rooms="Goblin Market").start()
    ada = ada_at_the_table(guests, server, position)
    ada.expect_question("window")
    ada.thing("hand:pay_to_win").click()
    ada.answer("declare").click()
    ada.expect_question("target")
    ada.thing("room:0:1").click()
    ada.expect_question("coins")
    ada.guest.button("Eine mehr").click()
    ada.guest.button("Eine mehr").click()
    ada.answer("coins").click()
    ada.expect_question("window")

    expect(ada.page.locator("[data-spot='room:0:1'] .damage")).to_have_text("6")
    ada.thing("room:0:1").focus()
    ada.guest.press("v")
    viewer = ada.page.get_by_role("region", name="Karte", exact=True)
    expect(viewer).to_contain_text("Jetzt 6 Schaden, gedruckt 3")
    expect(viewer).to_contain_text("+3 durch Kaufen zum Siegen")


def reacting() -> Play:
    """Ada builds; Ben could react with a spell."""
    return table().seat(A, rooms="Loot Box", hand="Cursed Well").seat(B, rooms="Loot Box", hand="Cursed Well, Sabotage!").start()


def choose_tempo(player: Player, tempo: str) -> None:
    player.page.get_by_role("radiogroup", name="Tempo").get_by_role("radio", name=tempo).check()


def test_at_a_swift_tempo_one_is_asked_where_it_concerns_one(guests: Guests, server: ThreadServer) -> None:
    """R26: Ben could react to Ada's building; it does not concern him, so swiftly the page passes for him after a pause."""
    ada, ben = two_at_the_table(guests, server, reacting(), like=SWIFT)
    ada.expect_question("window")
    ben.page.evaluate("""() => {
        window.titles = [];
        const read = () => titles.push(document.querySelector(".prompt")?.innerText ?? "");
        const all = { childList: true, characterData: true, subtree: true };
        new MutationObserver(read).observe(document.querySelector(".dock"), all);
    }""")
    ada.answer("pass").click()
    ben.expect_question("window")
    expect(ben.guest.prompt).to_contain_text("Du baust")
    assert not any("Willst du" in title for title in ben.page.evaluate("titles"))
    assert "passt" not in ada.page.get_by_role("log").inner_text()


class SlowWire:
    """Between the server and a page that is not open yet: what follows an entry of this seat is held back until it is let go."""

    def __init__(self, player: Player, seat: int) -> None:
        self.seat = seat
        self.held: list[str] = []
        self.holds = False
        player.guest.alone = True
        player.page.route_web_socket(re.compile(r"/live$"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        page.connect_to_server().on_message(self.hear)

    def hear(self, frame: str | bytes) -> None:
        for text in texts_in(frame):
            if self.holds:
                self.held.append(text)
                continue
            self.page.send(f"[{text}]")
            message = json.loads(text)
            self.holds = message["type"] == "events" and message["entry"]["seat"] == self.seat

    def let_go(self) -> None:
        self.seat, self.holds = -1, False
        for text in self.held:
            self.hear(f"[{text}]")


def test_the_page_passes_only_where_it_knows_what_is_asked(guests: Guests, server: ThreadServer) -> None:
    """R41: the pass that it gave for Ben has come back, his own question is still on its way; he loses no turn by that."""
    people = guests("Ada", "Ben", like=SWIFT)
    code = seated(server, people, reacting())
    ada, ben = [Player(guest) for guest in people]
    wire = SlowWire(ben, seat=B)
    for player in (ada, ben):
        player.open(code)
    ada.expect_question("window")
    ada.answer("pass").click()

    def passed() -> bool:
        ben.wait()
        return len(wire.held) > 1  # the position, and what may be chosen

    ben.guest.until("the page has passed", passed)
    ben.guest.hurry(PAUSE)
    wire.let_go()
    ben.expect_question("window")

    expect(ben.guest.prompt).to_contain_text("Du baust")


def test_at_the_normal_tempo_one_is_asked_where_one_can_do_something(guests: Guests, server: ThreadServer) -> None:
    """R26: Ben is asked while Ada builds; once he has passed, not again in this phase."""
    ada, ben = two_at_the_table(guests, server, reacting(), like=SWIFT)
    ada.expect_question("window")
    choose_tempo(ben, "Normal")
    ada.answer("pass").click()
    ben.expect_question("window")

    expect(ben.guest.prompt).to_contain_text("Willst du reagieren?")
    assert ben.page.evaluate("JSON.parse(localStorage['monstertisch.settings']).tempo") == "normal"


def test_a_hero_walks_from_room_to_room(guests: Guests, server: ThreadServer) -> None:
    """R96: the life that is left counts down, and the end of the walk is told."""
    position = table().seat(A, rooms="Unstable Mine, Fetid Beast", hand="").seat(B).entrance(A, "Tess").start()
    ada, ben = two_at_the_table(guests, server, position)
    play_on([ada, ben], until=lambda: match_of(server, code_of(ada)).state.view(None)["seats"][A]["souls"] == 1)

    for player in (ada, ben):
        log = player.page.get_by_role("log")
        expect(log).to_contain_text("„Baufällige Mine“: 2 Schaden, noch 2 Leben.")
        expect(log).to_contain_text("in „Stinkende Bestie“ an 3 Schaden.")
        expect(log).not_to_contain_text("-1")
    expect(ada.page.get_by_role("log")).to_contain_text("Tess stirbt bei dir in „Stinkende Bestie“ an 3 Schaden.")
    expect(ben.page.get_by_role("log")).to_contain_text("stirbt bei Ada in „Stinkende Bestie“")


@pytest.mark.parametrize(
    ("screen", "language"),
    [
        pytest.param(DESKTOP, "de", id="desktop-de", marks=pytest.mark.long),  # in German it is measured in test_sizes.py
        pytest.param(DESKTOP, "en", id="desktop-en"),
        pytest.param(LAPTOP, "de", id="laptop-de", marks=pytest.mark.long),
        pytest.param(PHONE, "de", id="phone-de", marks=pytest.mark.long),
        pytest.param(PHONE, "en", id="phone-en"),
    ],
)
def test_four_dungeons_fit_on_every_screen(
    guests: Guests, server: ThreadServer, looked_at: set[int], screen: Message, language: str
) -> None:
    """Nothing is cut off, too small or closed to anyone, while a card is picked as well."""
    people = guests("Ada", "Ben", "Cleo", "Dora", language=language, like=NORMAL, **screen)
    code = seated(server, people, four_dungeons())
    player = (Tapper if screen is PHONE else Player)(people[A])
    player.open(code)
    player.expect_question("window")
    for fold in player.page.locator(".fold").all():
        player.use(fold)
    measure = faults_on_a_phone if screen is PHONE else faults_on_a_desktop
    faults = [*measure(people[A]), *barriers(people[A], looked_at)]
    player.use(player.thing("hand:loot_box"))
    faults += [*measure(people[A]), *barriers(people[A], looked_at)]

    assert faults == []


def test_two_turns_are_played_by_taps(guests: Guests, server: ThreadServer) -> None:
    """Nothing is cut off or too small, whatever is asked."""
    [guest] = guests("Ada", like=NORMAL, **PHONE)
    code = running(server, [guest], players=2, seed=5, game="boss_monster", level="journeyman")
    player = Tapper(guest)
    player.open(code)
    faults: dict[str, list[str]] = {}

    def measure() -> bool:
        if player.state == "turn":
            faults.setdefault(player.question, []).extend(faults_on_a_phone(guest))
        return bool(match_of(server, code).state.view(None)["turn"] > 2)

    play_on([player], until=measure)

    assert {where: found for where, found in faults.items() if found} == {}
    assert player.moves >= 4


def test_every_event_is_announced(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server, duel())
    ada.expect_question("window")
    expect(ada.page.locator("[aria-live=assertive]")).to_contain_text("Du bist dran")
    ada.thing("room:0:2").click()
    ada.answer("declare").click()
    ben.guest.hurry(1000)

    expect(ben.page.locator("[aria-live=polite]")).to_contain_text("Feenbrunnen")


def test_nothing_moves_when_motion_is_off(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server, duel())
    moved: list[float] = []

    def measure() -> bool:
        moved.append(longest_motion(ada.guest))
        return bool(match_of(server, code_of(ada)).state.view(None)["turn"] > 1)

    play_on([ada, ben], until=measure)

    assert max(moved) <= FADE
