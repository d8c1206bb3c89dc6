"""The same luck and moves give the same digests: in every process, for every PYTHONHASHSEED, compiled or not, alone or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstertisch.bots.random import RandomBot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.game import State
from monstertisch.core.sight import look
from monstertisch.games import GAMES

SOURCE = Path(__file__).parents[1] / "src"

PLAY = """
import hashlib
from itertools import product
from monstertisch.bots.random import RandomBot
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.sight import play_out
from monstertisch.games import GAMES

monsters, kingscraft, bosses = GAMES["maechtige_monster"], GAMES["kingscraft"], GAMES["boss_monster"]
boards = ["alchemist", "rogue", "merchant-neutral", "assassin", "nobleman", "swashbuckler"]
setups = [
    (monsters, monsters.setup(players, {"chain": chain, "king": king}), seed)
    for players, chain, king, seed in product(range(3, 7), [False, True], [False, True], range(3))
] + [
    (kingscraft, kingscraft.setup(players, {"character": boards[seed:][:players], "forge_order": "random", "king": king}), seed)
    for players, (seed, king) in product(range(2, 5), [(0, "K_ZWERG"), (2, "old")])
] + [
    (bosses, bosses.setup(players, {"choose_boss": variants, "intrigue": variants, "optional_spells": variants}), seed)
    for players, variants, seed in product(range(2, 5), [False, True], range(2))
]
digests = []
for game, setup, seed in setups:
    secret = secret_of(seed)
    luck, thoughts = Luck(secret), Luck(derive(secret, "bots"))
    state = game.new(setup, luck)
    play_out(state, [RandomBot() for _ in range(setup.players)], luck, thoughts, game.longest(setup))
    digests.append(state.digest())
    digests.append(state.imagine(0, thoughts).digest())
print(hashlib.sha256("\\n".join(digests).encode()).hexdigest())
"""


WHERE = """
from importlib.util import find_spec
found = find_spec("monstertisch") and find_spec("monstertisch.core.game")
print(found and found.origin)
"""


def run(script: str, place: Path, **changes: str) -> str:
    """What another process prints, outside of the project and with nothing on its path but what `changes` says."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [sys.executable, "-P", "-c", script]
    return subprocess.run(
        command, cwd=place, env={**environment, **changes}, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> str:
    place = tmp_path_factory.mktemp("interpreted")

    assert run(WHERE, place, PYTHONPATH=str(SOURCE)).endswith(".py")
    return run(PLAY, place, PYTHONPATH=str(SOURCE), PYTHONHASHSEED="0")


@pytest.mark.parametrize("hash_seed", ["1", "random"])
def test_hashing_makes_no_difference(tmp_path: Path, interpreted: str, hash_seed: str) -> None:
    assert run(PLAY, tmp_path, PYTHONPATH=str(SOURCE), PYTHONHASHSEED=hash_seed) == interpreted


@pytest.mark.parametrize("hash_seed", ["0", "random"])
def test_compiling_makes_no_difference(tmp_path: Path, interpreted: str, hash_seed: str) -> None:
    if not run(WHERE, tmp_path).endswith((".so", ".pyd")):
        pytest.skip("no compiled wheel is installed: no C compiler")

    assert run(PLAY, tmp_path, PYTHONHASHSEED=hash_seed) == interpreted


class Table:
    """A game that is played move by move."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        game = GAMES[name]
        self.luck, self.thoughts = Luck(secret_of(seed)), Luck(derive(secret_of(seed), "bots"))
        self.bot = RandomBot()
        self.state: State = game.new(game.setup(players), self.luck)
        self.digests = [self.state.digest()]

    def move(self) -> bool:
        waiting = self.state.to_act()
        if waiting:
            sight = look(self.state, waiting[0], self.bot, self.thoughts)
            self.state.play(waiting[0], self.bot.choose(sight, self.thoughts), self.luck)
            self.digests.append(self.state.digest())
        return bool(waiting)


def tables() -> list[Table]:
    monsters = [Table("maechtige_monster", players, seed) for players, seed in [(3, 1), (6, 1), (4, 2)]]
    return [*monsters, Table("kingscraft", 2, 1), Table("kingscraft", 3, 1)]


def test_games_side_by_side_go_as_they_go_alone() -> None:
    alone = tables()
    for table in alone:
        while table.move():
            pass
    together = tables()
    while [table for table in together if table.move()]:
        pass

    assert [table.digests for table in together] == [table.digests for table in alone]
