"""A position as plain data and back, and the census of its cards. Things are written by their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...core import fields
from ...core.agenda import read_agenda
from ...core.game import Data
from .effects.coins import HowManyToLay
from .effects.hands import DealNow, DiscardRoom, KeepOne, TakeFromDiscard, TakeFromHand
from .effects.heroes import Heal
from .effects.minibosses import BuildNow
from .effects.rooms import Doubling
from .pieces import Deed, Lasting, Trigger
from .rules.adventure import AdventurePhase, AdventureTurn, Enter, Leave, NextAdventurer, WalkOn
from .rules.aftermath import Aftermath, Offer, OrderTriggers
from .rules.answering import Answer, Answers, Declared, PayTax, ResolveWaiting, Settled
from .rules.bait import Bait
from .rules.build_turn import PayWithRoom
from .rules.declaration import ChooseCoins, ChooseMode, ChooseSacrifice, ChooseTarget, Declaring, DiscardCost, Paying
from .rules.end import EndPhase, Intrigue
from .rules.facts import name
from .rules.opening import ChooseBosses, DealHands, DiscardTwo, FirstRoom, Redraw
from .rules.resolving import CarryOut, Finish, Resolve
from .rules.reveal import AfterBuilding, BuildRooms, PayMiniboss, Reveal, Watchers
from .rules.turn import Beginning, BuildPhase, NextBuilder, Turn
from .rules.windows import ActivePart, CloseWindow, OtherPart, OthersPart, Window
from .state import Underworld

STEPS: Final[dict[str, Any]] = {
    step.__name__: step
    for step in [
        ActivePart, AdventurePhase, AdventureTurn, AfterBuilding, Aftermath, Answer, Answers, Bait, Beginning, BuildNow, BuildPhase,
        BuildRooms, CarryOut, ChooseBosses, ChooseCoins, ChooseMode, ChooseSacrifice, ChooseTarget, CloseWindow, DealHands,
        DealNow, Declared, Declaring, DiscardCost, DiscardRoom, DiscardTwo, Doubling, EndPhase, Enter, Finish, FirstRoom, Heal,
        HowManyToLay, Intrigue, KeepOne, Leave, NextAdventurer, NextBuilder, Offer, OrderTriggers, OtherPart, OthersPart,
        PayMiniboss, PayTax, PayWithRoom, Paying, Redraw, Resolve, ResolveWaiting, Reveal, Settled, TakeFromDiscard,
        TakeFromHand, Turn, WalkOn, Watchers, Window,
    ]
}  # fmt: skip

FIXED: Final = ["setup", "cards", "moves", "seats"]  # by the setup; all other fields are written
MADE: Final[dict[str, Callable[[Any], Any]]] = {
    "deeds": lambda written: [read_deed(one) for one in written],
    "waiting": lambda written: [read_deed(one) for one in written],
    "triggers": lambda written: [Trigger(*one) for one in written],
    "lasting": lambda written: [Lasting(*one) for one in written],
    "agenda": lambda written: read_agenda(written, STEPS),
}


def read_deed(written: list[int]) -> Deed:
    deed = Deed(-1, -1, -1, -1)
    for field, number in zip(fields.names_of(deed), written, strict=True):
        setattr(deed, field, number)
    return deed


def to_data(world: Underworld) -> Data:
    return fields.write(world, FIXED)


def fill(world: Underworld, data: Data) -> None:
    """Gives a new position what `to_data` wrote."""
    fields.read(world, data, FIXED, MADE)


def census(world: Underworld) -> list[str]:
    """Every card of the box that is in this game, wherever it is; heroes and cards left in the box are not counted."""
    found = world.room_deck + world.spell_deck + world.discard + world.removed
    for seat in range(world.seats):
        found += world.hands[seat] + world.aside[seat]
        if world.face_down[seat] >= 0:
            found.append(world.face_down[seat])
        for room in world.dungeons[seat]:
            if world.mini[room] >= 0:
                found.append(world.mini[room])
            card = room
            while card >= 0:
                found.append(card)
                card = world.beneath[card]
    found += [deed.source for deed in world.deeds + world.waiting if is_on_its_way(world, deed.source, found)]
    cards = [world.cards.ids[world.cards.things[card]] for card in found if card >= world.cards.first_room]
    return sorted(cards + [f"hero {name(world, hero)}" for hero in heroes(world)])


def is_on_its_way(world: Underworld, source: int, found: list[int]) -> bool:
    """R29: a spell that was declared is in no pile until it has resolved."""
    return source >= world.cards.first_spell and source not in found


def heroes(world: Underworld) -> list[int]:
    found = (
        world.hero_deck + world.town + [hero for hero in world.removed if world.cards.first_hero <= hero < world.cards.first_room]
    )
    for seat in range(world.seats):
        found += world.souls[seat] + world.wounds[seat] + world.entrances[seat]
    if world.walker >= 0 and world.walker not in found:
        found.append(world.walker)
    if world.dying >= 0:
        found.append(world.dying)
    return found
