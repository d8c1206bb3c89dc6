"""Sets of cards as bits of one number: bit i stands for card i."""

from __future__ import annotations


def count(cards: int) -> int:
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def members(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found: list[int] = []
    at = 0
    while cards:
        if not cards & 255:  # most sets are sparse
            cards >>= 8
            at += 8
            continue
        if cards & 1:
            found.append(at)
        cards >>= 1
        at += 1
    return found
