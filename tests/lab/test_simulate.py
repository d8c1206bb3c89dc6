"""Series of games: seeds, seats, shares and intervals."""

from concurrent.futures import ProcessPoolExecutor

import psutil  # type: ignore[import-untyped]
import pytest
from server.running import wait_for

from monstertisch import interrupts
from monstertisch.core.game import Result
from monstertisch.core.reason import BadSetup
from monstertisch.games import GAMES
from monstertisch.lab import series
from monstertisch.lab.simulate import Tally, interval, seat_names, simulate, spread

GAME = GAMES["maechtige_monster"]


def test_the_same_seed_gives_the_same_series() -> None:
    setup = GAME.setup(4, {"king": True})

    one = simulate(GAME, setup, ["random"], seed=3, count=20)
    other = simulate(GAME, setup, ["random"], seed=3, count=20)

    assert one.to_data()["digest"] == other.to_data()["digest"]
    assert one.moves == other.moves


@pytest.mark.thorough
def test_several_processes_play_the_same_series(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take over at once, one game at a time."""
    monkeypatch.setattr(series, "ALONE", 0.0)
    setup = GAME.setup(4, {"king": True})
    counted: list[int] = []

    alone = simulate(GAME, setup, ["greedy", "random", "hasty", "random"], seed=3, count=9, on=1)
    together = simulate(GAME, setup, ["greedy", "random", "hasty", "random"], 3, 9, counted.append, on=2)

    assert together.finals == alone.finals
    assert together.wins() == alone.wins()
    assert counted == list(range(1, 10))


@pytest.mark.thorough
def test_an_interrupt_keeps_the_games_that_several_processes_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ALONE", 0.0)
    started: list[int] = []

    def stop(pool: ProcessPoolExecutor) -> None:
        started.extend(pool._processes)
        interrupts.stop(pool)

    def stop_after_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(series, "stop", stop)
    tally = simulate(GAME, GAME.setup(3), ["random"], seed=1, count=500, on_game=stop_after_three, on=2)

    assert tally.interrupted
    assert tally.games == len(tally.finals) == 3
    assert started
    wait_for("all processes have ended", lambda: not any(psutil.pid_exists(pid) for pid in started))


def test_another_seed_gives_another_series() -> None:
    setup = GAME.setup(4)

    assert simulate(GAME, setup, ["random"], 3, 5).finals != simulate(GAME, setup, ["random"], 4, 5).finals


def test_a_longer_series_begins_like_the_shorter_one() -> None:
    setup = GAME.setup(3)

    assert simulate(GAME, setup, ["random"], 3, 9).finals[:4] == simulate(GAME, setup, ["random"], 3, 4).finals


def test_bots_change_seats_with_every_game() -> None:
    """With a bot that always wins at some seat every bot would win equally often: count who sat where."""
    tally = Tally(4, ["a", "b", "c", "d"])
    for number in range(8):
        names = ["a", "b", "c", "d"]
        seated = [names[(seat - number) % 4] for seat in range(4)]
        tally.count(Result([9, 1, 1, 1]), seated, 10, 5, {}, "")

    assert [share["share"] for share in tally.wins().values()] == [0.25, 0.25, 0.25, 0.25]


def test_a_shared_win_counts_its_share() -> None:
    tally = Tally(3, ["a", "b", "c"])
    tally.count(Result([9, 9, 1]), ["a", "b", "c"], 10, 5, {}, "")

    assert {bot: share["share"] for bot, share in tally.wins().items()} == {"a": 0.5, "b": 0.5, "c": 0.0}
    assert tally.to_data()["scores_by_place"] == [9, 9, 1]


def test_one_name_is_enough_for_all_seats() -> None:
    assert seat_names(["random"], 3) == ["random"] * 3
    with pytest.raises(BadSetup):
        seat_names(["random", "greedy"], 3)


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 20, 0.0, 0.161), (20, 20, 0.839, 1.0)])
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = interval([1.0] * wins + [0.0] * (games - wins))

    assert found["low"] == pytest.approx(low, abs=0.001)
    assert found["high"] == pytest.approx(high, abs=0.001)


def test_an_interrupt_keeps_the_games_that_are_finished() -> None:
    def stop_after_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    tally = simulate(GAME, GAME.setup(3), ["random"], seed=1, count=50, on_game=stop_after_three)

    assert tally.interrupted
    assert tally.games == len(tally.finals) == 3


def test_the_length_of_games_is_told_with_its_spread() -> None:
    assert spread([10, 20] * 50) == {"mean": 15.0, "low": 14.02, "high": 15.98, "p5": 10, "median": 20, "p95": 20}


def test_endings_are_counted() -> None:
    tally = Tally(2, ["a"])
    for ending in ["king", "draw", "king"]:
        tally.count(Result([1, 0], ending), ["a", "a"], 10, 5, {}, "")

    assert tally.to_data()["endings"] == {"draw": 1, "king": 2}


# Varied options

KINGSCRAFT = GAMES["kingscraft"]


def test_wins_are_counted_by_the_choices_of_each_seat() -> None:
    tally = Tally(2, ["a"])
    tally.count(Result([1, 0]), ["a", "a"], 10, 12, {"character": ["rogue", "merchant"]}, "")
    tally.count(Result([0, 1]), ["a", "a"], 10, 14, {"character": ["rogue", "nobleman"]}, "")
    found = tally.choices()["character"]

    assert {choice: (one["games"], one["share"]) for choice, one in found.items()} == {
        "merchant": (1, 0.0),
        "nobleman": (1, 1.0),
        "rogue": (2, 0.5),
    }
    assert found["rogue"]["rounds"]["mean"] == 13.0


def test_a_choice_of_the_table_wins_when_one_seat_wins_alone() -> None:
    tally = Tally(2, ["a"])
    for scores in [[1, 0], [0, 0]]:
        tally.count(Result(scores), ["a", "a"], 10, 12, {"king": "old"}, "")

    assert tally.choices()["king"]["old"]["share"] == 0.5


def test_varied_options_are_drawn_anew_for_every_game() -> None:
    """Both sides of a board never sit at one table: such a draw is made again."""
    tally = simulate(KINGSCRAFT, KINGSCRAFT.setup(4), ["greedy"], seed=1, count=6, varied=["character", "king", "handicap"])
    played = tally.choices()

    assert sum(one["games"] for one in played["character"].values()) == 24
    assert len(played["character"]) > 6
    assert sum(one["games"] for one in played["king"].values()) == 6
    assert set(played["handicap"]) == {"false", "true"}


def test_an_option_that_does_not_exist_cannot_be_varied() -> None:
    with pytest.raises(BadSetup) as refused:
        simulate(KINGSCRAFT, KINGSCRAFT.setup(2), ["random"], seed=1, count=1, varied=["crown"])

    assert refused.value.reason.code == "unknown-option"


def test_uses_are_counted_when_asked_for() -> None:
    """Every card is there, used or not; counting changes nothing in the games."""
    boss_monster = GAMES["boss_monster"]
    setup = boss_monster.setup(2)

    counted = simulate(boss_monster, setup, ["random"], 1, 2, count_uses=True)
    plain = simulate(boss_monster, setup, ["random"], 1, 2)

    assert list(counted.uses) == boss_monster.card_ids(boss_monster.card_rows())
    assert 0 in counted.uses.values()
    assert max(counted.uses.values()) > 1
    assert counted.finals == plain.finals
    assert plain.uses == {}
