"""A game that an installed package adds, in the libraries of researchers: the suites that our own games pass, and one digest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from example import installed

TESTS = Path(__file__).parents[1]
SUITES = [str(TESTS / "adapters" / f"test_{library}.py") for library in ["pettingzoo", "gymnasium", "open_spiel"]]


def test_the_example_passes_the_suites_of_every_library(pytestconfig: pytest.Config) -> None:
    """The suites go over all games that are there, so they are asked for this one where it is installed."""
    words = ["-n", "0", "-p", "no:cacheprovider", "-o", f"pythonpath={TESTS}", "--engine", pytestconfig.getoption("--engine")]
    variables = {**os.environ, "PYTHONPATH": installed()}
    run = [sys.executable, "-m", "pytest", *words, "-k", "cellar_ghosts", *SUITES]
    ran = subprocess.run(run, cwd=TESTS.parent, env=variables, capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout + ran.stderr
    [passed] = re.findall(r"(\d+) passed", ran.stdout)
    assert int(passed) > 40
