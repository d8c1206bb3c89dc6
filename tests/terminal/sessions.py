"""A person at a real terminal: what is shown until the next prompt, and what is typed there."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]

import monstertisch

SOURCE = Path(monstertisch.__file__).parents[1]
PROMPT = "\r\n> "


def listen_to_interrupts() -> None:
    """As a program started by hand does; what a shell runs in the background is deaf to Ctrl-C, and its children too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Session:
    """One run of the command in a pseudo-terminal of 80 columns. Without colour, so that lines can be compared."""

    def __init__(self, folder: Path, *args: str, **environment: str) -> None:
        variables = {**os.environ, "PYTHONPATH": str(SOURCE), "MONSTERTISCH_DATA": str(folder), "NO_COLOR": "1", **environment}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "monstertisch", *args],
            env=variables,
            encoding="utf-8",
            dimensions=(60, 80),
            timeout=30,
            preexec_fn=listen_to_interrupts,
        )
        self.child.delaybeforesend = None  # whatever is typed, a prompt was read before
        self.everything = ""

    def read(self) -> str:
        """What is shown until the next prompt, or until the end."""
        self.child.expect_exact([PROMPT, pexpect.EOF])
        shown = str(self.child.before)
        self.everything += shown
        return shown.replace("\r\n", "\n")

    def type(self, words: str) -> str:
        self.child.sendline(words)
        return self.read()

    @property
    def ended(self) -> bool:
        return bool(self.child.flag_eof)

    def exit_code(self) -> int:
        self.child.close()
        return int(self.child.exitstatus)

    def interrupt(self) -> str:
        """Ctrl-C."""
        self.child.sendintr()
        return self.read()

    def play(self, shown: str, turns: int) -> list[str]:
        """Answers with numbers, now a low one, now a high one, until the game is over or so many times; tells what was shown."""
        seen = [shown]
        while not self.ended and len(seen) <= turns:
            seen.append(self.type(pick(seen[-1], len(seen))))
        return seen[1:]

    def play_to_the_end(self, shown: str) -> str:
        """Tells the last thing shown."""
        return [shown, *self.play(shown, turns=10_000)][-1]


def pick(shown: str, turn: int) -> str:
    """A number from the list of moves that was shown last."""
    numbers = re.findall(r"(?:^| )(\d+)\) ", shown[shown.rindex("─" * 20) :], re.MULTILINE)
    return str(1 + turn * 5 % max(int(number) for number in numbers))


def board_of(shown: str) -> str:
    """The last castle in what was shown, with the seats and the moves."""
    return shown[shown.rindex("─" * 80) :]
