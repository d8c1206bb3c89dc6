"""Cellar Ghosts, 2-4 players: scare each other up the cellar stairs, and be the last one who dares."""

from .game import CellarGhosts

__all__ = ["CellarGhosts"]
