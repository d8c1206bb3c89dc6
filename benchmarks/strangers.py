"""Against a bot that nobody here wrote: one of our levels among OpenSpiel's IS-MCTS bots, in every seat, with the time each takes.

    .venv/bin/python -P benchmarks/strangers.py --level master --simulations 24 --games 400

IS-MCTS is OpenSpiel's own (`open_spiel.python.algorithms.ismcts`), with its random rollouts to the end of the game, by the adapter.
The number of its simulations is to be such that it takes at least as long for a move as the level; what both took is printed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import monstertisch.adapters.open_spiel  # noqa: F401 - makes our games known to OpenSpiel
from monstertisch.bots import make_bot
from monstertisch.bots.search import won
from monstertisch.core.chance import Thoughts, derive, secret_of
from monstertisch.core.sight import look
from monstertisch.games import GAMES
from monstertisch.intervals import half_interval
from monstertisch.lab.series import done_by

EXPLORATION = 1.4  # usual for rewards from -1 to 1


class Met(NamedTuple):
    """One game: our share of the win, and the decisions and processor seconds of us and of them."""

    share: float
    decisions: tuple[int, int]
    seconds: tuple[float, float]


class Meeting(NamedTuple):
    game: str
    players: int
    level: str
    simulations: int
    seed: int

    def play(self, number: int) -> Met:
        """A deal is played once in every seat."""
        deal, own_seat = divmod(number, self.players)
        spiel = pyspiel.load_game(f"monstertisch_{self.game}", {"players": self.players, "chance": "seed"})
        ours = make_bot(self.level, GAMES[self.game])
        thoughts = Thoughts(derive(secret_of(self.seed), f"strangers {number}"))
        luck = np.random.RandomState(1000 * self.seed + deal)
        theirs = [self.stranger(spiel, self.players * number + seat) for seat in range(self.players)]
        state: Any = spiel.new_initial_state()
        while state.is_chance_node():
            state.apply_action(int(luck.choice(state.legal_actions())))
        decisions, seconds = [0, 0], [0.0, 0.0]
        while not state.is_terminal():
            seat = state.current_player()
            start = time.process_time()
            if seat == own_seat:
                action = ours.choose(look(state.world.state, seat, ours, thoughts), thoughts)
            else:
                action = theirs[seat].step(state)
            if len(state.legal_actions()) > 1:
                decisions[seat != own_seat] += 1
                seconds[seat != own_seat] += time.process_time() - start
            state.apply_action(int(action))
        share = won(state.world.state.result())[own_seat]
        return Met(share, (decisions[0], decisions[1]), (seconds[0], seconds[1]))

    def stranger(self, spiel: Any, seed: int) -> Any:
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        return ismcts.ISMCTSBot(spiel, evaluator, EXPLORATION, self.simulations, random_state=np.random.RandomState(seed))


def player_of(meeting: Meeting) -> Callable[[int], Met]:
    return meeting.play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[*GAMES], default="maechtige_monster")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="master")
    parser.add_argument("--simulations", type=int, default=24)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    meeting = Meeting(asked.game, asked.players, asked.level, asked.simulations, asked.seed)
    deals = -(-asked.games // asked.players)
    met: list[Met] = []
    with closing(done_by(partial(player_of, meeting), range(deals * asked.players))) as coming:
        for one in coming:
            met.append(one)
            if len(met) % 30 == 0:
                print(f"{len(met)} of {deals * asked.players} games, {sum(m.share for m in met):g} won", flush=True)
    by_deal = [sum(one.share for one in met[at : at + asked.players]) / asked.players for at in range(0, len(met), asked.players)]
    share, half = 100 * sum(by_deal) / len(by_deal), 100 * half_interval(by_deal)
    print(f"{asked.level} among {asked.players - 1} IS-MCTS with {asked.simulations} simulations: {len(met)} games,")
    print(f"{share:.1f} % won ({share - half:.1f} to {share + half:.1f}), {100 / asked.players:.1f} by chance")
    for who, side in [(asked.level, 0), ("IS-MCTS", 1)]:
        taken = sum(one.seconds[side] for one in met) / sum(one.decisions[side] for one in met)
        print(f"{who}: {1000 * taken:.1f} ms for a decision on average")


if __name__ == "__main__":
    main()
