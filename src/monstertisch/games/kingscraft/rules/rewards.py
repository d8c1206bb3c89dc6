"""The reward of a won fight or a guard, and the Merchant's token at the end of her turn (R33, R132)."""

from __future__ import annotations

from typing import ClassVar, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, NOTHING, Events
from .. import shapes
from ..moves import DONE
from ..reasons import NOT_IN_FORGE, NOT_NOW, TOKEN_THERE
from ..state import Realm
from .potions import OWN_TURN
from .side_moves import carry_out_side_move, side_move_options, side_move_refusal
from .taking import carry_out_reward, reward_options, reward_refusal, whole_class


@final
class Reward(Step[Realm]):
    """R33: the active player takes an item of class `number`, or so many potions, or nothing."""

    prompt: ClassVar[str] = "reward"

    def facts(self, realm: Realm) -> shapes.OfClass:
        return {"class": self.number}

    def candidates(self, realm: Realm, seat: int) -> list[int]:
        return [realm.moves.take.of(item) for item in whole_class(realm, self.number)]

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        return reward_refusal(realm, action, self.number)

    def options(self, realm: Realm, seat: int) -> list[int]:
        return sorted(reward_options(realm, self.number) + side_move_options(realm, seat, OWN_TURN))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
        else:
            carry_out_reward(realm, seat, action, self.number, "reward", chance, events)


@final
class MerchantToken(Step[Realm]):
    """R132: at the end of each own turn the Merchant may put her token onto an item in the forge or onto the potion deck."""

    prompt: ClassVar[str] = "token"

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if realm.merchant == self.seat else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if realm.moves.is_side_move(action):
            return side_move_refusal(realm, seat, OWN_TURN, action)
        if action == DONE:
            return 0
        if not realm.moves.token.has(action):
            return NOT_NOW
        place = realm.moves.token.named(action)
        if place == realm.token_on:
            return TOKEN_THERE
        return 0 if place == realm.moves.deck or realm.forge >> place & 1 else NOT_IN_FORGE

    def options(self, realm: Realm, seat: int) -> list[int]:
        places = [*members(realm.forge), realm.moves.deck]
        found = [DONE, *[realm.moves.token.of(place) for place in places if place != realm.token_on]]
        return sorted(found + side_move_options(realm, seat, OWN_TURN))

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        if realm.moves.is_side_move(action):
            realm.agenda.then(self)
            carry_out_side_move(realm, seat, OWN_TURN, action, chance, events)
        elif action != DONE:
            realm.token_on = realm.moves.token.named(action)
            if events is not None:
                place = "deck" if realm.token_on == realm.moves.deck else realm.cards.item_id[realm.token_on]
                events.add("token_placed", shapes.TokenPlaced(seat=seat, item=place), EVERYONE, None, NOTHING)
