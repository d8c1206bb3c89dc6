"""Phase 1: R11-R17 and Q1-Q18."""

from __future__ import annotations

from itertools import combinations

import pytest

from monstertisch.core.reason import IllegalMove

from .positions import (
    GAME,
    A,
    B,
    C,
    D,
    aside,
    castle,
    displacements,
    fight,
    hand,
    legal_moves,
    of,
    play,
    play_on,
    refused,
    to_move,
    written,
)
from .random_play import random_games

EMPTY = ".... .... .... ...."

# Turns


def test_the_start_player_begins_and_turns_go_clockwise() -> None:
    """R11: C, D, A, B, and C again."""
    state = castle(EMPTY, start=C)
    play_on(state, "1 on 1.1", "1 on 2.1", "1 on 3.1", "1 on 4.1")

    assert written(state) == "1c.. 1d.. 1a.. 1b.."
    assert to_move(state) == C


def test_a_turn_plays_exactly_one_hand_card_face_up() -> None:
    """R11: the card leaves the hand and everyone sees it in the castle."""
    state = castle(EMPTY, hands={A: "145"})
    play(state, A, "4 on 2.1")

    assert hand(state, A) == "15"
    assert state.view(None)["guards"][1]["slots"] == [{"seat": A, "strength": 4}, None]


def test_only_hand_cards_can_be_played() -> None:
    """R11, Q17: neither an aside card nor one in the castle; hand and aside are not swapped."""
    state = castle("3a.. .... .... ....", hands={A: "14"})

    assert {wish[0] for wish in legal_moves(state, A)} == {"1", "4"}
    assert refused(state, A, "2 on 2.1") == "R11"
    assert refused(state, A, "3 on 2.1") == "R11"


def test_there_is_no_passing() -> None:
    """R11, Q16: every move spells out a card and its place; "pass" is no move."""
    state = castle(EMPTY)

    assert {GAME.moves.spell_out(action)["kind"] for action in state.options(A)} == {"place"}
    with pytest.raises(IllegalMove) as refusal:
        GAME.moves.read({"kind": "pass"})
    assert refusal.value.reason.rule == "R11"


def test_nobody_else_has_a_move() -> None:
    """R11: only the seat whose turn it is may play."""
    state = castle(EMPTY, turn=B)

    assert [legal_moves(state, seat) for seat in [A, C, D]] == [[], [], []]


def test_cards_laid_aside_stay_there_for_the_whole_round() -> None:
    """Q17: in random games no aside card changes before the round ends."""
    for step in random_games(64):
        if not step.ends_round():
            assert step.state.to_data()["aside"] == step.before["aside"], f"seed {step.seed}"


# Placing


def test_a_card_may_go_to_any_guard_with_a_free_slot() -> None:
    """R12: to every guard but the full one; slot 1 is filled first, so each guard is one move."""
    state = castle("5b5c 3d.. .... ....", hands={A: "1"})

    assert [wish for wish in legal_moves(state, A) if wish[0] == "1"] == ["1 on 2.2", "1 on 3.1", "1 on 4.1"]


def test_slot_two_cannot_be_wished_while_slot_one_is_free() -> None:
    """R12: the same move has one name."""
    assert refused(castle(EMPTY), A, "1 on 2.2") == "R12"


def test_placing_costs_nothing() -> None:
    """R12: also without any gold, at a guard of level 3."""
    state = castle("4b.. .... ....", guards="3 1 1", gold=0)
    play(state, A, "1 on 1.2")

    assert state.purses() == [0, 0, 0]


def test_both_own_monsters_may_lie_at_one_guard() -> None:
    """R12: the second one beside the first."""
    state = castle("1a.. 1b.. 1c..")
    play(state, A, "2 on 1.2")

    assert written(state) == "1a2a 1b.. 1c.."


def test_a_displaced_slot_is_never_empty() -> None:
    """R12: slot 1 free with slot 2 filled never occurs in random games."""
    for step in random_games(64):
        slots = step.state.to_data()["slots"]
        assert all(slots[place] or not slots[place + 1] for place in range(0, len(slots), 2)), f"seed {step.seed}"


