"""Potions: drawing them, who may use which when and on whom, and what they do (R71-R77, R106)."""

from __future__ import annotations

from typing import Final

from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, OWN, Events
from .. import shapes
from ..cards import (
    AMBUSH,
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    ATTACK_KING,
    BAN_POTIONS,
    BAN_REROLLS,
    ENEMY,
    NOBLEMAN,
    OTHER,
    ROUND,
    SELF,
    TARGETS,
)
from ..moves import ON_ITSELF, SLOTS, VARIANTS, seat_in, slot_in
from ..pieces import ALL_ROUND, ENEMY_SIDE, Dose, Pool
from ..reasons import (
    BAD_TARGET,
    NO_EFFECT,
    NOT_FOR_HERO,
    NOT_IN_TIE,
    NOT_YOUR_POTION,
    ONLY_HERO,
    ONLY_SPEED,
    POTION_USED,
    POTIONS_BANNED,
    REROLLS_BANNED,
    WRONG_WINDOW,
)
from ..state import Realm
from .dice import force_reroll
from .inventory import tidy
from .profile import bound_slots, count_showing, slots_of, speed_of, speed_under

# The windows of R76, as the card tables count them.
TURN_ORDER: Final = 0
FRIENDLY_BEFORE_ROLL: Final = 1
FRIENDLY_ROLL: Final = 2
OWN_TURN: Final = 3
BEFORE_ROLL: Final = 4
HERO_ROLL: Final = 5
ENEMY_ROLL: Final = 6
RESULT: Final = 7


# The deck


def refill(realm: Realm, chance: Chance, events: Events | None) -> None:
    """R71: an empty deck is refilled from the discard pile; all know which cards it holds now, nobody in which order."""
    if realm.deck or not realm.discard:
        return
    cards = members(realm.discard)
    batch = max(realm.batches) + 1
    realm.batches = [batch if realm.discard >> potion & 1 else before for potion, before in enumerate(realm.batches)]
    chance.shuffle("potions", cards)
    realm.deck = cards
    for knower in range(realm.seats + 1):
        realm.knows[knower] &= ~realm.discard
    realm.discard = 0
    if events is not None:
        events.add("reshuffled", shapes.Reshuffled(count=len(cards)), EVERYONE, None, NOTHING)


def draw(realm: Realm, seat: int, number: int, chance: Chance, events: Events | None) -> int:
    """R71: draw so many potions, or as many as there are. Tells which, as a set of bits."""
    drawn = 0
    for _ in range(number):
        refill(realm, chance, events)
        if not realm.deck:
            break
        drawn |= 1 << realm.deck[-1]
        realm.deck = realm.deck[:-1]
    refill(realm, chance, events)
    realm.potions[seat] |= drawn
    realm.knows[seat] |= drawn
    if events is not None:
        potions = [realm.cards.potion_id[potion] for potion in members(drawn)]
        facts = shapes.Drew(seat=seat, count=len(potions), potions=potions)
        events.add("drew", facts, seat, shapes.DrewUnseen(seat=seat, count=len(potions)), HIDDEN)
    return drawn


# What lies ahead


def turn_is_over(realm: Realm, seat: int) -> bool:
    return seat in realm.order[: realm.turn_at]


def fight_ahead(realm: Realm, seat: int) -> bool:
    """Whether this seat's card of the round still brings a fight, or it is in the middle of it."""
    card = realm.chosen[seat]
    if card not in (ATTACK_KING, ATTACK_1, ATTACK_2, ATTACK_3, AMBUSH):
        return False
    return not realm.fought if realm.active == seat else not turn_is_over(realm, seat)


# Who may use a potion


def limit_of(realm: Realm, seat: int, window: int) -> int:
    """R72, R140: one potion per round; with Expert two, the second in the Alchemist's fight."""
    return 2 if realm.expert and seat == realm.active and window >= BEFORE_ROLL else 1


def may_use_potion(realm: Realm, seat: int, window: int) -> bool:
    """R76: what all know of it: it holds a potion, it has not used one this round, and no ban excludes it (R106)."""
    if not realm.potions[seat] or realm.potions_used[seat] >= limit_of(realm, seat, window):
        return False
    fight = realm.fight
    return not (window >= BEFORE_ROLL and fight is not None and fight.hero == seat and fight.bans & BAN_POTIONS)


