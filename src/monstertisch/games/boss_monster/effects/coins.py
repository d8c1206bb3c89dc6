"""Primitives that move coins."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from .. import shapes
from ..pieces import Deed, replaced
from ..reasons import NOT_NOW, WRONG_NUMBER
from ..rules.changes import change_coins, gain, move_coins
from ..rules.declaration import about_deed
from ..rules.dungeon import destroy
from ..rules.facts import place_seen, source_seen, tell
from ..rules.places import seat_of_room
from ..rules.question import Question
from ..state import Underworld
from .primitive import Primitive, mode_of
from .vocabulary import PER_MINIBOSSES_IN_HAND


@final
class GainCoins(Primitive):
    """R72: from the supply; how many minibosses a hand holds becomes known by it (R12)."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if events is not None and any(effect.amount.per == PER_MINIBOSSES_IN_HAND for effect in mode_of(world, deed).do):
            cards = sum([1 for card in world.hands[deed.seat] if world.cards.first_mini <= card < world.cards.first_spell])
            source = source_seen(world, deed.source)
            facts = shapes.Counted(seat=deed.seat, n=cards, card=source["card"], source=source)
            events.add("counted", facts, EVERYONE, None, HIDDEN)
        gain(world, deed.seat, n, deed.source, events)


@final
class TakeCoins(Primitive):
    """The Tax Collector: up to n coins out of the owner's hoard."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        deed.paid = min(n, world.coins[deed.owner])
        change_coins(world, deed.owner, -deed.paid, "take", deed.source, events)


@final
class SwapHoards(Primitive):
    """R76: the complete hoards."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first < 0:
            return
        changes = [0] * world.seats
        changes[deed.seat] = world.coins[deed.first] - world.coins[deed.seat]
        changes[deed.first] = -changes[deed.seat]
        move_coins(world, changes, "swap", deed.source, events)


def lay(world: Underworld, deed: Deed, n: int, events: Events | None) -> None:
    """R72: from the own hoard onto the room."""
    deed.laid = n
    seat = seat_of_room(world, deed.source)
    if n and seat >= 0:
        world.coins_on = replaced(world.coins_on, deed.source, world.coins_on[deed.source] + n)
        change_coins(world, deed.seat, -n, "lay", deed.source, events)
        if events is not None:
            place = place_seen(world, seat, deed.source)
            tell(events, "coins_on", shapes.CoinsOnRoom(**place, n=world.coins_on[deed.source]))


@final
class LayCoins(Primitive):
    """Up to n coins from the own hoard onto this room."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        most = min(n, world.coins[deed.seat])
        if most and seat_of_room(world, deed.source) >= 0:
            world.agenda.then(HowManyToLay(deed.seat, most))


@final
class HowManyToLay(Question):
    """R72: how many coins are laid on the room that is being carried out, up to `number`."""

    prompt: ClassVar[Literal["lay_coins"]] = "lay_coins"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.coins.has(action):
            return NOT_NOW
        return 0 if world.moves.coins.thing(action) <= self.number else WRONG_NUMBER

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [world.moves.coins.of(n) for n in range(self.number + 1)]

    def question(self, world: Underworld, viewer: int) -> shapes.LayCoins:
        return {"kind": self.prompt, **about_deed(world, self, self.seat), "most": self.number}

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        lay(world, world.deeds[-1], world.moves.coins.thing(action), events)


@final
class LayCoinsOrFall(Primitive):
    """The Dreadmill (A 7): n coins from the own hoard, or the room is destroyed."""

    def do(self, world: Underworld, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        seat = seat_of_room(world, deed.source)
        if seat < 0:
            return
        if world.coins[deed.seat] >= n:
            lay(world, deed, n, events)
        else:
            destroy(world, seat, deed.source, "effect", deed.source, events)
