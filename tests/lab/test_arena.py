"""Bots against each other: all seatings on the same deals, intervals by deals, and a file that goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monstertisch.core.reason import BadMatch
from monstertisch.games import GAMES
from monstertisch.lab.arena import Arena, compete, mean, seatings
from monstertisch.lab.series import Outcome, Series

GAME = GAMES["maechtige_monster"]
TWO = Series("boss_monster", 2, {}, None, [["a", "b"], ["b", "a"]], seed=1, paired=True)


def outcome(number: int, scores: list[int]) -> Outcome:
    return Outcome(number, scores, "", 10, 5, {}, [], f"digest {number}")


def test_bots_sit_in_every_order_and_alike_ones_change_no_seats() -> None:
    assert seatings(["a", "b", "b"]) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    assert len(seatings(["a", "b", "c", "d"])) == 24


def test_all_seatings_of_a_deal_meet_the_same_cards() -> None:
    series = Series(GAME.name, 3, {}, None, seatings(["a", "b", "c"]), seed=1, paired=True)

    assert [series.deal(number) for number in range(8)] == [0, 0, 0, 0, 0, 0, 1, 1]
    assert series.seated(0) == series.seated(6)


def test_a_deal_that_a_seat_decides_is_won_by_nobody() -> None:
    """The first seat wins both games of the deal."""
    arena = Arena(TWO)
    for number in range(2):
        arena.count(outcome(number, [9, 1]))

    assert arena.standings["a"].shares == arena.standings["b"].shares == [0.5]
    assert arena.standings["a"].places == [1.5]


def test_a_deal_counts_when_all_its_seatings_are_played() -> None:
    arena = Arena(TWO)
    for number in range(3):
        arena.count(outcome(number, [9, 1]))

    assert (arena.deals, arena.to_data()["games"]) == (1, 2)


def test_who_wins_is_rated_higher() -> None:
    arena = Arena(TWO)
    for number in range(20):
        arena.count(outcome(number, [9, 1] if number % 2 == 0 else [1, 9]))
    found = arena.to_data()["bots"]

    assert found["a"]["wins"] == {"mean": 1.0, "low": 1.0, "high": 1.0}
    assert found["a"]["rating"]["mu"] > 25 > found["b"]["rating"]["mu"]


def test_the_interval_is_that_of_the_deals() -> None:
    assert mean([0.0, 1.0] * 50) == {"mean": 0.5, "low": 0.4015, "high": 0.5985}
    assert mean([1.0]) == {"mean": 1.0, "low": None, "high": None}


def test_greedy_stands_above_chance() -> None:
    found = compete(GAME, GAME.setup(3), ["greedy", "random", "random"], seed=1, deals=range(10)).to_data()

    assert (found["deals"], found["games"]) == (10, 30)
    assert found["bots"]["greedy"]["wins"]["low"] > found["bots"]["greedy"]["chance"]


def test_any_deal_can_be_repeated_alone() -> None:
    names = ["greedy", "random", "random"]
    many = compete(GAME, GAME.setup(3), names, seed=1, deals=range(4))
    one = compete(GAME, GAME.setup(3), names, seed=1, deals=range(2, 3))

    assert one.finals == many.finals[6:9]


def test_a_file_keeps_the_games_and_the_same_command_goes_on(tmp_path: Path) -> None:
    kept, setup = tmp_path / "arena.jsonl", GAME.setup(3)
    whole = compete(GAME, setup, ["random"], seed=2, deals=range(6))

    def stop_after_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    first = compete(GAME, setup, ["random"], 2, range(6), stop_after_three, kept)
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"number": 3, "sco')  # the machine went down while a line was written
    played: list[int] = []
    again = compete(GAME, setup, ["random"], 2, range(6), played.append, kept)

    assert first.interrupted
    assert first.deals == 3
    assert again.to_data() == whole.to_data()
    assert [json.loads(line)["number"] for line in kept.read_text("utf-8").splitlines()[1:]] == list(range(6))


def test_the_games_of_another_command_are_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "arena.jsonl"
    compete(GAME, GAME.setup(3), ["random"], 2, range(1), kept=kept)
    before = kept.read_text("utf-8")

    with pytest.raises(BadMatch, match="other-series"):
        compete(GAME, GAME.setup(3), ["random"], 3, range(1), kept=kept)
    assert kept.read_text("utf-8") == before
