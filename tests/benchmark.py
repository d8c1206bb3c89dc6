"""A benchmark as a program of its own, on the rules that are under test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import monstertisch

ROOT = Path(__file__).parents[1]


def benchmark(name: str, *options: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """It is ended where it takes longer, and all that it began ends with it."""
    found = Path(monstertisch.__file__).parents[1]
    command = [sys.executable, "-m", f"benchmarks.{name}", *options, *(["--source"] if found == ROOT / "src" else [])]
    path = {**os.environ, "PYTHONPATH": str(found)}
    return subprocess.run(command, cwd=ROOT, env=path, capture_output=True, text=True, timeout=seconds, check=False)
