"""Fights against creatures and the king, step by step (R78-R97, R102-R114)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from .. import shapes
from ..cards import AMBUSH, BANS, FIGHT_WINDOWS
from ..moves import DONE, PASS, REPEAT
from ..pieces import ENEMY_SIDE, Fight, Pool, empty_pool
from ..reasons import NO_REPEAT_LEFT, NOT_NOW, NOT_YOUR_ITEM
from ..state import Realm
from .alchemist import has_tokens
from .decider import decide_rerolls
from .dice import (
    carry_out_reroll,
    force_by_items,
    force_by_potions,
    force_reroll,
    may_reroll,
    reroll_options,
    reroll_refusal,
    roll_all,
)
from .end import finish
from .forge import ForgeSteps
from .inventory import owned_by, return_item, tidy
from .potions import BEFORE_ROLL, ENEMY_ROLL, HERO_ROLL, OWN_TURN, RESULT, heal, may_use_potion
from .profile import armour_of, guards_against, heals_after_win, power_of, repeats_of, speed_under
from .rewards import Reward
from .side_moves import carry_out_side_move, side_move_options, side_move_refusal

DAMAGE_PER_HEART: Final = 10


def fight_of(realm: Realm) -> Fight:
    assert realm.fight is not None, "nobody fights"
    return realm.fight


def hero_pool(realm: Realm) -> Pool:
    return realm.pools[0]


def enemy_pool(realm: Realm) -> Pool:
    return realm.pools[1]


def decider_of(realm: Realm) -> int:
    """A 34: the left neighbour of the active player rolls and decides for the enemy."""
    return (fight_of(realm).hero + 1) % realm.seats


def ban_names(bans: int) -> list[shapes.Ban]:
    return [BANS[ban] for ban in members(bans)]


# Beginning


def enemy_of_level(realm: Realm, level: int) -> int:
    """R34, R91: the creature that lies face up, or the standard creature of an empty deck."""
    deck = realm.creatures[level - 1]
    return deck[0] if deck else realm.cards.first_standard + level - 1


def begin_fight(realm: Realm, seat: int, enemy: int, events: Events | None) -> None:
    """R34, R78, R94: the fight starts if the hero has at least one heart; from now on arranging is over."""
    if realm.hearts[seat] == 0:
        realm.fought = 1
        if events is not None:
            events.add("fizzled", shapes.Fizzled(seat=seat, enemy=realm.cards.enemy_id[enemy]), EVERYONE, None, NOTHING)
        return
    fight = Fight(seat, enemy, 0, 0, 0, realm.beer, 0, 0)
    realm.fight = fight
    if events is not None:
        facts: shapes.Fight = {
            "seat": seat,
            "enemy": realm.cards.enemy_id[enemy],
            "level": realm.cards.level[enemy],
            "guards": guards_against(realm, seat) if enemy >= realm.cards.first_king else 0,
            "decider": None if realm.setup.auto else decider_of(realm),
            "reward": reward_seen(realm, fight),
        }
        events.add("fight", facts, EVERYONE, None, NOTHING)
    realm.agenda.then(FightWindow(seat, BEFORE_ROLL), SpeedCheck(), Attempt(), EndFight())


@final
class SpeedCheck(Step[Realm]):
    """R80, R102, R104: a hero at least as fast as the enemy switches its bans off for this fight."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        fight = fight_of(realm)
        printed = realm.cards.bans[fight.enemy]
        needed = realm.cards.level[fight.enemy]
        fight.speed = speed_under(realm, fight.hero, fight.bans)
        fight.checked = 1
        if fight.speed < needed:
            fight.bans |= printed
        if events is not None:
            bans, cancelled = ban_names(fight.bans), ban_names(printed & ~fight.bans)
            facts: shapes.SpeedCheck = {
                "seat": fight.hero,
                "speed": fight.speed,
                "needed": needed,
                "bans": bans,
                "cancelled": cancelled,
                "ban": bans[0] if bans else "none",
                "off": cancelled[0] if cancelled else "none",
            }
            events.add("speed_check", facts, EVERYONE, None, NOTHING)


