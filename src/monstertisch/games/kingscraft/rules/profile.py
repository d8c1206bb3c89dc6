"""What a hero or an enemy brings to a fight: sums over everything in force, computed when they are read (R120)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..cards import (
    AMBUSH,
    ASSASSIN,
    BAN_IMPROVED,
    BAN_NEUTRAL,
    BAN_POTIONS,
    BAN_REROLLS,
    GUARD,
    NEUTRAL,
    NOBLEMAN,
)
from ..moves import D6, DIE_COUNT, FROM_POTION
from ..pieces import ENEMY_SIDE, Pool
from ..state import Realm

HAND: Final = 3


def slots_of(realm: Realm, seat: int) -> int:
    """R50, R131: four active slots; the Assassin has a second hand."""
    return 5 if realm.characters[seat] == ASSASSIN else 4


def fits(realm: Realm, item: int, slot: int) -> bool:
    """R51: a coloured item lies in the slot of its colour, a neutral one in any."""
    return realm.cards.fitting[slot] >> item & 1 == 1


def side_of(realm: Realm, item: int) -> int:
    """R2: the side that lies up, as the card tables count them."""
    return 2 * item + (realm.improved >> item & 1)


def bound_slots(realm: Realm, seat: int) -> int:
    """R108: the slots of this seat that potions ban, as a set of bits."""
    bound = 0
    for dose in realm.doses:
        if dose.slot >= 0 and dose.target == seat:
            bound |= 1 << dose.slot
    return bound


def bans_on(realm: Realm, seat: int) -> int:
    """R102: the enemy's bans in force against this seat; nobody but the hero of a fight suffers any."""
    fight = realm.fight
    return fight.bans if fight is not None and fight.hero == seat else 0


def working_slots(realm: Realm, seat: int, bans: int) -> int:
    """R103-R106, R131, R135: the slots whose item or printed ability counts under these bans, as a set of bits."""
    working: i64 = filled_slots(realm, seat)
    if realm.doses:
        working &= ~bound_slots(realm, seat)
    if bans:
        working &= ~banned_slots(realm, seat, bans)
    return working


def filled_slots(realm: Realm, seat: int) -> int:
    """R131, R135: the slots where an item lies, as a set of bits; the Nobleman's have abilities where none does."""
    slots: i64 = slots_of(realm, seat)
    if realm.characters[seat] == NOBLEMAN:
        return (1 << slots) - 1
    first: i64 = 5 * seat
    filled: i64 = 0
    slot: i64
    for slot in range(slots):
        if realm.slots[first + slot] >= 0:
            filled |= 1 << slot
    return filled


def banned_slots(realm: Realm, seat: int, bans: int) -> int:
    """R103-R106, R131: the slots that these bans switch off, or the item in them, as a set of bits."""
    banned = 0
    for slot in range(slots_of(realm, seat)):
        item = realm.slots[5 * seat + slot]
        if (
            (bans >> (HAND if slot > HAND else slot) & 1 and not (slot == HAND and realm.characters[seat] == ASSASSIN))
            or (bans & BAN_IMPROVED and item >= 0 and realm.improved >> item & 1)
            or (bans & BAN_NEUTRAL and item >= 0 and realm.cards.item_slot[item] == NEUTRAL)
        ):
            banned |= 1 << slot
    return banned


def total(realm: Realm, seat: int, bans: int, items: list[int], printed: list[int]) -> int:
    """R120: the sum of one primitive over the slots that count."""
    found = 0
    working: i64 = working_slots(realm, seat, bans)
    first: i64 = 5 * seat
    slot: i64 = 0
    while working:
        if working & 1:
            item = realm.slots[first + slot]
            found += printed[slot] if item < 0 else items[side_of(realm, item)]
        working >>= 1
        slot += 1
    return found


def from_potions(realm: Realm, seat: int, potions: list[int]) -> int:
    """R73, R106: the sum of one primitive over the potions in force; a ban on potions switches off the hero's own."""
    off = bans_on(realm, seat) & BAN_POTIONS
    found = 0
    for dose in realm.doses:
        if dose.target == seat and not (off and dose.user == seat):
            found += potions[dose.potion]
    return found


