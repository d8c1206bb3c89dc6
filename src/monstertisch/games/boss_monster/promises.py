"""What a declaration in progress tells about a hand: its player holds the cards that the cost asks for (R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects.primitive import mode_of
from .effects.vocabulary import DISCARD_CARDS, DISCARD_MINIBOSSES, DISCARD_MONSTER_ROOMS, Effect
from .pieces import replaced, without
from .rules.build import PayWithRoom
from .rules.declaring import payable, pays
from .rules.deeds import ChooseMode, Declaring, DiscardCost, Paying, ability_of

if TYPE_CHECKING:
    from .state import Table


def keep_promises(table: Table, seat: int, bit: int) -> None:
    """In an imagined deal the hand of another player gets what his declaration has promised."""
    if not table.agenda.steps:
        return
    step = table.agenda.steps[-1]
    if isinstance(step, PayWithRoom) and step.seat != seat:
        hold(table, step.seat, DISCARD_MONSTER_ROOMS, 1, bit)
    if not table.deeds or table.deeds[-1].seat == seat:
        return
    if isinstance(step, ChooseMode):
        for mode in ability_of(table, table.deeds[-1]).modes:
            if all([hold(table, step.seat, cost.op, cost.amount.plus, bit) for cost in mode.cost]):  # noqa: C419 - all are tried
                return
    elif table.deeds[-1].mode >= 0:
        for cost, left in unpaid(table):
            hold(table, table.deeds[-1].seat, cost.op, left, bit)


def unpaid(table: Table) -> list[tuple[Effect, int]]:
    """The costs of the innermost deed that are still to be paid, with how much of them."""
    costs = mode_of(table, table.deeds[-1]).cost
    found: list[tuple[Effect, int]] = []
    for step in table.agenda.steps[::-1]:
        if isinstance(step, DiscardCost):
            found.append((costs[step.number], step.other))
        elif isinstance(step, Declaring | Paying):
            found += [(cost, cost.amount.plus) for cost in costs[step.number :]]
            break
    return found


def hold(table: Table, seat: int, op: int, n: int, bit: int) -> bool:
    """Exchanges cards that the viewer does not know until the hand holds n that pay; backs tell how many spells there are."""
    if op not in (DISCARD_MINIBOSSES, DISCARD_MONSTER_ROOMS):
        return True
    missing = n - len(payable(table, seat, op, -1))
    for _ in range(missing):
        given = [card for card in table.hands[seat] if exchangeable(table, card, op, bit) and not pays(table, card, op)]
        found = [at for at, card in enumerate(table.room_deck) if pays(table, card, op)]
        if not given or not found:
            return False
        swap(table, seat, given[-1], found[-1])
    return True


def exchangeable(table: Table, card: int, op: int, bit: int) -> bool:
    return op >= DISCARD_CARDS and card < table.cards.first_spell and not (table.knows[card] | table.doubt[card]) & bit


def swap(table: Table, seat: int, card: int, at: int) -> None:
    """A card in a hand for one in the room deck; who knows what stays with the places."""
    drawn = table.room_deck[at]
    table.room_deck = replaced(table.room_deck, at, card)
    table.hands = replaced(table.hands, seat, without(table.hands[seat], card))
    table.hands = replaced(table.hands, seat, sorted([*table.hands[seat], drawn]))
    table.knows = exchanged(table.knows, card, drawn)
    table.doubt = exchanged(table.doubt, card, drawn)


def exchanged(row: list[int], one: int, other: int) -> list[int]:
    return replaced(replaced(row, one, row[other]), other, row[one])
