"""Greedy for Boss Monster, and what the search knows of it. Each module is one kind of decision or judgement."""

from .greedy import Greedy
from .guide import Guide

__all__ = ["Greedy", "Guide"]
