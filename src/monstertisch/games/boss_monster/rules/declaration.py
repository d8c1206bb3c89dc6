"""R29: declaring: mode, targets and coins are chosen one by one, then the costs are paid."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, OWN, Events
from .. import shapes
from ..effects.primitive import amount, mode_of
from ..effects.vocabulary import (
    A_DUNGEON,
    A_MINIBOSS,
    A_PLAYER,
    A_TREASURE,
    AN_OPPONENT,
    CLASSES,
    DISCARD_CARDS,
    DISCARDS,
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
    TARGETS,
    Ability,
    Effect,
    Mode,
)
from ..moves import LEVELS, MOST_COINS
from ..pieces import ASKED_COINS, DEAL, GAVE_ROOM, IS_DEAL, IS_TRIGGER, SPENT, USED, Deed, replaced
from ..reasons import BAD_TARGET, NO_SUCH_MODE, NOT_IN_HAND, NOT_NOW, WRONG_CARD, WRONG_NUMBER
from ..rules.changes import discards
from ..rules.targets import all_targets
from ..state import Underworld
from .changes import change_coins, give, held_copy, leave_hand, throw_own
from .declaring import mode_refusal, named_ability, named_thing, payable, pays, sacrifices, unplayed_copy
from .dungeon import destroy
from .facts import name, source_seen
from .places import host_of, room_with, seat_of_room, slot_of
from .question import Question
from .targets import action_for, here, room_action, room_for, target_for, targets


def ability_of(world: Underworld, deed: Deed) -> Ability:
    return world.cards.abilities[world.cards.things[deed.source]][deed.ability]


def owner_of(world: Underworld, action: int, seat: int, thing: int) -> int:
    """In whose dungeon the source is."""
    moves = world.moves
    if moves.declare_card.has(action) or moves.declare_deal.has(action):
        return seat
    if moves.declare_boss.has(action):
        return moves.declare_boss.thing(action)
    return host_of(world, thing) if moves.declare_hero.has(action) else moves.seats[action]


def declare(world: Underworld, seat: int, action: int, events: Events | None) -> None:
    """R29: the effect is named; `Declaring` asks for what it needs."""
    thing = named_thing(world, seat, action)
    at = named_ability(world, seat, action, thing)
    ability = world.cards.abilities[world.cards.things[thing]][at]
    if ability.kind in (SPELL, REACTION) and world.moves.declare_card.has(action):
        thing = unplayed_copy(world, seat, world.cards.things[thing])
        leave_hand(world, seat, thing)
    elif ability.kind == HAND_ACTION:
        throw_own(world, seat, thing, "cost", thing, events)
    deed = Deed(seat, thing, at, owner_of(world, action, seat, thing))
    if len(ability.modes) != 1:
        deed.mode = -1
    if world.moves.declare_deal.has(action):
        deed.flags = IS_DEAL
        deed.first = world.moves.declare_deal.thing(action)
    world.deeds.append(deed)
    mark(world, deed, ability)


def mark(world: Underworld, deed: Deed, ability: Ability) -> None:
    """R37, R66: set on declaration; it stays if the effect fizzles."""
    if deed.flags & IS_DEAL:
        for effect in world.lasting:
            if effect.what == DEAL and effect.seat == deed.seat and effect.extra == deed.first:
                world.lasting = [other for other in world.lasting if other is not effect]
                deed.paid = effect.n
                return
    if ability.limit == ONCE_A_TURN:
        world.marks = replaced(world.marks, deed.source, world.marks[deed.source] | USED)
    elif ability.limit == ONCE_PER_OPPONENT:
        world.marks = replaced(world.marks, deed.source, world.marks[deed.source] | 1 << deed.seat)
    if ability.level == LEVELS:
        world.marks = replaced(world.marks, deed.source, world.marks[deed.source] | SPENT)


# Choosing


@final
class Declaring(Step[Underworld]):
    """R29: asks for what is still missing, then has it paid. What happens then lies on the agenda already."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        if deed.flags & IS_DEAL:
            announce(world, deed, events)
            give(world, deed.seat, deed.first, deed.paid, deed.source, events)
            return
        if deed.mode < 0:
            world.agenda.then(ChooseMode(self.seat), self)
            return
        mode = mode_of(world, deed)
        number = missing_target(deed, mode)
        if number >= 0:
            found = targets(world, deed.seat, deed.source, mode, number, deed.first, deed.flags)
            if len(found) == 1:
                set_target(deed, number, found[0])
                world.agenda.then(self)
            else:
                world.agenda.then(ChooseTarget(self.seat, number), self)
            return
        for cost in mode.cost:
            if cost.least >= 0 and not deed.flags & ASKED_COINS:
                world.agenda.then(ChooseCoins(self.seat, cost.least), self)
                return
        if not deed.flags & IS_TRIGGER:
            announce(world, deed, events)
        world.agenda.then(Paying(self.seat, 0))

    def unpaid(self, world: Underworld) -> list[tuple[int, int]]:
        return costs_from(world, 0)


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
class ChooseMode(Question):
    """R29: which mode; only those that can be finished."""

    prompt: ClassVar[Literal["mode"]] = "mode"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.mode.has(action):
            return NOT_NOW
        deed = world.deeds[-1]
        ability = ability_of(world, deed)
        if world.moves.mode.thing(action) >= len(ability.modes):
            return NO_SUCH_MODE
        return mode_refusal(world, seat, deed.source, ability, ability.modes[world.moves.mode.thing(action)])

    def options(self, world: Underworld, seat: int) -> list[int]:
        count = len(ability_of(world, world.deeds[-1]).modes)
        return [world.moves.mode.of(mode) for mode in range(count) if self.refusal(world, seat, world.moves.mode.of(mode)) == 0]

    def question(self, world: Underworld, viewer: int) -> shapes.DeedQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat)}

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return [world.moves.mode.of(mode) for mode in range(len(ability_of(world, world.deeds[-1]).modes))]

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        world.deeds[-1].mode = world.moves.mode.thing(action)


