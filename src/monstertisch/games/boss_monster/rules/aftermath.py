"""R35, R36, R99: triggers resolve one after the other; then a hero who died is scored."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..effects.hands import thrown_by_opponents
from ..effects.vocabulary import (
    DISCARD_CARDS,
    DISCARD_SPELLS,
    DO,
    GIVE_COINS,
    ONCE_A_TURN,
    PAY_COINS,
    Ability,
)
from ..moves import ACCEPT, DECLINE
from ..pieces import USED, Deed, Trigger, fired, replaced
from ..reasons import COST_CARD_MISSING, NO_SUCH_TRIGGER, NOT_NOW, TOO_FEW_COINS
from ..rules.declaration import about_deed
from ..state import Underworld
from .declaration import Declaring, ability_of
from .declaring import cost_refusal
from .dying import score_soul
from .facts import card_told, source_seen, tell
from .places import by_xp, holds_spell, room_backs, room_with, slot_of
from .question import Question
from .resolving import Resolve
from .targets import targets


@final
class Aftermath(Step[Underworld]):
    """R35, R99: after an effect or a game step: first the triggers it fired, then a hero who died is scored."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        if not world.triggers:
            world.thrown = []
            if world.dying >= 0:
                score_soul(world, events)
            return
        world.agenda.then(self)
        seat = next_controller(world)
        own = [at for at in range(len(world.triggers)) if world.triggers[at].seat == seat]
        if len(own) > 1 and order_matters(world, own) and len(places_of(world, seat)) > 1:
            world.agenda.then(OrderTriggers(seat))
        else:
            start(world, own[0], events)


def next_controller(world: Underworld) -> int:
    """R35: heroes' own texts first, then the active player, then the others in XP order."""
    controllers = [trigger.seat for trigger in world.triggers]
    if -1 in controllers:
        return -1
    for seat in by_xp(world, world.active):
        if seat in controllers:
            return seat
    return controllers[0]


def order_matters(world: Underworld, own: list[int]) -> bool:
    """Plain gains and draws can come in any order; all else is for the player to order."""
    for at in own:
        trigger = world.triggers[at]
        ability = world.cards.abilities[world.cards.things[trigger.source]][trigger.ability]
        plain = not ability.optional and all(not mode.targets and not mode.cost for mode in ability.modes)
        if not plain or any(DO[effect.op] not in PLAIN for mode in ability.modes for effect in mode.do):
            return True
    return False


PLAIN: Final = ["gain_coins", "draw_rooms", "draw_spells", "damage_other_monsters"]


def place_of(world: Underworld, trigger: Trigger) -> int:
    """The move that names the source of a trigger; -1: it is not in the own dungeon any more."""
    if trigger.source < world.cards.first_hero:
        return world.moves.trigger_boss
    miniboss = trigger.source >= world.cards.first_mini
    room = room_with(world, trigger.source) if miniboss else trigger.source
    if room < 0 or room not in world.dungeons[trigger.seat]:
        return -1
    run = world.moves.trigger_miniboss if miniboss else world.moves.trigger_room
    return run.of(slot_of(world, trigger.seat, room))


def places_of(world: Underworld, seat: int) -> list[int]:
    """Ascending; empty if a source is gone: its trigger goes first."""
    found = {place_of(world, trigger) for trigger in world.triggers if trigger.seat == seat}
    return [] if -1 in found else sorted(found)


@final
class OrderTriggers(Question):
    """R35: each controller orders their own."""

    prompt: ClassVar[Literal["order"]] = "order"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.is_trigger(action):
            return NOT_NOW
        return 0 if action in places_of(world, seat) else NO_SUCH_TRIGGER

    def options(self, world: Underworld, seat: int) -> list[int]:
        return places_of(world, seat)

    def question(self, world: Underworld, viewer: int) -> shapes.OrderTriggers:
        own = [trigger for trigger in world.triggers if trigger.seat == self.seat]
        abilities = [world.cards.abilities[world.cards.things[trigger.source]][trigger.ability] for trigger in own]
        sources = [source_seen(world, trigger.source, ability.level) for trigger, ability in zip(own, abilities, strict=True)]
        return {"kind": self.prompt, "seats": self.seats(world), "seat": self.seat, "triggers": sources}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        for at in range(len(world.triggers)):
            if world.triggers[at].seat == seat and place_of(world, world.triggers[at]) == action:
                start(world, at, events)
                return


