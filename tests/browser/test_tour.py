"""The guided first game: the guide holds the game, every step comes in its turn, beside the thing it speaks of."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from server.running import ThreadServer

from . import boss_monster, kingscraft
from .conftest import Guests
from .guests import DESKTOP, LOOK_AGAIN, PHONE, Guest
from .measuring import SETTLED
from .player import FIRST_THOUGHT, Player
from .tables import match_of

SMALL: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SOON = 4.0  # seconds
STEP = re.compile(r"Schritt (\d+) von (\d+)")

COVERED = """() => {
  const parchment = document.querySelector(".coach aside").getBoundingClientRect();
  const lit = document.querySelector(".spotlight .thing")?.getBoundingClientRect();
  if (!lit) return 0;
  const width = Math.min(parchment.right, lit.right) - Math.max(parchment.left, lit.left);
  const height = Math.min(parchment.bottom, lit.bottom) - Math.max(parchment.top, lit.top);
  return width > 0 && height > 0 ? (width * height) / (lit.width * lit.height) : 0;
}"""

OUTSIDE = """() => {
  const parchment = document.querySelector(".coach aside");
  if (!parchment) return false; // nothing is said
  const { left, top, right, bottom } = parchment.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
}"""


@dataclass(frozen=True)
class Step:
    number: int
    count: int
    title: str
    words: str
    lights: bool  # something on the table


class Pupil:
    """Somebody who reads all that the guide says, and does what the table waits for when he asks for it or says nothing."""

    def __init__(
        self, guest: Guest, state: Callable[[], str], do: Callable[[str], object], screens: Sequence[dict[str, Any]] = ()
    ) -> None:
        self.guest = guest
        self.state = state  # what the table waits for
        self.do = do
        self.screens = screens or [guest.screen]  # on which every step is looked at
        self.steps: list[Step] = []

    @property
    def guide(self) -> Locator:
        return self.guest.page.get_by_role("complementary", name="Lotse")

    @property
    def onward(self) -> Locator:
        return self.guide.get_by_role("button", name="Weiter")

    def begin(self, game: str) -> str:
        """Tells the table's code."""
        self.guest.goto("/")
        self.guest.button(f"Geführt spielen: {game}").click()
        expect(self.guide).to_be_visible()
        return self.guest.page.url.rsplit("/", 1)[1]

    def walk(self) -> None:
        """To the last step."""
        end = time.monotonic() + FIRST_THOUGHT
        while not self.steps or self.steps[-1].number < self.steps[-1].count or self.said:
            assert time.monotonic() < end, f"nothing to read or do: {self.guest.prompt.inner_text()}"
            if self.go_on():
                end = time.monotonic() + FIRST_THOUGHT

    def read_to(self, title: str) -> None:
        """Reads on until the guide asks for this move."""
        end = time.monotonic() + FIRST_THOUGHT
        while not any(step.title == title for step in self.steps):
            assert time.monotonic() < end, f"he says instead: {self.said}"
            if title in self.said or self.onward.count():
                self.go_on()
            else:
                self.guest.page.wait_for_timeout(50)

    @property
    def said(self) -> str:
        return self.guide.inner_text() if self.guide.count() else ""

    def go_on(self) -> bool:
        """Looks at a new step, reads on, or moves; tells whether there was something new."""
        state = self.state()  # before what is said: if this asks for a move and he is silent, he has nothing to say about it
        found = STEP.search(self.said)
        if found and (not self.steps or self.steps[-1].number != int(found[1])):
            self.look(int(found[1]), int(found[2]))
            return True
        if found and self.onward.count():
            self.onward.click()
        else:
            self.guest.until("the parchment, small or not, is on the screen", lambda: not self.guest.page.evaluate(OUTSIDE), SOON)
            self.do(state)
        if state == "wait":
            self.guest.page.wait_for_timeout(LOOK_AGAIN)
        return False

    def look(self, number: int, count: int) -> None:
        """At a step that has come: its parchment comes to lie on every screen, and beside what it speaks of."""
        title = self.guide.get_by_role("heading").inner_text()
        lights = [self.lights(title, screen) for screen in [*self.screens[1:], self.screens[0]]]
        self.steps.append(Step(number, count, title, self.said, all(lights)))

    def lights(self, title: str, screen: dict[str, Any]) -> bool:
        page = self.guest.page
        page.set_viewport_size(screen["viewport"])
        for _ in range(2):  # he looks now and not a moment later: where the thing is, and how large the parchment is there
            page.evaluate(f"dispatchEvent(new Event('resize')), {SETTLED}")
        self.guest.until(f"{title}: it is on the screen", lambda: not page.evaluate(OUTSIDE), SOON)
        self.guest.until(f"{title}: the thing is seen", lambda: page.evaluate(COVERED) < 0.15, SOON)
        return page.locator(".spotlight .thing").count() > 0

    def expect_order(self) -> None:
        """One after the other, as many as announced, and each points at something."""
        assert [step.title for step in self.steps if not step.lights] == []
        assert [step.number for step in self.steps] == list(range(1, self.steps[-1].count + 1))
        assert len({step.count for step in self.steps}) == 1