@final
class ChooseTarget(Question):
    """R29: target `number` (0 or 1); it must be legal now and is fixed."""

    prompt: ClassVar[Literal["target"]] = "target"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def found(self, world: Underworld) -> list[int]:
        deed = world.deeds[-1]
        return targets(world, deed.seat, deed.source, mode_of(world, deed), self.number, deed.first, deed.flags)

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.is_target(action):
            return NOT_NOW
        target = target_for(world, mode_of(world, world.deeds[-1]).targets[self.number], action)
        return 0 if target >= 0 and target in self.found(world) else BAD_TARGET

    def options(self, world: Underworld, seat: int) -> list[int]:
        kind = mode_of(world, world.deeds[-1]).targets[self.number]
        return sorted([action_for(world, kind, target) for target in self.found(world)])

    def question(self, world: Underworld, viewer: int) -> shapes.TargetQuestion:
        want = TARGETS[mode_of(world, world.deeds[-1]).targets[self.number]]
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "number": self.number + 1, "want": want}

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return all_targets(world, self.options(world, seat)[0])

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        set_target(deed, self.number, target_for(world, mode_of(world, deed).targets[self.number], action))


@final
class ChooseCoins(Question):
    """R75: how many coins are paid, at least `number`, at most all and no more than 40 (A 47)."""

    prompt: ClassVar[Literal["coins"]] = "coins"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.coins.has(action):
            return NOT_NOW
        return 0 if self.number <= world.moves.coins.thing(action) <= world.coins[seat] else WRONG_NUMBER

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [world.moves.coins.of(n) for n in range(self.number, min(world.coins[seat], MOST_COINS) + 1)]

    def question(self, world: Underworld, viewer: int) -> shapes.CoinsQuestion:
        most = min(world.coins[self.seat], MOST_COINS)
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "least": self.number, "most": most}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        world.deeds[-1].paid = world.moves.coins.thing(action)
        world.deeds[-1].flags |= ASKED_COINS


