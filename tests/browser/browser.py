"""A browser for the tests: the Chromium of this machine, or the one that Playwright brought."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

SHELL = "chromium-headless-shell"  # draws no window around the page: a test takes a third of the work
NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome"]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # else the shell draws words some pixels wider than people's browsers do
]
MISSING = "There is no Chromium here: `make test` installs one, or run: python tests/browser/ensure_browser.py"


def system_browser() -> str | None:
    return next((found for found in map(shutil.which, NAMES) if found), None)


def has_browser(playwright: Playwright) -> bool:
    return system_browser() is not None or Path(playwright.chromium.executable_path).exists()


def launch(playwright: Playwright) -> Browser:
    assert has_browser(playwright), MISSING
    return playwright.chromium.launch(executable_path=system_browser(), args=ARGUMENTS)
