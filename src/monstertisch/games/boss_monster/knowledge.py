"""Who knows what: dealing anew what a seat cannot know (R12)."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from .effects.vocabulary import DISCARD_CARDS, DISCARD_MINIBOSSES, DISCARD_MONSTER_ROOMS
from .pieces import Deed, replaced, without
from .rules.declaration import ability_of
from .rules.declaring import payable, pays
from .rules.opening import can_redraw
from .rules.placing import matches
from .state import Underworld

SPECTATOR: Final = 4


def bit_of(seat: int | None) -> int:
    return 1 << (SPECTATOR if seat is None else seat)


def sees_face_down(world: Underworld, seat: int | None, other: int) -> bool:
    """R12: whether this seat knows what lies face down before another."""
    card = world.face_down[other]
    return card >= 0 and world.knows[card] & bit_of(seat) > 0


def known_cards(world: Underworld, seat: int | None, other: int) -> list[int]:
    """The cards of another player that this seat knows to be in the hand or face down."""
    bit = bit_of(seat)
    cards = world.hands[other] + ([world.face_down[other]] if world.face_down[other] >= 0 else [])
    return [card for card in cards if (world.knows[card] | world.doubt[card]) & bit]


def deal_anew(world: Underworld, seat: int | None, chance: Chance) -> None:
    """Shuffles all that `seat` cannot know among the places where it may be."""
    deal_heroes_anew(world, chance)
    unknown, known_to_others = unknown_cards(world, bit_of(seat))
    becomes = shuffled(world, unknown, chance)
    world.room_deck = [becomes[card] for card in world.room_deck]
    world.spell_deck = [becomes[card] for card in world.spell_deck]
    world.offer = [becomes[card] for card in world.offer]
    world.aside = [[becomes[card] for card in cards] for cards in world.aside]
    world.hands = [sorted([becomes[card] for card in hand]) for hand in world.hands]
    world.face_down = [becomes[card] if card >= 0 else -1 for card in world.face_down]
    carry_knowledge(world, known_to_others, becomes)
    for other in range(world.seats):
        if world.face_down[other] >= 0 and not sees_face_down(world, seat, other) and other != seat:
            lay_down_anew(world, seat, other, chance)
    answer_anew(world, seat, chance)
    hold_costs(world, -1 if seat is None else seat, bit_of(seat))


def deal_heroes_anew(world: Underworld, chance: Chance) -> None:
    """R15: the order of the ordinary heroes, and of the epic ones."""
    is_epic = world.cards.epic
    epic: list[int] = []
    ordinary: list[int] = []
    for hero in world.hero_deck:
        if is_epic[hero]:
            epic.append(hero)
        else:
            ordinary.append(hero)
    epic.sort()
    ordinary.sort()
    chance.shuffle("imagine", epic)
    chance.shuffle("imagine", ordinary)
    world.hero_deck = epic + ordinary


def unknown_cards(world: Underworld, bit: int) -> tuple[list[int], list[int]]:
    """The hidden cards that this viewer cannot tell from others, and those of them that others know.

    Their order tells nothing of them but where they are.
    """
    hidden = world.room_deck + world.spell_deck
    for other in range(world.seats):
        down = world.face_down[other]
        hidden += by_knowledge(world, [*world.hands[other], down] if down >= 0 else world.hands[other])
        hidden += world.aside[other]
    knows = world.knows
    doubt = world.doubt
    unknown: list[int] = []
    known_to_others: list[int] = []
    for card in hidden:
        who = knows[card] | doubt[card]
        if not who & bit:
            unknown.append(card)
            if who:
                known_to_others.append(card)
    return unknown, known_to_others


def by_knowledge(world: Underworld, hand: list[int]) -> list[int]:
    """A hand, and what of it lies face down, in an order that tells nothing of the cards but who knows them."""
    marked = [(world.knows[card] << 5 | world.doubt[card]) << 12 | card for card in hand]
    marked.sort()
    return [card & 0xFFF for card in marked]


def shuffled(world: Underworld, unknown: list[int], chance: Chance) -> list[int]:
    """What every card becomes: unknown cards of one back and one shuffle change places with each other."""
    becomes = world.setup.things[:]
    for before in alike(world, unknown):
        after = before[:]
        after.sort()
        chance.shuffle("imagine", after)
        for at, card in enumerate(before):
            becomes[card] = after[at]
    return becomes


def alike(world: Underworld, cards: list[int]) -> list[list[int]]:
    """Cards of one back and one shuffle together: first rooms, then spells, the oldest shuffle first."""
    first_spell = world.cards.first_spell
    rooms = [card for card in cards if card < first_spell]
    return by_batch(world, rooms) + by_batch(world, [card for card in cards if card >= first_spell])


def by_batch(world: Underworld, cards: list[int]) -> list[list[int]]:
    """The cards of each shuffle, the oldest first; mostly there was but one."""
    if not cards:
        return []
    batch = world.batch
    first = batch[cards[0]]
    if all(batch[card] == first for card in cards):
        return [cards]
    return [[card for card in cards if batch[card] == number] for number in sorted({batch[card] for card in cards})]


def carry_knowledge(world: Underworld, known: list[int], becomes: list[int]) -> None:
    """What the others know of these cards travels with the place."""
    if not known:
        return
    knows = world.knows[:]
    doubt = world.doubt[:]
    for card in known:
        knows[card] = 0
        doubt[card] = 0
    for card in known:
        knows[becomes[card]] = world.knows[card]
        doubt[becomes[card]] = world.doubt[card]
    world.knows = knows
    world.doubt = doubt


def lay_down_anew(world: Underworld, seat: int | None, other: int, chance: Chance) -> None:
    """R12: any card that can have been placed there may lie face down, also one that was known to be in the hand before."""
    bit = bit_of(seat)
    card = world.face_down[other]
    hand = world.hands[other]
    # Cards that the viewer is sure are in the hand stay there; the rest of what was held may lie on the table.
    held = [card, *hand]
    held.sort()
    open_to = [one for one in held if one < world.cards.first_spell and not world.knows[one] & bit]
    likely = [one for one in open_to if may_lie(world, other, one)] or open_to
    chosen = likely[chance.below("imagine", len(likely))]
    if chosen != card:
        world.hands = replaced(world.hands, other, sorted([*without(hand, chosen), card]))
        world.face_down = replaced(world.face_down, other, chosen)


def may_lie(world: Underworld, seat: int, card: int) -> bool:
    """R42-R44, R61: as far as it can be told now."""
    room = world.face_on[seat]
    design = world.cards.things[card]
    if card >= world.cards.first_mini:
        return room >= 0 and world.mini[room] < 0
    if not world.cards.advanced[design]:
        return True
    if room < 0:
        return False
    icons = world.cards.icons
    under = icons[world.cards.things[room]]
    return world.zoned[seat] == 1 or any(icons[design][at] and under[at] for at in range(4)) or matches(world, seat, design, room)


def answer_anew(world: Underworld, seat: int | None, chance: Chance) -> None:
    """R18, R114: what others have answered in secret."""
    for other in range(world.seats):
        if other == seat or world.answers[other] < 0:
            continue
        if world.bosses[other] < 0:
            world.answers = replaced(world.answers, other, world.offers[other][chance.below("imagine", len(world.offers[other]))])
        else:
            world.answers = replaced(world.answers, other, chance.below("imagine", 2) if can_redraw(world, other) else 0)


# What a declaration in progress tells about a hand: its player holds the cards that the costs ask for (R29)


def hold_costs(world: Underworld, seat: int, bit: int) -> None:
    """In an imagined deal the hand of another player gets what he has declared that he can pay."""
    deed = world.deeds[-1] if world.deeds else None
    if deed is not None and deed.mode < 0:
        if deed.seat != seat:
            hold_one_mode(world, deed, bit)
        return
    for step in world.agenda.steps[::-1]:
        if step.seat != seat:
            for op, n in step.unpaid(world):
                hold(world, step.seat, op, n, bit)


def hold_one_mode(world: Underworld, deed: Deed, bit: int) -> None:
    """Which mode it will be is not known yet: the costs of the first that can be paid."""
    for mode in ability_of(world, deed).modes:
        if all([hold(world, deed.seat, cost.op, cost.amount.plus, bit) for cost in mode.cost]):  # noqa: C419 - all are tried
            return


def hold(world: Underworld, seat: int, op: int, n: int, bit: int) -> bool:
    """Exchanges cards that the viewer does not know until the hand holds n that pay; backs tell how many spells there are."""
    if op not in (DISCARD_MINIBOSSES, DISCARD_MONSTER_ROOMS):
        return True
    missing = n - len(payable(world, seat, op, -1))
    for _ in range(missing):
        given = [card for card in world.hands[seat] if exchangeable(world, card, op, bit) and not pays(world, card, op)]
        found = [at for at, card in enumerate(world.room_deck) if pays(world, card, op)]
        if not given or not found:
            return False
        swap(world, seat, given[-1], found[-1])
    return True


def exchangeable(world: Underworld, card: int, op: int, bit: int) -> bool:
    return op >= DISCARD_CARDS and card < world.cards.first_spell and not (world.knows[card] | world.doubt[card]) & bit


def swap(world: Underworld, seat: int, card: int, at: int) -> None:
    """A card in a hand for one in the room deck; who knows what stays with the places."""
    drawn = world.room_deck[at]
    world.room_deck = replaced(world.room_deck, at, card)
    world.hands = replaced(world.hands, seat, without(world.hands[seat], card))
    world.hands = replaced(world.hands, seat, sorted([*world.hands[seat], drawn]))
    world.knows = exchanged(world.knows, card, drawn)
    world.doubt = exchanged(world.doubt, card, drawn)


def exchanged(row: list[int], one: int, other: int) -> list[int]:
    return replaced(replaced(row, one, row[other]), other, row[one])
