"""The net that judges positions: what it is shown of every seat, and what it makes of that."""

from __future__ import annotations

from monstertisch.bots.net import Net, beside_rivals


def test_beside_its_own_traits_a_seat_shows_the_largest_and_the_mean_of_its_rivals() -> None:
    shown = beside_rivals([[1.0, -2.0], [], [3.0, -8.0], [5.0, -4.0]], [0.5])

    assert shown[0] == [1.0, -2.0, 5.0, -4.0, 4.0, -6.0, 0.5]
    assert shown[1] == []
    assert shown[2] == [3.0, -8.0, 5.0, -2.0, 3.0, -3.0, 0.5]


def test_who_has_no_rivals_left_stands_beside_nothing() -> None:
    assert beside_rivals([[2.0], []], [1.0]) == [[2.0, 0.0, 0.0, 1.0], []]


def test_a_cell_weighs_what_it_sees_and_is_silent_below_nothing() -> None:
    net = Net([[2.0, -1.0, 4.0], [-1.0, 1.0, 0.0]], [0.5, 0.0], [10.0, 100.0])

    assert net.height([1.0, 0.0, -0.5]) == 5.0
    assert net.height([0.0, 0.0, 0.0]) == 5.0
    assert net.height([-1.0, 0.0, 0.0]) == 100.0
