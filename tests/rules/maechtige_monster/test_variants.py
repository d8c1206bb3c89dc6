"""The guard chain and the king's new rules: R10, R29-R32, Q19, Q25, Q26 and Q41; every one of the twelve tiles in play."""

from __future__ import annotations

import pytest

from monstertisch.games.maechtige_monster.cards import TILES

from .positions import A, B, C, Raid, aside, castle, deal, displacements, fight, hand, legal_moves, of, play_on, refused

# All guards fall to these castles, and no loot is so small that a tile could take more than there is.
ALL_BEATEN = {
    3: "5a5b 5c4a 4b4c",
    4: "5a5b 5c5d 4a4b 4c4d",
    5: "5a5b 5c5d 5e4a 4b4c 4d4e",
    6: "5a5b 5c5d 5e5f 4a4b 4c4d 4e4f",
}
RICH = "1/6/5 1/6/6 1/6/7 1/6/8 1/6/9 1/5/7"


def raid_on(players: int, tile: str | None) -> Raid:
    return fight(ALL_BEATEN[players], guards=" ".join(RICH.split()[:players]), tile=tile)


def changes(players: int, tile: str) -> list[tuple[int, int]]:
    """What the tile adds to strength and loot of each guard, seen when they are revealed."""
    plain, changed = (of(raid_on(players, key).events, "revealed") for key in [None, tile])
    return [(new["strength"] - old["strength"], new["loot"] - old["loot"]) for old, new in zip(plain, changed, strict=True)]


# The guard chain


def test_the_chain_sorts_the_guards_by_level() -> None:
    """R29: ascending from the gate."""
    state = deal(6, guards=[30, 12, 0, 25, 1, 13], chain=True)

    assert [guard["level"] for guard in state.view(None)["guards"]] == [1, 1, 2, 2, 3, 3]


def test_inside_a_level_the_order_of_the_draw_is_kept() -> None:
    """R29, Q41: nobody chooses, and no number on a front decides."""
    state = deal(4, guards=[24, 5, 12, 1], chain=True)

    assert state.to_data()["row"] == ["G1-06", "G1-02", "G2-01", "G3-01"]


def test_the_chain_is_sorted_at_every_deal() -> None:
    """R29: also in the later rounds."""
    raid = fight("1a2a 1b2b 1c2c 1d2d", chain=True, next_guards="3/7/11 1/6/9 2/5/8 1/3/3")

    assert raid.state.to_data()["row"] == ["G1-12", "G1-01", "G2-01", "G3-01"]


def test_without_the_chain_guards_lie_as_drawn() -> None:
    """R29: the same draw, unsorted."""
    raid = fight("1a2a 1b2b 1c2c 1d2d", next_guards="3/7/11 1/6/9 2/5/8 1/3/3")

    assert raid.state.to_data()["row"] == ["G3-01", "G1-12", "G2-01", "G1-01"]


def test_the_chain_changes_nothing_else() -> None:
    """R29, R32: the same castle over the same guards ends with the same gold."""
    with_chain = fight(ALL_BEATEN[4], guards="1 1 2 3", chain=True)
    without = fight(ALL_BEATEN[4], guards="1 1 2 3")

    assert with_chain.gold == without.gold


# The king's new rules


def test_the_top_tile_is_turned_up_before_the_first_card() -> None:
    """R10: the view names it, and it applies to all players."""
    state = deal(3, tiles=[TILES.index("no_strength_1")], king=True)
    plays = [{wish[0] for wish in legal_moves(state, A)}]
    for seat, wish in [(B, "2 on 1.1"), (C, "2 on 2.1")]:
        play_on(state, wish)
        plays.append({mark[0] for mark in legal_moves(state, seat)})

    assert state.view(None)["tile"] == "no_strength_1"
    assert plays == [{"2", "3"}] * 3


def test_without_the_king_no_tile_applies() -> None:
    """R10: the 1 may be played although the tile against it lies on top of the stack."""
    state = deal(3, tiles=[TILES.index("no_strength_1")])

    assert "1 on 1.1" in legal_moves(state, A)


def test_a_tile_holds_for_one_round() -> None:
    """R10, R26: the healing tile is gone with its round."""
    first = fight("1a2b 3b4a 1c5c", gold=20, guards="3 1 1", tile="heal_4_and_5_cost_4", next_tile="no_change", next_guards="3 1 1")
    raid = play_on(first.state, "1 on 1.1", "2 on 1.2", "2 on 2.1", "4 on 2.2", "4 on 3.1", "5 on 3.2")

    assert raid.healing == [1 + 3, 1 + 2, 1 + 2]