@final
class Attempt(Step[Realm]):
    """R81, R124: the hero rolls all dice; the enemy's and the potions' forced rerolls apply immediately."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        fight = fight_of(realm)
        fight.attempt += 1
        pool = empty_pool(fight.hero)
        realm.pools = [pool, empty_pool(ENEMY_SIDE)]
        roll_all(realm, pool, chance, events)
        by: shapes.Source | None = {"card": realm.cards.enemy_id[fight.enemy]} if events is not None else None
        force_reroll(realm, pool, realm.cards.enemies.force_reroll_values[fight.enemy], by, chance, events)
        force_by_potions(realm, pool, chance, events)
        decider = decider_of(realm)
        realm.agenda.then(
            HeroRerolls(fight.hero),
            FightWindow(decider, HERO_ROLL),
            EnemyRolls(),
            EnemyRerolls(decider),
            FightWindow(fight.hero, ENEMY_ROLL),
            EnemyRepeat(decider),
            HeroRepeat(fight.hero),
        )


# Rolling and rerolling


@final
class HeroRerolls(Step[Realm]):
    """R82 (a): the hero rerolls with the effects he has, in any order, or plays, until he says done."""

    prompt: ClassVar[str] = "hero_reroll"

    def asked(self, realm: Realm) -> int:
        able = may_reroll(realm, hero_pool(realm)) or may_use_potion(realm, self.seat, HERO_ROLL) or has_tokens(realm, self.seat)
        return 1 << self.seat if able else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action) and hero_pool(realm).using < 0:
            return side_move_refusal(realm, seat, HERO_ROLL, action)
        return reroll_refusal(realm, hero_pool(realm), action)

    def options(self, realm: Realm, seat: int) -> list[int]:
        pool = hero_pool(realm)
        found = reroll_options(realm, pool)
        return found if pool.using >= 0 else sorted(found + side_move_options(realm, seat, HERO_ROLL))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DONE:
            return
        realm.agenda.then(self)
        if realm.moves.is_side_move(action):
            play_side_move(realm, seat, HERO_ROLL, action, chance, events)
        else:
            carry_out_reroll(realm, hero_pool(realm), action, chance, events)


@final
class EnemyRolls(Step[Realm]):
    """R84, R124: the enemy rolls; the hero's items may force rerolls."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        fight = fight_of(realm)
        roll_all(realm, enemy_pool(realm), chance, events)
        force_by_items(realm, fight.hero, fight.bans, enemy_pool(realm), chance, events)


@final
class EnemyRerolls(Step[Realm]):
    """R85 (a): the decider uses the enemy's rerolls until he says done, knowing the hero's power; R97 if the table decides so."""

    prompt: ClassVar[str] = "enemy_reroll"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if not realm.setup.auto and may_reroll(realm, enemy_pool(realm)) else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return reroll_refusal(realm, enemy_pool(realm), action)

    def options(self, realm: Realm, seat: int) -> list[int]:
        return reroll_options(realm, enemy_pool(realm))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != DONE:
            realm.agenda.then(self)
            carry_out_reroll(realm, enemy_pool(realm), action, chance, events)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        if realm.setup.auto:
            decide_rerolls(realm, hero_pool(realm), enemy_pool(realm), chance, events)


# Windows


@final
class FightWindow(Step[Realm]):
    """R76, R79, R82 (b), R85 (b): seats are asked clockwise; a play restarts R79, else it leads back to the rerolls."""

    prompt: ClassVar[str] = "window"

    def facts(self, realm: Realm) -> shapes.InFight:
        return {"window": FIGHT_WINDOWS[self.number - BEFORE_ROLL], "hero": realm.active}

    def asked(self, realm: Realm) -> int:
        able = may_use_potion(realm, self.seat, self.number) or has_tokens(realm, self.seat)
        return 1 << self.seat if able else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, self.number, action)
        return 0 if action == PASS else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted([PASS, *side_move_options(realm, seat, self.number)])

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == PASS:
            self.act(realm, chance, events)
            return
        hero = fight_of(realm).hero
        if not realm.moves.play.has(action):  # a token is no play: he is asked again
            realm.agenda.then(self)
        elif self.number == BEFORE_ROLL:
            realm.agenda.then(FightWindow(hero, BEFORE_ROLL))
        elif self.number == HERO_ROLL:
            realm.agenda.then(HeroRerolls(hero), FightWindow(decider_of(realm), HERO_ROLL))
        else:
            realm.agenda.then(EnemyRerolls(decider_of(realm)), FightWindow(hero, ENEMY_ROLL))
        play_side_move(realm, seat, self.number, action, chance, events)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        following = (self.seat + 1) % realm.seats
        if following != fight_of(realm).hero:
            realm.agenda.then(FightWindow(following, self.number))


