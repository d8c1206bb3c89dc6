"""Primitives that move coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, Events
from ....core.game import Data
from ..pieces import Deed, replaced
from ..reasons import NOT_NOW, WRONG_NUMBER
from ..rules.building import destroy
from ..rules.changes import change_coins, gain, move_coins
from ..rules.places import seat_of_room
from ..rules.telling import name, place_seen, source_seen, tell
from .primitive import Primitive, mode_of
from .vocabulary import PER_MINIBOSSES_IN_HAND

if TYPE_CHECKING:
    from ..state import Table


@final
class GainCoins(Primitive):
    """R72: from the supply; how many minibosses a hand holds becomes known by it (R12)."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if events is not None and any(effect.amount.per == PER_MINIBOSSES_IN_HAND for effect in mode_of(table, deed).do):
            cards = sum([1 for card in table.hands[deed.seat] if table.cards.first_mini <= card < table.cards.first_spell])
            facts: Data = {"seat": deed.seat, "n": cards, "card": name(table, deed.source)}
            events.add("counted", {**facts, "source": source_seen(table, deed.source)}, EVERYONE, None, HIDDEN)
        gain(table, deed.seat, n, deed.source, events)


@final
class TakeCoins(Primitive):
    """The Tax Collector: up to n coins out of the owner's hoard."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        deed.paid = min(n, table.coins[deed.owner])
        change_coins(table, deed.owner, -deed.paid, "take", deed.source, events)


@final
class SwapHoards(Primitive):
    """R76: the complete hoards."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        if deed.first < 0:
            return
        changes = [0] * table.seats
        changes[deed.seat] = table.coins[deed.first] - table.coins[deed.seat]
        changes[deed.first] = -changes[deed.seat]
        move_coins(table, changes, "swap", deed.source, events)


def lay(table: Table, deed: Deed, n: int, events: Events | None) -> None:
    """R72: from the own hoard onto the room."""
    deed.laid = n
    seat = seat_of_room(table, deed.source)
    if n and seat >= 0:
        table.coins_on = replaced(table.coins_on, deed.source, table.coins_on[deed.source] + n)
        change_coins(table, deed.seat, -n, "lay", deed.source, events)
        if events is not None:
            tell(events, "coins_on", {**place_seen(table, seat, deed.source), "n": table.coins_on[deed.source]})


@final
class LayCoins(Primitive):
    """Up to n coins from the own hoard onto this room."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        most = min(n, table.coins[deed.seat])
        if most and seat_of_room(table, deed.source) >= 0:
            table.agenda.then(HowManyToLay(deed.seat, most))


@final
class HowManyToLay(Step["Table"]):
    """R72: how many coins are laid on the room that is being carried out, up to `number`."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.coins.has(action):
            return NOT_NOW
        return 0 if table.moves.coins.thing(action) <= self.number else WRONG_NUMBER

    def options(self, table: Table, seat: int) -> list[int]:
        return [table.moves.coins.of(n) for n in range(self.number + 1)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        lay(table, table.deeds[-1], table.moves.coins.thing(action), events)


@final
class LayCoinsOrFall(Primitive):
    """The Dreadmill (A 7): n coins from the own hoard, or the room is destroyed."""

    def do(self, table: Table, deed: Deed, n: int, chance: Chance, events: Events | None) -> None:
        seat = seat_of_room(table, deed.source)
        if seat < 0:
            return
        if table.coins[deed.seat] >= n:
            lay(table, deed, n, events)
        else:
            destroy(table, seat, deed.source, "effect", deed.source, events)