# Displacing: what is allowed


def test_a_pair_below_the_maximum_may_be_displaced() -> None:
    """R13, R13a, Q2: the rulebook's 3+2 = 5 is below the maximum 6, so either may go, although the new sum exceeds 6."""
    state = castle("3a2c .... .... ....", hands={B: "145"}, turn=B)

    assert displacements(state, B) == ["4 on 1.1", "4 on 1.2", "5 on 1.1", "5 on 1.2"]


def test_a_pair_that_reaches_the_maximum_is_safe() -> None:
    """R13a, Q2: the rulebook's 4+2 = 6 equals the maximum 6, so neither may go."""
    state = castle("4a2c .... .... ....", hands={B: "135"}, turn=B)

    assert displacements(state, B) == []
    assert refused(state, B, "5 on 1.1") == "R13a"


def test_the_displaced_monster_returns_to_its_owners_hand() -> None:
    """R13: the displacing card takes its slot, beside the other monster."""
    state = castle("3a2c .... .... ....", hands={B: "145", C: "15"}, turn=B)
    play(state, B, "4 on 1.2")

    assert written(state) == "3a4b .... .... ...."
    assert hand(state, C) == "125"


def test_a_lone_monster_may_be_displaced() -> None:
    """Q1: its own strength is the sum."""
    state = castle("4b.. .... ....", hands={A: "5"})

    assert displacements(state, A) == ["5 on 1.1"]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("lying", [1, 2, 3, 4])
def test_with_our_backs_the_limit_never_protects_a_lone_monster(level: int, lying: int) -> None:
    """Q1: every maximum is at least 6."""
    state = castle(f"{lying}b.. .... ....", guards=f"{level} 1 1", hands={A: "5"})

    assert refused(state, A, "5 on 1.1") is None


@pytest.mark.parametrize("card", [1, 2, 3])
def test_the_card_must_be_strictly_higher(card: int) -> None:
    """R13, Q3: neither a lower card nor an equal one displaces a 3."""
    state = castle("3b.. .... ....", hands={A: "123"})

    assert refused(state, A, f"{card} on 1.1") == "R13"


def test_free_slots_do_not_forbid_displacing() -> None:
    """R13, Q4: neither one at the same guard nor all the others."""
    state = castle("2b.. .... ....", hands={A: "345"})

    assert displacements(state, A) == ["3 on 1.1", "4 on 1.1", "5 on 1.1"]


@pytest.mark.parametrize("front", ["1/3/3", "1/6/9"])
def test_the_maximum_is_read_from_the_back(front: str) -> None:
    """Q5: the hidden strength of the guard does not matter; under the weakest level-1 guard 3+2 is still below 6."""
    state = castle("3b2c .... ....", guards=f"{front} 1 1", hands={A: "145"})

    assert len(displacements(state, A)) == 4


def test_a_tile_does_not_move_the_maximum() -> None:
    """Q5, R30: guard 2 has strength +2, yet 3+3 reaches the printed 6."""
    state = castle(".... 3b3c ....", tile="second_plus2_strength_plus3_loot", hands={A: "145"})

    assert refused(state, A, "5 on 2.1") == "R13a"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_five_is_never_displaced(level: int) -> None:
    """R15: no higher card exists."""
    state = castle("5b.. .... ....", guards=f"{level} 1 1", hands={A: "5"})

    assert refused(state, A, "5 on 1.1") == "R15"


def test_an_own_monster_may_be_displaced() -> None:
    """Q6: it comes back to the hand; the number of own monsters stays, so a placement is still owed."""
    state = castle("2a.. 1b.. 1c..", hands={A: "35"})
    play(state, A, "5 on 1.1")

    assert written(state) == "5a.. 1b.. 1c.."
    assert hand(state, A) == "23"


