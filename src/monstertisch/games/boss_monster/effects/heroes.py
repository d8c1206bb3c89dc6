"""Primitives about heroes."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.chance import Chance
from ....core.event import Events
from .. import shapes
from ..pieces import HEALTH, HOLD, SHIELD, SKIP_FIRST, Deed, Lasting, replaced, without
from ..reasons import BAD_TARGET, NOT_NOW
from ..rules.changes import add_lasting
from ..rules.declaration import about_deed
from ..rules.dying import die, send_to_entrance, send_to_town
from ..rules.facts import name, source_seen, tell, walker_told
from ..rules.places import walker_room
from ..rules.question import Question
from ..rules.values import health_left
from ..state import Underworld
from .primitive import Primitive


@final
class DamageHero(Primitive):
    """R87: n damage to the chosen hero; it dies of it only on leaving the room (R98)."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        hero = deed.first
        if hero < 0:
            return
        world.hurt = replaced(world.hurt, hero, world.hurt[hero] + n)
        if events is not None:
            left, source = health_left(world, hero), source_seen(world, deed.source)
            tell(events, "damaged", shapes.Damaged(**walker_told(world, hero), damage=n, reduced=0, left=left, source=source))


@final
class HeroHealth(Primitive):
    """R135: the chosen hero has n more health this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(world, Lasting(HEALTH, n, deed.source, deed.first, -1, 0), events)


@final
class OwnHealth(Primitive):
    """A 24: the hero whose text it is has n more health this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if n:
            add_lasting(world, Lasting(HEALTH, n, deed.source, deed.source, -1, 0), events)


@final
class HeroToEntrance(Primitive):
    """R86, R101: the chosen hero goes to the end of the queue at the own entrance."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            send_to_entrance(world, deed.first, deed.seat, deed.source, events)


@final
class HeroToTown(Primitive):
    """R101: the chosen hero goes back to town."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            send_to_town(world, deed.first, deed.source, events)


@final
class HoldHero(Primitive):
    """R85: the chosen hero may not go in before next turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(world, Lasting(HOLD, 1, deed.source, deed.first, -1, 0), events)


@final
class KillHero(Primitive):
    """R100: at once, without exit check."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0 and deed.first == world.walker:
            die(world, "killed" if walker_room(world) >= 0 else "killed_in_limbo", name(world, deed.source), events)


@final
class RemoveHero(Primitive):
    """Mind Thresher (R99, R129): the hero who died leaves the game in place of being scored."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        hero = world.dying
        if hero < 0 or hero != deed.subject:
            return
        world.removed = [*world.removed, hero]
        world.dying = -1
        world.progress = 1
        if events is not None:
            source = source_seen(world, deed.source)
            tell(events, "hero_removed", shapes.HeroRemoved(hero=name(world, hero), seat=world.dying_seat, source=source))
        world.dying_seat = -1


@final
class ShieldHeroes(Primitive):
    """Cerebella (A 29): the texts of a dungeon do not touch heroes this turn."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(world, Lasting(SHIELD, 1, deed.source, -1, deed.first, 0), events)


@final
class SkipFirstRoom(Primitive):
    """Mageseeker (R94): heroes who enter a dungeon this turn skip its first room."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first >= 0:
            add_lasting(world, Lasting(SKIP_FIRST, 1, deed.source, -1, deed.first, 0), events)


@final
class HealWounds(Primitive):
    """R127: n own wounds."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if world.wounds[deed.seat]:
            world.agenda.then(Heal(deed.seat, n))


@final
class Heal(Question):
    """R127: which face-up hero is turned face down; `number` are left to do."""

    prompt: ClassVar[Literal["heal"]] = "heal"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat if world.wounds[self.seat] else 0

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.target_hero.has(action):
            return NOT_NOW
        return 0 if world.moves.target_hero.thing(action) in world.wounds[seat] else BAD_TARGET

    def options(self, world: Underworld, seat: int) -> list[int]:
        return sorted([world.moves.target_hero.of(hero) for hero in world.wounds[seat]])

    def question(self, world: Underworld, viewer: int) -> shapes.CountQuestion:
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "left": self.number}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        hero = world.moves.target_hero.thing(action)
        world.wounds = replaced(world.wounds, seat, without(world.wounds[seat], hero))
        world.souls = replaced(world.souls, seat, [*world.souls[seat], hero])
        world.gained |= 1 << seat
        if events is not None:
            facts: shapes.HealedWound = {
                "seat": seat,
                "hero": name(world, hero),
                "source": source_seen(world, world.deeds[-1].source),
                "souls": world.points(world.souls[seat]),
                "wounds": world.points(world.wounds[seat]),
            }
            tell(events, "healed", facts)
        if self.number > 1:
            world.agenda.then(Heal(seat, self.number - 1))
