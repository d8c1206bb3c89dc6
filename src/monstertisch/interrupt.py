"""Ctrl-C while nothing is at stake yet."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ended_by_interrupt() -> Iterator[None]:
    """Ctrl-C ends the program at once and in silence. As an exception it could come up in an import, or get lost in a clean-up."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # a program in the background may be told to ignore it
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
