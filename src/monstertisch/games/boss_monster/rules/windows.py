"""R26, R30, R31: windows, the only time at which spells and abilities may be declared."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..moves import PASS
from ..pieces import BUILD
from ..reasons import NOT_NOW
from ..rules.answering import waiting_seen
from ..rules.build_turn import all_builds
from ..rules.declaring import all_declarations
from ..rules.facts import name
from ..rules.places import slot_of, walker_room
from ..state import Underworld
from .answering import Declared, ResolveWaiting
from .build_turn import build_options, build_refusal, carry_out_build
from .declaration import Declaring, declare
from .declaring import could_act, declare_options, declare_refusal
from .question import Question

WINDOWS: Final[list[shapes.WindowName]] = ["build", "entrance", "room", "idle"]
BUILD_WINDOW: Final = 0
ENTRANCE_WINDOW: Final = 1
ROOM_WINDOW: Final = 2
IDLE_WINDOW: Final = 3


def window_seen(world: Underworld, seats: list[int], window: int, stage: int) -> shapes.Window:
    """R31: which window it is, at which of its steps, and what waits."""
    walks = world.walker >= 0
    room = walker_room(world) if walks else -1
    return {
        "kind": "window",
        "seats": seats,
        "window": WINDOWS[window],
        "active": world.active,
        "hero": name(world, world.walker) if walks else None,
        "dungeon": world.walk_seat if walks else None,
        "slot": slot_of(world, world.walk_seat, room) + 1 if room >= 0 else None,
        "waiting": waiting_seen(world),
        "stage": stage,
    }


@final
class Window(Step[Underworld]):
    """R31: the active player, then the others, until nothing waits; `number` is the kind of window."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        active = ActivePart(self.seat, self.number, 1)
        world.agenda.then(active, OthersPart(self.seat, self.number, 0), CloseWindow(self.seat, self.number))


@final
class ActivePart(Question):
    """R31 steps 1 and 3: the active player declares effects, each of which resolves before the next, and builds (R41)."""

    prompt: ClassVar[Literal["window"]] = "window"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat if self.number == BUILD_WINDOW or could_act(world, self.seat) else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        if world.moves.is_declaration(action):
            return declare_refusal(world, seat, action)
        return build_refusal(world, seat, action) if self.number == BUILD_WINDOW and world.moves.is_build(action) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        building = build_options(world, seat) if self.number == BUILD_WINDOW else []
        return [PASS, *building, *declare_options(world, seat)]

    def question(self, world: Underworld, viewer: int) -> shapes.Window:
        return window_seen(world, self.seats(world), self.number, self.other)

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        building = all_builds(world, seat) if world.phase == BUILD else []
        return building + all_declarations(world, seat)

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == PASS:
            return
        world.agenda.then(self)
        if world.moves.is_declaration(action):
            declare(world, seat, action, events)
            world.agenda.then(Declaring(seat), Declared(seat))
        else:
            carry_out_build(world, seat, action, self.other == 3, events)


@final
class OthersPart(Step[Underworld]):
    """R31 step 2: each other living player in XP order, from place `other` on."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        for at in range(self.other, world.seats):
            seat = world.order[at]
            if seat != self.seat and world.alive[seat] and could_act(world, seat):
                world.agenda.then(OtherPart(seat, self.number), OthersPart(self.seat, self.number, at + 1))
                return


@final
class OtherPart(Question):
    """R31 step 2: another player declares any number of effects, which wait."""

    prompt: ClassVar[Literal["window"]] = "window"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat if could_act(world, self.seat) else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if action == PASS:
            return 0
        return declare_refusal(world, seat, action) if world.moves.is_declaration(action) else NOT_NOW

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [PASS, *declare_options(world, seat)]

    def question(self, world: Underworld, viewer: int) -> shapes.Window:
        return window_seen(world, self.seats(world), self.number, 2)

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return all_declarations(world, seat)

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != PASS:
            declare(world, seat, action, events)
            world.agenda.then(Declaring(seat), Declared(seat), self)


@final
class CloseWindow(Step[Underworld]):
    """R31 steps 3 and 4: what waits resolves after the active player could answer, and the window goes on; else it closes."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        if world.waiting:
            answers = ActivePart(self.seat, self.number, 3)
            world.agenda.then(answers, ResolveWaiting(self.seat), Window(self.seat, self.number))
