"""People at a table of Kingscraft: they use only what they see and what is enabled, by click, tap or key, and follow the hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, expect
from rules.kingscraft.positions import A, B, C, D, Play, table
from server.running import Person, ThreadServer

from . import player
from .boss_monster import set_up
from .guests import Guest
from .measuring import faults_of_the_table
from .player import FIRST_THOUGHT
from .tables import advance, begun, running

# What the page answers by itself: a potion window in which nothing can be played.
SILENT = """() => ["window", "hero_repeat", "hero_reroll"].includes(document.querySelector("[data-question]").dataset.question)
  && !document.querySelector(".dock [data-can], main [data-can], .tabs .glows, [data-answer=repeat], [data-answer=roll]")"""


class Player(player.Player):
    """Somebody with a mouse."""

    def card(self, name: str) -> Locator:
        return self.page.locator(f'[data-card="{name}"]')

    def say(self, name: str) -> None:
        """Gives an answer and waits until the page has it; the button stands there a moment longer."""
        before = self.guest.n
        self.use(self.answer(name))
        self.guest.until("the answer reaches the page", lambda: self.guest.n > before)

    def expect_question(self, kind: str) -> None:
        """Waits for it; what the page answers by itself meanwhile takes no time."""

        def asked() -> bool:
            self.pass_by()
            return self.question == kind and self.state == "turn"

        self.guest.until(f"the question is {kind}", asked, FIRST_THOUGHT)

    def ask_for_hint(self) -> None:
        self.use(self.guest.button("Tipp"))

    def take_turn(self) -> None:
        """Asks for a hint and follows it, unless the page answers by itself."""
        if self.pass_by():
            return
        self.ask_for_hint()
        self.guest.until("the hint is there", lambda: self.advised() or self.state != "turn", FIRST_THOUGHT)
        if self.state != "turn":
            return
        before = self.guest.n
        self.follow_hint()
        self.moves += 1
        self.guest.until("the move reaches the page", lambda: self.guest.n > before)

    def pass_by(self) -> bool:
        """Tells whether the page answers by itself, and shortens its pause before that."""
        silent = bool(self.page.evaluate(SILENT))
        if silent:
            self.wait()
        return silent

    @property
    def shown(self) -> tuple[int, str]:
        """What tells one look of the table from the next."""
        return self.guest.n, self.prompted

    def advised(self) -> bool:
        """The button that does it is there. A card stays picked, even if somebody else chooses meanwhile and the hint is gone."""
        return self.page.locator("[data-answer=lay], [data-answer].advised, .chooser .advised").count() > 0

    def follow_hint(self) -> None:
        """The page has picked the card, or asks about the thing, so that one button does it."""
        if self.answer("lay").count():
            self.lay()
        elif (advised := self.page.locator("[data-answer].advised")).count():
            self.use(advised.first)
        else:
            self.use_hinted_thing()

    def lay(self) -> None:
        self.use(self.answer("lay"))

    def use_hinted_thing(self) -> None:
        self.use(self.page.locator(".chooser .advised"))


class Tapper(player.Tapping, Player):
    """Somebody with a phone."""


class Typist(player.Typing, Player):
    """Somebody with a keyboard alone."""

    PASS = ("pass", "done", "roll")
    NEXT_KEY = """goal => {
  const here = document.activeElement;
  const groupOf = one => one.parentElement?.closest("section, [role=group], [role=dialog], .scroller");
  if (groupOf(goal) !== groupOf(here) || !here.matches("[data-spot], .do")) return "Tab";
  const from = here.getBoundingClientRect(), to = goal.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2, y = to.top + to.height / 2 - from.top - from.height / 2;
  if (here.matches(".do")) return "ArrowDown";
  return Math.abs(y) > from.height / 2 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft";
}"""

    def watch(self) -> None:
        self.guest.press("e" if self.moves > 4 else " ")

    def ask_for_hint(self) -> None:
        self.guest.press("h")

    def lay(self) -> None:
        picked = str(self.page.locator("[data-card][aria-pressed=true]").get_attribute("data-card"))
        number = self.card(picked).locator(".medallion").inner_text()
        self.guest.press(number)
        while self.page.locator(f'[data-card="{picked}"]:focus').count() == 0:  # the Rogue has two cards of some numbers
            self.guest.press(number)
        self.guest.press("Enter")

    def use_hinted_thing(self) -> None:
        """The focus is there already."""
        expect(self.page.locator("[data-hinted]:focus")).to_have_count(1)
        self.guest.press("Enter")


# Written positions


def four_heroes(shoes: str = "Shoes", potions: str = "Healing Potion") -> Play:
    """All that can lie on a table: long names, golden items, jokers, potions, a full backpack, several bans, five slots."""
    setting = table(4, king="King Brandor")
    setting.hero(
        A,
        f"{shoes}, Leather Strap@body, Sword",
        backpack="Jerkin, Spurs, Dwarven Ore",
        potions=potions,
        hearts=2,
        character="swashbuckler",
    )
    setting.hero(B, "Helmet, Dagger", backpack="Horn, Horned Helmet", potions="Luck Potion, Snail Potion", hearts=2)
    setting.hero(
        C,
        "Sandals, Cloth, Berserker Mask*, Shield@hand",
        backpack="Crystal, Iron Fitting",
        character="nobleman",
    )
    setting.hero(
        D,
        "Sneaking Shoes*, Leather Armour, Visored Helmet, Staff, Amulet of Kings@hand2",
        backpack="Glowing Blank, Chain Links, Wooden Stick, Mail Coif",
        character="assassin",
    )
    return setting.creatures("Brawler Badger", "Orc Robber", "Cyclops").start()


def in_a_fight() -> Play:
    """The first of the four has rolled, may roll two dice again, and the enemy's dice are still to come."""
    return four_heroes("Boots").choose("attack2", "heal", "guard", "forge").go_to("hero_reroll", seat=A, dice="6 5 4 3 2")