def castle_pupil(guest: Guest, screens: Sequence[dict[str, Any]] = ()) -> Pupil:
    def do(state: str) -> None:
        if state == "turn":
            guest.play(guest.playable.last)
        elif state == "fight":
            guest.page.evaluate("document.querySelector('.table:not([inert]) [data-scene=next]')?.click()")  # unless it is over now

    return Pupil(guest, guest.state, do, screens)


def pupil_of(player: Player, screens: Sequence[dict[str, Any]] = ()) -> Pupil:
    return Pupil(player.guest, lambda: player.state, player.answer_to, screens)


# Where the parchment lies goes by the size alone; moves are made on the first.
@pytest.mark.parametrize(
    "screens", [[PHONE, SIDEWAYS, SMALL], pytest.param([SMALL], marks=pytest.mark.long)], ids=["all", "desktop"]
)
def test_the_tour_walks_to_its_end(guests: Guests, server: ThreadServer, screens: list[dict[str, Any]]) -> None:
    """A first monster, a first displacement, a first fight; the goal is the first sentence."""
    [guest] = guests("", **screens[0])
    pupil = castle_pupil(guest, screens)
    code = pupil.begin("Mächtige Monster")

    pupil.walk()

    pupil.expect_order()
    assert "Wer nach sechs Runden das meiste Gold hat, gewinnt." in pupil.steps[0].words
    story = "\n".join(step.words for step in pupil.steps).lower()
    for words in ("nimm eine karte", "verdräng", "gleich viel genügt", "geheilt", "die hände wechseln"):
        assert words in story
    assert not match_of(server, code).over


@pytest.mark.parametrize("screens", [[SMALL], [PHONE, SIDEWAYS]], ids=["desktop", "phone"])  # which shows the table in parts
def test_the_tour_of_kingscraft_walks_to_its_end(guests: Guests, server: ThreadServer, screens: list[dict[str, Any]]) -> None:
    [guest] = guests("", **screens[0])
    player = kingscraft.Player(guest)
    pupil = pupil_of(player, screens)
    code = pupil.begin("Kingscraft")
    pupil.read_to("Zieh etwas an")
    player.page.locator(".own .pack .thing").first.click()  # as the guide advises
    pupil.read_to("Wähle eine Karte")
    player.card("ATTACK1").click()
    player.answer("lay").click()

    pupil.walk()

    pupil.expect_order()
    assert "Wer den König zuerst schlägt, gewinnt." in pupil.steps[0].words
    assert {"Alle decken auf", "Dein erster Kampf", "Die Würfel", "Die Schmiede"} <= {step.title for step in pupil.steps}
    assert not match_of(server, code).over


