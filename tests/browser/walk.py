"""Through every page and every state of the table, in one go, for whoever wants to look at all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import expect
from server.running import Person, ThreadServer

from .guests import Guest
from .tables import finished, put_before_the_fight, running

GAMES = ["maechtige_monster", "kingscraft", "boss_monster"]
OF_GAMES = [path.format(game) for game in GAMES for path in ("/new#game={}", "/rules/{}", "/cards/{}")]
ROUTES = ["/", "/new", *OF_GAMES, "/rules", "/cards", "/settings", "/credits", "/me", "/nowhere"]
SHOWN = {"": "article", "new": "form", "rules": "main h2", "cards": ".kinds button", "credits": "dl"}  # when all of it is there
KEY = "A" * 43
REPLAYED = [0, 5, 9]  # much is told of the opening and of the end of a round, little of a move
TYPES = ["orc", "dragon", "insect", "sea"]  # one with a long name


def walk(guest: Guest, server: ThreadServer, go: Callable[[str], None]) -> Iterator[str]:
    """Stops at each and tells what it is; `go` leads there, by its address or by a link to it."""
    yield from walk_pages(guest, go)
    yield from walk_waiting_room(guest, go)
    yield from walk_table(guest, server, go)
    yield from walk_end(guest, server, go)


def walk_pages(guest: Guest, go: Callable[[str], None]) -> Iterator[str]:
    for route in walk_routes(guest, go):
        yield route
        if route.startswith("/cards/"):
            yield from walk_cards(guest)
    go(f"/me#{KEY}")
    yield "personal link"
    guest.expected = ["404"]
    go("/t/AAAAAAAAAAAAAAAA")
    yield "wrong link"


def walk_routes(guest: Guest, go: Callable[[str], None]) -> Iterator[str]:
    guest.person.new_table(4, listed=True, title="Burgsturm am Abend")
    guest.goto("/")
    for route in ROUTES:
        go(route)
        kind = re.split("[/#]", route)[1]
        expect(guest.page.locator(SHOWN.get(kind, "main")).first).to_be_attached()
        yield route


def walk_cards(guest: Guest) -> Iterator[str]:
    """Kind by kind."""
    for button in guest.page.locator(".kinds button").all():
        button.click()
        yield f"cards, {button.inner_text()}"


def walk_waiting_room(guest: Guest, go: Callable[[str], None]) -> Iterator[str]:
    code = guest.person.new_table(6, options={"king": True, "chain": True})["code"]
    go(f"/t/{code}")
    expect(guest.page.locator("[aria-labelledby=seats-title] li")).to_have_count(6)
    yield "waiting room, as host"
    host = Person(guest.person.port, "Zoe")
    go(f"/t/{host.new_table(3)['code']}")
    host.close()
    expect(guest.page.locator("[aria-labelledby=seats-title] li")).to_have_count(3)
    yield "waiting room, invited"


def walk_table(guest: Guest, server: ThreadServer, go: Callable[[str], None]) -> Iterator[str]:
    code = running(server, [guest], players=4, options={"king": True, "type": TYPES})
    go(f"/t/{code}")
    guest.expect_turn()
    yield "placing"
    guest.playable.first.click()
    yield "card picked"
    for key in ("r", "?"):
        guest.press(key)
        yield f"drawer {key}"
        guest.press("Escape")
    guest.page.locator(".seat:visible").first.click()
    yield "somebody's cards"
    guest.press("Escape")
    guest.page.locator("header button[aria-expanded]:visible").last.click()
    yield "menu"
    guest.press("Escape")
    guest.press("Escape")
    put_before_the_fight(server, code)
    guest.expect_turn()
    guest.play()
    guest.until("the fight begins", lambda: guest.state() == "fight")
    yield "fight"
    while guest.state() == "fight":
        guest.press(" ")
        yield "further into the fight"


def walk_end(guest: Guest, server: ThreadServer, go: Callable[[str], None]) -> Iterator[str]:
    others = [Person(server.port, name) for name in ("Ben", "Cleo")]
    code = finished(server, [guest.person, *others])
    for other in others:
        other.close()
    go(f"/t/{code}")
    expect(guest.ending).to_be_visible()
    expect(guest.page.get_by_role("heading", level=1)).to_have_count(1)
    yield "finished"
    for moment in REPLAYED:
        guest.follow("/me")
        guest.follow(f"/t/{code}/replay#n={moment}")
        expect(guest.castle).to_be_visible()
        yield f"replay at {moment}"