# Paying


@final
class Paying(Step[Underworld]):
    """R29: the costs from number `number` on."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        costs = mode_of(world, deed).cost
        if self.number >= len(costs):
            return
        world.agenda.then(Paying(self.seat, self.number + 1))
        cost = costs[self.number]
        if cost.op == PAY_COINS or cost.op == GIVE_COINS:
            pay_coins(world, deed, cost, events)
        elif cost.op != SACRIFICE:
            world.agenda.then(DiscardCost(self.seat, self.number, cost.amount.plus))
        elif cost.amount.plus == SACRIFICE_HERE:
            sacrifice(world, deed, here(world, deed.source), events)
        else:
            rooms = sacrifices(world, deed.seat, deed.source)
            if len(rooms) == 1:
                sacrifice(world, deed, rooms[0], events)
            else:
                world.agenda.then(ChooseSacrifice(self.seat))

    def unpaid(self, world: Underworld) -> list[tuple[int, int]]:
        return costs_from(world, self.number)


def costs_from(world: Underworld, number: int) -> list[tuple[int, int]]:
    """What the innermost deed still costs, from cost `number` on."""
    return [(cost.op, cost.amount.plus) for cost in mode_of(world, world.deeds[-1]).cost[number:]]


def pay_coins(world: Underworld, deed: Deed, cost: Effect, events: Events | None) -> None:
    """R72: to the supply, to the owner of the card, or to the owner of the chosen miniboss."""
    if cost.least < 0:
        deed.paid = amount(world, deed, cost.amount)
    if cost.op == PAY_COINS:
        change_coins(world, deed.seat, -deed.paid, "pay", deed.source, events)
        return
    to = deed.owner
    if cost.amount.per == PER_LEVEL_OF_TARGET:
        to = seat_of_room(world, room_with(world, deed.first))
    give(world, deed.seat, to, deed.paid, deed.source, events)


def sacrifice(world: Underworld, deed: Deed, room: int, events: Events | None) -> None:
    """R123: a hero in the room waits in limbo until the effect has resolved."""
    if destroy(world, deed.owner, room, "cost", deed.source, events):
        deed.flags |= GAVE_ROOM


@final
class DiscardCost(Question):
    """R120: which card is discarded for cost `number`; `other` are left to pay."""

    prompt: ClassVar[Literal["cost"]] = "cost"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def op(self, world: Underworld) -> int:
        return mode_of(world, world.deeds[-1]).cost[self.number].op

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.discard.has(action):
            return NOT_NOW
        card = held_copy(world, seat, world.moves.discard.thing(action))
        if card < 0:
            return NOT_IN_HAND
        return 0 if pays(world, card, self.op(world)) else WRONG_CARD

    def options(self, world: Underworld, seat: int) -> list[int]:
        cards = payable(world, seat, self.op(world), -1)
        return sorted({world.moves.discard.of(world.cards.things[card]) for card in cards})

    def question(self, world: Underworld, viewer: int) -> shapes.CostQuestion:
        want = DISCARDS[self.op(world) - DISCARD_CARDS]
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "want": want, "left": self.other}

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return discards(world, seat)

    def unpaid(self, world: Underworld) -> list[tuple[int, int]]:
        return [(self.op(world), self.other)]

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = held_copy(world, seat, world.moves.discard.thing(action))
        throw_own(world, seat, card, "cost", world.deeds[-1].source, events)
        if self.other > 1:
            world.agenda.then(DiscardCost(seat, self.number, self.other - 1))


@final
class ChooseSacrifice(Question):
    """R123: which other own monster room is destroyed."""

    prompt: ClassVar[Literal["target"]] = "target"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.is_target(action):
            return NOT_NOW
        return 0 if room_for(world, action) in sacrifices(world, seat, world.deeds[-1].source) else BAD_TARGET

    def options(self, world: Underworld, seat: int) -> list[int]:
        return sorted([room_action(world, room) for room in sacrifices(world, seat, world.deeds[-1].source)])

    def question(self, world: Underworld, viewer: int) -> shapes.TargetQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "number": 1, "want": "sacrifice"}

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return all_targets(world, self.options(world, seat)[0])

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        sacrifice(world, world.deeds[-1], room_for(world, action), events)


# Telling


def about_deed(world: Underworld, question: Question, seat: int) -> shapes.AboutDeed:
    """What is asked about the innermost deed, which is that of this seat."""
    deed = world.deeds[-1]
    source = source_seen(world, deed.source, ability_of(world, deed).level)
    return {"seats": question.seats(world), "seat": seat, "source": source}


def concerns(world: Underworld, seat: int) -> bool:
    """Whether what happens now touches this seat: its turn, a hero in or before its dungeon, or an effect aimed at it."""
    if world.active == seat or (world.walker >= 0 and world.walk_seat == seat):
        return True
    return any(touches(world, deed, seat) for deed in world.waiting + world.deeds)


def touches(world: Underworld, deed: Deed, seat: int) -> bool:
    """Whether this deed is aimed at the seat, its rooms, its minibosses or its heroes."""
    if deed.owner == seat and deed.seat != seat:
        return True
    for target in targets_seen(world, deed):
        if target.get("seat") == seat:
            return True
        if "hero" in target and host_of(world, world.cards.ids.index(target["hero"])) == seat:
            return True
    return False


def announce(world: Underworld, deed: Deed, events: Events | None) -> None:
    """R29: what was declared, with mode, targets and coins."""
    if events is None:
        return
    ability = ability_of(world, deed)
    waits = deed.seat != world.active and ability.kind != REACTION
    facts: shapes.Declared = {**deed_seen(world, deed), "waits": waits}
    from_hand = ability.kind in (SPELL, HAND_ACTION) or (ability.kind == REACTION and not ability.level)
    events.add("declared", facts, EVERYONE, None, OWN if from_hand else NOTHING)


def deed_seen(world: Underworld, deed: Deed) -> shapes.Deed:
    """A deed as far as it has been declared."""
    ability = ability_of(world, deed)
    return {
        "seat": deed.seat,
        "card": name(world, deed.source),
        "source": source_seen(world, deed.source, ability.level),
        "spell": ability.kind == SPELL or (ability.kind == REACTION and not ability.level),
        "mode": deed.mode if len(ability.modes) > 1 and deed.mode >= 0 else None,
        "targets": targets_seen(world, deed),
        "coins": deed.paid,
    }


def targets_seen(world: Underworld, deed: Deed) -> list[shapes.Target]:
    if deed.flags & IS_DEAL:
        return [{"seat": deed.first}]
    if deed.mode < 0:
        return []
    kinds = mode_of(world, deed).targets
    chosen = [deed.first, deed.second]
    return [target_seen(world, kinds[at], chosen[at]) for at in range(len(kinds)) if chosen[at] >= 0]


def target_seen(world: Underworld, kind: int, target: int) -> shapes.Target:
    if kind == A_TREASURE:
        return {"treasure": CLASSES[target]}
    if kind in (A_DUNGEON, A_PLAYER, AN_OPPONENT):
        return {"seat": target}
    if kind <= HERO_WITH_MINIBOSS:
        return {"hero": name(world, target)}
    miniboss = kind in (A_MINIBOSS, OPPONENTS_MINIBOSS)
    room = room_with(world, target) if miniboss else target
    seat = seat_of_room(world, room) if room >= 0 else -1
    if seat < 0:
        return {"miniboss": name(world, target)} if miniboss else {"room": name(world, target)}
    found: shapes.Target = {"seat": seat, "slot": slot_of(world, seat, room) + 1, "room": name(world, room)}
    if miniboss:
        found["miniboss"] = name(world, target)
    return found
