"""Sets as bits of one number: bit i stands for seat i, or for card i."""

from __future__ import annotations


def members(bits: int) -> list[int]:
    """What is in a set, ascending."""
    found: list[int] = []
    at = 0
    while bits:
        if not bits & 255:  # most sets of cards are sparse
            bits >>= 8
            at += 8
            continue
        if bits & 1:
            found.append(at)
        bits >>= 1
        at += 1
    return found
