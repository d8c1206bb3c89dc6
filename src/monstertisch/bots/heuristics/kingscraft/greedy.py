"""Greedy: which of the other modules answers which question."""

from __future__ import annotations

from typing import Final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.sight import Bot, Sight
from ....games.kingscraft.cards import AMBUSH, ATTACK_1, ATTACK_2, ATTACK_3, ATTACK_KING, NOBLEMAN
from ....games.kingscraft.moves import DONE, PASS, REPEAT
from ....games.kingscraft.rules.fight import (
    enemy_of_level,
    fight_of,
    hero_wins,
)
from ....games.kingscraft.rules.friendly import own_pool
from ....games.kingscraft.rules.inventory import owned_by
from ....games.kingscraft.rules.potions import BEFORE_ROLL, HERO_ROLL, fight_ahead
from ....games.kingscraft.rules.profile import guards_against
from ....games.kingscraft.rules.turn import AT_START
from ....games.kingscraft.state import Realm
from . import characters
from .fights import Foe, worn_by
from .lore import Lore
from .plan import Plan
from .potions import Drinker, hero_now
from .rerolls import Throw, enemy_aim, power_aim

WARINESS: Final = 60  # how often in a hundred rounds it cares whether others beat the king
ATTACKS: Final = {ATTACK_KING: 4, ATTACK_1: 1, ATTACK_2: 2, ATTACK_3: 3}


class Greedy(Bot):
    def __init__(self) -> None:
        self.lore: Lore | None = None

    def choose(self, sight: Sight, chance: Chance) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        realm = sight.world
        assert isinstance(realm, Realm)
        found = answer(realm, sight.seat, sight.options, self.lore_of(realm), chance)
        assert found in sight.options, f"{found} is no option of {realm.agenda.steps[-1]}"
        return found

    def lore_of(self, realm: Realm) -> Lore:
        """What was worked out for the cards of this game; mostly it is the same game as before."""
        lore = self.lore
        if lore is None or lore.cards is not realm.cards:
            lore = Lore(realm.cards)
            self.lore = lore
        return lore


def answer(realm: Realm, seat: int, options: list[int], lore: Lore, chance: Chance) -> int:
    step = realm.agenda.steps[-1]
    question = step.prompt
    if question == "choose":
        return choose_card(realm, seat, options, lore, chance)
    if question == "own_turn":
        return own_turn(realm, seat, step.number == AT_START, options, lore)
    if question == "friendly_reroll":
        return Throw(realm, own_pool(realm, seat), power_aim()).best(options)
    if question in ("reward", "share"):
        kind: int = step.facts(realm)["class"]
        return lore.smith(realm, seat, realm.potions[seat]).reward(kind, steps_to_come(realm)).action
    if question == "forge":
        return lore.smith(realm, seat, realm.potions[seat]).steps(step.number).action
    if question in ("settle", "overflow", "flag", "keep"):
        move = make_room(realm, seat, options) if question == "settle" else -1
        return move if move >= 0 else give_up(realm, seat, options, lore)
    if question == "put_back":
        return put_back(realm, options, lore)
    if realm.fight is not None:
        return in_fight(realm, seat, step, options, lore)
    if question == "window":
        return Drinker(realm, seat, lore, options).in_tie(step.number, step.other)
    return special(realm, seat, step, options, lore)


def special(realm: Realm, seat: int, step: Step[Realm], options: list[int], lore: Lore) -> int:
    """The questions that only one character is asked."""
    question = step.prompt
    if question == "token":
        return characters.place_token(realm, seat, options, lore)
    plan = Plan(realm, seat, lore)
    if question == "ambush":
        return characters.ambush(plan)
    if question == "theft":
        return characters.steal(plan, options)
    if question == "break_in":
        return characters.swap(plan, options)
    assert question == "swap_for"
    return realm.moves.take.of(plan.exchange(step.number)[0])


def put_back(realm: Realm, options: list[int], lore: Lore) -> int:
    """R139: the dearest potion is to be drawn first."""
    return min([(-lore.cellar.prices[realm.moves.put.named(action)], action) for action in options if realm.moves.put.has(action)])[
        1
    ]


def steps_to_come(realm: Realm) -> int:
    """R28: the forge steps that follow the reward."""
    if len(realm.agenda.steps) < 2:
        return 0
    step = realm.agenda.steps[-2]
    return step.number if step.prompt == "forge" else 0


