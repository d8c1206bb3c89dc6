"""`monstertisch`, and `python -m monstertisch`: Ctrl-C ends the program quietly, even while it is still being loaded."""

from __future__ import annotations

import signal


def main() -> None:
    heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler  # a program in the background may be told to ignore it
    if heeded:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as carry_out

    if heeded:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    carry_out()


if __name__ == "__main__":
    main()
