"""Mächtige Monster in the terminal: the castle as a table, moves as `4 on 2`."""

from .board import TableBoard
from .cards import card_list

__all__ = ["TableBoard", "card_list"]
