"""What a game is, without any game: contract, luck, events, reasons, sights and matches."""
