"""Potions: when to drink one, and when to spoil a rival's fight with one."""

from __future__ import annotations

from typing import Final

from ....core.bits import members
from ....games.kingscraft.cards import AMBUSH, ATTACK_KING, SELF
from ....games.kingscraft.moves import DONE, PASS, REPEAT, on_seat, slot_in
from ....games.kingscraft.rules.fight import fight_of
from ....games.kingscraft.rules.potions import BEFORE_ROLL, ENEMY_ROLL, HERO_ROLL, RESULT, TURN_ORDER
from ....games.kingscraft.rules.profile import armour_of, bound_slots, power_of, speed_of
from ....games.kingscraft.state import Realm
from .fights import Foe, Hero, hearts_lost, odds_of, worn_by
from .lore import STAKES, Lore, hero_of
from .plan import DENIAL, NO_POTION, king_chances
from .rerolls import Aim, Throw, foe_now, hero_aim
from .wardrobe import Dressed
from .worth import KING

LATER: Final = 1 << HERO_ROLL | 1 << ENEMY_ROLL | 1 << RESULT
HOPE: Final = 0.03  # a fight is not repeated for less
RIVALRY: Final = 1.2  # what a rival's victory over a creature costs, by its level, divided among all others


class Drinker:
    """One seat with its potions in a window of a fight or of phase 2."""

    def __init__(self, realm: Realm, seat: int, lore: Lore, options: list[int]) -> None:
        self.realm: Final = realm
        self.seat: Final = seat
        self.lore: Final = lore
        self.prices: Final = lore.cellar.prices
        self.plays: Final = [action for action in options if self.realm.moves.play.has(action)]
        self.worth: Final = lore.worth(realm.characters[seat], realm.king)

    # The hero himself

    def stake(self) -> float:
        return STAKES[self.realm.cards.level[fight_of(self.realm).enemy]]

    def before_roll(self) -> int:
        """R79: a potion that cannot wait, if it is the best one."""
        hero = hero_now(self.realm, self.seat, self.lore)
        worn = worn_by(self.realm, self.seat)
        foe = foe_now(self.realm)
        plain = self.value_with(hero, worn, foe, -1)
        best = PASS
        most = 0.0
        for potion in members(self.realm.potions[self.seat]):
            if self.realm.cards.target[potion] != SELF:
                continue
            now = self.realm.moves.play.of_two(potion, 0) in self.plays
            waits = self.realm.cards.timing[potion] & LATER != 0
            if not now and not waits:
                continue
            gain = self.value_with(hero, worn, foe, potion) - plain - self.prices[potion]
            if waits and self.realm.expert and self.realm.potions_used[self.seat] == 0:
                continue  # R140: there will be a second one
            if gain > most:
                best = PASS if waits else self.realm.moves.play.of_two(potion, 0)
                most = gain
        return best

    def value_with(self, hero: Hero, worn: list[int], foe: Foe, potion: int) -> float:
        """What the fight is worth with one potion more."""
        brews, hearts = hero.brews, hero.hearts
        if potion >= 0:
            hero.brews = [*brews, potion]
            hero.hearts = min(hearts + self.realm.cards.potions.heal[potion], hero.most_hearts)
        found = Dressed(worn, odds_of(hero, worn, foe), self.stake(), self.worth.hearts).worth
        hero.brews = brews
        hero.hearts = hearts
        return found

    def after_own_roll(self) -> int:
        """R82: rerolls of values and turned dice now or never; strength and armour can wait for the enemy's dice."""
        realm = self.realm
        effects = realm.cards.potions
        armour, hearts = armour_of(realm, self.seat), realm.hearts[self.seat]
        aim = self.aim_now()
        throw = Throw(realm, realm.pools[0], aim)
        plain = aim.at(throw.power)
        best = DONE
        most = 0.0
        for action in self.plays:
            potion = self.realm.moves.play.one(action)
            waits = False
            if effects.reroll_values[potion]:
                chance = aim.near(throw.power + throw.gain_of_values(effects.reroll_values[potion]))
            elif effects.set_die[potion]:
                chance = aim.at(throw.power + best_turn(throw))
            else:
                waits = True
                healed = min(hearts + effects.heal[potion], realm.most_hearts[self.seat])
                other = self.aim(armour + effects.armour[potion], healed)
                chance = other.at(throw.power + effects.strength[potion])
            gain = (chance - plain) * self.stake() - self.prices[potion]
            if gain > most:
                best = DONE if waits else action
                most = gain
        return best

    def aim_now(self) -> Aim:
        return self.aim(armour_of(self.realm, self.seat), self.realm.hearts[self.seat])

    def aim(self, armour: int, hearts: int) -> Aim:
        return hero_aim(self.realm, armour, hearts, self.realm.chosen[self.seat] == AMBUSH)

    def after_enemy_roll(self) -> int:
        """R85: what turns defeat into victory, or saves hearts."""
        plain = self.end_with(0, 0, 0)
        effects = self.realm.cards.potions
        best = PASS
        most = 0.0
        for action in self.plays:
            potion = self.realm.moves.play.one(action)
            found = self.end_with(effects.strength[potion], effects.armour[potion], effects.heal[potion])
            gain = found - plain - self.prices[potion]
            if gain > most:
                best = action
                most = gain
        return best

    def end_with(self, strength: int, armour: int, healed: int) -> float:
        """What the fight is worth if it ends so."""
        realm = self.realm
        hero = fight_of(realm).hero
        enemy = power_of(realm, realm.pools[1])
        harmless = realm.chosen[hero] == AMBUSH
        lost = 0 if harmless else hearts_lost(enemy - armour_of(realm, hero) - armour)
        left = max(min(realm.hearts[hero] + healed, realm.most_hearts[hero]) - lost, 0)
        won = left > 0 and power_of(realm, realm.pools[0]) + strength > enemy
        return (self.stake() if won else 0.0) + self.worth.hearts[left]

    def repeat(self, options: list[int]) -> int:
        """R88: what is lost is tried again; a potion for it must be worth it."""
        now = self.end_with(0, 0, 0)
        hero = hero_now(self.realm, self.seat, self.lore)
        worn = worn_by(self.realm, self.seat)
        odds = odds_of(hero, worn, foe_now(self.realm))
        again = Dressed(worn, odds, self.stake(), self.worth.hearts).worth
        if again <= now or odds.win < HOPE:
            return DONE
        if REPEAT in options:
            return REPEAT
        for action in self.plays:
            if again - now > self.prices[self.realm.moves.play.one(action)]:
                return action
        return DONE

    # Against others

    def spoiling(self) -> float:
        """What it is worth to make the hero of this fight fail."""
        enemy = fight_of(self.realm).enemy
        if enemy >= self.realm.cards.first_king:
            return DENIAL
        return RIVALRY * self.realm.cards.level[enemy] / (self.realm.seats - 1)

    def against(self, window: int) -> int:
        """The potion that spoils most of another's fight."""
        best = PASS
        most = 0.0
        for action in self.plays:
            potion = self.realm.moves.play.one(action)
            if self.realm.cards.target[potion] == SELF:
                continue
            spoiled = self.spoiled(window, potion, self.realm.moves.play.other(action))
            gain = self.spoiling() * spoiled - self.prices[potion]
            if gain > most:
                best = action
                most = gain
        return best

    def spoiled(self, window: int, potion: int, variant: int) -> float:
        """How much of the hero's chance this potion takes now."""
        realm = self.realm
        effects = realm.cards.potions
        fight = fight_of(realm)
        if window == BEFORE_ROLL:
            if not effects.ban[potion] and not effects.speed[potion]:
                return 0.0
            hero = hero_now(realm, fight.hero, self.lore)
            worn = worn_by(realm, fight.hero)
            foe = foe_now(realm)
            before = odds_of(hero, worn, foe).win
            if slot_in(variant) >= 0:
                hero.bound |= 1 << slot_in(variant)
            hero.slowed += effects.speed[potion]
            return before - odds_of(hero, worn, foe).win
        if window == HERO_ROLL:
            if not effects.force_reroll_values[potion]:
                return 0.0
            harmless = realm.chosen[fight.hero] == AMBUSH
            aim = hero_aim(realm, armour_of(realm, fight.hero), realm.hearts[fight.hero], harmless)
            throw = Throw(realm, realm.pools[0], aim)
            return aim.at(throw.power) - aim.near(throw.power - forced_loss(throw, effects.force_reroll_values[potion]))
        return self.turned(effects.strength[potion])

    def turned(self, strength: int) -> float:
        """R85: 1.0 if the hero would win, and would not against an enemy so much stronger."""
        realm = self.realm
        hero = fight_of(realm).hero
        own, enemy = power_of(realm, realm.pools[0]), power_of(realm, realm.pools[1])
        harmless = realm.chosen[hero] == AMBUSH
        armour, hearts = armour_of(realm, hero), realm.hearts[hero]
        wins = own > enemy and (harmless or hearts_lost(enemy - armour) < hearts)
        still = own > enemy + strength and (harmless or hearts_lost(enemy + strength - armour) < hearts)
        return 1.0 if wins and not still else 0.0

    # Phase 2

    def in_tie(self, window: int, tied: int) -> int:
        """R22, R98: only who goes first to the king is worth a potion."""
        realm = self.realm
        rivals = [seat for seat in members(tied) if seat != self.seat]
        if not tied >> self.seat & 1 or realm.chosen[self.seat] != ATTACK_KING:
            return PASS
        if window == TURN_ORDER:
            return self.faster(rivals)
        best = PASS
        most = 0.0
        for action in self.plays:
            potion = self.realm.moves.play.one(action)
            strong = realm.cards.potions.strength[potion] + 3.5 * realm.cards.potions.d6[potion]
            strong += 6.5 * realm.cards.potions.d12[potion]
            if realm.cards.target[potion] == SELF and strong > most:
                best = action
                most = strong
        return best

    def faster(self, rivals: list[int]) -> int:
        """A speed potion that makes the own hero the first, if the crown is worth it."""
        realm = self.realm
        own = speed_of(realm, self.seat)
        ahead = [seat for seat in rivals if speed_of(realm, seat) >= own]
        if not ahead:
            return PASS
        stake = KING * king_chances(realm, self.seat, self.lore, realm.hearts[self.seat], 0, NO_POTION)[0]
        lost = 0.0
        for seat in ahead:
            lost = max(lost, king_chances(realm, seat, self.lore, realm.hearts[seat], 0, NO_POTION)[0])
        for action in self.plays:
            potion = self.realm.moves.play.one(action)
            speed = realm.cards.potions.speed[potion]
            helps = speed_of(realm, ahead[0]) < own + abs(speed) and len(ahead) == 1
            if realm.cards.target[potion] != SELF and action != realm.moves.play.of_two(potion, on_seat(ahead[0])):
                continue
            if helps and stake * lost > self.prices[potion]:
                return action
        return PASS


def best_turn(throw: Throw) -> int:
    """R125: the most that one die gains by being turned to its top face."""
    best = 0
    for die in range(len(throw.worth)):
        if throw.pool.faces[die]:
            top = throw.worth[5] if die < 6 else throw.worth[17]
            best = max(best, top - throw.worth[die])
    return best


def forced_loss(throw: Throw, values: int) -> float:
    """R124: the power that may be expected to go when these faces are thrown again."""
    found = 0.0
    for die in range(len(throw.worth)):
        if values >> (die if die < 6 else die - 6) & 1:
            found += throw.pool.faces[die] * (throw.worth[die] - throw.mean(die))
    return found


def hero_now(realm: Realm, seat: int, lore: Lore) -> Hero:
    """The hero with the potions that are in force for and against him."""
    hero = hero_of(realm, seat, lore)
    hero.bound = bound_slots(realm, seat)
    hero.ambush = realm.chosen[seat] == AMBUSH
    for dose in realm.doses:
        if dose.target == seat:
            if realm.cards.target[dose.potion] == SELF:
                hero.brews.append(dose.potion)
            else:
                hero.slowed += realm.cards.potions.speed[dose.potion]
    return hero
