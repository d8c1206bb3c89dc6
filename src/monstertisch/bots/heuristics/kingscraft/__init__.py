"""Greedy for Kingscraft. Each module is one kind of decision; all of them count on public things and on the seat's own potions."""

from .greedy import Greedy

__all__ = ["Greedy"]
