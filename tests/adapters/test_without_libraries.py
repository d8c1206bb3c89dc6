"""Playing needs none of the libraries of researchers, and an adapter without its library says what to install."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from example import SOURCE


def run(code: str, *hidden: str) -> subprocess.CompletedProcess[str]:
    """Python in which these libraries are not there."""
    lines = [f"import sys; sys.modules.update({{name: None for name in {list(hidden)!r}}})", code]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    return subprocess.run([sys.executable, "-c", "\n".join(lines)], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("adapter", "library"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("open_spiel", "pyspiel"), ("features", "numpy")],
)
def test_an_adapter_without_its_library_says_what_to_install(adapter: str, library: str) -> None:
    done = run(f"import monstertisch.adapters.{adapter}", library)

    assert done.returncode == 1
    assert f"ImportError: {library} is not installed" in done.stderr
    assert 'pip install "monstertisch[' in done.stderr


def test_playing_needs_none_of_them() -> None:
    done = run("import monstertisch.cli, monstertisch.lab.arena", "numpy", "gymnasium", "pettingzoo", "pyspiel")

    assert done.stderr == ""
    assert done.returncode == 0
