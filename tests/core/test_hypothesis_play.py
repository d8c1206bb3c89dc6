"""Hypothesis chooses the table and the moves, and shrinks whatever breaks the contract to the shortest game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from monstertisch.core.chance import Luck, secret_of
from monstertisch.core.game import Setup
from monstertisch.core.testing import check_move, check_options, check_position, check_secrets
from monstertisch.games import GAMES
from monstertisch.games.maechtige_monster.cards import TYPES

MONSTER = GAMES["maechtige_monster"]

# The same examples everywhere and every time, so that no run fails by chance.
stable = settings(derandomize=True, print_blob=True, deadline=None, database=None, max_examples=50)

tables = st.integers(3, 6).flatmap(
    lambda players: st.fixed_dictionaries(
        {"chain": st.booleans(), "king": st.booleans(), "type": st.permutations(TYPES).map(lambda types: types[:players])}
    ).map(lambda options: MONSTER.setup(players, options))
)
seeds = st.integers(0, 2**32)
choices = st.lists(st.integers(0, 59), max_size=150)


@stable
@given(tables, seeds, choices)
def test_every_position_of_every_game_keeps_the_contract(setup: Setup, seed: int, choices: list[int]) -> None:
    """Choices count through the options; when they run out the game is played to its end with the first option."""
    luck = Luck(secret_of(seed))
    state = MONSTER.new(setup, luck)
    census, moves = state.census(), 0
    while state.to_act():
        check_options(setup, state)
        if moves % 5 == 0:
            check_position(MONSTER, setup, state)
        seat = state.to_act()[0]
        options = state.options(seat)
        choice = choices[moves] if moves < len(choices) else 0
        check_move(setup, state, seat, options[choice % len(options)], luck)
        moves += 1

        assert moves <= MONSTER.longest(setup)
        assert state.census() == census
        assert min(state.purses()) >= 0
    check_position(MONSTER, setup, state)
    check_secrets(setup, state, secret_of(seed))
