"""Greedy for Boss Monster. Each module is one kind of decision; all of them weigh what is public and the seat's own hand."""

from .greedy import Greedy

__all__ = ["Greedy"]
