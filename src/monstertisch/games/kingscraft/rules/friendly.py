"""The friendly fight: tied players find out who goes first (R98-R101)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from .. import shapes
from ..cards import TIE_WINDOWS
from ..moves import DIE_COUNT, DONE, PASS, die_seen
from ..pieces import Pool, empty_pool
from ..reasons import NOT_NOW
from ..sets import count
from ..state import Realm
from .dice import (
    DICE,
    carry_out_reroll,
    force_by_items,
    force_by_potions,
    may_reroll,
    reroll_options,
    reroll_refusal,
    roll_all,
)
from .potions import (
    FRIENDLY_BEFORE_ROLL,
    FRIENDLY_ROLL,
    TURN_ORDER,
    may_use_potion,
    play_potion,
    pool_of,
    potion_options,
    potion_refusal,
)
from .profile import power_of, speed_of

MOST_ROLLS: Final = 20  # R99: then chance decides


def own_pool(realm: Realm, seat: int) -> Pool:
    pool = pool_of(realm, seat)
    assert pool is not None, "this seat takes no part"
    return pool


def announce_order(realm: Realm, tied: int, why: shapes.RankedBy, strengths: list[int], events: Events) -> None:
    """How a tie came out; `strengths` are the speeds or powers of the seats of the tie, ascending by seat."""
    order = [seat for seat in realm.order if tied >> seat & 1]
    facts: shapes.Ranked = {
        "seat": order[0],
        "order": order,
        "why": why,
        "values": dict(zip([str(seat) for seat in members(tied)], strengths, strict=True)),
    }
    events.add("ranked", facts, EVERYONE, None, NOTHING)


def rank(realm: Realm, tied: int, strengths: list[int]) -> list[int]:
    """Sorts the tied seats in the order of turns, the strongest first. Tells the ties that are left, as sets of bits."""
    seats = members(tied)
    first = 0
    while not tied >> realm.order[first] & 1:
        first += 1
    found: list[int] = []
    for value in sorted(set(strengths), reverse=True):
        equal = [seat for at, seat in enumerate(seats) if strengths[at] == value]
        realm.order[first : first + len(equal)] = equal
        first += len(equal)
        if len(equal) > 1:
            found.append(sum([1 << seat for seat in equal]))
    return found


@final
class TieWindow(Step[Realm]):
    """R22, R98: a window of phase 2. Seats are asked from the lowest; a play restarts the cycle; it closes when all pass in a row.

    `number` is the window, `other` the seats of the tie.
    """

    prompt: ClassVar[str] = "window"

    def facts(self, realm: Realm) -> shapes.InTie:
        return {"window": TIE_WINDOWS[self.number], "tied": members(self.other)}

    def asked(self, realm: Realm) -> int:
        if self.number != TURN_ORDER and not self.other >> self.seat & 1:
            return 0
        return 1 << self.seat if may_use_potion(realm, self.seat, self.number) else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.play.has(action):
            return potion_refusal(realm, seat, self.number, self.other, action)
        return 0 if action == PASS else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        return [PASS, *potion_options(realm, seat, self.number, self.other)]

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == PASS:
            self.act(realm, chance, events)
        else:
            realm.agenda.then(TieWindow(0, self.number, self.other))
            play_potion(realm, seat, self.number, action, chance, events)

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        if self.seat + 1 < realm.seats:
            realm.agenda.then(TieWindow(self.seat + 1, self.number, self.other))


@final
class CompareSpeeds(Step[Realm]):
    """R20, R21: among equal numbers the higher speed goes first; who is still equal fights. `number`: the seats of the tie."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        speeds = [speed_of(realm, seat) for seat in members(self.number)]
        ties = rank(realm, self.number, speeds)
        if events is not None:
            announce_order(realm, self.number, "speed", speeds, events)
        for tied in ties[::-1]:
            realm.agenda.then(FriendlyFight(-1, tied))


@final
class FriendlyFight(Step[Realm]):
    """R98, R99: the tied players (`number`) determine their power at the same time; `other` rolls before were equal."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        realm.pools = [empty_pool(seat) for seat in members(self.number)]
        if events is not None:
            events.add("friendly", shapes.Friendly(seats=members(self.number), roll=self.other + 1), EVERYONE, None, NOTHING)
        realm.agenda.then(
            TieWindow(0, FRIENDLY_BEFORE_ROLL, self.number),
            FriendlyRoll(),
            TieWindow(0, FRIENDLY_ROLL, self.number),
            BeginUnseen(),
            FriendlyRank(-1, self.number, self.other),
        )


@final
class FriendlyRoll(Step[Realm]):
    """R98, R100: all roll; what a participant's items force hits every other once, potions in force act again (R124)."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        for pool in realm.pools:
            roll_all(realm, pool, chance, events)
        for pool in realm.pools:
            for other in realm.pools:
                if other.owner != pool.owner:
                    force_by_items(realm, other.owner, 0, pool, chance, events)
            force_by_potions(realm, pool, chance, events)


@final
class BeginUnseen(Step[Realm]):
    """R101: all have seen the dice; now each decides unseen, if there is anything left to decide with."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        rest = 0
        for pool in realm.pools:
            pool.shown = pool.faces[:]
            if may_reroll(realm, pool):
                rest |= 1 << pool.owner
        realm.agenda.then(FriendlyRerolls(-1, rest))


@final
class FriendlyRerolls(Step[Realm]):
    """R101: each decides his rerolls simultaneously and unseen. `number`: the seats that have not said done."""

    prompt: ClassVar[str] = "friendly_reroll"

    def asked(self, realm: Realm) -> int:
        return self.number

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return reroll_refusal(realm, own_pool(realm, seat), action)

    def options(self, realm: Realm, seat: int) -> list[int]:
        return reroll_options(realm, own_pool(realm, seat))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action == DONE:
            realm.agenda.then(FriendlyRerolls(-1, self.number & ~(1 << seat)))
        else:
            realm.agenda.then(self)
            carry_out_reroll(realm, own_pool(realm, seat), action, chance, events)


@final
class FriendlyRank(Step[Realm]):
    """R99: rank by power; equal powers roll again among themselves, after twenty rolls chance decides."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        powers = [power_of(realm, pool) for pool in realm.pools]
        results = [[pool.owner, powers[at], *pool.faces] for at, pool in enumerate(realm.pools)]
        realm.powers = realm.powers + results
        realm.pools = []
        if events is not None:
            events.add("powers", shapes.Powers(sides=[power_seen(result) for result in results]), EVERYONE, None, HIDDEN)
        ties = rank(realm, self.number, powers)
        for tied in ties[::-1]:
            if self.other + 1 < MOST_ROLLS:
                realm.agenda.then(FriendlyFight(-1, tied, self.other + 1))
            else:
                draw_lots(realm, tied, chance)
        if events is not None:
            announce_order(realm, self.number, "power", powers, events)


def power_seen(result: list[int]) -> shapes.Power:
    """R101: what one participant achieved: his seat, his power and his dice."""
    faces = result[2:]
    return {"seat": result[0], "power": result[1], "dice": [die_seen(die) for die in range(DIE_COUNT) for _ in range(faces[die])]}


def draw_lots(realm: Realm, tied: int, chance: Chance) -> None:
    """R99: chance decides."""
    lots = members(tied)
    chance.shuffle(DICE, lots)
    first = min([realm.order.index(seat) for seat in lots])
    realm.order[first : first + count(tied)] = lots
