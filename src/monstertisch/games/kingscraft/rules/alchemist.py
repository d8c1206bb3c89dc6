"""The Alchemist's four tokens, each usable once per game at any moment he is asked in his own turn (R138-R140)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ....core.agenda import Step
from ....core.bits import members
from ....core.chance import Chance
from ....core.event import EVERYONE, HIDDEN, NOTHING, Events
from .. import cards, shapes
from ..cards import ALCHEMIST
from ..moves import EXPERT, RESEARCH
from ..reasons import (
    NO_FIGHT,
    NO_POTIONS_LEFT,
    NOT_ALCHEMIST,
    NOT_IN_DISCARD,
    NOT_NOW,
    NOT_ON_TOP,
    OWN_TURN_ONLY,
    TOKEN_USED,
    TOO_FEW_HEARTS,
)
from ..state import Realm
from .inventory import settle_potions
from .potions import fight_ahead, refill
from .taking import gain_potions, potions_left

ALL_TOKENS: Final = 15
RESEARCHED: Final = 3


def token_of(realm: Realm, action: int) -> int:
    if action == RESEARCH:
        return cards.RESEARCH
    if action == EXPERT:
        return cards.EXPERT
    return cards.EXPERIMENT if realm.moves.experiment.has(action) else cards.REPRODUCTION


def has_tokens(realm: Realm, seat: int) -> bool:
    """R75, R76, R138: whether there is one that he could use now; all of it is public."""
    return realm.characters[seat] == ALCHEMIST and len(token_options(realm, seat)) > 0


def token_refusal(realm: Realm, seat: int, action: int) -> int:
    """R138-R140: each token once, in his own turn, and only where it does something."""
    if realm.characters[seat] != ALCHEMIST:
        return NOT_ALCHEMIST
    if realm.active != seat:
        return OWN_TURN_ONLY
    if realm.tokens_used >> token_of(realm, action) & 1:
        return TOKEN_USED
    if action == EXPERT:
        return 0 if fight_ahead(realm, seat) else NO_FIGHT
    if realm.moves.reproduce.has(action):
        return 0 if realm.discard >> realm.moves.reproduce.named(action) & 1 else NOT_IN_DISCARD
    if not potions_left(realm):
        return NO_POTIONS_LEFT
    if action == RESEARCH:
        return 0
    return 0 if realm.hearts[seat] >= realm.moves.experiment.named(action) else TOO_FEW_HEARTS


def token_options(realm: Realm, seat: int) -> list[int]:
    """All that `token_refusal` lets pass, ascending."""
    found: list[int] = []
    if realm.characters[seat] != ALCHEMIST or realm.active != seat or realm.tokens_used == ALL_TOKENS:
        return found
    experiments = [realm.moves.experiment.of(hearts) for hearts in range(1, realm.hearts[seat] + 1)]
    for action in [RESEARCH, EXPERT, *experiments]:
        if token_refusal(realm, seat, action) == 0:
            found.append(action)
    if not realm.tokens_used >> cards.REPRODUCTION & 1:
        found += [realm.moves.reproduce.of(potion) for potion in members(realm.discard)]
    return found


def use_token(realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
    token = token_of(realm, action)
    realm.tokens_used |= 1 << token
    if action == EXPERT:
        realm.expert = 1
        if events is not None:
            events.add("expert", shapes.BecameExpert(seat=seat), EVERYONE, None, NOTHING)
    elif action == RESEARCH:
        research(realm, seat, chance, events)
    elif realm.moves.reproduce.has(action):
        reproduce(realm, seat, realm.moves.reproduce.named(action), events)
    else:
        experiment(realm, seat, realm.moves.experiment.named(action), chance, events)


def experiment(realm: Realm, seat: int, hearts: int, chance: Chance, events: Events | None) -> None:
    """R139: turn any number of own full hearts over, draw that many potions."""
    realm.hearts[seat] -= hearts
    if events is not None:
        facts = shapes.Experimented(seat=seat, lost=hearts, hearts=realm.hearts[seat])
        events.add("experiment", facts, EVERYONE, None, NOTHING)
    gain_potions(realm, seat, hearts, chance, events)


def reproduce(realm: Realm, seat: int, potion: int, events: Events | None) -> None:
    """R59, R139: take one potion of your choice from the discard pile; everyone sees which."""
    realm.discard &= ~(1 << potion)
    realm.potions[seat] |= 1 << potion
    for knower in range(realm.seats + 1):
        realm.knows[knower] |= 1 << potion
    if events is not None:
        events.add("reproduced", shapes.Reproduced(seat=seat, potion=realm.cards.potion_id[potion]), EVERYONE, None, NOTHING)
    settle_potions(realm, seat)


def research(realm: Realm, seat: int, chance: Chance, events: Events | None) -> None:
    """R71, R139: look at the top 3 potions, or at as many as there are."""
    refill(realm, chance, events)
    top = realm.deck[-RESEARCHED:]
    for potion in top:
        realm.knows[seat] |= 1 << potion
    if events is not None:
        potions = [realm.cards.potion_id[potion] for potion in top[::-1]]
        facts = shapes.Drew(seat=seat, count=len(top), potions=potions)
        events.add("researched", facts, seat, shapes.DrewUnseen(seat=seat, count=len(top)), HIDDEN)
    realm.agenda.then(PutBack(seat, 0, len(top)))


@final
class PutBack(Step[Realm]):
    """R139: the potions looked at are put back in any order, the one to be drawn first named first.

    `number` of the `other` cards lie in their final place, from the top.
    """

    prompt: ClassVar[str] = "put_back"

    def facts(self, realm: Realm) -> shapes.PlaceInDeck:
        return {"place": self.number + 1, "of": self.other}

    def asked(self, realm: Realm) -> int:
        return 1 << self.seat if self.number < self.other - 1 else 0

    def refusal(self, realm: Realm, seat: int, action: int) -> int:
        if not realm.moves.put.has(action):
            return NOT_NOW
        return 0 if realm.moves.put.named(action) in self.open(realm) else NOT_ON_TOP

    def options(self, realm: Realm, seat: int) -> list[int]:
        return [realm.moves.put.of(potion) for potion in sorted(self.open(realm))]

    def open(self, realm: Realm) -> list[int]:
        return realm.deck[len(realm.deck) - self.other : len(realm.deck) - self.number]

    def answer(self, realm: Realm, seat: int, action: int, chance: Chance, events: Events | None) -> None:
        potion = realm.moves.put.named(action)
        rest = [other for other in self.open(realm) if other != potion]
        done = realm.deck[len(realm.deck) - self.number :]
        realm.deck = [*realm.deck[: len(realm.deck) - self.other], *rest, potion, *done]
        if events is not None:
            facts = shapes.PutBack(seat=seat, place=self.number + 1, potion=realm.cards.potion_id[potion])
            events.add("put_back", facts, seat, shapes.PutBackUnseen(seat=seat, place=self.number + 1), NOTHING)
        realm.agenda.then(PutBack(seat, self.number + 1, self.other))
