"""Learns Mächtige Monster for three by playing against itself: PPO in numpy over a batch of games, on one core.

    python examples/learner/learn.py --seed 1 --updates 100 --curve docs/research_curve.svg

What is learned is a small net that reads what a seat sees and says how good each legal move is; the same net plays all three seats.
Every now and then it plays a few hundred games against random players, and that is the curve.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, said before numpy looks

import numpy as np
from numpy.typing import NDArray

from monstertisch.adapters.gymnasium import Batch

GAME, PLAYERS = "maechtige_monster", 3
GAMES_AT_ONCE = 192
MOMENTS = 20_000  # of ended games, per update
PASSES, PORTION = 3, 2_000
HIDDEN = 128
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
EVALUATED = 300  # games per point of the curve

Floats = NDArray[np.float32]


class Net:
    """Two layers; the last one has a logit per action and the value of the position. Adam does the steps."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights: list[Floats] = []
        for number, (rows, columns) in enumerate(sizes):
            scale = 0.01 if number == 2 else np.sqrt(2 / rows)
            self.weights += [(scale * rng.standard_normal((rows, columns))).astype(np.float32), np.zeros(columns, np.float32)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: Floats) -> tuple[Floats, Floats, list[Floats]]:
        """Logits, values, and what the way back needs."""
        a, b, c, d, e, f = self.weights
        first = np.maximum(seen @ a + b, 0)
        second = np.maximum(first @ c + d, 0)
        out = second @ e + f
        return out[:, :-1], out[:, -1], [seen, first, second]

    def backward(self, kept: list[Floats], error: Floats) -> list[Floats]:
        gradients: list[Floats] = []
        for layer in (2, 1, 0):
            gradients = [kept[layer].T @ error, error.sum(axis=0), *gradients]
            if layer:
                error = (error @ self.weights[2 * layer].T) * (kept[layer] > 0)
        return gradients

    def step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        shrink = min(1.0, 0.5 / (length + 1e-8))
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            gradient = gradient * np.float32(shrink)
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            corrected = mean / (1 - 0.9**self.steps)
            weight -= rate * corrected / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


