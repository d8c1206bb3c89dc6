"""The bots. They get Sights and nothing else."""
