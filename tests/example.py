"""The example game, installed as a package of its own, as anybody would install theirs."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import monstertisch

SOURCE = Path(monstertisch.__file__).parents[1]
EXAMPLE = Path(__file__).parents[1] / "examples" / "cellar_ghosts"


@cache
def installed() -> str:
    """The PYTHONPATH with which Monstertisch finds it."""
    folder = Path(mkdtemp(prefix="monstertisch-example-"))
    shutil.copytree(EXAMPLE, folder / "source")  # building leaves files behind
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder / "site"), str(folder / "source")], check=True)
    return f"{SOURCE}{os.pathsep}{folder / 'site'}"


def command(*args: str, path: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """One run of `monstertisch` that knows the example."""
    variables = {**os.environ, "PYTHONPATH": path or installed(), "NO_COLOR": "1", "MONSTERTISCH_LANG": "en", **environment}
    return subprocess.run([sys.executable, "-m", "monstertisch", *args], env=variables, capture_output=True, text=True, check=False)
