"""R51-R57: all face-down cards are revealed, paid for and built."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from .. import shapes
from ..moves import ACCEPT, DECLINE
from ..pieces import OPENING, REVEAL, ZONING, replaced
from ..reasons import NOT_NOW
from ..state import Underworld
from .aftermath import Aftermath
from .build_turn import be_sure_again
from .changes import change_coins, uncover
from .dungeon import attach, build_room, fire_building, fire_built, fire_miniboss, level_up, start_level
from .facts import name, tell
from .places import room_with, seat_of_room, slot_of
from .question import Question


@final
class Reveal(Step[Underworld]):
    """R51: simultaneously; minibosses are settled first (R52), then rooms are built (R53) and their triggers resolve (R54)."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.active = -1
        opening = world.phase == OPENING
        if not opening:
            world.phase = REVEAL
            if events is not None:
                tell(events, "phase", shapes.PhaseBegan(phase="reveal"))
        placed = [seat for seat in world.order if world.alive[seat] and world.face_down[seat] >= 0]
        for seat in placed:
            be_sure_again(world, seat)
        uncover(world, [world.face_down[seat] for seat in placed])
        if placed and events is not None:
            events.add("revealed", shapes.Revealed(cards=[face_seen(world, seat) for seat in placed]), EVERYONE, None, HIDDEN)
        minibosses = [seat for seat in placed if world.face_down[seat] >= world.cards.first_mini]
        after = [(seat, world.face_down[seat]) for seat in world.order if world.alive[seat]]
        for seat, card in after[::-1]:
            world.agenda.then(AfterBuilding(seat, card))
        world.agenda.then(BuildRooms())
        for seat in minibosses[::-1]:
            world.agenda.then(PayMiniboss(seat))


def face_seen(world: Underworld, seat: int) -> shapes.Placed:
    room = world.face_on[seat]
    slot = slot_of(world, seat, room) if room >= 0 else len(world.dungeons[seat])
    return {"seat": seat, "slot": slot + 1, "card": name(world, world.face_down[seat]), "new": room < 0}


@final
class PayMiniboss(Question):
    """R52, A 38: the owner pays for a revealed miniboss or discards it."""

    prompt: ClassVar[Literal["pay_miniboss"]] = "pay_miniboss"

    def asked(self, world: Underworld) -> int:
        """In an imagined world a miniboss can lie where there is no room: nobody pays for that."""
        can_pay = world.coins[self.seat] >= world.cards.miniboss_price and world.face_on[self.seat] >= 0
        return 1 << self.seat if can_pay else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        return 0 if action in (ACCEPT, DECLINE) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def question(self, world: Underworld, viewer: int) -> shapes.PayMiniboss:
        return {"kind": self.prompt, "seats": self.seats(world), **face_seen(world, self.seat), "price": world.cards.miniboss_price}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DECLINE:
            self.go_without(world, events)
            return
        card = world.face_down[seat]
        room = world.face_on[seat]
        clear_placement(world, seat)
        change_coins(world, seat, -world.cards.miniboss_price, "miniboss", card, events)
        attach(world, seat, room, card, start_level(world, seat), "reveal", -1, events)

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        self.go_without(world, events)

    def go_without(self, world: Underworld, events: Events | None) -> None:
        card = world.face_down[self.seat]
        clear_placement(world, self.seat)
        world.discard = [*world.discard, card]
        if events is not None:
            tell(events, "unpaid", shapes.Unpaid(seat=self.seat, card=name(world, card)))


def clear_placement(world: Underworld, seat: int) -> None:
    world.face_down = replaced(world.face_down, seat, -1)
    world.face_on = replaced(world.face_on, seat, -1)


@final
class BuildRooms(Step[Underworld]):
    """R53: every revealed room becomes the top of its slot."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        for seat in world.order:
            card = world.face_down[seat]
            if card < 0 or not world.alive[seat]:
                continue
            room = world.face_on[seat]
            slot = slot_of(world, seat, room) if room >= 0 else len(world.dungeons[seat])
            clear_placement(world, seat)
            if world.zoned[seat]:
                world.lasting = [effect for effect in world.lasting if effect.what != ZONING or effect.seat != seat]
                world.zoned = replaced(world.zoned, seat, 0)
            build_room(world, seat, card, slot, "first" if world.phase == OPENING else "reveal", events)


@final
class AfterBuilding(Step[Underworld]):
    """R54: a player's level-up, then the triggers of the card built, `number` (-1: none)."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        was_levelled = world.levelled[self.seat]
        level_up(world, self.seat, events)
        if self.number < 0:
            return
        if self.number >= world.cards.first_mini:
            if room_with(world, self.number) >= 0:
                fire_miniboss(world, self.seat)
                world.agenda.then(Aftermath())
        elif seat_of_room(world, self.number) == self.seat:
            fire_built(world, self.seat, self.number)
            world.agenda.then(Aftermath(), Watchers(self.seat, self.number, was_levelled), Aftermath())


@final
class Watchers(Step[Underworld]):
    """R54, R57: what watches the building of room `number`; `other` is 1 if the boss was unlocked before."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        if seat_of_room(world, self.number) == self.seat:
            fire_building(world, self.seat, self.number, self.other == 1)
