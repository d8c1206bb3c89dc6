"""Sets as bits of one number: bit i stands for seat i, or for card i."""

from __future__ import annotations


def members(bits: int) -> list[int]:
    """What is in a set, ascending."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
