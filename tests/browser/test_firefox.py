"""A round of each game in Firefox: the page is not made for one browser alone."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from server.running import ThreadServer

from .guests import HURRY
from .tables import match_of
from .walk import GAMES

HERE = Path(__file__).parent / "firefox"
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
DRIVER = HERE / "node_modules" / "puppeteer-core"


@pytest.mark.skipif(FIREFOX is None, reason="no Firefox is installed, and none could be")
@pytest.mark.skipif(not DRIVER.exists(), reason="puppeteer-core could not be installed, which drives Firefox")
def test_a_round_of_each_game_is_played_in_firefox(server: ThreadServer) -> None:
    """From the lobby into the second round, playing what the hint says, by keyboard."""
    command = ["node", str(HERE / "round.mjs"), str(FIREFOX), f"http://127.0.0.1:{server.port}/", HURRY, *GAMES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=840, check=False)
    assert done.returncode == 0, done.stderr
    rounds: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]

    assert [told["game"] for told in rounds] == GAMES
    for told in rounds:
        assert "firefox" in told["agent"].lower()
        assert told["troubles"] == []
        assert told["moves"] > 0
        assert told["round"] >= 2, told
        assert match_of(server, told["code"]).state.round() >= 2
