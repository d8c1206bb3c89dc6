"""Dreamer plays every game that is installed to its end, and better than at random where scores tell how one stands."""

from dreamer import dreamer

from monstertisch.bots import make_bot
from monstertisch.core.chance import Luck, Thoughts, secret_of
from monstertisch.core.sight import play_out
from monstertisch.games import GAMES


def winners(name: str, seed: int) -> list[int]:
    """Who wins if it sits first, and all others play at random."""
    game = GAMES[name]
    setup = game.setup(game.least_players)
    luck = Luck(secret_of(seed))
    state = game.new(setup, luck)
    bots = [dreamer(game), *[make_bot("random", game) for _ in range(setup.players - 1)]]
    play_out(state, bots, luck, Thoughts(secret_of(seed)), game.longest(setup))
    return state.result().winners


def test_it_plays_to_the_end() -> None:
    assert winners("maechtige_monster", seed=1)


def test_it_wins_more_than_its_third() -> None:
    assert sum(0 in winners("maechtige_monster", seed) for seed in range(12)) > 6
