"""Phase 3: R22-R27, Q28-Q33 and Q35."""

from __future__ import annotations

from itertools import permutations

import pytest

from .positions import GAME, A, B, C, D, F, aside, castle, fight, hand, play, play_on, to_move, written
from .random_play import random_game, random_games

# Healing


def test_owners_pay_at_the_lost_guard_and_behind_it() -> None:
    """R22: the rulebook's bill: Inga 1 and Ani 1 at the lost third guard, Frank 2 at the last, Jenny nothing."""
    raid = fight("2d3a 3d4b 2a2b 1c2c", guards="1/4/4 1/6/6 3/9/15 2/8/10")

    assert raid.lost == 3
    assert raid.healing == [1, 1, 2, 0]


def test_monsters_at_beaten_guards_cost_nothing() -> None:
    """R22: B's 5 and 4 won at guards 1 and 2; A and C pay for guard 3."""
    raid = fight("5b3a 4b4c 1c1a", guards="1 1 1")

    assert raid.lost == 3
    assert raid.healing == [1, 0, 1]


def test_nobody_pays_if_all_guards_were_beaten() -> None:
    """R22: no lost guard, no healing."""
    raid = fight("5a5b 5c4a 4b4c", guards="1 1 1")

    assert raid.lost is None
    assert raid.healing == [0, 0, 0]


@pytest.mark.parametrize(("one", "other", "bill"), [(1, 2, 1 + 1), (2, 3, 1 + 2), (3, 4, 2 + 2), (4, 5, 2 + 3), (5, 1, 3 + 1)])
def test_the_cost_is_read_from_the_monster(one: int, other: int, bill: int) -> None:
    """R22, R1: 1, 1, 2, 2, 3 for strengths 1 to 5; no other costs give these five bills."""
    raid = fight(f"1b1c {one}a2b 2c{other}a", guards="3 1 1")

    assert raid.healing[A] == bill


def test_healing_goes_to_the_bank() -> None:
    """R22: what is paid leaves the table; nobody gains."""
    raid = fight("1a1b 2a2b 1c2c", guards="3 1 1")

    assert raid.gold == [6, 6, 6]


def test_whoever_has_too_little_pays_what_he_has() -> None:
    """R23, Q28: C owes 3+2 with 4 gold, B owes 2 with none; no debt is left."""
    raid = fight("1a1b 2a2b 5c4c", guards="3 1 1", gold=[8, 0, 4])

    assert raid.gold == [6, 0, 0]
    assert raid.healing == [2, 0, 4]


def test_a_waived_rest_is_not_owed_later() -> None:
    """R23: B owed 2 and paid nothing; in the next round he wins 3 and pays no more than the 2 of that round."""
    state = fight("1a1b 2a2b 5c4c", guards="3 1 1", gold=0, next_guards="1/6/6 3 1").state
    raid = play_on(state, "5 on 1.1", "1 on 2.1", "3 on 1.2", "3 on 3.1", "2 on 3.2", "4 on 2.2")

    assert (raid.loot[B], raid.healing[B], raid.gold[B]) == (3, 2, 1)


def test_the_order_of_payments_does_not_matter() -> None:
    """Q29: wherever the six lost monsters lie, everyone pays one sum for his own."""
    monsters = ["1a", "5a", "2b", "4b", "1c", "3c"]
    orders = [order for order in permutations(monsters) if int(order[0][0]) + int(order[1][0]) < 7]
    bills = {tuple(fight(f"{a}{b} {c}{d} {e}{f}", guards="3/7/11 1 1", gold=[9, 2, 1]).gold) for a, b, c, d, e, f in orders}

    assert bills == {(9 - 4, 0, 0)}


def test_under_the_healing_tile_fours_and_fives_cost_four() -> None:
    """Q30: 4 for each of them, 1 to 3 as printed."""
    raid = fight("1a2b 3b4a 1c5c", guards="3 1 1", tile="heal_4_and_5_cost_4")

    assert raid.healing == [1 + 4, 1 + 2, 1 + 4]


# Taking up the cards


def test_aside_cards_join_the_hand_and_played_ones_go_aside() -> None:
    """R24: Jenny keeps the 1, takes up 4 and 5, and lays 2 and 3 aside."""
    state = fight("2d3d 1a2a 1b2b 1c2c", hands={D: "1"}).state

    assert hand(state, D) == "145"
    assert aside(state, D) == "23"