def test_for_displacing_the_printed_maximum_counts() -> None:
    """R30: at the last guard with -3 strength a pair of 3+2 is still below the printed 6."""
    state = castle(".... .... 3b2c", guards="2 2 1", tile="last_minus3_strength_minus5_loot", hands={A: "125"})

    assert displacements(state, A) == ["5 on 3.1", "5 on 3.2"]


def test_the_view_tells_what_a_tile_makes_of_the_ranges_on_a_back() -> None:
    """R30, Q23: beside the printed 3-6 and 3-9 stand 0-3 and 0-4, in force at the last guard only."""
    first, _, last = castle(".... .... ....", tile="last_minus3_strength_minus5_loot").view(None)["guards"]

    assert (last["strength"], last["loot"]) == ([3, 6], [3, 9])
    assert last["now"] == {"strength": [0, 3], "loot": [0, 4]}
    assert first["now"] == {"strength": [3, 6], "loot": [3, 9]}


def test_chain_and_king_may_be_combined() -> None:
    """R32: "last" is the level-3 guard that was drawn first and sorted to the end: loot 11+10."""
    tiles = [TILES.index("last_plus10_loot")]
    state = deal(3, guards=[24, 12, 0], tiles=tiles, monsters=["54321"] * 3, chain=True, king=True)
    raid = play_on(state, "5 on 1.1", "5 on 1.2", "5 on 2.1", "4 on 2.2", "4 on 3.1", "4 on 3.2")

    assert raid.loot == [3 // 2 + 4, 3 // 2 + 21 // 2, 4 + 21 // 2]


# The twelve tiles


def test_there_are_twelve_tiles() -> None:
    """R31: the keys of the rules, and no other."""
    assert sorted(TILES) == sorted(
        [
            "no_strength_1",
            "equal_pair_plus3_loot",
            "hand_3_4_5",
            "first_plus3_loot",
            "first_two_minus2_loot",
            "last_two_plus4_loot",
            "heal_4_and_5_cost_4",
            "lowest_pairs_plus3_loot",
            "no_change",
            "second_plus2_strength_plus3_loot",
            "last_plus10_loot",
            "last_minus3_strength_minus5_loot",
        ]
    )


def test_no_strength_1_forbids_the_one() -> None:
    """R31: neither on a free slot nor, of course, anywhere else."""
    state = castle(".... .... ....", hands={A: "125"}, tile="no_strength_1")

    assert {wish[0] for wish in legal_moves(state, A)} == {"2", "5"}
    assert refused(state, A, "1 on 1.1") == "R31"


def test_equal_pair_plus3_loot_raises_every_guard_with_equals() -> None:
    """R31, Q22: guards 1 and 3 hold equals, guard 2 does not."""
    assert changes(3, "equal_pair_plus3_loot") == [(0, 3), (0, 0), (0, 3)]


def test_hand_3_4_5_exchanges_hands_at_the_start_of_the_round() -> None:
    """R31, Q19: whatever was in hand or aside before; in round 1 and in a later one."""
    first = deal(3, tiles=[TILES.index("hand_3_4_5")], monsters=["12345", "13524", "54321"], king=True)
    later = fight("3a4a 1b2b 1c5c", next_tile="hand_3_4_5").state

    for state in [first, later]:
        assert [hand(state, seat) for seat in [A, B, C]] == ["345"] * 3
        assert [aside(state, seat) for seat in [A, B, C]] == ["12"] * 3


def test_after_hand_3_4_5_nothing_is_restored() -> None:
    """Q19, R24: the next hand is the unplayed one of 3, 4, 5 with 1 and 2; the two played lie aside."""
    state = fight("4a5a 3b5b 3c4c", hands={A: "3", B: "4", C: "5"}, tile="hand_3_4_5", next_tile="no_change").state

    assert [hand(state, seat) for seat in [A, B, C]] == ["123", "124", "125"]
    assert [aside(state, seat) for seat in [A, B, C]] == ["45", "35", "34"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_first_plus3_loot_raises_guard_one(players: int) -> None:
    """R31: guard 1, loot +3."""
    assert changes(players, "first_plus3_loot") == [(0, 3)] + [(0, 0)] * (players - 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_first_two_minus2_loot_lowers_guards_one_and_two(players: int) -> None:
    """R31, Q25: each of them, loot -2; with three players guards 1 and 2."""
    assert changes(players, "first_two_minus2_loot") == [(0, -2)] * 2 + [(0, 0)] * (players - 2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_last_two_plus4_loot_raises_the_last_two_guards(players: int) -> None:
    """R31, Q25: each of them, loot +4; with three players guards 2 and 3."""
    assert changes(players, "last_two_plus4_loot") == [(0, 0)] * (players - 2) + [(0, 4)] * 2


def test_heal_4_and_5_cost_4_makes_the_strong_ones_dear() -> None:
    """R31, Q30: A pays 4+4 for 4 and 5, B 1+2 for 2 and 3 as ever."""
    raid = fight("4a2b 3b5a 1c2c", guards="3 1 1", tile="heal_4_and_5_cost_4")

    assert raid.healing == [8, 3, 2]


def test_lowest_pairs_plus3_loot_raises_the_lowest_sum() -> None:
    """R31: sums 10, 9, 8: guard 3."""
    assert changes(3, "lowest_pairs_plus3_loot") == [(0, 0), (0, 0), (0, 3)]


def test_all_lowest_pairs_are_raised() -> None:
    """Q26: sums 10, 10, 8, 8: guards 3 and 4."""
    assert changes(4, "lowest_pairs_plus3_loot") == [(0, 0), (0, 0), (0, 3), (0, 3)]


def test_pairs_are_compared_by_their_sum_alone() -> None:
    """Q26: 5+1 and 3+3 are both lowest, whatever guards they face; 4+4 is not."""
    raid = fight("5a1b 3b3c 4a4c", guards="1/5/5 2/6/10 1/3/3", tile="lowest_pairs_plus3_loot")

    assert [event["loot"] for event in of(raid.events, "revealed")] == [8, 13, 3]


def test_the_bonus_of_an_unrevealed_guard_is_lost() -> None:
    """Q26: the lowest pair lies behind the lost guard; guard 1 gives its printed loot only."""
    raid = fight("5a5b 2a2b 1c2c", guards="1/6/6 3 1", tile="lowest_pairs_plus3_loot")

    assert raid.loot == [3, 3, 0]


def test_no_change_changes_nothing() -> None:
    """R31: the round goes as it would without the king."""
    assert changes(4, "no_change") == [(0, 0)] * 4
    assert raid_on(4, "no_change").gold == raid_on(4, None).gold


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_second_plus2_strength_plus3_loot_arms_guard_two(players: int) -> None:
    """R31, Q25: guard 2 for every number of players."""
    assert changes(players, "second_plus2_strength_plus3_loot") == [(0, 0), (2, 3)] + [(0, 0)] * (players - 2)


def test_a_guard_made_stronger_holds_longer() -> None:
    """R30, R31: 4+3 would beat strength 6, but not 6+2."""
    slots, guards = "5a5b 4b3c 1a1c", "1/6/6 1/6/8 1"

    assert fight(slots, guards=guards).lost == 3
    assert fight(slots, guards=guards, tile="second_plus2_strength_plus3_loot").lost == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_last_plus10_loot_enriches_the_last_guard(players: int) -> None:
    """R31: guard n, loot +10."""
    assert changes(players, "last_plus10_loot") == [(0, 0)] * (players - 1) + [(0, 10)]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_last_minus3_strength_minus5_loot_weakens_the_last_guard(players: int) -> None:
    """R31: guard n, strength -3 and loot -5."""
    assert changes(players, "last_minus3_strength_minus5_loot") == [(0, 0)] * (players - 1) + [(-3, -5)]


def test_a_guard_made_weaker_falls_earlier() -> None:
    """R30, R31: 1+2 does not beat strength 6, but 6-3."""
    slots, guards = "5a5b 5c4a 1b2c", "1 1 1/6/9"

    assert fight(slots, guards=guards).lost == 3
    assert fight(slots, guards=guards, tile="last_minus3_strength_minus5_loot").lost is None


def test_changed_loot_is_what_is_paid() -> None:
    """R30, R31: E and F share 7+10 instead of 7 at the last guard."""
    printed = raid_on(6, None).loot
    paid = raid_on(6, "last_plus10_loot").loot

    assert [more - less for more, less in zip(paid, printed, strict=True)] == [0, 0, 0, 0, 8 - 3, 8 - 3]
