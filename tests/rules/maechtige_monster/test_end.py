"""The end: R26, R28 and Q34."""

from __future__ import annotations

import pytest

from monstertisch.core.game import State

from .positions import A, B, C, D, castle, fight, of, refused, to_move
from .random_play import random_games

LAST_ROUND = {3: "1a1b 1c2a 2b2c", 4: "1a1b 1c1d 2a2b 2c2d"}


def final(*gold: int) -> State:
    """A game that ended with this gold: in its last round guard 1 held, and everyone paid 2 for his 1 and 2."""
    return fight(LAST_ROUND[len(gold)], guards="3" + " 1" * (len(gold) - 1), gold=[seat + 2 for seat in gold], in_round=6).state


def test_most_gold_wins() -> None:
    """R28: the rulebook's example: Inga 32, Jenny 23, Frank and Ani 19."""
    inga, ani, frank, jenny = A, B, C, D
    result = final(32, 19, 19, 23).result()

    assert result.scores == [32, 19, 19, 23]
    assert result.winners == [inga]
    assert [result.places[seat] for seat in [inga, jenny, frank, ani]] == [1, 2, 3, 3]


def test_equal_gold_shares_the_victory() -> None:
    """R28, Q34: no tie-break; the next place is the third."""
    result = final(20, 20, 3).result()

    assert result.winners == [A, B]
    assert result.places == [1, 1, 3]


def test_all_may_win_together() -> None:
    """R28, Q34: three equal purses, three winners."""
    assert final(5, 5, 5).result().winners == [A, B, C]


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_the_game_ends_with_its_last_tile(players: int, rounds: int) -> None:
    """R26: the round before goes on, the last one does not."""
    slots = " ".join(f"1{seat}2{seat}" for seat in "abcdef"[:players])
    before = fight(slots, in_round=rounds - 1).state
    last = fight(slots, in_round=rounds).state

    assert to_move(before) is not None
    assert to_move(last) is None


def test_nobody_has_a_move_after_the_end() -> None:
    """R28: no options for any seat, and every wish is refused."""
    state = final(1, 2, 3)

    assert [state.options(seat) for seat in [A, B, C]] == [[], [], []]
    assert refused(state, A, "3 on 1.1") == "R28"


def test_the_end_is_announced_once_with_scores_places_and_winners() -> None:
    """R28: in random games the last move, and no other, tells the result."""
    for step in random_games(32):
        told = of(step.events, "over")
        assert bool(told) == (to_move(step.state) is None), f"seed {step.seed}"
        if told:
            scores = step.state.purses()
            best = [seat for seat, gold in enumerate(scores) if gold == max(scores)]
            assert (told[0]["scores"], told[0]["winners"]) == (scores, best), f"seed {step.seed}"


def test_the_result_before_the_end_is_how_it_stands() -> None:
    """R28: asked earlier, the purses are compared as they are."""
    assert castle(".... .... ....", gold=[1, 9, 9]).result().winners == [B, C]
