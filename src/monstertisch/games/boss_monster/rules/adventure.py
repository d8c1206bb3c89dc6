"""R84-R105: heroes walk through the dungeons."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ....core.game import Data
from ..effects.vocabulary import ON_HERO_ENTERS, ON_HERO_SURVIVES_HERE
from ..pieces import ADVENTURE, AT_ENTRANCE, IN_LIMBO, IN_ROOM, replaced, without
from .dying import die, score_wound, stop_walking
from .firing import fire_hero, fire_room
from .places import is_active, is_held, may_enter, walker_room
from .telling import name, place_seen, tell
from .triggers import Aftermath
from .values import SKIPS, damage_of, health_left, hero_reads, reduction, skipped, spared_room
from .windows import ENTRANCE_WINDOW, IDLE_WINDOW, ROOM_WINDOW, Window

if TYPE_CHECKING:
    from ..state import Table


@final
class AdventurePhase(Step["Table"]):
    """R84."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        table.phase = ADVENTURE
        table.went = 0
        tell(events, "phase", {"phase": "adventure"})
        table.agenda.then(NextAdventurer(-1, 0, 0))


@final
class NextAdventurer(Step["Table"]):
    """R84: in XP order from place `number` on, whoever has a hero that may enter; `other` is 1 after the first round."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        for at in range(self.number, table.seats):
            seat = table.order[at]
            if self.goes(table, seat):
                table.went |= 1 << seat
                table.active = seat
                tell(events, "adventure_turn", {"seat": seat})
                if may_enter(table, seat) < 0:
                    table.agenda.then(Window(seat, IDLE_WINDOW))
                table.agenda.then(AdventureTurn(seat), NextAdventurer(-1, at + 1, self.other))
                return
        table.active = -1
        if table.went == 0 and self.other == 0:
            seat = next(seat for seat in table.order if table.alive[seat])
            table.active = seat
            tell(events, "idle_window", {"seat": seat})
            table.agenda.then(Window(seat, IDLE_WINDOW), NextAdventurer(-1, 0, 1))
        elif any(self.goes(table, seat) for seat in table.order):
            table.agenda.then(NextAdventurer(-1, 0, 1))

    def goes(self, table: Table, seat: int) -> bool:
        if not table.alive[seat] or table.went >> seat & 1:
            return False
        return may_enter(table, seat) >= 0 or (table.setup.empty_adventure_turns and self.other == 0)


@final
class AdventureTurn(Step["Table"]):
    """R85, R89: one hero after the other, until nobody is left who may enter."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        hero = may_enter(table, self.seat)
        if hero < 0:
            return
        table.walker = hero
        table.walk_seat = self.seat
        table.walk_in = AT_ENTRANCE
        tell(events, "hero_turn", {"hero": name(table, hero), "seat": self.seat})
        table.agenda.then(Window(self.seat, ENTRANCE_WINDOW), Enter(self.seat, hero), AdventureTurn(self.seat))


@final
class Enter(Step["Table"]):
    """R93: hero `number` goes in, if it is still there and may."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        hero = self.number
        if table.walker != hero:
            return
        if is_held(table, hero) or hero not in table.entrances[self.seat]:
            stop_walking(table)
            return
        table.entrances = replaced(table.entrances, self.seat, without(table.entrances[self.seat], hero))
        table.walk_in = IN_LIMBO
        table.walk_right = len(table.dungeons[self.seat])
        tell(events, "enters", {"hero": name(table, hero), "seat": self.seat})
        if hero_reads(table, hero):
            fire_hero(table, hero, ON_HERO_ENTERS, self.seat)
        table.agenda.then(Aftermath(), WalkOn(self.seat, hero, spared_room(table, self.seat)))


@final
class WalkOn(Step["Table"]):
    """R94-R96, R103: into the next slot to the right, or past it (`other` is a room it skips, or -1), or to the boss."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        hero = self.number
        seat = self.seat
        if table.walker != hero:
            return
        if table.walk_right == 0:
            self.reach_boss(table, events)
            return
        dungeon = table.dungeons[seat]
        room = dungeon[len(dungeon) - table.walk_right]
        table.walk_right -= 1
        facts: Data = {"hero": name(table, hero), **place_seen(table, seat, room)} if events is not None else {}
        why = skipped(table, hero, seat, room, self.other)
        if why:
            tell(events, "skipped", {**facts, "why": SKIPS[why]})
            table.agenda.then(self)
            return
        table.walk_in = IN_ROOM
        tell(events, "room_entered", facts)
        damage = damage_of(table, seat, room)
        less = min(reduction(table, hero, room), damage)
        table.hurt = replaced(table.hurt, hero, table.hurt[hero] + damage - less)
        if events is not None:
            left = health_left(table, hero)
            tell(events, "damaged", {**facts, "damage": damage - less, "reduced": less, "left": left, "source": None})
        table.agenda.then(Window(seat, ROOM_WINDOW), Leave(seat, hero))

    def reach_boss(self, table: Table, events: Events | None) -> None:
        """R103: checked once more."""
        if health_left(table, table.walker) <= 0:
            die(table, "end", None, events)
        else:
            score_wound(table, events)
        table.agenda.then(Aftermath())


@final
class Leave(Step["Table"]):
    """R98, R102, R105: the window in the room has closed: the hero dies or goes on."""

    def act(self, table: Table, chance: Chance, events: Events | None) -> None:
        hero = self.number
        if table.walker != hero or table.walk_in == AT_ENTRANCE:
            return
        room = walker_room(table)
        if health_left(table, hero) <= 0:
            die(table, "damage" if room >= 0 else "limbo", None, events)
            table.agenda.then(Aftermath())
            return
        table.agenda.then(Aftermath(), WalkOn(self.seat, hero, -1))
        if room >= 0 and is_active(table, self.seat, room):
            if events is not None:
                tell(events, "survived", {"hero": name(table, hero), **place_seen(table, self.seat, room)})
            fire_room(table, self.seat, room, ON_HERO_SURVIVES_HERE, hero)
        table.walk_in = IN_LIMBO
