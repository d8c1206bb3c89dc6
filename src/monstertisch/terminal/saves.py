"""The games that are kept: one file each, which has every entry before anyone is shown it."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from ..core.match import Entry, Match, read_match
from ..core.reason import BadMatch, Reason, Refusal
from ..games import GAMES
from ..home import LARGEST_MATCH, data_folder, make_folder, read_file


def games_folder() -> Path:
    """Where this user's games are kept."""
    return data_folder() / "games"


class Save:
    """An open match file. Only one program at a time may have it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        self.lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=0, mode=0o600)
        try:
            self.lock.acquire()
        except BaseException as error:
            os.close(self.file)
            if isinstance(error, Timeout):
                raise BadMatch(Reason("save-open", "", {"path": path.name})) from None
            raise

    def append(self, line: str) -> None:
        """Writes one line and waits until it is on the disk. Where that is nearly full, the system takes only a part at first."""
        left = f"{line}\n".encode()
        while left:
            left = left[os.write(self.file, left) :]
        os.fsync(self.file)

    def keep(self, match: Match, entry: Entry) -> None:
        self.append(match.line(entry))

    def close(self) -> None:
        os.close(self.file)
        Path(self.lock.lock_file).unlink(missing_ok=True)
        self.lock.release()


def new_save(match: Match) -> Save:
    """A new file in the games folder, with the match's setup in it."""
    folder = games_folder()
    make_folder(data_folder())
    make_folder(folder)
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    number = 1
    while True:
        path = folder / f"{stamp}-{match.game.name}{'' if number == 1 else f'-{number}'}.jsonl"
        try:
            path.touch(0o600, exist_ok=False)
            break
        except FileExistsError:
            number += 1
    save = Save(path)
    try:
        save.append(match.header())
    except BaseException:  # on a full disk: what holds no game is not kept
        save.close()
        path.unlink()
        raise
    return save


def text_of(path: Path) -> str:
    """A character that was cut in two is part of a line that was cut off."""
    return read_file(path, LARGEST_MATCH).decode("utf-8", "replace")


def load(path: Path) -> Match:
    """The match in this file."""
    return read_match(text_of(path), GAMES)


def reopen(path: Path) -> tuple[Match, Save]:
    """A kept match to go on with. What was cut off is taken out of the file (`Match.cut_off` says so)."""
    save = Save(path)
    try:
        match = load(path)
        if match.base is not None:
            raise BadMatch(Reason("continued-elsewhere", "", {"number": match.base.number}))
    except BaseException:
        save.close()
        raise
    written = path.read_bytes()
    if match.cut_off:
        os.truncate(path, written.rfind(b"\n") + 1)
    elif not written.endswith(b"\n"):
        os.write(save.file, b"\n")
    return match, save


def kept(folder: Path) -> list[Path]:
    """The kept games, the last one played first."""
    files = [path for path in folder.glob("*.jsonl") if path.is_file()]
    return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def find(name: str) -> Path:
    """The file of this name, here or in the games folder."""
    path = Path(name)
    there = games_folder() / name
    return there if not path.exists() and there.exists() else path


def latest_unfinished(broken: list[tuple[Path, Refusal]]) -> Path:
    """The game played last that is not over; files that are no games are put into `broken`."""
    for path in kept(games_folder()):
        try:
            if not load(path).over:
                return path
        except Refusal as refused:
            broken.append((path, refused))
    raise BadMatch(Reason("no-save", "", {"folder": str(games_folder())}))
