"""One more guard, which is but a row: beaten in the engine, met in the terminal and on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import Guests
from browser.tables import put, running
from playwright.sync_api import expect
from rules.maechtige_monster.positions import A, castle, of, play
from server.running import ThreadServer
from terminal.tables import table_at

from monstertisch.core.game import State


def before_the_last_card() -> State:
    """The new guard stands at the gate."""
    return castle("5b4c 4b3c 3a..", guards="2/7/12 1 1", hands={A: "12"}, turn=A)


def test_it_is_beaten_and_looted() -> None:
    """R18, R19: five and four beat it, and the five gets the larger half of twelve."""
    events = play(before_the_last_card(), A, "1 on 3.2")

    assert of(events, "revealed")[0]["card"] == "G2-13"
    assert sum(loot["amount"] for loot in of(events, "loot") if loot["guard"] == 1) == 12


def test_the_terminal_tells_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table_at(before_the_last_card(), tmp_path, "de").answer("1 3.2")

    said = " ".join(capsys.readouterr().out.split())
    assert "Wächter 1 hat Stärke 7 und Beute 12; die Monster bringen 9. Wächter 1 ist geschlagen." in said


def test_the_page_shows_it_and_fights_it(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    ada.goto("/cards/maechtige_monster")
    expect(ada.page.locator("li.guard").filter(has_text="G2-13")).to_contain_text("7")
    code = running(server, [ada], players=3)
    put(server, code, before_the_last_card())
    ada.open(code)
    ada.expect_turn()
    ada.play()
    ada.end_fight()

    expect(ada.page.get_by_role("log")).to_contain_text("Wächter 1 hat Stärke 7, gegen ihn stehen 9. Besiegt, Beute 12")
