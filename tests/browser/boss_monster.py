"""People at a table of Boss Monster: they use only what they see and what is enabled, by click, tap or key."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Error, Locator
from rules import play
from rules.boss_monster.positions import A, B, C, D, Play, table
from server.running import ThreadServer

from . import player
from .guests import Guest
from .player import FIRST_THOUGHT
from .tables import put, running


class Player(player.Player):
    """Somebody with a mouse."""

    def dungeon(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def expect_question(self, kind: str) -> None:
        """Waits for it; what the page does by itself meanwhile takes no time."""

        def asked() -> bool:
            if self.state != "turn":
                self.watch()
                self.wait()
            return self.question == kind and self.state == "turn"

        self.guest.until(f"the question is {kind}", asked, FIRST_THOUGHT)

    def watch(self) -> None:
        """Ends what is shown, unless that has ended by itself meanwhile."""
        self.page.evaluate("document.querySelector('[data-scene=end]')?.click()")

    def take_turn(self) -> None:
        """Does what is asked. If others have acted meanwhile, what was about to be used may be gone; then one looks again."""
        before, asked = self.guest.n, self.prompted
        try:
            self.do_what_is_asked()
        except Error:
            if (self.guest.n, self.prompted) == (before, asked):
                raise
            return
        self.moves += 1
        self.guest.until("the move reaches the page", lambda: self.guest.n > before)

    def play_until(self, words: str, *others: Player) -> None:
        """Everyone plays on until this one's prompt says this; that question is left open."""

        def asked() -> bool:
            for other in others:
                other.go_on()
            state, prompted = self.state, self.prompted
            if state == "turn" and words not in prompted:
                self.take_turn()
            elif state == "scene":
                self.watch()
            elif state == "wait":
                self.wait()
            return state == "turn" and words in prompted

        self.guest.until(f"the prompt says {words}", asked, FIRST_THOUGHT)

    def do_what_is_asked(self) -> None:
        """Lays a card while building, else does the first thing that is offered."""
        self.bring_to_light()
        if self.answer("pass").count() == 0 or self.question == "first_room":
            self.answer_question()
        elif self.page.locator(".mine .down").count() or not self.lay_a_card():
            self.use(self.answer("pass"))

    def lay_a_card(self) -> bool:
        """Picks the first card that can be laid and lays it at the first place that glows; tells whether there was one."""
        cards = self.page.locator(".hand [data-can]:not(:has(.kind-spell))")
        for number in range(cards.count()):
            self.use(cards.nth(number))
            places = self.page.locator(".mine .place.legal")
            if places.count():
                self.lay_at(places.first)
                return True
        return False

    def lay_at(self, place: Locator) -> None:
        """Pointing at a place shows the picked card there, a click lays it."""
        self.use(place)

    def answer_question(self) -> None:
        """What glows on the board, the first offer or card of the hand, or the first button."""
        if self.question == "first_room" and self.lay_a_card():
            return
        things = self.page.locator("main [data-can], .offers [data-can], .hand [data-can]")
        if self.page.locator("[data-answer]").count() == 0:
            self.use(things.first)
        if (button := self.page.locator("[data-answer]")).count():
            self.use(button.first)

    def bring_to_light(self) -> None:
        """On the phone what glows may lie in a dungeon that is folded."""
        folded = self.page.locator(".fold.glows[aria-expanded=false]")
        for _ in range(folded.count()):
            self.use(folded.first)


class Tapper(player.Tapping, Player):
    """Somebody with a phone: a tap shows the picked card at a place, the mint button lays it."""

    def lay_at(self, place: Locator) -> None:
        if self.answer("place").count() == 0:
            self.use(place)
        self.use(self.answer("place"))


class Typist(player.Typing, Player):
    """Somebody with a keyboard alone."""

    PASS = ("pass", "decline", "keep", "coins")
    NEXT_KEY = """goal => {
  const here = document.activeElement;
  const group = goal.parentElement.closest("main, .hand, .offers");
  if (!group || !group.contains(here) || !here.matches("[data-spot]")) return "Tab";
  const from = here.getBoundingClientRect(), to = goal.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2, y = to.top + to.height / 2 - from.top - from.height / 2;
  if (Math.abs(y) > Math.max(from.height, to.height) / 2) return y > 0 ? "ArrowDown" : "ArrowUp";
  return x > 0 ? "ArrowRight" : "ArrowLeft";
}"""


def four_dungeons() -> Play:
    """Everything that can lie on a table: stacks, coins, minibosses of every level, heroes in town and at the entrances."""
    setting = table(4).seat(
        A,
        rooms="Lightning Rod, Alchemist's Lab+Cerebella2, Mind Thresher, Crystal Ballroom/Loot Box+Mageseeker1$2",
        hand="Armor Up!, Sabotage!, Zoning Board, Loot Box, Black Market, Magipede, Icicle Man",
        souls="Eloi Marlborn, Exai",
        wounds="Bross",
    )
    setting.seat(
        B,
        rooms="Trophy Room, Goblin Market, Dragon's Nest/Training Camp+Spike2, Power Leech, Minotaur Catacombs",
        hand="Heist, Foyer Elemental, Fetid Beast",
        souls="Tess",
        wounds="Rotgut, Maxine",
        levelled=True,
    )
    setting.seat(C, rooms="Spectral Bomb, Vampire Lab, Haunted Cavern/Imp Hoard+Draculad3", hand="Rebirth, Smash!, Minion Clinic")
    setting.seat(D, rooms="Garbage Chute, Sawtooth Pendulum, Unstable Mine, Paywall/Endless Gallery+Paddywhack3", coins=5)
    setting.entrance(A, "Clebrina").entrance(B, "Joe the Smith, Sellsword").entrance(C, "Josie")
    return setting.town("Holkin, K'Bothi the Spy, The Fool").start()


def seated(server: ThreadServer, people: Sequence[Guest], position: Play) -> str:
    """A table where these people and as many bots as needed go on from a written position; tells its code."""
    setup = position.state.setup
    code = running(server, people, players=setup.players, game="boss_monster", level="journeyman", options=setup.options)
    set_up(server, code, position)
    return code


def set_up(server: ThreadServer, code: str, position: play.Play) -> None:
    """Puts this position on the table."""
    put(server, code, position.state)
