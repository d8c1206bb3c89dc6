"""Greedy for Kingscraft, and what the search is told of it. Each module is one kind of decision.

All of them count on public things and on the seat's own potions.
"""

from .greedy import Greedy
from .guide import Guide

__all__ = ["Greedy", "Guide"]
