"""Mächtige Monster, 3-6 players: monsters break into the king's castle, guard by guard, and share the loot."""

from .game import MaechtigeMonster

__all__ = ["MaechtigeMonster"]
