"""Which spell or ability to declare, how, and at whom: each is carried out in a copy, and the two positions are compared."""

from __future__ import annotations

from typing import Final

from ....games.boss_monster.effects.primitive import amount, mode_of
from ....games.boss_monster.effects.spells import PRIMITIVES
from ....games.boss_monster.effects.vocabulary import (
    A_DUNGEON,
    A_MINIBOSS,
    A_PLAYER,
    A_TREASURE,
    AN_OPPONENT,
    DO,
    GIVE_COINS,
    HAND_ACTION,
    HERO_WITH_MINIBOSS,
    ON_OPPONENT_DISCARDS,
    ON_SPELL_PLAYED,
    OPPONENTS_MINIBOSS,
    PAY_COINS,
    PER_LEVEL_OF_TARGET,
    REACTION,
    SACRIFICE,
    SACRIFICE_HERE,
    SPELL,
    Ability,
    Effect,
    Mode,
)
from ....games.boss_monster.game import PlayedUnderworld
from ....games.boss_monster.moves import LEVELS
from ....games.boss_monster.pieces import BUILD, GAVE_ROOM, Deed, replaced, without
from ....games.boss_monster.rules.declaration import ability_of, owner_of
from ....games.boss_monster.rules.declaring import mode_refusal, named_ability, named_thing, payable, sacrifices
from ....games.boss_monster.rules.dungeon import destroy
from ....games.boss_monster.rules.places import host_of, room_with, seat_of_room
from ....games.boss_monster.rules.placing import miniboss_fits
from ....games.boss_monster.rules.resolving import fizzles
from ....games.boss_monster.rules.targets import here, targets
from ....games.boss_monster.rules.triggers import fire_own
from .building import NEVER, Builder
from .forecast import STILL, Forecast
from .triggers import HEAL_WOUNDS, LAY_COINS, SPELL_DEAL, carry_out_triggers, healing, laying, spell_from
from .worth import SPELL as A_SPELL
from .worth import THIRD_LEVEL, CardWorth

MOST_COINS: Final = 7  # that are tried
STRENGTHEN: Final = [DO.index(word) for word in ["damage_target", "damage_its_room", "double_target", "double_here", "damage_here"]]
WEAKEN: Final = [
    DO.index(word)
    for word in ["blank_room", "deactivate", "skip_first_room", "shield_heroes", "hero_health", "own_health", "switch_off"]
]
ICONS: Final = [DO.index(word) for word in ["dungeon_icons", "no_icons", "icons_of_each_type"]]
MONSTERS: Final = DO.index("damage_monsters_of_dungeon")
FOR_GOOD: Final = [
    DO.index(word)
    for word in ["take_over_miniboss", "return_miniboss", "swap_rooms", "hero_to_town", "hero_to_entrance", "hold_hero"]
]
TAKING: Final = [DO.index(word) for word in ["take_cards", "take_room_or_spell"]]
LOOKING: Final = DO.index("look_and_take")
MILLING: Final = DO.index("mill_for_miniboss")
ZONING: Final = DO.index("build_without_match")
TREASON: Final = DO.index("take_over_miniboss")
BLANKING: Final = DO.index("blank_room")
RENEWING: Final = DO.index("renew_hand")


def is_untimely(world: PlayedUnderworld, ability: Ability) -> bool:
    """What touches heroes waits for the adventure, treasure counts before."""
    return ability.hero_facing if world.phase == BUILD else ability.modes[0].do[0].op in ICONS


def is_worth_a_thought(world: PlayedUnderworld, seat: int, action: int) -> bool:
    """Whether what this move declares may help now."""
    if world.moves.declare_deal.has(action):
        return True
    thing = named_thing(world, seat, action)
    return not is_untimely(world, world.cards.abilities[world.cards.things[thing]][named_ability(world, seat, action, thing)])


class Plan:
    """A way to use an ability, and what it gains."""

    def __init__(self) -> None:
        self.gain = NEVER
        self.mode = 0
        self.first = -1
        self.second = -1
        self.coins = 0


