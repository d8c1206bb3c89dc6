"""Cards, castle and setup: R1-R9, Q31 and Q42."""

from __future__ import annotations

from itertools import product

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.reason import BadSetup
from monstertisch.games.maechtige_monster.cards import TILES, printed_rows

from .positions import GAME, A, B, C, D, aside, castle, deal, fight, hand, of, play, to_move
from .random_play import random_game

EVERY_TABLE = pytest.mark.parametrize("players", [3, 4, 5, 6])


@EVERY_TABLE
def test_every_player_owns_the_strengths_one_to_five_of_one_type(players: int) -> None:
    """R1, R5: five monsters of one type, one of each strength, and nothing else."""
    state = deal(players)
    types = [seat["type"] for seat in state.view(None)["seats"]]

    monsters = [card for card in state.census() if card.startswith("monster")]
    assert monsters == sorted(f"monster {kind}-{strength}" for kind in types for strength in range(1, 6))


def test_the_healing_cost_belongs_to_type_and_strength() -> None:
    """R1: the same strength may cost one type more than another."""
    rows = printed_rows()
    next(row for row in rows["monsters"] if row["type"] == "dragon" and row["strength"] == 2)["heal"] = 5

    raid = fight("2a2b 1c1a 1b2c", guards="3 1 1", cards=rows)

    assert raid.healing == [2, 6, 2]


def test_in_our_cards_types_differ_in_art_only() -> None:
    """R1: all six types share one row of healing costs."""
    costs = [seat["heal"] for seat in deal(6).view(None)["seats"]]

    assert costs == [[1, 1, 2, 2, 3]] * 6


def test_a_back_shows_the_level_and_the_ranges_of_that_level() -> None:
    """R2: level, least and greatest strength and loot."""
    guards = castle(".... .... ....", guards="1 2 3").view(None)["guards"]

    backs = [(guard["level"], list(guard["strength"]), list(guard["loot"])) for guard in guards]
    assert backs == [(1, [3, 6], [3, 9]), (2, [5, 9], [7, 13]), (3, [7, 10], [11, 18])]


def test_all_twelve_cards_of_a_level_share_one_back() -> None:
    """R2: 36 guards, three backs."""
    seen = [deal(3, guards=[card]).view(None)["guards"][0] for card in range(36)]

    for level in [1, 2, 3]:
        assert seen.count(next(guard for guard in seen if guard["level"] == level)) == 12


@EVERY_TABLE
def test_the_castle_has_a_guard_per_player_and_two_slots_per_guard(players: int) -> None:
    """R3: n guards, 2n slots, all of them free at first."""
    guards = deal(players).view(None)["guards"]

    assert [guard["slots"] for guard in guards] == [[None, None]] * players


def test_the_number_of_a_slot_changes_nothing_in_fights_and_loot() -> None:
    """R3: exchanging the two monsters at any guards leaves every purse as it was."""
    pairs = [("4a2b", "2b4a"), ("3c3a", "3a3c"), ("5b1c", "1c5b")]

    outcomes = {tuple(fight(" ".join(slots), guards="1/6/7 1/5/5 2/9/9").gold) for slots in product(*pairs)}
    assert outcomes == {(8 + 4 + 2, 8 + 3 - 3, 8 + 2 - 1)}


def test_gold_is_one_number_whatever_coins_it_is_paid_in() -> None:
    """R4: whoever owns 10 pays 3, and no change is needed."""
    state = castle("2b.. .... ....", guards="3 1 1", hands={A: "345"}, gold=10)
    play(state, A, "3 on 1.1")

    assert state.purses() == [10 - 3, 10 + 2, 10]


@EVERY_TABLE
def test_everyone_starts_with_eight_gold(players: int) -> None:
    """R5: 8 gold each."""
    assert deal(players).purses() == [8] * players


def test_three_cards_are_taken_in_hand_and_two_laid_aside() -> None:
    """R6: the first three of each player's shuffled five are the hand."""
    state = deal(3, monsters=["52413", "12345", "54321"])

    assert [hand(state, seat) for seat in [A, B, C]] == ["245", "123", "345"]
    assert [aside(state, seat) for seat in [A, B, C]] == ["13", "45", "12"]


