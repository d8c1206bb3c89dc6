"""What a page may show and receive: no hidden card reaches a browser that must not know it, nor the eyes beside it."""

from __future__ import annotations

import itertools
import json
import re

import pytest
from playwright.sync_api import expect
from server.running import Message, ThreadServer

from .conftest import Guests
from .guests import LAPTOP, PHONE, Guest
from .tables import deal, match_of, on_turn, play_to_round, running

HAND = re.compile(r"(\d) Karten?(?:: ((?:\d, )*\d))?, \d von")


def shown_hands(guest: Guest) -> list[tuple[int, list[int]]]:
    """Of everyone at the table: how many cards, and which of them the page names."""
    seats = guest.page.get_by_role("navigation", name="Wer am Tisch sitzt").get_by_role("button").all()
    found = [HAND.search(seat.get_attribute("aria-label") or seat.inner_text()) for seat in seats]
    assert all(found)
    return [(int(one[1]), [int(card) for card in (one[2] or "").split(", ") if card]) for one in found if one]


def true_hands(server: ThreadServer, code: str) -> list[list[int]]:
    match = match_of(server, code)
    return [match.state.view(seat)["seats"][seat]["hand"] for seat in range(match.setup.players)]


def test_a_spectator_sees_no_hand_in_round_1_and_every_hand_from_round_2(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    [spectator] = guests("")
    code = running(server, people)
    spectator.open(code)
    assert shown_hands(spectator) == [(3, []), (3, []), (3, [])]

    play_to_round(people, code, 2)
    spectator.until("the fight is there", lambda: spectator.state() == "fight")
    spectator.end_fight()
    assert shown_hands(spectator) == [(3, sorted(hand)) for hand in true_hands(server, code)]


def test_no_frame_and_no_text_tells_a_spectator_a_hand_of_round_1(guests: Guests, server: ThreadServer) -> None:
    """Every view that came says what the rules let everyone know, and the page's code holds nothing else."""
    people = guests("Ada", "Ben", "Cleo")
    [spectator] = guests("")
    code = running(server, people)
    spectator.open(code)
    tables = [guest.person.join(code) for guest in people]
    shown: list[set[int]] = [set(), set(), set()]
    while tables[0].view["round"] == 1:
        mover = tables[tables[0].view["turn"]]
        do = mover.options[0]
        shown[mover.seat or 0].add(do["strength"])
        n = mover.n + 1
        mover.act(do)
        for table in tables:
            table.settle(n)
        spectator.until("the move reaches the page", lambda n=n: spectator.n == n)  # type: ignore[misc]
        check_frames(spectator, shown)

    page = spectator.page.content()
    assert "data-hand" not in page


def check_frames(spectator: Guest, shown: list[set[int]]) -> None:
    """Nothing names a card that its owner has not laid yet."""
    assert not any(json.loads(text)["type"] == "choices" for text in spectator.texts)
    for seen in itertools.chain(*spectator.views):
        if seen["view"]["round"] > 1:
            continue
        assert seen["seat"] is None
        for seat, facts in enumerate(seen["view"]["seats"]):
            named = {card for card in [*facts["hand"], *facts["aside"]] if card is not None}
            assert named <= shown[seat] or len(shown[seat]) == 3
        for guard in seen["view"]["guards"]:
            assert guard["front"] is None


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_cover_hides_the_cards_until_the_next_person_has_the_device(
    guests: Guests, server: ThreadServer, screen: Message
) -> None:
    """Hot seat in round 1: neither hand nor what lies aside, in no text, name or attribute, before the next person says so."""
    [guest] = guests("Ada", **screen)
    code = guest.person.new_table(3, humans=3, names=["Ada", "Ben", "Cleo"])["code"]
    deal(server, code)
    guest.person.post(f"tables/{code}/start")
    guest.open(code)
    for _ in range(3):
        name = ["Ada", "Ben", "Cleo"][match_of(server, code).state.to_act()[0]]
        expect(guest.prompt).to_contain_text(f"Gib das Gerät an {name}")
        expect(guest.hand).to_have_count(0)
        assert shown_cards(guest) == []
        guest.page.keyboard.press("1")
        assert shown_cards(guest) == []
        guest.button(f"Ich bin {name}").click()
        guest.expect_turn()
        expect(guest.hand).to_have_count(3)
        guest.play()


def shown_cards(guest: Guest) -> list[str]:
    """Every card that is named outside the castle, by text or to a screen reader."""
    return [
        str(found)
        for found in guest.page.evaluate(
            """() => {
              const small = document.querySelectorAll(".plate .aside .cards > *, .seat .cards > *");
              const found = [...small].map(one => one.textContent.trim());
              const named = [...document.querySelectorAll(".seat")].map(one => (one.ariaLabel ?? "") + one.innerText);
              const told = named.flatMap(text => /Karten?: ([\\d, ]+)/.exec(text)?.[1] ?? []);
              return [...found, ...told].filter(text => /\\d/.test(text));
            }"""
        )
    ]


def test_another_seat_is_never_in_the_page_of_a_player_in_round_1(guests: Guests, server: ThreadServer) -> None:
    people = guests("Ada", "Ben", "Cleo")
    code = running(server, people)
    mover = on_turn(server, code, people)
    mover.open(code)
    mover.expect_turn()

    own = people.index(mover)
    for seen in itertools.chain(*mover.views):
        assert seen["seat"] == own
        assert [facts["hand"] for seat, facts in enumerate(seen["view"]["seats"]) if seat != own] == [[None] * 3] * 2
    assert shown_hands(mover) == [(3, []), (3, [])]
