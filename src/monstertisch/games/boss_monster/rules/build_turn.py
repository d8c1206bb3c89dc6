"""R39-R50, R68, R117: the build turn: placing, taking back, promoting and selling."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, final

from ....core.chance import Chance
from ....core.event import NOTHING, Events
from .. import shapes
from ..effects.vocabulary import DISCARD_MONSTER_ROOMS, PROMOTE_WITH_MONSTER_ROOM
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
from ..rules.changes import discards
from ..rules.facts import source_seen
from ..rules.placing import placements_of
from ..state import Underworld
from .aftermath import Aftermath
from .changes import change_coins, gain, held_copy, throw_own
from .dungeon import fire_miniboss
from .facts import name, tell
from .places import boss_works, room_at
from .placing import needs_zoning, place_refusal
from .question import Question

MOST_TAKE_BACKS: Final = 5  # A 45: in one build turn
TOP: Final = 3


def build_refusal(world: Underworld, seat: int, action: int) -> int:
    """R41: why the active player may not do this in the build turn; 0 if it may."""
    if action == TAKE_BACK:
        return take_back_refusal(world, seat)
    if world.moves.place.has(action):
        return placing_refusal(world, seat, action)
    if world.moves.is_promotion(action):
        return promote_refusal(world, seat, action)
    return sell_refusal(world, seat, action)


def build_options(world: Underworld, seat: int) -> list[int]:
    """Ascending."""
    found = [TAKE_BACK] if take_back_refusal(world, seat) == 0 else []
    if world.face_down[seat] < 0 and not world.build_used[seat]:
        found += placements(world, seat)
    if not world.promoted:
        for run in [world.moves.promote, world.moves.promote_with_room]:
            for slot in range(len(world.dungeons[seat])):
                if promote_refusal(world, seat, run.of(slot)) == 0:
                    found.append(run.of(slot))
    if world.setup.room_for_coin and not world.sold:
        rooms = {world.cards.things[card] for card in world.hands[seat] if card < world.cards.first_mini}
        found += sorted([world.moves.sell.of(design) for design in rooms])
    return found


def placements(world: Underworld, seat: int) -> list[int]:
    """Every card in hand with every slot it may be placed in."""
    found: list[int] = []
    last = -1
    slots = min(len(world.dungeons[seat]) + 1, SLOTS)
    for card in world.hands[seat]:
        if card >= world.cards.first_spell:
            break
        design = world.cards.things[card]
        if design != last:
            for slot in range(slots):
                if place_refusal(world, seat, card, slot) == 0:
                    found.append(world.moves.place.of(design, slot))
        last = design
    return found


def all_builds(world: Underworld, seat: int) -> list[int]:
    """What a person may think of in the build turn, allowed or not."""
    found = placements_of(world, seat, world.hands[seat])
    if world.face_down[seat] >= 0:
        found.append(TAKE_BACK)
    slots = [slot for slot in range(len(world.dungeons[seat])) if world.mini[room_at(world, seat, slot)] >= 0]
    found += [world.moves.promote.of(slot) for slot in slots]
    if pays_with_rooms(world, seat):
        found += [world.moves.promote_with_room.of(slot) for slot in slots]
    if world.setup.room_for_coin:
        rooms = [card for card in world.hands[seat] if card < world.cards.first_mini]
        found += [world.moves.sell.of(world.cards.things[card]) for card in rooms]
    return found


def carry_out_build(world: Underworld, seat: int, action: int, locked: bool, events: Events | None) -> None:
    if action == TAKE_BACK:
        take_back(world, seat, events)
    elif world.moves.place.has(action):
        card = held_copy(world, seat, world.moves.place.thing(action))
        place(world, seat, card, world.moves.place.slot(action), events)
        world.locked = int(locked)
    elif world.moves.promote.has(action):
        room = room_at(world, seat, world.moves.promote.thing(action))
        change_coins(world, seat, -world.cards.promotion_price, "promote", world.mini[room], events)
        promote(world, seat, room, -1, events)
    elif world.moves.promote_with_room.has(action):
        world.agenda.then(PayWithRoom(seat, world.moves.promote_with_room.thing(action)))
    else:
        card = held_copy(world, seat, world.moves.sell.thing(action))
        world.sold = 1
        throw_own(world, seat, card, "sold", -1, events)
        gain(world, seat, 1, -1, events)
        world.agenda.then(Aftermath())


# Placing


def placing_refusal(world: Underworld, seat: int, action: int) -> int:
    card = held_copy(world, seat, world.moves.place.thing(action))
    if card < 0:
        return NOT_IN_HAND
    if world.build_used[seat]:
        return BUILD_USED
    if world.face_down[seat] >= 0:
        return PLACED_ALREADY
    return place_refusal(world, seat, card, world.moves.place.slot(action))


def place(world: Underworld, seat: int, card: int, slot: int, events: Events | None) -> None:
    """R41, R12: face down; the others see neither what it is nor which of the cards they know is still in the hand."""
    room = room_at(world, seat, slot)
    world.zoned = replaced(world.zoned, seat, int(needs_zoning(world, seat, card, slot)))
    world.hands = replaced(world.hands, seat, without(world.hands[seat], card))
    world.face_down = replaced(world.face_down, seat, card)
    world.face_on = replaced(world.face_on, seat, room)
    for other in [card, *world.hands[seat]]:
        others = world.knows[other] & ~(1 << seat)
        if other < world.cards.first_spell and (others or world.doubt[other]):
            world.doubt = replaced(world.doubt, other, others)
            world.knows = replaced(world.knows, other, world.knows[other] & ~others)
    if events is not None:
        unseen = shapes.PlacedUnseen(seat=seat, slot=slot + 1, new=room < 0)
        events.add("placed", shapes.Placed(**unseen, card=name(world, card)), seat, unseen, NOTHING)


def be_sure_again(world: Underworld, seat: int) -> None:
    """The card is in the hand again or lies open: what was known of the hand is certain again."""
    for card in world.hands[seat]:
        if world.doubt[card]:
            world.knows = replaced(world.knows, card, world.knows[card] | world.doubt[card])
            world.doubt = replaced(world.doubt, card, 0)


def take_back_refusal(world: Underworld, seat: int) -> int:
    if world.face_down[seat] < 0:
        return NOTHING_PLACED
    if world.locked:
        return PLACEMENT_LOCKED
    return TAKEN_BACK_ENOUGH if world.take_backs >= MOST_TAKE_BACKS else 0


def take_back(world: Underworld, seat: int, events: Events | None) -> None:
    """R41: the card returns to the hand, and its slot is uncovered."""
    card = world.face_down[seat]
    room = world.face_on[seat]
    world.face_down = replaced(world.face_down, seat, -1)
    world.face_on = replaced(world.face_on, seat, -1)
    world.zoned = replaced(world.zoned, seat, 0)
    world.take_backs += 1
    world.hands = replaced(world.hands, seat, sorted([*world.hands[seat], card]))
    be_sure_again(world, seat)
    if events is not None:
        dungeon = world.dungeons[seat]
        slot = len(dungeon) - dungeon.index(room) if room >= 0 else len(dungeon) + 1
        unseen = shapes.TookBackUnseen(seat=seat, slot=slot)
        events.add("took_back", shapes.TookBack(**unseen, card=name(world, card)), seat, unseen, NOTHING)


# Promoting


def promote_refusal(world: Underworld, seat: int, action: int) -> int:
    """R68: once per turn, for a coin or (Calabeza) a monster room card."""
    room = room_at(world, seat, world.moves.promoted_slot(action))
    if room < 0 or world.mini[room] < 0:
        return NO_MINIBOSS
    if world.level[world.mini[room]] >= TOP:
        return TOP_LEVEL
    if world.promoted:
        return PROMOTED_ALREADY
    if world.moves.promote.has(action):
        return TOO_FEW_COINS if world.coins[seat] < world.cards.promotion_price else 0
    if not pays_with_rooms(world, seat):
        return CANNOT_PAY_ROOM
    return 0 if monster_rooms(world, seat) else NO_MONSTER_ROOM


def pays_with_rooms(world: Underworld, seat: int) -> bool:
    if not boss_works(world, seat):
        return False
    abilities = world.cards.abilities[world.bosses[seat]]
    return any(effect.op == PROMOTE_WITH_MONSTER_ROOM for ability in abilities for effect in ability.always)


def monster_rooms(world: Underworld, seat: int) -> list[int]:
    """The designs of monster rooms in a hand, ascending."""
    found = {world.cards.things[card] for card in world.hands[seat] if card < world.cards.first_mini}
    return sorted([design for design in found if world.cards.monster[design]])


def promote(world: Underworld, seat: int, room: int, paid_with: int, events: Events | None) -> None:
    """R66, R68: one level up; text 3 can be used again when level 3 is reached."""
    miniboss = world.mini[room]
    world.promoted = 1
    world.level = replaced(world.level, miniboss, world.level[miniboss] + 1)
    if world.level[miniboss] == TOP:
        world.marks = replaced(world.marks, miniboss, world.marks[miniboss] & ~SPENT)
    if events is not None:
        dungeon = world.dungeons[seat]
        facts: shapes.Promoted = {
            "seat": seat,
            "slot": len(dungeon) - dungeon.index(room),
            "miniboss": name(world, miniboss),
            "level": world.level[miniboss],
            "card": name(world, paid_with) if paid_with >= 0 else None,
        }
        tell(events, "promoted", facts)
    fire_miniboss(world, seat)
    world.agenda.then(Aftermath())


@final
class PayWithRoom(Question):
    """R68: which monster room card Calabeza pays with, for the miniboss in slot `number`."""

    prompt: ClassVar[Literal["cost"]] = "cost"

    def asked(self, world: Underworld) -> int:
        return 1 << self.seat

    def refusal(self, world: Underworld, seat: int, action: int) -> int:
        if not world.moves.discard.has(action):
            return NOT_NOW
        design = world.moves.discard.thing(action)
        if held_copy(world, seat, design) < 0:
            return NOT_IN_HAND
        return 0 if design in monster_rooms(world, seat) else WRONG_CARD

    def options(self, world: Underworld, seat: int) -> list[int]:
        return [world.moves.discard.of(design) for design in monster_rooms(world, seat)]

    def question(self, world: Underworld, viewer: int) -> shapes.CostQuestion:
        source = source_seen(world, world.bosses[self.seat])
        return {
            "kind": self.prompt,
            "seats": self.seats(world),
            "seat": self.seat,
            "want": "discard_monster_rooms",
            "left": 1,
            "source": source,
        }

    def candidates(self, world: Underworld, seat: int) -> list[int]:
        return discards(world, seat)

    def unpaid(self, world: Underworld) -> list[tuple[int, int]]:
        return [(DISCARD_MONSTER_ROOMS, 1)]

    def answer(self, world: Underworld, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        card = held_copy(world, seat, world.moves.discard.thing(action))
        throw_own(world, seat, card, "cost", world.bosses[seat], events)
        promote(world, seat, room_at(world, seat, self.number), card, events)


# Selling


def sell_refusal(world: Underworld, seat: int, action: int) -> int:
    """R117: a variant, once per build turn."""
    if not world.setup.room_for_coin:
        return NOT_AT_THIS_TABLE
    if world.sold:
        return SOLD_ALREADY
    return NOT_IN_HAND if held_copy(world, seat, world.moves.sell.thing(action)) < 0 else 0
