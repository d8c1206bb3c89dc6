"""`monstertisch`, and `python -m monstertisch`: Ctrl-C ends the program quietly, even while it is still being loaded."""

from __future__ import annotations

from .interrupts import end_at_once


def main() -> None:
    end_at_once()
    from .cli import main as carry_out

    carry_out()


if __name__ == "__main__":
    main()
