"""Boss Monster: Rise of the Minibosses, 2-4 players: bosses build dungeons, lure heroes and collect their souls."""

from .game import BossMonster

__all__ = ["BossMonster"]
