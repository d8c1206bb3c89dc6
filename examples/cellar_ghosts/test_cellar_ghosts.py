"""Cellar Ghosts keeps the contract of a game, with every table and with cards of one's own, and no word is missing."""

from cellar_ghosts import CellarGhosts
from cellar_ghosts.cards import PRINTED

from monstertisch.core.testing import check_game
from monstertisch.texts import missing

GAME = CellarGhosts()


def test_every_table_keeps_the_contract() -> None:
    check_game(GAME, [GAME.setup(players, {"long": long}) for players in [2, 3, 4] for long in [False, True]])


def test_own_cards_keep_the_contract() -> None:
    rows = {"ghosts": [{**row, "fright": 100 - row["fright"], "copies": 3} for row in PRINTED["ghosts"]]}

    check_game(GAME, [GAME.setup(3, None, rows)])


def test_no_word_is_missing() -> None:
    assert missing(GAME) == []
