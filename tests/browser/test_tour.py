"""The guided first game: the coach explains placing, displacing, fighting and healing, and comes to an end."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect
from server.running import ThreadServer

from . import boss_monster, kingscraft
from .conftest import Guests
from .guests import PHONE
from .player import Player, play_on
from .tables import match_of


def test_the_tour_walks_to_its_end(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("")
    guest.goto("/")
    guest.button("Geführt spielen: Mächtige Monster").click()
    coach = guest.page.get_by_role("complementary", name="Lotse")
    expect(coach).to_contain_text("Willkommen.")
    told: list[str] = []
    while not any("Das war schon alles." in words for words in told):
        words = coach.inner_text() if coach.count() else ""
        if words not in told:
            told.append(words)
        onward = coach.get_by_role("button", name="Weiter")
        if onward.count():
            onward.click()
        elif guest.state() == "turn":
            guest.play(guest.playable.last)
        elif not guest.go_on():
            guest.page.wait_for_timeout(10)

    story = "\n".join(told)
    for words in ("Wähle eine Karte", "verdräng", "jetzt wird gekämpft", "Deine Beute", "geheilt"):
        assert words in story
    expect(coach).to_be_hidden()
    assert not match_of(server, guest.page.url.rsplit("/", 1)[1]).over


def test_the_coach_can_be_sent_away(guests: Guests) -> None:
    [guest] = guests("Ada", **PHONE)
    guest.goto("/")
    guest.button("Geführt spielen: Mächtige Monster").tap()
    coach = guest.page.get_by_role("complementary", name="Lotse")
    coach.get_by_role("button", name="Einklappen").click()
    expect(coach.get_by_role("button", name="Weiter")).to_be_hidden()
    coach.get_by_role("button", name="Beenden").click()

    expect(coach).to_be_hidden()
    guest.expect_turn()


def walk(player: Player, server: ThreadServer, last: str, expected: Sequence[str]) -> None:
    """Plays until the coach has said these last words; it has spoken of all this, and the game goes on."""
    coach = player.page.get_by_role("complementary", name="Lotse")
    told: list[str] = []

    def listen() -> bool:
        """Reads all that the coach has to say."""
        onward = coach.get_by_role("button", name="Weiter")
        while True:
            told.append(coach.inner_text() if coach.count() else "")
            if not onward.count():
                return any(last in words for words in told)
            onward.click()

    play_on([player], until=listen)

    story = "\n".join(told)
    for words in expected:
        assert words in story
    assert not match_of(server, player.page.url.rsplit("/", 1)[1]).over


def test_the_tour_of_kingscraft_walks_to_its_end(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("")
    guest.goto("/")
    guest.button("Geführt spielen: Kingscraft").click()
    expect(guest.page.get_by_role("complementary", name="Lotse")).to_contain_text("Willkommen")
    player = kingscraft.Player(guest)
    player.card("ATTACK1").click()  # as the coach advises
    player.answer("lay").click()

    walk(player, server, "Das war schon alles.", ["Alle decken auf", "Dein Kampf", "Nimm, was leuchtet"])


def test_the_tour_of_boss_monster_walks_to_its_end(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("")
    player = boss_monster.Player(guest)
    guest.goto("/")
    guest.button("Geführt spielen: Boss Monster").click()
    expect(guest.page.get_by_role("complementary", name="Lotse")).to_contain_text("Willkommen in der Unterwelt")

    story = ["Wirf zwei Karten ab", "Dein erster Raum", "Jede Runde kommen Helden", "Alle decken zugleich auf", "Köder"]
    walk(player, server, "Das war eine ganze Runde.", [*story, "Zauber sind blau"])
