"""The chance to win a fight with what a hero wears now, for the preview of attack cards; no rule and no bot computes with it.

It assumes that nobody drinks a potion, that no guard stands by the king, and that the enemy's dice are rerolled as R97 says. The
hero rerolls what is below average: dice of a listed value together, then single ones as `dice_odds.sums_of` says. He repeats a
fight that he would lose, the enemy one that the hero would win (R88). Under these assumptions it is exact.
"""

from __future__ import annotations

from typing import Final

from .cards import AMBUSH
from .dice_odds import Dice, chance_to_reach, sums_of
from .moves import DIE_COUNT, face_of
from .pieces import ENEMY_SIDE, Fight, empty_pool
from .rules.fight import DAMAGE_PER_HEART
from .rules.profile import (
    armour_of,
    dice_of,
    extra_of,
    repeats_of,
    rerolls_of,
    side_of,
    sources_of,
    speed_under,
    strength_of,
    values_of,
    working_slots,
)
from .state import Realm

MOST_SIXES: Final = 20  # more dice, as one's own card file may have them, are not gone through
MOST_TWELVES: Final = 6
MOST_REROLLED: Final = 5  # dice of an enemy that rerolls
MOST_REROLLS: Final = 8  # of the hero that are counted


def chance_to_win(realm: Realm, seat: int, enemy: int, card: int) -> float | None:
    """Of this seat, if it attacked this enemy with this card as things lie now; None: there are too many dice."""
    if realm.hearts[seat] == 0:
        return 0.0  # R94
    imagined = Realm(realm.setup, realm)
    imagined.chosen[seat] = card
    total = 0.0
    beers = beers_of(realm, enemy)
    for beer in beers:
        speed = speed_under(imagined, seat, beer)
        bans = realm.cards.bans[enemy] if speed < realm.cards.level[enemy] else 0  # R80
        imagined.fight = Fight(seat, enemy, 0, 1, speed, beer | bans, 0, 0)
        found = chance_in(imagined, seat)
        if found is None:
            return None
        total += found
    return total / len(beers)


def beers_of(realm: Realm, enemy: int) -> list[int]:
    """R113: the ban of the Dwarf King's beer, each equally likely as long as it is not rolled; any other enemy has none."""
    if enemy < realm.cards.first_king or realm.beer or not realm.cards.beer[enemy - realm.cards.first_king]:
        return [realm.beer]
    return realm.cards.beer[enemy - realm.cards.first_king]


def chance_in(realm: Realm, seat: int) -> float | None:
    """In a fight whose speed check is over and in which nobody has rolled."""
    hero, enemy = dice_against(realm, seat), dice_against(realm, ENEMY_SIDE)
    if max(hero.six, enemy.six) > MOST_SIXES or max(hero.twelve, enemy.twelve) > MOST_TWELVES:
        return None
    if (enemy.rerolls or enemy.sources) and enemy.six + enemy.twelve > MOST_REROLLED:
        return None
    ahead = strength_of(realm, seat) - strength_of(realm, ENEMY_SIDE)
    deadly = deadly_power(realm, seat) - strength_of(realm, ENEMY_SIDE)
    win = 0.0
    for total, chance in enumerate(sums_of(hero)):
        if chance > 0.0:
            needed = total + ahead  # what the enemy's dice must show to win (R87)
            win += chance * (1.0 - chance_to_reach(enemy, min(needed, deadly), needed))
    return after_repeats(win, repeats_of(realm, ENEMY_SIDE), repeats_of(realm, seat))


def deadly_power(realm: Realm, seat: int) -> int:
    """R89, R90: from which power on the enemy takes the hero's last heart; an ambush takes none (R137)."""
    if realm.chosen[seat] == AMBUSH:
        return 1_000_000
    return armour_of(realm, seat) + DAMAGE_PER_HEART * (realm.hearts[seat] - 1) + 1


def after_repeats(win: float, enemy: int, hero: int) -> float:
    """R88: an attempt that would be won is repeated by the enemy, one that would be lost by the hero, as often as they may."""
    won = after_repeats(win, enemy - 1, hero) if enemy else 1.0
    lost = after_repeats(win, enemy, hero - 1) if hero else 0.0
    return win * won + (1.0 - win) * lost


def dice_against(realm: Realm, owner: int) -> Dice:
    """What a side throws in the fight, with all that lets or makes it reroll."""
    fight = realm.fight
    assert fight is not None
    six, twelve = dice_of(realm, owner)
    worths = [worth_of(realm, owner, die) for die in range(DIE_COUNT)]
    sources = [values_of(realm, owner, source) for source in sources_of(realm, owner)]
    if owner == ENEMY_SIDE:
        return Dice(six, twelve, rerolls_of(realm, owner), worths, forced_by_items(realm, fight.hero, fight.bans), sources)
    forced = realm.cards.enemies.force_reroll_values[fight.enemy]
    return Dice(six, twelve, min(rerolls_of(realm, owner), MOST_REROLLS), worths, [forced] if forced else [], sources)


def worth_of(realm: Realm, owner: int, die: int) -> int:
    """R83, R123: what this face adds to the power."""
    pool = empty_pool(owner)
    pool.faces[die] = 1
    return face_of(die) + extra_of(realm, pool)


def forced_by_items(realm: Realm, seat: int, bans: int) -> list[int]:
    """R84, R124: what this seat's items make the enemy reroll, item by item."""
    cards = realm.cards
    working = working_slots(realm, seat, bans)
    found: list[int] = []
    for slot in range(5):
        if working >> slot & 1:
            item = realm.slots[5 * seat + slot]
            values = cards.printed.force_reroll_values[slot] if item < 0 else cards.items.force_reroll_values[side_of(realm, item)]
            found.append(values)
    return [values for values in found if values]
