"""R29: declaring: mode, targets and coins are chosen one by one, then the costs are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, OWN, Events
from ....core.game import Data
from ..effects.primitive import amount, mode_of
from ..effects.vocabulary import (
    A_DUNGEON,
    A_MINIBOSS,
    A_PLAYER,
    A_TREASURE,
    AN_OPPONENT,
    CLASSES,
    COSTS,
    GIVE_COINS,
    HAND_ACTION,
    HERO_WITH_MINIBOSS,
    ONCE_A_TURN,
    ONCE_PER_OPPONENT,
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
from ..moves import LEVELS, MOST_COINS
from ..pieces import ASKED_COINS, DEAL, GAVE_ROOM, IS_DEAL, IS_TRIGGER, SPENT, USED, Deed, replaced
from ..reasons import BAD_TARGET, NO_SUCH_MODE, NOT_IN_HAND, NOT_NOW, WRONG_CARD, WRONG_NUMBER
from .building import destroy
from .changes import change_coins, give, held_copy, leave_hand, throw_own
from .declaring import mode_refusal, named_ability, named_thing, payable, pays, sacrifices, unplayed_copy
from .places import host_of, room_with, seat_of_room
from .targets import action_for, here, room_action, room_for, target_for, targets
from .telling import name, place_seen, source_seen

if TYPE_CHECKING:
    from ..state import Table


def ability_of(table: Table, deed: Deed) -> Ability:
    return table.cards.abilities[table.cards.things[deed.source]][deed.ability]


def owner_of(table: Table, action: int, seat: int, thing: int) -> int:
    """In whose dungeon the source is."""
    moves = table.moves
    if moves.declare_card.has(action) or moves.declare_deal.has(action):
        return seat
    if moves.declare_boss.has(action):
        return moves.declare_boss.thing(action)
    return host_of(table, thing) if moves.declare_hero.has(action) else moves.declared_seat(action)


def declare(table: Table, seat: int, action: int, events: Events | None) -> None:
    """R29: the effect is named; `Declaring` asks for what it needs."""
    thing = named_thing(table, seat, action)
    at = named_ability(table, seat, action, thing)
    ability = table.cards.abilities[table.cards.things[thing]][at]
    if ability.kind in (SPELL, REACTION) and table.moves.declare_card.has(action):
        thing = unplayed_copy(table, seat, table.cards.things[thing])
        leave_hand(table, seat, thing)
    elif ability.kind == HAND_ACTION:
        throw_own(table, seat, thing, "cost", thing, events)
    flags = IS_DEAL if table.moves.declare_deal.has(action) else 0
    mode = 0 if len(ability.modes) == 1 else -1
    first = table.moves.declare_deal.thing(action) if flags else -1
    table.deeds.append(Deed(seat, thing, at, mode, first, -1, 0, 0, -1, flags, owner_of(table, action, seat, thing)))
    mark(table, table.deeds[-1], ability)


def mark(table: Table, deed: Deed, ability: Ability) -> None:
    """R37, R66: set on declaration; it stays if the effect fizzles."""
    if deed.flags & IS_DEAL:
        for effect in table.lasting:
            if effect.what == DEAL and effect.seat == deed.seat and effect.extra == deed.first:
                table.lasting = [other for other in table.lasting if other is not effect]
                deed.paid = effect.n
                return
    if ability.limit == ONCE_A_TURN:
        table.marks = replaced(table.marks, deed.source, table.marks[deed.source] | USED)
    elif ability.limit == ONCE_PER_OPPONENT:
        table.marks = replaced(table.marks, deed.source, table.marks[deed.source] | 1 << deed.seat)
    if ability.level == LEVELS:
        table.marks = replaced(table.marks, deed.source, table.marks[deed.source] | SPENT)


# Choosing


@final
class Declaring(Step["Table"]):
    """R29: asks for what is still missing, then has it paid. What happens then lies on the agenda already."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        if deed.flags & IS_DEAL:
            announce(table, deed, events)
            give(table, deed.seat, deed.first, deed.paid, deed.source, events)
            return
        if deed.mode < 0:
            table.agenda.then(ChooseMode(self.seat), self)
            return
        mode = mode_of(table, deed)
        number = missing_target(deed, mode)
        if number >= 0:
            found = targets(table, deed.seat, deed.source, mode, number, deed.first, deed.flags)
            if len(found) == 1:
                set_target(deed, number, found[0])
                table.agenda.then(self)
            else:
                table.agenda.then(ChooseTarget(self.seat, number), self)
            return
        for cost in mode.cost:
            if cost.least >= 0 and not deed.flags & ASKED_COINS:
                table.agenda.then(ChooseCoins(self.seat, cost.least), self)
                return
        if not deed.flags & IS_TRIGGER:
            announce(table, deed, events)
        table.agenda.then(Paying(self.seat, 0))


