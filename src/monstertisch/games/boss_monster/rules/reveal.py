"""R51-R57: all face-down cards are revealed, paid for and built."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from ....core.game import Data
from ..moves import ACCEPT, DECLINE
from ..pieces import EVERYBODY, OPENING, REVEAL, ZONING, replaced
from ..reasons import NOT_NOW
from .build import be_sure_again
from .building import attach, build_room, fire_building, fire_built, fire_miniboss, level_up, start_level
from .changes import change_coins
from .places import room_with, seat_of_room, slot_of
from .telling import name, tell
from .triggers import Aftermath

if TYPE_CHECKING:
    from ..state import Table


@final
class Reveal(Step["Table"]):
    """R51: simultaneously; minibosses are settled first (R52), then rooms are built (R53) and their triggers resolve (R54)."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.active = -1
        opening = table.phase == OPENING
        if not opening:
            table.phase = REVEAL
            tell(events, "phase", {"phase": "reveal"})
        placed = [seat for seat in table.order if table.alive[seat] and table.face_down[seat] >= 0]
        for seat in placed:
            be_sure_again(table, seat)
            table.knows = replaced(table.knows, table.face_down[seat], EVERYBODY)
            table.doubt = replaced(table.doubt, table.face_down[seat], 0)
        if placed and events is not None:
            events.add("revealed", {"cards": [face_seen(table, seat) for seat in placed]}, EVERYONE, None, HIDDEN)
        minibosses = [seat for seat in placed if table.face_down[seat] >= table.cards.first_mini]
        after = [(seat, table.face_down[seat]) for seat in table.order if table.alive[seat]]
        for seat, card in after[::-1]:
            table.agenda.then(AfterBuilding(seat, card))
        table.agenda.then(BuildRooms())
        for seat in minibosses[::-1]:
            table.agenda.then(PayMiniboss(seat))


def face_seen(table: Table, seat: int) -> Data:
    room = table.face_on[seat]
    slot = slot_of(table, seat, room) if room >= 0 else len(table.dungeons[seat])
    return {"seat": seat, "slot": slot + 1, "card": name(table, table.face_down[seat]), "new": room < 0}


@final
class PayMiniboss(Step["Table"]):
    """R52, A 38: the owner pays for a revealed miniboss or discards it."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if table.coins[self.seat] >= table.cards.miniboss_price else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        return 0 if action in (ACCEPT, DECLINE) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DECLINE:
            self.go_without(table, events)
            return
        card = table.face_down[seat]
        room = table.face_on[seat]
        clear_placement(table, seat)
        change_coins(table, seat, -table.cards.miniboss_price, "miniboss", card, events)
        attach(table, seat, room, card, start_level(table, seat), "reveal", -1, events)

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        self.go_without(table, events)

    def go_without(self, table: Table, events: Events | None) -> None:
        card = table.face_down[self.seat]
        clear_placement(table, self.seat)
        table.discard = [*table.discard, card]
        tell(events, "unpaid", {"seat": self.seat, "card": name(table, card)})


def clear_placement(table: Table, seat: int) -> None:
    table.face_down = replaced(table.face_down, seat, -1)
    table.face_on = replaced(table.face_on, seat, -1)


@final
class BuildRooms(Step["Table"]):
    """R53: every revealed room becomes the top of its slot."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        for seat in table.order:
            card = table.face_down[seat]
            if card < 0 or not table.alive[seat]:
                continue
            room = table.face_on[seat]
            slot = slot_of(table, seat, room) if room >= 0 else len(table.dungeons[seat])
            clear_placement(table, seat)
            if table.zoned[seat]:
                table.lasting = [effect for effect in table.lasting if effect.what != ZONING or effect.seat != seat]
                table.zoned = replaced(table.zoned, seat, 0)
            build_room(table, seat, card, slot, "first" if table.phase == OPENING else "reveal", events)


@final
class AfterBuilding(Step["Table"]):
    """R54: a player's level-up, then the triggers of the card built, `number` (-1: none)."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        was_levelled = table.levelled[self.seat]
        level_up(table, self.seat, events)
        if self.number < 0:
            return
        if self.number >= table.cards.first_mini:
            if room_with(table, self.number) >= 0:
                fire_miniboss(table, self.seat)
                table.agenda.then(Aftermath())
        elif seat_of_room(table, self.number) == self.seat:
            fire_built(table, self.seat, self.number)
            table.agenda.then(Aftermath(), Watchers(self.seat, self.number, was_levelled), Aftermath())


@final
class Watchers(Step["Table"]):
    """R54, R57: what watches the building of room `number`; `other` is 1 if the boss was unlocked before."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        if seat_of_room(table, self.number) == self.seat:
            fire_building(table, self.seat, self.number, self.other == 1)
