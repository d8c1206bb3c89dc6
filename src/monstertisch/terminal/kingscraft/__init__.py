"""Kingscraft in the terminal: the table as lines of text, moves as `take sword` or `reroll 2`."""

from .board import TableBoard
from .cards import card_list

__all__ = ["TableBoard", "card_list"]
