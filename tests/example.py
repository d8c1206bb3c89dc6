"""The examples, a game and a bot, each installed as a package of its own, as anybody would install theirs."""

from __future__ import annotations

import atexit
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import monstertisch

SOURCE = Path(monstertisch.__file__).parents[1]
EXAMPLES = Path(__file__).parents[1] / "examples"
EXAMPLE, BOT = EXAMPLES / "cellar_ghosts", EXAMPLES / "dreamer"
PIECE = re.compile(r"^\*\*`([\w./]+)`\*\*\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)


@cache
def installed(example: Path = EXAMPLE) -> str:
    """The PYTHONPATH with which Monstertisch finds it."""
    folder = Path(mkdtemp(prefix="monstertisch-example-"))
    shutil.copytree(example, folder / "source")  # building leaves files behind
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder / "site"), str(folder / "source")], check=True)
    return f"{SOURCE}{os.pathsep}{folder / 'site'}"


def command(*args: str, path: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """One run of `monstertisch` that knows the example game."""
    variables = {**os.environ, "PYTHONPATH": path or installed(), "NO_COLOR": "1", "MONSTERTISCH_LANG": "en", **environment}
    return subprocess.run([sys.executable, "-m", "monstertisch", *args], env=variables, capture_output=True, text=True, check=False)


ONE_BY_ONE = """
import sys
from monstertisch.cli import run
for line in sys.argv[1:]:
    assert run(line.split()) == 0, line
    print("§")
"""


def commands(*lines: str) -> list[str]:
    """What each of these prints; one process that knows the example game carries them all out."""
    variables = {**os.environ, "PYTHONPATH": installed(), "NO_COLOR": "1", "MONSTERTISCH_LANG": "en"}
    return subprocess.check_output([sys.executable, "-c", ONE_BY_ONE, *lines], env=variables, text=True).split("§\n")[:-1]


NO_PLUGINS = {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"
}  # of pytest: no test of an example asks for one, and to load them all takes a second


def own_test(example: Path) -> subprocess.CompletedProcess[str]:
    """The example's own test, which its author would run."""
    tests = [str(path) for path in example.glob("test_*.py")]
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={example}", "-c", os.devnull, *tests]
    variables = {**os.environ, "PYTHONPATH": installed(example), **NO_PLUGINS}
    return subprocess.run(run, env=variables, capture_output=True, text=True, check=False)


def told_pieces(document: Path) -> dict[str, list[str]]:
    """The pieces under the name of each file, one below the other: its lines, without empty ones."""
    built: dict[str, list[str]] = {}
    for name, piece in PIECE.findall(document.read_text("utf-8")):
        built.setdefault(name, []).extend(line for line in piece.splitlines() if line.strip())
    return built


def lines_of(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line.strip()]