class Player:
    """The net with what it reads: every feature but the numbers of words, scaled by what is usual."""

    def __init__(self, batch: Batch, rng: np.random.Generator) -> None:
        words = {at for row in batch.encoder.rows if row.holds == "word" for at in row.places()}
        least, most = batch.encoder.bounds
        self.kept = np.array([at for at in range(batch.encoder.size) if at not in words and most[at] > least[at]])
        self.scale = np.ones(len(self.kept), np.float32)
        self.net = Net(len(self.kept), batch.encoder.actions, rng)
        self.rng = rng

    def read(self, observations: NDArray[np.int16]) -> Floats:
        found: Floats = observations[:, self.kept].astype(np.float32) * self.scale
        return found

    def get_used_to(self, observations: NDArray[np.int16]) -> None:
        self.scale = (1 / np.maximum(np.abs(observations[:, self.kept]).max(axis=0), 1)).astype(np.float32)

    def choose(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[NDArray[np.int64], Floats, Floats]:
        """An action for every game, drawn by its probability; the logarithm of that; the values."""
        logits, values, _ = self.net.forward(seen)
        logs = log_shares(logits, masks)
        drawn = np.argmax(logs + self.rng.gumbel(size=logs.shape).astype(np.float32), axis=1)
        return drawn, logs[np.arange(len(drawn)), drawn], values


def log_shares(logits: Floats, masks: NDArray[np.int8]) -> Floats:
    legal: Floats = np.where(masks > 0, logits, np.float32(-1e9))
    legal = legal - legal.max(axis=1, keepdims=True)
    found: Floats = legal - np.log(np.exp(legal).sum(axis=1, keepdims=True))
    return found


class Moment(NamedTuple):
    seen: Floats
    mask: NDArray[np.int8]
    action: int
    log: float
    value: float


class Lesson(NamedTuple):
    """Moments of games that ended, and what their seats got."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    logs: Floats
    values: Floats
    earned: Floats


def play(batch: Batch, player: Player, wanted: int, open_games: list[list[list[Moment]]]) -> Lesson:
    """Plays until so many moments of ended games are there. What is not ended goes on next time."""
    found: list[Moment] = []
    earned: list[float] = []
    turn = batch.turn
    while len(found) < wanted:
        seen = player.read(turn.observations)
        actions, logs, values = player.choose(seen, turn.masks)
        masks, seats = turn.masks.copy(), turn.seats.tolist()
        batch.step(actions)
        for number, seat in enumerate(seats):
            moment = Moment(seen[number], masks[number], int(actions[number]), float(logs[number]), float(values[number]))
            open_games[number][seat].append(moment)
        for number in np.flatnonzero(turn.ended).tolist():
            for seat, moments in enumerate(open_games[number]):
                found += moments
                earned += [float(turn.rewards[number, seat])] * len(moments)
            open_games[number] = fresh(1)[0]
    return Lesson(
        np.stack([moment.seen for moment in found]),
        np.stack([moment.mask for moment in found]),
        np.array([moment.action for moment in found]),
        np.array([moment.log for moment in found], np.float32),
        np.array([moment.value for moment in found], np.float32),
        np.array(earned, np.float32),
    )


def learn(player: Player, lesson: Lesson, rate: float) -> None:
    """Proximal policy optimisation: moves that brought more than expected become likelier, but not by too much at once."""
    better = lesson.earned - lesson.values
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(PASSES):
        order = player.rng.permutation(len(better))
        for at in range(0, len(order) - PORTION + 1, PORTION):
            learn_portion(player, lesson, better, order[at : at + PORTION], rate)


def learn_portion(player: Player, lesson: Lesson, better: Floats, some: NDArray[Any], rate: float) -> None:
    logits, values, kept = player.net.forward(lesson.seen[some])
    logs = log_shares(logits, lesson.masks[some])
    shares = np.exp(logs)
    rows, actions, worth = np.arange(len(some)), lesson.actions[some], better[some]
    ratio = np.exp(logs[rows, actions] - lesson.logs[some])
    is_free = np.where(worth > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = np.where(is_free, -worth * ratio, 0)[:, None]
    chosen = np.zeros_like(shares)
    chosen[rows, actions] = 1
    entropy = -(shares * np.where(lesson.masks[some] > 0, logs, 0)).sum(axis=1, keepdims=True)
    spread = ENTROPY * shares * (np.where(lesson.masks[some] > 0, logs, 0) + entropy)
    error = np.concatenate([pull * (chosen - shares) + spread, VALUE * (values - lesson.earned[some])[:, None]], axis=1)
    player.net.step(player.net.backward(kept, (error / len(some)).astype(np.float32)), rate)


class Score(NamedTuple):
    """Against two opponents of one kind: the mean reward by place, its error, and the share of games won alone."""

    mean: float
    error: float
    won: float


def measure(player: Player, opponents: str, games: int, seed: int) -> Score:
    """The first so many games of a batch, so that none counts for being short; the seat of the learner is 0."""
    batch = Batch(GAME, PLAYERS, games=games, opponents={1: opponents, 2: opponents})
    turn = batch.reset(seed)
    earned = np.full(games, np.nan)
    while np.isnan(earned).any():
        actions, _, _ = player.choose(player.read(turn.observations), turn.masks)
        turn = batch.step(actions)
        first = turn.ended & np.isnan(earned)
        earned[first] = turn.rewards[first, 0]
    return Score(float(earned.mean()), float(earned.std() / np.sqrt(games)), float((earned == 1).mean()))


Point = tuple[int, Score]  # after so many games


def train(seed: int, updates: int, games: int, moments: int, report: Callable[[str], Any]) -> tuple[Player, list[Point]]:
    """So many updates, each from so many moments of ended games; tells the curve."""
    rng = np.random.default_rng(seed)
    batch = Batch(GAME, PLAYERS, games=games)
    player = Player(batch, rng)
    batch.reset(seed)
    play(batch, player, moments // 4, fresh(games))
    player.get_used_to(batch.turn.observations)
    batch.reset(seed)
    open_games = fresh(games)
    curve: list[Point] = []
    start = time.process_time()
    for update in range(updates + 1):
        if update % 10 == 0 or update == updates:
            score = measure(player, "random", EVALUATED, seed + 1)
            curve.append((batch.begun, score))
            spent = time.process_time() - start
            report(f"{spent:5.0f} s  {batch.begun:6d} games  {score.mean:+.2f} by place, {score.won:.0%} won alone\n")
        if update < updates:
            learn(player, play(batch, player, moments, open_games), RATE * max(0.1, 1 - update / updates))
    return player, curve


def fresh(games: int) -> list[list[list[Moment]]]:
    """Of every game and seat the moments so far: none."""
    return [[[] for _ in range(PLAYERS)] for _ in range(games)]


def drawn(curve: list[Point]) -> str:
    """The curve as SVG: games played, and the reward by place against two random players."""
    wide, high, left, low = 640, 360, 60, 310
    last = curve[-1][0]
    places = [(left + (wide - left - 20) * games / last, low - 270 * (score.mean + 0.2) / 1.2) for games, score in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    grid = [(mark, low - 270 * (mark + 0.2) / 1.2) for mark in (0, 0.2, 0.4, 0.6, 0.8, 1.0)]
    rules = [
        f'<path d="M{left} {y:.0f}H{wide - 20}" stroke="#ccc"/><text x="12" y="{y + 5:.0f}">{mark:+.1f}</text>' for mark, y in grid
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="14">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        *rules,
        f'<polyline points="{line}" fill="none" stroke="#7a3db8" stroke-width="3"/>',
        f'<text x="{left}" y="345">games against itself: 0</text><text x="{wide - 20}" y="345" text-anchor="end">{last}</text>',
        '<text x="12" y="20">reward by place against two random players (random play: 0, always first: +1)</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Mächtige Monster for three by playing against itself.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--curve", type=Path, help="where the curve is drawn, as SVG")
    wanted = parser.parse_args()
    player, curve = train(wanted.seed, wanted.updates, GAMES_AT_ONCE, MOMENTS, sys.stdout.write)
    for opponents in ["random", "beginner", "journeyman"]:
        score = measure(player, opponents, 1000, wanted.seed + 100)
        sys.stdout.write(
            f"against two of {opponents}: {score.mean:+.3f} ± {2 * score.error:.3f} by place, {score.won:.1%} won alone\n"
        )
    if wanted.curve is not None:
        wanted.curve.write_text(drawn(curve), "utf-8")


if __name__ == "__main__":
    main()
