"""Series of games between bots: who wins how often, how long games are, how fast we are."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..bots import make_bot
from ..core.chance import Luck, derive, secret_of
from ..core.game import Game, Result, Setup
from ..core.reason import BadSetup, Reason
from ..core.sight import play_out


@dataclass
class Tally:
    """What a series brought. A shared win counts 1/k; a move is one `play` by a seat, forced ones included."""

    players: int
    bots: list[str]
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    score_sums: list[int] = field(default_factory=list)  # by place
    won: dict[str, float] = field(default_factory=dict)
    won_squared: dict[str, float] = field(default_factory=dict)
    finals: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.score_sums = [0] * self.players
        self.won = dict.fromkeys(self.bots, 0.0)
        self.won_squared = dict.fromkeys(self.bots, 0.0)

    def count(self, result: Result, seated: list[str], moves: int, final: str) -> None:
        self.games += 1
        self.moves += moves
        for place, score in enumerate(sorted(result.scores, reverse=True)):
            self.score_sums[place] += score
        share = dict.fromkeys(self.won, 0.0)
        for seat in result.winners:
            share[seated[seat]] += 1 / len(result.winners)
        for bot, won in share.items():
            self.won[bot] += won
            self.won_squared[bot] += won * won
        self.finals.append(final)

    def wins(self) -> dict[str, dict[str, float]]:
        """Per bot name (all seats it holds together) its share of the wins, with a 95 % interval."""
        return {bot: interval(won, self.won_squared[bot], self.games) for bot, won in self.won.items()}

    def to_data(self) -> dict[str, Any]:
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 1),
            "moves_per_s": round(self.moves / seconds),
            "scores_by_place": [round(total / max(self.games, 1), 2) for total in self.score_sums],
            "wins": self.wins(),
            "digest": hashlib.sha256("\n".join(self.finals).encode()).hexdigest(),
        }


def interval(total: float, squares: float, games: int) -> dict[str, float]:
    """The mean of shares between 0 and 1 with its 95 % interval (Wilson's, with shared wins counted by their variance)."""
    if games == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    share = total / games
    spread = max(squares / games - share * share, 0.0)
    certain = share * (1 - share)
    size = games * certain / spread if spread > 0 else games  # as many whole wins and losses would tell as much
    z = 1.96
    middle = (share + z * z / (2 * size)) / (1 + z * z / size)
    half = z / (1 + z * z / size) * math.sqrt(share * (1 - share) / size + z * z / (4 * size * size))
    return {"share": round(share, 4), "low": round(max(middle - half, 0.0), 4), "high": round(min(middle + half, 1.0), 4)}


def seat_names(bots: list[str], players: int) -> list[str]:
    """One name for all seats, or one per seat."""
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise BadSetup(Reason("bot-count", "", {"bots": len(bots), "players": players}))
    return bots


def simulate(
    game: Game, setup: Setup, bots: list[str], seed: int, count: int, on_game: Callable[[int], None] | None = None
) -> Tally:
    """Plays `count` games. In game i the bots move on by i seats and the luck is derived from the seed and i.

    An interrupt ends the series after the last finished game.
    """
    names = seat_names(bots, setup.players)
    made = {name: make_bot(name, game) for name in names}
    tally = Tally(setup.players, names)
    longest = game.longest(setup)
    start = time.perf_counter()
    try:
        for number in range(count):
            secret = derive(secret_of(seed), f"game {number}")
            luck = Luck(secret)
            seated = [names[(seat - number) % len(names)] for seat in range(len(names))]
            state = game.new(setup, luck)
            moves = play_out(state, [made[name] for name in seated], luck, Luck(derive(secret, "bots")), longest)
            tally.count(state.result(), seated, moves, state.digest())
            if on_game is not None:
                on_game(tally.games)
    except KeyboardInterrupt:
        tally.interrupted = True
    tally.seconds = time.perf_counter() - start
    return tally
