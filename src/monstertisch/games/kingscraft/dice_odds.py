"""How likely dice are to show what: the sums of a hero who rerolls his lowest dice, and whether an enemy reaches a sum (R97).

A die is described by its worths: what each of its faces adds to the power. A set of values has bit f - 1 for face f.
"""

from __future__ import annotations

from typing import Final

from .moves import D6, DIE_COUNT
from .rules.decider import best_die, best_of_values

Chances = list[float]  # of each sum, or of each face
Lows = tuple[int, ...]  # the worths of the low dice that rerolls may still reach, ascending


class Dice:
    """What one side throws, and its rerolls. `worths` are those of the six faces of one kind, then the twelve of the other."""

    def __init__(self, six: int, twelve: int, rerolls: int, worths: list[int], forced: list[int], sources: list[int]) -> None:
        self.six: Final = six
        self.twelve: Final = twelve
        self.rerolls: Final = rerolls  # single ones (R121)
        self.worths: Final = worths
        self.forced: Final = forced  # sets of values that must be rerolled, one after the other (R124)
        self.sources: Final = sources  # sets of values that may be rerolled together (R122)
        self.key: Final = (six, twelve, rerolls, *worths, len(forced), *forced, *sources)


# Sums


SUMS: Final[dict[tuple[int, ...], Chances]] = {}  # computed once; they depend on nothing but their key


def sums_of(dice: Dice) -> Chances:
    """All dice of a listed value that are below average are rerolled, then single ones: twelve-sided first, the lowest first."""
    found = SUMS.get(dice.key)
    if found is None:
        by_left: list[Chances] = [[] for _ in range(dice.rerolls)] + [[1.0]]
        by_left = thrown_after(by_left, dice.twelve, dice.worths[D6:], dice)
        by_left = thrown_after(by_left, dice.six, dice.worths[:D6], dice)
        found = []
        for sums in by_left:
            add(found, sums, 0, 1.0)
        SUMS[dice.key] = found
    return found


def thrown_after(by_left: list[Chances], number: int, worths: list[int], dice: Dice) -> list[Chances]:
    """`by_left[r]`: the chances of the sums so far with r single rerolls left; the same after so many more dice of one kind."""
    faces = face_chances(worths, dice)
    found: list[Chances] = [[] for _ in by_left]
    for left, before in enumerate(by_left):
        if before:
            for still, sums in enumerate(sums_by_left(number, left, worths, faces)):
                for total, chance in enumerate(sums):
                    if chance > 0.0:
                        add(found[still], before, total, chance)
    return found


def face_chances(worths: list[int], dice: Dice) -> Chances:
    """Of each face of one die after the forced rerolls and those of values."""
    low = sum([1 << at for at in range(len(worths)) if is_low(worths[at], worths)])
    chances = [1.0 / len(worths)] * len(worths)
    for values in dice.forced + [source & low for source in dice.sources]:
        again = 0.0
        for at in range(len(worths)):
            if values >> at & 1:
                again += chances[at]
                chances[at] = 0.0
        for at in range(len(worths)):
            chances[at] += again / len(worths)
    return chances


def is_low(worth: int, worths: list[int]) -> bool:
    """Below what a throw of this die brings on average."""
    return worth * len(worths) < sum(worths)


def sums_by_left(number: int, rerolls: int, worths: list[int], faces: Chances) -> list[Chances]:
    """R121: the lowest die is rerolled as long as one is low; the chances of the sums by the number of rerolls left then.

    While dice fall, a state holds the low ones that rerolls may still reach and the chances of the sum of all others.
    """
    states: dict[Lows, Chances] = {(): [1.0]}
    for _ in range(number):
        states = one_more(states, rerolls, worths, faces)
    even = [1.0 / len(worths)] * len(worths)
    found: list[Chances] = [[] for _ in range(rerolls + 1)]
    for left in range(rerolls, 0, -1):
        add(found[left], states.pop((), []), 0, 1.0)
        states = one_more(without_lowest(states), left - 1, worths, even)
    for low, sums in states.items():
        add(found[0], sums, sum(low), 1.0)
    return found


def without_lowest(states: dict[Lows, Chances]) -> dict[Lows, Chances]:
    found: dict[Lows, Chances] = {}
    for low, sums in states.items():
        add(found.setdefault(low[1:], []), sums, 0, 1.0)
    return found


