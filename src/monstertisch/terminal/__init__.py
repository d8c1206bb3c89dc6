"""The terminal: playing a game by typing, and what the commands print."""
