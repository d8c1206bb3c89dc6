"""The Bear Potion, a potion that is but a row: drunk in the engine, explained in the terminal, drunk on the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser import kingscraft
from browser.conftest import Guests
from browser.tables import match_of
from rules.kingscraft.positions import A, Play, table
from server.running import ThreadServer
from terminal.tables import table_of

from monstertisch.core.game import Data
from monstertisch.core.match import Entry, Match
from new_cards.pages import drawn, goto_cards

NAME, TEXT = "Bärentrank", "+6 Stärke"


def before_the_roll() -> Play:
    setting = table().hero(A, potions="Bear Potion").creatures("Drool Slime")
    return setting.start().choose("attack1", "heal").go_to("window")


def spelled(match: Match, entry: Entry) -> Data:
    return match.setup.moves.spell_out(entry.action) if entry.action is not None else {}


def test_it_is_drunk() -> None:
    """R73, R120: six strength in this fight."""
    game = before_the_roll().do(A, "play Bear Potion", dice="1")

    assert game.last("compared")["hero_power"] == 1 + 6


def test_the_terminal_explains_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table_of(before_the_roll(), tmp_path, "de").answer("? bärentrank")

    assert TEXT in " ".join(capsys.readouterr().out.split())


def test_the_page_shows_it_and_drinks_it(guests: Guests, server: ThreadServer) -> None:
    [ada] = guests("Ada")
    assert TEXT in goto_cards(ada, "kingscraft", "Tränke", NAME)
    player = kingscraft.Player(ada)
    code = kingscraft.seated(server, [ada], before_the_roll())
    player.open(code)
    player.expect_question("window")
    potion = player.thing("potion:P26")
    assert drawn(potion)
    potion.click()
    match = match_of(server, code)
    ada.until("the potion is drunk", lambda: {"kind": "play", "potion": "P26"} in [spelled(match, one) for one in match.entries])