def start(world: Underworld, at: int, events: Events | None) -> None:
    """R36: a trigger resolves; what is optional is asked for, what cannot be paid is left out."""
    trigger = world.triggers[at]
    world.triggers = world.triggers[:at] + world.triggers[at + 1 :]
    ability = world.cards.abilities[world.cards.things[trigger.source]][trigger.ability]
    seat = trigger.seat if trigger.seat >= 0 else trigger.subject
    if ability.limit == ONCE_A_TURN and world.marks[trigger.source] & USED:
        return
    deed = fired(seat, trigger)
    if not possible(world, deed, ability):
        return
    world.deeds.append(deed)
    if ability.optional and not keeps(ability):
        world.agenda.then(Offer(seat))
    else:
        begin(world, deed, ability, events)


def keeps(ability: Ability) -> bool:
    """Imp Hoard's offer is the choice of the card itself."""
    return DO[ability.modes[0].do[0].op] == "keep_discard"


def possible(world: Underworld, deed: Deed, ability: Ability) -> bool:
    """Whether a trigger can do anything, as far as all can see: coins, backs of cards, targets."""
    mode = ability.modes[0]
    if mode.targets and not targets(world, deed.seat, deed.source, mode, 0, -1, 0):
        return False
    for cost in mode.cost:
        if cost.op == PAY_COINS or cost.op == GIVE_COINS:
            if world.coins[deed.seat] < cost.amount.plus:
                return False
        elif cost.op >= DISCARD_CARDS and cost.op <= DISCARD_SPELLS:
            backs = holds_spell(world, deed.seat) if cost.op == DISCARD_SPELLS else room_backs(world, deed.seat)
            if backs < cost.amount.plus:
                return False
    return not keeps(ability) or len(thrown_by_opponents(world, deed.seat)) > 0


def begin(world: Underworld, deed: Deed, ability: Ability, events: Events | None) -> None:
    """R37: the mark of a trigger is set when it resolves and is not declined."""
    if ability.limit == ONCE_A_TURN and not keeps(ability):
        world.marks = replaced(world.marks, deed.source, world.marks[deed.source] | USED)
    if events is not None:
        tell(events, "trigger", card_told(world, deed.seat, deed.source, ability.level))
    world.agenda.then(Declaring(deed.seat), Resolve(deed.seat))


@final
class Offer(Question):
    """R36: whether an optional trigger is used."""

    prompt: ClassVar[Literal["trigger"]] = "trigger"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == DECLINE:
            return 0
        return unpaid(world, seat) if action == ACCEPT else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [DECLINE] if unpaid(world, seat) else [ACCEPT, DECLINE]

    def question(self, world: Underworld, viewer: int) -> shapes.DeedQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat)}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        ability = ability_of(world, deed)
        if action == ACCEPT:
            begin(world, deed, ability, events)
            return
        world.deeds.pop()
        if events is not None:
            tell(events, "declined", card_told(world, seat, deed.source, ability.level))


def unpaid(world: Underworld, seat: int) -> int:
    """Which part of the cost of the offered trigger this hand cannot pay."""
    deed = world.deeds[-1]
    ability = ability_of(world, deed)
    for cost in ability.modes[0].cost:
        code = cost_refusal(world, seat, deed.source, ability, cost)
        if code:
            return TOO_FEW_COINS if code == TOO_FEW_COINS else COST_CARD_MISSING
    return 0
