"""Why a wish is refused: each reason with its rule, and the order of R13 and Q44."""

from __future__ import annotations

from typing import Any

import pytest

from monstertisch.core.chance import Script
from monstertisch.core.reason import IllegalMove, Reason

from .positions import GAME, A, B, castle, fight, move, refused
from .random_play import random_games

OVER = "1a1b 2a2b 1c2c"

# Every wish below is refused for its reason and for all those after it; the next line takes only this first reason away.
STAIRS: list[tuple[str, str, dict[str, Any], str]] = [
    ("not-your-turn", "R11", {"slots": "5b1c .... ....", "turn": B, "hands": {A: "234"}, "gold": 0}, "1 on 4.1"),
    ("no-such-guard", "R3", {"slots": "5b1c .... ....", "hands": {A: "234"}, "gold": 0}, "1 on 4.1"),
    ("not-in-hand", "R11", {"slots": "5b1c .... ....", "hands": {A: "234"}, "gold": 0}, "1 on 1.1"),
    ("tile-forbids", "R31", {"slots": "5b1c .... ....", "hands": {A: "123"}, "gold": 0}, "1 on 1.1"),
    ("five-stays", "R15", {"slots": "5b1c .... ....", "hands": {A: "123"}, "gold": 0, "tile": None}, "1 on 1.1"),
    ("not-higher", "R13", {"slots": "4b2c .... ....", "hands": {A: "123"}, "gold": 0, "tile": None}, "1 on 1.1"),
    ("sum-reached", "R13a", {"slots": "4b2c .... ....", "hands": {A: "125"}, "gold": 0, "tile": None}, "5 on 1.1"),
    ("too-little-gold", "R13b", {"slots": "3b2c .... ....", "hands": {A: "125"}, "gold": 0, "tile": None}, "5 on 1.1"),
]


@pytest.mark.parametrize(("code", "rule", "position", "wish"), STAIRS, ids=[code for code, *_ in STAIRS])
def test_the_first_reason_that_applies_is_given(code: str, rule: str, position: dict[str, Any], wish: str) -> None:
    """R13, Q44, R3, R11, R31, R15, R13a, R13b: the order of the reasons, one step at a time."""
    reason = castle(**{"tile": "no_strength_1", **position}).why_not(A, move(wish))

    assert reason is not None
    assert (reason.code, reason.rule) == (code, rule)


def test_when_no_reason_is_left_the_wish_is_legal() -> None:
    """R13, R13b: the foot of the stairs: with one gold the 5 displaces the 3."""
    assert refused(castle("3b2c .... ....", hands={A: "125"}, gold=1), A, "5 on 1.1") is None


@pytest.mark.parametrize("wish", ["3 on 1.1", "3 on 4.1", "5 on 1.2", "1 on 1.1"])
@pytest.mark.parametrize("seat", [A, B])
def test_after_the_end_every_wish_is_refused_for_that(seat: int, wish: str) -> None:
    """Q44, R28: whoever wishes whatever; the end comes before every other reason."""
    assert refused(fight(OVER, in_round=6).state, seat, wish) == "R28"


def test_a_number_that_is_no_move_is_refused_before_the_castle_is_looked_at() -> None:
    """Q44, R11: below 0 or from 60 on; but the turn comes first."""
    state = castle(".... .... ....")

    for number in [-1, GAME.moves.count, 10**6]:
        reason, out_of_turn = state.why_not(A, number), state.why_not(B, number)
        assert reason == Reason("no-such-move", "R11")
        assert out_of_turn is not None
        assert out_of_turn.code == "not-your-turn"


@pytest.mark.parametrize(
    "spelled",
    [
        {},
        None,
        "4 on 2",
        {"kind": "place", "strength": 4, "guard": 2},
        {"kind": "place", "strength": 0, "guard": 1, "slot": 1},
        {"kind": "place", "strength": 6, "guard": 1, "slot": 1},
        {"kind": "place", "strength": 1, "guard": 0, "slot": 1},
        {"kind": "place", "strength": 1, "guard": 7, "slot": 1},
        {"kind": "place", "strength": 1, "guard": 1, "slot": 3},
        {"kind": "place", "strength": True, "guard": 1, "slot": 1},
        {"kind": "place", "strength": 1.0, "guard": 1, "slot": 1},
        {"kind": "displace", "strength": 1, "guard": 1, "slot": 1},
        {"kind": "place", "strength": 1, "guard": 1, "slot": 1, "gold": 0},
    ],
)
def test_what_does_not_spell_out_card_guard_and_slot_is_no_move(spelled: object) -> None:
    """Q44, R11: refused while it is read."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.moves.read(spelled)

    assert refusal.value.reason.rule == "R11"


@pytest.mark.parametrize(("players", "guard"), [(3, 4), (3, 6), (4, 5), (5, 6)])
def test_a_guard_the_castle_does_not_have_is_refused(players: int, guard: int) -> None:
    """Q44, R3: there are as many guards as players."""
    assert refused(castle(" ".join(["...."] * players)), A, f"1 on {guard}.1") == "R3"


def test_slot_one_first_comes_last() -> None:
    """Q44, R12: the guard, the hand and the tile are looked at before."""
    state = castle(".... .... ....", hands={A: "123"}, tile="no_strength_1")

    assert refused(state, A, "3 on 4.2") == "R3"
    assert refused(state, A, "5 on 1.2") == "R11"
    assert refused(state, A, "1 on 1.2") == "R31"
    assert refused(state, A, "3 on 1.2") == "R12"


def test_a_reason_tells_the_numbers_that_decide() -> None:
    """R13a, R13b, R13: sum and maximum, price and gold, the strength lying there."""
    full = castle("4b2c .... ....", hands={A: "125"}).why_not(A, move("5 on 1.1"))
    poor = castle("3b.. .... ....", guards="3 1 1", hands={A: "125"}, gold=2).why_not(A, move("5 on 1.1"))
    low = castle("3b.. .... ....", hands={A: "125"}).why_not(A, move("2 on 1.1"))

    assert full is not None
    assert (full.params["sum"], full.params["limit"]) == (6, 6)
    assert poor is not None
    assert (poor.params["price"], poor.params["gold"]) == (3, 2)
    assert low is not None
    assert low.params["lying"] == 3


@pytest.mark.parametrize(("code", "rule", "position", "wish"), STAIRS, ids=[code for code, *_ in STAIRS])
def test_a_refused_move_is_answered_with_the_same_reason_and_changes_nothing(
    code: str, rule: str, position: dict[str, Any], wish: str
) -> None:
    """R11, R13, Q44: playing it raises what asking told, and the position stays."""
    state = castle(**{"tile": "no_strength_1", **position})
    before = state.to_data()
    with pytest.raises(IllegalMove) as refusal:
        state.play(A, move(wish), Script({}))

    assert (refusal.value.reason.code, refusal.value.reason.rule) == (code, rule)
    assert state.to_data() == before


def test_a_move_is_legal_exactly_if_no_reason_speaks_against_it() -> None:
    """R11-R16, R31: options and reasons agree on all 60 moves in the positions of random games."""
    for step in random_games(16):
        for seat in range(len(step.state.purses())):
            free = [action for action in range(GAME.moves.count) if step.state.why_not(seat, action) is None]
            assert free == step.state.options(seat), f"seed {step.seed}"
