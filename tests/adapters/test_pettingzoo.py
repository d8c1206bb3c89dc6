"""The games in PettingZoo: its own suites, seeds, rewards, truncation and pictures."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.render_test import collect_render_results
from pettingzoo.utils.conversions import parallel_to_aec

from monstertisch.adapters.pettingzoo import Turns, env, parallel_env
from monstertisch.adapters.table import rewards_of
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Result
from monstertisch.core.reason import IllegalMove
from monstertisch.games import GAMES

from .tables import TABLES

# PettingZoo warns of dicts with masks unless an environment is on a list of its own; agents that are through have no options.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.mark.parametrize("observations", ["array", "dict"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_api(game: str, players: int, observations: Any) -> None:
    api_test(env(game, players, observations=observations), num_cycles=25)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_api_to_the_end_of_a_cut_game(game: str, players: int) -> None:
    api_test(env(game, players, max_cycles=3), num_cycles=10)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_parallel_api(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_is_the_same_game(game: str, players: int) -> None:
    seed_test(partial(env, game, players), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game, players, on_illegal="mend"), num_cycles=20)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_truncated_in_time(game: str, players: int) -> None:
    """PettingZoo's test wants all agents to step equally often; in turn our games show that by their parallel form."""
    parallel = partial(parallel_env, game, players, on_illegal="mend")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_in_turn_the_moves_of_all_are_counted(game: str, players: int) -> None:
    table = env(game, players, max_cycles=5)
    _, totals = play_randomly(table, seed=1)

    assert table.moves == 5 * players
    assert set(totals.values()) == {0.0}


def play_randomly(table: Turns, seed: int) -> tuple[list[tuple[int, int]], dict[str, float]]:
    """Plays to the end and tells who did what, and what each agent got."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    moves, totals = [], dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        totals[agent] += reward
        if termination or truncation:
            table.step(None)
            continue
        assert observation is not None
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        moves.append((table.parts.seats[agent], action))
        table.step(action)
    return moves, totals


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_the_one_of_the_command_and_ends_in_the_same_position(game: str) -> None:
    table = env(game)
    moves, totals = play_randomly(table, seed=11)
    luck = Luck(secret_of(11))
    state = GAMES[game].new(GAMES[game].setup(GAMES[game].least_players), luck)
    for seat, action in moves:
        state.play(seat, action, luck)

    assert state.digest() == table.table.state.digest()
    assert list(totals.values()) == rewards_of(state.result(), "place")


def test_the_next_game_follows_from_the_seed() -> None:
    one, other = env("maechtige_monster"), env("maechtige_monster")
    for table in [one, other]:
        table.reset(seed=4)
        table.reset()

    assert one.table.state.digest() == other.table.state.digest()
    other.reset(seed=4)
    assert one.table.state.digest() != other.table.state.digest()


def test_simultaneous_choices_are_made_in_one_step() -> None:
    """Kingscraft: all choose their card at once; in one step, and without seeing each other's."""
    table = parallel_env("kingscraft", 3)
    observations, _ = table.reset(seed=2)
    first = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    table.step(first)

    assert table.wait not in first.values()
    assert all(seat["has_chosen"] for seat in table.table.state.view(None)["seats"])


def test_whoever_owes_nothing_can_only_wait() -> None:
    table = parallel_env("maechtige_monster", 3)
    observations, _ = table.reset(seed=2)
    waits = {agent: bool(seen["action_mask"][table.wait]) for agent, seen in observations.items()}

    assert sorted(waits.values()) == [False, True, True]
    with pytest.raises(ValueError, match="can only wait"):
        table.step(dict.fromkeys(observations, 0))


def test_places_are_worth_the_same_in_all_and_ties_share() -> None:
    assert rewards_of(Result([9, 5, 1]), "place") == [1.0, 0.0, -1.0]
    assert rewards_of(Result([9, 9, 1]), "place") == [0.5, 0.5, -1.0]
    assert rewards_of(Result([4, 4, 4, 4]), "place") == [0.0] * 4
    assert rewards_of(Result([9, 5, 1]), "score") == [9.0, 5.0, 1.0]


def test_rewards_can_be_scores() -> None:
    table = env("maechtige_monster", rewards="score")
    _, totals = play_randomly(table, seed=3)

    assert list(totals.values()) == table.table.state.result().scores


def test_an_illegal_action_raises_or_is_mended_and_told() -> None:
    strict, kind = env("maechtige_monster"), env("maechtige_monster", on_illegal="mend")
    strict.reset(seed=1)
    kind.reset(seed=1)
    agent = strict.agent_selection
    illegal = int(np.flatnonzero(strict.observe(agent)["action_mask"] == 0)[0])
    kind.step(illegal)

    with pytest.raises(IllegalMove):
        strict.step(illegal)
    assert kind.infos[agent] == {"mended": illegal}
    assert kind.moves == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_drawn_as_text_and_as_a_picture(game: str) -> None:
    texts = collect_render_results(env(game, render_mode="ansi"))
    pictures = collect_render_results(env(game, render_mode="rgb_array"))

    assert all("seats 0: (" in text for text in texts)
    assert len({*texts}) > 1
    assert all(picture.dtype == np.uint8 and picture.shape[2] == 3 and len(np.unique(picture)) > 3 for picture in pictures)


def test_nothing_is_drawn_that_a_spectator_cannot_see() -> None:
    table = env("maechtige_monster", render_mode="ansi")
    table.reset(seed=1)

    assert "hand=[?, ?, ?]" in str(table.render())


@pytest.mark.parametrize(
    "wrong", [{"rewards": "luck"}, {"observations": "smells"}, {"on_illegal": "shrug"}, {"render_mode": "opera"}]
)
def test_a_wrong_choice_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not"):
        env("maechtige_monster", **wrong)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="halma"):
        env("halma")
