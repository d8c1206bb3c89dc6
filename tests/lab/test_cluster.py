"""A series on a real cluster of Ray, of which this machine is all: the same games, also if somebody kills a worker."""

from __future__ import annotations

import os
import signal

import psutil  # type: ignore[import-untyped]
import pytest

from monstertisch.core.reason import BadSetup
from monstertisch.games import GAMES
from monstertisch.lab import series
from monstertisch.lab.simulate import simulate

GAME = GAMES["maechtige_monster"]
GAMES_PLAYED = 240


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played here before the cluster is asked, and what it gets are small portions."""
    monkeypatch.setattr(series, "ALONE", 0.02)
    monkeypatch.setattr(series, "AT_ONCE", 0.05)


def workers_of_ray() -> list[psutil.Process]:
    return [one for one in psutil.Process().children(recursive=True) if one.name().startswith("ray::do_portion")]


@pytest.mark.filterwarnings("ignore")  # of Ray, about this Python and its own files
@pytest.mark.usefixtures("at_once")
def test_a_cluster_plays_the_same_games_even_if_a_worker_is_killed() -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done > GAMES_PLAYED // 6 and not killed and (found := workers_of_ray()):
            os.kill(found[0].pid, signal.SIGKILL)
            killed.append(found[0].pid)

    setup = GAME.setup(4)
    here = simulate(GAME, setup, ["greedy"], seed=3, count=GAMES_PLAYED, on=1)
    there = simulate(GAME, setup, ["greedy"], seed=3, count=GAMES_PLAYED, on_game=kill_one, on="ray")

    assert killed
    assert there.to_data()["digest"] == here.to_data()["digest"]
    assert workers_of_ray() == []


@pytest.mark.parametrize("address", ["cray", "http://127.0.0.1:1"])
def test_what_is_no_cluster_is_refused_before_a_game_is_played(address: str) -> None:
    with pytest.raises(BadSetup) as refused:
        simulate(GAME, GAME.setup(3), ["random"], seed=1, count=5, on=address)

    assert refused.value.reason.code == "cluster-address"
    assert refused.value.reason.params == {"address": address}
