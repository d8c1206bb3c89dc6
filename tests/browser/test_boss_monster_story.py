"""What Boss Monster tells: what others did to one, a walk at a swift tempo, and how it ended."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from rules.boss_monster.positions import A, B, C, Play, opening, table
from server.running import Message, ThreadServer

from monstertisch.server import stored_match

from .boss_monster import Player, four_dungeons, seated
from .conftest import Guests
from .guests import DESKTOP, PHONE, STILL
from .measuring import SETTLED
from .player import play_on
from .tables import match_of
from .test_boss_monster import NORMAL, SMALL, SWIFT, ada_at_the_table, code_of, two_at_the_table

LOW = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}

# What of the rooms of this dungeon lies below the board's edge, and which names are under a hero who walks there.
HIDDEN = """dungeon => {
  const all = (found) => [...dungeon.querySelectorAll(found)], box = (one) => one.getBoundingClientRect();
  const words = (one) => { const text = document.createRange(); text.selectNodeContents(one); return box(text); };
  const beside = (one, other) => one.right <= other.left || one.left >= other.right;
  const apart = (one, other) => beside(one, other) || one.bottom <= other.top || one.top >= other.bottom;
  const edge = box(document.querySelector("main")).bottom, heroes = all(".guest .token").map(box);
  const low = all(".place").filter((one) => box(one).bottom > edge);
  const under = all(".place .name").filter((one) => heroes.some((hero) => !apart(hero, words(one))));
  return [...low, ...under].map((one) => one.textContent);
}"""


def test_a_walk_through_the_low_rooms_of_a_full_table_hides_no_name(guests: Guests, server: ThreadServer) -> None:
    """Four dungeons, and a hero in one whose room has a miniboss."""
    [guest] = guests("Ada", **DESKTOP)
    ada = Player(guest)
    position = four_dungeons().go_to("room", seat=A, hero="Joe the Smith", room="Dragon's Nest")
    ada.open(seated(server, [guest], position))
    expect(ada.page.locator(".guest .token")).to_be_visible()

    for screen in (DESKTOP, SMALL):
        resize(ada, screen)
        for dungeon in ada.page.locator("[data-dungeon]").all():
            assert dungeon.evaluate(HIDDEN) == [], screen


def resize(player: Player, screen: Message) -> None:
    player.page.set_viewport_size(screen["viewport"])
    player.page.evaluate(SETTLED)


@pytest.mark.parametrize("screens", [[SMALL], [PHONE, LOW, SIDEWAYS]], ids=["desk", "phone"])
def test_the_recap_says_first_what_others_did_to_me(guests: Guests, server: ThreadServer, screens: list[Message]) -> None:
    """Ben has robbed a room of Ada's since her last turn. That she passed in his is no move; and the news come after it."""
    position = table().seat(A, rooms="Goblin Market", hand="Sabotage!").seat(B, rooms="Fetid Beast", hand="Heist, Rage!").start()
    ada, ben = two_at_the_table(guests, server, position, **screens[0])
    recap = ada.page.locator(".recap")
    ada.expect_question("window")
    expect(recap).to_contain_text("Hier steht, was seit deinem letzten Zug geschah.")
    ada.answer("pass").click()
    play_on([ben], until=lambda: ben.state == "turn" and "Du baust" in ben.prompted)
    ben.thing("hand:heist").click()
    ben.answer("declare").click()
    ben.expect_question("target")
    ben.bring_to_light()
    ben.thing("room:0:1").click()

    def builds_again() -> bool:
        """Until then she passes."""
        asked = ada.state == "turn"
        if not asked or "Du baust" in ada.prompted:
            return asked
        ada.take_turn()
        return False

    play_on([ben], until=builds_again)

    assert ada.moves
    for screen in screens:
        resize(ada, screen)
        expect(recap).to_be_visible()
        expect(recap).to_contain_text("Ben mit „Raubzug“: „Goblinmarkt“ hat in dieser Runde keine Schätze.")


@pytest.mark.parametrize("screens", [[SMALL], [PHONE, LOW, SIDEWAYS]], ids=["desk", "phone"])
def test_a_walk_through_my_rooms_is_in_sight_with_their_names(guests: Guests, server: ThreadServer, screens: list[Message]) -> None:
    rooms = "Haunted Cavern/Imp Hoard+Draculad2, Unstable Mine, Fetid Beast, Pixie Fountain"
    setting = table().seat(A, rooms=rooms, hand="Sabotage!, Rage!").entrance(A, "Paladin, Josie, Tess")
    ada, ben = two_at_the_table(guests, server, setting.start(), **screens[0])
    play_on([ben, ada], until=lambda: ada.state == "turn" and ada.page.locator(".mine .guest").count() == 1)

    for screen in screens:
        resize(ada, screen)
        assert ada.page.locator("[data-dungeon='0']").evaluate(HIDDEN) == [], screen