def test_after_every_round_everyone_holds_what_he_did_not_play() -> None:
    """R24: in random games hand and aside follow from the cards in the castle, unless a tile changes hands."""
    for step in random_games(64):
        after = step.state.to_data()
        if not step.ends_round() or after["tile"] == "hand_3_4_5":
            continue
        for seat, held in enumerate(step.before["hands"]):
            played = GAME.moves.spell_out(step.action)["strength"] if seat == step.seat else 0
            kept = [card for card in held if card != played]
            assert after["hands"][seat] == sorted(kept + step.before["aside"][seat]), f"seed {step.seed}"
            assert len(after["aside"][seat]) == 2, f"seed {step.seed}"


# The next round


def test_all_guards_of_the_row_are_discarded() -> None:
    """R25, R27: new guards lie in their places, drawn from the pile."""
    raid = fight("1a1b 2a2b 1c2c", guards="1/3/3 2/5/8 3/7/11", next_guards="2/9/9 1/6/9 3/10/18")

    assert raid.state.to_data()["row"] == ["G2-09", "G1-12", "G3-12"]


def test_unrevealed_guards_are_discarded_unseen() -> None:
    """R25, Q37: guard 1 held, so guards 2 and 3 leave with their fronts unknown."""
    raid = fight("1a1b 2a2b 1c2c", guards="1/3/3 2/5/8 3/7/11")

    assert raid.state.view(None)["revealed"] == ["G1-01"]


def test_a_tile_leaves_the_stack_every_round() -> None:
    """R26: with the king the next one comes up."""
    raid = fight("1a1b 2a2b 1c2c", tile="last_plus10_loot", next_tile="no_strength_1", in_round=3)

    assert raid.state.round() == 4
    assert raid.state.view(None)["tile"] == "no_strength_1"


def test_the_start_marker_is_passed_clockwise() -> None:
    """R27: from C to D, and the last seat passes it to the first."""
    after_c = fight("1a1b 2a2b 1c2c 1d2d", start=C).state
    after_d = fight("1a1b 2a2b 1c2c 1d2d", start=D).state

    assert (to_move(after_c), to_move(after_d)) == (D, A)


def test_the_new_round_begins_with_an_empty_castle() -> None:
    """R27, R24: all slots free, three cards in every hand."""
    state = fight("1a1b 2a2b 1c2c").state

    assert written(state) == ".... .... ...."
    assert [len(hand(state, seat)) for seat in [A, B, C]] == [3, 3, 3]


@pytest.mark.parametrize(("players", "starts"), [(3, [2, 2, 2]), (4, [2, 2, 1, 1]), (5, [1] * 5), (6, [1] * 6)])
def test_with_four_players_two_of_them_start_twice(players: int, starts: list[int]) -> None:
    """Q35: six rounds and four players do not come out even; nothing makes up for it."""
    steps = list(random_game(players - 3))
    first = steps[0].before["start"]
    marked = {step.before["round"]: step.before["start"] for step in steps}

    turns = list(marked.values())
    assert [turns.count((first + offset) % players) for offset in range(players)] == starts


# Bank and last round


def test_the_bank_never_runs_out() -> None:
    """Q32: A and B own more than all 258 gold of the box and are paid in full all the same."""
    raid = fight("5a5b 1a1b 1c2c", guards="3/10/18 3 1", gold=[200, 200, 0])

    assert raid.loot == [9, 9, 0]
    assert raid.gold == [208, 208, 0]


def test_healing_counts_in_the_last_round() -> None:
    """Q33, R22-R24: fights, healing and taking up the cards are done as ever."""
    raid = fight("1a1b 2a2b 1c2c", guards="3 1 1", in_round=6)

    assert raid.gold == [6, 6, 6]
    assert aside(raid.state, A) == "12"


def test_after_the_last_round_the_row_stays_as_it_lies() -> None:
    """Q33, R25, R26: no discard, no deal, no new round, the marker stays."""
    raid = fight("1a1b 2a2b 1c2c", guards="1/3/3 2/5/8 3/7/11", in_round=6, start=B)
    after = raid.state.to_data()

    assert to_move(raid.state) is None
    assert after["row"] == ["G1-01", "G2-01", "G3-01"]
    assert (after["round"], after["start"], after["drawn"]) == (6, B, 18)


def test_with_six_players_the_last_round_needs_no_card_more() -> None:
    """Q31, Q33: the pile is used up by the sixth deal, and the game ends without another."""
    before = castle("1a1b 2a2b 1c1d 2c2d 1e1f 2e..", in_round=6, hands={F: "23"}, turn=F)
    top = before.view(None)["pile"]
    play(before, F, "2 on 6.2")

    assert top["count"] == 0
    assert to_move(before) is None