def one_more(states: dict[Lows, Chances], room: int, worths: list[int], faces: Chances) -> dict[Lows, Chances]:
    """One more die falls. Of the low dice the `room` lowest are kept apart, the others belong to the sum."""
    found: dict[Lows, Chances] = {}
    for low, sums in states.items():
        for at, worth in enumerate(worths):
            kept = sorted([*low, worth]) if is_low(worth, worths) else list(low)
            more = worth + sum(low) - sum(kept)
            while len(kept) > room:
                more += kept.pop()
            add(found.setdefault(tuple(kept), []), sums, more, faces[at])
    return found


def add(target: Chances, sums: Chances, more: int, chance: float) -> None:
    """Adds these sums, each greater by `more` and that much less likely."""
    while len(target) < len(sums) + more:
        target.append(0.0)
    for total, likely in enumerate(sums):
        target[total + more] += likely * chance


# Whether an enemy reaches a sum


Shown = tuple[int, ...]  # how many dice show each face
THROWS: Final[dict[tuple[int, ...], dict[Shown, float]]] = {}
REACHED: Final[dict[tuple[int, ...], float]] = {}


def chance_to_reach(dice: Dice, goal: int, hero: int) -> float:
    """That the sum is at least `goal` in the end, if all is rerolled as R97 says against a hero of that power."""
    if not dice.rerolls and not dice.sources:
        return sum(sums_of(dice)[max(goal, 0) :])
    if goal <= dice.six + dice.twelve:
        return 1.0
    key = (*dice.key, goal, hero)
    found = REACHED.get(key)
    if found is None:
        found = 0.0
        for shown, chance in throws_of(dice).items():
            found += chance * reach_from(list(shown), dice, goal, hero)
        REACHED[key] = found
    return found


def throws_of(dice: Dice) -> dict[Shown, float]:
    """All that the dice may show after the forced rerolls, and how likely."""
    found = THROWS.get(dice.key)
    if found is None:
        found = {(0,) * DIE_COUNT: 1.0}
        plain = Dice(dice.six, dice.twelve, 0, dice.worths, dice.forced, [])
        for at in range(dice.six + dice.twelve):
            first, last = (0, D6) if at < dice.six else (D6, DIE_COUNT)
            found = one_thrown(found, first, face_chances(dice.worths[first:last], plain))
        THROWS[dice.key] = found
    return found


def one_thrown(throws: dict[Shown, float], first: int, faces: Chances) -> dict[Shown, float]:
    """One more die, whose faces count from `first`."""
    found: dict[Shown, float] = {}
    for shown, chance in throws.items():
        for at, likely in enumerate(faces):
            now = with_one(list(shown), first + at)
            found[now] = found.get(now, 0.0) + chance * likely
    return found


def with_one(faces: list[int], die: int) -> Shown:
    faces[die] += 1
    return tuple(faces)


def reach_from(faces: list[int], dice: Dice, goal: int, hero: int) -> float:
    """First the dice of the printed value together, then single ones."""
    total = total_of(faces, dice)
    again = best_of_values(faces, dice.sources[0], total - hero) if dice.sources else []
    left: dict[Shown, float] = {tuple(faces): 1.0}
    if again:
        for die in again:
            faces[die] -= 1
        left = {tuple(faces): 1.0}
        for die in again:
            sides = 6 if die < D6 else 12
            left = one_thrown(left, 0 if die < D6 else D6, [1.0 / sides] * sides)
    found = 0.0
    for shown, chance in left.items():
        found += chance * reach_by_singles(list(shown), dice, dice.rerolls, goal, hero)
    return found


def reach_by_singles(faces: list[int], dice: Dice, rerolls: int, goal: int, hero: int) -> float:
    total = total_of(faces, dice)
    die = best_die(faces, total - hero) if rerolls else -1
    if die < 0 or total >= max(goal, hero):
        return 1.0 if total >= goal else 0.0
    faces[die] -= 1
    first, last = (0, D6) if die < D6 else (D6, DIE_COUNT)
    found = 0.0
    for other in range(first, last):
        found += reach_by_singles(list(with_one(faces[:], other)), dice, rerolls - 1, goal, hero)
    return found / (last - first)


def total_of(faces: list[int], dice: Dice) -> int:
    return sum([faces[die] * dice.worths[die] for die in range(DIE_COUNT)])
