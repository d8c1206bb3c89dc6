"""People at a table whose page marks questions, answers and things: they use only what they see and what is enabled."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from .guests import LOOK_AGAIN, Guest

STATE = """() => {
  if (document.querySelector("[data-ending]")) return "over";
  const prompt = document.querySelector(".dock .prompt");
  if (!prompt) return "wait";
  if (prompt.classList.contains("now")) return "scene";
  return prompt.classList.contains("can") ? "turn" : "wait";
}"""

PAUSE = 1_300  # milliseconds: longer than the page waits before it passes by itself

FIRST_THOUGHT = 60.0  # seconds: the first question starts the processes in which bots think


class Player:
    """Somebody with a mouse, for whom the page's pauses are short. How to take a turn and how to watch belongs to the game."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.moves = 0
        self.hurried: tuple[int, str] = (-1, "")

    def open(self, code: str) -> None:
        self.guest.goto(f"/t/{code}")
        expect(self.page.locator("[data-question]")).to_be_visible()

    def use(self, what: Locator) -> None:
        what.click()

    # What is to be seen

    @property
    def state(self) -> str:
        """A scene is shown, it is one's turn to answer, the game is over, or the page waits for somebody or for its pause."""
        return str(self.page.evaluate(STATE))

    @property
    def question(self) -> str:
        return str(self.page.locator("[data-question]").get_attribute("data-question"))

    @property
    def prompted(self) -> str:
        """What the prompt says; when the game is over, there is none."""
        return str(self.page.evaluate("document.querySelector('.prompt')?.innerText ?? ''"))

    def thing(self, spot: str) -> Locator:
        return self.page.locator(f'[data-spot="{spot}"]').first

    def answer(self, name: str) -> Locator:
        return self.page.locator(f'[data-answer="{name}"]')

    def expect_question(self, kind: str) -> None:
        self.guest.until(f"the question is {kind}", lambda: self.question == kind and self.state == "turn")

    # What to do

    def go_on(self) -> bool:
        """Does whatever the table waits for; tells whether it did anything."""
        return self.answer_to(self.state)

    def answer_to(self, state: str) -> bool:
        """The same, for what the table was seen to wait for."""
        if state == "turn":
            self.take_turn()
        elif state == "scene":
            self.watch()
        elif state == "wait":
            self.wait()
        return state in ("scene", "turn")

    def take_turn(self) -> None:
        raise NotImplementedError

    def watch(self) -> None:
        """Ends what is shown."""
        end = self.page.locator("[data-scene=end]")
        if end.count():
            self.use(end)

    def wait(self) -> None:
        """Shortens the page's pause, once for all that it shows: if time ran away, it would believe the server to be gone."""
        shown = (self.guest.n, self.prompted)
        if shown != self.hurried:
            self.hurried = shown
            self.guest.hurry(PAUSE)


class Tapping:
    """Makes a player somebody with a phone."""

    def use(self, what: Locator) -> None:
        what.tap()


class Typing:
    """Makes a player somebody with a keyboard alone: the keys that the page documents, and Tab and the arrows for all else."""

    guest: Guest
    page: Page
    PASS: tuple[str, ...]  # the answers that P gives
    NEXT_KEY: str  # script: the key that leads on to a thing, inside its group the arrow that shortens the way, else Tab

    def use(self, what: Locator) -> None:
        if what.get_attribute("data-answer") in self.PASS:
            self.guest.press("p")
            return
        self.go_to(what)
        self.guest.press("Enter")

    def watch(self) -> None:
        self.guest.press("e")

    def go_to(self, what: Locator) -> None:
        """By Tab into its group, by arrows from thing to thing."""
        for _ in range(80):
            if what.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press(str(what.evaluate(self.NEXT_KEY)))
        raise AssertionError(f"cannot be reached by keyboard: {what}")


def play_on(players: Sequence[Player], until: Callable[[], bool]) -> None:
    """Everyone does whatever they may, until this is so."""
    end = time.monotonic() + FIRST_THOUGHT
    while not until():
        assert time.monotonic() < end, f"nothing to do: {[player.prompted for player in players]}"
        busy = [player.go_on() for player in players]
        if any(busy):
            end = time.monotonic() + FIRST_THOUGHT
        else:
            players[0].page.wait_for_timeout(LOOK_AGAIN)
