"""Ctrl-C: it ends the program at once and without a word, until a command can answer it; alarms; other processes."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # most commands need no other process
    from concurrent.futures import ProcessPoolExecutor


def end_at_once() -> None:
    """While something is loaded an interruption may come at a moment when Python can only report and forget it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # a program in the background may be told to ignore it
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def heed() -> None:
    """From here on it is a KeyboardInterrupt, for whoever has something to put in order."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


# What takes too long


class TooLate(BaseException):
    """The time is over. It is no Exception: whoever catches those in passing would go on all the same."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What is done here and takes longer is ended by TooLate, where the system has alarms, which are heard by the main thread."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, end_late)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)  # and again, if that was not heeded
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def end_late(_number: int, _frame: object) -> None:
    raise TooLate


# Processes beside this one


@contextmanager
def out_of_earshot() -> Iterator[None]:
    """A process that is started here does not hear Ctrl-C from its first moment on, long before it can ignore it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def live_with_parent() -> None:
    """In the other process: leave Ctrl-C to the one that started it, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def stop(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits for what its processes are doing."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
