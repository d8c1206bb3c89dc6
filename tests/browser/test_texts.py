"""German and English on every page: complete, and the page says which one it speaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.running import ThreadServer

from .conftest import Guests
from .guests import Guest
from .tables import running
from .walk import walk

ROOT = Path(__file__).parents[2]
FILES = [*ROOT.glob("src/monstertisch/**/*.ftl"), *ROOT.glob("web/src/texts/*.ftl")]
FIRST_WORDS = {name.split("-")[0] for file in FILES for name in re.findall(r"^([a-z]+-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)}
KEY = re.compile(r"(?<![\w/.-])([a-z]+)-[a-z][\w-]*")


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_missing_on_any_page(guests: Guests, server: ThreadServer, language: str) -> None:
    """A missing text shows its name and complains to the console, which fails the test as well."""
    [guest] = guests("Ada", language=language)
    for where in walk(guest, server):
        assert names_of_texts(guest) == [], where
        assert guest.page.locator("html").get_attribute("lang") == language, where


def names_of_texts(guest: Guest) -> list[str]:
    shown: str = guest.page.evaluate(
        """() => [document.body.innerText, document.title, ...[...document.querySelectorAll("[aria-label], [placeholder], [title]")]
            .flatMap(one => [one.ariaLabel, one.placeholder, one.title])].join("\\n")"""
    )
    return [found[0] for found in KEY.finditer(shown) if found[1] in FIRST_WORDS and found[0] != "game-icons"]


def test_the_language_changes_without_a_reload(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.goto("/")
    guest.page.evaluate("document.body.dataset.here = 'yes'")
    guest.button("Sprache wechseln").click()
    expect(guest.button("Play now")).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    assert guest.page.evaluate("document.body.dataset.here") == "yes"
    guest.button("Change language").click()
    expect(guest.button("Sofort spielen")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_move(guests: Guests, server: ThreadServer) -> None:
    [guest] = guests("Ada")
    guest.open(running(server, [guest], players=3))
    guest.expect_turn()
    guest.playable.first.click()
    guest.button("Menü").click()
    guest.button("English").click()
    guest.page.keyboard.press("Escape")

    expect(guest.prompt).to_contain_text("Your turn")
    expect(guest.page.locator("[data-picked]")).to_have_count(1)
