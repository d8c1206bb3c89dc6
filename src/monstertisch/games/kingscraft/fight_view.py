"""The fight as everyone sees it: dice, allowances, powers, bans, and what would happen if it ended now (R78-R101)."""

from __future__ import annotations

from ...core.game import Data
from .cards import AMBUSH, BANS
from .moves import DIE_COUNT, SLOTS, die_seen
from .pieces import ALL_ROUND, ENEMY_SIDE, Dose, Fight, Pool
from .prints import values_in
from .rules.dice import source_seen
from .rules.fight import damage_done, decider_of, hearts_lost, hero_wins
from .rules.profile import (
    armour_of,
    dice_of,
    extra_of,
    guards_against,
    power_of,
    repeats_of,
    rerolls_of,
    sets_of,
    sources_of,
    speed_of,
    strength_of,
    values_of,
)
from .sets import members
from .state import Realm


def dose_seen(realm: Realm, dose: Dose) -> Data:
    """R73: a potion in force lies open for all."""
    return {
        "potion": realm.cards.potion_id[dose.potion],
        "user": dose.user,
        "target": "enemy" if dose.target == ENEMY_SIDE else dose.target,
        "slot": SLOTS[dose.slot] if dose.slot >= 0 else None,
        "until": None if dose.until == ALL_ROUND else dose.until,
    }


def fight_seen(realm: Realm) -> Data | None:
    fight = realm.fight
    if fight is None:
        return None
    found: Data = {
        "seat": fight.hero,
        "enemy": realm.cards.enemy_id[fight.enemy],
        "level": realm.cards.level[fight.enemy],
        "king": fight.enemy >= realm.cards.first_king,
        "decider": None if realm.setup.auto else decider_of(realm),
        "attempt": fight.attempt,
        "speed": speed_of(realm, fight.hero),
        "needed": realm.cards.level[fight.enemy],
        "checked": bool(fight.checked),
        "bans": bans_seen(realm, fight),
        "harmless": realm.chosen[fight.hero] == AMBUSH,
        "hero": None,
        "foe": None,
        "outcome": None,
    }
    if realm.pools:
        hero, foe = realm.pools[0], realm.pools[1]
        rolled = [any(hero.faces) or dice_of(realm, hero.owner) == (0, 0), any(foe.faces) or dice_of(realm, ENEMY_SIDE) == (0, 0)]
        found["hero"] = {**pool_seen(realm, hero), "armour": armour_of(realm, fight.hero)}
        found["hero"]["repeats_left"] = repeats_of(realm, fight.hero) - fight.hero_repeats
        found["foe"] = {**pool_seen(realm, foe), "rolled": rolled[1]}
        found["foe"]["repeats_left"] = repeats_of(realm, ENEMY_SIDE) - fight.enemy_repeats
        found["outcome"] = outcome_seen(realm, fight) if rolled[1] else None
    guards = guards_against(realm, fight.hero) if fight.enemy >= realm.cards.first_king else 0
    return {**found, "guards": guards, "guard_bonus": guards * realm.cards.guard_bonus}


def bans_seen(realm: Realm, fight: Fight) -> list[Data]:
    """R102, R113: each ban, whether it is on, and why: the beer's always; the others as the speed check decides or decided."""
    found: list[Data] = [{"ban": BANS[ban], "on": True, "why": "beer", "potion": None} for ban in members(realm.beer)]
    for ban in members(realm.cards.bans[fight.enemy] & ~realm.beer):
        slow = speed_of(realm, fight.hero) < realm.cards.level[fight.enemy]
        found.append({"ban": BANS[ban], "on": slow, "why": "slow" if slow else "fast", "potion": None})
    for dose in realm.doses:
        if dose.slot >= 0 and dose.target == fight.hero:
            found.append({"ban": SLOTS[dose.slot], "on": True, "why": "potion", "potion": realm.cards.potion_id[dose.potion]})
    return found


def pool_seen(realm: Realm, pool: Pool) -> Data:
    """The dice of one side and what may still be done with them."""
    owner = pool.owner
    six, twelve = dice_of(realm, owner)
    sources = sources_of(realm, owner)
    return {
        "dice": dice_seen(pool.faces, pool.picked),
        "pool": {"6": six, "12": twelve},
        "strength": strength_of(realm, owner),
        "extra": extra_of(realm, pool),
        "power": power_of(realm, pool),
        "rerolls_left": max(rerolls_of(realm, owner) - pool.rerolls, 0),
        "sets_left": max(sets_of(realm, owner) - pool.sets, 0),
        "sources": [
            {
                **source_seen(realm, owner, source),
                "values": values_in(values_of(realm, owner, source)),
                "used": bool(pool.sources >> source & 1),
                "picking": pool.using == source,
            }
            for source in sources
        ],
    }


def dice_seen(faces: list[int], picked: list[int]) -> list[Data]:
    """Every die, ascending, and whether it is picked for a reroll of values."""
    found: list[Data] = []
    for die in range(DIE_COUNT):
        chosen = picked.count(die)
        for at in range(faces[die]):
            found.append({**die_seen(die), "picked": at < chosen})
    return found


def outcome_seen(realm: Realm, fight: Fight) -> Data:
    """R87, R89, R90: what would happen if the fight ended now."""
    lost = hearts_lost(realm)
    left = realm.hearts[fight.hero] - lost
    return {"wins": hero_wins(realm) and left > 0, "damage": damage_done(realm), "lost": lost, "hearts": left}


def friendly_seen(realm: Realm, seat: int | None) -> Data | None:
    """R98, R101: all roll openly; what the others reroll is unseen until all are done."""
    if realm.fight is not None or not realm.pools:
        return None
    sides: list[Data] = []
    for pool in realm.pools:
        if pool.shown and pool.owner != seat:
            shown = pool.copy()
            shown.faces = pool.shown[:]
            shown.rerolls, shown.sets, shown.sources, shown.using = 0, 0, 0, -1
            shown.picked = []
            sides.append({"seat": pool.owner, **pool_seen(realm, shown)})
        else:
            sides.append({"seat": pool.owner, **pool_seen(realm, pool)})
    return {"sides": sides}