def great_heroes() -> Play:
    """Everyone wears what has most words and signs, against an old king."""
    setting = table(4, king="Eleonora the Tireless")
    setting.hero(A, "Greatsword*, Hero’s Sword*@hand2, Dragon Helm*, Seven-League Boots*", character="assassin")
    setting.hero(B, "Riding Boots*, Scale Armour", backpack="Horn Blade*")
    setting.hero(C, "Sneaking Shoes*, Chain Mail*@body, Horned Helmet*")
    setting.hero(D, "Storm Treads*, Knight’s Armour*, Lion Helm*", backpack="Amulet of Kings*, Rune Shield*")
    return setting.creatures("Moss Rat", "Ghost Knight", "Griffin").start()


def in_a_great_fight() -> Play:
    """The first of them has rolled ten dice against the king and two guards."""
    return great_heroes().choose("king", "guard", "guard", "heal").go_to("hero_reroll", seat=A, dice="6 5 4 3 2 1 6 5 4 3")


def faults_on_all(guest: Guest, sizes: Sequence[tuple[int, int]], phone: bool) -> dict[str, list[str]]:
    """What is wrong with the table on screens of these sizes."""
    found = {}
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        least = 15 if phone else 12 if height < 860 else 14
        found[f"{width}x{height}"] = faults_of_the_table(guest, least, desktop=not phone, names=[])
    return {size: faults for size, faults in found.items() if faults}


def seated(server: ThreadServer, people: Sequence[Guest], position: Play) -> str:
    """A table where these people and as many bots as needed go on from a written position; tells its code."""
    setup = position.state.setup
    code = running(server, people, players=setup.players, game="kingscraft", level="journeyman", options=setup.options)
    set_up(server, code, position)
    return code


def two_at_the_table(guests: Callable[..., list[Guest]], server: ThreadServer, **how: Any) -> list[Player]:
    """Ada has Horn and Spurs, Ben a Helmet, a joker and a potion; a Time Potion lies on top of the deck."""
    return at_the_table(server, guests("Ada", "Ben", **how), looking=2)


def ada_at_the_table(guests: Callable[..., list[Guest]], server: ThreadServer, **how: Any) -> Player:
    """The same table, at which Ben has no page."""
    return at_the_table(server, guests("Ada", "Ben", **how), looking=1)[0]


def at_the_table(server: ThreadServer, people: list[Guest], looking: int) -> list[Player]:
    setting = table(2).hero(A, backpack="Horn, Spurs").hero(B, backpack="Helmet, Dwarven Ore", potions="Healing Potion")
    code = seated(server, people, setting.deck("Time Potion").creatures("Drool Slime").start())
    players = [Player(guest) for guest in people[:looking]]
    for one in players:
        one.open(code)
        one.expect_question("choose")
    return players


def choose(player: Player, card: str) -> None:
    """Lays an action card face down."""
    player.expect_question("choose")

    def picked() -> bool:
        """What others do in the same moment may put the card back."""
        if not player.answer("lay").count():
            player.card(card).click()
        return player.answer("lay").count() > 0

    player.guest.until(f"{card} is picked", picked)
    player.answer("lay").click()


def before_the_king_falls(server: ThreadServer, guest: Guest) -> tuple[str, list[Person]]:
    """Three at a table of which the second, Ben, can beat the king; tells its code and who they are."""
    people = [guest.person, *(Person(server.port, name) for name in ("Ben", "Cleo"))]
    setting = table(3, king="King Theobald").hero(A, "Sword").hero(C, "Helmet", backpack="Horn")
    setting.hero(B, "Greatsword*, Hero’s Sword*@hand2, Dragon Helm*, Seven-League Boots*", character="assassin")
    position = setting.start()
    code = begun(server, people, game="kingscraft", options=position.state.setup.options)
    set_up(server, code, position)
    return code, people


def the_king_falls(code: str, people: list[Person]) -> None:
    """Ben attacks the king while nobody stands guard, and everyone follows the hints to the end."""
    tables = [person.join(code) for person in people]
    for n, (seat, card) in enumerate(zip(tables, ["HEAL", "KING", "HEAL"], strict=True), start=tables[0].n):
        seat.act({"kind": "choose", "card": card})
        for one in tables:
            one.settle(n + 1)
    advance(tables, 1000)
    people[0].opened.close()
    for other in people[1:]:
        other.close()