def potion_refusal(realm: Realm, seat: int, window: int, tied: int, action: int) -> int:
    """R72-R76: why this seat may not play this potion so in this window. `tied`: the seats of a tie or a friendly fight."""
    potion = realm.moves.play.one(action)
    variant = realm.moves.play.other(action)
    if not realm.potions[seat] >> potion & 1:
        return NOT_YOUR_POTION
    if realm.potions_used[seat] >= limit_of(realm, seat, window):
        return POTION_USED
    cards = realm.cards
    if not cards.timing[potion] >> window & 1 or (window == TURN_ORDER and not cards.potions.speed[potion]):
        return WRONG_WINDOW
    target = cards.target[potion]
    code = 0
    if window >= BEFORE_ROLL:
        code = refusal_in_fight(realm, seat, window, potion)
    elif target == SELF and window < OWN_TURN and not tied >> seat & 1:
        code = NOT_IN_TIE
    if code:
        return code
    if not target_is_right(realm, seat, window, tied, potion, variant):
        return BAD_TARGET
    return 0 if has_effect(realm, seat, window, potion, variant) else NO_EFFECT


def refusal_in_fight(realm: Realm, seat: int, window: int, potion: int) -> int:
    """R74, R106: what the hero and what the others may play in a fight."""
    cards = realm.cards
    fight = realm.fight
    assert fight is not None
    if cards.target[potion] != SELF:
        return NOT_FOR_HERO if seat == fight.hero else 0
    if seat != fight.hero:
        return 0 if cards.potions.heal[potion] or cards.potions.armour[potion] else ONLY_HERO
    if fight.bans & BAN_POTIONS:
        return POTIONS_BANNED
    threatened = window == BEFORE_ROLL and cards.bans[fight.enemy] & BAN_POTIONS
    if threatened and not cards.potions.speed[potion]:
        if speed_under(realm, seat, fight.bans) < cards.level[fight.enemy]:
            return ONLY_SPEED
    if fight.bans & BAN_REROLLS and (cards.potions.reroll_values[potion] or cards.potions.set_die[potion]):
        return REROLLS_BANNED
    return 0


def target_is_right(realm: Realm, seat: int, window: int, tied: int, potion: int, variant: int) -> bool:
    """R22, R74, R98, R108: a potion for another names him, and a ban the slot."""
    cards = realm.cards
    if cards.target[potion] != OTHER:
        return variant == ON_ITSELF
    if variant == ON_ITSELF:
        return False
    slot = slot_in(variant)
    if slot >= 0:
        fight = realm.fight
        if fight is None or not cards.potions.ban[potion] >> min(slot, 3) & 1:
            return False
        return slot < slots_of(realm, fight.hero)
    if cards.potions.ban[potion]:
        return False
    target = seat_in(variant)
    if window >= BEFORE_ROLL:
        return realm.fight is not None and target == realm.fight.hero
    return target != seat and target < realm.seats and bool(tied >> target & 1)


def has_effect(realm: Realm, seat: int, window: int, potion: int, variant: int) -> bool:
    """R75: plays without possible effect are not offered."""
    effects = realm.cards.potions
    if effects.heal[potion]:
        return realm.hearts[seat] < realm.most_hearts[seat]
    if effects.armour[potion]:
        return fight_ahead(realm, seat) and realm.chosen[seat] != AMBUSH
    if effects.speed[potion] < 0:
        return speed_of(realm, seat_in(variant)) > 0
    if effects.speed[potion]:
        return window != OWN_TURN or fight_ahead(realm, seat)
    if effects.ban[potion]:
        return can_be_bound(realm, slot_in(variant))
    if effects.force_reroll_values[potion]:
        pool = pool_of(realm, seat_in(variant))
        return pool is not None and count_showing(pool, effects.force_reroll_values[potion]) > 0
    return True


def can_be_bound(realm: Realm, slot: int) -> bool:
    """R75, R108: something in that slot of the hero counts, and no other potion bans it."""
    fight = realm.fight
    assert fight is not None
    hero = fight.hero
    there = realm.slots[5 * hero + slot] >= 0 or realm.characters[hero] == NOBLEMAN
    return there and not bound_slots(realm, hero) >> slot & 1


