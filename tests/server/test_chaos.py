"""The programs that put servers under load, and kill them: a short run of each."""

from __future__ import annotations

import json
import re

import pytest
from benchmark import benchmark
from ensure_nginx import nginx

LIMIT = 240.0  # seconds; it takes about ten on a machine that has nothing else to do
ONE_OF_EACH = "420"  # from this seed comes a server's end, then the database's, then a worker's


@pytest.mark.skipif(nginx() is None, reason="nginx is not installed, and could not be got")
def test_no_acknowledged_act_is_lost_or_doubled_in_a_storm() -> None:
    """One kill of each kind; `make test-long` has a thousand, other disturbances, and looks at how long the tables stand still."""
    wanted = ["--kills", "3", "--tables", "3", "--seed", ONE_OF_EACH, "--stand-still", str(LIMIT)]
    done = benchmark("chaos", *wanted, seconds=LIMIT)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 kills and 0 other disturbances" in done.stdout
    assert re.findall(r"^  (.*killed) +1 ", done.stdout, re.MULTILINE) == ["server killed", "worker killed", "PostgreSQL killed"]
    assert "lost, doubled, out of order or seen otherwise than a replay shows it: 0" in done.stdout


def test_of_every_act_it_is_known_what_it_waited_for() -> None:
    wanted = ["--game", "maechtige_monster", "--tables", "4", "--seconds", "1", "--pace", "0.3", "--restart-tables", "0", "--json"]
    done = benchmark("load", *wanted, seconds=LIMIT)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    slowest = found["slowest"]

    assert found["acts"] > 4
    assert (found["lost"], slowest["unknown"]) == (0, 0)
    assert all(usual >= 0 for usual, _ in slowest["parts"].values())
    assert sum(slowest["longest"].values()) == slowest["acts"] == 1
    assert sum(slow for _, slow in slowest["parts"].values()) == pytest.approx(found["longest_ms"])