def test_passing_before_the_first_own_turn_is_no_move(guests: Guests, server: ThreadServer) -> None:
    """Ada robs the room that Ben has just laid; he passes in her turn, and at his own he still reads it."""
    ours = "Goblin Market, Loot Box, Unstable Mine, Pixie Fountain, Spike, Heist, Windfall"
    theirs = "Fetid Beast, Garbage Chute, Vampire Lab, Imp Hoard, Rocky, Rage!, Sabotage!"
    ada, ben = two_at_the_table(guests, server, opening(hands=[ours, theirs]))
    ada.play_until("Du baust", ben)
    ada.thing("hand:heist").click()
    ada.answer("declare").click()
    ada.expect_question("target")
    ada.thing("room:1:1").click()
    ada.expect_question("window")
    ada.answer("pass").click()
    ben.play_until("Du baust")

    expect(ben.page.locator(".recap")).to_contain_text("Ada mit „Raubzug“")


def test_a_window_without_its_hero_says_so(guests: Guests, server: ThreadServer) -> None:
    """R102: first its room is sacrificed under its feet, then it is killed; Ada could still do something both times."""
    setting = table().seat(A, rooms="Unstable Mine, Fetid Beast", hand="Ambush, Spike, Sabotage!, Rage!").entrance(A, "Rotgut")
    ada = ada_at_the_table(guests, server, setting.start().go_to("room", active=A))
    ada.expect_question("window")
    ada.thing("room:0:2").click()
    ada.answer("declare").click()
    ada.expect_question("window")
    expect(ada.guest.prompt).to_contain_text("Fusel hat keinen Raum mehr unter den Füßen, noch 4 Leben.")
    ada.thing("hand:ambush").click()
    ada.answer("declare").click()
    ada.play_until("noch etwas")

    expect(ada.guest.prompt).to_contain_text("Willst du noch etwas tun?")
    expect(ada.guest.prompt).to_contain_text("Der Held ist nicht mehr da.")


def test_a_wound_to_heal_is_chosen_among_those_who_came_through(guests: Guests, server: ThreadServer) -> None:
    """R127: they lie in a pile and on no place of the board."""
    position = table().seat(A, rooms="Loot Box", hand="Vampire Lab, Draculad", wounds="Bross, Luz").start()
    ada, ben = two_at_the_table(guests, server, position)
    ada.expect_question("window")
    ada.thing("hand:vampire_lab").click()
    ada.thing("room:0:2").click()
    play_on([ben, ada], until=lambda: ada.state == "turn" and ada.question == "heal")
    wounds = ada.page.locator(".offers [data-can]")
    expect(wounds).to_have_count(2)
    wounds.filter(has_text="Luz").click()

    expect(ada.page.get_by_role("log")).to_contain_text("Du heilst eine Wunde: Luz")
    seat = match_of(server, code_of(ada)).state.view(None)["seats"][A]
    assert (seat["souls"], seat["wounds"]) == (1, 1)


def test_at_a_swift_tempo_a_walk_stops_only_for_whom_it_concerns(guests: Guests, server: ThreadServer) -> None:
    """R96: both have a spell for the walk; the hero is in Ada's dungeon, so only she is asked."""
    setting = table().seat(A, rooms="Unstable Mine, Fetid Beast", hand="Sabotage!").seat(B, rooms="Loot Box", hand="Rage!")
    ada, ben = two_at_the_table(guests, server, setting.entrance(A, "Josie").start(), like=SWIFT)
    asked: dict[str, set[str]] = {"Ada": set(), "Ben": set()}

    def walked() -> bool:
        for player in (ada, ben):
            if player.state == "turn" and "Josie" in player.prompted:
                asked[player.guest.name].add(player.prompted)
        return bool(match_of(server, code_of(ada)).state.view(None)["turn"] > 1)

    play_on([ada, ben], until=walked)

    assert asked["Ada"]
    assert not asked["Ben"]


def test_whoever_is_out_reads_it_and_may_watch(guests: Guests, server: ThreadServer) -> None:
    """R108: the fifth wound; the others play on."""
    setting = table(3).seat(A, wounds="Bross, Luz, Josie, Holkin").seat(B, rooms="Loot Box").seat(C, rooms="Fetid Beast")
    people = guests("Ada", "Ben", like=NORMAL, **SMALL)
    code = seated(server, people, setting.entrance(A, "Tess").start())
    players = [Player(guest) for guest in people]
    for player in players:
        player.open(code)
    play_on(players, until=lambda: not match_of(server, code).state.view(None)["seats"][A]["alive"])

    expect(people[A].prompt).to_contain_text("Du bist raus. Du kannst zusehen, bis es entschieden ist.")


