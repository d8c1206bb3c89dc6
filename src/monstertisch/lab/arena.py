"""Who plays better: all seatings of some bots on the same deals, counted deal by deal, with places and ratings."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import permutations
from pathlib import Path

from openskill.models import PlackettLuce

from ..core.game import Data, Game, Setup
from ..core.reason import BadBot
from ..intervals import half_interval
from .kept import remembered
from .series import Machines, Outcome, Series, outcomes
from .simulate import seat_names


def seatings(names: list[str]) -> list[list[str]]:
    """Every way in which these bots can sit; two that are alike change no seats."""
    return [list(seating) for seating in dict.fromkeys(permutations(names))]


@dataclass
class Standing:
    """What one bot, in all its seats together, brought home, deal by deal."""

    seats: int
    shares: list[float] = field(default_factory=list)  # of the wins
    places: list[float] = field(default_factory=list)


class Arena:
    """The games of an arena, counted. A deal counts once all its seatings are played: only then no seat has an advantage."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.standings = {name: Standing(count) for name, count in counted(series.seatings[0]).items()}
        self.model = PlackettLuce()
        self.ratings = {name: self.model.rating(name=name) for name in self.standings}
        self.deal: list[Outcome] = []
        self.finals: list[str] = []
        self.moves = 0
        self.interrupted = False
        self.failure: BadBot | None = None  # of a bot that spoiled a game: the deals before it are counted

    @property
    def deals(self) -> int:
        return len(self.finals) // len(self.series.seatings)

    def count(self, outcome: Outcome) -> None:
        self.deal.append(outcome)
        if len(self.deal) < len(self.series.seatings):
            return
        for name, standing in self.standings.items():
            seats = [[seat for seat, bot in enumerate(self.series.seated(one.number)) if bot == name] for one in self.deal]
            results = [one.result for one in self.deal]
            wins = [sum(seat in won.winners for seat in own) / len(won.winners) for own, won in zip(seats, results, strict=True)]
            places = [won.places[seat] for own, won in zip(seats, results, strict=True) for seat in own]
            standing.shares.append(sum(wins) / len(wins))
            standing.places.append(sum(places) / len(places))
        for one in self.deal:
            self.rate(one)
            self.finals.append(one.final)
            self.moves += one.moves
        self.deal = []

    def rate(self, outcome: Outcome) -> None:
        """A bot in several seats learns from all of them: the mean of what each alone would have become."""
        seated = self.series.seated(outcome.number)
        rated = self.model.rate([[self.ratings[name]] for name in seated], ranks=[float(place) for place in outcome.result.places])
        for name, standing in self.standings.items():
            own = [one for bot, [one] in zip(seated, rated, strict=True) if bot == name]
            mu, sigma = (sum(getattr(one, key) for one in own) / standing.seats for key in ("mu", "sigma"))
            self.ratings[name] = self.model.rating(mu=mu, sigma=sigma, name=name)

    def to_data(self) -> Data:
        digest = hashlib.sha256("\n".join(self.finals).encode()).hexdigest()
        bots = {name: self.standing(name) for name in self.standings}
        return {"deals": self.deals, "games": len(self.finals), "moves": self.moves, "bots": bots, "digest": digest}

    def standing(self, name: str) -> Data:
        standing, rating = self.standings[name], self.ratings[name]
        return {
            "seats": standing.seats,
            "chance": round(standing.seats / self.series.players, 4),
            "wins": mean(standing.shares),
            "place": mean(standing.places),
            "rating": {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)},
        }


def counted(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in dict.fromkeys(names)}


def mean(values: list[float]) -> Data:
    """With its 95 % interval: deals are independent of each other, the seatings of one deal are not."""
    if len(values) < 2:
        return {"mean": round(sum(values), 4), "low": None, "high": None}
    middle = sum(values) / len(values)
    half = half_interval(values)
    return {"mean": round(middle, 4), "low": round(middle - half, 4), "high": round(middle + half, 4)}


def compete(
    game: Game,
    setup: Setup,
    bots: list[str],
    seed: int,
    deals: range,
    on_game: Callable[[int], None] | None = None,
    kept: Path | None = None,
    on: Machines = 0,
) -> Arena:
    """Plays these deals in all seatings. What a file keeps is not played again.

    An interrupt or a bad bot ends it after the last whole deal; if there is none, a bad bot raises BadBot.
    """
    names = seat_names(bots, setup.players)
    series = Series(setup.game, setup.players, setup.options, setup.cards, seatings(names), seed, paired=True)
    arena = Arena(series)
    per_deal = len(series.seatings)
    numbers = range(deals.start * per_deal, deals.stop * per_deal)
    try:
        first = {"rules_version": game.rules_version, **asdict(series)}
        play = partial(outcomes, game, series, on=on)
        with closing(remembered(kept, first, Outcome, numbers, play)) as found:
            for done, outcome in enumerate(found, start=1):
                arena.count(outcome)
                if on_game is not None:
                    on_game(done)
    except KeyboardInterrupt:
        arena.interrupted = True
    except BadBot as failed:
        if not arena.deals:
            raise
        arena.interrupted, arena.failure = True, failed
    return arena
