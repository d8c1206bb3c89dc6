"""R35, R36, R99: triggers resolve one after the other; then a hero who died is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ....core.game import Data
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
from ..pieces import IS_TRIGGER, USED, Deed, Trigger, replaced
from ..reasons import COST_CARD_MISSING, NO_SUCH_TRIGGER, NOT_NOW, TOO_FEW_COINS
from .carrying import Resolve
from .declaring import cost_refusal
from .deeds import Declaring, ability_of
from .dying import score_soul
from .places import by_xp, holds_spell, room_backs, room_with, slot_of
from .targets import targets
from .telling import name, source_seen, tell

if TYPE_CHECKING:
    from ..state import Table


@final
class Aftermath(Step["Table"]):
    """R35, R99: after an effect or a game step: first the triggers it fired, then a hero who died is scored."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        if not table.triggers:
            table.thrown = []
            if table.dying >= 0:
                score_soul(table, events)
            return
        table.agenda.then(self)
        seat = next_controller(table)
        own = [at for at in range(len(table.triggers)) if table.triggers[at].seat == seat]
        if len(own) > 1 and order_matters(table, own) and len(places_of(table, seat)) > 1:
            table.agenda.then(OrderTriggers(seat))
        else:
            start(table, own[0], events)


def next_controller(table: Table) -> int:
    """R35: heroes' own texts first, then the active player, then the others in XP order."""
    controllers = [trigger.seat for trigger in table.triggers]
    if -1 in controllers:
        return -1
    for seat in by_xp(table, table.active):
        if seat in controllers:
            return seat
    return controllers[0]


def order_matters(table: Table, own: list[int]) -> bool:
    """Plain gains and draws can come in any order; all else is for the player to order."""
    for at in own:
        trigger = table.triggers[at]
        ability = table.cards.abilities[table.cards.things[trigger.source]][trigger.ability]
        plain = not ability.optional and all(not mode.targets and not mode.cost for mode in ability.modes)
        if not plain or any(DO[effect.op] not in PLAIN for mode in ability.modes for effect in mode.do):
            return True
    return False


PLAIN: Final = ["gain_coins", "draw_rooms", "draw_spells", "damage_other_monsters"]


def place_of(table: Table, trigger: Trigger) -> int:
    """The move that names the source of a trigger; -1: it is not in the own dungeon any more."""
    if trigger.source < table.cards.first_hero:
        return table.moves.trigger_boss
    miniboss = trigger.source >= table.cards.first_mini
    room = room_with(table, trigger.source) if miniboss else trigger.source
    if room < 0 or room not in table.dungeons[trigger.seat]:
        return -1
    run = table.moves.trigger_miniboss if miniboss else table.moves.trigger_room
    return run.of(slot_of(table, trigger.seat, room))


def places_of(table: Table, seat: int) -> list[int]:
    """Ascending; empty if a source is gone: its trigger goes first."""
    found = {place_of(table, trigger) for trigger in table.triggers if trigger.seat == seat}
    return [] if -1 in found else sorted(found)


@final
class OrderTriggers(Step["Table"]):
    """R35: each controller orders their own."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.is_trigger(action):
            return NOT_NOW
        return 0 if action in places_of(table, seat) else NO_SUCH_TRIGGER

    def options(self, table: Table, seat: int) -> list[int]:
        return places_of(table, seat)

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        for at in range(len(table.triggers)):
            if table.triggers[at].seat == seat and place_of(table, table.triggers[at]) == action:
                start(table, at, events)
                return


def start(table: Table, at: int, events: Events | None) -> None:
    """R36: a trigger resolves; what is optional is asked for, what cannot be paid is left out."""
    trigger = table.triggers[at]
    table.triggers = table.triggers[:at] + table.triggers[at + 1 :]
    ability = table.cards.abilities[table.cards.things[trigger.source]][trigger.ability]
    seat = trigger.seat if trigger.seat >= 0 else trigger.subject
    if ability.limit == ONCE_A_TURN and table.marks[trigger.source] & USED:
        return
    deed = Deed(seat, trigger.source, trigger.ability, 0, -1, -1, 0, 0, trigger.subject, IS_TRIGGER, seat)
    if not possible(table, deed, ability):
        return
    table.deeds.append(deed)
    if ability.optional and not keeps(ability):
        table.agenda.then(Offer(seat))
    else:
        begin(table, deed, ability, events)


def keeps(ability: Ability) -> bool:
    """Imp Hoard's offer is the choice of the card itself."""
    return DO[ability.modes[0].do[0].op] == "keep_discard"


def possible(table: Table, deed: Deed, ability: Ability) -> bool:
    """Whether a trigger can do anything, as far as all can see: coins, backs of cards, targets."""
    mode = ability.modes[0]
    if mode.targets and not targets(table, deed.seat, deed.source, mode, 0, -1, 0):
        return False
    for cost in mode.cost:
        if cost.op == PAY_COINS or cost.op == GIVE_COINS:
            if table.coins[deed.seat] < cost.amount.plus:
                return False
        elif cost.op >= DISCARD_CARDS and cost.op <= DISCARD_SPELLS:
            backs = holds_spell(table, deed.seat) if cost.op == DISCARD_SPELLS else room_backs(table, deed.seat)
            if backs < cost.amount.plus:
                return False
    return not keeps(ability) or len(thrown_by_opponents(table, deed.seat)) > 0


def begin(table: Table, deed: Deed, ability: Ability, events: Events | None) -> None:
    """R37: the mark of a trigger is set when it resolves and is not declined."""
    if ability.limit == ONCE_A_TURN and not keeps(ability):
        table.marks = replaced(table.marks, deed.source, table.marks[deed.source] | USED)
    source = source_seen(table, deed.source, ability.level)
    tell(events, "trigger", {"seat": deed.seat, "card": source["card"], "source": source})
    table.agenda.then(Declaring(deed.seat), Resolve(deed.seat))


@final
class Offer(Step["Table"]):
    """R36: whether an optional trigger is used."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == DECLINE:
            return 0
        return unpaid(table, seat) if action == ACCEPT else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [DECLINE] if unpaid(table, seat) else [ACCEPT, DECLINE]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        ability = ability_of(table, deed)
        if action == ACCEPT:
            begin(table, deed, ability, events)
            return
        table.deeds.pop()
        facts: Data = {"seat": seat, "card": name(table, deed.source)}
        tell(events, "declined", {**facts, "source": source_seen(table, deed.source, ability.level)})


def unpaid(table: Table, seat: int) -> int:
    """Which part of the cost of the offered trigger this hand cannot pay."""
    deed = table.deeds[-1]
    ability = ability_of(table, deed)
    for cost in ability.modes[0].cost:
        code = cost_refusal(table, seat, deed.source, ability, cost)
        if code:
            return TOO_FEW_COINS if code == TOO_FEW_COINS else COST_CARD_MISSING
    return 0
