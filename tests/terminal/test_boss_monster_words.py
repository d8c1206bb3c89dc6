"""Boss Monster in words: every move of the list can be typed, every question and event can be told."""

from __future__ import annotations

from collections import Counter

import pytest
from rules.boss_monster.positions import GAME

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.match import Match
from monstertisch.terminal.board import position_at
from monstertisch.terminal.boss_monster.board import TableBoard
from monstertisch.terminal.screen import TerminalTexts


@pytest.mark.parametrize("seed", range(4))
def test_every_move_of_the_list_can_be_typed(seed: int) -> None:
    """The words that are proposed for a move mean this move, in both languages, whatever the position."""
    players = 2 + seed % 3
    options = {"choose_boss": seed % 2 == 1, "room_for_coin": True, "intrigue": True, "optional_spells": seed > 1}
    match = Match(GAME, GAME.setup(players, options), Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"][:players])
    chance = Luck(secret_of(100 + seed))
    languages = [TerminalTexts(language, GAME) for language in ["de", "en"]]
    boards = [
        [TableBoard(GAME.moves, GAME.card_rows(), texts, match.seats, seat) for texts in languages] for seat in range(players)
    ]
    kinds = set()
    turn = 0
    while not match.over:
        seat = match.state.to_act()[0]
        position = position_at(match.state, seat)
        turn += 1
        for board in [boards[seat][turn % 2]] if len(position.options) > 1 else []:
            for action in board.order(position):
                words = board.phrase(position.view, action)
                meant = board.meant(words.casefold(), position) or []
                kinds.add(GAME.moves.spell_out(action)["kind"])
                assert [one for one in meant if one in position.options] == [action], f"seed {seed}: {words}"
        match.play(seat, position.options[chance.below("any", len(position.options))])

    assert len(kinds) >= 10


@pytest.mark.parametrize("seed", [100, 101, 102])
def test_every_question_and_event_of_a_game_has_its_words(seed: int) -> None:
    """For everybody at the table and for someone who only watches; each kind of question with its picture and explanation."""
    players = 2 + seed % 3
    options = {"choose_boss": True, "intrigue": True, "optional_spells": True, "empty_adventure_turns": True}
    match = Match(GAME, GAME.setup(players, options), Luck(secret_of(seed)), ["Anna", "Grimm", "Mira", "Knut"][:players])
    chance, texts = Luck(secret_of(1000 + seed)), TerminalTexts("en" if seed % 2 else "de", GAME)
    readers = [*range(players), None]
    boards = [TableBoard(GAME.moves, GAME.card_rows(), texts, match.seats, reader) for reader in readers]
    shown: Counter[str] = Counter()
    happened = [*match.opening]
    while not match.over:
        seat = match.state.to_act()[0]
        position, board = position_at(match.state, seat), boards[seat]
        kind = position.view["prompt"]["kind"]
        shown[kind] += 1
        if shown[kind] < 20 and len(position.options) > 1:
            assert all([board.picture(position), board.glance(position), board.choices(position), board.explain("", position)])
        happened += match.play(seat, position.options[chance.below("any", len(position.options))]).events
    for board in boards:
        seen = [event.seen_by(board.reader) for event in happened]
        assert len(board.story([facts for facts in seen if facts is not None])) > 20

    assert len(shown) >= 8
