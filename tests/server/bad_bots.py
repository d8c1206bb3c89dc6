"""Bots that fail in every way; they run in another process, which finds them here."""

from __future__ import annotations

import os
import time


def broken(*_asked: object) -> int:
    raise ZeroDivisionError


def endless(*_asked: object) -> int:
    time.sleep(3600)
    return 0


def deadly(*_asked: object) -> int:
    os._exit(1)


def cheating(*_asked: object) -> int:
    return 59
