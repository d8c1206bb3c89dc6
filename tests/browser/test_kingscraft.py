"""Kingscraft in the browser: by mouse and by keyboard, a phone, what is refused, what the page does by itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from rules.kingscraft.positions import A, B, C, D, table
from server.running import ThreadServer

from .conftest import Guests
from .guests import DESKTOP, PHONE, Guest
from .kingscraft import Player, Tapper, Typist, ada_at_the_table, choose, four_heroes, seated, two_at_the_table
from .measuring import faults_on_a_desktop, faults_on_a_phone, longest_motion
from .player import FIRST_THOUGHT, play_on
from .tables import match_of, running

GAME = "kingscraft"
FADE = 80  # milliseconds, the most that may move when nothing should


def table_of(server: ThreadServer, people: list[Guest], players: int, seed: int = 8, **options: Any) -> str:
    return running(server, people, players=players, seed=seed, game=GAME, level="journeyman", options=options)


def test_two_people_and_two_bots_play_to_the_end_by_mouse(guests: Guests, server: ThreadServer) -> None:
    """A few rounds, in which Ben can beat the king; whatever Ada is asked and shown, nothing is cut off."""
    people = [*guests("Ada", **DESKTOP), *guests("Ben")]
    setting = table(4, king="King Theobald").hero(A, "Sword, Helmet", backpack="Horn, Spurs").hero(C, "Helmet").hero(D, "Dagger")
    setting.hero(B, "Greatsword*, Hero’s Sword*@hand2, Dragon Helm*, Seven-League Boots*", character="assassin")
    code = seated(server, people, setting.start())
    players = [Player(guest) for guest in people]
    for player in players:
        player.open(code)

    faults: list[str] = []
    seen = set()

    def over() -> bool:
        if (shown := players[0].prompted) not in seen:
            seen.add(shown)
            faults.extend(faults_on_a_desktop(people[0]))
        return all(player.state == "over" for player in players)

    play_on(players, until=over)

    assert faults == []
    winner = match_of(server, code).state.view(None)["winner"]
    names = [seat.name for seat in server.table(code).seats]
    for seat, player in enumerate(players):
        expect(player.guest.ending).to_contain_text("Du gewinnst" if seat == winner else f"{names[winner]} gewinnt")
        player.guest.expect_honest_luck()
    assert all(player.moves > 1 for player in players)


def test_a_game_is_begun_and_ended_by_keyboard_alone(guests: Guests, server: ThreadServer) -> None:
    """Digits pick cards and dice, arrows go through forge and board, Enter does, Space leaves it so: first round and last."""
    [guest] = guests("Ada")
    code = table_of(server, [guest], 2, seed=5, king="K_BRANDOR_J", character=["swashbuckler", "rogue"])
    player = Typist(guest)
    player.open(code)
    play_on([player], until=lambda: bool(match_of(server, code).state.round() > 1))
    begun = player.moves
    setting = table(2, king="King Theobald").hero(B, "Helmet")
    setting.hero(A, "Greatsword*, Hero’s Sword*@hand2, Dragon Helm*, Seven-League Boots*", character="assassin")
    player.open(seated(server, [guest], setting.start()))

    play_on([player], until=lambda: player.state == "over")

    assert begun > 1
    assert player.moves > begun


@pytest.mark.parametrize(
    ("players", "rounds"), [pytest.param(2, 2, marks=pytest.mark.long), pytest.param(4, 2, marks=pytest.mark.long), (4, 1)]
)
def test_first_rounds_are_played_by_taps(guests: Guests, server: ThreadServer, players: int, rounds: int) -> None:
    """Nothing is cut off or too small in any part of the table, whatever is asked."""
    [guest] = guests("Ada", **PHONE)
    code = table_of(server, [guest], players, character=["rogue", "alchemist", "merchant", "nobleman"][:players])
    player = Tapper(guest)
    player.open(code)
    faults: dict[str, list[str]] = {}
    seen = set()

    def measure() -> bool:
        if player.state != "wait" and (shown := player.shown) not in seen:
            seen.add(shown)
            tabs = player.page.locator(".tabs button")
            for number in range(tabs.count()):
                tabs.nth(number).tap()
                faults.setdefault(f"{player.question} {tabs.nth(number).inner_text()}", []).extend(faults_on_a_phone(guest))
        return bool(match_of(server, code).state.round() > rounds)

    play_on([player], until=measure)

    assert {where: found for where, found in faults.items() if found} == {}
    assert player.moves >= 2 * rounds


@pytest.mark.parametrize(("language", "board"), [("de", "^Brett von"), ("en", "^Board of")])
def test_a_spectator_sees_all_four_boards(guests: Guests, server: ThreadServer, language: str, board: str) -> None:
    ada, cleo = guests("Ada", "Cleo", language=language, **DESKTOP)
    cleo.goto(f"/t/{seated(server, [ada], four_heroes())}")
    expect(cleo.page.locator("[data-question]")).to_be_visible()

    expect(cleo.page.get_by_role("region", name=re.compile(board))).to_have_count(4)
    assert faults_on_a_desktop(cleo) == []


def test_a_card_lies_face_down_and_can_be_changed_until_all_have_chosen(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server)
    choose(ada, "KING")
    expect(ben.page.get_by_role("region", name="Brett von Ada")).to_contain_text("gewählt")
    expect(ada.guest.prompt).to_contain_text("Verdeckt: König angreifen")
    ada.card("GUARD").click()
    ada.answer("lay").click()
    expect(ada.guest.prompt).to_contain_text("Verdeckt: Wache")
    choose(ben, "HEAL")

    for player in (ada, ben):
        order = player.page.get_by_role("list", name="Reihenfolge")
        expect(order).to_contain_text("Heilung")
        expect(order).to_contain_text("Wache")
    assert not any('"KING"' in frame for frame in ben.guest.texts if '"events"' in frame)


def test_what_is_refused_says_why(guests: Guests, server: ThreadServer) -> None:
    _, ben = two_at_the_table(guests, server)
    ben.thing("potion:P01").click(force=True)

    expect(ben.guest.prompt).to_contain_text("Das geht nicht")
    expect(ben.guest.prompt).to_contain_text("R76")


def test_things_are_put_on_by_click_by_dragging_and_after_choosing(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_table(guests, server)
    ada.thing("own:I1_SPOREN").click()  # fits at one place only
    expect(ada.page.locator("[data-slot=foot] [data-spot='own:I1_SPOREN']")).to_be_visible()
    choose(ada, "GUARD")
    expect(ada.guest.prompt).to_contain_text("Verdeckt")
    ada.thing("own:I1_HORN").drag_to(ada.page.locator("[data-slot=hand]"))

    expect(ada.page.locator("[data-slot=hand] [data-spot='own:I1_HORN']")).to_be_visible()


def test_the_small_chooser_asks_which_of_several_things(guests: Guests, server: ThreadServer) -> None:
    ada = ada_at_the_table(guests, server)
    ada.thing("own:I1_HORN").click()  # neutral: it fits everywhere
    chooser = ada.page.get_by_role("dialog", name="Horn")
    expect(chooser.get_by_role("button", name="Anlegen")).to_have_count(4)
    ada.guest.press("Escape")
    expect(chooser).to_be_hidden()
    ada.thing("own:I1_HORN").click()
    chooser.get_by_role("button", name="Kopf").click()

    expect(ada.page.locator("[data-slot=head] [data-spot='own:I1_HORN']")).to_be_visible()


def test_empty_potion_windows_pass_themselves_and_others_are_asked(guests: Guests, server: ThreadServer) -> None:
    """R76: the Time Potion can be used after the comparison only; until then nobody has to click it away."""
    ada, ben = two_at_the_table(guests, server)
    choose(ada, "GUARD")
    choose(ben, "HEAL")
    ada.expect_question("reward")
    ada.answer("draw").click()
    choose(ada, "ATTACK1")
    choose(ben, "HEAL")
    ada.expect_question("own_turn")
    ada.answer("done").click()
    ben_decides(ada, ben)
    ada.expect_question("hero_repeat")

    expect(ada.thing("potion:P15")).to_have_attribute("data-can", "")
    expect(ada.guest.prompt).to_contain_text("Den Kampf wiederholen?")


def ben_decides(ada: Player, ben: Player) -> None:
    """Ben leaves the enemy's dice as they are, if he is asked at all."""

    def settled() -> bool:
        if ben.question == "enemy_reroll" and ben.state == "turn":
            ben.say("done")
        for player in (ada, ben):
            player.pass_by()
        return ada.question == "hero_repeat"

    ada.guest.until("the fight is compared", settled, FIRST_THOUGHT)


def test_every_event_is_announced(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server)
    expect(ada.page.locator("[aria-live=assertive]")).to_contain_text("Du bist dran")
    choose(ada, "GUARD")
    choose(ben, "FORGE")
    polite = ben.page.locator("[aria-live=polite]")
    expect(polite).to_contain_text("Alle decken auf")
    expect(polite).to_contain_text("Ada ist dran: Wache")
    ada.thing("forge:I1_DOLCH").click()

    expect(polite).to_contain_text("Dolch")


def test_nothing_moves_when_motion_is_off(guests: Guests, server: ThreadServer) -> None:
    ada, ben = two_at_the_table(guests, server)
    choose(ada, "ATTACK1")
    choose(ben, "HEAL")
    moved = [longest_motion(ada.guest)]
    while ada.state != "scene":
        for player in (ada, ben):
            player.pass_by()
            if player.answer("done").count():
                player.say("done")
        moved.append(longest_motion(ada.guest))

    assert max(moved) <= FADE
