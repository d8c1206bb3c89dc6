"""`monstertisch`, and `python -m monstertisch`: Ctrl-C ends the program quietly, even while it is still being loaded."""

from __future__ import annotations

from .interrupt import ended_by_interrupt


def main() -> None:
    with ended_by_interrupt():
        from .cli import main as carry_out
    carry_out()


if __name__ == "__main__":
    main()
