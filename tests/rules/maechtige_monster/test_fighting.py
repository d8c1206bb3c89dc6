"""Phase 2: R18-R21 and Q20-Q27."""

from __future__ import annotations

import pytest

from monstertisch.games.maechtige_monster.cards import printed_rows

from .positions import A, B, C, D, castle, fight, of, play, refused, written
from .random_play import random_games


def test_the_fights_begin_at_the_gate() -> None:
    """R18, R20: guard 1 is revealed first, then guard 2, and so on."""
    raid = fight("5a5b 5c4a 4b4c", guards="1 1 1")

    assert raid.revealed == [1, 2, 3]


def test_the_sum_of_both_monsters_is_compared_with_the_strength() -> None:
    """R18, R19: 4+2 = 6 is enough for strength 6."""
    raid = fight("4a2b 1a1b 1c2c", guards="1/6/8 3 1")

    assert raid.loot == [4, 4, 0]


def test_one_less_than_the_strength_is_not_enough() -> None:
    """R18, R21: 3+2 = 5 against strength 6."""
    raid = fight("3a2b 1a1b 1c2c", guards="1/6/8 1 1")

    assert raid.loot == [0, 0, 0]
    assert raid.lost == 1


def test_odd_loot_favours_the_stronger_monster() -> None:
    """R19: the rulebook's loot 11 against a guard of strength 6: Frank's 4 brings him 6, Inga's 2 brings her 5."""
    inga, ani, frank, jenny = A, B, C, D
    raid = fight("2a4c 3a5c 1b1d 2b2d", guards="2/6/11 3/9/15 1 1")

    shares = raid.loot
    assert [shares[seat] for seat in [inga, frank]] == [5, 6]
    assert [shares[seat] for seat in [ani, jenny]] == [0, 0]


def test_odd_loot_with_equal_strengths_leaves_one_gold_in_the_bank() -> None:
    """R19, Q20: loot 9 between 3 and 3 is 4 each."""
    raid = fight("3a3b 1a1b 1c2c", guards="1/6/9 3 1")

    assert raid.loot == [4, 4, 0]


def test_even_loot_is_halved_whoever_is_stronger() -> None:
    """R19: loot 6 between 5 and 1 is 3 each."""
    raid = fight("5a1b 1a2b 1c2c", guards="1/6/6 3 1")

    assert raid.loot == [3, 3, 0]


def test_the_owner_of_both_monsters_takes_all() -> None:
    """R19: loot 9, odd coin included."""
    raid = fight("4a2a 1b2b 1c2c", guards="1/6/9 3 1")

    assert raid.loot == [9, 0, 0]


def test_after_a_victory_the_next_guard_is_fought() -> None:
    """R20: until the last one is beaten; then nobody pays for healing."""
    raid = fight("5a5b 5c4a 4b4c", guards="1/6/6 1/6/8 1/3/5")

    assert raid.loot == [3 + 4, 3 + 2, 4 + 2]
    assert raid.gold == [15, 13, 14]


def test_the_first_lost_guard_ends_the_fights() -> None:
    """R21: guard 2 holds; guard 3, which would be beaten, stays face down and gives nothing."""
    raid = fight("3a3b 1c1a 5b5c", guards="1/6/6 3/7/11 1/3/3")

    assert raid.revealed == [1, 2]
    assert raid.loot == [3, 3, 0]
    assert raid.state.view(None)["revealed"] == ["G1-09", "G3-01"]


def test_the_lost_guard_gives_no_loot() -> None:
    """R21: not even with one missing point."""
    raid = fight("3a2b 1a1b 1c2c", guards="1/6/9 1 1", gold=0)

    assert raid.gold == [0, 0, 0]


def test_a_pair_of_equals_always_has_two_owners() -> None:
    """Q21: each player has each strength once; so it is in random games."""
    for step in random_games(64):
        slots, owners = (step.state.to_data()[key] for key in ["slots", "owners"])
        for place in range(0, len(slots), 2):
            if slots[place] and slots[place] == slots[place + 1]:
                assert owners[place] != owners[place + 1], f"seed {step.seed}"


def test_an_equal_pair_adds_three_once_before_splitting() -> None:
    """Q22, Q20: 8+3 = 11 between 3 and 3 pays 5 and 5."""
    raid = fight("3a3b 1a1b 1c2c", guards="1/6/8 3 1", tile="equal_pair_plus3_loot")

    assert raid.loot == [5, 5, 0]


def test_loot_does_not_fall_below_zero() -> None:
    """Q23, R19: loot 3 with -5 is 0; the winners neither get nor pay."""
    raid = fight("5a5b 5c4a 4b4c", guards="1/6/6 1/6/6 1/3/3", tile="last_minus3_strength_minus5_loot", gold=0)

    assert raid.gold == [3 + 3, 3, 3]


def test_a_guard_whose_strength_falls_below_zero_is_always_beaten() -> None:
    """Q23: strength 1 with -3 counts as 0, and 1+1 is more."""
    rows = printed_rows()
    rows["backs"][0]["strength"] = [1, 6]
    rows["guards"][0] |= {"strength": 1, "loot": 9}
    raid = fight("5a5b 5c4a 1b1c", guards="1 1 1/1/9", cards=rows, tile="last_minus3_strength_minus5_loot")

    assert of(raid.events, "revealed")[2]["strength"] == 0
    assert raid.lost is None


def test_with_our_cards_the_weakest_last_guard_falls_to_two_ones() -> None:
    """Q23: 3-3 = 0."""
    raid = fight("5a5b 5c4a 1b1c", guards="1 1 1/3/5", tile="last_minus3_strength_minus5_loot")

    assert raid.lost is None


def test_guard_two_may_become_unbeatable() -> None:
    """Q24: strength 10+2 holds against 5+5."""
    raid = fight("4a4b 5a5b 1c2c", guards="1 3/10/18 1", tile="second_plus2_strength_plus3_loot")

    assert raid.lost == 2


def test_loot_is_paid_at_each_victory_and_pays_for_healing() -> None:
    """Q27: A and B have no gold; what guard 1 brings them pays for their monsters behind it."""
    raid = fight("5a4b 1a1b 1c2c", guards="1/6/9 3 1", gold=0)

    assert raid.loot == [5, 4, 0]
    assert raid.healing == [1, 1, 0]
    assert raid.gold == [4, 3, 0]


def test_loot_comes_too_late_for_displacing() -> None:
    """Q27: C cannot pay to displace A's 2, though his last card will win him gold; when it has, phase 1 is over."""
    state = castle("5c4b 5b1a 2a..", guards="1/6/9 1/6/9 1", hands={C: "34"}, gold=0, turn=C)
    wished = refused(state, C, "3 on 3.1")
    play(state, C, "3 on 3.2")

    assert wished == "R13b"
    assert state.purses()[C] > 0
    assert written(state) == ".... .... ...."


@pytest.mark.parametrize("strength", [3, 4, 5, 6])
def test_a_pair_equal_to_the_maximum_of_the_back_always_wins(strength: int) -> None:
    """R2, R19: no level-1 front is stronger than the 6 on its back."""
    front = {3: "1/3/3", 4: "1/4/4", 5: "1/5/4", 6: "1/6/5"}[strength]
    raid = fight("4a2b 1a1b 1c2c", guards=f"{front} 3 1")

    assert raid.lost == 2
