"""The register: the only list of games."""

from ..core.game import Game
from .boss_monster import BossMonster
from .kingscraft import Kingscraft
from .maechtige_monster import MaechtigeMonster

GAMES: dict[str, Game] = {game.name: game for game in [MaechtigeMonster(), Kingscraft(), BossMonster()]}
