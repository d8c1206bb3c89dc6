"""Kingscraft in words: every move of the list can be typed."""

from __future__ import annotations

import pytest
from rules.kingscraft.positions import GAME

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.terminal.board import position_at
from monstertisch.terminal.kingscraft.board import TableBoard
from monstertisch.terminal.screen import TerminalTexts


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_the_list_can_be_typed(seed: int) -> None:
    """The words that are proposed for a move mean this move, in both languages, whatever the position."""
    players = 2 + seed % 3
    characters = ["rogue", "alchemist", "assassin", "merchant", "nobleman"][seed % 2 :][:players]
    setup = GAME.setup(players, {"character": characters, "king": ["any", "K_PIRAT"][seed % 2]})
    match = Match(GAME, setup, Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"][:players])
    chance = Luck(secret_of(100 + seed))
    languages = [TerminalTexts(language, GAME) for language in ["de", "en"]]
    boards = [
        [TableBoard(GAME.moves, GAME.card_rows(), texts, match.seats, seat) for texts in languages] for seat in range(players)
    ]
    kinds = set()
    for turn in range(500):
        if match.over:
            break
        seat = match.state.to_act()[0]
        position = position_at(match.state, seat)
        for board in boards[seat] if turn % 10 == 0 else []:
            for number, action in enumerate(board.order(position)):
                kind = GAME.moves.spell_out(action)["kind"]
                if kind in kinds and (turn // 10 + number) % 5:  # every fifth, position by position another
                    continue
                kinds.add(kind)
                words = board.phrase(position.view, action)
                meant = board.meant(words.casefold(), position) or []
                assert [one for one in meant if one in position.options] == [action], f"seed {seed}: {words}"
        match.play(seat, position.options[chance.below("any", len(position.options))])

    assert len(kinds) >= 8
