"""Boss Monster in the terminal: dungeons as rows of rooms, moves as `build loot box 2` or `play windfall`."""

from .board import TableBoard
from .cards import card_list

__all__ = ["TableBoard", "card_list"]
