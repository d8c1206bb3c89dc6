"""The games in OpenSpiel: its own simulations, its playthroughs, and its searches and agents playing whole games."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, random_agent, tabular_qlearner

from monstertisch.adapters.open_spiel import CHANCES
from monstertisch.adapters.pettingzoo import env
from monstertisch.adapters.table import rewards_of
from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.event import NOTHING, Event
from monstertisch.games import GAMES

from .tables import TABLES

MOST = 60  # moves: most of a game of Mächtige Monster, the first rounds of a long one


def load(name: str, players: int, **params: Any) -> Any:
    return pyspiel.load_game(f"monstertisch_{name}", {"players": players, **params})


def play(state: Any, rng: np.random.RandomState, most: int = 1_000_000) -> None:
    """So many moves at random."""
    while not state.is_terminal() and most:
        most -= not state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))


def deal(state: Any, rng: np.random.RandomState) -> None:
    while state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulation_with_serialisation(name: str, players: int, chance: str) -> None:
    """A game that is not over by then ends as it stands."""
    game = load(name, players, chance=chance, max_moves=MOST)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("chance", CHANCES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulation_of_whole_games(name: str, players: int, chance: str) -> None:
    """Thousands of moves, each with every check that OpenSpiel has."""
    pyspiel.random_sim_test(load(name, players, chance=chance), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_is_written_and_is_the_same_every_time(game: str) -> None:
    name = f"monstertisch_{game}(chance=seed,max_moves=4)"
    one = generate_playthrough.playthrough(name, None, seed=1)

    assert one == generate_playthrough.playthrough(name, None, seed=1)
    assert f'GameType.short_name = "monstertisch_{game}"' in one
    assert "IsTerminal() = True" in one


@pytest.mark.parametrize("chance", CHANCES)
def test_a_game_may_be_over_after_so_many_moves(chance: str) -> None:
    """As it stands then, also for a state that was written and read again; without luck to decide for a move that is not made."""
    game = load("kingscraft", 2, chance=chance, max_moves=5, rewards="score")
    state = game.new_initial_state()
    play(state, np.random.RandomState(1), 4)
    deal(state, np.random.RandomState(1))
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for one in (state, saved):
        assert not one.is_terminal()
        play(one, np.random.RandomState(2))

        assert one.world.moves == game.max_game_length() == 5
        assert one.returns() == one.world.state.result().scores
    with pytest.raises(ValueError, match="max_moves"):
        load("kingscraft", 2, max_moves=-1)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("chance", CHANCES)
def test_states_are_copied_saved_and_observed(name: str, players: int, chance: str) -> None:
    """A state that was cloned, or written and read again, goes on as the first one does."""
    game = load(name, players, chance=chance)
    state = game.new_initial_state()
    play(state, np.random.RandomState(1), 20)
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    copies = [state.clone(), saved, pickle.loads(pickle.dumps(state))]
    play(state, np.random.RandomState(2), 20)
    for copy in copies:
        play(copy, np.random.RandomState(2), 20)

        assert str(copy) == str(state)
        for player in range(players):
            assert copy.information_state_string(player) == state.information_state_string(player)
            assert copy.observation_tensor(player) == state.observation_tensor(player)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_dealt_anew_is_the_same_for_the_one_who_asked(name: str, players: int) -> None:
    state = load(name, players).new_initial_state()
    play(state, np.random.RandomState(3), 15)
    deal(state, np.random.RandomState(3))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, sampler) for _ in range(6)]

    assert {twin.information_state_string(player) for twin in twins} == {state.information_state_string(player)}
    assert {twin.observation_string(player) for twin in twins} == {state.observation_string(player)}
    assert all(twin.legal_actions() == state.legal_actions() for twin in twins)
    assert len({twin.digest() for twin in twins}) > 1


def test_information_states_recall_what_observations_forget() -> None:
    """What a seat was told on the way to a position is in its information state, if it was the one to be told."""
    state = load("maechtige_monster", 3).new_initial_state()
    play(state, np.random.RandomState(1), 5)
    other = state.clone()
    other.world.log.append(Event("rumour", {"seat": 2}, 1, None, NOTHING))

    assert [other.observation_string(player) == state.observation_string(player) for player in range(3)] == [True] * 3
    recalled = [other.information_state_string(player) == state.information_state_string(player) for player in range(3)]
    assert recalled == [True, False, True]


@pytest.mark.parametrize("game", GAMES)
def test_one_seed_and_one_list_of_actions_end_in_the_same_position_everywhere(game: str) -> None:
    """Through the engine alone, PettingZoo and OpenSpiel."""
    players, seed, rng = GAMES[game].least_players, 0x010203, np.random.RandomState(5)
    luck = Luck(secret_of(seed))
    core = GAMES[game].new(GAMES[game].setup(players), luck)
    zoo = env(game, players)
    zoo.reset(seed=seed)
    spiel = load(game, players, chance="seed").new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        spiel.apply_action(byte)
    while core.to_act():
        seat = core.to_act()[0]
        action = int(rng.choice(core.options(seat)))
        core.play(seat, action, luck)
        zoo.step(action)
        spiel.apply_action(action)

    assert core.digest() == zoo.table.state.digest() == spiel.digest()
    assert spiel.returns() == list(zoo.rewards.values()) == rewards_of(core.result(), "place")


def test_parameters_choose_players_options_and_rewards() -> None:
    game = pyspiel.load_game("monstertisch_maechtige_monster(players=4,king=true,type=sea+orc+demon+dragon,rewards=score)")
    state = game.new_initial_state()
    play(state, np.random.RandomState(1))

    assert game.num_players() == 4
    assert game.rules.name == "maechtige_monster"
    assert [seat["type"] for seat in state.world.state.view(0)["seats"]] == ["sea", "orc", "demon", "dragon"]
    assert state.returns() == state.world.state.result().scores
    with pytest.raises(ValueError, match="chance"):
        load("maechtige_monster", 3, chance="karma")


# Searches and agents


def evaluator() -> Any:
    return mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))


def contest(game: Any, bots: list[Any], rng: np.random.RandomState) -> Any:
    """A whole game of these bots; tells how it stands in the end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        deal(state, rng)
        state.apply_action(int(bots[state.current_player()].step(state)))
        deal(state, rng)
    return state


