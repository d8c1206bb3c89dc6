"""R30-R32: what was declared resolves or waits, and spells are answered."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..effects.spells import prevent
from ..effects.vocabulary import (
    REACTION,
    SPELL,
)
from ..moves import ACCEPT, DECLINE, LEVELS, PASS
from ..pieces import PAID, PREVENTED, TAX
from ..reasons import NOT_NOW
from ..rules.declaration import about_deed
from ..state import Underworld
from .aftermath import Aftermath
from .changes import change_coins
from .declaration import Declaring, ability_of, declare, deed_seen
from .declaring import named_ability, named_thing, source_refusal, use_refusal
from .facts import name, tell
from .places import holds_spell
from .question import Question
from .resolving import Resolve


@final
class Declared(Step[Underworld]):
    """R30, R32: a declaration is complete; spells may be answered, then it resolves or waits."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        deed.flags |= PAID
        kind = ability_of(world, deed).kind
        if kind == SPELL:
            world.agenda.then(Answers(self.seat, 0), PayTax(self.seat), Settled(self.seat), Aftermath())
        elif kind == REACTION:
            world.agenda.then(Resolve(self.seat))
        else:
            world.agenda.then(Settled(self.seat), Aftermath())


@final
class Settled(Step[Underworld]):
    """R30: effects of the active player resolve at once, those of others wait."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        deed = world.deeds[-1]
        if deed.seat == world.active or deed.flags & PREVENTED:
            world.agenda.then(Resolve(self.seat))
        else:
            world.waiting.append(world.deeds.pop())


@final
class ResolveWaiting(Step[Underworld]):
    """R30: what waits resolves in XP order, a player's own effects in the order declared."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        for seat in world.order:
            for deed in world.waiting:
                if deed.seat == seat:
                    world.waiting.remove(deed)
                    world.deeds.append(deed)
                    world.agenda.then(Resolve(seat), Aftermath(), self)
                    return


# Answers to a spell


@final
class Answers(Step[Underworld]):
    """R32: the opponents of the player of a spell, in XP order from place `number` on, may prevent it."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        if world.deeds[-1].flags & PREVENTED:
            return
        for at in range(self.number, world.seats):
            seat = world.order[at]
            if seat != self.seat and world.alive[seat] and could_answer(world, seat):
                world.agenda.then(Answer(seat, self.seat), Answers(self.seat, at + 1))
                return


def could_answer(world: Underworld, seat: int) -> bool:
    """R26: by public knowledge: a spell back in hand, and a card in play that answers or a deck with spells that do."""
    if not holds_spell(world, seat):
        return False
    return world.setup.spells_answer or len(open_answers(world, seat)) > 0


def open_answers(world: Underworld, seat: int) -> list[int]:
    """The minibosses in play that may answer."""
    found: list[int] = []
    for slot in range(len(world.dungeons[seat])):
        for level in range(1, LEVELS + 1):
            action = world.moves.declare_miniboss(seat, slot, level)
            if answer_refusal(world, seat, action) == 0:
                found.append(action)
    return found


def answer_refusal(world: Underworld, seat: int, action: int) -> int:
    """R32: only what answers a spell."""
    if not world.moves.is_declaration(action):
        return NOT_NOW
    thing = named_thing(world, seat, action)
    at = named_ability(world, seat, action, thing) if thing >= 0 else -1
    if at < 0:
        return NOT_NOW
    ability = world.cards.abilities[world.cards.things[thing]][at]
    if ability.kind != REACTION:
        return NOT_NOW
    return source_refusal(world, seat, action, thing, ability) or use_refusal(world, seat, thing, ability)


@final
class Answer(Question):
    """R32: this seat may prevent the spell of seat `number`, as often as it can."""

    prompt: ClassVar[Literal["prevent"]] = "prevent"

    def asked(self, world: Underworld) -> int:
        over = world.deeds[-1].flags & PREVENTED or not could_answer(world, self.seat)
        return 0 if over else 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        return 0 if action == PASS else answer_refusal(world, seat, action)

    def options(self, world: Underworld, seat: int) -> list[int]:
        cards = {world.cards.things[card] for card in world.hands[seat] if card >= world.cards.first_spell}
        held = sorted([world.moves.declare_card.of(design) for design in cards])
        found = [action for action in held if answer_refusal(world, seat, action) == 0]
        return [PASS, *found, *open_answers(world, seat)]

    def question(self, world: Underworld, viewer: int) -> shapes.Prevent:
        return {"kind": self.prompt, **about_deed(world, self, self.number)}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != PASS:
            declare(world, seat, action, events)
            world.agenda.then(Declaring(seat), Declared(seat), self)


def tax_on(world: Underworld, seat: int) -> int:
    """Short Circuit: what a spell of this seat costs beside its own price."""
    return sum([effect.n for effect in world.lasting if effect.what == TAX and effect.seat == seat])


@final
class PayTax(Question):
    """Short Circuit: the player of a spell pays what is asked for it, or it is prevented."""

    prompt: ClassVar[Literal["tax"]] = "tax"

    def asked(self, world: Underworld) -> int:
        tax = tax_on(world, self.seat)
        return 1 << self.seat if tax and not world.deeds[-1].flags & PREVENTED and world.coins[self.seat] >= tax else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        return 0 if action in (ACCEPT, DECLINE) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def question(self, world: Underworld, viewer: int) -> shapes.TaxQuestion:
        n, card = tax_on(world, self.seat), name(world, world.deeds[-1].source)
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "n": n, "card": card}

    def source(self, world: Underworld) -> int:
        return next(effect.source for effect in world.lasting if effect.what == TAX and effect.seat == self.seat)

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        self.settle(world, action == ACCEPT, events)

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        if tax_on(world, self.seat) and not world.deeds[-1].flags & PREVENTED:
            self.settle(world, False, events)

    def settle(self, world: Underworld, paid: bool, events: Events | None) -> None:
        deed = world.deeds[-1]
        if events is not None:
            tell(events, "taxed", shapes.Taxed(seat=self.seat, card=name(world, deed.source), paid=1 if paid else 0))
        if paid:
            change_coins(world, self.seat, -tax_on(world, self.seat), "pay", self.source(world), events)
        else:
            prevent(world, deed, self.seat, self.source(world), events)


def waiting_seen(world: Underworld) -> list[shapes.Deed]:
    return [deed_seen(world, deed) for deed in world.waiting]
