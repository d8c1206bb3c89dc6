"""Sets as bits of one number: bit i stands for seat i, or for card i."""

from __future__ import annotations

from typing import Final


def counted(bits: int) -> list[int]:
    """What is in a set, bit by bit."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


SEATS: Final = 6
FEW: Final = [counted(bits) for bits in range(1 << SEATS)]  # sets of seats, which are asked for after every move


def members(bits: int) -> list[int]:
    """What is in a set, ascending."""
    return FEW[bits][:] if bits < 1 << SEATS else counted(bits)
