"""Kingscraft in the terminal: the table as lines of text, moves as `take sword` or `reroll 2`."""
