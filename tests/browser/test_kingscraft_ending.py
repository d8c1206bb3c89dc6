"""The end of Kingscraft in place of its board: who beat the king and how, everyone's deeds counted, nobody waiting."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from rules.kingscraft.positions import C
from server.running import ThreadServer

from .conftest import Guests
from .guests import PHONE, Guest
from .kingscraft import Player, before_the_king_falls, faults_on_all, the_king_falls
from .player import play_on
from .rich import SCREENS, Size
from .tables import match_of

WORDS: dict[str, dict[str, Any]] = {
    "de": {
        "winner": "Ben gewinnt",
        "you": "Du · Ada",
        "moment": "König Theobald fällt in Runde 1: Ben gewinnt",
        "worn": "Getragen: Siebenmeilenstiefel, Drachenhelm, Zweihänder und Heldenschwert.",
        "counts": ["Stufe 1 besiegt", "Stufe 2 besiegt", "Stufe 3 besiegt", "König gefordert", "geschmiedet", "Tränke getrunken"],
        "places": "Ergebnis",
        "waits": "wartet",
        "over": "Das Spiel ist aus",
    },
    "en": {
        "winner": "Ben wins",
        "you": "You · Ada",
        "moment": "King Theobald falls in round 1: Ben wins",
        "worn": "Worn: Seven-League Boots, Dragon Helm, Greatsword and Hero’s Sword.",
        "counts": ["level 1 beaten", "level 2 beaten", "level 3 beaten", "king challenged", "forged", "potions drunk"],
        "places": "Result",
        "waits": "wait",
        "over": "The game is over",
    },
}


def rows_of(guest: Guest, words: dict[str, Any]) -> Locator:
    return guest.ending.get_by_role("region", name=words["places"]).get_by_role("listitem")


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_ending_says_who_beat_the_king_and_what_everyone_did(guests: Guests, server: ThreadServer, language: str) -> None:
    """R141, R142: the one who beat the king first, then the others, who share a place; each with the same six counts."""
    words = WORDS[language]
    [ada] = guests("Ada", language=language)
    code, people = before_the_king_falls(server, ada)
    the_king_falls(code, people)
    ada.goto(f"/t/{code}")
    rows = rows_of(ada, words)
    expect(rows).to_have_count(3)
    assert match_of(server, code).state.result().scores == [0, 1, 0]

    assert rows.locator(".place").evaluate_all("all => all.map(one => one.lastChild.data)") == ["1", "2", "2"]
    expect(rows.nth(0)).to_contain_text("Ben")
    expect(rows.filter(has_text=words["you"])).to_have_count(1)
    for row in rows.all():
        assert row.locator(".parts [aria-label], .parts svg title").count() == len(words["counts"])
        expect(row.locator(".parts b")).to_have_count(len(words["counts"]))
    expect(rows.nth(0).locator(".parts b").nth(3)).to_have_text("1")  # challenged the king once
    expect(ada.page.locator(".legend")).to_contain_text(words["counts"][3])
    expect(ada.page.locator(".winner h2")).to_have_text(words["winner"])
    expect(ada.page.locator(".winner li").first).to_have_text(words["worn"])
    expect(ada.page.locator(".winner .moment")).to_contain_text(words["moment"])
    table = ada.page.locator(".table").inner_text()
    assert words["waits"] not in table
    assert " :" not in table  # the king rolls nothing, so the log says nothing of his dice


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_last_fight_is_seen_before_the_ending_and_the_ending_stays(guests: Guests, server: ThreadServer, language: str) -> None:
    """Whoever watches is shown how the king falls, then who won; the board does not come back, not even to a new page."""
    words = WORDS[language]
    [ada] = guests("Ada", language=language)
    code, people = before_the_king_falls(server, ada)
    player = Player(ada)
    player.open(code)
    player.expect_question("choose")
    the_king_falls(code, people)
    ada.until("the fight is shown", lambda: player.state == "scene")
    expect(ada.ending).to_have_count(0)
    assert words["winner"] not in player.prompted
    play_on([player], until=lambda: player.state == "over")

    for _ in range(2):
        expect(ada.page.locator(".winner h2")).to_have_text(words["winner"])
        expect(ada.page.locator(".is-over")).to_have_text(words["over"])
        expect(ada.page.locator(f"[data-board='{C}'], .forge")).to_have_count(0)
        ada.page.reload()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("screen", "sizes"), SCREENS)
def test_the_ending_fits_on_every_screen(
    guests: Guests, server: ThreadServer, language: str, screen: dict[str, Any], sizes: list[Size]
) -> None:
    [ada] = guests("Ada", language=language, **screen)
    code, people = before_the_king_falls(server, ada)
    the_king_falls(code, people)
    ada.goto(f"/t/{code}")
    expect(ada.page.locator(".winner li").first).to_be_visible()

    assert faults_on_all(ada, sizes, phone=screen is PHONE) == {}