def test_it_says_what_to_do_about_a_walk(guests: Guests, server: ThreadServer) -> None:
    """Nothing where the hero will die anyway, else what glows."""
    setting = table().seat(A, rooms="Fetid Beast, Fetid Beast", hand="Sabotage!").entrance(A, "Tess, Paladin")
    ada, ben = two_at_the_table(guests, server, setting.start())
    read: list[str] = []

    def through() -> bool:
        read.append(ada.prompted)
        return any("Paladin steht" in words for words in read)

    play_on([ben, ada], until=through)

    assert any("1 Seele. Gut für dich: Du kannst passen." in words for words in read if "Tess steht" in words)
    assert "Was leuchtet, kannst du benutzen. Sonst passe." in read[-1]


def test_it_speaks_of_heroes_and_of_me_in_whole_sentences(guests: Guests, server: ThreadServer) -> None:
    """A card with several heroes comes as a band; what is mine is "bei dir" and not under my name; a kill is told with its card."""
    setting = (
        table().seat(A, rooms="Sawtooth Pendulum", hand="Garbage Chute, Sabotage!", coins=2).seat(B, rooms="Loot Box", hand="Heist")
    )
    ada, ben = two_at_the_table(guests, server, setting.entrance(A, "K'Bothi the Spy, The Progenitors").start())
    ada.expect_question("window")
    ada.thing("hand:garbage_chute").click()
    ada.thing("room:0:2").click()
    ada.answer("pass").click()
    ben.expect_question("window")
    ben.thing("hand:heist").click()
    ben.answer("declare").click()
    ben.expect_question("target")
    ben.thing("room:0:1").click()
    play_on([ben], until=lambda: ada.state == "turn")

    expect(ada.guest.prompt).to_contain_text("Ben benutzt „Raubzug“. Ziel: Sägezahnpendel (bei dir).")
    ada.play_until("in „Sägezahnpendel“", ben)
    ada.thing("room:0:1").click()
    ada.answer("declare").click()
    ada.play_until("Urväter", ben)
    expect(ada.guest.prompt).to_contain_text("Der Trupp der Urväter steht mit 20 Leben vor deinem Dungeon.")
    expect(ada.page.get_by_role("log")).to_contain_text("Aufgedeckt: Müllschlucker (du).")
    expect(ada.page.get_by_role("log")).to_contain_text("K’Bothi stirbt bei dir in „Sägezahnpendel“ durch „Sägezahnpendel“.")


def last_walk() -> Play:
    """R109: Ada has nine souls, and the hero before her dungeon will not get through it."""
    setting = table().seat(A, rooms="Unstable Mine, Fetid Beast", souls="Paladin, Koverian, Varraka, Unseena, Exai", wounds="Bross")
    return setting.seat(B, rooms="Loot Box", souls="Holkin", wounds="Luz, Josie").entrance(A, "Tess").start()


def test_the_ending_comes_after_the_last_walk_and_stays(
    guests: Guests, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page knows only the end of the log; the rest comes late and changes nothing."""
    monkeypatch.setattr(stored_match, "PAGE", 1)
    ada, ben = two_at_the_table(guests, server, last_walk(), like=STILL)

    def at_the_last_walk() -> bool:
        return ada.state == "scene" and "an 3 Schaden" in ada.prompted

    play_on([ben, ada], until=at_the_last_walk)
    play_on([ben], until=lambda: match_of(server, code_of(ada)).state.to_act() == [])
    ada.page.wait_for_load_state("networkidle")
    expect(ada.guest.prompt).to_contain_text("in „Stinkende Bestie“ an 3 Schaden")
    expect(ada.guest.ending).to_have_count(0)
    while ada.state == "scene":
        ada.page.locator("[data-scene=next]").click()

    expect(ada.guest.ending).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    expect(ada.guest.ending).to_be_visible()
    assert "wartet" not in ada.page.locator("body").inner_text()


def test_the_ending_ranks_by_souls_and_says_what_decided_it(guests: Guests, server: ThreadServer) -> None:
    """R109: both read the same order, each seat with its boss, souls and wounds, whatever of the log they know."""
    players = two_at_the_table(guests, server, last_walk(), like=NORMAL)
    play_on(players, until=lambda: all(player.state == "over" for player in players))

    for player in players:
        rows = player.guest.ranking
        expect(rows).to_have_text([re.compile("1.*Ada.*Kirax.*10", re.DOTALL), re.compile("2.*Ben.*Kazanna.*1", re.DOTALL)])
        expect(rows.locator("[title=Wunden] b")).to_have_text(["1", "2"])
        expect(rows.locator(".emblem svg")).to_have_count(2)
        winner = player.page.locator(".winner")
        expect(winner).to_contain_text("10 Seelen bei 1 Wunde")
        expect(winner).to_contain_text("9 Seelen vor")
        expect(winner.locator(".moment")).to_contain_text("mit Kirax am Ziel: 10 Seelen bei 1 Wunde")
        assert "wartet" not in player.page.locator("body").inner_text()
