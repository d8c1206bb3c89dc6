"""Makes sure that there is a browser to test with: the one that is here, the system's package, or Playwright's download."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path[0] = str(Path(__file__).parents[1])
from browser.browser import has_browser  # noqa: E402

FAILED = "No Chromium could be installed. Install the package `chromium` by hand, then run `make test` again.\n"


def here() -> bool:
    with sync_playwright() as playwright:
        return has_browser(playwright)


def from_the_system() -> bool:
    """As root, or as somebody who may become root without a password."""
    allowed: list[str] = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (allowed and not shutil.which("sudo")):
        return False
    steps = [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]]
    return all(subprocess.run([*allowed, *step], check=False).returncode == 0 for step in steps)


def from_playwright() -> bool:
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0


def main() -> None:
    if not (here() or (from_the_system() and here()) or (from_playwright() and here())):
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
