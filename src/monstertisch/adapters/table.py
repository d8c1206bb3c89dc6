"""A table that every adapter plays at: a game by its name, its luck by a seed, and what each seat gets in the end."""

from __future__ import annotations

import json
import os
from functools import lru_cache
from typing import Any, Final, Literal, get_args

from ..core.chance import Luck, derive, secret_of
from ..core.game import Data, Game, Result, Setup, State
from ..games import GAMES
from .features import Encoder, Mask, Numbers

RewardsBy = Literal["place", "score"]


def game_of(name: str) -> Game:
    """The game of this name in the register; `maechtige-monster` is `maechtige_monster`."""
    key = name.replace("-", "_")
    if key not in GAMES:
        raise ValueError(f"no game here is called {name!r}; there are {', '.join(GAMES)}")
    return GAMES[key]


@lru_cache(maxsize=64)
def known_encoder(game: Game, setup_data: str) -> Encoder:
    data = json.loads(setup_data)
    return Encoder(game, game.setup(data["players"], data["options"], data["cards"]))


def encoder_of(game: Game, setup: Setup) -> Encoder:
    """Made once for each setup."""
    return known_encoder(game, json.dumps(setup.to_data()))


def rewards_of(result: Result, by: RewardsBy) -> list[float]:
    """The scores; or by place from 1 for the first to -1 for the last, together 0: whoever shares places shares what they bring."""
    if by == "score":
        return [float(score) for score in result.scores]
    last = len(result.scores) - 1
    beaten = [sum(score > other for other in result.scores) for score in result.scores]
    lost = [sum(score < other for other in result.scores) for score in result.scores]
    return [(won - given) / last for won, given in zip(beaten, lost, strict=True)]


class Table:
    """One game after another at the same table. The first after a seed has the luck of `--seed`; the next follow from it."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Data | None = None,
        cards: Data | None = None,
        rewards: RewardsBy = "place",
    ) -> None:
        if rewards not in get_args(RewardsBy):
            raise ValueError(f"rewards are by {' or by '.join(get_args(RewardsBy))}, not by {rewards!r}")
        self.game: Final = game_of(game)
        self.setup: Final = self.game.setup(players or self.game.least_players, options, cards)
        self.players: Final = self.setup.players
        self.encoder: Final = encoder_of(self.game, self.setup)
        self.rewards_by: Final = rewards
        self.cards: Final = self.encoder.cards
        self.secret = b""
        self.luck = Luck(b"")
        self.state: State

    def deal(self, seed: int | None = None) -> None:
        """A new game: that of this seed, or the next one."""
        if seed is not None:
            self.secret = secret_of(seed)
        else:
            self.secret = derive(self.secret, "next") if self.secret else os.urandom(32)
        self.luck = Luck(self.secret)
        self.state = self.game.new(self.setup, self.luck)

    def see(self, seat: int) -> Numbers:
        return self.encoder.see(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """The options of a seat that owes an answer; for others there are none."""
        return self.encoder.mask(self.state.options(seat) if seat in self.state.to_act() else [])

    def rewards(self) -> list[float]:
        return self.rewards_of(self.state)

    def rewards_of(self, state: State) -> list[float]:
        return rewards_of(state.result(), self.rewards_by)

    def mended(self, seat: int, action: int) -> int:
        """The action if it is legal; otherwise the next option after it, or the first."""
        options = self.state.options(seat)
        return action if action in options else next((option for option in options if option > action), options[0])

    def spelled(self, action: int) -> Any:
        return self.setup.moves.spell_out(action)
