"""A small net that judges positions: what it knows is learned from played games (`monstertisch train`) and lies in a file."""

from __future__ import annotations

import math
import tomllib
from importlib import resources
from typing import Any, Final

FILE: Final = "judgement.toml"
SCALE: Final = 1000  # weights are written down in thousandths: nobody needs them finer, and they read better

# Adam, as usual, with weights that fade a little.
RATE: Final = 0.002
MEMORY: Final = 0.9
LONG_MEMORY: Final = 0.999
NEARLY_NOTHING: Final = 1e-8
FADING: Final = 0.0001


class Net:
    """One hidden layer. It looks at every seat alike and tells how high it stands; the chances to win follow from all of them."""

    def __init__(self, weights: list[list[float]], biases: list[float], heights: list[float]) -> None:
        self.weights: Final = weights  # per hidden cell, what it makes of all that is seen
        self.biases: Final = biases
        self.heights: Final = heights

    def height(self, seen: list[float]) -> float:
        places = [place for place, one in enumerate(seen) if one != 0.0]
        found = 0.0
        for at, row in enumerate(self.weights):
            total = self.biases[at]
            for place in places:
                total += row[place] * seen[place]
            if total > 0.0:
                found += total * self.heights[at]
        return found

    def chances(self, seats: list[list[float]]) -> list[float]:
        """For every seat the chance that it wins, by what is seen of it; a seat that is out of the game shows nothing."""
        return shares([self.height(seen) if seen else -math.inf for seen in seats])


def shares(heights: list[float]) -> list[float]:
    highest = max(heights)
    found = [math.exp(height - highest) for height in heights]
    total = sum(found)
    return [one / total for one in found]


def beside_rivals(traits: list[list[float]], table: list[float]) -> list[list[float]]:
    """What is seen of every seat: its own traits, the largest and the mean ones of its rivals, and what is the same for all."""
    found: list[list[float]] = []
    for seat, own in enumerate(traits):
        rivals = [one for other, one in enumerate(traits) if other != seat and one]
        largest = rivals[0][:] if rivals else [0.0] * len(own)
        mean: list[float] = []
        for at in range(len(own)):
            total = 0.0
            for one in rivals:
                total += one[at]
                if one[at] > largest[at]:
                    largest[at] = one[at]
            mean.append(total / max(len(rivals), 1))
        found.append(own + largest + mean + table if own else [])
    return found


def learned(package: str) -> Net:
    """What was learned of the game in this package of heuristics."""
    return read_net(tomllib.loads(resources.files(package).joinpath(FILE).read_text("utf-8")))


def read_net(written: dict[str, Any]) -> Net:
    weights: list[list[int]] = written["weights"]
    biases: list[int] = written["biases"]
    heights: list[int] = written["heights"]
    return Net([[one / SCALE for one in row] for row in weights], [one / SCALE for one in biases], [one / SCALE for one in heights])


def written_net(net: Net) -> dict[str, Any]:
    return {
        "biases": [round(one * SCALE) for one in net.biases],
        "heights": [round(one * SCALE) for one in net.heights],
        "weights": [[round(one * SCALE) for one in row] for row in net.weights],
    }


class Slope:
    """In which direction the numbers of one row should go, and how sure that is (Kingma and Ba)."""

    def __init__(self, size: int) -> None:
        self.wanted: Final = [0.0] * size
        self.mean: Final = [0.0] * size
        self.square: Final = [0.0] * size

    def step(self, values: list[float], count: int, rate: float, steps: int) -> None:
        """After so many positions; it is the so many-th step."""
        early = 1.0 - math.pow(MEMORY, steps)
        earlier = 1.0 - math.pow(LONG_MEMORY, steps)
        for at in range(len(values)):
            wanted = self.wanted[at] / count
            self.wanted[at] = 0.0
            mean = MEMORY * self.mean[at] + (1.0 - MEMORY) * wanted
            square = LONG_MEMORY * self.square[at] + (1.0 - LONG_MEMORY) * wanted * wanted
            self.mean[at] = mean
            self.square[at] = square
            values[at] -= rate * (mean / early / (math.sqrt(square / earlier) + NEARLY_NOTHING) + FADING * values[at])


class Student:
    """Teaches a net who won. It learns from position to position and changes the net after every batch of them."""

    def __init__(self, net: Net) -> None:
        self.net: Final = net
        self.rows: Final = [Slope(len(row)) for row in net.weights]
        self.biases: Final = Slope(len(net.biases))
        self.heights: Final = Slope(len(net.heights))
        self.seen = 0
        self.steps = 0

    def study(self, seats: list[list[float]], won: list[float]) -> None:
        """A position by what is seen of every seat, and who won from there."""
        chances = self.net.chances(seats)
        for seat, seen in enumerate(seats):
            if seen:
                self.blame(seen, chances[seat] - won[seat])
        self.seen += 1

    def blame(self, seen: list[float], error: float) -> None:
        """Every cell has its part in a chance that was too high by `error`."""
        heights = self.net.heights
        of_heights = self.heights.wanted
        of_biases = self.biases.wanted
        for at, row in enumerate(self.net.weights):
            total = self.net.biases[at]
            for place, weight in enumerate(row):
                total += weight * seen[place]
            if total > 0.0:
                part = error * heights[at]
                of_heights[at] += error * total
                of_biases[at] += part
                wanted = self.rows[at].wanted
                for place, one in enumerate(seen):
                    wanted[place] += part * one

    def learn(self, share: float) -> None:
        """Changes the net for all that was studied; `share` is what is left of the usual rate."""
        self.steps += 1
        for row, slope in zip(self.net.weights, self.rows, strict=True):
            slope.step(row, self.seen, RATE * share, self.steps)
        self.biases.step(self.net.biases, self.seen, RATE * share, self.steps)
        self.heights.step(self.net.heights, self.seen, RATE * share, self.steps)
        self.seen = 0
