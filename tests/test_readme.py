"""The README's example runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_bot_in_ten_lines_plays_a_game() -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert code is not None

    ran = subprocess.run(
        [sys.executable, "-c", code[1]], env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False
    )

    assert ran.stderr == ""
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]\n", ran.stdout)
