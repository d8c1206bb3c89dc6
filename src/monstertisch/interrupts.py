"""Ctrl-C: it ends the program at once and without a word, until a command is under way that can answer it."""

from __future__ import annotations

import signal


def end_at_once() -> None:
    """While something is loaded an interruption may come at a moment when Python can only report and forget it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a program in the background may be told to ignore it
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def heed() -> None:
    """From here on it is a KeyboardInterrupt, for whoever has something to put in order."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
