"""One seat in Gymnasium: its own checks, opponents, processes, and many games in one call."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from monstertisch.adapters.gymnasium import Batch, BatchedSeat, Seat
from monstertisch.adapters.table import rewards_of
from monstertisch.core.chance import Luck, derive, secret_of
from monstertisch.core.reason import BadSetup, IllegalMove
from monstertisch.games import GAMES

from .tables import TABLES


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasiums_own_check(game: str, players: int) -> None:
    check_env(Seat(game, players, opponents="random", on_illegal="mend"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_made_by_its_name(game: str) -> None:
    table = gymnasium.make(f"monstertisch/{game}", opponents="random")
    observation, _ = table.reset(seed=3)

    assert table.observation_space.contains(observation)
    assert table.unwrapped.action_masks().any()  # type: ignore[attr-defined]


def play_randomly(table: Seat, seed: int) -> float:
    rng = np.random.default_rng(seed)
    observation, _ = table.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, _, _ = table.step(action)
        if terminated:
            return reward


def test_the_same_seed_is_the_same_game() -> None:
    one, other = Seat("maechtige_monster"), Seat("maechtige_monster")

    assert play_randomly(one, 6) == play_randomly(other, 6)
    assert one.table.state.digest() == other.table.state.digest()


def test_the_reward_is_that_of_the_seat() -> None:
    table = Seat("maechtige_monster", 4, seat=2, opponents=["random", "beginner", "journeyman"])
    reward = play_randomly(table, 1)

    assert reward == rewards_of(table.table.state.result(), "place")[2]


def test_better_opponents_win_more() -> None:
    """Twenty games on the same deals: against journeymen random play loses, among its like it does not."""

    def earned_against(level: str) -> float:
        return sum(play_randomly(Seat("maechtige_monster", 3, opponents=level), seed) for seed in range(20))

    assert earned_against("journeyman") < -10 < earned_against("random")


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"opponents": ["random"]}, {"on_illegal": "shrug"}, {"render_mode": "opera"}])
def test_a_wrong_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not"):
        Seat("maechtige_monster", 3, **wrong)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadSetup):
        Seat("maechtige_monster", 3, opponents="genius")


def test_an_illegal_action_raises() -> None:
    table = Seat("maechtige_monster", 3, opponents="random")
    observation, _ = table.reset(seed=1)

    with pytest.raises(IllegalMove):
        table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


def test_a_seat_is_drawn_with_its_own_cards() -> None:
    text = Seat("maechtige_monster", render_mode="ansi")
    text.reset(seed=1)
    picture = Seat("maechtige_monster", render_mode="rgb_array")
    picture.reset(seed=1)
    drawn = picture.render()
    seats = [line for line in str(text.render()).splitlines() if line.startswith("seats")]

    assert ["hand=[?" in line for line in seats] == [False, True, True]
    assert isinstance(drawn, np.ndarray)
    assert drawn.shape[2] == 3


def test_processes_step_the_same_games() -> None:
    kwargs: dict[str, Any] = {"players": 3, "opponents": "random"}
    here = gymnasium.make_vec("monstertisch/maechtige_monster", 2, "sync", **kwargs)
    there = gymnasium.make_vec("monstertisch/maechtige_monster", 2, "async", {"context": "spawn"}, **kwargs)
    try:
        one, other = here.reset(seed=1), there.reset(seed=1)
        assert data_equivalence(one, other)
        for _ in range(4):
            actions = np.argmax(one[0]["action_mask"], axis=1)
            one, other = here.step(actions), there.step(actions)  # type: ignore[assignment]
            assert data_equivalence(one[:4], other[:4])
    finally:
        there.close()


# Many games in one call


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_the_games_that_its_seed_fixes(game: str) -> None:
    """Game by game the same moves with the same luck in the engine alone bring the same positions, views and rewards."""
    batch = Batch(game, games=3)
    turn = batch.reset(seed=8)
    lucks = [Luck(derive(secret_of(8), f"game {number}")) for number in range(3)]
    states = [GAMES[game].new(batch.table.setup, luck) for luck in lucks]
    rng = np.random.default_rng(1)
    for _ in range(20):
        for number, state in enumerate(states):
            seat = state.to_act()[0]
            assert turn.seats[number] == seat
            assert np.array_equal(turn.observations[number], batch.encoder.see(state, seat))
            assert np.flatnonzero(turn.masks[number]).tolist() == state.options(seat)
        actions = random_actions(turn.masks, rng)
        for state, luck, action in zip(states, lucks, actions.tolist(), strict=True):
            state.play(state.to_act()[0], action, luck)
        turn = batch.step(actions)

        assert not turn.ended.any()
    assert [state.digest() for state in batch.states] == [state.digest() for state in states]


def test_a_game_that_ended_pays_and_begins_anew() -> None:
    batch = Batch("maechtige_monster", games=4)
    turn = batch.reset(seed=2)
    rng = np.random.default_rng(2)
    ended = 0
    while ended < 6:
        turn = batch.step(random_actions(turn.masks, rng))
        ended += int(turn.ended.sum())

        assert np.allclose(turn.rewards.sum(axis=1), 0)
        assert (turn.rewards[~turn.ended] == 0).all()
    assert batch.begun == 4 + ended


def test_bots_play_the_other_seats_of_a_batch() -> None:
    tables = BatchedSeat("maechtige_monster", 4, players=3, seat=1, opponents="random")
    observation, _ = tables.reset(seed=5)
    rng = np.random.default_rng(3)
    earned, ended = np.zeros(4), 0
    while ended < 8:
        assert (tables.batch.turn.seats == 1).all()
        assert tables.observation_space.contains(observation)
        observation, rewards, terminations, truncations, _ = tables.step(random_actions(observation["action_mask"], rng))
        earned += rewards
        ended += int(terminations.sum())
        assert not truncations.any()
    assert earned.any()


def test_a_batch_of_bots_alone_is_refused() -> None:
    with pytest.raises(ValueError, match="opponents"):
        Batch("maechtige_monster", 3, opponents=dict.fromkeys(range(3), "random"))
