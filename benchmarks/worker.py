"""One contender of `speed.py` in its own Python: reads seconds line by line, works that long, answers with JSON.

The first line it writes tells what it is. Time is processor time, and all of it counts, setting up new games too.
"""

from __future__ import annotations

import json
import os
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

PLAYERS = 4
GAMES_AT_ONCE = 64
TURNS_AT_ONCE = 100


class Contender:
    """Something to be measured: `step` does a little of it and tells how much."""

    packages: list[str] = []
    about: dict[str, Any] = {}

    def step(self) -> int:
        raise NotImplementedError


# Monstertisch


def engine() -> str:
    file = str(import_module("monstertisch.core.game").__file__)
    return "interpreted" if file.endswith(".py") else "compiled"


class Monstertisch(Contender):
    """Random games for four with default options, counted in moves."""

    packages = ["monstertisch"]

    def __init__(self, game: str) -> None:
        self.chance: Any = import_module("monstertisch.core.chance")
        self.sight: Any = import_module("monstertisch.core.sight")
        self.game: Any = import_module("monstertisch.games").GAMES[game]
        self.setup = self.game.setup(PLAYERS)
        self.longest = self.game.longest(self.setup)
        self.bots = [import_module("monstertisch.bots.random").RandomBot() for _ in range(PLAYERS)]
        self.number = 0
        self.about = {"engine": engine()}

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


# PettingZoo and Gymnasium


class Turns(Contender):
    """Random games of an AEC environment: every agent reads its observation and mask by `last()`; its actions count."""

    packages = ["pettingzoo"]

    def __init__(self, env: Any) -> None:
        self.env = env
        self.numpy: Any = import_module("numpy")
        self.random = random.Random(1)
        self.seed = 0

    def step(self) -> int:
        env, nonzero, choice = self.env, self.numpy.flatnonzero, self.random.choice
        env.reset(seed=self.seed)
        self.seed += 1
        actions = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
            else:
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                env.step(int(choice(nonzero(mask))))
                actions += 1
        return actions


class Classic(Turns):
    """A classic of PettingZoo, by its `env` or its `raw_env`."""

    packages = ["pettingzoo", "rlcard"]

    def __init__(self, name: str, maker: str) -> None:
        super().__init__(getattr(import_module(f"pettingzoo.classic.{name}"), maker)())


class OurTurns(Turns):
    """A game of ours through the adapter."""

    def __init__(self, game: str) -> None:
        super().__init__(import_module("monstertisch.adapters.pettingzoo").env(game, players=PLAYERS))
        self.about = {"engine": engine()}


class OurSeat(Contender):
    """One seat of ours through Gymnasium, the others are random bots; the actions of that seat count."""

    packages = ["gymnasium"]

    def __init__(self, game: str) -> None:
        import_module("monstertisch.adapters.gymnasium")
        self.env: Any = import_module("gymnasium").make(f"monstertisch/{game}", players=PLAYERS, opponents="random")
        self.numpy: Any = import_module("numpy")
        self.random = random.Random(1)
        self.seed = 0
        self.about = {"engine": engine()}

    def step(self) -> int:
        observation, _ = self.env.reset(seed=self.seed)
        self.seed += 1
        actions, over = 0, False
        while not over:
            action = int(self.random.choice(self.numpy.flatnonzero(observation["action_mask"])))
            observation, _, over, _, _ = self.env.step(action)
            actions += 1
        return actions


class OurBatch(Contender):
    """Many games of ours that are stepped in one call; one step is an action of a seat in each."""

    packages = ["gymnasium"]

    def __init__(self, game: str) -> None:
        self.numpy: Any = import_module("numpy")
        self.batch: Any = import_module("monstertisch.adapters.gymnasium").Batch(game, players=PLAYERS, games=GAMES_AT_ONCE)
        self.rng = self.numpy.random.default_rng(1)
        self.batch.reset(1)
        self.about = {"engine": engine()}

    def step(self) -> int:
        masks = self.batch.turn.masks
        drawn = self.rng.random(masks.shape, dtype=self.numpy.float32)
        drawn += masks  # the largest is a legal one
        self.batch.step(drawn.argmax(axis=1))
        return GAMES_AT_ONCE


# OpenSpiel


class Spiel(Contender):
    """Random games of OpenSpiel, counted in player actions; chance is sampled from the outcomes it offers."""

    packages = ["open-spiel"]

    def __init__(self, name: str) -> None:
        pyspiel: Any = import_module("pyspiel")
        if name.startswith("monstertisch"):
            import_module("monstertisch.adapters.open_spiel")
            self.about = {"engine": engine()}
        elif name.startswith("python"):
            import_module("open_spiel.python.games")
        self.game: Any = pyspiel.load_game(name)
        self.random = random.Random(1)

    def sample(self, state: Any) -> int:
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(self.random.choices(outcomes, chances)[0])

    def look(self, state: Any) -> None:
        """What the player who acts reads beside the legal actions: nothing."""

    def step(self) -> int:
        state = self.game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.sample(state))
            else:
                self.look(state)
                state.apply_action(self.random.choice(state.legal_actions()))
                actions += 1
        return actions


