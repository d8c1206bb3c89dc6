"""How honest the chances of an analysis are: greedy bots play, and seats that were said to win so often do win about that often.

python benchmarks/chances.py kingscraft --players 2 --games 200
"""

from __future__ import annotations

import argparse
import math
from itertools import pairwise

from monstertisch.bots import make_bot
from monstertisch.bots.search import won
from monstertisch.core.chance import Luck, Thoughts, derive, secret_of
from monstertisch.core.game import Game
from monstertisch.core.match import Match
from monstertisch.core.sight import look
from monstertisch.games import GAMES
from monstertisch.lab.analysis import Study

BOUNDS = [0.0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1.01]
Said = list[tuple[float, float]]  # the chance, and what came of it


def play(game: Game, players: int, seed: int) -> Match:
    secret = secret_of(seed)
    match = Match(game, game.setup(players), Luck(secret), ["bot:greedy"] * players)
    bot, thoughts = make_bot("greedy", game), Thoughts(derive(secret, "bots"))
    while not match.over:
        seat = match.state.to_act()[0]
        match.play(seat, bot.choose(look(match.state, seat, bot, thoughts), thoughts))
    return match


def said_of(match: Match, worlds: int, positions: int) -> Said:
    """At positions all over the game where something came to light, for every seat."""
    study = Study(match, worlds)
    result = won(match.state.result())
    found: Said = []
    for part in range(positions):
        at = part * (study.count - 1) // positions
        while at and study.look(at).chances is None:
            at -= 1
        chances = study.look(at).chances
        assert chances is not None
        found += zip(chances, result, strict=True)
    return found


def table(said: Said, positions: int, players: int) -> list[str]:
    """Positions of one game are not independent: the error is that of as many games."""
    lines = ["said      | seats | said on average | won   | ±"]
    for low, high in pairwise(BOUNDS):
        within = [one for one in said if low <= one[0] < high]
        if within:
            share = sum(result for _, result in within) / len(within)
            mean = sum(chance for chance, _ in within) / len(within)
            error = 1.96 * math.sqrt(max(share * (1 - share), 0.0001) / max(len(within) / positions, 1))
            bounds = f"{100 * low:3.0f}-{min(100 * high, 100):3.0f} %"
            lines.append(f"{bounds} | {len(within):5} | {100 * mean:14.1f} % | {100 * share:4.1f} % | {100 * error:.1f}")
    lost = sum((chance - result) ** 2 for chance, result in said) / len(said)
    blind = sum((1 / players - result) ** 2 for _, result in said) / len(said)
    return [*lines, f"mean square of what was wrong: {lost:.3f}; without looking: {blind:.3f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    said: Said = []
    for number in range(asked.games):
        said += said_of(play(GAMES[asked.game], asked.players, asked.seed + number), asked.worlds, asked.positions)
    print(*table(said, asked.positions, asked.players), sep="\n")


if __name__ == "__main__":
    main()