@pytest.mark.parametrize("screens", [[PHONE, DESKTOP], pytest.param([DESKTOP], marks=pytest.mark.long)], ids=["both", "desktop"])
def test_the_tour_of_boss_monster_walks_to_its_end(guests: Guests, server: ThreadServer, screens: list[dict[str, Any]]) -> None:
    [guest] = guests("", **screens[0])
    pupil = pupil_of(boss_monster.Player(guest), screens)
    code = pupil.begin("Boss Monster")

    pupil.walk()

    pupil.expect_order()
    assert "Sammle 10 Seelen, dann gewinnst du." in pupil.steps[0].words
    assert {"Dein erster Raum", "Helden kommen in die Stadt", "Alle decken auf", "Zauber"} <= {step.title for step in pupil.steps}
    assert not match_of(server, code).over


def test_bots_wait_until_a_step_was_read(guests: Guests, server: ThreadServer) -> None:
    """The first of two bots has moved, the guide speaks of it, and the second moves only after that."""
    [guest] = guests("")
    pupil = castle_pupil(guest)
    match = match_of(server, pupil.begin("Mächtige Monster"))
    pupil.onward.click()
    pupil.onward.click()
    guest.play(guest.playable.last)
    expect(pupil.guide).to_contain_text("Schritt 4 von")
    guest.page.wait_for_timeout(1000)

    assert [entry.seat for entry in match.entries] == [0, 1]
    assert guest.page.locator(".table").get_attribute("inert") is not None
    expect(pupil.guide).to_contain_text("Das Spiel wartet auf dich")
    pupil.onward.click()
    guest.until("the next bot moves", lambda: len(match.entries) > 2)


def test_a_fight_stands_still_until_a_step_was_read(guests: Guests) -> None:
    """Even at a tempo at which it would go on by itself."""
    [guest] = guests("", like={"motion": "off", "sound": False})
    pupil = castle_pupil(guest)
    pupil.begin("Mächtige Monster")
    pupil.onward.click()
    pupil.onward.click()
    guest.button("Menü").click()
    guest.page.locator(".sheet").get_by_text("Normal", exact=True).click()
    guest.page.keyboard.press("Escape")
    while not any(step.title.startswith("Stärke") for step in pupil.steps):
        pupil.go_on()
    shown = guest.page.locator("main").inner_text()
    guest.hurry(3000)  # by itself a step of a fight takes less
    guest.page.evaluate(SETTLED)

    assert guest.page.locator("main").inner_text() == shown
    expect(pupil.onward).to_be_visible()


def test_a_step_can_be_looked_up_again(guests: Guests) -> None:
    [guest] = guests("")
    pupil = castle_pupil(guest)
    pupil.begin("Mächtige Monster")
    pupil.onward.click()
    expect(pupil.guide).to_contain_text("Schritt 2 von 11")
    pupil.guide.get_by_role("button", name="Zurück").click()
    expect(pupil.guide).to_contain_text("Schritt 1 von 11")
    pupil.onward.click()

    expect(pupil.guide).to_contain_text("Schritt 2 von 11")


def test_enter_and_space_read_on(guests: Guests) -> None:
    [guest] = guests("")
    pupil = castle_pupil(guest)
    pupil.begin("Mächtige Monster")
    guest.press("Enter")
    expect(pupil.guide).to_contain_text("Schritt 2 von 11")
    guest.page.keyboard.press("Enter")  # too soon
    guest.page.wait_for_timeout(200)
    expect(pupil.guide).to_contain_text("Schritt 2 von 11")
    guest.press(" ")

    expect(pupil.guide).to_contain_text("Schritt 3 von 11")


def test_the_guide_can_be_sent_away(guests: Guests, server: ThreadServer) -> None:
    """The game goes on, at one's own tempo, and he does not come back."""
    [guest] = guests("Ada", **PHONE)
    pupil = castle_pupil(guest)
    match = match_of(server, pupil.begin("Mächtige Monster"))
    pupil.guide.get_by_role("button", name="Lotsen beenden").tap()
    expect(pupil.guide).to_be_hidden()
    guest.expect_turn()
    guest.play()
    guest.until("both bots move", lambda: len(match.entries) > 2)
    guest.page.reload()

    guest.expect_turn()
    expect(pupil.guide).to_be_hidden()
