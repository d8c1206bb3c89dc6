"""Windows that never nag: what goes without saying, by how much somebody wants to be asked."""

from __future__ import annotations

import pytest

from monstertisch.core.game import CALM, NORMAL, SWIFT, WAVED

from .positions import A, B, Play, table

TEMPI = [CALM, NORMAL, SWIFT, WAVED]


def asked(game: Play, seat: int = A) -> list[int]:
    """The tempi at which this seat is asked now."""
    return [tempo for tempo in TEMPI if game.state.foregone(seat, tempo) < 0]


def before_another() -> Play:
    """A hero stands before B's dungeon, and A could give him more health."""
    return table().seat(A, hand="Armor Up!").seat(B, rooms="Loot Box").entrance(B, "Rotgut").start().go_to("entrance", seat=A)


def at_home() -> Play:
    """A hero walks through A's dungeon, and A could hurt him."""
    return table().seat(A, rooms="Loot Box, Fetid Beast", hand="Smash!").entrance(A, "Josie").start().go_to("room", seat=A)


def test_what_does_not_concern_one_is_asked_by_the_calmer_tempi() -> None:
    """R31: a hero before somebody else's dungeon is their business."""
    assert asked(before_another()) == [CALM, NORMAL]


def test_a_hero_in_ones_own_dungeon_concerns_one() -> None:
    """R31: whoever waves is not asked even then."""
    assert asked(at_home()) == [CALM, NORMAL, SWIFT]


def test_ones_own_build_turn_is_always_asked() -> None:
    """R41: whoever waves builds all the same."""
    assert asked(table().seat(A, hand="Loot Box").start()) == TEMPI


def test_where_nothing_can_be_done_the_calmest_alone_are_asked() -> None:
    """R26: a window without anything to do is only a pause."""
    game = table().seat(A, rooms="Loot Box", hand="Windfall").entrance(A, "Rotgut").start().go_to("entrance", seat=A)

    assert len(game.state.options(A)) == 1
    assert asked(game) == [CALM]


def test_who_owes_nothing_answers_nothing() -> None:
    """R31: a window asks one after the other."""
    assert all(before_another().state.foregone(B, tempo) < 0 for tempo in TEMPI)


@pytest.mark.parametrize("tempo", TEMPI)
def test_what_goes_without_saying_is_the_pass(tempo: int) -> None:
    """R26: nothing else is ever done for anybody in a window."""
    game = before_another()
    answer = game.state.foregone(A, tempo)

    assert answer < 0 or game.state.setup.moves.spelled[answer] == {"kind": "pass"}


def test_a_lull_lasts_for_a_phase() -> None:
    """R22: who waves in the adventure is asked again in the next phase."""
    walk, build = at_home(), table().start()

    assert walk.state.lull(A) == before_another().state.lull(A) != build.state.lull(A)
