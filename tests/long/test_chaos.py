"""A thousand kills while people play: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import sys

import pytest
from benchmark import benchmark
from ensure_nginx import nginx

pytestmark = pytest.mark.long

KILLS = 1000
HOURS = 3.0


@pytest.mark.skipif(nginx() is None, reason="nginx is not installed, and could not be got")
def test_no_acknowledged_act_is_lost_or_doubled_in_a_thousand_kills() -> None:
    done = benchmark("chaos", "--kills", str(KILLS), "--minutes", str(60 * HOURS), seconds=3600 * HOURS + 600)
    sys.stdout.write(done.stdout)  # with the seed, how long everything took, and what was wrong

    assert done.returncode == 0, done.stdout + done.stderr
