"""Dice: rolling them, being made to reroll, and the question which of them to reroll (R81-R85, R121-R125)."""

from __future__ import annotations

from typing import Final

from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, Events, Facts
from .. import shapes
from ..moves import (
    D6,
    DIE_COUNT,
    DONE,
    FROM_POTION,
    ROLL,
    SLOTS,
    die_seen,
    face_of,
    top_of,
)
from ..pieces import ENEMY_SIDE, Pool
from ..reasons import (
    NO_REROLL_LEFT,
    NO_SET_LEFT,
    NO_SUCH_DIE,
    NO_SUCH_SOURCE,
    NO_VALUE_SHOWN,
    NOT_NOW,
    NOTHING_PICKED,
    PICK_ON,
    SOURCE_USED,
    TOP_ALREADY,
    VALUE_NOT_LISTED,
)
from ..state import Realm
from .profile import (
    count_showing,
    dice_of,
    power_of,
    rerolls_of,
    sets_of,
    side_of,
    sources_of,
    sum_of_faces,
    values_of,
    working_slots,
)

DICE: Final = "dice"  # the source of luck


def value_bit(die: int) -> int:
    return die if die < D6 else die - D6


def throw(die: int, chance: Chance) -> int:
    """The same die with a new face."""
    return chance.below(DICE, 6) if die < D6 else D6 + chance.below(DICE, 12)


# Who rolls, for events


def side_facts(realm: Realm, pool: Pool) -> shapes.OfSide:
    """Whose dice these are: those of a hero, of an enemy (then `seat` is who fights it), or of one side of a friendly fight."""
    fight = realm.fight
    if fight is None:
        return {"side": "friendly", "seat": pool.owner}
    return {"side": "enemy" if pool.owner == ENEMY_SIDE else "hero", "seat": fight.hero}


def source_seen(realm: Realm, owner: int, source: int) -> shapes.Source:
    """The card that lets a side reroll values."""
    if source == realm.moves.from_enemy:
        assert realm.fight is not None
        return {"card": realm.cards.enemy_id[realm.fight.enemy]}
    if source >= FROM_POTION:
        return {"potion": realm.cards.potion_id[source - FROM_POTION]}
    item = realm.slots[5 * owner + source]
    return {"slot": SLOTS[source], "item": realm.cards.item_id[item] if item >= 0 else None}


def announce(realm: Realm, kind: str, pool: Pool, facts: Facts, events: Events) -> None:
    """Dice in a friendly fight are rerolled unseen (R101); all else on the table is seen by everyone."""
    told = {**side_facts(realm, pool), **facts, "power": power_of(realm, pool)}
    events.add(kind, told, pool.owner if pool.shown else EVERYONE, None, NOTHING)


def faces_of(dice: list[int]) -> str:
    """What dice show, as a log writes it: 6 5 3 2"""
    return " ".join([str(face_of(die)) for die in dice])


def change_facts(dice: list[int], fallen: list[int]) -> shapes.Change:
    changes: list[shapes.ChangedDie] = [{**die_seen(die), "to": face_of(fallen[at])} for at, die in enumerate(dice)]
    return {"dice": changes, "faces": faces_of(dice), "to": faces_of(fallen)}


# Rolling


def roll_all(realm: Realm, pool: Pool, chance: Chance, events: Events | None) -> None:
    """R81, R84, R98: a side rolls all its dice."""
    six, twelve = dice_of(realm, pool.owner)
    rolled: list[int] = []
    for at in range(six + twelve):
        die = throw(0 if at < six else D6, chance)
        pool.faces[die] += 1
        if events is not None:
            rolled.append(die)
    if events is not None:
        announce(realm, "rolled", pool, {"dice": [die_seen(die) for die in rolled], "faces": faces_of(rolled)}, events)


def reroll_dice(
    realm: Realm, pool: Pool, dice: list[int], kind: str, by: shapes.Source | None, chance: Chance, events: Events | None
) -> None:
    """These dice are rolled again, all at the same time, and keep their new faces; `by` is the card that does it, if one does."""
    fallen: list[int] = []
    for die in dice:
        pool.faces[die] -= 1
    for die in dice:
        fallen.append(throw(die, chance))
        pool.faces[fallen[-1]] += 1
    if events is not None:
        announce(realm, kind, pool, {**change_facts(dice, fallen), **({} if by is None else {"by": by})}, events)


def force_reroll(realm: Realm, pool: Pool, values: int, by: shapes.Source | None, chance: Chance, events: Events | None) -> None:
    """R124: each die with a listed face is rerolled once; the new face stands."""
    if values and count_showing(pool, values):
        dice = [die for die in range(DIE_COUNT) if values >> value_bit(die) & 1 for _ in range(pool.faces[die])]
        reroll_dice(realm, pool, dice, "forced", by, chance, events)


def force_by_items(realm: Realm, seat: int, bans: int, pool: Pool, chance: Chance, events: Events | None) -> None:
    """R84, R100, R124: the opponent must reroll what this seat's items say."""
    cards = realm.cards
    working = working_slots(realm, seat, bans)
    for slot in range(5):
        if working >> slot & 1:
            item = realm.slots[5 * seat + slot]
            values = cards.printed.force_reroll_values[slot] if item < 0 else cards.items.force_reroll_values[side_of(realm, item)]
            if values:
                by = source_seen(realm, seat, slot) if events is not None else None
                force_reroll(realm, pool, values, by, chance, events)


