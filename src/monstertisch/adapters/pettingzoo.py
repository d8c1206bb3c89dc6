"""The games as PettingZoo environments: `env` asks one agent after another, `parallel_env` all at once.

    from monstertisch.adapters.pettingzoo import env

    table = env("maechtige_monster", players=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0`, `player_1` and so on. An observation is what that seat sees (features.py) with the mask of its legal actions.
Only seats that owe an answer are asked; their free moves are among their options.
"""

from __future__ import annotations

import sys
from typing import Any, Literal

from ..core.game import Data, View
from .installed import needs
from .table import RewardsBy, Table

needs("pettingzoo", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

from .pictures import Picture, picture_of, text_of  # noqa: E402

Observation = dict[str, Any]
ObservedAs = Literal["array", "dict"]
OnIllegal = Literal["raise", "mend"]
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Seats:
    """What both kinds of environments have: a table, its spaces, and what a seat observes."""

    def __init__(
        self,
        table: Table,
        name: str,
        observations: ObservedAs,
        max_cycles: int | None,
        on_illegal: OnIllegal,
        render_mode: str | None,
        waits: int,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        if observations not in ("array", "dict") or on_illegal not in ("raise", "mend"):
            raise ValueError(
                f"observations are an array or a dict, not {observations!r}; on_illegal is raise or mend, not {on_illegal!r}"
            )
        self.table = table
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": waits > 0, "render_fps": 2}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.mends = on_illegal == "mend"
        self.as_dict = observations == "dict"
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = table.encoder.actions + waits
        self._observation_spaces = {agent: self.made_space() for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}

    def made_space(self) -> spaces.Dict:
        encoder = self.table.encoder
        least, most = encoder.bounds
        seen: spaces.Space[Any] = spaces.Box(least, most, dtype=np.int16)
        if self.as_dict:
            seen = spaces.Dict({key: spaces.Box(least[at], most[at], dtype=np.int16) for key, at in encoder.fields.items()})
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def observed(self, seat: int) -> Observation:
        table = self.table
        seen: Any = table.see(seat)
        if self.as_dict:
            seen = {key: seen[at] for key, at in table.encoder.fields.items()}
        return {"observation": seen, "action_mask": table.mask(seat)}

    def drawn(self) -> str | Picture | None:
        """The position as a spectator sees it."""
        text = text_of(self.table.state.view(None))
        if self.render_mode == "rgb_array":
            return picture_of(text)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            sys.stdout.write(text)
        return None


class Turns(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game whose agents are asked one after another; simultaneous choices stay hidden until all have made theirs."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.parts = seats
        self.table = seats.table
        self.metadata = seats.metadata
        self.render_mode = seats.render_mode
        self.possible_agents = seats.possible_agents
        self.agents: list[str] = []
        self.moves = 0
        self.most_moves = seats.max_cycles * self.table.players if seats.max_cycles is not None else None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.parts._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.parts._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.table.deal(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.moves = 0
        self.agent_selection = agents[self.table.state.to_act()[0]]

    def observe(self, agent: str) -> Observation:
        return self.parts.observed(self.parts.seats[agent])

    def view(self, agent: str) -> View:
        """What an agent sees as the plain data that observations are made of."""
        return self.table.state.view(self.parts.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} owes an answer"
        table, seat = self.table, self.parts.seats[agent]
        action = int(action)
        if self.parts.mends:
            wanted, action = action, table.mended(seat, action)
            self.infos[agent] = {"mended": wanted} if wanted != action else {}
        table.state.play(seat, action, table.luck)
        self.moves += 1
        self._cumulative_rewards[agent] = 0.0
        waiting = table.state.to_act()
        if not waiting:
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[waiting[0]]
            if self.moves == self.most_moves:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | Picture | None:
        return self.parts.drawn()

    def close(self) -> None:
        """Nothing is open."""


class AllAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same for all agents at once: whoever owes no answer waits, by an action of its own, the last one.

    What seats that owe an answer choose in one step they choose without knowing of each other; where the rules ask but one, the
    others wait.
    """

    def __init__(self, seats: Seats) -> None:
        self.parts = seats
        self.table = seats.table
        self.metadata = seats.metadata
        self.render_mode = seats.render_mode
        self.possible_agents = seats.possible_agents
        self.agents: list[str] = []
        self.max_cycles = seats.max_cycles
        self.wait = self.table.encoder.actions
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.parts._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.parts._action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Observation]:
        waiting = self.table.state.to_act()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            observation = self.parts.observed(seat)
            observation["action_mask"] = np.append(observation["action_mask"], np.int8(seat not in waiting))
            found[agent] = observation
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        waiting = table.state.to_act()
        for seat, agent in enumerate(agents):
            action = int(actions[agent])
            if seat not in waiting:
                if action != self.wait and not self.parts.mends:
                    raise ValueError(f"{agent} owes no answer and can only wait, by action {self.wait}")
            elif seat in table.state.to_act():  # an answer of somebody before may have settled the question
                if self.parts.mends:
                    wanted, action = action, table.mended(seat, action)
                    infos[agent] = {"mended": wanted} if wanted != action else {}
                table.state.play(seat, action, table.luck)
        self.steps += 1
        is_over = not table.state.to_act()
        is_cut = not is_over and self.steps == self.max_cycles
        rewards = table.rewards() if is_over else [0.0] * table.players
        self.agents = [] if is_over or is_cut else agents
        return (
            self.observed(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def render(self) -> str | Picture | None:
        return self.parts.drawn()

    def close(self) -> None:
        """Nothing is open."""


def env(
    game: str,
    players: int | None = None,
    options: Data | None = None,
    cards: Data | None = None,
    *,
    rewards: RewardsBy = "place",
    observations: ObservedAs = "array",
    max_cycles: int | None = None,
    on_illegal: OnIllegal = "raise",
    render_mode: str | None = None,
) -> Turns:
    """A game of the register as an AEC environment, with so many players (fewest if not said), table options and card rows.

    `rewards` at the end are by "place" (1 to -1) or by "score". `observations` are one "array", or a "dict" of one array for every
    field of the view. After `max_cycles` moves per player the game is truncated. An illegal action raises IllegalMove; with "mend"
    the next legal one is played instead, and `infos` tells of it.
    """
    table = Table(game, players, options, cards, rewards)
    return Turns(
        Seats(
            table,
            f"monstertisch_{table.game.name}_v{table.game.rules_version}",
            observations,
            max_cycles,
            on_illegal,
            render_mode,
            0,
        )
    )


def parallel_env(
    game: str,
    players: int | None = None,
    options: Data | None = None,
    cards: Data | None = None,
    *,
    rewards: RewardsBy = "place",
    observations: ObservedAs = "array",
    max_cycles: int | None = None,
    on_illegal: OnIllegal = "raise",
    render_mode: str | None = None,
) -> AllAtOnce:
    """The same as a parallel environment; it is truncated after `max_cycles` steps."""
    table = Table(game, players, options, cards, rewards)
    return AllAtOnce(
        Seats(
            table,
            f"monstertisch_{table.game.name}_v{table.game.rules_version}",
            observations,
            max_cycles,
            on_illegal,
            render_mode,
            1,
        )
    )
