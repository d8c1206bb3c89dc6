"""The pieces of a position that come and go: potions in force, dice on the table, and the fight that is being fought."""

from __future__ import annotations

from typing import Any, Final, final

from .moves import DIE_COUNT

ENEMY_SIDE: Final = 4  # stands where a seat could: the dice of the enemy, a potion on the enemy
ALL_ROUND: Final = -1  # a potion in force to the end of the round


@final
class Dose:
    """R73: a potion in force. It lies open until the turn of seat `until` is over."""

    def __init__(self, potion: int, user: int, target: int, slot: int, until: int) -> None:
        self.potion: Final = potion
        self.user: Final = user
        self.target: Final = target  # a seat, or ENEMY_SIDE
        self.slot: Final = slot  # the slot that it bans; -1: none
        self.until: Final = until

    def to_data(self) -> list[Any]:
        return [self.potion, self.user, self.target, self.slot, self.until]


@final
class Pool:
    """The dice of one side, counted by what they show, and what was used of its rerolls in this attempt (R121-R125).

    Dice picked for a reroll of values lie in `picked` until they are rolled together. `shown` is what the others saw last: in a
    friendly fight rerolls are made unseen (R101).
    """

    def __init__(
        self, owner: int, faces: list[int], rerolls: int, sets: int, sources: int, using: int, picked: list[int], shown: list[int]
    ) -> None:
        self.owner: Final = owner
        self.faces = faces
        self.rerolls = rerolls
        self.sets = sets
        self.sources = sources  # as a set of bits
        self.using = using  # the source whose dice are being picked; -1: none
        self.picked = picked
        self.shown = shown

    def copy(self) -> Pool:
        return Pool(self.owner, self.faces[:], self.rerolls, self.sets, self.sources, self.using, self.picked[:], self.shown[:])

    def to_data(self) -> list[Any]:
        return [self.owner, self.faces[:], self.rerolls, self.sets, self.sources, self.using, self.picked[:], self.shown[:]]


def empty_pool(owner: int) -> Pool:
    return Pool(owner, [0] * DIE_COUNT, 0, 0, 0, -1, [], [])


@final
class Fight:
    """R78-R95: who fights whom, and what holds for the whole fight, repeats included."""

    def __init__(
        self, hero: int, enemy: int, attempt: int, checked: int, speed: int, bans: int, hero_repeats: int, enemy_repeats: int
    ) -> None:
        self.hero: Final = hero
        self.enemy: Final = enemy
        self.attempt = attempt  # from 1; 0: nobody has rolled yet
        self.checked = checked  # 1: the speed check of R80 is over
        self.speed = speed  # the hero's, as it was in the check (R104)
        self.bans = bans  # in force for the whole fight, as a set of bits; before the check those that no speed cancels
        self.hero_repeats = hero_repeats  # used in this turn (R88)
        self.enemy_repeats = enemy_repeats

    def copy(self) -> Fight:
        return Fight(
            self.hero, self.enemy, self.attempt, self.checked, self.speed, self.bans, self.hero_repeats, self.enemy_repeats
        )

    def to_data(self) -> list[int]:
        return [
            self.hero, self.enemy, self.attempt, self.checked, self.speed, self.bans, self.hero_repeats, self.enemy_repeats
        ]  # fmt: skip
