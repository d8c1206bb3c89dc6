"""Kingscraft, 2-4 players: heroes gather and forge their equipment to beat the king and take his throne."""

from .game import Kingscraft

__all__ = ["Kingscraft"]
