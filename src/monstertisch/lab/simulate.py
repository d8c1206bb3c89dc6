"""Series of games between bots: who wins how often, how long games are, how fast we are."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from ..core.game import Data, Game, Result, Setup
from ..core.reason import BadBot, BadSetup, Reason
from ..intervals import SURE, half_interval
from .series import Machines, Series, outcomes


@dataclass
class Played:
    """The games in which one choice of an option was made."""

    shares: list[float] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)

    def count(self, share: float, rounds: int) -> None:
        self.shares.append(share)
        self.rounds.append(rounds)

    def to_data(self) -> Data:
        return {"games": len(self.shares), **interval(self.shares), "rounds": spread(self.rounds)}


@dataclass
class Tally:
    """What a series brought. A shared win counts 1/k; a move is one `play` by a seat, forced ones included."""

    players: int
    bots: list[str]
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    failure: BadBot | None = None  # of a bot that spoiled a game: the games before it are counted
    score_sums: list[int] = field(default_factory=list)  # by place
    won: dict[str, list[float]] = field(default_factory=dict)  # per bot, game by game, its seats' share of the win
    rounds: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    by_choice: dict[str, dict[str, Played]] = field(default_factory=dict)  # per varied option and choice
    uses: dict[str, int] = field(default_factory=dict)  # per card; empty unless they are counted
    finals: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.score_sums = [0] * self.players
        self.won = {bot: [] for bot in self.bots}

    def count(self, result: Result, seated: list[str], moves: int, rounds: int, varied: Data, final: str) -> None:
        self.games += 1
        self.moves += moves
        self.rounds.append(rounds)
        self.endings[result.ending] = self.endings.get(result.ending, 0) + 1
        for place, score in enumerate(sorted(result.scores, reverse=True)):
            self.score_sums[place] += score
        for bot, shares in self.won.items():
            shares.append(sum(name == bot for name in (seated[seat] for seat in result.winners)) / len(result.winners))
        for option, value in varied.items():
            self.count_choice(option, value, result, rounds)
        self.finals.append(final)

    def count_choice(self, option: str, value: Any, result: Result, rounds: int) -> None:
        """Whoever had a choice for their seat wins with it; a choice of the whole table wins whenever one seat wins alone."""
        choices = self.by_choice.setdefault(option, {})
        if isinstance(value, list):
            for seat, choice in enumerate(value):
                won = (seat in result.winners) / len(result.winners)
                choices.setdefault(choice, Played()).count(won, rounds)
        else:
            choice = value if isinstance(value, str) else str(value).lower()
            choices.setdefault(choice, Played()).count(float(len(result.winners) == 1), rounds)

    def wins(self) -> dict[str, dict[str, float]]:
        """Per bot name (all seats it holds together) its share of the wins, with a 95 % interval."""
        return {bot: interval(shares) for bot, shares in self.won.items()}

    def choices(self) -> dict[str, dict[str, Data]]:
        """Per varied option and choice: games, wins, rounds."""
        return {
            option: {choice: choices[choice].to_data() for choice in sorted(choices)}
            for option, choices in sorted(self.by_choice.items())
        }

    def to_data(self) -> dict[str, Any]:
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / seconds, 1),
            "moves_per_s": round(self.moves / seconds),
            "scores_by_place": [round(total / max(self.games, 1), 2) for total in self.score_sums],
            "rounds": spread(self.rounds),
            "endings": {ending: self.endings[ending] for ending in sorted(self.endings)},
            "wins": self.wins(),
            "choices": self.choices(),
            "uses": self.uses,
            "digest": hashlib.sha256("\n".join(self.finals).encode()).hexdigest(),
        }


def interval(shares: list[float]) -> dict[str, float]:
    """The mean of shares between 0 and 1 with its 95 % interval (Wilson's, with shared wins counted by their variance)."""
    games = len(shares)
    if games == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    share = sum(shares) / games
    variance = max(sum(one * one for one in shares) / games - share * share, 0.0)
    certain = share * (1 - share)
    size = games * certain / variance if variance > 0 else games  # as many whole wins and losses would tell as much
    z = SURE
    middle = (share + z * z / (2 * size)) / (1 + z * z / size)
    half = z / (1 + z * z / size) * math.sqrt(share * (1 - share) / size + z * z / (4 * size * size))
    return {"share": round(share, 4), "low": round(max(middle - half, 0.0), 4), "high": round(min(middle + half, 1.0), 4)}


def spread(rounds: list[int]) -> dict[str, float]:
    """The mean with its 95 % interval, the middle, and the rounds after which one game in twenty (all but one) is over."""
    if not rounds:
        return {}
    ordered, games = sorted(rounds), len(rounds)
    mean = sum(rounds) / games
    error = half_interval(rounds)
    return {
        "mean": round(mean, 2),
        "low": round(mean - error, 2),
        "high": round(mean + error, 2),
        **{name: ordered[min(games * percent // 100, games - 1)] for name, percent in {"p5": 5, "median": 50, "p95": 95}.items()},
    }


def seat_names(bots: list[str], players: int) -> list[str]:
    """One name for all seats, or one per seat."""
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise BadSetup(Reason("bot-count", "", {"bots": len(bots), "players": players}))
    return bots


def rotations(names: list[str]) -> list[list[str]]:
    """With every game the bots move on by one seat."""
    return [[names[(seat - by) % len(names)] for seat in range(len(names))] for by in range(len(names))]


def simulate(
    game: Game,
    setup: Setup,
    bots: list[str],
    seed: int,
    count: int,
    on_game: Callable[[int], None] | None = None,
    varied: list[str] | None = None,
    count_uses: bool = False,
    on: Machines = 0,
) -> Tally:
    """Plays `count` games, on any machines with the same result.

    An interrupt or a bad bot ends it after the last finished game; if there is none, a bad bot raises BadBot.
    """
    names = seat_names(bots, setup.players)
    series = Series(
        setup.game, setup.players, setup.options, setup.cards, rotations(names), seed, varied=varied, count_uses=count_uses
    )
    tally = Tally(setup.players, names)
    if count_uses:
        tally.uses = dict.fromkeys(game.card_ids(setup.cards or game.card_rows()), 0)
    start = time.perf_counter()
    try:
        with closing(outcomes(game, series, range(count), on)) as found:
            for outcome in found:
                for card in outcome.used:
                    tally.uses[card] += 1
                seated = series.seated(outcome.number)
                tally.count(outcome.result, seated, outcome.moves, outcome.rounds, outcome.chosen, outcome.final)
                if on_game is not None:
                    on_game(tally.games)
    except KeyboardInterrupt:
        tally.interrupted = True
    except BadBot as failed:
        if not tally.games:
            raise
        tally.interrupted, tally.failure = True, failed
    tally.seconds = time.perf_counter() - start
    return tally
