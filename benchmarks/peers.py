"""Installs the peers that `speed.py` measures beside us: all into `.venv-bench`, boardgame.io into a folder of it.

What cannot be installed is left out, and `.venv-bench/failed.json` says why; the rest is measured all the same.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ENVIRONMENT = HERE.parent / ".venv-bench"
LONGEST = 900  # seconds for all of a kind
PIP = [str(ENVIRONMENT / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
NPM = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--omit=peer", "--loglevel=error"]


def complaint(command: list[str], folder: Path = HERE) -> str | None:
    """Runs it; if it fails, what it said."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=LONGEST)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return None
    said = [line for line in (done.stdout + done.stderr).splitlines() if "error" in line.lower()]
    return said[0].strip() if said else f"{command[0]} ended with code {done.returncode}"


def requirements() -> dict[str, str]:
    """The lines of every requirement, by its name; a package that differs by Python stands there more than once."""
    found: dict[str, str] = {}
    for lines in re.findall(r"(?m)^[A-Za-z0-9].*(?:\n    .*)*", (HERE / "requirements.txt").read_text("utf-8")):
        name = re.split(r"[=\[]", lines)[0]
        found[name] = found.get(name, "") + lines + "\n"
    return found


def install_packages() -> dict[str, str]:
    """All at once; if that fails, one by one, so that one of them does not take the others with it."""
    if complaint([*PIP, "-r", str(HERE / "requirements.txt")]) is None:
        return {}
    failed = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, lines in requirements().items():
            alone = Path(folder) / f"{name}.txt"
            alone.write_text(lines, "utf-8")
            if reason := complaint([*PIP, "--no-deps", "-r", str(alone)]):
                failed[name] = reason
    return failed


def install_boardgame() -> dict[str, str]:
    folder = ENVIRONMENT / "node"
    folder.mkdir(exist_ok=True)
    for name in ["package.json", "package-lock.json"]:
        shutil.copy(HERE / "boardgame" / name, folder / name)
    reason = complaint(NPM, folder)
    return {"boardgame.io": reason} if reason else {}


def main() -> None:
    failed = install_packages() | install_boardgame()
    (ENVIRONMENT / "failed.json").write_text(json.dumps(failed, indent=1) + "\n", "utf-8")
    for name, reason in failed.items():
        print(f"{name} cannot be installed: {reason}")


if __name__ == "__main__":
    main()
