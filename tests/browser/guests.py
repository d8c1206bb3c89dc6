"""People in front of real pages: what they click and press, what they see, and what their browser complains about."""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebError,
    WebSocket,
    expect,
)
from server.running import HOST, Message, Person, see, texts_in

from monstertisch.core.chance import SHARE
from monstertisch.server.people import COOKIE

LIMIT = 30.0  # seconds after which something that should have happened counts as missing; a busy machine takes its time
LOOK_AT_ONCE, LOOK_AGAIN = 10, 50  # milliseconds, at first and then; looking keeps browser and server from their work
STILL = {"motion": "off", "textSize": 1, "sound": False, "tempo": "calm"}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1180, "height": 740}}  # the smallest with everything on it, the fastest to draw
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CASTLE = {"de": "Burg", "en": "Castle"}
HAND = {"de": "Deine Hand", "en": "Your hand"}
PLACE = re.compile(r"Wächter \d, Feld \d, (?:frei|\w+ (?P<strength>\d) von (?P<owner>.+?))(?:\. |$)", re.MULTILINE)

expect.set_options(timeout=1000 * LIMIT)


# Browsers that earlier guests left behind, each with one page that lies idle. They hold nothing of them but the page's files and a
# warm process, without which a table costs more than twice the work to open: a browser of one's own is only for whoever looks at
# these or changes more than what is tidied here.
left_behind: dict[str, list[BrowserContext]] = {}

IDLE = "/icon.svg"  # where a page lies idle: of the same server, or the browser would end its process
SHARE_KEPT = "tests.share"
SAME_SHARE = f"crypto.getRandomValues = (bytes) => (bytes.set(JSON.parse(localStorage.getItem('{SHARE_KEPT}'))), bytes)"
FURNISH = """stored => {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name, value } of stored) localStorage.setItem(name, value);
}"""

# Lets so many milliseconds pass at once for everything that waits; a whole clock of its own would cost a page more than its work.
HURRY = """{
  const { setTimeout, clearTimeout } = window, waiting = new Map();
  let last = 0;
  const wait = (id, run, left) =>
    waiting.set(id, { run, due: performance.now() + left, timer: setTimeout(() => end(id), left) });
  const end = id => {
    const { run, timer } = waiting.get(id);
    clearTimeout(timer);
    waiting.delete(id);
    run();
  };
  const again = (id, run, every) => wait(id, () => (again(id, run, every), run()), every);
  window.setTimeout = (run, left = 0, ...more) => (wait(++last, () => run(...more), left), last);
  window.setInterval = (run, every, ...more) => (again(++last, () => run(...more), every), last);
  window.clearTimeout = window.clearInterval = id => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
  };
  window.hurry = passed => {
    const now = performance.now() + passed;
    for (const [id, { run, due, timer }] of [...waiting].sort(([, one], [, other]) => one.due - other.due))
      if (!waiting.has(id)) continue;
      else if (due <= now) end(id);
      else (clearTimeout(timer), wait(id, run, due - now));
  };
}"""

# For half a second after a new question keys do nothing.
READY = """async () => {
  const ready = () => document.querySelector(".table[data-ready]") !== null;
  if (ready()) return true;
  hurry(500);
  await new Promise(requestAnimationFrame);
  return ready();
}"""

FOLLOW = """path => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = path;
  link.click();
  link.remove();
}"""

LATE = "derived_inert"  # Svelte warns when a part of the page that has just gone is read once more; which one was never caught


def same_share(name: str) -> str:
    """What somebody of this name adds to the luck, in every run."""
    return hashlib.sha256(name.encode()).hexdigest()[: 2 * SHARE]


