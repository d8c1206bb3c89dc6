"""R84-R105: heroes walk through the dungeons."""

from __future__ import annotations

from typing import final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..effects.vocabulary import ON_HERO_ENTERS, ON_HERO_SURVIVES_HERE
from ..pieces import ADVENTURE, AT_ENTRANCE, IN_LIMBO, IN_ROOM, replaced, without
from ..state import Underworld
from .aftermath import Aftermath
from .dying import die, score_wound, stop_walking
from .facts import hero_told, name, tell
from .places import is_active, is_held, may_enter, walker_room
from .triggers import fire_hero, fire_room
from .values import SKIPS, damage_of, health_left, hero_reads, reduction, skipped, spared_room
from .windows import ENTRANCE_WINDOW, IDLE_WINDOW, ROOM_WINDOW, Window


@final
class AdventurePhase(Step[Underworld]):
    """R84."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        world.phase = ADVENTURE
        world.went = 0
        if events is not None:
            tell(events, "phase", shapes.PhaseBegan(phase="adventure"))
        world.agenda.then(NextAdventurer(-1, 0, 0))


@final
class NextAdventurer(Step[Underworld]):
    """R84: in XP order from place `number` on, whoever has a hero that may enter; `other` is 1 after the first round."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        for at in range(self.number, world.seats):
            seat = world.order[at]
            if self.goes(world, seat):
                world.went |= 1 << seat
                world.active = seat
                if events is not None:
                    tell(events, "adventure_turn", shapes.OfSeat(seat=seat))
                if may_enter(world, seat) < 0:
                    world.agenda.then(Window(seat, IDLE_WINDOW))
                world.agenda.then(AdventureTurn(seat), NextAdventurer(-1, at + 1, self.other))
                return
        world.active = -1
        if world.went == 0 and self.other == 0:
            seat = next(seat for seat in world.order if world.alive[seat])
            world.active = seat
            if events is not None:
                tell(events, "idle_window", shapes.OfSeat(seat=seat))
            world.agenda.then(Window(seat, IDLE_WINDOW), NextAdventurer(-1, 0, 1))
        elif any(self.goes(world, seat) for seat in world.order):
            world.agenda.then(NextAdventurer(-1, 0, 1))

    def goes(self, world: Underworld, seat: int) -> bool:
        if not world.alive[seat] or world.went >> seat & 1:
            return False
        return may_enter(world, seat) >= 0 or (world.setup.empty_adventure_turns and self.other == 0)


@final
class AdventureTurn(Step[Underworld]):
    """R85, R89: one hero after the other, until nobody is left who may enter."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        hero = may_enter(world, self.seat)
        if hero < 0:
            return
        world.walker = hero
        world.walk_seat = self.seat
        world.walk_in = AT_ENTRANCE
        if events is not None:
            tell(events, "hero_turn", shapes.OfHero(hero=name(world, hero), seat=self.seat))
        world.agenda.then(Window(self.seat, ENTRANCE_WINDOW), Enter(self.seat, hero), AdventureTurn(self.seat))


@final
class Enter(Step[Underworld]):
    """R93: hero `number` goes in, if it is still there and may."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        hero = self.number
        if world.walker != hero:
            return
        if is_held(world, hero) or hero not in world.entrances[self.seat]:
            stop_walking(world)
            return
        world.entrances = replaced(world.entrances, self.seat, without(world.entrances[self.seat], hero))
        world.walk_in = IN_LIMBO
        world.walk_right = len(world.dungeons[self.seat])
        if events is not None:
            tell(events, "enters", shapes.OfHero(hero=name(world, hero), seat=self.seat))
        if hero_reads(world, hero):
            fire_hero(world, hero, ON_HERO_ENTERS, self.seat)
        world.agenda.then(Aftermath(), WalkOn(self.seat, hero, spared_room(world, self.seat)))


@final
class WalkOn(Step[Underworld]):
    """R94-R96, R103: into the next slot to the right, or past it (`other` is a room it skips, or -1), or to the boss."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        hero = self.number
        seat = self.seat
        if world.walker != hero:
            return
        if world.walk_right == 0:
            self.reach_boss(world, events)
            return
        dungeon = world.dungeons[seat]
        room = dungeon[len(dungeon) - world.walk_right]
        world.walk_right -= 1
        why = SKIPS[skipped(world, hero, seat, room, self.other)]
        if why is not None:
            if events is not None:
                tell(events, "skipped", shapes.Skipped(**hero_told(world, hero, seat, room), why=why))
            world.agenda.then(self)
            return
        world.walk_in = IN_ROOM
        damage = damage_of(world, seat, room)
        less = min(reduction(world, hero, room), damage)
        world.hurt = replaced(world.hurt, hero, world.hurt[hero] + damage - less)
        if events is not None:
            facts = hero_told(world, hero, seat, room)
            tell(events, "room_entered", facts)
            left = health_left(world, hero)
            hurt = shapes.Damaged(**facts, damage=damage - less, reduced=less, left=left, source=None)
            tell(events, "damaged", hurt)
        world.agenda.then(Window(seat, ROOM_WINDOW), Leave(seat, hero))

    def reach_boss(self, world: Underworld, events: Events | None) -> None:
        """R103: checked once more."""
        if health_left(world, world.walker) <= 0:
            die(world, "end", None, events)
        else:
            score_wound(world, events)
        world.agenda.then(Aftermath())


@final
class Leave(Step[Underworld]):
    """R98, R102, R105: the window in the room has closed: the hero dies or goes on."""

    def act(self, world: Underworld, chance: Chance, events: Events | None) -> None:
        hero = self.number
        if world.walker != hero or world.walk_in == AT_ENTRANCE:
            return
        room = walker_room(world)
        if health_left(world, hero) <= 0:
            die(world, "damage" if room >= 0 else "limbo", None, events)
            world.agenda.then(Aftermath())
            return
        world.agenda.then(Aftermath(), WalkOn(self.seat, hero, -1))
        if room >= 0 and is_active(world, self.seat, room):
            if events is not None:
                tell(events, "survived", hero_told(world, hero, self.seat, room))
            fire_room(world, self.seat, room, ON_HERO_SURVIVES_HERE, hero)
        world.walk_in = IN_LIMBO
