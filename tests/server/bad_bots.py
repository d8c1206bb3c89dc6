"""Bots, and processes for them, that fail in every way; they run in another process, which finds them here."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from monstertisch.interrupts import live_with_parent
from monstertisch.server.thinking import choose

DIED = "MONSTERTISCH_BOT_DIED"  # names the file that is there once the bot has died


def broken(*_asked: object) -> int:
    raise ZeroDivisionError


def endless(*_asked: object) -> int:
    time.sleep(3600)
    return 0


def deadly(*_asked: object) -> int:
    os._exit(7)


def cheating(*_asked: object) -> int:
    return 59


def deadly_once(*asked: Any) -> int:
    died = Path(os.environ[DIED])
    if not died.exists():
        died.touch()
        os._exit(7)
    return choose(*asked)


def starts_slowly() -> None:
    time.sleep(2)
    live_with_parent()
