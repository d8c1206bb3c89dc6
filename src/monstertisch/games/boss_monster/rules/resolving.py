"""R30-R32: what was declared resolves or waits, and spells are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ....core.game import Data
from ..effects.spells import prevent
from ..effects.vocabulary import (
    REACTION,
    SPELL,
)
from ..moves import ACCEPT, DECLINE, LEVELS, PASS
from ..pieces import PAID, PREVENTED, TAX
from ..reasons import NOT_NOW
from .carrying import Resolve
from .changes import change_coins
from .declaring import named_ability, named_thing, source_refusal, use_refusal
from .deeds import Declaring, ability_of, declare, deed_seen
from .places import holds_spell
from .telling import name, tell
from .triggers import Aftermath

if TYPE_CHECKING:
    from ..state import Table


@final
class Declared(Step["Table"]):
    """R30, R32: a declaration is complete; spells may be answered, then it resolves or waits."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        deed.flags |= PAID
        kind = ability_of(table, deed).kind
        if kind == SPELL:
            table.agenda.then(Answers(self.seat, 0), PayTax(self.seat), Settled(self.seat), Aftermath())
        elif kind == REACTION:
            table.agenda.then(Resolve(self.seat))
        else:
            table.agenda.then(Settled(self.seat), Aftermath())


@final
class Settled(Step["Table"]):
    """R30: effects of the active player resolve at once, those of others wait."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        deed = table.deeds[-1]
        if deed.seat == table.active or deed.flags & PREVENTED:
            table.agenda.then(Resolve(self.seat))
        else:
            table.waiting.append(table.deeds.pop())


@final
class ResolveWaiting(Step["Table"]):
    """R30: what waits resolves in XP order, a player's own effects in the order declared."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        for seat in table.order:
            for deed in table.waiting:
                if deed.seat == seat:
                    table.waiting.remove(deed)
                    table.deeds.append(deed)
                    table.agenda.then(Resolve(seat), Aftermath(), self)
                    return


# Answers to a spell


@final
class Answers(Step["Table"]):
    """R32: the opponents of the player of a spell, in XP order from place `number` on, may prevent it."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        if table.deeds[-1].flags & PREVENTED:
            return
        for at in range(self.number, table.seats):
            seat = table.order[at]
            if seat != self.seat and table.alive[seat] and could_answer(table, seat):
                table.agenda.then(Answer(seat, self.seat), Answers(self.seat, at + 1))
                return


def could_answer(table: Table, seat: int) -> bool:
    """R26: by public knowledge: a spell back in hand, and a card in play that answers or (full spell deck) any spell."""
    if not holds_spell(table, seat):
        return False
    return table.setup.optional_spells or len(open_answers(table, seat)) > 0


def open_answers(table: Table, seat: int) -> list[int]:
    """The minibosses in play that may answer."""
    found: list[int] = []
    for slot in range(len(table.dungeons[seat])):
        for level in range(1, LEVELS + 1):
            action = table.moves.declare_miniboss(seat, slot, level)
            if answer_refusal(table, seat, action) == 0:
                found.append(action)
    return found


def answer_refusal(table: Table, seat: int, action: int) -> int:
    """R32: only what answers a spell."""
    if not table.moves.is_declaration(action):
        return NOT_NOW
    thing = named_thing(table, seat, action)
    at = named_ability(table, seat, action, thing) if thing >= 0 else -1
    if at < 0:
        return NOT_NOW
    ability = table.cards.abilities[table.cards.things[thing]][at]
    if ability.kind != REACTION:
        return NOT_NOW
    return source_refusal(table, seat, action, thing, ability) or use_refusal(table, seat, thing, ability)


@final
class Answer(Step["Table"]):
    """R32: this seat may prevent the spell of seat `number`, as often as it can."""

    def asked(self, table: Table) -> int:
        over = table.deeds[-1].flags & PREVENTED or not could_answer(table, self.seat)
        return 0 if over else 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        return 0 if action == PASS else answer_refusal(table, seat, action)

    def options(self, table: Table, seat: int) -> list[int]:
        cards = {table.cards.things[card] for card in table.hands[seat] if card >= table.cards.first_spell}
        held = sorted([table.moves.declare_card.of(design) for design in cards])
        found = [action for action in held if answer_refusal(table, seat, action) == 0]
        return [PASS, *found, *open_answers(table, seat)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != PASS:
            declare(table, seat, action, events)
            table.agenda.then(Declaring(seat), Declared(seat), self)


@final
class PayTax(Step["Table"]):
    """Short Circuit: the player of a spell pays what is asked for it, or it is prevented."""

    def tax(self, table: Table) -> int:
        return sum([effect.n for effect in table.lasting if effect.what == TAX and effect.seat == self.seat])

    def asked(self, table: Table) -> int:
        tax = self.tax(table)
        return 1 << self.seat if tax and not table.deeds[-1].flags & PREVENTED and table.coins[self.seat] >= tax else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        return 0 if action in (ACCEPT, DECLINE) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def source(self, table: Table) -> int:
        return next(effect.source for effect in table.lasting if effect.what == TAX and effect.seat == self.seat)

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        self.settle(table, action == ACCEPT, events)

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        if self.tax(table) and not table.deeds[-1].flags & PREVENTED:
            self.settle(table, False, events)

    def settle(self, table: Table, paid: bool, events: Events | None) -> None:
        deed = table.deeds[-1]
        tell(events, "taxed", {"seat": self.seat, "card": name(table, deed.source), "paid": int(paid)})
        if paid:
            change_coins(table, self.seat, -self.tax(table), "pay", self.source(table), events)
        else:
            prevent(table, deed, self.seat, self.source(table), events)


def waiting_seen(table: Table) -> list[Data]:
    return [deed_seen(table, deed) for deed in table.waiting]
