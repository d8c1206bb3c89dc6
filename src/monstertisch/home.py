"""Where this user's games and tables are kept, and how a file is held so that only one program writes it."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """MONSTERTISCH_DATA, or the place where this system keeps a user's data."""
    chosen = os.environ.get("MONSTERTISCH_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "monstertisch"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "monstertisch"


def lock(file: int) -> None:
    """Holds an open file as long as it stays open; raises OSError if another program holds it."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
