"""Refusals in full: the reason with all the facts that its words need."""

from __future__ import annotations

from typing import Any, Final

from ...core.agenda import GAME_OVER, NO_SUCH_MOVE, NOT_ASKED
from ...core.reason import Reason
from .effects.vocabulary import WHEN
from .reasons import (
    CONDITION_FAILS,
    LEVEL_TOO_LOW,
    NOT_NOW,
    REFUSALS,
    TOO_FEW_COINS,
    WRONG_NUMBER,
)
from .rules.declaring import named_ability, named_thing
from .rules.facts import name
from .rules.places import room_at
from .state import Underworld

# The rule under which a move is made: what a move at the wrong time is refused by.
RULES: Final = {
    "pass": "R31",
    "accept": "R36",
    "decline": "R36",
    "redraw": "R18",
    "keep": "R18",
    "take_back": "R41",
    "boss": "R114",
    "discard": "R120",
    "place": "R41",
    "promote": "R68",
    "sell": "R117",
    "declare": "R26",
    "mode": "R29",
    "target": "R29",
    "coins": "R75",
    "take": "R10",
    "trigger": "R35",
    "draw": "R115",
}


def reason_for(world: Underworld, seat: int, action: int, code: int) -> Reason:
    """The refusal as this seat may read it: with what the move names, and what decides."""
    word, rule = REFUSALS[code]
    if code in (GAME_OVER, NO_SUCH_MOVE):
        return Reason(word, rule)
    if code == NOT_ASKED:
        return Reason(word, rule, {"seats": world.to_act()})
    spelled = world.moves.spelled[action]
    params: dict[str, Any] = {key: spelled[key] for key in spelled if key != "kind"}
    if code == NOT_NOW:
        rule = RULES[spelled["kind"]]
    return Reason(word, rule, {**params, **facts_of(world, seat, action, code)})


def facts_of(world: Underworld, seat: int, action: int, code: int) -> dict[str, Any]:
    """What the words need beyond what the move names."""
    found: dict[str, Any] = {}
    if code == NOT_NOW:
        found["prompt"] = world.agenda.steps[-1].prompt
    if code in (TOO_FEW_COINS, WRONG_NUMBER):
        found["have"] = world.coins[seat]
    if world.moves.is_declaration(action) and world.order:
        found.update(declaration_facts(world, seat, action, code))
    elif code != NOT_NOW and (
        world.moves.place.has(action) or world.moves.is_promotion(action) or world.moves.target_room.has(action)
    ):
        spelled = world.moves.spelled[action]
        owner = spelled.get("seat", seat)
        room = room_at(world, owner, spelled["slot"] - 1) if owner < world.seats else -1
        if room >= 0:
            found["room"] = name(world, room)
    return found


def declaration_facts(world: Underworld, seat: int, action: int, code: int) -> dict[str, Any]:
    """The card that a declaration names, and the condition or the level that it lacks."""
    thing = named_thing(world, seat, action)
    if thing < 0:
        return {}
    found: dict[str, Any] = {"card": name(world, thing)}
    if code == LEVEL_TOO_LOW:
        found["have"] = world.level[thing]
    if code == CONDITION_FAILS:
        ability = world.cards.abilities[world.cards.things[thing]][named_ability(world, seat, action, thing)]
        found["when"] = WHEN[ability.when]
    return found
