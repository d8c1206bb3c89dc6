"""A round: choosing cards, finding the order of turns, and what comes when all turns are done (R16-R24)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from .. import shapes
from ..cards import ACTIONS, ROGUE, THEFT
from ..pieces import ALL_ROUND
from ..reasons import CARD_USED, NOT_NOW, NOT_ROGUE
from ..sets import count
from ..state import Realm
from .end import finish
from .friendly import CompareSpeeds, TieWindow
from .inventory import SettleOverflow
from .potions import TURN_ORDER, end_potions
from .turn import NextTurn

LAST_ROUND: Final = 100  # R142


@final
class BeginRound(Step[Realm]):
    """R16, R17, R142: a new round; after the hundredth the game is drawn."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        if realm.round_number == LAST_ROUND:
            finish(realm, -1, events)
            return
        realm.round_number += 1
        realm.phase = 1
        realm.order = []
        realm.turn_at = 0
        for seat in range(realm.seats):
            realm.chosen[seat] = -1
            realm.potions_used[seat] = 0
            realm.arranged[seat] = 0
        if events is not None:
            events.add("round", shapes.Round(round=realm.round_number, rounds=LAST_ROUND), EVERYONE, None, NOTHING)
        realm.agenda.then(ChooseCards(-1, (1 << realm.seats) - 1), Reveal())


def card_refusal(realm: Realm, seat: int, card: int) -> int:
    """R17, R136: all seven cards every round, and the Rogue's unused special cards."""
    if card < THEFT:
        return 0
    if realm.characters[seat] != ROGUE:
        return NOT_ROGUE
    return CARD_USED if realm.cards_used >> card & 1 else 0


@final
class ChooseCards(Step[Realm]):
    """R17: all choose at the same time and unseen; a chosen card may be changed until the last player (`number`) has chosen."""

    prompt: ClassVar[str] = "choose"

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        specials = len(ACTIONS) if realm.characters[seat] == ROGUE else THEFT
        return [realm.moves.choose.of(card) for card in range(specials)]

    def asked(self, realm: Realm) -> int:
        return self.number

    def heard(self, realm: Realm, asked: int) -> int:
        return (1 << realm.seats) - 1 if asked else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        return card_refusal(realm, seat, realm.moves.choose.named(action)) if realm.moves.choose.has(action) else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        special = THEFT if realm.characters[seat] != ROGUE else len(ACTIONS)
        return [realm.moves.choose.of(card) for card in range(special) if card_refusal(realm, seat, card) == 0]

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        realm.chosen[seat] = realm.moves.choose.named(action)
        if events is not None:
            facts = shapes.Chose(seat=seat, card=ACTIONS[realm.moves.choose.named(action)])
            events.add("chose", facts, seat, shapes.ChoseUnseen(seat=seat), NOTHING)
        realm.agenda.then(ChooseCards(-1, self.number & ~(1 << seat)))


@final
class Reveal(Step[Realm]):
    """R19, R22: all cards are turned up and sorted by their numbers; ties are settled one after the other."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        realm.phase = 2
        realm.powers = []
        realm.revealed = realm.chosen[:]
        numbers = [realm.cards.order[card] for card in realm.chosen]
        ties: list[Step[Realm]] = []
        for number in sorted(set(numbers)):
            equal = [seat for seat in range(realm.seats) if numbers[seat] == number]
            realm.order += equal
            tied = sum([1 << seat for seat in equal])
            if count(tied) > 1:
                ties += [TieWindow(0, TURN_ORDER, tied), CompareSpeeds(-1, tied)]
        if events is not None:
            cards = [ACTIONS[card] for card in realm.chosen]
            events.add("revealed", shapes.Revealed(cards=cards, numbers=numbers), EVERYONE, None, HIDDEN)
        realm.agenda.then(*ties, BeginTurns(), NextTurn(), EndRound())


@final
class BeginTurns(Step[Realm]):
    """R23: the order is found and not computed anew."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        realm.phase = 3
        if events is not None:
            cards = [ACTIONS[realm.chosen[seat]] for seat in realm.order]
            events.add("order", shapes.Order(seat=realm.order[0], seats=realm.order[:], cards=cards), EVERYONE, None, NOTHING)


@final
class EndRound(Step[Realm]):
    """R24, R60: effects of the round end, overflow is settled in seat order, and the next round begins."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        end_potions(realm, ALL_ROUND, events)
        for seat in range(realm.seats):
            realm.arranged[seat] = 0
        settling = [SettleOverflow(seat) for seat in range(realm.seats)]
        realm.agenda.then(*settling, BeginRound())
