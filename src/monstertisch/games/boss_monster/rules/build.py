"""R39-R50, R68, R117: the build turn: placing, taking back, promoting and selling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import NOTHING, Events
from ....core.game import Data
from ..effects.vocabulary import PROMOTE_WITH_MONSTER_ROOM
from ..moves import SLOTS, TAKE_BACK
from ..pieces import SPENT, replaced, without
from ..reasons import (
    BUILD_USED,
    CANNOT_PAY_ROOM,
    NO_MINIBOSS,
    NO_MONSTER_ROOM,
    NOT_AT_THIS_TABLE,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_PLACED,
    PLACED_ALREADY,
    PLACEMENT_LOCKED,
    PROMOTED_ALREADY,
    SOLD_ALREADY,
    TAKEN_BACK_ENOUGH,
    TOO_FEW_COINS,
    TOP_LEVEL,
    WRONG_CARD,
)
from .building import fire_miniboss
from .changes import change_coins, gain, held_copy, throw_own
from .places import boss_works, room_at
from .placing import needs_zoning, place_refusal
from .telling import name, tell
from .triggers import Aftermath

if TYPE_CHECKING:
    from ..state import Table

MOST_TAKE_BACKS: Final = 5  # A 45: in one build turn
TOP: Final = 3


def build_refusal(table: Table, seat: int, action: int) -> int:
    """R41: why the active player may not do this in the build turn; 0 if it may."""
    if action == TAKE_BACK:
        return take_back_refusal(table, seat)
    if table.moves.place.has(action):
        return placing_refusal(table, seat, action)
    if table.moves.is_promotion(action):
        return promote_refusal(table, seat, action)
    return sell_refusal(table, seat, action)


def build_options(table: Table, seat: int) -> list[int]:
    """Ascending."""
    found = [TAKE_BACK] if take_back_refusal(table, seat) == 0 else []
    if table.face_down[seat] < 0 and not table.build_used[seat]:
        found += placements(table, seat)
    if not table.promoted:
        for run in [table.moves.promote, table.moves.promote_with_room]:
            for slot in range(len(table.dungeons[seat])):
                if promote_refusal(table, seat, run.of(slot)) == 0:
                    found.append(run.of(slot))
    if table.setup.room_for_coin and not table.sold:
        rooms = {table.cards.things[card] for card in table.hands[seat] if card < table.cards.first_mini}
        found += sorted([table.moves.sell.of(design) for design in rooms])
    return found


def placements(table: Table, seat: int) -> list[int]:
    """Every card in hand with every slot it may be placed in."""
    found: list[int] = []
    last = -1
    slots = min(len(table.dungeons[seat]) + 1, SLOTS)
    for card in table.hands[seat]:
        if card >= table.cards.first_spell:
            break
        design = table.cards.things[card]
        if design != last:
            for slot in range(slots):
                if place_refusal(table, seat, card, slot) == 0:
                    found.append(table.moves.place.of(design, slot))
        last = design
    return found


def carry_out_build(table: Table, seat: int, action: int, locked: bool, events: Events | None) -> None:
    if action == TAKE_BACK:
        take_back(table, seat, events)
    elif table.moves.place.has(action):
        card = held_copy(table, seat, table.moves.place.thing(action))
        place(table, seat, card, table.moves.place.slot(action), events)
        table.locked = int(locked)
    elif table.moves.promote.has(action):
        room = room_at(table, seat, table.moves.promote.thing(action))
        change_coins(table, seat, -table.cards.promotion_price, "promote", table.mini[room], events)
        promote(table, seat, room, -1, events)
    elif table.moves.promote_with_room.has(action):
        table.agenda.then(PayWithRoom(seat, table.moves.promote_with_room.thing(action)))
    else:
        card = held_copy(table, seat, table.moves.sell.thing(action))
        table.sold = 1
        throw_own(table, seat, card, "sold", -1, events)
        gain(table, seat, 1, -1, events)
        table.agenda.then(Aftermath())


# Placing


def placing_refusal(table: Table, seat: int, action: int) -> int:
    card = held_copy(table, seat, table.moves.place.thing(action))
    if card < 0:
        return NOT_IN_HAND
    if table.build_used[seat]:
        return BUILD_USED
    if table.face_down[seat] >= 0:
        return PLACED_ALREADY
    return place_refusal(table, seat, card, table.moves.place.slot(action))


def place(table: Table, seat: int, card: int, slot: int, events: Events | None) -> None:
    """R41, R12: face down; the others see neither what it is nor which of the cards they know is still in the hand."""
    room = room_at(table, seat, slot)
    table.zoned = replaced(table.zoned, seat, int(needs_zoning(table, seat, card, slot)))
    table.hands = replaced(table.hands, seat, without(table.hands[seat], card))
    table.face_down = replaced(table.face_down, seat, card)
    table.face_on = replaced(table.face_on, seat, room)
    own = 1 << seat
    knows = table.knows[:]
    doubt = table.doubt[:]
    for other in [card, *table.hands[seat]]:
        if other < table.cards.first_spell:
            doubt[other] = knows[other] & ~own
            knows[other] &= own
    table.knows = knows
    table.doubt = doubt
    if events is not None:
        facts: Data = {"seat": seat, "slot": slot + 1, "new": room < 0}
        events.add("placed", {**facts, "card": name(table, card)}, seat, facts, NOTHING)


def be_sure_again(table: Table, seat: int) -> None:
    """The card is in the hand again or lies open: what was known of the hand is certain again."""
    for card in table.hands[seat]:
        if table.doubt[card]:
            table.knows = replaced(table.knows, card, table.knows[card] | table.doubt[card])
            table.doubt = replaced(table.doubt, card, 0)


def take_back_refusal(table: Table, seat: int) -> int:
    if table.face_down[seat] < 0:
        return NOTHING_PLACED
    if table.locked:
        return PLACEMENT_LOCKED
    return TAKEN_BACK_ENOUGH if table.take_backs >= MOST_TAKE_BACKS else 0


def take_back(table: Table, seat: int, events: Events | None) -> None:
    """R41: the card returns to the hand, and its slot is uncovered."""
    card = table.face_down[seat]
    room = table.face_on[seat]
    table.face_down = replaced(table.face_down, seat, -1)
    table.face_on = replaced(table.face_on, seat, -1)
    table.zoned = replaced(table.zoned, seat, 0)
    table.take_backs += 1
    table.hands = replaced(table.hands, seat, sorted([*table.hands[seat], card]))
    be_sure_again(table, seat)
    if events is not None:
        dungeon = table.dungeons[seat]
        facts: Data = {"seat": seat, "slot": len(dungeon) - dungeon.index(room) if room >= 0 else len(dungeon) + 1}
        events.add("took_back", {**facts, "card": name(table, card)}, seat, facts, NOTHING)


# Promoting


def promote_refusal(table: Table, seat: int, action: int) -> int:
    """R68: once per turn, for a coin or (Calabeza) a monster room card."""
    room = room_at(table, seat, table.moves.promoted_slot(action))
    if room < 0 or table.mini[room] < 0:
        return NO_MINIBOSS
    if table.level[table.mini[room]] >= TOP:
        return TOP_LEVEL
    if table.promoted:
        return PROMOTED_ALREADY
    if table.moves.promote.has(action):
        return TOO_FEW_COINS if table.coins[seat] < table.cards.promotion_price else 0
    if not pays_with_rooms(table, seat):
        return CANNOT_PAY_ROOM
    return 0 if monster_rooms(table, seat) else NO_MONSTER_ROOM


def pays_with_rooms(table: Table, seat: int) -> bool:
    if not boss_works(table, seat):
        return False
    abilities = table.cards.abilities[table.bosses[seat]]
    return any(effect.op == PROMOTE_WITH_MONSTER_ROOM for ability in abilities for effect in ability.always)


def monster_rooms(table: Table, seat: int) -> list[int]:
    """The designs of monster rooms in a hand, ascending."""
    found = {table.cards.things[card] for card in table.hands[seat] if card < table.cards.first_mini}
    return sorted([design for design in found if table.cards.monster[design]])


def promote(table: Table, seat: int, room: int, paid_with: int, events: Events | None) -> None:
    """R66, R68: one level up; text 3 can be used again when level 3 is reached."""
    miniboss = table.mini[room]
    table.promoted = 1
    table.level = replaced(table.level, miniboss, table.level[miniboss] + 1)
    if table.level[miniboss] == TOP:
        table.marks = replaced(table.marks, miniboss, table.marks[miniboss] & ~SPENT)
    dungeon = table.dungeons[seat]
    facts: Data = {"seat": seat, "slot": len(dungeon) - dungeon.index(room), "miniboss": name(table, miniboss)}
    facts["level"] = table.level[miniboss]
    facts["card"] = name(table, paid_with) if paid_with >= 0 else None
    tell(events, "promoted", facts)
    fire_miniboss(table, seat)
    table.agenda.then(Aftermath())


@final
class PayWithRoom(Step["Table"]):
    """R68: which monster room card Calabeza pays with, for the miniboss in slot `number`."""

    def asked(self, table: Table) -> int:
        return 1 << self.seat

    def refusal(self, table: Table, seat: int, action: int) -> int:
        if not table.moves.discard.has(action):
            return NOT_NOW
        design = table.moves.discard.thing(action)
        if held_copy(table, seat, design) < 0:
            return NOT_IN_HAND
        return 0 if design in monster_rooms(table, seat) else WRONG_CARD

    def options(self, table: Table, seat: int) -> list[int]:
        return [table.moves.discard.of(design) for design in monster_rooms(table, seat)]

    def answer(self, table: Table, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = held_copy(table, seat, table.moves.discard.thing(action))
        throw_own(table, seat, card, "cost", table.bosses[seat], events)
        promote(table, seat, room_at(table, seat, self.number), card, events)


# Selling


def sell_refusal(table: Table, seat: int, action: int) -> int:
    """R117: a variant, once per build turn."""
    if not table.setup.room_for_coin:
        return NOT_AT_THIS_TABLE
    if table.sold:
        return SOLD_ALREADY
    return NOT_IN_HAND if held_copy(table, seat, table.moves.sell.thing(action)) < 0 else 0