def missing_target(deed: Deed, mode: Mode) -> int:
    """The target that is to be chosen next; -1: none."""
    if mode.targets and deed.first < 0:
        return 0
    return 1 if len(mode.targets) > 1 and deed.second < 0 else -1


def set_target(deed: Deed, number: int, target: int) -> None:
    if number == 0:
        deed.first = target
    else:
        deed.second = target


@final
class ChooseMode(Step["Table"]):
    """R29: which mode; only those that can be finished."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.mode.has(action):
            return NOT_NOW
        deed = table.deeds[-1]
        ability = ability_of(table, deed)
        if table.moves.mode.thing(action) >= len(ability.modes):
            return NO_SUCH_MODE
        return mode_refusal(table, seat, deed.source, ability, ability.modes[table.moves.mode.thing(action)])

    def options(self, table: Table, seat: int) -> list[int]:
        count = len(ability_of(table, table.deeds[-1]).modes)
        return [table.moves.mode.of(mode) for mode in range(count) if self.refusal(table, seat, table.moves.mode.of(mode)) == 0]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        table.deeds[-1].mode = table.moves.mode.thing(action)


@final
class ChooseTarget(Step["Table"]):
    """R29: target `number` (0 or 1); it must be legal now and is fixed."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def found(self, table: Table) -> list[int]:
        deed = table.deeds[-1]
        return targets(table, deed.seat, deed.source, mode_of(table, deed), self.number, deed.first, deed.flags)

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.is_target(action):
            return NOT_NOW
        target = target_for(table, mode_of(table, table.deeds[-1]).targets[self.number], action)
        return 0 if target >= 0 and target in self.found(table) else BAD_TARGET

    def options(self, table: Table, seat: int) -> list[int]:
        kind = mode_of(table, table.deeds[-1]).targets[self.number]
        return sorted([action_for(table, kind, target) for target in self.found(table)])

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        set_target(deed, self.number, target_for(table, mode_of(table, deed).targets[self.number], action))


@final
class ChooseCoins(Step["Table"]):
    """R75: how many coins are paid, at least `number`, at most all and no more than 40 (A 47)."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.coins.has(action):
            return NOT_NOW
        return 0 if self.number <= table.moves.coins.thing(action) <= table.coins[seat] else WRONG_NUMBER

    def options(self, table: Table, seat: int) -> list[int]:
        return [table.moves.coins.of(n) for n in range(self.number, min(table.coins[seat], MOST_COINS) + 1)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        table.deeds[-1].paid = table.moves.coins.thing(action)
        table.deeds[-1].flags |= ASKED_COINS


# Paying


@final
class Paying(Step["Table"]):
    """R29: the costs from number `number` on."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        costs = mode_of(table, deed).cost
        if self.number >= len(costs):
            return
        table.agenda.then(Paying(self.seat, self.number + 1))
        cost = costs[self.number]
        if cost.op == PAY_COINS or cost.op == GIVE_COINS:
            pay_coins(table, deed, cost, events)
        elif cost.op != SACRIFICE:
            table.agenda.then(DiscardCost(self.seat, self.number, cost.amount.plus))
        elif cost.amount.plus == SACRIFICE_HERE:
            sacrifice(table, deed, here(table, deed.source), events)
        else:
            rooms = sacrifices(table, deed.seat, deed.source)
            if len(rooms) == 1:
                sacrifice(table, deed, rooms[0], events)
            else:
                table.agenda.then(ChooseSacrifice(self.seat))


