"""Makes sure that there is a browser to test with: the system's package, the one that is here, or Playwright's download.

Firefox is tried too, if it can be had: where it cannot, its tests say so and are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path[0] = str(Path(__file__).parents[1])
from browser.browser import SHELL, has_browser  # noqa: E402

FIREFOX = Path(__file__).parent / "firefox"
FAILED = "No Chromium could be installed. Install the package `chromium` by hand, then run `make test` again.\n"


def here() -> bool:
    with sync_playwright() as playwright:
        return has_browser(playwright)


def from_the_system(package: str) -> bool:
    """As root, or as somebody who may become root without a password."""
    allowed: list[str] = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (allowed and not shutil.which("sudo")):
        return False
    steps = [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]]
    return all(subprocess.run([*allowed, *step], check=False).returncode == 0 for step in steps)


def from_playwright() -> bool:
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode == 0


def get_firefox() -> None:
    """The browser, and what drives it."""
    if not shutil.which("firefox-esr") and not shutil.which("firefox"):
        from_the_system("firefox-esr")
    if not (FIREFOX / "node_modules" / "puppeteer-core").exists():
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=FIREFOX, check=False)


def main() -> None:
    if not shutil.which(SHELL):
        from_the_system(SHELL)
    if not (here() or (from_the_system("chromium") and here()) or (from_playwright() and here())):
        sys.exit(FAILED)
    get_firefox()


if __name__ == "__main__":
    main()
