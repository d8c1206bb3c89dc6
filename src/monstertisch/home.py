"""Where this user's games and tables are kept, who may see them, and how files are read."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from platformdirs import user_data_path

from .core.reason import Reason, Refusal

LARGEST_MATCH = 16 * 1024 * 1024  # bytes: far more entries than people play; a game of Kingscraft takes about 100 kB
LARGEST_CARDS = 1024 * 1024  # ours have at most 60 kB


class NoFile(Refusal):
    """A file or folder that cannot be what it is given for."""


def data_folder() -> Path:
    """MONSTERTISCH_DATA, or the place where this system keeps a user's data."""
    chosen = os.environ.get("MONSTERTISCH_DATA")
    if chosen:
        return Path(chosen)
    try:
        found = user_data_path("monstertisch", appauthor=False, roaming=True)
    except RuntimeError:  # a user without a name, as in a container
        raise NoFile(Reason("no-home", "")) from None
    earlier = Path("~/.local/share/monstertisch").expanduser()
    return earlier if sys.platform == "darwin" and earlier.is_dir() else found  # where games of earlier versions are, they stay


def make_folder(path: Path) -> None:
    """A folder for its owner alone: what is kept in it holds other people's cards and words."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise NoFile(Reason("no-folder", "", {"path": str(path)})) from None
    make_private(path)


def make_private(*paths: Path) -> None:
    """Takes away what others may do with these files and folders, as far as they exist and are ours: /tmp, say, is not."""
    if sys.platform == "win32":
        return
    for path in paths:
        if path.exists():
            found = path.stat()
            if found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX:
                path.chmod(stat.S_IMODE(found.st_mode) & 0o700)


def read_file(path: Path, largest: int) -> bytes:
    """What is in this file; one that is larger is refused before it is read."""
    with path.open("rb") as file:
        found = os.fstat(file.fileno())
        if stat.S_ISREG(found.st_mode) and found.st_size > largest:
            raise too_large(path, largest)
        read = file.read(largest + 1)  # a pipe or a device does not say how large it is
    if len(read) > largest:
        raise too_large(path, largest)
    return read


def too_large(path: Path, largest: int) -> NoFile:
    return NoFile(Reason("file-too-large", "", {"path": str(path), "megabytes": largest // 1024**2}))