def random_bots(players: int) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(player, player) for player in range(players)]


def ismcts_bot(game: Any, simulations: int) -> Any:
    return ismcts.ISMCTSBot(game, evaluator(), 1.0, simulations, random_state=np.random.RandomState(2))


def test_is_mcts_plays_whole_games() -> None:
    """Three of them, by what each may know."""
    game = load("maechtige_monster", 3)
    state = contest(game, [ismcts_bot(game, 4) for _ in range(3)], np.random.RandomState(4))

    assert state.is_terminal()
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("name", ["kingscraft", "boss_monster"])
def test_is_mcts_plays_long_games(name: str) -> None:
    searched(load(name, 2, max_moves=MOST))


@pytest.mark.long
@pytest.mark.parametrize("name", ["kingscraft", "boss_monster"])
def test_is_mcts_plays_long_games_to_the_end(name: str) -> None:
    searched(load(name, 2))


def searched(game: Any) -> None:
    """One seat searches, with few rollouts; the other is played at random."""
    bots = [ismcts.ISMCTSBot(game, ZeroEvaluator(), 1.0, 3, random_state=np.random.RandomState(2)), random_bots(2)[1]]
    state = contest(game, bots, np.random.RandomState(4))

    assert state.is_terminal()
    assert sum(state.returns()) == 0


class ZeroEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Takes every position for even: the search is about the tree here."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_mcts_plays_whole_games_and_beats_random() -> None:
    """It looks into hidden hands, as MCTS does; a handful of games shows that it searches."""
    game = load("maechtige_monster", 3)
    bots = random_bots(3)
    bots[0] = mcts.MCTSBot(game, 1.0, 12, evaluator(), random_state=np.random.RandomState(3))

    assert sum(contest(game, bots, np.random.RandomState(seed)).returns()[0] for seed in range(3)) > 0


def test_agents_of_the_rl_environment_play_and_learn() -> None:
    environment = rl_environment.Environment(load("maechtige_monster", 3))
    actions = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, actions)
    agents = [learner, *[random_agent.RandomAgent(player, actions) for player in (1, 2)]]
    for _ in range(2):
        step = environment.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = environment.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)

    assert len(learner._q_values) > 10
    assert sum(step.rewards) == 0
