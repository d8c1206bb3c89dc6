"""Any game in the terminal, without a line of code for it: its view as tables, its moves as a numbered list."""

from .board import TableBoard
from .cards import card_list

__all__ = ["TableBoard", "card_list"]
