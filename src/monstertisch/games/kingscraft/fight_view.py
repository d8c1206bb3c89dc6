"""The fight as everyone sees it: dice, allowances, powers, bans, and what would happen if it ended now (R78-R101)."""

from __future__ import annotations

from typing import Final

from ...core.bits import members
from .card_view import values_in
from .cards import AMBUSH, BANS
from .moves import DIE_COUNT, SLOTS, die_seen
from .pieces import ALL_ROUND, ENEMY_SIDE, Dose, Fight, Pool
from .rules.dice import source_seen
from .rules.fight import DAMAGE_PER_HEART, damage_done, decider_of, hearts_lost, hero_wins, reward_seen
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
from .shapes import BanView, DamageStep, DieView, FightView, FriendlyPool, FriendlyView, Outcome, PoolView
from .shapes import Dose as DoseView
from .state import Realm

PRINTED_HEARTS: Final = 4  # R89: as far as the table goes


def dose_seen(realm: Realm, dose: Dose) -> DoseView:
    """R73: a potion in force lies open for all."""
    return {
        "potion": realm.cards.potion_id[dose.potion],
        "user": dose.user,
        "target": "enemy" if dose.target == ENEMY_SIDE else dose.target,
        "slot": SLOTS[dose.slot] if dose.slot >= 0 else None,
        "until": None if dose.until == ALL_ROUND else dose.until,
    }


def fight_seen(realm: Realm) -> FightView | None:
    fight = realm.fight
    if fight is None:
        return None
    guards = guards_against(realm, fight.hero) if fight.enemy >= realm.cards.first_king else 0
    found: FightView = {
        "seat": fight.hero,
        "enemy": realm.cards.enemy_id[fight.enemy],
        "level": realm.cards.level[fight.enemy],
        "king": fight.enemy >= realm.cards.first_king,
        "decider": None if realm.setup.auto else decider_of(realm),
        "reward": reward_seen(realm, fight),
        "attempt": fight.attempt,
        "speed": speed_of(realm, fight.hero),
        "needed": realm.cards.level[fight.enemy],
        "checked": bool(fight.checked),
        "bans": bans_seen(realm, fight),
        "harmless": realm.chosen[fight.hero] == AMBUSH,
        "hero": None,
        "foe": None,
        "outcome": None,
        "guards": guards,
        "guard_bonus": guards * realm.cards.guard_bonus,
    }
    if realm.pools:
        hero, foe = realm.pools[0], realm.pools[1]
        rolled = any(foe.faces) or dice_of(realm, ENEMY_SIDE) == (0, 0)
        found["hero"] = {
            **pool_seen(realm, hero),
            "armour": armour_of(realm, fight.hero),
            "repeats_left": repeats_of(realm, fight.hero) - fight.hero_repeats,
        }
        found["foe"] = {
            **pool_seen(realm, foe),
            "rolled": rolled,
            "repeats_left": repeats_of(realm, ENEMY_SIDE) - fight.enemy_repeats,
        }
        found["outcome"] = outcome_seen(realm, fight) if rolled else None
    return found


def bans_seen(realm: Realm, fight: Fight) -> list[BanView]:
    """R102, R113: each ban, whether it is on, and why: the beer's always; the others as the speed check decides or decided."""
    found: list[BanView] = [{"ban": BANS[ban], "on": True, "why": "beer", "potion": None} for ban in members(realm.beer)]
    for ban in members(realm.cards.bans[fight.enemy] & ~realm.beer):
        slow = speed_of(realm, fight.hero) < realm.cards.level[fight.enemy]
        found.append({"ban": BANS[ban], "on": slow, "why": "slow" if slow else "fast", "potion": None})
    for dose in realm.doses:
        if dose.slot >= 0 and dose.target == fight.hero:
            found.append({"ban": SLOTS[dose.slot], "on": True, "why": "potion", "potion": realm.cards.potion_id[dose.potion]})
    return found


def pool_seen(realm: Realm, pool: Pool) -> PoolView:
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


def dice_seen(faces: list[int], picked: list[int]) -> list[DieView]:
    """Every die, ascending, and whether it is picked for a reroll of values."""
    found: list[DieView] = []
    for die in range(DIE_COUNT):
        chosen = picked.count(die)
        for at in range(faces[die]):
            found.append({**die_seen(die), "picked": at < chosen})
    return found


def outcome_seen(realm: Realm, fight: Fight) -> Outcome:
    """R87, R89, R90: what would happen if the fight ended now."""
    lost = hearts_lost(realm)
    left = realm.hearts[fight.hero] - lost
    return {"wins": hero_wins(realm) and left > 0, "damage": damage_done(realm), "lost": lost, "hearts": left}


def damage_seen() -> list[DamageStep]:
    """R89: the table of what damage costs, as it is printed."""
    found: list[DamageStep] = [{"least": 0, "most": 0, "hearts": 0}]
    for hearts in range(1, PRINTED_HEARTS + 1):
        found.append({"least": found[-1]["most"] + 1, "most": hearts * DAMAGE_PER_HEART, "hearts": hearts})
    return found


def friendly_seen(realm: Realm, seat: int | None) -> FriendlyView | None:
    """R98, R101: all roll openly; what the others reroll is unseen until all are done."""
    if realm.fight is not None or not realm.pools:
        return None
    sides: list[FriendlyPool] = []
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
