"""The automatic decider: what the enemy rerolls if the table wants no neighbour to decide (R97)."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.event import Events
from ..moves import DIE_COUNT, face_of, sides_of, top_of
from ..pieces import Pool
from ..state import Realm
from .dice import reroll_dice, source_seen, value_bit
from .profile import power_of, rerolls_of, values_of


def gain_of(die: int) -> int:
    """Twice what a reroll of this die gains on average."""
    return sides_of(die) + 1 - 2 * face_of(die)


def decide_rerolls(realm: Realm, hero: Pool, enemy: Pool, chance: Chance, events: Events | None) -> None:
    """R97: first the dice of a printed value together, then single dice, the most promising first."""
    reroll_values(realm, hero, enemy, chance, events)
    while enemy.rerolls < rerolls_of(realm, enemy.owner):
        die = best_die(enemy.faces, lead_of(realm, hero, enemy))
        if die < 0:
            return
        enemy.rerolls += 1
        reroll_dice(realm, enemy, [die], "rerolled", None, chance, events)


def lead_of(realm: Realm, hero: Pool, enemy: Pool) -> int:
    """From 0 on the enemy wins as it lies."""
    return power_of(realm, enemy) - power_of(realm, hero)


def best_die(faces: list[int], lead: int) -> int:
    """The die with the largest gain; none that shows its top face, and when winning none that could cost the victory."""
    best = -1
    for die in range(DIE_COUNT):
        if not faces[die] or die == top_of(die):
            continue
        if lead >= 0 and (gain_of(die) <= 0 or face_of(die) - 1 > lead):
            continue
        if best < 0 or gain_of(die) > gain_of(best):
            best = die
    return best


def best_of_values(faces: list[int], values: int, lead: int) -> list[int]:
    """R97, R122: all dice of these values that gain on average, unless their fall could cost the victory."""
    dice = [die for die in range(DIE_COUNT) if values >> value_bit(die) & 1 and gain_of(die) > 0 for _ in range(faces[die])]
    return [] if lead >= 0 and sum([face_of(die) - 1 for die in dice]) > lead else dice


def reroll_values(realm: Realm, hero: Pool, enemy: Pool, chance: Chance, events: Events | None) -> None:
    """R97, R122: the enemy uses its reroll of printed values if it pays."""
    values = values_of(realm, enemy.owner, realm.moves.from_enemy)
    if not values or enemy.sources >> realm.moves.from_enemy & 1:
        return
    dice = best_of_values(enemy.faces, values, lead_of(realm, hero, enemy))
    if not dice:
        return
    enemy.sources |= 1 << realm.moves.from_enemy
    by = source_seen(realm, enemy.owner, realm.moves.from_enemy) if events is not None else None
    reroll_dice(realm, enemy, dice, "rerolled", by, chance, events)
