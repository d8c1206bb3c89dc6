"""From the lobby to a seat: one click, a few keys, a link, a code, and everything that can be wrong with them."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests


def test_one_click_leads_from_the_lobby_to_a_running_table(guests: Guests) -> None:
    [guest] = guests("")
    guest.goto("/")
    guest.button("Sofort spielen").click()

    expect(guest.page).to_have_url(re.compile(r"/t/[A-Za-z0-9_-]{16}$"))
    guest.expect_turn()
    expect(guest.prompt).to_contain_text("Du bist dran")


def test_a_double_click_opens_one_table(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.goto("/")
    guest.button("Sofort spielen").dblclick()

    expect(guest.castle).to_be_visible()
    assert len(guest.person.get("lobby")["mine"]) == 1


def test_play_now_plays_the_chosen_game_and_remembers_it(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.goto("/")
    chosen = guest.page.get_by_label("Spiel für „Sofort spielen“")
    chosen.select_option("Kingscraft")
    expect(guest.page.get_by_text("gegen 2 Bots, die ordentlich spielen")).to_be_visible()
    guest.button("Sofort spielen").click()
    expect(guest.page).to_have_url(re.compile("/t/"))
    guest.goto("/")

    expect(chosen).to_have_value("kingscraft")
    assert [table["game"] for table in guest.person.get("lobby")["mine"]] == ["kingscraft"]


def test_a_new_table_offers_what_makes_sense_there(guests: Guests) -> None:
    """Whoever takes a character that is taken gets it, and gives their own for it."""
    [guest] = guests("Ada")
    guest.goto("/new#game=kingscraft")
    guest.page.get_by_text("Feinheiten").click()
    left_out = guest.page.get_by_label("Ohne die Tafeln")
    expect(left_out).to_have_count(0)
    guest.page.get_by_role("group", name="Wie viele spielen?").get_by_text("2", exact=True).click()
    left_out.select_option("B und F")
    expect(guest.page.get_by_label("Haudegen bremsen")).to_have_count(0)
    guest.page.get_by_text("Mit eigener Fähigkeit").first.click()
    guest.page.get_by_label("Charaktere, Platz 2").select_option("assassin")
    guest.page.get_by_label("Charaktere, Platz 1").select_option("swashbuckler")
    guest.page.get_by_text("Haudegen bremsen").click()
    guest.page.get_by_label("König").select_option("Ein junger")
    guest.button("Tisch eröffnen").click()

    expect(guest.page.get_by_text("König: Ein junger")).to_be_visible()
    [table] = guest.person.get("lobby")["mine"]
    assert table["options"] == {
        "character": ["swashbuckler", "assassin"],
        "king": "young",
        "forge_order": "alphabetical",
        "boards_out": "BF",
        "enemy_decider": "neighbour",
        "static_recipes": False,
        "handicap": True,
    }


def test_rules_and_cards_lead_to_every_game(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.goto("/")
    for page, title in [("Regeln", "Kingscraft: so wird gespielt"), ("Karten", "Karten · Kingscraft")]:
        guest.page.get_by_role("navigation", name="Seiten").get_by_role("link", name=page).click()
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Mächtige Monster")
        guest.link("Kingscraft").click()

        expect(guest.page.get_by_role("heading", name=title)).to_be_visible()
        expect(guest.link("Kingscraft")).to_have_attribute("aria-current", "page")


def test_whoever_opens_the_link_takes_a_seat(guests: Guests) -> None:
    host, friend = guests("Ada", "")
    code = host.person.new_table(3)["code"]
    host.goto(f"/t/{code}")
    friend.goto(f"/t/{code}")
    friend.page.get_by_label("Dein Name").fill("Ben")
    friend.button("Platz nehmen").click()

    for guest in (host, friend):
        expect(guest.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(friend.page.get_by_text("Ada startet das Spiel, sobald alle da sind.")).to_be_visible()
    expect(host.button("Losspielen")).to_be_disabled()

    host.button("Freien Platz mit Bot besetzen").click()
    host.button("Losspielen").click()
    for guest in (host, friend):
        expect(guest.castle).to_be_visible()


def test_a_seat_needs_a_name(guests: Guests) -> None:
    host, friend = guests("Ada", "")
    friend.goto(f"/t/{host.person.new_table(3)['code']}")
    friend.button(re.compile("Hier sitzen.*Platz 2")).click()

    expect(friend.page.get_by_role("alert")).to_have_text("Sag uns erst, wie du heißt.")
    expect(friend.page.get_by_label("Dein Name")).to_be_focused()


def test_a_wrong_link_says_so_and_leads_back(guests: Guests) -> None:
    [guest] = guests("Ada")
    guest.expected = ["404"]
    for link in ["AAAAAAAAAAAAAAAA", "short", "AAAAAAAAAAAAAAAA/replay"]:
        guest.goto(f"/t/{link}")
        expect(guest.page.get_by_role("alert")).to_contain_text("Diesen Tisch gibt es nicht.")
        guest.page.get_by_role("main").get_by_role("link", name="Zu den Tischen").click()
        expect(guest.button("Sofort spielen")).to_be_visible()


def test_a_full_table_can_only_be_watched(guests: Guests) -> None:
    host, friend, third, late = guests("Ada", "Ben", "Cleo", "Dora")
    code = host.person.new_table(3)["code"]
    late.goto(f"/t/{code}")
    expect(late.button("Platz nehmen")).to_be_visible()
    friend.person.take_seat(code, 1)
    third.person.take_seat(code, 2)
    expect(late.page.get_by_role("heading", name="Der Tisch ist voll")).to_be_visible()
    host.person.post(f"tables/{code}/start")

    expect(late.castle).to_be_visible()
    expect(late.prompt).to_contain_text("Du schaust zu.")


def test_the_last_seat_goes_to_whoever_is_first(guests: Guests, server: ThreadServer) -> None:
    """The other one is told so, on a page that still showed the seat as free."""
    host, friend, slow = guests("Ada", "Ben", "Cleo", alone=True)
    code = host.person.new_table(3)["code"]
    slow.expected = ["409"]
    slow.goto(f"/t/{code}")
    expect(slow.button("Platz nehmen")).to_be_visible()
    slow.context.route("**/seats/*", lambda route: (friend.person.take_seat(code, 1), route.continue_()))
    slow.button(re.compile("Hier sitzen.*Platz 2")).click()

    expect(slow.page.get_by_role("alert")).to_have_text("Da war jemand schneller. Nimm einen anderen Platz.")
    assert [seat.name for seat in server.table(code).seats] == ["Ada", "Ben", ""]


def test_the_host_removes_a_no_show(guests: Guests) -> None:
    host, friend = guests("Ada", "Ben")
    code = host.person.new_table(3)["code"]
    friend.person.take_seat(code, 1)
    host.goto(f"/t/{code}")
    row = host.page.get_by_role("listitem").filter(has_text="Ben")
    expect(row).to_contain_text("nicht da")
    host.button(re.compile("Entfernen.*Ben")).click()

    expect(row).to_have_count(0)
    friend.goto(f"/t/{code}")
    expect(friend.button("Platz nehmen")).to_be_visible()


def test_a_code_or_a_link_can_be_typed_into_the_lobby(guests: Guests) -> None:
    host, friend = guests("Ada", "Ben")
    code = host.person.new_table(3)["code"]
    friend.goto("/")
    field = friend.page.get_by_label("Tischcode oder Link")
    field.fill("no code")
    field.press("Enter")
    expect(friend.page.get_by_role("alert")).to_contain_text("Das ist kein Tischcode.")

    field.fill(f"{host.address}/t/{code}")
    field.press("Enter")
    expect(friend.button("Platz nehmen")).to_be_visible()


def test_a_listed_table_is_found_in_the_lobby(guests: Guests) -> None:
    host, friend = guests("Ada", "Ben")
    host.person.new_table(3, listed=True, title="Sturm auf die Burg")
    friend.goto("/")
    friend.link(re.compile("Mitspielen.*Sturm auf die Burg")).click()

    expect(friend.page.get_by_role("heading", name="Sturm auf die Burg")).to_be_visible()


def test_a_personal_link_brings_the_seats_to_another_device(guests: Guests) -> None:
    guest, other = guests("Ada", "")
    guest.goto("/")
    guest.button("Sofort spielen").click()
    guest.expect_turn()
    guest.goto("/settings")
    guest.button("Persönlichen Link machen").click()
    link = guest.page.get_by_label("Dein persönlicher Link").input_value()
    other.page.goto(link)
    expect(other.page).to_have_url(f"{other.address}/me")
    other.button("Hier weiterspielen").click()

    other.link("Weiter").click()
    other.expect_turn()


def test_the_way_back_and_forth_through_the_history_keeps_one_connection(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.goto("/")
    guest.button("Sofort spielen").click()
    guest.expect_turn()
    code = guest.page.url.rsplit("/", 1)[1]
    for _ in range(3):
        guest.page.go_back()
        expect(guest.button("Sofort spielen")).to_be_visible()
        guest.page.go_forward()
        guest.expect_turn()

    guest.until("the old sockets are closed", lambda: len(server.table(code).connections) == 1)
