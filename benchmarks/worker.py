"""One contender of `speed.py` in its own Python: reads seconds line by line, works that long, answers with JSON.

The first line it writes tells what it is. All time counts, setting up new games too.
"""

from __future__ import annotations

import json
import platform
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

PLAYERS = 4


class Contender:
    """Something to be measured: `step` does a little of it and tells how much."""

    about: dict[str, str] = {}

    def step(self) -> int:
        raise NotImplementedError


class Monstertisch(Contender):
    """Random games for four with default options, counted in moves."""

    def __init__(self, game: str) -> None:
        self.chance: Any = import_module("monstertisch.core.chance")
        self.sight: Any = import_module("monstertisch.core.sight")
        self.game: Any = import_module("monstertisch.games").GAMES[game]
        self.setup = self.game.setup(PLAYERS)
        self.longest = self.game.longest(self.setup)
        self.bots = [import_module("monstertisch.bots.random").RandomBot() for _ in range(PLAYERS)]
        self.number = 0
        file = str(import_module("monstertisch.core.game").__file__)
        self.about = {"engine": "interpreted" if file.endswith(".py") else "compiled"}

    def luck(self) -> tuple[Any, Any]:
        """The luck of the next game and of the bots in it."""
        secret = self.chance.derive(self.chance.secret_of(1), f"game {self.number}")
        self.number += 1
        return self.chance.Luck(secret), self.chance.Thoughts(self.chance.derive(secret, "bots"))

    def step(self) -> int:
        luck, thoughts = self.luck()
        moves: int = self.sight.play_out(self.game.new(self.setup, luck), self.bots, luck, thoughts, self.longest)
        return moves

    def positions(self) -> list[Any]:
        """Every position of one random game."""
        luck, thoughts = self.luck()
        state = self.game.new(self.setup, luck)
        found = []
        while state.to_act():
            found.append(state.copy())
            seat = state.to_act()[0]
            options = state.options(seat)
            state.play(seat, options[thoughts.below("bot", len(options))], luck)
        return found


class Copies(Monstertisch):
    """Copies of positions."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.states = self.positions()

    def step(self) -> int:
        for state in self.states:
            state.copy()
        return len(self.states)


class Imaginings(Monstertisch):
    """Positions imagined for the seat to move."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.states = [(state, state.to_act()[0]) for state in self.positions()]
        self.dreams = self.chance.Thoughts(self.chance.secret_of(2))

    def step(self) -> int:
        for state, seat in self.states:
            state.imagine(seat, self.dreams)
        return len(self.states)


class Hearts(Contender):
    """Random games of OpenSpiel's hearts, counted in player actions; chance is sampled from the outcomes it offers."""

    def __init__(self) -> None:
        self.game: Any = import_module("pyspiel").load_game("hearts")
        self.random = random.Random(1)

    def sample(self, state: Any) -> int:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(self.random.choices(outcomes, chances)[0])

    def step(self) -> int:
        state = self.game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.sample(state))
            else:
                state.apply_action(self.random.choice(state.legal_actions()))
                actions += 1
        return actions


class HeartsShortcut(Hearts):
    """The same, but chance picks any legal action: faster, and right only where all outcomes are equally likely."""

    def sample(self, state: Any) -> int:
        return int(self.random.choice(state.legal_actions()))


class Catanatron(Contender):
    """Games of four random players, counted in actions."""

    def __init__(self) -> None:
        self.catanatron: Any = import_module("catanatron")
        random.seed(1)

    def step(self) -> int:
        game = self.catanatron.Game([self.catanatron.RandomPlayer(color) for color in self.catanatron.Color])
        game.play()
        return len(game.state.actions)


CONTENDERS: dict[str, Callable[..., Contender]] = {
    "play": Monstertisch,
    "copy": Copies,
    "imagine": Imaginings,
    "hearts": Hearts,
    "hearts_shortcut": HeartsShortcut,
    "catanatron": Catanatron,
}


def measure(contender: Contender, seconds: float) -> dict[str, float]:
    done = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        done += contender.step()
        spent = time.perf_counter() - start
    return {"done": done, "seconds": spent}


def main() -> None:
    contender = CONTENDERS[sys.argv[1]](*sys.argv[2:])
    print(json.dumps({"python": platform.python_version(), **contender.about}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(contender, float(line))), flush=True)


if __name__ == "__main__":
    main()
