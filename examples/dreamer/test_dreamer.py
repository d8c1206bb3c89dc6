"""Dreamer plays games to their end, and better than at random."""

from dreamer import dreamer

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.sight import play_out
from monstertisch.games import GAMES


def winners(seed: int) -> list[int]:
    """Who wins if it sits first, and two others play at random."""
    game = GAMES["maechtige_monster"]
    setup = game.setup(players=3)
    luck = Luck(secret_of(seed))
    state = game.new(setup, luck)
    bots = [dreamer(game), make_bot("random", game), make_bot("random", game)]
    play_out(state, bots, luck, Thoughts(secret_of(seed)), game.longest(setup))
    return state.result().winners


def test_it_wins_more_than_its_third() -> None:
    assert sum(0 in winners(seed) for seed in range(12)) > 6
