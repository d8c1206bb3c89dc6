"""The pictures in the docs, taken from real games on known deals: python tests/browser/screenshots.py docs/screenshots

With `--sizes`, instead, every game at every size of screen: python tests/browser/screenshots.py --sizes folder [game…]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:1] = [str(ROOT / "src"), str(ROOT / "tests")]
from rules.boss_monster.positions import A  # noqa: E402
from server.running import Person, TableSocket, ThreadServer  # noqa: E402

from browser.boss_monster import four_dungeons, set_up  # noqa: E402
from browser.browser import launch  # noqa: E402
from browser.guests import DESKTOP, PHONE, Guest  # noqa: E402
from browser.rich import DESKTOPS, PHONES, RICH, Rich, Size  # noqa: E402
from browser.tables import advance, deal  # noqa: E402
from monstertisch.server.settings import Settings  # noqa: E402

NAMES = ["Inga", "Ani", "Frank", "Jenny", "Ole", "Mina"]
TYPES = ["dragon", "orc", "insect", "sea", "undead", "demon"]
CHARACTERS = ["nobleman", "alchemist", "rogue", "merchant"]

FOUR = {"seed": 17, "moves": 25}
SIX = {"seed": 10, "moves": 41}


class Photographer:
    """Takes pictures of what Inga sees."""

    def __init__(self, browser: Browser, server: ThreadServer, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def take(self, guest: Guest, name: str) -> None:
        guest.page.evaluate("document.fonts.ready")
        guest.page.screenshot(path=self.folder / f"{name}.png", animations="disabled", caret="hide")

    def all(self) -> None:
        with self.inga(**DESKTOP) as inga:
            self.lobby(inga)
        with self.inga(**DESKTOP) as inga, self.played(inga, 6, **SIX) as (code, _):
            inga.open(code)
            self.pick(inga, "table-6")
        with self.inga(**PHONE) as inga, self.played(inga, 4, **FOUR) as (code, _):
            inga.open(code)
            self.pick(inga, "phone")
        with self.inga(**DESKTOP) as inga, self.played(inga, 4, **FOUR) as (code, tables):
            inga.open(code)
            self.pick(inga, "table-4")
            self.to_the_end(inga, code, tables)
        self.kingscraft("kingscraft", **DESKTOP)
        self.kingscraft("kingscraft-phone", **PHONE)
        self.boss_monster("boss-monster", **DESKTOP)
        self.boss_monster("boss-monster-phone", **PHONE)

    def sizes(self, games: list[str]) -> None:
        for game in games:
            for screen, sizes in ((DESKTOP, DESKTOPS), (PHONE, PHONES)):
                with self.inga(**{**screen, "device_scale_factor": 1}) as inga:
                    self.at_all_sizes(inga, game, RICH[game], sizes)

    def at_all_sizes(self, inga: Guest, game: str, rich: Rich, sizes: list[Size]) -> None:
        """With nothing picked and with a card picked."""
        inga.goto(f"/t/{rich.table(self.server, inga)}")
        card = inga.page.locator(rich.card).first
        expect(card).to_be_visible()
        for state in ("", "-card"):
            for width, height in sizes:
                inga.page.set_viewport_size({"width": width, "height": height})
                self.take(inga, f"{game}-{width}x{height}{state}")
            card.click()

    # Who is there

    @contextmanager
    def inga(self, **screen: Any) -> Iterator[Guest]:
        guest = Guest(self.browser, self.server.port, "Inga", **screen)
        yield guest
        assert not guest.troubles, guest.troubles
        guest.close()

    @contextmanager
    def played(self, inga: Guest, players: int, seed: int, moves: int) -> Iterator[tuple[str, list[TableSocket]]]:
        """A table with everyone there, so many moves into its game, played as the bots advise."""
        friends = [Person(self.server.port, name) for name in NAMES[1:players]]
        code = self.seat(inga.person, friends, seed)
        tables = [person.join(code) for person in (inga.person, *friends)]
        advance(tables, moves)
        advance(tables, 100, until=lambda view: view["turn"] == 0)
        yield code, tables
        for friend in friends:
            friend.close()

    def seat(self, host: Person, friends: list[Person], seed: int, **wanted: Any) -> str:
        count = len(friends) + 1
        wanted = {"options": {"king": True, "type": TYPES[:count]}, **wanted}
        code: str = host.new_table(count, **wanted)["code"]
        for seat, friend in enumerate(friends, start=1):
            friend.take_seat(code, seat)
        deal(self.server, code, seed)
        host.post(f"tables/{code}/start")
        return code

    # What is shown

    def lobby(self, inga: Guest) -> None:
        friends = [Person(self.server.port, name) for name in NAMES[1:4]]
        ended = self.seat(inga.person, friends, seed=3)
        advance([person.join(ended) for person in (inga.person, *friends)], 1000)
        waiting = self.seat(inga.person, friends, seed=1, title="Sonntagsrunde")
        advance([person.join(waiting) for person in (inga.person, *friends)], 6)
        self.seat(inga.person, friends[:2], seed=7, title="Nur noch eine", game="kingscraft", options={})
        for friend, title, game in zip(friends, ["Burgsturm am Abend", "Königsmacher", "Jennys Höhle"], RICH, strict=True):
            friend.new_table(4, game=game, listed=True, title=title)
        inga.goto("/")
        expect(inga.link("Mitspielen")).to_have_count(3)
        self.take(inga, "lobby")
        for friend in friends:
            friend.close()

    def pick(self, inga: Guest, name: str) -> None:
        inga.expect_turn()
        inga.playable.last.click()
        expect(inga.glowing).not_to_have_count(0)
        inga.page.mouse.move(1, 1)
        self.take(inga, name)
        inga.button("Karte zurück").click()

    def to_the_end(self, inga: Guest, code: str, tables: list[TableSocket]) -> None:
        """The fight of this round, the end of the game, and its replay."""
        while inga.state() != "fight":
            advance(tables, 1)
        self.take(inga, "fight")
        advance(tables, 1000)
        inga.goto(f"/t/{code}")
        expect(inga.ranking).to_have_count(4)
        self.take(inga, "finished")
        inga.page.goto(f"/t/{code}/replay#n={FOUR['moves'] - 2}&seat=0")
        expect(inga.castle).to_be_visible()
        self.take(inga, "replay")

    def kingscraft(self, name: str, **screen: Any) -> None:
        """Four heroes with some equipment choose their actions; then Inga fights."""
        with self.inga(**screen) as inga:
            friends = [Person(self.server.port, name) for name in NAMES[1:4]]
            code = self.seat(inga.person, friends, 5, game="kingscraft", options={"character": CHARACTERS, "king": "old"})
            tables = [person.join(code) for person in (inga.person, *friends)]
            advance(tables, 1000, until=lambda view: view["round"] == 9 and 0 in view["prompt"]["seats"])
            self.look(inga, code, name)
            advance(tables, 1000, until=lambda view: view["prompt"]["kind"] == "hero_reroll" and view["prompt"]["seats"] == [0])
            expect(inga.page.locator("[data-question=hero_reroll]")).to_be_visible()
            inga.page.evaluate("document.querySelector('[data-scene=end]')?.click()")
            inga.page.wait_for_timeout(1500)
            self.take(inga, f"{name}-fight")
            for friend in friends:
                friend.close()

    def boss_monster(self, name: str, **screen: Any) -> None:
        """Four dungeons while Inga builds, one of her rooms from near by, and a window while a hero walks through Ani's rooms."""
        with self.inga(**screen) as inga:
            friends = [Person(self.server.port, name) for name in NAMES[1:4]]
            code = self.seat(inga.person, friends, 5, game="boss_monster", options={})
            for person in (inga.person, *friends):
                person.join(code)
            position = four_dungeons()
            set_up(self.server, code, position)
            self.look(inga, code, name)
            inga.page.locator("[data-spot='room:0:1']").first.focus()
            inga.page.keyboard.press("v")
            expect(inga.page.get_by_role("region", name="Karte", exact=True)).to_be_visible()
            self.take(inga, f"{name}-card")
            set_up(self.server, code, position.go_to("room", seat=A, hero="Joe the Smith", room="Dragon's Nest"))
            inga.goto(f"/t/{code}")
            expect(inga.prompt).to_contain_text("Willst du")
            inga.page.locator("[data-spot='hand:armor_up']").click()
            self.take(inga, f"{name}-walk")
            for friend in friends:
                friend.close()

    def look(self, guest: Guest, code: str, name: str) -> None:
        guest.goto(f"/t/{code}")
        expect(guest.page.locator("[data-question]")).to_be_visible()
        self.take(guest, name)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sizes", action="store_true")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(RICH))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = ThreadServer(Settings(Path(data), messages_per_second=1000.0)).start()
        browser = launch(playwright)
        photographer = Photographer(browser, server, asked.folder)
        try:
            if asked.sizes:
                photographer.sizes(asked.games)
            else:
                photographer.all()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
