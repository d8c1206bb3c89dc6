"""Sets of cards as bits of one number: bit i stands for card i."""

from __future__ import annotations


def count(cards: int) -> int:
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found