class SpielUniform(Spiel):
    """The same, but chance picks any legal action: faster, and right only where all outcomes are equally likely."""

    def sample(self, state: Any) -> int:
        return int(self.random.choice(state.legal_actions()))


class SpielTensors(Spiel):
    """The same with the tensor of the observation at every action."""

    def look(self, state: Any) -> None:
        state.observation_tensor()


class SpielClones(Spiel):
    """Clones of all positions of a game in which a player acts."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.states: list[Any] = []
        super().step()

    def look(self, state: Any) -> None:
        self.states.append(state.clone())

    def step(self) -> int:
        for state in self.states:
            state.clone()
        return len(self.states)


# Other peers


class Catanatron(Contender):
    """Games of four random players, counted in actions."""

    packages = ["catanatron"]

    def __init__(self) -> None:
        self.catanatron: Any = import_module("catanatron")
        random.seed(1)

    def new(self) -> Any:
        return self.catanatron.Game([self.catanatron.RandomPlayer(color) for color in self.catanatron.Color])

    def step(self) -> int:
        game = self.new()
        game.play()
        return len(game.state.actions)


class CatanatronCopies(Catanatron):
    """Copies of all positions of a game."""

    def __init__(self) -> None:
        super().__init__()
        game = self.new()
        self.games: list[Any] = []
        while game.winning_color() is None:
            self.games.append(game.copy())
            game.play_tick()

    def step(self) -> int:
        for game in self.games:
            game.copy()
        return len(self.games)


class RLCard(Contender):
    """Random games of RLCard, which builds the observation of every step; actions count."""

    packages = ["rlcard"]

    def __init__(self, name: str) -> None:
        self.env: Any = import_module("rlcard").make(name, config={"seed": 1})
        self.random = random.Random(1)

    def step(self) -> int:
        state, _ = self.env.reset()
        actions = 0
        while not self.env.is_over():
            state, _ = self.env.step(self.random.choice(list(state["legal_actions"])))
            actions += 1
        return actions


class Pgx(Contender):
    """Random games of pgx, so many at once in one compiled loop on one core; those that end begin anew. Every step is an action."""

    packages = ["pgx", "jax"]

    def __init__(self, name: str, games: str) -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # before jax counts the cores
        self.jax: Any = import_module("jax")
        jax, self.games = self.jax, int(games)
        env: Any = import_module("pgx").make(name)
        step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

        def act(state: Any, key: Any) -> tuple[Any, None]:
            for_choice, for_chance = jax.random.split(key)
            action = jax.random.categorical(for_choice, jax.numpy.log(state.legal_action_mask.astype("float32")))
            return step(state, action, jax.random.split(for_chance, self.games)), None

        self.play = jax.jit(lambda state, key: jax.lax.scan(act, state, jax.random.split(key, TURNS_AT_ONCE))[0])
        self.key: Any = jax.random.PRNGKey(1)
        self.state: Any = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, self.games))
        self.step()  # compiles it

    def step(self) -> int:
        self.key, key = self.jax.random.split(self.key)
        self.state = self.jax.block_until_ready(self.play(self.state, key))
        return self.games * TURNS_AT_ONCE


CONTENDERS: dict[str, Callable[..., Contender]] = {
    "play": Monstertisch,
    "copy": Copies,
    "imagine": Imaginings,
    "turns": OurTurns,
    "seat": OurSeat,
    "batch": OurBatch,
    "classic": Classic,
    "spiel": Spiel,
    "spiel_uniform": SpielUniform,
    "spiel_tensors": SpielTensors,
    "spiel_clone": SpielClones,
    "catanatron": Catanatron,
    "catanatron_copy": CatanatronCopies,
    "rlcard": RLCard,
    "pgx": Pgx,
}


def measure(contender: Contender, seconds: float) -> dict[str, float]:
    done = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += contender.step()
        spent = time.process_time() - start
    return {"done": done, "seconds": spent}


def main() -> None:
    warnings.simplefilter("ignore")  # what peers say of each other's versions
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever a peer prints is no answer
    contender = CONTENDERS[sys.argv[1]](*sys.argv[2:])
    versions = {"Python": platform.python_version(), **{package: version(package) for package in contender.packages}}
    print(json.dumps({"versions": versions, **contender.about}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(contender, float(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