def play_side_move(realm: Realm, seat: int, window: int, action: int, chance: Chance, events: Events | None) -> None:
    """R90, A 31: a hero who turns his last heart over in the fight loses it at once."""
    if realm.moves.experiment.has(action) and realm.moves.experiment.named(action) == realm.hearts[seat]:
        break_off(realm)
    carry_out_side_move(realm, seat, window, action, chance, events)


def break_off(realm: Realm) -> None:
    """Takes off all that is left of the attempt."""
    realm.agenda.drop_until(EndFight)


# Repeats


def repeat_fight(realm: Realm, side: shapes.FightSide, events: Events | None) -> None:
    """R88: the attempt is void; both sides roll anew."""
    break_off(realm)
    if events is not None:
        events.add("repeated", shapes.Repeated(seat=fight_of(realm).hero, side=side), EVERYONE, None, NOTHING)
    realm.agenda.then(Attempt())


def hero_wins(realm: Realm) -> bool:
    """R87: the hero's power must be higher; a tie is a defeat."""
    return power_of(realm, hero_pool(realm)) > power_of(realm, enemy_pool(realm))


@final
class EnemyRepeat(Step[Realm]):
    """R88: first the decider may use an unused repeat of the enemy; R97: whenever the hero would win."""

    prompt: ClassVar[str] = "enemy_repeat"

    def left(self, realm: Realm) -> bool:
        return fight_of(realm).enemy_repeats < repeats_of(realm, ENEMY_SIDE)

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if not realm.setup.auto and self.left(realm) else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return 0 if action in (REPEAT, DONE) else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        return [DONE, REPEAT]

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == REPEAT:
            fight_of(realm).enemy_repeats += 1
            repeat_fight(realm, "enemy", events)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        if realm.setup.auto and self.left(realm) and hero_wins(realm) and hearts_lost(realm) < realm.hearts[fight_of(realm).hero]:
            fight_of(realm).enemy_repeats += 1
            repeat_fight(realm, "enemy", events)


@final
class HeroRepeat(Step[Realm]):
    """R88: then the active player may use a repeat of his own, of an item or of a potion that he plays now."""

    prompt: ClassVar[str] = "hero_repeat"

    def left(self, realm: Realm) -> bool:
        return fight_of(realm).hero_repeats < repeats_of(realm, self.seat)

    def asked(self, realm: Realm) -> int:
        able = self.left(realm) or may_use_potion(realm, self.seat, RESULT) or has_tokens(realm, self.seat)
        return 1 << self.seat if able else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, RESULT, action)
        if action == REPEAT:
            return 0 if self.left(realm) else NO_REPEAT_LEFT
        return 0 if action == DONE else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        found = [DONE, REPEAT] if self.left(realm) else [DONE]
        return sorted(found + side_move_options(realm, seat, RESULT))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DONE:
            return
        realm.agenda.then(self)
        if action != REPEAT:
            play_side_move(realm, seat, RESULT, action, chance, events)
        if action == REPEAT or realm.moves.play.has(action):
            fight_of(realm).hero_repeats += 1
            repeat_fight(realm, "hero", events)


# The end


@final
class EndFight(Step[Realm]):
    """R87-R95: comparison and damage; without hearts the fight is lost whatever the comparison says."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        fight = fight_of(realm)
        won = realm.hearts[fight.hero] > 0 and hero_wins(realm)
        if realm.hearts[fight.hero] > 0:
            take_damage(realm, events)
            won = won and realm.hearts[fight.hero] > 0
        if won:
            healing = heals_after_win(realm, fight.hero)
            if healing:
                heal(realm, fight.hero, healing, "won", events)
        realm.fight = None
        realm.pools = []
        realm.fought = 1
        if events is not None:
            hearts = realm.hearts[fight.hero]
            facts = shapes.FightEnded(seat=fight.hero, enemy=realm.cards.enemy_id[fight.enemy], hearts=hearts)
            events.add("won" if won else "lost", facts, EVERYONE, None, NOTHING)
        tidy(realm, fight.hero, events)
        if won:
            beat_enemy(realm, fight, events)
        elif fight.enemy >= realm.cards.first_king:
            raise_flag(realm, fight)


def damage_done(realm: Realm) -> int:
    """R89: what of the enemy's power the armour does not stop; an ambush does none (R137)."""
    hero = fight_of(realm).hero
    return 0 if realm.chosen[hero] == AMBUSH else max(0, power_of(realm, enemy_pool(realm)) - armour_of(realm, hero))


