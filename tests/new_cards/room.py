"""The Echo Gallery, a room that is but a row: built in the engine, explained in the terminal, laid on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser import boss_monster
from browser.conftest import Guests
from playwright.sync_api import expect
from rules.boss_monster.positions import A, Play, table
from server.running import ThreadServer
from terminal.tables import table_of

from new_cards.pages import drawn, goto_cards

NAME, TEXT = "Echogalerie", "Gebaut: +2 Münzen."


def about_to_build() -> Play:
    return table().seat(A, rooms="Loot Box", hand="Echo Gallery", coins=0).start()


def test_it_is_built_and_pays() -> None:
    """R41, R35: two coins, once it is turned up."""
    game = about_to_build().do(A, "place Echo Gallery").end_turn()

    assert game.room(A, "Echo Gallery")["damage"] == 2
    assert game.coins(A) == 2


def test_the_terminal_explains_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table_of(about_to_build(), tmp_path, "de").answer("? echogalerie")

    assert TEXT in " ".join(capsys.readouterr().out.split())


def test_the_page_shows_it_and_lays_it(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    assert TEXT in goto_cards(ada, "boss_monster", "Räume", NAME)
    player = boss_monster.Player(ada)
    player.open(boss_monster.seated(server, [ada], about_to_build()))
    player.expect_question("window")
    card = player.thing("hand:echo_gallery")
    assert drawn(card)
    card.click()
    player.thing("room:0:2").click()

    expect(ada.page.locator(".mine .down")).to_contain_text("galerie")