def force_by_potions(realm: Realm, pool: Pool, chance: Chance, events: Events | None) -> None:
    """R88, R124: a potion that forces rerolls acts again right after every later roll."""
    for dose in realm.doses:
        if dose.target == pool.owner:
            values = realm.cards.potions.force_reroll_values[dose.potion]
            force_reroll(realm, pool, values, {"potion": realm.cards.potion_id[dose.potion]}, chance, events)


# The question which dice to reroll


def may_reroll(realm: Realm, pool: Pool) -> bool:
    """Whether anything can be rerolled or turned now: what decides if its owner is asked at all."""
    if pool.using >= 0 or (pool.rerolls < rerolls_of(realm, pool.owner) and sum_of_faces(pool)):
        return True
    return len(reroll_options(realm, pool)) > 1


def reroll_refusal(realm: Realm, pool: Pool, action: int) -> int:
    """R121, R122, R125: one die at a time, or the dice of a source picked one by one and rolled together."""
    moves = realm.moves
    if not moves.rerolls(action):
        return NOT_NOW
    if pool.using >= 0:
        if action == ROLL:
            return 0 if pool.picked else NOTHING_PICKED
        return pick_refusal(realm, pool, moves.pick.named(action)) if moves.pick.has(action) else PICK_ON
    if action == DONE:
        return 0
    if action == ROLL or moves.pick.has(action):
        return NOT_NOW
    if moves.use.has(action):
        return use_refusal(realm, pool, moves.use.named(action))
    if moves.set_die.has(action):
        return set_refusal(realm, pool, moves.set_die.named(action))
    if pool.rerolls >= rerolls_of(realm, pool.owner):
        return NO_REROLL_LEFT
    return 0 if pool.faces[moves.reroll.named(action)] else NO_SUCH_DIE


def pick_refusal(realm: Realm, pool: Pool, die: int) -> int:
    if not values_of(realm, pool.owner, pool.using) >> value_bit(die) & 1:
        return VALUE_NOT_LISTED
    return 0 if pool.faces[die] > pool.picked.count(die) else NO_SUCH_DIE


def use_refusal(realm: Realm, pool: Pool, source: int) -> int:
    values = values_of(realm, pool.owner, source)
    if not values:
        return NO_SUCH_SOURCE
    if pool.sources >> source & 1:
        return SOURCE_USED
    return 0 if count_showing(pool, values) else NO_VALUE_SHOWN


def set_refusal(realm: Realm, pool: Pool, die: int) -> int:
    if pool.sets >= sets_of(realm, pool.owner):
        return NO_SET_LEFT
    if not pool.faces[die]:
        return NO_SUCH_DIE
    return TOP_ALREADY if die == top_of(die) else 0


def reroll_options(realm: Realm, pool: Pool) -> list[int]:
    """All that `reroll_refusal` lets pass, ascending."""
    shown = [die for die in range(DIE_COUNT) if pool.faces[die]]
    if pool.using >= 0:
        found = [ROLL] if pool.picked else []
        return found + [realm.moves.pick.of(die) for die in shown if pick_refusal(realm, pool, die) == 0]
    found = [DONE]
    if pool.rerolls < rerolls_of(realm, pool.owner):
        found += [realm.moves.reroll.of(die) for die in shown]
    if pool.sets < sets_of(realm, pool.owner):
        found += [realm.moves.set_die.of(die) for die in shown if die != top_of(die)]
    for source in sources_of(realm, pool.owner):
        if use_refusal(realm, pool, source) == 0:
            found.append(realm.moves.use.of(source))
    return found


def carry_out_reroll(realm: Realm, pool: Pool, action: int, chance: Chance, events: Events | None) -> None:
    """Everything that `reroll_refusal` lets pass except DONE."""
    if action == ROLL:
        picked, source = pool.picked, pool.using
        pool.picked = []
        pool.using = -1
        by = source_seen(realm, pool.owner, source) if events is not None else None
        reroll_dice(realm, pool, picked, "rerolled", by, chance, events)
    elif realm.moves.use.has(action):
        pool.using = realm.moves.use.named(action)
        pool.sources |= 1 << pool.using
    elif realm.moves.pick.has(action):
        pool.picked.append(realm.moves.pick.named(action))
    elif realm.moves.set_die.has(action):
        turn_die(realm, pool, realm.moves.set_die.named(action), events)
    else:
        pool.rerolls += 1
        reroll_dice(realm, pool, [realm.moves.reroll.named(action)], "rerolled", None, chance, events)


def turn_die(realm: Realm, pool: Pool, die: int, events: Events | None) -> None:
    """R125: one die is turned to its top face."""
    pool.sets += 1
    pool.faces[die] -= 1
    pool.faces[top_of(die)] += 1
    if events is not None:
        announce(realm, "turned", pool, change_facts([die], [top_of(die)]), events)
