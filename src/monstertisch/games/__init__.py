"""The register: the only list of games."""

from ..core.game import Game
from .maechtige_monster import MaechtigeMonster

GAMES: dict[str, Game] = {game.name: game for game in [MaechtigeMonster()]}