class Guest:
    """Somebody with a browser of their own, and a name that the server knows unless it is empty."""

    def __init__(
        self,
        browser: Browser,
        port: int,
        name: str,
        language: str = "de",
        like: Message = STILL,
        alone: bool = False,
        **screen: Any,
    ) -> None:
        self.browser = browser
        self.alone = alone  # nobody used this browser before or will use it later
        self.script = ""  # runs in every page before the page's own
        self.name = name
        self.language = language
        self.like = like
        self.screen = {**LAPTOP, **screen}
        self.address = f"http://{HOST}:{port}"
        self.person = Person(port, name)
        self.person.get("me")
        if name:
            self.person.answer(self.person.browser.put("/api/me", json={"name": name}))
        self.troubles: list[str] = []  # everything the browser complained about
        self.expected: list[str] = []  # words of complaints that belong to the test
        self.texts: list[str] = []  # of all messages that came
        self.views: list[list[Message]] = []  # of every socket
        self.n = -1  # the last entry that reached the page

    @cached_property
    def context(self) -> BrowserContext:
        """The browser, opened when it is needed."""
        context = self.new_context() if self.alone else self.furnished(self.left_behind.pop() if self.left_behind else self.idle())
        for event, note in self.notes:
            context.on(event, note)
        return context

    @property
    def left_behind(self) -> list[BrowserContext]:
        """By those who had a browser of the same kind."""
        screen = {name: value for name, value in self.screen.items() if name != "viewport"}
        return left_behind.setdefault(f"{self.address} {self.language} {screen} {self.script}", [])

    def new_context(self, **more: Any) -> BrowserContext:
        kept: Any = {"cookies": [self.cookie()], "origins": [{"origin": self.address, "localStorage": self.stored}]}
        how: Any = {"storage_state": kept, **more}
        context = self.browser.new_context(base_url=self.address, locale=self.language, **how, **self.screen)
        context.set_default_timeout(1000 * LIMIT)
        context.add_init_script(SAME_SHARE)
        context.add_init_script(HURRY)
        if self.script:
            context.add_init_script(self.script)
        return context

    def idle(self) -> BrowserContext:
        """A new browser with an idle page."""
        context = self.new_context(storage_state=None)
        context.new_page().goto(IDLE)
        return context

    def furnished(self, context: BrowserContext) -> BrowserContext:
        """This browser, idle until now, with all that is this guest's and nothing of anybody else's."""
        [page] = context.pages
        context.clear_cookies()
        context.add_cookies([self.cookie()])  # type: ignore[list-item]
        page.evaluate(FURNISH, self.stored)
        page.set_viewport_size(self.screen["viewport"])
        return context

    @property
    def stored(self) -> list[Message]:
        """What the page finds in the browser's storage."""
        return [
            {"name": "monstertisch.language", "value": self.language},
            {"name": "monstertisch.settings", "value": json.dumps(self.like)},
            {"name": SHARE_KEPT, "value": json.dumps(list(bytes.fromhex(same_share(self.name))))},
        ]

    @property
    def notes(self) -> list[tuple[Any, Callable[[Any], None]]]:
        return [
            ("console", self.note_console),
            ("weberror", self.note_error),
            ("requestfailed", self.note_failed),
            ("response", self.note_answer),
        ]

    @cached_property
    def page(self) -> Page:
        return self.new_page() if self.alone else self.heard(self.context.pages[0])

    @property
    def pages(self) -> list[Page]:
        return self.context.pages if "context" in vars(self) else []

    def cookie(self) -> Message:
        token = self.person.browser.cookies[COOKIE]
        return {"name": COOKIE, "value": token, "domain": HOST, "path": "/", "httpOnly": True, "sameSite": "Lax"}

    def new_page(self) -> Page:
        page = self.heard(self.context.new_page())
        page.set_viewport_size(self.screen["viewport"])
        return page

    def heard(self, page: Page) -> Page:
        page.on("websocket", self.listen)
        return page

    def close(self) -> None:
        if "context" in vars(self):
            self.leave()
        self.person.close()

    def leave(self) -> None:
        """Closes what this guest opened; one page is left to whoever comes next, without pointer, listener or table."""
        if self.alone or not self.pages:
            self.context.close()
            return
        for event, note in self.notes:
            self.context.remove_listener(event, note)
        page, *others = self.pages
        for other in others:
            other.close()
        if "page" in vars(self):
            page.remove_listener("websocket", self.listen)
        page.mouse.move(-1, -1)
        page.goto(IDLE)
        self.left_behind.append(self.context)

    # What the browser says

    def note(self, trouble: str) -> None:
        if not any(words in trouble for words in [*self.expected, LATE]):
            self.troubles.append(trouble)

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.note(f"{message.type}: {message.text}")

    def note_error(self, error: WebError) -> None:
        self.note(f"uncaught: {error.error}")

    def note_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self.note(f"failed: {request.url} {request.failure}")

    def note_answer(self, response: Response) -> None:
        if response.status >= 400:
            self.note(f"{response.status}: {response.url}")

    def listen(self, socket: WebSocket) -> None:
        views: list[Message] = []
        self.views.append(views)
        socket.on("framereceived", lambda frame: self.hear(frame, views))

    def hear(self, frame: str | bytes, views: list[Message]) -> None:
        for text in texts_in(frame):
            self.texts.append(text)
            message = json.loads(text)
            if message["type"] in ("view", "patch"):
                see(views, message)
                self.n = message["n"]

    # Going somewhere

    def goto(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()

    def follow(self, path: str) -> None:
        """Goes there as by a link: nothing is loaded anew."""
        self.page.evaluate(FOLLOW, path)
        expect(self.page.locator("main")).to_be_visible()

    def rest(self) -> None:
        """Leaves the table in all tabs: while others play for this guest, nobody looks, and nothing is drawn."""
        for page in self.pages:
            page.goto(IDLE)

    def open(self, code: str) -> None:
        """Opens a table that is being played."""
        self.goto(f"/t/{code}")
        expect(self.castle).to_be_visible()

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    # At the table

    @property
    def castle(self) -> Locator:
        return self.page.get_by_role("region", name=CASTLE[self.language], exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=HAND[self.language]).get_by_role("button")

    @property
    def playable(self) -> Locator:
        return self.page.get_by_role("group", name=HAND[self.language]).get_by_role("button", disabled=False)

    @property
    def glowing(self) -> Locator:
        return self.castle.get_by_role("button", disabled=False)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def ending(self) -> Locator:
        """Who won and why, in place of the board."""
        return self.page.locator("[data-ending]")

    @property
    def ranking(self) -> Locator:
        return self.ending.get_by_role("region", name="Ergebnis").get_by_role("listitem")

    def expect_honest_luck(self) -> None:
        self.button("Aufheben").click()
        expect(self.page.get_by_role("status").filter(has_text="Das Siegel passt.")).to_be_visible()

    def place(self, guard: int, slot: int) -> Locator:
        return self.castle.get_by_role("button", name=f"Wächter {guard}, Feld {slot},")

    def card(self, strength: int) -> Locator:
        return self.page.locator(f'[data-hand="{strength}"]')

    def state(self) -> str:
        """Whether there is a fight to watch, something to do, nothing left to do, or somebody to wait for."""
        return str(
            self.page.evaluate(
                """() => document.querySelector(".board.fighting") ? "fight"
                       : document.querySelector("[data-hand][aria-pressed]") ? "turn"
                       : document.querySelector("[data-ending]") ? "over" : "wait" """
            )
        )

    def expect_turn(self) -> None:
        expect(self.page.locator("[data-hand][aria-pressed]").first).to_be_visible()

    def play(self, card: Locator | None = None) -> None:
        """Lays this card, or the weakest, at the first glowing place and waits until it is known."""
        before = self.n
        (card or self.playable.first).click()
        self.glowing.first.click()
        self.until("the move reaches the page", lambda: self.n > before)

    def hurry(self, milliseconds: int) -> None:
        """Nobody waits for what the page does by itself within this time."""
        self.page.evaluate("passed => hurry(passed)", milliseconds)

    def press(self, key: str) -> None:
        """At a table: when keys count, which they do not in the first moment after a new question; that passes at once."""
        self.until("keys count", lambda: bool(self.page.evaluate(READY)))
        self.page.keyboard.press(key)

    def end_fight(self) -> None:
        self.page.locator("[data-scene=end]").click()
        expect(self.page.locator(".board.fighting")).to_have_count(0)

    def go_on(self) -> bool:
        """Does whatever the table waits for; tells whether it did anything."""
        state = self.state()
        if state == "fight":
            self.end_fight()
        elif state == "turn":
            self.play()
        return state in ("fight", "turn")

    def lying(self, you: str = "") -> list[str]:
        """What lies at every place from the gate inwards: strength and owner, or nothing. `you` is whoever the page speaks to."""
        labels = self.page.locator("[data-place]").evaluate_all("places => places.map(one => one.innerText)")
        found = [PLACE.search(label) for label in labels]
        assert all(found), labels
        owned = [(one["strength"], one["owner"]) for one in found if one]
        return [f"{strength} {(you or self.name) if owner == 'dir' else owner}" if strength else "" for strength, owner in owned]

    def until(self, what: str, happened: Callable[[], bool], limit: float = LIMIT) -> None:
        end, pause = time.monotonic() + limit, LOOK_AT_ONCE
        while not happened():
            assert time.monotonic() < end, f"did not happen within {limit} s: {what}"
            self.page.wait_for_timeout(pause)
            pause = min(2 * pause, LOOK_AGAIN)


def play_on(guests: list[Guest], until: Callable[[], bool]) -> None:
    """Everyone plays whatever they may, until this is so."""
    end = time.monotonic() + LIMIT
    while not until():
        assert time.monotonic() < end, f"nothing to do: {[guest.prompt.inner_text() for guest in guests]}"
        busy = [guest.go_on() for guest in guests]
        if any(busy):
            end = time.monotonic() + LIMIT
        else:
            guests[0].page.wait_for_timeout(LOOK_AGAIN)
