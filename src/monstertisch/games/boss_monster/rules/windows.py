"""R26, R30, R31: windows, the only time at which spells and abilities may be declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ..moves import PASS
from ..reasons import NOT_NOW
from .build import build_options, build_refusal, carry_out_build
from .declaring import could_act, declare_options, declare_refusal
from .deeds import Declaring, declare
from .resolving import Declared, ResolveWaiting

if TYPE_CHECKING:
    from ..state import Table

WINDOWS: Final = ["build", "entrance", "room", "idle"]
BUILD_WINDOW: Final = 0
ENTRANCE_WINDOW: Final = 1
ROOM_WINDOW: Final = 2
IDLE_WINDOW: Final = 3


@final
class Window(Step["Table"]):
    """R31: the active player, then the others, until nothing waits; `number` is the kind of window."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        active = ActivePart(self.seat, self.number, 1)
        table.agenda.then(active, OthersPart(self.seat, self.number, 0), CloseWindow(self.seat, self.number))


@final
class ActivePart(Step["Table"]):
    """R31 steps 1 and 3: the active player declares effects, each of which resolves before the next, and builds (R41)."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if self.number == BUILD_WINDOW or could_act(table, self.seat) else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        if table.moves.is_declaration(action):
            return declare_refusal(table, seat, action)
        return build_refusal(table, seat, action) if self.number == BUILD_WINDOW and table.moves.is_build(action) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        building = build_options(table, seat) if self.number == BUILD_WINDOW else []
        return [PASS, *building, *declare_options(table, seat)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == PASS:
            return
        table.agenda.then(self)
        if table.moves.is_declaration(action):
            declare(table, seat, action, events)
            table.agenda.then(Declaring(seat), Declared(seat))
        else:
            carry_out_build(table, seat, action, self.other == 3, events)


@final
class OthersPart(Step["Table"]):
    """R31 step 2: each other living player in XP order, from place `other` on."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        for at in range(self.other, table.seats):
            seat = table.order[at]
            if seat != self.seat and table.alive[seat] and could_act(table, seat):
                table.agenda.then(OtherPart(seat, self.number), OthersPart(self.seat, self.number, at + 1))
                return


@final
class OtherPart(Step["Table"]):
    """R31 step 2: another player declares any number of effects, which wait."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if could_act(table, self.seat) else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        return declare_refusal(table, seat, action) if table.moves.is_declaration(action) else NOT_NOW

    def options(self, table: Table, seat: int) -> list[int]:
        return [PASS, *declare_options(table, seat)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != PASS:
            declare(table, seat, action, events)
            table.agenda.then(Declaring(seat), Declared(seat), self)


@final
class CloseWindow(Step["Table"]):
    """R31 steps 3 and 4: what waits resolves after the active player could answer, and the window goes on; else it closes."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        if table.waiting:
            answers = ActivePart(self.seat, self.number, 3)
            table.agenda.then(answers, ResolveWaiting(self.seat), Window(self.seat, self.number))
