"""R22-R25, R39, R40: the turn with its five phases."""

from __future__ import annotations

from typing import final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from .. import shapes
from ..effects.vocabulary import ON_BUILD_PHASE, ON_BUILD_TURN
from ..pieces import BEGINNING, BUILD
from ..state import Underworld
from .adventure import AdventurePhase
from .aftermath import Aftermath
from .bait import Bait
from .changes import ROOM_DECK, draw_cards
from .end import EndPhase, Intrigue, clear_marks
from .facts import name, tell
from .reveal import Reveal
from .triggers import fire_all, fire_own
from .windows import BUILD_WINDOW, Window


@final
class Turn(Step[Underworld]):
    """R22: beginning, build, bait, adventure, end, and the next turn."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        phases = [Beginning(), BuildPhase(), Reveal(), Bait(), AdventurePhase(), EndPhase(), Intrigue()]
        world.agenda.then(*phases, self)


@final
class Beginning(Step[Underworld]):
    """R23, R24: new heroes come to town, and everyone draws a card."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.turn += 1
        world.phase = BEGINNING
        if world.turn == 1:
            clear_marks(world)  # the opening is no turn (R37)
        if events is not None:
            tell(events, "turn", shapes.TurnCount(round=world.turn))
            tell(events, "phase", shapes.PhaseBegan(phase="beginning"))
        come_to_town(world, min(world.seats, len(world.hero_deck)), events)
        for seat in world.order:
            if world.alive[seat]:
                draw_cards(world, seat, ROOM_DECK, 1, "turn", -1, chance, events)


def come_to_town(world: Underworld, n: int, events: Events | None) -> None:
    """R23: the next n heroes."""
    left = len(world.hero_deck) - n
    heroes = world.hero_deck[left:][::-1]
    world.hero_deck = world.hero_deck[:left]
    world.town = world.town + heroes
    ages = world.ages[:]
    age = max(ages)
    for at, hero in enumerate(heroes):
        ages[hero] = age + 1 + at
        if events is not None:
            epic = world.cards.epic[hero] == 1
            facts = shapes.HeroRevealed(hero=name(world, hero), epic=epic, left=left + n - 1 - at)
            events.add("hero_revealed", facts, EVERYONE, None, HIDDEN)
    world.ages = ages


@final
class BuildPhase(Step[Underworld]):
    """R39: first what happens at its start."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.phase = BUILD
        if events is not None:
            tell(events, "phase", shapes.PhaseBegan(phase="build"))
        fire_all(world, ON_BUILD_PHASE, -1)
        world.agenda.then(Aftermath(), NextBuilder(-1, 0))


@final
class NextBuilder(Step[Underworld]):
    """R40, R41: the build turns in XP order from place `number` on; each is one window."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.active = -1
        for at in range(self.number, world.seats):
            seat = world.order[at]
            if world.alive[seat]:
                world.active = seat
                world.take_backs = 0
                world.locked = 0
                world.promoted = 0
                world.sold = 0
                if events is not None:
                    tell(events, "build_turn", shapes.OfSeat(seat=seat))
                fire_own(world, seat, ON_BUILD_TURN, -1)
                world.agenda.then(Aftermath(), Window(seat, BUILD_WINDOW), NextBuilder(-1, at + 1))
                return
