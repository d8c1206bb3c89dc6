"""The register: our own games, and those of installed packages that name one under `monstertisch.games`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from ..core.game import Game
from ..core.packages import add_found
from ..core.reason import Reason
from .boss_monster import BossMonster
from .kingscraft import Kingscraft
from .maechtige_monster import MaechtigeMonster

GROUP = "monstertisch.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")  # it stands in addresses, files and texts

GAMES: dict[str, Game] = {game.name: game for game in [MaechtigeMonster(), Kingscraft(), BossMonster()]}


def find_games(games: dict[str, Game], found: Iterable[EntryPoint]) -> list[Reason]:
    """Adds the games of other packages, and tells which ones had to be left out, and why."""
    return add_found(games, found, "game", load_game)


def load_game(entry: EntryPoint) -> tuple[str, Game]:
    game = entry.load()()
    assert isinstance(game, Game), "it is no game"
    assert NAME.fullmatch(game.name), "its name is not made of small letters"
    for words in ["de.ftl", "en.ftl"]:
        assert (game.folder / words).is_file(), f"{words} is missing"
    return game.name, game


LEFT_OUT = find_games(GAMES, entry_points(group=GROUP))