def test_every_player_shuffles_for_himself() -> None:
    """R6: over many deals every seat gets all ten hands, and not all seats the same."""
    tables = [GAME.new(GAME.setup(3), Luck(secret_of(seed))) for seed in range(200)]

    for seat in [A, B, C]:
        assert len({hand(state, seat) for state in tables}) == 10
    assert any(hand(state, A) != hand(state, B) for state in tables)


def test_the_owner_may_look_at_his_aside_cards() -> None:
    """R6: his own view lists them from the first moment on."""
    state = deal(3, monsters=["52413", "12345", "54321"])

    assert state.view(A)["seats"][A]["aside"] == [1, 3]


@pytest.mark.parametrize(("players", "rounds"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_the_stack_of_tiles_counts_the_rounds(players: int, rounds: int) -> None:
    """R7, R26: 6 / 6 / 5 / 6 tiles for 3 / 4 / 5 / 6 players, one round each."""
    *_, last = random_game(players - 3)

    assert deal(players).view(None)["rounds"] == rounds
    assert last.state.round() == rounds


def test_the_tiles_come_in_shuffled_order_and_the_rest_leave_unseen() -> None:
    """R7, R10: with the king the stack's fronts come up one per round; the other tiles are never named."""
    steps = list(random_game(0))
    order = steps[0].before["tiles"]

    assert sorted(order) == sorted(TILES)
    assert [event["tile"] for step in steps for event in of(step.events, "tile")] == order[1:6]
    assert steps[-1].state.view(None)["tiles"] == order[:6]


def test_without_the_king_the_fronts_of_the_tiles_do_not_matter() -> None:
    """R7: no tile is in force and none is shown in the whole game."""
    views = [step.state.view(seat) for step in random_game(8) for seat in [None, A]]

    assert all(view["tile"] is None and view["tiles"] == [] for view in views)


def test_guards_are_dealt_from_the_gate_in_the_order_of_the_draw() -> None:
    """R8: the top card of the shuffled 36 lies at guard 1."""
    dealt = deal(4, guards=[35, 0, 12, 7]).to_data()

    assert dealt["row"] == ["G3-12", "G1-01", "G2-01", "G1-08"]
    assert len(set(dealt["pile"])) == 36


def test_guards_are_dealt_face_down() -> None:
    """R8: nobody sees a front before the fights."""
    state = deal(4)

    assert [guard["front"] for seat in [None, A, B, C, D] for guard in state.view(seat)["guards"]] == [None] * 20


@pytest.mark.parametrize("start", [A, B, C, D])
def test_a_random_player_gets_the_start_marker(start: int) -> None:
    """R9: luck names the seat that begins."""
    state = deal(4, start=start)

    assert state.view(None)["start"] == start
    assert to_move(state) == start


def test_every_seat_gets_the_start_marker_about_equally_often() -> None:
    """R9: 1,200 deals for three players; a fair marker misses these bounds less than once in a million."""
    starts = [to_move(GAME.new(GAME.setup(3), Luck(secret_of(seed)))) for seed in range(1200)]

    assert all(310 <= starts.count(seat) <= 490 for seat in [A, B, C])


@pytest.mark.parametrize(("players", "left"), [(3, 18), (4, 12), (5, 11), (6, 0)])
def test_the_draw_pile_never_runs_short_and_is_never_reshuffled(players: int, left: int) -> None:
    """Q31: 18 / 24 / 25 / 36 guards are drawn; with six players the sixth deal takes the last card."""
    steps = list(random_game(players - 3))

    assert steps[-1].state.view(None)["pile"]["count"] == left
    assert {tuple(step.before["pile"]) for step in steps} == {tuple(steps[0].before["pile"])}


def test_seat_i_gets_type_i_unless_the_table_chooses() -> None:
    """Q42: the default is the order of the card file."""
    default = [seat["type"] for seat in deal(4).view(None)["seats"]]
    chosen = [seat["type"] for seat in deal(3, type=["demon", "orc", "sea"]).view(None)["seats"]]

    assert default == ["orc", "dragon", "insect", "undead"]
    assert chosen == ["demon", "orc", "sea"]


@pytest.mark.parametrize("types", [["orc", "orc", "sea"], ["orc", "sea"], ["orc", "sea", "troll"], "orc"])
def test_no_two_seats_share_a_type(types: object) -> None:
    """R5, Q42: every seat gets a different one of the six types, and every seat gets one."""
    with pytest.raises(BadSetup):
        GAME.setup(3, {"type": types})
