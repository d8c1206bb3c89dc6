"""Boss Monster in the terminal: dungeons as rows of rooms, moves as `build loot box 2` or `use windfall`."""
