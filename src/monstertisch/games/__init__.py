"""The register: our own games, and those of installed packages that name one under `monstertisch.games`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points

from ..core.game import Game
from ..core.reason import Reason
from .boss_monster import BossMonster
from .kingscraft import Kingscraft
from .maechtige_monster import MaechtigeMonster

GROUP = "monstertisch.games"
NAME = re.compile(r"[a-z][a-z0-9_]*")  # it stands in addresses, files and texts

GAMES: dict[str, Game] = {game.name: game for game in [MaechtigeMonster(), Kingscraft(), BossMonster()]}


def find_games(games: dict[str, Game], found: Iterable[EntryPoint]) -> list[Reason]:
    """Adds the games of other packages, and tells which ones had to be left out, and why."""
    left_out = []
    for entry in sorted(found, key=lambda one: (one.name, one.value)):
        try:
            game = entry.load()()
            assert isinstance(game, Game), "it is no game"
            assert NAME.fullmatch(game.name), "its name is not made of small letters"
            for words in ["de.ftl", "en.ftl"]:
                assert (game.folder / words).is_file(), f"{words} is missing"
        except Exception as error:  # whatever is wrong with it, the other games are not to suffer
            problem = f"{type(error).__name__}: {error}"
            left_out.append(Reason("game-broken", "", {"package": entry.value, "problem": problem}))
            continue
        if game.name in games:
            left_out.append(Reason("game-taken", "", {"package": entry.value, "name": game.name}))
        else:
            games[game.name] = game
    return left_out


LEFT_OUT = find_games(GAMES, entry_points(group=GROUP))