# Cards and turns


def choose_card(realm: Realm, seat: int, options: list[int], lore: Lore, chance: Chance) -> int:
    """R17: first the dress for the fight that is meant, then the card."""
    wary = chance.below("bot", 100) < WARINESS
    card = Plan(realm, seat, lore).card(
        [realm.moves.choose.named(action) for action in options if realm.moves.choose.has(action)], wary
    )
    if card in ATTACKS:
        move = dress_for(realm, seat, ATTACKS[card], options, lore)
        if move >= 0:
            return move
    return realm.moves.choose.of(card)


def own_turn(realm: Realm, seat: int, at_start: bool, options: list[int], lore: Lore) -> int:
    """R34: tokens, potions that heal, and the dress for the fight."""
    move = characters.use_token(realm, seat, at_start, options, lore)
    if move < 0:
        move = characters.heal(realm, seat, at_start, options, lore)
    if move < 0 and at_start and fight_ahead(realm, seat):
        card = realm.chosen[seat]
        level = ATTACKS[card] if card in ATTACKS else characters.ambush_level(Plan(realm, seat, lore))
        move = dress_for(realm, seat, level, options, lore)
    return move if move >= 0 else DONE


def dress_for(realm: Realm, seat: int, level: int, options: list[int], lore: Lore) -> int:
    """R54: the next move towards the best dress for this fight; -1: none is needed. Every move settles a slot for good."""
    hero = hero_now(realm, seat, lore)
    more = guards_against(realm, seat) * realm.cards.guard_bonus if level == 4 and realm.phase > 1 else 0
    foe = Foe(realm.cards, realm.king if level == 4 else enemy_of_level(realm, level), more, realm.beer)
    worn = worn_by(realm, seat)
    target = lore.best_dress(hero, owned_by(realm, seat), realm.improved, worn, foe).worn
    for slot in range(5):
        item = target[slot] // 2
        if item >= 0 and target[slot] != worn[slot]:
            if realm.moves.wear.of_two(slot, item) in options:
                return realm.moves.wear.of_two(slot, item)
        elif item < 0 <= worn[slot] and realm.characters[seat] == NOBLEMAN and realm.moves.take_off.of(slot) in options:
            return realm.moves.take_off.of(slot)
    return -1


# Fights


def in_fight(realm: Realm, seat: int, step: Step[Realm], options: list[int], lore: Lore) -> int:
    fight = fight_of(realm)
    harmless = realm.chosen[fight.hero] == AMBUSH
    if step.prompt == "enemy_reroll":
        return Throw(realm, realm.pools[1], enemy_aim(realm, harmless)).best(options)
    if step.prompt == "enemy_repeat":
        return REPEAT if hero_wins(realm) else DONE
    drinker = Drinker(realm, seat, lore, options)
    if step.prompt == "hero_repeat":
        return drinker.repeat(options)
    if step.prompt == "hero_reroll":
        aim = drinker.aim_now()
        found = Throw(realm, realm.pools[0], aim).best(options)
        return drinker.after_own_roll() if found == DONE else found
    if seat != fight.hero:
        return drinker.against(step.number)
    if step.number == BEFORE_ROLL:
        return drinker.before_roll()
    return PASS if step.number == HERO_ROLL else drinker.after_enemy_roll()


# Giving up


def make_room(realm: Realm, seat: int, options: list[int]) -> int:
    """R57: an item of the backpack that can be put into an empty slot makes room for a potion; -1: none can."""
    for action in options:
        if realm.moves.wear.has(action):
            slot, item = realm.moves.wear.one(action), realm.moves.wear.other(action)
            if realm.slots[5 * seat + slot] < 0 and realm.packs[seat] >> item & 1:
                return action
    return -1


def give_up(realm: Realm, seat: int, options: list[int], lore: Lore) -> int:
    """R57, R60, R114, R137: the thing that is missed least."""
    smith = lore.smith(realm, seat, realm.potions[seat])
    best = -1
    least = 0.0
    for action in options:
        if realm.moves.discard.has(action):
            loss = smith.loss_of_potion(realm.moves.discard.named(action))
        elif realm.moves.give_back.has(action):
            loss = smith.loss_of_item(realm.moves.give_back.named(action))
        else:
            continue
        if best < 0 or loss < least:
            best = action
            least = loss
    return best
