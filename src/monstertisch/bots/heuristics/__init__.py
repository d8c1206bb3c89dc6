"""What greedy knows of each game: one module per game, named like it, the only bots that may import a game."""