def sum_of(realm: Realm, seat: int, characters: list[int], items: list[int], printed: list[int], potions: list[int]) -> int:
    """R120: character, slots and potions; never below 0."""
    found = characters[realm.characters[seat]] + total(realm, seat, bans_on(realm, seat), items, printed)
    if realm.doses:
        found += from_potions(realm, seat, potions)
    return max(found, 0)


# Speed


def speed_under(realm: Realm, seat: int, bans: int) -> int:
    """R20, R80, R104: items banned by a potion or by one of `bans` give no speed; speed potions always count."""
    cards = realm.cards
    found = cards.characters.speed[realm.characters[seat]] + total(realm, seat, bans, cards.items.speed, cards.printed.speed)
    for dose in realm.doses:
        if dose.target == seat:
            found += cards.potions.speed[dose.potion]
    return max(found, 0)


def speed_of(realm: Realm, seat: int) -> int:
    """R20, R104: the speed now; in a fight the one of the check, from the check on."""
    fight = realm.fight
    if fight is None or fight.hero != seat:
        return speed_under(realm, seat, 0)
    return fight.speed if fight.checked else speed_under(realm, seat, fight.bans)


# Dice, strength, armour


def dice_of(realm: Realm, owner: int) -> tuple[int, int]:
    """R81, R84: how many six-sided and twelve-sided dice a side rolls."""
    cards = realm.cards
    if owner == ENEMY_SIDE:
        assert realm.fight is not None
        return cards.enemies.d6[realm.fight.enemy], cards.enemies.d12[realm.fight.enemy]
    six = sum_of(realm, owner, cards.characters.d6, cards.items.d6, cards.printed.d6, cards.potions.d6)
    twelve = sum_of(realm, owner, cards.characters.d12, cards.items.d12, cards.printed.d12, cards.potions.d12)
    return six, twelve


def guards_against(realm: Realm, seat: int) -> int:
    """R25, R26: the open guard cards of other players."""
    found = 0
    for at in range(realm.turn_at, len(realm.order)):
        other = realm.order[at]
        if other != seat and realm.chosen[other] == GUARD:
            found += 1
    return found


def strength_of(realm: Realm, owner: int) -> int:
    """R83, R86: strength without dice; the king is stronger by every guard (A 33), the Rogue in her ambush (R137)."""
    cards = realm.cards
    if owner != ENEMY_SIDE:
        found = sum_of(
            realm, owner, cards.characters.strength, cards.items.strength, cards.printed.strength, cards.potions.strength
        )
        in_ambush = realm.fight is not None and realm.fight.hero == owner and realm.chosen[owner] == AMBUSH
        return found + cards.ambush_strength if in_ambush else found
    assert realm.fight is not None
    found = cards.enemies.strength[realm.fight.enemy]
    if realm.fight.enemy >= realm.cards.first_king:
        found += cards.guard_bonus * guards_against(realm, realm.fight.hero)
    for dose in realm.doses:
        if dose.target == ENEMY_SIDE:
            found += cards.potions.strength[dose.potion]
    return max(found, 0)


def armour_of(realm: Realm, seat: int) -> int:
    """R89, R96: armour of what is banned does not count."""
    cards = realm.cards
    return sum_of(realm, seat, cards.characters.armour, cards.items.armour, cards.printed.armour, cards.potions.armour)


# Power


def count_showing(pool: Pool, values: int) -> int:
    """How many dice of a pool show one of these values, a set of bits."""
    found: i64 = 0
    shown: i64 = values
    die: i64
    for die in range(DIE_COUNT):
        if shown >> (die if die < D6 else die - D6) & 1:
            found += pool.faces[die]
    return found


def sum_of_faces(pool: Pool) -> int:
    found: i64 = 0
    die: i64
    for die in range(DIE_COUNT):
        found += pool.faces[die] * (die + 1 if die < D6 else die - D6 + 1)
    return found


