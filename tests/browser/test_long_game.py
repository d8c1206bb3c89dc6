"""A long game in the page: opened like any other, its log read back page by page; and tables that cannot be opened."""

from __future__ import annotations

import random

import pytest
import sqlalchemy as sa
from playwright.sync_api import expect
from server.long_games import forget, lose_position, play_in_one_go
from server.running import ThreadServer

from monstertisch.games import GAMES

from .conftest import Guests
from .tables import finished, running

ENTRIES = 700


def test_the_log_of_a_long_game_is_read_back_to_its_first_round(guests: Guests, server: ThreadServer) -> None:
    ada, ben = guests("Ada", "Ben")
    code = running(server, [ada, ben], game="kingscraft")
    match = play_in_one_go(server, code, ENTRIES, random.Random(7))
    ada.goto(f"/t/{code}")
    ada.button("Verlauf").click()
    log = ada.page.get_by_role("log")
    rounds = log.locator("> details")
    older = log.get_by_role("button", name="Ältere zeigen")
    expect(older).to_be_visible()
    known = rounds.count()
    older.scroll_into_view_if_needed()
    while older.count():
        shown = rounds.count()
        older.click()
        expect(rounds.nth(shown)).to_be_attached()

    expect(rounds.last).to_contain_text("Runde 1")
    assert rounds.count() == match.state.round() - 1
    ada.page.reload()
    ada.button("Verlauf").click()
    expect(older).to_be_visible()
    assert rounds.count() == known


def test_a_game_that_outlived_an_update_says_so_in_its_log(
    guests: Guests, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = guests("Ada", "Ben")
    code = running(server, [ada, ben], game="kingscraft")
    play_in_one_go(server, code, 36, random.Random(7))
    monkeypatch.setattr(GAMES["kingscraft"], "rules_version", 9)
    ada.goto(f"/t/{code}")
    ada.button("Verlauf").click()

    expect(ada.page.get_by_role("log")).to_contain_text("Ab Zug 37 gelten die Regeln in Fassung 9.")


def test_a_table_that_cannot_be_opened_is_listed_with_its_file(guests: Guests, server: ThreadServer) -> None:
    [ada, ben] = guests("Ada", "Ben")
    code = running(server, [ada, ben], game="kingscraft", title="Dienstag")
    forget(server, code)
    server.run(server.house.store.write(sa.text("update tables set options = '{' where code = :code").bindparams(code=code)))
    ada.expected.append("410")
    ada.goto("/")
    row = ada.page.get_by_role("article").filter(has_text="Dienstag")
    expect(row).to_contain_text("Dieser Tisch lässt sich nicht öffnen.")
    expect(row.get_by_role("link", name="Spieldatei laden")).to_have_attribute("href", f"/api/tables/{code}/match")
    ada.goto(f"/t/{code}")

    expect(ada.page.get_by_role("alert")).to_contain_text("beschädigt")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Spieldatei laden").click()
    assert download.value.suggested_filename == f"monstertisch-{code}.jsonl"


def test_a_finished_game_whose_board_is_gone_is_told_in_words(
    guests: Guests, server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo = guests("Ada", "Ben", "Cleo")
    code = finished(server, [ada.person, ben.person, cleo.person])
    forget(server, code)
    monkeypatch.setattr(GAMES["maechtige_monster"], "rules_version", 9)
    lose_position(server, code)
    ada.goto(f"/t/{code}")

    expect(ada.page.get_by_text("Seit diesem Spiel haben sich die Regeln geändert.")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Runde 6")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Runde 1", exact=True)).to_be_visible()
