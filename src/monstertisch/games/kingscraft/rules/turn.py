"""A turn: what comes before the action, the action, and what comes after it (R23, R26-R35)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....core.agenda import Step
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, Events
from .. import shapes
from ..cards import (
    ACTIONS,
    AMBUSH,
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    ATTACK_KING,
    BLACK_MARKET,
    BREAK_IN,
    FORGE,
    GUARD,
    HEAL,
    THEFT,
)
from ..moves import DONE
from ..reasons import NOT_NOW
from ..state import Realm
from .alchemist import has_tokens
from .dice import DICE
from .fight import ban_names, begin_fight, enemy_of_level
from .forge import ForgeSteps
from .inventory import may_dress
from .potions import OWN_TURN, end_potions, fight_ahead, heal, may_use_potion
from .rewards import MerchantToken, Reward
from .rogue import AmbushLevel, BlackMarket, BreakIn, Theft
from .side_moves import carry_out_side_move, side_move_options, side_move_refusal

AT_START: Final = 0
AT_END: Final = 1


@final
class NextTurn(Step[Realm]):
    """R23: turns are carried out in the order found in phase 2, until all are done."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        if realm.turn_at == realm.seats:
            return
        seat = realm.order[realm.turn_at]
        realm.active = seat
        realm.arranged[seat] = 0
        if events is not None:
            events.add("turn", shapes.Turn(seat=seat, card=ACTIONS[realm.chosen[seat]]), EVERYONE, None, NOTHING)
        if realm.chosen[seat] == ATTACK_KING:
            drink_beer(realm, seat, chance, events)
        realm.agenda.then(
            OwnTurn(seat, AT_START), CarryOut(seat), MerchantToken(seat), OwnTurn(seat, AT_END), EndTurn(seat), NextTurn()
        )


def drink_beer(realm: Realm, seat: int, chance: Chance, events: Events | None) -> None:
    """R113: before a fight against the Dwarf King a roll decides which ban applies; no speed cancels it."""
    table = realm.cards.beer[realm.king - realm.cards.first_king]
    if table:
        face = chance.below(DICE, len(table))
        realm.beer = table[face]
        if events is not None:
            events.add("beer", shapes.Beer(seat=seat, face=face + 1, ban=ban_names(realm.beer)[0]), EVERYONE, None, NOTHING)


@final
class OwnTurn(Step[Realm]):
    """R34, R76: the window `own_turn` at the start of a turn and (`number` 1) at its end: potion, tokens, arranging.

    Whether there is anything to ask follows from what all see: hearts, the number of potions, tokens, what lies where.
    """

    prompt: ClassVar[str] = "own_turn"

    def facts(self, realm: Realm) -> shapes.InTurn:
        return {"at": "end" if self.number == AT_END else "start", "card": ACTIONS[realm.chosen[self.seat]]}

    def asked(self, realm: Realm) -> int:
        seat = self.seat
        hurt = realm.hearts[seat] < realm.most_hearts[seat]
        fights = self.number == AT_START and fight_ahead(realm, seat)
        able = (hurt or fights) and may_use_potion(realm, seat, OWN_TURN)
        if able or has_tokens(realm, seat) or (fights and realm.hearts[seat] and may_dress(realm, seat)):
            return 1 << seat
        return 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        return 0 if action == DONE else NOT_NOW

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted([DONE, *side_move_options(realm, seat, OWN_TURN)])

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if action != DONE:
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)


@final
class CarryOut(Step[Realm]):
    """R26-R32, R137: the action of the card."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        seat = self.seat
        card = realm.chosen[seat]
        then = realm.agenda.then
        if card == ATTACK_KING:
            begin_fight(realm, seat, realm.king, events)
        elif card == HEAL:
            heal(realm, seat, realm.most_hearts[seat], "action", events)
        elif card == GUARD:
            then(Reward(seat, 1))
        elif card == ATTACK_1:
            begin_fight(realm, seat, enemy_of_level(realm, 1), events)
        elif card == ATTACK_2:
            begin_fight(realm, seat, enemy_of_level(realm, 2), events)
        elif card == ATTACK_3:
            begin_fight(realm, seat, enemy_of_level(realm, 3), events)
        elif card == FORGE:
            then(ForgeSteps(seat, realm.cards.forge_steps[card]))
        elif card == THEFT:
            then(Theft(seat))
        elif card == BLACK_MARKET:
            then(BlackMarket(seat))
        elif card == AMBUSH:
            then(AmbushLevel(seat))
        elif card == BREAK_IN:
            then(BreakIn(seat), ForgeSteps(seat, realm.cards.forge_steps[card]))


@final
class EndTurn(Step[Realm]):
    """R23, R73, R136: potions of this turn end, the card goes back to the hand; a card of the Rogue is discarded for good."""

    def act(self, realm: Realm, chance: Chance, events: Events | None) -> None:
        end_potions(realm, self.seat, events)
        if realm.chosen[self.seat] >= THEFT:
            realm.cards_used |= 1 << realm.chosen[self.seat]
        realm.turn_at += 1
        realm.active = -1
        realm.beer = 0
        realm.expert = 0
        realm.fought = 0
