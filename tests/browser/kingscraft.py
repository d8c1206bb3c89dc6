"""People at a table of Kingscraft: they use only what they see and what is enabled, by click, tap or key, and follow the hints."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from .guests import LIMIT, Guest

STATE = """() => {
  const prompt = document.querySelector(".dock .prompt");
  if (!prompt) return "wait";
  if (prompt.classList.contains("now")) return "scene";
  if (prompt.classList.contains("can")) return "turn";
  return document.querySelector(".dock .prompt.calm ~ .buttons .primary:not([data-answer])") ? "over" : "wait";
}"""

# What the page answers by itself: a potion window in which nothing can be played.
SILENT = """() => ["window", "hero_repeat", "hero_reroll"].includes(document.querySelector("[data-question]").dataset.question)
  && !document.querySelector(".dock [data-can], main [data-can], .tabs .glows, [data-answer=repeat], [data-answer=roll]")"""

ADVICE = ".advised, .thing .bulb, [data-card][aria-pressed=true], .tabs button"
FIRST_THOUGHT = 60.0  # seconds: the first question starts the processes in which bots think
ALWAYS_ASK = {"name": "monstertisch.kingscraft", "value": '{"autoPass": false}'}


class Player:
    """Somebody with a mouse."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.moves = 0

    def open(self, code: str) -> None:
        self.guest.goto(f"/t/{code}")
        expect(self.page.locator("[data-question]")).to_be_visible()

    def use(self, what: Locator) -> None:
        what.click()

    # What is to be seen

    @property
    def state(self) -> str:
        """Whether the end of a fight is shown, something is asked, nothing is left to do, or somebody else is asked."""
        return str(self.page.evaluate(STATE))

    @property
    def question(self) -> str:
        return str(self.page.locator("[data-question]").get_attribute("data-question"))

    def thing(self, spot: str) -> Locator:
        return self.page.locator(f'[data-spot="{spot}"]').first

    def answer(self, name: str) -> Locator:
        return self.page.locator(f'[data-answer="{name}"]')

    def card(self, name: str) -> Locator:
        return self.page.locator(f'[data-card="{name}"]')

    def expect_question(self, kind: str) -> None:
        self.guest.until(f"the question is {kind}", lambda: self.question == kind and self.state == "turn")

    # What to do

    def go_on(self) -> bool:
        """Does whatever the table waits for; tells whether it did anything."""
        state = self.state
        if state == "scene":
            self.watch()
        elif state == "turn" and not self.page.evaluate(SILENT):
            self.take_turn()
        return state in ("scene", "turn")

    def say(self, name: str) -> None:
        """Gives an answer and waits until the page has it; the button stands there a moment longer."""
        before = self.guest.n
        self.use(self.answer(name))
        self.guest.until("the answer reaches the page", lambda: self.guest.n > before)

    def watch(self) -> None:
        self.use(self.page.locator(".dock").get_by_role("button", name="Weiter"))

    def ask_for_hint(self) -> None:
        self.use(self.guest.button("Tipp"))

    def take_turn(self) -> None:
        """Asks for a hint and follows it."""
        self.ask_for_hint()
        self.guest.until("the hint is there", lambda: self.advised() or self.state != "turn", FIRST_THOUGHT)
        if self.state != "turn":
            return
        before = self.guest.n
        self.follow_hint()
        self.moves += 1
        self.guest.until("the move reaches the page", lambda: self.guest.n > before)

    def advised(self) -> bool:
        return self.page.locator(".prompt").get_by_text("Tipp:").count() > 0

    def follow_hint(self) -> None:
        if self.page.locator("[data-card]:has(.bulb)").count():
            self.lay()
        elif (advised := self.page.locator("[data-answer].advised")).count():
            self.use(advised.first)
        else:
            self.use_hinted_thing()

    def lay(self) -> None:
        self.use(self.answer("lay"))

    def use_hinted_thing(self) -> None:
        """Uses it, and answers the small question that may follow."""
        self.bring_to_light()
        before = self.guest.n
        self.use(self.page.locator(".thing:has(.bulb)").first)
        asked = self.page.locator(".chooser .advised")
        self.guest.until("something follows", lambda: self.guest.n > before or asked.count() > 0)
        if asked.count():
            self.use(asked)

    def bring_to_light(self) -> None:
        """On the phone the hinted thing may lie in another part of the table."""
        tabs = self.page.locator(".tabs button")
        for number in range(tabs.count()):
            if self.page.locator(".thing:has(.bulb)").count():
                return
            self.use(tabs.nth(number))


class Tapper(Player):
    """Somebody with a phone."""

    def use(self, what: Locator) -> None:
        what.tap()


class Typist(Player):
    """Somebody with a keyboard alone: the keys that the page documents, and Tab and the arrows for all else."""

    def watch(self) -> None:
        self.page.keyboard.press("e" if self.moves > 4 else " ")

    def ask_for_hint(self) -> None:
        self.page.keyboard.press("h")

    def lay(self) -> None:
        number = self.page.locator("[data-card]:has(.bulb) .medallion").inner_text()
        self.page.keyboard.press(number)
        while self.page.locator("[data-card]:focus:has(.bulb)").count() == 0:  # the Rogue has two cards of some numbers
            self.page.keyboard.press(number)
        self.page.keyboard.press("Enter")

    def use(self, what: Locator) -> None:
        name = what.get_attribute("data-answer")
        if name in ("pass", "done", "roll"):
            self.page.keyboard.press(" ")
            return
        self.go_to(what)
        self.page.keyboard.press("Enter")

    def go_to(self, what: Locator) -> None:
        """By Tab into its group, by arrows from thing to thing."""
        for _ in range(80):
            if what.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press(str(what.evaluate(NEXT_KEY)))
        raise AssertionError(f"cannot be reached by keyboard: {what}")


# The key that leads on to a thing: inside its group the arrow that shortens the way, else Tab.
NEXT_KEY = """goal => {
  const here = document.activeElement;
  const group = goal.parentElement.closest("section, [role=group], [role=dialog], .scroller");
  if (!group || !group.contains(here) || !here.matches("[data-spot], .do")) return "Tab";
  const from = here.getBoundingClientRect(), to = goal.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2, y = to.top + to.height / 2 - from.top - from.height / 2;
  if (here.matches(".do")) return "ArrowDown";
  return Math.abs(y) > from.height / 2 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft";
}"""


def play_on(players: Sequence[Player], until: Callable[[], bool]) -> None:
    """Everyone does whatever they may, until this is so."""
    end = time.monotonic() + FIRST_THOUGHT
    while not until():
        assert time.monotonic() < end, f"nothing to do: {[player.guest.prompt.inner_text() for player in players]}"
        for player in players:
            if player.go_on():
                end = time.monotonic() + 2 * LIMIT
        players[0].page.wait_for_timeout(10)