class Weighing:
    """One seat that may declare something."""

    def __init__(self, world: PlayedUnderworld, seat: int, card_worth: CardWorth) -> None:
        self.real: Final = world
        self.seat: Final = seat
        self.forecast: Final = Forecast(world, seat, card_worth)
        now = self.forecast.now
        self.hopes: Final = [now.souls[other] - world.points(world.souls[other]) for other in range(world.seats)]
        self.fears: Final = [now.wounds[other] - world.points(world.wounds[other]) for other in range(world.seats)]
        self.foreseen: Final = len(world.waiting) > 0 or world.face_down[seat] >= 0  # what may be chosen now may be gone then
        # Whatever else a spell does, it may bring something.
        self.lives_on_others: Final = self.watches(1 << ON_SPELL_PLAYED | 1 << ON_OPPONENT_DISCARDS)
        self.builder: Builder | None = None

    def watches(self, events: int) -> bool:
        """Whether a text of the own dungeon watches for one of these."""
        world = self.forecast.world
        cards = world.cards
        if cards.watches[world.bosses[self.seat]] & events:
            return True
        for room in world.dungeons[self.seat]:
            miniboss = world.mini[room]
            if cards.watches[cards.things[room]] & events or (miniboss >= 0 and cards.watches[cards.things[miniboss]] & events):
                return True
        return False

    # Declaring

    def best(self, options: list[int]) -> tuple[float, int]:
        """The declaration that gains most; -1: there is none."""
        most = NEVER
        found = -1
        for action in options:
            if self.real.moves.is_declaration(action):
                gain = self.declaration(action)
                if gain > most:
                    most = gain
                    found = action
        return most, found

    def declaration(self, action: int) -> float:
        world = self.real
        thing = named_thing(world, self.seat, action)
        if world.moves.declare_deal.has(action):
            return spell_from(self.forecast.world, self.forecast, world.moves.declare_deal.thing(action))
        at = named_ability(world, self.seat, action, thing)
        return self.plan(thing, at, owner_of(world, action, self.seat, thing), None).gain

    def plan(self, source: int, at: int, owner: int, chosen: Deed | None) -> Plan:
        """The best way to use an ability; what was chosen already stays."""
        ability = self.real.cards.abilities[self.real.cards.things[source]][at]
        plan = Plan()
        if chosen is None and (is_untimely(self.real, ability) or self.is_idle(ability, owner)):
            return plan
        for number, mode in enumerate(ability.modes):
            if chosen is not None and chosen.mode >= 0:
                if chosen.mode != number:
                    continue
            elif len(ability.modes) > 1 and mode_refusal(self.real, self.seat, source, ability, mode):
                continue
            for first in self.choices(source, mode, 0, -1, chosen):
                for second in self.choices(source, mode, 1, first, chosen):
                    self.try_coins(plan, source, ability, at, number, first, second, owner)
        return plan

    def is_idle(self, ability: Ability, owner: int) -> bool:
        """Whether there is nobody in the adventure whom this could help or harm."""
        if self.real.phase == BUILD:
            return False
        if owner != self.seat and ability.by_opponents:
            return self.hopes[owner] <= 0.0
        return ability.modes[0].do[0].op in STRENGTHEN and len(ability.modes) == 1 and self.fears[self.seat] <= 0.0

    def choices(self, source: int, mode: Mode, number: int, first: int, chosen: Deed | None) -> list[int]:
        """The targets worth thinking of; [-1] where none is asked for."""
        if number >= len(mode.targets):
            return [-1]
        if chosen is not None and (chosen.first if number == 0 else chosen.second) >= 0:
            return [chosen.first if number == 0 else chosen.second]
        flags = chosen.flags if chosen is not None else 0
        found = targets(self.real, self.seat, source, mode, number, first, flags)
        if mode.targets[number] == A_TREASURE:
            found = self.wanted(found, first <= self.forecast.seats[0])
        sensible = [target for target in found if self.is_sensible(mode, mode.targets[number], target)]
        return sensible or (found if chosen is not None else [])

    def wanted(self, treasures: list[int], with_other: bool) -> list[int]:
        """Those that a hero in town looks for, and one of the others, for one dungeon: they all bring the same."""
        lures = 0
        for hero in self.forecast.world.town:
            lures |= self.real.cards.lure[hero]
        others = [treasure for treasure in treasures if not lures >> treasure & 1]
        return [treasure for treasure in treasures if treasure not in others[1 if with_other else 0 :]]

    def is_sensible(self, mode: Mode, kind: int, target: int) -> bool:
        """Strengthen only the own dungeon, and only if somebody would survive there; weaken where somebody would die."""
        effect = mode.do[0]
        op = effect.op
        if (op == BLANKING and not self.says_anything(target)) or (op == RENEWING and target != self.seat):
            return self.lives_on_others
        strengthens = op in STRENGTHEN or (op == MONSTERS and effect.amount.plus > 0)
        weakens = op in WEAKEN or (op == MONSTERS and effect.amount.plus < 0)
        if not strengthens and not weakens:
            return True
        owner = self.owner_of_target(kind, target)
        if owner < 0:
            return False
        if strengthens:
            return owner == self.seat and self.fears[owner] > 0.0
        return owner != self.seat and self.hopes[owner] > 0.0

    def says_anything(self, room: int) -> bool:
        """Whether a room or its miniboss has a permanent text, the only kind that can be reckoned."""
        cards = self.real.cards
        miniboss = self.real.mini[room]
        return cards.texts[cards.things[room]] != 0 or (miniboss >= 0 and cards.texts[cards.things[miniboss]] != 0)

    def owner_of_target(self, kind: int, target: int) -> int:
        if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
            return target
        if kind <= HERO_WITH_MINIBOSS:
            return host_of(self.real, target)
        if kind == A_TREASURE:
            return -1
        return seat_of_room(self.real, room_with(self.real, target) if kind in (A_MINIBOSS, OPPONENTS_MINIBOSS) else target)

    def try_coins(self, plan: Plan, source: int, ability: Ability, at: int, mode: int, first: int, second: int, owner: int) -> None:
        """R75: any number of coins, where the card leaves it open."""
        least = 0
        most = 0
        for cost in ability.modes[mode].cost:
            if cost.least >= 0:
                least = cost.least
                most = max(min(self.forecast.world.coins[self.seat], MOST_COINS), least)
        for coins in range(least, most + 1):
            deed = Deed(self.seat, source, at, owner)
            deed.mode = mode
            deed.first = first
            deed.second = second
            deed.paid = coins
            gain = self.gain(source, ability, deed)
            if gain > plan.gain:
                plan.gain = gain
                plan.mode = mode
                plan.first = first
                plan.second = second
                plan.coins = coins

    # Comparing

    def gain(self, source: int, ability: Ability, deed: Deed) -> float:
        """What the position gains by this deed, costs included."""
        twin = self.forecast.world.copy()
        twin.deeds.append(deed)
        mode = ability.modes[deed.mode]
        if ability.kind in (SPELL, REACTION, HAND_ACTION) and source in twin.hands[self.seat]:
            twin.hands = replaced(twin.hands, self.seat, without(twin.hands[self.seat], source))
        for_good = False
        for cost in mode.cost:
            for_good |= cost.op == SACRIFICE
            if not self.pay(twin, deed, cost):
                return NEVER
        found = 0.0
        in_vain = self.foreseen and fizzles(twin, deed, ability) != ""
        for effect in [] if in_vain else mode.do:
            for_good |= effect.op in FOR_GOOD
            n = amount(twin, deed, effect.amount)
            found += self.asked_for(twin, deed, effect.op, n)
            PRIMITIVES[effect.op].do(twin, deed, n, STILL, None)
        if ability.level == LEVELS:
            twin.level = replaced(twin.level, source, min(twin.level[source], 1))
            found += THIRD_LEVEL  # it is there to be used
        if ability.kind == SPELL:
            fire_own(twin, self.seat, ON_SPELL_PLAYED, source)
        found += carry_out_triggers(self.forecast, twin)
        found += self.forecast.look(twin) - self.forecast.worth
        if not for_good:
            return found
        ahead = self.forecast.ahead()
        return found + self.forecast.later(twin) - ahead

    def pay(self, twin: PlayedUnderworld, deed: Deed, cost: Effect) -> bool:
        """R75, R120, R123; tells whether it can be paid."""
        seat = self.seat
        if cost.op == PAY_COINS or cost.op == GIVE_COINS:
            n = deed.paid if cost.least >= 0 else amount(twin, deed, cost.amount)
            deed.paid = n
            twin.coins = replaced(twin.coins, seat, twin.coins[seat] - n)
            if cost.op == GIVE_COINS:
                to = deed.owner
                if cost.amount.per == PER_LEVEL_OF_TARGET:
                    to = seat_of_room(twin, room_with(twin, deed.first))
                twin.coins = replaced(twin.coins, to, twin.coins[to] + n)
            return twin.coins[seat] >= 0
        if cost.op == SACRIFICE:
            room = here(twin, deed.source) if cost.amount.plus == SACRIFICE_HERE else self.victim(twin, deed.source)
            if room < 0 or room not in twin.dungeons[seat]:
                return False
            if destroy(twin, seat, room, "cost", deed.source, None):
                deed.flags |= GAVE_ROOM
            return True
        held = self.forecast.card_worth.held
        things = twin.cards.things
        cards = sorted(payable(twin, seat, cost.op, deed.source), key=lambda card: (held[things[card]], card))
        for card in cards[: cost.amount.plus]:
            twin.hands = replaced(twin.hands, seat, without(twin.hands[seat], card))
        return len(cards) >= cost.amount.plus

    def victim(self, world: PlayedUnderworld, source: int) -> int:
        """R123: the monster room that is missed least; -1: none."""
        rooms = sacrifices(world, self.seat, source)
        if not rooms:
            return -1
        design = world.cards.things
        return min(rooms, key=lambda room: (world.mini[room] >= 0, world.cards.damage[design[room]], room))

    def asked_for(self, twin: PlayedUnderworld, deed: Deed, op: int, n: int) -> float:
        """What is worth something but only shows in the answer to a later question."""
        if op == HEAL_WOUNDS:
            return n * healing(twin, self.seat)
        if op in TAKING:
            held = self.forecast.card_worth.held
            values = sorted([held[twin.cards.things[card]] for card in twin.discard if card != deed.source])
            return sum(values[-n:]) if n else 0.0
        if op == LAY_COINS:
            return laying(self.forecast, deed.source, twin.cards.abilities[twin.cards.things[deed.source]][deed.ability], n)[0]
        if op == LOOKING:
            return A_SPELL + 0.2 * self.forecast.envy if deed.first >= 0 and twin.hands[deed.first] else 0.0
        if op == SPELL_DEAL:
            return spell_from(twin, self.forecast, deed.first)
        if op == MILLING:
            fits = any(miniboss_fits(twin, self.seat, room) for room in twin.dungeons[self.seat])
            return 0.35 if fits and twin.coins[self.seat] else 0.0
        if op in (ZONING, TREASON):
            return self.instead_of_building(op)
        return 0.0

    def instead_of_building(self, op: int) -> float:
        """The Zoning Board makes the build better, the Traitor takes its place."""
        if self.real.face_down[self.seat] >= 0 or self.real.build_used[self.seat] or self.real.active != self.seat:
            return 0.0
        if self.builder is None:
            self.builder = Builder(self.forecast)
        usual = max(self.builder.best(self.real.options(self.seat))[0], 0.0)
        return -usual if op == TREASON else max(self.builder.zoning() - usual, 0.0)

    # Others' deeds

    def harm(self, deed: Deed) -> float:
        """What a spell that another has declared would cost the seat."""
        twin = self.forecast.world.copy()
        twin_deed = deed.copy()
        if self.foreseen and fizzles(twin, twin_deed, ability_of(twin, deed)):
            return 0.0
        for effect in mode_of(twin, deed).do:
            PRIMITIVES[effect.op].do(twin, twin_deed, amount(twin, twin_deed, effect.amount), STILL, None)
        return self.forecast.worth - self.forecast.look(twin)