def test_nobody_ever_has_three_monsters_in_the_castle() -> None:
    """Q7: in random games full of displacements two are the most."""
    for step in random_games(64):
        owners = step.state.to_data()["owners"]
        assert max(owners.count(seat) for seat in range(len(owners) // 2)) <= 2, f"seed {step.seed}"


# Displacing: the price


@pytest.mark.parametrize(("level", "paid", "received"), [(1, 1, 0), (2, 2, 1), (3, 3, 2)])
def test_a_foreign_monster_costs_one_and_one_more_per_level_to_its_owner(level: int, paid: int, received: int) -> None:
    """R14: 1 / 1+1 / 1+2; the first gold goes to the bank, the rest to the owner."""
    state = castle("2b.. .... ....", guards=f"{level} 1 1", hands={A: "345"})
    play(state, A, "3 on 1.1")

    assert state.purses() == [8 - paid, 8 + received, 8]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_own_monster_costs_one_at_any_level(level: int) -> None:
    """R14, Q6: 1 gold to the bank."""
    state = castle("2a.. .... ....", guards=f"{level} 1 1", hands={A: "35"})
    play(state, A, "5 on 1.1")

    assert state.purses() == [7, 8, 8]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_price_must_be_covered_in_full(level: int) -> None:
    """R13b, Q8: exactly the price is enough, one gold less is not."""
    enough = castle("2b.. .... ....", guards=f"{level} 1 1", hands={A: "345"}, gold=level)
    short = castle("2b.. .... ....", guards=f"{level} 1 1", hands={A: "345"}, gold=level - 1)

    assert refused(enough, A, "3 on 1.1") is None
    assert refused(short, A, "3 on 1.1") == "R13b"


def test_without_gold_not_even_an_own_monster_can_be_displaced() -> None:
    """R13b, Q8: its price of 1 must be owned before the move."""
    state = castle("2a.. .... ....", hands={A: "35"}, gold=0)

    assert refused(state, A, "5 on 1.1") == "R13b"


def test_gold_received_for_a_displaced_monster_is_usable_at_once() -> None:
    """Q9: B owns 1, gets 2 for his displaced monster, and pays the 3 that it costs to displace A in turn; A gets 2 of them."""
    state = castle("2b.. .... ....", guards="3 1 1", hands={A: "345", B: "45"}, gold=[3, 1, 0])
    play(state, A, "3 on 1.1")
    after_a = state.purses()
    play(state, B, "4 on 1.1")

    assert after_a == [0, 3, 0]
    assert state.purses() == [2, 0, 0]


# Displacing: what follows


def test_the_displaced_owner_does_not_play_out_of_turn() -> None:
    """Q10: A displaces C; B is next, then C."""
    state = castle("3c.. .... .... ....", hands={A: "145"})
    play(state, A, "4 on 1.1")
    after_a = to_move(state)
    play(state, B, "1 on 2.1")

    assert [after_a, to_move(state)] == [B, C]


def test_the_same_card_may_be_played_again() -> None:
    """Q11: the displaced 3 goes wherever it may."""
    state = castle("3b.. .... ....", hands={A: "145", B: "15"})
    play(state, A, "4 on 1.1")

    assert [wish for wish in legal_moves(state, B) if wish[0] == "3"] == ["3 on 1.2", "3 on 2.1", "3 on 3.1"]


def test_whoever_has_two_monsters_is_skipped() -> None:
    """R16: B has two, so C follows A."""
    state = castle("1a1b 2b.. .... ....", hands={A: "35"})
    play(state, A, "3 on 3.1")

    assert to_move(state) == C


def test_whoever_is_displaced_takes_part_again_from_his_next_regular_turn() -> None:
    """R16: B had two; A displaces one of them, and B, next in line, plays."""
    state = castle("1a1b 2b.. .... ....", hands={A: "35"})
    play(state, A, "3 on 2.1")

    assert to_move(state) == B


def test_one_player_may_have_several_turns_in_a_row() -> None:
    """R16: B and C have two monsters each, so A plays again."""
    state = castle("1b2b 1c2c ....")
    play(state, A, "1 on 3.1")

    assert to_move(state) == A


def test_phase_one_ends_as_soon_as_everyone_has_two_monsters() -> None:
    """R17: all slots are full; the last card is followed by the fights."""
    state = castle("1a1b 2a2b 1c..", hands={C: "23"}, turn=C)
    events = play(state, C, "2 on 3.2")

    assert of(events, "revealed")
    assert state.round() == 2


def test_at_the_end_of_phase_one_everyone_holds_one_card() -> None:
    """R17: in random games every hand has one card when the fights begin, so three after R24, and all slots were full."""
    for step in random_games(64):
        if step.ends_round():
            assert step.before["slots"].count(0) == 1, f"seed {step.seed}"
            held = [len(cards) for seat, cards in enumerate(step.before["hands"]) if seat != step.seat]
            assert held == [1] * len(held), f"seed {step.seed}"


def test_which_card_is_kept_is_open_until_the_end() -> None:
    """Q15: B had kept the 5; displaced with the 2, he plays the 5 and keeps the 2, which shows in R24."""
    state = castle("1a2b 4b.. 3c1c", hands={A: "35", B: "5"})
    play(state, A, "3 on 1.2")
    play(state, B, "5 on 2.2")

    assert aside(state, B) == "45"
    assert hand(state, B) == "123"


# What can never happen


@pytest.mark.thorough
def test_a_player_to_move_always_has_a_free_slot_and_a_card_for_it() -> None:
    """Q12, Q13: in random games under all tiles the mover always holds two cards, may place one, and need not displace."""
    for step in random_games(160):
        state = step.state
        for seat in state.to_act():
            slots = state.to_data()["slots"]
            assert 0 in slots, f"seed {step.seed}"
            assert len(hand(state, seat)) >= 2, f"seed {step.seed}"
            assert len(displacements(state, seat)) < len(legal_moves(state, seat)), f"seed {step.seed}"


@pytest.mark.parametrize("cards", ["".join(map(str, three)) for three in combinations(range(1, 6), 3)])
def test_even_without_the_one_every_hand_can_be_played(cards: str) -> None:
    """Q12: under no_strength_1 each of the ten hands keeps two cards that may be played."""
    state = castle(EMPTY, hands={A: cards}, tile="no_strength_1")

    assert len({wish[0] for wish in legal_moves(state, A)}) == len(cards.replace("1", ""))


@pytest.mark.thorough
def test_every_move_raises_the_strength_on_exactly_one_slot() -> None:
    """Q14: that is why phase 1 ends; one slot can rise five times at most."""
    for step in random_games(160):
        if not step.ends_round():
            pairs = zip(step.before["slots"], step.state.to_data()["slots"], strict=True)
            changes = [after - before for before, after in pairs if after != before]
            assert len(changes) == 1, f"seed {step.seed}"
            assert changes[0] > 0, f"seed {step.seed}"


@pytest.mark.parametrize(("players", "bound"), [(3, 180), (4, 240), (5, 250), (6, 360)])
def test_a_match_has_a_stated_bound_of_moves(players: int, bound: int) -> None:
    """Q14: rounds x 10n."""
    assert GAME.longest(GAME.setup(players)) == bound


# The tile against strength 1


def test_the_one_stays_in_hand_for_the_next_round() -> None:
    """Q18, R24: who holds the 1 plays the two others and keeps it."""
    state = fight("2a3a 2b3b 2c3c", tile="no_strength_1", hands={A: "1"}).state

    assert "1" in hand(state, A)
    assert aside(state, A) == "23"


def test_the_one_stays_forbidden_after_a_displacement() -> None:
    """Q18: B gets his 2 back beside the 1; only the 2 may be played."""
    state = castle("3a2b 4b2c 3c..", hands={A: "45", B: "1"}, tile="no_strength_1")
    play(state, A, "4 on 1.2")

    assert hand(state, B) == "12"
    assert {wish[0] for wish in legal_moves(state, B)} == {"2"}
    assert refused(state, B, "1 on 3.2") == "R31"