def extra_of(realm: Realm, pool: Pool) -> int:
    """R123: extra power for dice that show certain values."""
    cards = realm.cards
    owner = pool.owner
    if owner == ENEMY_SIDE:
        assert realm.fight is not None
        enemy = realm.fight.enemy
        return cards.enemies.extra[enemy] * count_showing(pool, cards.enemies.extra_values[enemy])
    found = 0
    working = working_slots(realm, owner, bans_on(realm, owner))
    for slot in range(5):
        if working >> slot & 1:
            item = realm.slots[5 * owner + slot]
            if item < 0:
                found += cards.printed.extra[slot] * count_showing(pool, cards.printed.extra_values[slot])
            else:
                side = side_of(realm, item)
                if cards.items.extra[side]:
                    found += cards.items.extra[side] * count_showing(pool, cards.items.extra_values[side])
    return found


def power_of(realm: Realm, pool: Pool) -> int:
    """R83, R86: faces + strength + extra damage, from what lies there now."""
    return sum_of_faces(pool) + strength_of(realm, pool.owner) + extra_of(realm, pool)


# Rerolls


def rerolls_of(realm: Realm, owner: int) -> int:
    """R121: single-die rerolls per attempt; none for the hero under a ban on rerolls (R106)."""
    cards = realm.cards
    if owner == ENEMY_SIDE:
        assert realm.fight is not None
        return cards.enemies.reroll_die[realm.fight.enemy]
    if bans_on(realm, owner) & BAN_REROLLS:
        return 0
    effects = cards.characters.reroll_die
    return sum_of(realm, owner, effects, cards.items.reroll_die, cards.printed.reroll_die, cards.potions.reroll_die)


def sets_of(realm: Realm, owner: int) -> int:
    """R125: how many dice may be turned to their top face per attempt."""
    cards = realm.cards
    if owner == ENEMY_SIDE or bans_on(realm, owner) & BAN_REROLLS:
        return 0
    return sum_of(realm, owner, cards.characters.set_die, cards.items.set_die, cards.printed.set_die, cards.potions.set_die)


def values_of(realm: Realm, owner: int, source: int) -> int:
    """R122: the values that this source lets its owner reroll, as a set of bits; 0: it lets him reroll none."""
    cards = realm.cards
    if source == realm.moves.from_enemy:
        fight = realm.fight
        return cards.enemies.reroll_values[fight.enemy] if owner == ENEMY_SIDE and fight is not None else 0
    if owner == ENEMY_SIDE:
        return 0
    bans = bans_on(realm, owner)
    if bans & BAN_REROLLS:
        return 0
    if source >= FROM_POTION:
        for dose in realm.doses:
            if dose.potion == source - FROM_POTION and dose.target == owner:
                return 0 if bans & BAN_POTIONS and dose.user == owner else cards.potions.reroll_values[dose.potion]
        return 0
    if not filled_slots(realm, owner) >> source & 1:
        return 0
    item = realm.slots[5 * owner + source]
    values = cards.printed.reroll_values[source] if item < 0 else cards.items.reroll_values[side_of(realm, item)]
    return values if values and working_slots(realm, owner, bans) >> source & 1 else 0


def sources_of(realm: Realm, owner: int) -> list[int]:
    """R122: everything that lets this side reroll values, ascending."""
    if owner == ENEMY_SIDE:
        return [realm.moves.from_enemy] if values_of(realm, owner, realm.moves.from_enemy) else []
    found = [slot for slot in range(5) if values_of(realm, owner, slot)]
    if realm.doses:
        potions = sorted([dose.potion for dose in realm.doses if dose.target == owner])
        found += [FROM_POTION + potion for potion in potions if values_of(realm, owner, FROM_POTION + potion)]
    return found


def repeats_of(realm: Realm, owner: int) -> int:
    """R88: how often this side may have the whole fight repeated in one turn."""
    cards = realm.cards
    if owner == ENEMY_SIDE:
        assert realm.fight is not None
        return cards.enemies.repeat_fight[realm.fight.enemy]
    effects = cards.characters.repeat_fight
    return sum_of(realm, owner, effects, cards.items.repeat_fight, cards.printed.repeat_fight, cards.potions.repeat_fight)


def heals_after_win(realm: Realm, seat: int) -> int:
    """R95: hearts refilled after a won fight."""
    cards = realm.cards
    effects = cards.characters.heal_after_win
    return sum_of(realm, seat, effects, cards.items.heal_after_win, cards.printed.heal_after_win, cards.potions.heal_after_win)
