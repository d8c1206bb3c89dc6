"""The chances of dice: how likely each sum is for so many dice with all their rerolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

MOST_TRIES: Final = 3  # rerolls of one and the same die that are followed up


@mypyc_attr(acyclic=True)
class Roll:
    """The chances of one throw: of each sum, and of at least each sum."""

    def __init__(self, chances: list[float]) -> None:
        self.chances: Final = chances
        self.least: Final = chances[:]
        mean = 0.0
        square = 0.0
        for total in range(len(chances) - 2, -1, -1):
            self.least[total] = self.least[total] + self.least[total + 1]
        for total in range(1, len(chances)):
            mean += total * chances[total]
            square += total * total * chances[total]
        self.mean: Final = mean
        self.variance: Final = square - mean * mean

    def at_least(self, total: int) -> float:
        if total <= 0:
            return 1.0
        return self.least[total] if total < len(self.least) else 0.0


ROLLS: Final[dict[int, dict[int, Roll]]] = {}  # by faces, then by dice; computed once: they depend on nothing but their keys


def roll_of(six: int, twelve: int, rerolls: int, values: int, forced: int, extra_values: int, extra: int) -> Roll:
    """R121-R124: so many dice with single rerolls, a reroll of `values`, forced rerolls, and extra power for some faces."""
    faces = ((values << 12 | forced) << 12 | extra_values) << 12 | extra
    rolls = ROLLS.get(faces)
    if rolls is None:
        rolls = {}
        ROLLS[faces] = rolls
    dice = (six << 12 | twelve) << 12 | rerolls
    found = rolls.get(dice)
    if found is None:
        found = Roll(chances_of(six, twelve, rerolls, values, forced, extra_values, extra))
        rolls[dice] = found
    return found


def worth_of(face: int, extra_values: int, extra: int) -> int:
    """R123: what a face adds to the power."""
    return face + extra if extra_values >> (face - 1) & 1 else face


def mean_worth(sides: int, extra_values: int, extra: int) -> float:
    total = 0
    for face in range(1, sides + 1):
        total += worth_of(face, extra_values, extra)
    return total / sides


def chances_of(six: int, twelve: int, rerolls: int, values: int, forced: int, extra_values: int, extra: int) -> list[float]:
    """Die by die: `by_left[r]` holds the chances of the sums so far with r single rerolls left. Twelve-sided ones gain most."""
    by_left: list[list[float]] = [[] for _ in range(rerolls)] + [[1.0]]
    for at in range(twelve + six):
        sides = 12 if at < twelve else 6
        dice = twelve - at if at < twelve else six + twelve - at
        first = first_faces(sides, values, forced, extra_values, extra)
        added: list[list[float]] = [[] for _ in range(rerolls + 1)]
        for left in range(rerolls + 1):
            if by_left[left]:
                limit = limit_of(sides, dice, left, extra_values, extra)
                add_die(by_left[left], left, first, limit, sides, extra_values, extra, added)
        by_left = added
    length = max([len(sums) for sums in by_left])
    chances = [0.0] * length
    for sums in by_left:
        for total in range(len(sums)):
            chances[total] += sums[total]
    return chances


def first_faces(sides: int, values: int, forced: int, extra_values: int, extra: int) -> list[float]:
    """The chance of each face after the throw, the forced rerolls and the own reroll of values."""
    chances = [1.0 / sides] * sides
    mean = mean_worth(sides, extra_values, extra)
    low = 0
    for face in range(1, sides + 1):
        if worth_of(face, extra_values, extra) < mean:
            low |= 1 << (face - 1)
    for again in [forced, values & low]:
        if again:
            thrown = 0.0
            for at in range(sides):
                if again >> at & 1:
                    thrown += chances[at]
                    chances[at] = 0.0
            for at in range(sides):
                chances[at] += thrown / sides
    return chances


def limit_of(sides: int, dice: int, rerolls: int, extra_values: int, extra: int) -> int:
    """Up to what worth a die is rerolled: the fewer rerolls for the dice still to come, the lower."""
    below = int(mean_worth(sides, extra_values, extra))
    while below > 1 and dice * below > (rerolls + 0.5) * sides:
        below -= 1
    return below if rerolls else 0


def add_die(
    sums: list[float],
    left: int,
    first: list[float],
    limit: int,
    sides: int,
    extra_values: int,
    extra: int,
    added: list[list[float]],
) -> None:
    """Throws one more die with so many rerolls left; what comes of it goes to `added`, by the rerolls left then."""
    faces = first
    for used in range(min(left, MOST_TRIES) + 1):
        last = used == min(left, MOST_TRIES)
        again = 0.0
        kept: list[float] = []
        worths: list[int] = []
        for face in range(1, sides + 1):
            worth = worth_of(face, extra_values, extra)
            chance = faces[face - 1]
            if worth <= limit and not last:
                again += chance
            elif chance > 0.0:
                kept.append(chance)
                worths.append(worth)
        if kept:
            spread(sums, kept, worths, added[left - used])
        if again == 0.0:
            return
        faces = [again / sides] * sides


def spread(sums: list[float], chances: list[float], worths: list[int], target: list[float]) -> None:
    """Adds a die that is worth so much with these chances."""
    while len(target) < len(sums) + max(worths):
        target.append(0.0)
    for total in range(min(worths), len(target)):
        found = target[total]
        for at in range(len(worths)):
            before = total - worths[at]
            if 0 <= before < len(sums):
                found += sums[before] * chances[at]
        target[total] = found