def hearts_lost(realm: Realm) -> int:
    """R89: one heart per ten begun, at most all."""
    return min((damage_done(realm) + DAMAGE_PER_HEART - 1) // DAMAGE_PER_HEART, realm.hearts[fight_of(realm).hero])


def take_damage(realm: Realm, events: Events | None) -> None:
    """R89: won or lost, the hero pays for what got through."""
    hero = fight_of(realm).hero
    lost = hearts_lost(realm)
    if events is not None:
        facts: shapes.Compared = {
            "seat": hero,
            "hero_power": power_of(realm, hero_pool(realm)),
            "enemy_power": power_of(realm, enemy_pool(realm)),
            "armour": armour_of(realm, hero),
            "damage": damage_done(realm),
            "lost": lost,
            "hearts": realm.hearts[hero] - lost,
        }
        events.add("compared", facts, EVERYONE, None, NOTHING)
    realm.hearts[hero] -= lost


def beat_enemy(realm: Realm, fight: Fight, events: Events | None) -> None:
    """R26, R28, R30, R32, R91, R93: the king's fall ends the game; a creature makes way for the next and brings a reward."""
    if fight.enemy >= realm.cards.first_king:
        finish(realm, fight.hero, events)
        return
    level = realm.cards.level[fight.enemy]
    turn_up_next(realm, level, events)
    realm.agenda.then(Reward(fight.hero, level), ForgeSteps(fight.hero, realm.cards.forge_steps[realm.chosen[fight.hero]]))


def reward_seen(realm: Realm, fight: Fight) -> shapes.Reward | None:
    """R26, R28, R30, R33: what beating a creature brings."""
    if fight.enemy >= realm.cards.first_king:
        return None
    return {"class": realm.cards.level[fight.enemy], "steps": realm.cards.forge_steps[realm.chosen[fight.hero]]}


def turn_up_next(realm: Realm, level: int, events: Events | None) -> None:
    """R91: the beaten creature is discarded, the next card of its level turned up; standard creatures are never used up."""
    deck = realm.creatures[level - 1]
    if not deck:
        return
    decks = realm.creatures[:]
    decks[level - 1] = deck[1:]
    realm.creatures = decks
    realm.beaten |= 1 << deck[0]
    if events is not None:
        enemy = enemy_of_level(realm, level)
        facts = shapes.TurnedUp(level=level, enemy=realm.cards.enemy_id[enemy], left=len(deck) - 1)
        events.add("turned_up", facts, EVERYONE, None, HIDDEN)


def raise_flag(realm: Realm, fight: Fight) -> None:
    """R114: whoever loses against the Pirate King returns an item, unless he is fast enough."""
    needed = realm.cards.flag[fight.enemy - realm.cards.first_king]
    speed = fight.speed if fight.checked else speed_under(realm, fight.hero, fight.bans)
    if needed and speed < needed:
        realm.agenda.then(PayFlag(fight.hero))


@final
class PayFlag(Step[Realm]):
    """R114: one of his items, of his choice, no potion; without items nothing happens."""

    prompt: ClassVar[str] = "flag"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if owned_by(realm, self.seat) else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        if not realm.moves.give_back.has(action):
            return NOT_NOW
        return 0 if owned_by(realm, seat) >> realm.moves.give_back.named(action) & 1 else NOT_YOUR_ITEM

    def options(self, realm: Realm, seat: int) -> list[int]:
        items = members(owned_by(realm, seat))
        return sorted([realm.moves.give_back.of(item) for item in items] + side_move_options(realm, seat, OWN_TURN))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
        else:
            return_item(realm, seat, realm.moves.give_back.named(action), events)