def pool_of(realm: Realm, owner: int) -> Pool | None:
    for pool in realm.pools:
        if pool.owner == owner:
            return pool
    return None


def potion_options(realm: Realm, seat: int, window: int, tied: int) -> list[int]:
    """All that `potion_refusal` lets pass, ascending."""
    found: list[int] = []
    if not may_use_potion(realm, seat, window):
        return found
    for potion in members(realm.potions[seat]):
        if realm.cards.timing[potion] >> window & 1:
            for variant in range(VARIANTS if realm.cards.target[potion] == OTHER else 1):
                action = realm.moves.play.of_two(potion, variant)
                if potion_refusal(realm, seat, window, tied, action) == 0:
                    found.append(action)
    return found


def potion_candidates(realm: Realm, seat: int, options: list[int]) -> list[int]:
    """What a person may think of: every own potion, even where none of its uses is an option."""
    play = realm.moves.play
    playable = [play.one(action) for action in options if play.has(action)]
    return [play.of_two(potion, ON_ITSELF) for potion in members(realm.potions[seat]) if potion not in playable]


# Using it


def play_potion(realm: Realm, seat: int, window: int, action: int, chance: Chance, events: Events | None) -> None:
    """R73: reveal it, apply it. It stays in force to the end of the turn; played in phase 2, to the end of its target's (A 16)."""
    potion = realm.moves.play.one(action)
    variant = realm.moves.play.other(action)
    slot = slot_in(variant)
    target = target_of(realm, seat, potion, variant)
    until = realm.active if window >= OWN_TURN else target
    if realm.cards.duration[potion] == ROUND:
        until = ALL_ROUND
    realm.potions[seat] &= ~(1 << potion)
    realm.potions_used[seat] += 1
    realm.doses = [*realm.doses, Dose(potion, seat, target, slot, until)]
    if events is not None:
        facts: shapes.Played = {
            "seat": seat,
            "potion": realm.cards.potion_id[potion],
            "on": TARGETS[realm.cards.target[potion]],
            "owner": realm.active if target == ENEMY_SIDE else target,
            "slot": SLOTS[slot] if slot >= 0 else "none",
        }
        events.add("played", facts, EVERYONE, None, OWN)
    if realm.cards.potions.heal[potion]:
        heal(realm, seat, realm.cards.potions.heal[potion], "potion", events)
    values = realm.cards.potions.force_reroll_values[potion]
    pool = pool_of(realm, target)
    if values and pool is not None:
        force_reroll(realm, pool, values, {"potion": realm.cards.potion_id[potion]}, chance, events)
    tidy(realm, seat, events)


def target_of(realm: Realm, seat: int, potion: int, variant: int) -> int:
    target = realm.cards.target[potion]
    if target == ENEMY:
        return ENEMY_SIDE
    if target == SELF:
        return seat
    if slot_in(variant) >= 0:
        assert realm.fight is not None
        return realm.fight.hero
    return seat_in(variant)


def heal(realm: Realm, seat: int, number: int, why: shapes.HealedBy, events: Events | None) -> None:
    """R126: refill up to so many lost hearts."""
    healed = min(number, realm.most_hearts[seat] - realm.hearts[seat])
    realm.hearts[seat] += healed
    if events is not None:
        facts = shapes.Healed(seat=seat, healed=healed, hearts=realm.hearts[seat], why=why)
        events.add("healed", facts, EVERYONE, None, NOTHING)


def end_potions(realm: Realm, until: int, events: Events | None) -> None:
    """R73: potions in force go to the discard pile when their turn (ALL_ROUND: the round) is over."""
    ended = [dose.potion for dose in realm.doses if dose.until == until]
    if not ended:
        return
    for potion in ended:
        realm.discard |= 1 << potion
    realm.doses = [dose for dose in realm.doses if dose.until != until]
    if events is not None:
        events.add("expired", shapes.Expired(potions=[realm.cards.potion_id[potion] for potion in ended]), EVERYONE, None, NOTHING)
