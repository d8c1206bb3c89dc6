"""What bots know of Mächtige Monster: greedy, which looks at one move, and what guides the search."""

from .greedy import Greedy
from .guide import Guide

__all__ = ["Greedy", "Guide"]
