"""Primitives about heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import Events
from ....core.game import Data
from ..pieces import HEALTH, HOLD, SHIELD, SKIP_FIRST, Deed, Lasting, replaced, without
from ..reasons import BAD_TARGET, NOT_NOW
from ..rules.changes import add_lasting
from ..rules.dying import die, send_to_entrance, send_to_town
from ..rules.places import walker_room
from ..rules.telling import hero_place, name, source_seen, tell
from ..rules.values import health_left
from .primitive import Primitive

if TYPE_CHECKING:
    from ..state import Table


@final
class DamageHero(Primitive):
    """R87: n damage to the chosen hero; it dies of it only on leaving the room (R98)."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        hero = deed.first
        if hero < 0:
            return
        table.hurt = replaced(table.hurt, hero, table.hurt[hero] + n)
        facts: Data = {"hero": name(table, hero), "seat": table.walk_seat, **hero_place(table, hero), "damage": n, "reduced": 0}
        tell(events, "damaged", {**facts, "left": health_left(table, hero), "source": source_seen(table, deed.source)})


@final
class HeroHealth(Primitive):
    """R135: the chosen hero has n more health this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(table, Lasting(HEALTH, n, deed.source, deed.first, -1, 0), events)


@final
class OwnHealth(Primitive):
    """A 24: the hero whose text it is has n more health this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if n:
            add_lasting(table, Lasting(HEALTH, n, deed.source, deed.source, -1, 0), events)


@final
class HeroToEntrance(Primitive):
    """R86, R101: the chosen hero goes to the end of the queue at the own entrance."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            send_to_entrance(table, deed.first, deed.seat, deed.source, events)


@final
class HeroToTown(Primitive):
    """R101: the chosen hero goes back to town."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            send_to_town(table, deed.first, deed.source, events)


@final
class HoldHero(Primitive):
    """R85: the chosen hero may not go in before next turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(table, Lasting(HOLD, 1, deed.source, deed.first, -1, 0), events)


@final
class KillHero(Primitive):
    """R100: at once, without exit check."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0 and deed.first == table.walker:
            die(table, "killed" if walker_room(table) >= 0 else "killed_in_limbo", name(table, deed.source), events)


@final
class RemoveHero(Primitive):
    """Mind Thresher (R99, R129): the hero who died leaves the game in place of being scored."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        hero = table.dying
        if hero < 0 or hero != deed.subject:
            return
        table.removed = [*table.removed, hero]
        table.dying = -1
        table.progress = 1
        facts: Data = {"hero": name(table, hero), "seat": table.dying_seat, "source": source_seen(table, deed.source)}
        table.dying_seat = -1
        tell(events, "hero_removed", facts)


@final
class ShieldHeroes(Primitive):
    """Cerebella (A 29): the texts of a dungeon do not touch heroes this turn."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(table, Lasting(SHIELD, 1, deed.source, -1, deed.first, 0), events)


@final
class SkipFirstRoom(Primitive):
    """Mageseeker (R94): heroes who enter a dungeon this turn skip its first room."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(table, Lasting(SKIP_FIRST, 1, deed.source, -1, deed.first, 0), events)


@final
class HealWounds(Primitive):
    """R127: n own wounds."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if table.wounds[deed.seat]:
            table.agenda.then(Heal(deed.seat, n))


@final
class Heal(Step["Table"]):
    """R127: which face-up hero is turned face down; `number` are left to do."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat if table.wounds[self.seat] else 0

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.target_hero.has(action):
            return NOT_NOW
        return 0 if table.moves.target_hero.thing(action) in table.wounds[seat] else BAD_TARGET

    def options(self, table: Table, seat: int) -> list[int]:
        return sorted([table.moves.target_hero.of(hero) for hero in table.wounds[seat]])

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        hero = table.moves.target_hero.thing(action)
        table.wounds = replaced(table.wounds, seat, without(table.wounds[seat], hero))
        table.souls = replaced(table.souls, seat, [*table.souls[seat], hero])
        table.gained |= 1 << seat
        facts: Data = {"seat": seat, "hero": name(table, hero), "source": source_seen(table, table.deeds[-1].source)}
        facts["souls"] = table.points(table.souls[seat])
        facts["wounds"] = table.points(table.wounds[seat])
        tell(events, "healed", facts)
        if self.number > 1:
            table.agenda.then(Heal(seat, self.number - 1))
