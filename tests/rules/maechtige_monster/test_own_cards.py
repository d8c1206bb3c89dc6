"""A card file of one's own: R33 and Q43. The tests of the card check itself are in tests/games/maechtige_monster/test_cards.py."""

from __future__ import annotations

from typing import Any

import pytest

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.reason import BadCards
from monstertisch.games.maechtige_monster.cards import printed_rows

from .positions import GAME, A, castle, fight, refused


def with_guard(at: int, **numbers: int) -> dict[str, Any]:
    """Our rows with other numbers on one guard."""
    rows = printed_rows()
    rows["guards"][at] |= numbers
    return rows


def with_back(level: int, **ranges: list[int]) -> dict[str, Any]:
    rows = printed_rows()
    rows["backs"][level - 1] |= ranges
    return rows


def refusal_of(rows: dict[str, Any]) -> tuple[str, str]:
    """Rule and path of the first reason against these cards."""
    with pytest.raises(BadCards) as refusal:
        GAME.setup(3, cards=rows)
    return refusal.value.reason.rule, refusal.value.reason.params["path"]


def test_own_guards_replace_ours() -> None:
    """R33: strength 4 instead of 3 and loot 9 instead of 3 on the first level-1 guard."""
    raid = fight("2a2b 1a1b 1c2c", guards="1/4/9 3 1", cards=with_guard(0, strength=4, loot=9))

    assert raid.loot == [4, 4, 0]


def test_own_healing_costs_replace_ours() -> None:
    """R33: healing may cost nothing, or more than ours."""
    rows = printed_rows()
    rows["monsters"][0]["heal"], rows["monsters"][1]["heal"] = 0, 7
    raid = fight("1a2b 2a1b 1c2c", guards="3 1 1", cards=rows)

    assert raid.healing[A] == 0 + 7


def test_the_maximum_of_an_own_back_counts_for_displacing() -> None:
    """R33, R13a: with 7 on the back of level 1 the pair 4+2 is no longer safe."""
    own = castle("4b2c .... ....", hands={A: "5"}, cards=with_back(1, strength=[3, 7]))

    assert refused(own, A, "5 on 1.1") is None


def test_the_maximum_of_a_back_need_not_be_reached() -> None:
    """R33: a wider range than the cards have is accepted."""
    assert GAME.setup(3, cards=with_back(3, strength=[0, 99], loot=[0, 99])).cards is not None


def test_a_setup_carries_its_own_card_rows() -> None:
    """R33: so that such a game can be played again from its file; ours are not repeated."""
    rows = with_guard(0, loot=4)

    assert GAME.setup(3, cards=rows).to_data()["cards"] == rows
    assert GAME.setup(3).to_data()["cards"] is None


def test_our_own_rows_are_valid() -> None:
    """R33: our file passes as an own one."""
    assert GAME.setup(6, cards=printed_rows()).players == 6


def test_each_type_needs_each_strength_once() -> None:
    """R33: a second orc of strength 1, or a missing demon of strength 5."""
    twice, missing = printed_rows(), printed_rows()
    twice["monsters"][1]["strength"] = 1
    del missing["monsters"][29]

    assert refusal_of(twice) == ("R33", "monsters[1].strength")
    assert refusal_of(missing) == ("R33", "monsters")


def with_guards(*counts: int) -> dict[str, Any]:
    """Our rows with so many guards of level 1, 2 and 3, some of ours several times."""
    rows = printed_rows()
    ours = rows["guards"]
    rows["guards"] = []
    for level, count in enumerate(counts, start=1):
        same = [row for row in ours if row["level"] == level]
        rows["guards"] += [{**same[at % len(same)], "id": f"G{level}-{at}"} for at in range(count)]
    return rows


@pytest.mark.parametrize("counts", [(13, 12, 12), (1, 1, 34), (33, 33, 33)])
def test_a_level_may_have_more_or_fewer_guards_than_twelve(counts: tuple[int, int, int]) -> None:
    """R33: so that six players can play six rounds, under ids of one's own."""
    state = GAME.new(GAME.setup(6, cards=with_guards(*counts)), Luck(secret_of(1)))

    assert len(state.to_data()["pile"]) == sum(counts)


@pytest.mark.parametrize("counts", [(11, 12, 12), (34, 33, 33), (0, 20, 20), (20, 20, 0)])
def test_there_are_36_to_99_guards_and_some_of_each_level(counts: tuple[int, int, int]) -> None:
    """R33: neither 35 nor 100, and no level without any."""
    assert refusal_of(with_guards(*counts)) == ("R33", "guards")


@pytest.mark.parametrize(("key", "number"), [("strength", 2), ("strength", 7), ("loot", 2), ("loot", 10)])
def test_a_guard_keeps_within_the_ranges_of_its_back(key: str, number: int) -> None:
    """R33: level 1 promises strength 3-6 and loot 3-9."""
    assert refusal_of(with_guard(5, **{key: number})) == ("R33", f"guards[5].{key}")


def test_a_healing_cost_is_not_negative() -> None:
    """R33: 0 is the least."""
    rows = printed_rows()
    rows["monsters"][7]["heal"] = -1

    assert refusal_of(rows) == ("R33", "monsters[7].heal")


@pytest.mark.parametrize("number", [0, 999])
def test_numbers_from_0_to_999_are_allowed(number: int) -> None:
    """Q43: both ends included."""
    rows = printed_rows()
    rows["monsters"][0]["heal"] = number

    assert GAME.setup(3, cards=rows).cards == rows


@pytest.mark.parametrize("number", [-1, 1000, 2**70, 1.0, 1.5, True, "1", None, [1]])
def test_other_numbers_are_not(number: object) -> None:
    """Q43: whole numbers from 0 to 999 and nothing else."""
    rows = printed_rows()
    rows["monsters"][0]["heal"] = number

    assert refusal_of(rows) == ("R33", "monsters[0].heal")


def test_tiles_may_be_left_out_or_repeated_as_they_are() -> None:
    """Q43, R31: both files are valid."""
    without = printed_rows()
    del without["tiles"]

    assert GAME.setup(3, cards=without).cards == without
    assert GAME.setup(3, cards=printed_rows()).cards == printed_rows()


def test_tiles_cannot_be_changed() -> None:
    """Q43, R33: neither their numbers nor their order."""
    richer, swapped = printed_rows(), printed_rows()
    richer["tiles"][3]["loot"] = 4
    swapped["tiles"].reverse()

    assert refusal_of(richer) == ("R33", "tiles[3].loot")
    assert refusal_of(swapped)[0] == "R33"