def pay_coins(table: Table, deed: Deed, cost: Effect, events: Events | None) -> None:
    """R72: to the supply, to the owner of the card, or to the owner of the chosen miniboss."""
    if cost.least < 0:
        deed.paid = amount(table, deed, cost.amount)
    if cost.op == PAY_COINS:
        change_coins(table, deed.seat, -deed.paid, "pay", deed.source, events)
        return
    to = deed.owner
    if cost.amount.per == PER_LEVEL_OF_TARGET:
        to = seat_of_room(table, room_with(table, deed.first))
    give(table, deed.seat, to, deed.paid, deed.source, events)


def sacrifice(table: Table, deed: Deed, room: int, events: Events | None) -> None:
    """R123: a hero in the room waits in limbo until the effect has resolved."""
    if destroy(table, deed.owner, room, "cost", deed.source, events):
        deed.flags |= GAVE_ROOM


@final
class DiscardCost(Step["Table"]):
    """R120: which card is discarded for cost `number`; `other` are left to pay."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def op(self, table: Table) -> int:
        return mode_of(table, table.deeds[-1]).cost[self.number].op

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.discard.has(action):
            return NOT_NOW
        card = held_copy(table, seat, table.moves.discard.thing(action))
        if card < 0:
            return NOT_IN_HAND
        return 0 if pays(table, card, self.op(table)) else WRONG_CARD

    def options(self, table: Table, seat: int) -> list[int]:
        cards = payable(table, seat, self.op(table), -1)
        return sorted({table.moves.discard.of(table.cards.things[card]) for card in cards})

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = held_copy(table, seat, table.moves.discard.thing(action))
        throw_own(table, seat, card, "cost", table.deeds[-1].source, events)
        if self.other > 1:
            table.agenda.then(DiscardCost(seat, self.number, self.other - 1))

    def want(self, table: Table) -> str:
        return COSTS[self.op(table)]


@final
class ChooseSacrifice(Step["Table"]):
    """R123: which other own monster room is destroyed."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.is_target(action):
            return NOT_NOW
        return 0 if room_for(table, action) in sacrifices(table, seat, table.deeds[-1].source) else BAD_TARGET

    def options(self, table: Table, seat: int) -> list[int]:
        return sorted([room_action(table, room) for room in sacrifices(table, seat, table.deeds[-1].source)])

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        sacrifice(table, table.deeds[-1], room_for(table, action), events)


# Telling


def announce(table: Table, deed: Deed, events: Events | None) -> None:
    """R29: what was declared, with mode, targets and coins."""
    if events is None:
        return
    ability = ability_of(table, deed)
    facts = deed_seen(table, deed)
    facts["waits"] = deed.seat != table.active and ability.kind != REACTION
    from_hand = ability.kind in (SPELL, HAND_ACTION) or (ability.kind == REACTION and not ability.level)
    events.add("declared", facts, EVERYONE, None, OWN if from_hand else NOTHING)


def deed_seen(table: Table, deed: Deed) -> Data:
    """A deed as far as it has been declared."""
    ability = ability_of(table, deed)
    found: Data = {"seat": deed.seat, "card": name(table, deed.source), "source": source_seen(table, deed.source, ability.level)}
    found["spell"] = ability.kind == SPELL or (ability.kind == REACTION and not ability.level)
    found["mode"] = deed.mode if len(ability.modes) > 1 and deed.mode >= 0 else None
    found["targets"] = targets_seen(table, deed)
    found["coins"] = deed.paid
    return found


def targets_seen(table: Table, deed: Deed) -> list[Data]:
    if deed.flags & IS_DEAL:
        return [{"seat": deed.first}]
    if deed.mode < 0:
        return []
    kinds = mode_of(table, deed).targets
    chosen = [deed.first, deed.second]
    return [target_seen(table, kinds[at], chosen[at]) for at in range(len(kinds)) if chosen[at] >= 0]


def target_seen(table: Table, kind: int, target: int) -> Data:
    if kind == A_TREASURE:
        return {"treasure": CLASSES[target]}
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return {"seat": target}
    if kind <= HERO_WITH_MINIBOSS:
        return {"hero": name(table, target)}
    miniboss = kind in (A_MINIBOSS, OPPONENTS_MINIBOSS)
    room = room_with(table, target) if miniboss else target
    seat = seat_of_room(table, room) if room >= 0 else -1
    if seat < 0:
        return {"miniboss" if miniboss else "room": name(table, target)}
    place = place_seen(table, seat, room)
    return {**place, "miniboss": name(table, target)} if miniboss else place
